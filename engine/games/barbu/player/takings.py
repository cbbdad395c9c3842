"""How often a card takes what counts: what the playouts tell a person about an answer that does worse."""

from collections.abc import Sequence
from typing import Final

from engine.cards import HEARTS, KING, QUEEN, Card, CardSet, card_set, suit_of
from engine.cards import card as card_of
from engine.games.barbu.actions import Action, Declare
from engine.games.barbu.contracts import CONTRACT_KEYS, TRICK_CONTRACTS
from engine.games.barbu.contracts.contract import ContractKey
from engine.games.barbu.contracts.no_last_two import COSTLY_TRICKS
from engine.games.barbu.kernel import DominoKernel, TrickKernel
from engine.games.barbu.model import DominoView, TrickView, View
from engine.message import CardWord, Message, RankWord, SuitWord, Value, message
from engine.taking import Taking
from engine.tricks.actions import Play
from engine.tricks.by_card import LOWER

_TAKEN: Final[dict[ContractKey, Message]] = {
    "NT": Message("barbu-taken-NT"),
    "NQ": message("barbu-taken-NQ", rank=RankWord(QUEEN)),
    "NL": Message("barbu-taken-NL"),
    "NH": message("barbu-taken-NH", suit=SuitWord(HEARTS)),
    "NK": message("barbu-taken-NK", card=CardWord(card_of(HEARTS, KING))),
    "TR": Message("barbu-taken-NT"),
}
"""What the tricks that count bring, in words."""
TOGETHER: Final = frozenset(f"barbu-takes-all-{contract}" for contract in CONTRACT_KEYS)
"""The keys of how many cards do together, which tells less than a fact about one card."""
FAIR_SHARES: Final[dict[ContractKey, float]] = {"NT": 13 / 4, "NL": 2 / 4, "NK": 1 / 4}
"""A quarter of the tricks that count, in contracts in which their number is always the same."""
MORE: Final = 1.2
"""So many times a fair share tells why a contract is worse than another one."""
FAR_WORSE: Final = 2
"""One card is not told if all together make an answer so many times worse."""
DOMINOES: Final = 0.1
"""In dominoes, where chance decides more, a difference below this is not told."""


def cards_taking(view: View, kernel: TrickKernel | DominoKernel) -> CardSet:
    """The viewer's cards that have taken tricks with what counts, in No Last Two one of these two; in dominoes those
    that are left to the player who is last."""
    if isinstance(kernel, DominoKernel):
        assert view.seat is not None
        return CardSet(kernel.hands[view.seat])
    counted = kernel.takers[-COSTLY_TRICKS:] if kernel.contract == "NL" else kernel.takers
    return CardSet(view.hand & card_set(map(Card, counted)))


def tell_taking(view: View, action: Action, first: Action, takings: Sequence[Taking]) -> Message | None:
    """That a card takes a trick less often in trumps, in other contracts what costs more often, or is left more often.

    The one that differs most; where none does, or what speaks for the answer weighs half as much, or all cards together
    weigh twice as much, how many they do together. `first`: the answer to choose, with which those of `action` are
    compared.
    """
    if isinstance(action, Declare):
        return _tell_declared(action.declared.contract, takings)
    if not (isinstance(view, TrickView | DominoView) and isinstance(action, Play) and isinstance(first, Play)):
        return None
    contract, (advised,) = view.deal.declaration.contract, first.cards
    worse = {taking: _worse(contract, taking) for taking in takings if taking.card is not None}
    told = max(worse, key=worse.__getitem__, default=None)
    made_up_for = -2 * sum(least for least in worse.values() if least < 0)
    together = next((taking for taking in takings if taking.card is None and _worse(contract, taking) > 0), None)
    enough = max(made_up_for, DOMINOES if contract == "DO" else 0.0)
    if told is None or worse[told] <= enough or (together and _worse(contract, together) >= FAR_WORSE * worse[told]):
        told = together
    if told is None:
        return None
    if told.card is None:
        what = dict(_TAKEN[contract].values) if contract in _TAKEN else {}
        more = round(100 * abs(told.with_this - told.with_first))
        return message(f"barbu-takes-all-{contract}", more=more, advised=CardWord(advised), **what)
    values: dict[str, Value] = {"this": round(100 * told.with_this), "first": round(100 * told.with_first)}
    values |= {"card": CardWord(told.card), "advised": CardWord(advised)}
    if contract == "DO":
        if told.card == advised:
            return message("barbu-stuck-kept", card=values["card"], this=values["this"])
        return message("barbu-stuck", **values)
    key = "barbu-takes"
    if told.card == advised:
        key = "barbu-takes-kept"
    elif told.card in action.cards:
        key = "barbu-takes-played"
    elif contract != "TR" and not LOWER[told.card] & ~view.hand:  # it takes a trick only where nobody follows
        key, values["suit"] = "barbu-takes-alone", SuitWord(suit_of(told.card))
    return message(key, what=_taken(contract, told.card), **values)


def _tell_declared(contract: ContractKey, takings: Sequence[Taking]) -> Message | None:
    """That the declarer of another contract takes more than a fair share of the tricks that count."""
    share = FAIR_SHARES.get(contract)
    told = next((taking for taking in takings if taking.card is None), None)
    if share is None or told is None or told.with_this < MORE * share:
        return None
    values = {**dict(_TAKEN[contract].values), "count": round(100 * told.with_this), "share": round(100 * share)}
    return message(f"barbu-declarer-takes-{contract}", **values)


def _worse(contract: ContractKey, taking: Taking) -> float:
    """How much an answer is worse by a card, or by all cards together."""
    more = taking.with_this - taking.with_first
    return -more if contract == "TR" else more


def _taken(contract: ContractKey, card: Card) -> Message:
    """What a card takes; one that counts itself takes a trick."""
    return _TAKEN["NT" if TRICK_CONTRACTS[contract].counts >> card & 1 else contract]
