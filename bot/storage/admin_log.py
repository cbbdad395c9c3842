"""The lines that tell what those who manage a server have done: each is saved with the deed, and kept for a time."""

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Final

from bot.storage.rows import number, string, word
from bot.storage.sql import LATEST, Row, Statement, instant, moment, statement, to_json
from bot.tables.admin_log import KEPT, Act, LogLine
from bot.tables.model import UserId
from bot.tables.ports import Unreadable

INSERT_LINE: Final = (
    "INSERT INTO admin_log (guild, cause, at, user_id, act, details, about_user) VALUES ($1, $2, $3, $4, $5, $6, $7)"
    " ON CONFLICT (guild, cause) DO NOTHING"
)
"""What an interaction does that Discord delivers once more is done already, and told."""
FORGET_LINES: Final = "DELETE FROM admin_log WHERE at <= $1"
LINES: Final = (
    "SELECT guild, cause, at, user_id, act, details, about_user FROM admin_log WHERE guild = $1 AND at > $2"
    " ORDER BY cause DESC LIMIT $3 OFFSET $4"
)
COUNT_LINES: Final = "SELECT count(*) FROM admin_log WHERE guild = $1 AND at > $2"


def insertions(line: LogLine | None) -> tuple[Statement, ...]:
    """The statements that save the line, and delete those of all servers that are too old; none for no line."""
    if line is None:
        return ()
    return (
        statement(
            INSERT_LINE, line.guild, line.cause, instant(line.at), line.by, line.act.value, to_json(dict(line.details)),
            line.about,
        ),
        forgetting(line.at - KEPT),
    )  # fmt: skip


def forgetting(until: datetime) -> Statement:
    """The statement that deletes what was done until then."""
    return statement(FORGET_LINES, instant(until))


def read_line(row: Row) -> LogLine:
    """The line of this row.

    Raises:
        Unreadable: a column has another value than this module writes.
    """
    guild, cause, at, user, act, details, about = row
    return LogLine(
        number(guild, "guild"),
        number(cause, "cause"),
        moment(number(at, "at", most=LATEST)),
        None if user is None else UserId(number(user, "user_id")),
        word(Act, act, "act"),
        _details(details),
        None if about is None else UserId(number(about, "about_user")),
    )


def _details(stored: object) -> Mapping[str, str]:
    try:
        details = json.loads(string(stored, "details"))
    except (ValueError, RecursionError):
        raise Unreadable("details") from None
    if not isinstance(details, dict) or not all(isinstance(value, str) for value in details.values()):
        raise Unreadable("details")
    return details
