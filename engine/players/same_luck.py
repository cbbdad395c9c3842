"""Random numbers that can be had again: whatever one candidate meets by luck in a world, the others meet as well.

>>> import random
>>> luck = SameLuck(random.Random(1))
>>> first = [luck.random() for _ in range(3)]
>>> luck.again()
>>> first == [luck.random() for _ in range(3)]
True
"""

from collections.abc import Callable, Iterator, MutableSequence, Sequence
from typing import Any

from engine.rng import Rng


class SameLuck:
    """A source of random numbers that takes them from another one, and can repeat them from the first on."""

    __slots__ = ("_drawn", "_rng", "random")

    random: Callable[[], float]
    """The next number from 0 to 1; as quick as can be, since playouts ask for little else."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._drawn: list[float] = []
        self.again()

    def again(self) -> None:
        """Begin again with the first number."""
        self.random = self._numbers().__next__

    def _numbers(self) -> Iterator[float]:
        drawn, draw = self._drawn, self._rng.random
        yield from drawn
        while True:
            number = draw()
            drawn.append(number)
            yield number

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 on that is less than `stop`."""
        return int(self.random() * stop)

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Any order of the values, each equally likely."""
        for place in range(len(x) - 1, 0, -1):
            other = self.randrange(place + 1)
            x[place], x[other] = x[other], x[place]

    def choice(self, seq: Sequence[Any], /) -> Any:
        """One of the values, each equally likely."""
        return seq[self.randrange(len(seq))]
