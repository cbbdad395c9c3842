"""Debian's chromium for tests: where it is, and how it is started."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright, expect

CHROMIUM = Path("/usr/bin/chromium")
PATIENCE = 30_000
"""Milliseconds that a page has for what it is to show; the machine may be busy."""
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def chromium() -> Path:
    """Where the browser is; `CHROMIUM` names another one. Without it the test is skipped, and fails under CI."""
    path = Path(os.environ.get("CHROMIUM", CHROMIUM))
    if path.exists():
        return path
    reason = f"no browser at {path}: apt-get install chromium, or set CHROMIUM"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """A headless browser that contacts nobody by itself."""
    path = chromium()
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            await browser.close()
