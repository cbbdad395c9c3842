"""What a contract is: what its cards and tricks count, who may lead what, and when it is decided."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.cards import NO_CARDS, CardSet
from engine.tricks.four_players import Four

ContractKey: TypeAlias = Literal["NT", "NQ", "NL", "NH", "NK", "TR", "DO"]


@dataclass(frozen=True, slots=True)
class Tally:
    """What each seat has taken in a deal: tricks, and cards that count; `winners` of the tricks in their order."""

    tricks: Sequence[int]
    taken: Sequence[int]
    winners: Sequence[int]


@dataclass(frozen=True, slots=True)
class TrickContract:
    """A contract that is played in tricks.

    `total`: what all four score together; `score`: what each scores before doubles; `counts`: the cards that count and
    stay open before their taker; `no_lead`: cards that are led only from a hand of nothing else; `decided_by`: the deal
    is decided when all of these are taken; `undoubled`: what the others and the declarer score when nobody doubled and
    the table then does not play it (BAR-4.6).
    """

    key: ContractKey
    total: int
    score: Callable[[Tally], Four]
    counts: CardSet = NO_CARDS
    no_lead: CardSet = NO_CARDS
    decided_by: CardSet = NO_CARDS
    undoubled: tuple[int, int] | None = None


def each_seat(score: Callable[[int], int]) -> Four:
    """The same reckoning for every seat."""
    return score(0), score(1), score(2), score(3)
