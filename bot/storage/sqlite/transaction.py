"""A transaction of SQLite with the jobs of a batch."""

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import groupby

from bot.storage.sql import Row
from bot.storage.writer import Answer, Job
from bot.tables.ports import Conflict, Unsaved


class _Fenced(Exception):  # noqa: N818 - named as what happened
    """A fence did not change its row: another writer has changed it."""


def transaction(connection: sqlite3.Connection, batch: Sequence[Job]) -> Sequence[Answer]:
    """The answers to all jobs, after the commit; nothing was saved, and no transaction is open, if it raises.

    Raises:
        Unsaved: the disk is full, or the file locked.
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
    except BaseException as error:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.Error):
            raise Unsaved(str(error)) from None
        raise
    return answers


def _together(connection: sqlite3.Connection, batch: Sequence[Job]) -> Sequence[Answer]:
    """The fast way, as long as no job is refused: neighbours of the same shape reach the database as one call."""
    answers: list[Answer] = []
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


def _one_by_one(connection: sqlite3.Connection, batch: Iterable[Job]) -> Sequence[Answer]:
    """Execute each job in a savepoint, so that a refused job harms no other."""
    answers: list[Answer] = []
    for job in batch:
        connection.execute("SAVEPOINT job")
        try:
            answers.append(_do(connection, job))
        except Exception as error:
            answers.append(_refusal(error))
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
    return answers


def _do(connection: sqlite3.Connection, job: Job) -> Sequence[Row]:
    rows: Sequence[Row] = ()
    for sql, values, fence in job.statements:
        cursor = connection.execute(sql, values)
        if not fence:
            rows = [tuple(row) for row in cursor.fetchall()]
        elif cursor.rowcount != 1:
            raise _Fenced("the row has changed")
    return rows


def _refusal(error: Exception) -> Conflict | Unsaved:
    if isinstance(error, sqlite3.IntegrityError | _Fenced):
        return Conflict(str(error))
    # The text of another error may quote a value.
    return Unsaved(str(error) if isinstance(error, sqlite3.Error) else type(error).__name__)
