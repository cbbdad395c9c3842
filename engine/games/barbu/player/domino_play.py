"""Rules of thumb for dominoes.

A card that may be laid stays so, since nobody else holds it. What counts is which cards it opens: it should clear the
way to the ends for the own hand and make the other hands wait.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import Final

from engine.cards import RANKS_IN_SUIT, Rank
from engine.tricks.by_card import cards_of


@dataclass(frozen=True, slots=True)
class DominoHabits:
    """The weights of the cards that come after one in its line, found by playing against earlier weights.

    `own`: a card of the hand; `farther`: multiplies `own` for each card of others before it, since a hand that waits
    for others should open early; `theirs`: a card of others; `next`: added when the next card is in the hand; `end`:
    there is no next card.
    """

    own: float
    farther: float
    theirs: float
    next: float
    end: float


DOMINO_HABITS: Final = DominoHabits(own=1.0, farther=1.56, theirs=-0.45, next=0.28, end=-0.1)


def lay(hand: int, legal: int, start: Rank) -> int:
    """The legal card with the highest score; `start`: the start rank."""
    chosen, highest = -1, -inf
    for card in cards_of(legal):
        rank = card % RANKS_IN_SUIT
        score = 0.0
        if rank >= start:
            score += _below(RANKS_IN_SUIT - 1 - rank, hand >> card + 1 & (1 << RANKS_IN_SUIT - 1 - rank) - 1)
        if rank <= start:
            score += _above(rank, hand >> card - rank & (1 << rank) - 1)
        if score > highest:
            chosen, highest = card, score
    return chosen


@lru_cache(maxsize=8192)
def _below(count: int, held: int) -> float:
    """What it is worth to open the way down to this many cards; `held`: bits of those in the hand, the next first."""
    return _opens([held >> place & 1 for place in range(count)])


@lru_cache(maxsize=8192)
def _above(count: int, held: int) -> float:
    """The same for the way up; `held`: the last one first."""
    return _opens([held >> place & 1 for place in range(count - 1, -1, -1)])


def _opens(cards: list[int]) -> float:
    """What it is worth to open the way to these cards, in this order; of each, whether it is in the hand."""
    habits = DOMINO_HABITS
    if not cards:
        return habits.end
    score = habits.next if cards[0] else 0.0
    own = habits.own
    for held in cards:
        if held:
            score += own
        else:
            own *= habits.farther
            score += habits.theirs
    return score
