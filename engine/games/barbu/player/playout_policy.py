"""The move by rule of thumb in playouts."""

from engine.games.barbu.kernel import PASS, DominoKernel, TrickKernel
from engine.games.barbu.player.domino_play import lay
from engine.games.barbu.player.negative_play import duck
from engine.games.barbu.player.trick_context import elsewhere
from engine.games.barbu.player.trump_play import take


def guided_move(kernel: TrickKernel | DominoKernel) -> int:
    """The kernel's move by rule of thumb, from what the seat on turn knows: its hand and the cards played."""
    legal = kernel.legal()
    if not legal & (legal - 1):
        return legal.bit_length() - 1 if legal else PASS
    seat, hands = kernel.turn, kernel.hands
    hand = hands[seat]
    if isinstance(kernel, DominoKernel):
        return lay(hand, legal, kernel.start)
    unseen = hands[seat - 1] | hands[seat - 2] | hands[seat - 3]
    stakes, count, trump = kernel.stakes[seat], kernel.count, kernel.trump
    own = stakes[seat]
    theirs = elsewhere(stakes, own, kernel.winner if count else -1)
    if trump is not None:
        return take(trump, hand, legal, unseen, count, kernel.best, kernel.led, own, theirs)
    done = len(kernel.winners)
    return duck(kernel.contract, hand, legal, unseen, count, kernel.best, kernel.lying, done, own, theirs)
