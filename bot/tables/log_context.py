"""What log lines are about: within a block each names the table, its match and the line of its log, or the shard."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from typing import Final

from structlog.contextvars import bound_contextvars, clear_contextvars

from bot.tables.model import Table, TableId

SHARD: Final[ContextVar[tuple[int, int] | None]] = ContextVar("shard", default=None)
"""For which shard this task works, and how many there are; apart from the rest, since `nothing` keeps it."""


@contextmanager
def of_shard(number: int, count: int) -> Iterator[None]:
    """Adds `shard` to every log line of this task in the block, and of all tasks that are started in it, for good."""
    before = SHARD.set((number, count))
    try:
        yield
    finally:
        SHARD.reset(before)


@contextmanager
def about(table: Table | TableId) -> Iterator[None]:
    """Adds `table`, and where the table is known `match` and `seq`, to every log line of this task in the block.

    `match` is the number of the match at the table, `seq` the number of lines of its log, as in the table `move`. Tasks
    that are started in the block keep them; those that serve many tables start in `nothing()`.
    """
    if isinstance(table, Table):
        seq = len(table.match.log) if table.match is not None else 0
        values = {"table": table.id, "match": table.match_number, "seq": seq}
    else:
        values = {"table": table}
    with bound_contextvars(**values):
        yield


def nothing() -> Context:
    """The context of a task that serves many tables of a shard: its lines are not about what happened to start it."""
    context = copy_context()
    context.run(clear_contextvars)
    return context
