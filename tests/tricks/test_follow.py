"""Follow rules as compositions of duties: narrowing, exemptions, reasons, and what a failure tells."""

from itertools import combinations

import pytest

from engine.cards import CardSet, Suit, card_set, cards_text, each, parse_card, parse_cards, parse_suit
from engine.message import Message
from engine.tricks.follow import (
    CompiledRules,
    FollowRule,
    Led,
    beat_led_trump,
    failures,
    follow_suit,
    narrow,
    trump_if_void,
)

SPADES = parse_suit("S")
TRUMPS = parse_cards("JS 9S AS KS QS TS 8S 7S 6S")
TRUMP_ORDER = ["JS", "9S", "AS", "KS", "QS", "TS", "8S", "7S", "6S"]


def no_text(_: Led) -> Message:
    return Message("no-text")


def rule(paragraph, keeps):
    return FollowRule(paragraph, no_text, keeps)


def led(text, *, trumps_played="", trump="S"):
    """A card led, and trumps played after it."""
    trump_suit = parse_suit(trump)
    played = [card for card in [text, *trumps_played.split()] if card[1] == trump]
    top = min(played, key=TRUMP_ORDER.index, default=None)
    above = TRUMP_ORDER[: TRUMP_ORDER.index(top)] if top else TRUMP_ORDER
    return Led(
        parse_suit(text[1]),
        trump_suit,
        parse_card(top) if top else None,
        CardSet(sum(1 << parse_card(card) for card in above)),
    )


def legal(rules, hand, trick):
    return cards_text(narrow(parse_cards(hand), CompiledRules.of(rules, trick).steps))


FOLLOW = rule("follow", follow_suit)
BEAT = rule("beat", beat_led_trump)
RUFF = rule("ruff", trump_if_void)


def test_a_rule_keeps_what_fulfils_it_if_there_is_any():
    assert legal([FOLLOW], "AH KH AD", led("7H")) == "AH KH"
    assert legal([FOLLOW], "AD KC", led("7H")) == "AD KC"


def test_rules_narrow_one_after_the_other():
    rule = [FOLLOW, BEAT, RUFF]
    assert legal(rule, "JS 8S AH", led("9S")) == "JS"
    assert legal(rule, "8S 7S AH", led("9S")) == "8S 7S"
    assert legal(rule, "8S AH", led("9H")) == "AH"
    assert legal(rule, "8S AD", led("9H")) == "8S"


def test_what_asks_for_nothing_in_this_trick_is_left_out():
    assert len(CompiledRules.of([FOLLOW, BEAT, RUFF], led("9H")).steps) == 2


@pytest.mark.parametrize(
    ("hand", "card", "rule"),
    [
        ("JS 8S AH", "AH", "follow"),
        ("JS 8S AH", "8S", "beat"),
        ("JS 8S AH", "JS", None),
        ("AH AD", "AD", None),
    ],
)
def test_a_refusal_comes_from_the_first_rule_that_removed_the_card(hand, card, rule):
    found = CompiledRules.of([FOLLOW, BEAT, RUFF], led("9S")).reason(parse_cards(hand), parse_card(card))
    assert (found and found.rule) == rule


# ------------------------------------------------------------- the rules of other games are made of the same duties


def bare_jack(trick: Led):
    """The only trump held is the jack."""
    return TRUMPS, 1 << parse_card("JS")


def void_of_led(trick: Led):
    return follow_suit(trick), 0


def follow_or_trump(trick: Led) -> int:
    return follow_suit(trick) | TRUMPS


def not_under(trick: Led) -> int:
    """Everything but trumps below the strongest one on the table."""
    below = TRUMPS & ~trick.above
    return 0 if trick.suit == trick.trump or trick.top is None else ~below


def follow_trumps(trick: Led) -> int:
    return TRUMPS if trick.suit == trick.trump else 0


SCHIEBER = [
    rule("follow trumps", follow_trumps).unless(bare_jack),
    FollowRule(
        "follow or trump", no_text, lambda trick: 0 if trick.suit == trick.trump else follow_or_trump(trick)
    ).unless(void_of_led),
    rule("no undertrumping", not_under),
]


@pytest.mark.parametrize(
    ("trick", "hand", "cards"),
    [
        pytest.param(led("8S"), "JS TS AH", "JS TS", id="trumps led: follow, no duty to beat"),
        pytest.param(led("8S"), "JS AH", "JS AH", id="the bare jack need not follow"),
        pytest.param(led("8S"), "TS AH", "TS", id="another bare trump must"),
        pytest.param(led("8S"), "AH AD", "AH AD", id="no trump"),
        pytest.param(led("8H"), "AH AD TS", "TS AH", id="follow or ruff"),
        pytest.param(led("8H"), "AD TS", "TS AD", id="void: anything"),
        pytest.param(led("8H", trumps_played="9S"), "AH TS JS", "JS AH", id="follow, or overtrump"),
        pytest.param(led("8H", trumps_played="9S"), "AD TS JS", "JS AD", id="void: no undertrumping"),
        pytest.param(led("8H", trumps_played="9S"), "TS JS", "JS", id="only trumps: overtrump"),
        pytest.param(led("8H", trumps_played="9S"), "TS 8S", "TS 8S", id="only lower trumps: all"),
    ],
)
def test_schieber_is_a_composition(trick, hand, cards):
    assert legal(SCHIEBER, hand, trick) == cards


def overtrump(trick: Led) -> int:
    return trick.above


BARBU = [FOLLOW, rule("overtrump", overtrump)]


@pytest.mark.parametrize(
    ("trick", "hand", "cards"),
    [
        pytest.param(led("TS"), "9S 8S AH", "9S", id="beat a led trump"),
        pytest.param(led("TS"), "8S AH", "8S", id="any trump"),
        pytest.param(led("8H"), "AH 9S", "AH", id="no ruffing while able to follow"),
        pytest.param(led("8H"), "AD 9S", "9S", id="ruff"),
        pytest.param(led("8H", trumps_played="TS"), "AD 9S 8S", "9S", id="overtrump"),
        pytest.param(led("8H", trumps_played="TS"), "AD 8S", "8S AD", id="no duty to undertrump"),
    ],
)
def test_barbu_trumps_are_a_composition(trick, hand, cards):
    assert legal(BARBU, hand, trick) == cards


# ------------------------------------------------------------------------------------------------ what a failure tells


@pytest.mark.parametrize(
    ("trick", "card", "lacking"),
    [
        pytest.param("9S", "8S", "JS", id="a lower trump: none that is higher"),
        pytest.param("9S", "JS", "none", id="a higher trump: nothing"),
        pytest.param("9S", "AH", "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", id="no trump: none at all"),
    ],
)
def test_who_fails_lacks(trick, card, lacking):
    assert cards_text(failures(CompiledRules.of([FOLLOW, BEAT, RUFF], led(trick)).steps, parse_card(card))) == lacking


def test_who_neither_follows_nor_trumps_lacks_both():
    steps = CompiledRules.of([FOLLOW, BEAT, RUFF], led("9H")).steps
    assert failures(steps, parse_card("AD")) == follow_suit(led("9H")) | trump_if_void(led("9H"))
    assert failures(steps, parse_card("8S")) == follow_suit(led("9H"))
    assert failures(steps, parse_card("7H")) == 0


def test_a_player_who_may_have_been_exempt_lacks_what_neither_they_nor_a_bound_player_may_hold():
    steps = CompiledRules.of([FOLLOW.unless(bare_jack)], led("8S")).steps
    assert failures(steps, parse_card("AH")) == TRUMPS & ~parse_cards("JS")


@pytest.mark.parametrize("trick", ["8S", "9H", "9H 8S", "9H 9S"])
def test_a_failure_is_known_exactly_when_no_hand_with_the_card_could_have_played_so(trick):
    """Against all hands of up to three cards of a small pack."""
    pack = parse_cards("JS 9S 8S 7S AH 7H AD") & ~parse_cards(trick)
    first, *others = trick.split()
    steps = CompiledRules.of(SCHIEBER, led(first, trumps_played=" ".join(others))).steps
    hands = [card_set(hand) for size in (1, 2, 3) for hand in combinations(each(pack), size)]
    for played in each(pack):
        could = [hand for hand in hands if hand >> played & 1 and narrow(hand, steps) >> played & 1]
        for card in each(pack & ~(1 << played)):
            assert bool(failures(steps, played) >> card & 1) == (not any(hand >> card & 1 for hand in could))


def test_without_trumps_there_is_nothing_to_ruff_with():
    assert trump_if_void(Led(Suit(1), None, None, CardSet(0))) == 0
