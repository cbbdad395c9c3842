"""KLA-2.6: sequences, and the dialogue about them."""

import pytest

from engine.cards import cards_text, parse_cards, parse_suit
from engine.games.klaberjass.events import SequencesShown, SequencesTied
from engine.games.klaberjass.sequences import Scale, runs_of
from tests.games.klaberjass.table import DEALER, ELDER, dealt, dialogue
from tests.games.table import do, legal, refused, step

K16_ELDER = "9H TH JH 7D AD KC QC 8S AS"
K16_DEALER = "7C 8C 9C TC KD QS 7S AH JD"
K17_DEALER = "8C 9C TC 7H KD QS 7S AH JD"
K18_ELDER = "9S TS JS 7D AD KC QC 8H AH"
K18_DEALER = "9C TC JC 7H KD QS 7S KH JD"
K20_ELDER = "8H 9H TH JH QH 7D AD KC 8S"
K20_DEALER = "AC KD QD JD TD 7S 7H 9C 7C"
K21_ELDER = "AH KH QH 9D 8D 7D TC 8S JS"
K21_DEALER = "KC QC JC 9S 7S 8H AD KD TD"
K22_ELDER = "7D AD KC QC 8S AS 9H TH QH"


def melding(elder, dealer, up="KS", **options):
    """Spades are trump by the turn-up; the elder is to announce."""
    return do(dealt(elder, dealer, up, **options), "take")


@pytest.mark.parametrize(
    ("hand", "runs", "worth"),
    [
        pytest.param("AS KS QS JS TS 9H 8H 7H AD", ["AS KS QS JS TS", "9H 8H 7H"], 70, id="K13"),
        pytest.param("9S TS JS 7H 8H TH JH QH AD", ["JS TS 9S", "QH JH TH"], 40, id="K14"),
        pytest.param("KS AS 7S 8S 9H TD JC QH AD", [], 0, id="K15"),
    ],
)
def test_KLA_2_6_KLA_2_6_1_sequences_and_their_values(hand, runs, worth):
    sequences = runs_of(parse_cards(hand))
    assert [cards_text(run.cards) for run in sequences] == runs
    assert Scale(parse_suit("S")).total(sequences) == worth


def test_KLA_2_6_a_long_run_is_one_sequence():
    (run,) = runs_of(parse_cards("KS QS JS TS 9S 8S 7S"))
    assert run.length == 7


@pytest.mark.parametrize(
    ("elder", "dealer", "answers", "sentences", "points"),
    [
        pytest.param(K16_ELDER, K16_DEALER, "declare win", "20 mine", (0, 50), id="K16"),
        pytest.param(K16_ELDER, K17_DEALER, "declare same", "20 same J T", (20, 0), id="K17"),
        pytest.param(K18_ELDER, K18_DEALER, "declare same", "20 same J J trump plain", (20, 0), id="K18"),
        pytest.param(K16_ELDER, K18_DEALER, "declare same", "20 same J J plain plain", (0, 0), id="K19"),
        pytest.param(K20_ELDER, K20_DEALER, "declare same", "50 same Q K", (0, 50), id="K20"),
        pytest.param(K21_ELDER, K21_DEALER, "declare same", "20 same A K", (40, 0), id="K21"),
        pytest.param(K22_ELDER, K17_DEALER, "silent declare", "none 20", (0, 20), id="K22"),
    ],
)
def test_KLA_2_6_2_KLA_2_6_5_the_dialogues_of_the_sheet(elder, dealer, answers, sentences, points):
    match = do(melding(elder, dealer, up="TS" if "KS" in elder + dealer else "KS"), *answers.split())
    assert dialogue(match) == sentences
    assert match.view(None).points == points


def test_KLA_2_6_3_the_elder_declares_only_a_sequence():
    assert legal(melding(K22_ELDER, K17_DEALER))[:1] == ["silent"]
    assert refused(melding(K22_ELDER, K17_DEALER), "declare") == ("KLA-2.6.3", "klaberjass-no-sequence")
    assert legal(melding(K16_ELDER, K16_DEALER)) == ["declare", "silent"]


@pytest.mark.parametrize("word", ["win", "same", "yield"])
def test_KLA_2_6_3_the_elder_has_nothing_to_answer(word):
    assert refused(melding(K16_ELDER, K16_DEALER), word) == ("KLA-2.6.3", "klaberjass-not-announced")


@pytest.mark.parametrize(
    ("elder", "dealer", "first", "answers"),
    [
        pytest.param(K22_ELDER, "8C 9C JC 7H KD QS 7S AH JD", "silent", "silent", id="none, none"),
        pytest.param(K16_ELDER, K16_DEALER, "silent", "declare silent", id="none, something"),
        pytest.param(K16_ELDER, "7C 8C TC 7H KD QS 7S AH JD", "declare", "yield", id="20, none"),
        pytest.param(K20_ELDER, "9C TC JC 9D KD QS 7S AH JD", "declare", "yield", id="50, 20"),
        pytest.param(K16_ELDER, K17_DEALER, "declare", "same yield", id="the same"),
        pytest.param(K16_ELDER, K16_DEALER, "declare", "win yield", id="more"),
    ],
)
def test_KLA_2_6_4_what_the_dealer_may_answer(elder, dealer, first, answers):
    match = do(melding(elder, dealer), first)
    assert " ".join(answer for answer in legal(match) if answer != "dix") == answers


def test_KLA_2_6_4_other_answers_are_refused():
    announced = do(melding(K16_ELDER, K17_DEALER), "declare")
    assert refused(announced, "win") == ("KLA-2.6.4", "klaberjass-not-more")
    assert refused(announced, "silent") == ("KLA-2.6.4", "klaberjass-answer-number")
    assert refused(announced, "declare") == ("KLA-2.6.4", "klaberjass-answer-number")
    stronger = do(melding(K16_ELDER, K16_DEALER), "declare")
    assert refused(stronger, "same") == ("KLA-2.6.4", "klaberjass-not-same")
    unannounced = do(melding(K16_ELDER, K16_DEALER), "silent")
    assert refused(unannounced, "same") == ("KLA-2.6.3", "klaberjass-not-announced")


@pytest.mark.parametrize("word", ["silent", "declare", "win", "same", "yield"])
def test_KLA_2_6_sequences_are_spoken_of_in_their_step_alone(word):
    assert refused(dealt(), word)[0] == "KLA-2.6"
    assert refused(do(dealt(), "take", "silent", "silent"), word)[0] == "KLA-2.6"


def test_KLA_2_6_6_the_winner_shows_all_their_sequences():
    match, seen = step(do(melding(K21_ELDER, K21_DEALER, up="KS"), "declare"), "same")
    assert SequencesShown(ELDER, parse_cards("AH KH QH 9D 8D 7D"), 40) in seen
    assert [cards_text(run) for run in match.view(None).deal.shown.runs] == ["AH KH QH", "9D 8D 7D"]


def test_KLA_2_6_6_who_yields_to_a_weaker_hand_shows_nothing():
    match, seen = step(do(melding(K16_ELDER, K16_DEALER), "declare"), "yield")
    assert dialogue(match) == "20 yours"
    assert SequencesShown(ELDER, parse_cards("9H TH JH"), 20) in seen
    assert match.view(None).points == (20, 0)


def test_KLA_2_6_6_the_winners_lower_sequences_score_too():
    """A 50 and a 20 against a 50 of lower rank: 70."""
    elder = "AH KH QH JH 9D 8D 7D 8C 8S"
    dealer = "KC QC JC TC 7H 8H AD KD TD"
    match = do(melding(elder, dealer), "declare", "same")
    assert dialogue(match) == "50 same A K"
    assert match.view(None).points == (70, 0)


def test_KLA_2_6_7_a_complete_tie_scores_for_nobody():
    match, seen = step(do(melding(K16_ELDER, K18_DEALER), "declare"), "same")
    assert SequencesTied() in seen
    assert match.view(None).deal.shown is None


def test_KLA_4_5_with_elder_a_complete_tie_is_the_elder_s():
    match = do(melding(K16_ELDER, K18_DEALER, sequenceTie="elder"), "declare", "same")
    assert match.view(None).points == (20, 0)


def test_KLA_4_4_five_in_sequence_may_count_a_hundred():
    five = do(melding(K20_ELDER, K20_DEALER, fiveRun=100), "declare")
    assert dialogue(five) == "100"
    assert legal(five) == ["yield", "dix"]
    assert do(five, "yield").view(None).points == (100, 0)


def test_KLA_4_6_the_longer_sequence_goes_first_where_agreed():
    longer = do(melding(K20_ELDER, K20_DEALER, lengthBeatsRank="on"), "declare", "same")
    assert dialogue(longer) == "50 same 5 4"
    assert longer.view(None).points == (50, 0)
    equal = do(melding(K21_ELDER, K21_DEALER, lengthBeatsRank="on"), "declare", "same")
    assert dialogue(equal) == "20 same 3 3 A K"


def test_KLA_4_6_the_best_sequence_is_then_the_longest():
    """A run of four up to the ace and one of five up to the queen: the five is announced after `same`."""
    elder = "AH KH QH JH QC JC TC 9C 8C"
    dealer = "AD KD QD JD 7S 7H 8S TH 9S"
    assert dialogue(do(melding(elder, dealer, lengthBeatsRank="on"), "declare", "same")) == "50 same 5 4"
    assert dialogue(do(melding(elder, dealer), "declare", "same")) == "50 same A A plain plain"


def test_KLA_3_2_what_is_said_names_no_card_before_the_sequences_are_shown():
    match = do(melding(K16_ELDER, K17_DEALER), "declare")
    for viewer in (DEALER, None):
        assert match.view(viewer).deal.shown is None
        assert match.view(viewer).deal.said[0].rank is None


def test_KLA_4_7_sequences_may_be_shown_after_the_first_trick():
    match = do(melding(K21_ELDER, K21_DEALER, up="KS", showSequences="afterTrick1"), "declare", "same")
    for viewer in (ELDER, DEALER, None):
        assert match.view(viewer).deal.shown is None
        assert match.view(viewer).points == (0, 0)
    match = do(match, "play TC")
    assert match.view(None).deal.shown is None
    match, seen = step(match, "play KC")
    assert SequencesShown(ELDER, parse_cards("AH KH QH 9D 8D 7D"), 40) in seen
    assert match.view(DEALER).deal.shown.points == 40


def test_KLA_4_7_what_was_compared_is_shown_although_the_seven_has_been_exchanged_since():
    elder = "9S 8S 7S AH KD QC JC 9D 8H"
    match = do(dealt(elder, "TS AS JH TH KH AD QD AC 9C", "QS", showSequences="afterTrick1"), "take")
    match = do(match, "declare", "yield", "dix", "play 8H", "play TH")
    assert [cards_text(run) for run in match.view(None).deal.shown.runs] == ["9S 8S 7S"]
    assert match.view(None).points[ELDER] == 20
