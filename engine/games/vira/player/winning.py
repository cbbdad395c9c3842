"""Rules of thumb for contracts with trumps: a score for each card, the chance that its side takes the trick, less what
the card is worth in the hand.
"""

from dataclasses import dataclass
from typing import Final

from engine.cards import SUIT_MASKS, Card
from engine.games.vira.player.trick_context import Spot, without
from engine.tricks.by_card import HIGHER, LOWER, SUIT


@dataclass(frozen=True, slots=True)
class TrumpHabits:
    """What is weighed, in tricks. Found by play against earlier figures.

    `keep`: what the highest trump is worth in the hand, `per_higher` less for each unseen one above; `master`: what a
    card of another suit is worth that only trumps can take, `second` one with a single higher one out, `guarded` so
    much more for each lower one beside it, up to two; `draw`: what it is worth to the declarer to lead trumps, for each
    that the others are thought to hold; `flush`: to lead one that must be beaten; `against`: to the defenders to lead
    trumps; `length`: how much longer suits are spared, a card; `rank`: how much higher cards are spared, a rank;
    `helped`: how far a partner can be counted on.
    """

    keep: float
    per_higher: float
    master: float
    second: float
    guarded: float
    draw: float
    flush: float
    against: float
    length: float
    rank: float
    helped: float


DECLARER: Final = TrumpHabits(
    keep=0.33, per_higher=0.1, master=0.46, second=0.16, guarded=0.1, draw=0.06, flush=0.04,
    against=0.0, length=0.17, rank=0.01, helped=0.5,
)  # fmt: skip
DEFENDER: Final = TrumpHabits(
    keep=1.52, per_higher=0.12, master=0.26, second=0.26, guarded=0.0, draw=0.0, flush=0.0,
    against=-0.1, length=0.17, rank=0.01, helped=0.5,
)  # fmt: skip


def take(spot: Spot) -> Card:
    """The card to play where tricks are wanted."""
    habits = DECLARER if spot.seat == spot.declarer else DEFENDER
    trumps = int(SUIT_MASKS[spot.trump])
    beats = (HIGHER[spot.best] | (0 if trumps >> spot.best & 1 else trumps)) if spot.best >= 0 else -1
    partner_has_it = spot.best >= 0 and (spot.winner == spot.declarer) == (spot.seat == spot.declarer)
    best, best_score = -1, 0.0
    rest = spot.legal
    while rest:
        low = rest & -rest
        rest ^= low
        one = low.bit_length() - 1
        if beats & low:
            score = _side_takes(spot, habits, trumps, one, ours=True)
        else:
            score = _side_takes(spot, habits, trumps, spot.best, ours=partner_has_it)
        score -= _kept(spot, habits, trumps, one)
        if spot.best < 0 and trumps & low:
            score += _leading_trumps(spot, habits, trumps, one)
        if best < 0 or score >= best_score:
            best, best_score = one, score
    return Card(best)


def _side_takes(spot: Spot, habits: TrumpHabits, trumps: int, top: int, *, ours: bool) -> float:
    """The chance that the seat's side takes the trick when this card is its best."""
    chance = 1.0 if ours else 0.0
    led = SUIT[top] if spot.led < 0 else int(SUIT_MASKS[spot.led])
    defends = spot.seat != spot.declarer
    helped = 0.0
    for other in spot.behind:
        if defends and other != spot.declarer:
            if chance < 1:
                chance += (1 - chance) * _beats(spot, trumps, led, top, other) * (habits.helped if ours else 1.0)
            else:
                helped = habits.helped
        else:
            chance *= 1 - _beats(spot, trumps, led, top, other) * (1 - helped * 0.5)
    return chance


def _beats(spot: Spot, trumps: int, led: int, top: int, other: int) -> float:
    """The chance that another seat can beat the best card of the trick."""
    may, share = spot.may[other], spot.share[other]
    if not led >> top & 1:  # a trump on another suit
        above = (may & HIGHER[top]).bit_count()
        return without(share, (may & led).bit_count()) * (1 - without(share, above)) if above else 0.0
    beaten = 1 - without(share, (may & HIGHER[top]).bit_count())
    if led != trumps:
        beaten += without(share, (may & led).bit_count()) * (1 - without(share, (may & trumps).bit_count()))
    return beaten


def _leading_trumps(spot: Spot, habits: TrumpHabits, trumps: int, one: int) -> float:
    """What it is worth to lead this trump."""
    if spot.seat != spot.declarer:
        return habits.against
    out = sum((spot.may[other] & trumps).bit_count() * spot.share[other] for other in spot.behind)
    if out <= 0:
        return -habits.draw
    own = (spot.hand & trumps).bit_count()
    return habits.draw * min(out, own - 1) + habits.flush * bool(spot.unseen & HIGHER[one])


def _kept(spot: Spot, habits: TrumpHabits, trumps: int, one: int) -> float:
    """What a card is worth in the hand."""
    above = (spot.unseen & HIGHER[one]).bit_count()
    below = (spot.hand & LOWER[one]).bit_count()
    if trumps >> one & 1:
        return max(habits.keep - habits.per_higher * above, 0.0)
    worth = -habits.rank * (one % 13) + habits.length * (spot.hand & SUIT[one]).bit_count()
    if above == 0:
        return worth + habits.master
    if above == 1:
        return worth + habits.second + habits.guarded * min(below, 2)
    return worth
