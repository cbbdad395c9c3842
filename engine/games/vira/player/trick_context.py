"""What a seat that is to play a card can know, on plain ints, for the rules of thumb."""

from collections.abc import Sequence
from typing import NamedTuple


class Spot(NamedTuple):
    """A seat that is to play a card.

    `unseen`: the cards that may be in the other hands; `led`: the suit of the open trick and `best` its card that would
    take it (-1: none), of the seat `winner`; `behind`: the seats that play after this one, in order; `may`: by seat,
    the unseen cards that it may hold, and `share`: the chance that it holds a certain one of these (1: its hand is
    open, or can be no other); `trump`: its suit (-1: none).
    """

    seat: int
    declarer: int
    hand: int
    legal: int
    unseen: int
    led: int
    best: int
    winner: int
    behind: tuple[int, ...]
    may: Sequence[int]
    share: Sequence[float]
    trump: int


def without(share: float, count: int) -> float:
    """The chance that a seat holds none of so many cards."""
    return float((1 - share) ** count) if count else 1.0
