"""What a picture of a deal that is over shows, and its text: every hand as it was played, and what the deal brought."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.discord.pages.picture import (
    BOLD,
    DESCRIPTION,
    drawn_names,
    laid_out,
    lines_of,
    names_in_words,
    portrait_of,
    spoken,
    spoken_cards,
)
from bot.pictures.deal import DealDrawing, PlayedHand
from bot.pictures.parts import OpenCards
from bot.text.i18n import Voice
from bot.text.render.frame import Frame, computer_mark, joined
from bot.text.render.rendered import clip
from bot.text.render.sheet import account_lines
from engine.match import Match
from engine.scene import Scene, SeatScene, TrickScene

NAME_LENGTHS: Final = (80, 12, 5)
"""How long names may be in words, as long as there is room."""


def deal_drawing(match: Match, frame: Frame, voice: Voice) -> DealDrawing:
    """The last deal of a match, which is over: all that the table has seen of it."""
    voice = spoken(voice)
    names, view = drawn_names(frame, voice), match.view(None)
    scene, tricks = match.game.scene(view), match.game.played_tricks(match.state)
    sheet = match.game.sheet(view)
    players = [seat for seat in scene.seats if not seat.sits_out]
    place = {seat.seat: number for number, seat in enumerate(players)}
    return DealDrawing(
        title=voice.text("picture-ended", number=match.deals),
        lines=lines_of(scene, frame, names, voice),
        beside=names_in_words(frame, voice),
        hands=tuple(_hand(seat, tricks, frame, names, voice) for seat in players),
        led=tuple(place[trick.cards[0].seat] for trick in tricks),
        took=tuple(place[trick.winner] for trick in tricks if trick.winner is not None),
        legend=(voice.text("picture-legend-led"), voice.text("picture-legend-took")),
        account=tuple(line.replace(BOLD, "") for line in account_lines(sheet[-1], frame, voice, names))
        if sheet
        else (),
        rows=_rows(scene, voice),
        trump=scene.trump,
        trump_label=voice.text("picture-trump"),
    )


def deal_described(match: Match, frame: Frame, voice: Voice) -> str:
    """The deal in words: who took which tricks, every hand by suits, what it brought.

    Long names are cut where the limit of a description would cut a hand.
    """
    words = ""
    for length in NAME_LENGTHS:
        seated = tuple(held and replace(held, name=clip(held.name, length)) for held in frame.seated)
        words = _words(deal_drawing(match, replace(frame, seated=seated), voice), voice)
        if len(words) <= DESCRIPTION:
            break
    return clip(words, DESCRIPTION)


def _words(drawing: DealDrawing, voice: Voice) -> str:
    voice = spoken(voice)
    lines = [drawing.title, *drawing.lines, *drawing.beside]
    if drawing.trump is not None:
        lines.append(voice.text("picture-says", label=drawing.trump_label, what=voice.suit_word(drawing.trump)))
    tricks = [
        voice.text("picture-taken", player=hand.name, numbers=", ".join(numbers))
        for place, hand in enumerate(drawing.hands)
        if (numbers := [str(number) for number, taker in enumerate(drawing.took, start=1) if taker == place])
    ]
    if tricks:
        lines.append(voice.text("picture-tricks", tricks=joined(tricks, voice)))
    for hand in drawing.hands:
        if cards := sorted(card for card in hand.cards if card is not None):
            lines.append(voice.text("picture-says", label=hand.name, what=spoken_cards(cards, voice)))
    for row in drawing.rows:
        lines.append(voice.text("picture-says", label=row.label, what=spoken_cards(row.cards, voice)))
    return "\n".join([*lines, *drawing.account])


def _hand(
    seat: SeatScene, tricks: Sequence[TrickScene], frame: Frame, names: Sequence[str], voice: Voice
) -> PlayedHand:
    held = frame.seated[seat.seat]
    counted = [voice.text("seat-tricks", count=seat.tricks)] if tricks else []
    facts = [*counted, *(voice.say(message, names) for message in seat.parts), computer_mark(held, voice)]
    cards = tuple(next((one.card for one in trick.cards if one.seat == seat.seat), None) for trick in tricks)
    return PlayedHand(names[seat.seat], portrait_of(held), joined(facts, voice), cards)


def _rows(scene: Scene, voice: Voice) -> tuple[OpenCards, ...]:
    return tuple(OpenCards(voice.suit_word(lane.suit), laid_out(lane)) for lane in scene.lanes)
