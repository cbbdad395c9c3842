"""The sandbox, the demo bot and a browser with people's tabs."""

import asyncio
import dataclasses
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
import yarl
from playwright.async_api import Browser, ConsoleMessage, Locator, Page, expect

from sandbox import DEFAULT_PEOPLE, Person
from sandbox.testing import NO_RATE_LIMITS, PATIENCE, DrivenSandbox
from tests.page.demo import Demo
from tests.support.browser import open_browser

EVIL = "<img src=x onerror=document.title='pwned'>"
"""A name, message or label that tries to run a script in the page."""
WIDE = (1280, 800)
PHONE = (390, 844)
PAGE = Path(__file__).parents[2] / "sandbox" / "page"


@pytest.fixture(autouse=True)
def no_silent_errors(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails a test during which an error was logged."""
    yield
    bad = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    if bad and not request.node.get_closest_marker("logs_errors"):
        pytest.fail("\n".join(f"{record.getMessage()} {record.exc_info and record.exc_info[1]!r}" for record in bad))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One browser for all tests, since it takes long to start; every tab has its own storage."""
    async with open_browser() as chromium:
        yield chromium


@pytest.fixture
def first_answer() -> float:
    """Seconds until an unanswered interaction fails; shorter only in tests of that failure."""
    return PATIENCE


@pytest_asyncio.fixture(loop_scope="session")
async def box(tmp_path: Path, first_answer: float) -> AsyncIterator[DrivenSandbox]:
    """A sandbox with a state file, so that it can be restarted."""
    limits = dataclasses.replace(NO_RATE_LIMITS, first_answer=first_answer)
    sandbox = DrivenSandbox(state=tmp_path / "sandbox.db", people=(*DEFAULT_PEOPLE, Person(EVIL)), limits=limits)
    await sandbox.start()
    yield sandbox
    await sandbox.close()


def point(monkeypatch: pytest.MonkeyPatch, box: DrivenSandbox) -> None:
    """Points discord.py to the sandbox."""
    monkeypatch.setattr(discord.http.Route, "BASE", box.api_base)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(box.gateway_url))
    monkeypatch.setattr(discord.asset.Asset, "BASE", box.cdn_base)


@pytest_asyncio.fixture(loop_scope="session")
async def demo(monkeypatch: pytest.MonkeyPatch, box: DrivenSandbox) -> AsyncIterator[Demo]:
    point(monkeypatch, box)
    bot = Demo()
    running = asyncio.create_task(bot.start(box.token))
    await asyncio.wait({running, waiting := asyncio.create_task(bot.wait_until_ready())}, return_when="FIRST_COMPLETED")
    waiting.cancel()
    if running.done():
        await running
    bot.room = bot.get_partial_messageable(box.channel("card-room").id)
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
    def choices(self) -> Locator:
        """The entries of the open menu."""
        return self.page.locator(".menu [role=option]")

    @property
    def suggestions(self) -> Locator:
        return self.page.locator("#suggestions [role=option]")

    async def command(self, text: str) -> None:
        """Types a command with its options and sends it."""
        await self.composer.fill(f"/{text} ")
        await expect(self.page.locator(".command")).to_be_visible()
        await self.page.locator("#composer button.send").click()
        await expect(self.page.locator(".command")).to_be_hidden()

    def channel(self, name: str) -> Locator:
        return self.page.locator("#channels .channel", has_text=name)

    def control(self, custom_id: str) -> Locator:
        """The newest button or menu with this custom id."""
        return self.page.locator(f'#messages [data-custom-id="{custom_id}"]').last

    async def stop_time(self) -> None:
        """Stops the page's clock; from now on only `page.clock.run_for` moves it."""
        now = await self.page.evaluate("Date.now() / 1000")
        await self.page.clock.install(time=now)
        await self.page.clock.pause_at(now + 3600)


Tabs = Callable[..., Awaitable[Tab]]


async def eventually(holds: Callable[[], object]) -> None:
    """Waits until a condition holds that no locator shows."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - what is waited for is a plain value of the bot or the server
            await asyncio.sleep(0.01)


@pytest_asyncio.fixture(loop_scope="session")
async def tab(browser: Browser, box: DrivenSandbox, demo: Demo) -> AsyncIterator[Tabs]:
    """A function that opens a person's page; at the end no page may have logged an error or a breach of its policy."""
    tabs: list[Tab] = []

    async def open_(person: str, *, size: tuple[int, int] = WIDE, **how: Any) -> Tab:
        width, height = size
        context = await browser.new_context(viewport={"width": width, "height": height}, **how)
        opened = Tab(await context.new_page())
        opened.page.set_default_timeout(PATIENCE * 1000)
        tabs.append(opened)
        await opened.page.goto(box.page_url(person))
        await expect(opened.page.locator("#channels [aria-current=page]")).to_be_attached()
        return opened

    yield open_
    for opened in tabs:
        await opened.page.context.close()
    assert [wrong for opened in tabs for wrong in opened.wrong] == []
