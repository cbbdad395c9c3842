"""Private messages that are of use only until a match begins: then they go away, so that they cover no hand."""

from typing import Final

from bot.discord.context import EphemeralMessage
from bot.discord.messages.removal import Removal
from bot.tables.model import Change, Table, TableId, TableState
from bot.tables.ports import Clock
from bot.tables.service import Tables

BEFORE: Final = frozenset({TableState.LOBBY, TableState.FINISHED})
"""The states in which a match may be prepared."""


class Passing:
    """Takes them away."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._shown: dict[TableId, dict[int, EphemeralMessage]] = {}
        self._removal = Removal(clock)

    def keep(self, table: Table, shown: EphemeralMessage) -> None:
        """This prepares a match at the table; it can be taken away as long as the token of the last click lives."""
        if table.state not in BEFORE:
            return
        self._shown.setdefault(table.id, {})[shown.id] = shown
        now = self._tables.get(table.id)
        if now is None or now.state not in BEFORE:
            self._clear(table.id)

    def told(self, change: Change) -> None:
        """Something became durable: perhaps a match has begun, or the table has closed."""
        if change.table.state not in BEFORE:
            self._clear(change.table.id)

    async def close(self) -> None:
        """Take nothing more away."""
        await self._removal.close()

    def _clear(self, table: TableId) -> None:
        for shown in self._shown.pop(table, {}).values():
            self._removal.remove(shown)
