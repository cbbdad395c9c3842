"""The options of a table: fields of a frozen dataclass, each with the values that the lobby offers.

>>> from engine.registry import game
>>> make_options(game("klaberjass"), "article", {"target": 300}, 2).target
300
"""

import dataclasses
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

from engine.game import AnyGame, Malformed, Variant
from engine.message import Message

if TYPE_CHECKING:
    from pydantic import TypeAdapter


LONGEST: Final = 5
"""Digits of a number that a host may write: its match ends some day, and what it scores can be stored and shown."""


def option(*offered: Any, group: str) -> Any:
    """A field of an options dataclass: the values that the lobby offers (the first is the default) and its group.

    Its label is the message `<game>-option-<field>`, a word value's is `<game>-option-<field>-<value>`; numbers, lists
    of them, and several in one string with spaces, stand for themselves. A list is a tuple here. Where the type holds
    more than what is offered, a host may type another value.
    """
    return dataclasses.field(default=offered[0], metadata={"offered": offered, "group": group})


def make_options(game: AnyGame, preset: str, given: Mapping[str, Any], seats: int) -> Any:
    """The options of a table: the defaults, changed by the preset, changed by what the table names.

    Values must be written exactly as in the rule sheet: numbers as numbers, all others as strings.

    Raises:
        Malformed: an unknown preset, option or value, or options that do not go together.
    """
    if preset not in game.presets:
        raise Malformed(Message("engine-bad-preset"))
    hints = _hints(game)
    if not hints.keys() >= given.keys():
        raise Malformed(Message("engine-bad-option"))
    if all(get_origin(hints[name]) is Literal for name in given):
        if not all(_is_written(value, get_args(hints[name])) for name, value in given.items()):
            raise Malformed(Message("engine-bad-option-value"))
        values = given
    else:
        values = _validated(game, given)
    made = game.options_type(**{**game.presets[preset], **values})
    if (problem := game.check(made, frozenset(given), seats)) is not None:
        raise Malformed(problem)
    return made


def named_options(
    game: AnyGame, preset: str, options: Any, given: Iterable[str], seats: int
) -> tuple[tuple[str, Any], ...]:
    """The options, of those `given`, that a table stores beside its preset because they differ from it, by name.

    Where an option is valid only if it is named, all of `given` are stored.
    """
    usual = make_options(game, preset, {}, seats)
    named = {name: getattr(options, name) for name in sorted(given)}
    differing = {name: value for name, value in named.items() if value != getattr(usual, name)}
    enough = game.check(options, frozenset(differing), seats) is None
    return tuple((differing if enough else named).items())


def rules_names(game: AnyGame) -> tuple[str, ...]:
    """What lobbies offer: the presets, then the variants."""
    return (*game.presets, *game.variants)


def named_rules(game: AnyGame, name: str) -> Variant:
    """The preset or variant of this name, as a preset and options.

    Raises:
        Malformed: there is neither.
    """
    if name in game.presets:
        return Variant(name, {})
    if name not in game.variants:
        raise Malformed(Message("engine-bad-preset"))
    return game.variants[name]


def variant_in_force(game: AnyGame, preset: str, options: Iterable[tuple[str, Any]]) -> str | None:
    """The name of the variant that a table with this preset and these options plays; None if it plays none."""
    named = dict(options)
    for name, variant in game.variants.items():
        if variant.preset == preset and dict(variant.options) == named:
            return name
    return None


def is_free(game: AnyGame, name: str) -> bool:
    """Whether an option accepts values beyond those offered, so that a host may type one."""
    return get_origin(_hints(game)[name]) is not Literal


def written_value(game: AnyGame, name: str, text: str) -> Any:
    """The value of an option that a host has written: a number, a word, or a list of them.

    `make_options` checks whether the option may have it.
    """
    words = unicodedata.normalize("NFKC", text).replace(",", " ").replace("、", " ").split()
    values = tuple(
        int(word) if word.isascii() and word.isdecimal() and len(word) <= LONGEST else word for word in words
    )
    hint = _hints(game)[name]
    if tuple in (get_origin(hint), get_origin(get_args(hint)[0]) if get_origin(hint) is Annotated else None):
        return values
    return values[0] if len(values) == 1 else text


@lru_cache(maxsize=16)
def _hints(game: AnyGame) -> dict[str, Any]:
    hints = get_type_hints(game.options_type, include_extras=True)
    return {field.name: hints[field.name] for field in dataclasses.fields(game.options_type)}


def _is_written(value: Any, known: tuple[Any, ...]) -> bool:
    """Whether the value is one of these and has the same type: `True` and 1.0 are not 1."""
    return any(type(value) is type(one) and value == one for one in known)


def _validated(game: AnyGame, named: Mapping[str, Any]) -> dict[str, Any]:
    """The values in the form of their types: a list has become a tuple."""
    # Imported late: it takes longer than the replay of a short record, and most options are a choice of a few values.
    from pydantic import ValidationError
    from pydantic_core import PydanticSerializationError, to_json

    try:
        # As JSON, the form in which records and forms bring them: strict, and yet a list may be a tuple.
        made = _adapter(game).validate_json(to_json(named), strict=True)
    except (ValidationError, PydanticSerializationError):
        raise Malformed(Message("engine-bad-option-value")) from None
    # A literal 1 also accepts `true` and 1.0, which are not written as the sheet writes them.
    if any(to_json(getattr(made, name)) != to_json(value) for name, value in named.items()):
        raise Malformed(Message("engine-bad-option-value"))
    return {name: getattr(made, name) for name in named}


@lru_cache(maxsize=16)
def _adapter(game: AnyGame) -> "TypeAdapter[Any]":
    from pydantic import TypeAdapter

    return TypeAdapter(game.options_type)
