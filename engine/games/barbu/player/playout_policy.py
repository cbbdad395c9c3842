"""The card by rule of thumb, for the *careful* player and for guided playouts."""

from engine.cards import Card
from engine.games.barbu.kernel import PASS, DominoKernel, TrickKernel
from engine.games.barbu.model import Declared
from engine.games.barbu.player.domino_play import scored_lays
from engine.games.barbu.player.negative_play import scored_ducks
from engine.games.barbu.player.trick_context import TrickContext, stakes_of
from engine.games.barbu.player.trump_play import scored_takes
from engine.tricks.best_card import best_card


def trick_card(declared: Declared, context: TrickContext) -> Card:
    """The card to play to a trick."""
    if declared.trump is None:
        return best_card(scored_ducks(declared.contract, context))
    return best_card(scored_takes(declared.trump, context))


def guided_move(kernel: TrickKernel | DominoKernel) -> int:
    """The kernel's move by rule of thumb, from what the seat on turn knows: its hand and the cards played."""
    legal = kernel.legal()
    if not legal & (legal - 1):
        return legal.bit_length() - 1 if legal else PASS
    seat, hands = kernel.turn, kernel.hands
    if isinstance(kernel, DominoKernel):
        return best_card(scored_lays(hands[seat], legal, kernel.start))
    # By position, since keywords would make a playout a fifth slower.
    return trick_card(
        kernel.record.declaration,
        TrickContext(
            seat,
            hands[seat],
            legal,
            hands[seat - 1] | hands[seat - 2] | hands[seat - 3],
            kernel.count,
            kernel.led,
            kernel.best,
            kernel.winner,
            kernel.lying,
            len(kernel.winners),
            stakes_of(kernel.record.doubles, seat),
        ),
    )
