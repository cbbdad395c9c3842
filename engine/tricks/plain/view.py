"""What each seat of a plain game sees and what it has learned, built from nothing.

>>> from engine.tricks.plain.model import MatchRecord
>>> view = view_of(Opening(None, MatchRecord(first=Seat(3))), Seat(1))
>>> view.turn, view.dealer, view.leader
(DealDue(), 3, 0)
"""

from typing import Any, Final

from engine.cards import NO_CARDS, Card, Seat, card_set, suit_of
from engine.tricks.follow import BySuitAndBest, failures
from engine.tricks.four_players import SEATS, TURNS, BySeat, by_seat, counts_of, hand_of, tricks_won
from engine.tricks.plain.model import InformationState, MatchOver, Opening, OptionsT, Playing, State, View
from engine.tricks.ranking import Ranking
from engine.turn import DealDue, Over, Turn

_DEAL_DUE: Final = DealDue()
_OVER: Final = Over()


def turn_of(state: State[Any]) -> Turn:
    """What is due: a card, a deal, or nothing more."""
    match state:
        case Playing():
            return TURNS[(state.leader + len(state.cards)) % len(SEATS)]
        case MatchOver():
            return _OVER
        case _:
            return _DEAL_DUE


def view_of(state: State[OptionsT], seat: Seat | None) -> View[OptionsT]:
    """What the table shows this seat; None is the public."""
    match, turn = state.match, turn_of(state)
    finished = len(match.results)
    if isinstance(state, Opening):
        dealer = match.dealer_of(1)
        return View(seat, turn, state.options, "opening", match, 0, dealer, left_of(dealer))
    last, won = (state.tricks[-1] if state.tricks else None), tricks_won(state.tricks)
    if isinstance(state, Playing):
        return View(
            seat=seat,
            turn=turn,
            options=state.options,
            phase="playing",
            match=match,
            number=finished + 1,
            dealer=match.dealer_of(finished + 1),
            leader=state.leader,
            hand=hand_of(state.hands, seat),
            counts=counts_of(state.hands),
            cards=state.cards,
            last_trick=last,
            tricks_won=won,
        )
    return View(
        seat=seat,
        turn=turn,
        options=state.options,
        phase="over" if isinstance(state, MatchOver) else "ended",
        match=match,
        number=finished,
        dealer=match.dealer_of(finished),
        leader=left_of(match.dealer_of(finished + 1)),
        last_trick=last,
        tricks_won=won,
    )


def left_of(seat: Seat) -> Seat:
    """The next seat in playing order."""
    return SEATS[(seat + 1) % len(SEATS)]


def information_state_of(state: State[Any], seat: Seat, ranking: Ranking, duties: BySuitAndBest) -> InformationState:
    """All that this seat has learned in the deal, under this ranking and these duties."""
    match state:
        case Opening():
            return InformationState(seat)
        case Playing():
            played = [*((trick.leader, trick.cards) for trick in state.tricks), (state.leader, state.cards)]
            lacks = _lacks(played, ranking, duties)
            gone = card_set(card for _, cards in played for card in cards) | state.dealt[seat]
            others = (NO_CARDS if other == seat else cards & ~gone for other, cards in enumerate(lacks))
            return InformationState(seat, state.dealt[seat], state.tricks, by_seat(others))
        case _:
            return InformationState(seat, state.dealt[seat], state.tricks)


def _lacks(played: list[tuple[Seat, tuple[Card, ...]]], ranking: Ranking, duties: BySuitAndBest) -> BySeat:
    """The cards that each seat cannot hold, since it would have had to play them to a trick; by seat."""
    lacks = [0, 0, 0, 0]
    for leader, cards in played:
        for place in range(1, len(cards)):
            best = cards[ranking.taking(cards[:place])]
            steps = duties[suit_of(cards[0])][best].steps
            lacks[(leader + place) % len(SEATS)] |= failures(steps, cards[place])
    return by_seat(lacks)
