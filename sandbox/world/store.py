"""Stores the sandbox's state between two runs: one SQLite file, written at every change."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sandbox.validation.strict_json import Json

VERSION = 1
"""The version of the file's schema; a file of another version is refused."""
_SCHEMA = f"""
CREATE TABLE IF NOT EXISTS record (kind TEXT, id INTEGER, body TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS file (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
PRAGMA user_version = {VERSION};
"""


class UnusableState(Exception):  # noqa: N818 - says what is the matter
    """The state file cannot be used: it is in use, is not a file of the sandbox, or its folder is not writable."""


class Store:
    """Keeps records as JSON and files as bytes; without a path in memory only.

    Each write is a transaction of its own in a write-ahead log and so survives a kill of the process. The file is
    locked: two sandboxes never share one.
    """

    def __init__(self, path: Path | None) -> None:
        """Opens or creates the file.

        Raises:
            UnusableState: the file cannot be used.
        """
        self._db = _open(path)

    def put(self, kind: str, key: int, body: Json) -> None:
        """Writes a record, in place of an earlier one of this kind and key."""
        self._db.execute(
            "INSERT INTO record VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body",
            (kind, key, json.dumps(body, ensure_ascii=False)),
        )

    def drop(self, kind: str, key: int) -> None:
        """Deletes a record, if there is one."""
        self._db.execute("DELETE FROM record WHERE kind = ? AND id = ?", (kind, key))

    def all(self, kind: str) -> Iterator[Json]:
        """Every record of a kind, by ascending id."""
        for (body,) in self._db.execute("SELECT body FROM record WHERE kind = ? ORDER BY id", (kind,)).fetchall():
            yield json.loads(body)

    def put_file(self, key: int, body: bytes) -> None:
        """Writes the content of a file."""
        self._db.execute("INSERT OR REPLACE INTO file VALUES (?, ?)", (key, body))

    def file(self, key: int) -> bytes | None:
        """The content of a file; None if there is none."""
        row = self._db.execute("SELECT body FROM file WHERE id = ?", (key,)).fetchone()
        return None if row is None else bytes(row[0])

    def drop_file(self, key: int) -> None:
        """Deletes a file, if there is one."""
        self._db.execute("DELETE FROM file WHERE id = ?", (key,))

    def close(self) -> None:
        """Closes and unlocks the file."""
        self._db.close()


def _open(path: Path | None) -> sqlite3.Connection:
    try:
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Only its owner may read it, since it holds hands and the keys of pages; SQLite gives the files that it
            # adds the same permissions.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        db = sqlite3.connect(":memory:" if path is None else path, isolation_level=None, timeout=0)
    except (OSError, sqlite3.Error) as error:
        raise UnusableState(f"{path}: {error}") from error
    try:
        db.execute("PRAGMA locking_mode=EXCLUSIVE").fetchone()
        db.execute("PRAGMA journal_mode=WAL").fetchone()
        db.execute("PRAGMA synchronous=NORMAL")
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version not in (0, VERSION):
            raise UnusableState(f"{path}: version {version}, not {VERSION}")
        db.executescript(_SCHEMA)
    except sqlite3.Error as error:
        db.close()
        raise UnusableState(f"{path}: {error}") from error
    except UnusableState:
        db.close()
        raise
    return db
