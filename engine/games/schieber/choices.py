"""What a seat may do, in a stable order: a function of its view alone."""

from functools import lru_cache
from typing import Final

from engine.cards import CARD_TEXTS, Card, each
from engine.game import Option, PickOne, Refusal
from engine.games.schieber.actions import Announce, Choose, Good, Push, PushBack
from engine.games.schieber.cards import CONTRACTS, PACK
from engine.games.schieber.events import contract_word
from engine.games.schieber.model import View
from engine.games.schieber.refusals import (
    ANSWER_FIRST,
    NO_PLAY_NOW,
    Asked,
    asked,
    duties_of,
    refuse_choice,
    refuse_turn,
)
from engine.games.schieber.weis import Scale, best_weis
from engine.message import CardWord, Message, message
from engine.tricks.follow import Duties, narrow

CONTRACT: Final = "contract"
WEIS: Final = "weis"
HAND: Final = "hand"


def choice_of(view: View) -> PickOne:
    """What the viewer may do: contracts, the answer about his Weis, then his cards in pack order, open or shut."""
    if view.seat is None or view.deal is None:
        return PickOne(())
    if (waiting := refuse_turn(view.turn, view.seat)) is not None:
        return PickOne(_shut_hand(view.hand, waiting))
    contract = view.deal.contract
    if contract is None:
        offered = _contracts(asked(view, view.deal), view.options.multipliers)
        return PickOne(offered + _shut_hand(view.hand, NO_PLAY_NOW))
    if view.asking:
        weis = best_weis(view.seat, view.hand, Scale.of(view.options, contract))
        assert weis is not None  # who holds none is not asked
        return PickOne(_answers(weis.points) + _shut_hand(view.hand, ANSWER_FIRST))
    return PickOne(_plays(view.hand, duties_of(view.cards, contract, view.options.trumpsOnly)))


def _shut_hand(hand: int, refusal: Refusal) -> tuple[Option, ...]:
    shut = _shut_cards(refusal)
    return tuple([shut[card] for card in each(hand)])


@lru_cache(maxsize=128)
def _contracts(asked: Asked, multipliers: tuple[int, ...]) -> tuple[Option, ...]:
    offered = [
        Option(str(Choose(contract)), contract_word(contract, multiplier), CONTRACT)
        for contract, multiplier in zip(CONTRACTS, multipliers, strict=True)
    ]
    for push in (Push(), PushBack()):
        if refuse_choice(asked, push) is None:
            offered.append(Option(str(push), Message(f"schieber-action-{push}"), CONTRACT))
    return tuple(offered)


@lru_cache(maxsize=32)
def _answers(amount: int) -> tuple[Option, ...]:
    announce, good = Announce(), Good()
    return (
        Option(str(announce), message("schieber-action-announce", amount=amount), WEIS),
        Option(str(good), Message("schieber-action-good"), WEIS),
    )


def _plays(hand: int, duties: Duties | None) -> tuple[Option, ...]:
    """The cards of the hand, open or shut by the duty that removes them."""
    if duties is None or narrow(hand, duties.steps) == hand:
        return tuple([_OPEN[card] for card in each(hand)])
    shut: dict[Card, Option] = {}
    for removed, refusal in zip(duties.removed(hand), duties.refusals, strict=True):
        if removed:
            options = _shut_cards(refusal)
            shut.update({card: options[card] for card in each(removed)})
    return tuple([shut.get(card) or _OPEN[card] for card in each(hand)])


# ------------------------------------------------------------------------------------------ options, made once and kept


def _card_option(card: Card, refusal: Refusal | None = None) -> Option:
    label = message("schieber-action-card", card=CardWord(card))
    return Option(f"play {CARD_TEXTS[card]}", label, HAND, refusal, card)


@lru_cache(maxsize=512)
def _shut_cards(refusal: Refusal) -> dict[Card, Option]:
    return {card: _card_option(card, refusal) for card in PACK}


_OPEN: Final = {card: _card_option(card) for card in PACK}
