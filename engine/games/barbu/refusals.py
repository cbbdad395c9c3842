"""Why a seat may not do something, from its view alone or from the few facts that matter."""

from functools import lru_cache
from typing import Final

from engine.cards import HEARTS, SUIT_MASKS, Card, CardSet, Rank, Seat, Suit, suit_of
from engine.game import Refusal, refuse_turn
from engine.games.barbu.actions import Action, Declare, Double, Pass
from engine.games.barbu.cards import DUTIES, RANKINGS
from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.contracts.dominoes import open_cards
from engine.games.barbu.doubling import dealer_only, must_double, targets
from engine.games.barbu.events import contract_word
from engine.games.barbu.kernel import barred
from engine.games.barbu.model import (
    DealRecord,
    DealView,
    Declared,
    DeclaringView,
    DominoView,
    DoublingView,
    Options,
    TrickView,
    View,
)
from engine.message import Message, RankWord, SeatWord, SuitWord, message
from engine.tricks.actions import Play
from engine.tricks.card_refusals import refuse_all_but_one
from engine.tricks.events import cards_word
from engine.tricks.follow import CompiledRules

TURN_RULE: Final = "BAR-1.4"

_ALREADY_DECLARED: Final = Refusal("BAR-2.2", Message("barbu-already-declared"))
DECLARE_FIRST: Final = Refusal("BAR-2.2", Message("barbu-declare-first"))
DOUBLE_FIRST: Final = Refusal("BAR-2.3", Message("barbu-double-first"))
_NO_DOUBLING: Final = Refusal("BAR-4.3", Message("barbu-no-doubling"))
_DOUBLED_ONCE: Final = Refusal("BAR-2.3.1", Message("barbu-doubling-over"))
_NAMED_TWICE: Final = Refusal("BAR-2.3", Message("barbu-named-twice"))
_NOT_YOURSELF: Final = Refusal("BAR-2.3.2", Message("barbu-not-yourself"))
_DEALER_ONLY: Final = Refusal("BAR-4.5", Message("barbu-dealer-only"))
_MUST_DOUBLE: Final = Refusal("BAR-4.7", Message("barbu-must-double"))
_NO_PASS: Final = Refusal("BAR-2.5.2", Message("barbu-no-pass"))
_MUST_LAY: Final = Refusal("BAR-2.5.2", Message("barbu-must-lay"))
NO_HEART_LEAD: Final = Refusal("BAR-2.4.1", message("barbu-no-heart-lead", suit=SuitWord(HEARTS)))


@lru_cache(maxsize=8)
def _declared_before(contract: ContractKey) -> Refusal:
    return Refusal("BAR-2.2.1", message("barbu-declared-before", contract=contract_word(contract)))


@lru_cache(maxsize=16)
def _not_that_one(rule: str, key: str, other: Seat) -> Refusal:
    return Refusal(rule, message(key, player=SeatWord(other)))


def refusal_of(view: View, action: Action) -> Refusal | None:
    """Why the viewer may not do this; None: it is legal."""
    if (waiting := refuse_turn(view.turn, view.seat, TURN_RULE)) is not None:
        return waiting
    if view.seat is None or not isinstance(view, DealView):
        raise AssertionError("only in a deal is it a seat's turn")
    match action:
        case Declare(declared):
            return _refuse_declaring(view, declared)
        case Double(seats):
            return _refuse_doubling(view, view.seat, seats)
        case Pass() if isinstance(view, DominoView):
            return _MUST_LAY if view.hand & may_be_laid(view) else None
        case Pass():
            return _NO_PASS
        case Play(cards):
            return _refuse_card(view, cards)


def _refuse_declaring(view: DealView, declared: Declared) -> Refusal | None:
    """BAR-2.2, BAR-2.2.1: the dealer declares once in a deal, and each contract once in the match."""
    if not isinstance(view, DeclaringView):
        return _ALREADY_DECLARED
    if declared.contract not in view.match.left_to(view.dealer):
        return _declared_before(declared.contract)
    return None


# ------------------------------------------------------------------------------------------------------------- doubling


def _refuse_doubling(view: DealView, seat: Seat, seats: tuple[Seat, ...]) -> Refusal | None:
    """BAR-2.3: any of the seats that the viewer may double, the one that is due among them."""
    if view.options.doubling == "off":
        return _NO_DOUBLING
    if not isinstance(view, DoublingView):
        return DECLARE_FIRST if isinstance(view, DeclaringView) else _DOUBLED_ONCE
    record = view.deal
    if len(set(seats)) != len(seats):
        return _NAMED_TWICE
    allowed = targets(record, seat, view.options)
    for other in seats:
        if other not in allowed:
            return _refuse_target(record, seat, other, view.options)
    if record.dealer not in seats and must_double(view.match, record, seat, view.options):
        return _MUST_DOUBLE
    return None


def _refuse_target(record: DealRecord, seat: Seat, other: Seat, options: Options) -> Refusal:
    """BAR-2.3.2, BAR-2.3.3, BAR-4.4, BAR-4.5: why `seat` may not double `other`."""
    if other == seat:
        return _NOT_YOURSELF
    if seat != record.dealer:
        assert dealer_only(record, options)
        return _DEALER_ONLY
    if options.declarerDoubles == "redoubleOnly":
        return _not_that_one("BAR-4.4", "barbu-redouble-only", other)
    return _not_that_one("BAR-2.3.3", "barbu-doubled-you", other)


# ---------------------------------------------------------------------------------------------------------------- cards


def _refuse_card(view: DealView, cards: tuple[Card, ...]) -> Refusal | None:
    """BAR-2.4, BAR-2.5: one card of the hand, by the rules of the contract."""
    match view:
        case TrickView():
            return _refuse_playing(view, cards)
        case DominoView():
            return _refuse_laying(view, cards)
        case DeclaringView():
            return DECLARE_FIRST
        case _:
            return DOUBLE_FIRST


def _refuse_playing(view: TrickView, cards: tuple[Card, ...]) -> Refusal | None:
    """BAR-2.4: a card that may be led, or that the rules of the trick leave."""
    if (refusal := refuse_all_but_one(cards, view.hand, "BAR-2.4")) is not None:
        return refusal
    card = cards[0]
    duties = duties_of(view)
    if duties is not None:
        return duties.reason(view.hand, card)
    return NO_HEART_LEAD if not may_lead(view) >> card & 1 else None


def duties_of(view: TrickView) -> CompiledRules | None:
    """BAR-2.4.2, BAR-2.4.3, BAR-2.4.4: the rules that bind the next seat to play; None for a lead."""
    cards, trump = view.cards, view.deal.declaration.trump
    if not cards:
        return None
    best = taking(cards, trump)
    return DUTIES[trump, view.options.ruff][suit_of(cards[0])][cards[best]]


def taking(cards: tuple[Card, ...], trump: Suit | None) -> int:
    """BAR-2.4.5: the place of the card that takes the trick: the highest trump, else the highest of the led suit."""
    return RANKINGS[trump].taking(cards)


def may_lead(view: TrickView) -> int:
    """BAR-2.4.1: the cards that the viewer may lead."""
    contract = TRICK_CONTRACTS[view.deal.declaration.contract]
    return view.hand & ~barred(contract, view.options, broken=view.broken) or view.hand


def may_be_laid(view: DominoView) -> CardSet:
    """BAR-2.5.1: the cards that may be laid now, whoever holds them."""
    return open_cards(view.table, view.deal.declaration.start_rank)


def _refuse_laying(view: DominoView, cards: tuple[Card, ...]) -> Refusal | None:
    """BAR-2.5.1: a card that starts a line or is the next of one."""
    if (refusal := refuse_all_but_one(cards, view.hand, "BAR-2.5")) is not None:
        return refusal
    card = cards[0]
    if may_be_laid(view) >> card & 1:
        return None
    return does_not_fit(suit_of(card), view.table, view.deal.declaration.start_rank)


@lru_cache(maxsize=512)
def does_not_fit(suit: Suit, table: int, start: Rank) -> Refusal:
    """BAR-2.5.1: the refusal of a card that is neither the start card of its suit nor next to an end of its line.

    `table`: the cards laid so far.
    """
    line = table & SUIT_MASKS[suit]
    if not line:
        return Refusal("BAR-2.5.1", message("barbu-not-started", suit=SuitWord(suit), rank=RankWord(start)))
    ends = CardSet(line & -line | 1 << line.bit_length() - 1)
    return Refusal("BAR-2.5.1", message("barbu-not-next", suit=SuitWord(suit), cards=cards_word(ends)))
