"""A line between two programs that a test cuts, silences and slows down."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

CHUNK: Final = 1 << 16
COMMIT: Final = b"COMMIT\0"
"""How asyncpg sends one."""


class Proxy:
    """Passes on what it hears, from a port of its own on loopback to another one."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.silent = False
        """Whether it drops all that it hears, and ends no connection: as a network that has forgotten us."""
        self.delay: Callable[[bytes], float] = lambda sent: 0
        """Seconds by which it holds up what the client sends."""
        self.commits = 0
        """How many of these it has passed on."""
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._forgotten: set[asyncio.StreamWriter] = set()

    @property
    def port(self) -> int:
        """Where it listens."""
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)

    def forget(self) -> None:
        """Drop all that is sent over the connections that there are, and end none of them."""
        self._forgotten |= self._open

    def cut(self) -> None:
        """End all connections at once."""
        for writer in tuple(self._open):
            writer.transport.abort()

    async def close(self) -> None:
        """End all connections, and listen no more."""
        assert self._server is not None
        self._server.close()
        self.cut()
        while self._open:  # noqa: ASYNC110 - each ends by itself
            await asyncio.sleep(0.01)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        try:
            while self.silent and not writer.transport.is_closing():  # noqa: ASYNC110 - a test sets it
                await asyncio.sleep(0.05)
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            self._open.discard(writer)
            return
        self._open.add(back)
        try:
            await asyncio.gather(self._pass(reader, back, self._held), self._pass(there, writer, lambda sent: 0))
        finally:
            for end in (writer, back):
                end.transport.abort()
                self._open.discard(end)

    def _held(self, sent: bytes) -> float:
        self.commits += COMMIT in sent
        return self.delay(sent)

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, delay: Callable[[bytes], float]
    ) -> None:
        with suppress(OSError):
            while sent := await reader.read(CHUNK):
                if seconds := delay(sent):
                    await asyncio.sleep(seconds)
                if not self._drops(writer):
                    writer.write(sent)
                    await writer.drain()
            while self._drops(writer):  # noqa: ASYNC110 - a test sets it
                await asyncio.sleep(0.05)
        writer.close()

    def _drops(self, writer: asyncio.StreamWriter) -> bool:
        """Whether nothing that is to go there arrives; its end neither."""
        return (self.silent or writer in self._forgotten) and not writer.transport.is_closing()


def at_commits(seconds: float) -> Callable[[bytes], float]:
    """A delay of every commit that asyncpg sends."""
    return lambda sent: seconds if COMMIT in sent else 0


@asynccontextmanager
async def line_to(target: int) -> AsyncIterator[Proxy]:
    """A proxy to this port of loopback."""
    proxy = Proxy(target)
    await proxy.start()
    try:
        yield proxy
    finally:
        await proxy.close()
