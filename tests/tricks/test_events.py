"""Cards taken up and played, as each viewer may see them."""

from engine.cards import Seat, parse_card, parse_cards
from engine.message import CardsWord, CardWord, SeatWord, message
from engine.tricks.events import CardPlayed, CardsReceived, describe_cards, public, received


def test_what_is_public_is_seen_by_all():
    (event,) = public("happening")
    assert [event.seen_by(viewer) for viewer in (None, Seat(0), Seat(3))] == ["happening"] * 3


def test_cards_taken_up_are_told_to_their_owner_alone():
    hands = (parse_cards("AS"), parse_cards("none"), parse_cards("7H 2C"))
    events = received(hands)
    seen = {viewer: [event.seen_by(viewer) for event in events] for viewer in (None, Seat(0), Seat(1), Seat(2))}
    assert seen == {
        None: [None, None],
        0: [CardsReceived(hands[0]), None],
        1: [None, None],
        2: [None, CardsReceived(hands[2])],
    }


def test_a_hand_taken_up_is_in_no_repr():
    (event,) = received((parse_cards("AS"),))
    assert repr(event) == "<Event>"
    assert repr(event.private[0][1]) == "<CardsReceived>"


def test_cards_are_named_in_pack_order():
    taken_up = CardsReceived(parse_cards("2C AS 7H"))
    named = tuple(map(parse_card, ("AS", "7H", "2C")))
    assert describe_cards(taken_up) == message("engine-received", cards=CardsWord(named))
    played = CardPlayed(Seat(1), parse_card("TS"))
    assert describe_cards(played) == message("engine-played", player=SeatWord(Seat(1)), card=CardWord(parse_card("TS")))
