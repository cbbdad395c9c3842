"""What speaks for an answer and what against it, in plain cases."""

import pytest

from engine.game import MOST_REASONS
from engine.games.barbu import GAME
from tests.games.barbu.table import NOBODY, dealt
from tests.games.table import do


def explained(match, text):
    """What is said for an answer, and what against it, by the ends of the keys."""
    view = match.view(match.turn.seat)
    action = GAME.parse(text)
    facts = GAME.reasons(view, GAME.information_state(match.state, view.seat), action)
    advice = GAME.explained(view, action, facts[:MOST_REASONS])
    return tuple([fact.key.partition("-reason-")[2] for fact in told] for told in (advice.reasons, advice.drawbacks))


KINGS = "AH KH 9H AS 7S 5S 3S AD 7D 5D AC 7C 5C"
"""A hand for no negative contract: the king of hearts with one lower heart, and all aces."""


@pytest.mark.parametrize(
    ("declaration", "speaks_for", "speaks_against"),
    [
        ("NK", [], ["bare", "high-cards"]),
        ("NT", [], ["high-cards", "few-low-cards"]),
        ("TR S", ["trumps-with", "aces"], []),
        ("TR H", ["trumps-with", "aces"], []),
    ],
)
def test_what_a_hand_lacks_for_a_contract_speaks_against_it(declaration, speaks_for, speaks_against):
    match = dealt((KINGS, "", "", ""))
    assert explained(match, f"declare {declaration}") == (speaks_for, speaks_against)


def test_the_same_lack_speaks_for_doubling_nobody():
    match = do(dealt(("", KINGS, "", "")), "declare NK")
    speaks_for, speaks_against = explained(match, "double none")
    assert "bare" in speaks_for
    assert speaks_against == []


@pytest.mark.parametrize(
    ("hand", "declaration"),
    [
        ("QH 3H 2H KS 6S 5S 4S 6D 3D AC 9C 8C 2C", "NK"),
        ("QH 3H 2H KS 6S 5S 4S 6D 3D AC 9C 8C 2C", "NQ"),
        ("TH 3H 2H 7S 6S 5S 4S 6D 3D TC 9C 8C 2C", "NT"),
        (KINGS, "TR S"),
    ],
)
@pytest.mark.parametrize("doubled", [False, True])
def test_what_promises_a_good_score_is_no_reason_to_double_nobody(hand, declaration, doubled):
    """Many low cards, many trumps; whoever has doubled the player is named instead."""
    match = do(dealt(("", "", hand, "")), f"declare {declaration}", "double 2" if doubled else "double none")
    speaks_for, _ = explained(match, "double none")
    assert speaks_for
    assert not {*speaks_for} & {"low-cards", "trumps-with", "aces"}
    assert ("once" in speaks_for) == doubled
    assert ("unpaid" in speaks_for) == (not doubled)


def test_a_start_card_of_dominoes_speaks_for_doubling_and_for_nobody_at_once_never():
    """One start card and no end of a row: what speaks for the hand is told once."""
    match = do(dealt(("", "", "AC 3C 4C KH QH 3H KS 9S 3S 4D 5D 6D 9D", "")), "declare DO A", "double none")
    assert "starts" in explained(match, "double 0")[0]
    assert not {"starts", "start-count"} & {*explained(match, "double none")[0]}


def test_few_small_trumps_are_no_reason_to_double():
    match = do(dealt(("", "9C AS KS 8S 7S KH 7H 2H AD KD TD 3D 2D", "", "")), "declare TR C")
    for whom in ("0", "0 2 3"):
        speaks_for, speaks_against = explained(match, f"double {whom}")
        assert "trumps" not in speaks_for
        assert "aces" in speaks_for
        assert speaks_against == []


def test_what_a_card_costs_speaks_against_it():
    hands = ("AS KS 9H 8H 7H 6H 5H 4D 3D 2D 4C 3C 2C", "", "", "")
    match = do(dealt(hands), "declare NT", *NOBODY)
    for text in ("play AS", "play KS"):
        assert explained(match, text)[1] == ["lead-top"]


def test_while_tricks_cost_nothing_a_high_card_goes_and_a_low_one_is_kept():
    """No Last Two, early in the deal: the king is above all hearts of the others but one, the two below all."""
    hands = ("7H AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S", "KH 2H AD KD QD JD TD 9D 8D 7D 6D 5D 4D", "", "")
    match = do(dealt(hands), "declare NL", *NOBODY, "play 7H")
    assert explained(match, "play KH")[0][0] == "while-free"
    assert explained(match, "play 2H")[1] == ["low-for-the-end"]


def test_a_discard_where_all_cards_are_low_is_none_to_keep():
    """No Tricks: whoever holds only cards below all others hears that the discard takes no trick."""
    match = do(dealt(("AH", "2S 3S 4S 5S 6S 7S 8S 2D 3D 4D 5D 6D 7D", "", "")), "declare NT", *NOBODY, "play AH")
    for text in ("play 2S", "play 7D"):
        assert explained(match, text) == (["cannot-follow"], [])


def test_dominoes_the_card_that_opens_the_fewest_to_the_others():
    """Behind the six of spades lie four cards of the others, behind the eight six; a seven opens two ways."""
    match = do(dealt(("7S 6S 8S 7H 7D 7C AH KH QH AD KD AC KC", "", "", "")), "declare DO 7", *NOBODY)
    match = do(match, "play 7S", *("pass",) * 3)
    assert explained(match, "play 6S")[0] == ["opens-fewest", "holds-back"]
    for text in ("play 8S", "play 7H"):
        assert "opens-fewest" not in explained(match, text)[0]


def test_nothing_can_change_any_more_for_the_last_to_double():
    match = do(dealt((KINGS, "", "", "")), "declare NK", *NOBODY[:3])
    assert "unpaid-for-good" in explained(match, "double none")[0]
    match = do(dealt(("", KINGS, "", "")), "declare NK")
    assert "unpaid" in explained(match, "double none")[0]
