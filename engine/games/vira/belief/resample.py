"""A full state that a seat cannot tell from the real one, built from its view and memory alone.

Where each card is now is laid out first: in the hands, among the discards, in the talon. What was dealt and what was
drawn follows from there, backwards through the exchanges of a seat: of the cards that it held after one, any may have
been drawn then. So every way that fits is about equally likely, whatever somebody may have had in mind.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import comb, factorial, prod
from typing import Final

from engine.cards import NO_CARDS, Card, CardSet, Seat, card_set, each
from engine.game import Act, Rng
from engine.games.vira.cards import HAND, WHOLE_PACK
from engine.games.vira.model import (
    Bidding,
    BySeat,
    Deal,
    DealEnded,
    DealRecord,
    Defending,
    Exchanged,
    InformationState,
    MatchOver,
    Opening,
    Playing,
    Preparing,
    State,
    View,
    by_seat,
    nothing,
)
from engine.games.vira.steps import steps_from
from engine.games.vira.view import playing_after, union
from engine.tricks.sampling import Place, deal_out
from engine.tricks.standings import before_deal

TWICE: Final = 2
"""VIR-1.5.B: cards are turned at most so often in a deal."""
BOTH: Final = 2
"""The other hands of who plays himself; who sits out sees three."""


def resample(view: View, information_state: InformationState, rng: Rng) -> State:
    """A state with the same view and the same memory.

    Raises:
        ValueError: view and memory are not those of one seat in one position.
    """
    record = view.deal
    if record is None:
        return Opening(view.options, view.match)
    deal = _deal(view, information_state, record, rng)
    match view.phase:
        case "bidding":
            return Bidding(deal, _on_turn(view))
        case "contract":
            assert view.step is not None
            return Preparing(deal, steps_from(view.step, record))
        case "defence":
            return Defending(deal, _on_turn(view))
        case "playing":
            assert view.leader is not None
            return Playing(deal, view.leader, view.cards, information_state.tricks)
        case phase:
            return (MatchOver if phase == "over" else DealEnded)(deal, view.match, information_state.tricks)


def _on_turn(view: View) -> Seat:
    assert isinstance(view.turn, Act)
    return view.turn.seat


def _deal(view: View, information_state: InformationState, record: DealRecord, rng: Rng) -> Deal:
    """The deal as it may be: where every card lies, and how it came there."""
    me = information_state.seat
    known = _Known.of(view, information_state, record)
    if _own(information_state) & ~known.played[me] != view.hand:
        raise ValueError("not a hand of this position")
    lying = known.laid_out(rng)
    dealt, hands = list(nothing(record.seats)), list(nothing(record.seats))
    discards: list[Piles] = [()] * record.seats
    draws: list[Piles] = [()] * record.seats
    dealt[me], hands[me], discards[me], draws[me] = (
        information_state.dealt,
        view.hand,
        information_state.discards,
        information_state.draws,
    )
    for past, hand, pile in zip(known.pasts, lying.hands, lying.discarded, strict=True):
        seat = past.seat
        hands[seat] = CardSet(hand)
        discards[seat] = past.discards(pile, lying.first_turned & pile, rng)
        dealt[seat], draws[seat] = past.taken_back(hand | known.played[seat], discards[seat], rng)
    rest = list(each(CardSet(lying.talon)))
    rng.shuffle(rest)
    return Deal(
        view.options,
        before_deal(view.phase, view.match),
        record,
        tuple(dealt),
        tuple(hands),
        (*known.lying_turned, *rest),
        tuple(discards),
        tuple(draws),
    )


def _own(information_state: InformationState) -> int:
    """The viewer's hand after his exchanges, before he played."""
    held = int(information_state.dealt)
    for discarded, drawn in zip(information_state.discards, information_state.draws, strict=True):
        held = held & ~discarded | drawn
    return held


# ------------------------------------------------------------------------------------------------ the past of one seat

Piles = tuple[CardSet, ...]
"""Cards, for each time that a seat has exchanged."""


@dataclass(frozen=True, slots=True, repr=False)
class _Past:
    """How another seat has come to its hand: how many cards it discarded and drew each time.

    `turned`: those of each draw that lay open before; `seen`: all cards of each draw, where the viewer knows them.
    """

    seat: Seat
    exchanges: tuple[Exchanged, ...]
    turned: Piles
    seen: Piles = ()

    @classmethod
    def of(cls, record: DealRecord, information_state: InformationState, seat: Seat) -> "_Past":
        """What the viewer knows of it."""
        exchanges = tuple(one for one in record.exchanges if one.seat == seat)
        turned = [NO_CARDS] * len(exchanges)
        if seat == _declarer(record):
            turned = [*_turns(record)[: len(exchanges)], *turned][: len(exchanges)]
        is_partner = bool(information_state.seen_draws) and seat != _declarer(record)
        return cls(seat, exchanges, tuple(turned), (information_state.seen_draws[seat],) if is_partner else ())

    def discards(self, cards: int, first_turned: int, rng: Rng) -> Piles:
        """What it discarded each time, of all that it has discarded; the first turned cards only the second time."""
        places = [Place(one.discarded) for one in self.exchanges]
        if first_turned:
            places[1] = Place(places[1].size, must=CardSet(first_turned))
        return tuple(map(CardSet, deal_out(CardSet(cards), places, rng))) if places else ()

    def taken_back(self, held: int, discards: Piles, rng: Rng) -> tuple[CardSet, Piles]:
        """What it was dealt, and drew each time, if at last it held these and had discarded those; played or not."""
        draws: list[CardSet] = []
        for number in range(len(self.exchanges) - 1, -1, -1):
            drawn = self.seen[number] if self.seen else self._drawn(number, held, rng)
            draws.append(drawn)
            held = held & ~drawn | discards[number]
        return CardSet(held), tuple(reversed(draws))

    def _drawn(self, number: int, held: int, rng: Rng) -> CardSet:
        """Any of the cards held after a draw, but those that were turned for it, and none turned before."""
        count = self.exchanges[number].drawn
        before = CardSet(union(self.turned[:number]) & held)
        places = Place(count, must=self.turned[number]), Place(held.bit_count() - count, must=before)
        return CardSet(deal_out(CardSet(held), places, rng)[0])


def _declarer(record: DealRecord) -> Seat | None:
    return None if record.contract is None else record.contract.declarer


def _turns(record: DealRecord) -> Piles:
    """VIR-1.5.B: the cards that were turned at once, and those for the re-exchange."""
    if not record.turned:
        return ()
    count = record.row.family.turned
    return tuple(card_set(record.turned[at : at + count]) for at in range(0, len(record.turned), count))


# ----------------------------------------------------------------------------------------------------- where cards lie


@dataclass(frozen=True, slots=True, repr=False)
class _Lying:
    """Where the cards may lie: hands and discards in the order of `_Known.pasts`, the talon but for turned cards.

    `first_turned`: those cards of the first turn that the declarer has discarded, if the viewer is not he.
    """

    hands: Sequence[int]
    discarded: Sequence[int]
    talon: int
    first_turned: int


@dataclass(frozen=True, slots=True, repr=False)
class _Known:
    """What a seat knows of where the cards lie.

    `pasts`: of the other seats that play; `unseen`: the cards that are neither its own nor played nor lie turned on the
    talon (`lying_turned`); `turned`: by turn, those of them that the declarer has drawn; `discards` (by seat) and
    `talon`: what it knows to lie there.
    """

    view: View
    information_state: InformationState
    record: DealRecord
    pasts: tuple[_Past, ...]
    played: BySeat
    lying_turned: tuple[Card, ...]
    unseen: CardSet
    turned: Piles
    discards: BySeat
    talon: CardSet

    @classmethod
    def of(cls, view: View, information_state: InformationState, record: DealRecord) -> "_Known":
        """From what it sees and remembers."""
        pasts = tuple(
            _Past.of(record, information_state, seat) for seat in record.active if seat != information_state.seat
        )
        played = _played(view, information_state, record)
        lying = _lying_turned(record)
        unseen = CardSet(
            WHOLE_PACK & ~information_state.dealt & ~union(information_state.draws) & ~union(played) & ~card_set(lying)
        )
        turned = [CardSet(cards & unseen) for past in pasts for cards in past.turned if cards]
        discards, talon = information_state.seen_discards or nothing(record.seats), NO_CARDS
        if view.unused:
            *by_everybody, talon = view.unused
            discards = tuple(by_everybody)
        return cls(view, information_state, record, pasts, played, lying, unseen, tuple(turned), discards, talon)

    def laid_out(self, rng: Rng) -> _Lying:
        """The unseen cards in all places. Nothing tells a discarded card from one that is left in the talon."""
        out = self._first_turned_out(rng)
        hands, piles = self._hands(out), self._piles(out)
        aside = Place(sum(pile.size for pile in piles), must=union(tuple(pile.must for pile in piles)))
        *held, left = _two_hands(self.unseen, hands, aside, rng) or deal_out(self.unseen, [*hands, aside], rng)
        *discarded, talon = deal_out(CardSet(left), piles, rng)
        return _Lying(held, discarded, talon, out)

    def _hands(self, out: int) -> list[Place]:
        """The hands of the others; `out`: the first turned cards that the declarer has discarded."""
        return [self._hand(past.seat, out) for past in self.pasts]

    def _piles(self, out: int) -> list[Place]:
        """Their discards, and what is left of the talon beside cards that lie turned."""
        piles = [
            Place(sum(one.discarded for one in past.exchanges), must=self._discarded(past.seat, out))
            for past in self.pasts
        ]
        return [*piles, Place(self.record.talon - len(self.lying_turned), must=self.talon)]

    def _hand(self, seat: Seat, out: int) -> Place:
        """What a seat may hold now."""
        count, shown, lacks = self.view.counts[seat], self.view.shown, self.information_state.lacks
        if shown and shown[seat]:
            return Place(count, must=shown[seat])
        must = CardSet(union(self.turned) & ~out) if seat == _declarer(self.record) else NO_CARDS
        return Place(count, must=must, cannot=lacks[seat] if lacks else NO_CARDS)

    def _discarded(self, seat: Seat, out: int) -> CardSet:
        """What a seat has certainly discarded."""
        return CardSet(self.discards[seat] | (out if seat == _declarer(self.record) else 0))

    def _first_turned_out(self, rng: Rng) -> int:
        """VIR-1.8.3: those of the first turned cards that the declarer has discarded for the second ones, perhaps."""
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
        """In how many ways all other cards may lie, up to a factor, if just these of the first turned are out."""
        declarer, turned = self.record.declarer, self.record.row.family.turned
        again = [one for one in self.record.exchanges if one.seat == declarer][1]
        discarded = again.discarded - out.bit_count()
        hands, piles = self._hands(out), self._piles(out)
        if discarded < 0 or any(hand.must & hand.cannot or _room(hand) < 0 for hand in hands):
            return 0.0
        # After the second draw he held all second cards, which he drew, and the kept first ones, which he did not.
        free, drawn = HAND - turned - (turned - out.bit_count()), again.drawn - turned
        laid = (
            sum(_by_own(_loose(self.unseen, [*hands, *piles]), *hands))
            if len(hands) == BOTH
            else 1 / prod(factorial(_room(hand)) for hand in hands)
        )
        return comb(free, drawn) * laid * factorial(sum(map(_room, piles))) / factorial(discarded)


def _two_hands(cards: CardSet, hands: Sequence[Place], aside: Place, rng: Rng) -> list[int]:
    """Two hands from these cards, and what is left of them; every way is equally likely. Empty: there are more hands.

    Raises:
        ValueError: there is no way.
    """
    if len(hands) != BOTH:
        return []
    one, other = hands
    loose = _loose(cards, (*hands, aside))
    ways = _by_own(loose, one, other)
    drawn = rng.random() * sum(ways)
    if not any(ways) or loose.bit_count() != _room(one) + _room(other) + _room(aside):
        raise ValueError("the hands do not hold the cards")
    own = 0
    while drawn >= ways[own] and own < len(ways) - 1:
        drawn -= ways[own]
        own += 1
    first = _some(loose & ~one.cannot & other.cannot, own, rng)
    first |= _some(loose & ~one.cannot & ~other.cannot, _room(one) - own, rng)
    second = _some(loose & ~first & ~other.cannot, _room(other), rng)
    return [one.must | first, other.must | second, aside.must | loose & ~first & ~second]


def _by_own(loose: int, one: Place, other: Place) -> list[int]:
    """In how many ways two hands are filled, by how many cards the first gets of those that the second cannot hold."""
    own = (loose & ~one.cannot & other.cannot).bit_count()
    both = (loose & ~one.cannot & ~other.cannot).bit_count()
    fit = (loose & ~other.cannot).bit_count()
    room = _room(one)
    return [
        comb(own, count) * comb(both, room - count) * comb(fit - room + count, _room(other))
        if room - count <= both
        else 0
        for count in range(min(own, room) + 1)
    ]


def _room(place: Place) -> int:
    return place.size - place.must.bit_count()


def _loose(cards: int, places: Iterable[Place]) -> int:
    """Those of the cards whose place is not known."""
    for place in places:
        cards &= ~place.must
    return cards


def _some(cards: int, count: int, rng: Rng) -> int:
    """So many of the cards, any of them."""
    order = list(each(cards))
    rng.shuffle(order)
    return card_set(order[:count])


def _subsets(cards: int) -> Iterable[int]:
    """All sets of these cards."""
    part = cards
    while part:
        yield part
        part = (part - 1) & cards
    yield part


def _played(view: View, information_state: InformationState, record: DealRecord) -> BySeat:
    """The cards that each seat has played."""
    played = [0] * record.seats
    tricks = [(trick.leader, trick.cards) for trick in information_state.tricks]
    if view.leader is not None:
        tricks.append((view.leader, view.cards))
    for leader, cards in tricks:
        for place, card in enumerate(cards):
            played[playing_after(record, leader, place)] |= 1 << card
    return by_seat(played)


def _lying_turned(record: DealRecord) -> tuple[Card, ...]:
    """VIR-1.5.B: the turned cards that lie on top of the talon until they are drawn."""
    drawn = sum(1 for one in record.exchanges if one.seat == _declarer(record))
    if len(_turns(record)) <= drawn:
        return ()
    return record.turned[-record.row.family.turned :]
