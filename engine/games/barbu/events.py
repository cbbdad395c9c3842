"""The events of a match of Barbu, as far as their witnesses may know them, and their messages."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from engine.cards import ACE, HEARTS, KING, NO_CARDS, QUEEN, Card, CardSet, Seat, card
from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.contracts.dominoes import SCORES, Scores
from engine.games.barbu.model import DealResult, Declared
from engine.message import (
    CardWord,
    Message,
    RankWord,
    SeatWord,
    SideWord,
    SuitName,
    SuitSigns,
    SuitWord,
    Value,
    message,
)
from engine.tricks.events import CardPlayed, CardsReceived, cards_word, describe_cards
from engine.tricks.four_players import Four


@dataclass(frozen=True, slots=True)
class DealOpened:
    """BAR-2.1: thirteen cards each are dealt; the dealer is the declarer. `length`: deals in the match."""

    number: int
    length: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class ContractDeclared:
    """BAR-2.2: the dealer has declared."""

    seat: Seat
    declared: Declared


@dataclass(frozen=True, slots=True)
class Doubled:
    """BAR-2.3: `whom` a seat doubles, perhaps nobody; `back`: those of them that had doubled it before."""

    seat: Seat
    whom: tuple[Seat, ...]
    back: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """BAR-2.4.5: a trick is finished; `number` from 1 on; `taken`: the cards in it that count."""

    seat: Seat
    number: int
    taken: CardSet = NO_CARDS


@dataclass(frozen=True, slots=True)
class CardLaid:
    """BAR-2.5: a card has been laid to the lines of dominoes."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Passed:
    """BAR-2.5: a seat has no card to lay."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOut:
    """BAR-2.5: a seat has laid its last card; `place`: 1 for the first seat that is out."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class DealFinished:
    """BAR-2.6: the deal is over."""

    result: DealResult


@dataclass(frozen=True, slots=True)
class MatchFinished:
    """BAR-2.7: the match is over."""

    totals: Four


NAMED_AFTER: Final[dict[ContractKey, dict[str, Value]]] = {
    "NQ": {"rank": RankWord(QUEEN)},
    "NH": {"suit": SuitName(HEARTS)},
    "NK": {"suit": SuitName(HEARTS), "rank": RankWord(KING)},
}
"""The arguments of a contract's name: the rank and the suit in it."""
_TARIFF_WORDS: Final[dict[ContractKey, dict[str, Value]]] = {
    **NAMED_AFTER,
    "NH": {"suit": SuitName(HEARTS), "rank": RankWord(ACE)},
}
"""The arguments of a tariff: the ranks and suits in it."""


def describe(part: Any) -> Message:
    """The message of a part of an event.

    Raises:
        TypeError: this is no part of an event of Barbu.
    """
    match part:
        case CardPlayed() | CardsReceived():
            return describe_cards(part)
        case TrickTaken(seat, number, 0):
            return message("barbu-took-trick", player=SeatWord(seat), number=number)
        case TrickTaken(seat, number, taken):
            return message("barbu-took-cards", player=SeatWord(seat), number=number, cards=cards_word(taken))
        case CardLaid(seat, card):
            return message("barbu-laid", player=SeatWord(seat), card=CardWord(card))
        case Passed(seat):
            return message("barbu-passed", player=SeatWord(seat))
        case WentOut(seat, place):
            return message("barbu-went-out", player=SeatWord(seat), place=place)
        case Doubled(seat, whom, back):
            return _describe_doubles(seat, whom, back)
        case ContractDeclared(seat, declared):
            return message("barbu-declared", player=SeatWord(seat), contract=declared_word(declared))
        case DealOpened(number, length, dealer):
            return message("barbu-dealt", number=number, length=length, dealer=SeatWord(dealer))
        case DealFinished(result):
            return describe_result(result)
        case MatchFinished(totals):
            return describe_end(totals)
        case _:
            raise TypeError(type(part).__name__)


def _describe_doubles(seat: Seat, whom: tuple[Seat, ...], back: tuple[Seat, ...]) -> Message:
    """The seats that one doubles, and those among them that it doubles back."""
    if not whom:
        return message("barbu-doubled-nobody", player=SeatWord(seat))
    if not back:
        return message("barbu-doubled", player=SeatWord(seat), whom=SideWord(whom))
    if back == whom:
        return message("barbu-redoubled", player=SeatWord(seat), whom=SideWord(whom))
    return message("barbu-doubled-and-back", player=SeatWord(seat), whom=SideWord(whom), back=SideWord(back))


def contract_word(contract: ContractKey) -> Message:
    """The name of a contract."""
    return message(f"barbu-contract-{contract}", **NAMED_AFTER.get(contract, {}))


def brief_word(contract: ContractKey) -> Message:
    """A contract in as few letters as possible."""
    if contract == "NH":
        return message("barbu-brief-NH", suit=SuitSigns((HEARTS,)))
    if contract == "NK":
        return message("barbu-brief-NK", card=CardWord(card(HEARTS, KING)))
    return message(f"barbu-short-{contract}", **NAMED_AFTER.get(contract, {}))


def contract_words(contracts: Iterable[ContractKey]) -> Message:
    """The short names of contracts, one after the other; a message of its own for none."""
    said: Message | None = None
    for contract in contracts:
        word = message(f"barbu-short-{contract}", **NAMED_AFTER.get(contract, {}))
        said = word if said is None else message("barbu-contracts", head=said, next=word)
    return said or Message("barbu-contracts-none")


def declared_word(declared: Declared) -> Message:
    """The name of a contract, with its trump suit or its start rank."""
    if declared.trump is not None:
        return message("barbu-declared-TR", suit=SuitWord(declared.trump))
    if declared.start is not None:
        return message("barbu-declared-DO", rank=RankWord(declared.start))
    return contract_word(declared.contract)


def tariff_words(contract: ContractKey, dominoes: Scores) -> Message:
    """BAR-1.3: what a contract costs or brings, without its sign; `dominoes`: the scores in force there (BAR-4.12)."""
    if contract == "DO":
        first, second, third, last = SCORES[dominoes]
        return message("barbu-tariff-DO", first=first, second=second, third=third, last=abs(last))
    amounts = dict(zip(("usual", "special"), map(abs, TRICK_CONTRACTS[contract].tariff), strict=False))
    return message(f"barbu-tariff-{contract}", **amounts, **_TARIFF_WORDS.get(contract, {}))


def describe_result(result: DealResult) -> Message:
    """The four scores of a deal in one line; or that it was not played."""
    return message(
        "barbu-deal-skipped" if result.skipped else "barbu-deal-scored",
        first=_scored(result, 0),
        second=_scored(result, 1),
        third=_scored(result, 2),
        fourth=_scored(result, 3),
    )


def _scored(result: DealResult, seat: int) -> Message:
    return message("barbu-scored", player=SeatWord(Seat(seat)), amount=result.scored[seat])


def describe_end(totals: Four) -> Message:
    """BAR-2.7: the winner of the match: the highest total; several may share it."""
    best = max(totals)
    winners = tuple(Seat(seat) for seat, total in enumerate(totals) if total == best)
    if len(winners) == len(totals):
        return message("barbu-match-drawn", points=best)
    key = "barbu-match-won" if len(winners) == 1 else "barbu-match-shared"
    return message(key, winner=SideWord(winners), points=best)
