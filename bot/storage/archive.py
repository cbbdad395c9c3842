"""Finished matches: who played, for lists; their first lines and moves, for records and replays."""
# ruff: noqa: S608 - the texts are put together from column names and conditions of ours, never from values

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, Final

from bot.storage.database import Database
from bot.storage.open_tables import lines
from bot.storage.rows import LARGEST, MATCH_COLUMNS, MOST_SEATS, number, read_header, string, word
from bot.storage.sql import LATEST, Row, Statement, instant, moment, statement
from bot.tables.former import FORMER
from bot.tables.model import Outcome, Person, Place, Table, TableId, UserId
from bot.tables.played import MatchRef, PlayedMatch, Player
from bot.tables.playing import match_id
from bot.tables.ports import Finished, SavedMatch, Unreadable
from bot.tables.results import seats_taken
from engine.cards import Seat
from engine.players import PLAYERS

INSERT_MATCH_SEAT: Final = (
    "INSERT INTO match_seat (match_id, seat, turn, user_id, name, computer, game, finished_at)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
)
FINISH_MATCH: Final = "UPDATE match SET finished_at = $2, digest = $3, guild = $4 WHERE id = $1"
HOLDS: Final = "SELECT 1 FROM card_table WHERE id = $1 AND state <> 'closed'"
LAST_MATCH: Final = f"SELECT finished_at, {MATCH_COLUMNS} FROM match WHERE table_id = $1 ORDER BY number DESC LIMIT 1"
NUMBERED_MATCH: Final = f"SELECT finished_at, {MATCH_COLUMNS} FROM match WHERE table_id = $1 AND number = $2"
MOVES: Final = "SELECT seq, line, at FROM move WHERE match_id = $1 ORDER BY seq"

_GAME: Final = "(CAST($2 AS text) IS NULL OR game = $2)"
_PLAYED: Final = """
SELECT match.table_id, match.number, match.game, card_table.guild, card_table.channel, card_table.thread, match.rated,
    match.finished_at, match_seat.seat, match_seat.turn, match_seat.user_id, match_seat.name, match_seat.computer,
    result.outcome, result.points
FROM ({matches}) AS wanted
CROSS JOIN match
CROSS JOIN card_table
CROSS JOIN match_seat
LEFT JOIN result ON result.match_id = match_seat.match_id AND result.user_id = match_seat.user_id
WHERE match.id = wanted.id AND card_table.id = match.table_id AND match_seat.match_id = wanted.id
ORDER BY match.finished_at DESC, match.id DESC, match_seat.turn, match_seat.seat"""
"""A row for each seat of these matches, the newest match first. SQLite keeps the order of a `CROSS JOIN`."""
PLAYED_BY: Final = _PLAYED.format(
    matches=f"SELECT match_id AS id FROM match_seat WHERE user_id = $1 AND {_GAME}"
    " ORDER BY finished_at DESC, match_id DESC LIMIT $3 OFFSET $4"
)
COUNT_PLAYED_BY: Final = f"SELECT count(*) FROM match_seat WHERE user_id = $1 AND {_GAME}"
PLAYED_IN_GUILD: Final = _PLAYED.format(
    matches="SELECT id FROM match WHERE guild = $1 AND finished_at IS NOT NULL"
    " ORDER BY finished_at DESC, id DESC LIMIT $2"
)
PLAYED_MATCH: Final = _PLAYED.format(
    matches="SELECT id FROM match WHERE table_id = $1 AND number = $2 AND finished_at IS NOT NULL"
)


class FinishedMatches:
    """The `FinishedStore`, in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def finished(self, table: TableId, which: int | None) -> Finished | None:
        """The table's match with this number (None: its last match); the table may be closed; raises `Unreadable`."""
        if which is None:
            rows = await self._database.read(LAST_MATCH, table)
        else:
            rows = await self._database.read(NUMBERED_MATCH, table, which)
        if not rows:
            return None
        at, *header = rows[0]
        moves = await self._database.read(MOVES, header[0])
        saved = SavedMatch(*read_header(header), lines(moves))
        times = tuple(moment(number(when, "at", most=LATEST)) for _, _, when in moves)
        return Finished(saved, times, None if at is None else moment(number(at, "finished_at", most=LATEST)))

    async def holds(self, table: TableId) -> bool:
        """Whether this table is stored and not closed, readable or not."""
        return bool(await self._database.read(HOLDS, table))


class ArchiveStore(FinishedMatches):
    """The archive's `MatchStore`, in a database."""

    async def played(self, ref: MatchRef) -> PlayedMatch | None:
        """This match, if it is over; None where there is none, or its rows cannot be read."""
        return next(iter(_matches(await self._database.read(PLAYED_MATCH, ref.table, ref.number))), None)

    async def played_by(self, user: UserId, game: str | None, *, skip: int, limit: int) -> Sequence[PlayedMatch]:
        """The user's finished matches, the newest first, without the first `skip`."""
        return _matches(await self._database.read(PLAYED_BY, user, game, limit, skip))

    async def count_played_by(self, user: UserId, game: str | None) -> int:
        """How many finished matches the user has."""
        ((count,),) = await self._database.read(COUNT_PLAYED_BY, user, game)
        return int(count)

    async def played_in(self, guild: int, limit: int) -> Sequence[PlayedMatch]:
        """The newest finished matches of a server."""
        return _matches(await self._database.read(PLAYED_IN_GUILD, guild, limit))


def finishing(table: Table, at: datetime) -> Iterator[Statement]:
    """The statements that put the match of the table, which has just ended, into the archive."""
    match = match_id(table.id, table.match_number)
    yield statement(FINISH_MATCH, match, instant(at), table.digest, table.place.guild)
    for taken in seats_taken(table):
        person = taken.person
        known = None if person in (None, FORMER) else person.id
        yield statement(
            INSERT_MATCH_SEAT, match, taken.seat, taken.turn, known, person and person.name,
            taken.computer, table.game, instant(at),
        )  # fmt: skip


def _matches(rows: Sequence[Row]) -> tuple[PlayedMatch, ...]:
    """The matches of these rows of `_PLAYED`, without those that cannot be read."""
    found = []
    for _, of_match in groupby(rows, key=lambda row: row[:2]):
        try:
            found.append(_match([*of_match]))
        except Unreadable:
            continue
    return tuple(found)


def _match(rows: Sequence[Row]) -> PlayedMatch:
    table, which, game, guild, channel, thread, rated, finished_at, *_ = rows[0]
    place = Place(
        None if guild is None else number(guild, "guild"),
        number(channel, "channel"),
        None if thread is None else number(thread, "thread"),
    )
    seats = [_player(row[8:]) for row in rows]
    return PlayedMatch(
        MatchRef(TableId(string(table, "table_id")), number(which, "number")),
        string(game, "game"),
        place,
        bool(number(rated, "rated", most=1)),
        moment(number(finished_at, "finished_at", most=LATEST)),
        tuple(player for turn, player in seats if turn == 0),
        tuple(player for turn, player in seats if turn and player.person is not None),
    )


def _player(row: Sequence[Any]) -> tuple[int, Player]:
    """Who had the seat, and at which turn."""
    seat, turn, user, name, computer, outcome, points = row
    if computer is not None and computer not in PLAYERS:
        raise Unreadable("computer")
    person = None if user is None or name is None else Person(UserId(number(user, "user_id")), string(name, "name"))
    return number(turn, "turn"), Player(
        Seat(number(seat, "seat", most=MOST_SEATS)),
        person,
        computer,
        None if outcome is None else word(Outcome, outcome, "outcome"),
        None if points is None else number(points, "points", least=-LARGEST),
        former=person is None and (computer is None or name is not None),
    )
