"""The events of a plain game beside cards received and played, and their messages.

>>> describe_end((5, 1, 4, 3)).key, describe_end((4, 4, 4, 1)).key
('engine-match-won', 'engine-match-shared')
"""

from dataclasses import dataclass
from typing import Any

from engine.cards import Seat
from engine.message import Message, SeatWord, SideWord, message
from engine.tricks.events import CardPlayed, CardsReceived, describe_cards
from engine.tricks.four_players import SEATS, Four
from engine.tricks.plain.model import DealResult
from engine.tricks.standings import ranked


@dataclass(frozen=True, slots=True)
class DealOpened:
    """A deal begins; `number` from 1 on."""

    number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is finished; `number` from 1 on."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class DealFinished:
    """A deal is over."""

    result: DealResult


@dataclass(frozen=True, slots=True)
class MatchFinished:
    """The match is over."""

    totals: Four


def describe(part: Any) -> Message:
    """The message of a part of an event.

    Raises:
        TypeError: no plain game has such an event.
    """
    match part:
        case CardsReceived() | CardPlayed():
            return describe_cards(part)
        case DealOpened(number, dealer):
            return message("engine-dealt", number=number, dealer=SeatWord(dealer))
        case TrickTaken(seat, number):
            return message("engine-took-trick", player=SeatWord(seat), number=number)
        case DealFinished(result):
            return describe_result(result)
        case MatchFinished(totals):
            return describe_end(totals)
        case _:
            raise TypeError(type(part).__name__)


def describe_result(result: DealResult) -> Message:
    """The message of what a deal brought to each player."""
    first, second, third, fourth = (
        message("engine-scored", player=SeatWord(seat), amount=result.scored[seat]) for seat in SEATS
    )
    return message("engine-deal-scored", first=first, second=second, third=third, fourth=fourth)


def describe_end(totals: Four) -> Message:
    """The message that names who wins the match or shares the first place."""
    best = tuple(map(Seat, ranked(totals)[0]))
    key = "engine-match-won" if len(best) == 1 else "engine-match-shared"
    return message(key, winner=SideWord(best), points=max(totals))
