"""Results of finished matches; what ladders and figures make of them: `bot.storage.ladders`."""

from datetime import datetime
from typing import Final

from bot.storage.sql import Statement, instant, statement
from bot.tables.former import FORMER
from bot.tables.model import Result, Table

INSERT_RESULT: Final = (
    "INSERT INTO result"
    " (match_id, user_id, name, game, guild, seat, side, points, outcome, moves, autopilot, finished_at, credit)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)"
)


def insertion(match: str, table: Table, result: Result, at: datetime) -> Statement:
    """The statement that saves one person's result; that of a former player names nobody."""
    person = None if result.person == FORMER else result.person
    return statement(
        INSERT_RESULT, match, person and person.id, person and person.name, table.game, table.place.guild, result.seat,
        result.side, result.points, result.outcome.value, result.moves, result.autopilot, instant(at),
        result.credit.value,
    )  # fmt: skip
