"""The bars: what the players are to reach, and which measures tell whether they do."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

from engine.players import LEVELS
from tests.bench.strength.kinds import CONTRACTS, Sample
from tests.bench.strength.measures import CHALLENGE, Measure, measure
from tests.bench.strength.statistics import lower_bound

Terms = tuple[tuple[int, Measure], ...]


@dataclass(frozen=True, slots=True)
class Bar:
    """A figure: the sum of the terms, each a measure times 1 or -1, over the numbers that all of them have.

    `aim`: what it must reach; None: it is only printed. `field`: in points, or the share of deals or matches won.
    """

    name: str
    terms: Terms
    aim: float | None = None
    field: Literal["ahead", "won"] = "ahead"
    confidence: float = 0.95

    @property
    def measures(self) -> tuple[Measure, ...]:
        """What it is made of."""
        return tuple(measure for _, measure in self.terms)


@dataclass(frozen=True, slots=True)
class Reached:
    """What a bar has come to; `least`: its lower bound."""

    figure: float
    least: float
    samples: int
    verdict: Literal["met", "not shown", "missed", ""]


def reached(bar: Bar, samples: Mapping[str, Mapping[int, Sample]]) -> Reached | None:
    """What the samples, by measure and number, come to; None where there are fewer than two.

    Met: its lower bound reaches the aim. Not shown: only the figure does.
    """
    shared = set.intersection(*(set(samples.get(measure.name, {})) for measure in bar.measures))
    values = [
        sum(times * getattr(samples[measure.name][number], bar.field) for times, measure in bar.terms)
        for number in sorted(shared)
    ]
    if len(values) < 2:
        return None
    figure, least = lower_bound(values, confidence=bar.confidence, share=bar.field == "won")
    return Reached(figure, least, len(values), _verdict(figure, least, bar.aim))


def _verdict(figure: float, least: float, aim: float | None) -> Literal["met", "not shown", "missed", ""]:
    if aim is None:
        return ""
    return "met" if least >= aim else "not shown" if figure >= aim else "missed"


# ------------------------------------------------------------------------------------------------------------ the bars

KINDS_OF_A_LEVEL: Final[Mapping[str, Sequence[str]]] = {
    "klaberjass": ("klaberjass",),
    "schieber": ("schieber-tournament",),
    "barbu": CONTRACTS,
    "vira": ("vira",),
}
"""In which deals levels, neutral opponents and open cards are compared: in Barbu in its seven contracts together."""


def _term(kind: str, player: str, opponent: str) -> Terms:
    return ((1, measure(kind, player, opponent)),)


def _plus(kinds: Sequence[str], player: str, opponent: str) -> Terms:
    return tuple((1, measure(kind, player, opponent)) for kind in kinds)


def _less(terms: Terms, others: Terms) -> Terms:
    """The first less the second, deal by deal."""
    return (*terms, *((-times, measure) for times, measure in others))


def _strength() -> Iterator[Bar]:
    tournament = _term("schieber-tournament", "strong", "careful")
    yield Bar("schieber tournament, points a deal", tournament, 15)
    yield Bar("schieber tournament, pairs won", tournament, 0.7, "won")
    yield Bar("schieber article, points a deal", _term("schieber", "strong", "careful"), 40)
    yield Bar("schieber at pyschieber's table against Challenge", _term(CHALLENGE, "strong", "neutral"), 70)
    yield Bar("klaberjass matches won", _term("klaberjass-match", "strong", "careful"), 0.75, "won")
    yield Bar("klaberjass matches won from random", _term("klaberjass-match", "strong", "random"), 0.99, "won")
    for kind in CONTRACTS:
        yield Bar(f"{kind}, points a deal", _term(kind, "strong", "careful"), 0)
    yield Bar("barbu, sum of the contracts", _plus(CONTRACTS, "strong", "careful"), 15)
    yield Bar("barbu matches won", _term("barbu-match", "strong", "careful"), 0.6, "won")
    vira, from_random = (_term("vira", "strong", opponent) for opponent in ("careful", "random"))
    yield Bar("vira, points a deal", vira, 0, confidence=0.99)
    yield Bar("vira from two random", from_random)
    yield Bar("vira from two random, less careful", _less(from_random, _term("vira", "careful", "random")), 0)


def _levels() -> Iterator[Bar]:
    for game, kinds in KINDS_OF_A_LEVEL.items():
        for lower, higher in pairwise(LEVELS):
            yield Bar(f"level {game}: {higher} over {lower}", _plus(kinds, higher, lower), 0)


def _confirmed() -> Iterator[Bar]:
    for game, kinds in KINDS_OF_A_LEVEL.items():
        kinds = [CHALLENGE] if game == "schieber" else kinds
        strong, careful = (_plus(kinds, player, "neutral") for player in ("strong", "careful"))
        yield Bar(f"neutral {game}: strong", strong)
        yield Bar(f"neutral {game}: careful", careful)
        yield Bar(f"neutral {game}: strong less careful", _less(strong, careful), 0)


def _gaps() -> Iterator[Bar]:
    for game, kinds in KINDS_OF_A_LEVEL.items():
        seer, strong = (_plus(kinds, player, "careful") for player in ("seer", "strong"))
        yield Bar(f"gap {game}: who sees all cards, over careful", seer)
        yield Bar(f"gap {game}: who sees all cards, less strong", _less(seer, strong))


BARS: Final = (*_strength(), *_levels(), *_confirmed(), *_gaps())
"""All figures, in the order in which they are printed."""
