"""Computes all ratings again from the seats of the rated matches, and compares them with those that are stored."""
# ruff: noqa: S608 - the texts are put together from column names of ours, never from values

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from bot.storage.database import Database
from bot.storage.ladders import rating_again
from bot.storage.ratings import INSERT_RATING, RATED_SEAT, rating_row, read_match, seat_row
from bot.storage.rows import number, string
from bot.storage.sql import Row, Statement, statement
from bot.tables.rating import MATCHES_TO_BE_SURE, WORLD
from bot.tables.ratings import Ladders, RatedMatch, Reset

EVERY_RATED_SEAT: Final = f"SELECT {RATED_SEAT} FROM rated_seat ORDER BY number, match_id, seat"
EVERY_RATING: Final = "SELECT game, guild, user_id, mu, sigma, matches, shown, last_at FROM rating"
EVERY_RESET: Final = (
    "SELECT guild, game, coalesce(number,"
    " (SELECT coalesce(max(number), 0) FROM rated_seat WHERE finished_at <= ladder_reset.at)) FROM ladder_reset"
)
"""With the number of the last rated match before it: the last that had ended where only the time is known."""
MISPLACED: Final = """
SELECT standing.game, standing.guild, standing.user_id, rating.last_at
FROM standing LEFT JOIN rating ON rating.game = standing.game AND rating.guild = standing.guild
    AND rating.user_id = standing.user_id
WHERE standing.period = 'ever' AND (coalesce(standing.rated_at, -1) <> coalesce(rating.last_at, -1)
    OR coalesce(standing.rating, -1000000) <>
        coalesce(CASE WHEN rating.matches >= $1 THEN rating.shown END, -1000000))"""
"""The lines of leaderboards that do not have the person's rating, each with the end of the person's last match."""
NEWEST_RATED: Final = "SELECT coalesce(max(number), 0) FROM rated_seat"
DELETE_RATING: Final = "DELETE FROM rating WHERE game = $1 AND guild = $2 AND user_id = $3"
UPDATE_NUMBERS: Final = (
    "UPDATE rated_seat SET server_mu = $3, server_sigma = $4, server_matches = $5, world_mu = $6, world_sigma = $7,"
    " world_matches = $8 WHERE match_id = $1 AND seat = $2"
)


@dataclass(frozen=True, slots=True)
class Difference:
    """A person's line on a ladder that is not what the matches say; None: there is, or there should be, no such line.

    A line: mu, sigma, matches, the number shown, the end of the last match.
    """

    game: str
    guild: int
    user: int
    stored: Row | None
    computed: Row | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """Ratings as stored beside those that the matches say.

    `seats`: of seats whose stored numbers from before their match are not what the earlier matches say: the match, the
    seat, the computed numbers. `misplaced`: the lines of leaderboards that do not have the stored rating (`MISPLACED`).
    """

    matches: int
    ratings: int
    differences: tuple[Difference, ...]
    seats: tuple[Row, ...]
    misplaced: tuple[Row, ...]

    @property
    def equal(self) -> bool:
        """Whether nothing differs."""
        return not (self.differences or self.seats or self.misplaced)

    def statements(self) -> Iterator[Statement]:
        """Make what is stored equal to what the matches say."""
        for line in self.differences:
            if line.stored is not None:
                yield statement(DELETE_RATING, line.game, line.guild, line.user)
            if line.computed is not None:
                yield statement(INSERT_RATING, line.game, line.guild, line.user, *line.computed)
        for seat in self.seats:
            yield statement(UPDATE_NUMBERS, *seat)
        ends = {(game, guild, user): at for game, guild, user, at in self.misplaced}
        ends |= {(it.game, it.guild, it.user): it.computed and it.computed[-1] for it in self.differences}
        for (game, guild, user), at in ends.items():
            yield from rating_again(game, guild, user, at)


async def compared(database: Database) -> Comparison:
    """Compare the stored ratings with those computed from the seats of the rated matches, in their order.

    Raises:
        Unreadable: the row of a seat, or of a reset, cannot be read.
    """
    while True:
        newest = await database.read(NEWEST_RATED)
        stored = {(row[0], row[1], row[2]): tuple(row[3:]) for row in await database.read(EVERY_RATING)}
        resets = await database.read(EVERY_RESET)
        seats = await database.read(EVERY_RATED_SEAT)
        misplaced = await database.read(MISPLACED, MATCHES_TO_BE_SURE)
        if await database.read(NEWEST_RATED) == newest:  # else a match was rated meanwhile
            break
    matches = [read_match(list(rows)) for _, rows in groupby(seats, key=lambda row: row[:1])]
    return _compared(matches, [_read_reset(row) for row in resets], stored, misplaced)


async def rebuild(database: Database) -> Comparison:
    """Make the stored ratings what the matches say; returns what differed. No match may end meanwhile.

    Raises:
        Unreadable: as `compared`.
        Unsaved: the change cannot be saved.
    """
    comparison = await compared(database)
    if not comparison.equal:
        await database.write(*comparison.statements())
    return comparison


def _compared(
    matches: Sequence[RatedMatch],
    resets: Sequence[Reset],
    stored: Mapping[tuple[str, int, int], Row],
    misplaced: Sequence[Row],
) -> Comparison:
    ladders, seats = Ladders.begun(resets), list[Row]()
    for match in matches:
        numbers = ladders.rate(match)
        again = RatedMatch(
            match.id, match.number, match.game, match.guild, match.at, match.seats,
            numbers[0] if match.guild is not None else None, numbers[-1],
        )  # fmt: skip
        for place in range(len(match.seats)):
            if seat_row(again, place) != seat_row(match, place):
                seats.append((match.id, place, *seat_row(again, place)[6:]))
    ladders.reset()
    computed: dict[tuple[str, int, int], Row] = {
        key: rating_row(rating, at) for key, (rating, at) in ladders.ratings.items()
    }
    keys = sorted({*computed, *stored}, key=str)  # a host may have put any value anywhere
    differences = [
        Difference(*key, stored.get(key), computed.get(key)) for key in keys if stored.get(key) != computed.get(key)
    ]
    return Comparison(len(matches), len(computed), tuple(differences), tuple(seats), tuple(misplaced))


def _read_reset(row: Row) -> Reset:
    guild, game, last = row
    return Reset(number(guild, "guild", least=WORLD), string(game, "game"), number(last, "number"))
