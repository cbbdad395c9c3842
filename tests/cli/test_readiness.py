"""`/readyz` of a bot on a real connection names what cannot serve: database, ticker, connection; well again after."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl
from aiohttp import ClientSession

from bot.app import wiring
from bot.app.health import Readiness
from bot.app.settings import Settings
from bot.app.wiring import run_bot
from bot.cli.main import CANNOT
from bot.storage import TableStore
from bot.tables import ticker
from sandbox.testing import DrivenSandbox
from tests.cli.command import PATIENCE, Running, running, stich
from tests.cli.test_restarts import CHANNEL, pointed
from tests.support.ports import free_port


@pytest.fixture
async def box(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AsyncIterator[DrivenSandbox]:
    """A Discord on loopback that can be away for a while."""
    sandbox = DrivenSandbox(state=tmp_path / "discord", port=free_port())
    await sandbox.start()
    monkeypatch.setattr(discord.http.Route, "BASE", sandbox.api_base)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.gateway_url))
    monkeypatch.setattr(discord.asset.Asset, "BASE", sandbox.cdn_base)
    yield sandbox
    await sandbox.close()


@pytest.fixture
def port() -> int:
    """The port of the health check."""
    return free_port()


@pytest.fixture
async def bot(box: DrivenSandbox, tmp_path: Path, port: int) -> AsyncIterator[Running]:
    """`stich run` as a process of its own, connected."""
    async with running(tmp_path, "run", **pointed(box, STICH_HEALTH_PORT=str(port))) as bot:
        await box.until(lambda: bool(box.visible_messages("Anna", CHANNEL)))
        await until(port, [])
        yield bot


async def until(port: int, lacks: list[str]) -> None:
    """Waits until `/readyz` names exactly these parts; meanwhile `/healthz` always says that the process lives."""
    base = f"http://127.0.0.1:{port}"
    async with ClientSession() as session, asyncio.timeout(PATIENCE):
        while True:
            async with session.get(f"{base}/healthz") as alive:
                assert alive.status == 200
            async with session.get(f"{base}/readyz") as ready:
                body: Any = json.loads(await ready.text())
                assert body == {"well": not body["lacks"], "lacks": body["lacks"]}
                assert ready.status == (503 if body["lacks"] else 200)
            if body["lacks"] == lacks:
                return
            await asyncio.sleep(0.05)


async def _said(tmp_path: Path, port: int, **given: str) -> str:
    """The line of `stich health`, which fails."""
    ended = await stich(tmp_path, "health", STICH_HEALTH_PORT=str(port), **given)
    assert ended.status == CANNOT
    return ended.line


async def test_a_locked_database_is_named_and_well_again_afterwards(bot: Running, tmp_path: Path, port: int) -> None:
    assert bot.process.returncode is None
    with closing(sqlite3.connect(tmp_path / "stich.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await until(port, ["database"])
        assert "cannot save anything" in await _said(tmp_path, port)
        assert "nichts speichern" in await _said(tmp_path, port, LANG="de_DE.UTF-8")
        assert "保存できません" in await _said(tmp_path, port, LANG="ja_JP.UTF-8")
        other.execute("ROLLBACK")
    await until(port, [])


async def test_a_database_that_was_removed_is_named_and_well_again_when_it_is_back(
    bot: Running, tmp_path: Path, port: int
) -> None:
    """SQLite goes on writing into the removed file, so nobody would notice before the next start."""
    assert bot.process.returncode is None
    (tmp_path / "stich.db").rename(tmp_path / "elsewhere.db")
    await until(port, ["database"])
    (tmp_path / "stich.db").write_bytes(b"")
    await until(port, ["database"])
    (tmp_path / "elsewhere.db").replace(tmp_path / "stich.db")
    await until(port, [])


async def test_a_lost_connection_is_named_and_well_again_afterwards(
    bot: Running, box: DrivenSandbox, tmp_path: Path, port: int
) -> None:
    assert bot.process.returncode is None
    await box.close()
    await until(port, ["connection"])
    assert "not connected" in await _said(tmp_path, port)
    await box.start()
    await until(port, [])


async def test_a_stuck_ticker_is_named_and_well_again_afterwards(
    box: DrivenSandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ticker, "HEARTBEAT", timedelta(seconds=0.05))
    monkeypatch.setattr(wiring, "LATE", timedelta(seconds=0.3))
    goes_on, alive = asyncio.Event(), TableStore.alive
    goes_on.set()

    async def stuck(store: TableStore, now: Any) -> None:
        await goes_on.wait()
        await alive(store, now)

    monkeypatch.setattr(TableStore, "alive", stuck)
    settings = Settings(discord_token=box.token, database=str(tmp_path / "stich.db"))
    stop, readiness = asyncio.Event(), Readiness()
    bot = asyncio.create_task(run_bot(settings, stop=stop, readiness=readiness))

    async def lacks(expected: list[str]) -> None:
        async with asyncio.timeout(PATIENCE):
            while await readiness.lacks() != expected:  # noqa: ASYNC110 - nothing tells when that changes
                await asyncio.sleep(0.02)

    try:
        await readiness.connected.wait()
        await lacks([])
        goes_on.clear()
        await lacks(["ticker"])
        goes_on.set()
        await lacks([])
        (task,) = [task for task in asyncio.all_tasks() if task.get_name() == "ticker"]
        task.cancel()
        await lacks(["ticker"])
    finally:
        goes_on.set()
        stop.set()
        async with asyncio.timeout(PATIENCE):
            await bot
