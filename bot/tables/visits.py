"""Tables of other units: known here as long as something is done there, and what those did at tables of this one.

Direct messages arrive at shard 0, whichever server a table is on, and a command names tables of any server. So whoever
serves an interaction first visits the tables that it may be about. What is then done there is saved like any change,
with the version of the table as its fence, and told to the unit that has the table, which reads it anew.
"""

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from typing import Final

from bot.tables.model import Change, Gone, TableId, UserId
from bot.tables.notices import Notice
from bot.tables.table_cache import OpenTable
from bot.tables.table_writer import TableWriter

KEPT: Final = 256
"""How many visited tables are kept, so that the next visit need not read them again unless they have changed."""

_OPENED: ContextVar[list[TableId] | None] = ContextVar("opened", default=None)
"""The tables that were opened for other units during the visit of this task."""


class Visits:
    """The tables that this unit visits, and those of its own at which others were."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer
        self._store = writer.store
        self._cache = writer.cache
        self._visitors: Counter[TableId] = Counter()
        self._kept: OrderedDict[TableId, OpenTable] = OrderedDict()

    def is_guest(self, table: TableId) -> bool:
        """Whether this table is another unit's, which draws it."""
        live = self._cache.get(table)
        return live is not None and live.guest

    def version(self, table: TableId) -> int:
        """The version in which this table is known here; 0 where it is not."""
        live = self._cache.get(table)
        return 0 if live is None else live.version

    @asynccontextmanager
    async def at(
        self, table: TableId | None = None, user: UserId | None = None, channel: int = 0
    ) -> AsyncIterator[Collection[TableId]]:
        """During the block the table with this id is known here, and those of this user and of this channel, whichever
        unit has them; yields those of other units.

        Raises:
            Unsaved: storage failed.
        """
        if self._cache.has_all or (user is None and not channel and table is not None and self._own(table)):
            yield ()
            return
        async with self._at(await self._store.versions(table, user, channel if self._cache.released else 0)) as guests:
            yield guests

    @asynccontextmanager
    async def at_all_that_know(self, user: UserId) -> AsyncIterator[None]:
        """During the block all tables are known here that may have the id of this user; raises as `at`."""
        if self._cache.has_all:
            yield
            return
        async with self._at(await self._store.versions_that_know(user)):
            yield

    @asynccontextmanager
    async def _at(self, versions: Mapping[TableId, int]) -> AsyncIterator[Collection[TableId]]:
        guests = [id for id in versions if not self._own(id)]
        self._visitors.update(guests)
        opened: list[TableId] = []
        outermost = _OPENED.set(opened) if _OPENED.get() is None else None
        try:
            for id in guests:
                await self._enter(id, versions[id])
            yield tuple(guests)
        finally:
            if outermost is not None:
                guests += opened
                _OPENED.reset(outermost)
            for id in guests:
                self._leave(id)

    async def tell(self, notice: Notice) -> None:
        """Tells all units; raises `Unsaved`."""
        await self._store.tell(notice)

    def stay(self, table: TableId) -> None:
        """The table has been opened for another unit: it is known until the end of this task's visit."""
        opened = _OPENED.get()
        if opened is not None and self.is_guest(table):
            self._visitors[table] += 1
            opened.append(table)

    async def hear(self, table: TableId, version: int) -> None:
        """A unit that was at this table of ours has left it in this version.

        Raises:
            Unsaved: storage failed.
        """
        if self._cache.get(table) is None:
            await self._opened(table)
            return
        with suppress(Gone):
            async with self._writer.hold(table) as live:
                if live.version < version:
                    await self._writer.reload(live)

    async def _opened(self, table: TableId) -> None:
        """Takes a table that another unit has opened, or that it saved while this one started."""
        saved = await self._store.table(table)
        if saved is None or self._cache.get(table) is not None or not self._cache.owns(saved.table.place.guild):
            return
        live = OpenTable.of(saved)
        self._cache.add(live)
        self._writer.ticker.expect(table, live.due, claimed=False)
        self._writer.tell(Change(live.table, None))

    def _own(self, table: TableId) -> bool:
        live = self._cache.get(table)
        return live is not None and not live.guest

    async def _enter(self, table: TableId, version: int) -> None:
        live = self._cache.get(table) or self._kept.get(table)
        if live is None or (live.version != version and self._cache.get(table) is None):
            saved = await self._store.table(table)
            if saved is None or self._cache.get(table) is not None:  # closed, or somebody else came meanwhile
                return
            live = OpenTable.of(saved, guest=True)
        if self._cache.get(table) is None:
            self._cache.add(live)
        elif live.version != version:
            with suppress(Gone):
                async with self._writer.hold(table) as live:
                    await self._writer.refresh(live)

    def _leave(self, table: TableId) -> None:
        self._visitors[table] -= 1
        if self._visitors[table] > 0:
            return
        del self._visitors[table]
        live = self._cache.get(table)
        if live is None or not live.guest:
            return
        self._cache.drop(live, live.unfolded)
        self._kept[table] = live
        self._kept.move_to_end(table)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
