"""Schieber at pyschieber's own table against its Challenge player, which shares no code with this project."""

import atexit
from contextlib import ExitStack
from functools import cache

from tests.bench.bench_schieber import TheirTable
from tests.bench.rivals import Rivals, rivals
from tests.bench.strength.kinds import Sample


@cache
def _process() -> Rivals:
    """pyschieber in a process of its own, for as long as this one lasts."""
    stack = ExitStack()
    atexit.register(stack.close)
    return stack.enter_context(rivals())


def play(player: str, number: int) -> Sample:
    """The deal of this number, once on either side.

    Raises:
        Unavailable: pyschieber could not be installed.
    """
    table = TheirTable(_process(), number % 4, player)
    home = table.play(["Guest", "Challenge", "Guest", "Challenge"], number)
    away = table.play(["Challenge", "Guest", "Challenge", "Guest"], number)
    ahead = (home[0] - home[1] + away[1] - away[0]) / 2
    return Sample(ahead, (ahead > 0) + (ahead == 0) / 2)
