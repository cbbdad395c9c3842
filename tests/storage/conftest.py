"""Fixtures of the storage tests."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.storage import Database, DatabasePlace, open_database
from tests.support.clock import START, FakeClock


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database is."""
    return tmp_path / "stich.db"


@pytest.fixture
async def database(place: DatabasePlace) -> AsyncIterator[Database]:
    """An empty database that does not wait long for a lock."""
    async with await open_database(place, now=START, patience=timedelta(milliseconds=100)) as opened:
        yield opened


@pytest.fixture
def clock() -> FakeClock:
    """A clock that a test moves."""
    return FakeClock()
