"""Why a seat may not do something: functions of its view, or of the few facts that matter, alone."""

from functools import lru_cache
from typing import Final

from engine.cards import HEARTS, SUIT_MASKS, Card, CardSet, Rank, Seat, Suit, suit_of
from engine.game import Refusal, refuse_turn
from engine.games.barbu.actions import Action, Declare, Double, Pass, Play
from engine.games.barbu.cards import DUTIES, RANKINGS
from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.contracts.dominoes import open_cards
from engine.games.barbu.doubling import dealer_only, must_double, targets
from engine.games.barbu.events import contract_word
from engine.games.barbu.kernel import barred
from engine.games.barbu.model import DealRecord, Declared, View
from engine.message import Message, RankWord, SeatWord, SuitWord, message
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
    """Why the viewer may not do this; None when he may."""
    if (waiting := refuse_turn(view.turn, view.seat, TURN_RULE)) is not None:
        return waiting
    record = view.deal
    assert record is not None  # somebody is to act
    match action:
        case Declare(declared):
            return _refuse_declaring(view, record, declared)
        case Double(seats):
            return _refuse_doubling(view, record, seats)
        case Pass() if view.phase == "dominoes":
            return _MUST_LAY if view.hand & lines_of(view) else None
        case Pass():
            return _NO_PASS
        case Play(cards):
            return _refuse_card(view, record, cards)


def _refuse_declaring(view: View, record: DealRecord, declared: Declared) -> Refusal | None:
    """BAR-2.2, BAR-2.2.1: the dealer declares once, and each contract once in the match."""
    if record.declared is not None:
        return _ALREADY_DECLARED
    if declared.contract not in view.match.left_to(record.dealer):
        return _declared_before(declared.contract)
    return None


# ------------------------------------------------------------------------------------------------------------- doubling


def _refuse_doubling(view: View, record: DealRecord, seats: tuple[Seat, ...]) -> Refusal | None:
    """BAR-2.3: any of those that the seat may double, with the one that it must."""
    if view.options.doubling == "off":
        return _NO_DOUBLING
    if view.phase != "doubling":
        return DECLARE_FIRST if record.declared is None else _DOUBLED_ONCE
    seat = view.seat
    assert seat is not None
    if len(set(seats)) != len(seats):
        return _NAMED_TWICE
    allowed = targets(record, seat, view.options)
    for other in seats:
        if other not in allowed:
            return _refuse_target(view, record, seat, other)
    if record.dealer not in seats and must_double(view.match, record, seat, view.options):
        return _MUST_DOUBLE
    return None


def _refuse_target(view: View, record: DealRecord, seat: Seat, other: Seat) -> Refusal:
    """BAR-2.3.2, BAR-2.3.3, BAR-4.4, BAR-4.5: why a seat may not double this one."""
    if other == seat:
        return _NOT_YOURSELF
    if seat != record.dealer:
        assert dealer_only(record, view.options)
        return _DEALER_ONLY
    if view.options.declarerDoubles == "redoubleOnly":
        return _not_that_one("BAR-4.4", "barbu-redouble-only", other)
    return _not_that_one("BAR-2.3.3", "barbu-doubled-you", other)


# ---------------------------------------------------------------------------------------------------------------- cards


def _refuse_card(view: View, record: DealRecord, cards: tuple[Card, ...]) -> Refusal | None:
    """BAR-2.4, BAR-2.5: one card of the hand, as the contract asks."""
    match view.phase:
        case "declaring":
            return DECLARE_FIRST
        case "doubling":
            return DOUBLE_FIRST
        case "dominoes":
            return _refuse_laying(view, cards)
        case _:
            return _refuse_playing(view, record, cards)


def _refuse_playing(view: View, record: DealRecord, cards: tuple[Card, ...]) -> Refusal | None:
    """BAR-2.4: a card that may be led, or that the duties leave."""
    if (refusal := refuse_all_but_one(cards, view.hand, "BAR-2.4")) is not None:
        return refusal
    card = cards[0]
    duties = duties_of(view, record)
    if duties is not None:
        return duties.reason(view.hand, card)
    return NO_HEART_LEAD if not led_from(view, record) >> card & 1 else None


def duties_of(view: View, record: DealRecord) -> CompiledRules | None:
    """BAR-2.4.2, BAR-2.4.3, BAR-2.4.4: the duties of the next to play; None for who leads."""
    declared, cards = record.declared, view.cards
    assert declared is not None
    if not cards:
        return None
    best = taking(cards, declared.trump)
    return DUTIES[declared.trump, view.options.ruff][suit_of(cards[0])][cards[best]]


def taking(cards: tuple[Card, ...], trump: Suit | None) -> int:
    """BAR-2.4.5: the place of the card that takes the trick: the highest trump, else the highest of the led suit."""
    return RANKINGS[trump].taking(cards)


def led_from(view: View, record: DealRecord) -> int:
    """BAR-2.4.1: the cards of the viewer's hand that he may lead."""
    assert record.declared is not None
    contract = TRICK_CONTRACTS[record.declared.contract]
    return view.hand & ~barred(contract, view.options, broken=view.broken) or view.hand


def lines_of(view: View) -> CardSet:
    """BAR-2.5.1: the cards that may be laid now, whoever holds them."""
    return open_cards(view.table, start_of(view))


def start_of(view: View) -> Rank:
    """BAR-2.2: the rank from which the lines of dominoes start."""
    assert view.deal is not None
    assert view.deal.declared is not None
    assert view.deal.declared.start is not None
    return view.deal.declared.start


def _refuse_laying(view: View, cards: tuple[Card, ...]) -> Refusal | None:
    """BAR-2.5.1: a card that starts a line or is the next of one."""
    if (refusal := refuse_all_but_one(cards, view.hand, "BAR-2.5")) is not None:
        return refusal
    card = cards[0]
    return None if lines_of(view) >> card & 1 else does_not_fit(suit_of(card), view.table, start_of(view))


@lru_cache(maxsize=512)
def does_not_fit(suit: Suit, table: int, start: Rank) -> Refusal:
    """BAR-2.5.1: why a card of a suit may not be laid that is neither its start nor next to an end of its line."""
    line = table & SUIT_MASKS[suit]
    if not line:
        return Refusal("BAR-2.5.1", message("barbu-not-started", suit=SuitWord(suit), rank=RankWord(start)))
    ends = CardSet(line & -line | 1 << line.bit_length() - 1)
    return Refusal("BAR-2.5.1", message("barbu-not-next", suit=SuitWord(suit), cards=cards_word(ends)))
