"""A deal that is over: every hand in the order in which it was played, a column for each trick, and the account.

Sizes are in pixels, at two pixels a point of a phone that is 390 points wide.
"""

from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.atlas import Look, atlas
from bot.pictures.colours import FELT, GOLD, WHITE, colour
from bot.pictures.parts import (
    MARGIN,
    QUIET,
    SMALL,
    TEXT,
    WIDTH,
    OpenCards,
    heading,
    high_of,
    open_cards,
    paste_face,
    trump_sign,
)
from bot.pictures.type import fitted, in_lines, type_of
from engine.cards import Card, Suit

CARD: Final = 76
"""The width of a card; where there are many, the later ones lie over the earlier."""
FACE: Final = 40
NAME: Final = 50
"""The height of the line with a player's name."""
MARKS: Final = 26
LINE: Final = 30
RULE: Final = colour("3d6b57")


@dataclass(frozen=True, slots=True, repr=False)
class PlayedHand:
    """A player and the cards that they played, by trick; None where they played none. `facts`: words after the name."""

    name: str
    portrait: int | None
    facts: str
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True, repr=False)
class DealDrawing:
    """What a picture of a deal that is over shows.

    `led` and `took`: by trick, the number of the player who led it and of the one who took it. `account`: what the deal
    brought each side. `rows`: those of dominoes. `legend`: what the two marks below the cards mean.
    `beside`: what the words say and the picture cannot: names that the font lacks.
    """

    title: str
    lines: tuple[str, ...]
    hands: tuple[PlayedHand, ...]
    led: tuple[int, ...]
    took: tuple[int, ...]
    legend: tuple[str, str]
    account: tuple[str, ...] = ()
    rows: tuple[OpenCards, ...] = ()
    trump: Suit | None = None
    trump_label: str = ""
    beside: tuple[str, ...] = ()


def compose_deal(drawing: DealDrawing, look: Look) -> Image.Image:
    """The picture of a deal that is over."""
    head = heading(drawing.title, drawing.lines, trump=drawing.trump is not None)
    lines = [part for line in drawing.account for part in in_lines(line, SMALL, WIDTH - 2 * MARGIN)]
    high = high_of(CARD)
    each = NAME + high + MARKS if drawing.led else NAME
    height = head.height + each * len(drawing.hands) + (LINE + 8 if drawing.led else 0)
    height += LINE if drawing.led else 0
    height += len(drawing.rows) * (high + 12) + len(lines) * LINE + 2 * MARGIN
    whole = Image.new("RGB", (WIDTH, height), FELT)
    whole.paste(head, (0, 0))
    draw, top = ImageDraw.Draw(whole), head.height
    if drawing.led:
        _legend(draw, drawing.legend, top)
        top += LINE + 8
    for number, hand in enumerate(drawing.hands):
        _name(whole, draw, hand, top)
        if drawing.led:
            _cards(whole, draw, drawing, number, top + NAME, look)
        top += each
        if drawing.led and number == 0:
            _numbers(draw, len(drawing.led), top)
            top += LINE
    for row in drawing.rows:
        open_cards(whole, row, top, look)
        top += high + 12
    top += MARGIN // 2
    for line in lines:
        draw.text((MARGIN, top), line, fill=WHITE, font=type_of(SMALL), anchor="lt")
        top += LINE
    if drawing.trump is not None:
        trump_sign(whole, drawing.trump, drawing.trump_label, look)
    return whole


def _name(whole: Image.Image, draw: ImageDraw.ImageDraw, hand: PlayedHand, top: int) -> None:
    paste_face(whole, hand.name, hand.portrait, MARGIN, top + 5, FACE)
    middle, left = top + 5 + FACE // 2, MARGIN + FACE + 12
    name = fitted(hand.name, TEXT, WIDTH // 2, bold=True)
    draw.text((left, middle), name, fill=WHITE, font=type_of(TEXT, bold=True), anchor="lm")
    left += round(type_of(TEXT, bold=True).getlength(name)) + 14
    draw.text(
        (left, middle), fitted(hand.facts, SMALL, WIDTH - MARGIN - left), fill=QUIET, font=type_of(SMALL), anchor="lm"
    )


def _cards(
    whole: Image.Image, draw: ImageDraw.ImageDraw, drawing: DealDrawing, number: int, top: int, look: Look
) -> None:
    """The cards of a player, each in the column of its trick, with the marks of who led and who took it."""
    faces, step = atlas(look, CARD), _step(len(drawing.led))
    below = top + high_of(CARD) + MARKS // 2
    for trick, card in enumerate(drawing.hands[number].cards):
        if card is None:
            continue
        left = round(MARGIN + step * trick)
        whole.paste(faces[card], (left, top), faces[card])
        middle = left + round(min(step, CARD)) // 2
        if drawing.took[trick] == number:
            _crown(draw, middle + (10 if drawing.led[trick] == number else 0), below)
        if drawing.led[trick] == number:
            _ring(draw, middle - (12 if drawing.took[trick] == number else 0), below)


def _numbers(draw: ImageDraw.ImageDraw, tricks: int, top: int) -> None:
    """The number of each trick below the first hand, at the head of its column."""
    step = _step(tricks)
    for trick in range(tricks):
        middle = round(MARGIN + step * trick) + round(min(step, CARD)) // 2
        draw.text((middle, top + 8), str(trick + 1), fill=QUIET, font=type_of(SMALL), anchor="mm")
    draw.line((MARGIN, top + LINE - 6, WIDTH - MARGIN, top + LINE - 6), fill=RULE, width=2)


def _step(tricks: int) -> float:
    """From one trick's column to the next one's."""
    return min(CARD + 6, (WIDTH - 2 * MARGIN - CARD) / max(1, tricks - 1))


def _crown(draw: ImageDraw.ImageDraw, x: int, y: int) -> None:
    """Who took the trick."""
    corners = ((-10, 7), (-11, -7), (-4, 0), (0, -8), (4, 0), (11, -7), (10, 7))
    draw.polygon([(x + across, y + down) for across, down in corners], fill=GOLD)


def _ring(draw: ImageDraw.ImageDraw, x: int, y: int) -> None:
    """Who led it."""
    draw.ellipse((x - 8, y - 8, x + 8, y + 8), outline=WHITE, width=4)


def _legend(draw: ImageDraw.ImageDraw, legend: tuple[str, str], top: int) -> None:
    led, took = legend
    font, middle = type_of(SMALL), top + LINE // 2
    _ring(draw, MARGIN + 8, middle)
    draw.text((MARGIN + 24, middle), led, fill=QUIET, font=font, anchor="lm")
    left = MARGIN + 24 + round(font.getlength(led)) + 36
    _crown(draw, left, middle)
    draw.text((left + 20, middle), took, fill=QUIET, font=font, anchor="lm")
