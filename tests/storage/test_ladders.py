"""What ladders and figures keep: always what the stored results come to, by index, and never counted twice."""

import random
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.storage import Database, SqlSettingsStore, TableStore, open_database
from bot.storage import ladders as queries
from bot.storage.ratings import reset
from bot.storage.ratings_rebuilt import rebuild
from bot.storage.sql import statement
from bot.tables.ladders import Metric, Period
from bot.tables.model import Person, Place, Table, TableState, UserId
from bot.tables.ports import Conflict
from bot.tables.results import results
from tests.storage.test_queries import plan_of
from tests.support.clock import START, FakeClock
from tests.support.standings import COMPANIONS, RESULTS, STANDINGS, companions, standings
from tests.tables.world import ANNA, AT_ONCE, BEN, CARLA, HERE, World, running

SCHEMA_26 = Path(__file__).with_name("schema_26.sql")
"""The dump of a database with the schema of version 26: ten matches, without the lines of their logs."""
ELSEWHERE, DIRECT = Place(501, 601), Place(None, 700)
DORA = Person(UserId(14), "Dora")


async def kept(database: Database) -> tuple[set[Any], set[Any]]:
    """The standings and companions that are stored."""
    return set(await database.read(STANDINGS)), set(await database.read(COMPANIONS))


async def counted(database: Database) -> tuple[set[Any], set[Any]]:
    """The same, from the results."""
    rows = [*await database.read(RESULTS)]
    return standings(rows), companions(rows)


async def schieber(world: World, place: Place, *people: Person) -> Table:
    """A match of Schieber, as far as it has been dealt."""
    table = await world.tables.open(place=place, host=people[0], game="schieber", cause=world.cause)
    for person in people[1:]:
        await world.tables.join(table.id, person)
    return await world.tables.begin(table.id, people[0].id, world.cause, fill=True)


async def test_what_is_kept_is_what_the_results_come_to(path: Path, clock: FakeClock) -> None:
    people, contracts = (ANNA, BEN, CARLA), Counter[tuple[int, str]]()
    async with running(path, clock, delays=AT_ONCE) as world:
        for number in range(16):
            one, other = people[number % 3], people[(number + 1) % 3]
            place = (HERE, ELSEWHERE, DIRECT)[number % 5 % 3]
            if number % 8 == 3:
                table = await schieber(world, place, *people, DORA)
            else:
                table = await world.begun(*((one,) if number % 5 == 4 else (one, other)), place=place, target=300)
            if number % 6 == 2:
                await world.tables.leave(table.id, one.id)
            over = await world.finish(table.id)
            assert over.match is not None
            for result in results(over):
                if result.credit != "loss":
                    contracts.update(
                        (result.person.id, played.contract)
                        for played in over.match.game.contracts(over.match.state)
                        if played.seat == result.seat
                    )
            await world.jump(timedelta(days=3, hours=7))
        assert await kept(world.database) == await counted(world.database)
        rows = await world.database.read("SELECT user_id, contract, played FROM played_contract WHERE guild = 0")
        assert {(user, contract): played for user, contract, played in rows} == contracts
        names = await world.database.read("SELECT user_id, name FROM player ORDER BY user_id")
        assert names == tuple((person.id, person.name) for person in (*people, DORA))


@pytest.fixture
async def world(path: Path, clock: FakeClock) -> AsyncIterator[World]:
    """A running service."""
    async with running(path, clock) as opened:
        yield opened


async def test_a_match_saved_twice_is_counted_once(world: World) -> None:
    over = await world.finish((await world.begun(ANNA, BEN, target=300)).id)
    before = await kept(world.database)
    playing = replace(over, state=TableState.PLAYING)
    ((version,),) = await world.database.read("SELECT version FROM card_table")
    with pytest.raises(Conflict):
        await TableStore(world.database).save(
            playing, over, version=version, due=None, at=world.clock.now(), results=results(over)
        )
    assert await kept(world.database) == before == await counted(world.database)


async def test_the_results_of_the_version_before_are_counted(path: Path) -> None:
    with closing(sqlite3.connect(path)) as old:
        old.executescript(SCHEMA_26.read_text())
    async with await open_database(path, now=START) as database:
        rows, others = await kept(database)
        assert (rows, others) == await counted(database)
        assert len(rows) > 50
        assert set(await database.read("SELECT name FROM player")) == {("Anna",), ("Ben",), ("Carla",)}
        listed = await database.read("SELECT DISTINCT guild, listed FROM standing ORDER BY guild")
        assert listed == ((0, 0), (500, 1), (501, 1)), "over all servers only who has agreed, in servers everybody"


async def test_every_day_falls_into_its_periods(path: Path) -> None:
    """Random results of thirty years: as the calendar has the weeks, months and quarters, so has the migration."""
    rng, day = random.Random(26), int(timedelta(days=1) / timedelta(microseconds=1))
    first = (datetime(2015, 12, 20, tzinfo=UTC) - datetime(1970, 1, 1, tzinfo=UTC)).days
    outcomes = [
        ("won", "full"),
        ("lost", "full"),
        ("drew", "full"),
        ("lost", "gain"),
        ("won", "loss"),
        ("left", "loss"),
    ]
    with closing(sqlite3.connect(path)) as old:
        old.executescript(SCHEMA_26.read_text())
        for number in range(6000):
            at = (first + number * 11 // 6) * day + rng.randrange(day)
            for seat in range(2):
                outcome, credit = rng.choice(outcomes)
                row = (
                    f"m{number}",
                    900 + 2 * rng.randrange(3) + seat,
                    "n",
                    "vira",
                    rng.choice((None, 7, 8)),
                    seat,
                    seat,
                )
                old.execute(
                    "INSERT INTO result VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (*row, rng.randrange(-90, 90), outcome, 10, rng.randrange(3), at, credit),
                )
        old.commit()
    async with await open_database(path, now=START) as database:
        assert await kept(database) == await counted(database)


async def test_settings_say_who_is_listed_from_the_next_look_on(world: World) -> None:
    await world.finish((await world.begun(ANNA, BEN, target=300)).id)
    settings = SqlSettingsStore(world.database)

    async def listed() -> set[Any]:
        return set(await world.database.read("SELECT user_id, guild FROM standing WHERE listed = 1"))

    assert await listed() == {(ANNA.id, 500), (BEN.id, 500)}
    await settings.put_member(replace(await settings.member(ANNA.id), world_ladder=True))
    await settings.put_member(replace(await settings.member(BEN.id), server_ladder=False))
    assert await listed() == {(ANNA.id, 500), (ANNA.id, 0)}
    await world.finish((await world.begun(ANNA, BEN, place=ELSEWHERE, target=300)).id)
    assert await listed() == {(ANNA.id, 500), (ANNA.id, 501), (ANNA.id, 0)}, "a new line follows the setting, too"


READS = {name: sql for name, sql in vars(queries).items() if str(sql).startswith("SELECT") and not name.startswith("_")}


@pytest.mark.parametrize("name", READS)
async def test_every_figure_is_read_by_index_in_its_order(path: Path, name: str) -> None:
    async with await open_database(path, now=START):
        pass
    plan = plan_of(path, READS[name])
    assert plan
    headings = ("SCALAR SUBQUERY", "CORRELATED SCALAR SUBQUERY")  # each above the steps that it takes
    assert all(step.startswith(("SEARCH", *headings)) for step in plan), plan
    by = name.partition("_BY_")[2].lower()
    if by:
        wanted = f"INDEX standing_{by}"
        assert any(wanted in step for step in plan), plan


def test_every_metric_and_period_has_its_name() -> None:
    assert {metric.value for metric in Metric} == {"wins", "rate", "points", "rating"}
    assert len({period.key(START) for period in Period}) == len(Period)


def test_the_values_of_a_statement_are_hidden() -> None:
    assert "14" not in repr(statement(queries.NAME_PLAYER, DORA.id, DORA.name).values)


async def test_ladders_have_the_ratings_of_their_matches_and_those_of_a_rebuild(world: World) -> None:
    for _ in range(6):
        await world.finish((await world.begun(ANNA, BEN, target=300)).id)

    async def numbers() -> tuple[Any, ...]:
        return tuple(
            await world.database.read("SELECT DISTINCT guild, user_id, rating FROM standing ORDER BY guild, user_id")
        )

    rows = await world.database.read("SELECT guild, user_id, shown FROM rating ORDER BY guild, user_id")
    assert len(rows) == 4
    assert await numbers() == rows
    figures = await world.ladders.figures(ANNA.id, "klaberjass", 500, by=ANNA.id)
    assert len(figures.curve) == 7
    assert (figures.curve[0], figures.curve[-1]) == (1000, rows[2][2])
    await world.database.write(statement("UPDATE rating SET shown = 1, mu = 1"))
    await rebuild(world.database)
    assert await numbers() == rows
    await world.database.write(*reset(500, "klaberjass", world.clock.now()))
    assert await numbers() == rows[:2], "the ladders of the server begin anew, those over all servers go on"
