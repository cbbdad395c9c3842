"""What is measured: deals or matches of a kind, between a player and an opponent, one sample for each number."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from tests.bench.strength import challenge
from tests.bench.strength.kinds import CONTRACTS, KINDS, Sample, play


@dataclass(frozen=True, slots=True)
class Measure:
    """`game`: whose code the samples depend on; `wanted`: how many samples a whole measurement has."""

    name: str
    game: str
    wanted: int
    play: Callable[[int], Sample]


CHALLENGE: Final = "schieber-challenge"
"""At pyschieber's table, against its Challenge player."""
WANTED: Final = {
    "klaberjass": 300,
    "klaberjass-match": 200,
    "schieber": 400,
    "schieber-tournament": 400,
    CHALLENGE: 1000,
    **dict.fromkeys(CONTRACTS, 200),
    "barbu-match": 40,
    "vira": 300,
}
"""The samples of each kind."""
PAIRS: Final = {
    ("schieber-tournament", "strong", "careful"): 800,
    ("klaberjass-match", "strong", "random"): 400,
    ("barbu-match", "strong", "careful"): 150,
    ("vira", "strong", "good"): 400,
    ("vira", "good", "careful"): 600,
}
"""Where the bar says how many, or only so many can show it."""


def measure(kind: str, player: str, opponent: str) -> Measure:
    """The measure of this kind, with this player on one side and this opponent on all others."""
    wanted = PAIRS.get((kind, player, opponent), WANTED[kind])
    if kind == CHALLENGE:
        return Measure(f"{kind} {player}", "schieber", wanted, partial(challenge.play, player))
    return Measure(
        f"{kind} {player} {opponent}", KINDS[kind].game.key, wanted, partial(play, KINDS[kind], player, opponent)
    )
