"""The faults: each does its harm at the beginning of a block, and has taken it back at its end."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import asyncpg

from bot.storage import PostgresqlAddress
from tests.support.servers import Server, filled
from tests.support.tcp_proxy import Proxy, at_commits

OURS: Final = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'stich%'"
CANCEL: Final = "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'stich%'"
CANCELS: Final = 100
"""How often statements are canceled, twenty times a second."""
SLOW: Final = 0.2
"""Seconds by which each commit is held up."""


@dataclass
class Site:
    """The servers, and the line by which the bot reaches the first of them."""

    server: Server
    line: Proxy
    lasts: float
    """Seconds that a fault lasts which has no end of its own."""
    standby: Server | None = None
    disk: Path | None = None

    @property
    def address(self) -> PostgresqlAddress:
        """What the host sets."""
        hosts = [self.line.port] + ([] if self.standby is None else [self.standby.port])
        named = ",".join(f"127.0.0.1:{port}" for port in hosts)
        return PostgresqlAddress(f"postgresql://postgres:secret-word@{named}/postgres?target_session_attrs=read-write")

    @property
    def serving(self) -> Server:
        """The server that has what was acknowledged."""
        return self.standby if self.standby is not None and not self.server.running else self.server


@asynccontextmanager
async def restart_fast(site: Site) -> AsyncIterator[None]:
    """The server is stopped in order, and started after a while."""
    await site.server.stop("fast")
    yield
    await site.server.start()


@asynccontextmanager
async def restart_immediate(site: Site) -> AsyncIterator[None]:
    """The server crashes, and is started after a while."""
    await site.server.stop("immediate")
    yield
    await site.server.start()


@asynccontextmanager
async def cut(site: Site) -> AsyncIterator[None]:
    """Every session is ended by the server, and then by the network, several times."""
    for _ in range(3):
        await site.server.rows(OURS)
        await asyncio.sleep(0.5)
        site.line.cut()
        await asyncio.sleep(0.5)
    yield


@asynccontextmanager
async def silent(site: Site) -> AsyncIterator[None]:
    """The network drops everything, and says nothing."""
    site.line.silent = True
    yield
    site.line.silent = False


@asynccontextmanager
async def forgotten(site: Site) -> AsyncIterator[None]:
    """The network has forgotten the connections that there are; new ones work."""
    site.line.forget()
    yield


@asynccontextmanager
async def failover(site: Site) -> AsyncIterator[None]:
    """The primary dies, and after a while its standby takes over."""
    assert site.standby is not None
    await site.server.kill()
    yield
    await site.standby.promote()


@asynccontextmanager
async def failover_silent(site: Site) -> AsyncIterator[None]:
    """The primary's machine is gone, which nobody says, and after a while its standby takes over."""
    site.line.silent = True
    async with failover(site):
        yield


@asynccontextmanager
async def slow(site: Site) -> AsyncIterator[None]:
    """Each commit takes 200 ms longer."""
    site.line.delay = at_commits(SLOW)
    yield
    site.line.delay = lambda sent: 0


@asynccontextmanager
async def full(site: Site) -> AsyncIterator[None]:
    """Nothing more fits on the disk; where the server has ended by that, it is started when there is space."""
    assert site.disk is not None
    with filled(site.disk):
        yield
    if not site.server.running:
        await site.server.start()


@asynccontextmanager
async def crowded(site: Site) -> AsyncIterator[None]:
    """Others have all connections of the server, and the bot loses its own."""
    others: list[Any] = []
    with suppress(asyncpg.TooManyConnectionsError):
        while True:
            others.append(await asyncpg.connect(site.server.address().url))
    await others[0].execute(OURS)
    with suppress(asyncpg.TooManyConnectionsError):
        while True:
            others.append(await asyncpg.connect(site.server.address().url))
    yield
    for other in others:
        other.terminate()


@asynccontextmanager
async def canceled(site: Site) -> AsyncIterator[None]:
    """An administrator cancels what the bot is doing, again and again."""
    connection = await asyncpg.connect(site.server.address().url)
    for _ in range(CANCELS):
        await connection.execute(CANCEL)
        await asyncio.sleep(0.05)
    await connection.close()
    yield


FAULTS: Final[Mapping[str, Callable[[Site], AbstractAsyncContextManager[None]]]] = {
    "restart-fast": restart_fast,
    "restart-immediate": restart_immediate,
    "cut": cut,
    "silent": silent,
    "forgotten": forgotten,
    "failover": failover,
    "failover-silent": failover_silent,
    "slow": slow,
    "full": full,
    "crowded": crowded,
    "canceled": canceled,
}
WITH_STANDBY: Final = frozenset({"failover", "failover-silent"})
ONCE: Final = WITH_STANDBY
"""What can happen once in a run."""
