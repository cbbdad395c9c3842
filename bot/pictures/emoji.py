"""Cards and signs as small pictures that stand in a line of text: they are to be read at 20 pixels, on light and dark.

Rank and sign are as large as can be: the rank in the upper left of a tile, the sign of the suit in its lower right.
"""

from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.atlas import LOOKS
from bot.pictures.canvas import FINER, Pen, reduced, sheet
from bot.pictures.colours import EDGE, GOLD, INK, PAPER, RED, WHITE
from bot.pictures.suits import FRENCH_SIGNS
from bot.pictures.type import capitals
from engine.cards import SPADES, Card, Suit, suit_of

SIZE: Final = 128
"""Pixels of a side, as Discord keeps an emoji."""
_ROUND: Final = 16
_INDEX: Final = (8.0, 9.0, 53.0, 60.0)
"""The box of the rank in hundredths of a side: left, top, width, height."""
_STAR: Final = "M50 2 L62 36 L98 37 L69 58 L80 93 L50 72 L20 93 L31 58 L2 37 L38 36 Z"


def card_emoji(deck: str, card: Card, index: str, *, trump: bool = False) -> Image.Image:
    """A card with this index (`10`, `Q`); a trump has a star in the corner that is left."""
    look, suit = LOOKS[deck], suit_of(card)
    image, pen = _tile()
    ink = look.inks[suit]
    left, top, across, down = _INDEX
    capitals(image, index, ink, (left * pen.scale, top * pen.scale, across * pen.scale, down * pen.scale))
    pen.disc(70, 70, 28, PAPER)
    look.signs[suit](pen.placed(46, 46, 49), ink)
    if trump:
        _star(pen.placed(64, 5, 32))
    return reduced(image)


def suit_emoji(deck: str, suit: Suit) -> Image.Image:
    """The sign of a suit."""
    look = LOOKS[deck]
    image, pen = _tile()
    look.signs[suit](pen.placed(14, 14, 72), look.inks[suit])
    return reduced(image)


def trump_emoji() -> Image.Image:
    """The mark of trumps."""
    image = sheet(SIZE, SIZE)
    _star(_pen(image))
    return reduced(image)


def chip_emoji() -> Image.Image:
    """A chip, such as lie in the pot."""
    image = sheet(SIZE, SIZE)
    pen = _pen(image)
    pen.disc(50, 50, 48, RED, line=INK, width=3)
    for path in (
        "M43 3 L57 3 L55 20 L45 20 Z",
        "M43 97 L57 97 L55 80 L45 80 Z",
        "M3 43 L3 57 L20 55 L20 45 Z",
        "M97 43 L97 57 L80 55 L80 45 Z",
    ):
        pen.fill(path, WHITE)
    pen.disc(50, 50, 29, WHITE, line=INK, width=3)
    FRENCH_SIGNS[SPADES](pen.placed(32, 31, 36), INK)
    return reduced(image)


def _tile() -> tuple[Image.Image, Pen]:
    image = sheet(SIZE, SIZE)
    side = SIZE * FINER - 1
    box, corner = (0, 0, side, side), _ROUND * SIZE * FINER // 100
    ImageDraw.Draw(image).rounded_rectangle(box, corner, fill=PAPER, outline=EDGE, width=3 * FINER)
    return image, _pen(image)


def _pen(image: Image.Image) -> Pen:
    return Pen(ImageDraw.Draw(image), SIZE * FINER / 100)


def _star(pen: Pen) -> None:
    pen.fill(_STAR, GOLD, line=INK, width=7)
