"""The texts of the statements: both databases understand them, and none of them reads the history."""

import dataclasses
import re
import sqlite3
from pathlib import Path

import pytest

from bot.storage import Database, migrations, open_tables, results, settings_store, tables
from bot.storage.sql import statement
from tests.support.clock import START

VERBS = ("SELECT", "INSERT", "UPDATE", "DELETE")


def texts() -> dict[str, str]:
    """Every statement, by the name of its constant; an underscore begins the name of a part of one."""
    named = {
        name: value
        for module in (open_tables, tables, results, settings_store)
        for name, value in vars(module).items()
        if isinstance(value, str) and value.strip().startswith(VERBS) and not name.startswith("_")
    }
    for name, queries in (("ALL_OPEN", open_tables.ALL_OPEN), ("ONE_OPEN", open_tables.ONE_OPEN)):
        named |= {f"{name}.{about}": text for about, text in dataclasses.asdict(queries).items()}
    return named


def test_the_sql_is_what_both_databases_understand() -> None:
    """Placeholders are numbered, types are PostgreSQL's, and nothing is SQLite's alone."""
    for sql in [*texts().values(), *(sql for step in migrations.MIGRATIONS for sql in step)]:
        assert not re.search(
            r"\?|:\w|AUTOINCREMENT|INTEGER|WITHOUT ROWID|INSERT OR|REPLACE|ROWID|datetime\(", sql, re.I
        )
    columns = re.findall(r"^\s+\w+ (\w+)[ ,\n]", "\n".join(migrations.MIGRATIONS[0]), re.MULTILINE)
    assert set(columns) - {"KEY"} <= {"bigint", "text"}


@pytest.mark.parametrize("name", texts())
async def test_no_statement_reads_the_history(path: Path, name: str) -> None:
    """Whole tables are read only where they hold nothing but open tables, or a single row."""
    async with await Database.open(path, now=START):
        pass
    sql = texts()[name]
    values = [None] * len(set(re.findall(r"\$\d+", sql)))
    connection = sqlite3.connect(path)
    plan = [step for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {sql}", statement("", *values).values)]
    connection.close()
    scans = {step for step in plan if step.startswith("SCAN")}
    assert scans <= {"SCAN card_table USING INDEX card_table_open", "SCAN deadline", "SCAN alive"}
