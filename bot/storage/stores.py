"""All stores of one open database."""

from dataclasses import dataclass

from bot.storage.administration import SqlAdministration
from bot.storage.archive import ArchiveStore
from bot.storage.database import Database
from bot.storage.ladders import SqlLadderStore
from bot.storage.privacy import SqlPrivacyStore
from bot.storage.retention import SqlRetentionStore
from bot.storage.settings_store import SqlSettingsStore
from bot.storage.tables import TableStore


@dataclass(frozen=True, slots=True)
class Stores:
    """The stores, and the database that they are in."""

    database: Database
    tables: TableStore
    settings: SqlSettingsStore
    archive: ArchiveStore
    ladders: SqlLadderStore
    administration: SqlAdministration
    privacy: SqlPrivacyStore
    retention: SqlRetentionStore

    async def check(self) -> None:
        """Raises an error where a change could not be saved."""
        await self.database.check()


def stores_of(database: Database) -> Stores:
    """The stores of this database."""
    return Stores(
        database,
        TableStore(database),
        SqlSettingsStore(database),
        ArchiveStore(database),
        SqlLadderStore(database),
        SqlAdministration(database),
        SqlPrivacyStore(database),
        SqlRetentionStore(database),
    )
