"""The neutral opponents: they answer legally, play far better than at random, and know nothing of the guides."""

import ast
import random
from pathlib import Path

import pytest

from engine import registry
from engine.choice import PickSome
from engine.options import make_options
from engine.turn import Act, Over
from tests.bench import neutral
from tests.bench.neutral import NEUTRAL
from tests.bench.play import decision, shuffled
from tests.bench.strength.kinds import CONTRACTS, KINDS, play
from tests.bench.strength.statistics import lower_bound

DEALS = 16


@pytest.mark.parametrize("kind", ["klaberjass", *CONTRACTS, "vira"])
def test_they_are_ahead_of_random(kind):
    leads = [play(KINDS[kind], "neutral", "random", number).ahead for number in range(DEALS)]
    _, least = lower_bound(leads, confidence=0.95)
    assert least > 0


@pytest.mark.parametrize("kind", CONTRACTS)
def test_careful_is_ahead_of_them_in_every_contract_of_barbu(kind):
    """The rules of thumb of a contract lack none that this simple player has."""
    leads = [play(KINDS[kind], "careful", "neutral", number).ahead for number in range(2 * DEALS)]
    _, least = lower_bound(leads, confidence=0.95)
    assert least > 0


@pytest.mark.parametrize("key", NEUTRAL)
def test_their_answers_are_open_in_whole_matches_among_random_players(key):
    game, rng = registry.game(key), random.Random(key)
    seats = min(game.seats)
    state = game.start(make_options(game, "article", {}, seats), seats, 0)
    while not isinstance(turn := game.turn(state), Over):
        if not isinstance(turn, Act):
            state = game.deal(state, shuffled(game, rng)).state
            continue
        text = decision(game, state, turn.seat, rng.choice(["neutral", "random"]), rng)
        choice = game.choice(game.view(state, turn.seat))
        assert isinstance(choice, PickSome) or text in choice.legal
        state = game.act(state, turn.seat, game.parse(text)).state


@pytest.mark.parametrize("path", sorted(Path(neutral.__file__).parent.glob("*.py")), ids=lambda path: path.name)
def test_they_import_no_game_and_no_player(path):
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    names = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    names += [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    assert {name for name in names if name.startswith("engine")} <= {"engine.cards"}
