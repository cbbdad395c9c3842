"""The timer of all tables: one task that sleeps until the next table has something due."""

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.tables.log_context import about
from bot.tables.model import TableId
from bot.tables.ports import LEASE, Clock, Due, Store, Unsaved
from bot.tables.safe_traceback import safe_traceback

HEARTBEAT: Final = timedelta(seconds=60)
RETRY: Final = timedelta(seconds=5)
"""The pause after storage failed."""
AT_ONCE: Final = 16
"""Tables claimed at once; few, so that clicks get their turn: after a restart each table must be folded first."""
SUPERSEDED: Final = 256
"""Outdated entries that the queue may hold: each turn played in time leaves one behind."""
NEVER: Final = datetime.max.replace(tzinfo=UTC)

_log = logging.getLogger(__name__)


class Ticker:
    """Calls `tick` for every table that has something due, once claimed; an error at one table affects no other.

    A change that this process saved is claimed with it. So the storage is asked only about tables that were read from
    it (after a start, or after another process changed them), and about those whose tick has failed.
    """

    def __init__(self, clock: Clock, store: Store, tick: Callable[[TableId], Awaitable[None]]) -> None:
        self._clock = clock
        self._store = store
        self._tick = tick
        self._at: dict[TableId, datetime] = {}
        self._claimed: set[TableId] = set()
        """The tables that are claimed until `LEASE` after the time in `_at`."""
        self._queue: list[tuple[datetime, TableId]] = []
        self._sooner = asyncio.Event()
        self._sleeps_until = NEVER
        self._ticks: dict[asyncio.Task[None], datetime] = {}
        """What is under way, and since when."""
        self._running: asyncio.Task[None] | None = None

    def expect(self, table: TableId, due: Due | None, *, claimed: bool) -> None:
        """Sets what the table waits for, in place of the previous wait; None: nothing. `claimed`: by this process."""
        self._claimed.discard(table)
        if due is None:
            self._at.pop(table, None)
            return
        if claimed:
            self._claimed.add(table)
        self._schedule(table, due.at)

    def start(self) -> None:
        """Starts the task; the caller has just left a sign of life."""
        self._running = asyncio.create_task(self._run(), name="ticker")

    async def close(self) -> None:
        """Stops the task, and finishes what is under way."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
            self._running = None
        await self.rest()

    async def rest(self) -> None:
        """Waits until no tick is under way."""
        while self._ticks:
            await asyncio.gather(*self._ticks, return_exceptions=True)

    def behind(self) -> timedelta:
        """How long something that is due has been waiting for the ticker or for the end of its tick; usually zero."""
        if self._running is None:  # not started yet
            return timedelta(0)
        if self._running.done():
            return timedelta.max
        return max(self._clock.now() - min((self._sleeps_until, *self._ticks.values())), timedelta(0))

    def _schedule(self, table: TableId, at: datetime) -> None:
        self._at[table] = at
        heapq.heappush(self._queue, (at, table))
        if len(self._queue) > 2 * len(self._at) + SUPERSEDED:
            self._queue = [(at, table) for table, at in self._at.items()]
            heapq.heapify(self._queue)
        if at < self._sleeps_until:
            self._sooner.set()

    async def _run(self) -> None:
        heartbeat = self._clock.now() + HEARTBEAT
        not_before = self._clock.now()
        while True:
            self._sleeps_until = max(not_before, min(heartbeat, self._next()))
            if await self._clock.wait(self._sooner, self._sleeps_until):
                self._sooner.clear()
                continue
            now = self._clock.now()
            try:
                if now >= heartbeat:
                    await self._store.alive(now)
                    heartbeat = now + HEARTBEAT
                if self._next() <= now:
                    await self._claim(now)
            except Unsaved as error:
                _log.warning("storage failed, nothing happens by itself for %s: %s", RETRY, error)
                not_before = now + RETRY
            except Exception as error:  # the ticker must not end
                _log.error("ticker: %s", safe_traceback(error))
                not_before = now + RETRY

    def _next(self) -> datetime:
        """The time of the next due table; drops outdated entries of the queue."""
        while self._queue:
            at, table = self._queue[0]
            if self._at.get(table) == at:
                return at
            heapq.heappop(self._queue)
        return NEVER

    async def _claim(self, now: datetime) -> None:
        # Before the wait for storage: `expect` may be called meanwhile, and its time must win.
        later = now + LEASE
        due, own = self._put_off(now, later)
        for table in own:
            self._begin(table, later)
        if not due:
            return
        claimed: Collection[TableId] = ()
        full = True
        try:
            claimed = await self._store.claim(now, later, AT_ONCE)
            full = len(claimed) == AT_ONCE
        finally:
            if full:  # the others are not claimed elsewhere: try them again at once
                for table in due.difference(claimed):
                    if self._at.get(table) == later:
                        self._schedule(table, now)
        for table in claimed:
            self._begin(table, later)

    def _put_off(self, now: datetime, later: datetime) -> tuple[set[TableId], set[TableId]]:
        """Puts what is due off to this time; the tables that are still to be claimed, and those of this process."""
        due: set[TableId] = set()
        own: set[TableId] = set()
        while len(due) + len(own) < AT_ONCE and self._next() <= now:
            at, table = heapq.heappop(self._queue)
            (own if table in self._claimed and now < at + LEASE else due).add(table)
            self._claimed.discard(table)
            self._at[table] = later
        for table in (*due, *own):
            heapq.heappush(self._queue, (later, table))
        return due, own

    def _begin(self, table: TableId, lease: datetime) -> None:
        task = asyncio.create_task(self._guarded(table, lease), name=f"tick-{table}")
        self._ticks[task] = self._clock.now()
        task.add_done_callback(self._ticks.pop)

    async def _guarded(self, table: TableId, lease: datetime) -> None:
        with about(table):
            try:
                await self._tick(table)
            except Unsaved as error:
                _log.warning("table %s could not be saved: %s", table, error)
                if self._at.get(table) == lease:  # nothing has happened there meanwhile
                    self._schedule(table, self._clock.now() + RETRY)
                    self._claimed.add(table)
            except Exception as error:  # logged; the lease ends and the table is tried again
                _log.error("table %s: %s", table, safe_traceback(error))
