"""Rules for all tests: under CI nothing may be skipped in silence, and rubbish is collected less often."""

import gc
import inspect
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from bot.storage import DatabasePlace, PostgresqlAddress
from tests.support.postgresql import NotHere, PostgreSQL, running

DATABASES = ("sqlite", "postgresql")
WITH_BOTH = frozenset({"test_playing", "test_barbu", "test_teams", "test_vira"})
"""The modules of tests of the service that run with each database: matches of the four games."""
sqlite_alone = pytest.mark.parametrize("place", ["sqlite"], indirect=True)
"""Of a test with the fixture `place` that is about SQLite."""


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A server of this process, which starts with the first test that needs it."""
    with ExitStack() as open_until_the_end:
        try:
            server = open_until_the_end.enter_context(running())
        except NotHere as problem:
            pytest.skip(f"PostgreSQL cannot be started here: {problem}")  # under CI that is a failure
        yield server


@pytest.fixture
async def postgresql_place(postgresql: PostgreSQL) -> AsyncIterator[PostgresqlAddress]:
    """A PostgreSQL database with the newest schema and no rows."""
    name = await postgresql.take()
    yield postgresql.address(name)
    await postgresql.give_back(name)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What stores a thing itself is tested with each database; what goes through the service, with SQLite alone, but
    for whole matches of each game: to start and play a thousand tables twice would take minutes."""
    marks = metafunc.definition.iter_markers("parametrize")
    if "place" not in metafunc.fixturenames or any("place" in mark.args[0] for mark in marks):
        return
    named = "place" in inspect.signature(metafunc.function).parameters
    module = metafunc.module.__name__.rpartition(".")[2]
    both = named or "world" not in metafunc.fixturenames or module in WITH_BOTH
    metafunc.parametrize("place", DATABASES if both else DATABASES[:1], indirect=True)


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> DatabasePlace:
    """Where a database is; the test runs once with each."""
    if request.param == "sqlite":
        return tmp_path / "stich.db"
    address: PostgresqlAddress = request.getfixturevalue("postgresql_place")
    return address


def pytest_collection_finish(session: pytest.Session) -> None:
    """The collector of rubbish takes part of the time of thousands of tests: what was read stays to the end anyway,
    and the rest is looked at less often. A test that prints figures has it as the bot has it."""
    if any(item.get_closest_marker("bench") for item in session.items):
        return
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 20)


def _left_out(config: pytest.Config) -> Iterator[str]:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    for outcome in ("skipped", "xfailed"):
        for report in reporter.stats.get(outcome, ()) if reporter is not None else ():
            yield f"{outcome}: {report.nodeid}"


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """A machine that lacks what a test needs says so on a developer's screen; under CI that is a failure."""
    if os.environ.get("CI") and any(_left_out(session.config)):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Name what was left out."""
    if os.environ.get("CI") and (lines := list(_left_out(config))):
        terminalreporter.section("left out, which CI does not allow", red=True)
        for line in lines:
            terminalreporter.line(line)
