"""A table at which one person plays with computers has no clock: it waits, and after a day the match is paused."""

from datetime import timedelta

import pytest

from bot.storage import DatabasePlace
from bot.storage.migrations import MIGRATIONS
from bot.storage.sql import statement
from bot.tables.model import Delays, Pace, Refused, Table, TableState
from bot.tables.ports import Awaited
from engine.match import ActLine
from engine.turn import Act, DealDue
from tests.support.clock import FakeClock
from tests.tables.world import ANNA, BEN, World, log, on_turn, running, seat_on_turn

DAY, SECOND = timedelta(days=1), timedelta(seconds=1)
NO_CLOCK_STEP = "awaited = 'idle'"
"""Words of the step of the schema that takes the clock away from tables of one person."""


async def on_annas_turn(world: World, *people: object, pace: Pace = Pace.LIVE) -> Table:
    """A match in which it is Anna's turn; she has the first seat."""
    table = await world.begun(*(people or (ANNA,)), pace=pace)
    while seat_on_turn(world.now(table).match) != 0:
        await (world.wait(2) if len(people) < 2 else world.move(table.id))
    return world.now(table)


async def awaited(world: World, table: Table) -> tuple[str, ...]:
    """What the table waits for, as stored."""
    rows = await world.database.read("SELECT awaited FROM deadline WHERE table_id = $1", table.id)
    return tuple(row[0] for row in rows)


@pytest.mark.parametrize("pace", list(Pace))
async def test_one_person_among_computers_has_all_the_time_there_is(world: World, pace: Pace) -> None:
    table = await on_annas_turn(world, pace=pace)
    assert (table.deadline, await awaited(world, table)) == (None, (Awaited.IDLE.value,))
    await world.jump(DAY - 3 * SECOND)
    assert world.now(table) is table
    moved = await world.move(table.id)
    assert moved.holders[0] == table.holders[0]


async def test_after_a_day_without_an_action_the_match_is_paused_and_one_press_goes_on(world: World) -> None:
    table = await on_annas_turn(world)
    await world.jump(DAY)
    now = world.now(table)
    assert (now.state, log(now)) == (TableState.PAUSED, log(table))
    await world.jump(DAY)
    with pytest.raises(Refused) as refused:
        await world.move(table.id)
    assert refused.value.message.key == "tables-deserted"
    back = await world.tables.resume(table.id, ANNA.id)
    assert (back.state, back.deadline, back.holders[0].autopilot) == (TableState.PLAYING, None, False)
    await world.finish(table.id)
    assert (await world.stats(ANNA.id))[0].autopilot == 0


async def test_each_action_begins_the_day_anew(world: World) -> None:
    table = await on_annas_turn(world)
    for _ in range(3):
        await world.jump(DAY - 3 * SECOND)
        await world.move(table.id)
        while not isinstance(turn := world.now(table).match.turn, Act) or turn.seat != 0:
            await world.wait(2)
    assert world.now(table).state is TableState.PLAYING


async def test_the_table_still_gives_forced_answers_and_the_next_deal_comes_without_haste(
    place: DatabasePlace, clock: FakeClock
) -> None:
    forced = deals = 0
    async with running(place, clock, delays=Delays(), seed=4) as world:
        table = await world.begun(ANNA)
        while (now := world.now(table)).state is TableState.PLAYING and not (forced and deals):
            if isinstance(now.match.turn, DealDue):
                await world.wait(28)
                assert world.now(table) is now, "time to read what the deal brought"
                await world.wait(4)
                assert not isinstance(world.now(table).match.turn, DealDue)
                deals += 1
            elif seat_on_turn(now.match) != 0:
                await world.wait(2)
            elif len(now.match.choice(seat_on_turn(now.match)).legal) == 1:
                assert now.deadline is None
                await world.wait(3)
                line = log(world.now(table))[len(log(now))]
                assert isinstance(line, ActLine)
                assert (line.seat, line.by) == (0, None)
                forced += 1
            else:
                await world.move(table.id)
    assert forced
    assert deals


async def test_where_the_others_leave_the_clock_goes_at_once(world: World) -> None:
    table = await on_annas_turn(world, ANNA, BEN)
    assert table.deadline is not None
    await world.wait(20)
    alone = await world.tables.leave(table.id, BEN.id)
    assert (alone.state, alone.deadline) == (TableState.PLAYING, None)
    await world.wait(600)
    assert world.now(table) is alone


async def test_where_a_second_person_sits_down_the_clock_comes_with_the_next_match(world: World) -> None:
    table = await world.begun(ANNA)
    await world.finish(table.id)
    await world.tables.remove(table.id, ANNA.id, 1)
    await world.tables.join(table.id, BEN)
    now = await world.tables.begin(table.id, ANNA.id, world.cause)
    assert now.deadline == world.clock.now() + 165 * SECOND
    late = on_turn(now)
    await world.wait(165)
    assert world.now(table).holders[now.seat_of(late.id)].misses == 1


async def test_who_waits_for_a_seat_does_not_wait_for_ever(world: World) -> None:
    table = await world.begun(ANNA)
    assert table.deadline is None
    now = await world.tables.join(table.id, BEN)
    assert now.waiting == (BEN,)
    assert now.deadline is not None, "somebody waits for her now"
    now = await world.tables.leave(table.id, BEN.id)
    assert now.deadline is None


async def test_after_a_restart_there_is_still_no_clock_and_the_day_goes_on(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock) as world:
        table = await on_annas_turn(world)
        await world.jump(DAY / 2)
    clock.skip(3 * DAY)
    async with running(place, clock) as world:
        assert world.now(table).deadline is None
        await world.jump(DAY / 2 - SECOND)
        assert world.now(table).state is TableState.PLAYING
        await world.jump(SECOND)
        assert world.now(table).state is TableState.PAUSED


async def test_a_turn_that_the_last_version_timed_has_no_clock_any_more(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        alone, both = await on_annas_turn(world), await world.begun(ANNA, BEN)
        # As the last version stored it: every turn has its time.
        await world.database.write(
            statement("UPDATE deadline SET awaited = 'turn', at = at - 86400000000 + 45000000 WHERE awaited = 'idle'"),
            *map(statement, next(step for step in MIGRATIONS if NO_CLOCK_STEP in "".join(step))),
        )
    async with running(place, clock) as world:
        now = world.now(alone)
        assert (now.deadline, await awaited(world, now)) == (None, (Awaited.IDLE.value,))
        assert world.now(both).deadline == both.deadline
        await world.wait(100)
        assert world.now(alone) is now
        await world.finish(alone.id)
