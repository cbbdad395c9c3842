"""What a seat may do, in a stable order: a function of its view alone."""

from functools import lru_cache
from typing import Final

from engine.cards import CARD_TEXTS, SUITS
from engine.game import Option, PickOne, refuse_turn
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
from engine.games.klaberjass.model import DealRecord, View
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
    if view.seat is None or view.deal is None:
        return PickOne(())
    if (waiting := refuse_turn(view.turn, view.seat, TURN_RULE)) is not None:
        return PickOne(_PLAYS.disabled(view.hand, waiting))
    if view.phase == "playing":
        return PickOne(tuple(_plays(view, view.deal)))
    return PickOne(_spoken(view, view.deal) + _PLAYS.disabled(view.hand, NO_PLAY_NOW))


def _spoken(view: View, record: DealRecord) -> tuple[Option, ...]:
    if view.phase == "melding":
        return _answers(record.announced, best_value(view, record)) + _dix(view, record)
    return _bids(asked(view, record))


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
    return tuple(Option(str(one), _bid_label(one, asked), BID, refuse_bid(asked, one)) for one in offered)


def _bid_label(action: Action, asked: Asked) -> Message:
    if isinstance(action, Take):
        return message("klaberjass-action-take", suit=SuitWord(asked.turned))
    if isinstance(action, Name):
        return message("klaberjass-action-name", suit=SuitWord(action.suit))
    return Message(f"klaberjass-action-{action}")


SAYINGS: Final = (
    *(
        Option(str(one), Message(f"klaberjass-action-{one}"), BID)
        for one in (Pass(), Schmeiss(), PlayOn(), ThrowIn(), Declare(), Silent(), Win(), Same(), Yield())
    ),
    *(Option(str(Name(suit)), message("klaberjass-action-name", suit=SuitWord(suit)), BID) for suit in SUITS),
)
"""All that can be said, but for what is called by a card of the deal."""


@lru_cache(maxsize=128)
def _answers(announced: int, mine: int) -> tuple[Option, ...]:
    offered: tuple[Answer, ...] = (Win(), Same(), Yield()) if announced else (Declare(), Silent())
    return tuple(
        Option(str(one), _answer_label(one, mine), MELD, refuse_answer(announced, mine, one)) for one in offered
    )


def _answer_label(action: Answer, mine: int) -> Message:
    if isinstance(action, Declare) and mine:
        return message("klaberjass-action-declare-value", amount=mine)
    return Message(f"klaberjass-action-{action}")


def _dix(view: View, record: DealRecord) -> tuple[Option, ...]:
    trump = record.trump
    if trump is None or not view.hand >> SEVENS[trump] & 1 or refuse_dix(view, record) is not None:
        return ()
    label = message("klaberjass-action-dix", seven=CardWord(SEVENS[trump]), card=CardWord(record.up))
    return (Option(str(Dix()), label, DIX),)


def _plays(view: View, record: DealRecord) -> list[Option]:
    trump, led, hand = record.trump, view.led, view.hand
    assert trump is not None
    found = [*_dix(view, record), *(_PLAYS.open(hand) if led is None else _PLAYS.under(hand, DUTIES[trump][led]))]
    if view.bella is not None and view.options.bella == "choice":
        played = _PLAYS.open.by_card[view.bella]
        if played in found:
            found.insert(found.index(played), _WITH_BELLA[view.bella])
    return found


_WITH_BELLA: Final = {
    card: Option(
        f"play {CARD_TEXTS[card]} bella", message("klaberjass-action-card-bella", card=CardWord(card)), HAND, None, card
    )
    for card in PACK
}
