"""KLA-2.7: whether the seat on lead certainly takes all remaining tricks."""

from engine.cards import Card, card_set
from engine.games.klaberjass.cards import PAIRS, RANKINGS, WHOLE_PACK
from engine.games.klaberjass.model import InformationState, PlayView, View
from engine.tricks.certain import sure_leads
from engine.turn import Act


def claim_of(view: View, information_state: InformationState) -> tuple[Card, ...]:
    """The leads that take all remaining tricks, after the first trick, and where nobody can still announce a bella."""
    seat, tricks = view.seat, information_state.tricks
    if not isinstance(view, PlayView) or seat is None or view.led is not None or view.turn != Act(seat) or not tricks:
        return ()
    mine = card_set(trick.lead if trick.leader == seat else trick.reply for trick in tricks)
    theirs = card_set(trick.reply if trick.leader == seat else trick.lead for trick in tricks)
    unseen = WHOLE_PACK & ~view.hand & ~mine & ~theirs & ~information_state.opponent_lacks
    pair = PAIRS[view.deal.trump]
    for hand, played in ((view.hand, mine), (unseen, theirs)):
        if view.options.bella == "choice" and pair & hand and pair & ~(hand | played) == 0:
            return ()
    return sure_leads(view.hand, [unseen], RANKINGS[view.deal.trump])
