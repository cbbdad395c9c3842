"""Overwrites what was deleted: no byte of it is left in the files of the database.

SQLite overwrites the rows that it deletes (`secure_delete`), but where it has moved rows from one page to another,
copies may be left in the unused part of a page, and they do not go with the row. Only `VACUUM` writes every page anew.
It holds up all writing meanwhile, so it is done at once only where that is short, else at the next start.
"""

import logging
import sqlite3
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from anyio import to_process

from bot.storage.sql import statement
from bot.storage.sqlite.traces import has_traces
from bot.storage.wipe_marks import DROP_MARK, DROP_MARKS, IS_UNWIPED, PUT_MARK, UNWIPED, WIPING

if TYPE_CHECKING:
    from bot.storage.sqlite.database import SqliteDatabase

SMALL: Final = 64 * 1024 * 1024
"""Bytes of a file that is written anew while the bot is running: writing waits for about a second meanwhile."""

_log = logging.getLogger(__name__)


async def wipe(database: "SqliteDatabase", person: str, traces: Collection[bytes]) -> bool:
    """Make sure that none of these byte sequences, all of them deleted, is left in the files; whether that is so now.

    Where it is not, because the file is large or in use elsewhere, `wipe_unwiped` does it at the next start.
    """
    done = statement(DROP_MARK, WIPING + person)
    if await _is_wiped(database, traces):
        await database.write(done)
        return True
    await database.write(statement(PUT_MARK, UNWIPED), done)
    return False


async def _is_wiped(database: "SqliteDatabase", traces: Collection[bytes]) -> bool:
    try:
        if await database.checkpoint():
            # A process of its own: closing the file here would end SQLite's locks on it.
            if not await to_process.run_sync(has_traces, database.path, tuple(traces)):
                return True
            return database.path.stat().st_size <= SMALL and await _rewritten(database)
    except (OSError, sqlite3.Error) as error:
        _log.warning("the file could not be wiped", extra={"error": type(error).__name__})
    return False


async def wipe_unwiped(database: "SqliteDatabase") -> None:
    """Write the whole file anew, if something that was deleted may be left in it; before anybody waits for the bot."""
    if not await database.read(IS_UNWIPED, UNWIPED, WIPING):
        return
    try:
        if await _rewritten(database):
            await database.write(statement(DROP_MARKS, UNWIPED, WIPING))
    except sqlite3.Error as error:  # no space on the disk
        _log.warning("the file could not be wiped", extra={"error": type(error).__name__})


async def _rewritten(database: "SqliteDatabase") -> bool:
    await database.rewrite()
    return await database.checkpoint()
