"""VIR-1.8.1 to VIR-1.8.8: what each seat sees and what it has learned, built from nothing."""

from typing import TypedDict

from engine.cards import NO_CARDS, SUIT_MASKS, CardSet, Seat, suit_of
from engine.game import Act, DealDue, Over, Turn
from engine.games.vira.cards import ACTIVE, HAND, WHOLE_PACK
from engine.games.vira.model import (
    Amounts,
    Bidding,
    BiddingView,
    BySeat,
    Deal,
    DealEnded,
    DealRecord,
    DealView,
    Defending,
    DefendingView,
    Ended,
    InDeal,
    InformationState,
    MatchOver,
    MatchRecord,
    Opening,
    Options,
    PhaseName,
    Playing,
    PlayView,
    Preparing,
    PreparingView,
    State,
    Trick,
    View,
    by_seat,
    nothing,
)
from engine.games.vira.settlement import balances_in

_TURNS = tuple(Act(Seat(seat)) for seat in range(ACTIVE + 1))
_DEAL_DUE = DealDue()
_OVER = Over()


def turn_of(state: State) -> Turn:
    """VIR-1.1.1: what is due."""
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
    """VIR-1.7.1: who plays to a trick with so many cards; who sits out is left out."""
    active = record.active
    return active[(active.index(leader) + count) % ACTIVE]


def match_of(state: State) -> MatchRecord:
    """What the finished deals have left, the one that is shown as finished among them."""
    return state.match if isinstance(state, Opening | Ended) else state.deal.match


def balances_of(state: State) -> Amounts:
    """VIR-4.7: the balances now; fees count at once."""
    if isinstance(state, Opening | Ended):
        return state.match.balances
    return balances_in(state.deal.match, state.deal.record)


def tricks_won(seats: int, tricks: tuple[Trick, ...]) -> Amounts:
    """How many tricks each seat has taken."""
    won = [0] * seats
    for trick in tricks:
        won[trick.winner] += 1
    return tuple(won)


# ---------------------------------------------------------------------------------------------------------------- views


def view_of(state: State, seat: Seat | None) -> View:
    """What the table shows this seat; `None` is the public. VIR-1.8.7: who sits out sees the same as the public."""
    match state:
        case Playing():
            return PlayView(leader=state.leader, cards=state.cards, **_shared(state, seat, state.tricks))
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


class _Shared(TypedDict):
    """The fields that the views of all phases of a deal fill in the same way."""

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
    """What a seat still holds of the cards that its last exchange has brought."""
    draws = deal.draws[seat]
    return CardSet(draws[-1] & deal.hands[seat]) if draws else NO_CARDS


def discarded_by(deal: Deal) -> BySeat:
    """All that each seat has discarded."""
    return tuple(map(union, deal.discards))


def union(piles: tuple[CardSet, ...]) -> CardSet:
    """The cards of all of them."""
    cards = 0
    for pile in piles:
        cards |= pile
    return CardSet(cards)


def _unused(deal: Deal) -> BySeat:
    """VIR-8.5: the discards by seat and the rest of the talon, if the table shows them."""
    if deal.options.revealUnused == "off":
        return ()
    return (*discarded_by(deal), union(tuple(CardSet(1 << card) for card in deal.talon)))


def _shown(state: InDeal, viewer: Seat | None) -> BySeat:
    """VIR-1.8.5, VIR-1.8.6: the hands of others that lie open to this viewer."""
    record, hands = state.deal.record, state.deal.hands
    if not is_open(state):
        return nothing(record.seats)
    seen = {record.declarer}
    if is_conferring(record) and viewer in record.defenders:
        seen |= set(record.defenders)
    return by_seat([held if seat in seen and seat != viewer else NO_CARDS for seat, held in enumerate(hands)])


def is_open(state: InDeal) -> bool:
    """VIR-1.8.5: whether the declarer's hand lies open."""
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
    """VIR-1.8.5: whether the declarer's hand lies open in the play when he has so many cards left."""
    if record.row.open == "no" or not record.lose:
        return False
    return record.row.open != "own_first_card" or left < HAND


def is_conferring(record: DealRecord) -> bool:
    """VIR-1.8.6: whether the contract is the one where the defenders see each other's hands, and is played."""
    return record.contract is not None and record.row.key == "grande_royale" and not record.surrendered


def confers(view: View) -> tuple[Seat, ...]:
    """VIR-1.8.6: the other defender in grande royale, from the declarer's exposure to the end of the deal."""
    record = view.deal
    if record is None or view.phase not in ("defence", "playing") or not is_conferring(record):
        return ()
    if view.seat not in record.defenders:
        return ()
    return tuple(seat for seat in record.defenders if seat != view.seat)


# ------------------------------------------------------------------------------------------------------------- memories


def information_state_of(state: State, seat: Seat) -> InformationState:
    """All that this seat has learned in the deal."""
    if isinstance(state, Opening):
        return InformationState(seat)
    deal = state.deal
    seen_discards, seen_draws = _seen_of_partner(state, seat)
    return InformationState(
        seat,
        deal.dealt[seat],
        deal.discards[seat],
        deal.draws[seat],
        seen_discards,
        seen_draws,
        state.tricks if isinstance(state, Playing | Ended) else (),
        _lacks(state, seat),
    )


def _seen_of_partner(state: InDeal, seat: Seat) -> tuple[BySeat, BySeat]:
    """VIR-1.8.6: what the hand of the other defender, seen before and after, tells of his exchange, by seat."""
    deal, record = state.deal, state.deal.record
    if not is_open(state) or not is_conferring(record) or seat not in record.defenders:
        return (), ()
    partner = [other in record.defenders and other != seat for other in range(record.seats)]
    return (
        tuple(union(piles) if seen else NO_CARDS for seen, piles in zip(partner, deal.discards, strict=True)),
        tuple(union(piles) if seen else NO_CARDS for seen, piles in zip(partner, deal.draws, strict=True)),
    )


def _lacks(state: InDeal, seat: Seat) -> BySeat:
    """VIR-1.7.2: of the cards that this seat has not seen, those that each other cannot hold: it did not follow."""
    deal, record = state.deal, state.deal.record
    played = [(trick.leader, trick.cards) for trick in state.tricks] if isinstance(state, Playing | Ended) else []
    if isinstance(state, Playing) and state.cards:
        played.append((state.leader, state.cards))
    lacking = [0] * record.seats
    seen = deal.dealt[seat] | union(deal.draws[seat])
    for leader, cards in played:
        led = suit_of(cards[0])
        for place, card in enumerate(cards):
            seen |= 1 << card
            if suit_of(card) != led:
                lacking[playing_after(record, leader, place)] |= SUIT_MASKS[led]
    unseen = WHOLE_PACK & ~seen
    return by_seat([0 if other == seat else cards & unseen for other, cards in enumerate(lacking)])
