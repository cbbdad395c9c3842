"""Ratings, and the seats of rated matches from which they can be computed again.

A match's numbers from before it are read, the new ones computed and saved with the match's last move, where every row
must still have what was read. Otherwise another match of the same person was first, and it is all done once more.
"""
# ruff: noqa: S608 - the texts are put together from column names of ours, never from values

import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from bot.storage.database import Ask, Database
from bot.storage.ladders import begun_anew, listed
from bot.storage.rows import LARGEST, number, string, word
from bot.storage.sql import RATED_MATCHES, Row, Statement, instant, lock, statement
from bot.tables.model import Credit, Result, Table, UserId
from bot.tables.playing import match_id
from bot.tables.ports import Unreadable
from bot.tables.rating import WORLD, Rating, RatingChange
from bot.tables.ratings import RatedMatch, RatedSeat, after_match, computer, rated_seats

FEWEST_SEATS: Final = 2
SEAT_COLUMNS: Final = (
    "side, place, gone, user_id, level, credit, server_mu, server_sigma, server_matches, world_mu, world_sigma,"
    " world_matches"
)
RATED_SEAT: Final = f"match_id, number, game, guild, finished_at, seat, {SEAT_COLUMNS}"
"""The columns of a seat of a rated match."""
RATINGS: Final = "SELECT guild, mu, sigma, matches FROM rating WHERE game = $1 AND guild IN (0, $2) AND user_id = $3"
INSERT_RATING: Final = (
    "INSERT INTO rating (game, guild, user_id, mu, sigma, matches, shown, last_at)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
)
UPDATE_RATING: Final = (
    "UPDATE rating SET mu = $4, sigma = $5, matches = $6, shown = $7, last_at = $8"
    " WHERE game = $1 AND guild = $2 AND user_id = $3 AND mu = $9 AND sigma = $10 AND matches = $11"
)
INSERT_RATED_SEAT: Final = (
    f"INSERT INTO rated_seat (match_id, seat, game, guild, finished_at, {SEAT_COLUMNS}, number)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,"
    " coalesce((SELECT max(number) FROM rated_seat WHERE match_id = $1),"
    " (SELECT coalesce(max(number), 0) + 1 FROM rated_seat)))"
)
"""A match is numbered after all that were rated before: the rows of `rating` allow no other order for one person."""
INSERT_RESET: Final = (
    "INSERT INTO ladder_reset (guild, game, at, number)"
    " VALUES ($1, $2, $3, (SELECT coalesce(max(number), 0) FROM rated_seat))"
)
DELETE_LADDER: Final = "DELETE FROM rating WHERE guild = $1 AND game = $2"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class RatedNow:
    """A match that is being rated, with the numbers that its seats have on its ladders just before it.

    `stored`: the row of each person who has one on a ladder: mu, sigma, matches. `names`: of the persons.
    """

    match: RatedMatch
    stored: Mapping[tuple[int, UserId], Row]
    names: Mapping[UserId, str]

    @property
    def changes(self) -> tuple[RatingChange, ...]:
        """What players are told of it."""
        return changes_of(self.match, self.names)

    def statements(self) -> Iterator[Statement]:
        """Save the new numbers, then the seats with those from before."""
        match = self.match
        for guild, before in match.ladders:
            for seat, now in zip(match.seats, after_match(match.game, match.seats, before), strict=True):
                if seat.user is None:
                    continue
                row = match.game, guild, seat.user, *rating_row(now, match.at)
                was = self.stored.get((guild, seat.user))
                yield (
                    statement(INSERT_RATING, *row) if was is None else statement(UPDATE_RATING, *row, *was, fence=True)
                )
        for place in range(len(match.seats)):
            yield statement(
                INSERT_RATED_SEAT, match.id, place, match.game, match.guild, match.at, *seat_row(match, place)
            )


async def rated_now(database: Database, table: Table, results: Sequence[Result], at: datetime) -> RatedNow:
    """The match of the table that has just finished with these results, with the stored numbers of its players.

    Those whom no ladder there lists have no names.
    """
    seats, guild = rated_seats(table, results), table.place.guild
    stored: dict[tuple[int, UserId], Row] = {}
    for seat in seats:
        if seat.user is not None:
            rows = await database.read(RATINGS, table.game, guild, seat.user)
            stored |= {(ladder, seat.user): tuple(row) for ladder, *row in rows}
    server = None if guild is None else _before(table.game, seats, guild, stored)
    world = _before(table.game, seats, WORLD, stored)
    key = match_id(table.id, table.match_number)
    match = RatedMatch(key, 0, table.game, guild, instant(at), seats, server, world)
    people = [result.person for result in results]

    async def named(ask: Ask) -> dict[UserId, str]:
        return {person.id: person.name for person in people if await listed(ask, person.id, guild)}

    return RatedNow(match, stored, await database.look(named))


def _before(
    game: str, seats: Sequence[RatedSeat], guild: int, stored: Mapping[tuple[int, UserId], Row]
) -> tuple[Rating, ...]:
    """The numbers of the seats on the ladder of this server (or WORLD), where these rows are stored."""
    before = []
    for seat in seats:
        row = None if seat.user is None else stored.get((guild, seat.user))
        if seat.level is not None:
            before.append(computer(game, seat.level))
        else:
            before.append(Rating() if row is None else _read(row))
    return tuple(before)


def _read(row: Row) -> Rating:
    """The numbers of a row; those of a beginner, which is logged, where it cannot be read: a match ends all the same,
    and `stich ratings rebuild` mends it."""
    try:
        return read_rating(row)
    except Unreadable as problem:
        _log.error("a rating begins anew: its column %s cannot be read", problem.column)
        return Rating()


def read_rating(row: Sequence[Any]) -> Rating:
    """The numbers from mu, sigma and matches.

    Raises:
        Unreadable: a value is none that they can have.
    """
    mu, sigma, matches = row
    return Rating(number(mu, "mu", least=-LARGEST), number(sigma, "sigma", least=1), number(matches, "matches"))


def changes_of(match: RatedMatch, names: Mapping[UserId, str]) -> tuple[RatingChange, ...]:
    """What the match changed for each person whose name is known, on the ladder of the server, in direct messages on
    that over all; in the order of the places, who left last."""
    _, before = match.ladders[0]
    after = after_match(match.game, match.seats, before)
    told = sorted(enumerate(match.seats), key=lambda entry: (entry[1].gone, entry[1].place, entry[0]))
    return tuple(
        RatingChange(seat.user, names[seat.user], before[place].shown, after[place].shown, after[place].provisional)
        for place, seat in told
        if seat.user is not None and names.get(seat.user)
    )


def rating_row(rating: Rating, at: int) -> Row:
    """The values of a person's line on a ladder: mu, sigma, matches, the number shown, the end of the last match."""
    return rating.mu, rating.sigma, rating.matches, rating.shown, at


def seat_row(match: RatedMatch, place: int) -> Row:
    """The values of SEAT_COLUMNS for a seat of the match."""
    seat, server, world = match.seats[place], match.server, match.world[place]
    own = (None, None, None) if server is None else (server[place].mu, server[place].sigma, server[place].matches)
    return (
        seat.side, seat.place, int(seat.gone), seat.user, seat.level, seat.credit.value, *own,
        world.mu, world.sigma, world.matches,
    )  # fmt: skip


def read_match(rows: Sequence[Row]) -> RatedMatch:
    """The match from the rows of its seats, in order: RATED_SEAT.

    Raises:
        Unreadable: a value is none that they can have, or a seat is missing.
    """
    id, count, game, guild, at = rows[0][:5]
    if [row[5] for row in rows] != list(range(len(rows))) or len(rows) < FEWEST_SEATS:
        raise Unreadable("seat")
    seats, server, world = [], [], []
    for row in rows:
        side, place, gone, user, level, credit, *numbers = row[6:]
        seats.append(
            RatedSeat(
                number(side, "side"), number(place, "place"), None if user is None else UserId(number(user, "user_id")),
                None if level is None else string(level, "level"), word(Credit, credit, "credit"),
                bool(number(gone, "gone", most=1)),
            )
        )  # fmt: skip
        if guild is not None:
            server.append(read_rating(numbers[:3]))
        world.append(read_rating(numbers[3:]))
    return RatedMatch(
        string(id, "match_id"), number(count, "number"), string(game, "game"),
        None if guild is None else number(guild, "guild"), number(at, "finished_at"), tuple(seats),
        None if guild is None else tuple(server), tuple(world),
    )  # fmt: skip


def reset(guild: int, game: str, at: datetime) -> tuple[Statement, ...]:
    """Let the ladders of a server (or WORLD) begin anew in a game; statements for one transaction."""
    return (
        *lock(RATED_MATCHES),
        statement(INSERT_RESET, guild, game, instant(at)),
        statement(DELETE_LADDER, guild, game),
        begun_anew(guild, game),
    )
