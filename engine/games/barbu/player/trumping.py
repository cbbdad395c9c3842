"""Rules of thumb for the contract of trumps: a score for each card, what the trick is expected to bring with it, less
what the card is worth in the hand. Who has doubled counts what the others take, too.
"""

from dataclasses import dataclass
from typing import Final

from engine.cards import SUIT_MASKS, Card, Suit
from engine.games.barbu.cards import RANKINGS
from engine.games.barbu.contracts.trumps import TRICK
from engine.games.barbu.player.trick_context import NOT_IN_ONE, Spot
from engine.tricks.by_card import HIGHER, LOWER, SUIT


@dataclass(frozen=True, slots=True)
class TrumpHabits:
    """What is weighed, in points. Found by play against earlier figures.

    `keep`: what the highest trump is worth in the hand, `per_higher` less for each unseen one above, `per_lower` more
    for each one below in the hand; `master`: what a card of another suit is worth that only trumps can take, `second`
    one with a single higher one out; `draw`: what it is worth to lead trumps, for each more than the others have each;
    `flush`: to lead one that must be beaten; `lead`: to take the trick beside its points; `length`: how much longer
    suits are spared, a card.
    """

    keep: float
    per_higher: float
    per_lower: float
    master: float
    second: float
    draw: float
    flush: float
    lead: float
    length: float


TRUMP_HABITS: Final = TrumpHabits(
    keep=4.5, per_higher=0.8, per_lower=0.1, master=2.5, second=1.57, draw=0.5, flush=0.5, lead=0.5, length=0.1
)


def take(trump: Suit, spot: Spot) -> Card:
    """The card to play where tricks bring points."""
    own, theirs = spot.stakes[spot.seat], spot.elsewhere
    trumps = SUIT_MASKS[trump]
    beats = RANKINGS[trump].beaten_by[spot.best] if spot.lies else -1
    best, best_score = -1, 0.0
    rest = spot.legal
    while rest:
        low = rest & -rest
        rest ^= low
        one = low.bit_length() - 1
        takes = _takes(spot, trumps, one) if beats & low else 0.0
        score = (TRICK + TRUMP_HABITS.lead) * takes * own + TRICK * (1 - takes) * theirs
        score += own * (_lead_of_trump(spot, trumps, one) if low & trumps else 0.0)
        score -= own * _keep(spot, trumps, one)
        if best < 0 or score > best_score:
            best, best_score = one, score
    return Card(best)


def _takes(spot: Spot, trumps: int, one: int) -> float:
    """The chance that a card which is the best takes the trick."""
    unseen = spot.unseen
    above = (unseen & HIGHER[one]).bit_count()
    if trumps >> one & 1:
        beaten = 1 - NOT_IN_ONE[above]
        if spot.lies and not trumps & SUIT_MASKS[spot.led]:
            beaten *= NOT_IN_ONE[(unseen & SUIT_MASKS[spot.led]).bit_count()]
    else:
        ruffed = NOT_IN_ONE[(unseen & SUIT[one]).bit_count()] * (1 - NOT_IN_ONE[(unseen & trumps).bit_count()])
        beaten = 1 - NOT_IN_ONE[above] + ruffed
    return float(max(0.0, 1 - beaten) ** (3 - spot.lies))


def _lead_of_trump(spot: Spot, trumps: int, one: int) -> float:
    """What it is worth to draw the trumps of the others with this one."""
    out = (spot.unseen & trumps).bit_count()
    if spot.lies or not out:
        return 0.0
    more = (spot.hand & trumps).bit_count() - out / 3
    return TRUMP_HABITS.draw * more + TRUMP_HABITS.flush * bool(spot.unseen & HIGHER[one])


def _keep(spot: Spot, trumps: int, one: int) -> float:
    """What a card is worth in the hand."""
    habits = TRUMP_HABITS
    above = (spot.unseen & HIGHER[one]).bit_count()
    if trumps >> one & 1:
        below = (spot.hand & LOWER[one]).bit_count()
        return max(habits.keep - habits.per_higher * above + habits.per_lower * below, 0.0)
    kept = habits.master if above == 0 else habits.second if above == 1 else 0.0
    return kept + habits.length * (spot.hand & SUIT[one]).bit_count()
