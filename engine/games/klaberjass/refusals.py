"""Why a seat may not do something, from its view alone or from the few facts that matter."""

from functools import lru_cache
from typing import Final, NamedTuple

from engine.cards import KING, QUEEN, Card, Suit, suit_of
from engine.game import Refusal, refuse_turn
from engine.games.klaberjass.actions import (
    Action,
    Answer,
    Declare,
    Dix,
    Name,
    Pass,
    Play,
    PlayOn,
    Same,
    Schmeiss,
    Silent,
    ThrowIn,
    Win,
    Yield,
)
from engine.games.klaberjass.cards import DUTIES, SEVENS, WHOLE_PACK
from engine.games.klaberjass.model import BiddingView, MeldingView, PhaseName, PlayView, TrumpView, View
from engine.games.klaberjass.sequences import Scale, runs_of
from engine.message import Message, RankWord, SuitWord, message
from engine.tricks.card_refusals import refuse_all_but_one, refuse_foreign

TURN_RULE: Final = "KLA-1.4"

_FIRST_ROUND: Final = Refusal("KLA-2.2", Message("klaberjass-first-round"))
_SECOND_ROUND: Final = Refusal("KLA-2.3", Message("klaberjass-second-round"))
_BIDDING_OVER: Final = Refusal("KLA-2.4", Message("klaberjass-bidding-over"))
_NO_SCHMEISS: Final = Refusal("KLA-4.2", Message("klaberjass-no-schmeiss"))
_NO_OFFER: Final = Refusal("KLA-4.2", Message("klaberjass-no-offer"))
_ANSWER_OFFER: Final = Refusal("KLA-4.2", Message("klaberjass-answer-offer"))
_MUST_NAME: Final = Refusal("KLA-4.2", Message("klaberjass-must-name"))
_DEALER_MUST_NAME: Final = Refusal("KLA-4.3", Message("klaberjass-dealer-must-name"))

_NO_DIX_NOW: Final = Refusal("KLA-2.5", Message("klaberjass-no-dix-now"))
_NOT_TURNED: Final = Refusal("KLA-2.5.1", Message("klaberjass-dix-not-turned"))
_NO_SEVEN: Final = Refusal("KLA-2.5.2", Message("klaberjass-dix-no-seven"))
_UP_GONE: Final = Refusal("KLA-2.5.3", Message("klaberjass-dix-up-gone"))
_HAS_PLAYED: Final = Refusal("KLA-2.5.4", Message("klaberjass-dix-has-played"))
_WINDOW_CLOSED: Final = Refusal("KLA-4.8", Message("klaberjass-dix-window"))

_NO_MELD_NOW: Final = Refusal("KLA-2.6", Message("klaberjass-no-meld-now"))
_NO_SEQUENCE: Final = Refusal("KLA-2.6.3", Message("klaberjass-no-sequence"))
_NOT_AN_ANSWER: Final = Refusal("KLA-2.6.3", Message("klaberjass-not-announced"))
_ANSWER_NUMBER: Final = Refusal("KLA-2.6.4", Message("klaberjass-answer-number"))
_NOT_MORE: Final = Refusal("KLA-2.6.4", Message("klaberjass-not-more"))
_NOT_SAME: Final = Refusal("KLA-2.6.4", Message("klaberjass-not-same"))

NO_PLAY_NOW: Final = Refusal("KLA-2.7", Message("klaberjass-no-play-now"))
_NO_BELLA: Final = Refusal("KLA-2.7.5", message("klaberjass-no-bella", king=RankWord(KING), queen=RankWord(QUEEN)))
_BELLA_AUTOMATIC: Final = Refusal("KLA-4.10", Message("klaberjass-bella-automatic"))


@lru_cache(maxsize=64)
def _turned_suit(suit: Suit) -> Refusal:
    return Refusal("KLA-2.3", message("klaberjass-turned-suit", suit=SuitWord(suit)))


def refusal_of(view: View, action: Action) -> Refusal | None:
    """The refusal of an action of the viewer; None if it is allowed."""
    if (waiting := refuse_turn(view.turn, view.seat, TURN_RULE)) is not None:
        return waiting
    match action:
        case Play():
            if not isinstance(view, PlayView):
                return _refuse_foreign(action) or NO_PLAY_NOW
            return refuse_play(action, view.hand, view.led, view.deal.trump, view.bella, view.options.bella)
        case Dix():
            return refuse_dix(view) if isinstance(view, TrumpView) else _NO_DIX_NOW
        case Silent() | Declare() | Win() | Same() | Yield():
            if not isinstance(view, MeldingView):
                return _NO_MELD_NOW
            return refuse_answer(view.deal.announced, best_value(view), action)
        case _:
            return refuse_bid(asked(view), action) if isinstance(view, BiddingView) else _BIDDING_OVER


LAST_ROUND: Final = 2
"""KLA-2.3, KLA-2.3.1: after the second round nobody is asked again."""


class Asked(NamedTuple):
    """The question in the bidding: an answer to an offer, the name of a suit, or a bid in round 1 or 2."""

    phase: PhaseName
    round: int
    turned: Suit
    schmeiss: bool
    bound: bool
    """KLA-4.3: this seat may not pass in the second round."""
    last: bool
    """KLA-2.3.1: a pass of this seat throws the deal in."""


def asked(view: BiddingView) -> Asked:
    """The question to the seat on turn."""
    record, options = view.deal, view.options
    dealer = view.seat == record.dealer
    bound = options.dealerMustName == "on" and dealer
    last = dealer and record.round == LAST_ROUND
    return Asked(view.phase, record.round, suit_of(record.up), options.schmeiss == "on", bound, last)


def refuse_bid(asked: Asked, action: Action) -> Refusal | None:
    """KLA-2.2, KLA-2.3, KLA-4.2, KLA-4.3: refuses what may not be said in the bidding."""
    if asked.phase == "offered":
        return None if isinstance(action, PlayOn | ThrowIn) else _ANSWER_OFFER
    if isinstance(action, PlayOn | ThrowIn):
        return _NO_OFFER
    if asked.phase == "naming" and not isinstance(action, Name):
        return _MUST_NAME
    if isinstance(action, Schmeiss):
        return None if asked.schmeiss else _NO_SCHMEISS
    if asked.round == 1:
        return _FIRST_ROUND if isinstance(action, Name) else None
    match action:
        case Name(suit):
            return _turned_suit(suit) if suit == asked.turned else None
        case Pass():
            return _DEALER_MUST_NAME if asked.bound else None
        case _:
            return _SECOND_ROUND


def refuse_dix(view: TrumpView) -> Refusal | None:
    """KLA-2.5: refuses an exchange of the dix outside its conditions or, by KLA-4.8, too late."""
    record = view.deal
    seven = SEVENS[record.trump]
    if not record.from_turn_up:
        return _NOT_TURNED
    if record.exchange is not None or record.up == seven:
        return _UP_GONE
    if not view.hand >> seven & 1:
        return _NO_SEVEN
    if isinstance(view, PlayView):
        if view.tricks_won != (0, 0):
            return _HAS_PLAYED
        if view.options.dixWindow == "beforeMeld":
            return _WINDOW_CLOSED
    return None


def best_value(view: MeldingView) -> int:
    """KLA-2.6.1: the value of the viewer's best sequence in points; 0 for none."""
    return Scale.of(view.options, view.deal.trump).best_value(runs_of(view.hand))


def refuse_answer(announced: int, mine: int, action: Answer) -> Refusal | None:
    """KLA-2.6.3, KLA-2.6.4: refuses an untrue answer about sequences; `mine`: the value of the seat's best one."""
    if not announced:
        match action:
            case Silent():
                return None
            case Declare():
                return None if mine else _NO_SEQUENCE
            case _:
                return _NOT_AN_ANSWER
    match action:
        case Yield():
            return None
        case Win():
            return None if mine > announced else _NOT_MORE
        case Same():
            return None if mine == announced else _NOT_SAME
        case _:
            return _ANSWER_NUMBER


def refuse_play(
    action: Play, hand: int, led: Card | None, trump: Suit, bella: Card | None, manner: str
) -> Refusal | None:
    """KLA-2.7, KLA-4.10: refuses all but one legal card of the hand, and a bella without the card that completes it."""
    if (refusal := _refuse_foreign(action) or refuse_all_but_one(action.cards, hand, "KLA-2.7")) is not None:
        return refusal
    card = action.cards[0]
    if led is not None and (refusal := DUTIES[trump][led].reason(hand, card)) is not None:
        return refusal
    if not action.bella:
        return None
    if manner == "automatic":
        return _BELLA_AUTOMATIC
    return None if card == bella else _NO_BELLA


def _refuse_foreign(action: Play) -> Refusal | None:
    """KLA-1.1: refuses a card outside the pack."""
    return refuse_foreign(action.cards, WHOLE_PACK, "KLA-1.1")
