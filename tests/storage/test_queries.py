"""The texts of the statements: both databases understand them, and none of them reads the history."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import Database, migrations
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


READ_ALL = ("ratings_begun.EARLIER_", "ratings_rebuilt.EVERY_")
"""Statements that are about the whole history: of `stich ratings`, and of the first start after an update."""


@pytest.mark.parametrize("name", [name for name in statements() if not name.startswith(READ_ALL)])
async def test_no_statement_reads_the_history(path: Path, name: str) -> None:
    """Whole tables and indices are read only where they hold nothing but open tables, or a single row."""
    async with await Database.open(path, now=START):
        pass
    scans = {step for step in plan_of(path, statements()[name]) if step.startswith("SCAN")}
    assert scans <= {
        "SCAN card_table USING INDEX card_table_open",
        "SCAN message_ref USING INDEX message_ref_invitation",
        "SCAN message_ref USING INDEX message_ref_nudge",
        "SCAN message_ref",  # of open tables, since closed ones forget theirs
        "SCAN wanted",  # a page of matches
        "SCAN deadline",
        "SCAN alive",
        "SCAN exclusion",  # read once, at the start
        "SCAN guild_setting USING INDEX guild_setting_unrated",
    }
