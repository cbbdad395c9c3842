"""The tables by card number, against the cards' own names."""

import pytest

from engine.cards import CARD_TEXTS, RANK_LETTERS, SUIT_LETTERS, card_set, cards_text, parse_card
from engine.tricks.by_card import HIGHER, LOWER, SUIT, SUIT_OF


@pytest.mark.parametrize("text", CARD_TEXTS)
def test_a_card_has_its_suit_and_the_cards_above_and_below_it(text):
    rank, suit = text
    place, number = RANK_LETTERS.index(rank), parse_card(text)
    assert SUIT_LETTERS[SUIT_OF[number]] == suit
    assert cards_text(SUIT[number]).split() == [f"{letter}{suit}" for letter in RANK_LETTERS]
    assert cards_text(HIGHER[number] | LOWER[number] | 1 << number) == cards_text(SUIT[number])
    for table, above in ((HIGHER, True), (LOWER, False)):
        others = [letter for letter in RANK_LETTERS if letter != rank and (RANK_LETTERS.index(letter) < place) == above]
        assert table[number] == card_set(parse_card(f"{letter}{suit}") for letter in others)
