"""Brings the schema of an SQLite file up to date."""

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

import aiosqlite

from bot.storage import migrations
from bot.storage.migrations import APPLIED, SCHEMA_VERSION, VERSION, NewerSchema
from bot.storage.sql import instant, statement


async def migrate(connection: aiosqlite.Connection, now: datetime) -> None:
    """Bring the schema up to date, each step in one transaction; harmless when it is, or when others do so meanwhile.

    Raises:
        NewerSchema: the database has a later step than this program knows.
        sqlite3.Error: the database cannot be read or written.
    """
    await connection.execute_fetchall(SCHEMA_VERSION)
    known = migrations.MIGRATIONS
    for version, step in enumerate(known, start=1):
        await connection.execute_fetchall("BEGIN IMMEDIATE")
        try:
            ((stored,),) = await connection.execute_fetchall(VERSION)
            if stored > len(known):
                raise NewerSchema(stored, len(known))
            if stored < version:
                for sql in step:
                    await connection.execute_fetchall(sql)
                done = statement(APPLIED, version, instant(now))
                await connection.execute_fetchall(done.sql, done.values)
            await connection.execute_fetchall("COMMIT")
        except (NewerSchema, sqlite3.Error):
            if connection.in_transaction:
                await connection.execute_fetchall("ROLLBACK")
            raise


def is_outdated(path: Path) -> bool:
    """Whether opening this file would change its schema; not where it cannot be read."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            ((version,),) = connection.execute("SELECT max(version) FROM schema_version").fetchall()
    except sqlite3.Error:
        return False
    return version is not None and version < len(migrations.MIGRATIONS)
