"""The steps of every family and the limits of exchanges in the second Vira: sections 1.5 to 1.7 of the sheet."""

import pytest

from tests.independent import vira
from tests.independent.vira_positions import (
    answers,
    decision,
    done,
    first_legal,
    may,
    pack_of,
    picked,
    picking,
    played_out,
    seat_of,
    won,
)  # fmt: skip

STAY = "sharpen none"


def exchanged(key, count, trump=None, **more):
    """The table after a first exchange of `count` cards, with the first legal trump."""
    table = won(key, **more)
    if decision(table).get("legal", [""])[0].startswith("sharpen"):
        done(table, STAY)
    if table["phase"] == "trumps":
        done(table, f"trump {trump}" if trump else vira.legal(table)[0])
    return done(table, picked(table, count))


AFTER = answers("stand", "surrender", "re-exchange")
NOT_AGAIN = answers("stand", "surrender")

# --------------------------------------------------------------------------------------------------- limits, X01 to X16


@pytest.mark.parametrize(
    ("key", "count", "talon", "again"),
    [
        pytest.param("six", 13, 0, None, id="X01"),
        pytest.param("six", 12, 1, (1, 1), id="X02"),
        pytest.param("seven", 0, 13, (1, 13), id="X03"),
        pytest.param("turne6", 11, 2, (1, 2), id="X05"),
        pytest.param("turne6", 12, 1, None, id="X06"),
        pytest.param("vingel8", 10, 3, (2, 3), id="X07"),
        pytest.param("vingel8", 11, 2, None, id="X07, two left"),
        pytest.param("tringel9", 9, 4, (3, 4), id="X08"),
        pytest.param("tringel9", 10, 3, None, id="X08, three left"),
        pytest.param("turne7", 13, 0, None, id="1.5 B everything"),
    ],
)
def test_the_rest_of_the_talon_limits_the_second_exchange(key, count, talon, again):
    table = exchanged(key, count)
    declarer = table["declarer"]
    assert len(table["talon"]) == talon
    assert len(table["hands"][declarer]) == 13
    assert decision(table) == (AFTER if again else NOT_AGAIN)
    if again:
        done(table, "re-exchange")
        if table["phase"] == "trumps":
            done(table, vira.legal(table)[0])
        assert decision(table) == picking(table, "exchange", *again)
        done(table, picked(table, again[1]))
        assert decision(table) == NOT_AGAIN
        assert len(table["hands"][declarer]) == 13


def test_x01_with_an_empty_talon_nobody_exchanges():
    table = done(exchanged("six", 13), "stand")
    assert (table["phase"], vira.due(table)) == ("play", 1)


def test_x03_the_fee_is_due_at_once():
    table = exchanged("seven", 0, trump="H")
    before = list(table["scores"])
    done(table, "re-exchange")
    assert table["scores"] == [before[0] + 1, before[1] - 2, before[2] + 1]


@pytest.mark.parametrize(("key", "minimum"), [("turne7", 1), ("vingel6", 2), ("tringel9", 3)])
def test_x04_the_turned_cards_are_drawn(key, minimum):
    table = won(key)
    done(table, vira.legal(table)[0])
    assert decision(table) == picking(table, "exchange", minimum, 13)
    assert not may(table, picked(table, minimum - 1))
    turned = table["talon"][:minimum]
    done(table, picked(table, minimum))
    assert set(turned) <= set(table["hands"][1])


def test_x06_one_card_is_left_for_the_defenders():
    table = done(exchanged("turne6", 12), "stand")
    assert decision(table) == picking(table, "exchange", 0, 1)
    done(table, picked(table, 1))
    assert table["phase"] == "play"


def test_x09_kopmisar_6_exchanged_twice():
    table = done(exchanged("kopmisar6", 6), "re-exchange")
    assert decision(table) == picking(table, "exchange", 6, 6)
    done(table, picked(table, 6))
    assert (len(table["talon"]), decision(table)) == (1, NOT_AGAIN)
    done(table, "stand")
    assert decision(table) == picking(table, "discard", 1, 1)
    done(table, picked(table, 1, "discard"))
    assert len(table["hands"][1]) == 12
    assert decision(table) == picking(table, "exchange", 0, 1)


def test_x10_kopmisar_1_plays_eleven_cards():
    table = won("kopmisar1")
    done(table, STAY)
    assert decision(table) == picking(table, "exchange", 1, 1)
    done(table, picked(table, 1), "stand")
    assert decision(table) == picking(table, "discard", 2, 2)
    done(table, picked(table, 2, "discard"))
    assert (len(table["hands"][1]), len(table["talon"])) == (11, 12)
    assert decision(table) == picking(table, "exchange", 0, 12)
    played_out(table)
    assert len(table["played"]) == 33


@pytest.mark.parametrize("number", range(1, 7))
def test_a_kopmisar_may_always_be_exchanged_again(number):
    assert decision(exchanged(f"kopmisar{number}", number)) == AFTER


def test_x11_misere_in_gask_0():
    table = done(won("gask0"), STAY)
    talon = set(table["hands"][1])
    assert decision(table) == answers("misere", "surrender", "trump S", "trump H", "trump D", "trump C")
    assert table["talon"] == []
    assert not talon & set(table["piles"][1])
    done(table, "misere")
    assert decision(table) == picking(table, "discard", 2, 2)
    done(table, picked(table, 2, "discard"))
    assert (table["phase"], vira.due(table), len(table["hands"][1])) == ("play", 1, 11)
    assert vira.must_see(table, None) == set()


def test_x12_a_qualified_gask_has_no_misere():
    table = done(won("gask3", qualifier=1, preference="S"), STAY)
    done(table, picked(table, 3, "keep"))
    done(table, picked(table, 3, "discard"))
    assert decision(table) == answers("surrender", "trump S", "trump C")
    assert vira.ROWS["gask3"]["target"] == 10


def test_x13_misere_in_gask_4():
    table = done(won("gask4"), STAY)
    assert decision(table) == picking(table, "keep", 4, 4)
    kept = table["hands"][1][2:6]
    done(table, "keep " + " ".join(kept))
    assert (len(table["piles"][1]), len(table["hands"][1])) == (9, 17)
    assert set(kept) <= set(table["hands"][1])
    assert decision(table) == picking(table, "discard", 4, 4)
    done(table, picked(table, 4, "discard"), "misere")
    assert (table["phase"], len(table["hands"][1])) == ("play", 13)
    assert vira.must_see(table, None) == set(table["hands"][1])
    played_out(table)
    assert len(table["played"]) == 39


@pytest.mark.parametrize(("number", "minimum"), [(0, 2), (1, 1), (2, 0), (3, 1), (4, 0)])
def test_the_discards_of_a_misere_in_a_gask(number, minimum):
    table = done(won(f"gask{number}"), STAY)
    if number:
        done(table, picked(table, number, "keep"))
        done(table, picked(table, number, "discard"))
    done(table, "misere")
    assert (table["phase"] == "shorten") is (minimum > 0)
    if minimum:
        done(table, picked(table, minimum, "discard"))
    assert len(table["hands"][1]) == 13 - minimum


@pytest.mark.parametrize("number", [5, 6])
def test_gask_5_and_6_are_for_trumps_only(number):
    table = won(f"gask{number}")
    if number == 6:
        done(table, STAY)
    done(table, picked(table, number, "keep"))
    done(table, picked(table, number, "discard"))
    assert decision(table) == answers("surrender", *("trump " + suit for suit in "SHDC"))


def test_x14_the_defenders_exchange_clockwise_from_forehand():
    table = done(won("solo7"), STAY)
    assert decision(table) == answers("surrender", *("trump " + suit for suit in "SHDC"))
    done(table, "trump C")
    assert (vira.due(table), decision(table)) == (seat_of(table, "M"), picking(table, "exchange", 0, 13))
    done(table, picked(table, 5))
    assert (vira.due(table), decision(table)) == (seat_of(table, "D"), picking(table, "exchange", 0, 8))


@pytest.mark.parametrize(("role", "order"), [("F", "MD"), ("M", "FD"), ("D", "FM")])
def test_x15_a_royale_is_shown_before_the_defenders_exchange(role, order):
    table = done(won("petite_royale", role), "stand")
    assert decision(table) == picking(table, "discard", 1, 1)
    assert vira.must_see(table, None) == set()
    done(table, picked(table, 1, "discard"))
    shown = table["hands"][table["declarer"]]
    for defender in order:
        assert vira.due(table) == seat_of(table, defender)
        assert vira.must_see(table, None) == set(shown)
        done(table, picked(table, 2))
    assert (len(shown), vira.due(table)) == (12, 1)


def test_x16_the_first_defender_may_take_all():
    table = done(exchanged("six", 8), "stand")
    assert decision(table) == picking(table, "exchange", 0, 5)
    done(table, picked(table, 5))
    assert (table["phase"], vira.due(table)) == ("play", 1)


def test_a_defender_who_exchanges_nothing_leaves_the_talon_to_the_next():
    table = done(exchanged("six", 8), "stand", "exchange none")
    assert (vira.due(table), decision(table)) == (0, picking(table, "exchange", 0, 5))


# ------------------------------------------------------------------------------------------------------------- families


def test_a_buy_names_trumps_before_it_exchanges():
    table = won("six")
    assert decision(table) == answers(*("trump " + suit for suit in "SHDC"))
    assert decision(won("six", qualifier=1, preference="H")) == answers("trump H", "trump D")
    assert decision(won("six", qualifier=2, preference="H")) == answers("trump H")
    done(table, "trump D")
    assert decision(table) == picking(table, "exchange", 0, 13)


def test_a_buy_keeps_its_trumps_when_it_exchanges_again():
    table = done(exchanged("six", 3, trump="D"), "re-exchange")
    assert decision(table) == picking(table, "exchange", 1, 10)
    done(table, picked(table, 1), "stand")
    assert table["trump"] == "D"


def test_discards_never_come_back_and_drawn_cards_come_from_the_top():
    table = won("six")
    talon = list(table["talon"])
    done(table, "trump S")
    away = table["hands"][1][:4]
    done(table, picked(table, 4))
    assert table["piles"][1] == away
    assert table["hands"][1][9:] == talon[:4]
    done(table, "stand")
    done(table, picked(table, 2))
    assert table["hands"][2][11:] == talon[4:6]
    assert table["talon"] == talon[6:]


@pytest.mark.parametrize(
    ("key", "talon", "legal", "later"),
    [
        ("turne6", "2S 3H 4D", "S", "H"),
        ("vingel6", "2S 3H 4D 5D", "SH", "D"),
        ("vingel7", "2S 3S 4D 5C", "S", "DC"),
        ("tringel9", "2S 3H 4C 5D 6D 7D", "SHC", "D"),
    ],
)
def test_trumps_are_a_suit_that_was_just_turned(key, talon, legal, later):
    table = won(key, pack=pack_of(talon=talon))
    count = vira.ROWS[key]["turned"]
    assert table["turned"] == talon.split()[:count]
    assert decision(table) == answers(*("trump " + suit for suit in legal))
    done(table, vira.legal(table)[0], picked(table, count), "re-exchange")
    assert decision(table) == answers(*("trump " + suit for suit in later))
    assert vira.must_see(table, None) == set(talon.split()[: 2 * count])


def test_a_suit_turned_again_is_the_only_possible_trump():
    table = won("turne6", pack=pack_of(talon="2S 3H"), preference="H")
    done(table, "trump S", picked(table, 1), "re-exchange")
    assert (table["trump"], table["scores"]) == ("S", [-8, -8, -8])
    done(table, "trump H")
    assert (table["trump"], table["first_trump"]) == ("H", "S")


@pytest.mark.parametrize(("key", "last"), [("gok", "stand"), ("vira", "trump S")])
def test_gok_and_vira_take_the_whole_talon(key, last):
    table = won(key)
    assert (len(table["hands"][1]), decision(table)) == (26, picking(table, "discard", 13, 13))
    done(table, picked(table, 13, "discard"))
    assert len(table["hands"][1]) == 13
    suits = ["trump " + suit for suit in "SHDC"]
    assert decision(table) == (NOT_AGAIN if key == "gok" else answers("surrender", *suits))
    done(table, last)
    assert (table["phase"], vira.due(table)) == ("play", 1)


def test_a_promised_vira_is_played_in_the_promised_suits():
    table = won("vira", qualifier=2, preference="D")
    done(table, picked(table, 13, "discard"))
    assert decision(table) == answers("surrender", "trump D")


@pytest.mark.parametrize(
    "key", ["petite", "petite_ouverte", "petite_royale", "grande", "grande_ouverte", "grande_royale"]
)
def test_solo_miseres_stand_or_are_laid_down(key):
    table = won(key)
    assert decision(table) == NOT_AGAIN
    done(table, "stand")
    if key.startswith("petite"):
        done(table, picked(table, 1, "discard"))
    assert decision(table) == picking(table, "exchange", 0, 13)
    assert len(table["hands"][1]) == (12 if key.startswith("petite") else 13)


@pytest.mark.parametrize(
    ("key", "actions"),
    [
        ("six", ["trump S", "exchange none", "surrender"]),
        ("kopmisar6", ["exchange", "surrender"]),
        ("gask5", ["keep", "discard", "surrender"]),
        ("gok", ["discard", "surrender"]),
        ("vira", ["discard", "surrender"]),
        ("solo_vira", ["surrender"]),
        ("grande", ["surrender"]),
    ],
)
def test_after_a_surrender_nobody_exchanges_or_plays(key, actions):
    table = won(key)
    for action in actions:
        done(table, first_legal(table) if " " not in action and action != "surrender" else action)
    assert (vira.due(table), table["played"], table["dealer"]) == ("deal", [], 1)


@pytest.mark.parametrize("role", ["F", "M", "D"])
@pytest.mark.parametrize("key", ["solo8", "gok", "grande", "eight", "gask6"])
def test_forehand_leads_in_every_contract(key, role):
    table = won(key, role)
    while table["phase"] != "play":
        done(table, next((text for text in vira.legal(table) if text == "stand"), None) or last_legal(table))
    assert vira.due(table) == seat_of(table, "F")


def last_legal(table):
    """The last legal action, which continues to the play instead of a surrender."""
    return vira.legal(table)[-1] if vira.legal(table) else first_legal(table)
