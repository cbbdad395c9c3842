"""SCH-2.4: whether the seat on lead certainly takes all remaining tricks."""

from typing import Final

from engine.cards import Card, card_set
from engine.games.schieber.cards import RANKINGS, STOECK, WHOLE_PACK
from engine.games.schieber.model import InformationState, PlayView, View
from engine.tricks.certain import sure_leads
from engine.tricks.four_players import SEATS
from engine.turn import Act

CARDS: Final = 157
"""SCH-2.5: the points of all tricks of a deal."""


def claim_of(view: View, information_state: InformationState) -> tuple[Card, ...]:
    """The leads that take all remaining tricks, once the first trick is over and the match cannot end before the last.

    Where it can, the order in which cards fall could change the totals.
    """
    seat, tricks = view.seat, information_state.tricks
    if not isinstance(view, PlayView) or seat is None or view.cards or view.turn != Act(seat) or not tricks:
        return ()
    options, contract = view.options, view.deal.contract
    most = (CARDS + options.matchBonus + STOECK) * options.multiplier(contract)
    if options.ending != "fixedDeals" and max(view.totals) + most >= options.target:
        return ()
    unseen = WHOLE_PACK & ~view.hand & ~card_set(card for trick in tricks for card in trick.cards)
    return sure_leads(
        view.hand,
        [unseen & ~information_state.lacks[other] for other in SEATS if other != seat],
        RANKINGS[contract, options.undenufeValues],
    )
