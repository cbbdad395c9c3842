"""The SQLite file: one connection that writes, one that reads, and the newest schema."""

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import closing, suppress
from datetime import datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TypeVar

from bot.storage.database import Ask, CannotOpen, InUse, Use
from bot.storage.migrations import CHECK
from bot.storage.sql import FOR_SEVERAL_WRITERS, Row, Statement, statement
from bot.storage.sqlite import wiping
from bot.storage.sqlite.connection import Connection
from bot.storage.sqlite.deletion_list import DeletionFile
from bot.storage.sqlite.schema import migrate
from bot.storage.sqlite.transaction import transaction
from bot.storage.writer import Answer, Job, Writer
from bot.tables.ports import Unsaved

PATIENCE: Final = timedelta(seconds=5)
"""How long a write waits while another process has locked the file."""
AGAIN_AFTER: Final = timedelta(milliseconds=10)
"""The pause between two attempts where SQLite does not wait by itself."""
OWNER_ONLY: Final = 0o600
LOCK_SUFFIX: Final = "-lock"
"""The file beside the database that only one bot at a time may lock: an empty SQLite database."""


T = TypeVar("T")


class SqliteDatabase:
    """An open database file: create it with `open`."""

    def __init__(
        self, path: Path, writing: Connection, reading: Connection, lock: sqlite3.Connection | None = None
    ) -> None:
        self._path = path
        self._file = path.stat()
        self._writing = writing
        self._reading = reading
        self._lock = lock
        self._writer = Writer(self._commit)
        self._deletions = DeletionFile(path)

    @classmethod
    async def open(
        cls, path: Path, *, now: datetime, use: Use = Use.BESIDE, patience: timedelta = PATIENCE
    ) -> "SqliteDatabase":
        """Open the file, or create it, and bring its schema up to date.

        `now` is kept as the time of the migrations; `patience` is how long this and every later write waits for a lock.

        A bot, and whoever needs the file alone, refuses all others of these until it is closed or its process is gone.
        Programs that read the file or copy it are not hindered.

        Raises:
            CannotOpen: the file cannot be opened, read or written.
            InUse: the file is open already, by a bot or for somebody alone.
            NewerSchema: a newer version of the bot has written the file.
        """
        opened: list[Connection] = []
        lock: sqlite3.Connection | None = None
        try:
            await asyncio.to_thread(_touch, path)
            if use is not Use.BESIDE:
                lock = _locked(path)
            for _ in range(2):
                connection = Connection(path, patience)
                await connection
                opened.append(connection)
                await _write_ahead(connection, patience)
                # Every row is fetched: a pragma left unread keeps its statement open and the commit fails.
                await connection.execute_fetchall("PRAGMA synchronous = FULL")
                await connection.execute_fetchall("PRAGMA foreign_keys = ON")
                await connection.execute_fetchall("PRAGMA secure_delete = ON")
            writing, reading = opened
            await migrate(writing, now)
            await reading.execute_fetchall("PRAGMA query_only = ON")
        except BaseException as error:
            for connection in opened:
                await connection.close()
            if lock is not None:
                lock.close()
            if isinstance(error, sqlite3.Error):
                raise CannotOpen(str(path), str(error)) from error
            if isinstance(error, OSError):
                raise CannotOpen(str(path), error.strerror or type(error).__name__) from error
            raise
        return cls(path, writing, reading, lock)

    async def __aenter__(self) -> "SqliteDatabase":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish the pending writes and close the file; harmless when it is closed."""
        try:
            await self._writer.close()
            await self._reading.close()
            await self._writing.close()
        finally:
            if self._lock is not None:
                self._lock.close()

    async def write(self, *statements: Statement) -> None:
        """Execute all statements or none; durable on return. Raises as `Writer.write`."""
        await self._writer.write(*(it for it in statements if it.sql not in FOR_SEVERAL_WRITERS))

    async def _commit(self, batch: Sequence[Job]) -> Sequence[Answer]:
        """The whole transaction is one task of the connection's thread: a change of threads for each statement costs
        more than the statement."""
        return await self._writing.run(lambda connection: transaction(connection, batch))

    async def check(self) -> None:
        """Write something, as a move would be.

        Raises:
            Unsaved: it cannot be saved (disk full, locked, closed); or the file is gone or another, and SQLite goes on
                writing into the old one, which nobody will read again.
        """
        try:
            same = os.path.samestat(await asyncio.to_thread(self._path.stat), self._file)
        except OSError:
            same = False
        if not same:
            raise Unsaved("the file is gone")
        await self.write(statement(CHECK))

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    async def checkpoint(self) -> bool:
        """Write all of the write-ahead log into the file, and leave nothing in it; False while somebody reads from it.

        Raises:
            sqlite3.Error: the disk is full, or the file gone.
        """
        busy = await self._writing.run(lambda it: it.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0])
        return not busy

    async def rewrite(self) -> None:
        """Write every page anew; nothing else can be written meanwhile. Raises as `checkpoint`."""
        await self._writing.run(lambda it: it.execute("VACUUM").fetchall())

    async def ask(self, sql: str, *values: Any) -> Sequence[Row]:
        """Execute a statement that changes rows, and return its rows (`RETURNING`). Raises as `Writer.write`."""
        return await self._writer.ask(statement(sql, *values))

    async def read(self, sql: str, *values: Any) -> Sequence[Row]:
        """The rows of a query; it does not wait for writes."""
        query = statement(sql, *values)
        rows = await self._reading.execute_fetchall(query.sql, query.values)
        return tuple(tuple(row) for row in rows)

    async def look(self, look: Callable[[Ask], Awaitable[T]]) -> T:
        """What `look` makes of the rows that it asks for, all of one moment: any number of queries is one task.

        It runs in the thread of the reading connection; it does not wait for writes.
        """

        def looked(connection: sqlite3.Connection) -> T:
            async def ask(sql: str, *values: Any) -> Sequence[Row]:
                query = statement(sql, *values)
                return [tuple(row) for row in connection.execute(query.sql, query.values)]

            connection.execute("BEGIN")
            try:
                return _without_waiting(look(ask))
            finally:
                connection.execute("COMMIT")

        return await self._reading.run(looked)

    async def wipe(self, person: str, traces: Collection[bytes]) -> bool:
        """Overwrite these byte sequences, all of them deleted, wherever they are left; whether that is done."""
        return await wiping.wipe(self, person, traces)

    async def finish_wiping(self) -> None:
        """Write the whole file anew where `wipe` could not."""
        await wiping.wipe_unwiped(self)

    @property
    def deletions(self) -> DeletionFile:
        """The file beside the database."""
        return self._deletions


def _without_waiting(look: Awaitable[T]) -> T:
    """What a function returns that awaits nothing but answers which are there: it ends at its first step.

    Raises:
        RuntimeError: it waits for something else, which cannot be had in the thread of a connection.
    """
    steps = look.__await__()
    try:
        next(steps)
    except StopIteration as end:
        result: T = end.value
        return result
    raise RuntimeError("a look awaits nothing but its questions")


async def _write_ahead(connection: Connection, patience: timedelta) -> None:
    """Turn the write-ahead log on, also when several processes open a new file at once.

    SQLite refuses this change at once while another process is about to write, so the waiting is done here.
    """
    clock = asyncio.get_running_loop().time
    until = clock() + patience.total_seconds()
    while True:
        try:
            await connection.execute_fetchall("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or clock() >= until:
                raise
        else:
            return
        await asyncio.sleep(AGAIN_AFTER.total_seconds())


def _touch(path: Path) -> None:
    """Open the file once without aiosqlite, whose thread would live on after a failure to connect.

    Only the owner may read a new file, since it contains everybody's hand; SQLite gives the files beside it the same
    mode.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA schema_version").fetchall()


def _locked(path: Path) -> sqlite3.Connection:
    """Lock the file beside the database until the connection is closed or the process is gone, however it ends.

    SQLite's own lock works on every system, in containers and across them, and no child process inherits it. The file
    stays: if it were removed, two bots could each lock a file of this name.

    Raises:
        InUse: another has locked it.
        sqlite3.Error: it cannot be locked.
        OSError: it cannot be made.
    """
    beside = path.resolve()
    beside = beside.with_name(beside.name + LOCK_SUFFIX)
    with suppress(FileExistsError):  # never opened and closed here while it is locked: that would unlock it
        os.close(os.open(beside, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    connection = sqlite3.connect(beside, isolation_level=None, timeout=0)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY").fetchall()
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise InUse(str(path)) from None
        raise
    return connection
