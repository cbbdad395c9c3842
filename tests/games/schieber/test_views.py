"""SCH-3.1 to SCH-3.4: what each seat sees and remembers."""

import random

import pytest

from engine.cards import cards_text, parse_card, parse_cards
from engine.export import cards_named_by
from engine.game import Chance
from engine.games.schieber import GAME
from engine.match import Match
from engine.turn import Act
from tests.games.schieber.table import EXAMPLES, S31, S31_TRICKS, dealt, play
from tests.games.table import do


def lacks(match, viewer, seat):
    return cards_text(GAME.information_state(match.state, viewer).lacks[seat])


def holds(match, viewer, seat):
    return cards_text(GAME.information_state(match.state, viewer).holds[seat])


def test_SCH_3_1_each_seat_sees_only_its_own_hand():
    match = dealt(S31)
    for seat in range(4):
        view = match.view(seat)
        assert view.hand == parse_cards(S31[seat])
        assert cards_named_by(view) == view.hand
    assert cards_named_by(match.view(None)) == 0
    assert match.view(None).counts == (9, 9, 9, 9)


def test_SCH_3_1_the_card_that_names_the_forehand_is_seen_in_the_first_deal():
    match = dealt(S31, firstForehand="7C")
    for actions in ((), ("push",), ("push", "choose O")):
        assert cards_named_by(do(match, *actions).view(None)) == 1 << parse_card("7C")
    assert holds(match, 0, 2) == "7C"
    assert holds(match, 2, 2) == "none"


def test_SCH_3_2_the_losers_Weis_are_never_shown():
    match = do(dealt(S31, **EXAMPLES), "choose C")
    played = 0
    winners = parse_cards("AD KD QD")
    for card in " ".join(S31_TRICKS).split():
        match = play(match, card)
        played |= 1 << parse_card(card)
        assert cards_named_by(match.view(None)) & ~(played | winners) == 0
        assert cards_named_by(match.view(1)) & ~(played | winners | parse_cards(S31[1])) == 0


def test_SCH_3_2_after_the_first_trick_all_know_who_holds_the_shown_Weis():
    match = do(dealt(S31, **EXAMPLES), "choose C")
    assert holds(play(match, "JC TC 9C"), 0, 3) == "none"
    match = play(match, "JC TC 9C 6C")
    assert [holds(match, viewer, 3) for viewer in range(4)] == ["AD KD QD"] * 3 + ["none"]
    match = play(match, "KC AC 7C AD")
    assert holds(match, 0, 3) == "KD QD"


def test_SCH_3_3_Stöck_of_trumps_are_in_nobody_s_view_before_they_are_scored():
    match = play(do(dealt(S31, **EXAMPLES), "choose C"), *S31_TRICKS[:2], "AH 6H KH")
    for seat in (1, 2, 3, None):
        assert not cards_named_by(match.view(seat)) >> parse_card("QC") & 1
    assert "stoeck" not in [entry.what for entry in match.view(None).deal.credits]
    assert "stoeck" in [entry.what for entry in play(match, "QC").view(None).deal.credits]


@pytest.mark.parametrize("viewer", [0, None])
def test_SCH_3_4_the_last_trick_stays_until_the_next_is_finished(viewer):
    match = play(do(dealt(S31, **EXAMPLES), "choose C"), S31_TRICKS[0])
    first = match.view(viewer).last_trick
    assert cards_text(sum(1 << card for card in first.cards)) == "JC TC 9C 6C"
    for card in ["KC", "AC", "7C"]:
        match = play(match, card)
        assert match.view(viewer).last_trick == first
    assert match.view(viewer).last_trick == first
    assert play(match, "AD").view(viewer).last_trick.winner == 1


@pytest.mark.parametrize("viewer", [0, None])
def test_SCH_4_16_off_it_is_turned_when_the_next_card_is_led(viewer):
    match = do(dealt(S31, lastTrickView="off", **EXAMPLES), "choose C")
    match = play(match, S31_TRICKS[0])
    assert match.view(viewer).last_trick is not None
    for card in ["KC", "AC", "7C"]:
        match = play(match, card)
        assert match.view(viewer).last_trick is None
    match = play(match, "AD")
    assert match.view(viewer).last_trick.winner == 1
    assert cards_named_by(match.view(None)) & parse_cards("JC TC 9C 6C") == 0


def test_SCH_3_4_no_view_shows_cards_of_earlier_deals():
    rng = random.Random(1)
    match = dealt(S31, target=100_000, firstForehand="7C")
    while isinstance(match.turn, Act):
        match = do(match, rng.choice(match.choice(match.turn.seat).legal))
    order = list(GAME.pack)
    rng.shuffle(order)
    match, _ = match.deal(Chance(tuple(order)))
    assert cards_named_by(match.view(None)) == 0


def test_SCH_3_4_a_match_that_ends_in_mid_trick_shows_no_hand():
    match = play(do(dealt(S31, totals=(2420, 2470), **EXAMPLES), "choose C"), "JC TC 9C")
    assert match.over
    assert cards_named_by(match.view(None)) == parse_cards("JC TC 9C AD KD QD")
    assert match.view(2).hand == parse_cards(S31[2]) & ~parse_cards("9C")
    assert match.view(None).counts == (8, 8, 8, 9)


def test_SCH_2_4_1_a_seat_that_does_not_follow_trumps_lacks_them():
    match = play(do(dealt(S31, **EXAMPLES), "choose C"), "JC TC 9C 6C", "KC AC 7C AD")
    assert lacks(match, 1, 3) == "QC 8C", "the Buur is played"
    assert lacks(match, 0, 3) == "none", "both are the viewer's own"


def test_SCH_2_4_1_but_the_Buur_may_have_been_kept():
    hands = ("AS KS QS TS 6S AH KH QH TH", "9S 8S JH 9H 8H 7H 6H AD KD", "7S QD JD TD 9D 8D 7D 6D AC",
             "JS KC QC JC TC 9C 8C 7C 6C")  # fmt: skip
    match = play(do(dealt(hands), "choose S"), "AS 9S 7S")
    assert len(match.choice(3).legal) == 9
    match = play(match, "6C")
    assert lacks(match, 1, 3) == "KS QS TS 6S"
    assert "JS" not in lacks(match, 0, 3)


def test_SCH_2_4_2_a_seat_that_neither_follows_nor_ruffs_may_hold_trumps():
    match = play(do(dealt(S31, **EXAMPLES), "choose C"), *S31_TRICKS[:2], "AH 6H")
    assert lacks(match, 1, 2) == "none"
    match = play(match, "KH QC")
    assert lacks(match, 1, 0) == "none", "who ruffs may hold the suit"


def test_SCH_2_4_3_a_seat_that_undertrumps_holds_only_trumps():
    hands = ("AH KH QH JH TH 9H 8H 7H AD", "JS 6H KD QD JD TD 9D 8D 7D", "AC KC QC JC TC 9C 8C 7C 6C",
             "AS KS QS TS 9S 8S 7S 6S 6D")  # fmt: skip
    match = do(dealt(hands), "choose S")
    match = play(match, "AD KD 6C 6D", "AH JS AC")
    assert cards_text(match.view(3).hand) == "AS KS QS TS 9S 8S 7S 6S"
    match = play(match, "6S")
    assert lacks(match, 0, 3) == "6H QD JD TD 9D 8D 7D KC QC JC TC 9C 8C 7C"


def test_an_information_state_holds_every_trick_of_the_deal():
    match = play(do(dealt(S31, **EXAMPLES), "choose C"), *S31_TRICKS[:5])
    for seat in range(4):
        information_state = GAME.information_state(match.state, seat)
        assert information_state.dealt == parse_cards(S31[seat])
        assert [trick.cards for trick in information_state.tricks] == [
            tuple(map(parse_card, trick.split())) for trick in S31_TRICKS[:5]
        ]


@pytest.mark.parametrize("preset", ["article", "swiss"])
def test_what_an_information_state_says_is_true(preset):
    rng = random.Random(preset)
    count = 0
    for dealer in range(4):
        match = Match.start("schieber", seats=4, dealer=dealer, preset=preset)
        order = list(GAME.pack)
        rng.shuffle(order)
        match, _ = match.deal(Chance(tuple(order)))
        while isinstance(match.turn, Act):
            for viewer in range(4):
                information_state = GAME.information_state(match.state, viewer)
                assert information_state.holds[viewer] == information_state.lacks[viewer] == 0, (
                    "only of others; its own cards are known"
                )
                for seat in range(4):
                    hand = match.view(seat).hand
                    assert information_state.holds[seat] & ~hand == 0
                    assert information_state.lacks[seat] & hand == 0
                    count += information_state.lacks[seat].bit_count()
            match = do(match, rng.choice(match.choice(match.turn.seat).legal))
    assert count > 0
