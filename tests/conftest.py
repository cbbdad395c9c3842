"""Rules for all tests: under CI nothing may be skipped in silence, and rubbish is collected less often."""

import gc
import os
from collections.abc import Iterator

import pytest


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
