"""Rules of thumb for the negative contracts, in which tricks or cards in them cost points.

A card scores what the trick is expected to cost with it, and what it is worth to get rid of the card. With doubles,
what the others take counts too.
"""

from dataclasses import dataclass
from math import inf
from typing import Final, TypeAlias

from engine.cards import ACE, HEARTS, RANKS_IN_SUIT, SUITS
from engine.cards import card as card_of
from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.contracts.no_hearts import ACE_MORE, ALL_HEARTS, HEART
from engine.games.barbu.contracts.no_king import BARBU, COST
from engine.games.barbu.contracts.no_last_two import LAST, LAST_BUT_ONE
from engine.games.barbu.contracts.no_queens import EACH, QUEENS
from engine.games.barbu.contracts.no_tricks import TRICK
from engine.games.barbu.player.trick_context import NOT_IN_ONE
from engine.tricks.by_card import HIGHER, LOWER, SUIT, cards_of

_Danger: TypeAlias = tuple[tuple[tuple[float, ...], ...], ...]

DUCKING: Final = 0.5
"""The share of cases in which the others play below a card where they can; else they play any card."""
ALONE: Final = 0.3
"""The danger of a card whose suit nobody else has: led, it takes the trick."""


@dataclass(frozen=True, slots=True)
class Habits:
    """The weights in a contract, in points, found by playing some hundred thousand deals against earlier weights.

    `trick`: a trick by itself; `dump`: what a void seat is expected to discard on it, while cards that count are
    unseen; `falls`: what is expected to fall on a card that takes the trick, while a lower one of its suit that counts
    is unseen and all three others are still to play; `high`: the danger of a card that is sure to take a trick;
    `guard`: how well lower cards of its suit protect it; `held`: the danger of a card that counts, as a share of its
    points; `length`: keeping a card, for each card of its suit in the hand.
    """

    trick: float
    dump: float
    falls: float
    high: float
    guard: float
    held: float
    length: float


HABITS: Final[dict[ContractKey, Habits]] = {
    "NT": Habits(trick=TRICK, dump=0, falls=0, high=2.0, guard=0.14, held=0, length=0.4),
    "NQ": Habits(trick=-0.4, dump=-12.0, falls=-3.0, high=2.0, guard=0.19, held=0.2, length=0.25),
    "NL": Habits(trick=0, dump=0, falls=0, high=2.1, guard=0.3, held=0, length=0.1),
    "NH": Habits(trick=0, dump=-1.5, falls=-2.0, high=4.0, guard=0.37, held=0.5, length=0.75),
    "NK": Habits(trick=-0.15, dump=-7.0, falls=-6.0, high=1.9, guard=0.3, held=0.5, length=0.23),
}
EVE: Final = -1.0
"""No Last Two: the estimated cost of leading to the last trick but one."""
_LAST_TRICKS: Final = (*(0.0,) * 10, EVE, float(LAST_BUT_ONE), float(LAST))


def _points() -> dict[ContractKey, tuple[int, ...]]:
    """By contract, the points of each card for the seat that takes it."""
    cards = range(len(SUITS) * RANKS_IN_SUIT)
    ace = card_of(HEARTS, ACE)
    return {
        "NT": tuple(0 for _ in cards),
        "NQ": tuple(EACH * (QUEENS >> number & 1) for number in cards),
        "NL": tuple(0 for _ in cards),
        "NH": tuple(HEART * (ALL_HEARTS >> number & 1) + ACE_MORE * (number == ace) for number in cards),
        "NK": tuple(COST * (BARBU >> number & 1) for number in cards),
    }


POINTS: Final = _points()


def _stays_best(above: int, below: int, players: int) -> float:
    """The probability that a card takes the trick.

    `players`: how many seats still play to it, each trying to stay below; `above`, `below`: how many unseen cards of
    its suit are higher and lower.
    """
    if above == 0:
        return 1.0
    if below == 0 and players == 3:
        return 0.0
    forced = NOT_IN_ONE[below] * (1 - NOT_IN_ONE[above])
    careless = (1 - NOT_IN_ONE[above + below]) * above / (above + below)
    return float((1 - DUCKING * forced - (1 - DUCKING) * careless) ** players)


_STAYS: Final = tuple(
    tuple(tuple(_stays_best(above, below, players) for below in range(13)) for above in range(13))
    for players in range(4)
)
_STAYS_LED: Final = _STAYS[3]
"""For a card that is led, by number of higher and of lower unseen cards of its suit."""


@dataclass(frozen=True, slots=True)
class _Tables:
    """What of a contract can be looked up, mostly by card number.

    `counts`: the cards that count; `points`: for the seat that takes the card; `dangers`: what keeping it is expected
    to cost, by number of higher and of lower unseen cards of its suit and of lower ones in the hand.
    """

    counts: int
    points: tuple[int, ...]
    dangers: tuple[_Danger, ...]


def _danger(habits: Habits, points: int, above: int, below: int, guards: int) -> float:
    """What a card that stays in the hand is expected to cost later.

    `points`: of the card; `above`, `below`, `guards`: how many unseen cards of its suit are higher and lower, and how
    many in the hand are lower.
    """
    foreign = above + below
    if not foreign:
        return ALONE
    reach = 1 - habits.guard * 3 * guards / foreign
    if reach <= 0:
        return 0.0
    danger = habits.high * _STAYS_LED[above][below]
    if below:
        danger -= habits.held * points
    return danger * reach


def _dangers(habits: Habits, points: int) -> _Danger:
    numbers = range(RANKS_IN_SUIT)
    return tuple(
        tuple(
            tuple(_danger(habits, points, above, below, guards) for guards in range(RANKS_IN_SUIT - above - below))
            for below in range(RANKS_IN_SUIT - above)
        )
        for above in numbers
    )


def _tables(contract: ContractKey, habits: Habits) -> _Tables:
    points = POINTS[contract]
    dangers = {worth: _dangers(habits, worth) for worth in set(points)}
    return _Tables(TRICK_CONTRACTS[contract].counts, points, tuple(dangers[worth] for worth in points))


_TABLES: Final = {contract: _tables(contract, habits) for contract, habits in HABITS.items()}


def duck(
    contract: ContractKey,
    hand: int,
    legal: int,
    unseen: int,
    played: int,
    best: int,
    lying: int,
    tricks_done: int,
    own: float,
    theirs: float,
) -> int:
    """The legal card with the highest score, in a contract in which tricks, or cards in them, cost points.

    The arguments: `trick_context`. One loop over the cards with look-ups, since playouts spend most of their time here.
    """
    habits, tables = HABITS[contract], _TABLES[contract]
    points, dangers, length, counts = tables.points, tables.dangers, habits.length, tables.counts
    left = unseen & counts
    dump = habits.dump * (3 - played) if left else 0.0
    falls = habits.falls * (3 - played) / 3
    trick, beats = _LAST_TRICKS[tricks_done] if contract == "NL" else habits.trick, -1
    if played:
        beats = HIGHER[best]
        trick += dump * NOT_IN_ONE[(unseen & SUIT[best]).bit_count()]
        if lying & counts:
            for card in cards_of(lying & counts):
                trick += points[card]
    stays = _STAYS[3 - played]
    chosen, highest = -1, -inf
    for card in cards_of(legal):
        higher, lower = HIGHER[card], LOWER[card]
        above, below = (unseen & higher).bit_count(), (unseen & lower).bit_count()
        cost = trick + points[card]
        if not played:
            cost += dump * NOT_IN_ONE[above + below]
        if beats >> card & 1:
            if left & lower:
                cost += falls
            takes = stays[above][below]
            score = cost * (takes * own + (1 - takes) * theirs)
        else:
            score = cost * theirs
        score += own * dangers[card][above][below][(hand & lower).bit_count()]
        score -= length * (hand & SUIT[card]).bit_count()
        if score > highest:
            chosen, highest = card, score
    return chosen
