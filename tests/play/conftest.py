"""Fixtures: the running command and a browser."""

import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser

from tests.play.people import Play
from tests.support.browser import open_browser


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def started() -> AsyncIterator[Browser]:
    """The browser of all tests, since a browser takes long to start."""
    async with open_browser() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def browser(started: Browser) -> AsyncIterator[Browser]:
    """The browser; its pages are closed after the test."""
    yield started
    for context in started.contexts:
        await context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def play(tmp_path: Path) -> AsyncIterator[Play]:
    running = Play(tmp_path / "match.db")
    await running.start()
    yield running
    await running.end(signal.SIGKILL)
