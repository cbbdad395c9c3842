"""The rules of thumb: sensible in plain cases, and much better than chance."""

import random

import pytest

from engine.cards import parse_cards, parse_suit
from engine.game import Chance
from engine.games.klaberjass import GAME
from engine.games.klaberjass.player.guide import suit_worth
from engine.match import Match
from engine.players import player
from engine.turn import Act, DealDue
from tests.games.klaberjass.table import ELDER, dealt, playing
from tests.games.table import do


def guided(match):
    """What the careful player does for the seat on turn."""
    seat = match.turn.seat
    view = match.view(seat)
    return player("careful").decide(
        GAME, view, GAME.information_state(match.state, seat), GAME.choice(view), random.Random(1)
    )


def guided_at(state):
    view = GAME.view(state, ELDER)
    return str(GAME.guide(view, GAME.information_state(state, ELDER), GAME.choice(view), random.Random(1)))


@pytest.mark.parametrize(
    ("six", "up", "bid"),
    [
        pytest.param("JS AS KS AH TH 7C", "9S", "take", id="jack, ace, king and a side ace"),
        pytest.param("7S AS TS AH QC 8D", "JS", "take", id="the seven fetches the jack"),
        pytest.param("8H 9H QC 8D TD 7C", "JS", "pass", id="nothing"),
    ],
)
def test_it_takes_with_good_trumps(six, up, bid):
    dealer = "QS 9C 9D 8C KD JC"
    assert guided(dealt(six, dealer, up)) == bid


def test_it_names_its_best_suit_in_round_two():
    match = do(dealt("JH 9H AH KH AC 7D", "QS 9C 9D 8C KD JC", "7S"), "pass", "pass")
    assert guided(match) == "name H"


def test_it_names_the_least_bad_suit_when_it_must():
    match = do(dealt("QS 9C 9D 8C KD JC", "8H 9H QC 8D TD 7C", "KS", dealerMustName="on"), "pass", "pass", "pass")
    assert guided(match).startswith("name ")


def test_a_better_suit_is_worth_more():
    hand = parse_cards("JS 9S AS KS AH TH")
    assert suit_worth(hand, parse_suit("S"), elder=True) > suit_worth(hand, parse_suit("H"), elder=True)


@pytest.mark.parametrize(
    ("dealer", "answer"),
    [
        pytest.param("7C 8C 9C TC KD QS 8S AH JD", "win", id="more"),
        pytest.param("8C 9C TC 7H KD QS 8S AH JD", "same", id="the same"),
        pytest.param("8C 9C JC 7H KD QS 8S AH JD", "yield", id="less"),
    ],
)
def test_it_says_what_it_holds(dealer, answer):
    match = do(dealt("9H TH JH 7D AD KC QC TS AS", dealer, "KS"), "take")
    assert guided(match) == "declare"
    assert guided(do(match, "declare")) == answer


def test_it_exchanges_the_seven_at_once():
    match = do(dealt("7S AS 9H 8H QD 7C TC 8D KD", "KS 8S AH JH TD 9C 7D 9D JC", "JS"), "take")
    assert guided(match) == "dix"


def test_it_keeps_the_seven_for_its_sequence_and_exchanges_afterwards():
    match = do(dealt("9S 8S 7S AH QD 7C TC 8D KD", "KS TS 9H JH TD JC 7D 9D QH", "JS"), "take")
    assert guided(match) == "declare"
    match = do(match, "declare", "yield")
    assert guided(match) == "dix"


def test_it_announces_the_bella():
    assert guided_at(playing("KS 7H", "8S", other="9H", royal=ELDER)) == "play KS bella"


def test_a_maker_who_must_fail_holds_the_bella_back():
    assert guided_at(playing("KS 7H", "8S", other="9H", royal=ELDER, points=(0, 100))) == "play KS"


def test_a_defender_announces_it_even_then():
    assert guided_at(playing("KS 7H", "8S", other="9H", royal=ELDER, points=(0, 100), maker=1)) == "play KS bella"


def test_it_takes_points_home_with_the_card_that_could_be_lost_later():
    assert guided_at(playing("TH 9H 7C", "QH", other="AH 8D")) == "play TH"


def test_it_wins_cheaply_when_nothing_can_be_lost():
    assert guided_at(playing("AH TH 7C", "QH", other="8D 9D", gone=parse_cards("KH"))) == "play TH"


def test_it_gives_nothing_to_a_trick_it_cannot_win():
    assert guided_at(playing("TH 9H 7C", "AH", other="8D 9D")) == "play 9H"


def test_it_leads_an_ace():
    assert guided_at(playing("AH 9D 7C 8S", other="KH QD 9C TC")) == "play AH"


def test_a_maker_with_long_trumps_draws_those_of_the_other():
    """With the cheapest trump that nothing out there beats."""
    assert guided_at(playing("JS 9S AS TS 7H", other="KS QS 9H TH KD")) == "play TS"
    assert guided_at(playing("JS AS TS KS 7H", other="9S QS 9H TH KD")) == "play JS"


def winner(seed, names):
    """The seat that wins a whole match; None: drawn."""
    rng = random.Random(seed)
    match = Match.start("klaberjass", seats=2, dealer=seed % 2)
    state = match.state
    while True:
        turn = GAME.turn(state)
        if isinstance(turn, DealDue):
            pack = list(GAME.pack)
            rng.shuffle(pack)
            state = GAME.deal(state, Chance(tuple(pack))).state
        elif isinstance(turn, Act):
            view = GAME.view(state, turn.seat)
            information_state = GAME.information_state(state, turn.seat)
            text = player(names[turn.seat]).decide(GAME, view, information_state, GAME.choice(view), rng)
            state = GAME.act(state, turn.seat, GAME.parse(text)).state
        else:
            ranking = GAME.standings(state).ranking
            return ranking[0][0] if len(ranking) == 2 else None


@pytest.mark.parametrize("seat", [0, 1])
def test_careful_beats_random(seat):
    """In the benchmark it wins at least 95 of 100 over 500 matches; here 60 matches must show as much."""
    names = ["random", "random"]
    names[seat] = "careful"
    won = sum(winner(seed, names) == seat for seed in range(60))
    assert won >= 55
