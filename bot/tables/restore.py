"""Restores a table from storage: folds the log of its match."""

import logging
from dataclasses import replace

from bot.tables.model import Table, TableState
from bot.tables.ports import Awaited, SavedMatch, SavedTable
from bot.tables.safe_traceback import safe_traceback
from bot.tables.timing import shown_deadline
from engine.cards import Seat
from engine.game import Event, IllegalAction, Malformed
from engine.match import ActLine, Match, replay
from engine.record import read_log_line

_log = logging.getLogger(__name__)


def fold(saved: SavedTable) -> Table:
    """The table with its match; suspended, with the longest legal part of its log, when the log cannot be read whole.

    Suspends a match under another revision of the rules too: its moves may have another meaning now.
    """
    if saved.match is None:
        if saved.table.state is not TableState.LOBBY:
            return replace(saved.table, state=TableState.SUSPENDED)
        return replace(saved.table, deadline=shown_deadline(saved.table, saved.due))
    match, whole = _read(saved.table, saved.match)
    table = replace(saved.table, match=match, rated=saved.match.rated, digest=saved.match.digest)
    if match is None or not whole or match.game.revision != saved.match.rules:
        return replace(table, state=TableState.SUSPENDED)
    looks = saved.due is not None and saved.due.awaited is Awaited.READING
    table = replace(table, state=_state(saved.table, match), unhurried=looks, reading=looks)
    return replace(table, deadline=shown_deadline(table, saved.due))


def happened(before: Match | None, after: Match | None) -> tuple[tuple[Event, ...], Seat | None]:
    """What has happened between two states of a match, and the seat that has acted last, from the lines of its log."""
    if before is None or after is None or after.log[: len(before.log)] != before.log:
        return (), None
    events: list[Event] = []
    acted: Seat | None = None
    for line in after.log[len(before.log) :]:
        before, step = before.follow(line)
        events += step.events
        acted = line.seat if isinstance(line, ActLine) else acted
    return tuple(events), acted


def _state(table: Table, match: Match) -> TableState:
    if match.over:
        return TableState.FINISHED
    return TableState.PAUSED if table.state is TableState.PAUSED else TableState.PLAYING


def _read(table: Table, saved: SavedMatch) -> tuple[Match | None, bool]:
    match: Match | None = None
    try:
        match = replay(saved.header, ())
        for text in saved.lines:
            match, _ = match.follow(read_log_line(text, match.game, saved.header.seats))
    except (Malformed, IllegalAction) as problem:
        _log.warning("table %s: line %d of its log: %s", table.id, len(match.log) + 1 if match else 0, problem)
        return match, False
    except Exception as error:  # a broken log may raise anything; the other tables go on
        _log.error("table %s: its log cannot be read: %s", table.id, safe_traceback(error))
        return match, False
    return match, True
