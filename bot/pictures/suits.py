"""The signs of the suits, in a box of 100 × 100 units: French ones in one colour, Swiss-German ones in several."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.pictures.canvas import Pen
from bot.pictures.colours import BROWN, GOLD, INK, WHITE, Colour, colour
from engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Suit

Sign = Callable[[Pen, Colour], None]
"""Draws a sign; the colour is that of its suit."""

_STEM: Final = "M47 66 C47 84 43 93 32 98 L68 98 C57 93 53 84 53 66 Z"
_GREY: Final = colour("c9d3e6")
_ROSE: Final = colour("e04a5c")
_LEAF: Final = colour("3f9142")
_NUT: Final = colour("b98a3e")


def _spade(pen: Pen, ink: Colour) -> None:
    pen.fill(
        "M50 1 C43 21 6 38 6 63 C6 79 18 86 29 86 C39 86 46 80 50 70"
        "C54 80 61 86 71 86 C82 86 94 79 94 63 C94 38 57 21 50 1 Z",
        ink,
    )
    pen.fill(_STEM, ink)


def _heart(pen: Pen, ink: Colour) -> None:
    pen.fill(
        "M50 97 C43 78 3 58 3 30 C3 13 14 4 27 4 C38 4 47 11 50 23"
        "C53 11 62 4 73 4 C86 4 97 13 97 30 C97 58 57 78 50 97 Z",
        ink,
    )


def _diamond(pen: Pen, ink: Colour) -> None:
    pen.fill("M50 0 C59 19 73 37 90 50 C73 63 59 81 50 100 C41 81 27 63 10 50 C27 37 41 19 50 0 Z", ink)


def _club(pen: Pen, ink: Colour) -> None:
    for x, y in ((50, 24), (25, 58), (75, 58)):
        pen.disc(x, y, 22, ink)
    pen.fill("M42 36 L58 36 L64 62 L54 72 L46 72 L36 62 Z", ink)
    pen.fill(_STEM, ink)


def _shield(pen: Pen, ink: Colour) -> None:
    pen.fill("M12 5 Q50 14 88 5 C92 44 84 76 50 98 C16 76 8 44 12 5 Z", GOLD, line=INK, width=5)
    pen.fill("M21 17 Q50 24 79 17 C81 46 75 69 50 86 C25 69 19 46 21 17 Z", ink)
    pen.fill("M50 22 L50 85 C26 68 20 47 20 46 L50 46 Z", _GREY)
    pen.fill("M50 22 L79 17 C81 30 80 40 79 46 L50 46 Z", _GREY)
    pen.line("M12 5 Q50 14 88 5 C92 44 84 76 50 98 C16 76 8 44 12 5 Z L12 5", INK, 5)


def _bell(pen: Pen, ink: Colour) -> None:
    pen.disc(50, 10, 9, GOLD, line=INK, width=5)
    pen.disc(50, 58, 40, GOLD, line=INK, width=5)
    pen.fill("M12 47 Q50 60 88 47 L90 61 Q50 74 10 61 Z", ink, line=INK, width=4)
    pen.line("M50 72 L50 95", INK, 6)
    pen.disc(50, 73, 6.5, INK)


def _rose(pen: Pen, ink: Colour) -> None:
    for path in (
        "M50 50 L40 0 L60 0 Z",
        "M50 50 L98 30 L96 52 Z",
        "M50 50 L86 86 L68 98 Z",
        "M50 50 L14 86 L32 98 Z",
        "M50 50 L2 30 L4 52 Z",
    ):
        pen.fill(path, _LEAF, line=INK, width=3)
    for x, y in ((50, 24), (75, 42), (66, 72), (34, 72), (25, 42)):
        pen.disc(x, y, 21, _ROSE, line=INK, width=4)
    for x, y in ((50, 34), (65, 45), (60, 63), (40, 63), (35, 45)):
        pen.disc(x, y, 12, ink)
    pen.disc(50, 50, 13, GOLD, line=INK, width=4)


def _acorn(pen: Pen, ink: Colour) -> None:
    pen.fill("M46 4 L54 2 L55 22 L45 22 Z", BROWN, line=INK, width=3)
    pen.fill("M20 44 C20 74 38 88 50 99 C62 88 80 74 80 44 Z", _NUT, line=INK, width=5)
    pen.fill("M12 48 C10 26 30 16 50 16 C70 16 90 26 88 48 Q50 60 12 48 Z", ink, line=INK, width=5)
    pen.line("M22 32 Q50 44 78 32", WHITE, 3)
    pen.line("M32 60 Q34 74 44 84", WHITE, 4)


FRENCH_SIGNS: Final[Mapping[Suit, Sign]] = {SPADES: _spade, HEARTS: _heart, DIAMONDS: _diamond, CLUBS: _club}
SWISS_SIGNS: Final[Mapping[Suit, Sign]] = {SPADES: _shield, HEARTS: _rose, DIAMONDS: _acorn, CLUBS: _bell}
"""Schilten are spades, Rosen hearts, Eicheln diamonds, Schellen clubs."""
