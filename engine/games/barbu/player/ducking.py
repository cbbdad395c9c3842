"""Rules of thumb for the contracts in which one wants to take nothing.

Each card that may be played gets a score: what the trick is expected to cost with it, and what it is worth to be rid of
it. Who has doubled counts what the others take, too.
"""

from dataclasses import dataclass
from typing import Final

from engine.cards import ACE, HEARTS, RANKS_IN_SUIT, SUITS, Card, card
from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.contracts.no_hearts import ACE_MORE, ALL_HEARTS, HEART
from engine.games.barbu.contracts.no_king import BARBU, COST
from engine.games.barbu.contracts.no_last_two import LAST, LAST_BUT_ONE
from engine.games.barbu.contracts.no_queens import EACH, QUEENS
from engine.games.barbu.contracts.no_tricks import TRICK
from engine.games.barbu.player.trick_context import NOT_IN_ONE, Spot
from engine.tricks.by_card import HIGHER, LOWER, SUIT

DUCKING: Final = 0.5
"""How far the others are expected to stay below a card where they can, instead of playing anything."""
ALONE: Final = 0.3
"""The danger of a card whose suit nobody else has: who must lead it takes the trick."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What is weighed in a contract, in points. Found by play of some hundred thousand deals against earlier figures.

    `trick`: what a trick is thought to bring by itself; `dump`: what one who is void is expected to throw into it, as
    long as something is left to throw; `high`: the danger of a card that is sure to take a trick; `guard`: how well
    lower cards of its suit guard it; `held`: the danger of a card that counts, in parts of its points; `above`: that of
    one above a card that counts and is still out; `length`: how much longer suits are spared, a card.
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
"""No Last Two: what it is thought to bring to lead to the last trick but one."""
_LAST_TRICKS: Final = (*(0.0,) * 10, EVE, float(LAST_BUT_ONE), float(LAST))


def _points() -> dict[ContractKey, tuple[int, ...]]:
    """What each card brings who takes it, by contract."""
    cards = range(len(SUITS) * RANKS_IN_SUIT)
    ace = card(HEARTS, ACE)
    return {
        "NT": tuple(0 for _ in cards),
        "NQ": tuple(EACH * (QUEENS >> one & 1) for one in cards),
        "NL": tuple(0 for _ in cards),
        "NH": tuple(HEART * (ALL_HEARTS >> one & 1) + ACE_MORE * (one == ace) for one in cards),
        "NK": tuple(COST * (BARBU >> one & 1) for one in cards),
    }


POINTS: Final = _points()


def _stays_best(above: int, below: int, players: int) -> float:
    """The chance that a card takes the trick against so many who are still to play and want to take nothing."""
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


def duck(contract: ContractKey, spot: Spot) -> Card:
    """The card to play where tricks, or cards in them, cost."""
    habits, points = HABITS[contract], POINTS[contract]
    unseen, hand, lies, own, theirs = spot.unseen, spot.hand, spot.lies, spot.stakes[spot.seat], spot.elsewhere
    left = unseen & TRICK_CONTRACTS[contract].counts
    dump = habits.dump * (3 - lies) if left else 0.0
    trick, over = _as_it_lies(contract, spot, dump) if lies else (_bare(contract, spot), -1)
    stays = _STAYS[3 - lies]
    best, best_score = -1, 0.0
    rest = spot.legal
    while rest:
        low = rest & -rest
        rest ^= low
        one = low.bit_length() - 1
        above, below = (unseen & HIGHER[one]).bit_count(), (unseen & LOWER[one]).bit_count()
        cost = trick + points[one]
        if not lies:
            cost += dump * NOT_IN_ONE[above + below]
        takes = stays[above][below] if over & low else 0.0
        score = cost * (takes * own + (1 - takes) * theirs)
        score += own * _danger(habits, points[one], one, hand, left, above, below)
        score -= habits.length * (hand & SUIT[one]).bit_count()
        if best < 0 or score > best_score:
            best, best_score = one, score
    return Card(best)


def _bare(contract: ContractKey, spot: Spot) -> float:
    """What the trick brings beside the cards in it."""
    return _LAST_TRICKS[spot.done] if contract == "NL" else HABITS[contract].trick


def _as_it_lies(contract: ContractKey, spot: Spot, dump: float) -> tuple[float, int]:
    """What the open trick brings, with what others may throw into it; and the cards that beat its best."""
    points, best = POINTS[contract], spot.best
    trick = _bare(contract, spot) + dump * NOT_IN_ONE[(spot.unseen & SUIT[best]).bit_count()]
    rest = spot.lying
    while rest:
        low = rest & -rest
        rest ^= low
        trick += points[low.bit_length() - 1]
    return trick, HIGHER[best]


def _danger(habits: Habits, worth: int, one: int, hand: int, left: int, above: int, below: int) -> float:
    """What a card in the hand is expected to cost later."""
    if not above + below:
        return ALONE
    reach = 1 - habits.guard * 3 * (hand & LOWER[one]).bit_count() / (above + below)
    if reach <= 0:
        return 0.0
    danger = habits.high * _STAYS[3][above][below]
    if worth:
        danger -= habits.held * worth * (below > 0)
    elif left & LOWER[one]:
        danger += habits.above
    return danger * reach
