"""Saves and reads tables: the table and its seats as rows, a match as its first line and the log of its moves."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Final

from bot.storage import archive, ladders
from bot.storage import results as result_rows
from bot.storage.admin_log import insertions as log_insertions
from bot.storage.database import Database
from bot.storage.exclusions import read_key
from bot.storage.open_tables import ALL_OPEN, NEWEST_MOVE, ONE_OPEN, OPEN, of_shard, read_open
from bot.storage.ratings import rated_now
from bot.storage.rows import SEAT_COLUMNS, TABLE_COLUMNS, header_row, seat_row, table_row
from bot.storage.sql import LATEST, RATED_MATCHES, SKIP_LOCKED, Row, Statement, instant, lock, statement
from bot.storage.told import told_all
from bot.tables.admin_log import LogLine
from bot.tables.former import FORMER
from bot.tables.model import Result, Table, TableId, TableState, UserId
from bot.tables.notices import Notice, table_changed
from bot.tables.playing import match_id
from bot.tables.ports import LEASE, Conflict, Due, SavedTable
from bot.tables.rating import RatingChange
from bot.tables.shard import EVERYTHING, Shard
from engine.cards import Seat
from engine.match import Match
from engine.record import dump, line_json

INSERT_TABLE: Final = (
    f"INSERT INTO card_table ({TABLE_COLUMNS}, opened_at, opened_by)"  # noqa: S608 - column names of ours
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,"
    " $19)"
)
UPDATE_TABLE: Final = (
    "UPDATE card_table SET guild = $2, channel = $3, state = $4, host = $5, game = $6, preset = $7, options = $8,"
    " pace = $9, seats = $10, match_number = $11, thread = $12, wants_thread = $13, starts_full = $14,"
    " wants_rated = $15, proposal = $16, level = $17, version = version + 1"
    " WHERE id = $1 AND version = $18"
)
UPDATE_VERSION: Final = "UPDATE card_table SET version = version + 1 WHERE id = $1 AND version = $2"
DELETE_SEAT: Final = "DELETE FROM seat WHERE table_id = $1 AND seat = $2"
INSERT_SEAT: Final = (
    f"INSERT INTO seat ({SEAT_COLUMNS})"  # noqa: S608 - as above
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)"
)
INSERT_MATCH: Final = (
    "INSERT INTO match (id, table_id, number, rules, game, preset, options, seats, dealer, started_at, started_by,"
    " rated) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
)
INSERT_MOVE: Final = "INSERT INTO move (match_id, seq, line, at, cause) VALUES ($1, $2, $3, $4, $5)"
UPSERT_DEADLINE: Final = (
    "INSERT INTO deadline (table_id, awaited, at, lease, extended) VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT (table_id) DO UPDATE SET awaited = excluded.awaited, at = excluded.at, lease = excluded.lease,"
    " extended = excluded.extended"
)
DELETE_DEADLINE: Final = "DELETE FROM deadline WHERE table_id = $1"
_FOR_PEOPLE: Final = "awaited IN ('turn', 'idle')"
"""Deadlines that give people time. All others say when the table itself acts: a computer, the next deal."""
ADD_DOWNTIME: Final = (
    f"UPDATE deadline SET at = at + $1 WHERE at <= $2 AND {_FOR_PEOPLE}"  # noqa: S608 - texts of ours
    f" AND table_id IN (SELECT id FROM card_table WHERE {OPEN} AND {of_shard(3, 4)})"
)
DUE_AT_ONCE: Final = (
    f"UPDATE deadline SET at = $1 WHERE at < $1 AND NOT {_FOR_PEOPLE}"  # noqa: S608 - as above
    f" AND table_id IN (SELECT id FROM card_table WHERE {OPEN} AND {of_shard(2, 3)})"
)
END_LEASES: Final = (
    f"UPDATE deadline SET lease = 0 WHERE table_id IN"  # noqa: S608 - as above
    f" (SELECT id FROM card_table WHERE {OPEN} AND {of_shard(1, 2)})"
)
NEW_VERSIONS: Final = (
    "UPDATE card_table SET version = version + 1"  # noqa: S608 - as above
    f" WHERE {OPEN} AND version <= $1 AND {of_shard(2, 3)}"
)
"""Whoever had the shard before, and does not know that they have it no more, saves nothing that builds on theirs."""
NEXT_TERM: Final = (
    "INSERT INTO alive (shard, at, term) VALUES ($1, $2, 1) ON CONFLICT (shard) DO UPDATE SET term = alive.term + 1"
    " RETURNING term"
)
LAST_ALIVE: Final = "SELECT at FROM alive WHERE shard = $1"
UPSERT_ALIVE: Final = "INSERT INTO alive (shard, at) VALUES ($1, $2) ON CONFLICT (shard) DO UPDATE SET at = excluded.at"

CLAIM: Final = (
    "UPDATE deadline SET lease = $2 WHERE table_id IN"  # noqa: S608 - as above
    " (SELECT table_id FROM deadline WHERE at <= $1 AND lease <= $1 AND EXISTS"
    f" (SELECT 1 FROM card_table WHERE card_table.id = deadline.table_id AND {of_shard(4, 5)})"
    " AND (CAST($6 AS bigint) = 0 OR EXISTS (SELECT 1 FROM alive WHERE shard = $5 AND term = $6))"
    f" ORDER BY at LIMIT $3 {SKIP_LOCKED}) RETURNING table_id"
)
KNOWN: Final = (
    "SELECT 1 FROM match WHERE table_id = $1"
    " AND (started_by = $2 OR EXISTS (SELECT 1 FROM move WHERE match_id = match.id AND cause = $2))"
)
VERSION: Final = f"SELECT id, version FROM card_table WHERE {OPEN} AND id = $1"  # noqa: S608 - as above
VERSIONS_OF_USER: Final = (
    f"SELECT id, version FROM card_table WHERE {OPEN} AND id IN"  # noqa: S608 - as above
    " (SELECT table_id FROM seat WHERE user_id = $1 UNION ALL SELECT table_id FROM seat WHERE left_user = $1"
    " UNION ALL SELECT table_id FROM seat WHERE waiting_user = $1)"
)
VERSIONS_THAT_KNOW: Final = (
    f"SELECT id, version FROM card_table WHERE {OPEN} AND id IN"  # noqa: S608 - as above
    " (SELECT id FROM card_table WHERE host = $1 UNION ALL SELECT table_id FROM seat WHERE user_id = $1"
    " UNION ALL SELECT table_id FROM seat WHERE left_user = $1"
    " UNION ALL SELECT table_id FROM seat WHERE waiting_user = $1"
    " UNION ALL SELECT table_id FROM seat WHERE kicked_by = $1"
    " UNION ALL SELECT table_id FROM seat WHERE kicked_out IS NOT NULL)"
)
VERSIONS_OF_CHANNEL: Final = f"SELECT id, version FROM card_table WHERE {OPEN} AND (channel = $1 OR thread = $1)"  # noqa: S608 - as above
ANY_OPEN: Final = f"SELECT 1 FROM card_table WHERE {OPEN} LIMIT 1"  # noqa: S608 - as above
OPENED: Final = "SELECT id FROM card_table WHERE opened_by = $1"


class TableStore(archive.FinishedMatches):
    """The table service's `Store` of one shard, in a database: it wakes and claims the tables of the shard alone."""

    def __init__(self, database: Database, shard: Shard = EVERYTHING) -> None:
        super().__init__(database)
        self._shard = shard
        self._of_shard = shard.count, shard.number
        self._term = 0
        """Which of those who have woken the shard this is; 0: none of them."""

    async def wake(self, now: datetime) -> Sequence[SavedTable]:
        """Give people the downtime back, make overdue what the table does by itself due now, read all open tables."""
        downtime = await self._downtime(now)
        ((self._term,),) = await self._database.ask(NEXT_TERM, self._shard.number, instant(now) - downtime)
        await self._database.write(
            statement(NEW_VERSIONS, LATEST, *self._of_shard),
            statement(ADD_DOWNTIME, downtime, LATEST, *self._of_shard),
            statement(DUE_AT_ONCE, instant(now), *self._of_shard),
            statement(END_LEASES, *self._of_shard),
            statement(UPSERT_ALIVE, self._shard.number, instant(now)),
        )
        return await self.open_tables()

    async def open_tables(self) -> Sequence[SavedTable]:
        """All open tables of the shard as they are stored, oldest first."""
        return await read_open(self._database, ALL_OPEN, *self._of_shard)

    async def _downtime(self, now: datetime) -> int:
        """Microseconds since the last sign of life: the newest move of an open table, if it is later than `alive`."""
        rows = [
            *await self._database.read(LAST_ALIVE, self._shard.number),
            *await self._database.read(NEWEST_MOVE, LATEST, *self._of_shard),
        ]
        signs = [at for (at,) in rows if isinstance(at, int) and at <= LATEST]
        return max(0, instant(now) - max(signs)) if signs else 0

    async def alive(self, now: datetime) -> None:
        """Save that the unit is running now."""
        await self._database.write(statement(UPSERT_ALIVE, self._shard.number, instant(now)))

    async def table(self, table: TableId) -> SavedTable | None:
        """One open table as it is stored."""
        tables = await read_open(self._database, ONE_OPEN, table)
        return tables[0] if tables else None

    async def save(
        self,
        before: Table | None,
        after: Table,
        *,
        version: int = 0,
        due: Due | None,
        at: datetime,
        cause: int | None = None,
        results: Sequence[Result] = (),
        told: LogLine | None = None,
        elsewhere: bool = False,
    ) -> tuple[RatingChange, ...]:
        """Save, in one transaction, every difference between the two tables; raises `Conflict` and `Unsaved`.

        Each other match of the same players that ends at the same time lets a rated one try once more.
        """
        key = await read_key(self._database) if results else b""
        changes = (
            *_locks(after, results),
            *_changes(before, after, version, due, at, cause, results, key, elsewhere=elsewhere),
            *log_insertions(told),
        )
        if elsewhere:
            changes = (*changes, told_all(table_changed(after.place.guild, after.id, version + (before is not None))))
        if not (after.rated and results):
            await self._database.write(*changes, *ladders.ratings(after, results, at))
            return ()
        rated = await rated_now(self._database, after, results, at)
        while True:
            try:
                await self._database.write(*changes, *rated.statements(), *ladders.ratings(after, results, at))
            except Conflict:
                again = await rated_now(self._database, after, results, at)
                if again == rated:  # their numbers are what they were: another writer has changed the table
                    raise
                rated = again
            else:
                return rated.changes

    async def claim(self, now: datetime, until: datetime, maximum: int) -> Sequence[TableId]:
        """At most `maximum` tables with something due, the most overdue first; nobody else gets them before `until`."""
        rows = await self._database.ask(CLAIM, instant(now), instant(until), maximum, *self._of_shard, self._term)
        return [TableId(table) for (table,) in rows]

    async def tell(self, notice: Notice) -> None:
        """Tell all units."""
        await self._database.write(told_all(notice))

    async def versions(self, table: TableId | None, user: UserId | None, channel: int) -> Mapping[TableId, int]:
        """The versions of the open tables with this id, of this user, or of this channel."""
        rows = [*(await self._database.read(VERSION, table) if table is not None else ())]
        if user is not None:
            rows += await self._database.read(VERSIONS_OF_USER, user)
        if channel:
            rows += await self._database.read(VERSIONS_OF_CHANNEL, channel)
        return {TableId(table): version for table, version in rows}

    async def versions_that_know(self, user: UserId) -> Mapping[TableId, int]:
        """The versions of the open tables with this user as host or at a seat, or where somebody was kicked out."""
        return {TableId(table): version for table, version in await self._database.read(VERSIONS_THAT_KNOW, user)}

    async def empty(self) -> bool:
        """Whether no table at all is open, of any shard."""
        return not await self._database.read(ANY_OPEN)

    async def known(self, table: TableId, cause: int) -> bool:
        """Whether this cause has already started a match of the table or moved in one."""
        return bool(await self._database.read(KNOWN, table, cause))

    async def opened(self, cause: int) -> TableId | None:
        """The table that this cause opened."""
        rows = await self._database.read(OPENED, cause)
        return TableId(rows[0][0]) if rows else None


def _locks(after: Table, results: Sequence[Result]) -> Sequence[Statement]:
    """Let the figures of these people, and the numbers of rated matches, be changed by one match at a time."""
    rated = [RATED_MATCHES] if after.rated and results else []
    return lock(*rated, *(result.person.id for result in results if result.person != FORMER))


def _changes(
    before: Table | None,
    after: Table,
    version: int,
    due: Due | None,
    at: datetime,
    cause: int | None,
    results: Sequence[Result],
    key: bytes,
    *,
    elsewhere: bool,
) -> Iterator[Statement]:
    """All that differs between the two tables, without ratings."""
    yield _table_change(before, after, version, at, cause)
    yield from _seat_changes(before, after)
    yield from _match_changes(before, after, at, cause)
    yield _deadline_change(after, due, claimed=not elsewhere)
    for result in results:
        yield result_rows.insertion(match_id(after.id, after.match_number), after, result, at)
    yield from ladders.additions(after, results, at, key)


def _deadline_change(after: Table, due: Due | None, *, claimed: bool) -> Statement:
    if due is None:
        return statement(DELETE_DEADLINE, after.id)
    until = instant(due.at + LEASE) if claimed else 0
    return statement(UPSERT_DEADLINE, after.id, due.awaited.value, instant(due.at), until, int(after.extended))


def _table_change(before: Table | None, after: Table, version: int, at: datetime, cause: int | None) -> Statement:
    """The change of the table's row: a move changes nothing there but the version."""
    if before is None:
        return statement(INSERT_TABLE, *table_row(after), instant(at), cause)
    if _of_row(before) == _of_row(after):
        return statement(UPDATE_VERSION, after.id, version, fence=True)
    return statement(UPDATE_TABLE, *table_row(after), version, fence=True)


def _of_row(table: Table) -> tuple[object, ...]:
    """The fields of a table that are kept in its row, without its id."""
    return (
        table.place, table.state, table.host, table.game, table.preset, table.options, table.pace, len(table.holders),
        table.match_number, table.wants_thread, table.starts_full, table.wants_rated, table.proposal,
        table.last_proposed, table.level,
    )  # fmt: skip


def _seat_changes(before: Table | None, after: Table) -> Iterator[Statement]:
    """Deletes every changed seat before it inserts any: a person who changes seats may hold only one row."""
    if before is not None and before.holders is after.holders and before.agreed == after.agreed:
        return
    was = _seat_rows(before) if before is not None else {}
    now = _seat_rows(after)
    for seat, row in was.items():
        if now.get(seat) != row:
            yield statement(DELETE_SEAT, after.id, seat)
    for seat, row in now.items():
        if was.get(seat) != row:
            yield statement(INSERT_SEAT, *row)


def _seat_rows(table: Table) -> dict[int, Row]:
    return {row[1]: row for row in _held(table)}


def _held(table: Table) -> Iterator[Row]:
    for seat, holder in enumerate(table.holders):
        if holder is not None:
            yield seat_row(table, Seat(seat), holder)


def _match_changes(before: Table | None, after: Table, at: datetime, cause: int | None) -> Iterator[Statement]:
    match = after.match
    if match is None:
        return
    key = match_id(after.id, after.match_number)
    logged = 0
    if before is None or before.match_number != after.match_number:
        yield _insert_match(key, after, match, at, cause)
        cause = None
    elif before.match is not None:
        logged = len(before.match.log)
    for seq, line in enumerate(match.log[logged:], start=logged + 1):
        yield statement(INSERT_MOVE, key, seq, dump(line_json(line)), instant(at), cause)
        cause = None  # it is known by the first of its moves
    if before is not None and before.state is TableState.PLAYING and after.state is TableState.FINISHED:
        yield from archive.finishing(after, at)


def _insert_match(key: str, table: Table, match: Match, at: datetime, cause: int | None) -> Statement:
    return statement(
        INSERT_MATCH, key, table.id, table.match_number, match.game.revision, *header_row(match.header),
        instant(at), cause, int(table.rated),
    )  # fmt: skip
