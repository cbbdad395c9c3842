"""A rematch waits only for those who are there: who is on autopilot at the end loses the seat once all others agree."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.storage import DatabasePlace
from bot.tables.model import News, Person, Table, TableState
from tests.support.clock import FakeClock
from tests.tables.test_newcomers import joined_in_the_last_deal
from tests.tables.test_proposals import news
from tests.tables.test_teams import begun
from tests.tables.world import ANNA, AT_ONCE, BEN, CARLA, World, running


@pytest.fixture
async def quick(place: DatabasePlace, clock: FakeClock) -> AsyncIterator[World]:
    """The service, whose computers and deals take no time."""
    async with running(place, clock, delays=AT_ONCE) as world:
        yield world


async def over_without(world: World, *gone: Person, people: tuple[Person, ...] = (ANNA, BEN)) -> Table:
    """A match of these people is over, at the end of which the autopilot played for some of them."""
    table = await (world.begun(*people, target=300) if len(people) == 2 else begun(world, *people))
    await world.finish(table.id)
    return await away(world, table, *gone)


async def away(world: World, table: Table, *gone: Person) -> Table:
    """These people are on autopilot."""
    holders = tuple(it and replace(it, autopilot=it.person in gone) for it in world.now(table).holders)
    return await world.tables._become(table.id, lambda before: replace(before, holders=holders))


async def test_who_is_there_does_not_wait_for_who_is_not(quick: World) -> None:
    table = await over_without(quick, BEN)
    after = await quick.tables.rematch(table.id, ANNA.id, quick.cause)
    assert (after.state, after.people, after.host, news(after)) == (
        TableState.LOBBY, (ANNA,), ANNA.id, ("absent", "Ben"),
    )  # fmt: skip
    assert quick.tables.of_user(BEN.id) == ()
    await quick.tables.join(table.id, BEN)
    assert (await quick.tables.begin(table.id, ANNA.id, quick.cause)).match_number == 2


async def test_an_absent_host_hands_on_in_public(quick: World) -> None:
    table = await over_without(quick, ANNA)
    after = await quick.tables.rematch(table.id, BEN.id, quick.cause)
    assert (after.state, after.people, after.host) == (TableState.LOBBY, (BEN,), BEN.id)
    assert after.news == News("absent", ANNA, BEN)


async def test_who_is_back_in_time_is_asked_like_the_others(quick: World) -> None:
    table = await over_without(quick, BEN)
    back = await quick.tables.rematch(table.id, BEN.id, quick.cause)
    assert (back.state, back.agreed, back.holders[1] and back.holders[1].autopilot) == (
        TableState.FINISHED, {BEN.id}, False,
    )  # fmt: skip
    again = await quick.tables.rematch(table.id, ANNA.id, quick.cause)
    assert (again.state, again.people) == (TableState.PLAYING, (ANNA, BEN))


async def test_all_who_are_there_are_asked_and_computers_keep_their_seats(quick: World) -> None:
    table = await over_without(quick, CARLA, people=(ANNA, BEN, CARLA))
    asked = await quick.tables.rematch(table.id, BEN.id, quick.cause)
    assert (asked.state, asked.people) == (TableState.FINISHED, (ANNA, BEN, CARLA))
    after = await quick.tables.rematch(table.id, ANNA.id, quick.cause)
    assert (after.state, after.people, after.holders[2]) == (TableState.LOBBY, (ANNA, BEN), None)
    assert after.holders[3] is not None
    assert after.holders[3].computer == "random"


async def test_who_leaves_may_be_the_last_who_was_waited_for(quick: World) -> None:
    table = await over_without(quick, BEN, people=(ANNA, BEN, CARLA))
    await quick.tables.rematch(table.id, CARLA.id, quick.cause)
    after = await quick.tables.leave(table.id, ANNA.id)
    assert (after.state, after.people, after.host) == (TableState.LOBBY, (CARLA,), CARLA.id)
    assert after.news == News("absent", BEN, CARLA, because=News("left", ANNA))


async def test_where_nobody_is_there_the_absent_keep_their_seats(quick: World) -> None:
    table = await over_without(quick, BEN)
    after = await quick.tables.leave(table.id, ANNA.id)
    assert (after.state, after.people) == (TableState.FINISHED, (BEN,))
    again = await quick.tables.rematch(table.id, BEN.id, quick.cause)
    assert (again.state, again.people) == (TableState.LOBBY, (BEN,))


async def test_who_waits_for_a_seat_is_asked_and_has_it_in_the_lobby(world: World) -> None:
    table = await joined_in_the_last_deal(world)
    await away(world, table, ANNA)
    after = await world.tables.rematch(table.id, BEN.id, world.cause)
    assert (after.state, after.people, after.host) == (TableState.LOBBY, (BEN,), BEN.id)
    assert after.news == News("absent", ANNA, BEN)


async def test_it_is_the_same_after_a_restart(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock, delays=AT_ONCE) as world:
        table = await over_without(world, BEN)
    async with running(place, clock, delays=AT_ONCE) as world:
        after = await world.tables.rematch(table.id, ANNA.id, world.cause)
        assert (after.state, after.people) == (TableState.LOBBY, (ANNA,))
