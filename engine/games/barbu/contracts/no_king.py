"""BAR-1.3.5: No King of Hearts, the Barbu. It costs 20; hearts are led only from a hand of hearts."""

from typing import Final

from engine.cards import HEARTS, KING, bit, card
from engine.games.barbu.contracts.contract import Tally, TrickContract, each_seat
from engine.games.barbu.contracts.no_hearts import ALL_HEARTS
from engine.tricks.four_players import Four

BARBU: Final = bit(card(HEARTS, KING))
COST: Final = -20


def _score(tally: Tally) -> Four:
    return each_seat(lambda seat: COST * bool(tally.taken[seat] & BARBU))


NO_KING: Final = TrickContract(
    "NK", COST, _score, (COST,), counts=BARBU, no_lead=ALL_HEARTS, decided_by=BARBU, undoubled=(-7, 1)
)
