"""The bot as a process of its own on a real connection: killed, ended, started again."""

import asyncio
import dataclasses
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from sandbox.testing import Disturbance, DrivenSandbox
from tests.discord.connection import PATIENCE, buttons, cards_on, first_channel, panel_of, same_message
from tests.support.processor import waited

NOTHING = timedelta(0)
ROOT = Path(__file__).resolve().parents[2]


class Process:
    """`stich run` as a process of its own, with people who have played before.

    `pauses`: by what the delays of computers and deals are multiplied.
    """

    def __init__(self, box: DrivenSandbox, folder: Path, pauses: float = 0.05) -> None:
        self.box, self.folder, self.pauses = box, folder, pauses
        self.process: asyncio.subprocess.Process | None = None
        self.program = ("bot", "run")

    async def start(self) -> None:
        """Start it and wait until it is connected."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.box.token,
            "STICH_DATABASE": str(self.folder / "stich.db"),
            "STICH_API_BASE": self.box.api_base,
            "STICH_GATEWAY_URL": self.box.gateway_url,
            "STICH_CDN_BASE": self.box.cdn_base,
            "STICH_LOG_FORMAT": "json",
            "STICH_HEALTH_PORT": "0",
            "STICH_BEGINNER_MATCHES": "0",
            "STICH_PAUSES": str(self.pauses),
        }
        with (self.folder / "log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", *self.program, env=environment, cwd=self.folder, stderr=log
            )
        await self.box.until(lambda: self.box.bot_online)

    async def end(self, how: signal.Signals) -> int:
        """Send the signal and wait for the end; its exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            status = await self.process.wait()
        await self.box.until(lambda: not self.box.bot_online)
        return status

    def waited(self) -> float:
        """Seconds that the process and this one have waited for a processor so far."""
        assert self.process is not None
        return waited(self.process.pid) + waited()


@pytest.fixture
async def process(box: DrivenSandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Process]:
    """The bot in another process."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    process = Process(box, tmp_path)
    try:
        await process.start()
        yield process
    finally:
        if process.process is not None and process.process.returncode is None:
            process.process.kill()
            await process.process.wait()


async def test_after_kill_9_in_mid_trick_and_a_restart_the_next_click_works(
    box: DrivenSandbox, process: Process
) -> None:
    await box.until(lambda: bool(box.visible_messages("Anna", first_channel(box))))
    opened = await box.slash("Anna", first_channel(box), "table new")
    assert opened.state == "done"
    await box.slash("Ben", first_channel(box), "table join")
    started = await box.slash("Anna", first_channel(box), "table start")
    panels = {"Anna": started.message, "Ben": (await box.slash("Ben", first_channel(box), "hand")).message}
    for _ in range(80):
        person, panel = await _whose_turn(box, panels)
        cards = [id for id in buttons(panel, "do") if "=play " in id]
        if cards and "No card yet" not in str(panel):
            break  # one card of the trick lies there
        await box.click(person, panel["id"], buttons(panel, "do")[0])
    assert await process.end(signal.SIGKILL) == -signal.SIGKILL
    patient, box._world.limits = box._world.limits, dataclasses.replace(box._world.limits, first_answer=0.5)
    failed = await box.click(person, panel["id"], cards[0])
    assert failed.state == "failed"
    box._world.limits = patient
    await process.start()
    reply = await box.click(person, panel["id"], cards[0])
    assert reply.state == "done"
    after = same_message(box, person, panel)
    assert cards[0].partition("=")[2] not in str(after["components"]), "the card has left the hand"
    log = (process.folder / "log").read_text()
    assert "Traceback" not in log


async def _whose_turn(box: DrivenSandbox, panels: dict[str, Any]) -> tuple[str, Any]:
    """The player with legal answers, and that player's panel as it is now."""

    def asked() -> list[tuple[str, Any]]:
        shown = [(person, same_message(box, person, panel)) for person, panel in panels.items()]
        return [(person, now) for person, now in shown if buttons(now, "do") or buttons(now, "next")]

    await box.until(lambda: bool(asked()))
    return asked()[0]


def seat_of(process: Process, name: str) -> list[tuple[str | None, str | None, int]]:
    """What is stored of the seats where this person sits or waits: who sits, who waits, whether they came late."""
    with closing(sqlite3.connect(process.folder / "stich.db")) as database:
        return database.execute(
            "SELECT name, waiting_name, newcomer FROM seat WHERE ? IN (name, waiting_name)", (name,)
        ).fetchall()


@pytest.mark.parametrize("first_answer", [5.0])
async def test_who_waits_for_a_computers_seat_has_it_once_although_the_bot_was_killed_meanwhile(
    box: DrivenSandbox, process: Process
) -> None:
    await box.until(lambda: bool(box.visible_messages("Anna", first_channel(box))))
    panel = await panel_of(box, "Anna")
    told = await box.slash("Ben", first_channel(box), "table join")
    assert buttons(told.message, "leave"), "Ben is told that they wait, and may give it up"
    assert await process.end(signal.SIGKILL) == -signal.SIGKILL
    assert seat_of(process, "Ben") == [(None, "Ben", 0)]
    await process.start()
    again = await box.slash("Ben", first_channel(box), "table join")
    assert not buttons(again.message, "leave"), "Ben waits already"
    assert seat_of(process, "Ben") == [(None, "Ben", 0)]
    async with asyncio.timeout(2 * PATIENCE):
        while (seats := seat_of(process, "Ben")) == [(None, "Ben", 0)]:
            now = same_message(box, "Anna", panel)
            if pressed := [*buttons(now, "do"), *buttons(now, "next")]:
                await box.click("Anna", panel["id"], pressed[0])
            await asyncio.sleep(0.05)
    assert seats == [("Ben", None, 1)]
    held = cards_on((await box.slash("Ben", first_channel(box), "hand")).message)
    assert held
    # A kill after the deal gives the seat neither away nor to anybody twice.
    assert await process.end(signal.SIGKILL) == -signal.SIGKILL
    await process.start()
    # The hand that was there goes away when another is asked for.
    assert cards_on((await box.slash("Ben", first_channel(box), "hand")).message) == held
    assert seat_of(process, "Ben") == [("Ben", None, 1)]
    assert "Traceback" not in (process.folder / "log").read_text()


async def test_sigterm_ends_the_bot_with_status_0_and_nothing_is_lost(box: DrivenSandbox, process: Process) -> None:
    await box.until(lambda: bool(box.visible_messages("Anna", first_channel(box))))
    panel = await panel_of(box, "Anna")
    assert await process.end(signal.SIGTERM) == 0
    await process.start()
    reply = await box.slash("Anna", first_channel(box), "hand")
    # The computer may have bid meanwhile, and more cards been dealt.
    assert cards_on(panel)
    assert not cards_on(panel) & ~cards_on(reply.message)
    assert "Traceback" not in (process.folder / "log").read_text()


async def test_after_a_restart_the_table_can_be_shown_anew_and_stands_in_the_channel_once(
    box: DrivenSandbox, process: Process
) -> None:
    await box.until(lambda: bool(box.visible_messages("Anna", first_channel(box))))
    await panel_of(box, "Anna")
    await box.until(lambda: bool(_public_tables(box)))
    (before,) = _public_tables(box)
    assert await process.end(signal.SIGTERM) == 0
    await process.start()
    reply = await box.slash("Anna", first_channel(box), "table show")
    assert reply.state == "done"
    await box.until(lambda: before not in _public_tables(box))
    (after,) = _public_tables(box)
    assert after in str(reply.messages)


def _public_tables(box: DrivenSandbox) -> list[str]:
    """The ids of the messages in the channel that show a table which is played."""
    return [str(one["id"]) for one in box.visible_messages("Ben", first_channel(box)) if buttons(one, "hand")]


async def test_a_login_that_fails_by_discords_fault_is_tried_again_and_is_one_line_of_the_log(
    box: DrivenSandbox, process: Process
) -> None:
    assert await process.end(signal.SIGTERM) == 0
    failures = iter([Disturbance(503)])
    box.disturb(lambda method, path: next(failures, None) if path == "/oauth2/applications/@me" else None)
    await process.start()
    log = (process.folder / "log").read_text()
    assert log.count("there is no connection") == 1
    assert "Traceback" not in log
