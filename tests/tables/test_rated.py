"""Which matches are rated: the host wants it, and at least two persons begin."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import DatabasePlace
from bot.tables.model import Refused, Table, TableId, TableState
from tests.support.clock import FakeClock
from tests.tables.world import ANNA, AT_ONCE, BEN, CARLA, World, running

SCHEMA_10 = Path(__file__).parents[1] / "storage" / "schema_10.sql"
"""The dump of a database with the schema of version 10: a lobby of two persons, a match of two in play, a match of
two that is over, and a match of one person with a computer."""


async def stored(world: World, table: Table) -> list[int]:
    """Of each match of the table whether it is stored as rated."""
    rows = await world.database.read("SELECT rated FROM match WHERE table_id = $1 ORDER BY number", table.id)
    return [rated for (rated,) in rows]


async def casual(world: World, table: Table) -> Table:
    """The table after its host has chosen that it is not rated."""
    return await world.tables.set_options(table.id, table.host, wants_rated=False)


async def test_a_match_of_two_persons_is_rated_and_stored_so(world: World) -> None:
    lobby = await world.open()
    assert (lobby.wants_rated, lobby.rated, lobby.may_be_rated) == (True, False, False)
    assert (await world.tables.join(lobby.id, BEN)).may_be_rated
    begun = await world.tables.begin(lobby.id, ANNA.id, world.cause)
    assert begun.rated
    assert await stored(world, begun) == [1]


async def test_with_computers_alone_a_match_is_not_rated(world: World) -> None:
    table = await world.begun(ANNA)
    assert (table.wants_rated, table.rated) == (True, False)
    assert await stored(world, table) == [0]


async def test_only_the_host_chooses_and_only_in_the_lobby(world: World) -> None:
    table = await world.open()
    await world.tables.join(table.id, BEN)
    with pytest.raises(Refused, match="tables-host-only"):
        await world.tables.set_options(table.id, BEN.id, wants_rated=False)
    assert not (await casual(world, table)).may_be_rated
    begun = await world.tables.begin(table.id, BEN.id, world.cause)
    assert not begun.rated
    with pytest.raises(Refused, match="tables-not-in-lobby"):
        await world.tables.set_options(table.id, ANNA.id, wants_rated=True)
    assert await stored(world, table) == [0]


async def test_other_options_leave_the_choice_as_it_is(world: World) -> None:
    table = await casual(world, await world.open())
    assert not (await world.tables.set_options(table.id, ANNA.id, game="vira")).wants_rated


async def test_who_leaves_or_comes_back_changes_nothing_for_the_match_under_way(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock, delays=AT_ONCE) as world:
        table = await world.begun(ANNA, BEN, target=300)
        assert (await world.tables.leave(table.id, BEN.id)).rated
        assert (await world.finish(table.id)).rated
        assert await stored(world, table) == [1]


async def test_a_rematch_is_decided_anew(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock, delays=AT_ONCE) as world:
        table = await world.begun(ANNA, BEN, target=300)
        await world.tables.leave(table.id, BEN.id)
        await world.finish(table.id)
        alone = await world.tables.rematch(table.id, ANNA.id, world.cause)
        assert (alone.state, alone.rated) == (TableState.PLAYING, False)
        await world.finish(table.id)
        await world.tables.remove(table.id, ANNA.id, alone.seat_of(ANNA.id) ^ 1)
        lobby = await world.tables.join(table.id, CARLA)
        assert (lobby.state, lobby.rated) == (TableState.LOBBY, False)
        assert (await world.tables.begin(table.id, ANNA.id, world.cause)).rated
        assert await stored(world, table) == [1, 0, 1]


async def test_it_is_the_same_after_a_restart(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        rated, lobby = await world.begun(ANNA, BEN), await casual(world, await world.open())
        unrated = await world.open(CARLA)
        await world.tables.join(unrated.id, BEN)
        await casual(world, unrated)
        await world.tables.begin(unrated.id, CARLA.id, world.cause)
    async with running(place, clock) as world:
        assert world.now(rated).rated
        assert not world.now(lobby).wants_rated
        assert (world.now(unrated).rated, world.now(unrated).wants_rated) == (False, False)


async def test_tables_of_the_last_version_play_on_not_rated_and_their_next_match_is(
    path: Path, clock: FakeClock
) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(SCHEMA_10.read_text(encoding="utf-8"))
    async with running(path, clock, delays=AT_ONCE) as world:
        ids = ("ev643cjds3", "rsxp4gdsa7", "58u8xdfx26", "5emdwv48pc")
        lobby, playing, over, alone = (world.now(TableId(name)) for name in ids)
        tables = (lobby, playing, over, alone)
        assert [(table.wants_rated, table.rated) for table in tables] == [(True, False)] * 4
        assert lobby.may_be_rated
        assert (await world.tables.begin(lobby.id, ANNA.id, world.cause)).rated
        assert not (await world.finish(playing.id)).rated
        for person in over.people:
            await world.tables.rematch(over.id, person.id, world.cause)
        assert world.now(over).rated
        assert await stored(world, over) == [0, 1]
