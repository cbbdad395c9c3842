"""Health checks: a small web server for containers and hosts, and the request that `stich health` sends to it."""

import asyncio
import errno
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.client import HTTPConnection, HTTPException
from typing import Final

from aiohttp import web

from bot.app.settings import PREFIX, CannotRun, Settings

ALIVE: Final = "/healthz"
READY: Final = "/readyz"
TIMEOUT: Final = 4.0
"""Seconds that `stich health` waits; the health check of the image allows five."""


@asynccontextmanager
async def serve_health(settings: Settings, ready: asyncio.Event) -> AsyncIterator[None]:
    """Serves `/healthz` (the event loop runs) and `/readyz` (the bot is connected) during the block; not at port 0.

    Raises:
        CannotRun: the port is taken, or the host is not an address of this machine.
    """
    if not settings.health_port:
        yield
        return

    async def alive(_: web.Request) -> web.Response:
        return _answer(well=True)

    async def connected(_: web.Request) -> web.Response:
        return _answer(well=ready.is_set())

    app = web.Application()
    app.router.add_get(ALIVE, alive)
    app.router.add_get(READY, connected)
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


def _answer(*, well: bool) -> web.Response:
    return web.json_response({"well": well}, status=200 if well else 503)


def ask(settings: Settings) -> bool:
    """Asks the running bot with these settings whether it is connected.

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
        return answer.status == 200 and json.loads(answer.read())["well"] is True
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        raise CannotRun("cli-health-no-answer", host=host, port=str(settings.health_port)) from None
    finally:
        connection.close()
