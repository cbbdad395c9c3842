"""Samples a full state that a seat cannot tell from the real one, from its view and information state alone."""

from engine.cards import CardSet, Seat
from engine.game import Rng
from engine.games.barbu.cards import HAND, WHOLE_PACK
from engine.games.barbu.model import (
    Deal,
    DealEnded,
    DealView,
    Declaring,
    DeclaringView,
    Dominoes,
    DominoView,
    Doubling,
    DoublingView,
    InformationState,
    MatchOver,
    Opening,
    Playing,
    State,
    TrickView,
    View,
)
from engine.tricks.four_players import SEATS, BySeat, by_seat
from engine.tricks.sampling import Place, deal_out
from engine.tricks.standings import before_deal
from engine.turn import Act


def resample(view: View, information_state: InformationState, rng: Rng) -> State:
    """A state with the same view and the same information state.

    Raises:
        ValueError: the two are not those of one seat in one position.
    """
    if not isinstance(view, DealView):
        return Opening(view.options, view.match)
    played = _played(view, information_state)
    hands = _hands(view, information_state, played, rng)
    deal = Deal(view.options, before_deal(view.phase, view.match), view.deal, _joined(hands, played))
    match view:
        case TrickView():
            return Playing(
                deal=deal,
                hands=hands,
                leader=view.leader,
                cards=view.cards,
                tricks=information_state.tricks,
                taken=view.taken,
                broken=view.broken,
            )
        case DominoView():
            return Dominoes(deal=deal, hands=hands, seat=_on_turn(view), table=view.table, laid=view.laid, out=view.out)
        case DoublingView():
            return Doubling(deal, _on_turn(view))
        case DeclaringView():
            return Declaring(deal)
        case _:
            kind = MatchOver if view.phase == "over" else DealEnded
            return kind(
                deal=deal,
                match=view.match,
                hands=hands,
                tricks=information_state.tricks,
                taken=view.taken,
                table=view.table,
                laid=view.laid,
            )


def _on_turn(view: View) -> Seat:
    assert isinstance(view.turn, Act)
    return view.turn.seat


def _played(view: View, information_state: InformationState) -> BySeat:
    """The cards that each seat has played to tricks, or laid."""
    played = [0, 0, 0, 0]
    tricks = [(trick.leader, trick.cards) for trick in information_state.tricks]
    if view.leader is not None:
        tricks.append((view.leader, view.cards))
    for leader, cards in tricks:
        for place, card in enumerate(cards):
            played[(leader + place) % 4] |= 1 << card
    for turn in view.laid:
        if turn.card is not None:
            played[turn.seat] |= 1 << turn.card
    return by_seat(played)


def _hands(view: View, information_state: InformationState, played: BySeat, rng: Rng) -> BySeat:
    """BAR-3.1: hands that fit: the viewer's own, and for the others unseen cards that they are not known to lack."""
    others = [seat for seat in SEATS if seat != information_state.seat]
    unseen = CardSet(WHOLE_PACK & ~information_state.dealt & ~_all(played))
    places = [Place(view.counts[seat], cannot=information_state.lacks[seat]) for seat in others]
    if view.counts[information_state.seat] != view.hand.bit_count() or information_state.dealt.bit_count() != HAND:
        raise ValueError("not a hand of this position")
    hands = [0, 0, 0, 0]
    hands[information_state.seat] = view.hand
    for seat, held in zip(others, deal_out(unseen, places, rng), strict=True):
        hands[seat] = held
    return by_seat(hands)


def _joined(hands: BySeat, played: BySeat) -> BySeat:
    return by_seat([held | laid for held, laid in zip(hands, played, strict=True)])


def _all(cards: BySeat) -> int:
    return cards[0] | cards[1] | cards[2] | cards[3]
