"""The options of a table: fields of a frozen dataclass, each with the values that the lobby offers."""

import dataclasses
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

from engine.game import AnyGame, Malformed
from engine.message import Message

if TYPE_CHECKING:
    from pydantic import TypeAdapter


def option(*offered: Any, group: str) -> Any:
    """A field of an options dataclass: the values that the lobby offers (the first is the default) and its group.

    Its label is the message `<game>-option-<field>`, a word value's is `<game>-option-<field>-<value>`.
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
    if not _hints(game).keys() >= given.keys():
        raise Malformed(Message("engine-bad-option"))
    named = {**game.presets[preset], **given}
    hints = _hints(game)
    if all(get_origin(hints[name]) is Literal for name in named):
        if not all(_is_written(value, get_args(hints[name])) for name, value in named.items()):
            raise Malformed(Message("engine-bad-option-value"))
        made = game.options_type(**named)
    else:
        made = _validated(game, named)
    if (problem := game.check(made, frozenset(given), seats)) is not None:
        raise Malformed(problem)
    return made


@lru_cache(maxsize=16)
def _hints(game: AnyGame) -> dict[str, Any]:
    hints = get_type_hints(game.options_type, include_extras=True)
    return {field.name: hints[field.name] for field in dataclasses.fields(game.options_type)}


def _is_written(value: Any, known: tuple[Any, ...]) -> bool:
    """Whether it is one of these values, in their form: `True` and 1.0 are not written as 1 is."""
    return any(type(value) is type(one) and value == one for one in known)


def _validated(game: AnyGame, named: Mapping[str, Any]) -> Any:
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
    return made


@lru_cache(maxsize=16)
def _adapter(game: AnyGame) -> "TypeAdapter[Any]":
    from pydantic import TypeAdapter

    return TypeAdapter(game.options_type)
