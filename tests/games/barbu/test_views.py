"""BAR-3.1 to BAR-3.5: what each seat sees and remembers."""

import random

import pytest

from engine.cards import cards_text, parse_cards
from engine.export import cards_named_by
from engine.games.barbu import GAME
from engine.games.barbu.model import Dominoes
from engine.turn import Act
from tests.games.barbu.table import (
    B29,
    B29_TRICKS,
    B30,
    B30_TRICKS,
    B31,
    NOBODY,
    after,
    deal_to,
    dealt,
    lacks,
    laying,
    line,
    play,
    playing,
    random_match,
)
from tests.games.table import do, legal

VIEWERS = (0, 1, 2, 3, None)
SUIT_EACH = tuple(" ".join(rank + suit for rank in "AKQJT98765432") for suit in "SHDC")


def cards(tricks):
    return parse_cards(" ".join(trick if isinstance(trick, str) else trick[0] for trick in tricks))


def in_play(hands, words, **options):
    return do(dealt(hands, **options), f"declare {words}", *NOBODY)


def seen(match, viewer):
    """The cards of other hands that a viewer sees."""
    view = match.view(viewer)
    return cards_named_by(view) & ~view.hand


@pytest.mark.parametrize("words", [None, "NH", "TR D", "DO 8"])
def test_BAR_3_1_the_hands_are_their_owners_alone(words):
    match = dealt(B29) if words is None else in_play(B29, words)
    for seat in range(4):
        assert match.view(seat).hand == cards_named_by(match.view(seat)) == parse_cards(B29[seat])
    assert cards_named_by(match.view(None)) == 0
    assert match.view(None).counts == (13, 13, 13, 13)


def test_BAR_3_2_contracts_doubles_and_what_is_left_are_seen_by_all():
    match = do(dealt(before=[(0, "NT", "1>0"), (1, "NK", ""), (2, "DO 8", ""), (3, "TR S", "")]), "declare NQ")
    for viewer in VIEWERS:
        view = match.view(viewer)
        assert view.deal.declared.contract == "NQ"
        assert view.match.left_to(0) == ("NQ", "NL", "NH", "NK", "TR", "DO")
        assert view.match.left_to(3) == ("NT", "NQ", "NL", "NH", "NK", "DO")
    for number, text in enumerate(("double 0", "double none", "double 1 2"), 1):
        match = do(match, text)
        for viewer in VIEWERS:
            assert len(match.view(viewer).deal.doubles) == number
    assert match.view(None).deal.doubled(3, 2)
    assert not match.view(None).deal.doubled(2, 3)


def test_BAR_3_3_the_last_finished_trick_stays_until_the_next_is_finished():
    match = play(in_play(B30, "TR D"), B30_TRICKS[0][0])
    for card in B30_TRICKS[1][0].split():
        for viewer in VIEWERS:
            lying = match.view(viewer).last_trick
            assert " ".join(cards_text(1 << card) for card in lying.cards) == B30_TRICKS[0][0]
        match = play(match, card)
    for viewer in VIEWERS:
        assert seen(match, viewer) == cards([B30_TRICKS[1]]) & ~match.view(viewer).hand


@pytest.mark.parametrize(
    ("contract", "counts"),
    [("NT", "none"), ("NL", "none"), ("TR D", "none"), ("NQ", "QS QH QD QC"), ("NK", "KH"),
     ("NH", "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H")],
)  # fmt: skip
def test_BAR_3_3_captured_cards_that_count_stay_open_before_their_taker(contract, counts):
    rng = random.Random(contract)
    match = in_play(B29, contract)
    gone = []
    while isinstance(match.turn, Act):
        match = do(match, rng.choice(legal(match)))
        view = match.view(None)
        if not view.cards:
            gone.append(view.last_trick)
            taken = [0, 0, 0, 0]
            for trick in gone:
                for card in trick.cards:
                    taken[trick.winner] |= (1 << card) & parse_cards(counts)
            assert list(view.taken) == taken
        lying = sum(1 << card for card in view.cards)
        last = sum(1 << card for card in gone[-1].cards) if gone else 0
        assert cards_named_by(view) == lying | last | sum(view.taken)
        for seat in range(4):
            assert seen(match, seat) == cards_named_by(view) & ~match.view(seat).hand


def test_BAR_3_4_the_last_picture_stands_until_the_next_deal():
    match = play(in_play(B29, "NH"), *(trick for trick, _ in B29_TRICKS))
    for viewer in VIEWERS:
        view = match.view(viewer)
        assert view.phase == "ended"
        assert [cards_text(pile) for pile in view.taken] == ["AH 9H 8H 7H 6H", "KH QH 3H 2H", "JH 5H 4H", "TH"]
        assert cards_named_by(view) == cards([B29_TRICKS[-1]]) | parse_cards(line("H", "2", "A"))
        assert sum(view.tricks_won) == 13
    match = deal_to(match, B30)
    for viewer in VIEWERS:
        assert seen(match, viewer) == 0


def test_BAR_3_4_unplayed_cards_at_an_early_end_are_seen_by_their_owner():
    hands = ("2S AH", "KS KH", "QS QH", "AS")
    match = in_play(hands, "NK")
    while isinstance(match.turn, Act):
        match = do(match, "play KH" if "play KH" in legal(match) and match.view(None).cards else legal(match)[0])
    played = sum(
        1 << card
        for information_state in [GAME.information_state(match.state, 0)]
        for trick in information_state.tricks
        for card in trick.cards
    )
    left = [match.view(seat).hand for seat in range(4)]
    assert sum(left).bit_count() == 52 - played.bit_count() > 0
    for seat in range(4):
        assert left[seat] & played == 0
        others = sum(left) & ~left[seat]
        assert cards_named_by(match.view(seat)) & others == 0
        assert match.view(seat).counts == tuple(hand.bit_count() for hand in left)
    assert cards_named_by(match.view(None)) & sum(left) == 0
    later = deal_to(match, SUIT_EACH)
    for seat in range(4):
        assert cards_named_by(later.view(seat)) == parse_cards(SUIT_EACH[seat])


def test_BAR_3_4_a_deal_that_is_not_played_shows_no_hand():
    match = do(dealt(B29, skipUndoubled="on"), "declare NT", *NOBODY)
    for seat in range(4):
        assert match.view(seat).hand == parse_cards(B29[seat])
        assert seen(match, seat) == 0
    assert cards_named_by(match.view(None)) == 0
    assert seen(deal_to(match, B30), 0) == 0


def test_BAR_3_4_cards_of_older_deals_stand_in_no_view():
    for match in random_match(6, length=12):
        if match.view(None).phase == "declaring":
            for viewer in VIEWERS:
                assert seen(match, viewer) == 0
                assert viewer is None or GAME.information_state(match.state, viewer).tricks == ()


def test_BAR_3_5_the_lines_with_all_passes_are_open():
    match = do(in_play(B31, "DO 8"), "pass", "play 8C", "pass", "play 8S")
    for viewer in VIEWERS:
        view = match.view(viewer)
        assert cards_text(view.table) == "8S 8C"
        assert [(turn.seat, turn.card is None) for turn in view.laid] == [(0, True), (1, False), (2, True), (3, False)]
        assert seen(match, viewer) == parse_cards("8S 8C") & ~view.hand
    assert match.view(None).counts == (13, 12, 13, 12)


# ------------------------------------------------------------------------------------------------------------- memories


def test_a_memory_holds_every_trick_of_the_deal():
    match = play(in_play(B29, "NH"), *(trick for trick, _ in B29_TRICKS[:7]))
    for seat in range(4):
        information_state = GAME.information_state(match.state, seat)
        assert information_state.dealt == parse_cards(B29[seat])
        assert [" ".join(cards_text(1 << card) for card in trick.cards) for trick in information_state.tricks] == [
            trick for trick, _ in B29_TRICKS[:7]
        ]


def test_BAR_2_4_2_who_does_not_follow_lacks_the_suit():
    match = play(in_play(B29, "NH"), "2S KS JS 4S", "2C KC JC QC", "3C AH")
    assert lacks(match, 0, 3) == "AC TC 9C 7C 6C 5C"
    assert lacks(match, 2, 3) == "AC 8C 7C 5C 4C"
    assert lacks(match, 3, 3) == "none", "a seat's own cards need no telling"


def test_BAR_2_4_3_who_does_not_beat_a_led_trump_has_no_higher_one():
    match = play(in_play(B30, "TR D"), *(trick for trick, _ in B30_TRICKS[:9]), "KD 2C QD")
    assert lacks(match, 0, 1) == "TH 8H 6H 5H 3H TD", "that seat has ruffed hearts before"
    state = after(playing("TS 2H", contract="TR S", others=("9S 3H", "AS 4H", "KS 5H")), "TS", "9S")
    assert cards_text(GAME.information_state(state, 0).lacks[1]) == "AS KS QS JS"
    assert cards_text(GAME.information_state(state, 2).lacks[1]) == "KS QS JS"


def test_BAR_2_4_4_who_is_void_and_does_not_ruff_has_no_trump_that_would_win():
    state = playing("TH 2D", contract="TR S", others=("5S 3D", "4D 3S", "6H 5D"))
    state = after(state, "TH", "5S", "4D")
    lacking = GAME.information_state(state, 3).lacks
    assert cards_text(lacking[1]) == "AH KH QH JH 9H 8H 7H 5H 4H 3H 2H"
    assert cards_text(lacking[2]) == "AS KS QS JS TS 9S 8S 7S 6S AH KH QH JH 9H 8H 7H 5H 4H 3H 2H"


def test_BAR_4_9_with_mustTrump_the_hand_has_no_trump_at_all():
    state = playing("TH 2D", contract="TR S", others=("5S 3D", "4D 3C", "6H 5D"), ruff="mustTrump")
    lacking = GAME.information_state(after(state, "TH", "5S", "4D"), 3).lacks
    assert cards_text(lacking[2]) == "AS KS QS JS TS 9S 8S 7S 6S 4S 3S 2S AH KH QH JH 9H 8H 7H 5H 4H 3H 2H"


@pytest.mark.parametrize(("value", "known"), [("never", True), ("afterBroken", True), ("free", False)])
@pytest.mark.parametrize("contract", ["NH", "NK"])
def test_BAR_2_4_1_BAR_4_8_who_leads_a_heart_holds_nothing_else(contract, value, known):
    state = after(playing("AH 2H", contract=contract, others=("3H", "4H", "5H"), heartLead=value), "AH")
    lacking = GAME.information_state(state, 1).lacks[0]
    everything = parse_cards(" ".join(rank + suit for suit in "SDC" for rank in "AKQJT98765432"))
    assert lacking == (everything if known else 0)


def test_BAR_4_8_once_hearts_are_broken_a_heart_lead_tells_nothing():
    state = playing("AS KH", contract="NH", others=("KS 2D", "QS 3D", "2H 4D"), heartLead="afterBroken")
    state = after(state, "AS", "KS", "QS", "2H", "KH")
    assert cards_text(GAME.information_state(state, 1).lacks[0]) == "none"


def test_BAR_4_8_hearts_on_hearts_do_not_break_them_so_the_next_heart_lead_tells_as_much():
    state = playing("2H 3H", contract="NH", others=("KH 9H", "4H 5C", "6H 6C"), heartLead="afterBroken")
    state = after(state, "2H", "KH", "4H", "6H", "9H")
    everything = parse_cards(" ".join(rank + suit for suit in "SDC" for rank in "AKQJT98765432"))
    assert GAME.information_state(state, 2).lacks[1] == everything & ~parse_cards("5C")


def test_BAR_3_5_a_pass_tells_what_the_hand_lacks():
    state = laying("2S", line("S", "8", "J") + " 8H", others=("7S 3H", "3D", "4C"))
    state = after(state, "pass")
    assert cards_text(GAME.information_state(state, 2).lacks[0]) == "QS 7S 9H 7H 8D 8C"
    state = after(state, "7S", "pass", "pass")
    assert cards_text(GAME.information_state(state, 2).lacks[0]) == "QS 9H 7H 8D 8C"
    assert cards_text(GAME.information_state(state, 1).lacks[2]) == "QS 6S 9H 7H 8D 8C"
    assert cards_text(GAME.information_state(state, 2).lacks[2]) == "none"


@pytest.mark.parametrize("options", [{}, {"heartLead": "afterBroken", "ruff": "mustTrump", "aceAgain": "on"}])
@pytest.mark.parametrize("preset", ["article", "international"])
def test_what_a_memory_says_is_true(preset, options):
    told = passes = 0
    for match in random_match(11, preset, length=12, **options):
        for viewer in range(4):
            information_state = GAME.information_state(match.state, viewer)
            for seat in range(4):
                assert information_state.lacks[seat] & match.view(seat).hand == 0
                told += information_state.lacks[seat].bit_count()
        passes += isinstance(match.state, Dominoes) and any(turn.card is None for turn in match.state.laid)
    assert told > 0
    assert passes > 0


@pytest.mark.parametrize("words", ["NQ", "NK"])
def test_BAR_3_4_what_was_learned_is_remembered_at_an_early_end(words):
    rng = random.Random(words)
    match = in_play(B30, words)
    while isinstance(match.turn, Act):
        before = GAME.information_state(match.state, 0)
        match = do(match, rng.choice(legal(match)))
    information_state = GAME.information_state(match.state, 0)
    gone = sum(1 << card for trick in information_state.tricks for card in trick.cards)
    for seat in range(4):
        assert before.lacks[seat] & ~gone & ~information_state.lacks[seat] == 0
