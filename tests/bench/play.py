"""Playing a game through its public contract, for the benches of several games."""

import math
import random
import statistics
from collections.abc import Sequence
from typing import Any

from engine.cards import Seat
from engine.game import AnyGame, Chance
from engine.players import player
from engine.turn import Act
from tests.bench import seer
from tests.bench.neutral import NEUTRAL


def shuffled(game: AnyGame, rng: random.Random) -> Chance:
    """A shuffled pack, and the further words of chance."""
    pack = list(game.pack)
    rng.shuffle(pack)
    return Chance(tuple(pack), tuple((name, rng.choice(words)) for name, words in game.chance_words.items()))


def played_at_random(game: AnyGame, state: Any, rng: random.Random) -> Any:
    """The state after the deal of this one: turn, view, choice, parse and act at every decision."""
    while isinstance(turn := game.turn(state), Act):
        legal = game.choice(game.view(state, turn.seat)).legal
        action = game.parse(legal[int(rng.random() * len(legal))])
        state = game.act(state, turn.seat, action).state
    return state


def played_by(game: AnyGame, state: Any, names: list[str], rng: random.Random) -> Any:
    """The state after the deal of this one, played by these players, by seat."""
    while isinstance(turn := game.turn(state), Act):
        state = game.act(state, turn.seat, game.parse(decision(game, state, turn.seat, names[turn.seat], rng))).state
    return state


def decision(game: AnyGame, state: Any, seat: int, name: str, rng: random.Random) -> str:
    """What the player of this name does in this seat: a level, *random*, or one of the two that only benches know.

    `neutral`: the rules of thumb of `tests.bench.neutral`; `seer`: sees all cards.
    """
    if name == "seer":
        return seer.decide(game, state, Seat(seat), rng)
    view = game.view(state, seat)
    information_state, choice = game.information_state(state, seat), game.choice(view)
    if name == "neutral":
        return NEUTRAL[game.key](view, information_state, choice)
    return player(name).decide(game, view, information_state, choice, rng)


def interval(values: Sequence[float], deviations: float = 1.96) -> tuple[float, float]:
    """Mean, and half the width of its interval, of 95 % by default."""
    return statistics.mean(values), deviations * statistics.stdev(values) / math.sqrt(len(values))
