"""What a seat may do, in a stable order, from its view alone."""

from functools import lru_cache
from typing import Final

from engine.choice import Option, PickOne
from engine.game import refuse_turn
from engine.games.schieber.actions import Announce, Choose, Good, Push, PushBack
from engine.games.schieber.cards import CONTRACTS, TRUMPS
from engine.games.schieber.events import contract_word
from engine.games.schieber.model import DealView, PlayView, View
from engine.games.schieber.refusals import (
    ANSWER_FIRST,
    NO_PLAY_NOW,
    TURN_RULE,
    Asked,
    asked,
    duties_of,
    refuse_choice,
)
from engine.games.schieber.weis import Scale, best_weis
from engine.message import Message, message
from engine.tricks.hand_options import HandOptions

TRUMP: Final = "trump"
"""The group of the trump suits."""
CONTRACT: Final = "contract"
"""The group of the options that name no trump suit: Obenabe, Undenufe, the pushes."""
WEIS: Final = "weis"
"""The group of the answers about a Weis."""
HAND: Final = "hand"
"""The group of the cards."""

_PLAYS: Final = HandOptions("schieber-action-card", HAND)


def choice_of(view: View) -> PickOne:
    """What the viewer may do: contracts, answers about a Weis, the hand in pack order, each card with its refusal."""
    if view.seat is None or not isinstance(view, DealView):
        return PickOne(())
    if (waiting := refuse_turn(view.turn, view.seat, TURN_RULE)) is not None:
        return PickOne(_PLAYS.disabled(view.hand, waiting))
    if not isinstance(view, PlayView):
        contracts = _contracts(asked(view), view.options.multipliers)
        return PickOne(contracts + _PLAYS.disabled(view.hand, NO_PLAY_NOW))
    contract = view.deal.contract
    if view.asking:
        weis = best_weis(view.seat, view.hand, Scale.of(view.options, contract))
        assert weis is not None  # a seat without a Weis is not asked
        return PickOne(_answers(weis.points) + _PLAYS.disabled(view.hand, ANSWER_FIRST))
    duties = duties_of(view.cards, contract, view.options.trumpsOnly)
    return PickOne(_PLAYS.open(view.hand) if duties is None else _PLAYS.under(view.hand, duties))


@lru_cache(maxsize=128)
def _contracts(asked: Asked, multipliers: tuple[int, ...]) -> tuple[Option, ...]:
    """SCH-2.3: all contracts, then the push that is legal now, if any."""
    return _contract_options(multipliers) + tuple(
        _push_option(push) for push in (Push(), PushBack()) if refuse_choice(asked, push) is None
    )


def _contract_options(multipliers: tuple[int, ...]) -> tuple[Option, ...]:
    """An option for each contract, labelled with its multiplier."""
    return tuple(
        Option(
            str(Choose(contract)), contract_word(contract, multiplier), CONTRACT if TRUMPS[contract] is None else TRUMP
        )
        for contract, multiplier in zip(CONTRACTS, multipliers, strict=True)
    )


def _push_option(push: Push | PushBack) -> Option:
    return Option(str(push), Message(f"schieber-action-{push}"), CONTRACT)


SAYINGS: Final = (*_contract_options((1,) * len(CONTRACTS)), _push_option(Push()), _push_option(PushBack()))
"""SCH-2.3: everything that can be said about the contract, with no multiplier."""


@lru_cache(maxsize=32)
def _answers(amount: int) -> tuple[Option, ...]:
    """SCH-4.10: announce or say nothing; `amount`: the points of the best Weis, not multiplied."""
    announce, good = Announce(), Good()
    return (
        Option(str(announce), message("schieber-action-announce", amount=amount), WEIS),
        Option(str(good), Message("schieber-action-good"), WEIS),
    )
