"""Options that are no choice of a few values: numbers within bounds, lists; and rules with a name of their own."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

import pytest
from pydantic import Field

from engine.game import Malformed, Variant
from engine.message import Message
from engine.options import (
    is_free,
    make_options,
    named_options,
    named_rules,
    option,
    rules_names,
    variant_in_force,
    written_value,
)


@dataclass(frozen=True, slots=True)
class Options:
    """One option of each kind."""

    KINDS: ClassVar[int] = 3
    deals: Annotated[int, Field(ge=1, le=28)] = option(28, 14, 7, group="match")
    order: tuple[Literal["NT", "TR", "DO"], ...] = option(("NT", "TR", "DO"), group="match")
    doubling: Literal["on", "off"] = option("on", "off", group="match")
    weights: Annotated[tuple[int, int], Field()] = option((1, 2), group="match")


class Barbu:
    """The part of a game that concerns its options."""

    options_type = Options
    presets: ClassVar = {"article": {}, "short": {"deals": 7, "doubling": "off"}}
    variants: ClassVar = {"blitz": Variant("short", {"deals": 3, "order": ("NT",)})}

    def check(self, options, given, seats):
        """Three at a table play no dominoes, and five deals must be named."""
        if options.deals == 5 and "deals" not in given:
            return Message("deals-must-be-given")
        return Message("no-dominoes") if "order" in given and seats == 3 and "DO" in options.order else None


GAME = Barbu()


def options_of(preset="article", seats=4, **given):
    return make_options(GAME, preset, given, seats)


def test_what_is_not_named_is_the_default_or_the_presets():
    assert options_of() == Options()
    assert options_of("short") == Options(deals=7, doubling="off")
    assert options_of("short", doubling="on") == Options(deals=7)


def test_a_number_within_its_bounds_need_not_be_one_that_the_lobby_offers():
    assert options_of(deals=9).deals == 9


def test_a_list_comes_as_json_has_it():
    assert options_of(order=["DO", "NT"]).order == ("DO", "NT")


@pytest.mark.parametrize(
    "given",
    [
        {"deals": 0}, {"deals": 29}, {"deals": "7"}, {"deals": True}, {"deals": 7.0}, {"deals": None},
        {"order": "NT"}, {"order": ["NL"]}, {"order": [["NT"]]}, {"order": ["NT"], "doubling": "ON"},
        {"weights": []}, {"weights": [1]}, {"weights": [1, 2, 3]}, {"weights": [1, True]}, {"weights": [1, 2.0]},
        {"weights": [1, "2"]}, {"weights": {"0": 1, "1": 2}}, {"weights": "12"}, {"deals": 10**400},
        {"deals": -(10**30)}, {"doubling": True}, {"doubling": ["on"]}, {"deals": 7, "doubling": "maybe"},
        {"deals": "\ud800"},
    ],
    ids=ascii,
)  # fmt: skip
def test_anything_else_is_no_value(given):
    with pytest.raises(Malformed) as problem:
        options_of(**given)
    assert problem.value.message == Message("engine-bad-option-value")


@pytest.mark.parametrize("name", ["Deals", "KINDS", "", "__class__"])
def test_there_are_no_other_options(name):
    with pytest.raises(Malformed) as problem:
        make_options(GAME, "article", {name: 7}, 4)
    assert problem.value.message == Message("engine-bad-option")


def test_there_are_no_other_presets():
    with pytest.raises(Malformed) as problem:
        options_of("long")
    assert problem.value.message == Message("engine-bad-preset")


def test_options_must_go_together():
    assert options_of(seats=3, order=["NT"]).order == ("NT",)
    with pytest.raises(Malformed) as problem:
        options_of(seats=3, order=["NT", "DO"])
    assert problem.value.message == Message("no-dominoes")


def test_a_number_without_a_bound_may_be_huge():
    assert options_of(weights=[1, 10**30]).weights == (1, 10**30)


def named(preset, seats=4, **given):
    options = make_options(GAME, preset, given, seats)
    return named_options(GAME, preset, options, given, seats)


def test_a_table_names_what_differs_from_its_preset_by_name_and_lists_as_tuples():
    assert named("article", order=["NT"], deals=28, doubling="off") == (("doubling", "off"), ("order", ("NT",)))
    assert named("short", deals=7, doubling="on") == (("doubling", "on"),)
    assert hash(named("article", order=["NT"])) == hash(named("article", order=("NT",)))


def test_what_must_be_given_stays_named():
    class Five(Barbu):
        presets: ClassVar = {"article": {}, "five": {"deals": 5}}

        def check(self, options, given, seats):
            return None if options.deals != 5 or not given or "deals" in given else Message("deals-must-be-given")

    game = Five()
    given = {"deals": 5, "doubling": "off"}
    options = make_options(game, "five", given, 4)
    assert named_options(game, "five", options, given, 4) == (("deals", 5), ("doubling", "off"))


def test_a_variant_is_found_by_its_name_and_by_what_a_table_names():
    assert rules_names(GAME) == ("article", "short", "blitz")
    assert named_rules(GAME, "short") == Variant("short", {})
    blitz = named_rules(GAME, "blitz")
    assert variant_in_force(GAME, blitz.preset, named(blitz.preset, **blitz.options)) == "blitz"
    assert variant_in_force(GAME, "article", named("article", **blitz.options)) is None
    assert variant_in_force(GAME, "short", ()) is None
    with pytest.raises(Malformed) as problem:
        named_rules(GAME, "long")
    assert problem.value.message == Message("engine-bad-preset")


def test_a_variant_is_no_preset():
    with pytest.raises(Malformed) as problem:
        options_of("blitz")
    assert problem.value.message == Message("engine-bad-preset")


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("deals", "12", 12), ("deals", " 12 ", 12), ("deals", "１２", 12), ("deals", "012", 12), ("deals", "-1", "-1"),
        ("deals", "twelve", "twelve"), ("deals", "1 2", "1 2"), ("deals", "", ""), ("deals", "9" * 400, "9" * 400),
        ("deals", "99999", 99_999), ("deals", "100000", "100000"), ("weights", "1 １０００００", (1, "100000")),
        ("weights", "3 4", (3, 4)), ("weights", "3,4", (3, 4)), ("weights", "３、４", (3, 4)), ("weights", "3", (3,)),
        ("weights", "", ()), ("order", "NT DO", ("NT", "DO")), ("weights", "3 x", (3, "x")), ("deals", "²", 2),
    ],
    ids=lambda value: ascii(value)[:20],
)  # fmt: skip
def test_what_a_host_writes_is_a_number_a_word_or_a_list_of_them(name, text, value):
    assert written_value(GAME, name, text) == value


def test_only_what_is_no_choice_of_a_few_values_may_be_written():
    assert [is_free(GAME, name) for name in ("deals", "order", "weights", "doubling")] == [True, True, True, False]
