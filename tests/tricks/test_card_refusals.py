"""Refusals of cards that cannot answer the question."""

from engine.cards import pack_of, parse_card, parse_cards
from engine.message import CardWord, message
from engine.tricks.card_refusals import refuse_all_but_one, refuse_foreign, refuse_unheld

SHORT_PACK = parse_cards("AS KS QS JS")
HAND = parse_cards("AS 7H")


def cards(text):
    return [parse_card(word) for word in text.split()]


def rule_and_message(refusal):
    return None if refusal is None else (refusal.rule, refusal.message)


def test_the_first_card_outside_the_pack_is_named_with_the_size_of_the_pack():
    assert rule_and_message(refuse_foreign(cards("KS 2H 3C"), SHORT_PACK, "P")) == (
        "P",
        message("engine-not-in-pack", card=CardWord(parse_card("2H")), size=4),
    )
    assert refuse_foreign(cards("KS AS"), SHORT_PACK, "P") is None
    assert refuse_foreign([], SHORT_PACK, "P") is None


def test_the_first_card_that_is_not_held_is_named():
    not_held = ("R", message("engine-not-held", card=CardWord(parse_card("7S"))))
    assert rule_and_message(refuse_unheld(cards("AS 7S 8S"), HAND, "R")) == not_held
    assert refuse_unheld(cards("7H AS"), HAND, "R") is None
    assert refuse_unheld(cards("2D"), 1 << parse_card("2D"), "R") is None


def test_a_play_is_of_one_card_of_the_hand():
    assert refuse_all_but_one(cards("7H"), HAND, "R") is None
    for text in ("", "AS 7H", "AS AS", "KS QS"):
        assert rule_and_message(refuse_all_but_one(cards(text), HAND, "R")) == ("R", message("engine-one-card"))
    for card in pack_of(range(13)):
        refusal = refuse_all_but_one([card], HAND, "R")
        assert (refusal is None) == (card in cards("AS 7H"))
