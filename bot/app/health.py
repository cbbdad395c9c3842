"""What is asked of the running bot: a small web server for containers and hosts, and what `stich health` asks it."""

import asyncio
import errno
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from http.client import HTTPConnection, HTTPException
from typing import Final, TypeAlias

from aiohttp import web

from bot.app.metrics import Metrics
from bot.app.settings import PREFIX, CannotRun, Settings
from bot.text.i18n import Localiser

ALIVE: Final = "/healthz"
READY: Final = "/readyz"
METRICS: Final = "/metrics"
TIMEOUT: Final = 4.0
"""Seconds that `stich health` waits; the health check of the image allows five."""
ANSWER_WITHIN: Final = 2.0
"""Seconds in which the parts of the bot must answer."""
CONNECTION: Final = "connection"
DATABASE: Final = "database"
TICKER: Final = "ticker"
OWNERSHIP: Final = "ownership"

Check: TypeAlias = Callable[[], Awaitable[None]]
"""Asks a part of the bot; any error means that this part cannot serve."""


class Readiness:
    """Whether the bot can serve: it is connected, and the parts that it runs with answer in time.

    `connects`: whether it has a connection itself. Of a process of several shards those of its `shard`s are named, as
    soon as it has one.
    """

    def __init__(self, *, connects: bool = True) -> None:
        self.connected = asyncio.Event()
        self._connects = connects
        self._checks: dict[str, Check] = {}
        self._under_way: dict[str, asyncio.Task[bool]] = {}
        self._shards: dict[int, Readiness] = {}

    @contextmanager
    def asking(self, checks: Mapping[str, Check]) -> Iterator[None]:
        """Asks these parts, too, during the block; each name can be asked by one block at a time."""
        assert not checks.keys() & self._checks.keys(), "asked twice"
        self._checks |= checks
        try:
            yield
        finally:
            for name in checks:
                del self._checks[name]
                if task := self._under_way.pop(name, None):
                    task.cancel()

    @contextmanager
    def shard(self, number: int) -> "Iterator[Readiness]":
        """Asks one of several shards of the process, too, during the block; its parts have its number: `ticker 3`."""
        assert number not in self._shards, "asked twice"
        shard = self._shards[number] = Readiness()
        try:
            yield shard
        finally:
            del self._shards[number]

    async def lacks(self) -> list[str]:
        """The names of the parts that cannot serve now, sorted; of the process itself first, the connection last."""
        shards = sorted(self._shards.items())
        own, *others = await asyncio.gather(self._lacks(), *(shard.lacks() for _, shard in shards))
        return own + [f"{name} {shards[at][0]}" for at, names in enumerate(others) for name in names]

    async def _lacks(self) -> list[str]:
        asked = {name: self._ask(name, check) for name, check in sorted(self._checks.items())}
        if asked:
            await asyncio.wait(asked.values(), timeout=ANSWER_WITHIN)
        lacking = [name for name, task in asked.items() if not _well(task)]
        connected = self.connected.is_set() or self._shards or not self._connects
        return lacking if connected else [*lacking, CONNECTION]

    def _ask(self, name: str, check: Check) -> asyncio.Task[bool]:
        """Asks, unless an earlier question waits for its answer: questions must not pile up before a stuck part."""
        task = self._under_way.get(name)
        if task is None or task.done():
            task = self._under_way[name] = asyncio.ensure_future(_answers(check))
        return task


async def _answers(check: Check) -> bool:
    try:
        await check()
    except Exception:  # whatever it is, the part cannot serve; what goes wrong there is logged there
        return False
    return True


def _well(task: asyncio.Task[bool]) -> bool:
    return task.done() and not task.cancelled() and task.result()


@asynccontextmanager
async def serve_health(settings: Settings, readiness: Readiness, metrics: Metrics | None = None) -> AsyncIterator[None]:
    """Serves `/healthz` (the event loop runs), `/readyz` (the bot can serve) and `/metrics` during the block; not at
    port 0.

    Raises:
        CannotRun: the port is taken, or the host is not an address of this machine.
    """
    if not settings.health_port:
        yield
        return

    async def alive(_: web.Request) -> web.Response:
        return _answer([])

    async def ready(_: web.Request) -> web.Response:
        return _answer(await readiness.lacks())

    async def figures(_: web.Request) -> web.Response:
        if metrics is None:
            return web.Response(status=404, text=Localiser().text(settings.language, "health-no-metrics") + "\n")
        text, kind = metrics.text()
        return web.Response(body=text, headers={"Content-Type": kind})

    app = web.Application()
    app.router.add_get(ALIVE, alive)
    app.router.add_get(READY, ready)
    app.router.add_get(METRICS, figures)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        await _listen(runner, settings)
        yield
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, settings: Settings) -> None:
    host, port = settings.health_host, settings.health_port
    try:
        await web.TCPSite(runner, host, port).start()
    except (OSError, UnicodeError) as problem:  # UnicodeError: the host cannot be the name of a machine
        taken = isinstance(problem, OSError) and problem.errno == errno.EADDRINUSE
        key = "cli-health-port-taken" if taken else "cli-health-no-address"
        raise CannotRun(key, host=host, port=str(port), setting=f"{PREFIX}HEALTH_PORT") from None


def _answer(lacks: list[str]) -> web.Response:
    return web.json_response({"well": not lacks, "lacks": lacks}, status=503 if lacks else 200)


def ask(settings: Settings) -> list[str]:
    """Asks the running bot with these settings which of its parts cannot serve; none: it is ready.

    Raises:
        CannotRun: the health port is off, or nothing answers there.
    """
    if not settings.health_port:
        raise CannotRun("cli-health-off", setting=f"{PREFIX}HEALTH_PORT")
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.health_host, settings.health_host)  # noqa: S104 - asked for
    connection = HTTPConnection(host, settings.health_port, timeout=TIMEOUT)
    try:
        connection.request("GET", READY)
        answer = connection.getresponse()
        return [str(name) for name in json.loads(answer.read())["lacks"]]
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        raise CannotRun("cli-health-no-answer", host=host, port=str(settings.health_port)) from None
    finally:
        connection.close()
