"""Overwrites what was deleted: no byte of it is left in the files of the database.

SQLite overwrites the rows that it deletes (`secure_delete`), but where it has moved rows from one page to another,
copies may be left in the unused part of a page, and they do not go with the row. Only `VACUUM` writes every page anew.
It holds up all writing meanwhile, so it is done at once only where that is short, else at the next start.
"""

import logging
import sqlite3
from collections.abc import Collection
from typing import Final

from anyio import BrokenWorkerProcess, to_process

from bot.storage.database import Database
from bot.storage.sql import Statement, statement
from bot.storage.traces import has_traces

SMALL: Final = 64 * 1024 * 1024
"""Bytes of a file that is written anew while the bot is running: writing waits for about a second meanwhile."""
UNWIPED: Final = "unwiped"
"""The mark of a file in whose unused parts may be something that was deleted."""
WIPING: Final = "wiping-"
"""What the mark begins with that a deletion has from its transaction until its bytes are overwritten, or `UNWIPED`
stands for it: so a start knows of a process that ended in between. The rest is the person's hash."""
IS_UNWIPED: Final = "SELECT 1 FROM mark WHERE name = $1 OR name LIKE CAST($2 AS text) || '%' LIMIT 1"
PUT_MARK: Final = "INSERT INTO mark (name, value) VALUES ($1, '1') ON CONFLICT (name) DO NOTHING"
DROP_MARK: Final = "DELETE FROM mark WHERE name = $1"
DROP_MARKS: Final = "DELETE FROM mark WHERE name = $1 OR name LIKE CAST($2 AS text) || '%'"

_log = logging.getLogger(__name__)


def to_be_wiped(person: str) -> Statement:
    """What the transaction says that deletes the person with this hash: `wipe` is to follow."""
    return statement(PUT_MARK, WIPING + person)


async def wipe(database: Database, person: str, traces: Collection[bytes]) -> bool:
    """Make sure that none of these byte sequences, all of them deleted, is left in the files; whether that is so now.

    Where it is not, because the file is large or in use elsewhere, `wipe_unwiped` does it at the next start.
    """
    done = statement(DROP_MARK, WIPING + person)
    if await _is_wiped(database, traces):
        await database.write(done)
        return True
    await database.write(statement(PUT_MARK, UNWIPED), done)
    return False


async def _is_wiped(database: Database, traces: Collection[bytes]) -> bool:
    try:
        if await database.checkpoint():
            # A process of its own: closing the file here would end SQLite's locks on it.
            if not await to_process.run_sync(has_traces, database.path, tuple(traces)):
                return True
            return database.path.stat().st_size <= SMALL and await _rewritten(database)
    except (OSError, sqlite3.Error, BrokenWorkerProcess) as error:
        _log.warning("the file could not be wiped", extra={"error": type(error).__name__})
    return False


async def wipe_unwiped(database: Database) -> None:
    """Write the whole file anew, if something that was deleted may be left in it; before anybody waits for the bot."""
    if not await database.read(IS_UNWIPED, UNWIPED, WIPING):
        return
    try:
        if await _rewritten(database):
            await database.write(statement(DROP_MARKS, UNWIPED, WIPING))
    except sqlite3.Error as error:  # no space on the disk
        _log.warning("the file could not be wiped", extra={"error": type(error).__name__})


async def _rewritten(database: Database) -> bool:
    await database.rewrite()
    return await database.checkpoint()
