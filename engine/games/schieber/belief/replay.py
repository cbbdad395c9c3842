"""Goes back to the first card of a deal, to see how likely its players would have played as they did."""

from engine.games.schieber.kernel import SchieberKernel
from engine.games.schieber.model import PlayDeal, Playing, State


def from_first_card(state: State) -> tuple[SchieberKernel, tuple[int, ...]] | None:
    """The kernel before the first card, and the moves since; None outside the play of cards."""
    if not isinstance(state, Playing):
        return None
    deal, record = state.deal, state.deal.record
    leader = state.tricks[0].leader if state.tricks else state.leader
    started = PlayDeal(deal.options, deal.match, record.chosen(record.chooser, record.contract), deal.dealt)
    moves = (*(card for trick in state.tricks for card in trick.cards), *state.cards)
    return SchieberKernel(Playing(started, deal.dealt, leader, totals=deal.match.totals)), moves
