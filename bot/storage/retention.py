"""Deletes old matches: their moves, then their tables. Results stay, and so does everything about open tables.

One match goes in one short transaction, so it is there as a whole or not at all, whenever the process ends.
"""

from datetime import datetime
from typing import Final

from bot.storage.database import Database
from bot.storage.sql import instant, statement

OLD_MATCH: Final = (
    "SELECT match.id FROM match JOIN card_table ON card_table.id = match.table_id"
    " WHERE match.started_at < $1 AND coalesce(match.finished_at, match.started_at) < $1"
    " AND card_table.state = 'closed' ORDER BY match.started_at LIMIT 1"
)
OLD_TABLE: Final = (
    "SELECT id FROM card_table WHERE opened_at < $1 AND state = 'closed'"
    " AND NOT EXISTS (SELECT 1 FROM match WHERE match.table_id = card_table.id) ORDER BY opened_at LIMIT 1"
)
DROP_MOVES: Final = "DELETE FROM move WHERE match_id = $1"
DROP_MATCH: Final = "DELETE FROM match WHERE id = $1"
DROP_SEATS: Final = "DELETE FROM seat WHERE table_id = $1"
DROP_MESSAGES: Final = "DELETE FROM message_ref WHERE table_id = $1"
DROP_PANELS: Final = "DELETE FROM panel WHERE table_id = $1"
DROP_DEADLINE: Final = "DELETE FROM deadline WHERE table_id = $1"
DROP_TABLE: Final = "DELETE FROM card_table WHERE id = $1 AND state = 'closed'"


class SqlRetentionStore:
    """Finds and deletes what is old, one thing at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def drop_one(self, before: datetime) -> bool:
        """Delete one match that ended before this time, or a table without matches; False where there is none.

        Raises:
            Unsaved: it cannot be deleted.
        """
        at = instant(before)
        if matches := await self._database.read(OLD_MATCH, at):
            match = matches[0][0]
            await self._database.write(statement(DROP_MOVES, match), statement(DROP_MATCH, match))
            return True
        if tables := await self._database.read(OLD_TABLE, at):
            table = tables[0][0]
            await self._database.write(
                statement(DROP_SEATS, table),
                statement(DROP_MESSAGES, table),
                statement(DROP_PANELS, table),
                statement(DROP_DEADLINE, table),
                statement(DROP_TABLE, table),
            )
            return True
        return False
