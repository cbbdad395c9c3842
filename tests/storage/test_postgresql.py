"""PostgreSQL takes the schema and every statement of the storage, as they are."""

from types import ModuleType

import pytest

from bot.storage.migrations import MIGRATIONS
from tests.support.postgresql import PostgreSQL
from tests.support.statements import modules, source_of, statements, unnamed

STORED = {"bigint", "text"}
"""The types of all columns. A placeholder of another type would refuse what SQLite takes, such as a large number."""


@pytest.fixture
async def built(postgresql: PostgreSQL) -> str:
    """A database whose schema was built step by step by psql."""
    name = await postgresql.new()
    told, complaints = postgresql.run("\n".join(f"{sql};" for step in MIGRATIONS for sql in step), name)
    assert (told, complaints) == ("", "")
    return name


def test_every_statement_can_be_prepared(postgresql: PostgreSQL, built: str) -> None:
    every = statements()
    assert len(every) > 60
    wrong, types = postgresql.prepared(every, built)
    assert wrong == {}
    assert set(types) == set(every)
    assert {name: kinds for name, kinds in types.items() if set(kinds) - STORED} == {}


def test_what_only_sqlite_takes_is_found(postgresql: PostgreSQL, built: str) -> None:
    wrong, types = postgresql.prepared(
        {
            "good": "SELECT user_id FROM member_setting WHERE user_id = $1",
            "no such function": "SELECT user_id FROM member_setting WHERE glob('a*', name)",
            "not grouped": "SELECT name, count(*) FROM result GROUP BY game",
            "no type": "SELECT user_id FROM member_setting WHERE $1 IS NULL",
            "two types": "SELECT user_id FROM member_setting WHERE name = $1 OR user_id = $1",
            "too small": "SELECT user_id FROM member_setting WHERE 1 = $1",
        },
        built,
    )
    assert set(wrong) == {"no such function", "not grouped", "no type", "two types"}
    assert types == {"good": ["bigint"], "too small": ["integer"]}


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__)
def test_no_statement_escapes_the_test(module: ModuleType) -> None:
    assert unnamed(source_of(module)) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('async def do(self):\n    await self._database.read("SELECT 1", 2)', 2),
        ('async def do(self):\n    await self._database.write(statement(f"DELETE FROM {self.x}"))', 2),
        ("async def do(self):\n    await self._database.read(self.query(), 2)", 1),
        ("async def do(self, sql):\n    text = sql + 'x'\n    await self._database.ask(text)", 1),
        ('SELECT = "SELECT 1"\nasync def do(self):\n    await self._database.read(SELECT, 2)', 0),
        ("async def do(self, queries):\n    await self._database.read(queries.tables)", 0),
        ("async def do(self, period):\n    await self._database.read(LADDERS[period], 2)", 0),
        ("async def do(self):\n    'Selects a seat.'\n    return Quiet.read(self.text)", 0),
    ],
)
def test_a_statement_that_is_no_constant_is_noticed(source: str, found: int) -> None:
    assert len(unnamed(source)) == found
