"""KLA-2.6: sequences, their values and their order."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.cards import CardSet, Rank, Suit
from engine.games.klaberjass.model import Options
from engine.tricks.runs import run_of, runs_finder

RANKS: Final = 8
"""KLA-2.6: A K Q J 10 9 8 7 in this order in every suit, also in trumps, and no way round from the ace to the seven."""
SHORTEST: Final = 3
LONG: Final = 4
FIVE: Final = 5
SHORT_VALUE: Final = 20
LONG_VALUE: Final = 50


@dataclass(frozen=True, slots=True)
class Run:
    """A maximal run of three or more neighbouring cards of one suit, named by its highest card."""

    suit: Suit
    top: Rank
    length: int

    @property
    def cards(self) -> CardSet:
        """The cards of the run."""
        return run_of(self.suit, self.top, self.length)


Key: TypeAlias = tuple[int, int, int, bool]
"""What is compared: value, length (0 unless `lengthBeatsRank`), height of the top rank, whether it is trump."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The values and the order of sequences at a table, under a trump."""

    trump: Suit
    five_run: int = LONG_VALUE
    length_beats_rank: bool = False

    @classmethod
    def of(cls, options: Options, trump: Suit) -> "Scale":
        """The scale of a table under this trump."""
        return cls(trump, options.fiveRun, options.lengthBeatsRank == "on")

    def value(self, run: Run) -> int:
        """KLA-2.6.1, KLA-4.4: 20 points for three cards, 50 for four or more; for five or more the option decides."""
        if run.length >= FIVE:
            return self.five_run
        return LONG_VALUE if run.length >= LONG else SHORT_VALUE

    def key(self, run: Run) -> Key:
        """KLA-2.6.2, KLA-4.6: orders sequences: value, length if the table compares it, top rank, trump."""
        return (
            self.value(run),
            run.length if self.length_beats_rank else 0,
            -run.top,
            run.suit == self.trump,
        )

    def best(self, runs: Iterable[Run]) -> Run | None:
        """The sequence with the greatest key."""
        return max(runs, key=self.key, default=None)

    def best_value(self, runs: Iterable[Run]) -> int:
        """The value of the best sequence; 0 for none."""
        return max(map(self.value, runs), default=0)

    def total(self, runs: Iterable[Run]) -> int:
        """The points of these sequences together."""
        return sum(map(self.value, runs))


runs_of: Final = runs_finder(RANKS, SHORTEST, Run)
"""All sequences among the cards: maximal, never split or overlapping, in pack order."""
