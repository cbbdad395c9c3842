"""BAR-1.3.1: No Tricks. Every trick costs 2."""

from typing import Final

from engine.games.barbu.contracts.contract import Tally, TrickContract, each_seat
from engine.tricks.four_players import Four

TRICK: Final = -2


def _score(tally: Tally) -> Four:
    return each_seat(lambda seat: TRICK * tally.tricks[seat])


NO_TRICKS: Final = TrickContract("NT", -26, _score, (TRICK,), undoubled=(-9, 1))
