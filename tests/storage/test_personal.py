"""Every column of the database either knows nobody, or is told apart: deleted with its person, and shown to them."""

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import SqlPrivacyStore, open_database
from bot.storage.personal import PERSONAL
from bot.storage.sections import SECTIONS
from bot.storage.sqlite.wiping import wipe_unwiped
from bot.tables.model import UserId
from tests.support.clock import START

USER, OTHER = 123456789012345678, 876543210987654321
NAME = "Annabella-the-only"
SCHEMA_26 = Path(__file__).with_name("schema_26.sql")
"""The dump of a database of the version before people could be deleted."""
KNOW_NOBODY = {
    "admin_log": "guild cause at act details",  # whoever writes a reason about somebody: it goes with them
    "alive": "shard at term",
    "card_table": (
        "id guild channel state game preset options pace seats match_number opened_at opened_by version thread"
        " wants_thread starts_full wants_rated level"
    ),
    "companion": "game guild partner matches wins rate",
    "deadline": "table_id awaited at lease extended",
    "deletion": "person_hash at",  # a keyed hash, so that a deletion can be repeated on a restored backup
    "exclusion": "guild person_hash at_once at",  # a keyed hash, which stays
    "guild_channel": "guild channel",
    "guild_rules": "guild game preset options seats",
    "guild_setting": "guild language welcomed deck threads game pace pictures ratings",
    "lesson_progress": "lesson passed finished at",
    "mark": "name value",
    "match": (
        "id table_id number game rules preset options seats dealer started_at started_by finished_at rated digest guild"
    ),
    "match_seat": "match_id seat turn computer game finished_at",
    "member_setting": (
        "language locale hand dm_blocked_until deck steps invitations nudge quiet queues claims words pictures"
        " world_ladder server_ladder card_points beginner"
    ),
    "message_ref": "table_id kind channel message turn",
    "move": "match_id seq line at cause",
    "opening_told": "at",
    "opening_wish": "guild channel",
    "panel": "table_id channel message further token expires_at",
    "played_contract": "game guild contract played won points",
    "ladder_reset": "guild game at number",
    "rated_seat": (
        "match_id seat number game guild finished_at side place gone level credit server_mu server_sigma server_matches"
        " world_mu world_sigma world_matches"
    ),
    "rating": "game guild mu sigma matches shown last_at",
    "result": "match_id game guild seat side points outcome moves autopilot finished_at credit",
    "schema_version": "version applied_at",
    "standing": (
        "game guild period matches wins draws points moves autopilot rate streak longest rating rated_at listed"
    ),
    "seat": "table_id seat computer autopilot misses reserve agreed kicked queued newcomer",
}
"""The columns without ids and names of people; ids of interactions and messages are none.

A new column comes here only if it never holds anybody's id or name. Else it belongs into `bot.storage.personal`.
"""
SHOWN_IN_PART = {
    "admin_log": "cause details",  # what somebody else has written
    "card_table": "options pace preset seats match_number opened_by version wants_thread starts_full wants_rated level",
    "panel": "further token",  # a secret of the bot's, and what only the bot can use
    "seat": "computer agreed queued newcomer",  # what others may not know yet: a card that is to be played
}
"""Columns beside a person's own that are not in their file."""


@pytest.fixture
async def connection(path: Path) -> AsyncIterator[sqlite3.Connection]:
    """A connection to an empty database of today."""
    async with await open_database(path, now=START):
        pass
    with closing(sqlite3.connect(path, isolation_level=None)) as opened:
        yield opened


def columns(connection: sqlite3.Connection) -> dict[str, dict[str, str]]:
    """The columns of every table, with their types."""
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()]
    return {
        table: {name: kind for _, name, kind, *_ in connection.execute(f"PRAGMA table_info({table})").fetchall()}
        for table in tables
    }


def known() -> set[tuple[str, str]]:
    """The columns that know people."""
    return {(it.table, column) for it in PERSONAL for column in (it.column, *it.names)}


def test_it_is_said_of_every_column_whether_it_knows_people(connection: sqlite3.Connection) -> None:
    stored = {(table, column) for table, known_columns in columns(connection).items() for column in known_columns}
    nobody = {(table, column) for table, text in KNOW_NOBODY.items() for column in text.split()}
    assert stored - nobody - known() == set()  # a new column: see KNOW_NOBODY
    assert (nobody | known()) - stored == set()
    assert nobody & known() == set()


def test_what_is_beside_a_persons_id_is_in_their_file(connection: sqlite3.Connection) -> None:
    shown = {_column_of(section.rows, column) for section in SECTIONS for column in section.columns}
    withheld = {(table, column) for table, text in SHOWN_IN_PART.items() for column in text.split()}
    ids = {(it.table, it.column) for it in PERSONAL}
    beside = {(table, column) for table in {it.table for it in PERSONAL} for column in columns(connection)[table]}
    assert beside - shown - withheld - ids - {("seat", "table_id")} == set()


def _column_of(query: str, column: str) -> tuple[str, str]:
    """The table and the name of a column that this query reads."""
    table, _, name = column.rpartition(".")
    return table or query.partition(" FROM ")[2].split()[0], name


def filled(connection: sqlite3.Connection, open_tables: bool) -> None:
    """A row in every table that knows people, with a person in every such column."""
    texts = {
        ("card_table", "proposal"): json.dumps({"what": "end", "by": USER, "agreed": [USER, OTHER]}),
        ("seat", "kicked_out"): json.dumps([[USER, NAME], [OTHER, "Ben"]], separators=(",", ":")),
    }
    ids = {(it.table, it.column) for it in PERSONAL} - set(texts)
    for table in {it.table for it in PERSONAL}:
        row: dict[str, object] = {}
        for column, kind in columns(connection)[table].items():
            key = (table, column)
            row[column] = USER if key in ids else NAME if key in known() - set(texts) else "x" if kind == "text" else 7
            row[column] = texts.get(key, row[column])
        if table == "card_table":
            row["state"] = "lobby" if open_tables else "closed"
        marks = ", ".join("?" * len(row))
        connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))


@pytest.mark.parametrize("open_tables", [True, False])
async def test_a_deletion_leaves_no_id_and_no_name_in_any_column(
    path: Path, connection: sqlite3.Connection, open_tables: bool
) -> None:
    filled(connection, open_tables)
    if not open_tables:  # closed tables have none
        connection.execute("UPDATE card_table SET proposal = NULL")
    async with await open_database(path, now=START) as database:
        await SqlPrivacyStore(database).delete(UserId(USER), START)
    like = (f"%{USER}%", f"%{NAME}%")
    left = [
        (table, column)
        for table, of_table in columns(connection).items()
        for column in of_table
        if connection.execute(f"SELECT 1 FROM {table} WHERE {column} LIKE ? OR {column} LIKE ?", like).fetchone()
    ]
    assert left == []


@pytest.mark.parametrize(("table", "column"), [("seat", "kicked_out"), ("card_table", "proposal")])
async def test_a_deletion_is_repeated_for_who_is_known_in_a_text_alone(
    path: Path, connection: sqlite3.Connection, table: str, column: str
) -> None:
    filled(connection, open_tables=True)
    ((text,),) = connection.execute(f"SELECT {column} FROM {table}").fetchall()
    async with await open_database(path, now=START) as database:
        store = SqlPrivacyStore(database)
        await store.delete(UserId(USER), START)
        assert await store.to_repeat() == ()
        # As in a backup from before it: the deletion is in the list beside the database alone.
        connection.execute("DELETE FROM deletion")
        assert await store.to_repeat() == []
        connection.execute(f"UPDATE {table} SET {column} = ?", (text,))
        assert await store.to_repeat() == [USER]


async def test_others_keep_everything(path: Path, connection: sqlite3.Connection) -> None:
    filled(connection, open_tables=True)
    before = {table: connection.execute(f"SELECT * FROM {table}").fetchall() for table in columns(connection)}
    async with await open_database(path, now=START) as database:
        await SqlPrivacyStore(database).delete(UserId(OTHER + 1), START)
    for table, rows in before.items():
        if table not in {"deletion", "mark"}:
            assert connection.execute(f"SELECT * FROM {table}").fetchall() == rows, table


async def test_a_person_sees_all_of_it_without_secrets(path: Path, connection: sqlite3.Connection) -> None:
    filled(connection, open_tables=True)
    connection.execute("UPDATE panel SET token = 'a-secret-token'")
    connection.execute("UPDATE seat SET queued = 'KS'")
    async with await open_database(path, now=START) as database:
        store = SqlPrivacyStore(database)
        content = await store.export(UserId(USER))
        counts = await store.counts(UserId(USER))
        assert await store.export(UserId(OTHER + 1)) == await store.counts(UserId(OTHER + 1)) == {}
    assert set(content) == {section.name for section in SECTIONS}
    assert counts == {name: len(rows) for name, rows in content.items()}
    text = json.dumps(content)
    assert NAME in text
    for secret in ("a-secret-token", "KS", str(OTHER), "Ben"):
        assert secret not in text


async def test_a_database_of_version_26_keeps_its_results_and_is_written_anew_once(path: Path) -> None:
    with closing(sqlite3.connect(path)) as old:
        old.executescript(SCHEMA_26.read_text())
        names = [name for _, name, *_ in old.execute("PRAGMA table_info(result)").fetchall()]
        query = f"SELECT {', '.join(names)} FROM result ORDER BY match_id, seat"
        before = tuple(old.execute(query).fetchall())
    async with await open_database(path, now=START) as database:
        assert await database.read(query) == before
        assert len(before) > 10
        assert await database.read("PRAGMA foreign_key_check") == ()
        assert await database.read("SELECT value FROM mark WHERE name = 'unwiped'") == (("1",),)
        await wipe_unwiped(database)
        assert await database.read("SELECT value FROM mark WHERE name = 'unwiped'") == ()
        user = before[0][names.index("user_id")]
        await SqlPrivacyStore(database).delete(UserId(user), START)
        after = await database.read(query)
    assert len(after) == len(before)
    assert user not in [row[names.index("user_id")] for row in after]
