"""Posts a table's message anew where somebody has deleted it."""

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Final

from bot.discord.messages.table_message import TableMessages
from bot.tables.model import TableId
from bot.tables.ports import Clock
from bot.tables.service import Tables

AGAIN: Final = timedelta(minutes=1)
"""How long a message that is deleted again waits: it comes with the next step of its table."""


class DeletedMessages:
    """Hears of deleted messages, and has those of tables drawn; a bot that deletes each of them makes no loop."""

    def __init__(self, tables: Tables, table_messages: TableMessages, clock: Clock) -> None:
        self._tables = tables
        self._table_messages = table_messages
        self._clock = clock
        self._redrawn: dict[TableId, datetime] = {}
        """When each message was drawn last because it was deleted, for `AGAIN`."""

    async def on_deleted(self, channel: int, messages: Collection[int]) -> None:
        """Draw the tables of this channel or thread that were shown by one of these messages."""
        now = self._clock.now()
        for table in self._tables.in_channel(channel):
            if table.place.shown == channel and await self._table_messages.message_of(table.id) in messages:
                self._redrawn = {id: at for id, at in self._redrawn.items() if now - at < AGAIN}
                if table.id not in self._redrawn:
                    self._redrawn[table.id] = now
                    self._table_messages.redraw(table)  # which finds that it is gone
