"""Notices a connection over which nothing comes any more, although nobody has ended it.

A network that has forgotten a connection, or a proxy whose server is gone, takes what is sent and says nothing. What
the server says of the session, asked over another connection, tells that from a server that is at work.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Final

import asyncpg

from bot.storage.address import PostgresqlAddress
from bot.storage.postgresql.connection import Connection, connect
from bot.tables.log_context import nothing

UNUSUAL: Final = timedelta(seconds=3)
"""After so long a command is asked about, and then again and again: nearly all take milliseconds."""
AT_WORK: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE pid = $1"
    " AND (state = 'active' OR state_change > clock_timestamp() - interval '2 seconds')"
)

END: Final = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND application_name LIKE 'stich%'"
"""Of the session that waits for us and hears nothing: its transaction would hold up others, and not end for a while."""


@contextmanager
def noticed(connection: Connection, address: PostgresqlAddress) -> Iterator[None]:
    """Ends the connection if nothing comes over it any more during the block, in which something is awaited from it."""
    watching: list[asyncio.Task[None]] = []

    def begin() -> None:
        watching.append(asyncio.create_task(_watch(connection, address), name="silence", context=nothing()))

    timer = asyncio.get_running_loop().call_later(UNUSUAL.total_seconds(), begin)
    try:
        yield
    finally:
        timer.cancel()
        for task in watching:
            task.cancel()


async def _watch(connection: Connection, address: PostgresqlAddress) -> None:
    while await _is_at_work(connection.get_server_pid(), address):  # noqa: ASYNC110 - the server changes
        await asyncio.sleep(UNUSUAL.total_seconds())
    connection.terminate()


async def _is_at_work(session: int, address: PostgresqlAddress) -> bool:
    """Whether the server has this session and does something for it, or has just done so."""
    asking = None
    try:
        asking = await connect(address, "stich asking", attributes="any", stuck=UNUSUAL)
        if await asking.fetchval(AT_WORK, session):
            return True
        await asking.fetch(END, session)
        return False
    except asyncpg.PostgresError:  # such as too many connections: it lives
        return True
    except (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError):
        return False
    finally:
        if asking is not None:
            asking.terminate()
