"""What is not said of a card: facts that would mislead, or that no player could make true, in plain cases."""

import random
from dataclasses import replace

import pytest

from engine.cards import NO_CARDS, Seat, parse_card, parse_cards
from engine.games.barbu import GAME
from engine.games.barbu.player.reasons.later_tricks import LATER
from engine.message import CardsWord, CardWord
from engine.players.advice import ranked_advice
from tests.games.barbu.table import DEALER, NOBODY, dealt, laying, playing
from tests.games.barbu.test_for_and_against import Ranks, advised, late
from tests.games.barbu.test_instead import said, seen
from tests.games.table import do


def known_to_lack(known, **cards):
    """The information state in which these seats are known to lack these cards, and no other seat any."""
    lacks = tuple(parse_cards(cards.get(f"seat{seat}", "none")) for seat in range(4))
    return replace(known, lacks=lacks)


def test_a_lead_is_not_said_to_be_trumped_by_a_player_who_must_follow():
    """BAR-2.4.2: hearts are trumps; the one player who may hold one holds the last spade."""
    view, known = late(playing("AS KD QD", "", "TR H", ("9C 8C 7C", "6C 5C 4C", "KS 3H 4H")))
    nobody_else = {"seat1": "KS 3H 4H", "seat2": "KS 3H 4H"}
    assert "soon-trumped" not in said(view, known_to_lack(known, **nobody_else), "AS")
    assert "soon-trumped" in said(view, known_to_lack(known), "AS")


def test_of_an_ace_on_which_somebody_is_void_nobody_hears_that_all_must_follow():
    view, known = late(playing("AS KH 3D 4D", "", "TR H", ("KS QS JS 2H", "TS 9S 8S 2D", "7S 6S 5S 2C")))
    spades = "KS QS JS TS 9S 8S 7S 6S 5S"
    assert "all-follow" in said(view, known_to_lack(known), "AS")
    assert "all-follow" not in said(view, known_to_lack(known, seat2=spades), "AS")


def test_the_lowest_card_of_another_suit_is_named_as_kept_and_of_a_low_lead_none():
    """BAR-2.4.1: No Tricks; a lead with nothing below it loses the lead itself."""
    view, known = late(playing("9H 6S 3S 8D", "", "NT", ("AS KS QS JS", "TS 9S 8S 5S", "4S 2S AH 2H")))
    assert said(view, known_to_lack(known), "9H")["keeps-lower"]["card"] == CardWord(parse_card("3S"))
    view, known = late(playing("5S 2H 9D 8D", "", "NT", ("KS QS AH KH", "QH JH TH 9H", "8H 7H 6H 5H")))
    assert "keeps-lower" not in said(view, known_to_lack(known), "5S")


@pytest.mark.parametrize(
    ("contract", "trick", "hand", "card"),
    [
        pytest.param("NQ", "QS", "KS 3S 2D", "KS", id="the last queen is in the trick, and may be taken"),
        pytest.param("NQ", "QS", "JS 8S 3D 2D", "JS", id="one stays under it"),
        pytest.param("NQ", "QS", "JS 8S 3S 2D", "3S", id="one stays under it with a low card"),
        pytest.param("NK", "KH", "AH 3H 2D", "AH", id="the king is in the trick"),
        pytest.param("NK", "KH", "3S 8D 2D", "8D", id="one cannot follow"),
        pytest.param("NK", "KH", "3S QC 2D", "QC", id="nor with a card that may take another trick"),
    ],
)
def test_in_the_trick_that_ends_the_deal_nothing_is_said_of_later_ones(contract, trick, hand, card):
    """BAR-4.10."""
    rest = iter(["KC", "JC", "TC", "9C", "8C", "7C", "6C", "5C", "4C", "3C", "2C", "AC", "KD", "JD", "TD", "9D"])
    size = len(hand.split())
    others = [" ".join(next(rest) for _ in range(size - (seat == 3))) for seat in (1, 2, 3)]
    facts = said(*late(playing(hand, trick, contract, others)), card)
    assert facts
    assert not {f"barbu-reason-{key}" for key in facts} & LATER


def test_a_card_is_kept_under_only_what_need_not_fall():
    """BAR-2.4.2: No Queens; the king of spades, alone above the eight, must be played if a later player holds it."""
    view, known = late(playing("TS 8S 2D", "9S", "NQ", ("KS QD 3D", "4D 5D 6D", "QH 7D")))
    assert "keeps-under" not in said(view, known_to_lack(known, seat3="KS"), "TS")
    assert "keeps-under" in said(view, known_to_lack(known), "TS"), "the leader may hold it"


@pytest.mark.parametrize(
    ("hand", "others", "told"),
    [
        pytest.param("8H AD 2D 3D", ("KH QH 7H 6H", "5H 4H JS TS", "9S 8S 7S"), True, id="as many above as below"),
        pytest.param("4H AD 2D 3D", ("KH QH JH TH", "9H 8H 3H 2H", "9S 8S 7S"), False, id="a four"),
        pytest.param("8H AD 2D", ("KH QH 7H", "6H 5H 4H", "9S 8S"), False, id="the last trick that is free"),
    ],
)
def test_what_is_low_or_goes_to_the_last_free_trick_is_not_in_between(hand, others, told):
    """BAR-1.3.3: No Last Two."""
    state = replace(playing(hand, "AS", "NL", others), leader=Seat(3))
    assert ("in-between" in said(*late(state), hand.split()[0])) == told


@pytest.mark.parametrize(
    ("clubs", "others", "told"),
    [
        pytest.param(
            "AC KC 2C", ("JC TC 9C 8C", "7C 6C KS QS", "JS TS 9S"), False, id="ace and king may draw them all"
        ),
        pytest.param("QC 3C 2C", ("AC KC JC TC", "9C 8C KS QS", "JS TS 9S"), True, id="the highest are with others"),
    ],
)
def test_a_small_card_of_a_suit_that_one_commands_may_well_take_a_trick(clubs, others, told):
    """BAR-1.3.6: hearts are trumps."""
    state = replace(playing(f"{clubs} 2D", "AS", "TR H", others), leader=Seat(3))
    assert ("hardly-wins" in said(*late(state), "2C")) == told


def test_one_gap_that_is_longer_than_any_other_is_told_as_such():
    """From the two every row goes one way: four cards of others lie between the fives of one suit, two of the other."""
    hand, table = "TS TH 8H 5H KD TD 5D QC TC", "2S 2H 3H 4H 2D 3D 4D"
    state = laying(hand, table, "2", ("3S 4S 5S 6H 7H", "6D 7D 8D 9D", "2C 3C 4C 9H JH"))
    assert said(*seen(state), "5D")["way-longest"] == {"card": CardWord(parse_card("TD")), "others": 4}
    assert "way-longest" not in said(*seen(state), "5H")


def test_beyond_ones_own_cards_the_row_leads_to_the_next_of_them():
    """From the two up: five and six are one's own, then come three cards of others and the ten."""
    hand, table = "5H 6H TH KD 5D", "2H 3H 4H 2D 3D 4D"
    state = laying(hand, table, "2", ("7H 8H 9H", "6D 7D 8D", "2C 3C 4C"))
    told = said(*seen(state), "5H")
    assert told["opens-own"] == {"card": CardWord(parse_card("6H"))}
    assert told["way-past-own"] == {"card": CardWord(parse_card("TH")), "own": CardWord(parse_card("6H")), "others": 3}
    assert "way-past-own" not in said(*seen(state), "5D")


def test_a_card_held_back_is_not_called_one_in_reserve_as_well():
    """Behind the five of hearts waits one's own six, so it opens nothing, but all from the seven on wait for it."""
    hand, table = "5H 6H KD QD JD 5D", "2H 3H 4H 2D 3D 4D"
    state = laying(hand, table, "2", ("7H 8H 9H", "6D 7D 8D", "2C 3C 4C"))
    told = said(*seen(state), "5D")
    assert told["holds-run"]["cards"] == CardsWord((parse_card("6H"), parse_card("5H")))
    assert "keeps-free" not in told


def test_of_two_gaps_that_are_as_long_neither_is_called_the_longest():
    state = laying("8H JH 5H TS QS", "8S 9S", "8", ("TH 9H 7H 6H", "2D 3D", "2C 3C"))
    told = said(*seen(state), "8H")
    assert "way-to" in told
    assert "way-longest" not in told


def test_the_king_of_hearts_with_two_lower_hearts_can_wait():
    """BAR-4.8: in No King of Hearts; with one it had better be thrown."""
    for hearts, told in (("KH 4H 2H", False), ("KH 4H", True)):
        hand = f"{hearts} 9D 8D"
        rest = iter(["AC", "KC", "QC", "JC", "TC", "9C", "8C", "7C", "6C", "5C", "4C", "3C", "2C", "AD", "KD", "QD"])
        size = len(hand.split())
        others = [" ".join(next(rest) for _ in range(size - (seat == 3))) for seat in (1, 2, 3)]
        state = replace(playing(hand, "AS", "NK", others), leader=Seat(3))
        assert ("could-throw" in said(*late(state), "9D")) == told


def test_an_only_trump_waits_as_one():
    view, known = late(playing("AH 3C", "", "TR H", ("JH 4C", "6C 7C", "AC KC")))
    assert said(view, replace(known, lacks=(NO_CARDS,) * 4), "3C")["trumps-wait"]["count"] == 1


def test_the_answer_by_rule_of_thumb_is_compared_even_if_others_do_better():
    """Whoever would choose it wants to know why not; the best others come before it, but not all of one suit."""
    match = do(dealt(("AS KS QS 9H JH QH KH 9D JD QD 9C JC QC", "", "", "")), "declare NT", *NOBODY)
    view, known = match.view(DEALER), GAME.information_state(match.state, DEALER)
    choice = GAME.choice(view)
    usual = str(GAME.guide(view, known, choice, random.Random(1)))
    assert usual == "play QS"
    first, second, third, fourth = "play AS", "play QH", "play KS", "play JH"
    found = ranked_advice(GAME, view, known, choice, random.Random(1), Ranks(first, second, third, fourth, usual))
    assert [one.text for one in found] == [first, second, usual]
    found = ranked_advice(GAME, view, known, choice, random.Random(1), Ranks(usual, second, third, fourth))
    assert [one.text for one in found] == [usual, second, third]
    found = ranked_advice(GAME, view, known, choice, random.Random(1), Ranks(first, third, usual, fourth))
    assert [one.text for one in found] == [first, usual, fourth], "one of another suit"


def test_a_drawback_that_the_suggestion_has_as_well_is_not_held_against_another():
    """No Tricks: both kings take the trick for certain."""
    match = do(dealt(("AS KS QS 9H JH QH KH 9D JD QD 9C JC QC", "", "", "")), "declare NT", *NOBODY)
    ((_, against), (_, of_other)) = advised(match, "play KS", "play AS")
    assert "lead-top" in against
    assert "lead-top" not in of_other


def test_a_contract_by_rule_of_thumb_is_compared_by_what_it_has_and_by_later_deals():
    """Fours and fives for dominoes from the three, which is not called natural where No Tricks does better."""
    match = dealt(("KS TS 6S 4S JH 9H 5H 4H 7D 9C 8C 5C 4C", "", "", ""))
    view, known = match.view(DEALER), GAME.information_state(match.state, DEALER)
    choice = GAME.choice(view)
    usual = str(GAME.guide(view, known, choice, random.Random(1)))
    assert usual == "declare DO 3"
    _, other = ranked_advice(GAME, view, known, choice, random.Random(1), Ranks("declare NT", usual))
    assert other.reasons
    assert "engine-reason-usual" not in {fact.key for fact in other.reasons}


def test_a_suit_is_led_to_throw_the_king_only_if_no_other_is_shorter():
    """BAR-4.8: in No King of Hearts; a single diamond is sooner gone than three spades."""
    others = ("AS KS JS TS AH", "8S 7S 6S QH JH", "AD KD QD AC KC")
    for other, told in (("4D", False), ("4H", True)):
        view, known = late(playing(f"9S 5S 3S KH {other}", "", "NK", others))
        assert ("towards-throw" in said(view, known_to_lack(known), "9S")) == told


def test_a_card_that_would_take_the_trick_is_not_as_good_as_one_that_stays_under():
    """No Queens: the three is led, the two stays under it, and the four goes above; of three and two either does."""
    others = ("KS QH 5D", "QS JH 6D", "JS 9H")
    for led, hand, told in (("3S", "4S 2S AD", False), ("5S", "3S 2S AS", True)):
        view, known = late(replace(playing(hand, led, "NQ", others), leader=Seat(3)))
        assert ("as-good-left" in said(view, known_to_lack(known), "2S")) == told
