"""Taking back one's own last move: what counts no more by it, and when it may be done. Pure functions of a table."""

from dataclasses import replace
from typing import Final

from bot.tables.lobby import refuse, with_holder
from bot.tables.model import News, Refused, Table, TableState
from bot.tables.playing import PLAYER, playing
from bot.tables.timing import given_answer
from engine.cards import Seat
from engine.match import NOTHING_TO_TAKE_BACK, DealLine, Past, TakeBackLine

TAKE_BACKS_A_DEAL: Final = 10
"""How often each player may take back in a deal, so that nobody can keep a table from going on."""


def undone(table: Table, seat: Seat) -> tuple[Past, ...]:
    """The actions that count no more if this seat takes back its last move; empty where it cannot.

    It cannot at a rated table, nor what it did not do in person, nor the only answer there was, which the table would
    give again.
    """
    match = table.match
    if match is None or table.state is not TableState.PLAYING or table.rated or _used_up(table, seat):
        return ()
    actions = match.to_take_back(seat)
    if not actions or actions[0].line.by != PLAYER:
        return ()
    before, _ = match.take_back(seat, len(actions))
    return actions if given_answer(before) is None else ()


def at_once(table: Table, seat: Seat, actions: tuple[Past, ...]) -> bool:
    """Whether these actions (of `undone`) may be taken back without asking: nobody has visibly acted since, or no other
    person is present."""
    others = [holder for number, holder in enumerate(table.holders) if number != seat]
    alone = all(holder is None or holder.person is None or holder.autopilot for holder in others)
    return alone or all(past.line.seat == seat for past in actions if past.public)


def checked(table: Table, seat: Seat) -> tuple[Past, ...]:
    """What counts no more if this seat takes back its last move.

    Raises:
        Refused: it cannot, for the reason that is given.
    """
    playing(table)
    if table.rated:
        refuse("tables-take-back-rated")
    if _used_up(table, seat):
        refuse("tables-take-back-used-up")
    actions = undone(table, seat)
    if not actions:
        raise Refused(NOTHING_TO_TAKE_BACK)
    return actions


def without(table: Table, seat: Seat, actions: tuple[Past, ...]) -> Table:
    """The table where this seat has taken these actions (of `undone`) back.

    Its turn goes on with the time that it had left. No card stays queued: it was for after what counts no more. No hand
    says any more which cards were played for its owner, who may have them back.
    """
    match, holder = table.match, table.holders[seat]
    assert match is not None
    assert holder is not None
    assert holder.person is not None, "it has moved in person"
    match, _ = match.take_back(seat, len(actions))
    asked = table.proposal is not None and table.proposal.takes_back(seat)
    proposal = None if asked else table.proposal
    mover = replace(holder, autopilot=False, misses=0)
    holders = tuple(it and replace(it, queued=None, given=()) for it in with_holder(table, seat, mover).holders)
    return replace(table, match=match, holders=holders, news=News("took-back", holder.person), proposal=proposal)


def _used_up(table: Table, seat: Seat) -> bool:
    """Whether this seat has taken back as often as it may in this deal."""
    times = 0
    for line in reversed(table.match.log if table.match is not None else ()):
        if isinstance(line, DealLine):
            break
        times += isinstance(line, TakeBackLine) and line.seat == seat
    return times >= TAKE_BACKS_A_DEAL
