"""The events of a match of Vira, as far as their witnesses may know them, and their messages."""

from dataclasses import dataclass
from typing import Any

from engine.cards import Card, CardSet, Seat, Suit
from engine.game import Hidden
from engine.games.vira.bid_messages import bid_word, contract_word, listed
from engine.games.vira.cards import second_preference
from engine.games.vira.model import Amounts, Bid, BySeat, Call, DealResult, Payment
from engine.message import CardsWord, Message, SeatWord, SideWord, SuitWord, message
from engine.tricks.events import CardPlayed, CardsReceived, cards_word, describe_cards


@dataclass(frozen=True, slots=True)
class DealOpened:
    """VIR-1.2: thirteen cards each are dealt, and the preference suit is turned.

    `length`: deals in the match; `idle`: with four at the table, the seat that sits out.
    """

    number: int
    length: int
    dealer: Seat
    idle: Seat | None
    preference: Suit


@dataclass(frozen=True, slots=True)
class Called:
    """VIR-3.2: what a seat said in the auction."""

    call: Call


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """VIR-3.4: the two others have passed."""

    declarer: Seat
    bid: Bid


@dataclass(frozen=True, slots=True)
class Sharpened:
    """VIR-1.4: the declarer announces a stronger contract; None: keeps the one that was won."""

    seat: Seat
    bid: Bid | None


@dataclass(frozen=True, slots=True)
class CardsTurned:
    """VIR-1.5.B: the top cards of the talon are turned up, in their order."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """VIR-1.5: the declarer has named the trump suit."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class MisereChosen:
    """VIR-1.5.C: the declarer plays a gask to lose every trick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsExchanged:
    """VIR-1.5, VIR-1.6: how many cards a seat has discarded, and how many it has drawn; either may be 0."""

    seat: Seat
    discarded: int
    drawn: int


@dataclass(frozen=True, slots=True, repr=False)
class CardsDrawn(Hidden):
    """The same exchange, for the seat itself."""

    seat: Seat
    discarded: CardSet
    drawn: CardSet


@dataclass(frozen=True, slots=True, repr=False)
class PartnerDrew(Hidden):
    """VIR-1.8.6: the same exchange, for the other defender in grande royale, who sees the drawn cards in the hand."""

    seat: Seat
    discarded: int
    drawn: CardSet


@dataclass(frozen=True, slots=True)
class ExchangesAgain:
    """VIR-1.5: the declarer exchanges a second time; `fees`: paid for it at once, perhaps none."""

    seat: Seat
    fees: tuple[Payment, ...]


@dataclass(frozen=True, slots=True)
class Stood:
    """VIR-1.5: the declarer plays with the hand as it is."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Surrendered:
    """VIR-1.5: the declarer lays down the hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandExposed:
    """VIR-1.8.5: from now on everybody sees the declarer's hand."""

    seat: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True, repr=False)
class PartnerShown(Hidden):
    """VIR-1.8.6: in grande royale a defender sees the hand of the other one, at `seat`."""

    seat: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """VIR-1.7.3: a trick is finished; `number` from 1 on."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class UnusedShown:
    """VIR-8.5: the discards by seat, and the rest of the talon."""

    discards: BySeat
    talon: CardSet


@dataclass(frozen=True, slots=True)
class DealFinished:
    """VIR-4: the deal is settled."""

    result: DealResult


@dataclass(frozen=True, slots=True)
class MatchFinished:
    """VIR-1.10: the session is over; `shares`: of the pot, by seat; `balances` include them."""

    balances: Amounts
    shares: Amounts


# ------------------------------------------------------------------------------------------------------------- messages


def describe(part: Any) -> Message:
    """The message of a part of an event.

    Raises:
        TypeError: this is no part of an event of Vira.
    """
    match part:
        case CardPlayed() | CardsReceived():
            return describe_cards(part)
        case TrickTaken(seat, number):
            return message("vira-took-trick", player=SeatWord(seat), number=number)
        case Called(call):
            return message(f"vira-called-{call.said}", player=SeatWord(call.seat), bid=bid_word(call.bid))
        case DealOpened():
            return _describe_deal(part)
        case AuctionWon(seat, bid):
            return message("vira-auction-won", player=SeatWord(seat), bid=bid_word(bid))
        case CardsExchanged() | CardsDrawn() | PartnerDrew():
            return _describe_exchange(part)
        case Sharpened() | CardsTurned() | TrumpNamed() | MisereChosen() | ExchangesAgain() | Stood() | Surrendered():
            return _describe_step(part)
        case HandExposed(seat, cards):
            return message("vira-exposed", player=SeatWord(seat), cards=cards_word(cards))
        case PartnerShown(seat, cards):
            return message("vira-partner-shown", player=SeatWord(seat), cards=cards_word(cards))
        case UnusedShown(discards, talon):
            return _describe_unused(discards, talon)
        case DealFinished(result):
            return describe_result(result)
        case MatchFinished(balances, shares):
            return message("vira-match-ended", shares=describe_shares(shares), winner=describe_winner(balances))
        case _:
            raise TypeError(type(part).__name__)


def _describe_deal(part: DealOpened) -> Message:
    """VIR-1.2: the number of the deal, its dealer, the suits of the columns, and the player who sits out."""
    said = message(
        "vira-dealt",
        number=part.number,
        length=part.length,
        dealer=SeatWord(part.dealer),
        suit=SuitWord(part.preference),
        second=SuitWord(second_preference(part.preference)),
    )
    if part.idle is None:
        return said
    return message("vira-dealt-idle", dealt=said, player=SeatWord(part.idle))


def _describe_step(
    part: Sharpened | CardsTurned | TrumpNamed | MisereChosen | ExchangesAgain | Stood | Surrendered,
) -> Message:
    """VIR-1.4, VIR-1.5: what the declarer does with the contract."""
    player = SeatWord(part.seat)
    match part:
        case Sharpened(_, bid) if bid is not None:
            return message("vira-sharpened", player=player, bid=bid_word(bid))
        case Sharpened():
            return message("vira-stays", player=player)
        case CardsTurned(_, cards):
            return message("vira-turned", player=player, cards=CardsWord(cards))
        case TrumpNamed(_, suit):
            return message("vira-named-trumps", player=player, suit=SuitWord(suit))
        case MisereChosen():
            return message("vira-chose-misere", player=player)
        case ExchangesAgain(_, ()):
            return message("vira-exchanges-again", player=player)
        case ExchangesAgain(_, fees):
            whom = SideWord(tuple(fee.receiver for fee in fees if fee.receiver is not None))
            return message("vira-exchanges-again-for", player=player, amount=fees[0].amount, whom=whom)
        case Surrendered():
            return message("vira-surrendered", player=player)
        case Stood():
            return message("vira-stood", player=player)


def _describe_exchange(part: CardsExchanged | CardsDrawn | PartnerDrew) -> Message:
    """VIR-1.8.2: the number of cards for everybody; the cards for their owner and for a player who sees the hand."""
    player = SeatWord(part.seat)
    match part:
        case CardsDrawn(_, 0, 0):
            return Message("vira-own-exchange-none")
        case CardsDrawn(_, 0, drawn):
            return message("vira-own-drawn", cards=cards_word(drawn))
        case CardsDrawn(_, discarded, 0):
            return message("vira-own-discarded", cards=cards_word(discarded))
        case CardsDrawn(_, discarded, drawn):
            return message("vira-own-exchange", cards=cards_word(discarded), drawn=cards_word(drawn))
        case PartnerDrew(_, discarded, drawn) if drawn:
            return message("vira-partner-drew", player=player, count=discarded, cards=cards_word(drawn))
        case PartnerDrew(_, discarded, _):
            return _describe_numbers(player, discarded, 0)
        case CardsExchanged(_, discarded, drawn):
            return _describe_numbers(player, discarded, drawn)


def _describe_numbers(player: SeatWord, discarded: int, drawn: int) -> Message:
    """How many cards were discarded and drawn: equal numbers, only one of the two, or different numbers."""
    if not discarded and not drawn:
        return message("vira-exchanged-none", player=player)
    if discarded == drawn:
        return message("vira-exchanged", player=player, count=drawn)
    if not drawn:
        return message("vira-exchanged-discarded", player=player, count=discarded)
    if not discarded:
        return message("vira-exchanged-drawn", player=player, count=drawn)
    return message("vira-exchanged-different", player=player, discarded=discarded, drawn=drawn)


def _describe_unused(discards: BySeat, talon: CardSet) -> Message:
    """VIR-8.5: the discards of each seat, and the rest of the talon."""
    piles = [
        message("vira-unused-of", player=SeatWord(Seat(seat)), cards=cards_word(cards))
        for seat, cards in enumerate(discards)
        if cards
    ]
    if talon:
        piles.append(message("vira-unused-talon", cards=cards_word(talon)))
    return message("vira-unused", piles=listed(piles))


def describe_result(result: DealResult) -> Message:
    """VIR-4: the outcome of the deal and the change of each balance, in one line."""
    return message("vira-deal-scored", outcome=describe_outcome(result), changes=_amounts(result.changes))


def describe_outcome(result: DealResult) -> Message:
    """VIR-4.1: the declarer, the contract and the outcome."""
    record = result.record
    player, contract = SeatWord(record.declarer), contract_word(record)
    if record.surrendered:
        return message(f"vira-surrendered-{result.outcome}", player=player, contract=contract)
    tricks = result.tricks[record.declarer]
    return message(f"vira-outcome-{result.outcome}", player=player, contract=contract, tricks=tricks)


def describe_shares(shares: Amounts) -> Message:
    """VIR-4.6: what each seat has got from the pot at the end."""
    return message("vira-shared", shares=_amounts(shares))


def describe_winner(balances: Amounts) -> Message:
    """VIR-1.10: the winner of the session: the highest balance; several may share it."""
    best = max(balances)
    winners = tuple(Seat(seat) for seat, balance in enumerate(balances) if balance == best)
    if len(winners) == len(balances):
        return message("vira-match-drawn", points=best)
    key = "vira-match-won" if len(winners) == 1 else "vira-match-tied"
    return message(key, winner=SideWord(winners), points=best)


def _amounts(amounts: Amounts) -> Message:
    """The amounts by seat; a gain has a plus sign, so that nobody takes it for a balance."""
    return listed(
        message("vira-amount-gain" if amount > 0 else "vira-amount", player=SeatWord(Seat(seat)), amount=amount)
        for seat, amount in enumerate(amounts)
    )
