"""Reads open tables: their rows, seats, matches, moves and deadlines.

Every query starts at the open tables, so its cost does not grow with the number of matches played in the past. SQLite
keeps the order of a `CROSS JOIN`; with a plain `JOIN` it starts at the largest table and reads every move.

A row that cannot be read costs its own table alone: the table is left out, its match is suspended, or its turn begins
anew. The log names the table and the column, never the value, which may be a name or a card.
"""
# ruff: noqa: S608 - the texts are put together from column names and conditions of ours, never from values

import logging
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.storage.database import Database
from bot.storage.exclusions import Excluded, read_excluded
from bot.storage.ratings import RATED_SEAT, changes_of, read_match
from bot.storage.rows import (
    MATCH_COLUMNS,
    SEAT_COLUMNS,
    TABLE_COLUMNS,
    number,
    read_header,
    read_table,
    word,
)
from bot.storage.sql import LATEST, Row, moment
from bot.tables.model import Table, TableState
from bot.tables.playing import match_id
from bot.tables.ports import Awaited, Due, SavedMatch, SavedTable, Unreadable
from bot.tables.rating import RatingChange

OPEN: Final = "card_table.state <> 'closed'"
"""The condition of the index `card_table_open`. SQLite uses the index only for queries with these very words."""
PRESENT_MATCH: Final = (
    "match.table_id = card_table.id AND match.number = card_table.match_number AND card_table.state <> 'lobby'"
)
"""The match that a table plays or has just finished; a table in its lobby has none."""
_SHARD: Final = "(coalesce(card_table.guild, 0) >> 22) % {count} = {number}"
"""The condition for the tables of a shard (see `bot.tables.shard`)."""


def of_shard(count: int, number: int) -> str:
    """The condition for the tables of a shard, with these numbers of placeholders."""
    return _SHARD.format(count=f"${count}", number=f"${number}")


NEWEST_MOVE: Final = (
    "SELECT max((SELECT at FROM move WHERE match_id = match.id AND at <= $1 ORDER BY seq DESC LIMIT 1))"
    f" FROM card_table CROSS JOIN match WHERE {OPEN} AND {PRESENT_MATCH} AND {of_shard(2, 3)}"
)
"""When the newest move of all open tables of a shard was made; a later time than this is not one."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Queries:
    """The queries that read some open tables, each for all of them at once."""

    tables: str
    seats: str
    matches: str
    moves: str
    deadlines: str
    rated: str


_NAME_ON_LADDER: Final = """(SELECT name FROM result WHERE result.match_id = rated_seat.match_id
    AND result.user_id = rated_seat.user_id AND coalesce(
        (SELECT CASE WHEN rated_seat.guild IS NULL THEN world_ladder ELSE server_ladder END FROM member_setting
            WHERE member_setting.user_id = rated_seat.user_id),
        CASE WHEN rated_seat.guild IS NULL THEN 0 ELSE 1 END) = 1)"""
"""The name of whoever wants to be seen on the ladder of the match."""


def _queries(condition: str) -> Queries:
    """The queries for the tables that meet the condition."""
    match_columns = ", ".join(f"match.{name}" for name in MATCH_COLUMNS.split(", "))
    return Queries(
        tables=f"SELECT {TABLE_COLUMNS}, version FROM card_table WHERE {condition} ORDER BY opened_at, id",
        seats=f"SELECT {SEAT_COLUMNS} FROM card_table CROSS JOIN seat"
        f" WHERE {condition} AND seat.table_id = card_table.id",
        matches=f"SELECT {match_columns} FROM card_table CROSS JOIN match WHERE {condition} AND {PRESENT_MATCH}",
        moves="SELECT move.match_id, move.seq, move.line FROM card_table CROSS JOIN match CROSS JOIN move"
        f" WHERE {condition} AND {PRESENT_MATCH} AND move.match_id = match.id ORDER BY move.match_id, move.seq",
        deadlines="SELECT deadline.table_id, deadline.awaited, deadline.at, deadline.extended"
        " FROM card_table CROSS JOIN deadline"
        f" WHERE {condition} AND deadline.table_id = card_table.id",
        rated=f"SELECT {RATED_SEAT}, {_NAME_ON_LADDER} FROM rated_seat WHERE match_id IN"
        f" (SELECT match.id FROM card_table CROSS JOIN match WHERE {condition} AND {PRESENT_MATCH} AND match.rated = 1)"
        " ORDER BY match_id, seat",
    )


ALL_OPEN: Final = _queries(f"{OPEN} AND {of_shard(1, 2)}")
"""Of a shard."""
ONE_OPEN: Final = _queries(f"{OPEN} AND card_table.id = $1")


async def read_open(database: Database, queries: Queries, *values: object) -> Sequence[SavedTable]:
    """The open tables that `queries` are about, oldest first; `values` are those of the placeholders."""
    tables = await database.read(queries.tables, *values)
    seats = _by_key(await database.read(queries.seats, *values))
    headers = {row[0]: row for row in await database.read(queries.matches, *values)}
    moves = _by_key(await database.read(queries.moves, *values))
    deadlines = {row[0]: row[1:] for row in await database.read(queries.deadlines, *values)}
    rated = _by_key(await database.read(queries.rated, *values))
    saved = []
    for *row, version in tables:
        try:
            number(version, "version")
            table = read_table(tuple(row), seats[row[0]])
        except Unreadable as problem:
            _log.error("table %s is left out: its column %s cannot be read", row[0], problem.column)
            continue
        match = _match(table, headers, moves)
        deadline = deadlines.get(table.id)
        excluded = await read_excluded(database, table.place.guild) if rated else Excluded()
        changes = _rating_changes(table, rated, excluded)
        table = replace(table, extended=deadline is not None and bool(deadline[2]), rating_changes=changes)
        saved.append(SavedTable(table, match, _due(table, deadline), version))
    return saved


def _match(table: Table, headers: Mapping[str, Sequence[Any]], moves: Mapping[str, Sequence[Row]]) -> SavedMatch | None:
    """The table's match; None where there is none, or none that can be read."""
    if table.state is TableState.LOBBY:
        return None
    key = match_id(table.id, table.match_number)
    if key not in headers:
        _log.error("table %s is suspended: its match is not stored", table.id)
        return None
    try:
        return SavedMatch(*read_header(headers[key]), lines([move[1:] for move in moves[key]]))
    except Unreadable as problem:
        _log.error("table %s is suspended: the column %s of its match cannot be read", table.id, problem.column)
        return None


def _rating_changes(table: Table, rated: Mapping[str, Sequence[Row]], excluded: Excluded) -> tuple[RatingChange, ...]:
    """What the table's finished match has changed in ratings; nothing where that cannot be read.

    No rating of anybody is told whom the server excludes.
    """
    if not (rows := rated.get(match_id(table.id, table.match_number), ())):
        return ()
    try:
        match = read_match([row[:-1] for row in rows])
    except Unreadable as problem:
        _log.error("table %s does not tell ratings: their column %s cannot be read", table.id, problem.column)
        return ()
    named = ((seat.user, row[-1]) for seat, row in zip(match.seats, rows, strict=True))
    return changes_of(match, {user: name for user, name in named if user and user not in excluded})


def lines(moves: Sequence[Row]) -> tuple[str, ...]:
    """The lines of a log from rows of its moves (`seq, line, …`), in order.

    An empty line, which no reader accepts as a line of a match, stands for the first that is missing or no text, and
    ends the log: what follows it has no meaning.
    """
    texts: list[str] = []
    for seq, line, *_ in moves:
        if seq != len(texts) + 1 or not isinstance(line, str):
            return (*texts, "")
        texts.append(line)
    return tuple(texts)


def _by_key(rows: Sequence[Row]) -> dict[str, list[Row]]:
    """The rows grouped by their first value; no rows for any other key."""
    grouped: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        grouped[row[0]].append(row)
    return grouped


def _due(table: Table, row: Row | None) -> Due | None:
    """What the table waits for; None where that cannot be read, and its wait begins anew."""
    if row is None:
        return None
    awaited, at, _ = row
    try:
        return Due(word(Awaited, awaited, "awaited"), moment(number(at, "at", most=LATEST)))
    except Unreadable as problem:
        _log.error("table %s waits anew: the column %s of its deadline cannot be read", table.id, problem.column)
        return None
