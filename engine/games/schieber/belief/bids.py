"""How likely the others would have chosen and pushed as they did, given the hands of a deal."""

from collections.abc import Iterator
from typing import Final

from engine.cards import Seat
from engine.games.schieber.actions import Action, Choose, Push, PushBack
from engine.games.schieber.cards import CONTRACTS
from engine.games.schieber.model import PlayDeal, Playing, State, side_of
from engine.games.schieber.player.guide import expected_choice

DOUBT: Final = 0.3
"""The share of bids that the others are thought to choose for reasons of their own, all equally likely."""


def plausibility(state: State, seat: Seat) -> float:
    """SCH-2.3: how likely the other seats would have chosen and pushed as they did; 1 where none of them has."""
    likely = 1.0
    for number, as_expected in _compared(state.deal, seat) if isinstance(state, Playing) else ():
        likely *= DOUBT / number + (1 - DOUBT) * as_expected
    return likely


def _compared(deal: PlayDeal, seat: Seat) -> Iterator[tuple[int, bool]]:
    """Of each answer of another seat: how many were open, and whether the guide gives this one with that hand."""
    options, record = deal.options, deal.record
    for number in range(record.pushes + 1):
        chooser = Seat((record.first + 2 * (number % 2)) % 4)
        if chooser == seat:
            continue
        pushes: Action = PushBack() if number else Push()
        may_push = number == 0 or (number == 1 and options.pushBack == "on")
        missing = options.target - deal.match.totals[side_of(chooser)]
        answer = pushes if number < record.pushes else Choose(record.contract)
        legal = (str(pushes),) if may_push else ()
        yield len(CONTRACTS) + may_push, expected_choice(deal.dealt[chooser], options, missing, legal) == answer
