"""The cards of a hand as options, each open or disabled with its reason; made once and cached.

>>> from engine.cards import parse_card, parse_cards
>>> plays = HandOptions("game-action-card", "hand")
>>> [option.text for option in plays.open(parse_cards("KH AS"))]
['play AS', 'play KH']
>>> waiting = Refusal("1.4", message("not-your-turn"))
>>> [option.open for option in plays.disabled(parse_cards("KH AS"), waiting)]
[False, False]
"""

from functools import lru_cache
from typing import Final

from engine.cards import CARD_TEXTS, Card
from engine.choice import Option
from engine.game import Refusal
from engine.message import CardWord, message
from engine.tricks.by_card import HandTable, cards_of
from engine.tricks.follow import CompiledRules, narrow

KEPT: Final = 512
"""Cache size: refusals, and compiled rules, whose disabled options are kept."""


class HandOptions:
    """The options to play one card: of this group, called by this message with the `card`."""

    __slots__ = ("_disabled", "_disabled_under", "_group", "_label", "open")

    def __init__(self, label: str, group: str) -> None:
        self._label = label
        self._group = group
        self.open = self._made(None)
        self._disabled = lru_cache(KEPT)(self._made)
        self._disabled_under = lru_cache(KEPT)(self._made_under)

    def one(self, card: Card, refusal: Refusal | None) -> Option:
        """The option to play this card, open or disabled for a reason of its own; not cached."""
        label = message(self._label, card=CardWord(card))
        return Option(f"play {CARD_TEXTS[card]}", label, self._group, refusal, card)

    def _made(self, refusal: Refusal | None) -> HandTable[Option]:
        return HandTable(tuple([self.one(Card(number), refusal) for number in range(len(CARD_TEXTS))]))

    def _made_under(self, duties: CompiledRules) -> tuple[HandTable[Option], ...]:
        """By duty, the cards that it removes."""
        return tuple(map(self._disabled, duties.refusals))

    def disabled(self, hand: int, refusal: Refusal) -> tuple[Option, ...]:
        """The cards of the hand, all disabled for this reason."""
        return self._disabled(refusal)(hand)

    def either(self, hand: int, legal: int, refusal: Refusal) -> tuple[Option, ...]:
        """The cards of the hand: legal ones open, the others disabled for one reason."""
        if legal == hand:
            return self.open(hand)
        open_card, disabled_card = self.open.by_card, self._disabled(refusal).by_card
        return tuple([open_card[card] if legal >> card & 1 else disabled_card[card] for card in cards_of(hand)])

    def under(self, hand: int, duties: CompiledRules) -> tuple[Option, ...]:
        """The cards of the hand, open or disabled by the duty that removes them."""
        legal = narrow(hand, duties.steps)
        if legal == hand:
            return self.open(hand)
        open_card = self.open.by_card
        first, *others = disabled = self._disabled_under(duties)
        if not others:
            disabled_card = first.by_card
            return tuple([open_card[card] if legal >> card & 1 else disabled_card[card] for card in cards_of(hand)])
        refused = {}
        for cards, options in zip(duties.removed(hand), disabled, strict=True):
            for card in cards_of(cards):
                refused[card] = options.by_card[card]
        return tuple([refused.get(card) or open_card[card] for card in cards_of(hand)])
