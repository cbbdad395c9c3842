"""Brings the schema of a PostgreSQL database up to date, once, however many processes start at the same time."""

from datetime import datetime
from typing import Final

import asyncpg

from bot.storage import migrations
from bot.storage.migrations import APPLIED, SCHEMA_VERSION, VERSION, NewerSchema
from bot.storage.postgresql.connection import Connection
from bot.storage.sql import instant

LOCKS: Final = 0x57160
"""The first number of our advisory locks of the database, each of which has a second."""
MIGRATING: Final = 1
LOCK_SCHEMA: Final = "SELECT pg_advisory_lock($1, $2)"


async def is_current(connection: Connection) -> bool:
    """Whether the schema is up to date. Raises as `migrate`."""
    return await _stored(connection) == len(migrations.MIGRATIONS)


async def is_empty(connection: Connection) -> bool:
    """Whether there is no schema yet. Raises as `migrate`."""
    return await _stored(connection) is None


async def migrate(connection: Connection, now: datetime) -> None:
    """Bring the schema up to date, each step in one transaction; harmless when it is, or when others do so meanwhile.

    Raises:
        NewerSchema: the database has a later step than this program knows.
        asyncpg.PostgresError: the user may not create tables, or something else has some of these names.
    """
    await connection.execute(LOCK_SCHEMA, LOCKS, MIGRATING)  # until the connection is closed
    await _build(connection, now)


async def _build(connection: Connection, now: datetime) -> None:
    if await _stored(connection) is None:
        await connection.execute(SCHEMA_VERSION)
    stored = await _stored(connection) or 0
    for version, step in enumerate(migrations.MIGRATIONS[stored:], start=stored + 1):
        async with connection.transaction():
            for sql in step:
                await connection.execute(sql)
            await connection.execute(APPLIED, version, instant(now))


async def _stored(connection: Connection) -> int | None:
    """The number of steps that the schema has gone through; None where there is none.

    Raises:
        NewerSchema: more than this program knows.
    """
    try:
        stored = int(await connection.fetchval(VERSION))
    except asyncpg.UndefinedTableError:
        return None
    if stored > len(migrations.MIGRATIONS):
        raise NewerSchema(stored, len(migrations.MIGRATIONS))
    return stored
