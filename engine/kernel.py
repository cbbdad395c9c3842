"""The play of cards on plain ints: what every game's play kernel does.

>>> import random
>>> from engine.game import Chance
>>> from engine.turn import Act
>>> from engine.cards import Seat
>>> from engine.registry import game
>>> schieber = game("schieber")
>>> opening = schieber.start(schieber.options_type(), 4, Seat(0))
>>> state = schieber.deal(opening, Chance(tuple(random.Random(1).sample(schieber.pack, 36)))).state
>>> state = schieber.act(state, schieber.turn(state).seat, schieber.parse("choose O")).state
>>> kernel = schieber.kernel(state)
>>> while kernel.turn >= 0:
...     kernel.play(kernel.moves()[0])
>>> len(kernel.result())
2
"""

from collections.abc import Sequence
from typing import Final, Protocol

NOBODY: Final = -1
NOTHING_LED: Final = -1


class Kernel(Protocol):
    """The trick rules of a deal on plain ints, mutable and quick: playouts run on it, and `act` plays cards with it.

    A move is a card, or a card with a game's own flag bits above bit 5 (`Game.kernel_move`).
    """

    turn: int
    """The seat to move; -1 when the deal is over."""

    def legal(self) -> int:
        """The mask of the cards that the seat on turn may play."""

    def moves(self) -> Sequence[int]:
        """Every legal move of the seat on turn, with the game's flags, in a stable order; there is always one."""

    def play(self, move: int) -> None:
        """Play a legal move; nothing is checked."""

    def result(self) -> tuple[int, ...]:
        """What each side scores for the deal, as it is added to the match; only when the deal is over."""
