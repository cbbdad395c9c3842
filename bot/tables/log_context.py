"""What log lines are about: every line within the block names the table, the match and the line of its log."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import Context, copy_context

from structlog.contextvars import bound_contextvars, clear_contextvars

from bot.tables.model import Table, TableId


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
    """The context of a task that serves many tables: its lines are not about what happened to start it."""
    context = copy_context()
    context.run(clear_contextvars)
    return context
