"""Goes back to the first card of a deal, to see how likely its players would have played as they did."""

from dataclasses import replace

from engine.cards import CardSet
from engine.games.vira.kernel import TrickKernel
from engine.games.vira.model import Playing, State
from engine.games.vira.view import playing_after


def from_first_card(state: State) -> tuple[TrickKernel, tuple[int, ...]] | None:
    """The kernel before the first card, and the moves since; None outside the play of cards."""
    if not isinstance(state, Playing):
        return None
    deal, hands = state.deal, list(state.deal.hands)
    tricks = [*((trick.leader, trick.cards) for trick in state.tricks), (state.leader, state.cards)]
    for leader, cards in tricks:
        for place, card in enumerate(cards):
            seat = playing_after(deal.record, leader, place)
            hands[seat] = CardSet(hands[seat] | 1 << card)
    kernel = TrickKernel(Playing(replace(deal, hands=tuple(hands)), tricks[0][0]))
    return kernel, tuple(card for _, cards in tricks for card in cards)
