"""BAR-2.5: the lines of Dominoes, legal cards, passes, and going out."""

from dataclasses import replace

import pytest

from engine.cards import cards_text
from engine.games.barbu import GAME
from engine.games.barbu.contracts.dominoes import domino_scores, open_cards
from engine.games.barbu.model import DealEnded, Dominoes
from engine.turn import Act
from tests.games.barbu.table import B31, B31_PLAY, NOBODY, after, dealt, laying, line, playable, refusal
from tests.games.table import do, legal, refused, step

RANKS = "AKQJT98765432"


@pytest.mark.parametrize(
    ("hand", "table", "expected"),
    [
        pytest.param("8S 8H 9S", "", "8S 8H", id="B32"),
        pytest.param("5S QS 7H 8H 9H", line("S", "6", "J"), "QS 5S 8H", id="B33"),
        pytest.param("9C", line("S", "2", "A"), "pass", id="B34"),
        pytest.param("2C 7C", line("C", "8", "A"), "7C", id="B35"),
    ],
)
def test_BAR_2_5_1_positions(hand, table, expected):
    assert playable(laying(hand, table)) == expected


@pytest.mark.parametrize("start", RANKS)
def test_BAR_2_5_1_every_start_rank(start):
    place = RANKS.index(start)
    assert cards_text(open_cards(0, place)) == " ".join(start + suit for suit in "SHDC")
    neighbours = RANKS[max(place - 1, 0) : place] + RANKS[place + 1 : place + 2]
    after_spade = cards_text(open_cards(1 << place, place)).split(" ")
    assert after_spade == [f"{rank}S" for rank in neighbours] + [start + suit for suit in "HDC"]


def test_BAR_2_5_1_nothing_connects_ace_and_two():
    assert playable(laying("AS 4H", "2S 2H", start="2", others=("3D", "4D", "5D"))) == "pass"
    assert playable(laying("2S", line("S", "3", "A"), start="A")) == "2S"
    assert playable(laying("AH 3H", line("H", "2", "2"), start="2")) == "3H"
    assert playable(laying("AH 2H KH", line("S", "2", "A"), start="A")) == "AH"


def test_BAR_2_5_1_lines_do_not_touch_each_other():
    assert playable(laying("AH 2S KD", line("S", "8", "A") + " 8H", start="8")) == "pass"
    assert playable(laying("AD KC", line("H", "2", "A") + " " + line("D", "2", "8"), start="8")) == "pass"


@pytest.mark.parametrize("dealer", range(4))
def test_BAR_2_5_the_dealer_begins_and_the_turn_goes_round(dealer):
    match = do(dealt(dealer=dealer), "declare DO 8", *["double none"] * 4)
    seats = []
    for _ in range(8):
        seats.append(match.turn.seat)
        match = do(match, legal(match)[0])
    assert seats == [(dealer + place) % 4 for place in range(8)]


def test_BAR_2_5_2_pass_only_when_nothing_can_be_laid():
    state = laying("8S 2C")
    assert refusal(state, "pass") == "BAR-2.5.2"
    assert playable(state) == "8S"
    state = laying("9S 2C")
    assert playable(state) == "pass"
    assert refusal(state, "pass") is None
    choice = GAME.choice(GAME.view(state, 0))
    assert [(option.text, option.open) for option in choice.options] == [
        ("pass", True), ("play 9S", False), ("play 2C", False),
    ]  # fmt: skip


def test_BAR_2_5_2_the_dealer_who_lacks_the_start_rank_passes_first():
    match = do(dealt(B31), "declare DO 8", *NOBODY)
    assert legal(match) == ["pass"]
    match, events = step(match, "pass")
    assert [type(event).__name__ for event in events] == ["Passed"]
    assert match.turn == Act(1)


@pytest.mark.parametrize(
    ("action", "paragraph", "key"),
    [
        ("play 9S", "BAR-2.5.1", "barbu-not-started"),
        ("play 2C", "BAR-2.5.1", "barbu-not-next"),
        ("play 9D", "BAR-2.5", "engine-not-held"),
        ("play none", "BAR-2.5", "engine-one-card"),
        ("play 8H 9S", "BAR-2.5", "engine-one-card"),
        ("pass", "BAR-2.5.2", "barbu-must-lay"),
        ("declare DO 8", "BAR-2.2", "barbu-already-declared"),
        ("double none", "BAR-2.3.1", "barbu-doubling-over"),
    ],
)
def test_BAR_2_5_each_refusal_has_its_reason(action, paragraph, key):
    state = laying("8H 9S 2C", "8C 9C")
    refused = GAME.refusal(GAME.view(state, 0), GAME.parse(action))
    assert (refused.rule, refused.message.key) == (paragraph, key)


@pytest.mark.parametrize(("table", "ends"), [("8C", ["8C"]), ("7C 8C", ["8C", "7C"]), ("7C 8C 9C TC", ["TC", "7C"])])
def test_BAR_2_5_1_a_refusal_names_the_ends_of_the_line(table, ends):
    refused = GAME.refusal(GAME.view(laying("2C", table), 0), GAME.parse("play 2C"))
    assert cards_text(sum(1 << card for card in refused.message.cards())).split(" ") == ends


def test_BAR_2_5_3_who_is_out_is_passed_over():
    state = laying("8S", "", others=("8H", "2D 3D", "8C 2C"))
    state = after(state, "8S")
    assert state.out == (0,)
    state = after(state, "8H", "pass", "8C")
    assert state.out == (0, 1)
    assert GAME.turn(state) == Act(2)


def test_BAR_2_5_3_the_deal_ends_when_the_third_is_out():
    state = after(laying("8S", "", others=("8H", "2D 3D", "8C")), "8S", "8H", "pass")
    assert isinstance(state, Dominoes)
    state = after(state, "8C")
    assert isinstance(state, DealEnded)
    (result,) = state.match.results
    assert result.out == (0, 1, 3)
    assert result.base == (45, 20, -5, 5)
    assert cards_text(state.hands[2]) == "3D 2D"


def test_BAR_2_5_3_that_someone_is_out_is_told():
    state = laying("8S", others=("8H", "2D", "8C"))
    step_ = GAME.act(state, 0, GAME.parse("play 8S"))
    assert [type(event.public).__name__ for event in step_.events] == ["CardLaid", "WentOut"]
    assert step_.events[-1].public.place == 1


@pytest.mark.parametrize(("value", "expected"), [("45 20 5 -5", (5, 45, -5, 20)), ("40 20 10 -5", (10, 40, -5, 20))])
def test_BAR_1_3_7_BAR_4_12_what_the_places_score(value, expected):
    assert domino_scores((1, 3, 0), value) == expected
    assert sum(expected) == 65
    state = after(laying("8S", others=("8H", "8D", "2C"), dominoScores=value), "8S", "8H", "8D")
    first, second, third, last = map(int, value.split(" "))
    assert state.match.results[0].base == (first, second, third, last)


# ------------------------------------------------------------------------------------------------------------ aceAgain


def test_BAR_4_11_after_an_ace_the_same_player_acts_again():
    table = line("S", "8", "K") + " " + line("H", "8", "9")
    state = laying("AS TH JH", table, aceAgain="on")
    state = after(state, "AS")
    assert GAME.turn(state) == Act(0)
    assert playable(state) == "TH"
    assert refusal(state, "pass") == "BAR-2.5.2"
    state = after(state, "TH")
    assert GAME.turn(state) == Act(1)


def test_BAR_4_11_who_can_lay_nothing_after_the_ace_passes():
    state = after(laying("AS 2D", line("S", "8", "K"), aceAgain="on"), "AS")
    assert GAME.turn(state) == Act(0)
    assert playable(state) == "pass"
    state = after(state, "pass")
    assert GAME.turn(state) == Act(1)
    assert [(turn.seat, turn.card is None) for turn in state.laid[-2:]] == [(0, False), (0, True)]


def test_BAR_4_11_two_aces_in_a_row():
    table = line("S", "8", "K") + " " + line("H", "8", "K")
    state = after(laying("AS AH 2D", table, aceAgain="on"), "AS", "AH")
    assert GAME.turn(state) == Act(0)
    assert playable(state) == "pass"


def test_BAR_4_11_an_ace_as_the_last_card_goes_out():
    state = after(laying("AS", line("S", "8", "K"), aceAgain="on"), "AS")
    assert state.out == (0,)
    assert GAME.turn(state) == Act(1)


@pytest.mark.parametrize("start", ["8", "A"])
def test_BAR_4_11_off_an_ace_is_a_card_like_others(start):
    state = laying("AS 2D", line("S", "8", "K") if start == "8" else "", start=start)
    assert GAME.turn(after(state, "AS")) == Act(1)


def test_BAR_4_11_also_where_the_ace_begins_the_line():
    state = after(laying("AS 2D", start="A", aceAgain="on"), "AS")
    assert GAME.turn(state) == Act(0)


# ----------------------------------------------------------------------------------------------------------- dominoEnd


def test_BAR_4_13_the_last_hand_is_played_out_and_the_scores_stay():
    """The article plays the last hand out: in B31 seat 2 then lays all that it still holds, without a pass."""
    match = do(dealt(B31, dominoEnd="last"), "declare DO 8", *NOBODY)
    third = do(dealt(B31), "declare DO 8", *NOBODY)
    for word in B31_PLAY.split():
        text = "pass" if word[1:] == "-" else f"play {word[1:]}"
        third, match = do(third, text), do(match, text)
    assert isinstance(third.state, DealEnded)
    left = third.view(2).hand
    assert left
    assert match.turn == Act(2)
    for number in range(left.bit_count()):
        assert legal(match)[0] != "pass", "whatever is left can be laid"
        assert match.turn == Act(2), number
        match = do(match, legal(match)[0])
    assert isinstance(match.state, DealEnded)
    assert not match.view(2).hand
    assert match.standings == third.standings == replace(match.standings, scores=(5, 20, -5, 45))


def test_BAR_4_13_an_ace_of_the_last_player_changes_nothing():
    state = laying("AS", line("S", "8", "K"), others=("", "", ""), aceAgain="on", dominoEnd="last")
    state = after(replace(state, out=(1, 2, 3)), "AS")
    assert isinstance(state, DealEnded)


def test_a_round_of_passes_cannot_be():
    match = do(dealt(B31), "declare DO 2", *NOBODY)
    passes = 0
    while isinstance(match.turn, Act):
        answer = legal(match)[0]
        passes = passes + 1 if answer == "pass" else 0
        assert passes < 4
        match = do(match, answer)
    assert not match.view(None).cards


def test_refused_at_the_table():
    match = do(dealt(B31), "declare DO 8", *NOBODY, "pass")
    assert refused(match, "pass") == ("BAR-2.5.2", "barbu-must-lay")
