"""What a table of four seats shows of hands and tricks."""

from dataclasses import dataclass

from engine.cards import Seat, parse_card, parse_cards
from engine.tricks.four_players import NOTHING, by_seat, counts_of, hand_of, laid, tricks_won

HANDS = by_seat(parse_cards(text) for text in ("AS KS", "none", "2C", "7H 8H 9H"))


@dataclass(frozen=True)
class Won:
    winner: Seat


def test_a_viewer_sees_their_own_hand_and_the_public_none():
    assert [hand_of(HANDS, Seat(seat)) for seat in range(4)] == list(HANDS)
    assert hand_of(HANDS, None) == 0


def test_how_many_cards_and_tricks_each_has():
    assert counts_of(HANDS) == (2, 0, 1, 3)
    assert counts_of(NOTHING) == (0, 0, 0, 0)
    assert tricks_won(Won(Seat(seat)) for seat in (3, 0, 3, 3, 1)) == (1, 1, 0, 3)


def test_a_trick_goes_round_from_its_leader():
    cards = [parse_card(text) for text in ("TS", "AS", "2D")]
    assert [(played.seat, played.card) for played in laid(Seat(2), cards)] == list(zip((2, 3, 0), cards, strict=True))
