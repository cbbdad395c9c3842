"""Card faces and backs, drawn in code: a big index, a figure for each court, a big sign for each number.

A card is 100 units wide and 140 high. The index fits the strip that a fan leaves visible.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.canvas import FINER, Pen, reduced, sheet
from bot.pictures.colours import BLUE, BRONZE, EDGE, GOLD, GREEN, INK, PAPER, RED, Colour, colour
from bot.pictures.courts import DRESSES, FRENCH_COURTS, SWISS_COURTS, Figure, banner
from bot.pictures.suits import FRENCH_SIGNS, SWISS_SIGNS, Sign
from bot.pictures.type import capitals
from engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUITS, TEN, Card, Rank, Suit, rank_of, suit_of

WIDTH: Final = 100
HEIGHT: Final = 140
CORNER: Final = 9
INDEX: Final = (6.0, 3.0, 37.0, 38.0)
"""The box of the rank: left, top, width, height."""
_BACK: Final = colour("7a1f2f")
_BACK_LIGHT: Final = colour("b5596a")


@dataclass(frozen=True, slots=True)
class Deck:
    """The look of a deck: signs and colours of the suits, figures of the courts, whether its ten is a banner."""

    signs: Mapping[Suit, Sign]
    inks: Mapping[Suit, Colour]
    courts: Mapping[Rank, Figure]
    banners: bool = False


FOUR_COLOURS: Final = Deck(FRENCH_SIGNS, {SPADES: INK, HEARTS: RED, DIAMONDS: BLUE, CLUBS: GREEN}, FRENCH_COURTS)
TWO_COLOURS: Final = Deck(FRENCH_SIGNS, {SPADES: INK, HEARTS: RED, DIAMONDS: RED, CLUBS: INK}, FRENCH_COURTS)
SWISS: Final = Deck(
    SWISS_SIGNS, {SPADES: BLUE, HEARTS: RED, DIAMONDS: GREEN, CLUBS: BRONZE}, SWISS_COURTS, banners=True
)


def face(deck: Deck, card: Card, index: str, width: int) -> Image.Image:
    """The face of a card with this index (`10`, `Q`), `width` pixels wide and 1.4 times as high."""
    image, pen = _blank(width, PAPER)
    suit, rank = suit_of(card), rank_of(card)
    ink = deck.inks[suit]
    if figure := deck.courts.get(rank):
        figure(pen.placed(22, 59, 77), DRESSES[suit])
    elif deck.banners and rank == TEN:
        flag = pen.placed(20, 57, 79)
        banner(flag, DRESSES[suit])
        deck.signs[suit](flag.placed(36, 19, 42), ink)
    else:
        deck.signs[suit](pen.placed(35, 69, 58), ink)
    left, top, across, down = INDEX
    capitals(image, index, ink, (left * pen.scale, top * pen.scale, across * pen.scale, down * pen.scale))
    deck.signs[suit](pen.placed(9, 49, 25), ink)
    _edge(pen)
    return _cut(image, width)


def back(width: int) -> Image.Image:
    """The back of a card, `width` pixels wide."""
    image, pen = _blank(width, PAPER)
    pen.fill("M7 7 L93 7 L93 133 L7 133 Z", _BACK)
    for step in range(-130, 100, 12):
        for rise in (1, -1):
            x = step + (0 if rise > 0 else 126)
            ends = _clipped(x, rise)
            if ends is not None:
                pen.line(ends, _BACK_LIGHT, 1.2)
    pen.disc(50, 70, 25, _BACK, line=_BACK_LIGHT, width=2)
    for number, suit in enumerate(SUITS):
        FRENCH_SIGNS[suit](pen.placed(35.5 + 16 * (number % 2), 56 + 15 * (number // 2), 13), GOLD)
    pen.line("M7 7 L93 7 L93 133 L7 133 L7 7 L93 7", _BACK_LIGHT, 2)
    _edge(pen)
    return _cut(image, width)


def _clipped(x: float, rise: int) -> str | None:
    """A diagonal of the back from (x, 7), as far as it lies on it."""
    left, right, top, bottom = 7.0, 93.0, 7.0, 133.0
    points = [(x + rise * (y - top), y) for y in (top, bottom)]
    inside = []
    for (ax, ay), (bx, by) in ((points[0], points[1]), (points[1], points[0])):
        edge = min(max(ax, left), right)
        share = (edge - ax) / (bx - ax)
        if not 0 <= share <= 1:
            return None
        inside.append(f"{edge} {ay + share * (by - ay)}")
    return "M" + " L".join(inside)


def _blank(width: int, ground: Colour) -> tuple[Image.Image, Pen]:
    image = sheet(width, width * HEIGHT // WIDTH)
    image.paste((*ground, 255), (0, 0, *image.size))
    return image, Pen(ImageDraw.Draw(image), width * FINER / WIDTH)


def _edge(pen: Pen) -> None:
    box = (0, 0, WIDTH * pen.scale - 1, HEIGHT * pen.scale - 1)
    pen.draw.rounded_rectangle(box, CORNER * pen.scale, outline=EDGE, width=round(1.4 * pen.scale))


def _cut(image: Image.Image, width: int) -> Image.Image:
    """Round the corners, and reduce to the wanted size."""
    mask = Image.new("L", image.size, 0)
    box = (0, 0, image.width - 1, image.height - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, CORNER * width * FINER / WIDTH, fill=255)
    image.putalpha(mask)
    return reduced(image)
