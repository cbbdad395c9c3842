"""Changes open tables: for each table one change at a time, saved first, then put in the cache, then told."""

import logging
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TypeAlias

from bot.tables import lobby, pausing, proposals, rematch
from bot.tables.admin_log import LogLine
from bot.tables.closing import closed
from bot.tables.log_context import about
from bot.tables.meter import NO_METER, Meter
from bot.tables.model import Change, Delays, Gone, Refused, Stale, Table, TableId, TableState
from bot.tables.playing import Transition
from bot.tables.ports import Clock, Conflict, Due, InDoubt, Store, Tell, Unsaved
from bot.tables.restore import happened
from bot.tables.results import results
from bot.tables.safe_traceback import safe_traceback
from bot.tables.table_cache import OpenTable, TableCache
from bot.tables.ticker import Ticker
from bot.tables.timing import waiting
from engine.message import Message

Become: TypeAlias = Callable[[Table, datetime], Transition]
"""Gives the next table at this time; pure, so that it can be called again after a conflict."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TableWriter:
    """Saves changes of tables: of those of the unit, and of those of others that are being visited (`visits`).

    `tell` hears of the changes of its own, `tell_visit` of those that it makes at a table of another unit.
    """

    store: Store
    clock: Clock
    tell: Tell
    tell_visit: Tell
    rng: random.Random
    delays: Delays
    cache: TableCache
    ticker: Ticker
    meter: Meter = NO_METER

    async def open(self, table: Table, cause: int) -> Table:
        """Saves a new table; `cause` is the id of the interaction.

        Raises:
            Conflict: this cause opened a table already.
            Refused: the table cannot be saved.
        """
        now, since = self.clock.now(), self.meter.now()
        guest = not self.cache.owns(table.place.guild)
        table, due = waiting(None, None, table, now=now, rng=self.rng, delays=self.delays)
        try:
            try:
                await self.store.save(None, table, due=due, at=now, cause=cause, elsewhere=guest)
            except InDoubt:
                if await self.store.opened(cause) != table.id:
                    raise
        except Unsaved as error:
            raise not_saved(table.id, error) from None
        self.meter.saved(table.game, 0, since)
        self.cache.add(live := OpenTable(table, due, guest=guest))
        self._expect(live, due, claimed=True)
        self._tell(live, Change(table, None))
        return table

    async def change(
        self, table: TableId, become: Become, cause: int | None = None, told: LogLine | None = None
    ) -> Change:
        """Changes the table to what `become` gives. A cause that changed it already changes nothing.

        `told`: what the server's log tells of it, saved with it.

        Raises:
            Gone: the table is closed.
            Refused: `become` refuses, or the change cannot be saved; nothing changed.
        """
        async with self.hold(table) as live:
            try:
                return await self._twice(live, become, cause, told)
            except Refused:
                if await self._known(live, cause):
                    return Change(live.table, live.table)
                raise
            except (Conflict, Unsaved) as error:
                raise not_saved(table, error) from None

    async def _twice(self, live: OpenTable, become: Become, cause: int | None, told: LogLine | None) -> Change:
        try:
            return await self.write(live, become, cause, told)
        except (Conflict, InDoubt):  # another process was first, or another server has taken over
            await self.reload(live)
        except Stale:  # a button that somebody has drawn who knew more
            if not await self.refresh(live):
                raise
        if await self._known(live, cause):
            return Change(live.table, live.table)
        return await self.write(live, become, cause, told, elsewhere=True)

    async def refresh(self, live: OpenTable) -> bool:
        """Reloads the table, whose lock the caller holds, if it is stored in another version; whether it was.

        Raises:
            Gone: the table is not open any more.
        """
        versions = await self.store.versions(live.id, None, 0)
        if versions.get(live.id) == live.version:
            return False
        await self.reload(live)
        return True

    async def write(
        self,
        live: OpenTable,
        become: Become,
        cause: int | None = None,
        told: LogLine | None = None,
        *,
        elsewhere: bool = False,
    ) -> Change:
        """Changes the table, whose lock the caller holds, to what `become` gives.

        `elsewhere`: another unit may have the table, as it does where the table is a guest, and is told.

        Raises:
            Conflict: another writer was first, or the cause is known.
            Unsaved: the change cannot be saved.
            Refused: `become` refuses.
        """
        before, now = live.table, self.clock.now()
        transition = become(before, now)
        settled = proposals.settled(pausing.settled(proposals.settled(transition.table)))  # a pause may end a proposal
        settled = rematch.settled(settled)
        after, due = waiting(before, live.due, settled, now=now, rng=self.rng, delays=self.delays)
        if settled is before and due is live.due:
            return Change(before, before)
        if cause is not None and after.match is before.match and await self._known(live, cause):
            return Change(before, before)  # of what adds no line to the log the database would not notice
        if cause is None and before.proposal is not None and after.proposal is None:
            cause = before.proposal.cause  # stored with what was proposed, as with what somebody does without asking
        finishes = before.state is TableState.PLAYING and after.state is TableState.FINISHED
        ended = results(after) if finishes else ()
        with about(after):
            if finishes:
                after = await closed(self.store, before, after, now)
            since = self.meter.now()
            changes = await self.store.save(
                before, after, version=live.version, due=due, at=now, cause=cause, results=ended, told=told,
                elsewhere=elsewhere or live.guest,
            )  # fmt: skip
            self.meter.saved(after.game, _new_lines(before, after), since)
            live.version += 1
            if changes:
                after = replace(after, rating_changes=changes)
            self._adopt(live, before, after, due, claimed=True)
            _log.debug("saved")
            change = Change(after, before, transition.events, transition.acted)
            self._tell(live, change)
        return change

    async def reload(self, live: OpenTable) -> None:
        """Replaces the table, whose lock the caller holds, by the stored one.

        Raises:
            Gone: the table is not open any more.
        """
        before = live.table
        saved = await self.store.table(live.id)
        if saved is None:
            self.cache.drop(live, before)
            self._expect(live, None, claimed=False)
            self._tell(live, Change(lobby.closed(before), before))
            raise Gone
        fresh = OpenTable.of(saved)
        live.version = saved.version
        self._adopt(live, before, fresh.table, fresh.due, claimed=False)
        self._tell(live, Change(live.table, before, *happened(before.match, live.table.match)))

    @asynccontextmanager
    async def hold(self, table: TableId) -> AsyncIterator[OpenTable]:
        """Locks the open table during the block.

        Raises:
            Gone: the table is not open, or closed during the wait for the lock.
        """
        live = self.cache.get(table)
        if live is None:
            raise Gone
        async with live.lock:
            if self.cache.get(table) is not live:
                raise Gone
            with about(table):
                yield live

    async def _known(self, live: OpenTable, cause: int | None) -> bool:
        return cause is not None and await self.store.known(live.id, cause)

    def _adopt(self, live: OpenTable, before: Table, after: Table, due: Due | None, *, claimed: bool) -> None:
        live.adopt(after, due)
        self._expect(live, due, claimed=claimed)
        if after.state is TableState.CLOSED:
            self.cache.drop(live, before)
        else:
            self.cache.reseat(live, before, after)

    def _expect(self, live: OpenTable, due: Due | None, *, claimed: bool) -> None:
        """Lets the ticker wait with a table of this unit; what is due at another's is done there."""
        if not live.guest:
            self.ticker.expect(live.id, due, claimed=claimed)

    def _tell(self, live: OpenTable, change: Change) -> None:
        try:
            (self.tell_visit if live.guest else self.tell)(change)
        except Exception as error:  # a drawing may be lost; the change is saved
            _log.error("table %s could not be told: %s", change.table.id, safe_traceback(error))


def _new_lines(before: Table, after: Table) -> int:
    """How many lines the change adds to the log of its match."""
    if after.match is None or after.match is before.match:
        return 0
    known = len(before.match.log) if before.match is not None and before.match_number == after.match_number else 0
    return len(after.match.log) - known


def not_saved(table: TableId, error: Exception) -> Refused:
    """Logs the error of storage and returns the refusal for the player."""
    _log.warning("table %s could not be saved: %s", table, error)
    return Refused(Message("tables-not-saved"))
