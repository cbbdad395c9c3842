"""One writer with group commit: jobs that wait at the same time share one transaction and one sync of the disk.

One connection cannot run two transactions at once, and a sync for every move would limit the bot (docs/decisions/0004).
No task waits for work: the first job starts a flush, which ends when no job is left. The transactions are SQLite's.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from typing import Final, TypeAlias

from bot.storage.connection import Connection
from bot.storage.sql import FOR_SEVERAL_WRITERS, Row, Statement
from bot.tables.log_context import nothing
from bot.tables.ports import Conflict, Unsaved

BATCH: Final = 256
"""The largest number of jobs in one transaction."""


class _Fenced(Exception):  # noqa: N818 - named as what happened
    """A fence did not change its row: another writer has changed it."""


@dataclass(slots=True, eq=False)
class _Job:
    statements: tuple[Statement, ...]
    done: asyncio.Future[Sequence[Row]]
    asks: bool

    @property
    def shape(self) -> tuple[bool, tuple[tuple[str, bool], ...]]:
        """The same for jobs that differ in nothing but their values."""
        return self.asks, tuple((statement.sql, statement.fence) for statement in self.statements)


_Answer: TypeAlias = Sequence[Row] | Exception


class Writer:
    """Does all writing. A job is one or more statements, of which all become durable or none."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._jobs: deque[_Job] = deque()
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, *statements: Statement) -> None:
        """Execute the statements as one job; durable on return. Cancelling the caller does not undo them.

        Raises:
            Conflict: a key exists already, or a fence did not change its row.
            Unsaved: the job could not be saved (disk full, locked, closed).
        """
        written = tuple(it for it in statements if it.sql not in FOR_SEVERAL_WRITERS)
        await self._submit(written, asks=False)

    async def ask(self, statement: Statement) -> Sequence[Row]:
        """Execute the statement and return its rows; raises as `write` does."""
        return await self._submit((statement,), asks=True)

    async def close(self) -> None:
        """Finish all pending jobs; later ones are refused."""
        self._closed = True
        if self._flushing is not None:
            await self._flushing

    async def _submit(self, statements: tuple[Statement, ...], *, asks: bool) -> Sequence[Row]:
        if self._closed:
            raise Unsaved("closed")
        done: asyncio.Future[Sequence[Row]] = asyncio.get_running_loop().create_future()
        self._jobs.append(_Job(statements, done, asks))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush(), name="storage-flush", context=nothing())
        return await done

    async def _flush(self) -> None:
        batch: list[_Job] = []
        try:
            while self._jobs:
                batch = [self._jobs.popleft() for _ in range(min(BATCH, len(self._jobs)))]
                for job, answer in zip(batch, await self._commit(batch), strict=True):
                    _give(job, answer)
        except BaseException:
            # Nobody knows of this batch whether it was saved; a fence or a key refuses what is built on a wrong guess.
            for job in (*batch, *self._jobs):
                _give(job, Unsaved("stopped"))
            self._jobs.clear()
            raise
        finally:
            self._flushing = None

    async def _commit(self, batch: Sequence[_Job]) -> Sequence[_Answer]:
        """The answers to all jobs; none is given before the commit has returned.

        The whole transaction is one task of the connection's thread: a change of threads for each statement costs more
        than the statement.
        """
        try:
            return await self._connection.run(lambda connection: _transaction(connection, batch))
        except Exception as error:
            return [error] * len(batch)


def _transaction(connection: sqlite3.Connection, batch: Sequence[_Job]) -> Sequence[_Answer]:
    """The answers to all jobs, after the commit; nothing was saved, and no transaction is open, if it raises.

    Raises:
        sqlite3.Error: the disk is full, or the file locked.
    """
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            answers = _together(connection, batch)
        except Exception:  # by no means errors of SQLite alone: a number may be too large for it, or a text no Unicode
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            answers = _one_by_one(connection, batch)
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    return answers


def _together(connection: sqlite3.Connection, batch: Sequence[_Job]) -> Sequence[_Answer]:
    """The fast way, as long as no job is refused: neighbours of the same shape reach the database as one call."""
    answers: list[_Answer] = []
    for (asks, _), neighbours in groupby(batch, key=lambda job: job.shape):
        alike = list(neighbours)
        if asks or len(alike) == 1:
            answers += [_do(connection, job) for job in alike]
            continue
        for column in zip(*(job.statements for job in alike), strict=True):
            cursor = connection.executemany(column[0].sql, [statement.values for statement in column])
            if column[0].fence and cursor.rowcount != len(column):
                raise _Fenced
        answers += [()] * len(alike)
    return answers


def _one_by_one(connection: sqlite3.Connection, batch: Iterable[_Job]) -> Sequence[_Answer]:
    """Execute each job in a savepoint, so that a refused job harms no other."""
    answers: list[_Answer] = []
    for job in batch:
        connection.execute("SAVEPOINT job")
        try:
            answers.append(_do(connection, job))
        except Exception as error:
            answers.append(error)
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
    return answers


def _do(connection: sqlite3.Connection, job: _Job) -> Sequence[Row]:
    rows: Sequence[Row] = ()
    for sql, values, fence in job.statements:
        cursor = connection.execute(sql, values)
        if not fence:
            rows = [tuple(row) for row in cursor.fetchall()]
        elif cursor.rowcount != 1:
            raise _Fenced("the row has changed")
    return rows


def _give(job: _Job, answer: _Answer) -> None:
    if job.done.done():  # the caller was cancelled meanwhile
        return
    if isinstance(answer, sqlite3.IntegrityError | _Fenced):
        job.done.set_exception(Conflict(str(answer)))
    elif isinstance(answer, Exception):
        # The text of another error may quote a value.
        reason = str(answer) if isinstance(answer, sqlite3.Error) else type(answer).__name__
        job.done.set_exception(Unsaved(reason))
    else:
        job.done.set_result(answer)
