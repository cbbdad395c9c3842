"""What a table waits for next, and the deadline."""

import random
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.tables.lobby import with_holder
from bot.tables.model import TURN_TIME, Delays, Holder, Table, TableState
from bot.tables.ports import Awaited, Due
from engine.choice import Choice, PickOne
from engine.match import Match, TakeBackLine
from engine.turn import Act, DealDue

NOTHING: Final = timedelta(0)
UNHURRIED: Final = 4
"""How many times as long the result of a deal stays for one person alone; *Next deal* goes on at once."""


def forced_answer(choice: Choice) -> str | None:
    """The text of the only possible answer; None when there are several."""
    if isinstance(choice, PickOne):
        legal = choice.legal
        return legal[0] if len(legal) == 1 else None
    if choice.minimum == choice.maximum == len(choice.must):
        chosen = choice.must
    elif choice.minimum == len(choice.candidates):
        chosen = choice.candidates
    elif choice.maximum == 0:
        chosen = ()
    else:
        return None
    return " ".join((choice.verb, *(chosen or ("none",))))


def given_answer(match: Match) -> str | None:
    """The only possible answer of the seat on turn, which the table gives; None where the person has to answer.

    A card may follow a private question. The table would play it at once for a player who was not asked, and late for
    one who was, which would reveal the question: so there every player answers in person.
    """
    if not isinstance(match.turn, Act) or match.asks_in_private:
        return None
    return forced_answer(match.choice(match.turn.seat))


def automatic_answer(table: Table) -> str | None:
    """What the table answers by itself for the person on turn: the only possible answer, or the card that they queued.

    A queued card is played where it is legal, where there is one way to play it, and where the table may play for a
    person at all (`given_answer`).
    """
    match = table.match
    if match is None or not isinstance(match.turn, Act):
        return None
    holder = table.holders[match.turn.seat]
    if (given := given_answer(match)) is not None or holder is None or holder.queued is None or match.asks_in_private:
        return given
    choice = match.choice(match.turn.seat)
    options = choice.options if isinstance(choice, PickOne) else ()
    plays = [option.text for option in options if option.card == holder.queued and option.open]
    return plays[0] if len(plays) == 1 else None


def asked_in_private(match: Match) -> bool:
    """Whether the seat on turn may give an answer of which the others learn nothing."""
    turn = match.turn
    if not isinstance(turn, Act) or not match.asks_in_private:
        return False
    choice = match.choice(turn.seat)
    return isinstance(choice, PickOne) and any(not match.act(turn.seat, text)[1].public for text in choice.legal)


def reserve_left(table: Table, holder: Holder, now: datetime) -> timedelta:
    """The reserve that the holder on turn keeps when acting now."""
    if table.deadline is None:
        return holder.reserve
    return min(holder.reserve, max(NOTHING, table.deadline - now))


def waiting(
    before: Table | None, due: Due | None, after: Table, *, now: datetime, rng: random.Random, delays: Delays
) -> tuple[Table, Due | None]:
    """The table `after` with its deadline, and what it waits for.

    Keeps the wait (`due`) of the table `before` when it still waits for the same person or deal.
    """
    if due is not None and before is after and after.state is TableState.PAUSED:
        return after, due
    if before is not None and due is not None and _same_wait(before, after):
        return _waiting_on(before, due, after)
    # A turn that begins again with what was left of it is not extended again.
    extended = before is not None and (_taken_back(before, after) or (before.extended and _unseen(before, after)))
    if after.extended is not extended:
        after = replace(after, extended=extended)
    if after.state in (TableState.LOBBY, TableState.FINISHED):
        at = now + delays.idle[after.pace]
        return replace(after, deadline=at), Due(Awaited.IDLE, at)
    if after.state is TableState.PAUSED:
        at = now + (delays.deserted if after.deserted else delays.paused)
        return replace(_stopped(before, after, now), deadline=at), Due(Awaited.IDLE, at)
    if after.state is not TableState.PLAYING or after.match is None:
        return replace(after, deadline=None), None
    current = after.match
    match current.turn:
        case DealDue():
            alone = len(after.people) == 1 and not after.waiting
            at = now + delays.next_deal * (UNHURRIED if alone else 1)
            return replace(after, deadline=at), Due(Awaited.DEAL, at)
        case Act(seat):
            holder = after.holders[seat]
            assert holder is not None
            if holder.person is None or holder.autopilot:
                after = replace(after, deadline=None)
                if after.reading:
                    return after, Due(Awaited.READING, now + delays.reading)
                return after, Due(Awaited.COMPUTER, now + _draw(delays.computer, rng))
            until = _turn_ends(before, after, holder, now) if after.clocked else now + delays.unclocked
            after = replace(after, deadline=until if after.clocked else None)
            # The deadline shown is the usual one, and the delay does not depend on the reason: others see neither that
            # there is no choice nor that a card was queued.
            if automatic_answer(after) is not None and (at := now + _draw(delays.forced, rng)) < until:
                return after, Due(Awaited.FORCED, at)
            return after, Due(Awaited.TURN if after.clocked else Awaited.IDLE, until)
        case _:
            return replace(after, deadline=None), None


def _waiting_on(before: Table, due: Due, after: Table) -> tuple[Table, Due]:
    """The same wait, longer by the time of a turn if the turn is extended now; a forced answer comes no later."""
    if before.deadline is None or before.extended or not after.extended:
        return replace(after, deadline=before.deadline), due
    longer = TURN_TIME[after.pace]
    if due.awaited is Awaited.TURN:
        due = Due(due.awaited, due.at + longer)
    return replace(after, deadline=before.deadline + longer), due


def _same_wait(before: Table, after: Table) -> bool:
    if not before.state is after.state is TableState.PLAYING or before.match is not after.match:
        return False
    if before.pace is not after.pace:
        return False
    return _awaited(before) == _awaited(after)


def _awaited(table: Table) -> object:
    turn = table.match and table.match.turn
    if not isinstance(turn, Act):
        return turn
    holder = table.holders[turn.seat]
    clocked = holder is not None and holder.person is not None and table.clocked
    return holder and (holder.person, holder.computer, holder.autopilot, holder.queued, clocked, table.reading)


def _stopped(before: Table | None, after: Table, now: datetime) -> Table:
    """Stops the clock: the seat on turn keeps what is left of its reserve, and will get a full turn again."""
    turn = after.match and after.match.turn
    if before is None or before.state is not TableState.PLAYING or before.match is not after.match:
        return after
    if not isinstance(turn, Act) or (holder := after.holders[turn.seat]) is None:
        return after
    return with_holder(after, turn.seat, replace(holder, reserve=reserve_left(before, holder, now)))


def _turn_ends(before: Table | None, after: Table, holder: Holder, now: datetime) -> datetime:
    """The end of a full turn, or of what was left of one whose move was taken back; after a private step, the deadline
    that everybody sees stays."""
    if before is not None and before.deadline is not None and _unseen(before, after):
        return before.deadline
    if before is not None and holder.unspent is not None and _taken_back(before, after):
        return now + holder.unspent
    return now + TURN_TIME[after.pace] + holder.reserve


def _taken_back(before: Table, after: Table) -> bool:
    """Whether a move is taken back by this change."""
    log = after.match.log if after.match is not None and before.match is not after.match else ()
    return bool(log) and isinstance(log[-1], TakeBackLine)


def _unseen(before: Table, after: Table) -> bool:
    """Whether the other players see no difference between the two tables."""
    return (before.revision, before.state, before.pace) == (after.revision, after.state, after.pace)


def shown_deadline(table: Table, due: Due | None) -> datetime | None:
    """The deadline of a table restored from storage, from what it waits for."""
    if due is None or due.awaited.of_a_computer:
        return None
    turn = table.match and table.match.turn
    if table.state is TableState.PLAYING and isinstance(turn, Act) and not table.clocked:
        return None
    holder = table.holders[turn.seat] if isinstance(turn, Act) else None
    if due.awaited is Awaited.FORCED and holder is not None:
        return due.at + TURN_TIME[table.pace] * (2 if table.extended else 1) + holder.reserve
    return due.at


def _draw(span: tuple[timedelta, timedelta], rng: random.Random) -> timedelta:
    minimum, maximum = span
    return minimum + (maximum - minimum) * rng.random()
