"""What a hand may be expected to score in each contract before a card is played: a sum of what its cards weights."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import fsum
from typing import Final

from engine.cards import ACE, HEARTS, KING, QUEEN, RANKS_IN_SUIT, SUITS, TWO, CardSet, Rank, Seat, Suit
from engine.games.barbu.contracts import TOTALS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.model import Declared

_ALL_RANKS: Final = (1 << RANKS_IN_SUIT) - 1
_LOWEST: Final = 4
_GUARDS: Final = 4

Features = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of the features of a hand, in points.

    `base`: of every hand; `dealer`: added for the dealer's; `suits`: by feature of a suit (in the contract of trumps:
    of the hand); `special`: the same for suits with a card that counts.
    """

    base: float
    dealer: float
    suits: tuple[float, ...]
    special: tuple[float, ...] = ()


# --------------------------------------------------------------------------------------------------- negative contracts


def ducking_features(ranks: int) -> Features:
    """How low a suit is: how many cards of others are below its lowest, second, third and fourth lowest; and if void.

    `ranks`: a bit for each rank held, the ace being bit 0.
    """
    below: list[int] = []
    foreign = 0
    for rank in range(TWO, ACE - 1, -1):
        if not ranks >> rank & 1:
            foreign += 1
        elif len(below) < _LOWEST:
            below.append(foreign)
    return (*below, *(0,) * (_LOWEST - len(below)), int(not ranks))


def danger_features(ranks: int, counts: Rank) -> Features:
    """The danger of a suit in which the rank `counts` counts most.

    Whether that card is held with zero, one, two, three, or four and more lower ones; and if it is not held, how many
    higher ones are held, unless three lower ones guard them.
    """
    guards = (ranks >> (counts + 1)).bit_count()
    held = ranks >> counts & 1
    higher = 0 if held or guards >= 3 else (ranks & ((1 << counts) - 1)).bit_count()
    return (*(held * (min(guards, _GUARDS) == number) for number in range(_GUARDS + 1)), higher)


_COUNTS: Final[dict[ContractKey, dict[Suit, Rank]]] = {
    "NT": {},
    "NQ": dict.fromkeys(SUITS, QUEEN),
    "NL": {},
    "NH": {HEARTS: ACE},
    "NK": {HEARTS: KING},
}
"""By contract and suit, the card that counts most."""


@lru_cache(maxsize=16384)
def _ducks(contract: ContractKey, suit: Suit, ranks: int) -> float:
    weights, counts = WEIGHTS[contract], _COUNTS[contract].get(suit)
    if counts is None:
        return _sum(weights.suits, ducking_features(ranks))
    return _sum(weights.special, (*ducking_features(ranks), *danger_features(ranks, counts)))


# ------------------------------------------------------------------------------------------------------------- positive


def trump_features(hand: CardSet, trump: Suit) -> Features:
    """Trumps: their number, those beyond four, and whether each of the four highest is held. Other suits: aces, kings,
    kings with the ace, singleton kings, queens with ace or king, cards beyond four in suits with the ace; voids and
    singletons, each multiplied by the number of trumps up to three.
    """
    trumps = _ranks(hand, trump)
    count = trumps.bit_count()
    sides = [0] * 8
    for suit in SUITS:
        if suit == trump:
            continue
        ranks = _ranks(hand, suit)
        length = ranks.bit_count()
        ace, king, queen = ranks & 1, ranks >> 1 & 1, ranks >> 2 & 1
        sides[0] += ace
        sides[1] += king
        sides[2] += ace & king
        sides[3] += king & (length == 1)
        sides[4] += queen & (ace | king)
        sides[5] += ace * max(length - 4, 0)
        sides[6] += (length == 0) * min(count, 3)
        sides[7] += (length == 1) * min(count, 3)
    return (count, max(count - 4, 0), *(trumps >> top & 1 for top in range(4)), *sides)


def line_features(ranks: int, start: Rank) -> Features:
    """A line of dominoes: whether the start card is held; for each own card the number of others' cards before it, and
    the reverse, both summed; aces and twos; own cards that wait for nobody; whether the suit is void.
    """
    held = ranks >> start & 1
    waits = stops = ends = free = 0
    for way in (range(start + 1, TWO + 1), range(start - 1, ACE - 1, -1)):
        foreign, own = 1 - held, held
        for rank in way:
            if ranks >> rank & 1:
                waits += foreign
                free += not foreign
                ends += rank in (ACE, TWO)
                own += 1
            else:
                stops += own
                foreign += 1
    return held, waits, stops, ends, free, int(not ranks)


@lru_cache(maxsize=16384)
def _line(ranks: int, start: Rank) -> float:
    return _sum(_dominoes(start).suits, line_features(ranks, start))


def _dominoes(start: Rank) -> Weights:
    """The weights by how far the start rank is from the nearer end of the lines."""
    return DOMINOES[min(start - ACE, TWO - start)]


# -------------------------------------------------------------------------------------------------------------- scores


def expected_score(hand: CardSet, declared: Declared, *, dealer: bool) -> float:
    """The expected score of the hand before doubles."""
    if declared.trump is not None:
        weights = TRUMPS_OF_DEALER if dealer else TRUMPS_OF_OTHERS
        return weights.base + _sum(weights.suits, trump_features(hand, declared.trump))
    weights = WEIGHTS[declared.contract] if declared.start is None else _dominoes(declared.start)
    base = weights.base + weights.dealer * dealer
    if declared.start is not None:
        return base + fsum([_line(_ranks(hand, suit), declared.start) for suit in SUITS])
    return base + fsum([_ducks(declared.contract, suit, _ranks(hand, suit)) for suit in SUITS])


def _ranks(hand: CardSet, suit: Suit) -> int:
    """The cards of a suit, a bit for each rank; the ace is bit 0."""
    return hand >> suit * RANKS_IN_SUIT & _ALL_RANKS


def _sum(weights: Sequence[float], features: Iterable[int]) -> float:
    return fsum([weight * feature for weight, feature in zip(weights, features, strict=True) if feature])


# Fitted to 4,000 deals of each contract, played by four careful players with any dealer's hand; trumps in one of the
# dealer's longest suits, dominoes with any start rank.
WEIGHTS: Final[dict[ContractKey, Weights]] = {
    "NT": Weights(4.01, 0.54, (-0.32, -0.22, -0.17, -0.08, -1.52)),
    "NQ": Weights(
        4.46,
        -0.99,
        (0.0, 0.0, 0.0, 0.0, 0.0),
        (-0.15, -0.19, -0.15, -0.1, -0.7, -1.69, -1.32, -0.71, -0.32, -0.95, -1.34),
    ),
    "NL": Weights(2.20, 0.39, (-0.5, -0.09, -0.12, -0.09, -3.86)),
    "NH": Weights(
        3.93,
        -0.06,
        (-0.26, -0.14, -0.2, -0.21, -0.65),
        (-0.99, -0.26, -0.01, 0.09, -6.65, 1.82, 1.0, 0.04, -0.45, -0.09, 0.0),
    ),
    "NK": Weights(
        2.85,
        0.08,
        (-0.29, -0.16, -0.2, -0.2, -1.16),
        (-0.06, -0.11, 0.01, 0.07, -1.0, -1.5, 2.35, 3.83, 4.05, 4.24, -1.23),
    ),
}
DOMINOES: Final = (
    Weights(35.02, -0.30, (-2.63, -0.37, 0.20, -5.61, -0.99, -4.31)),
    Weights(74.20, -1.27, (-3.03, -0.91, -0.05, -2.35, -0.78, -8.07)),
    Weights(61.77, -1.21, (-3.32, -0.97, 0.11, -1.24, -1.06, -8.15)),
    Weights(64.61, -1.76, (-3.80, -1.17, 0.12, -0.91, -1.49, -7.64)),
    Weights(52.78, -1.45, (-4.56, -1.09, 0.28, -0.96, -1.67, -4.99)),
    Weights(37.63, -1.99, (-5.50, -0.90, 0.51, -0.97, -0.64, -3.17)),
    Weights(23.99, -0.74, (-5.85, -0.70, 0.73, -1.08, -0.38, -0.31)),
)
"""By how far the start rank is from the nearer end of the lines; each fitted to 2,500 deals. One set of weights for all
ranks chose starts near the ends too often."""
TRUMPS_OF_DEALER: Final = Weights(
    -8.32, 0.0, (3.98, 0.73, 4.3, 4.51, 3.52, 2.01, 4.22, 3.19, 1.19, -3.85, 2.9, 0.71, 0.77, 0.42)
)
TRUMPS_OF_OTHERS: Final = Weights(
    -0.98, 0.0, (1.88, 3.43, 4.75, 4.12, 2.47, 1.34, 4.83, 3.21, 0.3, -2.9, 1.51, -0.47, 0.9, 0.41)
)

AVERAGE: Final[dict[ContractKey, float]] = {
    "NT": -6.2, "NQ": -6.8, "NL": -7.3, "NH": -7.6, "NK": -5.0, "TR": 23.3, "DO": 24.8,
}  # fmt: skip
"""The mean score of a dealer in a contract with a future hand, with the best trump suit or start rank."""

DOUBLED_LEAD: Final[dict[ContractKey, float]] = {
    "NT": 2.5, "NQ": -2.1, "NL": 1.0, "NH": 2.8, "NK": 3.9, "TR": 50.0, "DO": 39.7,
}  # fmt: skip
"""The mean lead of such a dealer over the mean of the others, with the payments for doubles: over 600 deals each."""

DECLARED: Final[dict[ContractKey, float]] = {
    "NT": -5.4, "NQ": -5.3, "NL": -6.2, "NH": -5.2, "NK": -2.5, "TR": 29.4, "DO": 30.8,
}  # fmt: skip
"""The mean score of dealers in the contracts that they choose: over 6,000 deals with one to seven contracts left."""


def expected_lead(hand: CardSet, declared: Declared, *, seat: Seat, other: Seat, dealer: Seat) -> float:
    """How many points more than `other` the owner of the hand, `seat`, is expected to score before doubles.

    What exceeds the fair share of `seat` is missing from the other three in equal parts.
    """
    own = expected_score(hand, declared, dealer=seat == dealer)
    total = TOTALS[declared.contract]
    if seat == dealer:
        return own - (total - own) / 3
    by_dealer = DECLARED[declared.contract]
    share = (total - by_dealer) / 3
    more = own - share
    return own - (by_dealer if other == dealer else share) + more / 3
