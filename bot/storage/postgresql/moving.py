"""Moves everything from an SQLite file into an empty PostgreSQL database, in batches; goes on where it was interrupted.

How far it is, is in the database itself, changed with each batch: whoever is killed in the middle loses nothing and
repeats nothing. At the end each table is read on both sides, and counts and digests compared.
"""

import hashlib
import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.storage.migrations import VERSION
from bot.storage.person_key import person_key
from bot.storage.postgresql.connection import Connection
from bot.storage.postgresql.database import PostgresqlDatabase
from bot.storage.settings_store import MARK, MOVING, PUT_MARK
from bot.storage.sql import Row
from bot.storage.sqlite.database import SqliteDatabase

BATCH: Final = 5000
"""Rows of one transaction."""
MOVED: Final = "moved-from"
"""The mark of a database into which a file has been moved."""
OWN_MARKS: Final = frozenset({MOVING, MOVED})
TABLES: Final = (
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'schema_version'"
    " ORDER BY name"
)
COLUMNS: Final = "SELECT name, type FROM pragma_table_info($1) ORDER BY cid"
PARENTS: Final = 'SELECT DISTINCT "table" FROM pragma_foreign_key_list($1)'
DIGESTS: Final = 2**256


class NotEmpty(Exception):  # noqa: N818 - named as what is the case
    """The database has something in it that has not come from this file."""


class AlreadyMoved(Exception):  # noqa: N818 - named as what is the case
    """All of the file is in the database."""


class Unfit(Exception):  # noqa: N818 - named as what is the case
    """A value of the file cannot be stored in PostgreSQL."""

    def __init__(self, table: str, column: str, row: int) -> None:
        super().__init__(table, column, row)
        self.table, self.column, self.row = table, column, row


class Differs(Exception):  # noqa: N818 - named as what is the case
    """A table is not the same on both sides, although all of it was moved."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


@dataclass(frozen=True, slots=True)
class Table:
    """A table to move: its columns, and which of them have numbers."""

    name: str
    columns: tuple[str, ...]
    numbers: frozenset[str]

    @property
    def selected(self) -> str:
        """The columns as a query names them."""
        return ", ".join(f'"{column}"' for column in self.columns)


@dataclass(frozen=True, slots=True)
class Content:
    """What is in a table: the number of rows, and a digest of all of them in whatever order."""

    rows: int
    digest: str


Progress = Callable[[str, int, int], None]
"""Told after each batch: the table, the rows that are moved, all rows."""


async def move(source: SqliteDatabase, target: PostgresqlDatabase, progress: Progress) -> Mapping[str, Content]:
    """Move all rows; what is in each table then, on both sides.

    No bot may run on either.

    Raises:
        NotEmpty, AlreadyMoved: nothing was done.
        Unfit: nothing more was done.
        Differs: the database is not usable.
    """
    connection = await target.connect("stich moving")
    try:
        tables = await _tables(source)
        name = await _begun(source, connection, tables)
        for again in (True, False):
            await _copy(source, connection, tables, name, progress)
            content = await _compared(source, connection, tables)
            differing = next((table for table, found in content.items() if found is None), None)
            if differing is None:
                break
            if not again:
                raise Differs(differing)
            # Somebody has used the file since the beginning was moved.
            await _clear(connection, tables, name)
        await connection.execute("ANALYZE")
        async with connection.transaction():
            await connection.execute("DELETE FROM mark WHERE name = $1", MOVING)
            await connection.execute(PUT_MARK, MOVED, name)
        return {table: found for table, found in content.items() if found is not None}
    finally:
        await connection.close()


async def _tables(source: SqliteDatabase) -> Sequence[Table]:
    """All tables, each after those that it refers to."""
    tables, parents = {}, {}
    for (name,) in await source.read(TABLES):
        columns = await source.read(COLUMNS, name)
        numbers = frozenset(column for column, kind in columns if kind == "bigint")
        tables[name] = Table(name, tuple(column for column, _ in columns), numbers)
        parents[name] = {parent for (parent,) in await source.read(PARENTS, name)} - {name}
    ordered: list[Table] = []
    while parents:
        free = sorted(name for name, needed in parents.items() if not needed & parents.keys())
        ordered += [tables[name] for name in free]
        parents = {name: needed for name, needed in parents.items() if name not in free}
    return ordered


async def _begun(source: SqliteDatabase, connection: Connection, tables: Sequence[Table]) -> str:
    """The name of the file's content, after the database has been marked as taking it.

    The key of the hashes of persons is made once for each database, so its digest tells one from another.
    """
    name = hashlib.sha256(await person_key(source)).hexdigest()
    if await connection.fetchval(MARK, MOVED) == name:
        raise AlreadyMoved
    stored = await connection.fetchval(MARK, MOVING)
    if stored is not None:
        if json.loads(stored)["source"] != name:
            raise NotEmpty
        return name
    for table in tables:
        if await connection.fetchval(f'SELECT 1 FROM "{table.name}" LIMIT 1') is not None:  # noqa: S608 - of the schema
            raise NotEmpty
    assert await connection.fetchval(VERSION) == (await source.read(VERSION))[0][0]
    await connection.execute(PUT_MARK, MOVING, json.dumps({"source": name, "done": {}}))
    return name


async def _clear(connection: Connection, tables: Sequence[Table], name: str) -> None:
    """Empty all tables, of which every row has come from the file."""
    async with connection.transaction():
        for table in reversed(tables):
            await connection.execute(f'DELETE FROM "{table.name}"')  # noqa: S608 - of the schema
        await connection.execute(PUT_MARK, MOVING, json.dumps({"source": name, "done": {}}))


async def _copy(
    source: SqliteDatabase, connection: Connection, tables: Sequence[Table], name: str, progress: Progress
) -> None:
    done: dict[str, Sequence[int]] = json.loads(await connection.fetchval(MARK, MOVING))["done"]
    for table in tables:
        ((rows,),) = await source.read(f'SELECT count(*) FROM "{table.name}"')  # noqa: S608 - of the schema
        last, moved = done.get(table.name, (0, 0))
        progress(table.name, moved, rows)
        async for batch in _batches(source, table, last):
            records = [_fit(table, row) for _, *row in batch if not _is_own(table, row)]
            last, moved = batch[-1][0], moved + len(batch)
            done[table.name] = (last, moved)
            async with connection.transaction():
                await connection.copy_records_to_table(table.name, records=records, columns=table.columns)
                await connection.execute(PUT_MARK, MOVING, json.dumps({"source": name, "done": done}))
            progress(table.name, moved, rows)


async def _batches(source: SqliteDatabase, table: Table, last: int) -> AsyncIterator[Sequence[Row]]:
    """The rows after this one, each behind its number."""
    query = (
        f'SELECT rowid, {table.selected} FROM "{table.name}"'  # noqa: S608 - names of the schema
        f" WHERE rowid > $1 ORDER BY rowid LIMIT {BATCH}"
    )
    while batch := await source.read(query, last):
        yield batch
        last = batch[-1][0]


def _is_own(table: Table, row: Sequence[Any]) -> bool:
    return table.name == "mark" and row[0] in OWN_MARKS


def _fit(table: Table, row: Sequence[Any]) -> Sequence[Any]:
    """The row, if a PostgreSQL table can have it; raises `Unfit`."""
    for number, (column, value) in enumerate(zip(table.columns, row, strict=True)):
        if value is None:
            continue
        fits = isinstance(value, int) if column in table.numbers else isinstance(value, str) and "\0" not in value
        if not fits:
            raise Unfit(table.name, column, number)
    return row


async def _compared(
    source: SqliteDatabase, connection: Connection, tables: Sequence[Table]
) -> Mapping[str, Content | None]:
    """What is in each table; None where the two sides differ."""
    found = {}
    for table in tables:
        here = _Digest(table)
        async for batch in _batches(source, table, 0):
            here.add([row[1:] for row in batch])
        there = _Digest(table)
        async with connection.transaction(readonly=True):
            query = f'SELECT {table.selected} FROM "{table.name}"'  # noqa: S608 - names of the schema
            batch = []
            async for record in connection.cursor(query, prefetch=BATCH):
                batch.append(tuple(record))
                if len(batch) == BATCH:
                    there.add(batch)
                    batch = []
            there.add(batch)
        found[table.name] = here.content if here.content == there.content else None
    return found


class _Digest:
    """Counts rows, and adds up their hashes: the sum does not depend on their order."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._rows = 0
        self._sum = 0

    def add(self, rows: Sequence[Sequence[Any]]) -> None:
        """Count these."""
        for row in rows:
            if _is_own(self._table, row):
                continue
            text = json.dumps(list(row), ensure_ascii=False).encode("utf-8", "surrogatepass")
            self._sum = (self._sum + int.from_bytes(hashlib.sha256(text).digest(), "big")) % DIGESTS
            self._rows += 1

    @property
    def content(self) -> Content:
        """What was counted."""
        return Content(self._rows, f"{self._sum:064x}")
