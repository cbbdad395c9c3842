"""However discord.py's `start()` ends, the bot comes back; what ends the process ends it at once, with one line."""

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import yarl

from bot.app import supervisor, wiring
from bot.app.health import Readiness
from bot.app.settings import Settings
from bot.app.supervisor import keep_running
from bot.app.wiring import run_bot
from bot.cli.main import CANNOT
from sandbox.testing import DrivenSandbox
from tests.cli.command import PATIENCE, running
from tests.support.ports import free_port

CHANNEL = "card-room"
"""The channel of the bot's welcome message."""
AT_ONCE = 2.0
"""Seconds within which the process ends after a signal."""


@pytest.fixture
async def box(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[DrivenSandbox]:
    """A Discord on loopback, to which discord.py points in this process too."""
    sandbox = DrivenSandbox()
    await sandbox.start()
    monkeypatch.setattr(discord.http.Route, "BASE", sandbox.api_base)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.gateway_url))
    monkeypatch.setattr(discord.asset.Asset, "BASE", sandbox.cdn_base)
    yield sandbox
    await sandbox.close()


def pointed(box: DrivenSandbox, **given: str) -> dict[str, str]:
    """The settings of a bot that logs in to this sandbox, as a process of its own."""
    return {
        "STICH_API_BASE": box.api_base,
        "STICH_GATEWAY_URL": box.gateway_url,
        "STICH_CDN_BASE": box.cdn_base,
        "DISCORD_TOKEN": box.token,
        "STICH_HEALTH_PORT": "0",
        "STICH_EMOJI": "off",
        **given,
    }


class _Closed:
    """What `ConnectionClosed` reads of a socket."""

    close_code = 4011


def _unavailable() -> discord.DiscordServerError:
    response: Any = type("Response", (), {"status": 503, "reason": "Service Unavailable"})()
    return discord.DiscordServerError(response, "<html>upstream</html>")


ENDS: dict[str, Callable[[], BaseException | None]] = {
    "returns": lambda: None,
    "connection closed": lambda: discord.ConnectionClosed(_Closed(), shard_id=None),  # type: ignore[arg-type]  # as a socket
    "gateway not found": discord.GatewayNotFound,
    "unavailable": _unavailable,
    "no route": lambda: OSError(113, "No route to host"),
    "reset": lambda: ConnectionResetError(104, "Connection reset by peer"),
    "handshake": aiohttp.ServerDisconnectedError,
    "too slow": TimeoutError,
    "a bug": lambda: KeyError("a broken event"),
    "cancelled": asyncio.CancelledError,
}
LOST = {"connection closed", "gateway not found", "unavailable", "no route", "reset", "handshake", "too slow"}
"""Those that are no fault of the bot: a line without a traceback."""


@pytest.mark.parametrize("how", ENDS)
async def test_however_start_ends_the_bot_comes_back_and_answers(
    how: str, box: DrivenSandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 0.05)
    connect, lives = discord.Client.connect, 0

    async def ends_once(client: discord.Client, *, reconnect: bool = True) -> None:
        nonlocal lives
        lives += 1
        if lives > 1:
            return await connect(client, reconnect=reconnect)
        staying = asyncio.ensure_future(connect(client, reconnect=reconnect))
        await box.until(lambda: bool(box.visible_messages("Anna", CHANNEL)))
        staying.cancel()
        await asyncio.gather(staying, return_exceptions=True)
        if (error := ENDS[how]()) is not None:
            raise error
        return None

    monkeypatch.setattr(discord.Client, "connect", ends_once)
    settings = Settings(discord_token=box.token, database=str(tmp_path / "stich.db"))
    stop, readiness = asyncio.Event(), Readiness()
    with caplog.at_level(logging.ERROR):
        kept = asyncio.create_task(
            keep_running(lambda: run_bot(settings, stop=stop, readiness=readiness), stop, readiness)
        )
        try:
            await box.until(lambda: (lives == 2 and readiness.connected.is_set()) or kept.done())
            reply = await box.slash("Anna", CHANNEL, "help")
        finally:
            stop.set()
            async with asyncio.timeout(PATIENCE):
                await kept
    assert reply.messages
    assert lives == 2
    (line,) = [record for record in caplog.records if record.name == supervisor.__name__]
    assert (line.exc_info is None) == (how in LOST or how in {"returns", "cancelled"})
    assert "<html>" not in str(vars(line))


async def test_after_a_long_outage_the_bot_does_not_wait_as_long_as_discords_library(
    box: DrivenSandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(supervisor, "AWAY", 2.0)
    monkeypatch.setattr(wiring, "GUILDS_TIMEOUT", 0.05)
    # What the library waits at last.
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: 1000.0)
    reach, gone, tries = discord.gateway.DiscordWebSocket.from_client, False, 0

    async def reached(*args: Any, **options: Any) -> Any:
        nonlocal tries
        if gone:
            tries += 1
            raise OSError(113, "No route to host")
        return await reach(*args, **options)

    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "from_client", reached)
    settings = Settings(discord_token=box.token, database=str(tmp_path / "stich.db"))
    stop, readiness = asyncio.Event(), Readiness()
    kept = asyncio.create_task(keep_running(lambda: run_bot(settings, stop=stop, readiness=readiness), stop, readiness))
    try:
        await box.until(lambda: readiness.connected.is_set() and bool(box.visible_messages("Anna", CHANNEL)))
        await asyncio.sleep(2.5)  # longer than it may be away
        assert readiness.connected.is_set()
        gone = True
        await box.drop_gateway(4000)
        await box.until(lambda: tries > 1)
        gone = False
        await box.until(readiness.connected.is_set)
        reply = await box.slash("Anna", CHANNEL, "help")
    finally:
        stop.set()
        async with asyncio.timeout(PATIENCE):
            await kept
    assert reply.messages
    lines = [record for record in caplog.records if record.name == supervisor.__name__]
    assert lines
    assert {line.__dict__.get("reason") for line in lines} == {"none for 2 seconds"}


async def test_a_token_that_is_reset_while_the_bot_runs_ends_the_process_with_one_line(
    box: DrivenSandbox, tmp_path: Path
) -> None:
    async with running(tmp_path, "run", **pointed(box)) as bot:
        await box.until(lambda: bool(box.visible_messages("Anna", CHANNEL)))
        box.fail_next("GET", "*/users/@me", 401, times=99)
        await box.drop_gateway(4004)
        async with asyncio.timeout(PATIENCE):
            out, error = await bot.process.communicate()
    lines = error.decode().splitlines()
    assert bot.process.returncode == CANNOT
    assert [line for line in lines if line.startswith("stich: ")] == lines[-1:]
    assert "does not accept the token" in lines[-1]
    assert "Traceback" not in error.decode()
    assert out == b""
    logins = [request for request in box.log if request.path.endswith("/users/@me") and request.status == 401]
    assert len(logins) == 1, "it does not try again"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_during_a_pause_ends_the_process_at_once(number: signal.Signals, tmp_path: Path) -> None:
    nowhere = f"127.0.0.1:{free_port()}"
    given = {
        "STICH_API_BASE": f"http://{nowhere}",
        "STICH_GATEWAY_URL": f"ws://{nowhere}",
        "STICH_CDN_BASE": f"http://{nowhere}",
        "DISCORD_TOKEN": "x",
        "STICH_HEALTH_PORT": "0",
    }
    async with running(tmp_path, "run", **given) as bot:
        assert bot.process.stderr is not None
        async with asyncio.timeout(PATIENCE):
            for pause in ("1.0", "2.0"):  # the second pause is long enough to be in the midst of it
                while f"pause={pause}".encode() not in (line := await bot.process.stderr.readline()):
                    assert b"Traceback" not in line
        ended = await bot.end(number)
    assert ended.status == 0
    assert ended.seconds < AT_ONCE
