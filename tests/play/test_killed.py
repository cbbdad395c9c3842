"""The bot is killed while a computer is about to move: after its next start the hand in the page goes on by itself.

Other than with `stich play`, the Discord of this test is not killed with the bot, so that the tokens of panels live on.
"""

import asyncio
import dataclasses
import signal
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from sandbox.testing import NO_RATE_LIMITS, DrivenSandbox
from sandbox.world import permissions as bits
from tests.discord.connection import first_channel
from tests.discord.test_processes import ROOT, Process
from tests.play.people import Player
from tests.play.watched import PANELS
from tests.support.browser import PATIENCE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SLOWLY, QUICKLY = 6.0, 0.1
"""By what the delays of computers are multiplied: one thinks for 5 to 10 seconds, or for 80 to 160 ms."""
LONGEST = 10.0
"""Seconds that a computer thinks at most, at the slow pace. The time of its move is stored, and kept by a restart."""
WATCH = f"""() => {{
  const seen = (window.seen = {{ online: [], answers: [] }});
  let online = null, answers = null;
  const look = () => {{
    const nowOnline = document.querySelector("#banner").hidden;
    if (nowOnline !== online) {{ online = nowOnline; if (online) seen.online.push(Date.now() / 1000); }}
    const ids = [...document.querySelectorAll('{PANELS} [data-custom-id]')]
      .filter((button) => !button.disabled && button.getAttribute("aria-disabled") !== "true")
      .map((button) => button.dataset.customId)
      .filter((id) => /:(do|choose|pick|weigh)(=|$)/.test(id));
    const nowAnswers = ids.join(" ");
    if (nowAnswers !== answers) {{ answers = nowAnswers; if (answers) seen.answers.push(Date.now() / 1000); }}
  }};
  look();
  seen.online.length = seen.answers.length = 0;
  new MutationObserver(look).observe(document, {{ subtree: true, childList: true, attributes: true }});
}}"""
"""Keeps when the bot came online, and when the hand began to ask something else."""


@asynccontextmanager
async def discord() -> AsyncIterator[DrivenSandbox]:
    """A Discord with a page, where tables stay in the channel."""
    box = DrivenSandbox(limits=dataclasses.replace(NO_RATE_LIMITS, first_answer=PATIENCE / 1000))
    await box.start()
    try:
        await box.set_permissions(first_channel(box), "bot", deny=bits.CREATE_PUBLIC_THREADS)
        yield box
    finally:
        await box.close()


def moves(process: Process) -> int:
    """How many lines the record of the match has."""
    with sqlite3.connect(f"file:{process.folder / 'stich.db'}?mode=ro", uri=True) as database:
        return int(database.execute("SELECT count(*) FROM move").fetchone()[0])


async def test_a_panel_goes_on_after_a_kill_in_a_computers_move(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    async with discord() as box:
        process = Process(box, tmp_path, SLOWLY)
        await process.start()
        connected = time.monotonic()
        try:
            await box.until(lambda: bool(box.visible_messages("Anna", first_channel(box))))
            anna = await Player.at(browser, box.page_url("Anna"))
            await begin(anna)
            await until_a_computer_thinks(anna, process)
            ran = time.monotonic() - connected
            assert await process.end(signal.SIGKILL) == -signal.SIGKILL
            before = moves(process)
            assert not await anna.answers()
            await expect(anna.page.locator("#banner")).to_be_visible()
            await anna.page.evaluate(WATCH)
            process.pauses = QUICKLY
            await asyncio.sleep(LONGEST)
            await process.start()
            seconds = await asked_after(anna)
            # A limit by the clock would judge the machine. A bot that adds what it ran to what it awaits comes later.
            assert seconds < ran, "the computer goes on however long the process had run"
            assert moves(process) > before, "the computer has moved"
            async with asyncio.timeout(PATIENCE / 1000):
                while not (answers := await anna.answers()):  # noqa: ASYNC110 - a hand is drawn anew
                    await asyncio.sleep(0.1)
            await anna.answer(*next(iter(answers.items())))
            assert "Traceback" not in (process.folder / "log").read_text()
        finally:
            if process.process is not None and process.process.returncode is None:
                process.process.kill()
                await process.process.wait()


async def begin(anna: Player) -> None:
    """Begin a match against one computer; the hand comes with it."""
    await anna.command("table new game:klaberjass")
    await anna.press("Add computer")
    await expect(anna.messages.filter(has_text="(computer)").last).to_be_visible()
    await anna.press("Start")
    await anna.page.locator(PANELS).last.wait_for()


async def until_a_computer_thinks(anna: Player, process: Process) -> None:
    """Give Anna's answers until it is the computer's turn, which it takes for seconds."""
    async with asyncio.timeout(PATIENCE / 1000):
        while True:
            if answers := await anna.answers():
                await anna.answer(*next(iter(answers.items())))
                continue
            quiet = moves(process)
            await asyncio.sleep(1)
            if not await anna.answers() and moves(process) == quiet:
                return


async def asked_after(anna: Player) -> float:
    """Wait until the hand asks something again; the seconds from the bot's connection to that, as the page saw them."""
    async with asyncio.timeout(PATIENCE / 1000):
        both = "window.seen.online.length && window.seen.answers.length"
        while not await anna.page.evaluate(both):  # noqa: ASYNC110 - the page has no event for it
            await asyncio.sleep(0.1)
    seen = await anna.page.evaluate("window.seen")
    seconds: float = seen["answers"][0] - seen["online"][0]
    return seconds
