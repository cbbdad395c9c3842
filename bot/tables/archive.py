"""The archive of finished matches: lists of them, their records, and the matches themselves for whoever looks back.

Knows neither Discord nor SQL. Of a match that is not finished (played, paused, suspended, ended without a result)
nothing is told: its hands were not played out. Who may look at a finished one, the caller decides.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.tables.closing import record_text
from bot.tables.lobby import refuse
from bot.tables.model import TableId, UserId
from bot.tables.played import MatchRef, PlayedMatch
from bot.tables.ports import Finished, MatchStore, Unreadable
from bot.tables.positions import Positions
from bot.tables.safe_traceback import safe_traceback
from engine.game import IllegalAction, Malformed
from engine.match import Line, Match, replay
from engine.record import read_log_line

T = TypeVar("T")
PAGE: Final = 10
"""Matches on a page of a list."""
KEPT: Final = 16
"""How many matches are kept as they were replayed last: the longest take about 1 MB each."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class History:
    """A page of a person's finished matches, the newest first; pages are counted from 0."""

    matches: tuple[PlayedMatch, ...]
    page: int
    pages: int


class Archive:
    """All finished matches."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._kept: OrderedDict[MatchRef, Positions] = OrderedDict()

    async def history(self, user: UserId, page: int = 0, *, game: str | None = None) -> History:
        """This page of the user's finished matches of one game, or of all; the last page where there are fewer."""
        pages = max(1, -(-await self._store.count_played_by(user, game) // PAGE))
        shown = max(0, min(page, pages - 1))
        return History(tuple(await self._store.played_by(user, game, skip=shown * PAGE, limit=PAGE)), shown, pages)

    async def newest(self, user: UserId, limit: int) -> tuple[PlayedMatch, ...]:
        """The user's newest finished matches."""
        return tuple(await self._store.played_by(user, None, skip=0, limit=limit))

    async def newest_in(self, guild: int, limit: int) -> tuple[PlayedMatch, ...]:
        """The newest finished matches of a server."""
        return tuple(await self._store.played_in(guild, limit))

    async def match(self, ref: MatchRef) -> PlayedMatch:
        """Who played this match, and how it ended.

        Raises:
            Refused: there is no such match, or it is not finished.
        """
        played = await self._store.played(ref)
        if played is None:
            refuse("archive-unknown")
        return played

    async def positions(self, ref: MatchRef) -> Positions:
        """The whole match, to step through it; replayed beside the event loop, unless it is among the last ones.

        Raises:
            Refused: there is no such match, it is not finished, or its log cannot be read to the end any more.
        """
        kept = self._kept.get(ref)
        if kept is None:
            finished = await self._finished(ref.table, ref.number, unfinished="archive-unknown")
            kept = await asyncio.to_thread(_positions, ref, finished)
            if kept is None:
                refuse("archive-unreadable")
        self._kept[ref] = kept
        self._kept.move_to_end(ref)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept

    async def record(self, table: TableId, number: int | None = None) -> str:
        """The record of a finished match of this table, open or closed: number 1 is its first, None its last. It has
        the time of every action.

        Raises:
            Refused: the match is in play, there is none, or its record cannot be read.
        """
        return await self._read(table, number, _record)

    async def sealed(self, ref: MatchRef) -> tuple[Match, str | None]:
        """A finished match with the seals of its deals, and the closing digest of its record; raises as `record`."""
        return await self._read(ref.table, ref.number, lambda finished: (_replayed(finished), finished.match.digest))

    async def _read(self, table: TableId, number: int | None, read: Callable[[Finished], T]) -> T:
        try:
            finished = await self._finished(table, number, unfinished="tables-record-unfinished")
            return await asyncio.to_thread(read, finished)
        except (Malformed, IllegalAction, Unreadable):
            refuse("tables-record-unreadable")

    async def _finished(self, table: TableId, number: int | None, *, unfinished: str) -> Finished:
        try:
            finished = await self._store.finished(table, number)
        except Unreadable:
            refuse("tables-record-unreadable")
        if finished is None:
            refuse("tables-no-match" if number is None or await self._store.holds(table) else "tables-record-gone")
        if finished.at is None:
            refuse(unfinished)
        return finished


def _positions(ref: MatchRef, finished: Finished) -> Positions | None:
    """The match with all its positions; None where its log does not lead to the end of a match."""
    try:
        if replay(finished.match.header, ()).game.revision != finished.match.rules:
            _log.warning("match %s cannot be replayed: it was played by another edition of the rules", ref)
            return None
        return Positions.of(finished.match.header, _lines(finished))
    except (Malformed, IllegalAction) as problem:
        _log.warning("match %s cannot be replayed: %s", ref, problem)
    except Exception as error:  # a broken log may raise anything
        _log.error("match %s cannot be replayed: %s", ref, safe_traceback(error))
    return None


def _record(finished: Finished) -> str:
    return record_text(_replayed(finished), finished.times)


def _replayed(finished: Finished) -> Match:
    return replay(finished.match.header, _lines(finished))


def _lines(finished: Finished) -> Iterator[Line]:
    header = finished.match.header
    game = replay(header, ()).game
    return (read_log_line(text, game, header.seats) for text in finished.match.lines)
