"""Units with a shard each, on one database: what is done at a table of another unit is seen by the one that has it."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path

import pytest

from bot.app.thinker import Thinker
from bot.storage import TableStore, open_database
from bot.tables.model import Change, Gone, Place, Refused, Stale, Table, TableId, TableState
from bot.tables.service import TABLES_PER_PERSON, Tables
from bot.tables.shard import Shard
from tests.support.clock import FakeClock
from tests.tables.world import ANNA, BEN, CARLA, CAUSES, PATIENT, log, on_turn, waiting

DIRECT = Place(None, 7)
PATIENCE = 30.0
"""Seconds that the test waits for what must come."""
ON_SHARD_1 = Place(1 << 22, 600)
SOON = timedelta(seconds=9)
"""Within this time a computer moves, and a deal comes; a lease is longer."""


@dataclass
class Unit:
    """One unit, with what it was told."""

    tables: Tables
    heard: list[Change] = field(default_factory=list)
    visited: list[Change] = field(default_factory=list)


class Units:
    """Units on one database file, each with a connection of its own, as in processes of their own."""

    def __init__(self, path: Path, clock: FakeClock, count: int = 2) -> None:
        self.path, self.clock, self.count = path, clock, count
        self.open = AsyncExitStack()

    async def start(self, number: int) -> Unit:
        """A unit, which has its tables from now on."""
        database = await self.open.enter_async_context(await open_database(self.path, now=self.clock.now()))
        unit, shard = Unit.__new__(Unit), Shard(number, self.count)
        unit.heard, unit.visited = [], []
        unit.tables = Tables(
            TableStore(database, shard), self.clock, Thinker(), unit.heard.append, random.Random(number), PATIENT,
            shard=shard, tell_visit=unit.visited.append,
        )  # fmt: skip
        await unit.tables.start()
        self.open.push_async_callback(unit.tables.close)
        return unit


@pytest.fixture
async def units(path: Path, clock: FakeClock) -> AsyncIterator[tuple[Unit, Unit]]:
    """Those of direct messages and of the servers of shard 1."""
    started = Units(path, clock)
    async with started.open:
        yield await started.start(0), await started.start(1)


async def begun(unit: Unit) -> Table:
    """A match between Anna and Ben on shard 1."""
    table = await unit.tables.open(place=ON_SHARD_1, host=ANNA, game="klaberjass", cause=next(CAUSES))
    await unit.tables.join(table.id, BEN)
    return await unit.tables.begin(table.id, ANNA.id, next(CAUSES))


def some(unit: Unit, id: TableId) -> Table:
    table = unit.tables.get(id)
    assert table is not None
    return table


async def acts(unit: Unit, table: Table) -> Table:
    """The person on turn acts, where the unit knows the table."""
    assert table.match is not None
    user = on_turn(table)
    action = table.match.choice(table.seat_of(user.id)).legal[0]  # type: ignore[union-attr,arg-type]
    change = await unit.tables.act(table.id, user.id, action, revision=table.revision, cause=next(CAUSES))
    return change.table


async def test_a_table_of_another_unit_is_known_during_a_visit_alone(units: tuple[Unit, Unit]) -> None:
    here, there = units
    table = await begun(there)
    assert here.tables.get(table.id) is None
    assert here.tables.of_user(ANNA.id) == ()
    async with here.tables.visits.at(table.id) as guests:
        assert list(guests) == [table.id]
        assert some(here, table.id).match == table.match
        assert [it.id for it in here.tables.of_user(ANNA.id)] == [table.id]
        assert here.tables.visits.is_guest(table.id)
        assert here.tables.ids() == ()
        assert here.tables.in_guild(1 << 22) == ()
    assert here.tables.get(table.id) is None
    assert there.tables.ids() == (table.id,)


async def test_all_tables_of_a_user_are_visited_those_that_they_left_too(units: tuple[Unit, Unit]) -> None:
    here, there = units
    table = await begun(there)
    await there.tables.leave(table.id, BEN.id)
    async with here.tables.visits.at(user=BEN.id):
        assert [it.id for it in here.tables.left_by(BEN.id)] == [table.id]
    async with here.tables.visits.at(user=CARLA.id) as guests:
        assert list(guests) == []


async def test_an_act_from_elsewhere_is_seen_by_the_unit_that_has_the_table(units: tuple[Unit, Unit]) -> None:
    here, there = units
    table = await begun(there)
    async with here.tables.visits.at(table.id):
        after = await acts(here, some(here, table.id))
    assert (here.heard, [it.table for it in here.visited]) == ([], [after])
    there.heard.clear()
    await there.tables.visits.hear(table.id, 10**9)
    (change,) = there.heard
    assert change.table.match == after.match
    assert change.before == table
    assert change.events == here.visited[0].events != ()
    assert change.acted == here.visited[0].acted
    await there.tables.visits.hear(table.id, 1)
    assert len(there.heard) == 1, "it knows more already"


async def test_the_computer_answers_where_the_table_is_and_at_once(units: tuple[Unit, Unit], clock: FakeClock) -> None:
    here, there = units
    table = await there.tables.open(place=ON_SHARD_1, host=ANNA, game="klaberjass", cause=next(CAUSES))
    await there.tables.begin(table.id, ANNA.id, next(CAUSES), fill=True)
    for _ in range(8):
        before = some(there, table.id)
        if on_turn_is_person(before):
            async with here.tables.visits.at(table.id):
                await acts(here, some(here, table.id))
            await there.tables.visits.hear(table.id, 10**9)
        else:
            clock.go(clock.now() + SOON)
            await until_moved(there, before)  # it does not wait for the lease of whoever visited it
    assert here.heard == []


def on_turn_is_person(table: Table) -> bool:
    try:
        return on_turn(table) is not None
    except AssertionError:
        return False


async def until_moved(unit: Unit, before: Table) -> None:
    """Waits until the table has moved, at the time that the clock shows."""
    async with asyncio.timeout(PATIENCE):
        while log(some(unit, before.id)) == log(before):  # noqa: ASYNC110 - what the table does by itself
            await asyncio.sleep(0.002)


async def test_a_button_is_stale_only_after_the_table_was_read_once_more(units: tuple[Unit, Unit]) -> None:
    here, there = units
    table = await begun(there)
    async with here.tables.visits.at(table.id):
        after = await acts(here, some(here, table.id))
    # The unit that has the table has not heard of it yet; the button was drawn by the other.
    again = await acts(there, after)
    assert again.revision > after.revision
    with pytest.raises(Stale):
        await there.tables.act(table.id, on_turn(again).id, "x", revision=after.revision, cause=next(CAUSES))


async def test_two_units_at_one_table_lose_and_double_nothing(units: tuple[Unit, Unit]) -> None:
    here, there = units
    table = await begun(there)
    for number in range(20):
        now = some(there, table.id)
        if now.match is None or now.state is not TableState.PLAYING or not on_turn_is_person(now):
            break
        if number % 2:
            async with here.tables.visits.at(table.id):
                after = await acts(here, some(here, table.id))
            if number % 4 == 1:
                await there.tables.visits.hear(table.id, 10**9)
            else:  # it moves without having heard, and finds out
                assert waiting(after)
                with pytest.raises(Refused):
                    await there.tables.act(table.id, CARLA.id, "pass", revision=after.revision, cause=next(CAUSES))
                await there.tables.visits.hear(table.id, 10**9)
        else:
            await acts(there, now)
    async with here.tables.visits.at(table.id):
        assert some(here, table.id).match == some(there, table.id).match


async def test_what_a_unit_saves_that_has_lost_its_shard_unnoticed_holds_nothing_up(
    path: Path, clock: FakeClock
) -> None:
    """It was paused, and its click was acknowledged; what comes next comes from the unit that has the table now."""
    started = Units(path, clock)
    async with started.open:
        before = await started.start(1)
        table = await before.tables.open(place=ON_SHARD_1, host=ANNA, game="klaberjass", cause=next(CAUSES))
        await before.tables.begin(table.id, ANNA.id, next(CAUSES), fill=True)
        while not on_turn_is_person(some(before, table.id)):
            waits = some(before, table.id)
            clock.go(clock.now() + SOON)
            await until_moved(before, waits)
        now = await started.start(1)
        revision = some(before, table.id).revision
        after = (await before.tables.act(table.id, ANNA.id, "pass", revision=revision, cause=next(CAUSES))).table
        assert not on_turn_is_person(after)
        await before.tables.close()
        await now.tables.visits.hear(table.id, 10**9)  # it is told: on PostgreSQL, with what is saved
        assert some(now, table.id).match == after.match
        clock.go(clock.now() + SOON)
        await until_moved(now, after)


async def test_a_table_that_closes_elsewhere_is_closed(units: tuple[Unit, Unit]) -> None:
    here, there = units
    table = await there.tables.open(place=ON_SHARD_1, host=ANNA, game="klaberjass", cause=next(CAUSES))
    async with here.tables.visits.at(user=ANNA.id):
        await here.tables.leave(table.id, ANNA.id)
    assert here.visited[-1].table.state is TableState.CLOSED
    await there.tables.visits.hear(table.id, 10**9)
    assert there.heard[-1].table.state is TableState.CLOSED
    assert there.tables.ids() == ()
    with pytest.raises(Gone):
        await there.tables.join(table.id, BEN)


async def test_the_tables_of_one_person_are_counted_over_all_units(units: tuple[Unit, Unit]) -> None:
    here, there = units
    for number in range(TABLES_PER_PERSON):
        unit, place = ((here, DIRECT), (there, ON_SHARD_1))[number % 2]
        await unit.tables.open(place=place, host=ANNA, game="klaberjass", cause=next(CAUSES))
    other = await here.tables.open(place=DIRECT, host=BEN, game="klaberjass", cause=next(CAUSES))
    with pytest.raises(Refused) as refused:
        await here.tables.open(place=DIRECT, host=ANNA, game="klaberjass", cause=next(CAUSES))
    assert refused.value.message.key == "tables-too-many-tables"
    with pytest.raises(Refused) as refused:
        await here.tables.join(other.id, ANNA)
    assert refused.value.message.key == "tables-too-many-tables"


async def test_whoever_is_forgotten_is_forgotten_at_the_tables_of_all_units(units: tuple[Unit, Unit]) -> None:
    here, there = units
    table = await begun(there)
    await there.tables.leave(table.id, BEN.id)
    mine = await here.tables.open(place=DIRECT, host=BEN, game="klaberjass", cause=next(CAUSES))
    await here.tables.forget(BEN.id)
    await there.tables.visits.hear(table.id, 10**9)
    assert BEN not in some(there, table.id).left
    assert here.tables.get(mine.id) is None


async def test_a_unit_that_has_given_its_tables_up_can_still_visit_them(path: Path, clock: FakeClock) -> None:
    started = Units(path, clock, count=1)
    async with started.open:
        old = await started.start(0)
        table = await begun(old)
        await old.tables.release()
        assert old.tables.ids() == ()
        new = await started.start(0)
        async with old.tables.visits.at(channel=ON_SHARD_1.channel):
            assert [it.id for it in old.tables.in_channel(ON_SHARD_1.channel)] == [table.id]
            after = await acts(old, some(old, table.id))
            opened = await old.tables.open(place=ON_SHARD_1, host=CARLA, game="klaberjass", cause=next(CAUSES))
        await new.tables.visits.hear(table.id, 10**9)
        assert some(new, table.id).match == after.match
        await new.tables.visits.hear(opened.id, 0)
        assert new.tables.ids() == (table.id, opened.id)
        assert old.tables.get(opened.id) is None, "it is known during the visit alone"
