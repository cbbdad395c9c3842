"""What a seat may do, and why not: functions of its view alone."""

from functools import lru_cache
from typing import Final

from engine.cards import (
    CARD_TEXTS,
    SUITS,
    Card,
    Seat,
    Suit,
    each,
    suit_of,
)
from engine.game import Act, DealDue, Option, PickOne, Refusal, Turn
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
    Take,
    ThrowIn,
    Win,
    Yield,
)
from engine.games.klaberjass.cards import PACK, REPLIES, SEVENS
from engine.games.klaberjass.kernel import playable
from engine.games.klaberjass.model import DealRecord, Options, View
from engine.games.klaberjass.sequences import Scale, runs_of
from engine.message import CardWord, Message, SuitWord, message

BID: Final = "bid"
MELD: Final = "meld"
DIX: Final = "dix"
HAND: Final = "hand"

TURN_RULE: Final = "KLA-1.4"

_NOT_YOUR_TURN: Final = Refusal(TURN_RULE, Message("engine-not-your-turn"))
_DEAL_DUE: Final = Refusal(TURN_RULE, Message("engine-deal-due"))
_MATCH_OVER: Final = Refusal(TURN_RULE, Message("engine-match-over"))

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
_WINDOW_SHUT: Final = Refusal("KLA-4.8", Message("klaberjass-dix-window"))

_NO_MELD_NOW: Final = Refusal("KLA-2.6", Message("klaberjass-no-meld-now"))
_NO_SEQUENCE: Final = Refusal("KLA-2.6.3", Message("klaberjass-no-sequence"))
_NOT_AN_ANSWER: Final = Refusal("KLA-2.6.3", Message("klaberjass-not-announced"))
_ANSWER_NUMBER: Final = Refusal("KLA-2.6.4", Message("klaberjass-answer-number"))
_NOT_MORE: Final = Refusal("KLA-2.6.4", Message("klaberjass-not-more"))
_NOT_SAME: Final = Refusal("KLA-2.6.4", Message("klaberjass-not-same"))

_NO_PLAY_NOW: Final = Refusal("KLA-2.7", Message("klaberjass-no-play-now"))
_ONE_CARD: Final = Refusal("KLA-2.7", Message("klaberjass-one-card"))
_NO_BELLA: Final = Refusal("KLA-2.7.5", Message("klaberjass-no-bella"))
_BELLA_AUTOMATIC: Final = Refusal("KLA-4.10", Message("klaberjass-bella-automatic"))


@lru_cache(maxsize=64)
def _turned_suit(suit: Suit) -> Refusal:
    return Refusal("KLA-2.3", message("klaberjass-turned-suit", suit=SuitWord(suit)))


@lru_cache(maxsize=64)
def _not_in_pack(card: Card) -> Refusal:
    return Refusal("KLA-1.1", message("klaberjass-not-in-pack", card=CardWord(card)))


@lru_cache(maxsize=64)
def _not_held(card: Card) -> Refusal:
    return Refusal("KLA-2.7", message("klaberjass-not-held", card=CardWord(card)))


def scale_of(options: Options, trump: Suit) -> Scale:
    """How sequences compare at this table under this trump."""
    return Scale(trump, options.fiveRun, options.lengthBeatsRank == "on")


# ------------------------------------------------------------------------------------------------------------ refusals


def refusal_of(view: View, action: Action) -> Refusal | None:
    """Why the viewer may not do this; None when he may."""
    if (waiting := refuse_turn(view.turn, view.seat)) is not None:
        return waiting
    assert view.deal is not None  # somebody is to act
    match action:
        case Play() if view.phase == "playing":
            assert view.deal.trump is not None
            return refuse_play(action, view.hand, view.led, view.deal.trump, view.bella, view.options.bella)
        case Play():
            return _refuse_foreign(action) or _NO_PLAY_NOW
        case Dix():
            return _refuse_dix(view, view.deal)
        case Silent() | Declare() | Win() | Same() | Yield():
            return _refuse_answer(view, view.deal, action)
        case _:
            return _refuse_bid(view, view.deal, action)


def refuse_turn(turn: Turn, seat: Seat | None) -> Refusal | None:
    """KLA-1.4: only the seat on turn acts."""
    if isinstance(turn, Act):
        return None if turn.seat == seat else _NOT_YOUR_TURN
    return _DEAL_DUE if isinstance(turn, DealDue) else _MATCH_OVER


def _refuse_bid(view: View, record: DealRecord, action: Action) -> Refusal | None:
    """KLA-2.2, KLA-2.3, KLA-4.2, KLA-4.3: what may be said in the bidding."""
    if view.phase == "offered":
        return None if isinstance(action, PlayOn | ThrowIn) else _ANSWER_OFFER
    if view.phase not in ("bidding", "naming"):
        return _BIDDING_OVER
    if isinstance(action, PlayOn | ThrowIn):
        return _NO_OFFER
    if view.phase == "naming" and not isinstance(action, Name):
        return _MUST_NAME
    if isinstance(action, Schmeiss):
        return None if view.options.schmeiss == "on" else _NO_SCHMEISS
    if record.round == 1:
        return _FIRST_ROUND if isinstance(action, Name) else None
    return _refuse_second_bid(view, record, action)


def _refuse_second_bid(view: View, record: DealRecord, action: Action) -> Refusal | None:
    match action:
        case Name(suit):
            return _turned_suit(suit) if suit == suit_of(record.up) else None
        case Pass():
            bound = view.options.dealerMustName == "on" and view.seat == record.dealer
            return _DEALER_MUST_NAME if bound else None
        case _:
            return _SECOND_ROUND


def _refuse_dix(view: View, record: DealRecord) -> Refusal | None:
    """KLA-2.5: the five conditions, and the window of KLA-4.8."""
    trump = record.trump
    if trump is None:
        return _NO_DIX_NOW
    if not record.from_turn_up:
        return _NOT_TURNED
    if record.exchange is not None or record.up == SEVENS[trump]:
        return _UP_GONE
    if not view.hand >> SEVENS[trump] & 1:
        return _NO_SEVEN
    if view.phase == "playing":
        if view.tricks_won != (0, 0):
            return _HAS_PLAYED
        if view.options.dixWindow == "beforeMeld":
            return _WINDOW_SHUT
    return None


def _refuse_answer(view: View, record: DealRecord, action: Answer) -> Refusal | None:
    """KLA-2.6.3, KLA-2.6.4: what may be said about sequences."""
    if view.phase != "melding":
        return _NO_MELD_NOW
    announced = record.announced
    if not announced:
        match action:
            case Silent():
                return None
            case Declare():
                return None if runs_of(view.hand) else _NO_SEQUENCE
            case _:
                return _NOT_AN_ANSWER
    match action:
        case Yield():
            return None
        case Win():
            return None if _best_value(view, record) > announced else _NOT_MORE
        case Same():
            return None if _best_value(view, record) == announced else _NOT_SAME
        case _:
            return _ANSWER_NUMBER


def _best_value(view: View, record: DealRecord) -> int:
    assert record.trump is not None
    return scale_of(view.options, record.trump).best_value(runs_of(view.hand))


def refuse_play(
    action: Play, hand: int, led: Card | None, trump: Suit, bella: Card | None, manner: str
) -> Refusal | None:
    """KLA-2.7, KLA-4.10: one card of the hand that the duties leave; the bella with the card that completes it."""
    if len(action.cards) != 1:
        return _refuse_foreign(action) or _ONE_CARD
    card = action.cards[0]
    if not hand >> card & 1:
        return _refuse_foreign(action) or _not_held(card)
    if not playable(hand, led, trump) >> card & 1:
        assert led is not None  # any card may be led
        return REPLIES[trump][led].reason(hand, card)
    if not action.bella:
        return None
    if manner == "automatic":
        return _BELLA_AUTOMATIC
    return None if card == bella else _NO_BELLA


def _refuse_foreign(action: Play) -> Refusal | None:
    """KLA-1.1: no card outside the pack."""
    return next((_not_in_pack(one) for one in action.cards if one not in PACK), None)


# -------------------------------------------------------------------------------------------------------------- choice


def choice_of(view: View) -> PickOne:
    """What the viewer may do: bids, answers, the dix, then his cards in pack order, each open or shut."""
    if view.seat is None or view.deal is None:
        return PickOne(())
    if (waiting := refuse_turn(view.turn, view.seat)) is not None:
        return PickOne(_shut_hand(view.hand, waiting))
    if view.phase == "playing":
        return PickOne(tuple(_plays(view, view.deal)))
    spoken = _answers(view, view.deal) if view.phase == "melding" else _bids(view, view.deal)
    return PickOne((*spoken, *_shut_hand(view.hand, _NO_PLAY_NOW)))


def _shut_hand(hand: int, refusal: Refusal) -> tuple[Option, ...]:
    shut = _shut_cards(refusal)
    return tuple([shut[card] for card in each(hand)])


def _bids(view: View, record: DealRecord) -> list[Option]:
    turned = suit_of(record.up)
    others = tuple(Name(suit) for suit in SUITS if suit != turned)
    if view.phase == "offered":
        return [_option(BID, PlayOn()), _option(BID, ThrowIn())]
    if view.phase == "naming":
        return [_option(BID, one) for one in others]
    offered: list[Action] = [Take(), Pass()] if record.round == 1 else [*others, Pass()]
    if view.options.schmeiss == "on":
        offered.append(Schmeiss())
    return [_option(BID, one, _refuse_bid(view, record, one), _bid_label(one, turned)) for one in offered]


def _bid_label(action: Action, turned: Suit) -> Message | None:
    return message("klaberjass-action-take", suit=SuitWord(turned)) if isinstance(action, Take) else None


def _answers(view: View, record: DealRecord) -> list[Option]:
    offered: tuple[Answer, ...] = (Win(), Same(), Yield()) if record.announced else (Declare(), Silent())
    found = [
        _option(MELD, one, _refuse_answer(view, record, one), _answer_label(view, record, one)) for one in offered
    ]
    return found + _dix(view, record)


def _answer_label(view: View, record: DealRecord, action: Answer) -> Message | None:
    if isinstance(action, Declare) and (value := _best_value(view, record)):
        return message("klaberjass-action-declare-value", amount=value)
    return None


def _dix(view: View, record: DealRecord) -> list[Option]:
    trump = record.trump
    if trump is None or not view.hand >> SEVENS[trump] & 1 or _refuse_dix(view, record) is not None:
        return []
    label = message("klaberjass-action-dix", seven=CardWord(SEVENS[trump]), card=CardWord(record.up))
    return [_option(DIX, Dix(), None, label)]


def _plays(view: View, record: DealRecord) -> list[Option]:
    trump, led, hand = record.trump, view.led, view.hand
    assert trump is not None
    found = _dix(view, record)
    if led is None or playable(hand, led, trump) == hand:
        found += [_OPEN[card] for card in each(hand)]
    else:
        found += _replies(hand, led, trump)
    if view.bella is not None and view.options.bella == "choice" and _OPEN[view.bella] in found:
        found.insert(found.index(_OPEN[view.bella]), _WITH_BELLA[view.bella])
    return found


def _replies(hand: int, led: Card, trump: Suit) -> list[Option]:
    """The cards of the hand, open or shut by the duty that removes them."""
    duties = REPLIES[trump][led]
    shut: dict[Card, Option] = {}
    for removed, refusal in zip(duties.removed(hand), duties.refusals, strict=True):
        if removed:
            options = _shut_cards(refusal)
            shut.update({card: options[card] for card in each(removed)})
    return [shut.get(card) or _OPEN[card] for card in each(hand)]


# ------------------------------------------------------------------------------------------ options, made once and kept


@lru_cache(maxsize=512)
def _option(group: str, action: Action, refusal: Refusal | None = None, label: Message | None = None) -> Option:
    return Option(str(action), label or _label(action), group, refusal)


def _label(action: Action) -> Message:
    if isinstance(action, Name):
        return message("klaberjass-action-name", suit=SuitWord(action.suit))
    return Message(f"klaberjass-action-{action}")


def _card_option(card: Card, refusal: Refusal | None = None) -> Option:
    label = message("klaberjass-action-card", card=CardWord(card))
    return Option(f"play {CARD_TEXTS[card]}", label, HAND, refusal, card)


@lru_cache(maxsize=512)
def _shut_cards(refusal: Refusal) -> dict[Card, Option]:
    return {card: _card_option(card, refusal) for card in PACK}


_OPEN: Final = {card: _card_option(card) for card in PACK}
_WITH_BELLA: Final = {
    card: Option(
        f"play {CARD_TEXTS[card]} bella", message("klaberjass-action-card-bella", card=CardWord(card)), HAND, None, card
    )
    for card in PACK
}
