"""The type of all pictures: Noto Sans with Japanese and the signs of the suits, as packaged with the bot."""

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, Final

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.colours import Colour

_FILES: Final = {False: "NotoSansJP-Regular-subset.otf", True: "NotoSansJP-Bold-subset.otf"}
SIZE_OF_CAPITALS: Final = 1.36
"""How large the type must be for capitals of height 1."""
ELLIPSIS: Final = "…"
NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
BREAK: Final = " ·"
"""What separates parts of a text; at the end of a line it separates nothing."""

Box = tuple[float, float, float, float]
"""Left, top, width and height, in pixels."""


class _Type(ImageFont.FreeTypeFont):
    """The font, which writes the narrow space of French texts and numbers as a space, since it has none."""

    def getmask2(self, text: Any, *args: Any, **options: Any) -> Any:
        return super().getmask2(_spaced(text), *args, **options)

    def getlength(self, text: Any, *args: Any, **options: Any) -> float:
        return super().getlength(_spaced(text), *args, **options)

    def getbbox(self, text: Any, *args: Any, **options: Any) -> tuple[float, float, float, float]:
        return super().getbbox(_spaced(text), *args, **options)


def _spaced(text: Any) -> Any:
    return text.replace(NARROW, " ") if isinstance(text, str) else text


@cache
def type_of(size: int, *, bold: bool = False) -> ImageFont.FreeTypeFont:
    """The font in this size, in pixels."""
    return _Type(BytesIO(_file(bold=bold)), size)


@cache
def _file(*, bold: bool) -> bytes:
    return files("bot.pictures").joinpath("fonts", _FILES[bold]).read_bytes()


def has_all(text: str) -> bool:
    """Whether the font has every character of a text: names of players may be in any writing."""
    return all(char.isspace() or _drawn(char) != _drawn("\uffff") for char in text)


@cache
def _drawn(char: str) -> bytes:
    return bytes(type_of(32).getmask(char))


def capitals(image: Image.Image, text: str, ink: Colour, box: Box) -> None:
    """Write letters whose capitals are as high as the box, narrower where they would be wider than the box."""
    left, top, width, height = box
    font = type_of(round(height * SIZE_OF_CAPITALS), bold=True)
    x0, _, x1, y1 = font.getbbox(text)
    _, rise, _, _ = font.getbbox("H")
    drawn = Image.new("L", (round(x1 - x0), round(y1 - rise)), 0)
    ImageDraw.Draw(drawn).text((-x0, -rise), text, fill=255, font=font)
    wide = round(min(width, drawn.width))
    drawn = drawn.resize((wide, drawn.height), Image.Resampling.BILINEAR)
    image.paste((*ink, 255), (round(left + (width - wide) / 2), round(top)), drawn)


def fitted(text: str, size: int, width: float, *, bold: bool = False) -> str:
    """The text, or as much of it as fits this width, with an ellipsis."""
    font = type_of(size, bold=bold)
    if font.getlength(text) <= width:
        return text
    while text and font.getlength(text + ELLIPSIS) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def in_lines(text: str, size: int, width: float, *, bold: bool = False) -> list[str]:
    """The text in lines of this width, broken at spaces, or anywhere in a word that is wider (as in Japanese)."""
    font, lines = type_of(size, bold=bold), [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if font.getlength(longer) <= width:
            lines[-1] = longer
            continue
        if lines[-1]:
            lines.append("")
        for char in word:
            if font.getlength(lines[-1] + char) > width:
                lines.append("")
            lines[-1] += char
    last = len(lines) - 1
    ends = [line if number == last else line.removesuffix(BREAK) for number, line in enumerate(lines)]
    return [line if number == 0 else line.removeprefix(BREAK.lstrip()).lstrip() for number, line in enumerate(ends)]
