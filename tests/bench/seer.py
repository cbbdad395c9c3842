"""A player who sees all cards: *strong*, whose every sampled deal is the real one."""

from typing import Any

from engine.cards import Seat
from engine.game import AnyGame, Rng
from engine.players import STRONG


class _Open:
    """A game in which a seat knows the whole deal."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game, self._state = game, state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def resample(self, view: Any, information_state: Any, rng: Rng) -> Any:
        """The real state."""
        return self._state

    def from_first_card(self, state: Any) -> None:
        """Nothing: there are no other deals to tell apart by how it was played."""


def decide(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> str:
    """The best answer of this seat in the deal as it is, as far as playouts show it."""
    view = game.view(state, seat)
    opened: Any = _Open(game, state)
    return STRONG.decide(opened, view, game.information_state(state, seat), game.choice(view), rng)
