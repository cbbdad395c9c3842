"""`stich play`: the sandbox and the real bot in one event loop, and a page in the browser."""

import asyncio
import io
import os
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from bot.app import log
from bot.app.settings import CannotRun, load
from bot.app.supervisor import RunBot, keep_running, stop_on_signals
from bot.text.i18n import Voice

STATE_SUFFIX: Final = ".sandbox"
"""Beside the database lies what the sandbox knows: messages, members, the keys of their pages."""


class Box(Protocol):
    """The sandbox, as far as this command uses it."""

    token: str
    api_base: str
    gateway_url: str
    cdn_base: str

    def page_url(self) -> str: ...
    async def close(self) -> None: ...


class OpenBox(Protocol):
    """Opens a sandbox whose state is kept in this file, or nowhere; raises CannotRun when that is not possible."""

    async def __call__(self, *, state: Path | None, port: int) -> Box: ...


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line asks for."""

    voice: Voice
    data: Path | None = None
    port: int = 0
    browser: bool = True


def run(asked: Asked, *, open_box: OpenBox, run_bot: RunBot) -> None:
    """Play until Ctrl-C or SIGTERM.

    Raises:
        CannotRun: the port is taken, the data cannot be used, a setting is wrong.
    """
    settings = load()
    # The address must not drown in what a host reads with pleasure.
    log.set_up(level="warning" if settings.log_level == "info" else settings.log_level, form=settings.log_format)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    asyncio.run(_play(asked, open_box, run_bot))


@contextmanager
def _place(data: Path | None) -> Iterator[Path]:
    """Where the database lies: the file that was named, else one that is gone afterwards."""
    if data is None:
        with tempfile.TemporaryDirectory(prefix="stich-", ignore_cleanup_errors=True) as folder:
            yield Path(folder) / "stich.db"
        return
    if data.is_dir() or not data.parent.is_dir():
        raise CannotRun("cli-no-place", path=str(data))
    yield data


async def _play(asked: Asked, open_box: OpenBox, run_bot: RunBot) -> None:
    """Both in this loop; the bot ends first, then the sandbox."""
    stop, ready = asyncio.Event(), asyncio.Event()
    stop_on_signals(stop)
    with _place(asked.data) as database:
        state = None if asked.data is None else database.with_name(database.name + STATE_SUFFIX)
        box = await open_box(state=state, port=asked.port)
        try:
            settings = load(
                discord_token=box.token,
                database=str(database),
                language=asked.voice.language,
                api_base=box.api_base,
                gateway_url=box.gateway_url,
                cdn_base=box.cdn_base,
            )
            announcing = asyncio.create_task(_announce(box, asked, ready))
            try:
                await keep_running(lambda: run_bot(settings, stop=stop, ready=ready), stop, ready)
            finally:
                announcing.cancel()
                await asyncio.gather(announcing, return_exceptions=True)
        finally:
            await box.close()


async def _announce(box: Box, asked: Asked, ready: asyncio.Event) -> None:
    """Once the bot is there, print the address and open it."""
    await ready.wait()
    address = box.page_url()
    sys.stdout.write(asked.voice.text("play-address", address=address) + "\n" + asked.voice.text("play-end") + "\n")
    sys.stdout.flush()
    if asked.browser and _has_screen():
        # A browser may hold its caller for long; a daemon thread holds nobody.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_screen() -> bool:
    """Whether a browser window can appear; else Python would start one of text in this very terminal."""
    return sys.platform in {"win32", "darwin"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
