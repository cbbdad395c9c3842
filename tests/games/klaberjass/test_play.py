"""KLA-2.7: the play of the cards."""

import pytest

from engine.cards import Seat, parse_card
from engine.games.klaberjass import GAME
from engine.games.klaberjass.cards import PACK, RANKINGS, WHOLE_PACK, points_of
from engine.games.klaberjass.events import BellaScored, TrickTaken
from tests.games.klaberjass.table import DEALER, ELDER, dealt, playable, playing, refusal
from tests.games.table import do, legal, step


@pytest.mark.parametrize(
    ("led", "hand", "cards"),
    [
        pytest.param("9S", "JS 8S 7S AH KD", "JS", id="K1"),
        pytest.param("9S", "AS TS 8S AH KD", "AS TS 8S", id="K2"),
        pytest.param("QS", "AS TS KS 8S AH", "AS KS TS", id="K3"),
        pytest.param("AS", "9S KS QS", "9S", id="K4"),
        pytest.param("9S", "7H 8D AD", "7H AD 8D", id="K5"),
        pytest.param("TH", "AH 7H JS 8S", "AH 7H", id="K6"),
        pytest.param("7H", "AD 9D 7S 8S", "8S 7S", id="K7"),
        pytest.param("7H", "AD 9D KC", "AD 9D KC", id="K8"),
    ],
)
def test_KLA_2_7_the_legal_cards_of_the_sheet(led, hand, cards):
    assert playable(playing(hand, led)) == cards


def test_KLA_2_7_any_card_may_be_led():
    assert playable(playing("JS 7H AD")) == "JS 7H AD"


@pytest.mark.parametrize("action", ["play", "play none", "play 7H 8H", "play 7H 7H", "play 9C"])
def test_KLA_2_7_one_card_of_the_hand_is_played(action):
    assert refusal(playing("7H 8H"), action) == "KLA-2.7"


@pytest.mark.parametrize("card", ["6S", "2C", "5H"])
def test_KLA_1_1_a_card_outside_the_pack_is_refused(card):
    assert refusal(playing("7H 8H"), f"play {card}") == "KLA-1.1"
    assert parse_card(card) not in PACK


def test_KLA_1_1_the_pack_has_32_cards():
    assert len(PACK) == 32
    assert WHOLE_PACK.bit_count() == 32


def test_KLA_2_7_cards_are_played_after_bidding_and_sequences():
    match = dealt()
    for words in ((), ("take",), ("take", "silent")):
        seat = do(match, *words).turn.seat
        view = do(match, *words).view(seat)
        card = next(option.text for option in GAME.choice(view).options if option.card is not None)
        assert GAME.refusal(view, GAME.parse(card)).rule == "KLA-2.7"


@pytest.mark.parametrize(
    ("led", "hand", "card", "rule"),
    [
        ("TH", "AH 7H JS", "JS", "KLA-2.7.1"),
        ("TH", "AH 7H JS 9D", "9D", "KLA-2.7.1"),
        ("9S", "8S 7H", "7H", "KLA-2.7.1"),
        ("9S", "JS 8S", "8S", "KLA-2.7.2"),
        ("9S", "JS 7H", "7H", "KLA-2.7.1"),
        ("7H", "AD 8S", "AD", "KLA-2.7.3"),
    ],
)
def test_KLA_2_7_1_KLA_2_7_2_KLA_2_7_3_a_refusal_names_the_duty(led, hand, card, rule):
    state = playing(hand, led)
    assert refusal(state, f"play {card}") == rule
    option = next(option for option in GAME.choice(GAME.view(state, ELDER)).options if option.text == f"play {card}")
    assert option.refusal.rule == rule


def test_KLA_2_7_1_a_plain_suit_need_not_be_beaten():
    assert playable(playing("AH 7H", "TH")) == "AH 7H"


def test_KLA_2_7_3_without_led_suit_and_trump_anything_goes():
    assert playable(playing("AD KC", "TH")) == "AD KC"


@pytest.mark.parametrize(
    ("lead", "reply", "winner"),
    [
        pytest.param("KH", "TH", "reply", id="K9 a ten beats the king"),
        pytest.param("TH", "KH", "lead", id="K9 the king loses to the ten"),
        pytest.param("AH", "7S", "reply", id="K10 any trump takes an ace"),
        pytest.param("7H", "AD", "lead", id="K11 a discard never wins"),
        pytest.param("AS", "9S", "reply", id="K12 the trump nine beats the ace"),
        pytest.param("9S", "TS", "lead", id="K12 the ten does not beat the nine"),
        pytest.param("9S", "JS", "reply", id="K12 the jack beats all"),
    ],
)
def test_KLA_2_7_4_who_takes_the_trick(lead, reply, winner):
    # The lead's owner keeps one card more, so that the deal goes on.
    state = playing(f"{reply} 7C", lead, other="8C")
    played = GAME.act(state, ELDER, GAME.parse(f"play {reply}")).state
    assert played.tricks[-1].winner == (ELDER if winner == "reply" else DEALER)
    assert played.leader == played.tricks[-1].winner


def test_KLA_1_3_orders_and_points():
    for trump in range(4):
        assert points_of(WHOLE_PACK, trump) == 152
    spades = RANKINGS[0]
    trumps = ["JS", "9S", "AS", "TS", "KS", "QS", "8S", "7S"]
    hearts = ["AH", "TH", "KH", "QH", "JH", "9H", "8H", "7H"]
    for order, points in ((trumps, (20, 14, 11, 10, 4, 3, 0, 0)), (hearts, (11, 10, 4, 3, 2, 0, 0, 0))):
        cards = [parse_card(text) for text in order]
        assert [spades.points[card] for card in cards] == list(points)
        assert [spades.higher[card].bit_count() for card in cards] == list(range(8))


def test_KLA_2_7_the_elder_leads_whoever_is_maker():
    match = do(dealt(up="9S"), "pass", "take", "silent", "silent")
    assert match.view(None).deal.maker == DEALER
    assert match.turn.seat == ELDER


# ------------------------------------------------------------------------------------------------------------ the bella


def second_royal(**fields):
    """Seat 0 has played the queen of trump and holds the king."""
    return playing("KS 7H", "8S", other="9H", royal=Seat(0), **fields)


def test_KLA_2_7_5_the_second_of_king_and_queen_may_announce_the_bella():
    state = second_royal()
    assert playable(state) == "KS bella KS"
    announced = GAME.act(state, ELDER, GAME.parse("play KS bella"))
    assert BellaScored(ELDER) in [event.public for event in announced.events]
    assert GAME.view(announced.state, DEALER).points[ELDER] == 20 + 4


def test_KLA_2_7_5_it_may_be_held_back_and_is_then_lost():
    plain = GAME.act(second_royal(), ELDER, GAME.parse("play KS"))
    assert BellaScored(ELDER) not in [event.public for event in plain.events]
    assert GAME.view(plain.state, ELDER).points[ELDER] == 4
    assert GAME.view(plain.state, ELDER).bella is None


@pytest.mark.parametrize(
    ("state", "action"),
    [
        pytest.param(playing("KS QS 7H", "8S"), "play KS bella", id="the first of the two"),
        pytest.param(playing("KS 7H", "8S", royal=Seat(1)), "play KS bella", id="the other had the queen"),
        pytest.param(playing("KS 7H", "8S"), "play KS bella", id="the queen is not in the deal"),
        pytest.param(playing("AS KS 7H", royal=Seat(0)), "play AS bella", id="another card"),
        pytest.param(playing("KH 7H", royal=Seat(0)), "play KH bella", id="a king that is no trump"),
    ],
)
def test_KLA_2_7_5_at_another_moment_there_is_no_bella(state, action):
    assert refusal(state, action) == "KLA-2.7.5"


def test_KLA_2_7_5_a_bella_that_the_duties_forbid_is_refused_for_the_duty():
    assert refusal(playing("KS 7H", "8H", royal=Seat(0)), "play KS bella") == "KLA-2.7.1"


def test_KLA_2_7_5_the_bella_counts_beside_a_sequence_with_the_same_cards():
    match = dealt("AS KS QS 7H 8D 9C JD 8C QD", "8S 7S AH JH TD 7C TC 8H QC", "9S")
    match = do(match, "take", "declare", "yield", "play QS", "play 8S", "play KS bella")
    assert match.view(None).points[ELDER] == 20 + 20 + 3


def test_KLA_2_7_5_a_pair_completed_by_the_dix_counts():
    match = dealt("QS 7S 7H 8D 9C 7D 8C 9D TH", "8S AS AH JH TD 7C TC 8H QC", "KS")
    match = do(match, "take", "dix", "silent", "silent", "play KS", "play AS", "play 8S")
    assert "play QS bella" in legal(match)


def test_KLA_4_10_automatic_scores_the_bella_unasked():
    state = second_royal(options={"bella": "automatic"})
    assert playable(state) == "KS"
    assert refusal(state, "play KS bella") == "KLA-4.10"
    step = GAME.act(state, ELDER, GAME.parse("play KS"))
    assert BellaScored(ELDER) in [event.public for event in step.events]
    assert GAME.view(step.state, None).points[ELDER] == 24


def test_KLA_2_7_6_the_last_trick_scores_ten():
    state = playing("7H", "8H")
    step = GAME.act(state, ELDER, GAME.parse("play 7H"))
    assert TrickTaken(DEALER, 10, True) in [event.public for event in step.events]
    assert step.state.match.results[-1].made(DEALER) == 10


def test_KLA_2_7_nine_tricks_are_played():
    match = do(dealt(), "take", "silent", "silent")
    plays = 0
    while match.view(None).phase == "playing":
        match, _ = step(match, next(text for text in legal(match) if text != "dix"))
        plays += 1
    assert plays == 18
    assert sum(match.view(None).tricks_won) == 9


def test_KLA_2_7_5_the_kernel_knows_who_played_the_first_of_the_two():
    state = playing("KS QS 7H", other="8S 9H TH")
    after = GAME.act(state, ELDER, GAME.parse("play QS")).state
    after = GAME.act(after, DEALER, GAME.parse("play 8S")).state
    kernel = GAME.kernel(after)
    assert kernel.announced(parse_card("KS")) == GAME.kernel_move(GAME.parse("play KS bella"))
    assert kernel.announced(parse_card("7H")) == GAME.kernel_move(GAME.parse("play 7H"))
