"""KLA-2.1 to KLA-2.4, KLA-4.2, KLA-4.3: dealing and bidding."""

import pytest

from engine.cards import parse_card, parse_suit
from engine.game import Chance
from engine.games.klaberjass import GAME
from engine.games.klaberjass.events import DealOpened, TrumpFixed
from engine.match import Match
from engine.tricks.events import CardsReceived
from engine.turn import DealDue
from tests.games.klaberjass.table import DEALER, ELDER, OTHER_SIX, SIX, dealt
from tests.games.table import do, hand, legal, refused

ORDER = "AS AH AD KS KH KD QS QH QD JS JH JD 9H TS TH TD 9S 9D 8S AC KC QC JC TC 9C 8C 7C 8H 8D 7S 7H 7D"
FOUR_PASSES = ("pass", "pass", "pass", "pass")


def shuffled(text=ORDER):
    return Chance(tuple(map(parse_card, text.split())))


def test_KLA_2_1_three_and_three_then_the_turn_up():
    match, step = Match.start("klaberjass", seats=2, dealer=1).deal(shuffled())
    assert hand(match, ELDER) == "AS QS AH QH AD QD"
    assert hand(match, DEALER) == "KS JS KH JH KD JD"
    assert match.view(None).deal.up == parse_card("9H")
    assert match.turn.seat == ELDER
    assert step.events[0].public == DealOpened(1, DEALER, parse_card("9H"))


def test_KLA_2_4_three_more_each_and_the_bottom_card():
    match, _ = Match.start("klaberjass", seats=2, dealer=1).deal(shuffled())
    taken, step = match.act(ELDER, "take")
    assert hand(taken, ELDER) == "AS QS TS AH QH TH AD QD TD"
    assert hand(taken, DEALER) == "KS JS 9S 8S KH JH KD JD 9D"
    assert taken.view(None).deal.bottom == parse_card("7D")
    public = [event.public for event in step.events]
    assert TrumpFixed(ELDER, parse_suit("H"), parse_card("7D")) in public
    for event in step.events:
        if event.public is None:
            ((_, part),) = event.private
            assert isinstance(part, CardsReceived)
            assert part.cards.bit_count() == 3


def test_KLA_2_2_the_first_round_takes_or_passes():
    match = dealt()
    assert legal(match) == ["take", "pass"]
    assert legal(do(match, "pass")) == ["take", "pass"]


@pytest.mark.parametrize(("words", "maker"), [((), ELDER), (("pass",), DEALER)])
def test_KLA_2_2_who_takes_is_maker_with_the_turned_suit(words, maker):
    record = do(dealt(up="9H", elder=SIX.replace("9H", "7H")), *words, "take").view(None).deal
    assert (record.maker, record.trump, record.from_turn_up) == (maker, parse_suit("H"), True)


def test_KLA_2_2_no_suit_is_named_in_the_first_round():
    assert refused(dealt(), "name H") == ("KLA-2.2", "klaberjass-first-round")


def test_KLA_2_3_K32_the_turned_suit_cannot_be_named():
    match = do(dealt(up="9H", elder=SIX.replace("9H", "7H")), "pass", "pass")
    assert refused(match, "name H") == ("KLA-2.3", "klaberjass-turned-suit")
    assert refused(match, "take") == ("KLA-2.3", "klaberjass-second-round")
    assert legal(match) == ["name S", "name D", "name C", "pass"]


def test_KLA_2_5_1_K33_after_the_second_round_nobody_exchanges():
    match = do(dealt(elder="7S 7H QS TC QC 8C", dealer=OTHER_SIX, up="9H"), "pass", "pass", "name S")
    record = match.view(None).deal
    assert (record.maker, record.trump, record.from_turn_up) == (ELDER, parse_suit("S"), False)
    assert "dix" not in legal(match)
    assert refused(match, "dix") == ("KLA-2.5.1", "klaberjass-dix-not-turned")


def test_KLA_2_3_the_dealer_may_name_too():
    record = do(dealt(), "pass", "pass", "pass", "name C").view(None).deal
    assert (record.maker, record.trump) == (DEALER, parse_suit("C"))


def test_KLA_2_3_1_KLA_1_2_K34_four_passes_score_nothing_and_the_other_deals():
    match = do(dealt(), *FOUR_PASSES)
    assert isinstance(match.turn, DealDue)
    assert match.standings.scores == (0, 0)
    assert match.view(None).match.results[-1].outcome == "passed"
    again, _ = match.deal(shuffled())
    assert again.view(None).deal.dealer == ELDER
    assert again.turn.seat == DEALER


def test_KLA_3_4_hands_thrown_in_are_shown_to_nobody():
    match = do(dealt(), *FOUR_PASSES)
    for viewer in (ELDER, DEALER, None):
        view = match.view(viewer)
        assert view.hand == 0
        assert view.counts == (0, 0)
    with pytest.raises(ValueError, match="not over"):
        GAME.reveal(match.state)


def test_KLA_2_4_the_bidding_is_over_once_trump_is_fixed():
    for words in (("take",), ("take", "silent"), ("take", "silent", "silent")):
        match = do(dealt(), *words)
        for bid in ("take", "pass", "name H", "play-on", "throw-in"):
            assert refused(match, bid) == ("KLA-2.4", "klaberjass-bidding-over")


def test_KLA_4_2_without_the_option_there_is_no_schmeiss():
    assert refused(dealt(), "schmeiss") == ("KLA-4.2", "klaberjass-no-schmeiss")
    assert refused(dealt(), "play-on") == ("KLA-4.2", "klaberjass-no-offer")
    assert refused(do(dealt(), "pass", "pass"), "throw-in") == ("KLA-4.2", "klaberjass-no-offer")


def test_KLA_4_2_the_offer_is_answered():
    match = do(dealt(schmeiss="on"), "schmeiss")
    assert match.turn.seat == DEALER
    assert legal(match) == ["play-on", "throw-in"]
    for other in ("take", "pass", "name H", "schmeiss"):
        assert refused(match, other) == ("KLA-4.2", "klaberjass-answer-offer")


def test_KLA_4_2_thrown_in_nobody_scores_and_the_other_deals():
    match = do(dealt(schmeiss="on"), "pass", "schmeiss", "throw-in")
    assert isinstance(match.turn, DealDue)
    assert match.view(None).match.results[-1].outcome == "thrown"
    again, _ = match.deal(shuffled())
    assert again.view(None).deal.dealer == ELDER


@pytest.mark.parametrize(("words", "maker"), [(("schmeiss",), ELDER), (("pass", "schmeiss"), DEALER)])
def test_KLA_4_2_refused_in_round_one_the_offerer_is_maker_with_the_turned_suit(words, maker):
    record = do(dealt(schmeiss="on"), *words, "play-on").view(None).deal
    assert (record.maker, record.trump, record.from_turn_up) == (maker, parse_suit("S"), True)


@pytest.mark.parametrize(("words", "maker"), [(("schmeiss",), ELDER), (("pass", "schmeiss"), DEALER)])
def test_KLA_4_2_refused_in_round_two_the_offerer_must_name_a_suit(words, maker):
    match = do(dealt(schmeiss="on"), "pass", "pass", *words, "play-on")
    assert match.turn.seat == maker
    assert legal(match) == ["name H", "name D", "name C"]
    assert refused(match, "pass") == ("KLA-4.2", "klaberjass-must-name")
    assert refused(match, "schmeiss") == ("KLA-4.2", "klaberjass-must-name")
    assert refused(match, "name S") == ("KLA-2.3", "klaberjass-turned-suit")
    record = do(match, "name D").view(None).deal
    assert (record.maker, record.trump, record.from_turn_up) == (maker, parse_suit("D"), False)


def test_KLA_4_3_the_dealer_may_not_pass_in_round_two():
    match = do(dealt(dealerMustName="on"), "pass", "pass")
    assert "pass" in legal(match)
    match = do(match, "pass")
    assert legal(match) == ["name H", "name D", "name C"]
    assert refused(match, "pass") == ("KLA-4.3", "klaberjass-dealer-must-name")
    assert refused(match, "schmeiss") == ("KLA-4.2", "klaberjass-no-schmeiss")


def test_KLA_4_3_the_dealer_may_still_offer_to_throw_in():
    match = do(dealt(dealerMustName="on", schmeiss="on"), "pass", "pass", "pass")
    assert legal(match) == ["name H", "name D", "name C", "schmeiss"]


def test_KLA_1_4_nobody_acts_out_of_turn():
    match = dealt()
    choice = GAME.choice(match.view(DEALER))
    assert choice.legal == ()
    assert {option.refusal.rule for option in choice.options} == {"KLA-1.4"}
    assert GAME.refusal(match.view(DEALER), GAME.parse("pass")).rule == "KLA-1.4"
    between = do(match, *FOUR_PASSES)
    assert GAME.refusal(between.view(ELDER), GAME.parse("take")).rule == "KLA-1.4"


def test_KLA_2_3_1_the_pass_that_throws_the_deal_in_says_so():
    def told(match):
        (only,) = [option for option in match.choice(match.turn.seat).options if option.text == "pass"]
        return None if only.meaning is None else only.meaning.key

    match = dealt()
    passes = [told(match)]
    for _ in range(3):
        match = do(match, "pass")
        passes.append(told(match))
    assert passes == [None, None, None, "klaberjass-pass-last"]
