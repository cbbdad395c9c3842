"""Goes back to the first card of a deal, to see how likely its players would have played as they did."""

from engine.cards import Seat
from engine.games.barbu.kernel import PASS, DominoKernel, TrickKernel
from engine.games.barbu.model import Dominoes, Playing, State


def from_first_card(state: State) -> tuple[TrickKernel | DominoKernel, tuple[int, ...]] | None:
    """The kernel before the first card, and the moves since; None outside the play of cards."""
    match state:
        case Playing():
            moves = (*(card for trick in state.tricks for card in trick.cards), *state.cards)
            leader = state.tricks[0].leader if state.tricks else state.leader
            return TrickKernel(Playing(state.deal, state.deal.dealt, leader)), moves
        case Dominoes():
            laid = tuple(PASS if turn.card is None else int(turn.card) for turn in state.laid)
            first = state.laid[0].seat if state.laid else state.seat
            return DominoKernel(Dominoes(state.deal, state.deal.dealt, Seat(first))), laid
        case _:
            return None
