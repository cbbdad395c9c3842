"""A transaction of PostgreSQL with the jobs of a batch.

When a connection is lost while the server commits, nobody has heard whether it did. So the transaction's number is
known before it is committed, and another connection asks for its fate (`pg_xact_status`).
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import Final

import asyncpg

from bot.storage.migrations import CHECK
from bot.storage.postgresql.connection import Connection
from bot.storage.postgresql.errors import Fenced, is_lost, is_worth_another_try, refusal
from bot.storage.sql import LOCK, SKIP_LOCKED, Row, Statement
from bot.storage.writer import Answer, Job

NUMBER: Final = "SELECT CAST(pg_current_xact_id_if_assigned() AS text)"
"""The number of this transaction; NULL where it has changed nothing."""
OWN_NUMBER: Final = " RETURNING CAST(pg_current_xact_id() AS text)"
"""Of a fence: each row that it changes answers with the number of the transaction, which then needs no question."""
STATUS: Final = "SELECT pg_xact_status(CAST(CAST($1 AS text) AS xid8))"
LOCK_ALL: Final = "SELECT pg_advisory_xact_lock(key) FROM unnest(CAST($1 AS bigint[])) AS key"
"""In the order of the list, the same in all processes: so none waits for a lock of one that waits for its own."""
SHORT_WAITS: Final = "SET LOCAL lock_timeout = '1s'"
"""While jobs are done one by one: each that waits for a lock holds up all others."""


class Undecided(Exception):  # noqa: N818 - named as what is the case
    """The connection was lost while the server committed, or somebody has intervened. `number`: of the transaction;
    `answers`: if it did."""

    def __init__(self, number: str, answers: Sequence[Answer]) -> None:
        super().__init__(number)
        self.number = number
        self.answers = answers


async def transaction(connection: Connection, batch: Sequence[Job]) -> Sequence[Answer]:
    """The answers to all jobs, after the commit.

    Raises:
        Undecided: nobody knows whether the server has committed.
        Exception: nothing was saved: the connection was lost before, or another try may succeed.
    """
    await connection.execute("BEGIN")
    try:
        answers, number = await _together(connection, batch)
    except Exception as error:
        if is_lost(connection, error):
            raise
        await connection.execute("ROLLBACK")
        if is_worth_another_try(error):
            raise
        await connection.execute("BEGIN")
        answers, number = await _one_by_one(connection, batch), None
    number = number or await connection.fetchval(NUMBER)
    if number is None:  # nothing is changed; a notice without a change is told
        await connection.execute("COMMIT")
        return answers
    try:
        sure = await _commit(connection)
    except Exception as error:
        if isinstance(error, asyncpg.PostgresError) and not is_lost(connection, error):
            raise  # the server has refused to commit
        raise Undecided(number, answers) from None
    if not sure:
        raise Undecided(number, answers)
    return answers


async def confirm(connection: Connection) -> None:
    """Wait until all that this server has committed so far is acknowledged, by its standby too.

    Raises:
        TimeoutError: it is not known whether it is.
    """
    await connection.execute("BEGIN")
    await connection.execute(CHECK)
    if not await _commit(connection):
        raise TimeoutError


async def _commit(connection: Connection) -> bool:
    """Commit; whether the standby has it, too. The server warns where somebody has canceled the wait for it."""
    warnings: list[object] = []

    def warned(_: Connection, told: asyncpg.PostgresLogMessage) -> None:
        warnings.append(told)

    connection.add_log_listener(warned)
    try:
        done = await connection.execute("COMMIT")
    finally:
        connection.remove_log_listener(warned)
    if done != "COMMIT":
        raise RuntimeError(done)
    return not warnings


async def _together(connection: Connection, batch: Sequence[Job]) -> tuple[Sequence[Answer], str | None]:
    """The fast way, as long as no job is refused: neighbours of the same shape reach the server as one call.

    With the number of the transaction, where a fence has told it.
    """
    answers: list[Answer] = []
    number = None
    if keys := {key for job in batch for key in _locks(job)}:
        await connection.execute(LOCK_ALL, sorted(keys))
    for (asks, _), neighbours in groupby(batch, key=lambda job: job.shape):
        alike = list(neighbours)
        if asks or len(alike) == 1:
            for job in alike:
                answer, told = await _do(connection, job)
                number = told or number
                answers.append(answer)
            continue
        for column in zip(*(job.statements for job in alike), strict=True):
            if column[0].sql == LOCK:
                continue
            values = [tuple(statement.values.values()) for statement in column]
            sql = native(column[0].sql, fence=column[0].fence)
            if not column[0].fence:
                await connection.executemany(sql, values)
                continue
            rows = await connection.fetchmany(sql, values)
            if len(rows) != len(column):
                raise Fenced
            number = rows[0][0]
        answers += [()] * len(alike)
    return answers, number


async def _one_by_one(connection: Connection, batch: Iterable[Job]) -> Sequence[Answer]:
    """Execute each job in a savepoint, so that a refused job harms no other."""
    answers: list[Answer] = []
    await connection.execute(SHORT_WAITS)
    for job in batch:
        await connection.execute("SAVEPOINT job")
        try:
            if keys := _locks(job):
                await connection.execute(LOCK_ALL, keys)
            answer, _ = await _do(connection, job)
            answers.append(answer)
        except Exception as error:
            if is_lost(connection, error):
                raise
            if is_worth_another_try(error):
                await connection.execute("ROLLBACK")
                raise
            answers.append(refusal(error))
            await connection.execute("ROLLBACK TO job")
        await connection.execute("RELEASE job")
    return answers


async def _do(connection: Connection, job: Job) -> tuple[Sequence[Row], str | None]:
    """The rows of the last statement, and the number of the transaction where a fence has told it."""
    rows: Sequence[Row] = ()
    number = None
    for one in job.statements:
        if one.sql == LOCK:
            continue
        if one.fence:
            changed = await _rows(connection, one)
            if len(changed) != 1:
                raise Fenced
            number = changed[0][0]
        elif job.asks:
            rows = [tuple(row) for row in await _rows(connection, one)]
        else:
            await connection.execute(native(one.sql, fence=False), *one.values.values())
    return rows, number


def _locks(job: Job) -> list[int]:
    """The keys that the job locks, in order."""
    return sorted(key for one in job.statements if one.sql == LOCK for key in one.values.values())


async def _rows(connection: Connection, one: Statement) -> Sequence[asyncpg.Record]:
    rows: Sequence[asyncpg.Record] = await connection.fetch(native(one.sql, fence=one.fence), *one.values.values())
    return rows


@cache
def native(sql: str, *, fence: bool) -> str:
    """The text as this server runs it."""
    return sql.replace(SKIP_LOCKED, SKIP_LOCKED.strip("/* ")) + (OWN_NUMBER if fence else "")
