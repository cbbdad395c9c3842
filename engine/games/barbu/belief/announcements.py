"""How likely the others would have declared as they did, if these were their hands (see `docs/players.md`)."""

from typing import Final

from engine.cards import Seat
from engine.games.barbu.actions import DECLARATIONS
from engine.games.barbu.model import Dominoes, Doubling, Playing, State
from engine.games.barbu.player.announcements import surplus_with

NEAR: Final = 4.0
"""Points of surplus behind the hand's best contract that make a declaration two thirds as likely; more, ever less."""


def plausibility(state: State, seat: Seat) -> float:
    """BAR-2.2: how likely the dealer, if another seat, would have declared this contract; up to a half, and else 1."""
    if not isinstance(state, Doubling | Playing | Dominoes) or state.deal.record.dealer == seat:
        return 1.0
    deal, dealer = state.deal, state.deal.record.dealer
    left = deal.match.left_to(dealer)
    surplus = surplus_with(deal.dealt[dealer], deal.match, deal.options, dealer)
    best = max(surplus(action.declared) for action in DECLARATIONS if action.declared.contract in left)
    behind = (best - surplus(deal.record.declaration)) / NEAR
    return 1 / (2 + behind * behind)
