"""The events of every trick-taking game: cards are received and played.

>>> from engine.cards import parse_card
>>> describe_cards(CardPlayed(Seat(0), parse_card("AS"))).key
'engine-played'
>>> dealt = received((CardSet(1), CardSet(0)))
>>> [(event.public, event.private[0][0]) for event in dealt]
[(None, 0)]
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from engine.cards import Card, CardSet, Seat, each
from engine.game import Event, Hidden
from engine.message import CardsWord, CardWord, Message, SeatWord, message
from engine.tricks.ranking import CARD_NUMBERS

Events: TypeAlias = tuple[Event, ...]


@dataclass(frozen=True, slots=True, repr=False)
class CardsReceived(Hidden):
    """Cards that a seat has received; only that seat sees them."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card has been played to a trick."""

    seat: Seat
    card: Card


@lru_cache(maxsize=4 * CARD_NUMBERS)
def card_played(seat: Seat, card: Card) -> Event:
    """The public event of a played card; made once for each seat and card, since it is the most frequent event."""
    return Event(CardPlayed(seat, card))


def public(*parts: object) -> Events:
    """Events that the whole table sees."""
    return tuple(Event(part) for part in parts)


def received(hands: Sequence[CardSet]) -> Events:
    """By seat, the cards that each takes up: one event each, for nobody else; none for who takes up nothing."""
    return tuple(Event(None, ((Seat(seat), CardsReceived(cards)),)) for seat, cards in enumerate(hands) if cards)


def cards_word(cards: int) -> CardsWord:
    """Cards to be named, in pack order."""
    return CardsWord(tuple(each(cards)))


def describe_cards(part: CardsReceived | CardPlayed) -> Message:
    """The message of cards received or played."""
    match part:
        case CardPlayed(seat, card):
            return message("engine-played", player=SeatWord(seat), card=CardWord(card))
        case CardsReceived(cards):
            return message("engine-received", cards=cards_word(cards))
