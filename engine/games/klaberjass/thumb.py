"""Rules of thumb for the play of the cards, on plain ints: for the *careful* player and the guide of playouts alike."""

from typing import Final

from engine.cards import SUIT_MASKS, Card, Suit
from engine.games.klaberjass.cards import PACK, RANKINGS, WHOLE_PACK
from engine.games.klaberjass.kernel import KlaberjassKernel

# A chance in 100 that the other holds none of so many unseen cards (he holds some three in seven of them).
_NONE_OF: Final = (100, 57, 33, 19, 11, 6, 4, 2, 1)

_POINTS: Final = tuple(ranking.points for ranking in RANKINGS)
_HIGHER: Final = tuple(ranking.higher for ranking in RANKINGS)
_BEATEN_BY: Final = tuple(ranking.beaten_by for ranking in RANKINGS)
_SUIT_OF: Final = tuple(SUIT_MASKS[card // 13] for card in range(52))
_STRENGTH: Final = tuple(
    tuple(8 - (ranking.higher[card] & WHOLE_PACK).bit_count() if card in PACK else 0 for card in range(52))
    for ranking in RANKINGS
)


def choose_card(hand: int, legal: int, led: int, trump: Suit, unseen: int, *, draws: bool) -> Card:
    """The card to play; `unseen`: what the other may hold; `draws`: this seat (the maker) likes to lead trumps."""
    if not legal & (legal - 1):
        return Card(legal.bit_length() - 1)
    if led < 0:
        return _lead(hand, trump, unseen, draws=draws)
    winning = legal & _BEATEN_BY[trump][led]
    if winning:
        return _win(winning, legal, led, trump, unseen)
    return _lose(hand, legal, trump, unseen)


def _lead(hand: int, trump: Suit, unseen: int, *, draws: bool) -> Card:
    trumps = SUIT_MASKS[trump]
    points, higher = _POINTS[trump], _HIGHER[trump]
    cards_left = hand.bit_count()
    ruffs = 100 - _NONE_OF[min((unseen & trumps).bit_count(), 8)]
    best, best_score = -1, -1_000_000
    rest = hand
    while rest:
        low = rest & -rest
        rest ^= low
        card = low.bit_length() - 1
        beaten = higher[card] & unseen
        suit = _SUIT_OF[card]
        if low & trumps:
            if beaten:
                score = -100 * points[card] - 500
            elif not unseen & trumps:
                score = -200 if cards_left > 1 else 0
            else:
                score = 700 if draws else 100
        elif beaten:
            score = -60 * points[card] - 300 - 40 * beaten.bit_count()
        else:
            void = _NONE_OF[(unseen & suit).bit_count()]
            lost = void * ruffs // 100
            score = (100 - lost) * (points[card] + 3) - lost * (points[card] + 2)
        if score > best_score:
            best, best_score = card, score
    return Card(best)


def _win(winning: int, legal: int, led: int, trump: Suit, unseen: int) -> Card:
    """Take the trick with what could be lost later, else with the least."""
    points, higher, strength = _POINTS[trump], _HIGHER[trump], _STRENGTH[trump]
    best, best_score = -1, -1_000_000
    rest = winning
    while rest:
        low = rest & -rest
        rest ^= low
        card = low.bit_length() - 1
        score = 10 * points[card] - strength[card] if higher[card] & unseen else -2 * points[card] - strength[card]
        if score > best_score:
            best, best_score = card, score
    return Card(best)


def _lose(hand: int, legal: int, trump: Suit, unseen: int) -> Card:
    """Give as little as possible, and rather from a suit without a guarded ten."""
    points, strength = _POINTS[trump], _STRENGTH[trump]
    trumps = SUIT_MASKS[trump]
    best, best_score = -1, -1_000_000
    rest = legal
    while rest:
        low = rest & -rest
        rest ^= low
        card = low.bit_length() - 1
        score = -10 * points[card] - strength[card] - (20 if low & trumps else 0)
        if score > best_score:
            best, best_score = card, score
    return Card(best)


def guided_move(kernel: KlaberjassKernel) -> int:
    """The kernel's move by rule of thumb, from what the seat on turn can know: its hand and what lies open."""
    hand = kernel.hands[kernel.turn]
    unseen = WHOLE_PACK & ~hand & ~kernel.gone
    card = choose_card(hand, kernel.legal(), kernel.led, kernel.trump, unseen, draws=kernel.turn == kernel.maker)
    return kernel.announced(card)
