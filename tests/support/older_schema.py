"""A database as an older version of the bot left it: the first steps of the schema, with the rows that fit into it."""

import sqlite3
from collections.abc import Mapping
from pathlib import Path

from bot.storage.migrations import MIGRATIONS


def rewrite_with_schema(path: Path, version: int, renamed: Mapping[str, str]) -> None:
    """Rewrite a closed database with the schema of this version; `renamed`: its column names by those of today."""
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    older = sqlite3.connect(path.with_suffix(".older"))
    older.execute("CREATE TABLE schema_version (version bigint PRIMARY KEY, applied_at bigint NOT NULL)")
    for number, step in enumerate(MIGRATIONS[:version], start=1):
        for sql in step:
            older.execute(sql)
        older.execute("INSERT INTO schema_version VALUES (?, 0)", (number,))
    tables = [name for (name,) in older.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for table in tables:
        known = {name for _, name, *_ in older.execute(f"PRAGMA table_info({table})")}
        now = [name for _, name, *_ in newer.execute(f"PRAGMA table_info({table})")]
        kept = [name for name in now if renamed.get(name, name) in known]
        into = ", ".join(renamed.get(name, name) for name in kept)
        rows = newer.execute(f"SELECT {', '.join(kept)} FROM {table}").fetchall() if table != "schema_version" else []
        older.executemany(f"INSERT INTO {table} ({into}) VALUES ({', '.join('?' * len(kept))})", rows)
    older.commit()
    older.close()
    newer.close()
    path.with_suffix(".older").replace(path)
    for left in (path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        left.unlink(missing_ok=True)
