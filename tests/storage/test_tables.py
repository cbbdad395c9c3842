"""Tables in the database: a change is saved only by the writer that knows the newest version of the row."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.storage import Database, DatabasePlace, SqlSettingsStore, TableStore, open_database
from bot.tables.lobby import joined, opened
from bot.tables.model import Pace, Place, Table, TableId, TableState
from bot.tables.ports import LEASE, Awaited, Conflict, Due
from bot.tables.settings_store import GuildSetting, Hand, MemberSetting, MessageKind
from bot.tables.shard import Shard
from tests.support.clock import START, FakeClock
from tests.tables.world import ANNA, BEN, CARLA, CHANNEL, GUILD, running

SCHEMA_3 = Path(__file__).with_name("schema_3.sql")
"""The dump of a database with the schema of version 3: six tables, one of them closed, and some settings."""


def lobby() -> Table:
    """A table in its lobby, where Anna sits."""
    return opened(
        TableId("a"), Place(1, 2), ANNA,
        game="klaberjass", preset="article", options={}, pace=Pace.LIVE, seats=None,
    )  # fmt: skip


def due(minutes: int) -> Due:
    """The closing of an idle table."""
    return Due(Awaited.IDLE, START + timedelta(minutes=minutes))


async def test_every_save_counts_up_the_version(database: Database) -> None:
    store, table = TableStore(database), lobby()
    await store.save(None, table, due=None, at=START, cause=1)
    for version, person in enumerate((BEN, None)):
        after = joined(table, person, None) if person else replace(table, pace=Pace.ASYNC)
        await store.save(table, after, version=version, due=due(version), at=START)
        saved = await store.table(table.id)
        assert saved is not None
        assert (saved.table, saved.version) == (after, version + 1)
        table = after


async def test_who_saves_a_table_has_claimed_it_until_the_lease_ends(place: DatabasePlace, database: Database) -> None:
    async with await open_database(place, now=START) as another:
        first, second = TableStore(database), TableStore(another)
        await first.save(None, lobby(), due=due(1), at=START, cause=1)
        ends = due(1).at + LEASE
        assert await second.claim(ends - timedelta(seconds=1), ends + LEASE, 1) == []
        assert await second.claim(ends, ends + LEASE, 1) == [lobby().id]
        assert await first.claim(ends, ends + LEASE, 1) == []


@pytest.mark.parametrize("first", ["row", "seats", "deadline"])
@pytest.mark.parametrize("second", ["row", "seats", "deadline"])
async def test_of_two_writers_with_the_same_version_the_second_is_refused(
    place: DatabasePlace, database: Database, first: str, second: str
) -> None:
    before = lobby()
    changes = {
        "row": replace(before, pace=Pace.ASYNC),
        "seats": joined(before, BEN, None),
        "deadline": before,
    }
    await TableStore(database).save(None, before, due=due(1), at=START, cause=1)
    async with await open_database(place, now=START) as other:
        await TableStore(other).save(before, changes[first], due=due(2), at=START)
        saved = await TableStore(other).table(before.id)
        with pytest.raises(Conflict):
            await TableStore(database).save(before, changes[second], due=due(3), at=START)
        assert await TableStore(other).table(before.id) == saved
        assert saved is not None
        assert (saved.table, saved.due) == (changes[first], due(2))


async def test_a_lost_race_harms_no_other_table_that_is_saved_at_the_same_time(database: Database) -> None:
    store = TableStore(database)
    tables = [replace(lobby(), id=TableId(name)) for name in "abc"]
    for cause, table in enumerate(tables):
        await store.save(None, table, due=None, at=START, cause=cause)
    await store.save(tables[1], replace(tables[1], pace=Pace.ASYNC), due=None, at=START)
    saves = (store.save(table, replace(table, host=BEN.id), due=None, at=START) for table in tables)
    answers = await asyncio.gather(*saves, return_exceptions=True)
    assert [type(answer) for answer in answers] == [tuple, Conflict, tuple]
    stored = [saved.table for saved in await store.open_tables()]
    assert [(table.host, table.pace) for table in stored] == [
        (BEN.id, Pace.LIVE), (ANNA.id, Pace.ASYNC), (BEN.id, Pace.LIVE),
    ]  # fmt: skip


async def test_a_database_of_schema_3_lives_on(path: Path, clock: FakeClock) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(SCHEMA_3.read_text(encoding="utf-8"))
    async with running(path, clock) as world:
        ids = ("ev643cjds3", "rsxp4gdsa7", "ygkkv7s69t", "hptn96vnr8", "6ya676wpm8")
        waiting, match, paused, over, against_computer = (world.now(TableId(name)) for name in ids)
        assert [table.state for table in (waiting, match, paused, over, against_computer)] == [
            TableState.LOBBY, TableState.PLAYING, TableState.PAUSED, TableState.FINISHED, TableState.PLAYING,
        ]  # fmt: skip
        assert {(table.place.thread, table.wants_thread) for table in (waiting, match, paused, over)} == {(None, False)}
        assert (waiting.pace, waiting.options, waiting.people) == (Pace.ASYNC, (("target", 300),), (ANNA, BEN))
        assert (len(match.match.log), len(match.agreed), paused.agreed, over.agreed) == (14, 1, {CARLA.id}, {ANNA.id})
        assert (await world.tables.begin(waiting.id, ANNA.id, world.cause)).state is TableState.PLAYING
        assert (await world.finish(match.id)).state is TableState.FINISHED
        assert (await world.tables.resume(paused.id, BEN.id)).state is TableState.PLAYING
        assert (await world.tables.rematch(over.id, CARLA.id, world.cause)).match_number == 2
        assert (await world.finish(against_computer.id)).state is TableState.FINISHED
        assert "deal" in await world.archive.record(TableId("ftmt7x8r8y")), "the record of the closed table"
        standings = await world.leaderboard("klaberjass", guild=GUILD)
        assert {line.name: line.matches for line in standings} == {"Anna": 3, "Ben": 2, "Carla": 2}
    async with running(path, clock) as world:
        assert len(world.tables.in_channel(CHANNEL)) == 5
        notes = SqlSettingsStore(world.database)
        assert [ref.kind for ref in await notes.messages(match.id)] == [MessageKind.HAND, MessageKind.TABLE]
        assert await notes.member(ANNA.id) == MemberSetting(ANNA.id, "Anna", "de", "de", Hand.BOTH, START, "swiss")
        assert await notes.guild(GUILD) == GuildSetting(GUILD, "ja", welcomed=True, deck="french")
        assert await notes.mark("commands") == "1"


def in_guild(number: int, shard: int, count: int = 3) -> Table:
    """A table in its lobby on a server of this shard."""
    return replace(lobby(), id=TableId(f"t{number}"), place=Place((number * count + shard) << 22, 2))


async def test_a_shard_wakes_and_claims_its_own_tables_alone(database: Database) -> None:
    stores = [TableStore(database, Shard(number, 3)) for number in range(3)]
    for number in range(6):
        await stores[0].save(None, in_guild(number, number % 3), due=due(1), at=START, cause=number)
    direct = replace(lobby(), id=TableId("d"), place=Place(None, 2))
    await stores[0].save(None, direct, due=due(1), at=START, cause=9)
    later = due(1).at + LEASE
    own = [{saved.table.id for saved in await store.wake(START)} for store in stores]
    assert own == [{"t0", "t3", "d"}, {"t1", "t4"}, {"t2", "t5"}]
    assert await stores[1].claim(later, later + LEASE, 9) == ["t1", "t4"]
    assert await stores[1].claim(later, later + LEASE, 9) == []
    assert set(await stores[0].claim(later, later + LEASE, 9)) == own[0]
    assert set(await TableStore(database).claim(later, later + LEASE, 9)) == own[2]


async def test_whoever_has_lost_a_shard_unnoticed_saves_and_claims_nothing(database: Database) -> None:
    before, now = TableStore(database, Shard(1, 3)), TableStore(database, Shard(1, 3))
    table = in_guild(0, 1)
    await before.save(None, table, due=due(1), at=START, cause=1)
    ((known),) = await before.wake(START)
    ((taken_over),) = await now.wake(START)
    with pytest.raises(Conflict):
        await before.save(table, replace(table, host=BEN.id), version=known.version, due=due(2), at=START)
    later = due(1).at
    assert await before.claim(later, later + LEASE, 9) == []
    assert await now.claim(later, later + LEASE, 9) == ["t0"]
    await now.save(table, replace(table, host=BEN.id), version=taken_over.version, due=due(2), at=START)


async def test_the_downtime_of_a_shard_is_added_to_its_own_deadlines(database: Database) -> None:
    stores = [TableStore(database, Shard(number, 3)) for number in range(3)]
    for number in range(3):
        await stores[number].wake(START)
        await stores[number].save(None, in_guild(number, number), due=due(60), at=START, cause=number)
    later = START + timedelta(minutes=10)
    await stores[1].alive(later)
    for number, expected in enumerate((due(70), due(60), due(70))):
        (saved,) = await stores[number].wake(later)
        assert saved.due == expected
