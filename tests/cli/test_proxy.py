"""`stich run` with `STICH_REST_PROXY`: it comes up once the proxy does, and then has its commands."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl

from bot.app.health import Readiness
from bot.app.settings import Settings
from bot.app.wiring import run_bot
from bot.discord import registration
from sandbox.api.middleware import PREFIX
from sandbox.testing import DrivenSandbox
from tests.cli.command import running
from tests.cli.test_run import CHANNEL, pointed
from tests.support.ports import free_port
from tests.support.rest_proxy import TOO_MANY, RestProxy


@pytest.fixture
async def box() -> AsyncIterator[DrivenSandbox]:
    """A Discord on loopback."""
    sandbox = DrivenSandbox()
    await sandbox.start()
    yield sandbox
    await sandbox.close()


@pytest.fixture
async def proxy(box: DrivenSandbox) -> AsyncIterator[RestProxy]:
    """A proxy before it that is down."""
    proxy = RestProxy(free_port(), box.api_base.removesuffix(PREFIX))
    yield proxy
    await proxy.stop()


async def test_the_bot_waits_for_the_proxy_and_then_sends_everything_through_it(
    box: DrivenSandbox, proxy: RestProxy, tmp_path: Path
) -> None:
    async with running(tmp_path, "run", **pointed(box, STICH_REST_PROXY=proxy.address)) as bot:
        assert bot.process.stderr is not None
        while b"there is no connection" not in await bot.process.stderr.readline():
            pass
        assert not box.log
        refused: list[str] = []

        def refuse_the_first(request: Any) -> dict[str, Any] | None:
            """A proxy that has just come up, whose other nodes are not there."""
            refused.append(request.path)
            return TOO_MANY if len(refused) == 1 else None

        proxy.answers = refuse_the_first
        await proxy.start()
        await box.until(lambda: bool(box.visible_messages("Anna", CHANNEL)))
        assert len(proxy.refused) == 1
        said = await bot.end()
    assert "Traceback" not in said.error
    assert Counter(f"{one.method} {PREFIX}{one.path}" for one in box.log) == Counter(proxy.passed)


async def test_commands_that_the_proxy_refused_are_registered_later(
    box: DrivenSandbox, proxy: RestProxy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In this process, where the pause is short."""
    monkeypatch.setattr(registration, "AGAIN", timedelta(seconds=0.05))
    monkeypatch.setattr(discord.http.Route, "BASE", "")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL())
    monkeypatch.setattr(discord.asset.Asset, "BASE", "")
    proxy.answers = lambda request: TOO_MANY if request.path.endswith("/commands") else None
    await proxy.start()
    settings = Settings(
        discord_token=box.token, database=str(tmp_path / "stich.db"), emoji="off", rest_proxy=proxy.address,
        api_base=box.api_base, gateway_url=box.gateway_url, cdn_base=box.cdn_base,
    )  # fmt: skip
    stop = asyncio.Event()
    running_bot = asyncio.create_task(run_bot(settings, stop=stop, readiness=Readiness()))
    await box.until(lambda: len(proxy.refused) > 2)
    proxy.answers = lambda _: None
    await box.until(lambda: any(one.method == "PUT" and one.path.endswith("/commands") for one in box.log))
    stop.set()
    await running_bot
