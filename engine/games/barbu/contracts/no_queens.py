"""BAR-1.3.2: No Queens. Every queen costs 6; the fourth one decides the deal."""

from typing import Final

from engine.cards import QUEEN, SUITS, card, card_set
from engine.games.barbu.contracts.contract import Tally, TrickContract, each_seat
from engine.tricks.four_players import Four

QUEENS: Final = card_set(card(suit, QUEEN) for suit in SUITS)
EACH: Final = -6


def _score(tally: Tally) -> Four:
    return each_seat(lambda seat: EACH * tally.taken[seat].bit_count())


NO_QUEENS: Final = TrickContract("NQ", -24, _score, (EACH,), counts=QUEENS, decided_by=QUEENS, undoubled=(-8, 0))
