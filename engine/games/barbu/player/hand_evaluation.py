"""What a hand may be expected to score in each contract before a card is played: a sum of what its cards promise."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.cards import ACE, HEARTS, KING, QUEEN, RANKS_IN_SUIT, SUITS, TWO, CardSet, Rank, Seat, Suit
from engine.games.barbu.contracts import TOTALS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.model import Declared

_ALL_RANKS: Final = (1 << RANKS_IN_SUIT) - 1
_LOWEST: Final = 4
_GUARDS: Final = 4

Signs = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Promise:
    """What the signs of a hand add up to: a number for each of them, `dealer` where the hand deals."""

    base: float
    dealer: float
    suits: tuple[float, ...]
    special: tuple[float, ...] = ()


# --------------------------------------------------------------------------------------------------- negative contracts


def ducking_signs(ranks: int) -> Signs:
    """How a suit ducks: the foreign cards below its lowest, second, third and fourth lowest; whether it is void."""
    below: list[int] = []
    foreign = 0
    for rank in range(TWO, ACE - 1, -1):
        if not ranks >> rank & 1:
            foreign += 1
        elif len(below) < _LOWEST:
            below.append(foreign)
    return (*below, *(0,) * (_LOWEST - len(below)), int(not ranks))


def danger_signs(ranks: int, counts: Rank) -> Signs:
    """How dangerous a suit is of which one card counts most: whether that is held with no, one, two, three or more
    lower ones; and if not, how many higher ones are held that less than three lower ones guard.
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
"""The card of a suit that counts most."""


@lru_cache(maxsize=16384)
def _ducks(contract: ContractKey, suit: Suit, ranks: int) -> float:
    promise, counts = PROMISES[contract], _COUNTS[contract].get(suit)
    if counts is None:
        return _sum(promise.suits, ducking_signs(ranks))
    return _sum(promise.special, (*ducking_signs(ranks), *danger_signs(ranks, counts)))


# ------------------------------------------------------------------------------------------------------------- positive


def trump_signs(hand: CardSet, trump: Suit) -> Signs:
    """Of trumps: how many, those beyond four, and whether each of the four highest is there. Of the other suits: aces,
    kings, kings with the ace, kings alone, queens below one of them, aces' cards beyond four; void and single suits, as
    often as three trumps can make use of them.
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


def line_signs(ranks: int, start: Rank) -> Signs:
    """Of a line of dominoes: whether the start card is held; foreign cards before each own one, summed; own ones before
    each foreign one, summed; aces and twos; own ones that wait for nobody; whether the suit is void.
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
    return _sum(PROMISES["DO"].suits, line_signs(ranks, start))


# ---------------------------------------------------------------------------------------------------------------- worth


def worth(hand: CardSet, declared: Declared, *, dealer: bool) -> float:
    """What the hand may be expected to score before doubles."""
    if declared.trump is not None:
        promise = TRUMPS_OF_DEALER if dealer else TRUMPS_OF_OTHERS
        return promise.base + _sum(promise.suits, trump_signs(hand, declared.trump))
    promise = PROMISES[declared.contract]
    base = promise.base + promise.dealer * dealer
    if declared.start is not None:
        return base + sum(_line(_ranks(hand, suit), declared.start) for suit in SUITS)
    return base + sum(_ducks(declared.contract, suit, _ranks(hand, suit)) for suit in SUITS)


def _ranks(hand: CardSet, suit: Suit) -> int:
    """The cards of a suit, a bit for each rank."""
    return hand >> suit * RANKS_IN_SUIT & _ALL_RANKS


def _sum(weights: Sequence[float], signs: Iterable[int]) -> float:
    return sum(weight * sign for weight, sign in zip(weights, signs, strict=True) if sign)


# Fitted to 4,000 deals of each contract that four careful players played, whatever the dealer held; trumps in one of
# his longest suits, with any start rank.
PROMISES: Final[dict[ContractKey, Promise]] = {
    "NT": Promise(4.01, 0.54, (-0.32, -0.22, -0.17, -0.08, -1.52)),
    "NQ": Promise(
        4.46,
        -0.99,
        (0.0, 0.0, 0.0, 0.0, 0.0),
        (-0.15, -0.19, -0.15, -0.1, -0.7, -1.69, -1.32, -0.71, -0.32, -0.95, -1.34),
    ),
    "NL": Promise(2.20, 0.39, (-0.5, -0.09, -0.12, -0.09, -3.86)),
    "NH": Promise(
        3.93,
        -0.06,
        (-0.26, -0.14, -0.2, -0.21, -0.65),
        (-0.99, -0.26, -0.01, 0.09, -6.65, 1.82, 1.0, 0.04, -0.45, -0.09, 0.0),
    ),
    "NK": Promise(
        2.85,
        0.08,
        (-0.29, -0.16, -0.2, -0.2, -1.16),
        (-0.06, -0.11, 0.01, 0.07, -1.0, -1.5, 2.35, 3.83, 4.05, 4.24, -1.23),
    ),
    "DO": Promise(28.42, -1.10, (-3.81, -0.52, 0.41, -1.9, 0.22, -3.0)),
}
TRUMPS_OF_DEALER: Final = Promise(
    -8.32, 0.0, (3.98, 0.73, 4.3, 4.51, 3.52, 2.01, 4.22, 3.19, 1.19, -3.85, 2.9, 0.71, 0.77, 0.42)
)
TRUMPS_OF_OTHERS: Final = Promise(
    -0.98, 0.0, (1.88, 3.43, 4.75, 4.12, 2.47, 1.34, 4.83, 3.21, 0.3, -2.9, 1.51, -0.47, 0.9, 0.41)
)

AVERAGE: Final[dict[ContractKey, float]] = {
    "NT": -6.2, "NQ": -6.8, "NL": -7.3, "NH": -7.6, "NK": -5.0, "TR": 23.3, "DO": 24.8,
}  # fmt: skip
"""What a dealer may expect of a contract with the hands to come, with the best trump suit or start rank."""


DECLARED: Final[dict[ContractKey, float]] = {
    "NT": -5.4, "NQ": -5.3, "NL": -6.2, "NH": -5.2, "NK": -2.5, "TR": 29.4, "DO": 30.8,
}  # fmt: skip
"""What dealers score in the contracts that they choose; over 6,000 deals with one to seven contracts left."""


def ahead(hand: CardSet, declared: Declared, seat: Seat, other: Seat, dealer: Seat) -> float:
    """By how much the hand's seat may be expected to score more than another before doubles.

    What it has more than its share the others lack, each a third of it.
    """
    own = worth(hand, declared, dealer=seat == dealer)
    total = TOTALS[declared.contract]
    if seat == dealer:
        return own - (total - own) / 3
    by_dealer = DECLARED[declared.contract]
    share = (total - by_dealer) / 3
    more = own - share
    return own - (by_dealer if other == dealer else share) + more / 3
