"""How often a card takes what counts: what the playouts tell a person about an answer that does worse."""

from typing import Final

from engine.cards import HEARTS, KING, NO_CARDS, QUEEN, Card, CardSet, card_set
from engine.cards import card as card_of
from engine.games.barbu.actions import Action
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.contracts.no_last_two import COSTLY_TRICKS
from engine.games.barbu.kernel import DominoKernel, TrickKernel
from engine.games.barbu.model import TrickView, View
from engine.message import CardWord, Message, RankWord, SuitWord, message
from engine.share import Share
from engine.tricks.actions import Play

_TAKEN: Final[dict[ContractKey, Message]] = {
    "NT": Message("barbu-taken-NT"),
    "NQ": message("barbu-taken-NQ", rank=RankWord(QUEEN)),
    "NL": Message("barbu-taken-NL"),
    "NH": message("barbu-taken-NH", suit=SuitWord(HEARTS)),
    "NK": message("barbu-taken-NK", card=CardWord(card_of(HEARTS, KING))),
    "TR": Message("barbu-taken-TR"),
}
"""What the tricks that count bring, in words."""


def takers(view: View, kernel: TrickKernel | DominoKernel) -> CardSet:
    """The viewer's cards that have taken tricks with what counts; in No Last Two one of these two."""
    if isinstance(kernel, DominoKernel):
        return NO_CARDS
    counted = kernel.takers[-COSTLY_TRICKS:] if kernel.contract == "NL" else kernel.takers
    return CardSet(view.hand & card_set(map(Card, counted)))


def share_told(view: View, action: Action, first: Action, share: Share) -> Message | None:
    """That a card takes a trick less often in trumps, or more often what costs; None where it does not.

    `first`: the answer to choose, with which the share of `action` is compared.
    """
    if not (isinstance(view, TrickView) and isinstance(action, Play) and isinstance(first, Play)):
        return None
    contract, (advised,) = view.deal.declaration.contract, first.cards
    if (share.with_this > share.with_first) == (contract == "TR"):
        return None
    key = "barbu-share"
    if share.card in first.cards:
        key = "barbu-share-kept"
    elif share.card in action.cards:
        key = "barbu-share-played"
    return message(
        key,
        card=CardWord(share.card),
        advised=CardWord(advised),
        what=_TAKEN[contract],
        this=round(100 * share.with_this),
        first=round(100 * share.with_first),
    )
