"""The table as a picture: the trick around it, who has the turn, open cards, and the viewer's hand as a fan.

It is drawn from values that a scene gives (`bot.discord.pages.picture`), so nothing is in it that its viewer may not
see. Sizes are in pixels, at two pixels a point of a phone that is 390 points wide.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.atlas import Look, atlas
from bot.pictures.colours import FELT, GOLD, INK, WHITE, Colour, colour
from bot.pictures.parts import (
    MARGIN,
    OPEN,
    QUIET,
    ROW_LABEL,
    SMALL,
    TEXT,
    WIDTH,
    OpenCards,
    card_row,
    heading,
    high_of,
    open_cards,
    paste_face,
    trump_sign,
)
from bot.pictures.type import fitted, in_lines, type_of
from engine.cards import Card, Suit

LAID: Final = 112
"""Width of a card in the trick."""
HELD: Final = 112
"""Width of a card in the hand."""
IN_A_ROW: Final = 9
"""The most cards in a row of a hand."""
LABEL: Final = 210
PLATE: Final = (212, 104)
WIDE: Final = 330
"""The width of a plate that stands above or below the trick."""
FACE: Final = 60
"""The size of a player's face on their plate."""
FACT_LINES: Final = 3
PLATE_GROUND: Final = colour("163628")
PLACES: Final = {
    2: ((390, 526), (390, 60)),
    3: ((390, 526), (112, 170), (668, 170)),
    4: ((390, 526), (112, 290), (390, 60), (668, 290)),
}
"""The middle of each player's plate, from the viewer on in playing order, clockwise."""
CARDS: Final = {
    2: ((390, 380), (390, 206)),
    3: ((390, 380), (286, 204), (494, 204)),
    4: ((390, 374), (284, 290), (390, 206), (496, 290)),
}
"""The middle of each player's card in the trick."""
LADDERS: Final = 2
"""In how many columns all bids stand."""
RUNG: Final = 34
LEAST: Final = 60
"""An aim that has less room is left out."""
DIM: Final = colour("9ebcac")
FELT_HEIGHT: Final = 596
ROW_HEIGHT: Final = 136


@dataclass(frozen=True, slots=True, repr=False)
class Place:
    """A player at the table: name and facts in words, the card in the trick and how many were played before it.

    `notes`: words on the card, for who led and who takes the trick. `portrait`: the number of the computer's name in
    its cast; None for a person.
    """

    name: str
    facts: str = ""
    card: Card | None = None
    before: int = 0
    notes: tuple[str, ...] = ()
    takes: bool = False
    to_act: bool = False
    portrait: int | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """A bid among all bids: its name and aim; `over`: higher than the standing one, which is `standing`."""

    bid: str
    aim: str
    over: bool
    standing: bool


@dataclass(frozen=True, slots=True, repr=False)
class TableDrawing:
    """What a picture of a table shows; `places` from the viewer on, in playing order.

    `rows`: those of dominoes. `ladder`: all bids of an auction. `beside`: what the words say and the
    picture cannot: names that the font lacks. Without a trick the players stand beside each other.
    """

    title: str
    lines: tuple[str, ...]
    places: tuple[Place, ...]
    trump: Suit | None = None
    trump_label: str = ""
    groups: tuple[OpenCards, ...] = ()
    rows: tuple[OpenCards, ...] = ()
    hand: tuple[Card, ...] = ()
    ladder: tuple[Step, ...] = ()
    beside: tuple[str, ...] = ()


def compose(drawing: TableDrawing, look: Look) -> Image.Image:
    """The picture of a table."""
    head = heading(drawing.title, drawing.lines, trump=drawing.trump is not None)
    groups = [(group, ROW_LABEL) for group in drawing.rows]
    groups += [(group, LABEL) for group in drawing.groups if group.cards]
    rows = _rows(drawing.hand)
    trick = any(place.card is not None for place in drawing.places)
    felt = FELT_HEIGHT if trick else ROW_HEIGHT
    height = head.height + felt
    height += len(groups) * (high_of(OPEN) + 12)
    height += len(rows) * (high_of(HELD) + 14) + MARGIN
    height += -(-len(drawing.ladder) // LADDERS) * RUNG
    whole = Image.new("RGB", (WIDTH, height), FELT)
    whole.paste(head, (0, 0))
    draw = ImageDraw.Draw(whole)
    if trick:
        _trick(whole, draw, drawing.places, head.height, look)
    else:
        _in_a_row(whole, draw, drawing.places, head.height)
    top = head.height + felt
    for group, room in groups:
        open_cards(whole, group, top, look, room)
        top += high_of(OPEN) + 12
    _ladder(draw, drawing.ladder, top)
    top += -(-len(drawing.ladder) // LADDERS) * RUNG + (MARGIN // 2 if drawing.ladder else 0)
    for row in rows:
        _fan(whole, row, top, look)
        top += high_of(HELD) + 14
    if drawing.trump is not None:
        trump_sign(whole, drawing.trump, drawing.trump_label, look)
    return whole


def _ladder(draw: ImageDraw.ImageDraw, steps: Sequence[Step], top: int) -> None:
    """All bids from low to high in columns: those that no longer can be made are dim, the standing one is framed."""
    high, width = -(-len(steps) // LADDERS), (WIDTH - 2 * MARGIN) // LADDERS
    font = type_of(SMALL)
    for number, step in enumerate(steps):
        left, middle = MARGIN + number // high * width, top + number % high * RUNG + RUNG // 2
        if step.standing:
            box = (left - 8, middle - RUNG // 2 + 1, left + width - 16, middle + RUNG // 2 - 1)
            draw.rounded_rectangle(box, 8, outline=GOLD, width=3)
        name = type_of(SMALL, bold=step.over or step.standing)
        ink = WHITE if step.over or step.standing else DIM
        draw.text((left + 30, middle), str(number + 1), fill=DIM, font=font, anchor="rm")
        bid = fitted(step.bid, SMALL, width - 64, bold=step.over or step.standing)
        draw.text((left + 40, middle), bid, fill=ink, font=name, anchor="lm")
        room = width - 64 - name.getlength(bid) - 12
        aim = fitted(step.aim, SMALL, room) if room > LEAST else ""
        draw.text((left + width - 24, middle), aim, fill=QUIET if step.over else DIM, font=font, anchor="rm")


def _trick(whole: Image.Image, draw: ImageDraw.ImageDraw, places: Sequence[Place], top: int, look: Look) -> None:
    """The plates of the players, and the cards of the trick between them, the later ones above the earlier."""
    for place, (x, y) in zip(places, PLACES[len(places)], strict=True):
        _plate(whole, draw, place, x, top + y, width=WIDE if x == WIDTH // 2 else PLATE[0])
    laid = sorted(zip(places, CARDS[len(places)], strict=True), key=lambda pair: pair[0].before)
    for place, (x, y) in laid:
        if place.card is not None:
            _laid(whole, draw, place, x, top + y, look)


def _in_a_row(whole: Image.Image, draw: ImageDraw.ImageDraw, places: Sequence[Place], top: int) -> None:
    """The plates beside each other, where no trick is played."""
    each = WIDTH // len(places)
    for number, place in enumerate(places):
        _plate(whole, draw, place, each * number + each // 2, top + ROW_HEIGHT // 2, width=each - 10)


def _plate(whole: Image.Image, draw: ImageDraw.ImageDraw, place: Place, x: int, y: int, *, width: int) -> None:
    """A player's face, and beside it the name and the facts."""
    room = width - FACE - 24
    facts = in_lines(place.facts, SMALL, room) if place.facts else []
    if len(facts) > FACT_LINES:
        facts = [*facts[: FACT_LINES - 1], fitted(" ".join(facts[FACT_LINES - 1 :]), SMALL, room)]
    rows = [(fitted(place.name, TEXT, room, bold=True), TEXT, True, WHITE)]
    rows += [(fact, SMALL, False, QUIET) for fact in facts]
    height = max(PLATE[1], sum(size + 6 for _, size, _, _ in rows) + 16)
    box = (x - width // 2, y - height // 2, x + width // 2, y + height // 2)
    draw.rounded_rectangle(box, 14, fill=PLATE_GROUND, outline=GOLD if place.to_act else None, width=5)
    paste_face(whole, place.name, place.portrait, x - width // 2 + 9, y - FACE // 2, FACE)
    at = y - sum(size + 6 for _, size, _, _ in rows) // 2 + 2
    for text, size, bold, ink in rows:
        draw.text((x - width // 2 + FACE + 17, at), text, fill=ink, font=type_of(size, bold=bold), anchor="lt")
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
    bottom = top + face.height
    for note in reversed(place.notes):
        font, gold = type_of(SMALL, bold=True), place.takes and note == place.notes[-1]
        half = font.getlength(note) / 2 + 10
        draw.rounded_rectangle((x - half, bottom - 32, x + half, bottom - 2), 8, fill=GOLD if gold else INK)
        draw.text((x, bottom - 17), note, fill=INK if gold else WHITE, font=font, anchor="mm")
        bottom -= 34


def _badge(draw: ImageDraw.ImageDraw, text: str, x: int, y: int, ground: Colour, ink: Colour) -> None:
    draw.ellipse((x - 14, y - 14, x + 14, y + 14), fill=ground)
    draw.text((x, y), text, fill=ink, font=type_of(SMALL, bold=True), anchor="mm")


def _fan(whole: Image.Image, cards: Sequence[Card], top: int, look: Look) -> None:
    card_row(whole, cards, MARGIN, WIDTH - MARGIN, top, HELD, look, centred=True)


def _rows(hand: Sequence[Card]) -> list[Sequence[Card]]:
    """A hand in rows of at most nine, about equally long."""
    if len(hand) <= IN_A_ROW:
        return [hand] if hand else []
    half = (len(hand) + 1) // 2
    return [hand[:half], hand[half:]]
