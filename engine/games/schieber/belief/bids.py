"""Compares what a seat chose before the play with what the rules of thumb choose from a hand."""

from collections.abc import Iterator

from engine.cards import Seat
from engine.games.schieber.actions import Action, Choose, Push, PushBack
from engine.games.schieber.cards import CONTRACTS
from engine.games.schieber.model import PlayDeal, Playing, State, side_of
from engine.games.schieber.player.guide import expected_choice


def expected_bids(state: State, seat: Seat) -> tuple[tuple[int, bool], ...]:
    """SCH-2.3: of each answer of another seat: how many were open, and whether the guide gives it with that hand."""
    return tuple(_compared(state.deal, seat)) if isinstance(state, Playing) else ()


def _compared(deal: PlayDeal, seat: Seat) -> Iterator[tuple[int, bool]]:
    options, record = deal.options, deal.record
    for number in range(record.pushes + 1):
        chooser = Seat((record.forehand + 2 * (number % 2)) % 4)
        if chooser == seat:
            continue
        pushes: Action = PushBack() if number else Push()
        may_push = number == 0 or (number == 1 and options.pushBack == "on")
        missing = options.target - deal.match.totals[side_of(chooser)]
        answer = pushes if number < record.pushes else Choose(record.contract)
        legal = (str(pushes),) if may_push else ()
        yield len(CONTRACTS) + may_push, expected_choice(deal.dealt[chooser], options, missing, legal) == answer
