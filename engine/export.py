"""Frozen values as plain JSON, and the cards that a value names.

Both walk the declared types, not the run-time values: a `Card` is an int at run time, and only its field's annotation
tells it from an amount. So every field that holds cards is declared `Card`, `CardSet` or a tuple of them.

>>> from engine.cards import cards_text, parse_card
>>> from engine.tricks.events import CardPlayed
>>> from engine.cards import Seat
>>> played = CardPlayed(Seat(1), parse_card("TS"))
>>> plain(played), cards_text(cards_named_by(played))
({'seat': 1, 'card': 'TS'}, 'TS')
"""

import dataclasses
from collections.abc import Callable
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Literal, NewType, TypeAlias, Union, get_args, get_origin, get_type_hints

from engine.cards import CARD_TEXTS, RANK_LETTERS, SUIT_LETTERS, Card, CardSet, Rank, Suit, each

Plain: TypeAlias = Callable[[Any], Any]
Named: TypeAlias = Callable[[Any], int]


def plain(value: Any) -> Any:
    """A frozen dataclass as JSON values: cards and suits in the notation's form, card sets as lists in pack order."""
    return _plain_fields(value.__class__)(value)


def cards_named_by(value: Any) -> CardSet:
    """Every card that a frozen dataclass names, at any depth."""
    return CardSet(_cards_of(value.__class__)(value))


@lru_cache(maxsize=512)
def _fields(kind: Any) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind)
    return tuple((field.name, hints[field.name]) for field in dataclasses.fields(kind))


def _bare(hint: Any) -> Any:
    """The run-time type behind a `NewType`; `Card` and `CardSet` are kept, since they mean more than a number."""
    while isinstance(hint, NewType) and hint not in (Card, CardSet):
        hint = hint.__supertype__
    return hint


def _as_it_is(value: Any) -> Any:
    return value


@lru_cache(maxsize=512)
def _plain_fields(kind: Any) -> Plain:
    if not hasattr(kind, "__dataclass_fields__"):
        return lambda value: value
    fields = tuple((name, _plain(hint)) for name, hint in _fields(kind))
    return lambda value: {name: convert(getattr(value, name)) for name, convert in fields}


@lru_cache(maxsize=2048)
def _plain(hint: Any) -> Plain:
    if hint is Card:
        return lambda value: CARD_TEXTS[value]
    if hint is CardSet:
        return lambda value: [CARD_TEXTS[one] for one in each(value)]
    if hint is Suit:
        return lambda value: SUIT_LETTERS[value]
    if hint is Rank:
        return lambda value: RANK_LETTERS[value]
    if _bare(hint) in (int, bool):
        return _as_it_is
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _plain_union(tuple(one for one in arguments if one is not NoneType))
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        item = _plain(arguments[0])
        return list if item is _as_it_is else lambda value: [item(one) for one in value]
    if origin is tuple:
        items = tuple(_plain(one) for one in arguments)
        if all(item is _as_it_is for item in items):
            return list
        return lambda value: [convert(one) for convert, one in zip(items, value, strict=True)]
    return lambda value: _plain_fields(value.__class__)(value)


def _plain_union(members: tuple[Any, ...]) -> Plain:
    if len(members) == 1:
        only = _plain(members[0])
        return lambda value: None if value is None else only(value)
    # Members of a wider union are told apart by their classes, so none of them may be a bare number such as a card.
    return lambda value: None if value is None else _plain_fields(value.__class__)(value)


def _no_cards(_: Any) -> int:
    return 0


@lru_cache(maxsize=512)
def _cards_of(kind: Any) -> Named:
    if not hasattr(kind, "__dataclass_fields__"):
        return _no_cards
    fields = tuple((name, collect) for name, hint in _fields(kind) if (collect := _named(hint)) is not _no_cards)
    if not fields:
        return _no_cards

    def found(value: Any) -> int:
        cards = 0
        for name, collect in fields:
            cards |= collect(getattr(value, name))
        return cards

    return found


def _join(item: Named) -> Named:
    def found(value: Any) -> int:
        cards = 0
        for one in value:
            cards |= item(one)
        return cards

    return found


def _each_of(items: tuple[Named, ...], values: Any) -> int:
    cards = 0
    for collect, one in zip(items, values, strict=True):
        cards |= collect(one)
    return cards


@lru_cache(maxsize=2048)
def _named(hint: Any) -> Named:
    if hint is Card:
        return lambda value: 1 << value
    if hint is CardSet:
        return lambda value: int(value)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal or _bare(hint) in (int, bool, str, NoneType):
        return _no_cards
    if origin in (Union, UnionType):
        if all(_named(one) is _no_cards for one in arguments):
            return _no_cards
        members = tuple(one for one in arguments if one is not NoneType)
        only = _named(members[0]) if len(members) == 1 else None
        return lambda value: 0 if value is None else (only(value) if only else _cards_of(value.__class__)(value))
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        item = _named(arguments[0])
        return _no_cards if item is _no_cards else _join(item)
    if origin is tuple:
        items = tuple(_named(one) for one in arguments)
        if all(item is _no_cards for item in items):
            return _no_cards
        return lambda value: _each_of(items, value)
    # Where other classes extend the declared one, only the value tells what it holds.
    if isinstance(hint, type) and not hint.__subclasses__() and _cards_of(hint) is _no_cards:
        return _no_cards
    return lambda value: _cards_of(value.__class__)(value)
