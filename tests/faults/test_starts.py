"""Processes that start, and end while their computers think, over the real client."""

import asyncio
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage import PostgresqlAddress
from tests.faults.fleet import Fleet

AS_DISCORD = 5.0
"""Seconds that Discord wants between two sessions of a bot."""
PATIENCE = 60.0


@pytest.fixture
async def fleet(postgresql_place: PostgresqlAddress, tmp_path: Path) -> AsyncIterator[Fleet]:
    """Nobody plays yet, and no process runs."""
    fleet = Fleet(postgresql_place, tmp_path, identify_spacing=AS_DISCORD)
    await fleet.box.start()
    yield fleet
    await fleet.close()


def _workers(process: int) -> set[int]:
    """The living children of a process."""
    return {child for child, parent, state in _listed() if parent == process and not state.startswith("Z")}


def _living(processes: set[int]) -> set[int]:
    return {process for process, _, state in _listed() if process in processes and not state.startswith("Z")}


def _listed() -> list[tuple[int, int, str]]:
    listing = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True).stdout
    rows = (line.split() for line in listing.splitlines())
    return [(int(process), int(parent), state) for process, parent, state in rows]


async def test_sessions_of_several_processes_begin_as_far_apart_as_discord_wants(fleet: Fleet) -> None:
    for number in range(3):
        await fleet.start(number)
    await fleet.all_served()
    assert fleet.lines_with("has connected to Gateway")
    assert fleet.lines_with("session has been invalidated") == []


async def test_whoever_is_killed_while_its_computers_think_leaves_no_workers_and_loses_nothing(fleet: Fleet) -> None:
    await fleet.start(0)
    await fleet.all_served()
    await fleet.seat()
    fleet.play()
    async with fleet.looking() as look:
        tables: set[str] = set()
        workers: set[int] = set()
        async with asyncio.timeout(PATIENCE):  # a computer waits for its pace before it thinks, in a process of its own
            while not (tables and workers):
                await asyncio.sleep(0.01)
                workers, tables = _workers(fleet.processes[0].process.pid), set(await look.thinking())
        killed = await fleet.kill(0)
        await fleet.start(1)
        async with asyncio.timeout(PATIENCE):
            while _living(workers):  # noqa: ASYNC110 - they end by themselves
                await asyncio.sleep(0.1)
        assert not tables - set(await look.moved_after(killed, tables, PATIENCE)), "the computers think once more"
        await fleet.rest()
        assert await look.lost() == []
        assert await look.doubled() == 0
    assert fleet.complaints() == []
