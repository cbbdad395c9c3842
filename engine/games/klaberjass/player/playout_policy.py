"""The card by rule of thumb, for the *careful* player and for guided playouts."""

from collections.abc import Iterator
from typing import Final

from engine.cards import SUIT_MASKS, Card, Suit
from engine.games.klaberjass.cards import PACK, RANKINGS, WHOLE_PACK
from engine.games.klaberjass.kernel import KlaberjassKernel
from engine.tricks.best_card import best_card
from engine.tricks.by_card import SUIT, HandTable, cards_of

_NONE_OF: Final = (100, 57, 33, 19, 11, 6, 4, 2, 1)
"""By number of unseen cards, the chance in 100 that the opponent holds none of them; about three in seven of all
unseen cards are in that hand."""

# Weights for leads, in hundredths of a point. Fitted by self-play over some ten thousand deals, and checked against
# sampled playouts as a neutral opponent.
DRAW: Final = 700
LEAD_TRUMP: Final = 100
PER_TRUMP: Final = 840
SPENT_POINT: Final = 150
EXPOSE_TRUMP: Final = -1000
EXPOSED_POINT: Final = 140
SAVE_TRUMP: Final = -400
PER_CARD_OUT: Final = 5

NO_SCORE: Final = -1_000_000

_POINTS: Final = tuple(ranking.points for ranking in RANKINGS)
_HIGHER: Final = tuple(ranking.higher for ranking in RANKINGS)
_BEATEN_BY: Final = tuple(ranking.beaten_by for ranking in RANKINGS)
_STRENGTH: Final = tuple(
    tuple(8 - (ranking.higher[card] & WHOLE_PACK).bit_count() if card in PACK else 0 for card in range(52))
    for ranking in RANKINGS
)
_LOSING: Final = tuple(
    HandTable([(7 * points[card] + strength[card], Card(card)) for card in range(52)])
    for points, strength in zip(_POINTS, _STRENGTH, strict=True)
)
"""By trump, what it costs to lose a trick with a card, and the card: the fewest points, then the weakest card."""


def choose_card(hand: int, legal: int, led: int, trump: Suit, unseen: int, *, draws: bool) -> Card:
    """Choose the card to play; `unseen`: what the other may hold; `draws`: prefer leads of trumps, as maker."""
    if not legal & (legal - 1):
        return Card(legal.bit_length() - 1)
    if led < 0:
        return _lead(hand, legal, trump, unseen, DRAW if draws else LEAD_TRUMP)
    winning = legal & _BEATEN_BY[trump][led]
    if winning:
        return best_card(_scored_wins(winning, trump, unseen))
    return min(_LOSING[trump](legal))[1]


def _lead(hand: int, legal: int, trump: Suit, unseen: int, draw: int) -> Card:
    """Aces and other masters first; trumps from a long suit to draw others; else a suit that may be short opposite.

    `draw`: what speaks for a lead from a single trump, before its points.
    """
    trumps = SUIT_MASKS[trump]
    points, higher = _POINTS[trump], _HIGHER[trump]
    trumps_out = (unseen & trumps).bit_count()
    ruffs = 100 - _NONE_OF[trumps_out]
    drawing = draw + PER_TRUMP * ((hand & trumps).bit_count() - 1)
    # Not by `best_card`, which would make a playout 8 % slower: most of the cards that it scores are scored here.
    best, best_score = -1, NO_SCORE
    rest = legal
    while rest:
        low = rest & -rest
        rest ^= low
        card = low.bit_length() - 1
        beaten_by = higher[card] & unseen
        if low & trumps:
            if beaten_by:
                score = EXPOSE_TRUMP - EXPOSED_POINT * points[card]
            elif trumps_out:
                score = drawing - SPENT_POINT * points[card]
            else:
                score = SAVE_TRUMP
        else:
            out = (unseen & SUIT[card]).bit_count()
            if beaten_by:
                score = -beaten_by.bit_count() - PER_CARD_OUT * out
            else:
                lost = _NONE_OF[out] * ruffs // 100
                score = (100 - lost) * points[card] - lost * (points[card] - 2)
        if score > best_score:
            best, best_score = card, score
    return Card(best)


def _scored_wins(winning: int, trump: Suit, unseen: int) -> Iterator[tuple[Card, float]]:
    """Take the trick with the most that could be lost later, else with the least."""
    points, higher, strength = _POINTS[trump], _HIGHER[trump], _STRENGTH[trump]
    for card in cards_of(winning):
        yield card, (10 if higher[card] & unseen else -2) * points[card] - strength[card]


def guided_move(kernel: KlaberjassKernel) -> int:
    """Choose the kernel's move by rule of thumb, from what the seat on turn can know: its hand and the open cards."""
    hand = kernel.hands[kernel.turn]
    unseen = WHOLE_PACK & ~hand & ~kernel.gone
    card = choose_card(hand, kernel.legal(), kernel.led, kernel.trump, unseen, draws=kernel.turn == kernel.maker)
    return kernel.announced(card)
