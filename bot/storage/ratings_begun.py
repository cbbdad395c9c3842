"""Rates, once, the rated matches that had finished before there were ratings.

Who took part is in their results. The places, also those of computers, come from their logs; a match whose log cannot
be read to its end by the present rules is left out. At which level a computer played is known of a table's last match
only; elsewhere it is the level of the table.
"""
# ruff: noqa: S608 - the texts are put together from column names of ours, never from values

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.storage.archive import MOVES
from bot.storage.database import Database
from bot.storage.ladders import all_ratings
from bot.storage.open_tables import lines
from bot.storage.ratings import INSERT_RATED_SEAT, INSERT_RATING, rating_row, seat_row
from bot.storage.rows import MATCH_COLUMNS, number, read_header, word
from bot.storage.settings_store import MARK, NEW_MARK
from bot.storage.sql import Row, Statement, statement
from bot.tables.model import Credit, Outcome, UserId
from bot.tables.ports import Conflict, Unreadable
from bot.tables.rating import Rating
from bot.tables.ratings import Ladders, RatedMatch, RatedSeat, computer, places_of
from bot.tables.safe_traceback import safe_traceback
from engine.match import Match, replay
from engine.record import read_log_line

BEGUN: Final = "ratings"
"""The mark of a database whose matches are rated."""
EARLIER_RATED: Final = (
    "SELECT match.id, match.table_id, match.finished_at, card_table.guild, card_table.level,"
    f" card_table.match_number = match.number, {', '.join(f'match.{name}' for name in MATCH_COLUMNS.split(', '))}"
    " FROM match JOIN card_table ON card_table.id = match.table_id"
    " WHERE match.rated = 1 AND match.finished_at IS NOT NULL ORDER BY match.finished_at, match.id"
)
RESULTS_OF: Final = "SELECT seat, user_id, outcome, credit FROM result WHERE match_id = $1"
COMPUTERS_OF: Final = "SELECT seat, computer FROM seat WHERE table_id = $1 AND computer IS NOT NULL"

_log = logging.getLogger(__name__)


async def begin_ratings(database: Database) -> None:
    """Rate all earlier rated matches, in the order in which they ended; nothing where that has been done before."""
    if await database.read(MARK, BEGUN):
        return
    ladders, statements = Ladders.begun(()), list[Statement]()
    for match in await _earlier(database):
        numbers = ladders.rate(match)
        rated = replace(match, server=numbers[0] if match.guild is not None else None, world=numbers[-1])
        for place in range(len(match.seats)):
            head = match.id, place, match.game, match.guild, match.at
            statements.append(statement(INSERT_RATED_SEAT, *head, *seat_row(rated, place)))
    for key, (rating, at) in ladders.ratings.items():
        statements.append(statement(INSERT_RATING, *key, *rating_row(rating, at)))
    try:
        await database.write(statement(NEW_MARK, BEGUN, "1"), *statements, all_ratings())
    except Conflict:
        if not await database.read(MARK, BEGUN):
            raise
        # Another process that starts at the same time has done it.


async def _earlier(database: Database) -> Sequence[RatedMatch]:
    """The matches to rate; each person begins as everybody does."""
    matches = []
    for id, table, at, guild, level, last, *header in await database.read(EARLIER_RATED):
        moves = await database.read(MOVES, id)
        results = {row[0]: row[1:] for row in await database.read(RESULTS_OF, id)}
        computers: dict[int, str] = dict(await database.read(COMPUTERS_OF, table)) if last else {}
        try:
            match = _folded(header, moves)
            places, sides = places_of(match.standings), match.game.sides(match.header.seats)
            seats = []
            for seat in range(match.header.seats):
                side = next(number for number, members in enumerate(sides) if seat in members)
                of_person = _of_person(side, places[side], results.get(seat))
                seats.append(of_person or RatedSeat(side, places[side], None, computers.get(seat, level)))
            begin = tuple(Rating() if it.level is None else computer(match.game.key, it.level) for it in seats)
            server = None if guild is None else begin
            matches.append(
                RatedMatch(id, 0, match.game.key, guild, number(at, "finished_at"), tuple(seats), server, begin)
            )
        except Unreadable as problem:
            _log.warning("match %s is not rated: its column %s cannot be read", id, problem.column)
        except Exception as error:  # a broken log may raise anything
            _log.warning("match %s is not rated: its log cannot be read: %s", id, safe_traceback(error))
    return matches


def _folded(header: Sequence[object], moves: Sequence[Row]) -> Match:
    """The whole match.

    Raises:
        Unreadable: it is of another edition of the rules, or not over.
    """
    first, rules, *_ = read_header(header)
    match = replay(first, ())
    if match.game.revision != rules:
        raise Unreadable("rules")
    for text in lines([move[:2] for move in moves]):
        match, _ = match.follow(read_log_line(text, match.game, first.seats))
    if not match.over:
        raise Unreadable("finished_at")
    return match


def _of_person(side: int, place: int, result: Row | None) -> RatedSeat | None:
    """The seat with this result; None where nobody's result is stored."""
    if result is None:
        return None
    user, outcome, credit = result
    gone = word(Outcome, outcome, "outcome") is Outcome.LEFT
    person = None if user is None else UserId(number(user, "user_id"))  # None: a former player
    return RatedSeat(side, place, person, None, word(Credit, credit, "credit"), gone)
