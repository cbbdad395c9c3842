"""Checks the deal and the auction of the second Vira against the worked examples of `../shared/rules/vira.md`.

Sharpening and low guards are here too. Contracts, money and views have tests of their own.
"""

import itertools

import pytest

from tests.independent import vira, vira_auction, vira_cards
from tests.independent.vira_positions import answers, decision, done, may, seat_of, spoken, started, won
from tests.independent.vira_table import KEYS, ROWS

# ----------------------------------------------------------------------------------------------------------- the table


def test_the_bid_table_is_consistent():
    """2: conditions on all rows."""
    assert len(ROWS) == 40
    for row in ROWS.values():
        win, loss, double = row["pot"]
        assert double == 2 * loss
        assert row["re"] in (None, [max(0, win - 16), 3 * loss, 5 * loss])
        assert all(amount % 8 == 0 for amount in [*row["pot"], *(row["re"] or [])])
        assert loss == 8 * {"gok": 2, "vingel": 2, "tringel": 3}.get(row["family"], 1)


@pytest.mark.parametrize("key", KEYS)
def test_a_row_has_the_numbers_of_its_family(key):
    """1.5: the numbers of a row are those of the steps of its family."""
    row = ROWS[key]
    family, level = row["family"], row["level"]
    turned = {"turne": 1, "vingel": 2, "tringel": 3}.get(family, 0)
    whole = family in ("gask", "gok", "vira")
    assert row["turned"] == turned
    assert row["first"] == {
        "buy": [0, 13], "kopmisar": [level, level], "solo": [0, 0], "solomisar": [0, 0],
    }.get(family, [13, 13] if whole else [turned, 13])  # fmt: skip
    assert row["re_needs"] == ({"buy": 1, "kopmisar": level}.get(family) or (turned + 1 if turned else None))
    assert row["re_cards"] == (
        [level, level] if family == "kopmisar" else [max(1, turned), None] if row["re_needs"] else None
    )
    targets = {"gask": [7, 8, 9, 10, 11, 12, 12], "gok": None, "kopmisar": None, "solomisar": None}.get(family, level)
    assert row["target"] == (targets[level] if family == "gask" else targets)
    assert row["qualifiable"] is (family in ("buy", "gask", "vira", "solo"))
    assert row["surrender"] == ("double" if family in ("solo", "solomisar") else "single")
    assert (row["re"] is None) is (row["re_needs"] is None)
    losing = {"gask": "choice" if level in range(5) else "no"}.get(
        family, "only" if family in ("gok", "kopmisar", "solomisar") else "no"
    )
    assert row["lose"] == losing
    left = {"gask": [2, 1, 0, 1, 0], "kopmisar": [None, 2, 1, 1, 1, 1, 1]}.get(family)
    less = left[level] if left and losing != "no" else 1 if key.startswith("petite") else 0
    assert row["hands"] == [None if losing == "only" else 13, None if losing == "no" else 13 - less]


@pytest.mark.parametrize(
    ("given", "seats"),
    [
        ({"deals": 9}, 4), ({"deals": 10}, 3), ({"deals": 2}, 3), ({"deals": 63}, 3), ({"deals": "12"}, 3),
        ({"deals": 12.0}, 3), ({"potUnit": "8"}, 3), ({"potUnit": True}, 3), ({"potUnit": 4}, 3), ({"length": 12}, 3),
        ({"qualifierJump": "yes"}, 3), ({"revealUnused": True}, 4),
    ],
)  # fmt: skip
def test_impossible_options_are_refused(given, seats):
    assert vira.options_of("article", given, seats) is None


@pytest.mark.parametrize(("deals", "seats"), [(3, 3), (60, 3), (57, 3), (4, 4), (60, 4), (12, 3), (12, 4)])
def test_whole_rounds_may_be_played(deals, seats):
    assert vira.options_of("article", {"deals": deals}, seats)["deals"] == deals


def test_cards_are_dealt_in_packets_and_the_last_thirteen_are_the_talon():
    table = started()
    assert table["hands"][1][:6] == ["AS", "KS", "QS", "5S", "4S", "3S"]
    numbers = {card: place for place, card in enumerate(vira_cards.PACK)}
    at = [[numbers[card] for card in table["hands"][seat]] for seat in (1, 2, 0)]
    assert at[0] == [0, 1, 2, 9, 10, 11, 18, 19, 20, 27, 28, 29, 30]
    assert at[1] == [3, 4, 5, 12, 13, 14, 21, 22, 23, 31, 32, 33, 34]
    assert at[2] == [6, 7, 8, 15, 16, 17, 24, 25, 26, 35, 36, 37, 38]
    assert [numbers[card] for card in table["talon"]] == list(range(39, 52))


def test_with_four_the_seat_before_the_dealer_gets_no_cards():
    table = started(dealer=3, seats=4)
    assert [len(hand) for hand in table["hands"]] == [13, 13, 0, 13]
    assert table["active"] == [0, 1, 3]
    assert vira.due(table) == 0


def test_every_player_pays_the_ante():
    assert (vira.new_table(0)["scores"], vira.new_table(0)["pot"]) == ([-8] * 3, 24)
    assert (vira.new_table(0, seats=4)["scores"], vira.new_table(0, seats=4)["pot"]) == ([-8] * 4, 32)


# --------------------------------------------------------------------------------------------------------- the auction


@pytest.mark.parametrize(
    ("before", "illegal"),
    [
        pytest.param("", "F pass", id="A01"),
        pytest.param("", "F six colour", id="A02"),
        pytest.param("", "F colour", id="A02 the word"),
        pytest.param("", "F hold", id="3.2 nothing to hold"),
        pytest.param("F six", "M six", id="A03"),
        pytest.param("F six", "M hold", id="A03 hold"),
        pytest.param("F six", "M preference", id="A06"),
        pytest.param("F turne6", "M colour", id="A07"),
        pytest.param("F six, M turne6, D seven, F hold", "M hold", id="A09"),
        pytest.param("F six, M pass, D seven, F hold", "D hold", id="A10"),
        pytest.param("F gask5", "M gask6", id="A12"),
        pytest.param("F nine, M pass", "D gask3", id="A14"),
        pytest.param("F six, M colour", "D colour", id="3.2 colour twice"),
        pytest.param("F six, M colour, D preference", "F preference", id="3.2 preference twice"),
        pytest.param("F gok", "M colour", id="3.2 gök"),
        pytest.param("F kopmisar3", "M colour", id="3.2 köpmisär"),
        pytest.param("F petite", "M colour", id="3.2 solo misère"),
        pytest.param("F tringel9", "M colour", id="3.2 tringel"),
        pytest.param("F six", "M seven colour", id="3.2 no jumps"),
    ],
)
def test_illegal_calls(before, illegal):
    table = started()
    if before:
        spoken(table, before)
    role, call = illegal.split(" ", 1)
    assert vira.due(table) == seat_of(table, role)
    assert not may(table, call)
    assert not may(table, "bid " + call)


@pytest.mark.parametrize(
    ("calls", "declarer", "key", "qualifier"),
    [
        pytest.param("F six, M turne6, D pass, F hold, M pass", "F", "turne6", 0, id="A04"),
        pytest.param("F six, M colour, D preference, F hold, M seven, D pass, F pass", "M", "seven", 0, id="A05"),
        pytest.param(
            "F six, M turne6, D seven, F pass, M hold, D colour, M hold, D pass", "M", "seven", 1, id="A08"
        ),
        pytest.param("F six, M pass, D pass", "F", "six", 0, id="A15"),
        pytest.param("F gok, M pass, D pass", "F", "gok", 0, id="A16"),
        pytest.param("F six, M gok, D pass, F turne7, M pass", "F", "turne7", 0, id="A17"),
        pytest.param("F six, M pass, D gok, F hold, D pass", "F", "gok", 0, id="A18"),
        pytest.param(
            "F kopmisar6, M gask5, D colour, F preference, M solo8, D pass, F pass", "M", "solo8", 0, id="A19"
        ),
        pytest.param(
            "F solo_vira, M colour, D preference, F hold, M pass, D pass", "F", "solo_vira", 2, id="A20"
        ),
        pytest.param("F petite, M grande, D pass, F hold, M pass", "F", "grande", 0, id="3.3 misères are held"),
    ],
)  # fmt: skip
def test_auctions(calls, declarer, key, qualifier):
    table = spoken(started(), calls)
    assert (table["declarer"], table["key"], table["qualifier"]) == (seat_of(table, declarer), key, qualifier)
    assert table["phase"] != "auction"
    assert vira.due(table) == table["declarer"]


@pytest.mark.parametrize(("calls", "legal"), [("F gask6", "gask5"), ("F nine, M colour", "gask4")], ids=["A11", "A13"])
def test_a_higher_rank_is_higher_in_spite_of_a_promise(calls, legal):
    assert may(spoken(started(), calls), "bid " + legal)


def test_a15_a_player_who_has_passed_stays_out():
    table = spoken(started(), "F six, M pass, D seven, F eight, D nine")
    assert vira.due(table) == seat_of(table, "F")
    assert spoken(table, "F pass")["declarer"] == seat_of(table, "D")


@pytest.mark.parametrize(
    ("calls", "faced"),
    [
        pytest.param("F gok, M pass, D pass", "MD", id="A16"),
        pytest.param("F six, M gok, D pass, F turne7, M pass", "D", id="A17, of no account"),
        pytest.param("F six, M pass, D gok, F hold, D pass", "D", id="A18"),
        pytest.param("F gok, M turne7, D pass, F pass", "", id="3.5 passes on something else"),
    ],
)
def test_the_players_who_passed_on_a_standing_gok(calls, faced):
    table = spoken(started(), calls)
    assert sorted(table["faced"]) == sorted(seat_of(table, role) for role in faced)


def test_the_first_call_is_any_plain_bid():
    assert decision(started()) == answers(*("bid " + key for key in KEYS))


def test_later_calls():
    table = spoken(started(), "F solo12, M colour, D pass")
    assert decision(table) == answers("bid solo_vira", "hold", "pass", "preference")
    assert decision(spoken(started(), "F solo_vira, M colour, D preference")) == answers("hold", "pass")


def test_middle_hand_holds_only_what_the_dealer_bid():
    table = spoken(started(), "F solo11, M grande_ouverte, D grande_royale, F pass")
    assert decision(table) == answers("bid solo12", "bid solo_vira", "hold", "pass")


# ------------------------------------------------------------------------------------------------------- qualifierJump


def jumping(calls=""):
    table = started(qualifierJump="on")
    return spoken(table, calls) if calls else table


def test_with_jumps_a_new_bid_may_be_qualified_at_once():
    table = jumping()
    qualifiable = [key for key in KEYS if ROWS[key]["qualifiable"]]
    assert len(qualifiable) == 4 + 7 + 8 + 1
    both = [f"bid {key} {word}" for key in qualifiable for word in ("colour", "preference")]
    assert decision(table) == answers(*("bid " + key for key in KEYS), *both)
    assert done(table, "bid six preference")["standing"] == {"key": "six", "qualifier": 2, "holder": 0}
    assert not may(table, "preference")
    assert not may(table, "bid six preference")
    assert not may(table, "bid turne6 colour")
    assert may(table, "bid seven colour")


def test_with_jumps_preference_is_legal_over_a_plain_bid():
    table = jumping("F six")
    assert may(table, "colour")
    assert not may(table, "bid six colour")
    assert spoken(table, "M preference")["standing"] == {"key": "six", "qualifier": 2, "holder": 1}
    assert not may(jumping("F turne6"), "preference")


# ---------------------------------------------------------------------------------------------------------- sharpening


@pytest.mark.parametrize(
    ("key", "qualifier", "legal"),
    [
        pytest.param("gask2", 0, "gask3 gask4 gask6 gask5", id="H01"),
        pytest.param("gask6", 1, "gask5", id="H02"),
        pytest.param("gask5", 0, "", id="H03"),
        pytest.param("kopmisar3", 0, "kopmisar4 kopmisar5 kopmisar6", id="H04"),
        pytest.param("solo10", 2, "solo11 solo12 solo_vira", id="H05"),
        *(pytest.param(key, 0, "", id="H06 " + key) for key in ("turne6", "six", "vira", "petite", "tringel9")),
        pytest.param("kopmisar6", 0, "", id="1.4 the highest köpmisär"),
        pytest.param("solo_vira", 0, "", id="1.4 Solo Vira"),
        pytest.param("gok", 0, "", id="1.4 gök"),
    ],
)
def test_the_contracts_that_may_be_announced_instead(key, qualifier, legal):
    table = won(key, qualifier=qualifier)
    if not legal:
        assert table["phase"] != "sharpen"
        assert not any(text.startswith("sharpen") for text in vira.legal(table))
        return
    assert decision(table) == answers("sharpen none", *("sharpen " + name for name in legal.split()))
    stronger = legal.split()[-1]
    done(table, "sharpen " + stronger)
    assert (table["key"], table["qualifier"]) == (stronger, qualifier)
    assert table["phase"] != "sharpen"


def test_a_sharpened_contract_keeps_its_promise():
    table = done(won("solo10", qualifier=2, preference="D"), "sharpen solo_vira")
    assert decision(table) == answers("surrender", "trump D")
    table = done(won("gask6", qualifier=1, preference="D"), "sharpen gask5")
    done(table, "keep " + " ".join(table["hands"][1][:5]))
    done(table, "discard " + " ".join(table["hands"][1][:5]))
    assert decision(table) == answers("surrender", "trump D", "trump H")


# ----------------------------------------------------------------------------------------------------------- low guard


@pytest.mark.parametrize(
    ("ranks", "guard"),
    [
        pytest.param("2", True, id="G01"),
        pytest.param("AK2", True, id="G02"),
        pytest.param("3", False, id="G03"),
        pytest.param("43", True, id="G04"),
        pytest.param("53", False, id="G05"),
        pytest.param("654", True, id="G06"),
        pytest.param("653", True, id="G07"),
        pytest.param("753", False, id="G08"),
        pytest.param("8765", True, id="G09"),
        pytest.param("8753", True, id="G10"),
        pytest.param("9753", False, id="G11"),
        pytest.param("KQ8764", True, id="G12"),
        pytest.param("T9876", False, id="G13"),
    ],
)
def test_low_guard_of_a_suit(ranks, guard):
    assert vira_cards.low_guarded([rank + "S" for rank in ranks]) is guard


@pytest.mark.parametrize(
    ("hand", "guards"),
    [
        pytest.param("AS KS QS 3S KH 9H 5H QD JD TD 7D JC 5C", [], id="G14"),
        pytest.param("AS KS QS 4H 3H JD TD 9D 7D KC QC JC 9C", ["H"], id="G15"),
    ],
)
def test_low_guard_of_a_hand(hand, guards):
    assert vira_cards.guards(hand.split()) == guards


NINE = ["2", "43", "654", "653", "8765", "8764", "8763", "8754", "8753"]


def has_pattern(ranks):
    """3.5: 2, 4-x, 6-x-x or 8-x-x-x, with x lower than the card before it."""
    return any(
        top in ranks and sum(vira_cards.height(rank + "S") < 2 * count for rank in ranks) >= count - 1
        for count, top in enumerate("2468", start=1)
    )


def test_low_guard_of_every_holding_by_all_three_definitions():
    seen = 0
    for length in range(14):
        for ranks in itertools.combinations(vira_cards.RANKS, length):
            guarded = vira_cards.low_guarded([rank + "S" for rank in ranks])
            assert guarded is has_pattern(ranks), ranks
            assert guarded is any(set(nine) <= set(ranks) for nine in NINE), ranks
            seen += 1
    assert seen == 8192


# ------------------------------------------------------------------------------------------------------ follow and win


@pytest.mark.parametrize(
    ("trick", "hand", "legal"),
    [
        ("", "AS 2H", "AS 2H"),
        ("9H", "AS 2H KH", "2H KH"),
        ("9H 2S", "AS 2H", "2H"),
        ("9H", "AS 2C", "AS 2C"),
    ],
)
def test_the_led_suit_is_followed_or_else_any_card_is_legal(trick, hand, legal):
    assert vira_cards.follows(hand.split(), trick.split()) == legal.split()


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("9H TH 8H", None, 1),
        ("9H AS AD", None, 0),
        ("9H 2S AH", "S", 1),
        ("9H 2S 3S", "S", 2),
        ("9S AH KS", "S", 2),
        ("2H 3D 4C", "S", 0),
        ("KH 2S AH", "H", 2),
    ],
)
def test_the_highest_trump_wins_or_else_the_highest_of_the_led_suit(trick, trump, winner):
    assert vira_cards.winner_of(trick.split(), trump) == winner


@pytest.mark.parametrize(("qualifier", "suits"), [(0, "SHDC"), (1, "HD"), (2, "H")])
def test_trumps_are_a_promised_suit(qualifier, suits):
    assert sorted(vira_auction.trump_suits(qualifier, "H")) == sorted(suits)
    assert sorted(vira_auction.trump_suits(1, "C")) == ["C", "S"]
