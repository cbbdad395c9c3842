"""What defines a contract: what its cards and tricks score, what may be led, and when it is decided."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.cards import NO_CARDS, CardSet
from engine.tricks.four_players import Four

ContractKey: TypeAlias = Literal["NT", "NQ", "NL", "NH", "NK", "TR", "DO"]


@dataclass(frozen=True, slots=True)
class Tally:
    """What the seats have taken in a deal: `tricks` and `taken` cards that count, by seat; `winners` of the tricks."""

    tricks: Sequence[int]
    taken: Sequence[int]
    winners: Sequence[int]


@dataclass(frozen=True, slots=True)
class TrickContract:
    """A contract that is played in tricks.

    `total`: the sum of the four scores; `score`: the scores before doubles; `counts`: the cards that count, which stay
    face up in front of their taker; `no_lead`: cards that may be led only from a hand of no others; `decided_by`: the
    deal is decided once all of these are taken; `undoubled`: what each other seat and what the declarer scores when the
    deal is skipped since nobody doubled (BAR-4.6); `tariff`: the amounts that `barbu-tariff-<key>` tells, the usual one
    first.
    """

    key: ContractKey
    total: int
    score: Callable[[Tally], Four]
    tariff: tuple[int, ...]
    counts: CardSet = NO_CARDS
    no_lead: CardSet = NO_CARDS
    decided_by: CardSet = NO_CARDS
    undoubled: tuple[int, int] | None = None


def each_seat(score: Callable[[int], int]) -> Four:
    """The scores of all four seats by one function."""
    return score(0), score(1), score(2), score(3)
