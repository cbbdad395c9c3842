"""Matches of all games over the real client while the database fails: nothing is lost, and everybody is told."""

from pathlib import Path

import pytest

from tests.faults.__main__ import violations
from tests.faults.evening import spend
from tests.faults.faults import FAULTS
from tests.support.postgresql import NotHere

pytestmark = pytest.mark.servers


SEVERAL = ("cut", "failover", "restart-immediate", "silent")
"""Faults by which processes lose their shards; the command asks for all of them."""


@pytest.mark.parametrize(
    ("fault", "processes"), [*((fault, 1) for fault in FAULTS), *((fault, 2) for fault in SEVERAL)]
)
async def test_no_fault_of_the_database_loses_what_was_acknowledged(fault: str, processes: int, tmp_path: Path) -> None:
    try:
        outcome = await spend(fault, tmp_path, seconds=2, rounds=1, lasts=2, seed=1, processes=processes)
    except NotHere as problem:
        pytest.skip(f"not on this machine: {problem}")  # under CI that is a failure
    assert violations(outcome) == []
    assert any(seen.press.seen is not None for seen in outcome.seen)
