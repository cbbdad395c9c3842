"""Tells a step of a match in a line: what happened, as far as this player may know it, and whether it is their turn."""

from collections.abc import Sequence

from bot.text.i18n import Voice
from bot.text.render.frame import ends_sentence
from engine.cards import Seat
from engine.game import AnyGame, Event
from engine.match import Match
from engine.message import CardWord, Message, SeatWord, message
from engine.tricks.events import CardPlayed
from engine.turn import Act


def announcement(
    before: Match | None,
    now: Match,
    events: Sequence[Event],
    seat: Seat,
    names: Sequence[str],
    voice: Voice,
    *,
    turn: bool = True,
    news: str = "",
) -> str:
    """The line about the step from one match to the next; empty where this player learns nothing.

    The player's own answer is told, too: nothing else tells them that it counts, and without it the lines of a deal
    have gaps, since several steps may share a message.

    Args:
        before: None where the match has just begun.
        seat: the reader's.
        names: the players' names, escaped.
        news: what is told of the players, before what happened in the match.
        turn: whether to say that it is the player's turn; not where a later step is told in the same message.
    """
    parts = [part for event in events if (part := event.seen_by(seat)) is not None]
    lines = [news] if news else []
    lines += [_sentence(voice.say_aloud(_described(now.game, part, before), names), voice) for part in parts]
    if turn and now.view(seat).turn == Act(seat) and (lines or before is None or before.view(seat).turn != Act(seat)):
        lines.append(voice.text("step-your-turn"))
    return voice.text("step-parts").join(lines)


def _described(game: AnyGame, part: object, before: Match | None) -> Message:
    """What the part of an event says; a card that opens a trick is led."""
    if isinstance(part, CardPlayed) and before is not None:
        trick = game.scene(before.view(None)).trick
        if trick is not None and not trick.cards:
            return message("step-led", player=SeatWord(part.seat), card=CardWord(part.card))
    return game.describe(part)


def _sentence(text: str, voice: Voice) -> str:
    """The text with a full stop, so that a voice pauses after it."""
    return text if ends_sentence(text) else voice.text("step-sentence", text=text)
