"""Samples a full state that a seat cannot tell from the real one, from its view and information state alone.

First it decides where each card is now: in the hands, among the discards, in the talon. Then it goes backwards through
the exchanges of each seat: of the cards held after an exchange, any may have been drawn in it. So all states that fit
are about equally likely; what a player may have intended does not count.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import comb, factorial, prod
from typing import Final

from engine.cards import NO_CARDS, Card, CardSet, Seat, card_set, each
from engine.game import Rng
from engine.games.vira.cards import HAND, WHOLE_PACK
from engine.games.vira.declarer_steps import steps_from
from engine.games.vira.model import (
    Bidding,
    BySeat,
    Deal,
    DealEnded,
    DealRecord,
    Defending,
    Exchanged,
    MatchOver,
    Opening,
    Playing,
    Preparing,
    State,
    by_seat,
    nothing,
)
from engine.games.vira.view import (
    BiddingView,
    DealView,
    DefendingView,
    InformationState,
    PlayView,
    PreparingView,
    View,
    playing_after,
    union,
)
from engine.tricks.sampling import Place, deal_out
from engine.tricks.standings import before_deal
from engine.turn import Act

TWICE: Final = 2
"""VIR-1.5.B: how often cards are turned in a deal at most."""
BOTH: Final = 2
"""How many other hands an active seat does not see; for the seat that sits out there are three."""


def resample(view: View, information_state: InformationState, rng: Rng) -> State:
    """A state with the same view and the same information state.

    Raises:
        ValueError: the two are not those of one seat in one position.
    """
    if not isinstance(view, DealView):
        return Opening(view.options, view.match)
    deal = _deal(view, information_state, rng)
    match view:
        case PlayView():
            return Playing(deal, view.leader, view.cards, information_state.tricks)
        case PreparingView():
            return Preparing(deal, steps_from(view.step, view.deal))
        case DefendingView():
            return Defending(deal, _on_turn(view))
        case BiddingView():
            return Bidding(deal, _on_turn(view))
        case _:
            return (MatchOver if view.phase == "over" else DealEnded)(deal, view.match, information_state.tricks)


def _on_turn(view: View) -> Seat:
    assert isinstance(view.turn, Act)
    return view.turn.seat


def _deal(view: DealView, information_state: InformationState, rng: Rng) -> Deal:
    """A deal that fits: where every card is, and how it got there."""
    record, me = view.deal, information_state.seat
    known = _Known.of(view, information_state)
    if _own(information_state) & ~known.played[me] != view.hand:
        raise ValueError("not a hand of this position")
    placement = known.placement(rng)
    dealt, hands = list(nothing(record.seats)), list(nothing(record.seats))
    discards: list[Piles] = [()] * record.seats
    draws: list[Piles] = [()] * record.seats
    dealt[me], hands[me], discards[me], draws[me] = (
        information_state.dealt,
        view.hand,
        information_state.discards,
        information_state.draws,
    )
    for past, hand, pile in zip(known.pasts, placement.hands, placement.discarded, strict=True):
        seat = past.seat
        hands[seat] = CardSet(hand)
        discards[seat] = past.discards(pile, placement.first_turned & pile, rng)
        dealt[seat], draws[seat] = past.taken_back(hand | known.played[seat], discards[seat], rng)
    rest = list(each(CardSet(placement.talon)))
    rng.shuffle(rest)
    return Deal(
        options=view.options,
        match=before_deal(view.phase, view.match),
        record=record,
        dealt=tuple(dealt),
        hands=tuple(hands),
        talon=(*known.turned_on_talon, *rest),
        discards=tuple(discards),
        draws=tuple(draws),
    )


def _own(information_state: InformationState) -> int:
    """The hand of the information state's owner after the exchanges, before the first trick."""
    held = int(information_state.dealt)
    for discarded, drawn in zip(information_state.discards, information_state.draws, strict=True):
        held = held & ~discarded | drawn
    return held


# ------------------------------------------------------------------------------------------------ the past of one seat

Piles = tuple[CardSet, ...]
"""A set of cards for each exchange of a seat."""


@dataclass(frozen=True, slots=True, repr=False)
class _Past:
    """How another seat got its hand: how many cards it discarded and drew in each exchange.

    `turned`: by exchange, the drawn cards that were turned up before; `seen`: all drawn cards, where the viewer knows
    them.
    """

    seat: Seat
    exchanges: tuple[Exchanged, ...]
    turned: Piles
    seen: Piles = ()

    @classmethod
    def of(cls, record: DealRecord, information_state: InformationState, seat: Seat) -> "_Past":
        """What the viewer knows of the past of `seat`."""
        exchanges = tuple(exchange for exchange in record.exchanges if exchange.seat == seat)
        turned = [NO_CARDS] * len(exchanges)
        if seat == _declarer(record):
            turned = [*_turns(record)[: len(exchanges)], *turned][: len(exchanges)]
        is_partner = bool(information_state.seen_draws) and seat != _declarer(record)
        seen = (information_state.seen_draws[seat],) if is_partner else ()
        return cls(seat=seat, exchanges=exchanges, turned=tuple(turned), seen=seen)

    def discards(self, cards: int, first_turned: int, rng: Rng) -> Piles:
        """A way to divide its discards among its exchanges.

        `first_turned`: those of the first turned cards among them, which it discarded in the second exchange.
        """
        places = [Place(exchange.discarded) for exchange in self.exchanges]
        if first_turned:
            places[1] = Place(places[1].size, must=CardSet(first_turned))
        return tuple(map(CardSet, deal_out(CardSet(cards), places, rng))) if places else ()

    def taken_back(self, held: int, discards: Piles, rng: Rng) -> tuple[CardSet, Piles]:
        """The cards that it was dealt, and those that it drew in each exchange.

        `held`: its hand after the last exchange, played cards included; `discards`: by exchange.
        """
        draws: list[CardSet] = []
        for number in range(len(self.exchanges) - 1, -1, -1):
            drawn = self.seen[number] if self.seen else self._drawn(number, held, rng)
            draws.append(drawn)
            held = held & ~drawn | discards[number]
        return CardSet(held), tuple(reversed(draws))

    def _drawn(self, number: int, held: int, rng: Rng) -> CardSet:
        """The cards of a draw, of those held after it: those turned up for it, and none turned up before."""
        count = self.exchanges[number].drawn
        before = CardSet(union(self.turned[:number]) & held)
        places = Place(count, must=self.turned[number]), Place(held.bit_count() - count, must=before)
        return CardSet(deal_out(CardSet(held), places, rng)[0])


def _declarer(record: DealRecord) -> Seat | None:
    return None if record.contract is None else record.contract.declarer


def _turns(record: DealRecord) -> Piles:
    """VIR-1.5.B: the cards turned up for the first exchange, and those for the re-exchange."""
    if not record.turned:
        return ()
    count = record.row.family.turned
    return tuple(card_set(record.turned[at : at + count]) for at in range(0, len(record.turned), count))


# ---------------------------------------------------------------------------------------------------- where cards are


@dataclass(frozen=True, slots=True, repr=False)
class _Placement:
    """Where the unseen cards may be: `hands` and `discarded` in the order of `_Known.pasts`.

    `talon`: without the cards turned up on it; `first_turned`: the cards of the first turn that the declarer has
    discarded, if the viewer is another seat.
    """

    hands: Sequence[int]
    discarded: Sequence[int]
    talon: int
    first_turned: int


@dataclass(frozen=True, slots=True, repr=False)
class _Known:
    """What a seat knows of where the cards are.

    `pasts`: of the other active seats; `played`: by seat; `turned_on_talon`: in order; `unseen`: the cards that are
    neither its own nor played nor turned up on the talon; `turned`: by turn, those of them that the declarer has drawn;
    `discards` (by seat) and `talon`: the cards that it knows to be there.
    """

    view: DealView
    information_state: InformationState
    record: DealRecord
    pasts: tuple[_Past, ...]
    played: BySeat
    turned_on_talon: tuple[Card, ...]
    unseen: CardSet
    turned: Piles
    discards: BySeat
    talon: CardSet

    @classmethod
    def of(cls, view: DealView, information_state: InformationState) -> "_Known":
        """What the viewer knows, from view and information state."""
        record = view.deal
        pasts = tuple(
            _Past.of(record, information_state, seat) for seat in record.active if seat != information_state.seat
        )
        played = _played(view, information_state)
        lying = _turned_on_talon(record)
        unseen = CardSet(
            WHOLE_PACK & ~information_state.dealt & ~union(information_state.draws) & ~union(played) & ~card_set(lying)
        )
        turned = [CardSet(cards & unseen) for past in pasts for cards in past.turned if cards]
        discards, talon = information_state.seen_discards or nothing(record.seats), NO_CARDS
        if view.unused:
            *by_everybody, talon = view.unused
            discards = tuple(by_everybody)
        return cls(
            view=view,
            information_state=information_state,
            record=record,
            pasts=pasts,
            played=played,
            turned_on_talon=lying,
            unseen=unseen,
            turned=tuple(turned),
            discards=discards,
            talon=talon,
        )

    def placement(self, rng: Rng) -> _Placement:
        """A place for each unseen card. Discards and talon are filled together, since nothing tells them apart."""
        out = self._first_turned_out(rng)
        hands, piles = self._hands(out), self._piles(out)
        aside = Place(sum(pile.size for pile in piles), must=union(tuple(pile.must for pile in piles)))
        *held, left = _two_hands(self.unseen, hands, aside, rng) or deal_out(self.unseen, [*hands, aside], rng)
        *discarded, talon = deal_out(CardSet(left), piles, rng)
        return _Placement(hands=held, discarded=discarded, talon=talon, first_turned=out)

    def _hands(self, out: int) -> list[Place]:
        """The hands of the others; `out`: those of the first turned cards that the declarer has discarded."""
        return [self._hand(past.seat, out) for past in self.pasts]

    def _piles(self, out: int) -> list[Place]:
        """Their discards, then the rest of the talon without the cards turned up on it."""
        piles = [
            Place(sum(exchange.discarded for exchange in past.exchanges), must=self._discarded(past.seat, out))
            for past in self.pasts
        ]
        return [*piles, Place(self.record.talon - len(self.turned_on_talon), must=self.talon)]

    def _hand(self, seat: Seat, out: int) -> Place:
        """The size of a hand, and the cards that it must and cannot hold now."""
        count, shown, lacks = self.view.counts[seat], self.view.shown, self.information_state.lacks
        if shown and shown[seat]:
            return Place(count, must=shown[seat])
        must = CardSet(union(self.turned) & ~out) if seat == _declarer(self.record) else NO_CARDS
        return Place(count, must=must, cannot=lacks[seat] if lacks else NO_CARDS)

    def _discarded(self, seat: Seat, out: int) -> CardSet:
        """The cards that a seat has certainly discarded."""
        return CardSet(self.discards[seat] | (out if seat == _declarer(self.record) else 0))

    def _first_turned_out(self, rng: Rng) -> int:
        """VIR-1.8.3: a sample of the first turned cards that the declarer may have discarded for the second ones."""
        declarer = _declarer(self.record)
        if declarer is None or len(self.turned) < TWICE:
            return NO_CARDS
        first = self.turned[0]
        if self.view.unused:
            return first & self.discards[declarer]
        outs = [*_subsets(first)]
        ways = [self._ways(out) for out in outs]
        drawn = rng.random() * sum(ways)
        if not any(ways):
            raise ValueError("the turned cards fit nowhere")
        for out, count in zip(outs, ways, strict=True):
            drawn -= count
            if drawn < 0:
                return out
        return outs[-1]

    def _ways(self, out: int) -> float:
        """The number of placements, up to a factor, in which exactly these of the first turned cards are discarded."""
        declarer, turned = self.record.declarer, self.record.row.family.turned
        again = [exchange for exchange in self.record.exchanges if exchange.seat == declarer][1]
        discarded = again.discarded - out.bit_count()
        hands, piles = self._hands(out), self._piles(out)
        if discarded < 0 or any(hand.must & hand.cannot or _room(hand) < 0 for hand in hands):
            return 0.0
        # After the second draw the hand had all second turned cards, just drawn, and the kept first ones, held before.
        free, drawn = HAND - turned - (turned - out.bit_count()), again.drawn - turned
        laid = (
            sum(_by_own(_loose(self.unseen, [*hands, *piles]), *hands))
            if len(hands) == BOTH
            else 1 / prod(factorial(_room(hand)) for hand in hands)
        )
        return comb(free, drawn) * laid * factorial(sum(map(_room, piles))) / factorial(discarded)


def _two_hands(cards: CardSet, hands: Sequence[Place], aside: Place, rng: Rng) -> list[int]:
    """Two hands from these cards, and the cards left over, all ways being equally likely; empty for other numbers.

    Raises:
        ValueError: there is no way.
    """
    if len(hands) != BOTH:
        return []
    first, second = hands
    loose = _loose(cards, (*hands, aside))
    ways = _by_own(loose, first, second)
    drawn = rng.random() * sum(ways)
    if not any(ways) or loose.bit_count() != _room(first) + _room(second) + _room(aside):
        raise ValueError("the hands do not hold the cards")
    own = 0
    while drawn >= ways[own] and own < len(ways) - 1:
        drawn -= ways[own]
        own += 1
    to_first = _sample(loose & ~first.cannot & second.cannot, own, rng)
    to_first |= _sample(loose & ~first.cannot & ~second.cannot, _room(first) - own, rng)
    to_second = _sample(loose & ~to_first & ~second.cannot, _room(second), rng)
    return [first.must | to_first, second.must | to_second, aside.must | loose & ~to_first & ~to_second]


def _by_own(loose: int, first: Place, second: Place) -> list[int]:
    """The number of ways to fill two hands, by the number of cards in the first that the second cannot hold."""
    own = (loose & ~first.cannot & second.cannot).bit_count()
    both = (loose & ~first.cannot & ~second.cannot).bit_count()
    fit = (loose & ~second.cannot).bit_count()
    room = _room(first)
    return [
        comb(own, count) * comb(both, room - count) * comb(fit - room + count, _room(second))
        if room - count <= both
        else 0
        for count in range(min(own, room) + 1)
    ]


def _room(place: Place) -> int:
    """How many cards a place takes beside those that it must have."""
    return place.size - place.must.bit_count()


def _loose(cards: int, places: Iterable[Place]) -> int:
    """The cards whose place is not known."""
    for place in places:
        cards &= ~place.must
    return cards


def _sample(cards: int, count: int, rng: Rng) -> int:
    """`count` of the cards, at random."""
    order = list(each(cards))
    rng.shuffle(order)
    return card_set(order[:count])


def _subsets(cards: int) -> Iterable[int]:
    """All subsets of these cards."""
    part = cards
    while part:
        yield part
        part = (part - 1) & cards
    yield part


def _played(view: DealView, information_state: InformationState) -> BySeat:
    """The cards that each seat has played."""
    record = view.deal
    played = [0] * record.seats
    tricks = [(trick.leader, trick.cards) for trick in information_state.tricks]
    if view.leader is not None:
        tricks.append((view.leader, view.cards))
    for leader, cards in tricks:
        for place, card in enumerate(cards):
            played[playing_after(record, leader, place)] |= 1 << card
    return by_seat(played)


def _turned_on_talon(record: DealRecord) -> tuple[Card, ...]:
    """VIR-1.5.B: the cards turned up on top of the talon that are not drawn yet, in order."""
    drawn = sum(1 for exchange in record.exchanges if exchange.seat == _declarer(record))
    if len(_turns(record)) <= drawn:
        return ()
    return record.turned[-record.row.family.turned :]
