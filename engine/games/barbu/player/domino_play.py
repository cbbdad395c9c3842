"""Rules of thumb for dominoes.

A card that may be laid stays so, since nobody else holds it. What counts is which cards it opens: it should clear the
way to the ends for the own hand and make the other hands wait.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.cards import RANKS_IN_SUIT, Card, Rank
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


def scored_lays(hand: int, legal: int, start: Rank) -> Iterator[tuple[Card, float]]:
    """The legal cards, each with what it is worth to lay it; `start`: the start rank."""
    for card in cards_of(legal):
        ace = card - card % RANKS_IN_SUIT
        score = 0.0
        if card - ace >= start:
            score += _opens(hand, range(card + 1, ace + RANKS_IN_SUIT))
        if card - ace <= start:
            score += _opens(hand, range(card - 1, ace - 1, -1))
        yield card, score


def _opens(hand: int, cards: range) -> float:
    """What it is worth to open the way to these cards, in this order."""
    habits = DOMINO_HABITS
    if not cards:
        return habits.end
    score = habits.next if hand >> cards[0] & 1 else 0.0
    own = habits.own
    for card in cards:
        if hand >> card & 1:
            score += own
        else:
            own *= habits.farther
            score += habits.theirs
    return score
