"""The figures of the court cards, in a box of 100 × 100 units: busts that a hat or a crown tells apart."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.pictures.canvas import Pen
from bot.pictures.colours import GOLD, INK, SKIN, WHITE, Colour, colour
from engine.cards import CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES, Rank, Suit

LINE: Final = 2.0


@dataclass(frozen=True, slots=True)
class Dress:
    """What tells the courts of one suit from those of another, beside its sign."""

    robe: Colour
    trim: Colour
    hair: Colour


DRESSES: Final[Mapping[Suit, Dress]] = {
    SPADES: Dress(robe=colour("2f4b8f"), trim=colour("d9e2f4"), hair=colour("3a2a1c")),
    HEARTS: Dress(robe=colour("b3273a"), trim=colour("f6dfae"), hair=colour("d8a24a")),
    DIAMONDS: Dress(robe=colour("2f7f86"), trim=colour("f3e3b5"), hair=colour("8a4a22")),
    CLUBS: Dress(robe=colour("3d7a3f"), trim=colour("efe0b0"), hair=colour("55514c")),
}
_CHEEK: Final = colour("e79f86")
_STEEL: Final = colour("c3ccd6")
_WOOD: Final = colour("8a5a2b")


def _robe(pen: Pen, dress: Dress) -> None:
    pen.fill("M2 100 C4 80 16 71 36 66 L64 66 C84 71 96 80 98 100 Z", dress.robe, line=INK, width=LINE)
    pen.fill("M39 66 L61 66 L58 100 L42 100 Z", dress.trim, line=INK, width=LINE)
    for y in (76, 85, 94):
        pen.disc(50, y, 2.2, dress.robe)
    pen.line("M20 76 Q24 88 22 100", INK, 1.4)
    pen.line("M80 76 Q76 88 78 100", INK, 1.4)


def _head(pen: Pen) -> None:
    pen.fill("M43 54 L57 54 L58 67 Q50 73 42 67 Z", SKIN, line=INK, width=LINE)
    pen.fill(
        "M35 36 C35 52 41 61 50 61 C59 61 65 52 65 36 C65 26 59 21 50 21 C41 21 35 26 35 36 Z",
        SKIN,
        line=INK,
        width=LINE,
    )
    for x in (43.5, 56.5):
        pen.disc(x, 39.5, 1.9, INK)
        pen.line(f"M{x - 4} 34.5 Q{x} 32 {x + 4} 34.5", INK, 1.6)
    for x in (40, 60):
        pen.oval(x, 47, 2.8, 1.8, _CHEEK)
    pen.line("M50.5 40 L52 47 L48.5 47.5", INK, 1.5)


def _mouth(pen: Pen) -> None:
    pen.fill("M45.5 52.5 Q50 51 54.5 52.5 Q50 57 45.5 52.5 Z", colour("b23a3a"))


def _crown(pen: Pen, dress: Dress) -> None:
    pen.fill("M33 27 L28 5 L40 15 L50 1 L60 15 L72 5 L67 27 Q50 22 33 27 Z", GOLD, line=INK, width=LINE)
    pen.fill("M33 27 Q50 22 67 27 L67 32 Q50 27 33 32 Z", dress.robe, line=INK, width=LINE)
    for x, y in ((28, 5), (50, 1.5), (72, 5)):
        pen.disc(x, y, 3, WHITE, line=INK, width=1.4)


def _collar(pen: Pen, dress: Dress) -> None:
    for x, y in ((28, 72), (36, 75), (45, 77), (55, 77), (64, 75), (72, 72)):
        pen.disc(x, y, 5, WHITE, line=INK, width=1.5)
    pen.disc(50, 84, 4, GOLD, line=INK, width=1.6)


def king(pen: Pen, dress: Dress) -> None:
    """A crown and a beard."""
    pen.fill("M31 30 C26 44 28 56 33 62 L40 60 L38 30 Z", dress.hair, line=INK, width=LINE)
    pen.fill("M69 30 C74 44 72 56 67 62 L60 60 L62 30 Z", dress.hair, line=INK, width=LINE)
    _robe(pen, dress)
    _collar(pen, dress)
    _head(pen)
    pen.fill(
        "M35 42 C38 49 42 50 45 49.5 Q50 47 55 49.5 C58 50 62 49 65 42 C66 58 60 73 50 78 C40 73 34 58 35 42 Z",
        dress.hair,
        line=INK,
        width=LINE,
    )
    pen.fill("M45.5 53 Q50 51.5 54.5 53 Q50 56.5 45.5 53 Z", colour("b23a3a"))
    _crown(pen, dress)


def queen(pen: Pen, dress: Dress) -> None:
    """A low crown on long hair, and a necklace."""
    pen.fill(
        "M50 14 C28 14 26 40 27 60 C27 72 22 76 20 82 L42 82 L42 60"
        "L58 60 L58 82 L80 82 C78 76 73 72 73 60 C74 40 72 14 50 14 Z",
        dress.hair,
        line=INK,
        width=LINE,
    )
    _robe(pen, dress)
    pen.fill("M41 64 Q50 88 59 64 Z", SKIN, line=INK, width=LINE)
    _head(pen)
    _mouth(pen)
    pen.fill(
        "M34 36 C36 27 44 24 50 28 C56 24 64 27 66 36 C70 24 62 16 50 16 C38 16 30 24 34 36 Z",
        dress.hair,
        line=INK,
        width=LINE,
    )
    for x, y in ((42, 69), (46, 73.5), (50, 75), (54, 73.5), (58, 69)):
        pen.disc(x, y, 2.4, WHITE, line=INK, width=1.2)
    pen.fill("M36 18 L34 7 L42 12 L50 4 L58 12 L66 7 L64 18 Q50 13 36 18 Z", GOLD, line=INK, width=LINE)
    for x, y in ((34, 7), (50, 4.5), (66, 7)):
        pen.disc(x, y, 2.4, dress.trim, line=INK, width=1.2)


def _bob(pen: Pen, dress: Dress) -> None:
    """Hair to the chin."""
    pen.fill("M33 26 C27 40 27 54 30 60 Q36 62 39 58 L38 30 Z", dress.hair, line=INK, width=LINE)
    pen.fill("M67 26 C73 40 73 54 70 60 Q64 62 61 58 L62 30 Z", dress.hair, line=INK, width=LINE)


def jack(pen: Pen, dress: Dress) -> None:
    """A flat cap with a feather, and no beard."""
    _bob(pen, dress)
    _robe(pen, dress)
    _head(pen)
    _mouth(pen)
    pen.fill("M66 20 C76 2 92 2 96 10 C92 20 78 24 68 24 Z", dress.trim, line=INK, width=LINE)
    pen.line("M68 22 Q80 12 93 10", INK, 1.3)
    pen.fill("M27 26 C24 12 40 6 54 8 C68 10 76 18 73 27 Q50 20 27 26 Z", dress.robe, line=INK, width=LINE)
    pen.fill("M27 26 Q50 20 73 27 L72 32 Q50 25 29 31 Z", dress.trim, line=INK, width=LINE)


def ober(pen: Pen, dress: Dress) -> None:
    """A broad hat with a plume, a moustache, and a halberd."""
    pen.line("M88 100 L88 14", INK, 5)
    pen.line("M88 100 L88 14", _WOOD, 2.6)
    pen.fill(
        "M88 0 L91 14 C99 14 100 24 98 32 L91 27 L85 27 L85 22 L78 24 L80 16 L85 15 Z", _STEEL, line=INK, width=1.6
    )
    _bob(pen, dress)
    _robe(pen, dress)
    _head(pen)
    _mouth(pen)
    pen.fill(
        "M50 49 C44 46 38 48 34 53 C40 55 46 54 50 51.5 C54 54 60 55 66 53 C62 48 56 46 50 49 Z",
        dress.hair,
        line=INK,
        width=1.4,
    )
    pen.fill("M34 22 C34 6 24 -2 15 2 C14 14 22 24 34 27 Z", dress.trim, line=INK, width=LINE)
    pen.line("M32 23 Q26 10 18 5", INK, 1.3)
    pen.fill("M34 24 C34 8 42 4 50 4 C58 4 66 8 66 24 Z", dress.robe, line=INK, width=LINE)
    pen.fill("M18 27 C30 19 70 19 82 27 C70 33 30 33 18 27 Z", dress.trim, line=INK, width=LINE)


def under(pen: Pen, dress: Dress) -> None:
    """A pointed cap that falls to one side, and no beard."""
    _bob(pen, dress)
    _robe(pen, dress)
    _head(pen)
    _mouth(pen)
    pen.fill(
        "M29 28 C28 10 44 2 60 6 C76 9 86 24 84 40 C78 32 72 28 69 28 Q50 21 29 28 Z", dress.robe, line=INK, width=LINE
    )
    pen.fill("M28 28 Q50 20 71 28 L70 34 Q50 26 30 34 Z", dress.trim, line=INK, width=LINE)
    pen.disc(84, 42, 5, dress.trim, line=INK, width=1.6)


def banner(pen: Pen, dress: Dress) -> None:
    """A flag on a pole: the ten of the Swiss-German deck; the sign of its suit stands on it."""
    pen.line("M18 100 L18 6", INK, 6.4)
    pen.line("M18 100 L18 6", _WOOD, 3.4)
    pen.disc(18, 5, 4.4, GOLD, line=INK, width=1.8)
    pen.fill("M21 12 C40 4 60 22 94 12 L90 40 L96 68 C62 78 42 58 21 70 Z", dress.trim, line=INK, width=2.4)
    pen.fill("M21 12 C40 4 60 22 94 12 L93 19 C60 29 40 11 21 19 Z", dress.robe, line=INK, width=1.8)
    pen.fill("M21 63 C42 51 62 71 95 61 L96 68 C62 78 42 58 21 70 Z", dress.robe, line=INK, width=1.8)


Figure = Callable[[Pen, Dress], None]

FRENCH_COURTS: Final[Mapping[Rank, Figure]] = {KING: king, QUEEN: queen, JACK: jack}
SWISS_COURTS: Final[Mapping[Rank, Figure]] = {KING: king, QUEEN: ober, JACK: under}
