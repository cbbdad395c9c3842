"""Tables by card number, on plain ints, for kernels and rules of thumb; the ace is the highest card of its suit."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Generic, TypeVar

from engine.cards import CARD_TEXTS, RANKS_IN_SUIT, SUIT_MASKS, SUITS, Card

ThingT = TypeVar("ThingT")
_RANKS: Final = (1 << RANKS_IN_SUIT) - 1

_CARDS: Final = range(len(CARD_TEXTS))
SUIT_OF: Final = tuple(card // RANKS_IN_SUIT for card in _CARDS)
"""The number of its suit."""
SUIT: Final = tuple(int(SUIT_MASKS[suit]) for suit in SUIT_OF)
LOWER: Final = tuple(SUIT[card] & ~((2 << card) - 1) for card in _CARDS)
HIGHER: Final = tuple(SUIT[card] & ((1 << card) - 1) for card in _CARDS)
"""The cards of its suit, the lower and the higher ones."""


class HandTable(Generic[ThingT]):
    """A value for each card number; a call with a hand gives the values of its cards in pack order.

    The values of each suit's holding are joined at the first hand with it and cached: at most 4 · 2¹³ tuples. A later
    hand costs four look-ups, whatever its size.
    """

    __slots__ = ("_by_holding", "by_card")

    def __init__(self, by_card: Sequence[ThingT]) -> None:
        self.by_card = by_card
        self._by_holding: tuple[dict[int, tuple[ThingT, ...]], ...] = tuple({} for _ in SUITS)

    def __call__(self, hand: int) -> tuple[ThingT, ...]:
        spades, hearts, diamonds, clubs = self._by_holding
        try:
            return (
                spades[hand & _RANKS] + hearts[hand >> 13 & _RANKS] + diamonds[hand >> 26 & _RANKS] + clubs[hand >> 39]
            )
        except KeyError:
            self._keep(hand)
            return self(hand)

    def _keep(self, hand: int) -> None:
        for suit, by_holding in enumerate(self._by_holding):
            first = suit * RANKS_IN_SUIT
            holding = hand >> first & _RANKS
            by_holding[holding] = tuple(
                self.by_card[first + rank] for rank in range(RANKS_IN_SUIT) if holding >> rank & 1
            )


cards_of: Final = HandTable(tuple(map(Card, _CARDS))).__call__  # as a method it is called faster than as an object
"""The cards of a hand in pack order, as a tuple."""


def best_first(cards: int, choose: Callable[[int], int]) -> Iterator[int]:
    """The cards in the order in which `choose` takes them, each time from those that are left.

    >>> list(best_first(0b1011, lambda cards: cards.bit_length() - 1))
    [3, 1, 0]
    """
    while cards:
        card = choose(cards)
        yield card
        cards &= ~(1 << card)
