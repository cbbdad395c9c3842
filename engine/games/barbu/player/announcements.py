"""Rules of thumb for what is said before the play: which contract to declare, and whom to double."""

from collections.abc import Callable
from typing import Final

from engine.cards import CardSet, Seat
from engine.games.barbu.contracts import CONTRACT_KEYS, TOTALS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.doubling import owed
from engine.games.barbu.model import DealRecord, Declared, MatchRecord, Options
from engine.games.barbu.player.hand_evaluation import AVERAGE, expected_lead, expected_score
from engine.tricks.four_players import SEATS

SAFELY: Final = 1.0
"""The lead over another seat, in points, that must be expected to double it. (Against three others that asked for 3,
over 150 deals from every seat, 6 made 1.5 ± 1.0 a deal less and 0 made 0.7 ± 0.7 more; −1 made no more than 1.)"""
HAS_DOUBLED: Final = 4.0
"""Added against a seat that has doubled this one: it expects to be ahead itself."""
IS_SILENT: Final = -2.0
"""Added against a seat that could have doubled this one and did not."""
IS_BOUND: Final = -6.0
"""BAR-4.7: added against a dealer to whom this seat still owes a mandatory double."""


def surplus_with(hand: CardSet, match: MatchRecord, options: Options, dealer: Seat) -> Callable[[Declared], float]:
    """BAR-2.2: how many points more than an average hand this one promises its dealer in a contract."""
    left = match.left_to(dealer)
    later = later_deals(left, options)

    def surplus(declared: Declared) -> float:
        fair = TOTALS[declared.contract] / len(SEATS)
        return expected_score(hand, declared, dealer=True) - fair - later * (AVERAGE[declared.contract] - fair)

    return surplus


def later_deals(left: tuple[ContractKey, ...], options: Options) -> float:
    """How often a contract that is kept now will be declared with another hand; in a short match less than once.

    `left`: the contracts that the dealer has not declared before.
    """
    kept = len(left) - 1
    deals = options.deals_each - (len(CONTRACT_KEYS) - len(left)) - 1
    return deals / kept if kept else 0.0


def lead_beyond_need(
    hand: CardSet, match: MatchRecord, record: DealRecord, options: Options, *, seat: Seat, other: Seat
) -> float:
    """BAR-2.3: by how much the lead over another seat that is expected with this hand exceeds what a double needs.

    `record`: the deal when the seat is asked.
    """
    needed = SAFELY
    if record.doubled(other, seat):
        needed += HAS_DOUBLED
    elif any(spoken.seat == other for spoken in record.doubles):
        needed += IS_SILENT
    if other == record.dealer and owed(match, record, seat, options):
        needed += IS_BOUND
    return expected_lead(hand, record.declaration, seat=seat, other=other, dealer=record.dealer) - needed
