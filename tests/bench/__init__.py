"""Figures: how fast, how big, how soon. `python -m tests.bench` runs every `bench_*.py` of this folder.

A bench is a module that can be run by itself (`python -m tests.bench.bench_engine`) and prints its figures with `show`,
each beside its ratio to a plain loop that was timed in the same process: ratios can be compared between machines.
"""

import time
from collections.abc import Callable
from functools import cache
from typing import Final, Literal

LOOPS: Final = 200_000
ROUNDS: Final = 5
SECONDS: Final = 0.6


@cache
def calibration() -> float:
    """How often this process runs a plain loop of additions and comparisons in a second of its time.

    It is the best of some rounds.
    """
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        total = 0
        for number in range(LOOPS):
            if number & 3:
                total += number
        best = min(best, time.process_time() - began)
    return LOOPS / best


def rate(act: Callable[[], object], *, seconds: float = SECONDS, rounds: int = ROUNDS) -> float:
    """How often the function runs in a second of this process's time: the best of some rounds."""
    best = 0.0
    for _ in range(rounds):
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            for _ in range(20):
                act()
            done += 20
        best = max(best, done / spent)
    return best


def show(name: str, value: float, unit: str, *, kind: Literal["rate", "time", "size"] = "rate", aim: str = "") -> None:
    """Print one figure: what was measured, what came out and what was aimed at.

    It also prints the figure relative to the machine's speed: for a rate, plain loops per act; for a time in
    milliseconds, thousands of loops that fit into it; for a size, nothing.
    """
    loops = {
        "rate": f"= {calibration() / value:,.0f} loops each" if value else "",
        "time": f"= {value * calibration() / 1e6:,.1f} k loops",
        "size": "",
    }[kind]
    print(f"{name:<60} {value:>12,.2f} {unit:<12} {loops:<24} {'aim ' + aim if aim else ''}".rstrip(), flush=True)
