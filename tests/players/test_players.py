"""Computer players answer every kind of choice with what is open."""

import random
from collections import Counter

import pytest

from engine.choice import Option, PickOne, PickSome
from engine.game import Refusal
from engine.games.klaberjass import GAME
from engine.message import Message
from engine.players import player

WORD = Message("no-text")
FORBIDDEN = Refusal("KLA-1.4", WORD)


def decide(choice, seed):
    return player("random").decide(GAME, None, None, choice, random.Random(seed))


def test_random_takes_any_open_option_and_no_disabled_one():
    options = [Option(text, WORD, "bid", FORBIDDEN if text == "three" else None) for text in ("one", "two", "three")]
    counts = Counter(decide(PickOne(tuple(options)), seed) for seed in range(200))
    assert set(counts) == {"one", "two"}
    assert min(counts.values()) > 60


@pytest.mark.parametrize(
    ("minimum", "maximum", "must"), [(0, 2, ()), (2, 3, ("9S",)), (4, 4, ()), (1, 4, ("AS", "9S"))]
)
def test_random_picks_as_many_as_it_may_and_those_it_must(minimum, maximum, must):
    choice = PickSome("exchange", ("AS", "KS", "9S", "7H"), minimum, maximum, must)
    sizes = set()
    for seed in range(100):
        verb, *words = decide(choice, seed).split(" ")
        chosen = [] if words == ["none"] else words
        assert verb == "exchange"
        assert chosen == [candidate for candidate in choice.candidates if candidate in chosen], (
            "in the order of the candidates"
        )
        assert set(must) <= set(chosen) <= set(choice.candidates)
        assert max(minimum, len(must)) <= len(chosen) <= maximum
        sizes.add(len(chosen))
    assert sizes == set(range(max(minimum, len(must)), maximum + 1))


def test_random_picks_none_where_nothing_may_be_picked():
    assert decide(PickSome("double", (), 0, 0), 1) == "double none"
