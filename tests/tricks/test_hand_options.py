"""The cards of a hand as options."""

import random

from engine.cards import HEARTS, SPADES, CardSet, parse_card, parse_cards
from engine.game import Refusal
from engine.message import CardWord, Message, message
from engine.tricks.by_card import HandTable
from engine.tricks.follow import CompiledRules, FollowRule, Led, follow_suit, trump_if_void
from engine.tricks.hand_options import HandOptions

PLAYS = HandOptions("a-card", "hand")
FOLLOW = FollowRule("FOLLOW", lambda _: Message("follow"), follow_suit)
TRUMP = FollowRule("TRUMP", lambda _: Message("trump"), trump_if_void)
HEARTS_LED = Led(HEARTS, SPADES, None, CardSet(0))


def rules(options):
    """The options in short: each card, with the paragraph that forbids it."""
    disabled = [f"({option.refusal.rule})" if option.refusal else "" for option in options]
    return " ".join(option.text.removeprefix("play ") + why for option, why in zip(options, disabled, strict=True))


def under(hand, *duties):
    return rules(PLAYS.under(parse_cards(hand), CompiledRules.of(duties, HEARTS_LED)))


def test_an_open_card_is_an_option_of_the_group_with_its_name():
    (option,) = PLAYS.open(parse_cards("TH"))
    assert (option.text, option.group, option.card, option.refusal) == ("play TH", "hand", parse_card("TH"), None)
    assert option.label == message("a-card", card=CardWord(parse_card("TH")))


def test_a_hand_stands_in_pack_order():
    assert rules(PLAYS.open(parse_cards("6C AS 2D TH 9H KC"))) == "AS TH 9H 2D KC 6C"
    assert PLAYS.open(0) == ()


def test_a_forbidden_hand_has_one_reason_for_all_cards():
    waiting = Refusal("TURN", Message("wait"))
    options = PLAYS.disabled(parse_cards("9S AH"), waiting)
    assert [(option.text, option.refusal) for option in options] == [("play 9S", waiting), ("play AH", waiting)]


def test_a_hand_of_which_only_some_cards_are_legal_has_one_reason_for_the_others():
    no = Refusal("NO", Message("no"))
    hand = parse_cards("9S KH AD")
    assert rules(PLAYS.either(hand, parse_cards("KH 2C"), no)) == "9S(NO) KH AD(NO)"
    assert rules(PLAYS.either(hand, hand, no)) == "9S KH AD"


def test_one_card_may_be_forbidden_for_a_reason_of_its_own():
    no = Refusal("NO", Message("no"))
    (open_one,) = PLAYS.open(parse_cards("KH"))
    assert PLAYS.one(parse_card("KH"), None) == open_one
    assert rules([PLAYS.one(parse_card("KH"), no)]) == "KH(NO)"


def test_under_duties_each_card_is_open_or_forbidden_by_the_first_that_removes_it():
    assert under("9S KH 7H AD", FOLLOW) == "9S(FOLLOW) KH 7H AD(FOLLOW)"
    assert under("9S KH 7H AD", FOLLOW, TRUMP) == "9S(FOLLOW) KH 7H AD(FOLLOW)"
    assert under("9S 7S AD", FOLLOW, TRUMP) == "9S 7S AD(TRUMP)"
    assert under("AD 6C", FOLLOW, TRUMP) == "AD 6C"
    assert under("9S AD") == "9S AD"


def test_what_is_there_for_each_card_of_any_hand():
    numbers = HandTable(tuple(range(52)))
    rng = random.Random(1)
    for _ in range(200):
        held = rng.sample(range(52), rng.randrange(53))
        assert numbers(sum(1 << card for card in held)) == tuple(sorted(held))
