"""Judgement by rule of thumb, from what a seat sees and remembers: the *careful* player."""

from collections.abc import Callable
from typing import Final

from engine.cards import Card, CardSet, Seat, card_set, suit_of
from engine.game import Choice, PickOne, PickSome, Rng, one_step_away
from engine.games.barbu.actions import DECLARATIONS, Action, Declare, Double, Pass, Play, parse
from engine.games.barbu.cards import WHOLE_PACK
from engine.games.barbu.contracts import CONTRACT_KEYS, TOTALS
from engine.games.barbu.doubling import owed
from engine.games.barbu.model import DealRecord, Declared, InformationState, View
from engine.games.barbu.player.dominoes import lay
from engine.games.barbu.player.hand_evaluation import AVERAGE, ahead, worth
from engine.games.barbu.player.playout_policy import trick_card
from engine.games.barbu.player.trick_context import Spot, stakes_of
from engine.games.barbu.refusals import taking
from engine.tricks.by_card import best_first
from engine.tricks.four_players import SEATS

SAFELY: Final = 1.0
"""By how many points a seat must expect to be ahead of one whom it doubles. (Against three others who asked for 3, over
150 deals from every seat, 6 made 1.5 ± 1.0 a deal less and 0 made 0.7 ± 0.7 more; −1 made no more than 1.)"""
HAS_DOUBLED: Final = 4.0
"""More against one who has doubled it: he expects to be ahead himself."""
IS_SILENT: Final = -2.0
"""More against one who might have doubled it and did not."""
IS_BOUND: Final = -6.0
"""BAR-4.7: more against a dealer whom it must double in one of his deals anyway."""


def guide(view: View, information_state: InformationState, choice: Choice, rng: Rng) -> Action:
    """The move by rule of thumb."""
    record = view.deal
    assert record is not None
    assert view.seat is not None
    if isinstance(choice, PickSome):
        return _double(view, record, view.seat, choice)
    if view.phase == "declaring":
        return Declare(_declared(view, view.seat))
    legal = _legal_cards(choice)
    if not legal:
        return Pass()
    if view.phase == "dominoes":
        return _lay(view, record, legal)
    return _play(view, information_state, record, legal)


def candidates(view: View, information_state: InformationState, choice: Choice, rng: Rng) -> tuple[Action, ...]:
    """The guide's answer first, then others: contracts by what they promise, cards in the order in which it takes them.

    Of doubles those one step from the guide's.
    """
    record = view.deal
    assert record is not None
    assert view.seat is not None
    first = guide(view, information_state, choice, rng)
    if isinstance(choice, PickSome):
        return (first, *map(parse, one_step_away(choice, str(first))))
    if view.phase == "declaring":
        promise = _surplus(view, view.seat)
        actions = map(parse, choice.legal)
        declared = [one for one in actions if isinstance(one, Declare) and one != first]
        return (first, *sorted(declared, key=lambda one: -promise(one.declared)))
    chosen = best_first(
        _legal_cards(choice),
        lambda cards: (
            _lay(view, record, CardSet(cards))
            if view.phase == "dominoes"
            else _play(view, information_state, record, CardSet(cards))
        ).cards[0],
    )
    plays = tuple(Play((Card(card),)) for card in chosen)
    return plays or (first,)


# ------------------------------------------------------------------------------------------- contracts and doubling


def _legal_cards(choice: PickOne) -> CardSet:
    return card_set(option.card for option in choice.options if option.open and option.card is not None)


def _declared(view: View, seat: Seat) -> Declared:
    """BAR-2.2: the contract in which the hand promises most more than a hand does."""
    left = view.match.left_to(seat)
    surplus = _surplus(view, seat)
    return max((one.declared for one in DECLARATIONS if one.declared.contract in left), key=surplus)


def _surplus(view: View, seat: Seat) -> Callable[[Declared], float]:
    """By how much more than an average hand this one promises in a contract."""
    left = view.match.left_to(seat)
    deals = view.options.deals_each - (len(CONTRACT_KEYS) - len(left))
    # What is not used now must be declared later with another hand; in a short match only some of it.
    later = deals / len(left)

    def surplus(declared: Declared) -> float:
        fair = TOTALS[declared.contract] / len(SEATS)
        return worth(view.hand, declared, dealer=True) - fair - later * (AVERAGE[declared.contract] - fair)

    return surplus


def _double(view: View, record: DealRecord, seat: Seat, choice: PickSome) -> Action:
    """BAR-2.3: those than whom it expects to score more."""
    allowed = [Seat(int(text)) for text in choice.candidates]
    doubled = [other for other in allowed if str(other) in choice.must or _expects_more(view, record, seat, other)]
    return Double(tuple(doubled))


def _expects_more(view: View, record: DealRecord, seat: Seat, other: Seat) -> bool:
    """Whether it expects to score so much more than the other as a double should promise."""
    assert record.declared is not None
    needed = SAFELY
    if record.doubled(other, seat):
        needed += HAS_DOUBLED
    elif any(one.seat == other for one in record.doubles):
        needed += IS_SILENT
    if other == record.dealer and owed(view.match, record, seat, view.options):
        needed += IS_BOUND
    return ahead(view.hand, record.declared, seat, other, record.dealer) > needed


# ---------------------------------------------------------------------------------------------------------------- cards


def _lay(view: View, record: DealRecord, legal: CardSet) -> Play:
    """BAR-2.5: a card to the lines."""
    assert record.declared is not None
    assert record.declared.start is not None
    return Play((lay(view.hand, legal, record.declared.start),))


def _play(view: View, information_state: InformationState, record: DealRecord, legal: CardSet) -> Play:
    """BAR-2.4: a card to the trick."""
    declared, seat = record.declared, view.seat
    assert declared is not None
    assert seat is not None
    assert view.leader is not None
    lying = card_set(view.cards)
    gone = int(lying)
    for trick in information_state.tricks:
        gone |= card_set(trick.cards)
    best = taking(view.cards, declared.trump) if view.cards else 0
    spot = Spot(
        seat,
        view.hand,
        legal,
        WHOLE_PACK & ~gone & ~view.hand,
        len(view.cards),
        suit_of(view.cards[0]) if view.cards else -1,
        view.cards[best] if view.cards else -1,
        (view.leader + best) % 4,
        lying,
        len(information_state.tricks),
        stakes_of(record.doubles, seat),
    )
    return Play((trick_card(declared, spot),))
