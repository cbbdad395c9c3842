"""The pace can change during a match."""

from datetime import timedelta

import pytest

from bot.storage import DatabasePlace
from bot.tables.model import RESERVE, TURN_TIME, Pace, Refused, TableState
from tests.support.clock import FakeClock
from tests.tables.test_pause import casual, paused, refused, resumed
from tests.tables.world import ANNA, BEN, World, running

DAY = timedelta(days=1)


async def test_in_a_match_the_host_can_make_turns_longer_at_once(world: World) -> None:
    table = await casual(world, ANNA, BEN)
    await world.wait(40)
    now = await world.tables.set_pace(table.id, ANNA.id, Pace.ASYNC)
    assert (now.pace, now.deadline) == (Pace.ASYNC, world.clock.now() + DAY)
    with pytest.raises(Refused) as error:
        await world.tables.set_pace(table.id, ANNA.id, Pace.LIVE)
    assert refused(error) == "tables-only-slower"
    with pytest.raises(Refused) as error:
        await world.tables.set_pace(table.id, BEN.id, Pace.ASYNC)
    assert refused(error) == "tables-host-only"


async def test_a_rated_match_changes_its_pace_only_in_a_pause(world: World) -> None:
    table = await world.begun()
    for pace in (Pace.ASYNC, Pace.RELAXED):
        with pytest.raises(Refused) as error:
            await world.tables.set_pace(table.id, ANNA.id, pace)
        assert refused(error) == "tables-pace-rated"
    assert world.now(table) is table
    await paused(world, table)
    assert (await world.tables.set_pace(table.id, ANNA.id, Pace.ASYNC)).pace is Pace.ASYNC


async def test_in_a_pause_the_host_can_choose_any_pace_and_all_are_asked_again(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock) as world:
        table = await paused(world, await world.begun(pace=Pace.ASYNC))
        await world.tables.resume(table.id, BEN.id)
        now = await world.tables.set_pace(table.id, ANNA.id, Pace.LIVE)
        assert (now.state, now.agreed) == (TableState.PAUSED, frozenset())
    async with running(place, clock) as world:
        now = await resumed(world, world.now(table))
        assert now.deadline == clock.now() + TURN_TIME[Pace.LIVE] + RESERVE[Pace.LIVE]
