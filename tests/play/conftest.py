"""The command, running, and a browser."""

import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser

from tests.play.people import Play
from tests.support.browser import open_browser


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[Browser]:
    async with open_browser() as made:
        yield made


@pytest_asyncio.fixture
async def play(tmp_path: Path) -> AsyncIterator[Play]:
    running = Play(tmp_path / "match.db")
    await running.start()
    yield running
    await running.end(signal.SIGKILL)
