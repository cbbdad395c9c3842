"""Finds the games: every folder under `engine/games` whose package has a `GAME`. There is no list to edit.

>>> game_keys()
('barbu', 'klaberjass', 'schieber', 'vira')
>>> game("schieber").seats
(4,)
"""

import pkgutil
from functools import lru_cache
from importlib import import_module

from engine import games as _folders
from engine.game import AnyGame


@lru_cache(maxsize=1)
def game_keys() -> tuple[str, ...]:
    """The keys of all games, sorted; nothing of theirs is imported."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(_folders.__path__) if found.ispkg))


@lru_cache(maxsize=16)
def game(key: str) -> AnyGame:
    """The game with this key; only its own folder is imported.

    Raises:
        KeyError: there is no such game.
    """
    if key not in game_keys():
        raise KeyError(key)
    found: AnyGame = import_module(f"{_folders.__name__}.{key}").GAME
    return found
