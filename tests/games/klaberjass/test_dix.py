"""KLA-2.5: the exchange of the seven of trump."""

import pytest

from engine.cards import parse_card
from engine.games.klaberjass import GAME
from engine.games.klaberjass.events import DixExchanged
from tests.games.klaberjass.table import DEALER, ELDER, dealt, dialogue
from tests.games.table import do, hand, legal, refused, step

ELDER_HAND = "7S AS 9H 8H QD 7C TC 8D KD"
DEALER_HAND = "KS 8S AH JH TD 9C 7D 9D JC"


def holding_seven(seat, **options):
    """Spades are turned up (nine); this seat holds the seven of spades."""
    elder, dealer = ELDER_HAND, DEALER_HAND
    if seat == DEALER:
        elder, dealer = elder.replace("7S", "TS"), dealer.replace("8S", "7S")
    return dealt(elder, dealer, "9S", **options)


def test_KLA_2_5_5_the_seven_lies_in_the_place_of_the_turn_up():
    match, seen = step(do(holding_seven(ELDER), "take"), "dix")
    assert seen == [DixExchanged(ELDER, parse_card("7S"), parse_card("9S"))]
    assert hand(match, ELDER) == "AS 9S 9H 8H KD QD 8D TC 7C"
    assert match.turn.seat == ELDER
    assert "silent" in legal(match)
    assert GAME.scene(match.view(None)).groups[0].cards == (parse_card("7S"),)


def test_KLA_2_5_the_exchange_is_offered_at_ones_turns_until_the_first_card():
    match = do(holding_seven(ELDER), "take")
    assert "dix" in legal(match)
    match = do(match, "silent", "silent")
    assert "dix" in legal(match)
    assert "dix" not in legal(do(match, "play QD", "play TD"))


def test_KLA_2_5_the_dealer_may_exchange_before_the_first_reply():
    match = do(holding_seven(DEALER), "take", "silent")
    assert "dix" in legal(match)
    match = do(match, "silent", "play AS")
    assert legal(match)[0] == "dix"
    assert "play 7S" in legal(match)
    match = do(match, "dix")
    assert legal(match) == ["play 9S"], "the nine that came beats the ace, so it must be played"


def test_KLA_2_5_2_K35_the_defender_may_exchange():
    match = do(dealt("7H AS 9C 8S QD 7C TC 8D KD", "KS TS AH JH TD JC 7D 9D 9S", "9H"), "pass", "take")
    assert match.view(None).deal.maker == DEALER
    match = do(match, "dix")
    assert "9H" in hand(match, ELDER)
    assert "7H" not in hand(match, ELDER)


def test_KLA_2_5_2_only_the_holder_of_the_seven_exchanges():
    assert refused(do(holding_seven(DEALER), "take"), "dix") == ("KLA-2.5.2", "klaberjass-dix-no-seven")


def test_KLA_2_5_3_K36_a_turned_seven_cannot_be_exchanged():
    match = do(dealt("KH AS 9C 8S QD 7C TC 8D KD", "KS TS AH JH TD JC 7D 9D 9S", "7H"), "take")
    assert "dix" not in legal(match)
    assert refused(match, "dix") == ("KLA-2.5.3", "klaberjass-dix-up-gone")


def test_KLA_2_5_3_it_is_exchanged_once():
    match = do(holding_seven(ELDER), "take", "dix")
    assert refused(match, "dix") == ("KLA-2.5.3", "klaberjass-dix-up-gone")
    assert refused(do(match, "silent"), "dix") == ("KLA-2.5.3", "klaberjass-dix-up-gone")


def test_KLA_2_5_4_after_the_first_card_it_is_too_late():
    match = do(holding_seven(ELDER), "take", "silent", "silent", "play AS", "play 8S")
    assert match.turn.seat == ELDER
    assert refused(match, "dix") == ("KLA-2.5.4", "klaberjass-dix-has-played")


@pytest.mark.parametrize("words", [(), ("pass",), ("pass", "pass")])
def test_KLA_2_5_there_is_no_exchange_during_the_bidding(words):
    assert refused(do(holding_seven(ELDER), *words), "dix") == ("KLA-2.5", "klaberjass-no-dix-now")


def test_KLA_2_5_5_an_exchange_before_the_announcement_completes_a_sequence():
    match = do(dealt("7S TS 8S AH QD 7C TC 8D KD", "KS JS 9H JH TD JC 7D 9D QH", "9S"), "take")
    assert legal(match)[0] == "silent"
    match = do(match, "dix")
    assert legal(match)[:2] == ["declare", "silent"]
    assert dialogue(do(match, "declare")) == "20"


def test_KLA_2_5_5_the_dealers_answers_are_asked_anew_after_the_exchange():
    match = do(dealt("AC KC QC AH 8D 7C 9H 9D KD", "7S TS 8S JH TD JC 7D QH AD", "9S"), "take", "declare")
    assert legal(match) == ["yield", "dix"]
    assert legal(do(match, "dix")) == ["same", "yield"]


def test_KLA_2_5_5_a_sequence_announced_before_the_exchange_stays_scored():
    match = do(dealt("9S 8S 7S AH QD 7C TC 8D KD", "KS JS 9H JH TD JC 7D 9D QH", "TS"), "take")
    match = do(match, "declare", "yield", "dix")
    assert match.view(None).points == (20, 0)
    assert hand(match, ELDER).startswith("TS 9S 8S AH")


def test_KLA_2_5_5_a_sequence_completed_after_the_announcement_does_not_count():
    match = do(dealt("7S TS 8S AH QD 7C TC 8D KD", "KS JS 9H JH TD JC 7D 9D QH", "9S"), "take")
    match = do(match, "silent", "silent", "dix")
    assert hand(match, ELDER).startswith("TS 9S 8S")
    assert match.view(None).points == (0, 0)


def test_KLA_3_1_the_other_knows_who_holds_the_turn_up():
    match = do(holding_seven(ELDER), "take", "dix")
    assert match.view(DEALER).deal.exchange.seat == ELDER
    assert GAME.information_state(match.state, DEALER).opponent_holds == 1 << parse_card("9S")


def test_KLA_4_8_before_the_melds_alone():
    match = do(holding_seven(ELDER, dixWindow="beforeMeld"), "take")
    assert "dix" in legal(match)
    match = do(match, "silent", "silent")
    assert "dix" not in legal(match)
    assert refused(match, "dix") == ("KLA-4.8", "klaberjass-dix-window")


def test_KLA_4_8_the_dealers_turn_in_the_sequence_step_counts():
    match = do(holding_seven(DEALER, dixWindow="beforeMeld"), "take", "silent")
    assert "dix" in legal(match)
    match = do(match, "silent", "play AS")
    assert refused(match, "dix") == ("KLA-4.8", "klaberjass-dix-window")
