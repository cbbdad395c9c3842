"""VIR-3.5: the low guard: low cards with which a player may pass a gök without a fine."""

from functools import cache
from typing import Final

from engine.cards import RANKS_IN_SUIT, SUITS, CardSet, Suit
from engine.games.vira.model import DealRecord, Guard

_RANK_OF_TWO: Final = RANKS_IN_SUIT - 1
LONGEST: Final = 4
"""The most cards that a guard needs."""
FINE: Final = 8
"""VIR-3.5: what a player without a guard pays to the pot, in points."""


@cache
def _low(count: int) -> int:
    """The ranks of a suit up to twice the count, a bit for each: 2; 4, 3, 2; 6 … 2; 8 … 2."""
    ranks = 2 * count - 1
    return sum(1 << _RANK_OF_TWO - above for above in range(ranks))


def guarded(ranks: int) -> bool:
    """Whether a suit has a low guard: for some k up to four, at least k cards of rank 2k or lower."""
    return any((ranks & _low(count)).bit_count() >= count for count in range(1, LONGEST + 1))


def guarded_suit(hand: CardSet) -> Suit | None:
    """The first suit of a hand with a low guard; None when it has none."""
    for suit in SUITS:
        if guarded(hand >> suit * RANKS_IN_SUIT & (1 << RANKS_IN_SUIT) - 1):
            return suit
    return None


def liable(record: DealRecord, dealt: tuple[CardSet, ...]) -> tuple[Guard, ...]:
    """VIR-3.5: the seats that passed a won gök, in the order of their passes, each with its guard.

    `dealt`: the hands as they were dealt, by seat.
    """
    return tuple(
        Guard(call.seat, guarded_suit(dealt[call.seat]))
        for call in record.calls
        if call.said == "pass" and call.bid.row.key == "gok"
    )
