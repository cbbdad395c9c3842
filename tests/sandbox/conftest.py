"""A running sandbox, a bot that is logged in to it, and plain requests and feeds without a bot or browser."""

import asyncio
import contextlib
import dataclasses
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import aiohttp
import discord
import pytest
import yarl

from sandbox import Limits
from sandbox.testing import NO_RATE_LIMITS, PATIENCE, DrivenSandbox
from tests.sandbox.bots import SampleBot

Bots = Callable[..., Awaitable[SampleBot]]


@pytest.fixture(autouse=True)
def no_silent_errors(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails a test during which an error was logged."""
    yield
    bad = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    if bad and not request.node.get_closest_marker("logs_errors"):
        pytest.fail("\n".join(f"{record.getMessage()} {record.exc_info and record.exc_info[1]!r}" for record in bad))


@pytest.fixture
def first_answer() -> float:
    """Seconds until an unanswered interaction fails; shorter only in tests of that failure."""
    return PATIENCE


@pytest.fixture
def limits(first_answer: float) -> Limits:
    """No rate limits."""
    return dataclasses.replace(NO_RATE_LIMITS, first_answer=first_answer)


@pytest.fixture
async def box(limits: Limits) -> AsyncIterator[DrivenSandbox]:
    sandbox = DrivenSandbox(limits=limits)
    await sandbox.start()
    yield sandbox
    await sandbox.close()


@pytest.fixture
async def start(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bots]:
    """A function that logs a bot in; at the end every bot is logged out."""
    running: list[tuple[SampleBot, asyncio.Task[None]]] = []

    async def log_in(box: DrivenSandbox, *, token: str | None = None, ready: bool = True, **how: Any) -> SampleBot:
        point(monkeypatch, box)
        bot = SampleBot(**how)
        task = asyncio.create_task(bot.start(token or box.token))
        running.append((bot, task))
        if ready:
            await box.until(lambda: "ready" in bot.event_log or task.done())
            if task.done():
                await task
        return bot

    yield log_in
    for bot, task in running:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


def point(monkeypatch: pytest.MonkeyPatch, box: DrivenSandbox) -> None:
    """Points discord.py to the sandbox."""
    monkeypatch.setattr(discord.http.Route, "BASE", box.api_base)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(box.gateway_url))
    monkeypatch.setattr(discord.asset.Asset, "BASE", box.cdn_base)


@pytest.fixture
async def bot(box: DrivenSandbox, start: Bots) -> SampleBot:
    return await start(box)


@dataclasses.dataclass
class Api:
    """Plain requests to the sandbox with the bot's token."""

    box: DrivenSandbox
    session: aiohttp.ClientSession

    async def __call__(self, method: str, path: str, body: Any = None, *, token: str | None = None) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {token or self.box.token}"}
        async with self.session.request(method, self.box.api_base + path, json=body, headers=headers) as answer:
            return answer.status, await answer.json() if answer.content_length else None

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, int]:
        """HTTP status and Discord's code of a refusal."""
        status, answer = await self(method, path, body)
        assert status >= 400
        return status, answer["code"]


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as client:
        yield client


@pytest.fixture
def api(box: DrivenSandbox, session: aiohttp.ClientSession) -> Api:
    return Api(box, session)


class Page:
    """A tab without a browser: collects the frames of its feed."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.frames: list[tuple[str, Any]] = []
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for frame in self.socket:
            body = frame.json()
            self.frames.append((body["t"], body["d"]))

    def all(self, kind: str) -> list[Any]:
        return [body for name, body in self.frames if name == kind]

    async def next(self, kind: str, fits: Callable[[Any], bool] = lambda _: True) -> Any:
        """Waits for the first frame of a kind that fits."""
        async with asyncio.timeout(PATIENCE):
            while True:
                fitting = [body for body in self.all(kind) if fits(body)]
                if fitting:
                    return fitting[0]
                await asyncio.sleep(0.005)

    async def send(self, op: str, **fields: Any) -> None:
        await self.socket.send_json({"op": op, **fields})

    async def close(self) -> None:
        await self.socket.close()
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)


Pages = Callable[..., Awaitable[Page]]


@pytest.fixture
async def page(session: aiohttp.ClientSession) -> AsyncIterator[Pages]:
    """A function that opens a person's feed like a browser."""
    async with contextlib.AsyncExitStack() as stack:

        async def open_(box: DrivenSandbox, person: str, *, held: str = "") -> Page:
            address = yarl.URL(box.page_url(person))
            feed = address.with_path("/feed").with_query({**address.query, "held": held})
            tab = Page(await session.ws_connect(feed, headers={"Origin": str(address.origin())}))
            stack.push_async_callback(tab.close)
            await tab.next("hello")
            return tab

        yield open_
