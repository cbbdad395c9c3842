"""What a seat that is to play a card can know, on plain ints, for the rules of thumb."""

from functools import lru_cache
from typing import Final, NamedTuple

from engine.cards import CARD_TEXTS
from engine.games.barbu.model import Spoken
from engine.tricks.four_players import SEATS, Four

NOT_IN_ONE: Final = tuple(float((2 / 3) ** number) for number in range(len(CARD_TEXTS)))
"""The chance that a certain one of three hands holds none of so many unseen cards."""


class Spot(NamedTuple):
    """A seat that is to play a card.

    `unseen`: the cards in the other hands; `lies`: how many cards lie in the open trick, `led` its suit, `best` the one
    that would take it (-1: none), of the seat `winner`, and `lying` all of them; `done`: the tricks before; `stakes`:
    by seat, what a point of that seat brings the one that is to play.
    """

    seat: int
    hand: int
    legal: int
    unseen: int
    lies: int
    led: int
    best: int
    winner: int
    lying: int
    done: int
    stakes: Four

    @property
    def elsewhere(self) -> float:
        """What a point brings that goes to one of the others, if it goes on as it lies."""
        if self.lies:
            return self.stakes[self.winner]
        return (sum(self.stakes) - self.stakes[self.seat]) / 3


@lru_cache(maxsize=1024)
def stakes_of(doubles: tuple[Spoken, ...], seat: int) -> Four:
    """BAR-2.6.1: a point of its own counts once, and once more for each double between it and another; one of another
    counts against it as often as there is a double between the two.
    """
    stakes = [0, 0, 0, 0]
    for one in doubles:
        for other in one.doubled:
            if seat in (one.seat, other):
                stakes[other if seat == one.seat else one.seat] -= 1
    stakes[seat] = 1 - sum(stakes[other] for other in SEATS)
    return stakes[0], stakes[1], stakes[2], stakes[3]
