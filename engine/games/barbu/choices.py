"""What a seat may do, in a stable order: a function of its view alone."""

from functools import lru_cache
from typing import Final

from engine.cards import SUIT_MASKS, Card, Rank, Seat, each, suit_of
from engine.game import Choice, Option, PickOne, PickSome, refuse_turn
from engine.games.barbu.actions import DECLARATIONS, Pass
from engine.games.barbu.contracts import CONTRACT_KEYS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.doubling import must_double, targets
from engine.games.barbu.events import declared_word
from engine.games.barbu.model import DealRecord, View
from engine.games.barbu.refusals import (
    DECLARE_FIRST,
    NO_HEART_LEAD,
    TURN_RULE,
    does_not_fit,
    duties_of,
    led_from,
    lines_of,
    start_of,
)
from engine.message import Message
from engine.tricks.hand_options import HandOptions

NEGATIVE: Final = "negative"
TRUMPS: Final = "trumps"
DOMINOES: Final = "dominoes"
PASSING: Final = "passing"
HAND: Final = "hand"

_WHOM: Final = Message("barbu-double-whom")
_PLAYS: Final = HandOptions("barbu-action-card", HAND)
_PASS: Final = Option(str(Pass()), Message("barbu-action-pass"), PASSING)


def choice_of(view: View) -> Choice:
    """What the viewer may do: declarations, whom he doubles, or his cards in pack order, open or shut."""
    record = view.deal
    if view.seat is None or record is None:
        return PickOne(())
    if (waiting := refuse_turn(view.turn, view.seat, TURN_RULE)) is not None:
        return PickOne(_PLAYS.disabled(view.hand, waiting))
    match view.phase:
        case "declaring":
            return PickOne(_declarations(view.match.left_to(view.seat)) + _PLAYS.disabled(view.hand, DECLARE_FIRST))
        case "doubling":
            return _doubles(view, record, view.seat)
        case "dominoes":
            return PickOne(_laying(view))
        case _:
            return PickOne(_playing(view, record))


@lru_cache(maxsize=128)
def _declarations(left: tuple[ContractKey, ...]) -> tuple[Option, ...]:
    """BAR-2.2, BAR-2.2.1: the contracts that the dealer has not declared before."""
    groups: dict[ContractKey, str] = {"TR": TRUMPS, "DO": DOMINOES}
    return tuple(
        Option(str(one), declared_word(one.declared), groups.get(one.declared.contract, NEGATIVE))
        for one in DECLARATIONS
        if one.declared.contract in left
    )


SAYINGS: Final = _declarations(CONTRACT_KEYS)
"""BAR-2.2: all that can be declared."""


def _doubles(view: View, record: DealRecord, seat: Seat) -> PickSome:
    """BAR-2.3: any of those whom the seat may double; BAR-4.7: the dealer among them."""
    allowed = targets(record, seat, view.options)
    must = (str(record.dealer),) if must_double(view.match, record, seat, view.options) else ()
    return PickSome("double", tuple(map(str, allowed)), len(must), len(allowed), must, _WHOM)


def _playing(view: View, record: DealRecord) -> tuple[Option, ...]:
    """BAR-2.4: the cards of the hand, open or shut by the duty that removes them."""
    hand = view.hand
    duties = duties_of(view, record)
    if duties is not None:
        return _PLAYS.under(hand, duties)
    return _PLAYS.either(hand, led_from(view, record), NO_HEART_LEAD)


def _laying(view: View) -> tuple[Option, ...]:
    """BAR-2.5.1, BAR-2.5.2: the cards that may be laid; only without any of them a pass."""
    legal = view.hand & lines_of(view)
    table, start, open_card = view.table, start_of(view), _PLAYS.open.by_card
    cards = tuple(
        [
            open_card[card] if legal >> card & 1 else _not_fitting(card, table & SUIT_MASKS[suit_of(card)], start)
            for card in each(view.hand)
        ]
    )
    return cards if legal else (_PASS, *cards)


@lru_cache(maxsize=4096)
def _not_fitting(card: Card, line: int, start: Rank) -> Option:
    return _PLAYS.one(card, does_not_fit(suit_of(card), line, start))
