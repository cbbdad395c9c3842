"""Rules of thumb for the contract of trumps.

A card scores what the trick is expected to bring with it, less what the card is worth in the hand. With doubles, what
the others take counts too.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.cards import SUIT_MASKS, Card, Suit
from engine.games.barbu.cards import RANKINGS
from engine.games.barbu.contracts.trumps import TRICK
from engine.games.barbu.player.trick_context import NOT_IN_ONE, TrickContext
from engine.tricks.by_card import HIGHER, LOWER, SUIT, cards_of


@dataclass(frozen=True, slots=True)
class TrumpHabits:
    """The weights, in points, found by playing against earlier weights.

    `keep`: the highest trump in the hand; `per_higher`: less for each unseen trump above; `per_lower`: more for each
    trump below it in the hand; `master`: a card of another suit that only trumps can beat; `second`: one with a single
    unseen card above; `draw`: leading trumps, for each trump more than the others hold on average; `flush`: leading one
    that must be beaten; `lead`: taking the trick, beside its points; `length`: keeping a card, for each card of its
    suit in the hand.
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


def scored_takes(trump: Suit, context: TrickContext) -> Iterator[tuple[Card, float]]:
    """The legal cards, each with its score, in a contract in which tricks bring points."""
    hand, unseen = context.hand, context.unseen
    own, theirs = context.stakes[context.seat], context.elsewhere
    trumps = SUIT_MASKS[trump]
    beats = RANKINGS[trump].beaten_by[context.best] if context.played else -1
    for card in cards_of(context.legal):
        takes = _takes(context, trumps, card) if beats >> card & 1 else 0.0
        score = (TRICK + TRUMP_HABITS.lead) * takes * own + TRICK * (1 - takes) * theirs
        score += own * (_lead_of_trump(context, trumps, card) if trumps >> card & 1 else 0.0)
        yield card, score - own * _keep(hand, unseen, trumps, card)


def _takes(context: TrickContext, trumps: int, card: int) -> float:
    """The probability that this card, the best so far, takes the trick."""
    unseen = context.unseen
    above = (unseen & HIGHER[card]).bit_count()
    if trumps >> card & 1:
        beaten = 1 - NOT_IN_ONE[above]
        if context.played and not trumps & SUIT_MASKS[context.led]:
            beaten *= NOT_IN_ONE[(unseen & SUIT_MASKS[context.led]).bit_count()]
    else:
        ruffed = NOT_IN_ONE[(unseen & SUIT[card]).bit_count()] * (1 - NOT_IN_ONE[(unseen & trumps).bit_count()])
        beaten = 1 - NOT_IN_ONE[above] + ruffed
    return float(max(0.0, 1 - beaten) ** (3 - context.played))


def _lead_of_trump(context: TrickContext, trumps: int, card: int) -> float:
    """What it is worth to draw the others' trumps by leading this one."""
    out = (context.unseen & trumps).bit_count()
    if context.played or not out:
        return 0.0
    more = (context.hand & trumps).bit_count() - out / 3
    return TRUMP_HABITS.draw * more + TRUMP_HABITS.flush * bool(context.unseen & HIGHER[card])


def _keep(hand: int, unseen: int, trumps: int, card: int) -> float:
    """What a card is worth in the hand."""
    habits = TRUMP_HABITS
    above = (unseen & HIGHER[card]).bit_count()
    if trumps >> card & 1:
        below = (hand & LOWER[card]).bit_count()
        return max(habits.keep - habits.per_higher * above + habits.per_lower * below, 0.0)
    kept = habits.master if above == 0 else habits.second if above == 1 else 0.0
    return kept + habits.length * (hand & SUIT[card]).bit_count()
