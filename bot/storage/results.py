"""Results of finished matches, and the standings that are counted from them."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.storage.sql import Row, Statement, instant, statement
from bot.tables.former import FORMER
from bot.tables.model import Result, Standing, Table, UserId

INSERT_RESULT: Final = (
    "INSERT INTO result"
    " (match_id, user_id, name, game, guild, seat, side, points, outcome, moves, autopilot, finished_at, credit)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)"
)
_STANDINGS: Final = """
SELECT
    result.game,
    result.user_id,
    (SELECT newest.name FROM result AS newest WHERE newest.user_id = result.user_id
     ORDER BY newest.finished_at DESC, newest.match_id DESC LIMIT 1) AS name,
    count(*) AS matches,
    sum(CASE WHEN result.outcome = 'won' AND result.credit <> 'loss' THEN 1 ELSE 0 END) AS wins,
    sum(CASE WHEN result.outcome = 'drew' AND result.credit <> 'loss' THEN 1 ELSE 0 END) AS draws,
    CAST(sum(CASE WHEN result.credit = 'loss' AND result.points > 0 THEN 0 ELSE result.points END) AS bigint) AS points,
    CAST(sum(result.moves) AS bigint) AS moves,
    CAST(sum(result.autopilot) AS bigint) AS autopilot
FROM result
"""
"""The fields of `Standing`. A person has one name on all lines: the one shown in the newest match."""
_COUNTED: Final = "NOT (result.credit = 'gain' AND result.outcome = 'lost')"
"""The matches that count as played."""
# PostgreSQL infers no type for a placeholder that is only compared with NULL.
LEADERBOARD: Final = f"""{_STANDINGS}
WHERE result.game = $1 AND (CAST($2 AS bigint) IS NULL OR result.guild = $2) AND result.user_id IS NOT NULL
    AND {_COUNTED}
GROUP BY result.game, result.user_id
ORDER BY wins DESC, points DESC, matches, result.user_id
LIMIT $3"""
STATS: Final = f"""{_STANDINGS}
WHERE result.user_id = $1
    AND (CAST($2 AS text) IS NULL OR result.game = $2) AND (CAST($3 AS bigint) IS NULL OR result.guild = $3)
    AND {_COUNTED}
GROUP BY result.game, result.user_id
ORDER BY result.game"""


def insertion(match: str, table: Table, result: Result, at: datetime) -> Statement:
    """The statement that saves one person's result; that of a former player names nobody."""
    person = None if result.person == FORMER else result.person
    return statement(
        INSERT_RESULT, match, person and person.id, person and person.name, table.game, table.place.guild, result.seat,
        result.side, result.points, result.outcome.value, result.moves, result.autopilot, instant(at),
        result.credit.value,
    )  # fmt: skip


def standings(rows: Sequence[Row]) -> tuple[Standing, ...]:
    """The standings from rows of LEADERBOARD or STATS."""
    return tuple(Standing(game, UserId(user), *figures) for game, user, *figures in rows)
