"""Private messages that are of use only until a match begins: then they go away, so that they cover no hand."""

import asyncio
import logging
from typing import Final

from bot.discord.answering import Shown
from bot.discord.delivery import Undelivered
from bot.tables.model import Change, Table, TableId, TableState
from bot.tables.ports import Clock
from bot.tables.service import Tables

BEFORE: Final = frozenset({TableState.LOBBY, TableState.FINISHED})
"""The states in which a match may be prepared."""

_log = logging.getLogger(__name__)


class Passing:
    """Takes them away."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock
        self._shown: dict[TableId, dict[int, Shown]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def keep(self, table: Table, shown: Shown) -> None:
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
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _clear(self, table: TableId) -> None:
        for shown in self._shown.pop(table, {}).values():
            if not shown.expired:
                task = asyncio.create_task(self._take_away(shown), name="passing")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _take_away(self, shown: Shown) -> None:
        try:
            await shown.delete(self._clock)
        except Undelivered as error:  # he may have put it away himself
            _log.info("a panel stays", extra={"trouble": error.trouble.value})
