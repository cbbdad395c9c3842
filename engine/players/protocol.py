"""The interface of a computer player.

>>> from engine.players.random import Random
>>> chosen: Player = Random()
>>> chosen.name
'random'
"""

from typing import Any, Protocol

from engine.choice import Choice
from engine.game import AnyGame, Rng


class Player(Protocol):
    """Decides for a seat from its view and information state; a stateless value."""

    @property
    def name(self) -> str:
        """What the player is called in records and settings."""

    def decide(self, game: AnyGame, view: Any, information_state: Any, choice: Choice, rng: Rng) -> str:
        """The text of one open action of the choice."""
