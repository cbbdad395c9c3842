"""The type of all pictures: Noto Sans with Japanese and the signs of the suits, as packaged with the bot."""

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final

from PIL import ImageFont

_FILES: Final = {False: "NotoSansJP-Regular-subset.otf", True: "NotoSansJP-Bold-subset.otf"}


@cache
def type_of(size: int, *, bold: bool = False) -> ImageFont.FreeTypeFont:
    """The font in this size, in pixels."""
    return ImageFont.truetype(BytesIO(_file(bold=bold)), size)


@cache
def _file(*, bold: bool) -> bytes:
    return files("bot.pictures").joinpath("fonts", _FILES[bold]).read_bytes()
