"""VIR-1.8.1 to VIR-1.8.8: what a seat has learned in a deal, and which cards the others cannot hold."""

from engine.cards import NO_CARDS, SUIT_MASKS, Seat, suit_of
from engine.games.vira.cards import WHOLE_PACK
from engine.games.vira.model import BySeat, Ended, InDeal, Opening, Playing, State, by_seat
from engine.games.vira.view import InformationState, is_conferring, is_open, playing_after, union


def information_state_of(state: State, seat: Seat) -> InformationState:
    """Everything that this seat has learned in the deal."""
    if isinstance(state, Opening):
        return InformationState(seat)
    deal = state.deal
    seen_discards, seen_draws = _seen_of_partner(state, seat)
    return InformationState(
        seat=seat,
        dealt=deal.dealt[seat],
        discards=deal.discards[seat],
        draws=deal.draws[seat],
        seen_discards=seen_discards,
        seen_draws=seen_draws,
        tricks=state.tricks if isinstance(state, Playing | Ended) else (),
        lacks=_lacks(state, seat),
    )


def _seen_of_partner(state: InDeal, seat: Seat) -> tuple[BySeat, BySeat]:
    """VIR-1.8.6: by seat, the discards and draws of the other defender, whose hand this seat saw before and after."""
    deal, record = state.deal, state.deal.record
    if not is_open(state) or not is_conferring(record) or seat not in record.defenders:
        return (), ()
    partner = [other in record.defenders and other != seat for other in range(record.seats)]
    return (
        tuple(union(piles) if seen else NO_CARDS for seen, piles in zip(partner, deal.discards, strict=True)),
        tuple(union(piles) if seen else NO_CARDS for seen, piles in zip(partner, deal.draws, strict=True)),
    )


def _lacks(state: InDeal, seat: Seat) -> BySeat:
    """VIR-1.7.2: by seat, the cards unseen by this one that the seat cannot hold, since it did not follow suit."""
    deal, record = state.deal, state.deal.record
    played = [(trick.leader, trick.cards) for trick in state.tricks] if isinstance(state, Playing | Ended) else []
    if isinstance(state, Playing) and state.cards:
        played.append((state.leader, state.cards))
    lacking = [0] * record.seats
    seen = deal.dealt[seat] | union(deal.draws[seat])
    for leader, cards in played:
        led = suit_of(cards[0])
        for place, card in enumerate(cards):
            seen |= 1 << card
            if suit_of(card) != led:
                lacking[playing_after(record, leader, place)] |= SUIT_MASKS[led]
    unseen = WHOLE_PACK & ~seen
    return by_seat([0 if other == seat else cards & unseen for other, cards in enumerate(lacking)])
