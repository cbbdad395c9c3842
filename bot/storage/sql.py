"""Statements with numbered placeholders (`$1`), whose values never appear in a log. SQLite and PostgreSQL run the same
texts; what only several writers at once need is written so that SQLite leaves it out."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple, TypeAlias

Row: TypeAlias = tuple[Any, ...]

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND: Final = timedelta(microseconds=1)
LATEST: Final = (datetime(9000, 1, 1, tzinfo=UTC) - EPOCH) // MICROSECOND
"""A stored time after this one cannot be meant. In comparisons with numbers SQLite puts any text after it, too."""

RATED_MATCHES: Final = -1
"""The key of the lock of whatever numbers rated matches."""

NOTIFY: Final = "SELECT pg_notify($1, $2)"
LOCK: Final = "SELECT pg_advisory_xact_lock($1)"
FOR_SEVERAL_WRITERS: Final = frozenset({NOTIFY, LOCK})
"""Statements that SQLite leaves out: one process alone has its file, and one transaction at a time writes it."""
SKIP_LOCKED: Final = "/* FOR UPDATE SKIP LOCKED */"
"""In a query, leaves out the rows that another transaction is changing. For SQLite it is a comment."""


class Values(dict[str, Any]):
    """The values of a statement's placeholders, by number. The repr hides them, since drivers log what they execute."""

    def __repr__(self) -> str:
        return "<values>"


class Statement(NamedTuple):
    """A statement and its values."""

    sql: str
    values: Values
    fence: bool = False
    """Whether the statement, which names one row by its key, must change it; if it does not, its job is refused."""


def statement(sql: str, *values: Any, fence: bool = False) -> Statement:
    """The statement with its values; `$1` stands for the first."""
    # By name: Python warns of named placeholders (SQLite takes $1 for one) that are bound by position.
    return Statement(sql, Values((str(number), value) for number, value in enumerate(values, start=1)), fence)


def notice(channel: str, payload: str) -> Statement:
    """Tells all processes that listen to this channel of PostgreSQL, once the job is saved, and never if it is not.

    `channel`: at most 63 characters; `payload`: less than 8,000 bytes.
    """
    return statement(NOTIFY, channel, payload)


def lock(*keys: int) -> Sequence[Statement]:
    """Let no other job with one of these keys be done until this one is saved; the first statements of a job.

    The keys are ids of people and servers, or (below 0) numbers of our own; all jobs take them in the same order.
    """
    return [statement(LOCK, key) for key in sorted(set(keys))]


def micros(span: timedelta) -> int:
    """A span of time as it is stored, in microseconds."""
    return span // MICROSECOND


def instant(at: datetime) -> int:
    """A time as it is stored, in microseconds since 1970."""
    return (at - EPOCH) // MICROSECOND


def moment(stored: int) -> datetime:
    """The time, in UTC, from its stored form."""
    return EPOCH + stored * MICROSECOND


def to_json(value: Any) -> str:
    """A list or object as the JSON of a text column."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
