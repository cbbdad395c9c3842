"""The texts of the statements: both databases understand them, and none of them reads the history."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import migrations, open_database
from bot.storage.sql import statement
from tests.support.clock import START
from tests.support.statements import statements


def test_the_sql_is_what_both_databases_understand() -> None:
    """Placeholders are numbered, those compared with NULL have a type, types are PostgreSQL's, nothing is SQLite's."""
    for sql in [*statements().values(), *(sql for step in migrations.MIGRATIONS for sql in step)]:
        assert not re.search(
            r"\?|:\w|AUTOINCREMENT|INTEGER|WITHOUT ROWID|INSERT OR|REPLACE|ROWID|datetime\(|\$\d+ IS NULL", sql, re.I
        )
    columns = re.findall(r"^\s+\w+ (\w+)[ ,\n]", "\n".join(migrations.MIGRATIONS[0]), re.MULTILINE)
    assert set(columns) - {"KEY"} <= {"bigint", "text"}


def plan_of(path: Path, sql: str) -> list[str]:
    """How SQLite carries out the statement, step by step."""
    values = [None] * len(set(re.findall(r"\$\d+", sql)))
    with closing(sqlite3.connect(path)) as connection:
        return [step for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {sql}", statement("", *values).values)]


READ_ALL = re.compile(r"ratings_begun\.EARLIER_|ratings_rebuilt\.(EVERY_|MISPLACED)|personal\.PERSONAL\.\d+\.ids$")
"""Statements that are about the whole history: of `stich ratings`, of the first start after an update, and of the first
one after a backup was put back from which somebody is to be deleted again."""


@pytest.mark.parametrize("name", [name for name in statements() if not READ_ALL.match(name)])
async def test_no_statement_reads_the_history(path: Path, name: str) -> None:
    """Whole tables and indices are read only where they hold nothing but open tables, or a single row."""
    async with await open_database(path, now=START):
        pass
    found = [step for step in plan_of(path, statements()[name]) if step.startswith("SCAN")]
    # Of these an index of their own holds as little.
    scans = {re.sub(r"(SCAN (message_ref|panel|mark)) USING .*autoindex.*", r"\1", step) for step in found}
    assert scans <= {
        "SCAN card_table USING INDEX card_table_open",
        "SCAN message_ref USING INDEX message_ref_invitation",
        "SCAN message_ref USING INDEX message_ref_nudge",
        "SCAN message_ref",  # of open tables, since closed ones forget theirs
        "SCAN wanted",  # a page of matches
        "SCAN deadline",
        "SCAN alive",
        "SCAN mark",  # a few rows; read at a start
        "SCAN exclusion",  # read once, at the start
        "SCAN panel",  # of the last 15 minutes
        "SCAN seat USING INDEX seat_kicked_out",  # of those who were kicked out; read at a deletion
        "SCAN deletion",  # one row for each deletion; read at a start and at a deletion
        "SCAN guild_setting USING INDEX guild_setting_unrated",
    }
