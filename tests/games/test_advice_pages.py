"""The ten sentences of advice say what the rules of thumb say, whose weights were fitted to thousands of deals."""

import pytest

from engine.cards import parse_cards, parse_suit
from engine.games.barbu.actions import parse as barbu_action
from engine.games.barbu.player.hand_evaluation import AVERAGE, expected_score
from engine.games.klaberjass.player.guide import NAME_FROM, TAKE_FROM, suit_worth
from engine.games.schieber.model import Options as SchieberOptions
from engine.games.schieber.player.guide import PUSH_BELOW
from engine.games.schieber.player.hand_evaluation import margin

CLUBS = parse_suit("C")


def klaberjass(hand: str) -> int:
    """The worth of six cards with clubs as trump, for the elder."""
    return suit_worth(parse_cards(hand), CLUBS, elder=True)


@pytest.mark.parametrize(
    ("hand", "enough"),
    [
        ("JC 7C QS 8S QH 8D", True),  # 1: the jack and one more trump
        ("AC KC 8C 7C QS 8D", True),  # 2: four trumps
        ("9C AC 7C QS 8S 8D", True),  # 2: three with the nine
        ("AC KC 7C QS 8S 8D", False),  # 3: three without jack and nine …
        ("AC KC 7C AS 8S 8D", True),  # … with an ace beside them
        ("AC KC 7C QS JS TS", True),  # … with a sequence
        ("AC KC QS 8S 8H 8D", False),  # 4: two trumps without the jack
    ],
)
def test_klaberjass_what_is_enough_to_take(hand: str, enough: bool) -> None:
    assert (klaberjass(hand) >= min(TAKE_FROM, NAME_FROM)) == enough


def test_klaberjass_the_pair_and_a_sequence_are_worth_a_trump() -> None:
    pair, third = klaberjass("KC QC 8S 8H 8D 7S"), klaberjass("QC 8C 7C 8S 8H 8D")
    assert pair > third
    assert klaberjass("AC 8C QS JS TS 8H") >= klaberjass("AC 8C 7C QS JS 8H")


def schieber(hand: str, contract: str) -> float:
    """The margin of a contract in the classic rules, as the guide compares it with a push."""
    options = SchieberOptions()
    return margin(parse_cards(hand), contract, options) / sum(options.multipliers)  # type: ignore[arg-type]


def test_schieber_the_multiplier_comes_first() -> None:
    fine_hearts, modest = "JH 9H AH KH 8S 7S 8D 7D TC", "6S 7S 8H 6H TD 6D 7D JC KC"
    assert schieber(modest, "U") > schieber(fine_hearts, "H")


def test_schieber_what_is_enough_to_choose() -> None:
    assert schieber("JC AC TC 7C AS 7S 8H TD 7D", "C") >= PUSH_BELOW
    assert schieber("JH AH TH 7H AS 7S 8C TD 7D", "H") < PUSH_BELOW
    assert schieber("AC KC TC 7C AS 8S 7H TD 7D", "C") < PUSH_BELOW, "four trumps without the Buur"


def barbu(hand: str, declaration: str) -> float:
    """What a dealer may expect before doubles."""
    declared = barbu_action(f"declare {declaration}").declared  # type: ignore[union-attr]
    return expected_score(parse_cards(hand), declared, dealer=True)


def test_barbu_the_king_is_safe_with_two_lower_hearts_and_a_queen_with_three_lower_cards() -> None:
    alone, guarded = "KH AS 9S 5S 4S TD 7D 3D 2D JC 8C 4C 2C", "KH 5H 3H 9S 5S 4S 7D 3D 2D JC 8C 4C 2C"
    assert barbu(guarded, "NK") > barbu(alone, "NK") + 2
    assert barbu(guarded, "NK") > AVERAGE["NK"]


def test_barbu_five_trumps_with_two_honours_and_an_ace_are_better_than_an_average_hand() -> None:
    assert barbu("AS QS 8S 6S 3S AH 9H 4H TD 7D 8C 5C 2C", "TR S") > AVERAGE["TR"] - 5
