"""Old matches go, one whole match at a time; results and whatever belongs to open tables stay."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from bot.app.retention import deleting_old
from bot.storage.retention import SqlRetentionStore
from bot.tables.model import Refused, Table
from tests.support.clock import FakeClock
from tests.tables.world import ANNA, AT_ONCE, BEN, World, running

YEAR = timedelta(days=365)


async def closed(world: World) -> Table:
    """A table with two finished matches, which is closed."""
    table = await world.finish((await world.begun(ANNA, BEN, target=300)).id)
    for person in (ANNA, BEN):
        table = await world.tables.rematch(table.id, person.id, world.cause)
    await world.finish(table.id)
    await world.tables.end(table.id, ANNA)
    return table


async def rows(world: World, table: str) -> int:
    ((count,),) = await world.database.read(f"SELECT count(*) FROM {table}")
    return int(count)


async def test_old_matches_go_with_their_tables_and_their_results_stay(tmp_path: Path) -> None:
    async with running(tmp_path / "stich.db", FakeClock(), delays=AT_ONCE) as world:
        old = await closed(world)
        await world.tables.end((await world.open(ANNA)).id, ANNA)  # without a match
        world.clock.go(world.clock.now() + YEAR)
        young = await closed(world)
        store, before = SqlRetentionStore(world.database), world.clock.now() - YEAR / 2
        board = await world.database.read("SELECT * FROM standing ORDER BY user_id, guild, period")
        done = [await store.drop_one(before) for _ in range(5)]
        assert done == [True, True, True, True, False]
        assert await world.database.read("SELECT DISTINCT table_id FROM match") == ((young.id,),)
        assert await world.database.read("SELECT DISTINCT table_id FROM seat") == ((young.id,),)
        assert await rows(world, "card_table") == 1
        assert await rows(world, "result") == 8
        assert await world.database.read("SELECT * FROM standing ORDER BY user_id, guild, period") == board
        assert await world.archive.record(young.id)
        with pytest.raises(Refused) as refused:
            await world.archive.record(old.id, 1)
        assert refused.value.message.key == "tables-record-gone"


async def test_what_belongs_to_an_open_table_stays_however_old(tmp_path: Path) -> None:
    async with running(tmp_path / "stich.db", FakeClock(), delays=AT_ONCE) as world:
        over = await world.finish((await world.begun(ANNA, BEN, target=300)).id)
        for person in (ANNA, BEN):
            await world.tables.rematch(over.id, person.id, world.cause)
        moves, now = await rows(world, "move"), world.clock.now()
        assert not await SqlRetentionStore(world.database).drop_one(now + YEAR)
        assert await rows(world, "move") == moves
        await world.finish(over.id)


async def test_a_match_is_there_as_a_whole_or_not_at_all_when_the_process_ends_in_the_middle(tmp_path: Path) -> None:
    path, clock = tmp_path / "stich.db", FakeClock()
    async with running(path, clock, delays=AT_ONCE) as world:
        table = await closed(world)
        assert await SqlRetentionStore(world.database).drop_one(clock.now() + YEAR)
    async with running(path, clock, delays=AT_ONCE) as world:
        assert await world.archive.record(table.id, 2)
        assert await world.database.read("SELECT match_id FROM move WHERE match_id NOT IN (SELECT id FROM match)") == ()
        store = SqlRetentionStore(world.database)
        while await store.drop_one(clock.now() + YEAR):
            pass
        assert await rows(world, "move") == await rows(world, "match") == await rows(world, "card_table") == 0
        assert await world.database.read("PRAGMA foreign_key_check") == ()
        assert await rows(world, "result") == 4


async def test_it_goes_on_in_the_background_with_pauses_and_never_where_the_host_says_so(tmp_path: Path) -> None:
    async with running(tmp_path / "stich.db", FakeClock(), delays=AT_ONCE) as world:
        await closed(world)
        clock = FakeClock(world.clock.now() + YEAR)
        store = SqlRetentionStore(world.database)
        async with deleting_old(store, clock, None):
            await asyncio.sleep(0.02)
            assert await rows(world, "match") == 2
        async with deleting_old(store, clock, timedelta(days=30)):
            await _rest(clock)
            assert await rows(world, "match") == 1
            clock.go(clock.now() + timedelta(seconds=1))
            await _rest(clock)
            assert await rows(world, "match") == 0
            clock.go(clock.now() + timedelta(seconds=1))
            await _rest(clock)
            assert await rows(world, "card_table") == 0


async def _rest(clock: FakeClock) -> None:
    """Until the background waits for time to pass."""
    await asyncio.sleep(0.2)
    assert clock.resting
