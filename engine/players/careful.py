"""The *careful* player: the game's own rules of thumb.

>>> Careful().name
'careful'
"""

from dataclasses import dataclass
from typing import Any, ClassVar

from engine.choice import Choice
from engine.game import AnyGame, Rng


@dataclass(frozen=True, slots=True)
class Careful:
    """Plays by the game's guide."""

    name: ClassVar[str] = "careful"

    def decide(self, game: AnyGame, view: Any, information_state: Any, choice: Choice, rng: Rng) -> str:
        """What the guide says."""
        return str(game.guide(view, information_state, choice, rng))
