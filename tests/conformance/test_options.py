"""Options are written exactly as in the rule sheet, and whatever the lobby offers holds."""

import dataclasses

import pytest
from pydantic import TypeAdapter
from pydantic_core import to_json

from engine.cards import Seat
from engine.game import Malformed
from engine.match import Match

NEVER_OFFERED = ("", "no such word", -1, 1.5, None, True, [], {}, {"a": 1}, float("inf"), "\ud800", object())


def fields(game):
    return dataclasses.fields(game.options_type)


def with_option(game, name, value):
    return Match.start(game, seats=game.seats[0], dealer=Seat(0), options={name: value})


def test_what_is_offered_holds_by_the_type_of_the_option(game):
    adapter = TypeAdapter(game.options_type)
    for field in fields(game):
        assert field.default == field.metadata["offered"][0]
        for value in field.metadata["offered"]:
            made = adapter.validate_json(to_json({field.name: value}), strict=True)
            assert getattr(made, field.name) == value


def test_a_preset_is_made_of_what_holds(game):
    adapter = TypeAdapter(game.options_type)
    for changed in game.presets.values():
        made = adapter.validate_json(to_json(changed), strict=True)
        assert all(getattr(made, name) == value for name, value in changed.items())


def test_no_other_form_of_a_value_is_taken(game):
    """A number is no string, and 500.0 or `True` is not how the sheet writes it."""
    for field in fields(game):
        for value in field.metadata["offered"]:
            other = float(value) if isinstance(value, int) else f"{value} "
            for wrong in (other, [value], str(value).swapcase() if isinstance(value, str) else str(value)):
                with pytest.raises(Malformed) as problem:
                    with_option(game, field.name, wrong)
                assert problem.value.message.key == "engine-bad-option-value"


@pytest.mark.parametrize("value", NEVER_OFFERED, ids=lambda value: type(value).__name__)
def test_nonsense_is_refused_by_every_option(game, value):
    for field in fields(game):
        with pytest.raises(Malformed) as problem:
            with_option(game, field.name, value)
        assert problem.value.message.key == "engine-bad-option-value"
