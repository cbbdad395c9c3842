"""Rules of thumb for the negative contracts, in which tricks or cards in them cost points.

A card scores what the trick is expected to cost with it, and what it is worth to get rid of the card. With doubles,
what the others take counts too.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.cards import ACE, HEARTS, RANKS_IN_SUIT, SUITS, Card
from engine.cards import card as card_of
from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.contracts.no_hearts import ACE_MORE, ALL_HEARTS, HEART
from engine.games.barbu.contracts.no_king import BARBU, COST
from engine.games.barbu.contracts.no_last_two import LAST, LAST_BUT_ONE
from engine.games.barbu.contracts.no_queens import EACH, QUEENS
from engine.games.barbu.contracts.no_tricks import TRICK
from engine.games.barbu.player.trick_context import NOT_IN_ONE, TrickContext
from engine.tricks.by_card import HIGHER, LOWER, SUIT, cards_of

DUCKING: Final = 0.5
"""The share of cases in which the others play below a card where they can; else they play any card."""
ALONE: Final = 0.3
"""The danger of a card whose suit nobody else has: led, it takes the trick."""


@dataclass(frozen=True, slots=True)
class Habits:
    """The weights in a contract, in points, found by playing some hundred thousand deals against earlier weights.

    `trick`: a trick by itself; `dump`: what a void seat is expected to discard on it, while cards that count are
    unseen; `high`: the danger of a card that is sure to take a trick; `guard`: how well lower cards of its suit protect
    it; `held`: the danger of a card that counts, as a share of its points; `above`: the danger of a card above an
    unseen card that counts; `length`: keeping a card, for each card of its suit in the hand.
    """

    trick: float
    dump: float
    high: float
    guard: float
    held: float
    above: float
    length: float


HABITS: Final[dict[ContractKey, Habits]] = {
    "NT": Habits(trick=TRICK, dump=0, high=2.0, guard=0.38, held=0, above=0, length=0.4),
    "NQ": Habits(trick=-1.3, dump=-7.5, high=1.5, guard=0.64, held=0.5, above=1.9, length=0.1),
    "NL": Habits(trick=0, dump=0, high=2.1, guard=0.3, held=0, above=0, length=0.1),
    "NH": Habits(trick=0, dump=-1.5, high=2.5, guard=0.49, held=0.5, above=0, length=0),
    "NK": Habits(trick=-0.15, dump=-7.0, high=1.9, guard=0.3, held=0.5, above=4.0, length=0.23),
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


def scored_ducks(contract: ContractKey, context: TrickContext) -> Iterator[tuple[Card, float]]:
    """The legal cards, each with its score, in a contract in which tricks, or cards in them, cost points."""
    habits, points = HABITS[contract], POINTS[contract]
    unseen, hand, played = context.unseen, context.hand, context.played
    own, theirs = context.stakes[context.seat], context.elsewhere
    left = unseen & TRICK_CONTRACTS[contract].counts
    dump = habits.dump * (3 - played) if left else 0.0
    trick, beats = _open_trick(contract, context, dump) if played else (_trick_alone(contract, context), -1)
    stays = _STAYS[3 - played]
    for card in cards_of(context.legal):
        above, below = (unseen & HIGHER[card]).bit_count(), (unseen & LOWER[card]).bit_count()
        worth = points[card]
        cost = trick + worth
        if not played:
            cost += dump * NOT_IN_ONE[above + below]
        takes = stays[above][below] if beats >> card & 1 else 0.0
        score = cost * (takes * own + (1 - takes) * theirs)
        score += own * _danger(habits, worth, card, hand, left, above, below)
        score -= habits.length * (hand & SUIT[card]).bit_count()
        yield card, score


def _trick_alone(contract: ContractKey, context: TrickContext) -> float:
    """What a trick costs beside the cards in it."""
    return _LAST_TRICKS[context.tricks_done] if contract == "NL" else HABITS[contract].trick


def _open_trick(contract: ContractKey, context: TrickContext, dump: float) -> tuple[float, int]:
    """What the open trick costs, with what others may discard on it; and the cards that beat its best one."""
    points, best = POINTS[contract], context.best
    trick = _trick_alone(contract, context) + dump * NOT_IN_ONE[(context.unseen & SUIT[best]).bit_count()]
    for number in cards_of(context.lying):
        trick += points[number]
    return trick, HIGHER[best]


def _danger(habits: Habits, points: int, card: int, hand: int, left: int, above: int, below: int) -> float:
    """What a card that stays in the hand is expected to cost later.

    `points`: of the card; `left`: the unseen cards that count; `above`, `below`: how many unseen cards of its suit are
    higher and lower.
    """
    foreign = above + below
    if not foreign:
        return ALONE
    reach = 1 - habits.guard * 3 * (hand & LOWER[card]).bit_count() / foreign
    if reach <= 0:
        return 0.0
    danger = habits.high * _STAYS_LED[above][below]
    if points:
        danger -= habits.held * points * (below > 0)
    elif left & LOWER[card]:
        danger += habits.above
    return danger * reach
