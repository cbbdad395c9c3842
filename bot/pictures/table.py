"""The table as a picture: the trick around it, who has the turn, open cards, and the viewer's hand as a fan.

It is drawn from values that a scene gives (`bot.discord.pages.picture`), so nothing is in it that its viewer may not
see. Sizes are in pixels, at two pixels a point of a phone that is 390 points wide.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.atlas import LOOKS, Look, atlas
from bot.pictures.canvas import FINER, Pen, reduced, sheet
from bot.pictures.colours import FELT, GOLD, INK, PAPER, WHITE, Colour, colour
from bot.pictures.faces import HEIGHT as CARD_HEIGHT
from bot.pictures.faces import WIDTH as CARD_WIDTH
from bot.pictures.type import fitted, in_lines, type_of
from engine.cards import Card, Suit

WIDTH: Final = 780
MARGIN: Final = 20
TITLE: Final = 30
TEXT: Final = 24
SMALL: Final = 21
LAID: Final = 112
"""Width of a card in the trick."""
HELD: Final = 112
"""Width of a card in the hand."""
OPEN: Final = 76
"""Width of an open card."""
IN_A_ROW: Final = 9
"""The most cards in a row of a hand."""
LABEL: Final = 210
ROW_LABEL: Final = 120
PLATE: Final = (192, 104)
COLOURS: Final = 128
FACT_LINES: Final = 2
QUIET: Final = colour("cfe3d6")
PLATE_GROUND: Final = colour("163628")
PLACES: Final = {
    2: ((390, 526), (390, 60)),
    3: ((390, 526), (110, 170), (670, 170)),
    4: ((390, 526), (110, 290), (390, 60), (670, 290)),
}
"""The middle of each player's plate, from the viewer on in playing order, clockwise."""
CARDS: Final = {
    2: ((390, 380), (390, 206)),
    3: ((390, 380), (286, 204), (494, 204)),
    4: ((390, 374), (274, 290), (390, 206), (506, 290)),
}
"""The middle of each player's card in the trick."""
FELT_HEIGHT: Final = 596
ROW_HEIGHT: Final = 136


@dataclass(frozen=True, slots=True, repr=False)
class Place:
    """A player at the table: name and facts in words, the card in the trick and how many were played before it.

    `note`: a word below the card, for who led and who takes the trick.
    """

    name: str
    facts: str = ""
    card: Card | None = None
    before: int = 0
    note: str = ""
    takes: bool = False
    to_act: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class OpenCards:
    """Cards that all see, with their name."""

    label: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True, repr=False)
class TableDrawing:
    """What a picture of a table shows; `places` from the viewer on, in playing order.

    `rows`: those of dominoes. Without a trick the players stand beside each other.
    """

    title: str
    lines: tuple[str, ...]
    places: tuple[Place, ...]
    trump: Suit | None = None
    trump_label: str = ""
    groups: tuple[OpenCards, ...] = ()
    rows: tuple[OpenCards, ...] = ()
    hand: tuple[Card, ...] = ()


def encoded(picture: Image.Image) -> bytes:
    """The picture as PNG, without any data beside its pixels.

    With few colours it is smaller than as WebP, since it is flat, and its edges stay sharp.
    """
    file = BytesIO()
    picture.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()


def compose(drawing: TableDrawing, look: Look) -> Image.Image:
    """The picture of a table."""
    head = _head(drawing)
    groups = [(group, ROW_LABEL) for group in drawing.rows]
    groups += [(group, LABEL) for group in drawing.groups if group.cards]
    rows = _rows(drawing.hand)
    trick = any(place.card is not None for place in drawing.places)
    felt = FELT_HEIGHT if trick else ROW_HEIGHT
    height = head.height + felt
    height += len(groups) * (_high(OPEN) + 12)
    height += len(rows) * (_high(HELD) + 14) + MARGIN
    whole = Image.new("RGB", (WIDTH, height), FELT)
    whole.paste(head, (0, 0))
    draw = ImageDraw.Draw(whole)
    if trick:
        _trick(whole, draw, drawing.places, head.height, look)
    else:
        _in_a_row(draw, drawing.places, head.height)
    top = head.height + felt
    for group, room in groups:
        _open(whole, draw, group, top, look, room)
        top += _high(OPEN) + 12
    for row in rows:
        _fan(whole, row, top, look)
        top += _high(HELD) + 14
    if drawing.trump is not None:
        _trump(whole, drawing, look)
    return whole


def _high(width: int) -> int:
    return width * CARD_HEIGHT // CARD_WIDTH


def _head(drawing: TableDrawing) -> Image.Image:
    """The title and the lines, beside the room for the trump."""
    room = WIDTH - 2 * MARGIN - (190 if drawing.trump is not None else 0)
    lines = [(line, TITLE, WHITE) for line in in_lines(drawing.title, TITLE, room, bold=True)]
    lines += [(part, TEXT, QUIET) for line in drawing.lines for part in in_lines(line, TEXT, room)]
    height = max(sum(size + 12 for _, size, _ in lines) + MARGIN, 96 if drawing.trump is not None else 0)
    head = Image.new("RGB", (WIDTH, height), FELT)
    draw, top = ImageDraw.Draw(head), MARGIN
    for line, size, ink in lines:
        draw.text((MARGIN, top), line, fill=ink, font=type_of(size, bold=size == TITLE), anchor="lt")
        top += size + 12
    return head


def _trump(whole: Image.Image, drawing: TableDrawing, look: Look) -> None:
    """The sign of the trump suit on paper, in the upper right corner."""
    assert drawing.trump is not None
    sign = sheet(64, 64)
    deck = LOOKS[look.deck]
    pen = Pen(ImageDraw.Draw(sign), FINER * 0.64)
    pen.draw.rounded_rectangle((0, 0, sign.width - 1, sign.height - 1), 10 * FINER, fill=PAPER)
    deck.signs[drawing.trump](pen.placed(12, 12, 76), deck.inks[drawing.trump])
    picture = reduced(sign)
    whole.paste(picture, (WIDTH - MARGIN - 64, MARGIN), picture)
    ImageDraw.Draw(whole).text(
        (WIDTH - MARGIN - 76, MARGIN + 32), drawing.trump_label, fill=WHITE, font=type_of(TEXT, bold=True), anchor="rm"
    )


def _trick(whole: Image.Image, draw: ImageDraw.ImageDraw, places: Sequence[Place], top: int, look: Look) -> None:
    """The plates of the players, and the cards of the trick between them, the later ones above the earlier."""
    for place, (x, y) in zip(places, PLACES[len(places)], strict=True):
        _plate(draw, place, x, top + y)
    laid = sorted(zip(places, CARDS[len(places)], strict=True), key=lambda pair: pair[0].before)
    for place, (x, y) in laid:
        if place.card is not None:
            _laid(whole, draw, place, x, top + y, look)


def _in_a_row(draw: ImageDraw.ImageDraw, places: Sequence[Place], top: int) -> None:
    """The plates beside each other, where no trick is played."""
    each = WIDTH // len(places)
    for number, place in enumerate(places):
        _plate(draw, place, each * number + each // 2, top + ROW_HEIGHT // 2, width=each - 14)


def _plate(draw: ImageDraw.ImageDraw, place: Place, x: int, y: int, *, width: int = PLATE[0]) -> None:
    height = PLATE[1]
    box = (x - width // 2, y - height // 2, x + width // 2, y + height // 2)
    draw.rounded_rectangle(box, 14, fill=PLATE_GROUND, outline=GOLD if place.to_act else None, width=5)
    facts = in_lines(place.facts, SMALL, width - 16) if place.facts else []
    if len(facts) > FACT_LINES:
        facts = [*facts[: FACT_LINES - 1], fitted(" ".join(facts[FACT_LINES - 1 :]), SMALL, width - 16)]
    rows = [(fitted(place.name, TEXT, width - 16, bold=True), TEXT, True, WHITE)]
    rows += [(fact, SMALL, False, QUIET) for fact in facts]
    at = y - sum(size + 6 for _, size, _, _ in rows) // 2 + 2
    for text, size, bold, ink in rows:
        draw.text((x, at), text, fill=ink, font=type_of(size, bold=bold), anchor="mt")
        at += size + 6


def _laid(whole: Image.Image, draw: ImageDraw.ImageDraw, place: Place, x: int, y: int, look: Look) -> None:
    """A card of the trick with the number of its turn; the one that takes the trick in a golden frame."""
    assert place.card is not None
    face = atlas(look, LAID)[place.card]
    left, top = x - face.width // 2, y - face.height // 2
    if place.takes:
        draw.rounded_rectangle((left - 7, top - 7, left + face.width + 6, top + face.height + 6), 15, fill=GOLD)
    else:
        draw.rounded_rectangle((left - 2, top - 2, left + face.width + 1, top + face.height + 1), 12, fill=PLATE_GROUND)
    whole.paste(face, (left, top), face)
    _badge(draw, str(place.before + 1), left + face.width - 18, top + 20, INK, WHITE)
    if place.note:
        font = type_of(SMALL, bold=True)
        half = font.getlength(place.note) / 2 + 10
        bottom = top + face.height
        draw.rounded_rectangle((x - half, bottom - 32, x + half, bottom - 2), 8, fill=GOLD if place.takes else INK)
        draw.text((x, bottom - 17), place.note, fill=INK if place.takes else WHITE, font=font, anchor="mm")


def _badge(draw: ImageDraw.ImageDraw, text: str, x: int, y: int, ground: Colour, ink: Colour) -> None:
    draw.ellipse((x - 14, y - 14, x + 14, y + 14), fill=ground)
    draw.text((x, y), text, fill=ink, font=type_of(SMALL, bold=True), anchor="mm")


def _open(whole: Image.Image, draw: ImageDraw.ImageDraw, group: OpenCards, top: int, look: Look, room: int) -> None:
    """A row of open cards after its name, which has so much room."""
    at = top + _high(OPEN) // 2 - (len(in_lines(group.label, SMALL, room)) - 1) * 14
    for line in in_lines(group.label, SMALL, room):
        draw.text((MARGIN, at), line, fill=WHITE, font=type_of(SMALL, bold=True), anchor="lm")
        at += 28
    _row(whole, group.cards, MARGIN + room + 10, WIDTH - MARGIN, top, OPEN, look)


def _fan(whole: Image.Image, cards: Sequence[Card], top: int, look: Look) -> None:
    _row(whole, cards, MARGIN, WIDTH - MARGIN, top, HELD, look, centred=True)


def _row(
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


def _rows(hand: Sequence[Card]) -> list[Sequence[Card]]:
    """A hand in rows of at most nine, about equally long."""
    if len(hand) <= IN_A_ROW:
        return [hand] if hand else []
    half = (len(hand) + 1) // 2
    return [hand[:half], hand[half:]]
