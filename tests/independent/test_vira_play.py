"""Checks the end of the play and the order of dealers in the second Vira: sections 1.7 to 1.9 of the sheet."""

import pytest

from tests.independent import vira
from tests.independent.vira_positions import done, first_legal, may, pack_of, played_out, spoken, won

STAY = "sharpen none"


# ------------------------------------------------------------------------------------------------------ the play ends


@pytest.mark.parametrize(
    ("key", "cards", "left"), [("grande", 39, 0), ("petite", 36, 1), ("kopmisar2", 36, 1), ("kopmisar1", 33, 2)]
)
def test_play_ends_with_the_declarers_last_card(key, cards, left):
    table = won(key)
    while vira.due(table) != "deal":
        done(table, "stand" if may(table, "stand") else STAY if may(table, STAY) else first_legal(table))
    assert len(table["played"]) == cards
    assert [len(table["hands"][seat]) for seat in (1, 2, 0)] == [0, left, left]


LOW = "2H 3H 4H 5H 2D 3D 4D 5D 2C 3C 4C 5C 6C"
LONG = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 2H 3H"


@pytest.mark.parametrize(
    ("key", "hand", "tricks", "lost"),
    [
        pytest.param("solo6", LONG, 6, -8, id="won with the sixth trick"),
        pytest.param("solo12", LOW, 3, 16 + 2 * 16, id="lost double when only ten can be won"),
        pytest.param("solo12", LONG, 13, 8 + 2 * 16, id="lost by one trick, which only the last decides"),
    ],
)
def test_stop_when_decided(key, hand, tricks, lost):
    table = won(key, pack=pack_of(forehand=hand), stopWhenDecided="on")
    done(table, STAY, "trump S", "exchange none", "exchange none")
    while vira.due(table) != "deal":
        mine = [card for card in hand.split() if may(table, "play " + card)]
        done(table, "play " + mine[0] if vira.due(table) == 1 else vira.legal(table)[0])
    assert len(table["played"]) == 3 * tricks
    assert table["scores"][1] == -8 - lost


def test_a_misere_is_decided_by_the_second_trick():
    spades = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
    table = done(won("grande", pack=pack_of(forehand=spades), stopWhenDecided="on"), "stand")
    done(table, "exchange none", "exchange none", "play AS")
    played_out(table)
    assert len(table["played"]) == 6
    assert table["scores"] == [-8 + 4, -8 - 16 - 8, -8 + 4]


def test_without_the_option_all_is_played():
    spades = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
    table = done(won("grande", pack=pack_of(forehand=spades)), "stand")
    assert len(played_out(table)["played"]) == 39


# ------------------------------------------------------------------------------------------------------------ sessions


@pytest.mark.parametrize(("seats", "deals"), [(3, 6), (4, 8)])
def test_the_deal_moves_on_and_everybody_deals_equally_often(seats, deals):
    table = vira.new_table(2, {"deals": deals}, seats=seats)
    dealers = []
    for _ in range(deals):
        assert vira.due(table) == "deal"
        dealers.append(table["dealer"])
        vira.deal(table, list(vira.PACK), "S")
        assert table["active"] == [(dealers[-1] + place) % seats for place in (1, 2, seats)]
        assert table["hands"][(dealers[-1] + 3) % seats] == ([] if seats == 4 else table["hands"][dealers[-1]])
        played_out(spoken(table, "F solo6, M pass, D pass"))
    assert vira.due(table) == "over"
    assert dealers == [(2 + number) % seats for number in range(deals)]
