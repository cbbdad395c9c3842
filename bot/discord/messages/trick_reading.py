"""Decides, as a deal begins, whether the table pauses after each trick: where a beginner plays with computers only."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace

from bot.discord.pages.hand import HandPages
from bot.tables.model import Change, Refused, Table, TableId, TableState
from bot.tables.ports import Conflict, Unsaved
from bot.tables.reading import alone
from bot.tables.service import Tables

_log = logging.getLogger(__name__)


class TrickReading:
    """Tells tables whether their only person is a beginner."""

    def __init__(self, tables: Tables, pages: HandPages) -> None:
        self._tables = tables
        self._pages = pages
        self._telling: set[asyncio.Task[None]] = set()

    def on_change(self, change: Change) -> None:
        """Look again when a deal begins, or somebody comes or goes."""
        if change.table.state is TableState.PLAYING and _of(change.before) != _of(change.table):
            task = asyncio.create_task(self._tell(change.table.id), name="trick reading")
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def close(self) -> None:
        """Finish telling."""
        await asyncio.gather(*self._telling, return_exceptions=True)

    async def _tell(self, id: TableId) -> None:
        table = self._tables.get(id)
        user = alone(table) if table is not None else None
        wants = table is not None and user is not None and await self._pages.is_beginner(table, user)
        if table is None or table.unhurried is wants:
            return
        with suppress(Refused, Conflict, Unsaved):  # then it looks again in the next deal
            await self._tables.decide(id, lambda before: replace(before, unhurried=wants))


def _of(table: Table | None) -> object:
    match = table.match if table is not None else None
    return table and (table.match_number, match and match.deals, table.people, table.waiting)
