"""What a seat may do, in a stable order, from its view alone."""

from functools import lru_cache
from typing import Final

from engine.cards import CARD_TEXTS, SUITS
from engine.choice import Option, PickOne
from engine.game import refuse_turn
from engine.games.klaberjass.actions import (
    Action,
    Answer,
    Declare,
    Dix,
    Name,
    Pass,
    PlayOn,
    Same,
    Schmeiss,
    Silent,
    Take,
    ThrowIn,
    Win,
    Yield,
)
from engine.games.klaberjass.cards import DUTIES, PACK, SEVENS
from engine.games.klaberjass.model import BiddingView, DealView, MeldingView, PlayView, TrumpView, View
from engine.games.klaberjass.refusals import (
    NO_PLAY_NOW,
    TURN_RULE,
    Asked,
    asked,
    best_value,
    refuse_answer,
    refuse_bid,
    refuse_dix,
)
from engine.message import CardWord, Message, SuitWord, message
from engine.tricks.hand_options import HandOptions

BID: Final = "bid"
MELD: Final = "meld"
DIX: Final = "dix"
HAND: Final = "hand"

_PLAYS: Final = HandOptions("klaberjass-action-card", HAND)


def choice_of(view: View) -> PickOne:
    """What the viewer may do: bids, answers, the dix, then the hand in pack order, each card open or disabled."""
    if view.seat is None or not isinstance(view, DealView):
        return PickOne(())
    if (waiting := refuse_turn(view.turn, view.seat, TURN_RULE)) is not None:
        return PickOne(_PLAYS.disabled(view.hand, waiting))
    match view:
        case PlayView():
            return PickOne(tuple(_plays(view)))
        case MeldingView():
            spoken = _answers(view.deal.announced, best_value(view)) + _dix(view)
        case BiddingView():
            spoken = _bids(asked(view))
        case _:
            raise AssertionError("it is a seat's turn only while a deal is under way")
    return PickOne(spoken + _PLAYS.disabled(view.hand, NO_PLAY_NOW))


@lru_cache(maxsize=128)
def _bids(asked: Asked) -> tuple[Option, ...]:
    others = tuple(Name(suit) for suit in SUITS if suit != asked.turned)
    offered: tuple[Action, ...]
    if asked.phase == "offered":
        offered = (PlayOn(), ThrowIn())
    elif asked.phase == "naming":
        offered = others
    else:
        offered = (*((Take(),) if asked.round == 1 else others), Pass(), *((Schmeiss(),) if asked.schmeiss else ()))
    return tuple(
        Option(str(bid), _bid_label(bid, asked), BID, refuse_bid(asked, bid), meaning=_settles(bid, asked))
        for bid in offered
    )


def _settles(bid: Action, asked: Asked) -> Message | None:
    """KLA-2.3.1: that this pass throws the deal in; None for any other answer."""
    return Message("klaberjass-pass-last") if asked.last and isinstance(bid, Pass) else None


def _bid_label(action: Action, asked: Asked) -> Message:
    if isinstance(action, Take):
        return message("klaberjass-action-take", suit=SuitWord(asked.turned))
    if isinstance(action, Name):
        return message("klaberjass-action-name", suit=SuitWord(action.suit))
    return Message(f"klaberjass-action-{action}")


SAYINGS: Final = (
    *(
        Option(str(saying), Message(f"klaberjass-action-{saying}"), BID)
        for saying in (Pass(), Schmeiss(), PlayOn(), ThrowIn(), Declare(), Silent(), Win(), Same(), Yield())
    ),
    *(Option(str(Name(suit)), message("klaberjass-action-name", suit=SuitWord(suit)), BID) for suit in SUITS),
)
"""All that can be said, except what a card of the deal names."""


@lru_cache(maxsize=128)
def _answers(announced: int, mine: int) -> tuple[Option, ...]:
    offered: tuple[Answer, ...] = (Win(), Same(), Yield()) if announced else (Declare(), Silent())
    return tuple(
        Option(str(answer), _answer_label(answer, mine), MELD, refuse_answer(announced, mine, answer))
        for answer in offered
    )


def _answer_label(action: Answer, mine: int) -> Message:
    if isinstance(action, Declare) and mine:
        return message("klaberjass-action-declare-value", amount=mine)
    return Message(f"klaberjass-action-{action}")


def _dix(view: TrumpView) -> tuple[Option, ...]:
    """KLA-2.5: the exchange of the dix, only where it is legal."""
    seven = SEVENS[view.deal.trump]
    if not view.hand >> seven & 1 or refuse_dix(view) is not None:
        return ()
    label = message("klaberjass-action-dix", seven=CardWord(seven), card=CardWord(view.deal.up))
    return (Option(str(Dix()), label, DIX),)


def _plays(view: PlayView) -> list[Option]:
    """KLA-2.7: the dix, then the hand; the card that completes the bella twice, without and with its announcement."""
    led, hand = view.led, view.hand
    cards = _PLAYS.open(hand) if led is None else _PLAYS.under(hand, DUTIES[view.deal.trump][led])
    options = [*_dix(view), *cards]
    if view.bella is not None and view.options.bella == "choice":
        played = _PLAYS.open.by_card[view.bella]
        if played in options:
            options.insert(options.index(played), _WITH_BELLA[view.bella])
    return options


_WITH_BELLA: Final = {
    card: Option(
        f"play {CARD_TEXTS[card]} bella", message("klaberjass-action-card-bella", card=CardWord(card)), HAND, None, card
    )
    for card in PACK
}
