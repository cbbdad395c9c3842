"""The sandbox, the demo bot and a browser with people's tabs."""

import asyncio
import dataclasses
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl
from playwright.async_api import Browser, ConsoleMessage, Locator, Page, expect

from sandbox import NO_RATE_LIMITS, Sandbox
from tests.page.demo import Demo
from tests.support.browser import open_browser

WIDE = (1280, 800)
PHONE = (390, 844)
PAGE = Path(__file__).parents[2] / "sandbox" / "page"


@pytest.fixture(autouse=True)
def no_silent_errors(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What is only logged as an error fails the test as well."""
    yield
    bad = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    if bad and not request.node.get_closest_marker("logs_errors"):
        pytest.fail("\n".join(f"{record.getMessage()} {record.exc_info and record.exc_info[1]!r}" for record in bad))


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with open_browser() as made:
        yield made


@pytest.fixture
async def box(tmp_path: Path) -> AsyncIterator[Sandbox]:
    """A sandbox that keeps its state, so that it can be started again, and does not wait long for a bot."""
    made = Sandbox(state=tmp_path / "sandbox.db", limits=dataclasses.replace(NO_RATE_LIMITS, first_answer=1.0))
    await made.start()
    yield made
    await made.close()


def point(monkeypatch: pytest.MonkeyPatch, box: Sandbox) -> None:
    """Point discord.py to the sandbox."""
    monkeypatch.setattr(discord.http.Route, "BASE", box.api_base)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(box.gateway_url))
    monkeypatch.setattr(discord.asset.Asset, "BASE", box.cdn_base)


@pytest.fixture
async def demo(monkeypatch: pytest.MonkeyPatch, box: Sandbox) -> AsyncIterator[Demo]:
    point(monkeypatch, box)
    bot = Demo()
    running = asyncio.create_task(bot.start(box.token))
    await asyncio.wait({running, waiting := asyncio.create_task(bot.wait_until_ready())}, return_when="FIRST_COMPLETED")
    waiting.cancel()
    if running.done():
        await running
    yield bot
    bot.gate.set()
    await bot.close()
    await asyncio.gather(running, waiting, return_exceptions=True)


class Tab:
    """One person's page in the browser."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wrong: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "WebSocket connection" not in message.text:
            self.wrong.append(message.text)

    @property
    def messages(self) -> Locator:
        return self.page.locator("#messages article.message")

    @property
    def last(self) -> Locator:
        return self.messages.last

    @property
    def composer(self) -> Locator:
        return self.page.locator("#composer textarea")

    @property
    def suggestions(self) -> Locator:
        return self.page.locator("#suggestions [role=option]")

    async def command(self, text: str) -> None:
        """Write a command with its options as text and send it."""
        await self.composer.fill(f"/{text} ")
        await expect(self.page.locator(".command")).to_be_visible()
        await self.page.locator("#composer button.send").click()
        await expect(self.page.locator(".command")).to_be_hidden()

    async def open(self, channel: str) -> None:
        await self.page.locator("#channels .channel", has_text=channel).click()


Tabs = Callable[..., Awaitable[Tab]]


@pytest.fixture
async def tab(browser: Browser, box: Sandbox, demo: Demo) -> AsyncIterator[Tabs]:
    """Opens a person's page. At the end no page may have reported an error or a breach of its policy."""
    made: list[Tab] = []

    async def open_(person: str, *, size: tuple[int, int] = WIDE, **how: Any) -> Tab:
        width, height = size
        context = await browser.new_context(viewport={"width": width, "height": height}, **how)
        opened = Tab(await context.new_page())
        opened.page.set_default_timeout(8000)
        made.append(opened)
        await opened.page.goto(box.page_url(person))
        await expect(opened.page.locator("#channels .channel").first).to_be_attached()
        return opened

    yield open_
    for opened in made:
        await opened.page.context.close()
    assert [wrong for opened in made for wrong in opened.wrong] == []
