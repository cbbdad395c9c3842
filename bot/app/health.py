"""Is the bot well? A small answer on loopback for containers and hosts, and the question that `stich health` asks."""

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
PATIENCE: Final = 4.0
"""Seconds that `stich health` waits; an image's check allows five."""


@asynccontextmanager
async def answering(settings: Settings, ready: asyncio.Event) -> AsyncIterator[None]:
    """Answer `/healthz` (the loop runs) and `/readyz` (the bot is connected) while the block runs; port 0: do not.

    Raises:
        CannotRun: the port is taken, or the host is none of this machine's.
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
    except (OSError, UnicodeError) as problem:  # UnicodeError: no name of a machine can be written so
        taken = isinstance(problem, OSError) and problem.errno == errno.EADDRINUSE
        key = "cli-health-port-taken" if taken else "cli-health-no-address"
        raise CannotRun(key, host=host, port=str(port), setting=f"{PREFIX}HEALTH_PORT") from None


def _answer(*, well: bool) -> web.Response:
    return web.json_response({"well": well}, status=200 if well else 503)


def ask(settings: Settings) -> bool:
    """Whether the bot with these settings says that it is connected.

    Raises:
        CannotRun: the health port is off, or nobody answers there.
    """
    if not settings.health_port:
        raise CannotRun("cli-health-off", setting=f"{PREFIX}HEALTH_PORT")
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.health_host, settings.health_host)  # noqa: S104 - asked for
    connection = HTTPConnection(host, settings.health_port, timeout=PATIENCE)
    try:
        connection.request("GET", READY)
        answer = connection.getresponse()
        return answer.status == 200 and json.loads(answer.read())["well"] is True
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        raise CannotRun("cli-health-no-answer", host=host, port=str(settings.health_port)) from None
    finally:
        connection.close()
