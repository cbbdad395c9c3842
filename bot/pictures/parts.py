"""What the pictures have in common: sizes, the heading, rows of open cards, the sign of the trump suit, the file.

Sizes are in pixels, at two pixels a point of a phone that is 390 points wide.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.atlas import LOOKS, Look, atlas
from bot.pictures.canvas import FINER, Pen, reduced, sheet
from bot.pictures.colours import FELT, PAPER, WHITE, colour
from bot.pictures.faces import HEIGHT as CARD_HEIGHT
from bot.pictures.faces import WIDTH as CARD_WIDTH
from bot.pictures.portraits import face_of, letter_of
from bot.pictures.type import in_lines, type_of
from engine.cards import Card, Suit

WIDTH: Final = 780
MARGIN: Final = 20
TITLE: Final = 30
TEXT: Final = 24
SMALL: Final = 21
OPEN: Final = 76
"""Width of an open card."""
ROW_LABEL: Final = 120
MINUS: Final = "\N{MINUS SIGN}"
COLOURS: Final = 128
PACKED: Final = 4
"""How hard a picture is packed: more takes twice as long and saves a twentieth."""
QUIET: Final = colour("cfe3d6")


@dataclass(frozen=True, slots=True, repr=False)
class OpenCards:
    """Cards that all see, with their name."""

    label: str
    cards: tuple[Card, ...]


def encoded(picture: Image.Image) -> bytes:
    """The picture as PNG, without any data beside its pixels.

    With few colours it is smaller than as WebP, since it is flat, and its edges stay sharp.
    """
    file = BytesIO()
    picture.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
        file, "PNG", compress_level=PACKED
    )
    return file.getvalue()


def high_of(width: int) -> int:
    """How high a card of this width is."""
    return width * CARD_HEIGHT // CARD_WIDTH


def heading(title: str, texts: Sequence[str], *, trump: bool) -> Image.Image:
    """The title and the lines; `trump`: beside the room for its sign."""
    room = WIDTH - 2 * MARGIN - (190 if trump else 0)
    lines = [(line, TITLE, WHITE) for line in in_lines(title, TITLE, room, bold=True)]
    lines += [(part, TEXT, QUIET) for line in texts for part in in_lines(line, TEXT, room)]
    height = max(sum(size + 12 for _, size, _ in lines) + MARGIN, 96 if trump else 0)
    head = Image.new("RGB", (WIDTH, height), FELT)
    draw, top = ImageDraw.Draw(head), MARGIN
    for line, size, ink in lines:
        draw.text((MARGIN, top), line, fill=ink, font=type_of(size, bold=size == TITLE), anchor="lt")
        top += size + 12
    return head


def trump_sign(whole: Image.Image, trump: Suit, label: str, look: Look) -> None:
    """The sign of the trump suit on paper, in the upper right corner."""
    sign = sheet(64, 64)
    deck = LOOKS[look.deck]
    pen = Pen(ImageDraw.Draw(sign), FINER * 0.64)
    pen.draw.rounded_rectangle((0, 0, sign.width - 1, sign.height - 1), 10 * FINER, fill=PAPER)
    deck.signs[trump](pen.placed(12, 12, 76), deck.inks[trump])
    picture = reduced(sign)
    whole.paste(picture, (WIDTH - MARGIN - 64, MARGIN), picture)
    ImageDraw.Draw(whole).text(
        (WIDTH - MARGIN - 76, MARGIN + 32), label, fill=WHITE, font=type_of(TEXT, bold=True), anchor="rm"
    )


def paste_face(whole: Image.Image, name: str, portrait: int | None, left: int, top: int, size: int) -> None:
    """The face of a computer, or the first letter of a person's name."""
    face = letter_of(name[:1].upper(), size) if portrait is None else face_of(portrait, size)
    whole.paste(face, (left, top), face)


def open_cards(whole: Image.Image, group: OpenCards, top: int, look: Look, room: int = ROW_LABEL) -> None:
    """A row of open cards after its name, which has so much room."""
    draw = ImageDraw.Draw(whole)
    at = top + high_of(OPEN) // 2 - (len(in_lines(group.label, SMALL, room)) - 1) * 14
    for line in in_lines(group.label, SMALL, room):
        draw.text((MARGIN, at), line, fill=WHITE, font=type_of(SMALL, bold=True), anchor="lm")
        at += 28
    card_row(whole, group.cards, MARGIN + room + 10, WIDTH - MARGIN, top, OPEN, look)


def card_row(
    whole: Image.Image,
    cards: Sequence[Card],
    left: int,
    right: int,
    top: int,
    width: int,
    look: Look,
    *,
    centred: bool = False,
) -> None:
    """Cards beside each other, over each other where they need more room than there is."""
    step = min(width + 6, (right - left - width) / max(1, len(cards) - 1))
    start = left + (right - left - width - step * (len(cards) - 1)) / 2 if centred else left
    for number, card in enumerate(cards):
        face = atlas(look, width)[card]
        whole.paste(face, (round(start + number * step), top), face)
