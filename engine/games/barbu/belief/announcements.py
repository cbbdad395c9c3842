"""How likely the dealer would have declared the contract with the hand of a deal (see `docs/players.md`)."""

from typing import Final

from engine.cards import Seat
from engine.games.barbu.actions import DECLARATIONS
from engine.games.barbu.model import Doubling, State
from engine.games.barbu.player.announcements import surplus_with

NEAR: Final = 4.0
"""A declaration this many points of surplus behind the hand's best one is two thirds as likely as that one."""


def plausibility(state: State, seat: Seat) -> float:
    """BAR-2.2: how likely the dealer, if another seat, would have declared this contract; while doubles are announced.

    At most a half, since 1 tells the search that nothing speaks for one deal or another. A forced choice says nothing.
    """
    if not isinstance(state, Doubling) or state.deal.record.dealer == seat:
        return 1.0
    deal, dealer = state.deal, state.deal.record.dealer
    left = deal.match.left_to(dealer)
    open_to_dealer = [action.declared for action in DECLARATIONS if action.declared.contract in left]
    if len(open_to_dealer) == 1:
        return 1.0
    surplus = surplus_with(deal.dealt[dealer], deal.match, deal.options, dealer)
    behind = (max(map(surplus, open_to_dealer)) - surplus(deal.record.declaration)) / NEAR
    return 1 / (2 + behind * behind)
