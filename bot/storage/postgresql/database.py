"""A PostgreSQL database: one connection that writes, a few that read, each opened again when it is lost."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from types import TracebackType
from typing import Any, Final, TypeVar

import asyncpg

from bot.storage.address import PostgresqlAddress
from bot.storage.database import Ask, DeletionList, InUse, Use
from bot.storage.migrations import CHECK
from bot.storage.postgresql.connection import Connection, Line, connect, timeline
from bot.storage.postgresql.errors import cannot_open, is_lost, is_worth_another_try, kind
from bot.storage.postgresql.schema import LOCKS, is_current, is_empty, migrate
from bot.storage.postgresql.silence import noticed
from bot.storage.postgresql.transaction import STATUS, Undecided, confirm, native, transaction
from bot.storage.sql import Row, Statement, statement
from bot.storage.wipe_marks import DROP_MARK, DROP_MARKS, UNWIPED, WIPING
from bot.storage.writer import Answer, Job, Writer
from bot.tables.ports import InDoubt, Unsaved

PATIENCE: Final = timedelta(seconds=5)
"""How long a write or a read waits for a server that is gone."""
AGAIN_AFTER: Final = timedelta(milliseconds=100)
"""The pause between two attempts."""
STUCK: Final = timedelta(seconds=60)
"""After so long a command of a bot is given up: the server's machine answers, and the server does not."""
READERS: Final = 2
USED: Final = 0
"""The second number of the lock that bots share, and that whoever needs the database alone has alone."""
SHARE: Final = "SELECT pg_try_advisory_lock_shared($1, $2)"
TAKE: Final = "SELECT pg_try_advisory_lock($1, $2)"
BY_ALL: Final = {Use.BOT: SHARE, Use.ALONE: TAKE}

T = TypeVar("T")


class PostgresqlDatabase:
    """An open database: create it with `open`."""

    def __init__(self, address: PostgresqlAddress, use: Use, patience: timedelta) -> None:
        self.address = address
        self._use = use
        self._patience = patience
        self._timeline = 0
        """Of the server that is written to."""
        self._latest = 0
        """The latest that this process has seen."""
        self._writing = Line(self._open_writing)
        self._readers: asyncio.LifoQueue[Line] = asyncio.LifoQueue()
        self._lines = [self._writing, *(Line(self._open_reading) for _ in range(READERS))]
        for line in self._lines[1:]:
            self._readers.put_nowait(line)
        self._writer = Writer(self._commit)
        self._closed = False

    @classmethod
    async def open(
        cls, address: PostgresqlAddress, *, now: datetime, use: Use = Use.BESIDE, patience: timedelta = PATIENCE
    ) -> "PostgresqlDatabase":
        """Connect, and bring the schema up to date; `now` is kept as the time of the migrations.

        Bots share the database with one another, not with whoever needs it alone.

        Raises:
            CannotOpen: no server, a wrong password, no such database, or nothing may be changed in it.
            InUse: a bot runs on it, or somebody has it alone.
            NewerSchema: a newer version of the bot has written it.
        """
        database = cls(address, use, patience)
        try:
            connection = await database._writing.connected()
            if not await is_current(connection):
                await database._migrate(now)
            await connection.execute(CHECK)
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as it:
            database._writing.drop()
            raise cannot_open(str(address), it) from None
        except BaseException:
            database._writing.drop()
            raise
        return database

    async def __aenter__(self) -> "PostgresqlDatabase":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish the pending writes and close all connections; harmless when it is closed."""
        await self._writer.close()
        await self._writing.close()
        if self._closed:
            return
        self._closed = True
        for _ in range(READERS):
            await (await self._readers.get()).close()

    async def write(self, *statements: Statement) -> None:
        """Execute all statements or none; durable on return. Raises as `Writer.write`."""
        await self._writer.write(*statements)

    async def ask(self, sql: str, *values: Any) -> Sequence[Row]:
        """Execute a statement that changes rows, and return its rows (`RETURNING`). Raises as `Writer.write`."""
        return await self._writer.ask(statement(sql, *values))

    async def read(self, sql: str, *values: Any) -> Sequence[Row]:
        """The rows of a query; it does not wait for writes.

        Raises:
            Unsaved: the server is gone.
        """
        rows = await self._reading(lambda connection: connection.fetch(native(sql, fence=False), *values))
        return tuple(tuple(row) for row in rows)

    async def look(self, look: Callable[[Ask], Awaitable[T]]) -> T:
        """What `look` makes of the rows that it asks for, all of one moment. Raises as `read`."""

        async def looked(connection: Connection) -> T:
            async def ask(sql: str, *values: Any) -> Sequence[Row]:
                return tuple(tuple(row) for row in await connection.fetch(native(sql, fence=False), *values))

            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return await look(ask)

        return await self._reading(looked)

    async def check(self) -> None:
        """Write something, as a move would be.

        Raises:
            Unsaved: it cannot be saved.
        """
        await self.write(statement(CHECK))

    async def wipe(self, person: str, traces: Collection[bytes]) -> bool:
        """False: the server reuses the space of deleted rows when it likes (docs/privacy.md)."""
        await self.write(statement(DROP_MARK, WIPING + person))
        return not traces

    async def finish_wiping(self) -> None:
        """Forget what is marked: there is nothing more that can be done."""
        await self.write(statement(DROP_MARKS, UNWIPED, WIPING))

    @property
    def deletions(self) -> DeletionList | None:
        """None: nothing is beside the database."""
        return None

    async def connect(self, application: str) -> Connection:
        """A connection of its own, of asyncpg, which the caller closes; under this name among those of the server.

        Raises:
            OSError, TimeoutError, asyncpg.PostgresError: there is no server, or it refuses.
        """
        return await connect(self.address, application)

    # ------------------------------------------------------------------------------------------------- connections

    async def _open_writing(self) -> Connection:
        connection = await connect(self.address, "stich", stuck=STUCK if self._use is Use.BOT else None)
        try:
            if self._use in BY_ALL and not await connection.fetchval(BY_ALL[self._use], LOCKS, USED):
                raise InUse(str(self.address))
            self._timeline = await self._timeline_of(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _open_reading(self) -> Connection:
        connection = await connect(
            self.address,
            "stich reading",
            attributes="primary",
            stuck=STUCK if self._use is Use.BOT else None,
            default_transaction_read_only="on",
        )
        try:
            await self._timeline_of(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _timeline_of(self, connection: Connection) -> int:
        """Which server this is, among one and its standbys. If it has taken over, no connection to another is used.

        Raises:
            ConnectionError: another has taken over from it, as this process has seen.
        """
        found = await timeline(connection)
        if found < self._latest:
            raise ConnectionError("another server has taken over")
        if found > self._latest:
            self._latest = found
            for line in self._lines:
                line.drop()
        return found

    async def _migrate(self, now: datetime) -> None:
        """On a connection of its own, which waits as long as it takes.

        Raises:
            InUse: a bot of an earlier version runs on it, and whoever only looks at it changes it for nobody.
        """
        connection = await connect(self.address, "stich migrating", lock_timeout="0")
        try:
            looks = self._use is Use.BESIDE and not await is_empty(connection)
            if looks and not await connection.fetchval(TAKE, LOCKS, USED):
                raise InUse(str(self.address))
            await migrate(connection, now)
        finally:
            await connection.close()

    @asynccontextmanager
    async def _reader(self) -> AsyncIterator[Line]:
        if self._closed:
            raise Unsaved("closed")
        line = await self._readers.get()
        try:
            yield line
        finally:
            self._readers.put_nowait(line)

    def _until(self) -> float:
        return _clock() + self._patience.total_seconds()

    async def _reading(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """What the work gives, which is begun anew if somebody cancels it. Raises as `_again`."""
        until = self._until()
        async with self._reader() as line:
            while True:
                try:
                    return await self._again(line, work)
                except asyncpg.QueryCanceledError as error:
                    if _clock() >= until:
                        raise Unsaved(kind(error)) from None

    async def _again(self, line: Line, work: Callable[[Connection], Awaitable[T]]) -> T:
        """What the work gives, which is done anew on another connection where one is lost.

        Raises:
            Unsaved: there is no server, for as long as anybody waits for it.
        """
        until = self._until()
        while True:
            connection = None
            try:
                connection = await line.connected()
                with noticed(connection, self.address):
                    return await work(connection)
            except (asyncio.CancelledError, Undecided):
                line.drop()  # it may be in the middle of an answer, or of a commit
                raise
            except Exception as error:
                again = connection is None or is_lost(connection, error)
                if again:
                    line.drop()
                elif not is_worth_another_try(error):
                    raise
                if _clock() >= until:
                    raise Unsaved(kind(error)) from None
            if again:
                await asyncio.sleep(AGAIN_AFTER.total_seconds())

    # ----------------------------------------------------------------------------------------------------- writing

    async def _commit(self, batch: Sequence[Job]) -> Sequence[Answer]:
        """The answers to all jobs, after the commit.

        Raises:
            Unsaved: nothing was saved, or nobody can say whether it was: a fence or a key will tell.
            InDoubt: another server has taken over meanwhile.
        """
        try:
            return await self._again(self._writing, lambda connection: self._transaction(connection, batch))
        except Undecided as problem:
            if await self._was_committed(problem.number, self._timeline):
                return problem.answers
            return await self._again(self._writing, lambda connection: self._transaction(connection, batch))

    async def _transaction(self, connection: Connection, batch: Sequence[Job]) -> Sequence[Answer]:
        try:
            return await transaction(connection, batch)
        except BaseException:
            if not connection.is_closed() and connection.is_in_transaction():
                self._writing.drop()
            raise

    async def _was_committed(self, number: str, timeline: int) -> bool:
        """Whether the transaction with this number was committed, of which nobody has heard.

        Raises:
            InDoubt: another server has taken over, which cannot say.
            Unsaved: there is no server, or it has not decided yet; or it was, and its standby may not have it.
        """

        async def status(connection: Connection) -> str | None:
            if not timeline or self._timeline != timeline:
                raise InDoubt("another server has taken over")
            found: str | None = await connection.fetchval(STATUS, number)
            if found == "committed":
                # It may be so on this server alone: what is written after it is acknowledged after it.
                await confirm(connection)
            return found

        until = self._until()
        while True:
            found = await self._again(self._writing, status)
            if found != "in progress":
                return found == "committed"
            if _clock() >= until:
                raise Unsaved("it is not known whether it was saved")
            await asyncio.sleep(AGAIN_AFTER.total_seconds())


def _clock() -> float:
    return asyncio.get_running_loop().time()
