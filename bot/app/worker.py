"""What a worker process does: asks a computer player, beside the event loop."""

import os
import random
import signal
from functools import cache
from typing import Any, Final

from engine.advice import Advice
from engine.choice import Choice
from engine.players import STRONG
from engine.players import player as find_player
from engine.players.advice import ranked_advice
from engine.registry import game as find_game

NICENESS: Final = 10
"""How far a worker steps back behind the process that answers clicks, where the system knows such a thing."""


def ready() -> None:
    """Nothing: a worker that can be asked this has started."""
    _step_back()


def decide(player: str, game: str, view: Any, information_state: Any, choice: Choice, seed: int) -> str:
    """The answer of this computer player of the game with this key; the same for the same seed, wherever it runs."""
    _step_back()
    rng = random.Random(seed)  # noqa: S311 - play only
    return find_player(player).decide(find_game(game), view, information_state, choice, rng)


def advise(game: str, view: Any, information_state: Any, seed: int) -> tuple[Advice, ...]:
    """What *strong* would do in the viewer's place, and its next best answers: the advice to a person."""
    _step_back()
    known = find_game(game)
    rng = random.Random(seed)  # noqa: S311 - play only
    return ranked_advice(known, view, information_state, known.choice(view), rng, STRONG)


@cache
def _step_back() -> None:
    """Once in a process: leave the processor to others, and an interrupt of the terminal to the bot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
