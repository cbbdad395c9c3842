"""Deletes ephemeral messages that are of no more use: superseded panels, and set-up messages when the match starts.

An ephemeral message can be deleted for as long as the token of the last click on it is valid. What cannot be deleted
any more stays where it is.
"""

import asyncio
import logging
from typing import Final

from bot.discord.context import EphemeralMessage
from bot.discord.delivery import Undelivered
from bot.tables.model import Change, Table, TableId, TableState
from bot.tables.ports import Clock
from bot.tables.service import Tables

SET_UP: Final = frozenset({TableState.LOBBY, TableState.FINISHED})
"""The states in which a match can be prepared."""

_log = logging.getLogger(__name__)


class Cleanup:
    """Deletes in the background, so that nobody waits for it."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock
        self._set_up: dict[TableId, dict[int, EphemeralMessage]] = {}
        """The set-up messages of each table, by message id."""
        self._tasks: set[asyncio.Task[None]] = set()

    def keep(self, table: Table, shown: EphemeralMessage) -> None:
        """Remember a set-up message, to delete it when the table's match starts or the table closes."""
        if table.state not in SET_UP:
            return
        self._set_up.setdefault(table.id, {})[shown.id] = shown
        now = self._tables.get(table.id)
        if now is None or now.state not in SET_UP:
            self._remove_all(table.id)

    def on_change(self, change: Change) -> None:
        """Delete the set-up messages of a table that has left the set-up."""
        if change.table.state not in SET_UP:
            self._remove_all(change.table.id)

    def remove(self, shown: EphemeralMessage) -> None:
        """Delete this message soon, if that is still possible."""
        if shown.expires <= self._clock.now():
            return
        task = asyncio.create_task(self._delete(shown), name="cleanup")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Delete nothing more."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _remove_all(self, table: TableId) -> None:
        for shown in self._set_up.pop(table, {}).values():
            self.remove(shown)

    async def _delete(self, shown: EphemeralMessage) -> None:
        try:
            await shown.delete(self._clock)
        except Undelivered as error:  # its owner may have dismissed it
            _log.info("a private message stays", extra={"trouble": error.trouble.value})
