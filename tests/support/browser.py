"""Finds and starts Debian's chromium for tests."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright, expect

CHROMIUM = Path("/usr/bin/chromium")
PATIENCE = 120_000
"""Milliseconds that a page has to show a change, even on a busy machine."""
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def chromium() -> Path:
    """The path of the browser, or of the variable `CHROMIUM`. Without a browser the test is skipped, or fails in CI."""
    path = Path(os.environ.get("CHROMIUM", CHROMIUM))
    if path.exists():
        return path
    reason = f"no browser at {path}: apt-get install chromium, or set CHROMIUM"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """A headless browser that makes no connections of its own."""
    path = chromium()
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            await browser.close()
