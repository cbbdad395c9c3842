"""Chooses by rule of thumb which cards to exchange, to keep and to discard."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.cards import ACE, KING, RANKS_IN_SUIT, SUIT_MASKS, SUITS, Card, CardSet, Suit, card, each
from engine.games.vira.cards import WHOLE_PACK
from engine.games.vira.player.misere_play import least_dangerous

_TOPS: Final = sum(1 << card(suit, rank) for suit in SUITS for rank in (ACE, KING))
LOW_ENOUGH: Final = 7
"""The highest card that a defender keeps against a misère, counted from the two."""
_ALL_RANKS: Final = (1 << RANKS_IN_SUIT) - 1

# -------------------------------------------------------------------------------------------------------------- trumps


def unwanted(hand: int, trump: Suit) -> int:
    """All cards but trumps, aces and kings.

    Over 3,000 deals of six, keeping no kings wins 0.09 ± 0.03 tricks less; keeping queens too, 0.03 ± 0.02 less.
    """
    return hand & ~_TOPS & ~int(SUIT_MASKS[trump])


def weakest(hand: int, trump: Suit, count: int) -> int:
    """The `count` cards of least use in a contract with these trumps."""
    return _first(_by_use(hand, trump), count)


@lru_cache(maxsize=8192)
def _by_use(hand: int, trump: Suit) -> tuple[Card, ...]:
    """The cards of a hand, those of least use first."""
    return tuple(sorted(each(CardSet(hand)), key=lambda card: (_use(hand, trump, card), card % RANKS_IN_SUIT * -1)))


def _use(hand: int, trump: Suit, card: int) -> float:
    """The estimated worth of a card in a contract with these trumps, in tricks."""
    suit, rank = divmod(card, RANKS_IN_SUIT)
    ranks = hand >> suit * RANKS_IN_SUIT & _ALL_RANKS
    if suit == trump:
        return 1.2 - 0.01 * rank
    gaps = rank - (ranks & ((1 << rank) - 1)).bit_count()
    worth = (1.0, 0.45, 0.15, 0.05)[min(gaps, 3)] - 0.01 * rank
    return worth + 0.02 * ranks.bit_count() if gaps else worth


# -------------------------------------------------------------------------------------------------------------- misères


def safest(hand: int, count: int, gone: int = 0) -> int:
    """The `count` cards of the hand that lose every trick most safely; `gone`: cards known to be out of play."""
    return least_dangerous(hand, int(WHOLE_PACK) & ~hand & ~gone, count)


# ------------------------------------------------------------------------------------------------------------- defence


def against_trumps(hand: int, trump: Suit, maximum: int) -> int:
    """The cards that a defender exchanges against trumps: the lowest ones, but no trumps, aces or kings."""
    return _first(sorted(each(CardSet(unwanted(hand, trump))), key=lambda card: -(card % RANKS_IN_SUIT)), maximum)


def against_misere(hand: int, maximum: int) -> int:
    """The cards that a defender exchanges against a misère: the highest ones."""
    high = [card for card in each(CardSet(hand)) if RANKS_IN_SUIT - card % RANKS_IN_SUIT > LOW_ENOUGH]
    return _first(sorted(high, key=lambda card: card % RANKS_IN_SUIT), maximum)


def _first(cards: Sequence[int], count: int) -> int:
    return sum(1 << card for card in cards[:count])
