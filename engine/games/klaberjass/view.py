"""KLA-3: what each seat sees and what it has learned, built from nothing.

The last trick stays in a view as long as KLA-3.3 and KLA-4.11 say. Cards that were not dealt (KLA-3.4) are in no view.
"""

from engine.cards import NO_CARDS, CardSet, Seat, bit, card_set
from engine.games.klaberjass.cards import BELLA, DUTIES, WHOLE_PACK
from engine.games.klaberjass.kernel import completes_bella
from engine.games.klaberjass.model import (
    Bidding,
    BiddingView,
    Deal,
    DealEnded,
    DealRecord,
    EndedView,
    InformationState,
    MatchOver,
    Melding,
    MeldingView,
    Naming,
    Offered,
    Opening,
    Playing,
    PlayView,
    State,
    Trick,
    View,
)
from engine.tricks.follow import failures
from engine.turn import Act, DealDue, Over, Turn

_TURNS = (Act(Seat(0)), Act(Seat(1)))
_DEAL_DUE = DealDue()
_OVER = Over()


def turn_of(state: State) -> Turn:
    """KLA-1.4: what is due."""
    match state:
        case Playing():
            return _TURNS[state.leader if state.led is None else 1 - state.leader]
        case Opening() | DealEnded():
            return _DEAL_DUE
        case MatchOver():
            return _OVER
        case _:
            return _TURNS[state.seat]


def view_of(state: State, seat: Seat | None) -> View:
    """KLA-3: what the table shows this seat; `None` is the public."""
    match state:
        case Playing():
            return _view_of_play(state, seat)
        case Bidding() | Offered() | Naming():
            return _view_of_bidding(state, seat)
        case Melding():
            return _view_of_melding(state, seat)
        case DealEnded() | MatchOver():
            return _view_of_end(state, seat)
        case Opening(options, match, dealer):
            return View(
                seat=seat,
                turn=_DEAL_DUE,
                options=options,
                phase=state.name,
                match=match,
                dealer=dealer,
                deal=None,
                hand=NO_CARDS,
                counts=(0, 0),
            )


def _view_of_bidding(state: Bidding | Offered | Naming, seat: Seat | None) -> BiddingView:
    """KLA-2.2, KLA-2.3: the turn-up and the bids."""
    deal, hands = state.deal, state.hands
    return BiddingView(
        seat=seat,
        turn=_TURNS[state.seat],
        options=deal.options,
        phase=state.name,
        match=deal.match,
        dealer=deal.record.dealer,
        deal=deal.record,
        hand=NO_CARDS if seat is None else hands[seat],
        counts=(hands[0].bit_count(), hands[1].bit_count()),
    )


def _view_of_melding(state: Melding, seat: Seat | None) -> MeldingView:
    """KLA-2.4, KLA-2.6: also the bottom card, and what has been said about sequences."""
    deal, hands = state.deal, state.hands
    return MeldingView(
        seat=seat,
        turn=_TURNS[state.seat],
        options=deal.options,
        phase=state.name,
        match=deal.match,
        dealer=deal.record.dealer,
        deal=deal.record,
        hand=NO_CARDS if seat is None else hands[seat],
        counts=(hands[0].bit_count(), hands[1].bit_count()),
    )


def _view_of_play(state: Playing, seat: Seat | None) -> PlayView:
    """KLA-2.7: the open trick, the last finished one as long as the table shows it, and the points openly made."""
    deal = state.deal
    record = deal.record
    hands = state.hands
    hand = NO_CARDS if seat is None else hands[seat]
    led = state.led
    tricks = state.tricks
    # By position, in the order of the fields: keywords cost several percent of a deal through the public contract.
    return PlayView(
        seat,
        _TURNS[state.leader if led is None else 1 - state.leader],
        deal.options,
        "playing",
        deal.match,
        record.dealer,
        record,
        hand,
        (hands[0].bit_count(), hands[1].bit_count()),
        state.leader,
        led,
        tricks[-1] if tricks and deal.options.reviewTricks == "last" else None,
        tricks_won(tricks),
        _open_points(record, state.points),
        None if seat is None else completes_bella(hand, record.trump, state.royal, seat),
    )


def _view_of_end(state: DealEnded | MatchOver, seat: Seat | None) -> EndedView:
    """KLA-2.8: the points that each seat has made; of the cards only the last trick."""
    deal = state.deal
    tricks = state.tricks
    result = state.match.results[-1]
    return EndedView(
        seat=seat,
        turn=turn_of(state),
        options=deal.options,
        phase=state.name,
        match=state.match,
        dealer=deal.record.dealer,
        deal=deal.record,
        hand=NO_CARDS,
        counts=(0, 0),
        last_trick=tricks[-1] if tricks and deal.options.reviewTricks == "last" else None,
        tricks_won=tricks_won(tricks),
        points=(result.made(0), result.made(1)),
    )


def tricks_won(tricks: tuple[Trick, ...]) -> tuple[int, int]:
    """The number of tricks taken, by seat."""
    ones = 0
    for trick in tricks:
        ones += trick.winner
    return len(tricks) - ones, ones


def _open_points(record: DealRecord, cards: tuple[int, int]) -> tuple[int, int]:
    """The points openly made, by seat: cards, shown sequences, bella."""
    shown, bella = record.shown, record.bella
    if shown is None and bella is None:
        return cards
    points = list(cards)
    if shown is not None:
        points[shown.seat] += shown.points
    if bella is not None:
        points[bella] += BELLA
    return points[0], points[1]


def information_state_of(state: State, seat: Seat) -> InformationState:
    """All that this seat has learned in the deal."""
    match state:
        case Opening():
            return InformationState(seat)
        case DealEnded() | MatchOver():
            first, second = dealt_to(state.deal, seat)
            return InformationState(seat, first, second, state.tricks)
        case Playing():
            first, second = dealt_to(state.deal, seat)
            return InformationState(
                seat,
                first,
                second,
                state.tricks,
                _known_to_hold(state.deal.record, Seat(1 - seat), state.gone),
                _known_to_lack(state, Seat(1 - seat)),
            )
        case _:
            first, second = dealt_to(state.deal, seat)
            held = _known_to_hold(state.deal.record, Seat(1 - seat), NO_CARDS)
            return InformationState(seat, first, second, opponent_holds=held)


def dealt_to(deal: Deal, seat: Seat) -> tuple[CardSet, CardSet]:
    """KLA-2.1, KLA-2.4: the six cards dealt to a seat, and the three that followed once trump was fixed."""
    start = 3 if seat == deal.record.dealer else 0
    pack = deal.pack
    first = card_set(pack[start : start + 3] + pack[start + 6 : start + 9])
    if deal.record.trump is None:
        return first, NO_CARDS
    return first, card_set(pack[start + 13 : start + 16])


def _known_to_hold(record: DealRecord, seat: Seat, gone: CardSet) -> CardSet:
    """KLA-3.2: the unplayed cards that this seat has shown: the turn-up that it took, and its sequences."""
    held = 0
    if record.exchange is not None and record.exchange.seat == seat:
        held |= bit(record.up)
    if record.shown is not None and record.shown.seat == seat:
        for run in record.shown.runs:
            held |= run
    return CardSet(held & ~gone)


def _known_to_lack(state: Playing, seat: Seat) -> CardSet:
    """The unseen cards that this seat cannot hold, since it did not follow, beat or trump."""
    trump = state.deal.record.trump
    lacking = 0
    for trick in state.tricks:
        if trick.leader != seat:
            lacking |= failures(DUTIES[trump][trick.lead].steps, trick.reply)
    return CardSet(lacking & WHOLE_PACK & ~state.gone & ~state.hands[1 - seat])
