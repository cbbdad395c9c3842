"""Fixtures of the table tests."""

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.storage import DatabasePlace
from tests.support.clock import FakeClock
from tests.tables.world import World, running


@pytest.fixture(autouse=True)
def no_silent_errors(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails the test when an error is only logged, unless the test provokes it."""
    yield
    bad = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    if bad and not request.node.get_closest_marker("logs_errors"):
        pytest.fail("\n".join(bad))


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of the database."""
    return tmp_path / "stich.db"


@pytest.fixture
async def world(place: DatabasePlace, clock: FakeClock) -> AsyncIterator[World]:
    """The service on an empty database."""
    async with running(place, clock) as world:
        yield world
