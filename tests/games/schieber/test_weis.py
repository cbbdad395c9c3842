"""SCH-2.6: Weis: their points, their comparison, and the dialogue about them."""

import random

import pytest

from engine.cards import NO_CARDS, Seat, cards_text, parse_cards
from engine.game import Chance
from engine.games.schieber import GAME
from engine.games.schieber.events import GoodSaid
from engine.games.schieber.weis import Scale, winning_weis
from engine.games.schieber.weis import weis_of as all_weis
from engine.match import Match
from engine.options import make_options
from tests.games.schieber.table import EXAMPLES, QUIET, S31, dealt, dialogue, play, shown, spoken, totals
from tests.games.table import do, step

NINE_SPADES = "AS KS QS JS TS 9S 8S 7S 6S"


def scale(contract="S", preset="article", **options):
    return Scale.of(make_options(GAME, preset, options, 4), contract)


def weis(hand, contract="S", preset="article", **options):
    """The Weis of a hand, as text, each with its points."""
    weis = all_weis(Seat(0), parse_cards(hand), scale(contract, preset, **options))
    return [(cards_text(each_weis.cards), each_weis.points) for each_weis in weis]


def points(hand, *where, **options):
    return sum(amount for _, amount in weis(hand, *where, **options))


def winner(hands, contract="S", preset="article"):
    """The seat with the best Weis; the forehand is seat 0."""
    dealt = [parse_cards(hands[seat]) if seat in hands else NO_CARDS for seat in range(4)]
    return winning_weis(dealt, Seat(0), scale(contract, preset)).seat


def test_SCH_2_6_2_S20_a_card_may_serve_twice():
    assert weis("AS KS QS JS KH KD KC 6H 7H") == [("AS KS QS JS", 50), ("KS KH KD KC", 100)]


def test_SCH_2_6_1_S21_a_run_of_nine_is_one():
    assert weis(NINE_SPADES) == [(NINE_SPADES, 100)]
    assert points(NINE_SPADES, preset="swiss") == 300


def test_SCH_2_6_2_S22_a_run_of_six():
    assert points("AS KS QS JS TS 9S 7H 8D 6C") == 100
    assert points("AS KS QS JS TS 9S 7H 8D 6C", preset="swiss") == 150


def test_SCH_2_6_2_S23_four_tens():
    assert points("TS TH TD TC AS 8H 6D 7C 6H") == 0
    assert points("TS TH TD TC AS 8H 6D 7C 6H", preset="swiss") == 100


def test_SCH_2_6_1_S24_runs_keep_their_order_in_trumps():
    assert weis("JS TS 9S") == [("JS TS 9S", 20)]
    assert weis("JS 9S AS") == []


@pytest.mark.parametrize("size", ["small", "large"])
@pytest.mark.parametrize("contract", ["S", "U"])
def test_SCH_2_6_2_SCH_4_4_runs_by_length(size, contract):
    expected = {"small": (20, 50, 100, 100, 100, 100, 100), "large": (20, 50, 100, 150, 200, 250, 300)}[size]
    for length, amount in enumerate(expected, start=3):
        assert points(" ".join(NINE_SPADES.split()[:length]), contract, weis=size) == amount
        assert points(" ".join(NINE_SPADES.split()[-length:]), contract, weis=size) == amount


@pytest.mark.parametrize("size", ["small", "large"])
def test_SCH_2_6_2_SCH_4_4_four_of_a_rank(size):
    counted = {"A": 100, "K": 100, "Q": 100, "J": 200, "9": 150}
    others = 100 if size == "large" else 0
    for rank in "AKQJT9876":
        hand = " ".join(rank + suit for suit in "SHDC")
        assert points(hand, weis=size) == counted.get(rank, others)


def test_SCH_4_4_off_there_are_none():
    assert weis(NINE_SPADES, weis="off") == []
    match = do(dealt(S31, weis="off"), "choose C")
    match = play(match, "JC TC 9C 6C")
    assert (dialogue(match), shown(match), totals(match)) == ("", [], (0, 0))


def test_SCH_4_5_off_a_card_counts_once():
    crossed = "AS KS QS JS KH KD KC 6H 7H"
    assert weis(crossed, kreuzweis="off") == [("KS KH KD KC", 100)]
    assert points("AS KS QS JS JH JD JC 6H 7H", kreuzweis="off") == 200
    assert points("JS TS 9S JH TH 9H 9D 9C JD", kreuzweis="off") == 150, "four nines, for two runs worth 40"


def test_SCH_4_5_off_on_equality_the_set_with_the_best_weis_counts():
    # A run of five and four aces count 100 each and share the ace of spades: the run has more cards.
    hand = "AS KS QS JS TS AH AD AC 6H"
    assert weis(hand, kreuzweis="off") == [("AS KS QS JS TS", 100)]
    assert points(hand) == 200


def test_SCH_4_5_off_several_weis_without_a_common_card_all_count():
    assert weis("AS KS QS AH KH QH AD KD QD", kreuzweis="off") == [("AS KS QS", 20), ("AH KH QH", 20), ("AD KD QD", 20)]


def test_SCH_2_6_3_S25_a_run_of_five_beats_four_kings():
    assert winner({0: "KS KH KD KC", 1: "TD 9D 8D 7D 6D"}) == 1


def test_SCH_2_6_3_S26_a_run_of_six_beats_one_of_five_that_counts_the_same():
    assert winner({0: "AS KS QS JS TS", 1: "JH TH 9H 8H 7H 6H"}) == 1


def test_SCH_2_6_3_S27_the_head_comes_before_trump():
    assert winner({0: "9S 8S 7S", 3: "TH 9H 8H"}) == 3


def test_SCH_2_6_3_S28_of_equal_heads_the_run_of_trumps():
    assert winner({0: "9C 8C 7C", 3: "9S 8S 7S"}) == 3


@pytest.mark.parametrize("other", [1, 2])
def test_SCH_2_6_3_S29_then_the_Weis_of_the_earlier_seat(other):
    assert winner({0: "9H 8H 7H", other: "9D 8D 7D"}) == 0
    assert winner({0: "9H 8H 7H", other: "9S 8S 7S"}, "C") == 0


@pytest.mark.parametrize("better", [0, 1, 2, 3])
def test_SCH_2_6_3_S30_in_Undenufe_the_lower_head_is_the_better(better):
    worse = (better + 1) % 4
    assert winner({better: "8H 7H 6H", worse: "AS KS QS"}, "U") == better
    assert winner({better: "9H 8H 7H 6H", worse: "TS 9S 8S 7S"}, "U") == better
    assert winner({better: "KS KH KD KC", worse: "AS AH AD AC"}, "U") == better
    assert winner({better: "AS AH AD AC", worse: "KS KH KD KC"}, "O") == better


def test_SCH_2_6_5_the_dialogue_of_S31():
    match = do(dealt(S31, **EXAMPLES), "choose C")
    assert dialogue(match) == "0:20"
    match = play(match, "JC")
    assert dialogue(match) == "0:20"
    match = play(match, "TC")
    assert dialogue(match) == "0:20 2:20"
    match = play(match, "9C")
    assert dialogue(match) == "0:20 2:20 3:3 0:same 3:A 0:lower"


SPLIT = ("AS QS TS 8S 6S AH QH TH 8H", "KS JS 9S 7S KH JH 9H 7H 6D", "AD QD TD 8D AC QC TC 8C 6H",
         "KD JD 9D 7D KC JC 9C 7C 6C")  # fmt: skip


PARTNERS = ("AS KS QS JS 6H 8H 6D 8D 6C", "AH KH 9H TS 9S 7D 9D 7C AC", "AD KD QD JH TH 8S 6S 9C JC",
            "7S QH 7H JD TD KC QC TC 8C")  # fmt: skip
"""Seat 0 has a run of four, its partner one of three; seats 1 and 3 have none."""


@pytest.mark.parametrize(
    ("scores", "scored", "whose"),
    [("team", 70, [(0, "AS KS QS JS", 50), (2, "AD KD QD", 20)]), ("player", 50, [(0, "AS KS QS JS", 50)])],
)
def test_SCH_4_17_the_team_of_the_best_Weis_scores_or_its_player_alone(scores, scored, whose):
    match = play(do(dealt(PARTNERS, weisScores=scores), "choose O"), "AS TS 6S")
    assert totals(match) == (3 * scored, 0)
    assert shown(match) == []
    assert shown(play(match, "7S")) == whose


def test_SCH_4_17_of_partners_with_the_same_points_the_better_scores_alone():
    hands = ("JS TS 9S 6H 8H 6D 8D 6C 8C", "AH KH 9H QS 7S 7D 9D 7C AC", "AD KD QD JH TH 8S 6S 9C JC", "")
    match = play(do(dealt(hands, weisScores="player"), "choose O"), "JS QS 8S")
    assert dialogue(match) == "0:20 2:20"
    assert totals(match) == (60, 0)
    assert shown(play(match, "AS")) == [(2, "AD KD QD", 20)]


def test_SCH_2_6_4_a_seat_without_a_Weis_says_nothing():
    match = do(dealt(SPLIT), "choose O")
    match = play(match, "AS KS 6H 6C")
    assert dialogue(match) == ""
    assert shown(match) == []
    assert totals(match) == (0, 0)


def test_SCH_2_6_4_after_an_announcement_a_seat_without_more_says_good():
    match = do(dealt(S31, **EXAMPLES), "choose C")
    assert spoken(match) == "0:points"
    match, seen = step(match, "play JC")
    assert GoodSaid(1) in seen
    assert spoken(match) == "0:points 1:good"
    match = play(match, "TC")
    assert spoken(match) == "0:points 1:good 2:also"
    match = play(match, "9C")
    assert spoken(match) == "0:points 1:good 2:also 3:count 0:same 3:rank 0:lower"
    assert spoken(play(match, "6C")).startswith("0:points 1:good 2:also 3:count")


def test_SCH_2_6_4_nobody_says_good_before_an_announcement():
    match = do(dealt(S31, **EXAMPLES), "choose C")
    assert spoken(do(dealt(SPLIT), "choose O")) == ""
    assert spoken(play(do(dealt(SPLIT), "choose O"), "AS KS 6H 6C")) == ""
    assert not match.game.scene(play(do(dealt(S31, weis="off"), "choose C"), "JC").view(None)).dialogue


def test_SCH_2_6_4_fewer_points_are_not_mentioned():
    hands = ("AS KS QS JS 6H 8H 6D 8D 6C", "AH KH QH 9S 7S 9D 7D 9C 7C", "AD KD QD JH TH 8S 6S TS 7H",
             "AC KC QC JC TC TD JD 9H 8C")  # fmt: skip
    match = do(dealt(hands), "choose O")
    assert dialogue(play(match, "AS 9S 8S")) == "0:50 3:100"


def test_SCH_2_6_5_more_cards_then_fewer():
    hands = ("KS KH KD KC 6S 8S 6H 8H 6D", "TD 9D 8D 7D AS QS JS AH QH", "AC QC JC TS 9S JH TH 9H JD",
             "AD QD TC 9C 8C 7C 6C 7S 7H")  # fmt: skip
    match = do(dealt(hands), "choose O")
    match = play(match, "KS AS TS")
    assert dialogue(match) == "0:100 3:5 0:fewer"
    # With the two hands exchanged: the holder of the run answers that it has more cards.
    other = (hands[3], hands[1], hands[2], hands[0])
    match = play(do(dealt(other), "choose O"), "7S AS TS")
    assert dialogue(match) == "0:100 3:4 0:more"


def test_SCH_2_6_5_the_same_head_and_trump_or_plain():
    hands = ("9C 8C 7C AS QS AH QH AD QD", "9S 8S 7S AC QC KH JH KD JD", "KS JS 6S KC JC TH 8H TD 8D",
             "TS 6C TC 6H 7H 9H 6D 7D 9D")  # fmt: skip
    match = play(do(dealt(hands), "choose S"), "AS")
    assert dialogue(match) == "0:20 1:3 0:same 1:9 0:same 1:trump"
    match = play(do(dealt(hands), "choose H"), "9C")
    assert dialogue(match) == "0:20 1:3 0:same 1:9 0:same 1:plain"
    assert match.state.deal.best.seat == 0


def test_SCH_2_6_5_in_Undenufe_the_lower_head_is_higher():
    hands = ("8H 7H 6H AS QS TS AD QD TD", "AC KC QC KS JS 9S KD JD 9D", "8S 7S 6S AH KH JH 8D 7D JC",
             "QH TH 9H 6D TC 9C 8C 7C 6C")  # fmt: skip
    match = play(do(dealt(hands), "choose U"), "8H")
    assert dialogue(match) == "0:20 1:3 0:same 1:A 0:higher"


def test_SCH_2_6_4_partners_are_not_compared_aloud_and_the_better_one_stays():
    match = do(dealt(S31, **EXAMPLES), "choose C")
    match = play(match, "JC TC")
    assert dialogue(match) == "0:20 2:20"
    assert match.state.deal.best.seat == 0, "king-high in clubs stays before the partner's eight-high"
    hands = ("QH JH TH 8S 6S AS AC QC TC", "9S 7S TS KC JC 9C AD QD TD", "KD JD 9D KS QS JS 8C 7C 6C",
             "AH KH 9H 8H 7H 6H 8D 7D 6D")  # fmt: skip
    match = play(do(dealt(hands), "choose O"), "AS 9S")
    assert dialogue(match) == "0:20 2:20"
    assert match.state.deal.best.seat == 2, "of partners with the same points the better one is kept"


def test_SCH_2_6_6_the_team_scores_all_weis_of_both_partners_and_shows_them():
    hands = ("AS KS QS JS 6H 8H 6D 8D 6C", "AH KH QH 9S 7S 9D 7D 9C 7C", "AD KD QD JH TH 8S 6S TS 7H",
             "AC KC QC JC TC TD JD 9H 8C")  # fmt: skip
    match = play(do(dealt(hands, stoeck="off"), "choose O"), "AS 9S 8S")
    assert totals(match) == (0, 3 * (20 + 100)), "also the 20 of seat 1, which were not mentioned"
    assert shown(match) == [], "shown when the first trick is finished"
    match = play(match, match.choice(match.turn.seat).legal[0].removeprefix("play "))
    assert shown(match) == [(1, "AH KH QH", 20), (3, "AC KC QC JC TC", 100)]


def test_SCH_2_6_1_a_run_ends_at_the_six_and_at_the_ace():
    assert weis("6S 7S AS") == []
    assert weis("KS AS 6S") == []
    assert weis("6S 7S AH") == []


def random_deals(contract, count):
    rng = random.Random(contract)
    for _ in range(count):
        order = list(GAME.pack)
        rng.shuffle(order)
        match = Match.start("schieber", seats=4, dealer=rng.randrange(4), options={"ending": "fixedDeals", "target": 1})
        match, _ = match.deal(Chance(tuple(order)))
        yield do(match, f"choose {contract}")


@pytest.mark.parametrize("contract", "SOU")
def test_SCH_2_6_3_the_dialogue_finds_the_best_weis_of_all(contract):
    compared = 0
    for match in random_deals(contract, 150):
        for _ in range(3):
            match = do(match, match.choice(match.turn.seat).legal[0])
        deal = match.state.deal
        best = winning_weis(deal.dealt, deal.record.forehand, scale(contract))
        assert deal.best == best
        compared += best is not None
    assert compared > 50


def test_SCH_2_6_Weis_are_compared_in_the_first_trick_only():
    match = play(do(dealt(S31, **EXAMPLES), "choose C"), "JC TC 9C 6C")
    before = dialogue(match)
    assert dialogue(play(match, "KC AC 7C AD", "AH 6H KH QC")) == before


def test_the_quiet_hands_are_quiet_but_for_one():
    assert [points(hand) for hand in QUIET] == [0, 0, 0, 20]
