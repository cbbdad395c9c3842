"""A player on turn who shows that they are there, without an answer, has the time of one turn more, once a turn."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.storage import DatabasePlace
from bot.tables.model import TURN_TIME, Delays, Pace, TableState
from engine.turn import Act
from tests.support.clock import FakeClock
from tests.tables.world import ANNA, BEN, CARLA, World, log, on_turn, running, waiting

SECOND = timedelta(seconds=1)


@pytest.mark.parametrize("pace", list(Pace))
async def test_once_a_turn_by_the_time_of_one_turn(world: World, pace: Pace) -> None:
    table = await world.begun(pace=pace)
    person, longer = on_turn(table), TURN_TIME[pace]
    assert await world.tables.attend(table, person.id)
    now = world.now(table)
    assert now.deadline == table.deadline + longer
    assert not await world.tables.attend(now, person.id)
    assert world.now(table) is now
    await world.jump(now.deadline - world.clock.now() - SECOND)
    assert world.now(table) is now
    await world.jump(SECOND)
    late = world.now(table)
    assert len(log(late)) == len(log(table)) + 1
    assert late.holders[late.seat_of(person.id)].misses == 1
    assert not late.extended


async def test_each_turn_may_be_extended(world: World) -> None:
    table = await world.begun()
    for _ in range(4):
        table = world.now(table)
        assert await world.tables.attend(table, on_turn(table).id)
        assert world.now(table).deadline == table.deadline + 45 * SECOND
        await world.move(table.id)


async def test_somebody_who_is_not_on_turn_does_nothing_to_the_clock(world: World) -> None:
    table = await world.begun()
    for user in (waiting(table).id, CARLA.id):
        assert not await world.tables.attend(table, user)
    assert world.now(table) is table


async def test_the_reserve_is_used_only_beyond_the_longer_turn(world: World) -> None:
    table = await world.begun()
    seat = table.seat_of(on_turn(table).id)
    await world.tables.attend(table, on_turn(table).id)
    await world.wait(90 + 30)
    assert (await world.move(table.id)).holders[seat].reserve == 90 * SECOND


async def test_an_answer_is_no_sign_beside_itself(world: World) -> None:
    since = await world.begun()
    person = on_turn(since)
    now = await world.move(since.id)
    while on_turn(now) != person:
        now = await world.move(since.id)
    assert not await world.tables.attend(since, person.id)
    # As after a private answer: still the same person's turn, with the same deadline.
    assert not await world.tables.attend(replace(now, match=since.match), person.id)
    assert world.now(since) is now


async def test_without_a_clock_there_is_nothing_to_extend(world: World) -> None:
    table = await world.begun(ANNA)
    while not (isinstance(turn := world.now(table).match.turn, Act) and turn.seat == 0):
        await world.wait(2)
    table = world.now(table)
    assert not await world.tables.attend(table, ANNA.id)
    assert world.now(table) is table


async def test_coming_back_and_going_on_begin_a_turn_and_extend_none(world: World) -> None:
    since = await world.begun()
    person = on_turn(since)
    for user in (ANNA, BEN):
        paused = await world.tables.pause(since.id, user.id)
    for user in (ANNA, BEN):
        now = await world.tables.resume(since.id, user.id)
    assert now.state is TableState.PLAYING
    assert not await world.tables.attend(paused, person.id)
    assert await world.tables.attend(now, person.id)


async def test_a_forced_answer_comes_no_later(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock, delays=Delays(), seed=4) as world:
        table = await world.begun()
        while True:
            now = world.now(table)
            if not isinstance(now.match.turn, Act):
                await world.wait(8)
            elif len(now.match.choice(now.match.turn.seat).legal) == 1:
                break
            else:
                await world.move(table.id)
        assert await world.tables.attend(now, on_turn(now).id)
        await world.wait(3)
        assert len(log(world.now(table))) == len(log(now)) + 1


async def test_the_longer_turn_is_durable(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await world.begun()
        await world.tables.attend(table, on_turn(table).id)
        now = world.now(table)
    async with running(place, clock) as world:
        assert world.now(table).deadline == now.deadline


async def test_two_presses_at_once_extend_once(world: World) -> None:
    table = await world.begun()
    did = await asyncio.gather(*(world.tables.attend(table, on_turn(table).id) for _ in range(5)))
    assert world.now(table).deadline == table.deadline + 45 * SECOND
    assert any(did)


async def test_a_turn_that_was_extended_is_not_extended_again_after_a_restart(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock) as world:
        table = await world.begun()
        person = on_turn(table)
        assert await world.tables.attend(table, person.id)
        before = world.now(table)
    async with running(place, clock) as world:
        now = world.now(table)
        assert (now.extended, now.deadline) == (True, before.deadline)
        assert not await world.tables.attend(now, person.id)
        assert world.now(table).deadline == before.deadline
        await world.move(table.id)
        assert not world.now(table).extended
        assert await world.tables.attend(world.now(table), on_turn(world.now(table)).id)
    async with running(place, clock) as world:
        assert world.now(table).extended
