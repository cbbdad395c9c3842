"""The driver of PostgreSQL: what a host is told, connections that are lost, transactions whose end nobody heard."""

import asyncio
import re
import traceback
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from typing import Any

import asyncpg
import pytest

from bot.storage import CannotOpen, Database, InUse, NewerSchema, PostgresqlAddress, Problem, Use, open_database
from bot.storage.migrations import MIGRATIONS
from bot.storage.postgresql import transaction
from bot.storage.postgresql.database import PostgresqlDatabase
from bot.storage.sql import Statement, notice, statement
from bot.tables.ports import Conflict, InDoubt, Unsaved
from tests.support.clock import START
from tests.support.postgresql import OTHERS_END, PostgreSQL

SECRET = "secret-word"
"""The password in all addresses of tests."""


def mark(name: str, value: str = "x") -> Statement:
    """Insert a row, which can be done once."""
    return statement("INSERT INTO mark (name, value) VALUES ($1, $2)", name, value)


async def marks(database: Database) -> dict[str, str]:
    """The rows that are durable."""
    return dict(await database.read("SELECT name, value FROM mark"))  # type: ignore[arg-type]  # rows of two


@pytest.fixture
async def database(postgresql_place: PostgresqlAddress) -> AsyncIterator[PostgresqlDatabase]:
    """An empty database."""
    async with await PostgresqlDatabase.open(postgresql_place, now=START) as opened:
        yield opened


@pytest.fixture
async def cut(postgresql: PostgreSQL, postgresql_place: PostgresqlAddress) -> Callable[[], Any]:
    """Ends all connections to the database, as a restart of the server does."""
    name = name_of(postgresql_place)
    return lambda: postgresql.rows(OTHERS_END, name)


def name_of(address: PostgresqlAddress) -> str:
    """The name of the database."""
    found = re.search(r"@/(\w+)\?", address.url)
    assert found
    return found[1]


# ------------------------------------------------------------------------------------------------------------- opening


async def refused(address: PostgresqlAddress, problem: Problem) -> None:
    """Opening fails for this reason, and nothing that is said has the password."""
    with pytest.raises(CannotOpen) as error:
        await open_database(address, now=START)
    assert error.value.problem is problem
    assert SECRET not in "".join(traceback.format_exception(error.value)) + repr(error.value) + repr(address)


async def test_no_server(postgresql: PostgreSQL) -> None:
    await refused(PostgresqlAddress(f"postgresql://anna:{SECRET}@127.0.0.1:1/stich"), Problem.NO_SERVER)
    await refused(postgresql.address(port="1"), Problem.NO_SERVER)


async def test_no_such_database(postgresql: PostgreSQL) -> None:
    await refused(postgresql.address("nowhere"), Problem.NO_DATABASE)


@pytest.mark.parametrize("url", [f"postgresql://[{SECRET}", f"postgresql://a:{SECRET}@h:x/d"])
async def test_an_address_that_is_none(url: str) -> None:
    await refused(PostgresqlAddress(url), Problem.UNUSABLE)


async def test_a_user_without_rights(postgresql: PostgreSQL) -> None:
    name = await postgresql.new()
    await postgresql.do(f"CREATE ROLE guest_{name} LOGIN PASSWORD '{SECRET}'")
    url = postgresql.address(name).url.replace("postgres:", f"guest_{name}:", 1)
    await refused(PostgresqlAddress(url), Problem.NOT_ALLOWED)
    async with await open_database(postgresql.address(name), now=START):
        pass
    await refused(PostgresqlAddress(url), Problem.NOT_ALLOWED)


async def test_a_wrong_password(postgresql: PostgreSQL) -> None:
    rules = postgresql.folder + "/pg_hba.conf"
    ((before,),) = await postgresql.rows("SELECT pg_read_file($1)", rules)
    name = await postgresql.new()
    await postgresql.do(f"CREATE ROLE {name} LOGIN PASSWORD 'right'")
    try:
        ask = f"local {name} {name} scram-sha-256\n{before}".replace("'", "''")
        await postgresql.do(f"COPY (SELECT unnest(string_to_array('{ask}', E'\\n'))) TO '{rules}'")
        await postgresql.do("SELECT pg_reload_conf()")
        await refused(
            PostgresqlAddress(postgresql.address(name).url.replace("postgres:", f"{name}:", 1)), Problem.PASSWORD
        )
    finally:
        text = before.replace("'", "''")
        await postgresql.do(f"COPY (SELECT unnest(string_to_array('{text}', E'\\n'))) TO '{rules}'")
        await postgresql.do("SELECT pg_reload_conf()")


async def test_a_newer_schema(postgresql: PostgreSQL) -> None:
    name = await postgresql.new()
    async with await open_database(postgresql.address(name), now=START) as database:
        await database.write(statement("INSERT INTO schema_version VALUES (99, 0)"))
    with pytest.raises(NewerSchema) as error:
        await open_database(postgresql.address(name), now=START)
    assert (error.value.stored, error.value.known) == (99, len(MIGRATIONS))


async def test_a_database_of_something_else_is_refused_and_left_alone(postgresql: PostgreSQL) -> None:
    name = await postgresql.new()
    await postgresql.do("CREATE TABLE seat (a bigint)", database=name)
    await refused(postgresql.address(name), Problem.UNUSABLE)
    tables = await postgresql.rows("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", database=name)
    assert set(tables) == {("seat",), ("schema_version",)}


async def test_processes_that_open_a_new_database_at_once_migrate_once(postgresql: PostgreSQL) -> None:
    name = await postgresql.new()
    opening = (open_database(postgresql.address(name), now=START, use=Use.BOT) for _ in range(4))
    opened = await asyncio.gather(*opening)
    for database in opened:
        await database.close()
    versions = await postgresql.rows("SELECT version FROM schema_version ORDER BY version", database=name)
    assert versions == [(number,) for number in range(1, len(MIGRATIONS) + 1)]


async def test_bots_share_the_database_with_bots_alone(postgresql_place: PostgresqlAddress) -> None:
    bots = [await open_database(postgresql_place, now=START, use=Use.BOT) for _ in range(2)]
    with pytest.raises(InUse):
        await open_database(postgresql_place, now=START, use=Use.ALONE)
    for database in (*bots, await open_database(postgresql_place, now=START)):
        await database.close()
    async with await open_database(postgresql_place, now=START, use=Use.ALONE):
        for use in (Use.ALONE, Use.BOT):
            with pytest.raises(InUse):
                await open_database(postgresql_place, now=START, use=use)
    async with await open_database(postgresql_place, now=START, use=Use.BOT):
        pass


async def test_who_only_looks_changes_no_schema_that_a_bot_has_open(postgresql: PostgreSQL) -> None:
    name = await postgresql.new()
    async with await open_database(postgresql.address(name), now=START, use=Use.BOT) as database:
        await database.write(statement("DELETE FROM schema_version WHERE version = $1", len(MIGRATIONS)))
        with pytest.raises(InUse):
            await open_database(postgresql.address(name), now=START)


async def test_what_is_acknowledged_is_on_the_disk_whatever_the_server_does_by_default(postgresql: PostgreSQL) -> None:
    name = await postgresql.new()
    await postgresql.do(f"ALTER DATABASE {name} SET synchronous_commit = off")
    async with await PostgresqlDatabase.open(postgresql.address(name), now=START) as database:
        assert await (await database._writing.connected()).fetchval("SHOW synchronous_commit") == "on"


# --------------------------------------------------------------------------------------------------------------- losses


async def test_reading_and_writing_go_on_after_a_restart_of_the_server(
    database: PostgresqlDatabase, cut: Callable[[], Any]
) -> None:
    for number in range(3):
        await database.write(mark(str(number)))
        assert len(await marks(database)) == number + 1
        await cut()
    assert set(await marks(database)) == {"0", "1", "2"}
    await database.check()


async def test_the_lock_of_a_bot_comes_back_with_the_connection(
    postgresql_place: PostgresqlAddress, cut: Callable[[], Any]
) -> None:
    async with await open_database(postgresql_place, now=START, use=Use.BOT) as database:
        await cut()
        await database.write(mark("a"))
        with pytest.raises(InUse):
            await open_database(postgresql_place, now=START, use=Use.ALONE)


async def test_without_a_server_a_write_and_a_read_fail_in_time_without_the_password() -> None:
    place = PostgresqlAddress(f"postgresql://anna:{SECRET}@127.0.0.1:1/stich")
    database = PostgresqlDatabase(place, Use.BOT, timedelta(milliseconds=200))
    for work in (database.write(mark("a")), database.read("SELECT 1"), database.check()):
        with pytest.raises(Unsaved) as error:
            await work
        assert SECRET not in "".join(traceback.format_exception(error.value))
    await database.close()


class Breaking:
    """A connection that the network cuts at the commit: before the server hears of it, or after."""

    def __init__(self, connection: Any, *, heard: bool) -> None:
        self._connection, self._heard = connection, heard

    async def execute(self, sql: str, *values: Any) -> Any:
        """Cuts the line at the commit."""
        if sql != "COMMIT":
            return await self._connection.execute(sql, *values)
        if self._heard:
            await self._connection.execute(sql)
        self._connection.terminate()
        raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


@pytest.mark.parametrize("heard", [False, True])
@pytest.mark.parametrize("together", [1, 3])
async def test_a_commit_whose_answer_is_lost_is_asked_for_and_done_once(
    database: PostgresqlDatabase, heard: bool, together: int
) -> None:
    await database.write(*(mark(f"t{number}", "old") for number in range(together)))
    commits = 0
    connect = database._writing._connect

    async def breaking() -> Any:
        nonlocal commits
        commits += 1
        connection = await connect()
        return Breaking(connection, heard=heard) if commits == 1 else connection

    database._writing._connect = breaking
    database._writing.drop()
    add = "UPDATE mark SET value = value || '+' WHERE name = $1"
    jobs = (database.write(statement(add, f"t{number}", fence=True)) for number in range(together))
    await asyncio.gather(*jobs, database.write(mark("a")), database.write(mark("b", "unfenced")))
    assert await marks(database) == {f"t{n}": "old+" for n in range(together)} | {"a": "x", "b": "unfenced"}
    assert commits == 2


async def test_what_another_server_has_taken_over_is_not_called_saved(
    database: PostgresqlDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its numbers of transactions begin again where the old one had not told it of more."""
    connect = database._writing._connect
    lost = iter([True])

    async def breaking() -> Any:
        connection = await connect()
        if next(lost, False):
            return Breaking(connection, heard=False)
        database._timeline = 15
        return connection

    database._writing._connect = breaking
    database._writing.drop()
    with pytest.raises(InDoubt):
        await database.write(mark("a"))
    await database.write(mark("b"))
    assert set(await marks(database)) == {"b"}


# ---------------------------------------------------------------------------------------------------- several writers


async def test_writers_that_hold_each_other_up_are_both_done(postgresql_place: PostgresqlAddress) -> None:
    add = "UPDATE mark SET value = value || $2 WHERE name = $1"
    async with (
        await open_database(postgresql_place, now=START) as first,
        await open_database(postgresql_place, now=START) as second,
    ):
        await first.write(mark("a", ""), mark("b", ""))
        wait = statement("SELECT pg_sleep(0.3)")
        await asyncio.gather(
            first.write(statement(add, "a", "1"), wait, statement(add, "b", "1")),
            second.write(statement(add, "b", "2"), wait, statement(add, "a", "2")),
        )
        found = await marks(first)
        assert {"".join(sorted(value)) for value in found.values()} == {"12"}


async def test_a_row_that_somebody_else_keeps_locked_fails_the_job_that_needs_it_alone(
    postgresql_place: PostgresqlAddress, database: PostgresqlDatabase
) -> None:
    await database.write(mark("a"))
    await (await database._writing.connected()).execute("SET lock_timeout = '200ms'")
    other = await asyncpg.connect(postgresql_place.url)
    async with other.transaction():
        await other.execute("UPDATE mark SET value = 'mine'")
        change = statement("UPDATE mark SET value = 'yours' WHERE name = 'a'", fence=True)
        answers = await asyncio.gather(
            database.write(mark("b")), database.write(change), database.write(mark("c")), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [type(None), Unsaved, type(None)]
    await other.close()
    await database.write(change)
    assert await marks(database) == {"a": "yours", "b": "x", "c": "x"}


async def test_a_notice_is_heard_once_its_job_is_saved_and_never_if_it_is_refused(
    postgresql_place: PostgresqlAddress, database: PostgresqlDatabase
) -> None:
    heard: list[str] = []
    listener = await asyncpg.connect(postgresql_place.url)
    await listener.add_listener("tables", lambda *given: heard.append(given[-1]))
    await database.write(mark("a"), notice("tables", "one"))
    answers = await asyncio.gather(
        database.write(mark("b"), notice("tables", "two")),
        database.write(mark("a"), notice("tables", "never")),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), Conflict]
    await listener.execute("SELECT 1")
    assert heard == ["one", "two"]
    await listener.close()


async def test_no_error_quotes_a_value(database: PostgresqlDatabase) -> None:
    await database.write(mark(SECRET))
    unfit = "INSERT INTO mark (name, value) VALUES ($1, $2)"
    for job in (mark(SECRET), statement(unfit, 5, SECRET), statement(unfit, SECRET, "\ud800"), statement(SECRET)):
        with pytest.raises((Conflict, Unsaved)) as error:
            await database.write(job)
        assert SECRET not in "".join(traceback.format_exception(error.value))


def test_asyncpg_has_the_private_names_that_the_driver_uses() -> None:
    assert "_transport" in asyncpg.Connection.__slots__


def test_what_skips_locked_rows_is_a_comment_for_sqlite() -> None:
    from bot.storage.sql import SKIP_LOCKED

    assert transaction.native(f"SELECT 1 {SKIP_LOCKED}", fence=False) == "SELECT 1 FOR UPDATE SKIP LOCKED"
