"""The answers worth a closer look, best first, where there are too many to look at each."""

from collections.abc import Iterable, Iterator

from engine.cards import Card, CardSet, each
from engine.game import Choice, PickSome, Rng
from engine.games.vira.actions import Action, Discard, Exchange, Keep, Play, parse
from engine.games.vira.cards import HAND
from engine.games.vira.model import DealRecord, InformationState, View
from engine.games.vira.player.bidding import promises_of
from engine.games.vira.player.exchanging import against_misere, against_trumps
from engine.games.vira.player.guide import guide, legal_cards, spot_of
from engine.games.vira.player.playout_policy import trick_card
from engine.games.vira.player.preparing import other_plans
from engine.tricks.by_card import best_first


def candidates(view: View, information_state: InformationState, choice: Choice, rng: Rng) -> tuple[Action, ...]:
    """The guide's answer first: then bids by what they promise, cards in the order it would take them.

    Where cards are exchanged, kept or discarded: what the rules of thumb give away for each possible trump suit, for a
    misère, and for each number of cards.
    """
    record = view.deal
    assert record is not None
    first = guide(view, information_state, choice, rng)
    if isinstance(choice, PickSome):
        others: Iterable[Action] = _picks(view, information_state, record, choice.verb)
    elif view.phase == "bidding":
        promises = sorted(promises_of(view, choice, record), key=lambda one: -one[1].value)
        others = [*(action for action, _ in promises), *(parse(text) for text in choice.legal if text == "pass")]
    elif view.phase == "contract":
        others = map(parse, choice.legal)
    else:
        spot = spot_of(view, information_state, record, legal_cards(choice))
        order = best_first(spot.legal, lambda cards: trick_card(spot._replace(legal=cards)))
        others = (Play((Card(card),)) for card in order)
    return tuple(dict.fromkeys((first, *others)))


def _picks(view: View, information_state: InformationState, record: DealRecord, verb: str) -> Iterator[Action]:
    for away in _given_away(view, information_state, record):
        if verb == "keep":
            yield Keep(tuple(each(CardSet(view.hand & ~away))))
        else:
            cards = tuple(each(CardSet(away)))
            yield Exchange(cards) if verb == "exchange" else Discard(cards)


def _given_away(view: View, information_state: InformationState, record: DealRecord) -> Iterable[int]:
    """The sets of cards that may be worth giving away; of a defender every number down to none."""
    if view.phase == "contract":
        return other_plans(view, information_state, record)
    maximum = range(min(record.talon, HAND), -1, -1)
    if record.trump is None:
        return (against_misere(view.hand, count) for count in maximum)
    trump = record.trump
    return (against_trumps(view.hand, trump, count) for count in maximum)
