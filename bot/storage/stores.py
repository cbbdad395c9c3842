"""All stores of one open database."""

from dataclasses import dataclass

from bot.storage.administration import SqlAdministration
from bot.storage.archive import ArchiveStore
from bot.storage.database import Database
from bot.storage.ladders import SqlLadderStore
from bot.storage.lessons import SqlLessonStore
from bot.storage.privacy import SqlPrivacyStore
from bot.storage.retention import SqlRetentionStore
from bot.storage.settings_store import SqlSettingsStore
from bot.storage.tables import TableStore
from bot.tables.shard import EVERYTHING, Shard


@dataclass(frozen=True, slots=True)
class Stores:
    """The stores, and the database that they are in."""

    database: Database
    tables: TableStore
    settings: SqlSettingsStore
    archive: ArchiveStore
    ladders: SqlLadderStore
    lessons: SqlLessonStore
    administration: SqlAdministration
    privacy: SqlPrivacyStore
    retention: SqlRetentionStore

    async def check(self) -> None:
        """Raises an error where a change could not be saved."""
        await self.database.check()


def stores_of(database: Database, shard: Shard = EVERYTHING) -> Stores:
    """The stores of this database, for the unit of one shard."""
    return Stores(
        database,
        TableStore(database, shard),
        SqlSettingsStore(database, shard),
        ArchiveStore(database),
        SqlLadderStore(database),
        SqlLessonStore(database),
        SqlAdministration(database),
        SqlPrivacyStore(database),
        SqlRetentionStore(database),
    )
