"""The ratios and shares that hold on every machine: they run with the tests that need the machine for themselves."""

import subprocess
import sys

import pytest


@pytest.mark.bench
@pytest.mark.parametrize("game", ["barbu", "schieber", "vira"])
def test_a_game_is_as_fast_beside_others_and_played_as_well_as_promised(game, capfd):
    with capfd.disabled():
        print()
        done = subprocess.run([sys.executable, "-m", f"tests.bench.bench_{game}"], check=False, timeout=1500)
    assert done.returncode == 0
