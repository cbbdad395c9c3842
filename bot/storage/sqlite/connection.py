"""A connection of aiosqlite whose thread also takes work of several statements."""

import sqlite3
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Final, TypeVar

import aiosqlite

CHUNK: Final = 64
"""Rows that aiosqlite would read at once where somebody iterates over a cursor; nobody does."""
T = TypeVar("T")


class Connection(aiosqlite.Connection):
    """An open SQLite file with a thread of its own; transactions begin and end by statements alone."""

    def __init__(self, path: Path, patience: timedelta) -> None:
        def connect() -> sqlite3.Connection:
            connection = sqlite3.connect(path, isolation_level=None, timeout=patience.total_seconds())
            # By default one text that is no Unicode makes the whole query fail, with the rows of all other tables.
            connection.text_factory = lambda stored: stored.decode("utf-8", "replace")
            return connection

        super().__init__(connect, CHUNK)

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do the work in the connection's thread, as one task.

        No public method of aiosqlite takes a function; pyproject.toml names the versions that have these two names.

        Raises:
            ValueError: the connection is closed.
        """
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]  # aiosqlite gives it no types
        return result
