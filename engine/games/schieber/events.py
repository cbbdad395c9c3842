"""The events of a match of Schieber, as far as their witnesses may know them, and their messages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.cards import NO_CARDS, Card, CardSet, Seat
from engine.games.schieber.cards import HAND, LAST_TRICK, SIDES, TRUMPS, Contract
from engine.games.schieber.model import Credit, DealResult, Pair, PlayRecord, Said, Weis
from engine.message import CardWord, Message, RankWord, SeatWord, SideWord, SuitWord, message
from engine.tricks.events import CardPlayed, CardsReceived, cards_word, describe_cards

ACCOUNTED: Final = frozenset({"schieber-credited-cards", "schieber-credited-match"})
"""Credits at the end of a deal, which its account tells again; a Stöck names its cards there alone."""
BEGINNINGS: Final = frozenset({"points", "count"})
"""SCH-2.6.4, SCH-2.6.5: the sentences with which a seat announces; all others compare."""


@dataclass(frozen=True, slots=True)
class DealOpened:
    """SCH-2.1, SCH-2.2: nine cards each are dealt.

    `seven`: the card that names the forehand, where it is told (SCH-3.1); `neighbour`: as in `DealRecord`.
    """

    number: int
    dealer: Seat
    forehand: Seat
    seven: Card | None
    neighbour: Seat | None = None


@dataclass(frozen=True, slots=True)
class ChoicePushed:
    """SCH-2.3: `seat` has left the choice to `partner`; `back`: has returned it to the forehand (SCH-4.13)."""

    seat: Seat
    partner: Seat
    back: bool


@dataclass(frozen=True, slots=True)
class ContractChosen:
    """SCH-2.3: a seat has chosen the contract; `multiplier`: that of the contract at this table (SCH-1.4)."""

    seat: Seat
    contract: Contract
    multiplier: int


@dataclass(frozen=True, slots=True)
class WeisSaid:
    """SCH-2.6.4, SCH-2.6.5: a sentence about Weis; `also`: it names points that were named before in the deal."""

    said: Said
    also: bool


@dataclass(frozen=True, slots=True)
class GoodSaid:
    """SCH-2.6.4: a seat says "good": somebody has announced a Weis before, and the seat announces none."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WeisShown:
    """SCH-2.6.6: a Weis of the winning team is shown."""

    weis: Weis


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """SCH-2.4: a seat has taken a trick.

    `points`: of its cards, neither multiplied nor with the five for the last trick; `last`: it is the ninth trick.
    """

    seat: Seat
    points: int
    last: bool


@dataclass(frozen=True, slots=True)
class PointsCredited:
    """SCH-2.8: a step of the counting.

    `multiplier`: what its points are still to be multiplied by; `totals`: after it, by side; `cards`: those of a Stöck.
    """

    credit: Credit
    multiplier: int
    totals: Pair
    cards: CardSet = NO_CARDS


@dataclass(frozen=True, slots=True)
class DealFinished:
    """SCH-2.8.3: the deal is over."""

    result: DealResult


@dataclass(frozen=True, slots=True)
class MatchFinished:
    """SCH-2.9: the match is over; `totals`: by side."""

    totals: Pair


def heard(said: Sequence[Said]) -> tuple[WeisSaid, ...]:
    """All sentences about Weis in a deal as they are spoken: with "also" where the same points were named before."""
    points = [sentence.amount if sentence.what == "points" else None for sentence in said]
    return tuple(
        WeisSaid(sentence, also=sentence.what == "points" and sentence.amount in points[:place])
        for place, sentence in enumerate(said)
    )


def speakers(said: Sequence[Said]) -> frozenset[Seat]:
    """SCH-2.6.4: the seats that have announced a Weis aloud."""
    return frozenset(sentence.seat for sentence in said if sentence.what in BEGINNINGS)


def dialogue(said: Sequence[Said], forehand: Seat, spoken: int) -> Iterator[WeisSaid | GoodSaid]:
    """SCH-2.6.4: all that is said of Weis in a deal, in order, each "good" included.

    `spoken`: how many seats, from the forehand on, have announced or let their first card go without it.
    """
    sentences = heard(said)
    starts = [place for place, sentence in enumerate(said) if sentence.what in BEGINNINGS]
    ends = [*starts, len(said)][1:]
    turns = {said[start].seat: sentences[start:end] for start, end in zip(starts, ends, strict=True)}
    announced = False
    for step in range(4):
        seat = Seat((forehand + step) % 4)
        if seat in turns:
            announced = True
            yield from turns[seat]
        elif announced and step < spoken:
            yield GoodSaid(seat)


def describe(part: Any) -> Message:
    """The message of a part of an event.

    Raises:
        TypeError: this is no part of an event of Schieber.
    """
    match part:
        case CardPlayed() | CardsReceived():
            return describe_cards(part)
        case TrickTaken(seat, points, last=False):
            return message("schieber-took-trick", player=SeatWord(seat), points=points)
        case TrickTaken(seat, points):
            return message("schieber-took-last-trick", player=SeatWord(seat), points=points, extra=LAST_TRICK)
        case PointsCredited(credit, multiplier, totals, cards):
            return describe_credit(credit, multiplier, totals, cards)
        case WeisSaid(said):
            return message("schieber-said", player=SeatWord(said.seat), words=describe_said(part))
        case GoodSaid(seat):
            return message("schieber-said", player=SeatWord(seat), words=Message("schieber-words-good"))
        case WeisShown(weis):
            return message(
                "schieber-showed", player=SeatWord(weis.seat), cards=cards_word(weis.cards), points=weis.points
            )
        case DealOpened():
            return _describe_opening(part)
        case ChoicePushed(seat, partner, back):
            key = "schieber-gave-back" if back else "schieber-pushed"
            return message(key, player=SeatWord(seat), partner=SeatWord(partner))
        case ContractChosen(seat, contract, multiplier):
            return message("schieber-chose", player=SeatWord(seat), contract=contract_word(contract, multiplier))
        case DealFinished(result):
            return describe_result(result)
        case MatchFinished(totals):
            return describe_end(totals)
        case _:
            raise TypeError(type(part).__name__)


def _describe_opening(opened: DealOpened) -> Message:
    number, deals, leads = opened.number, SeatWord(opened.dealer), SeatWord(opened.forehand)
    if opened.neighbour is not None:
        chooses = SeatWord(opened.neighbour)
        if opened.seven is None:
            return message("schieber-dealt-right", number=number, dealer=deals, forehand=leads, chooser=chooses)
        card = CardWord(opened.seven)
        return message(
            "schieber-dealt-seven-right", number=number, dealer=deals, forehand=leads, card=card, chooser=chooses
        )
    if opened.seven is None:
        return message("schieber-dealt", number=number, dealer=deals, forehand=leads)
    return message("schieber-dealt-seven", number=number, dealer=deals, forehand=leads, card=CardWord(opened.seven))


def contract_word(contract: Contract, multiplier: int = 1) -> Message:
    """The name of a contract, with its multiplier where that is more than one."""
    trump = TRUMPS[contract]
    if trump is None:
        return message(f"schieber-contract-{contract}", multiplier=multiplier)
    return message("schieber-contract-trump", suit=SuitWord(trump), multiplier=multiplier)


_CHOSEN: Final = ("schieber-chosen", "schieber-chosen-pushed", "schieber-chosen-back")
"""By number of pushes."""


def chosen_line(record: PlayRecord, multiplier: int) -> Message:
    """The contract of a deal, the player who chose it, and the pushes before."""
    contract = record.contract
    kind = contract if TRUMPS[contract] is None else "trump"
    named = message(f"schieber-heading-{kind}", contract=contract_word(contract, multiplier))
    return message(_CHOSEN[record.pushes], contract=named, player=SeatWord(record.chooser))


def describe_said(sentence: WeisSaid) -> Message:
    """The words of a sentence about Weis, without the speaker."""
    said = sentence.said
    key = "schieber-words-also" if sentence.also else f"schieber-words-{said.what}"
    if said.rank is not None:
        return message(key, rank=RankWord(said.rank))
    if said.amount is not None:
        return message(key, amount=said.amount)
    return Message(key)


def describe_credit(credit: Credit, multiplier: int, totals: Pair, cards: CardSet) -> Message:
    """A credit with its reason, the multiplied amount, and the side's new total; a Stöck also with holder and cards."""
    amount, total = credit.points * multiplier, totals[credit.side]
    side = SideWord(SIDES[credit.side])
    if credit.seat is None:
        return message(f"schieber-credited-{credit.what}", side=side, amount=amount, total=total)
    return message(
        "schieber-credited-stoeck",
        side=side,
        amount=amount,
        total=total,
        player=SeatWord(credit.seat),
        cards=cards_word(cards),
    )


def describe_result(result: DealResult) -> Message:
    """The scores of both sides in a deal, in one line; a side with all nine tricks is named first."""
    first = result.tricks.index(HAND) if HAND in result.tricks else 0
    return message(
        "schieber-deal-match" if HAND in result.tricks else "schieber-deal-scored",
        side=SideWord(SIDES[first]),
        scored=result.scored[first],
        others=SideWord(SIDES[1 - first]),
        against=result.scored[1 - first],
    )


def describe_end(totals: Pair) -> Message:
    """SCH-2.9: the winner of the match, or a draw; `totals`: by side."""
    if totals[0] == totals[1]:
        return message("schieber-match-drawn", points=totals[0])
    side = totals.index(max(totals))
    return message("schieber-match-won", side=SideWord(SIDES[side]), points=max(totals), others=min(totals))
