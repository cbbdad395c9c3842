"""A sheet to draw on by outlines, in units of one's own, with smooth edges.

Outlines are written as in an SVG path, absolute: `M x y`, `L x y`, `Q cx cy x y`, `C ax ay bx by x y`, `Z`.

>>> len(outline("M0 0 L10 0 L10 10 Z"))
3
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.colours import Colour

Point = tuple[float, float]

FINER: Final = 4
"""Drawn so many times larger and then reduced, which makes the edges smooth."""
STEPS: Final = 14
"""The straight pieces of a curve."""
_NUMBERS: Final = {"M": 2, "L": 2, "Q": 4, "C": 6}


@cache
def outline(path: str) -> tuple[Point, ...]:
    """The corners of an outline, its curves in short straight pieces.

    Raises:
        ValueError: the text is no path of these commands.
    """
    return tuple(_corners(path))


def _corners(path: str) -> Iterator[Point]:
    words = path.replace("Z", " ").replace(",", " ")
    for command in "MLQC":
        words = words.replace(command, f" {command} ")
    at: Point = (0.0, 0.0)
    command, numbers = "", list[float]()
    for word in words.split():
        if word in _NUMBERS:
            command = word
            continue
        numbers.append(float(word))
        if len(numbers) == _NUMBERS.get(command, 0):
            points = [at, *zip(numbers[::2], numbers[1::2], strict=True)]
            yield from _piece(points)
            at, numbers = points[-1], []
    if numbers or not command:
        raise ValueError(path)


def _piece(points: Sequence[Point]) -> Iterator[Point]:
    """A line or a curve with these control points, without its first one (de Casteljau)."""
    for step in range(1, STEPS + 1) if len(points) > 2 else (STEPS,):
        share, left = step / STEPS, list(points)
        while len(left) > 1:
            left = [(ax + (bx - ax) * share, ay + (by - ay) * share) for (ax, ay), (bx, by) in pairwise(left)]
        yield left[0]


@dataclass(frozen=True, slots=True)
class Pen:
    """Draws on a sheet in units of its own: `scale` pixels a unit, from the pixel (`x`, `y`) on."""

    draw: ImageDraw.ImageDraw
    scale: float
    x: float = 0.0
    y: float = 0.0

    def placed(self, x: float, y: float, size: float) -> "Pen":
        """A pen whose box of 100 × 100 units has its upper left corner here and is `size` of this pen's units wide."""
        return Pen(self.draw, self.scale * size / 100, self.x + x * self.scale, self.y + y * self.scale)

    def fill(self, path: str, colour: Colour, *, line: Colour | None = None, width: float = 2.0) -> None:
        """Fill an outline, and draw its line."""
        points = self._points(outline(path))
        self.draw.polygon(points, fill=colour)
        if line is not None:
            self._line([*points, points[0], points[1]], line, width)

    def line(self, path: str, colour: Colour, width: float = 2.0) -> None:
        """Draw along a path."""
        self._line(self._points(outline(path)), colour, width)

    def disc(
        self, x: float, y: float, radius: float, colour: Colour, *, line: Colour | None = None, width: float = 2.0
    ) -> None:
        """Fill a circle, and draw its line."""
        self.oval(x, y, radius, radius, colour, line=line, width=width)

    def oval(
        self,
        x: float,
        y: float,
        across: float,
        down: float,
        colour: Colour,
        *,
        line: Colour | None = None,
        width: float = 2.0,
    ) -> None:
        """Fill an ellipse with these half axes, and draw its line."""
        ((cx, cy),) = self._points([(x, y)])
        rx, ry = across * self.scale, down * self.scale
        box = (cx - rx, cy - ry, cx + rx, cy + ry)
        self.draw.ellipse(box, fill=colour, outline=line, width=max(1, round(width * self.scale)) if line else 0)

    def _points(self, points: Sequence[Point]) -> list[Point]:
        return [(self.x + x * self.scale, self.y + y * self.scale) for x, y in points]

    def _line(self, points: Sequence[Point], colour: Colour, width: float) -> None:
        self.draw.line(list(points), fill=colour, width=max(1, round(width * self.scale)), joint="curve")


def sheet(width: int, height: int) -> Image.Image:
    """An empty, clear sheet to draw on with a pen; `reduced` makes it a picture of this size in pixels."""
    return Image.new("RGBA", (width * FINER, height * FINER), (0, 0, 0, 0))


def reduced(drawn: Image.Image) -> Image.Image:
    """The picture of a finely drawn sheet."""
    return drawn.reduce(FINER)
