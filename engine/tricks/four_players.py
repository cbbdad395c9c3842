"""What the games of four seats share: values by seat, and what a table shows of hands and tricks.

>>> from engine.cards import parse_cards
>>> hands = by_seat([parse_cards("AS KS"), parse_cards("AH"), 0, 0])
>>> counts_of(hands), hand_of(hands, None) == NO_CARDS
((2, 1, 0, 0), True)
"""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol, TypeAlias

from engine.cards import NO_CARDS, Card, CardSet, Seat
from engine.scene import Laid
from engine.turn import Act

SEATS: Final = (Seat(0), Seat(1), Seat(2), Seat(3))
TURNS: Final = tuple(map(Act, SEATS))
Four: TypeAlias = tuple[int, int, int, int]
"""A number by seat."""
BySeat: TypeAlias = tuple[CardSet, CardSet, CardSet, CardSet]
NONE: Final[Four] = (0, 0, 0, 0)
NOTHING: Final[BySeat] = (NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS)


class Taken(Protocol):
    """A finished trick."""

    @property
    def winner(self) -> Seat:
        """The seat that has taken it."""


def by_seat(cards: Iterable[int]) -> BySeat:
    """The cards of four seats."""
    first, second, third, fourth = cards
    return CardSet(first), CardSet(second), CardSet(third), CardSet(fourth)


def hand_of(hands: BySeat, viewer: Seat | None) -> CardSet:
    """The viewer's own hand; the public sees none."""
    return NO_CARDS if viewer is None else hands[viewer]


def counts_of(hands: BySeat) -> Four:
    """How many cards each seat holds."""
    first, second, third, fourth = hands
    return first.bit_count(), second.bit_count(), third.bit_count(), fourth.bit_count()


def tricks_won(tricks: Iterable[Taken]) -> Four:
    """How many tricks each seat has taken."""
    won = [0, 0, 0, 0]
    for trick in tricks:
        won[trick.winner] += 1
    return won[0], won[1], won[2], won[3]


def laid(leader: Seat, cards: Sequence[Card]) -> tuple[Laid, ...]:
    """The cards of a trick for a scene, each with the seat that played it."""
    return tuple(Laid(Seat((leader + place) % 4), card) for place, card in enumerate(cards))
