"""Samples a full state of a plain game that a seat cannot tell from the real one, from what it sees and has learned.

>>> import random
>>> from engine.cards import Seat, cards_text, parse_cards
>>> from engine.turn import Act
>>> from engine.tricks.plain.model import MatchRecord
>>> hand, pack = parse_cards("AS"), parse_cards("AS KS QS JS")
>>> match, turn = MatchRecord(first=Seat(3)), Act(Seat(0))
>>> view = View(Seat(0), turn, None, "playing", match, 1, Seat(3), Seat(0), hand, counts=(1, 1, 1, 1))
>>> state = resample(view, InformationState(Seat(0), dealt=hand), pack, random.Random(1))
>>> cards_text(state.hands[0]), sorted(map(cards_text, state.hands[1:]))
('AS', ['JS', 'KS', 'QS'])
"""

from engine.cards import CardSet
from engine.game import Rng
from engine.tricks.four_players import SEATS, by_seat
from engine.tricks.plain.model import DealEnded, InformationState, MatchOver, Opening, OptionsT, Playing, State, View
from engine.tricks.sampling import Place, deal_out


def resample(view: View[OptionsT], information_state: InformationState, pack: CardSet, rng: Rng) -> State[OptionsT]:
    """Sample a state with the same view and the same information state.

    Raises:
        ValueError: they are not of one seat in one position.
    """
    if view.phase == "opening":
        return Opening(view.options, view.match)
    played = [0, 0, 0, 0]
    for leader, cards in (
        *((trick.leader, trick.cards) for trick in information_state.tricks),
        (view.leader, view.cards),
    ):
        for place, card in enumerate(cards):
            played[(leader + place) % len(SEATS)] |= 1 << card
    own = information_state.seat
    others = [seat for seat in SEATS if seat != own]
    hands = [0, 0, 0, 0]
    hands[own] = view.hand
    unseen = CardSet(pack & ~information_state.dealt & ~sum(played))
    places = [Place(view.counts[seat], cannot=information_state.lacks[seat]) for seat in others]
    for seat, held in zip(others, deal_out(unseen, places, rng), strict=True):
        hands[seat] = held
    dealt = by_seat(held | laid for held, laid in zip(hands, played, strict=True))
    if view.phase == "playing":
        return Playing(
            view.options, view.match, dealt, by_seat(hands), view.leader, view.cards, information_state.tricks
        )
    kind = MatchOver if view.phase == "over" else DealEnded
    return kind(view.options, view.match, dealt, information_state.tricks)
