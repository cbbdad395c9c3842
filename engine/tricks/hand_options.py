"""The cards of a hand as answers: each open, or shut with its reason. They are made once and kept."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Generic, TypeVar

from engine.cards import CARD_TEXTS, RANKS_IN_SUIT, SUITS, Card
from engine.game import Option, Refusal
from engine.message import CardWord, message
from engine.tricks.follow import CompiledRules, narrow
from engine.tricks.ranking import CARD_NUMBERS

KEPT: Final = 512
"""Of so many refusals, and of so many duties, the shut cards are kept."""
_SUIT: Final = (1 << RANKS_IN_SUIT) - 1

ThingT = TypeVar("ThingT")


class _OfSuit(dict[int, tuple[ThingT, ...]]):
    """What there is for the cards of one suit, by the ranks held of it."""

    def __init__(self, things: Sequence[ThingT]) -> None:
        super().__init__()
        self.things = things

    def __missing__(self, ranks: int) -> tuple[ThingT, ...]:
        found = self[ranks] = tuple(thing for rank, thing in enumerate(self.things) if ranks >> rank & 1)
        return found


class OfHand(Generic[ThingT]):
    """One thing by card, and those of a hand in pack order: quicker than to look for the bits of the hand."""

    __slots__ = ("_by_suit", "by_card")

    def __init__(self, by_card: Sequence[ThingT]) -> None:
        self.by_card = by_card
        starts = range(0, len(SUITS) * RANKS_IN_SUIT, RANKS_IN_SUIT)
        self._by_suit = tuple(_OfSuit(by_card[start : start + RANKS_IN_SUIT]) for start in starts)

    def __call__(self, hand: int) -> tuple[ThingT, ...]:
        """The things of these cards."""
        spades, hearts, diamonds, clubs = self._by_suit
        return spades[hand & _SUIT] + hearts[hand >> 13 & _SUIT] + diamonds[hand >> 26 & _SUIT] + clubs[hand >> 39]


_CARDS: Final = OfHand(tuple(map(Card, range(CARD_NUMBERS))))


class HandOptions:
    """The options to play one card: of this group, called by this message with the `card`."""

    __slots__ = ("_group", "_label", "_shut", "_shut_under", "open")

    def __init__(self, label: str, group: str) -> None:
        self._label = label
        self._group = group
        self.open = self._made(None)
        self._shut = lru_cache(KEPT)(self._made)
        self._shut_under = lru_cache(KEPT)(self._made_under)

    def one(self, card: Card, refusal: Refusal | None) -> Option:
        """The option to play this card, open or shut for a reason of its own; it is not kept."""
        label = message(self._label, card=CardWord(card))
        return Option(f"play {CARD_TEXTS[card]}", label, self._group, refusal, card)

    def _made(self, refusal: Refusal | None) -> OfHand[Option]:
        return OfHand(tuple([self.one(card, refusal) for card in _CARDS.by_card]))

    def _made_under(self, duties: CompiledRules) -> tuple[OfHand[Option], ...]:
        """By duty, the cards that it removes."""
        return tuple(map(self._shut, duties.refusals))

    def shut(self, hand: int, refusal: Refusal) -> tuple[Option, ...]:
        """The cards of the hand, none of which may be played, for this reason."""
        return self._shut(refusal)(hand)

    def either(self, hand: int, legal: int, refusal: Refusal) -> tuple[Option, ...]:
        """The cards of the hand: those that are legal open, the others shut for one reason."""
        if legal == hand:
            return self.open(hand)
        open_card, shut_card = self.open.by_card, self._shut(refusal).by_card
        return tuple([open_card[card] if legal >> card & 1 else shut_card[card] for card in _CARDS(hand)])

    def under(self, hand: int, duties: CompiledRules) -> tuple[Option, ...]:
        """The cards of the hand, open or shut by the duty that removes them."""
        legal = narrow(hand, duties.steps)
        if legal == hand:
            return self.open(hand)
        open_card = self.open.by_card
        first, *others = shut = self._shut_under(duties)
        if not others:
            shut_card = first.by_card
            return tuple([open_card[card] if legal >> card & 1 else shut_card[card] for card in _CARDS(hand)])
        found = {}
        for cards, options in zip(duties.removed(hand), shut, strict=True):
            for card in _CARDS(cards):
                found[card] = options.by_card[card]
        return tuple([found.get(card) or open_card[card] for card in _CARDS(hand)])
