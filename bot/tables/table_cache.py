"""The open tables in memory, by id, by user and by channel."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TypeAlias, TypeVar

from bot.tables.lobby import refuse
from bot.tables.model import Place, Table, TableId, TableState, UserId
from bot.tables.newcomers import awaited
from bot.tables.ports import Due, SavedTable
from bot.tables.restore import fold
from bot.tables.server_rules import ServerRules

Key = TypeVar("Key")
Census: TypeAlias = Mapping[tuple[str, TableState], int]
"""How many open tables of each game are in each state."""


class OpenTable:
    """An open table, its lock, what it waits for, and its version in storage.

    A table from storage is folded at the first use of `table`.
    """

    __slots__ = ("_saved", "_table", "due", "id", "lock", "version")

    def __init__(self, table: Table, due: Due | None, saved: SavedTable | None = None) -> None:
        self.id = table.id
        self.lock = asyncio.Lock()
        self.due = due
        self.version = 0 if saved is None else saved.version
        self._table = table
        self._saved = saved

    @classmethod
    def of(cls, saved: SavedTable) -> "OpenTable":
        """The open table for a stored one."""
        return cls(saved.table, saved.due, saved)

    @property
    def table(self) -> Table:
        """The present table, with its match."""
        if self._saved is not None:
            self._table, self._saved = fold(self._saved), None
        return self._table

    @property
    def unfolded(self) -> Table:
        """The present table, possibly without its match: enough for its place and its seats."""
        return self._table

    def adopt(self, table: Table, due: Due | None) -> None:
        """Replaces the table and what it waits for."""
        self._table, self._saved, self.due = table, None, due


class TableCache:
    """All open tables, oldest first."""

    def __init__(self, rules: ServerRules) -> None:
        self._rules = rules
        self._tables: dict[TableId, OpenTable] = {}
        self._users: dict[UserId, dict[TableId, OpenTable]] = defaultdict(dict)
        self._channels: dict[int, dict[TableId, OpenTable]] = defaultdict(dict)
        self._sitting_down: Counter[UserId] = Counter()
        """At how many tables each user is about to sit down, while it is being saved."""

    def get(self, table: TableId) -> OpenTable | None:
        """The open table with this id."""
        return self._tables.get(table)

    def all(self) -> tuple[OpenTable, ...]:
        """Every open table."""
        return tuple(self._tables.values())

    def counted(self) -> Census:
        """How many open tables there are; folds no match."""
        return Counter((live.unfolded.game, live.unfolded.state) for live in self._tables.values())

    def of_user(self, user: UserId) -> tuple[OpenTable, ...]:
        """The open tables where this user holds a seat."""
        return tuple(live for live in self._users.get(user, {}).values() if live.unfolded.seat_of(user) is not None)

    def left_by(self, user: UserId) -> tuple[OpenTable, ...]:
        """The open tables where this user has left a seat and may take it back."""
        return tuple(live for live in self._users.get(user, {}).values() if live.unfolded.left_by(user) is not None)

    def waited_by(self, user: UserId) -> tuple[OpenTable, ...]:
        """The open tables where this user waits for a computer's seat."""
        return tuple(live for live in self._users.get(user, {}).values() if awaited(live.unfolded, user) is not None)

    @contextmanager
    def sitting_down(self, user: UserId, place: Place | None, most: int) -> Iterator[None]:
        """During the block the user is about to sit down at one more table, in this place, of at most this many.

        Raises:
            Refused: they are, or are about to be, at as many already; or the server excludes them.
        """
        self.may_sit_down(user, place)
        if len(self.of_user(user)) + len(self.waited_by(user)) + self._sitting_down[user] >= most:
            refuse("tables-too-many-tables")
        self._sitting_down[user] += 1
        try:
            yield
        finally:
            self._sitting_down[user] -= 1
            if not self._sitting_down[user]:
                del self._sitting_down[user]

    def may_sit_down(self, user: UserId, place: Place | None) -> None:
        """Raises `Refused` for whom the server of this place excludes."""
        if place is not None and self._rules.excludes(place.guild, user):
            refuse("tables-excluded")

    def place(self, table: TableId) -> Place | None:
        """Where the open table with this id is; folds no match."""
        live = self._tables.get(table)
        return None if live is None else live.unfolded.place

    def in_channel(self, channel: int) -> tuple[OpenTable, ...]:
        """The open tables of this channel, those in its threads too; or the open tables of this thread."""
        return tuple(self._channels.get(channel, {}).values())

    def add(self, live: OpenTable) -> None:
        """Adds a table that opens, or comes from storage."""
        self._tables[live.id] = live
        self._place(live, live.unfolded)
        for user in _users_of(live.unfolded):
            self._users[user][live.id] = live

    def reseat(self, live: OpenTable, before: Table, after: Table) -> None:
        """Updates the indexes by channel and by user after a change of the table."""
        if before.place != after.place:
            self._displace(live, before)
            self._place(live, after)
        if before.holders is after.holders:
            return
        users_before, users_after = _users_of(before), _users_of(after)
        for user in users_before - users_after:
            self._forget(self._users, user, live)
        for user in users_after - users_before:
            self._users[user][live.id] = live

    def drop(self, live: OpenTable, last: Table) -> None:
        """Removes a table that closed; `last` is its last state."""
        self._tables.pop(live.id, None)
        self._displace(live, last)
        for user in _users_of(last):
            self._forget(self._users, user, live)

    def _place(self, live: OpenTable, table: Table) -> None:
        for channel in {table.place.channel, table.place.shown}:
            self._channels[channel][live.id] = live

    def _displace(self, live: OpenTable, table: Table) -> None:
        for channel in {table.place.channel, table.place.shown}:
            self._forget(self._channels, channel, live)

    @staticmethod
    def _forget(index: dict[Key, dict[TableId, OpenTable]], key: Key, live: OpenTable) -> None:
        tables = index.get(key, {})
        tables.pop(live.id, None)
        if not tables:
            index.pop(key, None)


def _users_of(table: Table) -> set[UserId]:
    """Those who hold a seat at the table, wait for one, or have left one during its match."""
    return {person.id for person in (*table.people, *table.waiting, *table.left)}
