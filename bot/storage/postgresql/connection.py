"""A connection to the server, which is opened again when it is lost."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from datetime import timedelta
from typing import Any, Final, TypeAlias

import asyncpg
from asyncpg.exceptions import TargetServerAttributeNotMatched

from bot.storage.address import PostgresqlAddress

Connection: TypeAlias = Any
"""A connection of asyncpg, which has no types."""

CONNECT: Final = timedelta(seconds=5)
"""How long connecting may take."""
OTHERS: Final = timedelta(milliseconds=500)
"""How long the other servers of an address are waited for once one has answered: a primary that has come back after a
standby had taken over answers, too."""
LOST_AFTER: Final = timedelta(seconds=10)
"""After about so long without an answer from the other machine a connection is given up: by the client, and by the
server, which then frees the locks of a machine that is gone."""
STATEMENTS: Final = 1000
"""How many prepared statements a connection keeps: all of them."""
SESSION: Final[Mapping[str, str]] = {
    "default_transaction_isolation": "read committed",
    "jit": "off",  # compiling a query takes longer than any of these
    "lock_timeout": "5s",
    "idle_in_transaction_session_timeout": "10s",  # a process that is stopped in a transaction holds up the others
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": str(LOST_AFTER // timedelta(milliseconds=1)),
}
SURE: Final = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
"""Whatever the server does by default: what is acknowledged is on its disk."""
TIMELINE: Final = "SELECT substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)"
"""Grows when a standby takes over, which may use the numbers of lost transactions once more."""


async def connect(
    address: PostgresqlAddress,
    application: str,
    *,
    attributes: str = "read-write",
    stuck: timedelta | None = None,
    **session: str,
) -> Connection:
    """A new connection. Where the address names several servers, all are asked at once, so that one that is silent
    keeps nobody from the others; of two that can be written to it is to the one that has taken over last.

    Args:
        address: whose parameters the other arguments override.
        application: its name in lists of the server.
        attributes: which of several servers it may be to (`target_session_attrs`).
        stuck: after so long without an end of a command it raises `TimeoutError`.
        session: settings of the server for it.

    Raises:
        OSError, TimeoutError: there is no server.
        asyncpg.PostgresError: the server refuses.
        asyncpg.ClientConfigurationError, ValueError: the address is none; the text may quote it.
    """
    settings = {"application_name": application, **SESSION, **session}
    servers = address.servers
    tries = [asyncio.create_task(_connect(one, attributes, stuck, settings)) for one in servers]
    chosen = None
    try:
        chosen = await (tries[0] if len(tries) == 1 else _latest(tries))
    finally:
        for one in tries:
            one.cancel()
        for ended in await asyncio.gather(*tries, return_exceptions=True):
            if ended is not chosen and not isinstance(ended, BaseException):
                ended.terminate()
    return chosen


async def _connect(
    address: PostgresqlAddress, attributes: str, stuck: timedelta | None, settings: Mapping[str, str]
) -> Connection:
    """A new connection to this server. Raises as `connect`."""
    connection = await asyncpg.connect(
        address.url,
        timeout=CONNECT.total_seconds(),
        statement_cache_size=STATEMENTS,
        max_cached_statement_lifetime=0,
        target_session_attrs=attributes,
        command_timeout=None if stuck is None else stuck.total_seconds(),
        server_settings=settings,
    )
    try:
        _notice_silence(connection)
        await connection.execute(SURE)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def _latest(tries: Collection["asyncio.Task[Connection]"]) -> Connection:
    """The connection to the server that has taken over last, of those that answer. Raises as the tries do."""
    failed: list[BaseException] = []
    found: list[tuple[int, Connection]] = []
    pending = set(tries)
    while pending:
        patience = OTHERS.total_seconds() if found else None
        done, pending = await asyncio.wait(pending, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        if not done:
            break
        for one in done:
            try:
                found.append((await timeline(one.result()), one.result()))
            except Exception as error:  # told where no other server is better
                failed.append(error)
    if found:
        return max(found, key=lambda one: one[0])[1]
    # What a server says tells more than that there is none.
    raise min(
        failed, key=lambda error: (isinstance(error, OSError), isinstance(error, TargetServerAttributeNotMatched))
    )


async def timeline(connection: Connection) -> int:
    """How often a standby of this server has taken over, and one; 0 where the user may not know."""
    try:
        return int(await connection.fetchval(TIMELINE), 16)
    except asyncpg.PostgresError:
        return 0


def _notice_silence(connection: Connection) -> None:
    """Lets the system end the connection where the other machine is silent; asyncpg has no setting for it."""
    at = connection._transport.get_extra_info("socket")
    if at is None or at.family not in (socket.AF_INET, socket.AF_INET6):
        return
    at.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    options = {
        "TCP_KEEPIDLE": 5, "TCP_KEEPINTVL": 2, "TCP_KEEPCNT": 3,
        "TCP_USER_TIMEOUT": LOST_AFTER // timedelta(milliseconds=1),
    }  # fmt: skip
    for name, value in options.items():
        with suppress(AttributeError, OSError):  # not every system has them
            at.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


class Line:
    """At most one connection at a time, opened when it is needed."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]]) -> None:
        self._connect = connect
        self._connection: Connection = None

    async def connected(self) -> Connection:
        """The connection; raises as the function that opens it."""
        if self._connection is None or self._connection.is_closed():
            self._connection = None
            self._connection = await self._connect()
        return self._connection

    def drop(self) -> None:
        """End the connection at once; the next use opens another."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """End the connection, with a word to the server where it still listens."""
        connection, self._connection = self._connection, None
        if connection is None or connection.is_closed():
            return
        try:
            await connection.close(timeout=CONNECT.total_seconds())
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            connection.terminate()
