"""The open tables as they are now, to be read."""

from bot.tables.model import Table, TableId, UserId
from bot.tables.table_cache import TableCache


class OpenTables:
    """The open tables of a unit, and by id, person and channel also those of others that are just being visited."""

    def __init__(self, cache: TableCache) -> None:
        self._cache = cache

    def get(self, table: TableId) -> Table | None:
        """The open table as it is now; None when it is closed."""
        live = self._cache.get(table)
        return None if live is None else live.table

    def ids(self, guild: int | None = None) -> tuple[TableId, ...]:
        """The ids of all open tables, or (`guild`) of those of a server, oldest first; folds no match."""
        return tuple(it.id for it in self._cache.all() if guild in {None, it.unfolded.place.guild})

    def of_user(self, user: UserId) -> tuple[Table, ...]:
        """The open tables where this user holds a seat, oldest first."""
        return tuple(live.table for live in self._cache.of_user(user))

    def left_by(self, user: UserId) -> tuple[Table, ...]:
        """The open tables where this user has left a seat and may take it back, oldest first."""
        return tuple(live.table for live in self._cache.left_by(user))

    def waited_by(self, user: UserId) -> tuple[Table, ...]:
        """The open tables where this user waits for a computer's seat, oldest first."""
        return tuple(live.table for live in self._cache.waited_by(user))

    def in_channel(self, channel: int) -> tuple[Table, ...]:
        """The open tables of a channel, those in its threads too; or the open tables of a thread; oldest first."""
        return tuple(live.table for live in self._cache.in_channel(channel))

    def in_guild(self, guild: int) -> tuple[Table, ...]:
        """The open tables of a server, oldest first."""
        return tuple(live.table for live in self._cache.all() if live.unfolded.place.guild == guild)
