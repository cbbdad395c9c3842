"""VIR-0, VIR-2, VIR-3.5: the table of bids, compared with the rule sheet, and the low guard."""

import csv
import re
from itertools import combinations
from pathlib import Path

import pytest

from engine.cards import parse_cards, suit_text
from engine.games.vira.cards import second_preference
from engine.games.vira.contracts import BY_KEY, ROWS, sharper
from engine.games.vira.low_guard import guarded_suit
from tests.games.vira.deals import KEYS, SHEDS
from tests.games.vira.table import RANKS

SHEET = list(csv.DictReader((Path(__file__).parent / "bids.csv").read_text(encoding="utf-8").splitlines()))
"""The bid table as the rule sheet gives it, with every column."""
RULES = Path(__file__).parents[3] / "engine" / "games" / "vira" / "RULES.md"
LOST = {"no": "", "own_first_card": "first card", "before_lead": "before the lead"}


def number(text):
    return int(text) if text else None


@pytest.fixture(params=SHEET, ids=lambda line: line["key"])
def line(request):
    return request.param


def test_VIR_2_there_are_forty_bids_in_this_order():
    assert [row.key for row in ROWS] == [row["key"] for row in SHEET] == list(KEYS)
    assert [row.rank for row in ROWS] == [int(row["rank"]) for row in SHEET] == list(range(1, 41))


def test_VIR_2_every_column_is_that_of_the_sheet(line):
    row = BY_KEY[line["key"]]
    assert row.family.key == line["family"]
    assert row.level == number(line["level"])
    assert row.family.qualifiable == (line["qualifiable"] == "1")
    assert row.family.turned == int(line["turned"])
    assert (row.minimum, row.maximum) == (int(line["first_min"]), int(line["first_max"]))
    assert row.target == number(line["trick_target"])
    assert row.loses == line["lose_all"]
    assert row.lose == number(line["hand_lose"])
    assert row.open == line["open"]
    assert row.points == (number(line["pp_pref"]), number(line["pp_second"]), number(line["pp_other"]))
    assert row.family.surrenders == line["surrender"]


def test_VIR_2_trumps_and_exchange_are_those_of_the_sheet(line):
    steps = BY_KEY[line["key"]].family.steps
    takes = {"discard_then_draw": "exchange", "keep_level_take_talon": "keep", "take_talon_discard_13": "discard"}
    rule = line["exchange_rule"]
    assert {"exchange", "keep", "discard"} & {*steps} == {
        "none": set(), "keep_level_take_talon": {"keep", "discard"},
    }.get(rule, {takes.get(rule)})  # fmt: skip
    trumps = {
        "none": (), "suit_of_a_turned_card": ("turn", "trump"), "named_before_exchange": ("trump",),
        "named_after_exchange": ("plan",), "named_before_play": ("plan",),
    }  # fmt: skip
    assert tuple(step for step in steps if step in ("turn", "trump", "plan")) == trumps[line["trump_rule"]]


def test_VIR_2_the_re_exchange_is_that_of_the_sheet(line):
    row = BY_KEY[line["key"]]
    assert row.again_needs == number(line["re_needs_talon"])
    if row.again_needs is not None:
        assert row.again_least == int(line["re_min"])
        for talon in range(row.again_needs, 14):
            assert row.again_most(talon) == (talon if line["re_max"] == "talon" else int(line["re_max"]))


def test_VIR_2_VIR_4_3_what_the_pot_pays_and_gets_is_that_of_the_sheet(line):
    row = BY_KEY[line["key"]]
    outcomes = ("win", "single", "double")
    assert [row.pot(outcome, again=False) for outcome in outcomes] == [
        int(line[f"pot_{outcome}"]) for outcome in ("win", "loss", "double")
    ]
    if row.again_needs is not None:
        assert [row.pot(outcome, again=True) for outcome in outcomes] == [
            int(line[f"re_{outcome}"]) for outcome in ("win", "loss", "double")
        ]


@pytest.mark.parametrize("key", KEYS)
def test_VIR_0_VIR_2_the_table_is_consistent_in_itself(key):
    row = BY_KEY[key]
    again = {outcome: row.pot(outcome, again=True) for outcome in ("win", "single", "double")}
    once = {outcome: row.pot(outcome, again=False) for outcome in ("win", "single", "double")}
    assert once["double"] == 2 * once["single"]
    assert again["single"] == 3 * once["single"]
    assert again["double"] == 5 * once["single"]
    assert again["win"] == max(0, once["win"] - 16)
    assert all(amount % 8 == 0 for amount in (*once.values(), *again.values()))
    assert once["single"] // 8 == {"gok": 2, "vingel": 2, "tringel": 3}.get(row.family.key, 1)


@pytest.mark.parametrize("key", KEYS)
def test_VIR_2_who_loses_all_plays_what_is_left_of_thirteen(key):
    row = BY_KEY[key]
    if row.loses != "no":
        assert row.sheds() == SHEDS.get(key, 0)
        assert row.lose == 13 - SHEDS.get(key, 0)


def test_VIR_2_the_rules_tell_the_same_table():
    told = re.findall(r"^\| (\d+) \| .* \| `(\w+)` \| (.+) \|$", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    assert [int(rank) for rank, *_ in told] == list(range(1, 41))
    shown = {**LOST, "before_defender_exchange": "at once"}
    for (_, key, cells), row in zip(told, SHEET, strict=True):
        points = [row["pp_pref"], row["pp_second"], row["pp_other"]]
        expected = [row["trick_target"], row["hand_lose"], shown[row["open"]], row["pot_win"], row["pot_loss"], *points]
        assert key == row["key"]
        assert cells.split(" | ") == [cell or "–" for cell in expected]


@pytest.mark.parametrize(("suit", "other"), ["SC", "HD", "DH", "CS"])
def test_VIR_0_the_second_preference_is_the_other_suit_of_the_colour(suit, other):
    assert suit_text(second_preference("SHDC".index(suit))) == other


@pytest.mark.parametrize(
    ("key", "stronger"),
    [
        ("gask0", "gask1 gask2 gask3 gask4 gask6 gask5"), ("gask4", "gask6 gask5"), ("gask6", "gask5"), ("gask5", ""),
        ("kopmisar1", "kopmisar2 kopmisar3 kopmisar4 kopmisar5 kopmisar6"), ("kopmisar6", ""),
        ("solo6", "solo7 solo8 solo9 solo10 solo11 solo12 solo_vira"), ("solo12", "solo_vira"), ("solo_vira", ""),
        ("vira", ""), ("six", ""), ("turne6", ""), ("vingel7", ""), ("tringel9", ""), ("gok", ""), ("petite", ""),
        ("grande_ouverte", ""),
    ],
)  # fmt: skip
def test_VIR_1_4_what_is_stronger_in_a_family(key, stronger):
    assert [row.key for row in sharper(BY_KEY[key])] == stronger.split()


# ------------------------------------------------------------------------------------------------------------ low guard


@pytest.mark.parametrize(
    ("ranks", "guard"),
    [
        pytest.param("2", True, id="G01"), pytest.param("AK2", True, id="G02"), pytest.param("3", False, id="G03"),
        pytest.param("43", True, id="G04"), pytest.param("53", False, id="G05"), pytest.param("654", True, id="G06"),
        pytest.param("653", True, id="G07"), pytest.param("753", False, id="G08"),
        pytest.param("8765", True, id="G09"), pytest.param("8753", True, id="G10"),
        pytest.param("9753", False, id="G11"), pytest.param("KQ8764", True, id="G12"),
        pytest.param("T9876", False, id="G13"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("suit", "SHDC")
def test_VIR_3_5_low_guards_of_a_suit(suit, ranks, guard):
    guarding = guarded_suit(parse_cards(" ".join(rank + suit for rank in ranks)))
    assert guarding == ("SHDC".index(suit) if guard else None)


@pytest.mark.parametrize(
    ("hand", "suit"),
    [
        pytest.param("AS KS QS 3S KH 9H 5H QD JD TD 7D JC 5C", None, id="G14"),
        pytest.param("AS KS QS 4H 3H JD TD 9D 7D KC QC JC 9C", "H", id="G15"),
    ],
)
def test_VIR_3_5_low_guards_of_a_hand(hand, suit):
    guarding = guarded_suit(parse_cards(hand))
    assert (None if guarding is None else suit_text(guarding)) == suit


NINE = ("2", "43", "654", "653", "8765", "8764", "8763", "8754", "8753")
"""The smallest guards, as the rule sheet lists them."""


def test_VIR_3_5_all_holdings_of_a_suit_against_the_nine_smallest_guards():
    for count in range(14):
        for held in combinations(RANKS, count):
            expected = any({*guard} <= {*held} for guard in NINE)
            assert (guarded_suit(parse_cards(" ".join(f"{rank}D" for rank in held) or "none")) is not None) == expected
