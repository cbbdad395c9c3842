"""What a seat knows when it is about to play a card to a trick, on plain ints, for the rules of thumb.

They take it as arguments by position: a value of a class for each card would make playouts a third slower. Sets of
cards are bit masks.

`hand`, `legal`: the cards of the seat, and those that it may play; `unseen`: the cards in the other hands; `played`:
how many cards are in the open trick; `led`: the suit led (-1: none); `best`: the card that would take the trick (-1:
none); `lying`: all cards in it; `tricks_done`: how many tricks are finished; `own`, `theirs`: what a point is worth to
the seat that it scores itself, and one that somebody else scores.
"""

from typing import Final

from engine.cards import CARD_TEXTS
from engine.tricks.four_players import Four

NOT_IN_ONE: Final = tuple(float((2 / 3) ** number) for number in range(len(CARD_TEXTS)))
"""By number of unseen cards: the probability that a given one of three hands holds none of them."""


def elsewhere(stakes: Four, own: int, winner: int) -> float:
    """What a point is worth that goes to another seat: to the present winner (-1: none), or else on average."""
    return (sum(stakes) - own) / 3 if winner < 0 else stakes[winner]
