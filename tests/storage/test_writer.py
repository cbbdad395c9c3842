"""The writer: jobs that wait together share a commit, and a refused job harms no other."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.storage import Database, open_database
from bot.storage.sql import Statement, Values, statement
from bot.tables.ports import Conflict, Unsaved
from tests.conftest import sqlite_alone
from tests.support.clock import START


def mark(name: str, value: str = "x") -> Statement:
    """Insert a row, which can be done once."""
    return statement("INSERT INTO mark (name, value) VALUES ($1, $2)", name, value)


async def marks(database: Database) -> dict[str, str]:
    """The rows that are durable."""
    return dict(await database.read("SELECT name, value FROM mark"))  # type: ignore[arg-type]  # rows of two


def watched(database: Database) -> list[str]:
    """The statements that reach the writing connection from now on."""
    seen: list[str] = []
    connection = database._writing
    run = connection.run

    class Watched:
        """The connection in its thread."""

        def __init__(self, raw: sqlite3.Connection) -> None:
            self.raw = raw

        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            seen.append(sql)
            return self.raw.execute(sql, *values)

        def executemany(self, sql: str, values: Sequence[Any]) -> sqlite3.Cursor:
            seen.append(f"{len(values)} x {sql}")
            return self.raw.executemany(sql, values)

    async def watched_run(work: Callable[[Any], Any]) -> Any:
        return await run(lambda raw: work(Watched(raw)))

    connection.run = watched_run  # type: ignore[method-assign]  # the test looks on
    return seen


@sqlite_alone
async def test_what_is_written_can_be_read_by_another_connection(database: Database, path: Path) -> None:
    await database.write(mark("a"))
    with sqlite3.connect(path) as other:
        assert other.execute("SELECT name FROM mark").fetchall() == [("a",)]
    other.close()


@sqlite_alone
async def test_the_file_is_safe_against_loss_of_power(database: Database) -> None:
    for connection in (database._writing, database._reading):
        settings = [
            (await connection.execute_fetchall(f"PRAGMA {name}"))[0][0]
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
        assert settings == ["wal", 2, 1]


@sqlite_alone
async def test_jobs_that_wait_together_share_a_commit(database: Database) -> None:
    seen = watched(database)
    await asyncio.gather(*(database.write(mark(str(number))) for number in range(200)))
    assert len(await marks(database)) == 200
    assert seen.count("COMMIT") == 1
    assert f"200 x {mark('').sql}" in seen


@sqlite_alone
async def test_a_job_alone_is_a_transaction_alone(database: Database) -> None:
    seen = watched(database)
    for number in range(3):
        await database.write(mark(str(number)))
    assert seen.count("COMMIT") == 3


async def test_jobs_of_different_shapes_keep_their_order(database: Database) -> None:
    change = "UPDATE mark SET value = value || $2 WHERE name = $1"
    await asyncio.gather(
        database.write(mark("a")),
        database.write(statement(change, "a", "1")),
        database.write(statement(change, "a", "2"), mark("b")),
        database.write(statement("DELETE FROM mark WHERE name = $1", "b")),
        database.write(mark("b", "again")),
    )
    assert await marks(database) == {"a": "x12", "b": "again"}


async def test_a_refused_job_harms_no_neighbour(database: Database) -> None:
    await database.write(mark("5"))
    answers = await asyncio.gather(
        *(database.write(mark(f"{number}a"), mark(str(number))) for number in range(10)), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [type(None)] * 5 + [Conflict] + [type(None)] * 4
    assert set(await marks(database)) == {"5", *(f"{n}a" for n in range(10) if n != 5), *map(str, range(10))}


async def test_a_job_is_done_as_a_whole_or_not_at_all(database: Database) -> None:
    with pytest.raises(Conflict):
        await database.write(mark("a"), mark("b"), mark("a"))
    assert await marks(database) == {}


async def test_a_broken_statement_fails_its_own_job_alone(database: Database) -> None:
    answers = await asyncio.gather(
        database.write(mark("a")),
        database.write(statement("INSERT INTO nowhere VALUES (1)")),
        database.write(mark("b")),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), Unsaved, type(None)]
    assert set(await marks(database)) == {"a", "b"}


@sqlite_alone
async def test_no_job_is_answered_before_the_commit(database: Database) -> None:
    seen = watched(database)
    events: list[str] = []

    async def write(name: str) -> None:
        await database.write(mark(name))
        events.append(seen[-1])

    await asyncio.gather(*(write(str(number)) for number in range(5)))
    assert events == ["COMMIT"] * 5


async def test_a_cancelled_caller_does_not_stop_the_others(database: Database) -> None:
    jobs = [asyncio.create_task(database.write(mark(str(number)))) for number in range(5)]
    await asyncio.sleep(0)
    jobs[2].cancel()
    answers = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(answer) for answer in answers].count(asyncio.CancelledError) == 1
    await database.write(mark("later"))
    assert len(await marks(database)) >= 5


async def test_asking_returns_the_changed_rows(database: Database) -> None:
    await database.write(mark("a"), mark("b"))
    rows = await database.ask("UPDATE mark SET value = $1 WHERE name = $2 RETURNING name, value", "y", "b")
    assert list(rows) == [("b", "y")]
    assert not await database.ask("DELETE FROM mark WHERE name = $1 RETURNING name", "c")


@sqlite_alone
async def test_a_locked_file_fails_all_waiting_jobs_and_then_works_again(database: Database, path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answers = await asyncio.gather(*(database.write(mark(str(n))) for n in range(3)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [Unsaved] * 3
    other.execute("ROLLBACK")
    other.close()
    await database.write(mark("a"))
    assert set(await marks(database)) == {"a"}


@sqlite_alone
async def test_a_full_disk_fails_the_job_that_does_not_fit_and_then_works_again(database: Database) -> None:
    await database._writing.execute_fetchall("PRAGMA max_page_count = 1")
    small, large = mark("small"), mark("large", "x" * 100_000)
    answers = await asyncio.gather(database.write(small), database.write(large), return_exceptions=True)
    assert isinstance(answers[1], Unsaved)
    assert (answers[0] is None) == ("small" in await marks(database))
    assert "large" not in await marks(database)
    await database._writing.execute_fetchall("PRAGMA max_page_count = 1000000")
    await database.write(large)
    assert "large" in await marks(database)


@sqlite_alone
async def test_closing_finishes_the_pending_jobs_and_refuses_later_ones(path: Path, database: Database) -> None:
    jobs = [asyncio.create_task(database.write(mark(str(number)))) for number in range(20)]
    await asyncio.sleep(0)
    await database.close()
    assert await asyncio.gather(*jobs) == [None] * 20
    with pytest.raises(Unsaved):
        await database.write(mark("late"))
    with sqlite3.connect(path) as other:
        assert other.execute("SELECT count(*) FROM mark").fetchone() == (20,)
    other.close()


async def test_reading_goes_on_while_the_writer_waits(path: Path) -> None:
    async with await open_database(path, now=START, patience=timedelta(minutes=1)) as database:
        await database.write(mark("a"))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        write = asyncio.create_task(database.write(mark("b")))
        await asyncio.sleep(0.01)
        assert set(await marks(database)) == {"a"}
        assert not write.done()
        other.execute("ROLLBACK")
        other.close()
        await write


@sqlite_alone
async def test_the_reading_connection_cannot_write(database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError):
        await database.read("INSERT INTO mark VALUES ('a', 'b')")


def change(name: str, before: str, after: str) -> Statement:
    """Replace the value `before`; a fence refuses the job when the row has another value."""
    return statement("UPDATE mark SET value = $1 WHERE name = $2 AND value = $3", after, name, before, fence=True)


@pytest.mark.parametrize("together", [1, 2, 9])
async def test_a_fence_that_changes_no_row_refuses_its_job_alone(database: Database, together: int) -> None:
    names = [str(number) for number in range(together)]
    await database.write(*(mark(name, "old") for name in names))
    await database.write(change("0", "old", "newer"))
    jobs = (database.write(change(name, "old", "new"), mark(f"{name}a")) for name in names)
    answers = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Conflict] + [type(None)] * (together - 1)
    others = dict.fromkeys(names[1:], "new") | {f"{name}a": "x" for name in names[1:]}
    assert await marks(database) == {"0": "newer", **others}


@pytest.mark.parametrize("value", ["\ud800", 1 << 63], ids=["no text of Unicode", "a number that is too large"])
async def test_a_value_that_sqlite_cannot_hold_fails_its_own_job_alone(database: Database, value: Any) -> None:
    unfit = statement("INSERT INTO mark (name, value) VALUES ($1, $2)", "c", value)
    jobs = [database.write(job) for job in (mark("a"), unfit, mark("b"))]
    async with asyncio.timeout(5):
        answers = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), Unsaved, type(None)]
    assert set(await marks(database)) == {"a", "b"}
    with pytest.raises(Unsaved):
        await database.write(unfit)
    await database.write(mark("later"))
    assert set(await marks(database)) == {"a", "b", "later"}


class Stop(BaseException):
    """What ends a thread or a task, and is no error."""


class Stopping(Values):
    """Values at whose reading everything stops."""

    def __getitem__(self, _name: str) -> Any:
        raise Stop


@sqlite_alone
@pytest.mark.parametrize("together", [1, 3])
async def test_what_stops_a_transaction_leaves_it_neither_open_nor_unanswered(
    database: Database, together: int
) -> None:
    jobs = [database.write(mark("a"), Statement(mark("").sql, Stopping(mark("b").values)))]
    jobs += [database.write(mark(str(number))) for number in range(together - 1)]
    async with asyncio.timeout(5):
        answers = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Unsaved] * together
    assert not database._writing.in_transaction
    assert await marks(database) == {}
    await database.write(mark("later"))
    assert set(await marks(database)) == {"later"}


async def test_when_the_writer_is_cancelled_nobody_waits_for_ever(database: Database) -> None:
    jobs = [asyncio.create_task(database.write(mark(str(number)))) for number in range(300)]
    await asyncio.sleep(0)
    flushing = database._writer._flushing
    assert flushing is not None
    await asyncio.sleep(0)
    flushing.cancel()
    async with asyncio.timeout(5):
        answers = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Unsaved] * 300
    await database.write(mark("later"))
    assert "later" in await marks(database)
