"""The *careful* player: decides by rule of thumb, from what a seat sees and remembers."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from itertools import combinations
from typing import Final

from engine.cards import Card, CardSet, Seat, card_set, suit_of
from engine.choice import Choice, PickOne, PickSome
from engine.game import Rng
from engine.games.barbu.actions import DECLARATIONS, Action, Declare, Double, Pass, parse
from engine.games.barbu.cards import WHOLE_PACK
from engine.games.barbu.contracts import TOTALS
from engine.games.barbu.doubling import may_skip
from engine.games.barbu.model import Declared, DominoView, DoublingView, InformationState, TrickView, View
from engine.games.barbu.player.announcements import later_deals, lead_beyond_need, surplus_with
from engine.games.barbu.player.domino_play import lay
from engine.games.barbu.player.hand_evaluation import AVERAGE, DOUBLED_LEAD
from engine.games.barbu.player.negative_play import duck
from engine.games.barbu.player.trick_context import elsewhere
from engine.games.barbu.player.trump_play import take
from engine.games.barbu.refusals import taking
from engine.games.barbu.scoring import stakes_of
from engine.tricks.actions import Play
from engine.tricks.by_card import best_first
from engine.tricks.four_players import SEATS

MOST_DOUBLED: Final = 2
"""As many other answers to a question for doubles are compared."""


def guide(view: View, information_state: InformationState, choice: Choice, rng: Rng) -> Action:
    """The action by rule of thumb."""
    seat = information_state.seat
    if isinstance(view, DoublingView):
        assert isinstance(choice, PickSome)
        return _double(view, seat, choice)
    if isinstance(choice, PickSome) or not isinstance(view, TrickView | DominoView):
        return Declare(_declared(view, seat))
    legal = legal_cards(choice)
    return Play((Card(_card(view, information_state, legal)),)) if legal else Pass()


def candidates(view: View, information_state: InformationState, choice: Choice, rng: Rng) -> tuple[Action, ...]:
    """The guide's action, then others: contracts by their surplus, cards in the order in which the guide prefers them.

    Of doubles first those one step from the guide's, then all others, unless they decide whether the deal is played.
    """
    first = guide(view, information_state, choice, rng)
    if isinstance(choice, PickSome):
        assert isinstance(view, DoublingView)
        assert isinstance(first, Double)
        near = _near(view, information_state.seat, choice, first)
        return (first, *near) if may_skip(view.deal, view.options) else (first, *near, *_all(choice, {first, *near}))
    if not isinstance(view, TrickView | DominoView):
        surplus = surplus_with(view.hand, view.match, view.options, information_state.seat)
        actions = map(parse, choice.legal)
        declared = [action for action in actions if isinstance(action, Declare) and action != first]
        return (first, *sorted(declared, key=lambda action: -surplus(action.declared)))
    ordered = best_first(legal_cards(choice), lambda cards: _card(view, information_state, CardSet(cards)))
    return tuple(Play((Card(card),)) for card in ordered) or (first,)


def legal_cards(choice: PickOne) -> CardSet:
    """The cards that may be played."""
    return card_set(option.card for option in choice.options if option.open and option.card is not None)


# ------------------------------------------------------------------------------------------- contracts and doubling


def _declared(view: View, seat: Seat) -> Declared:
    """BAR-2.2: the contract with the greatest surplus."""
    left = view.match.left_to(seat)
    surplus = surplus_with(view.hand, view.match, view.options, seat)
    return max((action.declared for action in DECLARATIONS if action.declared.contract in left), key=surplus)


def beyond(view: View, action: Action) -> float:
    """BAR-2.2: what a seat loses in later deals by declaring a contract now, since it cannot declare it again.

    In the points of the payoff, which is the lead over the mean of the three others.
    """
    if not isinstance(action, Declare) or view.seat is None:
        return 0.0
    contract = action.declared.contract
    fair = TOTALS[contract] / len(SEATS)
    lead = DOUBLED_LEAD[contract]
    if view.options.doubling == "off":
        lead = (AVERAGE[contract] - fair) * len(SEATS) / (len(SEATS) - 1)
    return -later_deals(view.match.left_to(view.seat), view.options) * lead


def _double(view: DoublingView, seat: Seat, choice: PickSome) -> Action:
    """BAR-2.3: double the seats that this one expects to beat by enough."""
    allowed = [Seat(int(text)) for text in choice.candidates]
    doubled = [other for other in allowed if str(other) in choice.must or _expects_to_beat(view, seat, other)]
    return Double(tuple(doubled))


def _near(view: DoublingView, seat: Seat, choice: PickSome, first: Double) -> tuple[Action, ...]:
    """The answers that double one seat more or less, where that is closest to being as good as the guide's answer."""
    changes = [Seat(int(text)) for text in choice.candidates if text not in choice.must]
    changes.sort(key=lambda other: abs(_beyond_need(view, seat, other)))
    return tuple(Double(tuple(sorted({*first.seats} ^ {other}))) for other in changes[:MOST_DOUBLED])


def _all(choice: PickSome, named: AbstractSet[Action]) -> Iterator[Action]:
    """All other answers, those with few doubles first."""
    free = [Seat(int(text)) for text in choice.candidates if text not in choice.must]
    must = [Seat(int(text)) for text in choice.must]
    for count in range(len(free) + 1):
        for picked in combinations(free, count):
            action = Double(tuple(sorted((*must, *picked))))
            if action not in named:
                yield action


def _expects_to_beat(view: DoublingView, seat: Seat, other: Seat) -> bool:
    return _beyond_need(view, seat, other) > 0


def _beyond_need(view: DoublingView, seat: Seat, other: Seat) -> float:
    return lead_beyond_need(view.hand, view.match, view.deal, view.options, seat=seat, other=other)


# ---------------------------------------------------------------------------------------------------------------- cards


def _card(view: TrickView | DominoView, information_state: InformationState, legal: CardSet) -> int:
    """BAR-2.4, BAR-2.5: the card to play to the trick, or to lay."""
    declared, hand, cards = view.deal.declaration, view.hand, view.cards
    if isinstance(view, DominoView):
        return lay(hand, legal, declared.start_rank)
    lying = card_set(cards)
    unseen = WHOLE_PACK & ~lying & ~hand
    for trick in information_state.tricks:
        for card in trick.cards:
            unseen ^= 1 << card
    seat, played = information_state.seat, len(cards)
    at = taking(cards, declared.trump) if cards else -1
    best, winner = (cards[at], (view.leader + at) % 4) if cards else (-1, -1)
    stakes = stakes_of(view.deal.doubles)[seat]
    own = stakes[seat]
    theirs = elsewhere(stakes, own, winner)
    if declared.trump is not None:
        led = suit_of(cards[0]) if cards else -1
        return take(declared.trump, hand, legal, unseen, played, best, led, own, theirs)
    done = len(information_state.tricks)
    return duck(declared.contract, hand, legal, unseen, played, best, lying, done, own, theirs)
