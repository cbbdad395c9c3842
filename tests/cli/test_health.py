"""The two answers of the health check."""

import asyncio

import pytest
from aiohttp import ClientSession

from bot.app.health import ask, serve_health
from bot.app.settings import CannotRun, Settings
from tests.support.ports import free_port


async def test_the_bot_is_alive_before_it_is_ready() -> None:
    settings, ready = Settings(health_port=free_port()), asyncio.Event()
    base = f"http://127.0.0.1:{settings.health_port}"
    async with serve_health(settings, ready), ClientSession() as session:

        async def status(path: str) -> int:
            async with session.get(base + path) as answer:
                return answer.status

        assert (await status("/healthz"), await status("/readyz")) == (200, 503)
        assert not await asyncio.to_thread(ask, settings)
        ready.set()
        assert (await status("/healthz"), await status("/readyz")) == (200, 200)
        assert await asyncio.to_thread(ask, settings)
        assert await status("/anything") == 404
    with pytest.raises(CannotRun, match="cli-health-no-answer"):
        ask(settings)


async def test_port_0_switches_the_health_check_off() -> None:
    settings = Settings(health_port=0)
    async with serve_health(settings, asyncio.Event()):
        with pytest.raises(CannotRun, match="cli-health-off"):
            ask(settings)


@pytest.mark.parametrize("host", ["192.0.2.1", "no..name", "x" * 70])
async def test_an_address_of_another_machine_is_refused(host: str) -> None:
    settings = Settings(health_host=host, health_port=free_port())
    with pytest.raises(CannotRun, match="cli-health-no-address"):
        async with serve_health(settings, asyncio.Event()):
            pytest.fail("it listens on an address of somebody else")


async def test_an_answer_of_another_program_does_not_count() -> None:
    async def nonsense(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(nonsense, "127.0.0.1", 0)
    async with server:
        settings = Settings(health_port=server.sockets[0].getsockname()[1])
        with pytest.raises(CannotRun, match="cli-health-no-answer"):
            await asyncio.to_thread(ask, settings)
