"""A consistent copy of the database while a bot is writing to it."""

import errno
import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from bot.storage.database import CannotOpen
from bot.storage.sqlite.database import PATIENCE

FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})


class AlreadyThere(Exception):  # noqa: N818 - named as what is the matter
    """There is a file of this name already; nothing was written."""


class CannotWrite(Exception):  # noqa: N818 - named as what happened
    """The copy could not be written, and nothing of it is left. `full`: there is no space."""

    def __init__(self, reason: str, *, full: bool) -> None:
        super().__init__(reason)
        self.reason = reason
        self.full = full


def back_up(source: Path, target: Path) -> None:
    """Copies the database to a new file that its owner alone may read, complete and on disk when this returns.

    The copy holds every change that was durable at the beginning. The bot goes on meanwhile: with the write-ahead log
    a reader holds up no writer. What was deleted in the database is not in the copy. The copy has its name only once
    it is complete; until then it is a hidden file beside it.

    Raises:
        CannotOpen: the source is not there, cannot be read, or is no database.
        AlreadyThere: the target exists.
        CannotWrite: the target cannot be written.
    """
    if os.path.lexists(target):
        raise AlreadyThere
    connection = _opened(source)
    with closing(connection):
        try:
            # Only its owner may read and write it: it contains everybody's hand.
            number, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}-")
        except OSError as error:
            raise _cannot_write(error) from None
        os.close(number)
        unfinished = Path(name)
        try:
            _copy(connection, source, unfinished)
            _put_in_place(unfinished, target)
        except OSError as error:
            raise _cannot_write(error) from None
        finally:
            for left in (unfinished, unfinished.with_name(unfinished.name + "-journal")):
                with suppress(OSError):
                    left.unlink()


def _opened(source: Path) -> sqlite3.Connection:
    """A connection that reads the source and never creates it.

    Raises:
        CannotOpen: it is not there, cannot be read, or is not a database of Stich.
    """
    try:
        if not source.is_file():  # else SQLite says that it cannot open it, and not why
            raise CannotOpen(str(source), os.strerror(errno.EISDIR if source.is_dir() else errno.ENOENT))
        connection = sqlite3.connect(
            f"{source.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=PATIENCE.total_seconds()
        )
    except (OSError, sqlite3.Error) as error:
        raise CannotOpen(str(source), str(error)) from None
    try:
        connection.execute("SELECT version FROM schema_version").fetchall()
    except sqlite3.Error as error:
        connection.close()
        raise CannotOpen(str(source), str(error)) from None
    return connection


def _copy(connection: sqlite3.Connection, source: Path, unfinished: Path) -> None:
    """Copies everything as one reader sees it, and waits until it is on disk."""
    try:
        connection.execute("VACUUM INTO ?", (str(unfinished),))
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise CannotOpen(str(source), str(error)) from None
        raise CannotWrite(str(error), full=error.sqlite_errorcode == sqlite3.SQLITE_FULL) from None
    _sync(unfinished)


def _put_in_place(unfinished: Path, target: Path) -> None:
    """Gives the complete copy its name, never that of a file which has come meanwhile."""
    try:
        os.link(unfinished, target)
    except FileExistsError:
        raise AlreadyThere from None
    except OSError:  # a file system without links
        if os.path.lexists(target):
            raise AlreadyThere from None
        unfinished.rename(target)
    with suppress(OSError):  # not every system can sync a folder
        _sync(target.parent)


def _sync(path: Path) -> None:
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _cannot_write(error: OSError) -> CannotWrite:
    return CannotWrite(error.strerror or type(error).__name__, full=error.errno in FULL)
