"""Computer players. They get what a seat sees and remembers, and nothing else.

>>> sorted(PLAYERS), player("random").name
(['careful', 'random'], 'random')
"""

from collections.abc import Mapping
from typing import Final

from engine.players.careful import Careful
from engine.players.protocol import Player
from engine.players.random import Random

__all__ = ["PLAYERS", "Player", "player"]

PLAYERS: Final[Mapping[str, Player]] = {one.name: one for one in (Random(), Careful())}
"""Every computer player by name."""


def player(name: str) -> Player:
    """The computer player of this name.

    Raises:
        KeyError: there is none.
    """
    return PLAYERS[name]
