"""A picture that comes with a message: what it shows, in which look, and the words for those who do not see it."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from bot.pictures.atlas import Look
from bot.pictures.deal import DealDrawing, compose_deal
from bot.pictures.parts import encoded
from bot.pictures.rating import RatingDrawing, compose_rating
from bot.pictures.score import ScoreDrawing, compose_score
from bot.pictures.table import TableDrawing, compose

Drawing: TypeAlias = TableDrawing | DealDrawing | ScoreDrawing | RatingDrawing
KEPT = 64
"""How many pictures are kept, some 40 KB each: the same is sent to several readers, and again after a failure."""


@dataclass(frozen=True, slots=True, repr=False)
class Picture:
    """A picture by its values: two that are equal have the same bytes. `described`: its text."""

    drawing: Drawing
    look: Look
    described: str

    def __repr__(self) -> str:
        return "<Picture>"

    def content(self) -> bytes:
        """The file; drawing it takes some 20 ms, so call this off the event loop."""
        return _drawn(self.drawing, self.look)


def composed(drawing: Drawing, look: Look) -> Image.Image:
    """The picture of these values."""
    match drawing:
        case TableDrawing():
            return compose(drawing, look)
        case DealDrawing():
            return compose_deal(drawing, look)
        case ScoreDrawing():
            return compose_score(drawing)
        case RatingDrawing():
            return compose_rating(drawing)


def forget_pictures() -> None:
    """Forget the pictures that are kept: names stand in them."""
    _drawn.cache_clear()


@lru_cache(maxsize=KEPT)
def _drawn(drawing: Drawing, look: Look) -> bytes:
    return encoded(composed(drawing, look))
