"""Draws hands that fit what was announced about sequences, each of them equally likely.

A sequence lies in one suit, so the suits of a hand are independent. For each suit, every subset of the unseen cards is
listed with its best sequence. From the last suit backwards, the number of ways to complete a hand is counted. A draw
chooses suit by suit in proportion to these numbers: it never needs a second try, and fails only if no hand fits.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, TypeAlias

from engine.cards import SUIT_MASKS, SUITS, CardSet, Rank, Suit
from engine.game import Rng
from engine.games.klaberjass.sequences import Key, Scale, runs_of

NO_RUN: Final[Key] = (0, 0, -99, False)
"""Less than the key of any sequence."""


@dataclass(frozen=True, slots=True)
class Demand:
    """What a seat's announcement says about its hand at that time.

    `shown`: the cards of all its sequences, if it has shown them. Otherwise its best sequence has this `value` in
    points (or more than `above`), this `length` in cards, this `top` rank, and is in trumps or not; None: not said.
    """

    scale: Scale
    shown: CardSet | None = None
    value: int | None = None
    above: int | None = None
    length: int | None = None
    top: Rank | None = None
    trump: bool | None = None

    def met_by(self, best: Key) -> bool:
        """Whether a hand whose best sequence has this key fits."""
        value, length, height, trump = best
        return (
            (self.value is None or value == self.value)
            and (self.above is None or value > self.above)
            and (self.length is None or length == self.length)
            and (self.top is None or -height == self.top)
            and (self.trump is None or trump == self.trump)
        )


Group: TypeAlias = dict[tuple[int, Key], list[int]]
"""The subsets of a suit's unseen cards, by their size and by the key of the best sequence in the hand with them."""


@dataclass(frozen=True, eq=False, repr=False)
class Holdings:
    """All hands that meet a demand: the cards `known`, and `size` more of the cards `loose`."""

    known: int
    loose: int
    size: int
    demand: Demand

    @cached_property
    def _groups(self) -> tuple[Group, ...]:
        return tuple(self._group(suit) for suit in SUITS)

    @cached_property
    def _ways(self) -> dict[tuple[int, int, Key], int]:
        return {}

    def _group(self, suit: Suit) -> Group:
        known, shown = self.known & SUIT_MASKS[suit], self.demand.shown
        found: Group = {}
        for subset in _subsets(self.loose & SUIT_MASKS[suit]):
            runs = runs_of(known | subset)
            if shown is not None:
                covered = 0
                for run in runs:
                    covered |= run.cards
                if covered != shown & SUIT_MASKS[suit]:
                    continue
            best = self.demand.scale.best(runs)
            key = NO_RUN if best is None else self.demand.scale.key(best)
            found.setdefault((subset.bit_count(), key), []).append(subset)
        return found

    def ways(self, suit: int = 0, taken: int = 0, best: Key = NO_RUN) -> int:
        """The number of ways to complete a hand from this suit on.

        `taken`: how many loose cards the suits before have taken; `best`: the key of their best sequence.
        """
        if suit == len(SUITS):
            return int(taken == self.size and (self.demand.shown is not None or self.demand.met_by(best)))
        state = (suit, taken, best)
        if state not in self._ways:
            self._ways[state] = sum(
                len(subsets) * self.ways(suit + 1, taken + size, max(best, key))
                for (size, key), subsets in self._groups[suit].items()
                if taken + size <= self.size
            )
        return self._ways[state]

    def draw(self, rng: Rng) -> CardSet:
        """Draw the loose cards of a hand, each hand equally likely.

        Raises:
            ValueError: no hand meets the demand.
        """
        drawn, taken, best = 0, 0, NO_RUN
        if not self.ways():
            raise ValueError("no hand fits what was said")
        for suit in range(len(SUITS)):
            ticket = rng.randrange(self.ways(suit, taken, best))
            for (size, key), subsets in self._groups[suit].items():
                if taken + size > self.size:
                    continue
                ways = self.ways(suit + 1, taken + size, max(best, key))
                if ticket < ways * len(subsets):
                    drawn |= subsets[ticket // ways]
                    taken, best = taken + size, max(best, key)
                    break
                ticket -= ways * len(subsets)
        return CardSet(drawn)


def _subsets(cards: int) -> Iterator[int]:
    """All subsets of a set, the empty one first."""
    subset = 0
    while True:
        yield subset
        if subset == cards:
            return
        subset = (subset - cards) & cards


@lru_cache(maxsize=64)
def holdings(known: int, loose: int, size: int, demand: Demand) -> Holdings:
    """The hands that fit; cached, since a search draws many times from the same ones."""
    return Holdings(known, loose, size, demand)
