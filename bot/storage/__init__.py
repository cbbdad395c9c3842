"""Storage in one SQLite file: tables, the log of moves, results and settings."""

from bot.storage.database import CannotOpen, Database
from bot.storage.migrations import NewerSchema
from bot.storage.notes import NoteStore
from bot.storage.tables import TableStore

__all__ = ["CannotOpen", "Database", "NewerSchema", "NoteStore", "TableStore"]
