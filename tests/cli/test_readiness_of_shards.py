"""`/readyz` of a process with several shards names the one that cannot serve, and the others go on."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import discord
import pytest
import yarl

from bot.app import wiring
from bot.app.health import Readiness
from bot.app.settings import load
from bot.app.wiring import run_bot
from bot.storage import PostgresqlAddress, TableStore
from bot.storage.postgresql import ownership
from bot.tables import ticker
from sandbox.testing import NO_RATE_LIMITS, DrivenSandbox
from tests.cli.command import PATIENCE

SHARDS = 2


@pytest.fixture
async def box(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[DrivenSandbox]:
    """A Discord with a server of each shard."""
    sandbox = DrivenSandbox(limits=NO_RATE_LIMITS, servers=SHARDS, shards=SHARDS)
    await sandbox.start()
    monkeypatch.setattr(discord.http.Route, "BASE", sandbox.api_base)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.gateway_url))
    monkeypatch.setattr(discord.asset.Asset, "BASE", sandbox.cdn_base)
    yield sandbox
    await sandbox.close()


async def until(readiness: Readiness, lacks: list[str]) -> None:
    """Waits until exactly these parts cannot serve."""
    async with asyncio.timeout(PATIENCE):
        while await readiness.lacks() != lacks:  # noqa: ASYNC110 - nothing tells when that changes
            await asyncio.sleep(0.02)


async def test_the_shard_whose_ticker_stands_or_that_is_not_connected_is_named(
    box: DrivenSandbox, postgresql_place: PostgresqlAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ticker, "HEARTBEAT", timedelta(seconds=0.05))
    monkeypatch.setattr(wiring, "LATE", timedelta(seconds=1))
    monkeypatch.setattr(ownership, "BETWEEN_SESSIONS", ownership.BETWEEN_SESSIONS / 50)
    goes_on, alive = asyncio.Event(), TableStore.alive
    goes_on.set()

    async def stuck(store: TableStore, now: Any) -> None:
        if store._shard.number == 1:
            await goes_on.wait()
        await alive(store, now)

    monkeypatch.setattr(TableStore, "alive", stuck)
    settings = load(
        discord_token=box.token, database=postgresql_place.url, shards=SHARDS, emoji="off",
        api_base=box.api_base, gateway_url=box.gateway_url, cdn_base=box.cdn_base,
    )  # fmt: skip
    stop, readiness = asyncio.Event(), Readiness()
    assert await readiness.lacks() == ["connection"], "before it has any shard"
    bot = asyncio.create_task(run_bot(settings, stop=stop, readiness=readiness))
    try:
        await box.until(lambda: len(box.online_shards) == SHARDS)
        await until(readiness, [])
        goes_on.clear()
        await until(readiness, ["ticker 1"])
        goes_on.set()
        await until(readiness, [])
        await box.drop_gateway(4000, shard=0)
        await until(readiness, ["connection 0"])
        await until(readiness, [])
    finally:
        goes_on.set()
        stop.set()
        async with asyncio.timeout(PATIENCE):
            await bot
