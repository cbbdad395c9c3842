"""SCH-3: what each seat sees and has learned, built from nothing."""

from engine.cards import NO_CARDS, Card, CardSet, Seat, bit, card_set, suit_of
from engine.games.schieber.cards import DUTIES, WHOLE_PACK, taking
from engine.games.schieber.model import (
    Choosing,
    ChoosingView,
    Deal,
    DealEnded,
    EndView,
    InformationState,
    MatchOver,
    Opening,
    Options,
    OverView,
    Pair,
    PlayDeal,
    Playing,
    PlayView,
    State,
    Trick,
    View,
)
from engine.games.schieber.weis import Scale, best_weis
from engine.tricks.follow import failures
from engine.tricks.four_players import NONE, TURNS, BySeat, by_seat, counts_of, hand_of, tricks_won
from engine.turn import DealDue, Over, Turn

_DEAL_DUE = DealDue()
_OVER = Over()


def turn_of(state: State) -> Turn:
    """SCH-1.5: what happens next, and whose turn it is."""
    match state:
        case Playing():
            return TURNS[(state.leader + len(state.cards)) % 4]
        case Opening() | DealEnded():
            return _DEAL_DUE
        case MatchOver():
            return _OVER
        case _:
            return TURNS[state.deal.record.asked]


def totals_of(state: State) -> Pair:
    """SCH-2.8: the totals of the match by side, with all credits up to now."""
    match state:
        case Playing():
            return state.totals
        case Opening() | DealEnded() | MatchOver():
            return state.match.totals
        case _:
            return state.deal.match.totals


def view_of(state: State, seat: Seat | None) -> View:
    """SCH-3: what the table shows this seat; `None` is the public."""
    match state:
        case Playing():
            return _view_of_play(state, seat)
        case Choosing(deal):
            return ChoosingView(
                seat=seat,
                turn=turn_of(state),
                options=deal.options,
                phase=state.name,
                match=deal.match,
                dealer=deal.record.dealer,
                deal=deal.record,
                hand=hand_of(deal.dealt, seat),
                counts=counts_of(deal.dealt),
                totals=deal.match.totals,
            )
        case DealEnded():
            return _view_of_end(state, seat)
        case MatchOver():
            return _view_of_over(state, seat)
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
                counts=NONE,
                totals=match.totals,
            )


def _view_of_play(state: Playing, seat: Seat | None) -> PlayView:
    """SCH-3.4: the open trick, the last finished one where it may still be seen, and what has been counted."""
    deal, hands, cards, tricks = state.deal, state.hands, state.cards, state.tricks
    record, options = deal.record, deal.options
    on_turn = (state.leader + len(cards)) % 4
    # By position, in the order of the fields: keywords make a whole match 5 % slower.
    return PlayView(
        seat,
        TURNS[on_turn],
        options,
        "playing",
        deal.match,
        record.dealer,
        record,
        NO_CARDS if seat is None else hands[seat],
        (hands[0].bit_count(), hands[1].bit_count(), hands[2].bit_count(), hands[3].bit_count()),
        state.totals,
        state.leader,
        cards,
        _visible_trick(options, tricks, cards),
        tricks_won(tricks),
        state.points,
        state.asking and seat == on_turn,
    )


def _view_of_end(state: DealEnded, seat: Seat | None) -> EndView:
    """SCH-2.8.3: the end of a deal; no hands are left."""
    deal = state.deal
    return EndView(
        seat=seat,
        turn=_DEAL_DUE,
        options=deal.options,
        phase=state.name,
        match=state.match,
        dealer=deal.record.dealer,
        deal=deal.record,
        hand=NO_CARDS,
        counts=NONE,
        totals=state.match.totals,
        last_trick=_visible_trick(deal.options, state.tricks),
        tricks_won=tricks_won(state.tricks),
        points=state.match.results[-1].cards,
    )


def _view_of_over(state: MatchOver, seat: Seat | None) -> OverView:
    """SCH-2.9: the end of the match, perhaps in the middle of a trick, with the cards that the viewer still holds."""
    deal, cards = state.deal, state.cards
    return OverView(
        seat=seat,
        turn=_OVER,
        options=deal.options,
        phase=state.name,
        match=state.match,
        dealer=deal.record.dealer,
        deal=deal.record,
        hand=hand_of(state.hands, seat),
        counts=counts_of(state.hands),
        totals=state.match.totals,
        leader=state.leader if cards else None,
        cards=cards,
        last_trick=_visible_trick(deal.options, state.tricks, cards),
        tricks_won=tricks_won(state.tricks),
        points=state.match.results[-1].cards,
    )


def _visible_trick(options: Options, tricks: tuple[Trick, ...], cards: tuple[Card, ...] = ()) -> Trick | None:
    """SCH-3.4, SCH-4.16: the last finished trick, if it may still be seen; `cards`: the open trick."""
    if not tricks or (cards and options.lastTrickView == "off"):
        return None
    return tricks[-1]


# --------------------------------------------------------------------------------------------------- information states


def information_state_of(state: State, seat: Seat) -> InformationState:
    """Everything that this seat has learned in the deal."""
    match state:
        case Opening():
            return InformationState(seat)
        case DealEnded():
            return InformationState(seat, state.deal.dealt[seat], state.tricks, announced=_answer_of(state.deal, seat))
        case Playing() | MatchOver():
            deal = state.deal
            unseen = CardSet(WHOLE_PACK & ~_played(state) & ~deal.dealt[seat])
            return InformationState(
                seat,
                deal.dealt[seat],
                state.tricks,
                _known_to_hold(deal, seat, unseen),
                _known_to_lack(state, seat, unseen),
                _answer_of(deal, seat),
            )
        case Choosing(deal):
            dealt = deal.dealt[seat]
            return InformationState(seat, dealt, holds=_known_to_hold(deal, seat, CardSet(WHOLE_PACK & ~dealt)))


def _played(state: Playing | MatchOver) -> CardSet:
    """The cards played in this deal, with those of the open trick."""
    return CardSet(card_set(state.cards) | card_set(card for trick in state.tricks for card in trick.cards))


def _answer_of(deal: PlayDeal, seat: Seat) -> bool | None:
    """SCH-4.10: whether this seat has announced its Weis; None: it was not asked, or has not answered."""
    options, record = deal.options, deal.record
    if options.announce == "auto" or (seat - record.forehand) % 4 >= deal.spoken:
        return None
    scale = Scale.of(options, record.contract)
    return seat in deal.announced if best_weis(seat, deal.dealt[seat], scale) is not None else None


def _known_to_hold(deal: Deal, seat: Seat, unseen: CardSet) -> BySeat:
    """SCH-2.2, SCH-3.2: by seat, the unplayed cards of shown Weis, and the card that names the forehand.

    From the second deal on that card is not told, but the options say which it is. `unseen`: neither played nor dealt
    to `seat`.
    """
    record = deal.record
    held = [0, 0, 0, 0]
    if (naming := deal.options.naming_card(record.number)) is not None:
        held[record.forehand] |= bit(naming)
    for weis in record.shown:
        held[weis.seat] |= weis.cards
    return _of_others(held, seat, unseen)


def _known_to_lack(state: Playing | MatchOver, seat: Seat, unseen: CardSet) -> BySeat:
    """SCH-2.4: by seat, the unseen cards that the seat cannot hold, since it played other cards to the tricks."""
    record, manner = state.deal.record, state.deal.options.trumpsOnly
    contract = record.contract
    duties = DUTIES[contract, manner]
    lacking = [0, 0, 0, 0]
    for leader, cards in (*((trick.leader, trick.cards) for trick in state.tricks), (state.leader, state.cards)):
        best = 0
        for place in range(1, len(cards)):
            steps = duties[suit_of(cards[0])][cards[best]].steps
            lacking[(leader + place) % 4] |= failures(steps, cards[place])
            best = taking(cards[: place + 1], contract)
    return _of_others(lacking, seat, unseen)


def _of_others(cards_of: list[int], seat: Seat, unseen: CardSet) -> BySeat:
    """By seat, the unseen ones of these cards; none for `seat` itself."""
    return by_seat(0 if other == seat else cards & unseen for other, cards in enumerate(cards_of))
