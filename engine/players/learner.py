"""The *learner*: often plays what is nearly as good as the best it can see, and never a gross blunder.

>>> Learner().name
'learner'
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.choice import Choice
from engine.game import AnyGame, Rng
from engine.players.search import ranked

GUIDED: Final = 0.3
"""The share of decisions that follow the game's rules of thumb."""
PLAYOUTS: Final = 64
"""For each other decision: enough to see a blunder, too few to see more."""
BLUNDER: Final = 0.6
"""An answer is a gross blunder if it is behind by more than this share of what deals from here on differ by."""


@dataclass(frozen=True, slots=True)
class Learner:
    """Plays by the game's guide, or any other answer that a small search does not find bad."""

    name: ClassVar[str] = "learner"

    def decide(self, game: AnyGame, view: Any, information_state: Any, choice: Choice, rng: Rng) -> str:
        """What the guide says, or mostly another of its first few answers that is no gross blunder."""
        guided = str(game.guide(view, information_state, choice, rng))
        if rng.random() < GUIDED:
            return guided
        found = ranked(game, view, information_state, choice, rng, PLAYOUTS)
        bearable = BLUNDER * max(answer.spread for answer in found)
        lesser = [answer.text for answer in found if answer.behind <= bearable and answer.text != guided]
        return str(rng.choice(lesser)) if lesser else guided
