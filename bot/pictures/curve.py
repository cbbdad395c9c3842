"""A curve: a line for each series of numbers, with the mark of its side, between the lowest number and the highest.

Sizes are in pixels, at two pixels a point of a phone that is 390 points wide.
"""

from collections.abc import Sequence
from typing import Final

from PIL import ImageDraw

from bot.pictures.colours import GOLD, WHITE, Colour, colour
from bot.pictures.parts import MARGIN, MINUS, QUIET, SMALL, WIDTH
from bot.pictures.type import type_of

LINES: Final[tuple[Colour, ...]] = (WHITE, GOLD, colour("8ec9ff"), colour("ffa8b5"))
"""The colours of the sides; each has a mark of its own too."""
STRIPE: Final = colour("1a4031")
MARKED: Final = 4
"""Every so manyeth number is marked, and the first and the last."""


def written(number: int) -> str:
    """A number with a true minus sign.

    >>> written(-12) == "\N{MINUS SIGN}12"
    True
    """
    return f"{MINUS}{-number}" if number < 0 else str(number)


def mark(draw: ImageDraw.ImageDraw, side: int, x: float, y: float, size: float = 8) -> None:
    """The mark of a side: a disc, a square, a triangle or a diamond."""
    ink = LINES[side]
    if side == 0:
        draw.ellipse((x - size, y - size, x + size, y + size), fill=ink)
    elif side == 1:
        draw.rectangle((x - size, y - size, x + size, y + size), fill=ink)
    elif side == 2:
        draw.polygon([(x, y - size - 1), (x + size + 1, y + size), (x - size - 1, y + size)], fill=ink)
    else:
        draw.polygon([(x, y - size - 2), (x + size + 2, y), (x, y + size + 2), (x - size - 2, y)], fill=ink)


def draw_curve(
    draw: ImageDraw.ImageDraw, lines: Sequence[Sequence[int]], top: int, height: int, *, axis: int | None = None
) -> None:
    """A line for each series, all as long; `axis`: the number whose level is drawn brighter (None: there is none)."""
    low, high = min(map(min, lines)), max(map(max, lines))
    last, span = len(lines[0]) - 1, max(1, high - low)
    left, right, bottom = MARGIN + 70, WIDTH - MARGIN - 24, top + height - 18

    def at(place: int, number: int) -> tuple[float, float]:
        return left + (right - left) * place / last, bottom - (bottom - top - 18) * (number - low) / span

    for level in dict.fromkeys((low, low if axis is None else axis, high)):
        y = at(0, level)[1]
        draw.line((left, y, right, y), fill=QUIET if level == axis else STRIPE, width=2)
        if axis is None or level == axis or abs(y - at(0, axis)[1]) >= SMALL:
            draw.text((left - 12, y), written(level), fill=QUIET, font=type_of(SMALL), anchor="rm")
    for side, numbers in enumerate(lines):
        draw.line([at(place, number) for place, number in enumerate(numbers)], fill=LINES[side], width=4)
    for side, numbers in enumerate(lines):
        for place, number in enumerate(numbers):
            if place in {1, last} or place % MARKED == 0:
                mark(draw, side, *at(place, number), size=6 if place < last else 9)
