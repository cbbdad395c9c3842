"""Storage in one SQLite file: tables, the log of moves, results and settings."""

from bot.storage.archive import ArchiveStore
from bot.storage.database import CannotOpen, Database, InUse
from bot.storage.migrations import NewerSchema
from bot.storage.settings_store import SqlSettingsStore
from bot.storage.tables import TableStore

__all__ = ["ArchiveStore", "CannotOpen", "Database", "InUse", "NewerSchema", "SqlSettingsStore", "TableStore"]
