"""Rules of thumb for misères. The declarer stays below wherever he can and gets rid of what is in danger; the defenders
play low in front of him, high behind him, and lead what he may not be able to duck.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import log
from typing import Final

from engine.cards import RANKS_IN_SUIT, SUIT_MASKS, SUITS, Card
from engine.games.vira.player.trick_context import Spot, without
from engine.tricks.by_card import HIGHER, LOWER, SUIT

LEADS, FRONT, BEHIND, VOID = range(4)
_ALL_RANKS: Final = (1 << RANKS_IN_SUIT) - 1


@dataclass(frozen=True, slots=True)
class Ducking:
    """What the declarer weighs. Found by play against earlier figures.

    `gap`: the danger of a card with one, two, three or more foreign ones below that own lower ones do not answer;
    `round`: how much of it is left for the second, third … lowest card of a suit; `taking`: what it costs to take a
    trick.
    """

    gap: tuple[float, ...]
    round: tuple[float, ...]
    taking: float


@dataclass(frozen=True, slots=True)
class Pressing:
    """What a defender weighs. Found by play against earlier figures.

    `forced`: the chance that the declarer must take the trick; `later`: the same chance, of a card that is kept;
    `high`: what it is worth to be rid of a card, a rank; each of these two where the defender leads, plays in front of
    the declarer, behind him, and where he cannot follow suit; `length`: how much longer suits are spared, a card;
    `attack`: to lead a suit where the declarer is in danger, `again` how much of it a further low card adds; `spare`:
    to keep such a suit.
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
    """How a suit is in danger with none of these cards, with the lowest, with the two lowest …; the ace is bit 0.

    Less the logarithm of its chance to take no trick, which is certain as long as each card has no more unseen ones
    below it than own ones (`forcing`).
    """
    found, lower = [0.0], 0
    left = unseen.bit_count()
    for rank in range(RANKS_IN_SUIT - 1, -1, -1):
        if unseen >> rank & 1:
            lower += 1
        elif own >> rank & 1:
            number = len(found) - 1
            gap = lower - number
            safe = 1 - DUCKING.gap[min(gap, 4)] * DUCKING.round[min(number, 6)] if gap > 0 and left > number else 1.0
            found.append(found[-1] - log(safe))
    return tuple(found)


def _suit_danger(own: int, unseen: int) -> float:
    """How a suit is in danger with these cards."""
    return _dangers(own, unseen)[-1]


def danger(hand: int, unseen: int) -> float:
    """How a hand is in danger to take a trick: the sum over its suits."""
    return sum(
        _suit_danger(hand >> at & _ALL_RANKS, unseen >> at & _ALL_RANKS)
        for at in range(0, len(SUITS) * RANKS_IN_SUIT, RANKS_IN_SUIT)
    )


def least_dangerous(hand: int, unseen: int, count: int) -> int:
    """So many cards with which a hand is in least danger: if any so many are safe in every suit, such ones.

    Of a suit that is always the lowest, for each is at most as dangerous as what could stand in its place; so all that
    is chosen is how many of each. (Of 26 cards at random, 13 can be safe in 28 of 100 cases.)
    """
    minimum = {0: (0.0, 0, 0)}
    for at in range(0, len(SUITS) * RANKS_IN_SUIT, RANKS_IN_SUIT):
        options = list(_lowest(hand >> at & _ALL_RANKS, unseen >> at & _ALL_RANKS))
        longer: dict[int, tuple[float, int, int]] = {}
        for before, (danger, height, kept) in minimum.items():
            for number, (more, higher, cards) in enumerate(options[: count - before + 1], before):
                one = danger + more, height + higher, kept | cards << at
                if number not in longer or one < longer[number]:
                    longer[number] = one
        minimum = longer
    return minimum[count][2]


def _lowest(suit: int, unseen: int) -> Iterator[tuple[float, int, int]]:
    """No card of a suit, the lowest, the two lowest …: their danger, how high they are together, and the cards."""
    height, kept = 0, 0
    for danger in _dangers(suit, unseen):
        yield danger, height, kept
        if rest := suit & ~kept:
            rank = rest.bit_length() - 1
            height, kept = height + RANKS_IN_SUIT - rank, kept | 1 << rank


def _duck(spot: Spot) -> Card:
    """The declarer's card."""
    beats = HIGHER[spot.best] if spot.best >= 0 else -1
    best, best_score = -1, 0.0
    rest = spot.legal
    while rest:
        low = rest & -rest
        rest ^= low
        one = low.bit_length() - 1
        at = one - one % RANKS_IN_SUIT
        own, foreign = spot.hand >> at & _ALL_RANKS, spot.unseen >> at & _ALL_RANKS
        score = _suit_danger(own, foreign) - _suit_danger(own & ~(1 << one - at), foreign)
        score -= 0.001 * (one % RANKS_IN_SUIT)
        if beats & low:
            takes = 1.0
            for other in spot.behind:
                takes *= 1 - _must_beat(spot, other, one)
            score -= DUCKING.taking * takes
        if best < 0 or score > best_score:
            best, best_score = one, score
    return Card(best)


def _must_beat(spot: Spot, other: int, one: int) -> float:
    """The chance that a seat can follow suit, but not below this card."""
    may, share = spot.may[other], spot.share[other]
    above = (may & HIGHER[one]).bit_count()
    if not above:
        return 0.0
    return without(share, (may & LOWER[one]).bit_count()) * (1 - without(share, above))


# ------------------------------------------------------------------------------------------------------------ defenders


def _press(spot: Spot) -> Card:
    """A defender's card."""
    declarer = spot.declarer
    to_come = declarer in spot.behind
    beats = HIGHER[spot.best] if spot.best >= 0 else -1
    place = LEADS if spot.best < 0 else VOID if not spot.hand & SUIT_MASKS[spot.led] else FRONT if to_come else BEHIND
    later, high = PRESSING.later[place], PRESSING.high[place]
    best, best_score = -1, 0.0
    rest = spot.legal
    while rest:
        low = rest & -rest
        rest ^= low
        one = low.bit_length() - 1
        if to_come:
            score = PRESSING.forced * _caught(spot, one if beats & low else spot.best)
        else:
            score = -PRESSING.forced * bool(beats & low) if spot.winner == declarer else 0.0
        score += high * (RANKS_IN_SUIT - 1 - one % RANKS_IN_SUIT) - later * _must_beat(spot, declarer, one)
        score -= PRESSING.length * (spot.hand & SUIT[one]).bit_count()
        if place == LEADS:
            score += PRESSING.attack * _open_to_attack(spot, one)
        elif place == VOID:
            score -= PRESSING.spare * _open_to_attack(spot, one)
        if best < 0 or score > best_score:
            best, best_score = one, score
    return Card(best)


def _caught(spot: Spot, top: int) -> float:
    """The chance that the declarer must take a trick above this card, and nobody behind him must take it over."""
    caught = _must_beat(spot, spot.declarer, top)
    last = spot.behind[-1]
    if caught and last != spot.declarer:
        suit = SUIT[top]
        lower = (spot.may[last] & LOWER[top]).bit_count() + (spot.may[last] & HIGHER[top]).bit_count() // 2
        void = without(spot.share[last], (spot.may[last] & suit).bit_count())
        caught *= void + (1 - void) * (1 - without(spot.share[last], lower))
    return caught


def _open_to_attack(spot: Spot, one: int) -> float:
    """How much the declarer is in danger in the suit of a card."""
    at = one - one % RANKS_IN_SUIT
    declarer = spot.declarer
    own, may = spot.hand >> at & _ALL_RANKS, spot.may[declarer] >> at & _ALL_RANKS
    if not may:
        return 0.0
    if spot.share[declarer] == 1:
        partner = spot.unseen >> at & _ALL_RANKS & ~may
        return _suit_danger(may, own | partner)
    found, weight, above = 0.0, 1.0, may.bit_count()
    for rank in range(RANKS_IN_SUIT - 1, -1, -1):
        if may >> rank & 1:
            above -= 1
        elif own >> rank & 1:
            found += weight * above / RANKS_IN_SUIT
            weight *= PRESSING.again
    return found


def lose(spot: Spot) -> Card:
    """The card to play in a misère."""
    return _duck(spot) if spot.seat == spot.declarer else _press(spot)
