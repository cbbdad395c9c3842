"""Which shards this process has, by advisory locks of PostgreSQL; and what the units of all processes tell each other.

All of it is of one session: a process that dies loses its locks with its connection, and the others take them. A
process that is paused, or whose machine is gone, is silent; the server ends its session after `SILENCE`, and the
process itself does nothing more from `TRUSTED` on, which is shorter. So no shard is served twice.
"""

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import Any, Final

import asyncpg

from bot.storage.address import PostgresqlAddress
from bot.storage.postgresql.connection import Connection, connect
from bot.storage.postgresql.errors import is_no_server, kind
from bot.storage.postgresql.schema import LOCKS
from bot.tables.notices import CHANNEL

OF_SHARDS: Final = LOCKS + 1
"""The first number of the locks of shards; the second is that of the shard."""
OF_ALL: Final = LOCKS + 2
"""The first number of these two."""
PRESENT: Final = 0
"""Shared by all processes that have shards or want some."""
IDENTIFY: Final = 1
"""Of whoever may begin a session with Discord."""
BEGIN: Final = 2
"""Of whoever does what an update has left to do."""

TRY: Final = "SELECT pg_try_advisory_lock($1, $2)"
SHARE: Final = "SELECT pg_advisory_lock_shared($1, $2)"
UNLOCK: Final = "SELECT pg_advisory_unlock($1, $2)"
STOP_SHARING: Final = "SELECT pg_advisory_unlock_shared($1, $2)"
SHARERS: Final = (
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = $1 AND objid = $2"
    " AND objsubid = 2 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
BEAT: Final = "SELECT 1"

APPLICATION: Final = "stich shards of process"
"""What the server lists the session as, with the id of the process."""
SILENCE: Final = timedelta(seconds=6)
"""After so long without a word the server ends the session."""
TRUSTED: Final = timedelta(seconds=4)
"""So long after the last answered question the process relies on its locks."""
BEATS: Final = timedelta(seconds=1)
"""How often the process asks."""
BETWEEN_SESSIONS: Final = timedelta(seconds=5.2)
"""Discord takes one new session in five seconds, counted from when it hears of them."""
AGAIN: Final = timedelta(milliseconds=100)

BROKEN: Final = asyncpg.InterfaceError, asyncpg.InternalClientError
"""What the driver raises over a connection that fails: the latter where it is used before it has noticed that."""

_log = logging.getLogger(__name__)


class Ownership:
    """The locks of this process: create it with `connect`, end it with `close`."""

    def __init__(self, address: PostgresqlAddress, hear: Callable[[str], None]) -> None:
        self._address = address
        self._hear = hear
        self._connection: Connection = None
        self._asking = asyncio.Lock()
        self._beating: asyncio.Task[None] | None = None
        self._identifying = asyncio.Lock()
        self._unlocking: set[asyncio.Task[None]] = set()
        self._answered = _now()
        self.lost = asyncio.Event()
        """Set when the locks are lost: whoever had them does nothing more, until `rely` clears it."""

    @classmethod
    async def connect(cls, address: PostgresqlAddress, hear: Callable[[str], None]) -> "Ownership":
        """Connects, and counts from now on as a process that has shards or wants some. `hear` is called with the text
        of every notice.

        Raises:
            OSError, TimeoutError: there is no server.
            asyncpg.PostgresError: it refuses.
        """
        ownership = cls(address, hear)
        await ownership._connect()
        return ownership

    async def regain(self, shards: Collection[int]) -> frozenset[int]:
        """Connects anew after a loss, and takes those of these shards that nobody else has taken meanwhile.

        Nothing may be done with them before `rely`, nor with the others any more.

        Raises:
            OSError, TimeoutError: there is no server, or none that takes a connection now; the locks stay lost.
        """
        try:
            await self._connect()
        except asyncpg.PostgresError as error:
            raise ConnectionError(kind(error)) from None
        return frozenset([shard for shard in shards if await self._ask(TRY, OF_SHARDS, shard)])

    def rely(self) -> None:
        """From now on the process relies on the locks that it has regained, unless it has lost them again."""
        if self._connection is not None:
            self.lost.clear()

    async def _connect(self) -> None:
        """Connects, hears notices and counts as a process; raises as `connect`."""
        silence = f"{SILENCE // timedelta(milliseconds=1)}ms"
        connection: Connection = None
        try:
            connection = await connect(self._address, f"{APPLICATION} {os.getpid()}", idle_session_timeout=silence)
            self._connection, self._answered = connection, _now()
            connection.add_termination_listener(self._ended)
            await connection.add_listener(CHANNEL, self._heard)
            await self._ask(SHARE, OF_ALL, PRESENT)
        except BaseException as error:
            self._connection = None
            if connection is not None:
                connection.terminate()
            if is_no_server(error):
                raise ConnectionError(kind(error)) from None
            raise
        self._beating = asyncio.create_task(self._beat(connection), name="ownership")

    def holds(self) -> bool:
        """Whether the locks are certainly still those of this process."""
        return not self.lost.is_set() and _now() - self._answered < TRUSTED.total_seconds()

    async def processes(self) -> int:
        """How many processes there are, this one among them. Raises as `take`."""
        return int(await self._ask(SHARERS, OF_ALL, PRESENT))

    async def take(self, shard: int) -> bool:
        """Takes this shard, if nobody has it.

        Raises:
            ConnectionError: the locks are lost.
        """
        return bool(await self._ask(TRY, OF_SHARDS, shard))

    async def give_up(self, shard: int) -> None:
        """Leaves this shard to others; a lock that is lost is left to them, too."""
        with suppress(ConnectionError):
            await self._ask(UNLOCK, OF_SHARDS, shard)

    async def leave(self) -> None:
        """Counts no more as a process that wants shards."""
        with suppress(ConnectionError):
            await self._ask(STOP_SHARING, OF_ALL, PRESENT)

    @asynccontextmanager
    async def beginning(self) -> AsyncIterator[None]:
        """During the block no other process does what an update has left to do.

        Raises:
            ConnectionError: the locks are lost.
        """
        while not await self._ask(TRY, OF_ALL, BEGIN):  # noqa: ASYNC110 - another process frees it
            await asyncio.sleep(AGAIN.total_seconds())
        try:
            yield
        finally:
            with suppress(ConnectionError):
                await self._ask(UNLOCK, OF_ALL, BEGIN)

    async def may_identify(self) -> None:
        """Waits until a session with Discord may begin, and keeps others of all processes waiting for a while."""
        await self._identifying.acquire()
        try:
            while not await self._ask(TRY, OF_ALL, IDENTIFY):  # noqa: ASYNC110 - another process frees it
                await asyncio.sleep(AGAIN.total_seconds())
        except BaseException:
            self._identifying.release()
            raise
        task = asyncio.create_task(self._identified(), name="identified")
        self._unlocking.add(task)
        task.add_done_callback(self._unlocking.discard)

    async def close(self) -> None:
        """Gives everything up."""
        tasks = [task for task in (self._beating, *self._unlocking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.lost.set()
        connection, self._connection = self._connection, None
        with suppress(OSError, TimeoutError, asyncpg.PostgresError, *BROKEN):
            if connection is not None:
                await connection.close(timeout=TRUSTED.total_seconds())

    async def _identified(self) -> None:
        try:
            await asyncio.sleep(BETWEEN_SESSIONS.total_seconds())
            with suppress(ConnectionError):
                await self._ask(UNLOCK, OF_ALL, IDENTIFY)
        finally:
            self._identifying.release()

    async def _beat(self, connection: Connection) -> None:
        with suppress(ConnectionError):
            while self._connection is connection:
                await self._ask(BEAT)
                await asyncio.sleep(BEATS.total_seconds())

    async def _ask(self, question: str, *values: int) -> Any:
        """The answer of the server; where none comes in time, the locks count as lost.

        Raises:
            ConnectionError: they are lost.
        """
        async with self._asking:
            connection = self._connection
            if connection is None:
                raise ConnectionError("the locks are lost")
            asked = _now()
            try:
                answer = await connection.fetchval(question, *values, timeout=TRUSTED.total_seconds())
            except (OSError, TimeoutError, asyncpg.PostgresError, *BROKEN) as error:
                self._lose(connection, type(error).__name__)
                raise ConnectionError("the locks are lost") from None
            self._answered = asked
            return answer

    def _ended(self, connection: Connection) -> None:
        self._lose(connection, "the session has ended")

    def _lose(self, connection: Connection, reason: str) -> None:
        if connection is None or connection is not self._connection:
            return
        if not self.lost.is_set():
            _log.error("the shards are lost", extra={"reason": reason})
        self._connection = None
        self.lost.set()
        connection.terminate()

    def _heard(self, _connection: Connection, _process: int, _channel: str, text: str) -> None:
        self._hear(text)


def _now() -> float:
    """Seconds by a clock that goes on while the process, or its machine, is paused."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)
