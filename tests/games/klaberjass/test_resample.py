"""Guessed states: what a seat cannot tell from the real one, and no less than all of them."""

import random
from collections import Counter
from functools import partial
from itertools import combinations

import pytest

from engine.cards import CardSet, card_set, cards_text, each, parse_card, parse_cards, parse_suit
from engine.games.klaberjass import GAME
from engine.games.klaberjass.belief.holdings import Demand, holdings
from engine.games.klaberjass.sequences import Scale, runs_of
from tests.games import table
from tests.games.klaberjass.table import DEALER, ELDER, dealt
from tests.games.table import do

SCALE = Scale(parse_suit("S"))
DRAWS = 60
guesses = partial(table.guesses, count=DRAWS)


def others(match, seat):
    """The hands that the other seat has in the guesses."""
    return [state.hands[1 - seat] for state in guesses(match, seat)]


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("pass",),
        ("pass", "pass", "name H"),
        ("take",),
        ("take", "silent"),
        ("take", "silent", "silent"),
        ("pass", "pass", "pass", "pass"),
        ("schmeiss",),
        ("pass", "pass", "schmeiss", "play-on"),
        ("schmeiss", "throw-in"),
    ],
)
def test_every_step_can_be_guessed(words):
    match = do(dealt(schmeiss="on"), *words)
    for seat in (ELDER, DEALER):
        assert len({state.deal.pack for state in guesses(match, seat)}) > DRAWS // 2


ELDER_20 = "9H TH JH 7D AD KC QC 8S AS"
DEALER_20 = "8C 9C TC 7H KD QS 7S AH JD"


def announced(*words, elder=ELDER_20, dealer=DEALER_20, up="KS", **options):
    return do(dealt(elder, dealer, up, **options), "take", *words)


def best(hand):
    """Value and top of the best sequence of a hand."""
    run = SCALE.best(runs_of(hand))
    return (SCALE.value(run), cards_text(1 << run.top)[0]) if run else (0, None)


def test_an_announced_value_is_the_best_of_every_guessed_hand():
    hands = others(announced("declare"), DEALER)
    assert {best(hand)[0] for hand in hands} == {20}
    assert len({best(hand)[1] for hand in hands}) > 1


def test_an_announced_rank_is_too():
    hands = others(announced("declare", "same", up="KS"), DEALER)
    assert {cards_text(hand & parse_cards("9H TH JH")) for hand in hands} == {"JH TH 9H"}
    hands = others(announced("declare", "same"), ELDER)
    assert {best(hand) for hand in hands} == {(20, "T")}


def test_a_shown_hand_has_the_shown_sequences_and_no_other():
    match = announced("declare", "yield")
    for hand in others(match, DEALER):
        assert [cards_text(run.cards) for run in runs_of(hand)] == ["JH TH 9H"]


def test_silence_tells_nothing():
    hands = others(announced("silent", "silent", elder=ELDER_20), DEALER)
    assert {bool(runs_of(hand)) for hand in hands} == {True, False}


def test_mine_tells_that_the_value_is_more():
    """When the cards are shown later, only the answer is known."""
    match = announced("declare", "win", dealer="7C 8C 9C TC KD QS 7S AH JD", showSequences="afterTrick1")
    hands = others(match, ELDER)
    assert {best(hand)[0] for hand in hands} == {50}
    assert len({card_set(each(hand)) for hand in hands}) > 1


def test_what_is_still_to_be_shown_comes_from_the_guessed_hand():
    match = announced("declare", "yield", showSequences="afterTrick1")
    for state in guesses(match, DEALER):
        runs = tuple(run.cards for run in runs_of(state.hands[ELDER]))
        assert state.deal.unshown.runs == runs
        assert state.deal.unshown.seat == ELDER


def test_the_turn_up_is_in_the_hand_that_exchanged():
    match = announced("silent", "dix", "silent")
    assert all(hand >> parse_card("KS") & 1 for hand in others(match, ELDER))


def test_a_sequence_shown_with_the_seven_is_remembered_after_the_exchange():
    match = do(dealt("9S 8S 7S AH QD 7C TC 8D KD", "KS JS 9H JH TD JC 7D 9D QH", "TS"), "take")
    match = do(match, "declare", "yield", "dix")
    for hand in others(match, DEALER):
        assert cards_text(hand & parse_cards("TS 9S 8S 7S")) == "TS 9S 8S"


def test_failures_to_follow_trump_and_beat_are_remembered():
    match = do(
        dealt("9S AH 8D 7C TC KD 7H 8H AD", "8S KH QH JD QD JC QC KC 9C", "KS"),
        "take", "silent", "silent", "play 9S", "play 8S",
    )  # fmt: skip
    assert GAME.information_state(match.state, ELDER).opponent_lacks == parse_cards("JS")
    assert not any(hand & parse_cards("JS") for hand in others(match, ELDER))
    assert GAME.information_state(match.state, DEALER).opponent_lacks == 0


def test_a_discard_shows_that_suit_and_trumps_are_lacking():
    match = do(
        dealt("9S AH 8D 7C TC KD 7H 8H AD", "8S KH QH JH 9H JC QC KC 9C", "KS"),
        "take", "silent", "silent", "play 9S", "play 8S", "play AD", "play KH",
    )  # fmt: skip
    lacking = GAME.information_state(match.state, ELDER).opponent_lacks
    assert cards_text(lacking) == "AS QS JS TS 7S QD JD TD 9D 7D"
    assert not any(hand & lacking for hand in others(match, ELDER))


# --------------------------------------------------------------------------------------- every hand that fits, equally


def fitting(known, loose, size, demand):
    """By trying every hand, without the engine's counting."""
    for chosen in combinations(each(loose), size):
        hand = known | card_set(chosen)
        runs = runs_of(hand)
        if demand.shown is not None:
            if card_set(card for run in runs for card in each(run.cards)) == demand.shown:
                yield card_set(chosen)
            continue
        run = max(runs, key=demand.scale.key, default=None)
        value = demand.scale.value(run) if run else 0
        if (
            demand.value in (None, value)
            and (demand.above is None or value > demand.above)
            and (demand.length is None or (run and run.length == demand.length))
            and (demand.top is None or (run and run.top == demand.top))
            and (demand.trump is None or (run and (run.suit == demand.scale.trump) == demand.trump))
        ):
            yield card_set(chosen)


LONG = Scale(parse_suit("S"), 100, length_beats_rank=True)


@pytest.mark.parametrize(
    "demand",
    [
        pytest.param(Demand(SCALE, value=20), id="20"),
        pytest.param(Demand(SCALE, value=50), id="50"),
        pytest.param(Demand(SCALE, above=20), id="more than 20"),
        pytest.param(Demand(SCALE, value=20, top=3), id="20 up to the jack"),
        pytest.param(Demand(SCALE, value=20, top=3, trump=False), id="20 up to the jack, plain"),
        pytest.param(Demand(SCALE, value=20, top=3, trump=True), id="20 up to the jack, trumps"),
        pytest.param(Demand(LONG, value=50, length=4), id="50 of four"),
        pytest.param(Demand(LONG, value=100, length=5, top=2), id="five up to the queen"),
        pytest.param(Demand(SCALE, shown=parse_cards("JS TS 9S")), id="shown"),
    ],
)
def test_the_hands_that_fit_are_all_of_them_each_as_likely(demand):
    known = parse_cards("TS 9S")
    loose = parse_cards("QS JS 8S KH QH JH TH 9H 8H AD")
    wanted = sorted(fitting(known, loose, 4, demand))
    fitting_hands = holdings(known, loose, 4, demand)
    assert fitting_hands.ways() == len(wanted) > 0
    rng = random.Random(1)
    drawn = Counter(fitting_hands.draw(rng) for _ in range(40 * len(wanted)))
    assert sorted(drawn) == wanted
    assert max(drawn.values()) < 90
    assert min(drawn.values()) > 10


def test_no_hand_fits_is_an_error():
    with pytest.raises(ValueError, match="no hand fits"):
        holdings(CardSet(0), parse_cards("AS AH AD AC"), 2, Demand(SCALE, value=50)).draw(random.Random(1))
