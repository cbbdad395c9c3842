"""SCH-2.4, SCH-2.5: legal cards, their points, and the winner of a trick."""

import itertools

import pytest

from engine.cards import parse_card, parse_cards
from engine.games.schieber import GAME
from engine.games.schieber.cards import PACK, RANKINGS
from engine.turn import Act
from tests.games.schieber.table import FOREHAND, after, dealt, playable, playing, refusal
from tests.games.table import do, refused

EXAMPLE = {"trumpsOnly": "any"}


@pytest.mark.parametrize(
    ("contract", "trick", "hand", "cards"),
    [
        pytest.param("S", "TH", "6H KH JS 7S AD", "JS 7S KH 6H", id="S1"),
        pytest.param("S", "9S", "6H KH JS 7S AD", "JS 7S", id="S2"),
        pytest.param("S", "9S", "6H KH JS AD", "JS KH 6H AD", id="S3"),
        pytest.param("S", "9S", "6H KH AD", "KH 6H AD", id="S4"),
        pytest.param("S", "TH QS", "6H KH JS 7S AS AD", "AS JS KH 6H", id="S5"),
        pytest.param("S", "TH QS", "7S 6S AD", "AD", id="S6"),
        pytest.param("S", "TH QS", "7S 6S 9S", "9S 7S 6S", id="S7"),
        pytest.param("S", "TH QS", "7S 6S", "7S 6S", id="S8"),
        pytest.param("S", "TH QS", "7S AS AD 6C", "AS AD 6C", id="S9"),
        pytest.param("S", "TH QS", "6H 7S", "6H", id="S10"),
        pytest.param("S", "TH 9S", "JS 6C", "JS 6C", id="S11"),
        pytest.param("S", "6S 9S", "JS 8S 7D", "JS 8S", id="S12"),
        pytest.param("O", "TH", "7H AH JS 9S", "AH 7H", id="S13"),
        pytest.param("U", "TH", "JS 9S AD", "JS 9S AD", id="S14"),
    ],
)
def test_SCH_2_4_the_legal_cards_of_the_sheet(contract, trick, hand, cards):
    state = playing(hand, trick, contract, **EXAMPLE)
    assert playable(state) == cards
    assert GAME.kernel(state).legal() == parse_cards(cards)


def test_SCH_2_4_3_S7_with_only_trumps_in_the_article_s_way():
    assert playable(playing("7S 6S 9S", "TH QS")) == "9S"
    assert refusal(playing("7S 6S 9S", "TH QS"), "play 7S") == "SCH-2.4.3"


def test_SCH_4_6_with_only_trumps_any_may_be_played():
    assert playable(playing("7S 6S 9S", "TH QS", trumpsOnly="any")) == "9S 7S 6S"
    assert playable(playing("7S 6S 9S", "TH QS", preset="swiss")) == "9S 7S 6S"
    assert playable(playing("7S 6S 9S AD", "TH QS", preset="swiss")) == "9S AD"


@pytest.mark.parametrize("manner", ["overtrump", "any"])
def test_SCH_2_4_3_only_lower_trumps_may_be_played_all(manner):
    assert playable(playing("7S 6S", "TH QS", trumpsOnly=manner)) == "7S 6S"


def test_SCH_2_4_1_the_Buur_does_not_free_other_trumps():
    assert playable(playing("JS 6S AH", "9S")) == "JS 6S"


def test_SCH_2_4_any_card_may_be_led():
    assert playable(playing("JS 7H AD")) == "JS 7H AD"


@pytest.mark.parametrize(
    ("contract", "trick", "hand", "action", "rule"),
    [
        ("S", "9S", "KH 7S AD", "play AD", "SCH-2.4.1"),
        ("S", "TH", "KH 7S AD", "play AD", "SCH-2.4.2"),
        ("O", "TH", "KH 7S AD", "play 7S", "SCH-2.4.2"),
        ("U", "TH", "KH 7S AD", "play AD", "SCH-2.4.2"),
        ("S", "TH QS", "KH 7S AD", "play 7S", "SCH-2.4.3"),
        ("S", "TH QS", "KH 7S AD", "play AD", "SCH-2.4.2"),
        ("S", "TH QS", "7S AD", "play 7S", "SCH-2.4.3"),
        ("S", "TH", "KH 7S AD", "play AS", "SCH-2.4"),
        ("S", "TH", "KH 7S AD", "play KH 7S", "SCH-2.4"),
        ("S", "TH", "KH 7S AD", "play KH KH", "SCH-2.4"),
        ("S", "TH", "KH 7S AD", "play none", "SCH-2.4"),
        ("S", "TH", "KH 7S AD", "play 5H", "SCH-1.1"),
        ("S", "TH", "KH 7S AD", "play KH 2C", "SCH-1.1"),
        ("S", "TH", "KH 7S AD", "play KH", None),
        ("S", "TH", "KH 7S AD", "play 7S", None),
    ],
)
def test_a_refusal_names_its_paragraph(contract, trick, hand, action, rule):
    assert refusal(playing(hand, trick, contract), action) == rule


def test_SCH_1_1_a_card_of_another_pack_is_refused_at_any_time():
    match = dealt()
    assert refused(match, "play 2S") == ("SCH-1.1", "engine-not-in-pack")
    assert refused(do(match, "choose O"), "play 2S") == ("SCH-1.1", "engine-not-in-pack")


def test_the_choice_offers_every_card_of_the_hand_open_or_disabled_with_its_reason():
    state = playing("6H KH JS 7S AS AD", "TH QS")
    options = GAME.choice(GAME.view(state, FOREHAND)).options
    assert [(option.text, option.refusal and option.refusal.rule) for option in options] == [
        ("play AS", None), ("play JS", None), ("play 7S", "SCH-2.4.3"),
        ("play KH", None), ("play 6H", None), ("play AD", "SCH-2.4.2"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("contract", "cards", "winner"),
    [
        pytest.param("S", "AH TH 6S KH", 2, id="S15"),
        pytest.param("S", "AS 9S JS KS", 2, id="S16"),
        pytest.param("U", "AH 6H TH AS", 1, id="S17"),
        pytest.param("U", "7D 6H 8D AD", 0, id="S18"),
        pytest.param("O", "TD AD AC KD", 1, id="S19"),
    ],
)
def test_SCH_2_5_the_winners_of_the_sheet(contract, cards, winner):
    first, *others = cards.split()
    state = playing(f"{first} 6C", contract=contract, others=tuple(others), tricks=(0,) * 7)
    end = after(state, *cards.split())
    assert GAME.view(end, None).last_trick.winner == winner


@pytest.mark.parametrize("contract", "HDSCOU")
def test_SCH_2_4_the_winner_leads_to_the_next_trick(contract):
    match = do(dealt(), f"choose {contract}")
    for _ in range(8):
        for _ in range(4):
            match = do(match, match.choice(match.turn.seat).legal[0])
        assert match.turn == Act(match.view(None).last_trick.winner)


def plain(orders):
    return dict(zip("AKQJT9876", orders, strict=True))


# The table of the rule sheet, column by column: A K Q J T 9 8 7 6.
TRUMP = plain((11, 4, 3, 20, 10, 14, 0, 0, 0))
PLAIN = plain((11, 4, 3, 2, 10, 0, 0, 0, 0))
OBENABE = plain((11, 4, 3, 2, 10, 0, 8, 0, 0))
UNDENUFE = {"A": plain((11, 4, 3, 2, 10, 0, 8, 0, 0)), "6": plain((0, 4, 3, 2, 10, 0, 8, 0, 11))}
SUITS = "SHDC"


def worth(card, contract, values="A"):
    """The points of a card, by the table of the rule sheet."""
    if contract == "O":
        return OBENABE[card[0]]
    if contract == "U":
        return UNDENUFE[values][card[0]]
    return (TRUMP if card[1] == contract else PLAIN)[card[0]]


@pytest.mark.parametrize("contract", "HDSCOU")
@pytest.mark.parametrize("values", ["A", "6"])
def test_SCH_1_3_SCH_4_3_what_each_card_counts(contract, values):
    points = RANKINGS[contract, values].points
    values_of_cards = {rank + suit: points[parse_card(rank + suit)] for rank in "AKQJT9876" for suit in SUITS}
    assert values_of_cards == {card: worth(card, contract, values) for card in values_of_cards}
    assert sum(values_of_cards.values()) == 152


@pytest.mark.parametrize("values", ["A", "6"])
def test_SCH_4_3_the_ace_or_the_six_counts_11_in_a_trick(values):
    state = playing("6H 6C", contract="U", others=("AH", "8H", "TH"), tricks=(0,) * 7, undenufeValues=values)
    assert GAME.view(after(state, "6H", "AH", "8H", "TH"), None).last_trick.points == 11 + 8 + 10


ORDERS = {"trump": "J9AKQT876", "plain": "AKQJT9876", "undenufe": "6789TJQKA"}


@pytest.mark.parametrize("contract", "HDSCOU")
def test_SCH_1_3_of_two_cards_of_a_suit_the_stronger_takes_the_trick(contract):
    beaten_by = RANKINGS[contract, "A"].beaten_by
    for suit in SUITS:
        order = ORDERS["undenufe" if contract == "U" else "trump" if suit == contract else "plain"]
        for stronger, weaker in itertools.combinations(order, 2):
            assert beaten_by[parse_card(weaker + suit)] >> parse_card(stronger + suit) & 1
            assert not beaten_by[parse_card(stronger + suit)] >> parse_card(weaker + suit) & 1


@pytest.mark.parametrize("contract", "HDSCOU")
def test_SCH_2_5_a_card_of_another_suit_takes_a_trick_only_as_trump(contract):
    beaten_by = RANKINGS[contract, "A"].beaten_by
    for lead, other in itertools.product(PACK, PACK):
        if lead // 13 != other // 13:
            assert bool(beaten_by[lead] >> other & 1) == (SUITS[other // 13] == contract)
