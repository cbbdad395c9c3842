"""What a seat knows when it is about to play a card, on plain ints, for the rules of thumb."""

from functools import lru_cache
from typing import Final, NamedTuple

from engine.cards import CARD_TEXTS
from engine.games.barbu.model import Spoken
from engine.tricks.four_players import SEATS, Four

NOT_IN_ONE: Final = tuple(float((2 / 3) ** number) for number in range(len(CARD_TEXTS)))
"""By number of unseen cards: the probability that a given one of three hands holds none of them."""


class TrickContext(NamedTuple):
    """What a seat knows when it is about to play a card. Sets of cards are bit masks.

    `unseen`: the cards in the other hands; `played`: how many cards are in the open trick; `led`: the suit led (-1:
    none); `best`: the card that would take the trick (-1: none), played by the seat `winner`; `lying`: all cards in it;
    `tricks_done`: how many tricks are finished; `stakes`: by seat, what one point of that seat is worth to this one.
    """

    seat: int
    hand: int
    legal: int
    unseen: int
    played: int
    led: int
    best: int
    winner: int
    lying: int
    tricks_done: int
    stakes: Four

    @property
    def elsewhere(self) -> float:
        """What a point is worth that goes to another seat: to the present winner, or on average when it leads."""
        if self.played:
            return self.stakes[self.winner]
        return (sum(self.stakes) - self.stakes[self.seat]) / 3


@lru_cache(maxsize=1024)
def stakes_of(doubles: tuple[Spoken, ...], seat: int) -> Four:
    """BAR-2.6.1: by seat, what one point of that seat is worth to `seat`.

    Its own point counts once, and once more for each double between it and another seat. A point of another seat counts
    against it once for each double between the two.
    """
    stakes = [0, 0, 0, 0]
    for spoken in doubles:
        for other in spoken.doubled:
            if seat in (spoken.seat, other):
                stakes[other if seat == spoken.seat else spoken.seat] -= 1
    stakes[seat] = 1 - sum(stakes[other] for other in SEATS)
    return stakes[0], stakes[1], stakes[2], stakes[3]
