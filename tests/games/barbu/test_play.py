"""BAR-2.4: legal leads and cards, the winner of a trick, and decided deals."""

import pytest

from engine.cards import card_text, cards_text, parse_card, parse_cards
from engine.choice import PickOne
from engine.games.barbu import GAME
from engine.games.barbu.cards import RANKINGS
from engine.games.barbu.model import DealEnded
from engine.games.barbu.refusals import taking
from engine.turn import Act
from tests.games.barbu.table import NOBODY, after, dealt, play, playable, playing, refusal
from tests.games.table import do, legal, refused, step

SPADES = 0
NEGATIVE = ("NT", "NQ", "NL", "NH", "NK")
ALL = (*NEGATIVE, "TR S")
WITHOUT_HEART_LEAD = ("NH", "NK")


@pytest.mark.parametrize(
    ("contract", "hand", "expected"),
    [
        pytest.param("NH", "AH KH 2C", "2C", id="B1"),
        pytest.param("NH", "AH KH 2H", "AH KH 2H", id="B2"),
        pytest.param("NK", "AH KH 2C", "2C", id="B3"),
        pytest.param("NQ", "AH KH 2C", "AH KH 2C", id="B4"),
    ],
)
def test_BAR_2_4_1_leads(contract, hand, expected):
    assert playable(playing(hand, contract=contract)) == expected


@pytest.mark.parametrize("contract", ["NT", "NQ", "NL", "TR S", "TR H"])
def test_BAR_2_4_1_hearts_are_led_freely_in_the_other_contracts(contract):
    assert playable(playing("2S AH KH 2C", contract=contract)) == "2S AH KH 2C"


@pytest.mark.parametrize("contract", WITHOUT_HEART_LEAD)
def test_BAR_2_4_1_a_refused_lead(contract):
    state = playing("AH KH 2C", contract=contract, others=("2S", "2D", "3C"))
    assert refusal(state, "play AH") == "BAR-2.4.1"
    assert refusal(state, "play 2C") is None


@pytest.mark.parametrize(
    ("trick", "hand", "expected"),
    [pytest.param("7S", "KH 5D", "KH 5D", id="B5"), pytest.param("7H", "KH 3H 5D", "KH 3H", id="B6")],
)
def test_BAR_2_4_2_follows(trick, hand, expected):
    assert playable(playing(hand, trick, "NK")) == expected


@pytest.mark.parametrize("contract", NEGATIVE)
def test_BAR_2_4_2_who_has_none_of_the_suit_plays_anything_also_in_the_first_trick(contract):
    assert playable(playing("QS QH KH AH 2D", "3C", contract)) == "QS AH KH QH 2D"


@pytest.mark.parametrize("contract", NEGATIVE)
def test_BAR_2_4_2_nobody_has_to_beat(contract):
    assert playable(playing("AS 2S 5D", "TS", contract)) == "AS 2S"
    assert refusal(playing("AS 2S 5D", "TS", contract), "play 5D") == "BAR-2.4.2"


@pytest.mark.parametrize(
    ("trick", "hand", "expected"),
    [
        pytest.param("TS", "KS 9S 3S AH", "KS", id="B7"),
        pytest.param("TS", "9S 3S AH", "9S 3S", id="B8"),
        pytest.param("TS", "AD 4C", "AD 4C", id="B9"),
        pytest.param("TH", "KH 2H 9S", "KH 2H", id="B10"),
        pytest.param("TH", "9S 3S AD", "9S 3S", id="B11"),
        pytest.param("TH 5S", "9S 3S AD", "9S", id="B12"),
        pytest.param("TH 5S", "4S 3S AD", "4S 3S AD", id="B13"),
        pytest.param("TH 5S", "KH 2H 9S", "KH 2H", id="B14"),
    ],
)
def test_BAR_2_4_4_follows_when_spades_are_trumps(trick, hand, expected):
    assert playable(playing(hand, trick, "TR S")) == expected


@pytest.mark.parametrize(
    ("trick", "hand", "card", "paragraph", "key"),
    [
        ("TS", "KS 9S 3S AH", "9S", "BAR-2.4.3", "barbu-must-beat"),
        ("TS", "KS 9S 3S AH", "AH", "BAR-2.4.2", "barbu-must-follow"),
        ("TH", "KH 2H 9S", "9S", "BAR-2.4.2", "barbu-must-follow"),
        ("TH", "9S 3S AD", "AD", "BAR-2.4.4", "barbu-must-trump"),
        ("TH 5S", "9S 3S AD", "3S", "BAR-2.4.4", "barbu-must-overtrump"),
        ("TH 5S", "9S 3S AD", "AD", "BAR-2.4.4", "barbu-must-overtrump"),
    ],
)
def test_BAR_2_4_3_BAR_2_4_4_each_refused_card_has_its_reason(trick, hand, card, paragraph, key):
    state = playing(hand, trick, "TR S")
    refused = GAME.refusal(GAME.view(state, 0), GAME.parse(f"play {card}"))
    assert (refused.rule, refused.message.key) == (paragraph, key)
    choice = GAME.choice(GAME.view(state, 0))
    assert next(option for option in choice.options if option.text == f"play {card}").refusal == refused


@pytest.mark.parametrize(
    ("trick", "hand", "expected"),
    [("TS 5H JS", "QS 9S AS", "AS QS"), ("TS AS", "KS 9S", "KS 9S"), ("TS KH", "JS 9S", "JS")],
)
def test_BAR_2_4_3_a_led_trump_is_beaten_by_the_highest_in_the_trick(trick, hand, expected):
    assert playable(playing(hand, trick, "TR S")) == expected


@pytest.mark.parametrize(
    ("contract", "trick", "place"),
    [
        pytest.param("TR S", "TH AH 2S KH", 2, id="B15"),
        pytest.param("NT", "TH AD KH AS", 2, id="B16"),
        pytest.param("NT", "2C AS KS QS", 0, id="nobody follows"),
        pytest.param("TR S", "TH 5S 9S AH", 2, id="the higher of two ruffs"),
    ],
)
def test_BAR_2_4_5_who_takes_a_trick(contract, trick, place):
    trump = SPADES if contract == "TR S" else None
    cards = tuple(map(parse_card, trick.split()))
    assert taking(cards, trump) == place
    others = [f"{card} 2D" for card in trick.split()]
    state = after(playing(others[0], "", contract, tuple(others[1:])), *trick.split())
    assert state.tricks[-1].winner == state.leader == place


@pytest.mark.parametrize("trump", [None, 0, 1, 2, 3])
def test_BAR_1_2_the_ace_is_the_highest_in_every_suit(trump):
    order = "AKQJT98765432"
    for suit in "SHDC":
        for place, rank in enumerate(order):
            higher = {parse_card(high + suit) for high in order[:place]}
            above = RANKINGS[trump].higher[parse_card(rank + suit)]
            assert {card for card in range(52) if above >> card & 1} == higher


def test_BAR_3_3_a_trick_is_told_with_the_cards_that_count_in_it_alone():
    match = do(dealt(("AS AD 2C", "QS 3D", "2S QD", "3S 4D")), "declare NQ", *NOBODY)
    match, events = step(play(match, "AS QS 2S"), "play 3S")
    assert cards_text(events[1].taken) == "QS"
    match, events = step(play(match, "AD 3D QD"), "play 4D")
    assert cards_text(events[1].taken) == "QD"


@pytest.mark.parametrize("contract", ALL)
def test_BAR_2_4_the_dealer_leads_to_the_first_trick(contract):
    match = do(dealt(dealer=2), f"declare {contract}", *["double none"] * 4)
    assert match.turn == Act(2)
    assert match.view(None).leader == 2


def test_BAR_2_4_the_winner_leads_to_the_next():
    match = do(dealt(("AS 2C", "KS 3C", "QS 4C", "JS 5C")), "declare NT", *NOBODY)
    match, events = step(play(match, "AS KS QS"), "play JS")
    assert match.turn == Act(0)
    assert [type(event).__name__ for event in events] == ["CardPlayed", "TrickTaken"]
    match = play(match, "2C 3C 4C 5C")
    assert match.turn == Act(3)


@pytest.mark.parametrize("contract", ALL)
def test_BAR_2_4_thirteen_tricks_unless_decided(contract):
    match = do(dealt(), f"declare {contract}", *NOBODY)
    tricks = 0
    while isinstance(match.turn, Act):
        match = do(match, legal(match)[-1])
        tricks += not match.view(None).cards
    if contract in ("NT", "NL", "TR S"):
        assert tricks == 13
    else:
        assert tricks <= 13


# ------------------------------------------------------------------------------------------------------------ heartLead

ONE_SUIT_EACH = tuple(" ".join(rank + suit for rank in "AKQJT98765432") for suit in "HSDC")


@pytest.mark.parametrize("contract", WITHOUT_HEART_LEAD)
def test_BAR_4_8_never_discarding_hearts_does_not_end_it(contract):
    hands = ("AS 2S AH 2D", "AC KS", "KH QS", "QH JS")
    match = do(dealt(hands), f"declare {contract}", *NOBODY)
    assert "play AH" not in legal(match)
    state = playing("AS KH 5D", contract=contract, broken=True)
    assert playable(state) == "AS 5D"
    assert refusal(state, "play KH") == "BAR-2.4.1"


@pytest.mark.parametrize(("broken", "expected"), [(False, "AS 5D"), (True, "AS KH 5D")])
@pytest.mark.parametrize("contract", WITHOUT_HEART_LEAD)
def test_BAR_4_8_afterBroken(contract, broken, expected):
    assert playable(playing("AS KH 5D", contract=contract, heartLead="afterBroken", broken=broken)) == expected


@pytest.mark.parametrize("contract", WITHOUT_HEART_LEAD)
def test_BAR_4_8_free(contract):
    assert playable(playing("AS KH 5D", contract=contract, heartLead="free")) == "AS KH 5D"


def test_BAR_4_8_a_heart_discarded_on_another_suit_breaks_them():
    state = playing("AS KH", contract="NH", others=("KS 3H", "QH 4H", "JS 5H"), heartLead="afterBroken")
    state = after(state, "AS", "KS", "QH")
    assert not GAME.view(playing("AS KH", contract="NH"), 0).broken
    assert GAME.view(state, None).broken
    state = after(state, "JS")
    assert playable(state) == "KH"


def test_BAR_4_8_a_heart_led_from_an_all_heart_hand_does_not_break_them():
    state = playing("AH 2H", contract="NH", others=("3H 3S", "4H 4S", "5H 5S"), heartLead="afterBroken")
    state = after(state, "2H", "3H", "4H", "5H")
    assert not GAME.view(state, None).broken
    assert state.leader == 3
    assert [option.text for option in GAME.choice(GAME.view(state, 3)).options if option.open] == ["play 5S"]


def test_BAR_4_8_a_heart_that_follows_hearts_does_not_break_them():
    state = after(playing("2H", contract="NK", others=("3H 3S", "4S 4D", "5H 5S"), heartLead="afterBroken"), "2H", "3H")
    assert not GAME.view(state, None).broken
    state = after(state, "4S")
    assert not GAME.view(state, None).broken, "a spade on hearts does not, either"


@pytest.mark.parametrize("value", ["afterBroken", "free"])
def test_BAR_4_8_the_fourth_card_of_the_trick_breaks_them_for_its_winner(value):
    state = playing("AS KH", contract="NH", others=("KS 3C", "QS 4C", "2H 5C"), heartLead=value)
    assert playable(after(state, "AS", "KS", "QS", "2H")) == "KH"


def test_BAR_4_8_in_a_match():
    hands = ("AS 2S AH KH QH JH TH 9H 8H 7H 6H 5H 4H", "KS QS JS TS", "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 3H",
             "9S 8S 7S")  # fmt: skip
    for value, following in (("never", 1), ("afterBroken", 12), ("free", 12)):
        match = do(dealt(hands, heartLead=value), "declare NH", *NOBODY)
        assert len(legal(match)) == (13 if value == "free" else 2)
        match = play(match, "AS KS 3H 9S")
        assert len(legal(match)) == following, value


# ----------------------------------------------------------------------------------------------------------------- ruff


@pytest.mark.parametrize(
    ("trick", "hand", "expected"),
    [
        ("TH 5S", "4S 3S AD", "4S 3S"),
        ("TH 5S", "9S 3S AD", "9S"),
        ("TH 5S", "KD AD", "AD KD"),
        ("TH 5S", "KH 4S AD", "KH"),
        ("TH", "9S 3S AD", "9S 3S"),
        ("TS", "9S 3S AD", "9S 3S"),
        ("TS", "KD AD", "AD KD"),
    ],
)
def test_BAR_4_9_mustTrump(trick, hand, expected):
    assert playable(playing(hand, trick, "TR S", ruff="mustTrump")) == expected


def test_BAR_4_9_the_reason():
    state = playing("4S 3S AD", "TH 5S", "TR S", ruff="mustTrump")
    assert refusal(state, "play AD") == "BAR-4.9"
    assert refusal(playing("4S 3S AD", "TH 5S", "TR S"), "play AD") is None


# ------------------------------------------------------------------------------------------------------ stopWhenDecided


DECIDING = {
    "NQ": ("QS QH 2D", ("QD 3D 3C", "QC 4D 4C", "5D 5C 6C"), ("QS", "QD", "QC", "5D"), ("QH", "3D", "4D", "5C")),
    "NK": ("2D 2S", ("KH 3S", "4D 4S", "5D 5S"), (), ("2D", "KH", "4D", "5D")),
}


@pytest.mark.parametrize("contract", ["NQ", "NK"])
def test_BAR_2_4_6_the_deal_ends_when_the_trick_with_the_last_card_is_complete(contract):
    hand, others, before, last = DECIDING[contract]
    state = after(playing(hand, "", contract, others), *before)
    for card in last[:-1]:
        state = after(state, card)
        assert isinstance(GAME.turn(state), Act)
    state = after(state, last[-1])
    assert isinstance(state, DealEnded)
    assert state.match.results[-1].base == ((-24, 0, 0, 0) if contract == "NQ" else (0, 0, 0, -20))


def nearly_over(contract, **options):
    """A deal whose first trick has all cards that decide it, or the only one; and the same deal played to the end."""
    hands = {
        "NQ": ("2S QH 2H", "QS", "QD", "QC"),
        "NK": ("2S", "KS", "KH", "AS"),
        "NH": ("AH KH QH JH", "", "", ""),
    }[contract]
    return do(dealt(hands, **options), f"declare {contract}", *NOBODY)


@pytest.mark.parametrize("contract", ["NQ", "NH", "NK"])
def test_BAR_4_10_off_all_thirteen_and_the_same_scores(contract):
    for seed in range(20):
        on, off = (nearly_over(contract, stopWhenDecided=value, heartLead="free") for value in ("on", "off"))
        pick = seed
        while isinstance(off.turn, Act):
            options = legal(off)
            pick = pick * 31 % 101 + 7
            card = options[pick % len(options)]
            off = do(off, card)
            if isinstance(on.turn, Act):
                on = do(on, card)
        assert sum(off.view(None).match.results[0].tricks) == 13
        assert sum(on.view(None).match.results[0].tricks) <= 13
        assert on.standings.scores == off.standings.scores
        assert on.view(None).match.results[0].base == off.view(None).match.results[0].base


def test_BAR_2_4_6_No_Hearts_ends_with_the_thirteenth_heart():
    hands = ONE_SUIT_EACH
    match = do(dealt(hands), "declare NH", *NOBODY)
    for rank in "AKQJT98765432":
        assert isinstance(match.turn, Act)
        match = play(match, f"{rank}H {rank}S {rank}D {rank}C")
    assert match.standings.scores == (-30, 0, 0, 0)


@pytest.mark.parametrize("contract", ["NT", "NL", "TR H"])
def test_BAR_2_4_6_the_others_run_to_the_end(contract):
    match = do(dealt(ONE_SUIT_EACH), f"declare {contract}", *NOBODY)
    for rank in "AKQJT98765432":
        assert isinstance(match.turn, Act)
        match = play(match, f"{rank}H {rank}S {rank}D {rank}C")
    assert match.standings.scores == {"NT": (-26, 0, 0, 0), "NL": (-30, 0, 0, 0), "TR H": (65, 0, 0, 0)}[contract]


# ------------------------------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("action", "paragraph", "key"),
    [
        ("play 2D", "BAR-2.4", "engine-not-held"),
        ("play none", "BAR-2.4", "engine-one-card"),
        ("play AS KS", "BAR-2.4", "engine-one-card"),
        ("play AS AS", "BAR-2.4", "engine-one-card"),
        ("play 2C", "BAR-2.4.2", "barbu-must-follow"),
        ("pass", "BAR-2.5.2", "barbu-no-pass"),
        ("declare NT", "BAR-2.2", "barbu-already-declared"),
        ("double none", "BAR-2.3.1", "barbu-doubling-over"),
    ],
)
def test_BAR_2_4_one_card_of_the_hand(action, paragraph, key):
    match = do(dealt(("QS", "AS KS 2C", "", "")), "declare NT", *NOBODY, "play QS")
    assert refused(match, action) == (paragraph, key)


def test_a_card_is_legal_or_has_a_reason():
    match = do(dealt(("QS", "AS KS 2C", "", "")), "declare NT", *NOBODY, "play QS")
    choice = match.choice(1)
    assert isinstance(choice, PickOne)
    assert len(choice.options) == 13
    for option in choice.options:
        refused = GAME.refusal(match.view(1), GAME.parse(option.text))
        assert option.refusal == refused
        assert option.open == (card_text(option.card)[1] == "S")
    assert parse_cards("AS KS") & match.view(1).hand == parse_cards("AS KS")
