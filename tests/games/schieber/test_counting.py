"""SCH-2.7 to SCH-2.9: Stöck, the steps of the counting, and the end of the match."""

import pytest

from engine.cards import cards_text
from engine.games.schieber import GAME
from engine.games.schieber.events import MatchFinished, PointsCredited, TrickTaken, WeisShown
from engine.tricks.events import CardPlayed
from engine.turn import Act, DealDue, Over
from tests.games.schieber.table import (
    EXAMPLES,
    S31,
    S31_TRICKS,
    S32,
    S32_TRICKS,
    after,
    dealt,
    play,
    playing,
    shown,
    totals,
)
from tests.games.table import do, legal, step

# S31 with the king of diamonds in place of the nine: the team with the Stöck has the best Weis, 20 + 20 + 20.
STOECK_AND_WEIS = (S31[0], S31[1].replace("9D", "KD"), S31[2], S31[3].replace("KD", "9D"))


def at(*score, hands=S31, contract="C", **options):
    """Deal S31, or other hands, with this score before it; the contract is chosen."""
    return do(dealt(hands, totals=score, **(EXAMPLES | options)), f"choose {contract}")


def play_until_over(match, tricks):
    """The match at the end of the deal or of the match, and how many of these cards were played."""
    count = 0
    for card in " ".join(tricks).split():
        if not isinstance(match.turn, Act):
            break
        match = play(match, card)
        count += 1
    return match, count


def ended(match):
    """The totals and the ranking of a match that is over."""
    assert match.turn == Over()
    return totals(match), match.standings.ranking


# ------------------------------------------------------------------------------------------------ going out in the deal


def test_SCH_4_15_1_S33_the_Weis_go_out_before_the_trick():
    match, count = play_until_over(at(2420, 2470), S31_TRICKS)
    assert ended(match) == ((2420, 2510), ((1,), (0,)))
    assert count == 3


def test_SCH_2_8_2_S34_Stöck_are_shown_before_the_Weis():
    match, count = play_until_over(at(2465, 2470), S31_TRICKS)
    assert ended(match) == ((2505, 2470), ((0,), (1,)))
    assert count == 3
    assert shown(match) == [], "the Weis were not counted"


def test_SCH_2_8_2_S35_Stöck_are_shown_only_to_go_out():
    match, count = play_until_over(at(2440, 2461), S31_TRICKS)
    assert ended(match) == ((2440, 2501), ((1,), (0,)))
    assert count == 3


def test_SCH_2_8_2_S36a_Stöck_are_shown_after_the_trick():
    match, count = play_until_over(at(2380, 2300), S31_TRICKS)
    assert ended(match) == ((2508, 2340), ((0,), (1,)))
    assert count == 4


def test_SCH_4_15_1_S36_out_in_mid_deal():
    match, count = play_until_over(at(2300, 2400), S31_TRICKS)
    assert ended(match) == ((2514, 2492), ((0,), (1,)))
    assert count == 20


def test_SCH_2_9_S37_at_the_end_of_the_deal_the_higher_total_wins():
    match, count = play_until_over(at(2300, 2400, ending="endOfDeal"), S31_TRICKS)
    assert ended(match) == ((2514, 2580), ((1,), (0,)))
    assert count == 36


def test_SCH_2_9_S37_with_the_Stöck_of_the_article():
    match, count = play_until_over(do(dealt(S31, totals=(2300, 2400)), "choose C"), S31_TRICKS)
    assert ended(match) == ((2514, 2620), ((1,), (0,)))
    assert count == 36


def test_SCH_2_9_equal_totals_are_a_draw():
    match, _ = play_until_over(at(2300, 2334, ending="endOfDeal"), S31_TRICKS)
    assert ended(match) == ((2514, 2514), ((0, 1),))


def test_SCH_2_9_the_Weis_end_the_match_at_once_in_the_article_too():
    match, count = play_until_over(do(dealt(S31, totals=(0, 2460)), "choose C"), S31_TRICKS)
    assert ended(match) == ((0, 2500), ((1,), (0,)))
    assert count == 3
    assert shown(match) == [(3, "AD KD QD", 20)]


def test_SCH_2_9_a_total_below_the_target_ends_nothing():
    match, _ = play_until_over(do(dealt(S31, totals=(2285, 2279)), "choose C"), S31_TRICKS)
    assert (totals(match), match.turn) == ((2499, 2499), DealDue())


def test_SCH_4_1_another_target():
    match, _ = play_until_over(do(dealt(S31, target=220), "choose C"), S31_TRICKS)
    assert ended(match) == ((214, 220), ((1,), (0,)))


def test_SCH_2_8_2_Stöck_are_shown_directly_after_the_Weis_of_the_team():
    match, count = play_until_over(at(2350, 0, hands=STOECK_AND_WEIS), S31_TRICKS)
    assert ended(match) == ((2350 + 120 + 40, 0), ((0,), (1,)))
    assert count == 3
    assert [entry.what for entry in match.view(None).deal.credits] == ["weis", "stoeck"]
    assert [seat for seat, _, _ in shown(match)] == [0, 0, 2], "a match that ends by then shows the Weis at once"


# Nobody has a Weis; seat 0 leads the king of trumps, and its partner takes the trick of 34 points.
KING_LED = ("KC QC 8S 6S 8H 6H 8D 6D TS", "TC 7C AS QS JH 9H KD JD 7D", "JC AC 9C KS 9S KH TH QD 7H",
            "8C 6C JS 7S AH QH AD TD 9D")  # fmt: skip


def test_SCH_2_8_2_Stöck_are_shown_also_when_one_of_the_two_is_played():
    match = play(at(2400, 0, hands=KING_LED), "KC TC JC")
    assert totals(match) == (2400, 0)
    match = play(match, "8C")
    assert ended(match)[0] == (2400 + 68 + 40, 0)
    assert cards_text(match.view(0).hand) == "TS 8S 6S 8H 6H 8D 6D QC"
    assert totals(play(at(2390, 0, hands=KING_LED), "KC TC JC 8C")) == (2458, 0), "2498 would not do"


def test_SCH_2_7_2_Stöck_that_are_played_may_go_out_before_the_trick_is_taken():
    match, count = play_until_over(at(2460, 0, ending="endOfDeal"), S31_TRICKS)
    assert ended(match) == ((2500, 40), ((0,), (1,)))
    assert count == 12
    assert len(match.view(None).cards) == 4, "the trick was not counted any more"


def test_SCH_2_8_2_a_team_that_shows_no_winning_Stöck_reveals_that_it_has_none():
    for score, tells in (2440, True), (2300, False):
        match = play(at(0, score, weis="off"), S31_TRICKS[0], "KC AC 7C")
        _, step_taken = match.act(match.turn.seat, "play AD")
        assert step_taken.reveals is tells


@pytest.mark.parametrize("ending", ["endOfDeal", "fixedDeals"])
def test_SCH_4_15_Stöck_are_shown_early_only_where_any_step_ends_the_match(ending):
    target = {"target": 50} if ending == "fixedDeals" else {}
    match = at(2465, 2300, ending=ending, **target)
    match = play(match, *S31_TRICKS[:2])
    assert match.turn == Act(1)
    assert not any(entry.what == "stoeck" for entry in match.view(None).deal.credits)


def test_SCH_4_4_without_Weis_Stöck_are_shown_at_the_same_moment():
    match, count = play_until_over(at(2465, 2470, weis="off"), S31_TRICKS)
    assert ended(match) == ((2505, 2470), ((0,), (1,)))
    assert count == 3


# ----------------------------------------------------------------------------------------------- when and in what order


def test_SCH_4_8_afterTrick1_the_Weis_count_when_the_fourth_card_is_played():
    match = play(at(0, 0, weisCredit="afterTrick1"), "JC TC 9C")
    assert totals(match) == (0, 0)
    match, seen = step(match, "play 6C")
    assert totals(match) == (88, 40)
    assert [entry.what for entry in match.view(None).deal.credits] == ["weis", "cards"]
    assert any(isinstance(event, PointsCredited) for event in seen)


def test_SCH_4_8_afterTrick1_the_Weis_still_go_out_before_the_trick():
    match, count = play_until_over(at(2420, 2470, weisCredit="afterTrick1"), S31_TRICKS)
    assert ended(match) == ((2420, 2510), ((1,), (0,)))
    assert count == 4
    assert len(match.view(None).cards) == 4
    assert match.view(None).tricks_won == (0, 0, 0, 0)


@pytest.mark.parametrize("credit", ["announcement", "afterTrick1"])
def test_SCH_4_9_the_trick_before_the_Weis(credit):
    order = {"order": "stoeck-stich-weis", "weisCredit": credit}
    match = play(at(0, 0, **order), "JC TC 9C")
    assert totals(match) == (0, 0)
    match = play(match, "6C")
    assert totals(match) == (88, 40)
    assert [entry.what for entry in match.view(None).deal.credits] == ["cards", "weis"]
    assert shown(match) == [(3, "AD KD QD", 20)]
    match, count = play_until_over(at(2420, 2470, **order), S31_TRICKS)
    assert ended(match) == ((2508, 2470), ((0,), (1,)))
    assert (count, shown(match)) == (4, []), "what was not counted is not shown"


@pytest.mark.parametrize(("order", "order_of_events"), [
    ("stoeck-weis-stich", [CardPlayed, PointsCredited, TrickTaken, WeisShown]),
    ("stoeck-stich-weis", [CardPlayed, TrickTaken, PointsCredited, WeisShown]),
])  # fmt: skip
def test_SCH_2_8_1_SCH_4_9_what_counts_before_the_trick_is_told_before_it(order, order_of_events):
    match = play(at(0, 0, order=order, weisCredit="afterTrick1"), "JC TC 9C")
    _, seen = step(match, "play 6C")
    assert [type(event) for event in seen] == order_of_events


def test_SCH_2_7_2_Stöck_that_the_fourth_card_completes_are_told_before_the_trick():
    _, seen = step(play(at(0, 0), *S31_TRICKS[:2], "AH 6H KH"), "play QC")
    assert [type(event) for event in seen] == [CardPlayed, PointsCredited, TrickTaken]


def test_SCH_4_9_Stöck_come_first_in_either_order():
    match, count = play_until_over(at(2465, 2470, order="stoeck-stich-weis"), S31_TRICKS)
    assert ended(match) == ((2505, 2470), ((0,), (1,)))
    assert count == 4


def test_SCH_4_15_1_the_steps_of_a_whole_deal():
    match = play(at(0, 0), *S31_TRICKS)
    steps = [(entry.what, entry.side, entry.points) for entry in match.view(None).deal.credits]
    assert steps == [
        ("weis", 1, 20), ("cards", 0, 44), ("cards", 1, 26), ("stoeck", 0, 20), ("cards", 0, 18), ("cards", 0, 15),
        ("cards", 0, 10), ("cards", 1, 6), ("cards", 1, 15), ("cards", 1, 6), ("cards", 1, 17),
    ]  # fmt: skip


def test_SCH_4_15_1_the_five_count_with_the_last_trick_and_the_match_after_it():
    before = 2500 - 4 * (20 + 152)
    match = do(dealt(S32, totals=(before - 16, 0), **EXAMPLES), "choose U")
    match, _ = play_until_over(match, S32_TRICKS)
    assert ended(match)[0] == (2504, 0), "20 over 2484 are the five, four times: out without the match"
    match = do(dealt(S32, totals=(before - 21, 0), **EXAMPLES), "choose U")
    match, _ = play_until_over(match, S32_TRICKS)
    assert ended(match)[0] == (2499 + 400, 0), "the match is a step of its own"


@pytest.mark.parametrize(("ending", "score", "ranking"), [
    ("immediate", (2504, 2470), ((0,), (1,))),
    ("endOfDeal", (2504, 2510), ((1,), (0,))),
])  # fmt: skip
def test_SCH_4_15_1_each_Stöck_of_any_suit_is_a_step(ending, score, ranking):
    match, count = play_until_over(at(2290, 2290, stoeck="anySuit", ending=ending), S31_TRICKS)
    assert ended(match) == (score, ranking)
    assert count == 36


@pytest.mark.parametrize("forehand", range(4))
def test_SCH_4_15_1_the_forehand_s_Stöck_of_any_suit_come_first_from_every_seat(forehand):
    hands = S31[-forehand:] + S31[:-forehand] if forehand else S31
    dealer = (forehand - 1) % 4
    match = dealt(hands, totals=(2290, 2290), dealer=dealer, **(EXAMPLES | {"stoeck": "anySuit"}))
    match, _ = play_until_over(do(match, "choose C"), S31_TRICKS)
    mine, theirs = (2504, 2470) if forehand % 2 == 0 else (2470, 2504)
    assert ended(match)[0] == (mine, theirs)


def test_SCH_2_8_3_at_the_end_of_the_deal_the_cards_of_both_teams_are_told():
    match = play(do(dealt(S31), "choose C"), *S31_TRICKS[:8], "7D TH 9H")
    match, seen = step(match, "play JS")
    credited = [
        (event.credit.what, event.credit.side, event.totals) for event in seen if isinstance(event, PointsCredited)
    ]
    assert credited == [
        ("cards", 0, (174, 40)), ("cards", 1, (174, 180)), ("stoeck", 0, (214, 180)), ("stoeck", 1, (214, 220)),
    ]  # fmt: skip


def test_SCH_4_15_2_nobody_goes_out_before_the_last_deal():
    match, count = play_until_over(at(2420, 2470, ending="fixedDeals", target=2), S31_TRICKS)
    assert (totals(match), count, match.turn) == ((2634, 2650), 36, DealDue())


def test_SCH_4_15_2_after_the_last_deal_the_higher_total_wins_and_equal_ones_are_a_draw():
    match, _ = play_until_over(at(0, 0, ending="fixedDeals", target=1), S31_TRICKS)
    assert ended(match) == ((214, 180), ((0,), (1,)))
    match, _ = play_until_over(at(0, 34, ending="fixedDeals", target=1), S31_TRICKS)
    assert ended(match) == ((214, 214), ((0, 1),))


def test_SCH_4_15_2_the_steps_are_those_of_immediate():
    match = at(0, 0, ending="fixedDeals", target=5)
    after_each = []
    for trick in S31_TRICKS:
        match = play(match, trick)
        after_each.append(totals(match))
    assert after_each == [
        (88, 40), (88, 92), (164, 92), (194, 92), (214, 92), (214, 104), (214, 134), (214, 146), (214, 180),
    ]  # fmt: skip


# ------------------------------------------------------------------------------------------------------ what is counted


@pytest.mark.parametrize(("stoeck", "score"), [("anySuit", (214, 220)), ("trump", (214, 180)), ("off", (174, 180))])
def test_SCH_2_7_SCH_4_11_which_Stöck_count(stoeck, score):
    match = play(do(dealt(S31, stoeck=stoeck), "choose C"), *S31_TRICKS)
    assert totals(match) == score


def test_SCH_2_7_1_Stöck_of_any_suit_are_told_only_after_the_ninth_trick():
    match = play(do(dealt(S31), "choose C"), *S31_TRICKS[:8])
    assert not any(entry.what == "stoeck" for entry in match.view(None).deal.credits)


@pytest.mark.parametrize("contract", "OU")
def test_SCH_2_7_2_no_Stöck_of_trumps_without_trumps(contract):
    match = do(dealt(S31, totals=(2499, 2000), **EXAMPLES), f"choose {contract}")
    while match.turn in [Act(seat) for seat in range(4)]:
        match = do(match, legal(match)[0])
    assert not any(entry.what == "stoeck" for entry in match.view(None).deal.credits)


# Seat 0 leads nine cards of a suit and takes every trick.
ONE_SUIT = ("AS KS QS JS TS 9S 8S 7S 6S", "AH KH QH AD KD QD AC KC QC", "JH TH 9H JD TD 9D JC TC 9C",
            "8H 7H 6H 8D 7D 6D 8C 7C 6C")  # fmt: skip
HEARTS = tuple(hand.replace("S", "x").replace("H", "S").replace("x", "H") for hand in ONE_SUIT)


def all_nine(hands, contract, **options):
    match = do(dealt(hands, weis="off", stoeck="off", **options), f"choose {contract}")
    while isinstance(match.turn, Act):
        match = do(match, legal(match)[0])
    return match


@pytest.mark.parametrize("ending", ["immediate", "endOfDeal"])
@pytest.mark.parametrize(
    ("contract", "hands", "score"),
    [("H", HEARTS, 257), ("S", ONE_SUIT, 514), ("O", ONE_SUIT, 771), ("U", ONE_SUIT, 1028)],
)
def test_SCH_1_4_SCH_2_8_3_S40_all_nine_tricks(contract, hands, score, ending):
    assert totals(all_nine(hands, contract, ending=ending)) == (score, 0)


@pytest.mark.parametrize("bonus", [0, 50])
def test_SCH_4_7_what_all_nine_tricks_are_worth(bonus):
    match = all_nine(HEARTS, "H", matchBonus=bonus)
    assert totals(match) == (157 + bonus, 0)
    assert [entry.what for entry in match.view(None).deal.credits if entry.points == bonus] == ["match"] * bool(bonus)


def test_SCH_2_8_3_S41_in_Obenabe_everything_counts_three_times():
    state = playing(
        "AS",
        contract="O",
        others=("TS", "KS", "QS"),
        points=(67, 57),
        tricks=(0, 1, 2, 3, 0, 1, 2, 3),
        stoeck="off",
        weis="off",
    )
    assert GAME.standings(after(state, "AS", "TS", "KS", "QS")).scores == (300, 171)


NO_TRICK = ("JS 9S AS KS 7S AH KH AD KD", "QD JD TD 9D 7D JH 8H QC 9C", "QS TS 8S 6S AC KC TC 7C 6C",
            "8D 6D QH TH 9H 7H 6H JC 8C")  # fmt: skip


def test_SCH_2_6_6_S42_the_Weis_of_a_team_without_a_trick_count():
    match = do(dealt(NO_TRICK, **EXAMPLES), "choose S")
    for lead in NO_TRICK[0].split():
        match = play(match, lead)
        for _ in range(3):
            plain = [text for text in legal(match) if not text.endswith("S")]
            match = do(match, (plain or legal(match))[0])
        assert match.view(None).last_trick.winner in (0, 2)
    assert match.view(None).match.results[-1].tricks == (9, 0)
    assert totals(match)[1] == 100


def test_the_account_of_a_deal_that_the_match_ended():
    match, _ = play_until_over(at(2300, 2400), S31_TRICKS)
    result = match.view(None).match.results[-1]
    assert (result.cards, result.tricks, result.last) == ((87, 26), (4, 1), None)
    assert (result.scored, result.totals, result.weis) == ((214, 92), (2514, 2492), (0, 0, 0, 20))


def test_SCH_2_9_the_end_is_told():
    match = play(at(2420, 2470), "JC TC")
    match, seen = step(match, "play 9C")
    assert seen[-1] == MatchFinished((2420, 2510))
    assert match.view(None).phase == "over"
    assert cards_text(match.view(3).hand) == "QS 6S KH AD KD QD TD 7D 6C", "seat 3 never played a card"
