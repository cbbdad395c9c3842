"""What ladders and figures show: kept with the results of a match, in the same transaction, and read by index.

A result that counts (`bot.tables.results`) adds one to the lines of its person: in the server and over all servers
(`WORLD`), each ever and in the present season, month and week. Nothing is counted twice: the key of the result refuses
the whole transaction.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from datetime import datetime
from typing import Final, TypeVar

from bot.storage.database import Ask, Database
from bot.storage.exclusions import UNLIST_EXCLUDED, excluded_in
from bot.storage.sql import Row, Statement, instant, moment, statement
from bot.tables.former import FORMER
from bot.tables.ladders import (
    MATCHES_FOR_COMPANY,
    MATCHES_FOR_RATE,
    Companion,
    ContractCount,
    Ladder,
    LadderReading,
    Metric,
    PastResult,
    Period,
    Rated,
    Standing,
)
from bot.tables.model import Credit, Outcome, Result, Table, UserId
from bot.tables.person_hash import person_hash
from bot.tables.rating import MATCHES_TO_BE_SURE, MILLION, WORLD, Rating

T = TypeVar("T")

# ------------------------------------------------------------------------------------------------------------- writing

NAME_PLAYER: Final = (
    "INSERT INTO player (user_id, name) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET name = excluded.name"
)
_WON_BEFORE: Final = "(CASE WHEN standing.streak > 0 THEN standing.streak ELSE 0 END)"
ADD_STANDING: Final = f"""
INSERT INTO standing
    (game, guild, period, user_id, matches, wins, draws, points, moves, autopilot, streak, longest, listed)
VALUES ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10, $5,
    CASE WHEN CAST($2 AS bigint) = {WORLD}
        THEN coalesce((SELECT world_ladder FROM member_setting WHERE user_id = $4), 0)
        ELSE coalesce((SELECT server_ladder FROM member_setting WHERE user_id = $4), 1) END)
ON CONFLICT (game, guild, period, user_id) DO UPDATE SET
    matches = standing.matches + 1,
    wins = standing.wins + excluded.wins,
    draws = standing.draws + excluded.draws,
    points = standing.points + excluded.points,
    moves = standing.moves + excluded.moves,
    autopilot = standing.autopilot + excluded.autopilot,
    rate = CASE WHEN standing.matches + 1 >= {MATCHES_FOR_RATE}
        THEN (standing.wins + excluded.wins) * {MILLION} / (standing.matches + 1) END,
    streak = CASE WHEN standing.streak * excluded.streak > 0 THEN standing.streak + excluded.streak
        ELSE excluded.streak END,
    longest = CASE WHEN excluded.streak > 0 AND {_WON_BEFORE} >= standing.longest THEN {_WON_BEFORE} + 1
        ELSE standing.longest END"""  # noqa: S608 - numbers and texts of ours, as below
_OWN_RATING: Final = (
    "FROM rating WHERE rating.game = standing.game AND rating.guild = standing.guild"
    " AND rating.user_id = standing.user_id"
)
_RATE: Final = (
    f"UPDATE standing SET rating = (SELECT CASE WHEN rating.matches >= {MATCHES_TO_BE_SURE} THEN rating.shown END"  # noqa: S608
    f" {_OWN_RATING}), rated_at = (SELECT rating.last_at {_OWN_RATING})"
)
RATE_STANDING: Final = f"{_RATE} WHERE game = $1 AND guild = $2 AND period = $3 AND user_id = $4"
UNRATE_STANDINGS: Final = (
    "UPDATE standing SET rating = NULL, rated_at = NULL WHERE game = $1 AND guild = $2 AND user_id = $3"
)
DELETE_STANDINGS: Final = "DELETE FROM standing WHERE game = $1 AND guild = $2"
ADD_COMPANION: Final = f"""
INSERT INTO companion (user_id, game, guild, partner, other_id, matches, wins) VALUES ($1, $2, $3, $4, $5, 1, $6)
ON CONFLICT (user_id, game, guild, partner, other_id) DO UPDATE SET
    matches = companion.matches + 1,
    wins = companion.wins + excluded.wins,
    rate = CASE WHEN companion.matches + 1 >= {MATCHES_FOR_COMPANY}
        THEN (companion.wins + excluded.wins) * {MILLION} / (companion.matches + 1) END"""  # noqa: S608
ADD_CONTRACT: Final = """
INSERT INTO played_contract (user_id, game, guild, contract, played, won, points) VALUES ($1, $2, $3, $4, 1, $5, $6)
ON CONFLICT (user_id, game, guild, contract) DO UPDATE SET
    played = played_contract.played + 1,
    won = played_contract.won + excluded.won,
    points = played_contract.points + excluded.points"""
# Below 0: the server excludes them (`bot.storage.administration`), whatever they have set.
LIST_MEMBER: Final = (
    f"UPDATE standing SET listed = CASE WHEN guild = {WORLD} THEN CAST($2 AS bigint) ELSE CAST($3 AS bigint) END"  # noqa: S608
    " WHERE user_id = $1 AND listed >= 0"
    f" AND listed <> CASE WHEN guild = {WORLD} THEN CAST($2 AS bigint) ELSE CAST($3 AS bigint) END"
)


def additions(table: Table, results: Sequence[Result], at: datetime, key: bytes) -> Iterator[Statement]:
    """The statements that add a finished match to ladders and figures; a former player is on none, and no ladder of
    the table's server lists those whom it excludes. `key`: that of the hashes of the excluded."""
    results = [result for result in results if result.person != FORMER]
    for result in results:
        yield statement(NAME_PLAYER, result.person.id, result.person.name)
        if counts(result):
            for guild in _guilds(table):
                yield from _of_result(table, result, results, guild, at)
        if (guild_of := table.place.guild) is not None:
            user = result.person.id
            yield statement(UNLIST_EXCLUDED, user, guild_of, person_hash(key, user))


def ratings(table: Table, results: Sequence[Result], at: datetime) -> Iterator[Statement]:
    """The statements that put the ratings of a match's players on the ladders; after `additions`, and after those that
    save new ratings."""
    for result in [result for result in results if result.person != FORMER]:
        for guild in _guilds(table):
            for key in _keys(at):
                yield statement(RATE_STANDING, table.game, guild, key, result.person.id)


def _guilds(table: Table) -> tuple[int, ...]:
    """The ladders on which matches of the table count."""
    return (WORLD,) if table.place.guild is None else (WORLD, table.place.guild)


def _keys(at: datetime) -> list[str]:
    return [period.key(at) for period in Period]


def counts(result: Result) -> bool:
    """Whether the match counts as played for the person of the result."""
    return not (result.credit is Credit.GAIN and result.outcome is Outcome.LOST)


def _of_result(
    table: Table, result: Result, results: Sequence[Result], guild: int, at: datetime
) -> Iterator[Statement]:
    gains = result.credit is not Credit.LOSS
    won = int(gains and result.outcome is Outcome.WON)
    drew = int(gains and result.outcome is Outcome.DREW)
    points = result.points if gains else min(0, result.points)
    game, person, outcome = table.game, result.person.id, 2 * won + drew - 1
    for key in _keys(at):
        yield statement(
            ADD_STANDING, game, guild, key, person, won, drew, points, result.moves, result.autopilot, outcome
        )
    for other in results:
        if other.person.id != person:
            partner = int(other.side == result.side)
            yield statement(ADD_COMPANION, person, game, guild, partner, other.person.id, won)
    if gains and table.match is not None:
        for played in table.match.game.contracts(table.match.state):
            if played.seat == result.seat:
                yield statement(ADD_CONTRACT, person, game, guild, played.contract, int(played.won), played.scored)


def all_ratings() -> Statement:
    """The statement that puts all ratings on ladders that have none yet; it reads all lines."""
    return statement(_RATE)


def rating_again(game: str, guild: int, user: UserId, at: int | None) -> Iterator[Statement]:
    """The statements that put the rating of a person on the ladders again, after it was computed anew.

    `at`: when their last rated match ended; None: they have no rating. The lines of earlier periods keep what they had.
    """
    if at is None:
        yield statement(UNRATE_STANDINGS, game, guild, user)
    for key in _keys(moment(at)) if at is not None else ():
        yield statement(RATE_STANDING, game, guild, key, user)


def begun_anew(guild: int, game: str) -> Statement:
    """The statement that lets the ladders of a server (or WORLD) in a game begin anew; results stay."""
    return statement(DELETE_STANDINGS, game, guild)


def listing(user: UserId, *, world: bool, servers: bool) -> Statement:
    """The statement that lists somebody on the ladders over all servers and on those of servers, or no longer does."""
    return statement(LIST_MEMBER, user, int(world), int(servers))


# ------------------------------------------------------------------------------------------------------------- reading

_STANDING: Final = """SELECT game, user_id,
    coalesce((SELECT name FROM player WHERE player.user_id = standing.user_id), ''),
    matches, wins, draws, points, moves, autopilot, rate, streak, longest, rating FROM standing"""
"""The fields of `Standing`."""
_LISTED: Final = "WHERE game = $1 AND guild = $2 AND period = $3 AND listed = 1"
_RATES: Final = f"{_LISTED} AND rate IS NOT NULL"
_RATINGS: Final = f"{_LISTED} AND rating IS NOT NULL AND rated_at >= $4"

PLAYERS: Final = f"SELECT count(*) FROM standing {_LISTED}"  # noqa: S608 - texts of ours, as below
PLAYERS_BY_RATE: Final = f"SELECT count(*) FROM standing {_RATES}"  # noqa: S608
PLAYERS_BY_RATING: Final = f"SELECT count(*) FROM standing {_RATINGS}"  # noqa: S608
BOARD_BY_WINS: Final = f"{_STANDING} {_LISTED} ORDER BY wins DESC, points DESC, matches, user_id LIMIT $4 OFFSET $5"
BOARD_BY_POINTS: Final = f"{_STANDING} {_LISTED} ORDER BY points DESC, wins DESC, matches, user_id LIMIT $4 OFFSET $5"
BOARD_BY_RATE: Final = f"{_STANDING} {_RATES} ORDER BY rate DESC, matches DESC, user_id LIMIT $4 OFFSET $5"
BOARD_BY_RATING: Final = f"{_STANDING} {_RATINGS} ORDER BY rating DESC, user_id LIMIT $5 OFFSET $6"
BETTER_BY_WINS: Final = f"SELECT count(*) FROM standing {_LISTED} AND wins > $4"  # noqa: S608
BETTER_BY_POINTS: Final = f"SELECT count(*) FROM standing {_LISTED} AND points > $4"  # noqa: S608
BETTER_BY_RATE: Final = f"SELECT count(*) FROM standing {_RATES} AND rate > $4"  # noqa: S608
BETTER_BY_RATING: Final = f"SELECT count(*) FROM standing {_RATINGS} AND rating > $5"  # noqa: S608
BEFORE_BY_WINS: Final = (
    f"SELECT count(*) FROM standing {_LISTED} AND wins >= $4 AND (wins > $4 OR points > $5"  # noqa: S608
    " OR (points = $5 AND (matches < $6 OR (matches = $6 AND user_id < $7))))"
)
BEFORE_BY_POINTS: Final = (
    f"SELECT count(*) FROM standing {_LISTED} AND points >= $4 AND (points > $4 OR wins > $5"  # noqa: S608
    " OR (wins = $5 AND (matches < $6 OR (matches = $6 AND user_id < $7))))"
)
BEFORE_BY_RATE: Final = (
    f"SELECT count(*) FROM standing {_RATES} AND rate >= $4 AND (rate > $4 OR matches > $5"  # noqa: S608
    " OR (matches = $5 AND user_id < $6))"
)
BEFORE_BY_RATING: Final = f"SELECT count(*) FROM standing {_RATINGS} AND rating >= $5 AND (rating > $5 OR user_id < $6)"  # noqa: S608
STANDING: Final = f"{_STANDING} WHERE game = $1 AND guild = $2 AND period = $3 AND user_id = $4"
STANDINGS: Final = f"{_STANDING} WHERE user_id = $1 AND guild = $2 AND period = $3 ORDER BY game"
RATED: Final = "SELECT shown, matches, last_at FROM rating WHERE game = $1 AND guild = $2 AND user_id = $3"
NAME: Final = "SELECT name FROM player WHERE user_id = $1"
LADDERS_OF: Final = "SELECT world_ladder, server_ladder FROM member_setting WHERE user_id = $1"

_POINTS: Final = "CASE WHEN credit = 'loss' AND points > 0 THEN 0 ELSE points END"
_PLACE: Final = "user_id = $1 AND game = $2 AND (CAST($3 AS bigint) IS NULL OR guild = $3)"
LAST_RESULTS: Final = (
    f"SELECT CASE WHEN credit = 'loss' AND outcome <> 'left' THEN 'lost' ELSE outcome END, {_POINTS}, finished_at"  # noqa: S608
    f" FROM result WHERE {_PLACE} AND NOT (credit = 'gain' AND outcome = 'lost')"
    " ORDER BY finished_at DESC, match_id LIMIT $4"
)
BEST_RESULTS: Final = (
    f"SELECT outcome, points, finished_at FROM result WHERE {_PLACE} AND outcome = 'won' AND credit <> 'loss'"  # noqa: S608
    " ORDER BY points DESC, finished_at LIMIT $4"
)
_COMPANION: Final = """SELECT other_id,
    coalesce((SELECT name FROM player WHERE player.user_id = companion.other_id), ''), matches, wins
    FROM companion WHERE user_id = $1 AND game = $2 AND guild = $3 AND partner = $4
    AND (CAST($5 AS bigint) = 1 OR coalesce((SELECT CASE WHEN CAST($3 AS bigint) = 0 THEN world_ladder
        ELSE server_ladder END FROM member_setting WHERE member_setting.user_id = companion.other_id),
        CASE WHEN CAST($3 AS bigint) = 0 THEN 0 ELSE 1 END) = 1)"""
"""`$5`: whether those who are not listed there are shown, too."""
FREQUENT: Final = f"{_COMPANION} ORDER BY matches DESC, wins DESC, other_id LIMIT $6"
SUCCESSFUL: Final = f"{_COMPANION} AND rate IS NOT NULL ORDER BY rate DESC, matches DESC, other_id LIMIT $6"
CONTRACTS: Final = (
    "SELECT contract, played, won, points FROM played_contract WHERE user_id = $1 AND game = $2 AND guild = $3"
)

CURVE: Final = (
    "SELECT server_mu, server_sigma, world_mu, world_sigma FROM rated_seat WHERE user_id = $1 AND game = $2"
    " AND (CAST($3 AS bigint) IS NULL OR guild = $3)"
    " AND number > coalesce((SELECT max(ladder_reset.number) FROM ladder_reset"
    " WHERE ladder_reset.guild = coalesce(CAST($3 AS bigint), 0) AND ladder_reset.game = $2), 0)"
    " ORDER BY number DESC LIMIT $4"
)

_PLAYERS: Final = {
    Metric.WINS: PLAYERS, Metric.POINTS: PLAYERS, Metric.RATE: PLAYERS_BY_RATE, Metric.RATING: PLAYERS_BY_RATING,
}  # fmt: skip
_BOARD: Final = {
    Metric.WINS: BOARD_BY_WINS, Metric.POINTS: BOARD_BY_POINTS, Metric.RATE: BOARD_BY_RATE,
    Metric.RATING: BOARD_BY_RATING,
}  # fmt: skip
_BETTER: Final = {
    Metric.WINS: BETTER_BY_WINS, Metric.POINTS: BETTER_BY_POINTS, Metric.RATE: BETTER_BY_RATE,
    Metric.RATING: BETTER_BY_RATING,
}  # fmt: skip
_BEFORE: Final = {
    Metric.WINS: BEFORE_BY_WINS, Metric.POINTS: BEFORE_BY_POINTS, Metric.RATE: BEFORE_BY_RATE,
    Metric.RATING: BEFORE_BY_RATING,
}  # fmt: skip


class SqlLadderStore:
    """The `LadderStore` in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, look: Callable[[LadderReading], Awaitable[T]]) -> T:
        """What `look` makes of the figures, all of one moment."""
        return await self._database.look(lambda ask: look(_Reading(ask)))


class _Reading:
    """Figures as they are at one moment."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def players(self, ladder: Ladder, period: str, since: datetime) -> int:
        """How many are listed and placed."""
        return await self._count(_PLAYERS[ladder.metric], *_of(ladder, period, since))

    async def lines(self, ladder: Ladder, period: str, since: datetime, first: int, count: int) -> Sequence[Standing]:
        """`count` lines from number `first` on, in order."""
        rows = await self._ask(_BOARD[ladder.metric], *_of(ladder, period, since), count, first)
        return [_standing(row) for row in rows]

    async def better(self, ladder: Ladder, period: str, since: datetime, figure: int) -> int:
        """How many are listed and have more than this figure."""
        return await self._count(_BETTER[ladder.metric], *_of(ladder, period, since), figure)

    async def before(self, ladder: Ladder, period: str, since: datetime, standing: Standing) -> int:
        """How many are listed and stand before this line."""
        order: tuple[int | None, ...] = {
            Metric.WINS: (standing.wins, standing.points, standing.matches),
            Metric.POINTS: (standing.points, standing.wins, standing.matches),
            Metric.RATE: (standing.rate, standing.matches),
            Metric.RATING: (standing.rating,),
        }[ladder.metric]
        return await self._count(_BEFORE[ladder.metric], *_of(ladder, period, since), *order, standing.user)

    async def standing(self, game: str, guild: int | None, period: str, user: UserId) -> Standing | None:
        """The line of one player."""
        rows = await self._ask(STANDING, game, _stored(guild), period, user)
        return _standing(rows[0]) if rows else None

    async def standings(self, user: UserId, guild: int | None) -> Sequence[Standing]:
        """The lines of one player ever, in the order of the games' keys."""
        rows = await self._ask(STANDINGS, user, _stored(guild), Period.EVER.value)
        return [_standing(row) for row in rows]

    async def rated(self, game: str, guild: int | None, user: UserId) -> Rated | None:
        """The rating of one player."""
        rows = await self._ask(RATED, game, _stored(guild), user)
        return Rated(rows[0][0], rows[0][1], moment(rows[0][2])) if rows else None

    async def last(self, game: str, guild: int | None, user: UserId, count: int) -> Sequence[PastResult]:
        """The last results, the newest first."""
        return _results(await self._ask(LAST_RESULTS, user, game, guild, count))

    async def best(self, game: str, guild: int | None, user: UserId, count: int) -> Sequence[PastResult]:
        """The results with the most points among those that were won."""
        return _results(await self._ask(BEST_RESULTS, user, game, guild, count))

    async def frequent(
        self, game: str, guild: int | None, user: UserId, count: int, *, partners: bool, hidden: bool
    ) -> Sequence[Companion]:
        """With (or against) whom the user has played most; `hidden`: also those who are not listed there."""
        values = user, game, _stored(guild), int(partners), int(hidden)
        return await self._companions(FREQUENT, guild, values, count)

    async def successful(
        self, game: str, guild: int | None, user: UserId, *, partners: bool, hidden: bool
    ) -> Companion | None:
        """With (or against) whom the user wins most."""
        values = user, game, _stored(guild), int(partners), int(hidden)
        found = await self._companions(SUCCESSFUL, guild, values, 1)
        return found[0] if found else None

    async def _companions(
        self, query: str, guild: int | None, values: tuple[int | str, ...], count: int
    ) -> Sequence[Companion]:
        """The first ones, but for those whom the server excludes."""
        excluded = await excluded_in(self._ask, guild)
        rows = await self._ask(query, *values, count + len(excluded))
        return [Companion(*figures) for other, *figures in rows if other not in excluded][:count]

    async def contracts(self, game: str, guild: int | None, user: UserId) -> Sequence[ContractCount]:
        """What the user has undertaken."""
        rows = await self._ask(CONTRACTS, user, game, _stored(guild))
        return [ContractCount(*row) for row in rows]

    async def curve(self, game: str, guild: int | None, user: UserId, count: int) -> Sequence[int]:
        """The ratings before the last `count` rated matches since the ladder began anew, in order."""
        rows = await self._ask(CURVE, user, game, guild, count)
        return [Rating(*(row[:2] if guild is not None else row[2:])).shown for row in reversed(rows)]

    async def name(self, user: UserId) -> str | None:
        """The name that the user had in their last match."""
        rows = await self._ask(NAME, user)
        return str(rows[0][0]) if rows else None

    async def listed(self, user: UserId, guild: int | None) -> bool:
        """Whether others may see the user on ladders and figures of the server, or (None) over all servers."""
        return await listed(self._ask, user, guild)

    async def excluded(self, user: UserId, guild: int | None) -> bool:
        """Whether the server excludes the user, who is listed nowhere there."""
        return user in await excluded_in(self._ask, guild)

    async def _count(self, sql: str, *values: int | str | None) -> int:
        ((count,),) = await self._ask(sql, *values)
        return int(count)


async def listed(ask: Ask, user: UserId, guild: int | None) -> bool:
    """Whether others may see the user on ladders and figures of the server, or (None) over all: they want to be seen,
    and the server does not exclude them."""
    rows = await ask(LADDERS_OF, user)
    world, servers = rows[0] if rows else (0, 1)
    return bool(world if guild is None else servers) and user not in await excluded_in(ask, guild)


def _stored(guild: int | None) -> int:
    return WORLD if guild is None else guild


def _of(ladder: Ladder, period: str, since: datetime) -> tuple[int | str, ...]:
    """The first values of a ladder's queries."""
    values = ladder.game, _stored(ladder.guild), period
    return (*values, instant(since)) if ladder.metric is Metric.RATING else values


def _standing(row: Row) -> Standing:
    game, user, *figures = row
    return Standing(game, UserId(user), *figures)


def _results(rows: Sequence[Row]) -> list[PastResult]:
    return [PastResult(Outcome(outcome), points, moment(at)) for outcome, points, at in rows]
