"""Rules of thumb for misères.

The declarer stays below where possible and gets rid of cards in danger. The defenders play low in front of the
declarer and high behind, and lead what the declarer may be unable to duck.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import inf, log
from typing import Final

from engine.cards import RANKS_IN_SUIT, SUIT_MASKS, SUITS, Card
from engine.games.vira.player.trick_context import TrickContext, without
from engine.tricks.best_card import best_card
from engine.tricks.by_card import HIGHER, LOWER, SUIT, cards_of

LEADS, FRONT, BEHIND, VOID = range(4)
_ALL_RANKS: Final = (1 << RANKS_IN_SUIT) - 1


@dataclass(frozen=True, slots=True)
class Ducking:
    """The declarer's weights, found by playing against earlier weights.

    `gap`: the danger of a card by the number of foreign cards below it in excess of own ones: none, one, two …;
    `round`: the share of it that is left for the lowest, second lowest, third lowest … card of a suit; `taking`: the
    cost of taking a trick.
    """

    gap: tuple[float, ...]
    round: tuple[float, ...]
    taking: float


@dataclass(frozen=True, slots=True)
class Pressing:
    """A defender's weights, found by playing against earlier weights.

    `forced`: the probability that the declarer must take the trick; `later`: the same probability for a card that is
    kept; `high`: getting rid of a card, for each rank; these two for a defender who leads, plays in front of the
    declarer, plays behind the declarer, and cannot follow suit; `length`: keeping a card, for each card of its suit in
    the hand; `attack`: leading a suit in which the declarer is in danger; `again`: the share of it that a further low
    card adds; `spare`: keeping such a suit.
    """

    forced: float
    later: tuple[float, float, float, float]
    high: tuple[float, float, float, float]
    length: float
    attack: float
    again: float
    spare: float


DUCKING: Final = Ducking(
    gap=(0.0, 0.3, 0.5, 0.7, 0.8), round=(1.0, 0.9, 0.7, 0.45, 0.25, 0.1, 0.05), taking=6.0
)  # fmt: skip
PRESSING: Final = Pressing(
    forced=6.0,
    later=(-1.0, -0.8, 0.5, -0.8),
    high=(-0.04, -0.04, 0.02, 0.02),
    length=0.08,
    attack=1.0,
    again=0.6,
    spare=-0.1,
)  # fmt: skip

# ------------------------------------------------------------------------------------------------------------- declarer


@lru_cache(maxsize=4096)
def _dangers(own: int, unseen: int) -> tuple[float, ...]:
    """The danger of a suit with none of the own cards, with the lowest one, with the two lowest …; the ace is bit 0.

    The danger is minus the logarithm of the probability to take no trick, which is 1 as long as each card has no more
    unseen cards below it than own ones (`misere_search`).
    """
    dangers, lower = [0.0], 0
    left = unseen.bit_count()
    for rank in range(RANKS_IN_SUIT - 1, -1, -1):
        if unseen >> rank & 1:
            lower += 1
        elif own >> rank & 1:
            number = len(dangers) - 1
            gap = lower - number
            safe = 1 - DUCKING.gap[min(gap, 4)] * DUCKING.round[min(number, 6)] if gap > 0 and left > number else 1.0
            dangers.append(dangers[-1] - log(safe))
    return tuple(dangers)


def _suit_danger(own: int, unseen: int) -> float:
    """The danger of a suit with these cards."""
    return _dangers(own, unseen)[-1]


def danger(hand: int, unseen: int) -> float:
    """The danger that a hand takes a trick: the sum over its suits."""
    return sum(
        _suit_danger(hand >> at & _ALL_RANKS, unseen >> at & _ALL_RANKS)
        for at in range(0, len(SUITS) * RANKS_IN_SUIT, RANKS_IN_SUIT)
    )


def least_dangerous(hand: int, unseen: int, count: int) -> int:
    """The `count` cards of a hand with the least danger; safe ones, if there are as many.

    These are always the lowest cards of each suit, since each is at most as dangerous as any card in its place; so it
    chooses only how many of each suit. (Of 26 cards at random, 13 can be safe in 28 of 100 cases.)
    """
    return _least_dangerous(hand, unseen)[count]


@lru_cache(maxsize=4096)
def _least_dangerous(hand: int, unseen: int) -> tuple[int, ...]:
    """The least dangerous cards of a hand: none, one, two …"""
    minimum = [(0.0, 0, 0)]
    for at in range(0, len(SUITS) * RANKS_IN_SUIT, RANKS_IN_SUIT):
        options = _lowest(hand >> at & _ALL_RANKS, unseen >> at & _ALL_RANKS)
        longer = [(inf, 0, 0)] * (len(minimum) + len(options) - 1)
        for before, (danger, height, kept) in enumerate(minimum):
            for number, (more, higher, cards) in enumerate(options, before):
                candidate = danger + more, height + higher, kept | cards << at
                if candidate < longer[number]:
                    longer[number] = candidate
        minimum = longer
    return tuple([cards for _, _, cards in minimum])


@lru_cache(maxsize=4096)
def _lowest(suit: int, unseen: int) -> tuple[tuple[float, int, int], ...]:
    """For no card of a suit, the lowest, the two lowest …: their danger, the sum of their heights, and the cards."""
    options, height, kept = [], 0, 0
    for danger in _dangers(suit, unseen):
        options.append((danger, height, kept))
        if rest := suit & ~kept:
            rank = rest.bit_length() - 1
            height, kept = height + RANKS_IN_SUIT - rank, kept | 1 << rank
    return tuple(options)


def _ducking(context: TrickContext) -> Iterator[tuple[Card, float]]:
    """The declarer's legal cards, each with its score."""
    hand, unseen = context.hand, context.unseen
    beats = HIGHER[context.best] if context.best >= 0 else -1
    for card in cards_of(context.legal):
        at = card - card % RANKS_IN_SUIT
        own, foreign = hand >> at & _ALL_RANKS, unseen >> at & _ALL_RANKS
        score = _suit_danger(own, foreign) - _suit_danger(own & ~(1 << card - at), foreign)
        score -= 0.001 * (card % RANKS_IN_SUIT)
        if beats >> card & 1:
            takes = 1.0
            for other in context.behind:
                takes *= 1 - _must_beat(context, other, card)
            score -= DUCKING.taking * takes
        yield card, score


def _must_beat(context: TrickContext, other: int, card: int) -> float:
    """The probability that a seat can follow suit, but not below this card."""
    may, share = context.may[other], context.share[other]
    above = (may & HIGHER[card]).bit_count()
    if not above:
        return 0.0
    return without(share, (may & LOWER[card]).bit_count()) * (1 - without(share, above))


# ------------------------------------------------------------------------------------------------------------ defenders


def _pressing(context: TrickContext) -> Iterator[tuple[Card, float]]:
    """A defender's legal cards, each with its score."""
    declarer, hand, best = context.declarer, context.hand, context.best
    to_come = declarer in context.behind
    beats = HIGHER[best] if best >= 0 else -1
    place = LEADS if best < 0 else VOID if not hand & SUIT_MASKS[context.led] else FRONT if to_come else BEHIND
    later, high = PRESSING.later[place], PRESSING.high[place]
    for card in cards_of(context.legal):
        if to_come:
            score = PRESSING.forced * _caught(context, card if beats >> card & 1 else best)
        else:
            score = -PRESSING.forced * (beats >> card & 1) if context.winner == declarer else 0.0
        score += high * (RANKS_IN_SUIT - 1 - card % RANKS_IN_SUIT) - later * _must_beat(context, declarer, card)
        score -= PRESSING.length * (hand & SUIT[card]).bit_count()
        if place == LEADS:
            score += PRESSING.attack * _open_to_attack(context, card)
        elif place == VOID:
            score -= PRESSING.spare * _open_to_attack(context, card)
        yield card, score


def _caught(context: TrickContext, top: int) -> float:
    """The probability that the declarer must take the trick above this card and keeps it.

    The seat behind the declarer may have to take it over.
    """
    caught = _must_beat(context, context.declarer, top)
    last = context.behind[-1]
    if caught and last != context.declarer:
        suit = SUIT[top]
        lower = (context.may[last] & LOWER[top]).bit_count() + (context.may[last] & HIGHER[top]).bit_count() // 2
        void = without(context.share[last], (context.may[last] & suit).bit_count())
        caught *= void + (1 - void) * (1 - without(context.share[last], lower))
    return caught


def _open_to_attack(context: TrickContext, card: int) -> float:
    """The danger of the declarer in the suit of a card."""
    at = card - card % RANKS_IN_SUIT
    declarer = context.declarer
    own, may = context.hand >> at & _ALL_RANKS, context.may[declarer] >> at & _ALL_RANKS
    if not may:
        return 0.0
    if context.share[declarer] == 1:
        partner = context.unseen >> at & _ALL_RANKS & ~may
        return _suit_danger(may, own | partner)
    danger, weight, above = 0.0, 1.0, may.bit_count()
    for rank in range(RANKS_IN_SUIT - 1, -1, -1):
        if may >> rank & 1:
            above -= 1
        elif own >> rank & 1:
            danger += weight * above / RANKS_IN_SUIT
            weight *= PRESSING.again
    return danger


def lose(context: TrickContext) -> Card:
    """The card to play in a misère."""
    return best_card(_ducking(context) if context.seat == context.declarer else _pressing(context))
