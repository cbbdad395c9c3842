"""The two answers of the health check: the process runs, and the bot can serve."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from bot.app import health
from bot.app.health import ALIVE, READY, Readiness, ask, serve_health
from bot.app.settings import CannotRun, Settings
from tests.cli.command import stich
from tests.support.ports import free_port


async def get(settings: Settings, path: str) -> tuple[int, Any]:
    """The status and the body of an answer."""
    address = f"http://127.0.0.1:{settings.health_port}{path}"
    async with ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.json(content_type=None) if path == READY else None


async def test_the_bot_is_alive_before_it_is_ready() -> None:
    settings, readiness = Settings(health_port=free_port()), Readiness()
    async with serve_health(settings, readiness):
        assert (await get(settings, ALIVE))[0] == 200
        assert await get(settings, READY) == (503, {"well": False, "lacks": ["connection"]})
        assert await asyncio.to_thread(ask, settings) == ["connection"]
        readiness.connected.set()
        assert (await get(settings, ALIVE))[0] == 200
        assert await get(settings, READY) == (200, {"well": True, "lacks": []})
        assert not await asyncio.to_thread(ask, settings)
        assert (await get(settings, "/anything"))[0] == 404
    with pytest.raises(CannotRun, match="cli-health-no-answer"):
        ask(settings)


async def test_a_part_that_fails_or_hangs_is_named_without_its_error_and_asked_once_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(health, "ANSWER_WITHIN", 0.05)
    readiness, asked, well = Readiness(), 0, asyncio.Event()
    readiness.connected.set()

    async def hangs() -> None:
        nonlocal asked
        asked += 1
        await well.wait()

    async def fails() -> None:
        if not well.is_set():
            raise OSError("/home/somebody/secret.db")

    with readiness.asking({"ticker": hangs, "database": fails}):
        for _ in range(3):
            assert await readiness.lacks() == ["database", "ticker"]
        assert asked == 1
        well.set()
        await asyncio.sleep(0)
        assert await readiness.lacks() == []
    assert await readiness.lacks() == []


async def test_port_0_switches_the_health_check_off() -> None:
    settings = Settings(health_port=0)
    async with serve_health(settings, Readiness()):
        with pytest.raises(CannotRun, match="cli-health-off"):
            ask(settings)


@pytest.mark.parametrize("host", ["192.0.2.1", "no..name", "x" * 70])
async def test_an_address_of_another_machine_is_refused(host: str) -> None:
    settings = Settings(health_host=host, health_port=free_port())
    with pytest.raises(CannotRun, match="cli-health-no-address"):
        async with serve_health(settings, Readiness()):
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


async def test_shards_of_one_process_are_asked_each_for_itself() -> None:
    readiness, stuck = Readiness(connects=False), {"ticker": _stuck}
    assert await readiness.lacks() == []
    with readiness.asking({"database": _well}), readiness.asking({"ownership": _stuck}):
        assert await readiness.lacks() == ["ownership"]
        with readiness.shard(11) as eleventh, readiness.shard(3) as third, third.asking(stuck), eleventh.asking(stuck):
            third.connected.set()
            assert await readiness.lacks() == ["ownership", "ticker 3", "ticker 11", "connection 11"]
        assert await readiness.lacks() == ["ownership"]
    assert await readiness.lacks() == []


async def _well() -> None:
    """Serves."""


async def _stuck() -> None:
    raise TimeoutError


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ("ownership", "has no shard"),
        ("ticker 11", "Shard 11: The bot is running, but its clocks have stopped"),
        ("connection 3", "Shard 3: The bot is running but not connected"),
    ],
)
async def test_the_command_says_which_part_of_which_shard_cannot_serve(part: str, said: str, tmp_path: Path) -> None:
    settings, readiness = Settings(health_port=free_port()), Readiness(connects=False)
    async with serve_health(settings, readiness):
        with readiness.asking({part: _stuck}):
            ended = await stich(tmp_path, "health", STICH_HEALTH_PORT=str(settings.health_port))
    assert said in ended.line
