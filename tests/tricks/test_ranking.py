"""Strength and points as tables, and playing at random."""

import random
from collections import Counter

import pytest

from engine.cards import ACE, KING, QUEEN, cards_text, each, parse_card, parse_cards
from engine.players.playout import random_card
from engine.tricks.ranking import SuitOrder, ranking, why_taken

PLAIN = SuitOrder((ACE, KING, QUEEN), {ACE: 11, KING: 4})
TRUMPS = SuitOrder((QUEEN, ACE, KING), {QUEEN: 3})


def test_each_suit_has_the_order_that_the_trump_gives_it():
    table = ranking(parse_card("AS") // 13, plain=PLAIN, trumps=TRUMPS)
    assert cards_text(table.higher[parse_card("KS")]) == "AS QS"
    assert cards_text(table.higher[parse_card("KH")]) == "AH"
    assert (table.points[parse_card("QS")], table.points[parse_card("QH")]) == (3, 0)


def test_a_plain_card_is_beaten_by_every_trump():
    table = ranking(parse_card("AS") // 13, plain=PLAIN, trumps=TRUMPS)
    assert table.beaten_by[parse_card("AH")] == parse_cards("AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S")
    assert cards_text(table.beaten_by[parse_card("AS")]) == "QS"


@pytest.mark.parametrize(
    ("cards", "taker"),
    [
        pytest.param("KH", "KH", id="alone"),
        pytest.param("KH QH AH", "AH", id="the highest of the led suit"),
        pytest.param("QH AD KC", "QH", id="others do not beat it"),
        pytest.param("AH KS KH", "KS", id="a trump"),
        pytest.param("AH AS KS QS", "QS", id="the highest trump, by its own order"),
    ],
)
def test_a_trick_is_taken_by_the_highest_trump_or_the_highest_of_the_led_suit(cards, taker):
    table = ranking(parse_card("AS") // 13, plain=PLAIN, trumps=TRUMPS)
    played = [parse_card(text) for text in cards.split()]
    assert played[table.taking(played)] == parse_card(taker)


def test_without_trump_all_suits_are_plain():
    table = ranking(None, plain=PLAIN, trumps=TRUMPS)
    assert cards_text(table.beaten_by[parse_card("KS")]) == "AS"


def test_random_cards_are_equally_likely():
    cards = parse_cards("AS 9H 2C")
    rng = random.Random(1)
    counts = Counter(random_card(cards, rng) for _ in range(3000))
    assert sorted(counts) == list(each(cards))
    assert min(counts.values()) > 900


@pytest.mark.parametrize(
    ("trick", "why"),
    [
        ("KH", None),
        ("KH QH", "engine-won-higher ♥ king queen"),
        ("QH KD AH KH", "engine-won-higher ♥ ace king"),
        ("QH KD AD", "engine-won-alone"),
        ("AH KS QH", "engine-won-trumped"),
        ("AH KS AS", "engine-won-overtrumped ♠ ace king"),
        ("AS KS QS", "engine-won-higher ♠ queen ace"),
    ],
)
def test_a_trick_says_why_it_is_the_winners(trick, why):
    table = ranking(parse_card("AS") // 13, plain=PLAIN, trumps=TRUMPS)
    said = why_taken(table, [parse_card(card) for card in trick.split()], complete=True)
    names = {ACE: "ace", KING: "king", QUEEN: "queen"}
    expected = None if why is None else [part for part in why.split() if part not in "♥♠"]
    assert expected == (None if said is None else [said.key, *(names[word.rank] for _, word in said.values)])


@pytest.mark.parametrize(("trick", "why"), [("QH KD", None), ("QH KH", "higher"), ("QH KS", "trumped")])
def test_an_open_trick_does_not_say_what_those_hold_who_are_still_to_play(trick, why):
    table = ranking(parse_card("AS") // 13, plain=PLAIN, trumps=TRUMPS)
    said = why_taken(table, [parse_card(card) for card in trick.split()], complete=False)
    assert (None if said is None else said.key) == (None if why is None else f"engine-won-{why}")
