"""Why a seat may not do something, from its view alone."""

from functools import lru_cache
from typing import Final

from engine.cards import Card, Suit, suit_of
from engine.game import Refusal, refuse_turn
from engine.games.vira.actions import (
    Action,
    Discard,
    Exchange,
    Keep,
    MakeBid,
    Misere,
    NameTrump,
    OfCards,
    Play,
    ReExchange,
    Say,
    Sharpen,
    Stand,
    Surrender,
)
from engine.games.vira.bid_families import EITHER, StepName
from engine.games.vira.bid_messages import bid_word, row_word
from engine.games.vira.cards import DUTIES, RANKINGS
from engine.games.vira.contracts import BY_KEY, Row, sharper
from engine.games.vira.declarer_steps import how_many, may_exchange_again, may_misere, trumps_open
from engine.games.vira.model import IN_COLOUR, PLAIN, Bid, CallName, DealRecord, Standing
from engine.games.vira.view import BiddingView, DefendingView, PlayView, PreparingView, View
from engine.message import Message, SuitWord, message
from engine.tricks.card_refusals import refuse_all_but_one, refuse_unheld
from engine.tricks.follow import CompiledRules

TURN_RULE: Final = "VIR-1.1.1"

BID_FIRST: Final = Refusal("VIR-1.3", Message("vira-due-auction"))
DUE_IN_DEFENCE: Final = Refusal("VIR-1.6", Message("vira-due-defence"))
_DUE_IN_PLAY: Final = Refusal("VIR-1.7.1", Message("vira-due-play"))
_AUCTION_OVER: Final = Refusal("VIR-3.4", Message("vira-auction-over"))
_MUST_OPEN: Final = Refusal("VIR-3.2", Message("vira-must-open"))
_PLAIN_FIRST: Final = Refusal("VIR-3.2", Message("vira-plain-first"))
_COLOUR_FIRST: Final = Refusal("VIR-3.2", Message("vira-colour-first"))
_DEALER_NEVER_HOLDS: Final = Refusal("VIR-3.3", Message("vira-dealer-never-holds"))
_HOLDS_DEALERS_ONLY: Final = Refusal("VIR-3.3", Message("vira-holds-dealers-only"))
_NO_MISERE: Final = Refusal("VIR-1.5.C", Message("vira-no-misere"))
_PLAIN_MISERE: Final = Refusal("VIR-1.5.C", Message("vira-plain-misere"))
_AGAIN_ONCE: Final = Refusal("VIR-1.5.4", Message("vira-again-once"))
_NAMED_TWICE: Final = Refusal("VIR-1.5.1", Message("vira-named-twice"))

ANSWERS: Final[dict[StepName, tuple[type, ...]]] = {
    "sharpen": (Sharpen,),
    "trump": (NameTrump,),
    "exchange": (Exchange,),
    "decide": (Stand, ReExchange, Surrender),
    "keep": (Keep,),
    "discard": (Discard,),
    "plan": (NameTrump, Misere, Surrender),
    "shed": (Discard,),
}
"""The actions that answer each step of the declarer."""


def refusal_of(view: View, action: Action) -> Refusal | None:
    """Why the viewer may not do this; None: it is legal."""
    if (waiting := refuse_turn(view.turn, view.seat, TURN_RULE)) is not None:
        return waiting
    match view:
        case BiddingView():
            return _refuse_call(view, action)
        case _ if isinstance(action, MakeBid | Say):
            return _AUCTION_OVER
        case PreparingView():
            return _refuse_answer(view, action)
        case DefendingView():
            if not isinstance(action, Exchange):
                return DUE_IN_DEFENCE
            return _refuse_cards(view, action, (0, view.deal.talon), "VIR-1.6")
        case PlayView():
            return _refuse_play(view, action.cards) if isinstance(action, Play) else _DUE_IN_PLAY
        case _:
            raise AssertionError("only in a deal is it a seat's turn")


# ---------------------------------------------------------------------------------------------------------- the auction


def _refuse_call(view: BiddingView, action: Action) -> Refusal | None:
    """VIR-3.2: a new bid, or a call on the standing one."""
    record, jumps = view.deal, view.options.qualifierJump == "on"
    match action:
        case MakeBid(bid):
            return refuse_bid(bid, record.standing, jumps=jumps)
        case Say(call):
            return refuse_saying(call, record, jumps=jumps)
        case _:
            return BID_FIRST


def refuse_bid(bid: Bid, standing: Standing | None, *, jumps: bool) -> Refusal | None:
    """VIR-3.1, VIR-3.2, VIR-8.2: a new bid is plain, and of a higher rank than the standing one.

    `jumps`: a qualifier may be bid at once.
    """
    if bid.qualifier:
        if not bid.row.family.qualifiable:
            return _not_qualifiable(bid.row)
        if not jumps:
            return _PLAIN_FIRST
    return None if standing is None or bid.rank > standing.bid.rank else _not_higher(standing.bid)


def refuse_saying(call: CallName, record: DealRecord, *, jumps: bool) -> Refusal | None:
    """VIR-3.2, VIR-3.3: the same bid in colour or preference; holding it; passing, except at the opening.

    `jumps`: preference may follow plain at once (VIR-8.2).
    """
    standing = record.standing
    if standing is None:
        return _MUST_OPEN
    match call:
        case "pass":
            return None
        case "hold":
            return _refuse_holding(record, standing)
        case _:
            return _refuse_qualifying(call, standing.bid, jumps=jumps)


def _refuse_holding(record: DealRecord, standing: Standing) -> Refusal | None:
    """VIR-3.3: forehand may hold a bid of either opponent, middle hand one of the dealer."""
    said_by = record.to_call
    forehand, _, dealer = record.active
    if said_by == dealer:
        return _DEALER_NEVER_HOLDS
    return None if said_by == forehand or standing.holder == dealer else _HOLDS_DEALERS_ONLY


def _refuse_qualifying(call: CallName, bid: Bid, *, jumps: bool) -> Refusal | None:
    """VIR-3.2: colour follows plain, preference follows colour; VIR-8.2: or plain, with that option."""
    if not bid.row.family.qualifiable:
        return _not_qualifiable(bid.row)
    if call == "colour":
        return None if bid.qualifier == PLAIN else _already_qualified(bid)
    if bid.qualifier == PLAIN:
        return None if jumps else _COLOUR_FIRST
    return None if bid.qualifier == IN_COLOUR else _already_qualified(bid)


@lru_cache(maxsize=128)
def _not_higher(bid: Bid) -> Refusal:
    return Refusal("VIR-3.1", message("vira-not-higher", bid=bid_word(bid)))


@lru_cache(maxsize=64)
def _not_qualifiable(row: Row) -> Refusal:
    return Refusal("VIR-3.2", message("vira-not-qualifiable", bid=row_word(row)))


@lru_cache(maxsize=128)
def _already_qualified(bid: Bid) -> Refusal:
    return Refusal("VIR-3.2", message("vira-already-qualified", bid=bid_word(bid)))


# ------------------------------------------------------------------------------------------------------- the declarer


def _refuse_answer(view: PreparingView, action: Action) -> Refusal | None:
    """VIR-1.4, VIR-1.5: an answer to the step that is due."""
    record, step = view.deal, view.step
    row = record.row
    if not isinstance(action, ANSWERS[step]):
        return due(step, row)
    match action:
        case Sharpen(key):
            return None if key is None or BY_KEY[key] in sharper(row) else _not_sharper(row)
        case NameTrump(suit):
            return None if suit in trumps_open(record) else _refuse_trump(record, suit)
        case Misere():
            return None if may_misere(record) else _refuse_misere(row)
        case ReExchange():
            return None if may_exchange_again(record) else _refuse_again(record)
        case Exchange() | Keep() | Discard():
            return _refuse_cards(view, action, how_many(step, record), row.family.rule)
        case _:
            return None


@lru_cache(maxsize=128)
def due(step: StepName, row: Row) -> Refusal:
    """The refusal of anything but an answer to this step."""
    return Refusal("VIR-1.4" if step == "sharpen" else row.family.rule, Message(f"vira-due-{step}"))


@lru_cache(maxsize=64)
def _not_sharper(row: Row) -> Refusal:
    return Refusal("VIR-1.4", message("vira-not-sharper", bid=row_word(row)))


def _refuse_trump(record: DealRecord, suit: Suit) -> Refusal:
    """VIR-1.5.B: the suit of a turned card; VIR-1.5.2: one that the bid has promised."""
    if record.row.family.turned:
        return Refusal("VIR-1.5.B", message("vira-trump-not-turned", suit=SuitWord(suit)))
    return Refusal("VIR-1.5.2", message("vira-trump-promised", bid=bid_word(record.bid)))


def _refuse_misere(row: Row) -> Refusal:
    """VIR-1.5.C: only plain gasks up to four may be played as a misère; Vira and solos may not."""
    return _PLAIN_MISERE if row.loses == EITHER else _NO_MISERE


def _refuse_again(record: DealRecord) -> Refusal:
    """VIR-1.5.4: one re-exchange, in contracts that have it, while the talon is large enough."""
    needs = record.row.again_needs
    if needs is None:
        return Refusal("VIR-1.5.4", message("vira-never-again", bid=row_word(record.row)))
    if record.again:
        return _AGAIN_ONCE
    return Refusal(record.row.family.rule, message("vira-talon-too-small", needed=needs, left=record.talon))


# ---------------------------------------------------------------------------------------------------------------- cards


def _refuse_cards(view: View, action: OfCards, bounds: tuple[int, int], rule: str) -> Refusal | None:
    """VIR-1.5.1: a number of different cards of the hand within the bounds (the fewest, the most)."""
    cards, (minimum, maximum) = action.cards, bounds
    if (refusal := refuse_unheld(cards, view.hand, rule)) is not None:
        return refusal
    if len(set(cards)) < len(cards):
        return _NAMED_TWICE
    return None if minimum <= len(cards) <= maximum else _wrong_number(action.verb, minimum, maximum, rule)


@lru_cache(maxsize=256)
def _wrong_number(verb: str, minimum: int, maximum: int, rule: str) -> Refusal:
    if minimum == maximum:
        return Refusal(rule, message(f"vira-{verb}-number", count=maximum))
    return Refusal(rule, message(f"vira-{verb}-range", minimum=minimum, maximum=maximum))


def _refuse_play(view: PlayView, cards: tuple[Card, ...]) -> Refusal | None:
    """VIR-1.7.1: one card of the hand; VIR-1.7.2: of the led suit, if there is one."""
    if (refusal := refuse_all_but_one(cards, view.hand, "VIR-1.7.1")) is not None:
        return refusal
    duties = duties_of(view)
    return None if duties is None else duties.reason(view.hand, cards[0])


def duties_of(view: PlayView) -> CompiledRules | None:
    """VIR-1.7.2: the rules that bind the next seat to play; None for a lead."""
    cards, trump = view.cards, view.deal.trump
    if not cards:
        return None
    return DUTIES[trump][suit_of(cards[0])][cards[RANKINGS[trump].taking(cards)]]
