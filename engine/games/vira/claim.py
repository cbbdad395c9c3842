"""VIR-1.7.1 to VIR-1.7.4: whether the seat on lead certainly takes all remaining tricks."""

from engine.cards import Card, card_set
from engine.games.vira.cards import RANKINGS, WHOLE_PACK
from engine.games.vira.view import InformationState, PlayView, View, union
from engine.tricks.certain import sure_leads
from engine.turn import Act


def claim_of(view: View, information_state: InformationState) -> tuple[Card, ...]:
    """The leads that take all remaining tricks; in a misère only where the player cannot avoid them."""
    seat = view.seat
    if not isinstance(view, PlayView) or seat is None or view.cards or view.turn != Act(seat):
        return ()
    gone = card_set(card for trick in information_state.tricks for card in trick.cards)
    unseen = WHOLE_PACK & ~view.hand & ~gone & ~union(information_state.discards)
    return sure_leads(
        view.hand,
        [unseen & ~information_state.lacks[other] for other in view.deal.active if other != seat],
        RANKINGS[view.deal.trump],
        in_any_order=view.deal.lose,
    )
