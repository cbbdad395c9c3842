"""Three processes of the bot on one PostgreSQL, over the real client, while people play in three servers."""

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage import PostgresqlAddress
from sandbox.testing import PATIENCE
from tests.faults.faults import OURS
from tests.faults.fleet import Fleet
from tests.faults.kills import kill_often
from tests.support.postgresql import PostgreSQL

KILLS = 2
PAUSED = 30.0
"""Seconds that a process is paused: much longer than the server waits for it."""


@pytest.fixture
def first_answer() -> float:
    """Seconds that Discord gives for the first answer."""
    return 3.0


@pytest.fixture
async def fleet(postgresql_place: PostgresqlAddress, tmp_path: Path, first_answer: float) -> AsyncIterator[Fleet]:
    """Nobody plays yet, and no process runs."""
    fleet = Fleet(postgresql_place, tmp_path, first_answer=first_answer)
    await fleet.box.start()
    yield fleet
    await fleet.close()


async def test_of_three_processes_one_is_killed_and_nothing_is_lost(fleet: Fleet) -> None:
    found = await kill_often(fleet, KILLS)
    assert (found.kills, found.lost, found.doubled, found.stuck) == (KILLS, [], 0, 0), str(found)
    assert found.acknowledged > 0
    assert found.complaints == []


async def test_a_process_that_was_paused_has_lost_its_shards_and_shows_nothing_old(fleet: Fleet) -> None:
    for number in range(3):
        await fleet.start(number)
    await fleet.all_served()
    await fleet.seat()
    fleet.play()
    async with fleet.looking() as look:
        await asyncio.sleep(2)
        tables, owners = await look.playing(), await look.owners()
        paused = max(owners, key=lambda number: len(owners[number]))
        fleet.processes[paused].signal(signal.SIGSTOP)
        moment = fleet.shown()
        await asyncio.sleep(PAUSED)
        assert paused not in await look.owners(), "its shards have gone to the others"
        earlier = fleet.went_back_to(moment)
        fleet.processes[paused].signal(signal.SIGCONT)
        began = max((await look.newest()).values())
        moved = await look.moved_after(began, tables, 60)
        assert not (tables - set(moved)) & await look.playing(), "all tables go on"
        await asyncio.sleep(3)
        assert fleet.went_back_to(moment) == earlier, "nobody sees again what there was before the pause"
        await fleet.rest()
        assert await look.lost() == []
        assert await look.doubled() == 0
    assert fleet.complaints() == []


async def test_whoever_is_cut_off_from_the_database_stays_connected_to_discord(
    fleet: Fleet, postgresql: PostgreSQL
) -> None:
    await fleet.start(0)
    await fleet.all_served()
    await fleet.seat()
    fleet.play()
    async with fleet.looking() as look:
        for regained in (1, 2):
            await asyncio.sleep(2)
            began, tables = max((await look.newest()).values()), await look.playing()
            await postgresql.do(OURS)
            await fleet.box.until(
                lambda times=regained: len(fleet.lines_with("the shards are regained")) == times, PATIENCE
            )
            moved = await look.moved_after(began, tables, 60)
            assert not (tables - set(moved)) & await look.playing(), "all tables go on"
        await fleet.rest()
        assert await look.lost() == []
        assert await look.doubled() == 0
    assert fleet.complaints() == []
    assert len(fleet.lines_with('"event": "connected"')) == fleet.shards, "no session has ended"


@pytest.mark.parametrize("first_answer", [45.0])  # the machine may be busy: it is about presses that nobody answers
async def test_an_update_makes_nobody_wait(fleet: Fleet) -> None:
    await fleet.start(0)
    await fleet.all_served()
    await fleet.seat()
    fleet.play()
    async with fleet.looking() as look:
        await asyncio.sleep(2)
        failed = fleet.failed()
        await fleet.start(1)
        await fleet.joined(2)
        assert await fleet.end(0) == 0
        assert set(await look.owners()) == {1}
        await fleet.all_served()
        await fleet.rest()
        assert fleet.failed() == failed, "every press was answered"
        assert await look.lost() == []
        assert await look.doubled() == 0
    assert fleet.complaints() == []
