"""Storage in one SQLite file: tables, the log of moves, results and settings."""

from bot.storage.administration import SqlAdministration
from bot.storage.archive import ArchiveStore
from bot.storage.database import CannotOpen, Database, InUse
from bot.storage.ladders import SqlLadderStore
from bot.storage.migrations import NewerSchema
from bot.storage.privacy import SqlPrivacyStore
from bot.storage.ratings_begun import begin_ratings
from bot.storage.settings_store import SqlSettingsStore
from bot.storage.tables import TableStore

__all__ = [
    "ArchiveStore",
    "CannotOpen",
    "Database",
    "InUse",
    "NewerSchema",
    "SqlAdministration",
    "SqlLadderStore",
    "SqlPrivacyStore",
    "SqlSettingsStore",
    "TableStore",
    "begin_ratings",
]
