"""Results of finished matches, and what is counted from them."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.storage.sql import Row, Statement, instant, statement
from bot.tables.model import Result, Standing, Table, UserId

INSERT_RESULT: Final = (
    "INSERT INTO result"
    " (match_id, user_id, name, game, guild, seat, side, points, outcome, moves, autopilot, finished_at)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
)
# A person is called as he was called last. Without the word AS, which reads like a card where logs are searched.
_STANDINGS: Final = """
SELECT counted.game, counted.user_id,
    (SELECT last.name FROM result last WHERE last.user_id = counted.user_id
     ORDER BY last.finished_at DESC, last.match_id DESC LIMIT 1),
    count(*),
    sum(CASE counted.outcome WHEN 'won' THEN 1 ELSE 0 END) wins,
    sum(CASE counted.outcome WHEN 'drew' THEN 1 ELSE 0 END),
    sum(counted.points) points,
    sum(counted.moves),
    sum(counted.autopilot)
FROM result counted
"""
LEADERBOARD: Final = (
    _STANDINGS
    + """
WHERE counted.game = $1 AND ($2 IS NULL OR counted.guild = $2)
GROUP BY counted.game, counted.user_id
ORDER BY wins DESC, points DESC, count(*), counted.user_id
LIMIT $3"""
)
STATS: Final = (
    _STANDINGS
    + """
WHERE counted.user_id = $1 AND ($2 IS NULL OR counted.game = $2) AND ($3 IS NULL OR counted.guild = $3)
GROUP BY counted.game, counted.user_id
ORDER BY counted.game"""
)


def insertion(match: str, table: Table, result: Result, at: datetime) -> Statement:
    """The statement that keeps one person's result."""
    return statement(
        INSERT_RESULT, match, result.person.id, result.person.name, table.game, table.place.guild, result.seat,
        result.side, result.points, result.outcome.value, result.moves, result.autopilot, instant(at),
    )  # fmt: skip


def standings(rows: Sequence[Row]) -> tuple[Standing, ...]:
    """The lines of LEADERBOARD and STATS."""
    return tuple(Standing(game, UserId(user), *counted) for game, user, *counted in rows)
