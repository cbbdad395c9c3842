"""What may still happen to a card: facts about risks, in plain cases."""

from dataclasses import replace

import pytest

from engine.cards import DIAMONDS, Seat, parse_card
from engine.message import CardWord, SideWord, SuitWord
from tests.games.barbu.table import playing
from tests.games.barbu.test_for_and_against import late
from tests.games.barbu.test_instead import said
from tests.games.barbu.test_not_said import known_to_lack


@pytest.mark.parametrize(
    ("contract", "hand", "lead", "told"),
    [
        pytest.param("NQ", "QD 6D 3S", "6D", "QD", id="the queen is left"),
        pytest.param("NQ", "QD 6D 5D 3S", "6D", None, id="with one that guards it"),
        pytest.param("NH", "QD 6D 3S", "6D", None, id="no queen costs"),
    ],
)
def test_what_costs_is_left_alone_in_its_suit(contract, hand, lead, told):
    state = playing(hand, "", contract, ("TD 9D TH 9H", "8D 7D 8H 7H", "5S 4S 5H 4H"))
    found = said(*late(state), lead).get("leaves-alone")
    assert found == (told and {"card": CardWord(parse_card(told))})


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        pytest.param("AD 2D 3S", True, id="the queen is below the ace"),
        pytest.param("JD 2D 3S", False, id="she is above the jack"),
    ],
)
def test_a_queen_may_still_fall_on_the_trick(hand, told):
    """BAR-1.3.2: the two players after this one may hold her."""
    view, known = late(replace(playing(hand, "5D", "NQ", ("QD 9S", "TD 8S", "9D 7S")), leader=Seat(3)))
    assert ("may-fall" in said(view, known_to_lack(known), hand.split()[0])) == told


def test_who_has_none_of_the_suit_may_throw_on_a_trick_that_is_taken():
    """BAR-2.4.2."""
    view, known = late(replace(playing("AD 2D 3S", "5D", "NH", ("9S KH", "TD 8S", "9D 7S")), leader=Seat(3)))
    told = said(view, known_to_lack(known, seat1="TD 9D"), "AD")
    assert told["takes-thrown"] == {"whom": SideWord((Seat(1),)), "suit": SuitWord(DIAMONDS), "count": 1}
    assert "takes-thrown" not in said(view, known_to_lack(known), "AD")
    assert "takes-thrown" not in said(view, known_to_lack(known, seat1="TD 9D"), "2D")


@pytest.mark.parametrize(
    ("hand", "others", "told"),
    [
        pytest.param("TH 5H", ("JH 8H", "7H 6H", "4H"), True, id="in the last trick but one"),
        pytest.param("TH 5H 2D", ("JH 8H 3D", "7H 6H 4D", "4H 5D"), False, id="before it"),
        pytest.param("TH 5D", ("JH 8H", "7H 6H", "4H"), False, id="there is no lower card to play"),
    ],
)
def test_the_lower_card_is_kept_for_the_last_trick(hand, others, told):
    """BAR-1.3.3: it costs 20, the one before it 10."""
    view, known = late(replace(playing(hand, "9H", "NL", others), leader=Seat(3)))
    assert ("last-trick" in said(view, known_to_lack(known), "TH")) == told


@pytest.mark.parametrize(("low", "told"), [("TH", False), ("4H", True)])
def test_what_nobody_can_lead_is_kept_only_by_who_can_lose_the_lead(low, told):
    """Nobody else has spades; of hearts the jack and the ten are too high to lose the lead with, the four is not."""
    others = ("KH QH 9C", "9H 8C AH", "7H 6C")
    view, known = late(replace(playing(f"QS JH {low}", "7C", "NT", others), leader=Seat(3)))
    assert ("throw-alone" in said(view, known_to_lack(known), "QS")) == told


@pytest.mark.parametrize(
    ("hand", "others", "told"),
    [
        pytest.param("TC 6C 3S 3H", ("QC 8C 9D 8D", "7C 5C 7D 6D", "9C 4C 5D"), True, id="the queen alone is above"),
        pytest.param("TC 6C 3S 3H", ("QC JC 9D 8D", "7C 5C 7D 6D", "9C 4C 5D"), False, id="two are"),
        pytest.param("TC 6C 3S", ("QC 8C 9D", "7C 5C 7D", "9C 4C"), False, id="the last two tricks are next"),
    ],
)
def test_a_card_with_one_above_it_is_kept_for_a_free_trick(hand, others, told):
    """BAR-1.3.3: No Last Two, under the ace."""
    view, known = late(replace(playing(hand, "AC", "NL", others), leader=Seat(3)))
    facts = said(view, known_to_lack(known), "6C")
    assert facts.get("may-cash") == (
        {"card": CardWord(parse_card("TC")), "higher": CardWord(parse_card("QC"))} if told else None
    )


def test_a_card_below_all_others_is_not_said_to_be_beaten_by_few():
    """Hearts are trumps: three spades are above the two, and no other is left; below the nine one is."""
    for lead, others, told in (("2S", ("TS 3H", "7S 4H", "4S 5H"), False), ("9S", ("TS 3H", "JS 4H", "4S 5H"), True)):
        view, known = late(playing(f"{lead} AH KH", "", "TR H", others))
        assert ("stronger-or-trump" in said(view, known_to_lack(known), lead)) == told
