"""Reasons for an answer: facts of this bid, exchange or card that the viewer can prove."""

from collections.abc import Iterator
from typing import Final

from engine.cards import card_set
from engine.choice import PickOne
from engine.games.vira.actions import Action, Discard, Exchange, Keep, NameTrump, Play, Sharpen
from engine.games.vira.choices import choice_of
from engine.games.vira.player.guide import legal_cards
from engine.games.vira.player.reasons.calls import about_call, about_sharpening
from engine.games.vira.player.reasons.cards import about_card
from engine.games.vira.player.reasons.decisions import about_deciding, about_trumps
from engine.games.vira.player.reasons.exchanges import about_giving_away
from engine.games.vira.view import BiddingView, DealView, InformationState, PlayView, View, union
from engine.message import Message
from engine.tricks.reasons import NEUTRAL as CARD_NEUTRAL

NEUTRAL: Final = CARD_NEUTRAL | frozenset(
    f"vira-reason-{key}"
    for key in (
        "trumps", "low-cards", "new-hand", "no-guard", "goes-higher", "longest", "exchanges", "column",
        "surrender-double", "new-cards", "fee", "draws", "keeps-none", "lead", "throw", "nothing-lower",
        "beaten", "leaves-on-top", "below",
    )
)  # fmt: skip
"""The keys of facts that speak neither for nor against an answer, but tell what it does."""


def reasons(view: View, information_state: InformationState, action: Action) -> tuple[Message, ...]:
    """Facts that speak for an open answer of the viewer, the weightiest first.

    Each holds by view and information state alone.
    """
    assert isinstance(view, DealView)
    return tuple(dict.fromkeys(_facts(view, information_state, action)))


def _facts(view: DealView, information_state: InformationState, action: Action) -> Iterator[Message]:
    gone = union(information_state.discards)
    match action:
        case Play((card,)) if isinstance(view, PlayView):
            choice = choice_of(view)
            assert isinstance(choice, PickOne)
            yield from about_card(view, information_state, legal_cards(choice), card)
        case Exchange(cards) | Discard(cards):
            yield from about_giving_away(view, card_set(cards), gone, draws=isinstance(action, Exchange))
        case Keep(cards):
            yield from about_giving_away(view, view.hand & ~card_set(cards), gone, draws=True)
        case Sharpen():
            yield from about_sharpening(view, action)
        case NameTrump(suit):
            yield from about_trumps(view, suit)
        case _ if isinstance(view, BiddingView):
            yield from about_call(view, action)
        case _:
            yield from about_deciding(view, action, gone)
