"""Storage in SQLite: the log of moves, tables, settings and results."""

from bot.storage.database import CannotOpen, Database, InUse
from bot.storage.migrations import NewerSchema
from bot.storage.settings_store import SqlSettingsStore
from bot.storage.tables import TableStore

__all__ = ["CannotOpen", "Database", "InUse", "NewerSchema", "SqlSettingsStore", "TableStore"]
