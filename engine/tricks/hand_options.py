"""The cards of a hand as answers: each open, or shut with its reason. They are made once and kept."""

from functools import lru_cache
from typing import Final

from engine.cards import CARD_TEXTS, Card
from engine.game import Option, Refusal
from engine.message import CardWord, message
from engine.tricks.by_card import HandTable, cards_of
from engine.tricks.follow import CompiledRules, narrow

KEPT: Final = 512
"""Of so many refusals, and of so many duties, the shut cards are kept."""


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

    def _made(self, refusal: Refusal | None) -> HandTable[Option]:
        return HandTable(tuple([self.one(card, refusal) for card in cards_of.by_card]))

    def _made_under(self, duties: CompiledRules) -> tuple[HandTable[Option], ...]:
        """By duty, the cards that it removes."""
        return tuple(map(self._shut, duties.refusals))

    def disabled(self, hand: int, refusal: Refusal) -> tuple[Option, ...]:
        """The cards of the hand, none of which may be played, for this reason."""
        return self._shut(refusal)(hand)

    def either(self, hand: int, legal: int, refusal: Refusal) -> tuple[Option, ...]:
        """The cards of the hand: those that are legal open, the others shut for one reason."""
        if legal == hand:
            return self.open(hand)
        open_card, shut_card = self.open.by_card, self._shut(refusal).by_card
        return tuple([open_card[card] if legal >> card & 1 else shut_card[card] for card in cards_of(hand)])

    def under(self, hand: int, duties: CompiledRules) -> tuple[Option, ...]:
        """The cards of the hand, open or shut by the duty that removes them."""
        legal = narrow(hand, duties.steps)
        if legal == hand:
            return self.open(hand)
        open_card = self.open.by_card
        first, *others = shut = self._shut_under(duties)
        if not others:
            shut_card = first.by_card
            return tuple([open_card[card] if legal >> card & 1 else shut_card[card] for card in cards_of(hand)])
        found = {}
        for cards, options in zip(duties.removed(hand), shut, strict=True):
            for card in cards_of(cards):
                found[card] = options.by_card[card]
        return tuple([found.get(card) or open_card[card] for card in cards_of(hand)])
