"""The source of random numbers: an argument, so that the caller decides.

>>> import random
>>> rng: Rng = random.Random(1)
>>> rng.randrange(1)
0
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol


class Rng(Protocol):
    """A source of random numbers; `random.Random` is one."""

    def random(self) -> float: ...
    def randrange(self, stop: int, /) -> int: ...
    def shuffle(self, x: MutableSequence[Any], /) -> None: ...
    def choice(self, seq: Sequence[Any], /) -> Any: ...
