"""Rules of thumb for the contract of trumps.

A card scores what the trick is expected to bring with it, less what the card is worth in the hand. With doubles, what
the others take counts too.
"""

from dataclasses import dataclass
from math import inf
from typing import Final

from engine.cards import RANKS_IN_SUIT, SUIT_MASKS, Suit
from engine.games.barbu.cards import RANKINGS
from engine.games.barbu.contracts.trumps import TRICK
from engine.games.barbu.player.trick_context import NOT_IN_ONE
from engine.tricks.by_card import HIGHER, LOWER, SUIT, cards_of


@dataclass(frozen=True, slots=True)
class TrumpHabits:
    """The weights, in points, found by playing against earlier weights.

    `keep`: the highest trump in the hand; `per_higher`: less for each unseen trump above; `per_lower`: more for each
    trump below it in the hand; `master`: a card of another suit that only trumps can beat; `second`: one with a single
    unseen card above; `draw`: leading trumps, for each trump more than the others hold on average; `flush`: leading one
    that must be beaten; `lead`: taking the trick, beside its points; `length`: keeping a card, for each card of its
    suit in the hand; `guard`: keeping the one card of a suit that a higher one of the hand has to lose on the single
    unseen card above that.
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
    guard: float


TRUMP_HABITS: Final = TrumpHabits(
    keep=4.5,
    per_higher=0.8,
    per_lower=0.1,
    master=2.5,
    second=1.57,
    draw=0.5,
    flush=0.5,
    lead=0.5,
    length=0.1,
    guard=1.5,
)


_WON: Final = TRICK + TRUMP_HABITS.lead
_KEPT_TRUMP: Final = tuple(
    tuple(
        max(TRUMP_HABITS.keep - TRUMP_HABITS.per_higher * above + TRUMP_HABITS.per_lower * below, 0.0)
        for below in range(RANKS_IN_SUIT)
    )
    for above in range(RANKS_IN_SUIT)
)
"""What a trump is worth in the hand, by number of higher unseen ones and of lower ones in the hand."""
_GUARDED: Final = 2
"""A card with a single unseen one above it and its guard are so many."""
_KEPT: Final = (TRUMP_HABITS.master, TRUMP_HABITS.second, *(0.0,) * (RANKS_IN_SUIT - 2))
"""What another card is worth, by number of higher unseen ones of its suit."""


def take(
    trump: Suit,
    hand: int,
    legal: int,
    unseen: int,
    played: int,
    best: int,
    led: int,
    own: float,
    theirs: float,
) -> int:
    """The legal card with the highest score, in a contract in which tricks bring points.

    The arguments: `trick_context`. One loop over the cards with look-ups, since playouts spend most of their time here.
    """
    trumps = SUIT_MASKS[trump]
    out = unseen & trumps
    ruffs = 1 - NOT_IN_ONE[out.bit_count()]
    beats, voids, draws, flush = -1, 1.0, 0.0, 0.0
    if played:
        beats = RANKINGS[trump].beaten_by[best]
        if led != trump:
            voids = NOT_IN_ONE[(unseen & SUIT_MASKS[led]).bit_count()]
    elif out:
        draws = TRUMP_HABITS.draw * ((hand & trumps).bit_count() - out.bit_count() / 3)
        flush = TRUMP_HABITS.flush
    after, length = 3 - played, TRUMP_HABITS.length
    discards = played and not hand & SUIT_MASKS[led]
    chosen, highest = -1, -inf
    for card in cards_of(legal):
        above = (unseen & HIGHER[card]).bit_count()
        is_trump = trumps >> card & 1
        takes = 0.0
        if beats >> card & 1:
            if is_trump:
                beaten = (1 - NOT_IN_ONE[above]) * voids
            else:
                beaten = 1 - NOT_IN_ONE[above] + NOT_IN_ONE[(unseen & SUIT[card]).bit_count()] * ruffs
            takes = max(0.0, 1 - beaten) ** after
        score = _WON * takes * own + TRICK * (1 - takes) * theirs
        if is_trump:
            score += own * (draws + flush * (above > 0))
            score -= own * _KEPT_TRUMP[above][(hand & LOWER[card]).bit_count()]
        else:
            suit = hand & SUIT[card]
            score -= own * (_KEPT[above] + length * suit.bit_count())
            if discards and suit.bit_count() == _GUARDED and suit & HIGHER[card] and _is_second(suit, unseen):
                score -= own * TRUMP_HABITS.guard
        if score > highest:
            chosen, highest = card, score
    return chosen


def _is_second(suit: int, unseen: int) -> bool:
    """Whether a single unseen card is above the highest of these cards of a suit."""
    return (unseen & HIGHER[(suit & -suit).bit_length() - 1]).bit_count() == 1
