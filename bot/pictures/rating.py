"""A rating over the last rated matches, as a picture.

Sizes are in pixels, at two pixels a point of a phone that is 390 points wide.
"""

from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.colours import FELT, WHITE
from bot.pictures.curve import draw_curve
from bot.pictures.parts import MARGIN, QUIET, SMALL, TEXT, TITLE, WIDTH
from bot.pictures.type import fitted, in_lines, type_of

CURVE: Final = 300
ROOM: Final = WIDTH - 2 * MARGIN


@dataclass(frozen=True, slots=True)
class RatingDrawing:
    """What the picture shows: `shown`, at least two numbers in order; `told`: what they come to, in words."""

    title: str
    name: str
    shown: tuple[int, ...]
    told: str


def compose_rating(drawing: RatingDrawing) -> Image.Image:
    """The picture of a rating."""
    told = in_lines(drawing.told, SMALL, ROOM)
    head = MARGIN + TITLE + 12 + TEXT + 16
    below = head + CURVE + 10
    whole = Image.new("RGB", (WIDTH, below + len(told) * (SMALL + 8) + MARGIN), FELT)
    draw = ImageDraw.Draw(whole)
    draw.text((MARGIN, MARGIN), drawing.title, fill=WHITE, font=type_of(TITLE, bold=True), anchor="lt")
    name = fitted(drawing.name, TEXT, ROOM)
    draw.text((MARGIN, MARGIN + TITLE + 12), name, fill=QUIET, font=type_of(TEXT), anchor="lt")
    draw_curve(draw, [drawing.shown], head, CURVE)
    for number, line in enumerate(told):
        draw.text((MARGIN, below + number * (SMALL + 8)), line, fill=QUIET, font=type_of(SMALL), anchor="lt")
    return whole
