"""BAR-1.3.4: No Hearts. Every heart costs 2, the ace of hearts 6; hearts are led only from a hand of hearts."""

from typing import Final

from engine.cards import ACE, HEARTS, SUIT_MASKS, bit, card
from engine.games.barbu.contracts.contract import Tally, TrickContract, each_seat
from engine.tricks.four_players import Four

ALL_HEARTS: Final = SUIT_MASKS[HEARTS]
HEART: Final = -2
ACE_MORE: Final = -4
"""What the ace costs beyond the other hearts."""

_ACE: Final = bit(card(HEARTS, ACE))


def _score(tally: Tally) -> Four:
    return each_seat(lambda seat: HEART * tally.taken[seat].bit_count() + ACE_MORE * bool(tally.taken[seat] & _ACE))


NO_HEARTS: Final = TrickContract(
    "NH",
    -30,
    _score,
    (HEART, HEART + ACE_MORE),
    counts=ALL_HEARTS,
    no_lead=ALL_HEARTS,
    decided_by=ALL_HEARTS,
    undoubled=(-10, 0),
)
