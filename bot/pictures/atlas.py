"""All faces of a deck at one size: drawn when they are first asked for, or read from a folder of the host's own."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image

from bot.pictures.faces import FOUR_COLOURS, HEIGHT, SWISS, TWO_COLOURS, WIDTH, Deck, face
from engine.cards import CARD_TEXTS, RANKS_IN_SUIT, Card, rank_of

LOOKS: Final[Mapping[str, Deck]] = {"french": FOUR_COLOURS, "french-two-colours": TWO_COLOURS, "swiss": SWISS}
"""The decks by name; in a folder of one's own faces each has a folder of this name."""
ENDINGS: Final = ("png", "webp")


class UnusableFace(Exception):  # noqa: N818 - it says what is the case
    """A file in the folder of one's own faces is no picture; `path` names it."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


@dataclass(frozen=True, slots=True)
class Look:
    """How cards look: the name of a deck, the letters in the corner by rank, and the folder of own faces, if any."""

    deck: str
    indices: tuple[str, ...]
    own: Path | None = None

    def __post_init__(self) -> None:
        assert self.deck in LOOKS
        assert len(self.indices) == RANKS_IN_SUIT


@lru_cache(maxsize=16)
def atlas(look: Look, width: int) -> Mapping[Card, Image.Image]:
    """The faces of all 52 cards, `width` pixels wide.

    A card whose file is in the folder of own faces (`swiss/JS.png`, `french/TH.webp`) is that picture, brought to this
    size; all others are drawn.

    Raises:
        UnusableFace: a file there is no picture.
    """
    return {Card(number): _face(look, Card(number), width) for number in range(len(CARD_TEXTS))}


def check_faces(folder: Path) -> None:
    """Read every face of the host's own.

    Raises:
        UnusableFace: a file is no picture.
    """
    for deck in LOOKS:
        look = Look(deck, ("",) * RANKS_IN_SUIT, folder)
        for number in range(len(CARD_TEXTS)):
            if (path := _own(look, Card(number))) is not None:
                _read(path, WIDTH)


def _face(look: Look, card: Card, width: int) -> Image.Image:
    own = _own(look, card)
    if own is None:
        return face(LOOKS[look.deck], card, look.indices[rank_of(card)], width)
    return _read(own, width)


def _read(path: Path, width: int) -> Image.Image:
    try:
        with Image.open(path) as picture:
            return picture.convert("RGBA").resize((width, width * HEIGHT // WIDTH), Image.Resampling.LANCZOS)
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):  # what Pillow raises for broken files
        raise UnusableFace(path) from None


def _own(look: Look, card: Card) -> Path | None:
    """The host's own picture of a card."""
    if look.own is None:
        return None
    paths = (look.own / look.deck / f"{CARD_TEXTS[card]}.{ending}" for ending in ENDINGS)
    return next((path for path in paths if path.is_file()), None)
