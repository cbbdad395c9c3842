"""SCH-4.10: players announce their Weis themselves; what the others learn of it."""

from engine.games.schieber import GAME
from engine.games.schieber.events import GoodSaid
from engine.turn import Act, Over
from tests.games.schieber.table import (
    EXAMPLES,
    FOREHAND,
    S31,
    THIRD,
    asked,
    dealt,
    dialogue,
    play,
    shown,
    spoken,
    totals,
)
from tests.games.table import do, legal, refused, step

# The best Weis of seat 0 counts 50, of seat 1 20, of seat 3 100; seat 2 has none.
HANDS = ("AS KS QS JS 6H 8H 6D 8D 6C", "AH KH QH 9S 7S 9D 7D 9C 7C", "AD KD QC JH TH 8S 6S TS 7H",
         "AC KC QD JC TC TD JD 9H 8C")  # fmt: skip
LOWER = ("6H 8H 6D 8D 6C 9S 7S KD 9C", "AS KS QS JS 9H 7H TH 8C TC", "AH KH QH TD AC QC 9D 7D TS",
         "AD QD JH JD 8S 6S KC JC 7C")  # fmt: skip
"""The best Weis of seat 1 counts 50, of seat 2 20; seats 0 and 3 have none."""


def chosen(hands=S31, contract="C", totals=(0, 0), **options):
    options = EXAMPLES | {"announce": "manual"} | options
    return do(dealt(hands, totals=totals, **options), f"choose {contract}")


def test_SCH_4_10_a_player_who_holds_a_Weis_is_asked_before_their_first_card():
    match = chosen()
    assert legal(match) == ["announce", "good"]
    assert asked(match) == [0]
    match = do(match, "announce")
    assert dialogue(match) == "0:20"
    assert asked(match) == []
    match = play(match, "JC")
    assert (match.turn, asked(match)) == (Act(1), []), "seat 1 has none"
    match = play(match, "TC")
    assert asked(match) == [2]


def test_SCH_4_10_the_same_dialogue_as_without_being_asked():
    match = play(do(chosen(), "announce"), "JC TC")
    match = play(do(match, "announce"), "9C")
    assert dialogue(match) == "0:20 2:20"
    assert totals(match) == (0, 0), "the last one is asked"
    match = do(match, "announce")
    assert dialogue(match) == "0:20 2:20 3:3 0:same 3:A 0:lower"
    assert totals(match) == (0, 40)
    assert shown(play(match, "6C")) == [(3, "AD KD QD", 20)]


def test_SCH_4_10_nobody_else_sees_that_a_seat_is_asked():
    match = chosen()
    other = do(chosen(), "good")
    for seat in (1, 2, 3, None):
        assert match.view(seat) == other.view(seat)
        assert match.view(seat).turn == Act(0)
        assert GAME.asks_in_private(match.view(seat)) == GAME.asks_in_private(other.view(seat)) is True


def test_SCH_4_10_good_makes_no_sound():
    match = chosen()
    after, seen = step(match, "good")
    assert seen == []
    assert after.revision == match.revision
    assert (after.revision_of(0), after.revision_of(1)) == (match.revision_of(0) + 1, match.revision_of(1))


def test_SCH_4_10_what_was_announced_cannot_be_taken_back_and_a_good_can():
    match = chosen()
    _, announced = match.act(FOREHAND, "announce")
    _, good = match.act(FOREHAND, "good")
    assert (announced.reveals, good.reveals) == (True, False)


def test_SCH_2_6_4_silence_tells_as_much_as_words_and_cannot_be_taken_back():
    def reveals(match, text):
        return match.act(match.turn.seat, text)[1].reveals

    for speaks in (True, False):
        match = dealt(S31, weis="small" if speaks else "off", weisCredit="afterTrick1")
        assert reveals(match, "choose C") is speaks
        match = do(match, "choose C")
        for card in ["JC", "TC", "9C"]:
            assert reveals(match, f"play {card}") is speaks
            match = play(match, card)
        match = play(match, "6C")
        assert not reveals(match, "play KC"), "all have spoken"


def test_SCH_4_10_the_moment_of_counting_tells_whether_the_last_seat_is_asked():
    match = do(chosen(), "good")
    assert not match.act(FOREHAND, "play JC")[1].reveals
    match = do(play(match, "JC TC"), "good")
    assert match.act(THIRD, "play 9C")[1].reveals


def test_SCH_4_10_fewer_points_make_no_sound_either():
    match = play(chosen(LOWER, "O"), "6H")
    match, seen = step(match, "announce")
    assert len(seen) == 1
    match = play(match, "9H")
    assert asked(match) == [2], "the seat is asked whatever was said before"
    after, seen = step(match, "announce")
    assert seen == []
    assert after.view(None) == match.view(None)
    assert dialogue(after) == "1:50"


def test_SCH_4_10_good_is_heard_with_the_card_whether_the_seat_was_asked_or_not():
    match = play(do(chosen(), "announce"), "JC")
    assert spoken(match) == "0:points"
    match, seen = step(match, "play TC")
    assert GoodSaid(1) in seen, "seat 1 has none"
    asked_now = do(match, "good")
    assert spoken(asked_now) == spoken(match) == "0:points 1:good"
    match, seen = step(asked_now, "play 9C")
    assert GoodSaid(2) in seen, "seat 2 was asked"
    assert spoken(match) == "0:points 1:good 2:good"


def test_SCH_4_10_an_unannounced_Weis_does_not_compete():
    match = play(do(chosen(), "good"), "JC TC")
    match = play(do(match, "announce"), "9C")
    match = play(do(match, "good"), "6C")
    assert dialogue(match) == "2:20"
    assert totals(match)[0] == 88 + 2 * 60, "and yet scores when the partner's has won"
    assert [seat for seat, _, _ in shown(match)] == [0, 0, 2]


def test_SCH_4_10_the_other_team_s_unannounced_Weis_do_not_count():
    match = play(do(chosen(HANDS, "O"), "announce"), "AS")
    match = play(do(match, "good"), "9S", "8S")
    assert asked(match) == [3]
    match = do(match, "good")
    assert totals(match) == (150, 0)


def test_SCH_4_10_when_nobody_announces_nothing_is_scored_or_shown():
    match = chosen()
    for card in ["JC", "TC", "9C", "6C"]:
        match = play(do(match, "good") if asked(match) else match, card)
    assert (dialogue(match), shown(match), totals(match)) == ("", [], (88, 0))


def test_SCH_4_10_if_the_last_seat_has_no_Weis_they_count_with_the_third_card():
    match = play(chosen(LOWER, "O"), "6H")
    match = play(do(match, "announce"), "9H")
    match = play(do(match, "good"), "AH")
    assert asked(match) == []
    assert totals(match) == (0, 150)


def test_SCH_4_10_the_last_answer_may_end_the_match():
    match = play(do(chosen(totals=(2420, 2470)), "good"), "JC TC")
    match = play(do(match, "good"), "9C")
    assert totals(match) == (2420, 2470)
    match = do(match, "announce")
    assert (match.turn, totals(match)) == (Over(), (2420, 2510))
    assert shown(match) == [(3, "AD KD QD", 20)]
    assert len(match.view(None).cards) == 3


def test_SCH_4_10_after_the_last_answer_good_a_Stöck_may_be_shown():
    match = play(do(chosen(totals=(2465, 2470)), "good"), "JC TC")
    match = play(do(match, "good"), "9C")
    match, seen = step(match, "good")
    assert (match.turn, totals(match)) == (Over(), (2505, 2470))
    assert seen


def test_SCH_4_10_after_trick_1_the_Weis_wait_for_the_trick():
    match = play(do(chosen(weisCredit="afterTrick1"), "announce"), "JC TC")
    match = play(do(match, "announce"), "9C")
    match = do(match, "announce")
    assert totals(match) == (0, 0)
    assert totals(play(match, "6C")) == (88, 40)


def test_SCH_4_10_no_card_before_the_answer_and_no_answer_unasked():
    match = chosen()
    assert refused(match, "play JC") == ("SCH-4.10", "schieber-answer-first")
    assert refused(match, "play 2S") == ("SCH-1.1", "engine-not-in-pack")
    assert {option.refusal.rule for option in match.choice(0).options if option.card is not None} == {"SCH-4.10"}
    match = do(match, "good")
    for answer in ("announce", "good"):
        assert refused(match, answer) == ("SCH-4.10", "schieber-not-asked")
        assert refused(play(match, "JC"), answer) == ("SCH-4.10", "schieber-not-asked")


def test_SCH_2_6_4_where_Weis_are_announced_automatically_nobody_is_asked():
    match = do(dealt(S31), "choose C")
    assert asked(match) == []
    assert refused(match, "announce") == ("SCH-2.6.4", "schieber-announced-automatically")
    off = do(dealt(S31, weis="off", announce="manual"), "choose C")
    assert refused(off, "good") == ("SCH-4.4", "schieber-no-weis")
    assert not GAME.asks_in_private(off.view(None))


def test_SCH_4_10_a_seat_may_be_asked_only_in_the_first_trick():
    match = chosen()
    assert not GAME.asks_in_private(dealt(S31, announce="manual").view(None))
    for card in ["JC", "TC", "9C", "6C"]:
        assert GAME.asks_in_private(match.view(None))
        match = play(do(match, "good") if asked(match) else match, card)
    assert not GAME.asks_in_private(match.view(None))


def test_SCH_4_10_seats_remember_only_their_own_answer():
    match = chosen()
    assert GAME.information_state(match.state, 0).announced is None
    good, announced = do(match, "good"), do(match, "announce")
    assert GAME.information_state(good.state, 0).announced is False
    assert GAME.information_state(announced.state, 0).announced is True
    for seat in (1, 2, 3):
        assert GAME.information_state(good.state, seat) == GAME.information_state(match.state, seat)
    assert GAME.information_state(play(good, "JC").state, 1).announced is None
