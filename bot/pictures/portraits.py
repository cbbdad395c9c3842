"""The faces of the players: each computer of the cast has one, a person has the first letter of their name.

A face is drawn in a box of 100 × 100 units and cut to a disc.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageDraw

from bot.pictures.canvas import FINER, Pen, reduced, sheet
from bot.pictures.colours import INK, SKIN, Colour, colour
from bot.pictures.type import type_of

Hair: TypeAlias = Literal["bun", "bob", "curls", "parted", "bald", "cap"]
LINE: Final = 2.2
LETTER: Final = colour("ece5d0")
_FAIR, _BROWN, _DARK = SKIN, colour("d9a577"), colour("a06a43")
_GREY, _BLACK, _CHESTNUT, _BLOND, _GINGER = map(colour, ("9a9a9a", "2b2622", "6b4226", "d8b25a", "b5562b"))
_CHEEK: Final = colour("d98d74")
_MOUTH: Final = colour("9c3535")


@dataclass(frozen=True, slots=True)
class Portrait:
    """What one face has that tells it from the others."""

    hair: Hair
    tint: Colour
    skin: Colour
    coat: Colour
    ground: Colour
    glasses: bool = False
    beard: bool = False


PORTRAITS: Final = (
    Portrait("bun", _GREY, _FAIR, colour("7a3f6d"), colour("bfd7c2"), glasses=True),
    Portrait("bald", _GREY, _FAIR, colour("3f5f8a"), colour("ecd9a6"), beard=True),
    Portrait("bob", _CHESTNUT, _BROWN, colour("b0472f"), colour("a9cfe0")),
    Portrait("parted", _BLACK, _DARK, colour("4f7a45"), colour("f0c9a0")),
    Portrait("curls", _GINGER, _FAIR, colour("2f6f73"), colour("dcc6ea")),
    Portrait("cap", _CHESTNUT, _FAIR, colour("5b4a8a"), colour("c9dba0"), glasses=True),
    Portrait("bob", _BLACK, _DARK, colour("a8722a"), colour("cfe0ee")),
    Portrait("parted", _GREY, _BROWN, colour("8a3434"), colour("d8d2b8"), glasses=True, beard=True),
    Portrait("bun", _BLACK, _BROWN, colour("3f7f5f"), colour("f2c2b8")),
    Portrait("bald", _CHESTNUT, _DARK, colour("6a6a72"), colour("bcd3ee"), glasses=True),
    Portrait("curls", _BLOND, _FAIR, colour("8a4f2f"), colour("b9dccf")),
    Portrait("cap", _BLACK, _BROWN, colour("35587f"), colour("efd0dc"), beard=True),
    Portrait("bob", _GREY, _FAIR, colour("6f7a2f"), colour("e6d6f0"), glasses=True),
)
"""One for each name of the cast, in its order."""


@lru_cache(maxsize=256)
def face_of(member: int, size: int) -> Image.Image:
    """The face of a computer, a disc of this many pixels. `member`: the number of its name in the cast."""
    shown = PORTRAITS[member % len(PORTRAITS)]
    image, pen = _ground(size, shown.ground)
    _hair_behind(pen, shown)
    pen.fill("M8 104 C10 82 26 76 50 76 C74 76 90 82 92 104 Z", shown.coat, line=INK, width=LINE)
    pen.fill("M42 66 L58 66 L60 80 Q50 88 40 80 Z", shown.skin, line=INK, width=LINE)
    pen.oval(50, 48, 21, 25, shown.skin, line=INK, width=LINE)
    if shown.beard:
        pen.fill(
            "M29 50 C30 72 40 80 50 80 C60 80 70 72 71 50 C66 58 60 58 50 57 C40 58 34 58 29 50 Z",
            shown.tint,
            line=INK,
            width=LINE,
        )
    pen.fill("M43 63 Q50 61 57 63 Q50 70 43 63 Z", _MOUTH)
    for x in (41, 59):
        pen.disc(x, 48, 2.8, INK)
        pen.oval(x + (x - 50) * 0.4, 57, 3.4, 2.2, _CHEEK)
        if shown.glasses:
            pen.line(_circle(x, 48, 7.5), INK, 2)
    if shown.glasses:
        pen.line("M48.5 47 L51.5 47", INK, 2)
    _hair_before(pen, shown)
    return _disc(image, size)


@lru_cache(maxsize=256)
def letter_of(letter: str, size: int) -> Image.Image:
    """The first letter of a person's name on a disc of this many pixels."""
    image, _ = _ground(size, LETTER)
    font = type_of(round(size * FINER * 0.5), bold=True)
    ImageDraw.Draw(image).text((image.width / 2, image.height / 2), letter, fill=INK, font=font, anchor="mm")
    return _disc(image, size)


def _hair_behind(pen: Pen, shown: Portrait) -> None:
    match shown.hair:
        case "bun":
            pen.disc(50, 13, 10, shown.tint, line=INK, width=LINE)
        case "bob":
            pen.fill("M50 18 C24 18 22 48 25 76 L75 76 C78 48 76 18 50 18 Z", shown.tint, line=INK, width=LINE)
        case "curls":
            for x, y in ((27, 34), (23, 48), (25, 62), (73, 34), (77, 48), (75, 62)):
                pen.disc(x, y, 10, shown.tint, line=INK, width=LINE)
        case "bald":
            for x in (29, 71):
                pen.oval(x, 46, 6, 11, shown.tint, line=INK, width=LINE)
        case _:
            pass


def _hair_before(pen: Pen, shown: Portrait) -> None:
    match shown.hair:
        case "bun":
            pen.fill("M29 44 C28 26 38 20 50 20 C62 20 72 26 71 44 C66 34 58 31 50 31 C42 31 34 34 29 44 Z", shown.tint,
                     line=INK, width=LINE)  # fmt: skip
        case "bob":
            pen.fill("M28 46 C28 26 38 20 50 20 C62 20 72 26 72 46 C66 40 64 32 60 30 C50 38 36 36 28 46 Z", shown.tint,
                     line=INK, width=LINE)  # fmt: skip
        case "curls":
            for x, y in ((34, 25), (44, 20), (56, 20), (66, 25)):
                pen.disc(x, y, 9, shown.tint, line=INK, width=LINE)
        case "parted":
            pen.fill("M28 42 C26 22 40 18 52 19 C66 18 74 26 72 42 C68 36 66 32 64 30 C54 32 44 30 38 26 C36 32 32 36 "
                     "28 42 Z", shown.tint, line=INK, width=LINE)  # fmt: skip
        case "cap":
            pen.fill("M27 36 C26 18 40 14 50 14 C60 14 74 18 73 36 Q50 28 27 36 Z", shown.coat, line=INK, width=LINE)
            pen.fill("M50 32 C66 30 80 32 88 38 C78 42 62 40 50 36 Z", shown.coat, line=INK, width=LINE)
        case "bald":
            pass


def _circle(x: float, y: float, radius: float) -> str:
    """The outline of a circle, as two curves."""
    reach = radius * 1.333
    return (
        f"M{x - radius} {y} C{x - radius} {y - reach} {x + radius} {y - reach} {x + radius} {y} "
        f"C{x + radius} {y + reach} {x - radius} {y + reach} {x - radius} {y}"
    )


def _ground(size: int, ground: Colour) -> tuple[Image.Image, Pen]:
    image = sheet(size, size)
    image.paste((*ground, 255), (0, 0, *image.size))
    return image, Pen(ImageDraw.Draw(image), size * FINER / 100)


def _disc(image: Image.Image, size: int) -> Image.Image:
    """Cut to a disc with an edge."""
    draw, last, edge = ImageDraw.Draw(image), image.width - 1, max(2, round(size * FINER * 0.03))
    draw.ellipse((0, 0, last, last), outline=INK, width=edge)
    mask = Image.new("L", image.size, 0)
    ImageDraw.Draw(mask).ellipse((0, 0, last, last), fill=255)
    image.putalpha(mask)
    return reduced(image)
