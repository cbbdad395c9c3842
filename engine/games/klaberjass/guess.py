"""tbd"""
from engine.game import Rng
from engine.games.klaberjass.model import Memory, State, View


def guess(view: View, memory: Memory, rng: Rng) -> State:
    raise NotImplementedError
