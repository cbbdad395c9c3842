"""BAR-2.4: whether the seat on lead certainly takes all remaining tricks."""

from engine.cards import Card, card_set
from engine.games.barbu.cards import RANKINGS, WHOLE_PACK
from engine.games.barbu.contracts import TRICK_CONTRACTS
from engine.games.barbu.kernel import barred
from engine.games.barbu.model import InformationState, TrickView, View
from engine.tricks.certain import sure_leads
from engine.tricks.four_players import SEATS
from engine.turn import Act


def claim_of(view: View, information_state: InformationState) -> tuple[Card, ...]:
    """The leads that take all remaining tricks; in a negative contract only where the player cannot avoid them."""
    seat = view.seat
    if not isinstance(view, TrickView) or seat is None or view.cards or view.turn != Act(seat):
        return ()
    declared = view.deal.declaration
    contract = TRICK_CONTRACTS[declared.contract]
    unseen = WHOLE_PACK & ~view.hand & ~card_set(card for trick in information_state.tricks for card in trick.cards)
    return sure_leads(
        view.hand,
        [unseen & ~information_state.lacks[other] for other in SEATS if other != seat],
        RANKINGS[declared.trump],
        barred=barred(contract, view.options, broken=view.broken),
        in_any_order=contract.total < 0,
    )
