"""What a seat may do, in a stable order, from its view alone."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.cards import SUIT_MASKS, Card, Rank, Seat, each, suit_of
from engine.choice import Choice, Option, PickOne, PickSome
from engine.game import refuse_turn
from engine.games.barbu.actions import DECLARATIONS, Pass
from engine.games.barbu.contracts import CONTRACT_KEYS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.contracts.dominoes import Scores
from engine.games.barbu.doubling import must_double, targets
from engine.games.barbu.events import declared_word, tariff_words
from engine.games.barbu.model import DealRecord, DealView, DominoView, DoublingView, Options, TrickView, View
from engine.games.barbu.refusals import (
    DECLARE_FIRST,
    NO_HEART_LEAD,
    TURN_RULE,
    does_not_fit,
    duties_of,
    may_be_laid,
    may_lead,
)
from engine.message import Message, SideWord, message
from engine.tricks.hand_options import HandOptions

NEGATIVE: Final = "negative"
TRUMPS: Final = "trumps"
DOMINOES: Final = "dominoes"
PASSING: Final = "passing"
HAND: Final = "hand"

_PLAYS: Final = HandOptions("barbu-action-card", HAND)
_PASS: Final = Option(str(Pass()), Message("barbu-action-pass"), PASSING)


def choice_of(view: View) -> Choice:
    """What the viewer may do: declarations, seats to double, or the hand in pack order, each card with its refusal."""
    if view.seat is None or not isinstance(view, DealView):
        return PickOne(())
    if (waiting := refuse_turn(view.turn, view.seat, TURN_RULE)) is not None:
        return PickOne(_PLAYS.disabled(view.hand, waiting))
    match view:
        case TrickView():
            return PickOne(_playing(view))
        case DominoView():
            return PickOne(_laying(view))
        case DoublingView():
            return _doubles(view, view.seat)
        case _:
            offered = _declarations(view.match.left_to(view.seat), view.options.dominoScores)
            return PickOne(offered + _PLAYS.disabled(view.hand, DECLARE_FIRST))


@lru_cache(maxsize=128)
def _declarations(left: tuple[ContractKey, ...], dominoes: Scores) -> tuple[Option, ...]:
    """BAR-2.2, BAR-2.2.1: the contracts that the dealer has not declared before, each with its tariff."""
    groups: dict[ContractKey, str] = {"TR": TRUMPS, "DO": DOMINOES}
    return tuple(
        Option(
            str(action),
            declared_word(action.declared),
            groups.get(action.declared.contract, NEGATIVE),
            meaning=tariff_words(action.declared.contract, dominoes),
        )
        for action in DECLARATIONS
        if action.declared.contract in left
    )


SAYINGS: Final = _declarations(CONTRACT_KEYS, Options().dominoScores)
"""BAR-2.2: everything that can be declared."""


def _doubles(view: DoublingView, seat: Seat) -> PickSome:
    """BAR-2.3: any of the seats that this one may double; BAR-4.7: the dealer among them where that is due."""
    record = view.deal
    allowed = targets(record, seat, view.options)
    must = (str(record.dealer),) if must_double(view.match, record, seat, view.options) else ()
    return PickSome(
        verb="double",
        candidates=tuple(map(str, allowed)),
        minimum=len(must),
        maximum=len(allowed),
        must=must,
        label=_whom(record, seat, allowed),
    )


def _whom(record: DealRecord, seat: Seat, allowed: Sequence[Seat]) -> Message:
    """BAR-2.6.1: what doubling costs: the difference; twice with those who have doubled this seat already."""
    before = tuple(other for other in allowed if record.doubled(other, seat))
    if not before:
        return Message("barbu-double-whom")
    return message("barbu-double-whom-back", whom=SideWord(before))


def _playing(view: TrickView) -> tuple[Option, ...]:
    """BAR-2.4: the cards of the hand, an illegal one with the rule that forbids it."""
    hand = view.hand
    duties = duties_of(view)
    if duties is not None:
        return _PLAYS.under(hand, duties)
    return _PLAYS.either(hand, may_lead(view), NO_HEART_LEAD)


def _laying(view: DominoView) -> tuple[Option, ...]:
    """BAR-2.5.1, BAR-2.5.2: the cards of the hand; a pass only where none of them may be laid."""
    legal = view.hand & may_be_laid(view)
    table, start, open_card = view.table, view.deal.declaration.start_rank, _PLAYS.open.by_card
    cards = tuple(
        [
            open_card[card] if legal >> card & 1 else _not_fitting(card, table & SUIT_MASKS[suit_of(card)], start)
            for card in each(view.hand)
        ]
    )
    return cards if legal else (_PASS, *cards)


@lru_cache(maxsize=512)
def _not_fitting(card: Card, line: int, start: Rank) -> Option:
    """The card with the reason, cached for the deals that are being played: there are 20,000 pairs of card and line."""
    return _PLAYS.one(card, does_not_fit(suit_of(card), line, start))
