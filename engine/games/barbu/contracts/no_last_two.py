"""BAR-1.3.3: No Last Two. The last trick but one costs 10, the last 20."""

from typing import Final

from engine.games.barbu.cards import HAND
from engine.games.barbu.contracts.contract import Tally, TrickContract, each_seat
from engine.tricks.four_players import Four

LAST_BUT_ONE: Final = -10
LAST: Final = -20
COSTLY_TRICKS: Final = 2
"""The number of tricks at the end that cost something."""


def _score(tally: Tally) -> Four:
    last_but_one, last = tally.winners[HAND - 2 : HAND]
    return each_seat(lambda seat: LAST_BUT_ONE * (seat == last_but_one) + LAST * (seat == last))


NO_LAST_TWO: Final = TrickContract("NL", -30, _score, (LAST_BUT_ONE, LAST), undoubled=(-10, 0))
