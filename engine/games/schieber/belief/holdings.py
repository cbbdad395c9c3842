"""Hands that fit what a seat knows: what was played and shown, what was said about Weis, and what was not.

A seat that announced is first given a Weis that fits its words, then the other cards are dealt out; a deal in which
somebody would have said something else is dealt anew. Where that does not succeed soon, the cards are placed one by one
and every way is tried, so that hands are found whenever there are any.
"""

from bisect import bisect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Final, TypeAlias

from engine.cards import NO_CARDS, RANKS_IN_SUIT, SUIT_MASKS, SUITS, Card, CardSet, Rank, Seat, card, card_set, each
from engine.game import Rng
from engine.games.schieber.belief.weis_constraints import HEIGHTS, Heard
from engine.games.schieber.cards import HAND, WHOLE_PACK
from engine.games.schieber.model import side_of
from engine.games.schieber.weis import SHORTEST, Key, melds_of
from engine.tricks.four_players import SEATS
from engine.tricks.sampling import Place, deal_out

TRIES: Final = 100
"""Deals that are tried before the cards are placed one by one."""
STEPS: Final = 500
"""Cards that are placed for one choice of Weis before the next is tried; ten times as many in each further round."""
SEARCHES: Final = 10
"""So many times as many cards are placed before the deals are tried again."""

REDRAWS: Final = 6
"""Weis that are drawn for a seat, while they do not go with those of the others, before all are put in order."""

NO_MELD: Final[Key] = (0, 0, HEIGHTS[0], False)
"""Less than the key of any Weis."""
NOTHING_CHOSEN: Final = (0, 0, 0, 0)
_ALL_RANKS: Final = (1 << RANKS_IN_SUIT) - 1
_TWO_SUITS: Final = 2 * RANKS_IN_SUIT

Hands: TypeAlias = tuple[int, ...]
"""By seat."""


def _run(suit: int, first: int, length: int) -> tuple[CardSet, CardSet]:
    """A run, and the cards beside it."""
    cards = ((1 << length) - 1) << (suit * RANKS_IN_SUIT + first)
    return CardSet(cards), CardSet((cards << 1 | cards >> 1) & ~cards & SUIT_MASKS[suit] & WHOLE_PACK)


_MELDS: Final = (
    *(
        _run(suit, first, length)
        for suit in SUITS
        for length in range(SHORTEST, HAND + 1)
        for first in range(HAND - length + 1)
    ),
    *((card_set(card(suit, Rank(rank)) for suit in SUITS), NO_CARDS) for rank in range(HAND)),
)
"""All runs and quartets that there are, with the cards beside them."""
_BESIDE: Final = dict(_MELDS)


def pattern(hand: int) -> int:
    """The same for two hands exactly when they have the same runs and quartets; 0 if there are none."""
    pairs = hand & hand >> RANKS_IN_SUIT
    return hand & hand >> 1 & hand >> 2 | (pairs & pairs >> _TWO_SUITS & _ALL_RANKS) << 52


def union(sets: Iterable[int]) -> CardSet:
    """All cards of these sets."""
    cards = 0
    for one in sets:
        cards |= one
    return CardSet(cards)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A Weis that a seat may have; `beside`: the cards beside a run, which it then has not; `weight`: how likely."""

    cards: CardSet
    beside: CardSet
    key: Key
    weight: float


@dataclass(frozen=True, slots=True)
class Choice:
    """The Weis that are given to the seats, before the other cards: their cards and those beside them, by seat."""

    cards: Hands = NOTHING_CHOSEN
    beside: Hands = NOTHING_CHOSEN

    def giving(self, seat: Seat, candidate: Candidate) -> "Choice":
        """The same with one more."""
        cards, beside = list(self.cards), list(self.beside)
        cards[seat] |= candidate.cards
        beside[seat] |= candidate.beside
        return Choice(tuple(cards), tuple(beside))


@dataclass(frozen=True, eq=False, repr=False)
class Holdings:
    """All ways in which the cards may have been dealt, as `seat` sees it.

    `known`: by seat, cards certainly dealt to it (all nine of `seat`); `lacks`: those certainly not. `never`: pairs of
    cards that a seat was certainly not dealt together.
    """

    seat: Seat
    known: Hands
    lacks: Hands
    never: tuple[tuple[Seat, CardSet], ...] = ()
    heard: Heard | None = None

    # ------------------------------------------------------------------------------------- what follows, for all draws

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """The seats whose hands are drawn."""
        return tuple(seat for seat in SEATS if seat != self.seat)

    @cached_property
    def loose(self) -> CardSet:
        """The cards of which it is not known who was dealt them."""
        return CardSet(WHOLE_PACK & ~union(self.known))

    @cached_property
    def _places(self) -> tuple[Place, ...]:
        return tuple(self._place(seat, NO_CARDS, NO_CARDS) for seat in self.others)

    def _place(self, seat: Seat, cards: int, beside: int) -> Place:
        key = seat, cards, beside
        place = self._made.get(key)
        if place is None:
            place = Place(HAND, CardSet(self.known[seat] | cards), CardSet(self.cannot[seat] | beside))
            self._made[key] = place
        return place

    @cached_property
    def _made(self) -> dict[tuple[Seat, int, int], Place]:
        return {}

    @cached_property
    def cannot(self) -> Hands:
        """Cards that each seat was certainly not dealt: what it lacks, and what would make a shown run longer."""
        heard = self.heard
        if heard is None:
            return self.lacks
        return tuple(
            (lacks | union(_BESIDE[meld] for meld in shown or ())) & ~known
            for lacks, shown, known in zip(self.lacks, heard.shown, self.known, strict=True)
        )

    @cached_property
    def _lots(self) -> tuple[tuple[Seat, "Lot"], ...]:
        """The seats that announced a Weis which is still hidden, with those that it may have been."""
        heard = self.heard
        if heard is None:
            return ()
        return tuple(
            (seat, Lot(one for one in self._possible[seat] if heard.claims[seat].met_by(one.key)))
            for seat in self.others
            if heard.claims[seat].points[0] and heard.shown[seat] is None
        )

    @cached_property
    def _possible(self) -> Mapping[Seat, tuple[Candidate, ...]]:
        """All Weis that each seat may have, whatever was said."""
        return {seat: tuple(self._candidates(seat)) for seat in self.others}

    def _candidates(self, seat: Seat) -> Iterator[Candidate]:
        assert self.heard is not None
        known, loose, scale = self.known[seat], self.loose, self.heard.scale
        may = known | loose & ~self.cannot[seat]
        room, count = HAND - known.bit_count(), loose.bit_count()
        for cards, beside in _MELDS:
            needed = (cards & ~known).bit_count()
            if cards & ~may or beside & known or needed > room:
                continue
            for _, points in melds_of(cards, scale):
                weight = 1.0
                for number in range(needed):
                    weight *= (room - number) / (count - number)
                for _ in range((beside & loose).bit_count()):
                    weight *= 1 - room / (count + 1)
                yield Candidate(cards, beside, scale.key(cards, points), weight)

    @cached_property
    def _shown(self) -> Hands:
        """The cards of the Weis that each seat has shown."""
        assert self.heard is not None
        return tuple(union(shown or ()) for shown in self.heard.shown)

    @cached_property
    def _uncounted(self) -> tuple[tuple[Seat, ...], int] | None:
        """Seats whose Weis have been counted but not shown, and what they count together."""
        if self.heard is None or self.heard.counted is None:
            return None
        side, points = self.heard.counted
        if side_of(self.seat) == side:
            points -= self._points(self.known[self.seat])
        return tuple(seat for seat in self.others if side_of(seat) == side), points

    def _points(self, hand: int) -> int:
        assert self.heard is not None
        return sum(points for _, points in melds_of(CardSet(hand), self.heard.scale))

    # -------------------------------------------------------------------------------------------------------- drawing

    def draw(self, rng: Rng) -> Hands:
        """The hands as they may have been dealt, by seat.

        Raises:
            ValueError: no hands fit.
        """
        steps = STEPS
        while True:
            hands = self._tried(rng) or self._searched(steps, rng)
            if hands is not None:
                return hands
            steps *= 10

    def _tried(self, rng: Rng) -> Hands | None:
        """Hands dealt out at random, if some fit soon."""
        for _ in range(TRIES):
            choice = next(self._choices(rng), None)
            if choice is None:
                return None
            hands = self._dealt(choice, rng)
            if hands is not None and self.fits(hands, choice):
                return hands
        return None

    def _dealt(self, choice: Choice, rng: Rng) -> Hands | None:
        """The cards that are not chosen dealt out at random; None if the places do not hold them."""
        places: Sequence[Place] = self._places
        if choice.cards != NOTHING_CHOSEN:
            places = [self._place(seat, choice.cards[seat], choice.beside[seat]) for seat in self.others]
        try:
            hands = deal_out(self.loose, places, rng)
        except ValueError:
            return None
        hands.insert(self.seat, self.known[self.seat])
        return tuple(hands)

    def _choices(self, rng: Rng) -> Iterator[Choice]:
        """All ways to give the seats what they announced, and what they were credited with; in random order."""
        return self._announced(self._lots, Choice(), rng)

    def _announced(self, lots: Sequence[tuple[Seat, "Lot"]], choice: Choice, rng: Rng) -> Iterator[Choice]:
        if not lots:
            yield from self._credited(choice, rng)
            return
        (seat, lot), *others = lots
        for candidate in lot.shuffled(rng):
            if self._may_have(seat, candidate, choice):
                yield from self._announced(others, choice.giving(seat, candidate), rng)

    def _credited(self, choice: Choice, rng: Rng) -> Iterator[Choice]:
        if self.heard is None or self._uncounted is None:
            yield choice
            return
        seats, points = self._uncounted
        missing = points - sum(self._points(choice.cards[seat]) for seat in seats)
        if not missing:
            if all(self.heard.claims[seat].met_by(self._best(choice.cards[seat])) for seat in seats):
                yield choice
            return
        further = [(seat, one) for seat in seats for one in self._possible[seat] if one.key[0] <= missing]
        rng.shuffle(further)
        for seat, candidate in further:
            if candidate.cards & ~choice.cards[seat] and self._may_have(seat, candidate, choice):
                yield from self._credited(choice.giving(seat, candidate), rng)

    def _may_have(self, seat: Seat, candidate: Candidate, choice: Choice) -> bool:
        """Whether the seat may have this Weis, too."""
        given = choice.cards
        cards = given[seat] | candidate.cards
        elsewhere = given[seat - 1] | given[seat - 2] | given[seat - 3]
        beside = choice.beside[seat] | candidate.beside
        return not (cards & elsewhere or cards & beside) and (cards | self.known[seat]).bit_count() <= HAND

    # ------------------------------------------------------------------------------------------------------- checking

    def fits(self, hands: Sequence[int], choice: Choice) -> bool:
        """Whether with these hands everything would have been said and counted as it was."""
        for seat, pair in self.never:
            if hands[seat] & pair == pair:
                return False
        heard = self.heard
        if heard is None:
            return True
        as_chosen = True
        for seat in self.others:
            if heard.shown[seat] is None and pattern(hands[seat]) == pattern(choice.cards[seat]):
                continue  # it has the Weis that it was given, and no other
            as_chosen = False
            if not self._fits_words(seat, hands[seat]):
                return False
        if self._uncounted is not None and not as_chosen:
            seats, points = self._uncounted
            if sum(self._points(hands[seat]) for seat in seats) != points:
                return False
        return heard.would_be_said(hands)

    def _fits_words(self, seat: Seat, hand: int) -> bool:
        """Whether the seat would have announced and shown what it did with this hand."""
        heard = self.heard
        assert heard is not None
        shown = heard.shown[seat]
        if shown is None:
            return heard.claims[seat].met_by(self._best(hand))
        if pattern(hand) == pattern(self._shown[seat]):
            return True
        return tuple(cards for cards, _ in melds_of(CardSet(hand), heard.scale)) == shown

    def _best(self, hand: int) -> Key:
        assert self.heard is not None
        scale = self.heard.scale
        return max((scale.key(*one) for one in melds_of(CardSet(hand), scale)), default=NO_MELD)

    def may_grow_to_fit(self, seat: Seat, hand: int, choice: Choice) -> bool:
        """Whether a hand that holds these cards may still fit: more cards never make the best Weis less."""
        heard = self.heard
        if heard is None or heard.shown[seat] is not None or pattern(hand) == pattern(choice.cards[seat]):
            return True
        return self._best(hand)[0] <= heard.claims[seat].points[1]

    # ------------------------------------------------------------------------------------------------------ every way

    def _searched(self, steps: int, rng: Rng) -> Hands | None:
        """Hands found by trying every way; None if the steps did not suffice for all of them.

        Raises:
            ValueError: there are none.
        """
        left = SEARCHES * steps
        every = True
        for choice in self._choices(rng):
            search = Search(self, choice, steps, rng)
            if search.finds():
                return tuple(search.hands)
            every &= search.steps > 0
            left -= steps - search.steps
            if left <= 0:
                return None
        if every:
            raise ValueError("no hands fit what was said and played")
        return None


class Lot:
    """Weis to draw from, by weight."""

    def __init__(self, candidates: Iterable[Candidate]) -> None:
        self._candidates = tuple(candidates)
        self._sums = list(accumulate(one.weight for one in self._candidates))

    def shuffled(self, rng: Rng) -> Iterator[Candidate]:
        """Some at random by their weights, then all of them in random order, the likely ones rather first."""
        if not self._candidates:
            return
        last = len(self._sums) - 1
        for _ in range(REDRAWS):
            yield self._candidates[bisect(self._sums, rng.random() * self._sums[-1], hi=last)]
        yield from sorted(self._candidates, key=lambda one: -(rng.random() ** (1 / one.weight)))


class Search:
    """Placing the cards one by one, with every way tried until `steps` are used up."""

    def __init__(self, holdings: Holdings, choice: Choice, steps: int, rng: Rng) -> None:
        self._holdings = holdings
        self._choice = choice
        self.steps = steps
        self.hands = [known | cards for known, cards in zip(holdings.known, choice.cards, strict=True)]
        waiting: list[tuple[Card, list[Seat]]] = []
        placed = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        for one in each(holdings.loose & ~placed):
            seats = [seat for seat in holdings.others if not self._barred(seat) >> one & 1]
            rng.shuffle(seats)
            waiting.append((one, seats))
        rng.shuffle(waiting)
        self._waiting = sorted(waiting, key=lambda one: len(one[1]))

    def _barred(self, seat: Seat) -> int:
        return self._holdings.cannot[seat] | self._choice.beside[seat]

    def finds(self) -> bool:
        """Whether hands that fit were found; they are `hands` then."""
        return all(hand.bit_count() <= HAND for hand in self.hands) and self._place(0)

    def _place(self, number: int) -> bool:
        if number == len(self._waiting):
            return self._holdings.fits(self.hands, self._choice)
        one, seats = self._waiting[number]
        for seat in seats:
            before = self.hands[seat]
            after = before | 1 << one
            if before.bit_count() == HAND or not self._holdings.may_grow_to_fit(seat, after, self._choice):
                continue
            self.steps -= 1
            self.hands[seat] = after
            if self.steps > 0 and self._place(number + 1):
                return True
            self.hands[seat] = before
        return False
