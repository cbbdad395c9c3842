"""Computer players. They get what a seat sees and remembers, and nothing else.

>>> sorted(PLAYERS), player("random").name
(['careful', 'random'], 'random')
>>> list(LEVELS), player("strong").name
(['learner', 'careful', 'good', 'strong'], 'strong')
"""

from collections.abc import Mapping
from typing import Final

from engine.players.careful import Careful
from engine.players.learner import Learner
from engine.players.protocol import Player
from engine.players.random import Random
from engine.players.search import Search

__all__ = ["LEVELS", "PLAYERS", "Player", "player"]

LEVELS: Final[Mapping[str, Player]] = {
    one.name: one for one in (Learner(), Careful(), Search("good", share=0.2), Search("strong", share=1.0))
}
"""The levels of play by name, the weakest first."""
PLAYERS: Final[Mapping[str, Player]] = {one.name: one for one in (Random(), Careful())}
"""The computer players that tables offer, by name: those that answer within milliseconds."""


def player(name: str) -> Player:
    """The computer player of this name.

    Raises:
        KeyError: there is none.
    """
    return PLAYERS[name] if name in PLAYERS else LEVELS[name]
