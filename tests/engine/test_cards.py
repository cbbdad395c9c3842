"""Cards and their text form (the notation's section on cards)."""

import pytest

from engine import cards
from engine.cards import Cards, card_set, card_text, cards_text, each, pack_of, parse_card, parse_cards


def test_numbering_is_pack_order() -> None:
    """Suits S H D C, in each A K Q J T 9 … 2; the number is suit * 13 + rank."""
    assert [card_text(cards.Card(number)) for number in (0, 1, 12, 13, 26, 39, 51)] == [
        "AS",
        "KS",
        "2S",
        "AH",
        "AD",
        "AC",
        "2C",
    ]


def test_every_card_round_trips_in_either_case() -> None:
    for number in range(52):
        text = card_text(cards.Card(number))
        assert parse_card(text) == parse_card(text.lower()) == number


@pytest.mark.parametrize("text", ["", "T", "TSS", "1S", "10S", "TX", "ST", " TS", "T\u017f", "\u2660T", "ſs", "İS"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^"):
        parse_card(text)


def test_a_set_prints_in_pack_order() -> None:
    assert cards_text(parse_cards("7c AH TS 9S")) == "TS 9S AH 7C"


def test_the_empty_set_is_none() -> None:
    assert cards_text(0) == "none"
    assert parse_cards("none") == 0


@pytest.mark.parametrize("text", ["", "TS TS", "TS  9S", "TS,9S", "none TS"])
def test_what_is_no_set_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^"):
        parse_cards(text)


def test_a_pack_of_some_ranks() -> None:
    short = pack_of((cards.SEVEN, cards.ACE))
    assert [card_text(card) for card in short] == ["AS", "7S", "AH", "7H", "AD", "7D", "AC", "7C"]


def test_cards_for_people() -> None:
    hand = Cards.parse("TS 9H AS")
    assert parse_card("9H") in hand
    assert parse_card("9D") not in hand
    assert list(hand) == list(each(card_set([parse_card("AS"), parse_card("TS"), parse_card("9H")])))
    assert len(hand) == 3
    assert str(hand) == "AS TS 9H"
    assert "AS" not in repr(hand)
