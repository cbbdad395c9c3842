"""Changes of open tables: one at a time a table, durable first, then adopted, then told."""

import logging
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TypeAlias

from bot.tables.model import Change, Delays, Gone, Refused, Table, TableId, TableState
from bot.tables.playing import Transition, results
from bot.tables.ports import Clock, Conflict, Due, Store, Tell, Unsaved
from bot.tables.safe_traceback import safe_traceback
from bot.tables.table_cache import Live, TableCache
from bot.tables.ticker import Ticker
from bot.tables.timing import waiting
from engine.message import Message

Become: TypeAlias = Callable[[Table, datetime], Transition]
"""What a table becomes now; pure, so that it may be asked again after another writer was first."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TableWriter:
    """Writes changes of tables down."""

    store: Store
    clock: Clock
    tell: Tell
    chance: random.Random
    delays: Delays
    shelf: TableCache
    ticker: Ticker

    async def open(self, table: Table, cause: int) -> Table:
        """A new table.

        Raises:
            Conflict: this cause has opened one already.
            Refused: it cannot be saved.
        """
        now = self.clock.now()
        table, due = waiting(None, None, table, now=now, chance=self.chance, delays=self.delays)
        try:
            await self.store.save(None, table, due=due, at=now, cause=cause)
        except Unsaved as error:
            raise not_saved(table.id, error) from None
        self.shelf.add(Live(table, due))
        self.ticker.expect(table.id, due)
        self._tell(Change(table, None))
        return table

    async def change(self, table: TableId, become: Become, cause: int | None = None) -> Change:
        """Let the table become that. A cause that has moved it already changes nothing.

        Raises:
            Gone: it is closed.
            Refused: `become` refuses, or it cannot be saved; nothing changed.
        """
        async with self.hold(table) as live:
            try:
                return await self._twice(live, become, cause)
            except Refused:
                if await self._known(live, cause):
                    return Change(live.table, live.table)
                raise
            except (Conflict, Unsaved) as error:
                raise not_saved(table, error) from None

    async def _twice(self, live: Live, become: Become, cause: int | None) -> Change:
        try:
            return await self.write(live, become, cause)
        except Conflict:  # another process was first
            await self.reload(live)
        if await self._known(live, cause):
            return Change(live.table, live.table)
        return await self.write(live, become, cause)

    async def write(self, live: Live, become: Become, cause: int | None = None) -> Change:
        """Let the table, whose lock the caller holds, become that.

        Raises:
            Conflict: another writer was first, or the cause is known.
            Unsaved: it cannot be saved.
            Refused: `become` refuses.
        """
        before, now = live.table, self.clock.now()
        step = become(before, now)
        after, due = waiting(before, live.due, step.table, now=now, chance=self.chance, delays=self.delays)
        if step.table is before and due is live.due:
            return Change(before, before)
        after = replace(after, version=before.version + 1)
        finishes = before.state is TableState.PLAYING and after.state is TableState.FINISHED
        ended = results(after) if finishes else ()
        await self.store.save(before, after, due=due, at=now, cause=cause, results=ended)
        self._adopt(live, before, after, due)
        change = Change(after, before, step.events, step.acted)
        self._tell(change)
        return change

    async def reload(self, live: Live) -> None:
        """Take the table, whose lock the caller holds, as it is stored.

        Raises:
            Gone: it is not open any more.
        """
        before = live.outside
        saved = await self.store.table(live.id)
        if saved is None:
            self.shelf.drop(live, before)
            self.ticker.expect(live.id, None)
            raise Gone
        fresh = Live.of(saved)
        self._adopt(live, before, fresh.table, fresh.due)
        self._tell(Change(live.table, before))

    @asynccontextmanager
    async def hold(self, table: TableId) -> AsyncIterator[Live]:
        """The open table, locked.

        Raises:
            Gone: it is not open, or closed while we waited.
        """
        live = self.shelf.get(table)
        if live is None:
            raise Gone
        async with live.lock:
            if self.shelf.get(table) is not live:
                raise Gone
            yield live

    async def _known(self, live: Live, cause: int | None) -> bool:
        return cause is not None and await self.store.known(live.id, cause)

    def _adopt(self, live: Live, before: Table, after: Table, due: Due | None) -> None:
        live.adopt(after, due)
        self.ticker.expect(live.id, due)
        if after.state is TableState.CLOSED:
            self.shelf.drop(live, before)
        else:
            self.shelf.reseat(live, before, after)

    def _tell(self, change: Change) -> None:
        try:
            self.tell(change)
        except Exception as error:  # what is drawn may be lost, what is durable is done
            _log.error("table %s could not be told: %s", change.table.id, safe_traceback(error))


def not_saved(table: TableId, error: Exception) -> Refused:
    """The refusal of what storage would not take."""
    _log.warning("table %s could not be saved: %s", table, error)
    return Refused(Message("tables-not-saved"))
