"""Text without language: a message key and typed values; catalogues turn it into words (`bot.text.i18n`).

The values keep their types so that one message can be said in every language and with every deck of card words:
a card is `CardWord`, never a number or a letter in a string.

>>> message("klaberjass-action-take", suit=SuitWord(Suit(1))).values
(('suit', SuitWord(suit=1)),)
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card, Rank, Seat, Suit


@dataclass(frozen=True, slots=True)
class CardWord:
    """One card."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardsWord:
    """Several cards, in the order in which they are to be read."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SuitWord:
    """A suit."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class SuitName:
    """A suit by its word alone, as part of a name: No hearts."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class SuitSigns:
    """Suits by their signs alone, one after the other, where there is no room for words."""

    suits: tuple[Suit, ...]


@dataclass(frozen=True, slots=True)
class RankWord:
    """A rank."""

    rank: Rank


@dataclass(frozen=True, slots=True)
class RanksWord:
    """Several ranks, in the order in which they are to be read."""

    ranks: tuple[Rank, ...]


@dataclass(frozen=True, slots=True)
class SeatWord:
    """Whoever sits at this seat; a side (team) is named by its seats."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SideWord:
    """One side of the match: a player, or the partners of a team."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the catalogues and its values, by name. An `int` value is an amount."""

    key: str
    values: tuple[tuple[str, "Value"], ...] = ()

    def cards(self) -> Iterator[Card]:
        """Every card that the message names, for the secrecy tests."""
        for _, value in self.values:
            match value:
                case CardWord(card):
                    yield card
                case CardsWord(cards):
                    yield from cards
                case Message():
                    yield from value.cards()


Value: TypeAlias = (
    int | CardWord | CardsWord | SuitWord | SuitName | SuitSigns | RankWord | RanksWord | SeatWord | SideWord | Message
)
"""What a message may carry; an `int` is an amount."""


def message(key: str, **values: Value) -> Message:
    """A message with these values; the short way to write one."""
    return Message(key, tuple(values.items()))
