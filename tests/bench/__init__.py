"""Figures: how fast, how big, how soon. `python -m tests.bench` runs every `bench_*.py` of this folder.

A bench is a module that can be run by itself (`python -m tests.bench.bench_engine`) and prints its figures with `show`,
each beside its ratio to a plain loop that was timed in the same process: ratios can be compared between machines, and
a test asserts nothing else.
"""

import time
from functools import cache
from typing import Final

LOOPS: Final = 200_000
ROUNDS: Final = 5


@cache
def calibration() -> float:
    """How often this process runs a plain loop of additions and comparisons in a second: the best of some rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.perf_counter()
        total = 0
        for number in range(LOOPS):
            if number & 3:
                total += number
        best = min(best, time.perf_counter() - began)
    return LOOPS / best


def show(name: str, value: float, unit: str, *, aim: str = "") -> None:
    """Print one figure: what was measured, what came out, its ratio to a million loops, and what was aimed at."""
    ratio = value / (calibration() / 1e6)
    print(f"{name:<58} {value:>12,.2f} {unit:<14} ratio {ratio:>12,.2f}{'   aim ' + aim if aim else ''}", flush=True)
