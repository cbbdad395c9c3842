"""The ratios and shares that hold on every machine: with the tests that want the machine for themselves."""

import subprocess
import sys

import pytest


@pytest.mark.bench
def test_schieber_is_as_many_times_as_fast_and_plays_as_well_as_promised(capfd):
    with capfd.disabled():
        print()
        done = subprocess.run([sys.executable, "-m", "tests.bench.bench_schieber"], check=False, timeout=300)
    assert done.returncode == 0
