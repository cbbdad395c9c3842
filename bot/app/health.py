"""Health checks: a small web server for containers and hosts, and the request that `stich health` sends to it."""

import asyncio
import errno
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from http.client import HTTPConnection, HTTPException
from typing import Final, TypeAlias

from aiohttp import web

from bot.app.settings import PREFIX, CannotRun, Settings

ALIVE: Final = "/healthz"
READY: Final = "/readyz"
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
    """Whether the bot can serve: it is connected, and the parts that it runs with answer in time."""

    def __init__(self) -> None:
        self.connected = asyncio.Event()
        self._checks: Mapping[str, Check] = {}
        self._under_way: dict[str, asyncio.Task[bool]] = {}

    @contextmanager
    def asking(self, checks: Mapping[str, Check]) -> Iterator[None]:
        """Asks these parts, by their names, during the block."""
        self._checks = checks
        try:
            yield
        finally:
            self._checks = {}
            for task in self._under_way.values():
                task.cancel()
            self._under_way = {}

    async def lacks(self) -> list[str]:
        """The names of the parts that cannot serve now, sorted; the connection last."""
        asked = {name: self._ask(name, check) for name, check in sorted(self._checks.items())}
        if asked:
            await asyncio.wait(asked.values(), timeout=ANSWER_WITHIN)
        lacking = [name for name, task in asked.items() if not _well(task)]
        return lacking if self.connected.is_set() else [*lacking, CONNECTION]

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
async def serve_health(settings: Settings, readiness: Readiness) -> AsyncIterator[None]:
    """Serves `/healthz` (the event loop runs) and `/readyz` (the bot can serve) during the block; not at port 0.

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

    app = web.Application()
    app.router.add_get(ALIVE, alive)
    app.router.add_get(READY, ready)
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
