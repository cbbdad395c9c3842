"""Rules of thumb for dominoes. Nobody else can lay a card that its holder may lay, so it does not run away: what counts
is what it opens, for the own hand, whose way to the ends should be open, and for the others, who should wait.
"""

from dataclasses import dataclass
from typing import Final

from engine.cards import RANKS_IN_SUIT, Card, Rank


@dataclass(frozen=True, slots=True)
class DominoHabits:
    """What is weighed of the cards that come after one in its line. Found by play against earlier figures.

    `own`: one of the hand's own, and so many times as much for every foreign one before it (`farther`: who waits for
    others opens early); `theirs`: a foreign one; `next`: an own one that comes at once; `end`: when none comes.
    """

    own: float
    farther: float
    theirs: float
    next: float
    end: float


DOMINO_HABITS: Final = DominoHabits(own=1.0, farther=1.56, theirs=-0.45, next=0.28, end=-0.1)


def lay(hand: int, legal: int, start: Rank) -> Card:
    """The card to lay."""
    best, best_score = -1, 0.0
    rest = legal
    while rest:
        low = rest & -rest
        rest ^= low
        one = low.bit_length() - 1
        ace = one - one % RANKS_IN_SUIT
        score = 0.0
        if one - ace >= start:
            score += _opens(hand, range(one + 1, ace + RANKS_IN_SUIT))
        if one - ace <= start:
            score += _opens(hand, range(one - 1, ace - 1, -1))
        if best < 0 or score > best_score:
            best, best_score = one, score
    return Card(best)


def _opens(hand: int, cards: range) -> float:
    """What it is worth to open the way to these cards, in this order."""
    habits = DOMINO_HABITS
    if not cards:
        return habits.end
    score = habits.next if hand >> cards[0] & 1 else 0.0
    own = habits.own
    for one in cards:
        if hand >> one & 1:
            score += own
        else:
            own *= habits.farther
            score += habits.theirs
    return score
