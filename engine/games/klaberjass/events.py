"""The events of a match of Klaberjass, as far as their witnesses may know them, and their messages."""

from dataclasses import dataclass
from typing import Any

from engine.cards import Card, CardSet, Seat, Suit
from engine.games.klaberjass.model import Bid, DealResult, Said
from engine.message import CardWord, Message, RankWord, SeatWord, SuitWord, message
from engine.tricks.events import CardPlayed, CardsReceived, cards_word, describe_cards


@dataclass(frozen=True, slots=True)
class DealOpened:
    """KLA-2.1: six cards each are dealt and a card is turned up."""

    number: int
    dealer: Seat
    up: Card


@dataclass(frozen=True, slots=True)
class BidMade:
    """KLA-2.2, KLA-2.3: a seat has bid."""

    bid: Bid


@dataclass(frozen=True, slots=True)
class TrumpFixed:
    """KLA-2.4: trump is fixed, three more cards each are dealt, and the bottom card is turned."""

    maker: Seat
    trump: Suit
    bottom: Card


@dataclass(frozen=True, slots=True)
class DixExchanged:
    """KLA-2.5: a seat has exchanged the seven of trump for the turn-up."""

    seat: Seat
    seven: Card
    up: Card


@dataclass(frozen=True, slots=True)
class SequenceSaid:
    """KLA-2.6: a seat has said a sentence of the dialogue."""

    said: Said


@dataclass(frozen=True, slots=True)
class SequencesShown:
    """KLA-2.6.6: the winner has shown all sequences."""

    seat: Seat
    cards: CardSet
    points: int


@dataclass(frozen=True, slots=True)
class SequencesTied:
    """KLA-2.6.7: the best sequences are equal, and nobody scores one."""


@dataclass(frozen=True, slots=True)
class BellaScored:
    """KLA-2.7.5: the bella was announced."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """KLA-2.7.4: a trick is finished."""

    seat: Seat
    points: int
    last: bool


@dataclass(frozen=True, slots=True)
class DealFinished:
    """KLA-2.8: the deal is settled, or was thrown in."""

    result: DealResult


@dataclass(frozen=True, slots=True)
class MatchFinished:
    """KLA-2.9: the match is over."""

    totals: tuple[int, int]


def describe(part: Any) -> Message:
    """The message of a part of an event.

    Raises:
        TypeError: it is no part of an event of Klaberjass.
    """
    match part:
        case CardPlayed() | CardsReceived():
            return describe_cards(part)
        case TrickTaken(seat, points, last):
            key = "klaberjass-took-last-trick" if last else "klaberjass-took-trick"
            return message(key, player=SeatWord(seat), points=points)
        case BellaScored(seat):
            return message("klaberjass-scored-bella", player=SeatWord(seat))
        case DealOpened(number, dealer, up):
            return message("klaberjass-dealt", number=number, player=SeatWord(dealer), card=CardWord(up))
        case BidMade(bid):
            return message("klaberjass-said", player=SeatWord(bid.seat), words=describe_bid(bid))
        case TrumpFixed(maker, trump, bottom):
            return message(
                "klaberjass-trump-fixed", player=SeatWord(maker), suit=SuitWord(trump), card=CardWord(bottom)
            )
        case DixExchanged(seat, seven, up):
            return message("klaberjass-exchanged-dix", player=SeatWord(seat), seven=CardWord(seven), card=CardWord(up))
        case SequenceSaid(said):
            return message("klaberjass-said", player=SeatWord(said.seat), words=describe_said(said))
        case SequencesShown(seat, cards, points):
            return message("klaberjass-showed", player=SeatWord(seat), cards=cards_word(cards), points=points)
        case SequencesTied():
            return message("klaberjass-sequences-tied")
        case DealFinished(result):
            return describe_result(result)
        case MatchFinished(totals):
            return describe_end(totals)
        case _:
            raise TypeError(type(part).__name__)


def describe_end(totals: tuple[int, int]) -> Message:
    """KLA-2.9.1: the message that names the winner of the match."""
    if totals[0] == totals[1]:
        return message("klaberjass-match-drawn", points=totals[0])
    winner = Seat(totals.index(max(totals)))
    return message("klaberjass-match-won", player=SeatWord(winner), points=max(totals), others=min(totals))


def describe_bid(bid: Bid) -> Message:
    """The message of a bid."""
    key = f"klaberjass-words-{bid.word}"
    return Message(key) if bid.suit is None else message(key, suit=SuitWord(bid.suit))


def describe_said(said: Said) -> Message:
    """The message of a sentence of the dialogue."""
    key = f"klaberjass-words-{said.what}"
    if said.rank is not None:
        return message(key, rank=RankWord(said.rank))
    if said.amount is not None:
        return message(key, amount=said.amount)
    return message(key)


def describe_result(result: DealResult) -> Message:
    """The message that tells in one line how a deal ended."""
    if result.maker is None:
        return Message(f"klaberjass-deal-{result.outcome}")
    defender = Seat(1 - result.maker)
    return message(
        f"klaberjass-deal-{result.outcome}",
        maker=SeatWord(result.maker),
        defender=SeatWord(defender),
        made=result.made(result.maker),
        against=result.made(defender),
        credited=result.scored[defender],
    )
