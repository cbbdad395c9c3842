"""The answers that deserve a closer look, the best first, where there are too many to look at each."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.cards import Card, CardSet, each
from engine.choice import Choice, PickOne, PickSome
from engine.game import Rng
from engine.games.vira.actions import Action, Discard, Exchange, Keep, Play, parse
from engine.games.vira.cards import ACTIVE, HAND
from engine.games.vira.player.bidding import estimates_of
from engine.games.vira.player.exchanging import against_misere, against_trumps
from engine.games.vira.player.guide import context_of, guide, legal_cards
from engine.games.vira.player.playout_policy import trick_card
from engine.games.vira.player.preparing import other_plans
from engine.games.vira.view import BiddingView, DealView, InformationState, PlayView, PreparingView, View
from engine.tricks.by_card import best_first


def candidates(view: View, information_state: InformationState, choice: Choice, rng: Rng) -> tuple[Action, ...]:
    """The guide's answer, then bids by their estimated value, and cards in the order in which the guide prefers them.

    Where cards are exchanged, kept or discarded: the rules of thumb for each possible trump suit, for a misère, and for
    each number of cards.
    """
    first = guide(view, information_state, choice, rng)
    if isinstance(view, PlayView) and _is_decided(view):
        return (first,)
    return tuple(dict.fromkeys((first, *_others(view, information_state, choice))))


def _is_decided(view: PlayView) -> bool:
    """VIR-8.3: whether no card changes the payments any more."""
    record, taken = view.deal, view.tricks_won[view.deal.declarer]
    if record.lose:
        return record.row.outcome(taken, lose=True) == "double"
    place = record.active.index(record.declarer) - record.active.index(view.leader)
    left = view.counts[record.declarer] + (place % ACTIVE < len(view.cards))
    return record.row.outcome(taken, lose=False) == "win" or record.row.outcome(taken + left, lose=False) == "double"


def _others(view: View, information_state: InformationState, choice: Choice) -> Iterable[Action]:
    if isinstance(choice, PickSome):
        assert isinstance(view, DealView)  # only in a deal is there anything to pick
        return _picks(view, information_state, choice.verb)
    match view:
        case BiddingView():
            return _calls(view, choice)
        case PlayView():
            return _cards(view, information_state, choice)
        case _:
            return map(parse, choice.legal)


MOST_BIDS: Final = 4
BEHIND: Final = 3.0
"""How many bids are worth a closer look, and by how many points their estimates may be behind the best one."""


def _calls(view: BiddingView, choice: PickOne) -> Iterator[Action]:
    """Passing, and the bids with the best estimates."""
    yield from (parse(text) for text in choice.legal if text == "pass")
    estimates = sorted(estimates_of(view, choice), key=lambda candidate: -candidate[1].value)[:MOST_BIDS]
    yield from (action for action, estimated in estimates if estimated.value > estimates[0][1].value - BEHIND)


def _cards(view: PlayView, information_state: InformationState, choice: PickOne) -> Iterator[Action]:
    context = context_of(view, information_state, legal_cards(choice))
    for card in best_first(context.legal, lambda cards: trick_card(context._replace(legal=cards))):
        yield Play((Card(card),))


def _picks(view: DealView, information_state: InformationState, verb: str) -> Iterator[Action]:
    for away in _given_away(view, information_state):
        if verb == "keep":
            yield Keep(tuple(each(CardSet(view.hand & ~away))))
        else:
            cards = tuple(each(CardSet(away)))
            yield Exchange(cards) if verb == "exchange" else Discard(cards)


def _given_away(view: DealView, information_state: InformationState) -> Iterable[int]:
    """The sets of cards that may deserve to be given away; for a defender one for every number down to 0."""
    if isinstance(view, PreparingView):
        return other_plans(view, information_state)
    record = view.deal
    numbers = range(min(record.talon, HAND), -1, -1)
    if record.trump is None:
        return (against_misere(view.hand, number) for number in numbers)
    trump = record.trump
    return (against_trumps(view.hand, trump, number) for number in numbers)
