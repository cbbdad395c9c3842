"""Refusals of cards in every game: not in the pack, not in the hand, not exactly one.

>>> from engine.cards import parse_card, parse_cards
>>> refuse_all_but_one([parse_card("AS")], parse_cards("KS QS"), "2.4").message.key
'engine-not-held'
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.cards import Card, CardSet
from engine.game import Refusal
from engine.message import CardWord, Message, message


@lru_cache(maxsize=64)
def _not_in_pack(rule: str, card: Card, size: int) -> Refusal:
    return Refusal(rule, message("engine-not-in-pack", card=CardWord(card), size=size))


@lru_cache(maxsize=128)
def _not_held(rule: str, card: Card) -> Refusal:
    return Refusal(rule, message("engine-not-held", card=CardWord(card)))


@lru_cache(maxsize=32)
def _one_card(rule: str) -> Refusal:
    return Refusal(rule, Message("engine-one-card"))


def refuse_foreign(cards: Iterable[Card], pack: CardSet, rule: str) -> Refusal | None:
    """Refuses the first of these cards that is not in the pack; `rule`: the paragraph about the pack."""
    return next((_not_in_pack(rule, one, pack.bit_count()) for one in cards if not pack >> one & 1), None)


def refuse_unheld(cards: Iterable[Card], hand: int, rule: str) -> Refusal | None:
    """Refuses the first of these cards that is not in the hand; `rule`: the paragraph about the action."""
    return next((_not_held(rule, one) for one in cards if not hand >> one & 1), None)


def refuse_all_but_one(cards: Sequence[Card], hand: int, rule: str) -> Refusal | None:
    """Refuses to play anything but one card of the hand; `rule`: the paragraph about playing."""
    return refuse_unheld(cards, hand, rule) if len(cards) == 1 else _one_card(rule)
