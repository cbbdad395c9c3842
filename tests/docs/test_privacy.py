"""The privacy page describes the real database: its columns, and statements that delete a person's data."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import aiosqlite
import pytest

from bot.storage.migrations import migrate
from bot.tables.model import Person, UserId
from tests.docs.pages import blocks, text
from tests.support.clock import FakeClock
from tests.tables.world import BEN, CARLA, running

USER = 123456789012345678
PEOPLE = {
    ("card_table", "host"),
    ("message_ref", "user_id"),
    ("match_seat", "user_id"),
    ("member_setting", "user_id"),
    ("opening_told", "user_id"),
    ("opening_wish", "user_id"),
    ("panel", "user_id"),
    ("result", "user_id"),
    ("seat", "kicked_by"),
    ("seat", "left_user"),
    ("seat", "user_id"),
    ("seat", "waiting_user"),
}
"""Every column with a person's id. The privacy page must list a new one, and its statements must delete it."""
TELLS_OF_PEOPLE = {
    ("card_table", "proposal"): f'{{"what": "end", "by": {USER}, "agreed": [{USER}]}}',
    ("seat", "kicked_out"): f'[[{USER}, "Anna"]]',
}
"""Columns with ids of people among other things, each with a text that has one."""
NAMES = {
    ("match_seat", "name"),
    ("member_setting", "name"),
    ("result", "name"),
    ("seat", "left_name"),
    ("seat", "name"),
    ("seat", "waiting_name"),
}


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    path = tmp_path / "stich.db"
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await migrate(connection, datetime.now(UTC))
    return path


def _columns(connection: sqlite3.Connection) -> Iterator[tuple[str, str, str, bool]]:
    """Every column of the database: table, name, type, and whether it is required."""
    for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        for _, column, kind, required, _, _ in connection.execute(f"PRAGMA table_info({table})").fetchall():
            yield table, column, kind, bool(required)


def test_the_columns_with_ids_and_names_of_people_are_known(database: Path) -> None:
    connection = sqlite3.connect(database)
    columns = {(table, column) for table, column, _, _ in _columns(connection)}
    connection.close()
    assert columns >= PEOPLE | NAMES
    words_for_people = ("user", "host", "person", "member", "player", "_by")
    columns -= {("match", "started_by"), ("card_table", "opened_by")}  # interactions
    assert {column for column in columns if any(word in column[1] for word in words_for_people)} == PEOPLE
    assert {column for column in columns if column[1].endswith("name")} - {("mark", "name")} == NAMES


def test_the_statements_of_the_page_delete_all_data_of_a_person(database: Path) -> None:
    connection = sqlite3.connect(database, isolation_level=None)
    tables: dict[str, dict[str, object]] = {}
    for table, column, kind, _ in _columns(connection):
        personal = USER if (table, column) in PEOPLE else "Anna" if (table, column) in NAMES else None
        personal = TELLS_OF_PEOPLE.get((table, column), personal)
        usual: object = "closed" if (table, column) == ("card_table", "state") else "1" if kind == "text" else 1
        tables.setdefault(table, {})[column] = personal if personal is not None else usual
    for table in {table for table, _ in PEOPLE}:
        row = tables[table]
        marks = ", ".join("?" * len(row))
        connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))
    for statement in "".join(blocks("docs/privacy.md", "sql")).split(";"):
        if statement.strip():
            connection.execute(statement, {"user": USER} if ":user" in statement else {})
    left = [
        (table, column)
        for table, column, _, _ in _columns(connection)
        if connection.execute(f"SELECT 1 FROM {table} WHERE {column} LIKE '%{USER}%' OR {column} = 'Anna'").fetchone()
    ]
    connection.close()
    assert left == []


async def test_after_the_statements_nobody_finds_the_person_in_the_bytes_of_the_file(tmp_path: Path) -> None:
    path, clock = tmp_path / "stich.db", FakeClock()
    anna = Person(UserId(USER), "Annabella-the-only")
    async with running(path, clock) as world:
        over = await world.finish((await world.begun(anna, BEN, target=300)).id)
        lobby = await world.open(anna)
        alone = await world.begun(anna, target=300)
        present = await world.begun(CARLA, anna, target=300)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        assert anna.name.encode() in _all_bytes(tmp_path)
        for statement in "".join(blocks("docs/privacy.md", "sql")).split(";"):
            if statement.strip():
                connection.execute(statement, {"user": USER} if ":user" in statement else {}).fetchall()
        columns = [(table, column) for table, column, _, _ in _columns(connection)]
        assert not [
            column
            for table, column in columns
            if connection.execute(f"SELECT 1 FROM {table} WHERE {column} IN (?, ?)", (USER, anna.name)).fetchone()
        ]
    kept = _all_bytes(tmp_path)
    assert anna.name.encode() not in kept
    assert USER.to_bytes(8, "big") not in kept
    async with running(path, clock) as world:
        assert {table for table in (over.id, lobby.id, alone.id) if world.tables.get(table)} == {over.id}
        assert world.now(over).host == BEN.id
        await world.finish(present.id)


def test_the_page_names_the_setting_for_the_database() -> None:
    assert "`STICH_DATABASE`" in text("docs/privacy.md")


def _all_bytes(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())
