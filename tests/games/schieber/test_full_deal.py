"""The full deals S31 and S32 of the rule sheet, card by card, with the totals after each trick."""

import pytest

from engine.cards import cards_text, parse_card
from engine.export import cards_named_by
from engine.games.schieber.events import PointsCredited, WeisShown
from engine.turn import Act, DealDue
from tests.games.schieber.table import EXAMPLES, S31, S31_TRICKS, S32, S32_TRICKS, dealt, dialogue, play, shown, totals
from tests.games.table import do, step


def totals_by_trick(match, tricks):
    """The totals after each trick."""
    after_each = []
    for trick in tricks:
        match = play(match, trick)
        after_each.append(totals(match))
    return match, after_each


def winners(match, tricks):
    seats = []
    for trick in tricks:
        match = play(match, trick)
        seats.append(match.view(None).last_trick.winner)
    return seats


def points(match, tricks):
    sums = []
    for trick in tricks:
        match = play(match, trick)
        sums.append(match.view(None).last_trick.points)
    return sums


def test_SCH_2_8_S31_the_totals_after_every_trick():
    match, after_each = totals_by_trick(do(dealt(S31, **EXAMPLES), "choose C"), S31_TRICKS)
    assert after_each == [
        (88, 40), (88, 92), (164, 92), (194, 92), (214, 92), (214, 104), (214, 134), (214, 146), (214, 180),
    ]  # fmt: skip
    assert isinstance(match.turn, DealDue)


def test_SCH_2_5_S31_who_wins_which_trick_with_how_many_points():
    match = do(dealt(S31, **EXAMPLES), "choose C")
    assert winners(match, S31_TRICKS) == [0, 1, 0, 2, 0, 3, 3, 3, 3]
    assert points(match, S31_TRICKS) == [44, 26, 18, 15, 10, 6, 15, 6, 12]


def test_SCH_2_8_1_S31_the_Weis_count_when_the_fourth_player_has_spoken_and_not_played():
    match = play(do(dealt(S31, **EXAMPLES), "choose C"), "JC TC")
    assert totals(match) == (0, 0)
    match, seen = step(match, "play 9C")
    assert totals(match) == (0, 40)
    assert [
        (event.credit.what, event.credit.side, event.totals) for event in seen if isinstance(event, PointsCredited)
    ] == [("weis", 1, (0, 40))]
    assert match.turn == Act(3)


def test_SCH_2_6_6_S31_the_winning_team_shows_its_Weis_after_the_first_trick():
    match = play(do(dealt(S31, **EXAMPLES), "choose C"), "JC TC 9C")
    assert shown(match) == []
    match, seen = step(match, "play 6C")
    assert shown(match) == [(3, "AD KD QD", 20)]
    assert sum(isinstance(entry, WeisShown) for entry in seen) == 1


def test_SCH_2_7_2_S31_the_Stöck_count_as_the_queen_falls():
    match = play(do(dealt(S31, **EXAMPLES), "choose C"), *S31_TRICKS[:2])
    match = play(match, "AH 6H KH")
    assert match.choice(0).legal == ("play QH", "play JH", "play TH", "play QC", "play 8C")
    match, seen = step(match, "play QC")
    (credit,) = [entry for entry in seen if isinstance(entry, PointsCredited)]
    assert (credit.credit.what, credit.credit.seat, credit.totals) == ("stoeck", 0, (128, 92))
    assert cards_text(credit.cards) == "KC QC"
    assert totals(match) == (164, 92)


def test_SCH_2_4_2_S31_the_fifth_trick():
    match = play(do(dealt(S31, **EXAMPLES), "choose C"), *S31_TRICKS[:4], "8D TD")
    assert match.turn == Act(0)
    assert match.choice(0).legal == ("play 6D", "play 8C")


def test_SCH_2_8_3_S31_as_the_article_counts():
    match, after_each = totals_by_trick(do(dealt(S31), "choose C"), S31_TRICKS)
    assert after_each == [(0, 40)] * 8 + [(214, 220)]
    credits = [(entry.what, entry.side, entry.points) for entry in match.view(None).deal.credits]
    assert credits == [("weis", 1, 20), ("cards", 0, 87), ("cards", 1, 70), ("stoeck", 0, 20), ("stoeck", 1, 20)]


@pytest.mark.parametrize("values", ["A", "6"])
def test_SCH_2_8_3_S32_a_match_in_Undenufe(values):
    match = do(dealt(S32, undenufeValues=values, **EXAMPLES), "choose U")
    assert winners(match, S32_TRICKS) == [0, 2, 2, 2, 2, 2, 0, 0, 2]
    article, swiss = [10, 7, 3, 16, 8, 25, 22, 35, 26], [21, 7, 14, 16, 19, 25, 33, 2, 15]
    assert points(match, S32_TRICKS) == (article if values == "A" else swiss)
    match, after_each = totals_by_trick(match, S32_TRICKS)
    assert after_each[-1] == (1108, 0)
    assert [entry.what for entry in match.view(None).deal.credits] == ["weis", *["cards"] * 9, "match"]


def test_SCH_2_6_5_S32_the_dialogue():
    match = do(dealt(S32, **EXAMPLES), "choose U")
    match = play(match, "6S JS 8S")
    assert dialogue(match) == "1:20 2:3 1:same 2:8 1:lower"
    assert totals(match) == (80, 0)
    assert shown(play(match, "9S")) == [(2, "8H 7H 6H", 20)]


def test_SCH_2_7_1_S32_as_the_article_counts():
    match, after_each = totals_by_trick(do(dealt(S32), "choose U"), S32_TRICKS)
    assert after_each == [(80, 0)] * 8 + [(1108, 80)]
    stoeck = [entry for entry in match.view(None).deal.credits if entry.what == "stoeck"]
    assert [(entry.seat, entry.suit) for entry in stoeck] == [(3, 1)]


def test_SCH_3_1_SCH_3_2_SCH_3_4_S31_no_view_names_a_card_that_it_may_not_know():
    """A view names the open and the last trick, the shown Weis, and the viewer's own hand."""
    match = do(dealt(S31, **EXAMPLES), "choose C")
    tricks = [trick.split() for trick in S31_TRICKS]
    for number, trick in enumerate(tricks):
        for place, card in enumerate(trick):
            match = play(match, card)
            finished = number + (place == 3)
            open_cards = trick[: place + 1] if place < 3 else []
            last = tricks[finished - 1] if finished else []
            weis = ["AD", "KD", "QD"] if finished else []
            # A Stöck is named by its suit; its cards are in the trick.
            public = sum(1 << parse_card(card) for card in {*open_cards, *last, *weis})
            assert cards_named_by(match.view(None)) == public
            for seat in range(4):
                assert cards_named_by(match.view(seat)) == public | match.view(seat).hand
