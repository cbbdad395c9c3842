"""VIR-1.8.1 to VIR-1.8.8: what each seat sees, built from nothing."""

from dataclasses import dataclass
from typing import TypedDict

from engine.cards import NO_CARDS, Card, CardSet, Seat
from engine.game import Hidden
from engine.games.vira.bid_families import StepName
from engine.games.vira.cards import ACTIVE, HAND
from engine.games.vira.model import (
    Amounts,
    Bidding,
    BySeat,
    Deal,
    DealEnded,
    DealRecord,
    Defending,
    Ended,
    InDeal,
    MatchOver,
    MatchRecord,
    Opening,
    Options,
    PhaseName,
    Playing,
    Preparing,
    State,
    Trick,
    by_seat,
    nothing,
)
from engine.games.vira.settlement import balances_in
from engine.turn import Act, DealDue, Over, Turn


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class View(Hidden):
    """VIR-1.8.1 to VIR-1.8.8: what the table shows a seat; None, and who sits out, see what the public sees.

    This class itself stands before the first deal. Its subclasses say what is always there in their phases; all have
    the same fields, in which exports write them, and what a phase does not have is empty. `match`: the deals before
    (after the end of a deal also this one); `balances`: with the fees of this deal; `step`: what the declarer is asked;
    `drawn`: the viewer's own cards that came with the last exchange; `discards`: the viewer's own, until the opening
    lead; `shown`: other hands that are open to the viewer, by seat; `cards`: the open trick, in order of play;
    `unused`: discards by seat, then the rest of the talon, where the table shows them after the deal (VIR-8.5).
    """

    seat: Seat | None
    turn: Turn
    options: Options
    phase: PhaseName
    match: MatchRecord
    dealer: Seat
    balances: Amounts
    deal: DealRecord | None = None
    hand: CardSet = NO_CARDS
    counts: Amounts = ()
    step: StepName | None = None
    drawn: CardSet = NO_CARDS
    discards: CardSet = NO_CARDS
    shown: BySeat = ()
    leader: Seat | None = None
    cards: tuple[Card, ...] = ()
    last_trick: Trick | None = None
    tricks_won: Amounts = ()
    unused: BySeat = ()


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class DealView(View):
    """In a deal, from its first card to its account."""

    deal: DealRecord


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class BiddingView(DealView):
    """VIR-3: during the auction."""


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class PreparingView(DealView):
    """VIR-1.4, VIR-1.5: while the declarer prepares the contract; `step`: what is asked now."""

    step: StepName


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class DefendingView(DealView):
    """VIR-1.6: while the defenders exchange."""


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class PlayView(DealView):
    """VIR-1.7.1: while tricks are played; `leader`: who leads, or has led, the open one."""

    leader: Seat


@dataclass(frozen=True, slots=True, repr=False)
class InformationState(Hidden):
    """All that a seat has learned in the deal, beside what its view still shows.

    `dealt`: its own cards; `discards` and `draws`: its own, one set for each of its exchanges; `seen_discards` and
    `seen_draws`: by seat, in grande royale those of the other defender, whose hand was visible before and after;
    `tricks`: all finished ones; `lacks`: by seat, the unseen cards that the seat cannot hold, since it did not follow
    suit.
    """

    seat: Seat
    dealt: CardSet = NO_CARDS
    discards: tuple[CardSet, ...] = ()
    draws: tuple[CardSet, ...] = ()
    seen_discards: BySeat = ()
    seen_draws: BySeat = ()
    tricks: tuple[Trick, ...] = ()
    lacks: BySeat = ()


_TURNS = tuple(Act(Seat(seat)) for seat in range(ACTIVE + 1))
_DEAL_DUE = DealDue()
_OVER = Over()


def turn_of(state: State) -> Turn:
    """VIR-1.1.1: what happens next, and whose turn it is."""
    match state:
        case Playing():
            return _TURNS[playing_after(state.deal.record, state.leader, len(state.cards))]
        case Bidding() | Defending():
            return _TURNS[state.seat]
        case Preparing():
            return _TURNS[state.deal.record.declarer]
        case MatchOver():
            return _OVER
        case _:
            return _DEAL_DUE


def playing_after(record: DealRecord, leader: Seat, count: int) -> Seat:
    """VIR-1.7.1: the next seat to play to a trick with `count` cards; the seat that sits out is skipped."""
    active = record.active
    return active[(active.index(leader) + count) % ACTIVE]


def match_of(state: State) -> MatchRecord:
    """The result of the finished deals, the one on display included."""
    return state.match if isinstance(state, Opening | Ended) else state.deal.match


def balances_of(state: State) -> Amounts:
    """VIR-4.7: the balances now, which include the fees of this deal."""
    if isinstance(state, Opening | Ended):
        return state.match.balances
    return balances_in(state.deal.match, state.deal.record)


def tricks_won(seats: int, tricks: tuple[Trick, ...]) -> Amounts:
    """How many tricks each of `seats` seats has taken."""
    won = [0] * seats
    for trick in tricks:
        won[trick.winner] += 1
    return tuple(won)


# ---------------------------------------------------------------------------------------------------------------- views


def view_of(state: State, seat: Seat | None) -> View:
    """What the table shows this seat; `None` is the public. VIR-1.8.7: a seat that sits out sees the same."""
    match state:
        case Playing():
            return _view_of_play(state, seat)
        case Preparing():
            return PreparingView(step=state.steps[0], **_shared(state, seat))
        case Bidding():
            return BiddingView(**_shared(state, seat))
        case Defending():
            return DefendingView(**_shared(state, seat))
        case DealEnded() | MatchOver():
            return DealView(unused=_unused(state.deal), **_shared(state, seat, state.tricks))
        case Opening(options, match):
            return View(
                seat=seat,
                turn=_DEAL_DUE,
                options=options,
                phase=state.name,
                match=match,
                dealer=match.first,
                balances=match.balances,
            )


def _view_of_play(state: Playing, seat: Seat | None) -> PlayView:
    """VIR-1.8.4: the open trick and the last finished one. Field by field, since most views are of the play."""
    deal, cards, tricks = state.deal, state.cards, state.tricks
    record = deal.record
    viewer = None if seat == record.idle else seat
    led = bool(cards or tricks)
    return PlayView(
        seat=seat,
        turn=_TURNS[playing_after(record, state.leader, len(cards))],
        options=deal.options,
        phase="playing",
        match=deal.match,
        dealer=record.dealer,
        balances=balances_in(deal.match, record),
        deal=record,
        hand=NO_CARDS if viewer is None else deal.hands[viewer],
        counts=tuple([held.bit_count() for held in deal.hands]),
        drawn=NO_CARDS if viewer is None or led else _last_drawn(deal, viewer),
        discards=NO_CARDS if viewer is None or led else discarded_by(deal)[viewer],
        shown=_shown(state, viewer),
        leader=state.leader,
        cards=cards,
        last_trick=tricks[-1] if tricks else None,
        tricks_won=tricks_won(record.seats, tricks),
    )


class _Shared(TypedDict):
    """The fields that the views of all other phases of a deal fill in the same way."""

    seat: Seat | None
    turn: Turn
    options: Options
    phase: PhaseName
    match: MatchRecord
    dealer: Seat
    balances: Amounts
    deal: DealRecord
    hand: CardSet
    counts: Amounts
    drawn: CardSet
    discards: CardSet
    shown: BySeat
    last_trick: Trick | None
    tricks_won: Amounts


def _shared(state: InDeal, seat: Seat | None, tricks: tuple[Trick, ...] = ()) -> _Shared:
    """The fields of a view in a deal; `tricks`: the finished ones."""
    deal = state.deal
    record = deal.record
    viewer = None if seat == record.idle else seat
    led = has_led(state)
    return {
        "seat": seat,
        "turn": turn_of(state),
        "options": deal.options,
        "phase": state.name,
        "match": match_of(state),
        "dealer": record.dealer,
        "balances": balances_of(state),
        "deal": record,
        "hand": NO_CARDS if viewer is None else deal.hands[viewer],
        "counts": tuple([held.bit_count() for held in deal.hands]),
        "drawn": NO_CARDS if viewer is None or led else _last_drawn(deal, viewer),
        "discards": NO_CARDS if viewer is None or led else discarded_by(deal)[viewer],
        "shown": _shown(state, viewer),
        "last_trick": tricks[-1] if tricks else None,
        "tricks_won": tricks_won(record.seats, tricks),
    }


def has_led(state: InDeal) -> bool:
    """VIR-1.8.4: whether the first card of the deal has been led."""
    match state:
        case Playing():
            return bool(state.cards or state.tricks)
        case Ended():
            return not state.deal.record.surrendered
        case _:
            return False


def _last_drawn(deal: Deal, seat: Seat) -> CardSet:
    """The cards of its last exchange that a seat still holds."""
    draws = deal.draws[seat]
    return CardSet(draws[-1] & deal.hands[seat]) if draws else NO_CARDS


def discarded_by(deal: Deal) -> BySeat:
    """The discards of each seat, of all its exchanges."""
    return tuple(map(union, deal.discards))


def union(piles: tuple[CardSet, ...]) -> CardSet:
    """The cards of all these sets."""
    cards = 0
    for pile in piles:
        cards |= pile
    return CardSet(cards)


def _unused(deal: Deal) -> BySeat:
    """VIR-8.5: the discards by seat, then the rest of the talon, if the table shows them."""
    if deal.options.revealUnused == "off":
        return ()
    return (*discarded_by(deal), union(tuple(CardSet(1 << card) for card in deal.talon)))


def _shown(state: InDeal, viewer: Seat | None) -> BySeat:
    """VIR-1.8.5, VIR-1.8.6: by seat, the other hands that are open to this viewer."""
    record, hands = state.deal.record, state.deal.hands
    if not is_open(state):
        return nothing(record.seats)
    seen = {record.declarer}
    if is_conferring(record) and viewer in record.defenders:
        seen |= set(record.defenders)
    return by_seat([held if seat in seen and seat != viewer else NO_CARDS for seat, held in enumerate(hands)])


def is_open(state: InDeal) -> bool:
    """VIR-1.8.5: whether the declarer's hand is open."""
    record = state.deal.record
    if record.contract is None or record.row.open == "no" or not record.lose or record.surrendered:
        return False
    match state:
        case Defending():
            return record.row.open == "before_defender_exchange"
        case Playing():
            return is_open_in_play(record, state.deal.hands[record.declarer].bit_count())
        case Ended():
            return True
        case _:
            return False


def is_open_in_play(record: DealRecord, left: int) -> bool:
    """VIR-1.8.5: whether the declarer's hand is open in the play; `left`: how many cards the declarer has."""
    if record.row.open == "no" or not record.lose:
        return False
    return record.row.open != "own_first_card" or left < HAND


def is_conferring(record: DealRecord) -> bool:
    """VIR-1.8.6: whether the defenders see each other's hands: in a grande royale that is not surrendered."""
    return record.contract is not None and record.row.key == "grande_royale" and not record.surrendered


def confers(view: View) -> tuple[Seat, ...]:
    """VIR-1.8.6: in grande royale the other defender, from the exposure of the declarer to the end of the deal."""
    if not isinstance(view, DefendingView | PlayView) or not is_conferring(view.deal):
        return ()
    record = view.deal
    if view.seat not in record.defenders:
        return ()
    return tuple(seat for seat in record.defenders if seat != view.seat)
