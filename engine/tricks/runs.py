"""Finds runs (neighbouring cards of one suit) in a table that is made once.

>>> from engine.cards import cards_text, parse_cards
>>> runs = runs_finder(8, 3, run_of)
>>> [cards_text(run) for run in runs(parse_cards("AS KS QS JH TH"))]
['AS KS QS']
"""

from collections.abc import Callable, Iterator
from typing import TypeVar

from engine.cards import RANKS_IN_SUIT, SUITS, CardSet, Rank, Suit

ThingT = TypeVar("ThingT")


def run_of(suit: Suit, top: Rank, length: int) -> CardSet:
    """The run of `length` cards that begins, in pack order, with the rank `top`."""
    return CardSet(((1 << length) - 1) << (suit * RANKS_IN_SUIT + top))


def runs_finder(
    ranks: int, shortest: int, make: Callable[[Suit, Rank, int], ThingT]
) -> Callable[[int], tuple[ThingT, ...]]:
    """A function that finds all maximal runs of `shortest` cards or more in a hand, in pack order, each made by `make`.

    `ranks`: how many ranks, from the ace on, the pack has; `make` is called with suit, first rank and length.
    """
    of_suit = (1 << ranks) - 1
    spades, hearts, diamonds, clubs = (
        tuple(
            tuple(make(suit, top, length) for top, length in _runs_in(held, ranks) if length >= shortest)
            for held in range(1 << ranks)
        )
        for suit in SUITS
    )

    def found(cards: int) -> tuple[ThingT, ...]:
        return (
            spades[cards & of_suit]
            + hearts[cards >> 13 & of_suit]
            + diamonds[cards >> 26 & of_suit]
            + clubs[cards >> 39 & of_suit]
        )

    return found


def _runs_in(held: int, ranks: int) -> Iterator[tuple[Rank, int]]:
    """The maximal runs among the ranks held of a suit, as first rank and length."""
    start = 0
    for rank in range(ranks + 1):
        if not held >> rank & 1:
            if rank > start:
                yield Rank(start), rank - start
            start = rank + 1
