"""KLA-2.8 and KLA-2.9: the score of a deal, and the end of the match."""

from dataclasses import dataclass
from typing import Literal

from engine.cards import Seat
from engine.games.klaberjass.model import MatchRecord, Options


@dataclass(frozen=True, slots=True)
class Settlement:
    """The settlement of a deal: the maker's outcome, the points credited by seat, and the pot afterwards."""

    outcome: Literal["made", "tied", "bete"]
    scored: tuple[int, int]
    pot: int


def settle(maker: Seat, made: tuple[int, int], tie_deal: str, pot: int) -> Settlement:
    """KLA-2.8.1 to KLA-2.8.3: the maker must make more than the defender; KLA-4.9: ties, and the pot."""
    mine, theirs = made[maker], made[1 - maker]
    if mine > theirs:
        return Settlement("made", _by_seat(maker, mine + pot, theirs), 0)
    if mine < theirs:
        return Settlement("bete", _by_seat(maker, 0, mine + theirs + pot), 0)
    if tie_deal == "hold":
        return Settlement("tied", (0, 0), pot + mine + theirs)
    return Settlement("tied", _by_seat(maker, mine if tie_deal == "bothScore" else 0, theirs), pot)


def _by_seat(maker: Seat, makers: int, defenders: int) -> tuple[int, int]:
    return (makers, defenders) if maker == 0 else (defenders, makers)


def is_over(match: MatchRecord, options: Options) -> bool:
    """KLA-2.9, KLA-4.1: whether somebody has reached the target after a settlement."""
    return max(match.totals) >= options.target
