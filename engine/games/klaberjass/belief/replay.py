"""Goes back to the first card of a deal, to see how likely its players would have played as they did."""

from engine.cards import CardSet
from engine.games.klaberjass.kernel import KlaberjassKernel
from engine.games.klaberjass.model import Playing, State


def from_first_card(state: State) -> tuple[KlaberjassKernel, tuple[int, ...]] | None:
    """The kernel before the first card, and the moves since; None outside the play of cards.

    The hands are those after an exchange of the dix, even if cards were played before it. Of the moves, none announces
    the bella: that tells nothing of the cards that the others hold.
    """
    if not isinstance(state, Playing):
        return None
    hands, gone = list(state.hands), int(state.gone)
    played = [(trick.leader, trick.lead, trick.reply) for trick in state.tricks]
    moves: list[int] = []
    for leader, lead, reply in played:
        hands[leader] = CardSet(hands[leader] | 1 << lead)
        hands[1 - leader] = CardSet(hands[1 - leader] | 1 << reply)
        moves += (lead, reply)
    if state.led is not None:
        hands[state.leader] = CardSet(hands[state.leader] | 1 << state.led)
        moves.append(state.led)
    for card in moves:
        gone &= ~(1 << card)
    leader = played[0][0] if played else state.leader
    return KlaberjassKernel(Playing(state.deal, (hands[0], hands[1]), leader, CardSet(gone))), tuple(moves)
