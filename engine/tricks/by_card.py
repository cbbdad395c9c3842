"""Tables by card number, on plain ints, for kernels and rules of thumb; the ace is the highest card of its suit."""

from typing import Final

from engine.cards import CARD_TEXTS, RANKS_IN_SUIT, SUIT_MASKS

_CARDS: Final = range(len(CARD_TEXTS))
SUIT_OF: Final = tuple(card // RANKS_IN_SUIT for card in _CARDS)
"""The number of its suit."""
SUIT: Final = tuple(int(SUIT_MASKS[suit]) for suit in SUIT_OF)
LOWER: Final = tuple(SUIT[card] & ~((2 << card) - 1) for card in _CARDS)
HIGHER: Final = tuple(SUIT[card] & ((1 << card) - 1) for card in _CARDS)
"""The cards of its suit, the lower and the higher ones."""
