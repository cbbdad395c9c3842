"""BAR-3: what each seat sees and what it has learned, built from nothing."""

from engine.cards import NO_CARDS, Seat
from engine.games.barbu.model import (
    DealEnded,
    DealView,
    Declaring,
    DeclaringView,
    Dominoes,
    DominoView,
    Doubling,
    DoublingView,
    MatchOver,
    Opening,
    Playing,
    State,
    TrickView,
    View,
)
from engine.tricks.four_players import NONE, TURNS, Four, counts_of, hand_of, tricks_won
from engine.turn import DealDue, Over, Turn

_DEAL_DUE = DealDue()
_OVER = Over()


def turn_of(state: State) -> Turn:
    """BAR-1.4: what is due."""
    match state:
        case Playing():
            return TURNS[(state.leader + len(state.cards)) % 4]
        case Dominoes() | Doubling():
            return TURNS[state.seat]
        case Declaring():
            return TURNS[state.deal.record.dealer]
        case MatchOver():
            return _OVER
        case _:
            return _DEAL_DUE


def totals_of(state: State) -> Four:
    """BAR-2.6.2: the totals of the finished deals."""
    match state:
        case Opening() | DealEnded() | MatchOver():
            return state.match.totals
        case _:
            return state.deal.match.totals


def view_of(state: State, seat: Seat | None) -> View:
    """BAR-3: what the table shows this seat; `None` is the public."""
    match state:
        case Playing():
            return _view_of_tricks(state, seat)
        case Dominoes():
            return _view_of_dominoes(state, seat)
        case Declaring():
            return _view_before_play(state, seat, DeclaringView)
        case Doubling():
            return _view_before_play(state, seat, DoublingView)
        case DealEnded() | MatchOver():
            return _view_of_end(state, seat)
        case Opening(options, match):
            return View(
                seat=seat,
                turn=_DEAL_DUE,
                options=options,
                phase=state.name,
                match=match,
                dealer=match.first,
                deal=None,
                hand=NO_CARDS,
                counts=NONE,
                leader=None,
            )


def _view_before_play(
    state: Declaring | Doubling, seat: Seat | None, kind: type[DeclaringView | DoublingView]
) -> DealView:
    """BAR-3.2: the contract and the doubles, as they are announced."""
    deal = state.deal
    return kind(
        seat=seat,
        turn=turn_of(state),
        options=deal.options,
        phase=state.name,
        match=deal.match,
        dealer=deal.record.dealer,
        deal=deal.record,
        hand=hand_of(deal.dealt, seat),
        counts=counts_of(deal.dealt),
        leader=None,
    )


def _view_of_tricks(state: Playing, seat: Seat | None) -> TrickView:
    """BAR-3.3: the open trick, the last finished one, and captured cards that count."""
    deal, hands, cards, tricks = state.deal, state.hands, state.cards, state.tricks
    record = deal.record
    # By position, in the order of the fields: by keyword a whole match takes a twentieth longer.
    return TrickView(
        seat,
        TURNS[(state.leader + len(cards)) % 4],
        deal.options,
        "playing",
        deal.match,
        record.dealer,
        record,
        NO_CARDS if seat is None else hands[seat],
        (hands[0].bit_count(), hands[1].bit_count(), hands[2].bit_count(), hands[3].bit_count()),
        state.leader,
        cards,
        tricks[-1] if tricks else None,
        tricks_won(tricks),
        state.taken,
        state.broken,
    )


def _view_of_dominoes(state: Dominoes, seat: Seat | None) -> DominoView:
    """BAR-3.5: the lines, everything laid and passed, and who is out."""
    deal = state.deal
    return DominoView(
        seat=seat,
        turn=TURNS[state.seat],
        options=deal.options,
        phase="dominoes",
        match=deal.match,
        dealer=deal.record.dealer,
        deal=deal.record,
        hand=hand_of(state.hands, seat),
        counts=counts_of(state.hands),
        leader=None,
        table=state.table,
        laid=state.laid,
        out=state.out,
    )


def _view_of_end(state: DealEnded | MatchOver, seat: Seat | None) -> DealView:
    """BAR-3.4: the last position stays; only their owners see the cards that were not played."""
    deal, result = state.deal, state.match.results[-1]
    return DealView(
        seat=seat,
        turn=turn_of(state),
        options=deal.options,
        phase=state.name,
        match=state.match,
        dealer=deal.record.dealer,
        deal=deal.record,
        hand=hand_of(state.hands, seat),
        counts=counts_of(state.hands),
        leader=None,
        last_trick=state.tricks[-1] if state.tricks else None,
        tricks_won=result.tricks,
        taken=state.taken,
        table=state.table,
        laid=state.laid,
        out=result.out,
    )
