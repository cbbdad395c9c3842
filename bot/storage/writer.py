"""One writer with group commit: jobs that wait at the same time share one transaction and one sync of the disk.

One connection cannot run two transactions at once, and a sync for every move would limit the bot (docs/decisions/0004).
No task waits for work: the first job starts a flush, which ends when no job is left. How a transaction is done is the
driver's matter.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.storage.sql import Row, Statement
from bot.tables.log_context import nothing
from bot.tables.ports import Conflict, Unsaved

BATCH: Final = 256
"""The largest number of jobs in one transaction."""


@dataclass(slots=True, eq=False)
class Job:
    """One or more statements, of which all become durable or none; whoever `asks` wants the rows of the last."""

    statements: tuple[Statement, ...]
    done: asyncio.Future[Sequence[Row]]
    asks: bool

    @property
    def shape(self) -> tuple[bool, tuple[tuple[str, bool], ...]]:
        """The same for jobs that differ in nothing but their values."""
        return self.asks, tuple((statement.sql, statement.fence) for statement in self.statements)


Answer: TypeAlias = Sequence[Row] | Conflict | Unsaved
Commit: TypeAlias = Callable[[Sequence[Job]], Awaitable[Sequence[Answer]]]
"""Does the jobs in one transaction; gives the answers to all, after the commit. Raises `Unsaved` if nothing was saved;
a job that is refused harms no other."""


class Writer:
    """Does all writing. A job is one or more statements, of which all become durable or none."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._jobs: deque[Job] = deque()
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, *statements: Statement) -> None:
        """Execute the statements as one job; durable on return. Cancelling the caller does not undo them.

        Raises:
            Conflict: a key exists already, or a fence did not change its row.
            Unsaved: the job could not be saved (disk full, locked, closed).
        """
        await self._submit(statements, asks=False)

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
        self._jobs.append(Job(statements, done, asks))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush(), name="storage-flush", context=nothing())
        return await done

    async def _flush(self) -> None:
        batch: list[Job] = []
        try:
            while self._jobs:
                batch = [self._jobs.popleft() for _ in range(min(BATCH, len(self._jobs)))]
                for job, answer in zip(batch, await self._answers(batch), strict=True):
                    _give(job, answer)
        except BaseException:
            # Nobody knows of this batch whether it was saved; a fence or a key refuses what is built on a wrong guess.
            for job in (*batch, *self._jobs):
                _give(job, Unsaved("stopped"))
            self._jobs.clear()
            raise
        finally:
            self._flushing = None

    async def _answers(self, batch: Sequence[Job]) -> Sequence[Answer]:
        """The answers to all jobs; none is given before the commit has returned."""
        try:
            return await self._commit(batch)
        except Unsaved as problem:
            return [type(problem)(*problem.args) for _ in batch]
        except Exception as error:  # the text of an unknown error may quote a value
            return [Unsaved(type(error).__name__) for _ in batch]


def _give(job: Job, answer: Answer) -> None:
    if job.done.done():  # the caller was cancelled meanwhile
        return
    if isinstance(answer, Exception):
        job.done.set_exception(answer)
    else:
        job.done.set_result(answer)
