"""Going on after a pause without those who are not ready: in a rated match only once they had a week for it."""

from datetime import timedelta

import pytest

from bot.tables.model import Person, Refused, TableState
from tests.tables.test_pause import paused, refused, schieber
from tests.tables.world import ANNA, BEN, CARLA, World

SECOND, DAY = timedelta(seconds=1), timedelta(days=1)


@pytest.mark.parametrize("who", [ANNA, BEN])
async def test_nobody_goes_on_without_the_others_in_a_rated_match_before_they_had_a_week(
    world: World, who: Person
) -> None:
    table = await paused(world, await world.begun(ANNA, BEN))
    assert table.rated
    table = await world.tables.resume(table.id, who.id)
    week = world.clock.now() + 7 * DAY
    assert world.tables.alone_from(table, who.id) == week
    await world.jump(7 * DAY - 10 * SECOND)
    with pytest.raises(Refused) as error:
        await world.tables.resume(table.id, who.id, alone=True)
    assert refused(error) == "tables-not-alone-yet"
    await world.tables.resume(table.id, who.id)
    assert world.tables.alone_from(world.now(table), who.id) == week, "to press again makes it no longer"
    await world.jump(10 * SECOND)
    assert world.tables.alone_from(table, who.id) is None
    on = await world.tables.resume(table.id, who.id, alone=True)
    assert (on.state, on.agreed) == (TableState.PLAYING, frozenset())


async def test_who_shows_up_in_the_pause_has_a_week_again(world: World) -> None:
    table = await paused(world, await schieber(world, ANNA, BEN, CARLA))
    await world.tables.resume(table.id, ANNA.id)
    await world.jump(6 * DAY)
    await world.tables.resume(table.id, BEN.id)
    assert world.tables.alone_from(world.now(table), ANNA.id) == world.clock.now() + 7 * DAY
