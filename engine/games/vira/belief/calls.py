"""How likely the others would have called as they did, given the hands of a deal."""

from dataclasses import replace
from typing import Final

from engine.cards import CardSet, Seat
from engine.games.vira.model import Call, DealRecord, Opening, State
from engine.games.vira.player.playout_steps import best_call
from engine.games.vira.rules import said

EXPECTED: Final = 0.8
UNEXPECTED: Final = 0.2
"""The weight of a call that the guide would have made with that hand, and of any other call."""


def plausibility(state: State, seat: Seat) -> float:
    """How likely the other seats would have called as they did in this deal; 1 where none of them has yet.

    The opening bid is left out, since it is mandatory and mostly the weakest; so are the calls of a seat that has
    exchanged cards, since nobody knows what it was dealt.
    """
    if isinstance(state, Opening):
        return 1.0
    deal, likely = state.deal, 1.0
    calls = deal.record.calls
    for number, call in enumerate(calls):
        if number and call.seat != seat and not deal.discards[call.seat]:
            before = replace(deal.record, calls=calls[:number])
            likely *= EXPECTED if _is_expected(call, before, deal.dealt[call.seat]) else UNEXPECTED
    return likely


def _is_expected(call: Call, before: DealRecord, dealt: CardSet) -> bool:
    """Whether the guide would have called so with this hand."""
    return said(before, call.seat, best_call(dealt, before)) == call
