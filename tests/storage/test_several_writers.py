"""Several processes write one PostgreSQL at the same time: what reads and then writes stays right."""

import asyncio
import random
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.storage import (
    Database,
    PostgresqlAddress,
    SqlAdministration,
    SqlSettingsStore,
    TableStore,
    begin_ratings,
    open_database,
)
from bot.storage.person_key import person_key
from bot.storage.ratings import reset
from bot.storage.ratings_rebuilt import compared
from bot.storage.retention import SqlRetentionStore
from bot.storage.sql import statement
from bot.tables.admin_log import Act, LogLine
from bot.tables.model import Holder, UserId
from bot.tables.person_hash import person_hash
from bot.tables.settings_store import MemberSetting
from tests.storage.ended import end, over, person, table
from tests.support.clock import START

PROCESSES = 3


@pytest.fixture
async def processes(postgresql_place: PostgresqlAddress) -> AsyncIterator[list[Database]]:
    """The database as several processes have it open."""
    opened = [await open_database(postgresql_place, now=START) for _ in range(PROCESSES)]
    yield opened
    for database in opened:
        await database.close()


async def test_rated_matches_of_the_same_people_end_everywhere_at_once(processes: list[Database]) -> None:
    """Each counts once, on figures and ladders; each has a number of its own; a reset is before or after each."""
    rng = random.Random(1)

    async def play(database: Database, process: int) -> None:
        for number in range(12):
            name = f"t{process}-{number}"
            first, second = rng.sample(range(1, 5), 2)
            holders = [Holder(person(first)), Holder(person(second))]
            await end(database, table(name, holders, over("klaberjass", 1)), cause=1000 * process + number, at=number)

    async def begin_anew(database: Database) -> None:
        for number in range(5):
            await asyncio.sleep(0.05)
            await database.write(*reset(500, "klaberjass", START + timedelta(microseconds=number)))

    playing = (play(database, number) for number, database in enumerate(processes))
    await asyncio.gather(*playing, begin_anew(processes[0]))
    numbers = await processes[0].read("SELECT DISTINCT number, match_id FROM rated_seat ORDER BY number")
    assert [number for number, _ in numbers] == list(range(1, 12 * PROCESSES + 1))
    ((played,),) = await processes[0].read(
        "SELECT CAST(sum(matches) AS bigint) FROM standing WHERE guild = 0 AND period = 'ever'"
    )
    assert played == 2 * 12 * PROCESSES
    assert (await compared(processes[0])).equal


async def test_whoever_hides_while_a_match_of_theirs_ends_is_hidden(processes: list[Database]) -> None:
    store = SqlSettingsStore(processes[1])
    for number in range(10):
        user = 10 + number
        holders = [Holder(person(user)), Holder(person(1))]
        ended = end(processes[0], table(f"t{number}", holders, over("klaberjass", 1)), cause=number + 1)
        await asyncio.gather(ended, store.put_member(MemberSetting(UserId(user), server_ladder=False)))
    shown = "SELECT user_id FROM standing WHERE guild = 500 AND listed <> 0 AND user_id >= 10"
    assert not await processes[0].read(shown)


async def test_whoever_is_excluded_while_a_match_of_theirs_ends_is_not_listed(processes: list[Database]) -> None:
    store = SqlAdministration(processes[1])
    key = await store.person_key()
    for number in range(10):
        user = UserId(10 + number)
        holders = [Holder(person(user)), Holder(person(1))]
        ended = end(processes[0], table(f"t{number}", holders, over("klaberjass", 1)), cause=number + 1)
        line = LogLine(500, 2000 + number, START, UserId(99), Act.EXCLUDE, {}, user)
        await asyncio.gather(ended, store.exclude(line, person_hash(key, user), at_once=False))
    shown = "SELECT user_id FROM standing WHERE guild = 500 AND listed >= 0 AND user_id >= 10"
    assert not await processes[0].read(shown)


async def test_channels_set_twice_at_once_are_those_of_one(processes: list[Database]) -> None:
    stores = [SqlSettingsStore(database) for database in processes]
    choices: list[list[int]] = [[1, 2], [2, 3], [4]]
    for _ in range(10):
        await asyncio.gather(*(it.put_guild_channels(7, choice) for it, choice in zip(stores, choices, strict=True)))
        assert list(await stores[0].guild_channels(7)) in choices


async def test_processes_that_start_at_once_rate_earlier_matches_once(processes: list[Database]) -> None:
    await end(processes[0], table("a", [Holder(person(1)), Holder(person(2))], over("klaberjass", 1)), cause=1)
    for table_name in ("rating", "rated_seat", "mark"):
        await processes[0].write(statement(f"DELETE FROM {table_name}"))
    await asyncio.gather(*(begin_ratings(database) for database in processes))
    assert len(await processes[0].read("SELECT * FROM rated_seat")) == 2


async def test_the_key_is_made_once(processes: list[Database]) -> None:
    assert len(set(await asyncio.gather(*(person_key(database) for database in processes)))) == 1


async def test_old_matches_are_deleted_by_all_at_once(processes: list[Database]) -> None:
    for number in range(6):
        before, after = table(f"t{number}", [Holder(person(1)), Holder(person(2))], over("klaberjass", 1))
        await end(processes[0], (before, after), cause=number + 1)
    await processes[0].write(statement("UPDATE card_table SET state = 'closed'"))

    async def delete(database: Database) -> None:
        while await SqlRetentionStore(database).drop_one(START + timedelta(days=1)):
            pass

    await asyncio.gather(*(delete(database) for database in processes))
    assert not await processes[0].read("SELECT 1 FROM card_table")
    assert len(await processes[0].read("SELECT 1 FROM result")) == 12


async def test_a_table_that_is_due_is_claimed_by_one(processes: list[Database]) -> None:
    for number in range(60):
        at = "INSERT INTO card_table SELECT $1, 1, 1, 'playing', 1, 'klaberjass', '', '{}', 'live', 2, 1, 1, $2"
        await processes[0].write(statement(at, f"t{number}", number))
        await processes[0].write(statement("INSERT INTO deadline VALUES ($1, 'turn', 1, 0)", f"t{number}"))
    stores = [TableStore(database) for database in processes]
    until = START + timedelta(seconds=30)
    claimed = await asyncio.gather(*(store.claim(START, until, 5) for store in stores for _ in range(8)))
    names = [name for some in claimed for name in some]
    assert len(names) == len(set(names)) == 60
