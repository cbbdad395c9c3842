"""Options are written exactly as in the rule sheet, and whatever the lobby offers holds."""

import dataclasses
import json

import pytest
from pydantic import TypeAdapter
from pydantic_core import to_json

from engine.cards import Seat
from engine.game import Malformed
from engine.match import Match
from engine.options import make_options, named_options, variant_in_force

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
            options = adapter.validate_json(to_json({field.name: value}), strict=True)
            assert getattr(options, field.name) == value


def test_a_preset_is_made_of_what_holds(game):
    adapter = TypeAdapter(game.options_type)
    for changed in game.presets.values():
        options = adapter.validate_json(to_json(changed), strict=True)
        assert all(getattr(options, name) == value for name, value in changed.items())


def test_a_variant_is_a_preset_and_the_options_that_make_it_another(game):
    rules = [(preset, {}) for preset in game.presets]
    for name, variant in game.variants.items():
        assert name not in game.presets
        for seats in game.seats:
            options = make_options(game, variant.preset, variant.options, seats)
            assert dict(named_options(game, variant.preset, options, variant.options, seats)) == dict(variant.options)
        rules.append((variant.preset, variant.options))
    for seats in game.seats:
        assert len({make_options(game, preset, options, seats) for preset, options in rules}) == len(rules)


def test_a_table_that_plays_a_variant_is_known_by_its_name(game):
    for name, variant in game.variants.items():
        match = Match.start(
            game, seats=game.seats[0], dealer=Seat(0), preset=variant.preset, options=as_json(variant.options)
        )
        assert variant_in_force(game, match.header.preset, match.header.options) == name
    for preset in game.presets:
        assert variant_in_force(game, preset, ()) is None


def test_only_presets_stand_in_a_record(game):
    for name in game.variants:
        with pytest.raises(Malformed) as problem:
            Match.start(game, seats=game.seats[0], dealer=Seat(0), preset=name)
        assert problem.value.message.key == "engine-bad-preset"


def test_what_the_preset_says_is_not_named_again(game):
    for preset, changed in game.presets.items():
        match = Match.start(game, seats=game.seats[0], dealer=Seat(0), preset=preset, options=as_json(changed))
        assert match.header.options == ()


def as_json(options):
    """As a record brings them."""
    return json.loads(json.dumps(dict(options)))


def test_no_other_form_of_a_value_is_taken(game):
    """A number is no string, and 500.0 or `True` is not how the sheet writes it."""
    for field in fields(game):
        for value in field.metadata["offered"]:
            other = float(value) if isinstance(value, int) else f"{value} "
            turned = value.swapcase() if isinstance(value, str) else str(value)
            for wrong in (other, [value], *([turned] if turned != value else [])):
                with pytest.raises(Malformed) as problem:
                    with_option(game, field.name, wrong)
                assert problem.value.message.key == "engine-bad-option-value"


@pytest.mark.parametrize("value", NEVER_OFFERED, ids=lambda value: type(value).__name__)
def test_nonsense_is_refused_by_every_option(game, value):
    for field in fields(game):
        with pytest.raises(Malformed) as problem:
            with_option(game, field.name, value)
        assert problem.value.message.key == "engine-bad-option-value"
