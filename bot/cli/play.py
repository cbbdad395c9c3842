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
from bot.app.health import Readiness
from bot.app.settings import CannotRun, load
from bot.app.supervisor import RunBot, keep_running, stop_on_signals
from bot.text.i18n import Voice

STATE_SUFFIX: Final = ".sandbox"
"""The suffix of the file beside the database with the state of the sandbox: messages, members, keys of their pages."""


class Box(Protocol):
    """The part of the sandbox that this command uses."""

    token: str
    api_base: str
    gateway_url: str
    cdn_base: str

    def page_url(self) -> str: ...
    async def close(self) -> None: ...


class OpenBox(Protocol):
    """Opens a sandbox that keeps its state in this file (None: in no file); raises CannotRun when it cannot."""

    async def __call__(self, *, state: Path | None, port: int) -> Box: ...


@dataclass(frozen=True, slots=True)
class PlayArguments:
    """The arguments of `stich play`.

    `data` is the file of the database, None for a temporary one; `browser` opens the page in the browser.
    """

    voice: Voice
    data: Path | None = None
    port: int = 0
    browser: bool = True


def run(arguments: PlayArguments, *, open_box: OpenBox, run_bot: RunBot) -> None:
    """Runs the bot in a sandbox until Ctrl-C or SIGTERM.

    Raises:
        CannotRun: the port is taken, the data cannot be used, a setting is wrong.
    """
    settings = load()
    # The address must not get lost among the logs of `info`.
    level = "warning" if settings.log_level == "info" else settings.log_level
    log.set_up(level=level, form=settings.log_format, process=settings.process_name)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    asyncio.run(_play(arguments, open_box, run_bot))


@contextmanager
def _database_file(data: Path | None) -> Iterator[Path]:
    """The file of the database: the given one, else a temporary one that is deleted afterwards."""
    if data is None:
        with tempfile.TemporaryDirectory(prefix="stich-", ignore_cleanup_errors=True) as folder:
            yield Path(folder) / "stich.db"
        return
    if data.is_dir() or not data.parent.is_dir():
        raise CannotRun("cli-no-place", path=str(data))
    yield data


async def _play(arguments: PlayArguments, open_box: OpenBox, run_bot: RunBot) -> None:
    """Runs sandbox and bot in this event loop; the bot ends first, then the sandbox."""
    stop, readiness = asyncio.Event(), Readiness()
    stop_on_signals(stop)
    with _database_file(arguments.data) as database:
        state = None if arguments.data is None else database.with_name(database.name + STATE_SUFFIX)
        box = await open_box(state=state, port=arguments.port)
        try:
            settings = load(
                discord_token=box.token,
                database=str(database),
                language=arguments.voice.language,
                api_base=box.api_base,
                gateway_url=box.gateway_url,
                cdn_base=box.cdn_base,
            )
            announcing = asyncio.create_task(_announce(box, arguments, readiness.connected))
            try:
                await keep_running(lambda: run_bot(settings, stop=stop, readiness=readiness), stop, readiness)
            finally:
                announcing.cancel()
                await asyncio.gather(announcing, return_exceptions=True)
        finally:
            await box.close()


async def _announce(box: Box, arguments: PlayArguments, ready: asyncio.Event) -> None:
    """Prints the address once the bot is ready, and opens it in the browser."""
    await ready.wait()
    address = box.page_url()
    voice = arguments.voice
    sys.stdout.write(voice.text("play-address", address=address) + "\n" + voice.text("play-end") + "\n")
    sys.stdout.flush()
    if arguments.browser and _has_screen():
        # The call may block until the browser is closed; a daemon thread keeps the process from waiting.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_screen() -> bool:
    """Whether a browser window can appear; without a screen Python would start a text browser in this terminal."""
    return sys.platform in {"win32", "darwin"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
