"""`stich migrate` in the middle of matches of all four games, which are then played on in PostgreSQL."""

from pathlib import Path

import pytest

from bot.storage import PostgresqlAddress, Use, begin_ratings, open_database
from bot.storage.postgresql.database import PostgresqlDatabase
from bot.storage.postgresql.moving import AlreadyMoved, Content, NotEmpty, Unfit, move
from bot.storage.sql import statement
from bot.storage.sqlite.database import SqliteDatabase
from bot.tables.model import Pace, Person, TableId, TableState, UserId
from engine.registry import game_keys
from engine.turn import Act
from tests.storage.ended import SHORT
from tests.support.clock import START, FakeClock
from tests.tables.world import AT_ONCE, HERE, World, log, running

MOVES = 8
OPTIONS = {**SHORT, "schieber": {"target": 1000}}
"""Short matches, of which none is over after a few moves."""


async def moved(path: Path, place: PostgresqlAddress) -> dict[str, Content]:
    """Moves the file, and gives what was in it."""
    async with (
        await SqliteDatabase.open(path, now=START, use=Use.ALONE) as source,
        await PostgresqlDatabase.open(place, now=START, use=Use.ALONE) as target,
    ):
        await begin_ratings(source)
        return dict(await move(source, target, lambda *_: None))


async def in_mid_match(world: World) -> list[TableId]:
    """A table of each game between people and computers, a few moves into its match, and a match that is over."""
    tables = []
    for number, game in enumerate(game_keys()):
        person = Person(UserId(100 + number), f"P{number}")
        table = await world.tables.open(
            place=HERE, host=person, game=game, options=OPTIONS[game], pace=Pace.LIVE, cause=world.cause
        )
        await world.tables.begin(table.id, person.id, world.cause, fill=True)
        tables.append(table.id)
        while len(log(world.now(table))) < MOVES:
            await go_on(world, table.id)
    over = await world.begun(Person(UserId(200), "over"), target=300)
    await world.finish(over.id)
    return tables


async def go_on(world: World, table: TableId) -> None:
    """The person acts where it is their turn, else the computers do."""
    now = world.now(table)
    assert now.match is not None
    turn = now.match.turn
    if isinstance(turn, Act) and now.holders[turn.seat].person is not None:
        await world.move(table)
    else:
        await world.wait(2)


async def test_matches_of_all_games_are_played_on_where_they_were(
    tmp_path: Path, clock: FakeClock, postgresql_place: PostgresqlAddress
) -> None:
    path = tmp_path / "stich.db"
    async with running(path, clock, delays=AT_ONCE) as world:
        tables = await in_mid_match(world)
        before = {table: (log(world.now(table)), world.now(table).holders) for table in tables}
    content = await moved(path, postgresql_place)
    assert content["card_table"].rows == len(tables) + 1
    assert content["move"].rows > MOVES * len(tables)
    async with running(postgresql_place, clock, delays=AT_ONCE) as world:
        for table in tables:
            now = world.now(table)
            assert log(now)[: len(before[table][0])] == before[table][0]
            assert now.holders == before[table][1]
            while world.now(table).state is TableState.PLAYING:
                await go_on(world, table)
            assert world.now(table).state is TableState.FINISHED


async def test_nothing_is_moved_to_where_something_is(tmp_path: Path, postgresql_place: PostgresqlAddress) -> None:
    for number in (1, 2):
        async with await open_database(tmp_path / f"{number}.db", now=START) as database:
            await database.write(statement("INSERT INTO player VALUES (1, 'Anna')"))
    await moved(tmp_path / "1.db", postgresql_place)
    with pytest.raises(AlreadyMoved):
        await moved(tmp_path / "1.db", postgresql_place)
    with pytest.raises(NotEmpty):
        await moved(tmp_path / "2.db", postgresql_place)
    async with await open_database(postgresql_place, now=START) as database:
        assert await database.read("SELECT * FROM player") == ((1, "Anna"),)


@pytest.mark.parametrize(("number", "name"), [("'no number'", "'Anna'"), ("1", "x'00ff'"), ("1", "'a' || char(0)")])
async def test_what_postgresql_cannot_store_is_named(
    number: str, name: str, tmp_path: Path, postgresql_place: PostgresqlAddress
) -> None:
    path = tmp_path / "stich.db"
    async with await open_database(path, now=START) as database:
        await database.write(statement(f"INSERT INTO player VALUES ({number}, {name})"))
    with pytest.raises(Unfit) as error:
        await moved(path, postgresql_place)
    assert error.value.table == "player"
    async with await open_database(path, now=START) as database:  # corrected, it goes on
        await database.write(statement("DELETE FROM player"))
    await moved(path, postgresql_place)


async def test_a_file_that_was_used_after_an_interruption_is_moved_anew(
    tmp_path: Path, postgresql_place: PostgresqlAddress
) -> None:
    path = tmp_path / "stich.db"
    async with await open_database(path, now=START) as database:
        await database.write(*(statement("INSERT INTO player VALUES ($1, 'Anna')", n) for n in range(20)))

    def stop(table: str, done: int, _: int) -> None:
        if table == "player" and done:
            raise KeyboardInterrupt

    async with (
        await SqliteDatabase.open(path, now=START, use=Use.ALONE) as source,
        await PostgresqlDatabase.open(postgresql_place, now=START, use=Use.ALONE) as target,
    ):
        with pytest.raises(KeyboardInterrupt):
            await move(source, target, stop)
        await source.write(statement("UPDATE player SET name = 'Ben' WHERE user_id = 7"))
        content = await move(source, target, lambda *_: None)
    assert content["player"].rows == 20
    async with await open_database(postgresql_place, now=START) as database:
        assert await database.read("SELECT name FROM player WHERE user_id = 7") == (("Ben",),)


async def test_the_schema_numbers_nothing_by_itself(postgresql_place: PostgresqlAddress) -> None:
    """There is no sequence that would have to be moved."""
    async with await open_database(postgresql_place, now=START) as database:
        assert not await database.read("SELECT relname FROM pg_class WHERE relkind = 'S'")
