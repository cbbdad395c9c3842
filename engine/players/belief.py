"""What a seat believes: which of the deals that fit are likely, given how the others have played.

A card or a bid that the game's rules of thumb would have chosen from a hand speaks for that hand, any other against it.

>>> [round(weight, 2) for weight in tempered([1.0, 1e-20, 1e-20, 1e-20])]
[1.0, 0.14, 0.14, 0.14]
"""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import fsum, sqrt
from typing import Any, Final

from engine.cards import Seat
from engine.game import AnyGame, Rng

DOUBT: Final = 0.3
"""The share of cards and bids that the others are thought to choose for reasons of their own, all equally likely."""
FEWEST: Final = 0.4
"""The weights of a pool of worlds must be worth at least this share of it (the effective sample size)."""
CARD_BITS: Final = 63
"""The bits of a kernel's move that name the card."""


class Pool:
    """Worlds that fit what a seat knows, to be drawn again and again, the likelier ones more often."""

    def __init__(self, game: AnyGame, worlds: Sequence[Any], seat: Seat, rng: Rng) -> None:
        self._worlds, self._rng = worlds, rng
        self._sums = list(accumulate(tempered([likelihood(game, world, seat, rng) for world in worlds])))

    def draw(self) -> tuple[int, Any]:
        """One of the worlds, with its number."""
        at = min(bisect(self._sums, self._rng.random() * self._sums[-1]), len(self._worlds) - 1)
        return at, self._worlds[at]


def likelihood(game: AnyGame, world: Any, seat: Seat, rng: Rng) -> float:
    """How likely the seats other than this one would have bid and played as they did, if this were the deal."""
    likely, again = game.plausibility(world, seat), game.from_first_card(world)
    if again is None:
        return likely
    kernel, moves = again
    for move in moves:
        if kernel.turn < 0:  # a playout ends early where a match is won in mid-deal
            break
        number = kernel.legal().bit_count()
        if kernel.turn != seat and number > 1:
            as_expected = (game.playout_move(kernel, rng) ^ move) & CARD_BITS == 0
            likely *= DOUBT / number + (1 - DOUBT) * as_expected
        kernel.play(move)
    return likely


def tempered(weights: Sequence[float]) -> list[float]:
    """The weights, made more equal until enough of them count; the greatest becomes 1.

    By square roots alone, which every machine rounds in the same way: the same seed must draw the same worlds.
    """
    greatest = max(weights)
    softer = [weight / greatest for weight in weights]
    while fsum(softer) ** 2 < FEWEST * len(softer) * fsum([weight * weight for weight in softer]):
        roots = [sqrt(weight) for weight in softer]
        softer = [root * sqrt(root) for root in roots]
    return softer
