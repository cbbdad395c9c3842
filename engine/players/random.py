"""The *random* player: any open action, each equally likely.

>>> import random
>>> from engine.choice import Option
>>> from engine.message import Message
>>> only = PickOne((Option("pass", Message("pass"), "bids"),))
>>> Random().decide(None, None, None, only, random.Random(1))
'pass'
"""

from dataclasses import dataclass
from typing import Any, ClassVar

from engine.choice import Choice, PickOne, PickSome
from engine.game import AnyGame, Rng


@dataclass(frozen=True, slots=True)
class Random:
    """Plays at random."""

    name: ClassVar[str] = "random"

    def decide(self, game: AnyGame, view: Any, information_state: Any, choice: Choice, rng: Rng) -> str:
        """An open option, or a number of candidates and then that many of them."""
        if isinstance(choice, PickOne):
            return str(rng.choice(choice.legal))
        return f"{choice.verb} {' '.join(_some(choice, rng)) or 'none'}"


def _some(choice: PickSome, rng: Rng) -> list[str]:
    others = [one for one in choice.candidates if one not in choice.must]
    rng.shuffle(others)
    count = choice.minimum + rng.randrange(choice.maximum - choice.minimum + 1)
    chosen = {*choice.must, *others[: max(count - len(choice.must), 0)]}
    return [one for one in choice.candidates if one in chosen]
