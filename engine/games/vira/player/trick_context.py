"""What a seat knows when it is about to play a card, on plain ints, for the rules of thumb."""

from collections.abc import Sequence
from math import pow
from typing import NamedTuple


class TrickContext(NamedTuple):
    """What a seat knows when it is about to play a card. Sets of cards are bit masks.

    `unseen`: the cards that may be in the other hands; `led`: the suit led to the open trick (-1: none); `best`: the
    card that would take it (-1: none), played by the seat `winner`; `behind`: the seats that play after this one, in
    order; `may`: by seat, the unseen cards that it may hold; `share`: by seat, the probability that it holds a given
    one of these (1: its hand is known); `trump`: the trump suit (-1: none).
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
    """The probability that a seat holds none of `count` cards; `share`: that it holds a given one."""
    return pow(1 - share, count) if count else 1.0
