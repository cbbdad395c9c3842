"""Rules of thumb for every card, for the *careful* player and the guide of playouts alike."""

from engine.cards import Card
from engine.games.barbu.kernel import PASS, DominoKernel, TrickKernel
from engine.games.barbu.model import Declared
from engine.games.barbu.player.dominoes import lay
from engine.games.barbu.player.ducking import duck
from engine.games.barbu.player.trick_context import Spot, stakes_of
from engine.games.barbu.player.trumping import take


def trick_card(declared: Declared, spot: Spot) -> Card:
    """The card to play to a trick."""
    return duck(declared.contract, spot) if declared.trump is None else take(declared.trump, spot)


def guided_move(kernel: TrickKernel | DominoKernel) -> int:
    """The kernel's move by rule of thumb, from what the seat on turn can know: its hand and what has been played."""
    legal = kernel.legal()
    if not legal & (legal - 1):
        return legal.bit_length() - 1 if legal else PASS
    seat, hands = kernel.turn, kernel.hands
    if isinstance(kernel, DominoKernel):
        return lay(hands[seat], legal, kernel.start)
    declared = kernel.record.declared
    assert declared is not None
    return trick_card(
        declared,
        Spot(
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
