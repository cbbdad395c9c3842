"""Computers go on within 2 seconds of being connected again, whatever the process had done before."""

import asyncio
import signal
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.tables.ports import Awaited
from sandbox.testing import NO_RATE_LIMITS, DrivenSandbox
from sandbox.world import permissions as bits
from tests.discord.connection import PATIENCE, buttons, first_channel, panel_of, same_message
from tests.discord.test_processes import ROOT, Process
from tests.support.ports import free_port

PAUSES = "0.5"
"""By what the delays of computers are multiplied: they think for 0.4 to 0.8 seconds."""
SOON = 2.0
"""Seconds after the connection within which a computer that is on turn has moved."""
SEEN = 3.0
"""The same until Anna's hand asks her again: a computer may take a trick and lead, and its steps are drawn together."""

RAN = 3.5
"""Seconds that the process has run before it is killed: longer than the limits."""
AWAY = 3.5
"""Seconds without Discord."""


@pytest.fixture
async def box(tmp_path: Path) -> AsyncIterator[DrivenSandbox]:
    """A Discord on loopback that can be away for a while: it keeps its messages in a file."""
    sandbox = DrivenSandbox(state=tmp_path / "discord", port=free_port(), limits=NO_RATE_LIMITS)
    await sandbox.start()
    await sandbox.set_permissions(first_channel(sandbox), "bot", deny=bits.CREATE_PUBLIC_THREADS)
    yield sandbox
    await sandbox.close()


@pytest.fixture
async def process(box: DrivenSandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Process]:
    """The bot in another process."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("STICH_PAUSES", PAUSES)
    process = Process(box, tmp_path)
    try:
        await process.start()
        yield process
    finally:
        if process.process is not None and process.process.returncode is None:
            process.process.kill()
            await process.process.wait()


def _stored(process: Process) -> tuple[int, str]:
    """How many moves are stored, and what the table waits for."""
    with closing(sqlite3.connect(process.folder / "stich.db")) as connection:
        return connection.execute("SELECT count(*), (SELECT awaited FROM deadline) FROM move").fetchone()


async def _until_a_computer_is_on_turn(box: DrivenSandbox, process: Process, panel: Any) -> int:
    """Anna answers until she waits for the computer; how many moves are stored then."""
    async with asyncio.timeout(PATIENCE):
        while True:
            moves, awaited = _stored(process)
            if awaited == Awaited.COMPUTER:
                return moves
            if answers := buttons(same_message(box, "Anna", panel), "do"):
                reply = await box.click("Anna", panel["id"], answers[0])
                assert reply.state == "done"
            await asyncio.sleep(0.01)


async def _goes_on(box: DrivenSandbox, process: Process, moves: int, panel: Any) -> None:
    """From now, the computer moves soon, and Anna's hand then shows that it is her turn."""
    began, lost = time.perf_counter(), process.waited()

    def seconds() -> float:
        """Since the beginning, without those that other processes had of the processor."""
        return time.perf_counter() - began - (process.waited() - lost)

    await box.until(lambda: _stored(process)[0] > moves)
    assert seconds() < SOON
    await box.until(lambda: any(buttons(same_message(box, "Anna", panel), verb) for verb in ("do", "next")))
    assert seconds() < SEEN


async def test_after_kill_9_computers_go_on_however_long_the_process_had_run(
    box: DrivenSandbox, process: Process
) -> None:
    await box.until(lambda: bool(box.visible_messages("Anna", first_channel(box))))
    panel = await panel_of(box, "Anna")
    await asyncio.sleep(RAN)
    while True:
        moves = await _until_a_computer_is_on_turn(box, process, panel)
        assert await process.end(signal.SIGKILL) == -signal.SIGKILL
        killed_in_time = _stored(process) == (moves, Awaited.COMPUTER)
        await process.start()
        if killed_in_time:  # else the computer has just moved
            break
    await _goes_on(box, process, moves, panel)


@pytest.mark.parametrize("code", [4000, 9, 4013])
async def test_after_a_lost_connection_computers_go_on(code: int, box: DrivenSandbox, process: Process) -> None:
    """4000: the session is resumed; 9: a new session; 4013: discord.py gives up, a new client."""
    await box.until(lambda: bool(box.visible_messages("Anna", first_channel(box))))
    panel = await panel_of(box, "Anna")
    moves = await _until_a_computer_is_on_turn(box, process, panel)
    await box.drop_gateway(code)
    await box.until(lambda: not box.bot_online or _stored(process)[0] > moves)
    await box.until(lambda: box.bot_online)
    await _goes_on(box, process, moves, panel)


async def test_when_discord_was_away_computers_go_on_and_what_they_did_is_seen(
    box: DrivenSandbox, process: Process
) -> None:
    await box.until(lambda: bool(box.visible_messages("Anna", first_channel(box))))
    panel = await panel_of(box, "Anna")
    moves = await _until_a_computer_is_on_turn(box, process, panel)
    await box.close()
    await asyncio.sleep(AWAY)
    await box.start()
    await box.until(lambda: box.bot_online, PATIENCE * 2)
    await _goes_on(box, process, moves, panel)
