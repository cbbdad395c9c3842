"""Options that are no choice of a few values: numbers within bounds, lists."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

import pytest
from pydantic import Field

from engine.game import Malformed
from engine.message import Message
from engine.options import make_options, option


@dataclass(frozen=True, slots=True)
class Options:
    """One option of each kind."""

    KINDS: ClassVar[int] = 3
    deals: Annotated[int, Field(ge=1, le=28)] = option(28, 14, 7, group="match")
    order: tuple[Literal["NT", "TR", "DO"], ...] = option(("NT", "TR", "DO"), group="match")
    doubling: Literal["on", "off"] = option("on", "off", group="match")


class Barbu:
    """As much of a game as has to do with its options."""

    options_type = Options
    presets: ClassVar = {"article": {}, "short": {"deals": 7, "doubling": "off"}}

    def check(self, options, given, seats):
        """Three at a table play no dominoes."""
        return Message("no-dominoes") if "order" in given and seats == 3 and "DO" in options.order else None


GAME = Barbu()


def made(preset="article", seats=4, **given):
    return make_options(GAME, preset, given, seats)


def test_what_is_not_named_is_the_default_or_the_presets():
    assert made() == Options()
    assert made("short") == Options(deals=7, doubling="off")
    assert made("short", doubling="on") == Options(deals=7)


def test_a_number_within_its_bounds_need_not_be_one_that_the_lobby_offers():
    assert made(deals=9).deals == 9


def test_a_list_comes_as_json_has_it():
    assert made(order=["DO", "NT"]).order == ("DO", "NT")


@pytest.mark.parametrize(
    "given",
    [
        {"deals": 0}, {"deals": 29}, {"deals": "7"}, {"deals": True}, {"deals": 7.0}, {"deals": None},
        {"order": "NT"}, {"order": ["NL"]}, {"order": [["NT"]]}, {"order": ["NT"], "doubling": "ON"},
        {"doubling": True}, {"doubling": ["on"]}, {"deals": 7, "doubling": "maybe"}, {"deals": "\ud800"},
    ],
    ids=ascii,
)  # fmt: skip
def test_anything_else_is_no_value(given):
    with pytest.raises(Malformed) as problem:
        made(**given)
    assert problem.value.message == Message("engine-bad-option-value")


@pytest.mark.parametrize("name", ["Deals", "KINDS", "", "__class__"])
def test_there_are_no_other_options(name):
    with pytest.raises(Malformed) as problem:
        make_options(GAME, "article", {name: 7}, 4)
    assert problem.value.message == Message("engine-bad-option")


def test_there_are_no_other_presets():
    with pytest.raises(Malformed) as problem:
        made("long")
    assert problem.value.message == Message("engine-bad-preset")


def test_options_must_go_together():
    assert made(seats=3, order=["NT"]).order == ("NT",)
    with pytest.raises(Malformed) as problem:
        made(seats=3, order=["NT", "DO"])
    assert problem.value.message == Message("no-dominoes")
