"""The texts in the JSON of a value, each with the type that its field declares."""

import dataclasses
from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from engine.cards import Card, CardSet
from engine.export import plain


def told_texts(value: Any) -> Iterator[tuple[Any, str]]:
    """Every text in the JSON of a frozen dataclass, with its declared type: `Card` for each card of a set, too."""
    return _of_value(type(value), value, plain(value))


hints_of = cache(get_type_hints)


def _of_value(hint: Any, value: Any, told: Any) -> Iterator[tuple[Any, str]]:
    if dataclasses.is_dataclass(value):
        hints = hints_of(type(value))
        assert set(told) == {field.name for field in dataclasses.fields(value)}
        for name, part in told.items():
            yield from _of_value(hints[name], getattr(value, name), part)
        return
    if get_origin(hint) in (Union, UnionType):
        members = [one for one in get_args(hint) if one is not NoneType]
        hint = members[0] if len(members) == 1 else hint
    if hint is CardSet:
        yield from ((Card, text) for text in told)
    elif isinstance(told, str):
        yield hint, told
    elif isinstance(told, list):
        arguments = get_args(hint)
        items = (arguments[0],) * len(told) if arguments[-1] is Ellipsis else arguments
        for item, one, text in zip(items, value, told, strict=True):
            yield from _of_value(item, one, text)
