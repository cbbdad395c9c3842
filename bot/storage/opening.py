"""Opens a database, whichever it is."""

from datetime import datetime, timedelta
from pathlib import Path

from bot.storage.address import DatabasePlace
from bot.storage.database import CannotOpen, Database, Problem, Use
from bot.storage.sqlite.database import PATIENCE, SqliteDatabase


async def open_database(
    place: DatabasePlace, *, now: datetime, use: Use = Use.BESIDE, patience: timedelta = PATIENCE
) -> Database:
    """Open the SQLite file, which is made where there is none, or the PostgreSQL database, with the newest schema.

    `now` is kept as the time of the migrations; `patience` is how long this and every later write waits for a lock, or
    for a server that is gone.

    Raises:
        CannotOpen: it cannot be used.
        InUse: another process uses it, so that it cannot be opened for this use as well.
        NewerSchema: a newer version of the bot has written it.
    """
    if isinstance(place, Path):
        return await SqliteDatabase.open(place, now=now, use=use, patience=patience)
    try:
        from bot.storage.postgresql.database import PostgresqlDatabase
    except ImportError:
        raise CannotOpen(str(place), "asyncpg", Problem.NO_DRIVER) from None
    return await PostgresqlDatabase.open(place, now=now, use=use, patience=patience)
