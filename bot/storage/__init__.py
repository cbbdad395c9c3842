"""Storage in one SQLite file or in PostgreSQL: tables, the log of moves, results and settings."""

from bot.storage.address import DatabasePlace, PostgresqlAddress
from bot.storage.administration import SqlAdministration
from bot.storage.archive import ArchiveStore
from bot.storage.database import CannotOpen, Database, InUse, Problem, Use
from bot.storage.ladders import SqlLadderStore
from bot.storage.migrations import NewerSchema
from bot.storage.opening import open_database
from bot.storage.privacy import SqlPrivacyStore
from bot.storage.ratings_begun import begin_ratings
from bot.storage.settings_store import SqlSettingsStore
from bot.storage.stores import Stores, stores_of
from bot.storage.tables import TableStore

__all__ = [
    "ArchiveStore",
    "CannotOpen",
    "Database",
    "DatabasePlace",
    "InUse",
    "NewerSchema",
    "PostgresqlAddress",
    "Problem",
    "SqlAdministration",
    "SqlLadderStore",
    "SqlPrivacyStore",
    "SqlSettingsStore",
    "Stores",
    "TableStore",
    "Use",
    "begin_ratings",
    "open_database",
    "stores_of",
]
