"""Why a seat may not do something, from its view alone or from the few facts that matter."""

from typing import Final, NamedTuple

from engine.cards import Card, suit_of
from engine.game import Refusal, refuse_turn
from engine.games.schieber.actions import Action, Announce, Choose, Good, Push, PushBack
from engine.games.schieber.cards import DUTIES, WHOLE_PACK, Contract, TrumpsOnly, taking
from engine.games.schieber.model import DealView, Options, PlayView, View
from engine.message import Message
from engine.tricks.actions import Play
from engine.tricks.card_refusals import refuse_all_but_one, refuse_foreign
from engine.tricks.follow import CompiledRules

TURN_RULE: Final = "SCH-1.5"

_CONTRACT_FIXED: Final = Refusal("SCH-2.3", Message("schieber-contract-fixed"))
_MUST_CHOOSE: Final = Refusal("SCH-2.3.1", Message("schieber-must-choose"))
_NO_PUSH_BACK: Final = Refusal("SCH-4.13", Message("schieber-no-push-back"))
_NOT_PUSHED: Final = Refusal("SCH-4.13", Message("schieber-not-pushed"))
_PUSHED_BACK: Final = Refusal("SCH-4.13", Message("schieber-pushed-back"))
_SAY_PUSH_BACK: Final = Refusal("SCH-4.13", Message("schieber-say-push-back"))

NO_PLAY_NOW: Final = Refusal("SCH-2.4", Message("schieber-no-play-now"))
ANSWER_FIRST: Final = Refusal("SCH-4.10", Message("schieber-answer-first"))

_NO_WEIS: Final = Refusal("SCH-4.4", Message("schieber-no-weis"))
_ANNOUNCED_AUTOMATICALLY: Final = Refusal("SCH-2.6.4", Message("schieber-announced-automatically"))
_NOT_ASKED: Final = Refusal("SCH-4.10", Message("schieber-not-asked"))


def refusal_of(view: View, action: Action) -> Refusal | None:
    """Why the viewer may not do this; None: it is legal."""
    if (waiting := refuse_turn(view.turn, view.seat, TURN_RULE)) is not None:
        return waiting
    match view, action:
        case PlayView(asking=True), Play():
            return _refuse_foreign(action) or ANSWER_FIRST
        case PlayView(), Play():
            return refuse_play(action, view.hand, duties_of(view.cards, view.deal.contract, view.options.trumpsOnly))
        case _, Play():
            return _refuse_foreign(action) or NO_PLAY_NOW
        case _, Announce() | Good():
            return None if view.asking else _refuse_answer(view.options)
        case DealView(), Choose() | Push() | PushBack():
            return _CONTRACT_FIXED if isinstance(view, PlayView) else refuse_choice(asked(view), action)
        case _:
            raise AssertionError("it is nobody's turn")


class Asked(NamedTuple):
    """What matters to the seat that chooses: how many pushes there were, and whether the table allows a push back."""

    pushes: int
    push_back: bool


def asked(view: DealView) -> Asked:
    """What matters to the seat on turn before there is a contract."""
    return Asked(view.deal.pushes, view.options.pushBack == "on")


def refuse_choice(asked: Asked, action: Choose | Push | PushBack) -> Refusal | None:
    """SCH-2.3, SCH-4.13: the forehand chooses or pushes; the partner chooses, or may push back once."""
    match action, asked.pushes:
        case (Choose(), _) | (Push(), 0):
            return None
        case PushBack(), _ if not asked.push_back:
            return _NO_PUSH_BACK
        case PushBack(), 0:
            return _NOT_PUSHED
        case PushBack(), 1:
            return None
        case Push(), 1:
            return _SAY_PUSH_BACK if asked.push_back else _MUST_CHOOSE
        case _:
            return _PUSHED_BACK


def _refuse_answer(options: Options) -> Refusal:
    """SCH-2.6.4, SCH-4.10: why a seat that is not asked for a Weis may not answer."""
    if options.weis == "off":
        return _NO_WEIS
    return _ANNOUNCED_AUTOMATICALLY if options.announce == "auto" else _NOT_ASKED


def duties_of(cards: tuple[Card, ...], contract: Contract, manner: TrumpsOnly) -> CompiledRules | None:
    """SCH-2.4: the rules that bind the next seat to play; None for a lead.

    `cards`: the open trick; `manner`: the option `trumpsOnly`.
    """
    if not cards:
        return None
    return DUTIES[contract, manner][suit_of(cards[0])][cards[taking(cards, contract)]]


def refuse_play(action: Play, hand: int, duties: CompiledRules | None) -> Refusal | None:
    """SCH-2.4: one card of the hand that the rules of the trick allow."""
    if (refusal := _refuse_foreign(action) or refuse_all_but_one(action.cards, hand, "SCH-2.4")) is not None:
        return refusal
    return None if duties is None else duties.reason(hand, action.cards[0])


def _refuse_foreign(action: Play) -> Refusal | None:
    """SCH-1.1: the refusal of a card that is not in the pack."""
    return refuse_foreign(action.cards, WHOLE_PACK, "SCH-1.1")
