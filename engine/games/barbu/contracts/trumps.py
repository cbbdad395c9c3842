"""BAR-1.3.6: Trumps. Every trick brings 5."""

from typing import Final

from engine.games.barbu.contracts.contract import Tally, TrickContract, each_seat
from engine.tricks.four_players import Four

TRICK: Final = 5


def _score(tally: Tally) -> Four:
    return each_seat(lambda seat: TRICK * tally.tricks[seat])


TRUMPS: Final = TrickContract("TR", 65, _score, (TRICK,))
