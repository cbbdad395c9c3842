"""The open tables in memory, found by id, by user and by channel."""

import asyncio
from collections import defaultdict
from typing import TypeVar

from bot.tables.model import Table, TableId, UserId
from bot.tables.ports import Due, SavedTable
from bot.tables.restore import fold

Key = TypeVar("Key")


class Live:
    """An open table, its lock and what it waits for. A table that comes from storage is folded when first looked at."""

    __slots__ = ("_saved", "_table", "due", "id", "lock", "version")

    def __init__(self, table: Table, due: Due | None, saved: SavedTable | None = None) -> None:
        self.id = table.id
        self.lock = asyncio.Lock()
        self.due = due
        self.version = 0 if saved is None else saved.version
        self._table = table
        self._saved = saved

    @classmethod
    def of(cls, saved: SavedTable) -> "Live":
        """A table as it is stored."""
        return cls(saved.table, saved.due, saved)

    @property
    def table(self) -> Table:
        """The table as it stands now."""
        if self._saved is not None:
            self._table, self._saved = fold(self._saved), None
        return self._table

    @property
    def outside(self) -> Table:
        """The table without a look at its match: who sits where."""
        return self._table

    def adopt(self, table: Table, due: Due | None) -> None:
        """This is how the table stands now."""
        self._table, self._saved, self.due = table, None, due


class TableCache:
    """All open tables, oldest first."""

    def __init__(self) -> None:
        self._tables: dict[TableId, Live] = {}
        self._users: dict[UserId, dict[TableId, Live]] = defaultdict(dict)
        self._channels: dict[int, dict[TableId, Live]] = defaultdict(dict)

    def get(self, table: TableId) -> Live | None:
        """The open table with this id."""
        return self._tables.get(table)

    def all(self) -> tuple[Live, ...]:
        """Every open table."""
        return tuple(self._tables.values())

    def of_user(self, user: UserId) -> tuple[Live, ...]:
        """The open tables where this user holds a seat."""
        return tuple(self._users.get(user, {}).values())

    def in_channel(self, channel: int) -> tuple[Live, ...]:
        """The open tables of this channel."""
        return tuple(self._channels.get(channel, {}).values())

    def add(self, live: Live) -> None:
        """A table opens, or comes from storage."""
        self._tables[live.id] = live
        self._channels[live.outside.place.channel][live.id] = live
        for person in live.outside.people:
            self._users[person.id][live.id] = live

    def reseat(self, live: Live, before: Table, after: Table) -> None:
        """The persons at the table may have changed."""
        if before.holders is after.holders:
            return
        was = {person.id for person in before.people}
        now = {person.id for person in after.people}
        for user in was - now:
            self._forget(self._users, user, live)
        for user in now - was:
            self._users[user][live.id] = live

    def drop(self, live: Live, last: Table) -> None:
        """The table has closed; `last` says who sat there."""
        self._tables.pop(live.id, None)
        self._forget(self._channels, last.place.channel, live)
        for person in last.people:
            self._forget(self._users, person.id, live)

    @staticmethod
    def _forget(index: dict[Key, dict[TableId, Live]], key: Key, live: Live) -> None:
        tables = index.get(key, {})
        tables.pop(live.id, None)
        if not tables:
            index.pop(key, None)
