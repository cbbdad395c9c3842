"""Computer players. They get what a seat sees and remembers, and nothing else.

>>> list(LEVELS), player("strong").name
(['learner', 'careful', 'good', 'strong'], 'strong')
>>> sorted(PLAYERS.keys() - LEVELS.keys())
['random']
"""

from collections.abc import Mapping
from typing import Final

from engine.players.careful import Careful
from engine.players.learner import Learner
from engine.players.protocol import Player
from engine.players.random import Random
from engine.players.search import Search

__all__ = ["CAREFUL", "LEVELS", "PLAYERS", "QUICK", "STRONG", "Player", "player"]

CAREFUL: Final = Careful.name
"""The level of a computer player where nobody has chosen another."""

STRONG: Final = Search("strong", share=1.0)
"""The strongest player; it advises persons, too."""
LEVELS: Final[Mapping[str, Player]] = {
    one.name: one for one in (Learner(), Careful(), Search("good", share=None, infers=False), STRONG)
}
"""The levels of play by name, the weakest first."""
PLAYERS: Final[Mapping[str, Player]] = {**LEVELS, Random.name: Random()}
"""All computer players by name."""
QUICK: Final = frozenset({CAREFUL, Random.name})
"""The players that answer within milliseconds; the others search."""


def player(name: str) -> Player:
    """The computer player of this name.

    Raises:
        KeyError: there is none.
    """
    return PLAYERS[name]
