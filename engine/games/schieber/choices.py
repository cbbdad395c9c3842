"""What a seat may do, in a stable order: a function of its view alone."""

from functools import lru_cache
from typing import Final

from engine.cards import CARD_TEXTS, RANKS_IN_SUIT, SUITS, Card, each
from engine.game import Option, PickOne, Refusal, refuse_turn
from engine.games.schieber.actions import Announce, Choose, Good, Push, PushBack
from engine.games.schieber.cards import CONTRACTS, PACK
from engine.games.schieber.events import contract_word
from engine.games.schieber.model import View
from engine.games.schieber.refusals import (
    ANSWER_FIRST,
    NO_PLAY_NOW,
    TURN_RULE,
    Asked,
    asked,
    duties_of,
    refuse_choice,
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
    if (waiting := refuse_turn(view.turn, view.seat, TURN_RULE)) is not None:
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
    return tuple([shut[card] for card in _cards_in(hand)])


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
    if duties is None or (legal := narrow(hand, duties.steps)) == hand:
        spades, hearts, diamonds, clubs = _OPEN_BY_SUIT
        return spades[hand & _SUIT] + hearts[hand >> 13 & _SUIT] + diamonds[hand >> 26 & _SUIT] + clubs[hand >> 39]
    first, *others = shut = _shut_under(duties)
    if not others:
        removed = hand ^ legal
        return tuple([first[card] if removed >> card & 1 else _OPEN[card] for card in _cards_in(hand)])
    found = {}
    for cards, options in zip(duties.removed(hand), shut, strict=True):
        for card in _cards_in(cards):
            found[card] = options[card]
    return tuple([found.get(card) or _OPEN[card] for card in _cards_in(hand)])


# ------------------------------------------------------------------------------------------ options, made once and kept


def _card_option(card: Card, refusal: Refusal | None = None) -> Option:
    label = message("schieber-action-card", card=CardWord(card))
    return Option(f"play {CARD_TEXTS[card]}", label, HAND, refusal, card)


@lru_cache(maxsize=512)
def _shut_cards(refusal: Refusal) -> dict[Card, Option]:
    return {card: _card_option(card, refusal) for card in PACK}


@lru_cache(maxsize=512)
def _shut_under(duties: Duties) -> tuple[dict[Card, Option], ...]:
    """By duty, the cards that it removes."""
    return tuple(map(_shut_cards, duties.refusals))


_OPEN: Final = {card: _card_option(card) for card in PACK}
_SUIT: Final = 511
"""The nine ranks of the pack in a suit."""
_BY_SUIT: Final = tuple(
    tuple(tuple(each(ranks << RANKS_IN_SUIT * suit)) for ranks in range(_SUIT + 1)) for suit in range(len(SUITS))
)
"""The cards of each suit, by the ranks held of it: quicker than to look for the bits of a hand."""
_OPEN_BY_SUIT: Final = tuple(tuple(tuple(_OPEN[card] for card in cards) for cards in by_ranks) for by_ranks in _BY_SUIT)


def _cards_in(hand: int) -> tuple[Card, ...]:
    spades, hearts, diamonds, clubs = _BY_SUIT
    return spades[hand & _SUIT] + hearts[hand >> 13 & _SUIT] + diamonds[hand >> 26 & _SUIT] + clubs[hand >> 39]
