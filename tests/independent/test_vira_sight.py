"""Which cards each viewer sees, and when, in the second Vira: sections 1.8 and 9 of the sheet."""

import pytest

from tests.independent import vira
from tests.independent.vira_positions import (
    decision,
    done,
    first_legal,
    pack_of,
    picked,
    picking,
    played_out,
    seat_of,
    started,
    won,
)  # fmt: skip

STAY = "sharpen none"


def public(table):
    return vira.must_see(table, None)


def hand(table, role):
    return set(table["hands"][seat_of(table, role)])


def to_the_lead(table):
    """Continue without exchanges until forehand leads."""
    while table["phase"] == "defend":
        done(table, "exchange none")
    assert table["phase"] == "play"
    return table


def test_before_the_play_a_seat_sees_its_own_hand_and_the_public_no_card():
    table = started(seats=4)
    assert [vira.may_see(table, seat) for seat in range(4)] == [set(table["hands"][seat]) for seat in range(4)]
    assert vira.may_see(table, 3) == vira.may_see(table, None) == set()


def test_drawn_cards_and_discards_are_seen_by_nobody_else():
    table = won("six", seats=4)
    done(table, "trump S")
    away = set(table["hands"][1][:5])
    done(table, picked(table, 5))
    assert vira.may_see(table, 1) == hand(table, "F") | away
    assert public(table) == vira.may_see(table, 3) == set()
    assert vira.may_see(table, 2) == hand(table, "M")


def test_own_discards_are_seen_until_the_opening_lead():
    table = won("six")
    done(table, "trump S", picked(table, 5))
    done(table, "stand")
    done(table, picked(table, 3))
    done(table, picked(table, 2))
    for seat, count in ((1, 5), (2, 3), (0, 2)):
        assert len(table["piles"][seat]) == count
        assert set(table["piles"][seat]) <= vira.must_see(table, seat)
    card = table["hands"][1][0]
    done(table, "play " + card)
    for seat in range(3):
        assert vira.may_see(table, seat) == {card, *table["hands"][seat]}


def test_after_a_surrender_discards_are_seen_until_the_next_deal():
    table = won("six")
    done(table, "trump S", picked(table, 5))
    done(table, "surrender")
    assert vira.due(table) == "deal"
    assert set(table["piles"][1]) <= vira.must_see(table, 1)
    vira.deal(table, list(vira.PACK), "S")
    assert vira.must_see(table, 1) == set(table["hands"][1])


def test_turned_cards_are_seen_by_everybody_to_the_end_of_the_deal():
    table = won("vingel6", pack=pack_of(talon="2S 3H 4D 5C"), seats=4)
    assert vira.must_see(table, 3) == public(table) == {"2S", "3H"}
    done(table, "trump H", picked(table, 2), "re-exchange")
    assert public(table) == {"2S", "3H", "4D", "5C"}
    done(table, "trump C", "exchange 2S 3H", "stand")
    played_out(table)
    assert {"2S", "3H", "4D", "5C"} <= public(table)


def test_the_hand_of_a_gok_is_shown_by_its_first_card():
    for role, seen_before in (("F", 0), ("M", 1), ("D", 2)):
        table = won("gok", role)
        done(table, picked(table, 13, "discard"), "stand")
        for _ in range(seen_before):
            assert not hand(table, role) & public(table)
            done(table, first_legal(table))
        assert not hand(table, role) & public(table)
        done(table, first_legal(table))
        assert len(hand(table, role)) == 12
        assert hand(table, role) <= public(table)


@pytest.mark.parametrize("role", ["F", "M", "D"])
@pytest.mark.parametrize(("number", "shown"), [(0, False), (1, False), (2, False), (3, True), (4, True)])
def test_a_misere_in_a_gask_is_shown_before_the_lead_from_3_on(number, shown, role):
    table = done(won(f"gask{number}", role), STAY)
    if number:
        done(table, picked(table, number, "keep"))
        done(table, picked(table, number, "discard"))
    done(table, "misere")
    if table["phase"] == "shorten":
        assert public(table) == set()
        done(table, first_legal(table))
    assert public(table) == (hand(table, role) if shown else set())


def test_a_gask_with_trumps_is_never_shown():
    table = done(won("gask4"), STAY)
    done(table, picked(table, 4, "keep"))
    done(table, picked(table, 4, "discard"), "trump S")
    assert public(table) == set()


@pytest.mark.parametrize(
    ("key", "before_exchange", "before_lead"),
    [
        ("petite", False, False), ("grande", False, False), ("petite_ouverte", False, True),
        ("grande_ouverte", False, True), ("petite_royale", True, True), ("grande_royale", True, True),
    ],
)  # fmt: skip
def test_when_a_solo_misere_is_shown(key, before_exchange, before_lead):
    table = won(key, "M")
    assert public(table) == set()
    done(table, "stand")
    if table["phase"] == "shorten":
        assert public(table) == set()
        done(table, picked(table, 1, "discard"))
    assert decision(table) == picking(table, "exchange", 0, 13)
    assert public(table) == (hand(table, "M") if before_exchange else set())
    to_the_lead(table)
    assert public(table) == (hand(table, "M") if before_lead else set())
    done(table, first_legal(table))
    done(table, first_legal(table))
    assert (hand(table, "M") <= public(table)) is before_lead


@pytest.mark.parametrize("key", ["grande_royale", "petite_royale", "grande_ouverte"])
def test_in_a_grande_royale_the_defenders_see_each_others_present_hand(key):
    table = won(key, "M", seats=4)
    assert not hand(table, "D") & vira.may_see(table, 1)
    done(table, "stand")
    if table["phase"] == "shorten":
        done(table, picked(table, 1, "discard"))
    mutual = key == "grande_royale"
    defenders = [seat_of(table, role) for role in "FD"]
    for seat, other in (defenders, defenders[::-1]):
        assert (set(table["hands"][other]) <= vira.must_see(table, seat)) is mutual
        assert not set(table["hands"][other]) & vira.may_see(table, seat_of(table, "M"))
        assert not set(table["hands"][other]) & vira.may_see(table, 3)
    done(table, picked(table, 3))
    first, second = defenders
    assert not set(table["piles"][first]) & vira.may_see(table, second)
    assert (set(table["hands"][first]) <= vira.must_see(table, second)) is mutual
    done(table, "exchange none", "play " + table["hands"][first][0])
    assert (set(table["hands"][first]) <= vira.must_see(table, second)) is mutual


@pytest.mark.parametrize("reveal", ["on", "off"])
def test_unused_cards_are_shown_after_the_deal_if_the_option_is_on(reveal):
    table = won("petite", revealUnused=reveal, seats=4)
    done(table, "stand", picked(table, 1, "discard"))
    done(table, picked(table, 4))
    done(table, picked(table, 2))
    left = set(table["talon"])
    away = {card for pile in table["piles"] for card in pile}
    assert (len(left), len(away)) == (7, 7)
    while vira.due(table) != "deal":
        assert not (left | away) & public(table)
        done(table, first_legal(table))
    kept = {card for held in table["hands"] for card in held}
    assert len(kept) == 2
    assert not kept & vira.may_see(table, None)
    assert (left | away <= public(table)) is (reveal == "on")
    assert ((left | away) & vira.may_see(table, None) != set()) is (reveal == "on")
    for seat in range(3):
        assert set(table["hands"][seat]) <= vira.must_see(table, seat)


def test_after_a_surrender_unused_cards_are_revealed_too_but_no_hand():
    table = won("six", revealUnused="on")
    done(table, "trump S", picked(table, 5))
    done(table, "surrender")
    assert public(table) == {*table["piles"][1], *table["talon"]}
