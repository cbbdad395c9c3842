"""Worked examples in the rules: moves of a real record, each with the hand, what was done, and what the rules forbade.

Nothing here is written by hand: cards, names, reasons and accounts come from the record and the game.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

import engine.games
from bot.text.i18n import Voice
from bot.text.render.frame import Frame, Seated, joined
from bot.text.render.held_cards import hand_line
from bot.text.render.sheet import account_lines
from engine.advice import MOST_REASONS
from engine.choice import Choice, Option, PickOne
from engine.game import Event
from engine.match import ActLine, Match
from engine.record import Fault, read
from engine.rules_page import Example
from engine.turn import Act

Move: TypeAlias = tuple[Match, Match, tuple[Event, ...]]
"""The match before a line of a record and after it, and what happened."""
MOST_FORBIDDEN: Final = 2
"""Of one moment, at most this many reasons why cards were forbidden are told."""


def file_of(record: str) -> Path:
    """The file of a record that rules show, named as in `Example`."""
    game, _, name = record.partition("/")
    return Path(next(iter(engine.games.__path__))) / game / "examples" / f"{name}.stich"


@lru_cache(maxsize=16)
def moves_of(record: str, first: int, last: int) -> tuple[Move, ...]:
    """The moves of these lines, counted from 1.

    Raises:
        ValueError: the record cannot be replayed to the last of them.
    """
    matches: list[Match] = []
    for match in read(file_of(record).read_bytes()):
        if isinstance(match, Fault):
            raise ValueError(f"{record}: line {match.number}")
        matches.append(match)
    if not 1 < first <= last <= len(matches):
        raise ValueError(f"{record} has {len(matches)} lines")
    moves = []
    for before, now in zip(matches[first - 2 : last - 1], matches[first - 1 : last], strict=True):
        _, step = before.follow(now.log[-1])
        moves.append((before, now, step.events))
    return tuple(moves)


def worked(example: Example, voice: Voice) -> list[str]:
    """The example in the reader's language and deck: what is played, then a paragraph for each move."""
    moves = moves_of(example.record, example.first, example.last)
    before, now = moves[0][0], moves[-1][1]
    names = tuple(voice.text(f"rules-player-{seat}") for seat in range(before.header.seats))
    lines = _heading(before, names, voice) if example.heading else []
    for move in moves:
        lines += _move(move, names, voice, hands=example.hands)
    if example.account:
        frame = Frame(before.header.game, tuple(Seated(name) for name in names), pace="")
        lines += ["", *account_lines(now.game.sheet(now.view(None))[-1], frame, voice)]
    return lines if lines[0] else lines[1:]


def _heading(match: Match, names: Sequence[str], voice: Voice) -> list[str]:
    """What is played, and which cards lie open beside the trick."""
    scene = match.game.scene(match.view(None))
    parts = [voice.say(part, names) for part in scene.heading[1:]]
    parts += [
        voice.text("table-row", label=voice.say(group.label, names), cards=voice.row([*map(voice.card, group.cards)]))
        for group in scene.groups
        if not group.aside and group.cards
    ]
    return [joined(parts, voice)] if parts else []


def _move(move: Move, names: Sequence[str], voice: Voice, *, hands: bool) -> Iterator[str]:
    before, now, events = move
    game, line = before.game, now.log[-1]
    if not isinstance(line, ActLine) or not isinstance(before.turn, Act):
        return
    view = before.view(line.seat)
    if hands:
        scene = game.scene(view)
        cards = hand_line(scene.hand, scene.trump, voice)
        yield ""
        yield voice.text("rules-move-hand", player=names[line.seat], cards=cards)
        for reason, forbidden in _forbidden(before.choice(line.seat), names, voice).items():
            yield voice.text("rules-move-forbidden", cards=voice.row(forbidden), reason=reason)
    for event in events:
        if event.public is not None:
            yield voice.text("rules-move-told", text=voice.say(game.describe(event.public), names))
    if hands:
        yield from _explained(before, line, names, voice)


def _explained(before: Match, line: ActLine, names: Sequence[str], voice: Voice) -> Iterator[str]:
    """What an answer commits to, and why it was good."""
    game, choice = before.game, before.choice(line.seat)
    if (chosen := _chosen(choice, str(line.action))) is not None and chosen.meaning is not None:
        yield voice.text("rules-move-means", meaning=voice.say(chosen.meaning, names))
    if chosen is None or chosen.card is None:
        view, state = before.view(line.seat), game.information_state(before.state, line.seat)
        told = game.explained(view, line.action, game.reasons(view, state, line.action)).reasons[:MOST_REASONS]
        if told:
            yield voice.text("rules-move-why", reasons=joined([voice.say(fact, names) for fact in told], voice))


def _chosen(choice: Choice, action: str) -> Option | None:
    if not isinstance(choice, PickOne):
        return None
    return next((option for option in choice.options if option.text == action), None)


def _forbidden(choice: Choice, names: Sequence[str], voice: Voice) -> dict[str, list[str]]:
    """The cards that may not be played, by reason; none where no card is asked for."""
    forbidden: dict[str, list[str]] = {}
    if isinstance(choice, PickOne) and any(option.card is not None and option.open for option in choice.options):
        for option in choice.options:
            if option.card is not None and option.refusal is not None:
                reason = voice.say(option.refusal.message, names)
                forbidden.setdefault(reason, []).append(voice.card(option.card))
    return dict(list(forbidden.items())[:MOST_FORBIDDEN])
