"""Rules of thumb for contracts with trumps.

A card scores the probability that its side takes the trick with it, less what the card is worth in the hand.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.cards import RANKS_IN_SUIT, SUIT_MASKS, Card
from engine.games.vira.player.trick_context import TrickContext, without
from engine.tricks.best_card import best_card
from engine.tricks.by_card import HIGHER, LOWER, SUIT, cards_of


@dataclass(frozen=True, slots=True)
class TrumpHabits:
    """The weights, in tricks, found by playing against earlier weights.

    `keep`: the highest trump in the hand; `per_higher`: less for each unseen trump above; `master`: a card of another
    suit that only trumps can beat; `second`: one with a single unseen card above; `guarded`: added to that for each
    lower card beside it, up to two; `draw`: the declarer leading trumps, for each trump that the others are expected to
    hold; `flush`: leading one that must be beaten; `against`: a defender leading trumps; `length`: keeping a card, for
    each card of its suit in the hand; `rank`: keeping a card, for each rank below the ace it is less; `helped`: the
    probability that the partner helps.
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


def take(context: TrickContext) -> Card:
    """The card to play with trumps."""
    return best_card(_scored(context))


def _scored(context: TrickContext) -> Iterator[tuple[Card, float]]:
    """The legal cards, each with its score in tricks; the lowest cards first, so that they win among equals."""
    habits = DECLARER if context.seat == context.declarer else DEFENDER
    trumps = int(SUIT_MASKS[context.trump])
    hand, unseen, best = context.hand, context.unseen, context.best
    leads = best < 0
    beats = -1 if leads else HIGHER[best] | (0 if trumps >> best & 1 else trumps)
    partner_has_it = not leads and (context.winner == context.declarer) == (context.seat == context.declarer)
    for card in reversed(cards_of(context.legal)):
        if beats >> card & 1:
            score = _side_takes(context, habits, trumps, card, ours=True)
        else:
            score = _side_takes(context, habits, trumps, best, ours=partner_has_it)
        score -= _kept(hand, unseen, habits, trumps, card)
        if leads and trumps >> card & 1:
            score += _leading_trumps(context, habits, trumps, card)
        yield card, score


def _side_takes(context: TrickContext, habits: TrumpHabits, trumps: int, top: int, *, ours: bool) -> float:
    """The probability that the seat's side takes the trick.

    `top`: the best card of the trick so far; `ours`: the side of the seat has played it.
    """
    probability = 1.0 if ours else 0.0
    led = SUIT[top] if context.led < 0 else int(SUIT_MASKS[context.led])
    defends = context.seat != context.declarer
    helped = 0.0
    for other in context.behind:
        if defends and other != context.declarer:
            if probability < 1:
                weight = habits.helped if ours else 1.0
                probability += (1 - probability) * _beats(context, trumps, led, top, other) * weight
            else:
                helped = habits.helped
        else:
            probability *= 1 - _beats(context, trumps, led, top, other) * (1 - helped * 0.5)
    return probability


def _beats(context: TrickContext, trumps: int, led: int, top: int, other: int) -> float:
    """The probability that another seat can beat the best card of the trick; `led`: the cards of the suit led."""
    may, share = context.may[other], context.share[other]
    if not led >> top & 1:  # a trump on another suit
        above = (may & HIGHER[top]).bit_count()
        return without(share, (may & led).bit_count()) * (1 - without(share, above)) if above else 0.0
    beaten = 1 - without(share, (may & HIGHER[top]).bit_count())
    if led != trumps:
        beaten += without(share, (may & led).bit_count()) * (1 - without(share, (may & trumps).bit_count()))
    return beaten


def _leading_trumps(context: TrickContext, habits: TrumpHabits, trumps: int, card: int) -> float:
    """The worth of leading this trump, in tricks."""
    if context.seat != context.declarer:
        return habits.against
    out = sum((context.may[other] & trumps).bit_count() * context.share[other] for other in context.behind)
    if out <= 0:
        return -habits.draw
    own = (context.hand & trumps).bit_count()
    return habits.draw * min(out, own - 1) + habits.flush * bool(context.unseen & HIGHER[card])


def _kept(hand: int, unseen: int, habits: TrumpHabits, trumps: int, card: int) -> float:
    """The worth of keeping a card in the hand, in tricks."""
    above = (unseen & HIGHER[card]).bit_count()
    if trumps >> card & 1:
        return max(habits.keep - habits.per_higher * above, 0.0)
    worth = -habits.rank * (card % RANKS_IN_SUIT) + habits.length * (hand & SUIT[card]).bit_count()
    if above == 0:
        return worth + habits.master
    if above == 1:
        return worth + habits.second + habits.guarded * min((hand & LOWER[card]).bit_count(), 2)
    return worth
