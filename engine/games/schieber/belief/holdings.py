"""Samples hands that fit what a seat knows: cards played and shown, sentences about Weis, and silence.

Each seat that announced first gets a Weis that fits its sentences; the other cards are dealt at random, until the
dialogue would have been the same. If that fails, a search places the cards one by one and tries every way, so that it
finds hands whenever there are any.
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
from engine.games.schieber.weis import SHORTEST, Key, melds_of
from engine.tricks.four_players import SEATS
from engine.tricks.sampling import Place, deal_out

TRIES: Final = 100
"""Random deals before the search."""
STEPS: Final = 500
"""Cards that a search places for one choice of Weis before it tries the next; ten times as many in each later round."""
SEARCHES: Final = 10
"""A round of the search ends, and random deals are tried again, after this many times `STEPS` cards."""

REDRAWS: Final = 6
"""Weis drawn for a seat by weight, with repetition, before all of them are tried once each."""

NO_MELD: Final[Key] = (0, 0, HEIGHTS[0], False)
"""The key of a hand without Weis: less than that of any Weis."""
NOTHING_CHOSEN: Final = (0, 0, 0, 0)
"""No cards, by seat."""
_ALL_RANKS: Final = (1 << RANKS_IN_SUIT) - 1
_TWO_SUITS: Final = 2 * RANKS_IN_SUIT

Hands: TypeAlias = tuple[int, ...]
"""Sets of cards as bit masks, by seat."""


def _run(suit: int, first: int, length: int) -> tuple[CardSet, CardSet]:
    """A run, and the cards next to its two ends."""
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
"""All possible runs and quartets, each with the cards next to its ends."""
_BESIDE: Final = dict(_MELDS)
"""By run or quartet, the cards next to its ends, any of which would make a run longer."""


def pattern(hand: int) -> int:
    """A number that two hands share exactly when they have the same runs and quartets; 0 if there are none."""
    pairs = hand & hand >> RANKS_IN_SUIT
    return hand & hand >> 1 & hand >> 2 | (pairs & pairs >> _TWO_SUITS & _ALL_RANKS) << 52


def union(sets: Iterable[int]) -> CardSet:
    """The cards of all these sets."""
    joined = 0
    for cards in sets:
        joined |= cards
    return CardSet(joined)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A Weis that a seat may have.

    `beside`: the cards next to a run, which the seat then lacks; `weight`: about how likely the Weis is.
    """

    cards: CardSet
    beside: CardSet
    key: Key
    weight: float


@dataclass(frozen=True, slots=True)
class Choice:
    """The Weis that the seats get before the other cards: by seat, their cards, and the cards next to them."""

    cards: Hands = NOTHING_CHOSEN
    beside: Hands = NOTHING_CHOSEN

    def giving(self, seat: Seat, candidate: Candidate) -> "Choice":
        """This choice with one more Weis for a seat."""
        cards, beside = list(self.cards), list(self.beside)
        cards[seat] |= candidate.cards
        beside[seat] |= candidate.beside
        return Choice(tuple(cards), tuple(beside))


@dataclass(frozen=True, eq=False, repr=False)
class Holdings:
    """All deals that are possible for `seat`.

    `known`: by seat, the cards that it was certainly dealt (all nine of `seat`); `lacks`: by seat, cards that it was
    certainly not dealt; `excluded_pairs`: pairs of cards that a seat was certainly not dealt together; `heard`: what is
    known about Weis; None: as in `heard_in`.
    """

    seat: Seat
    known: Hands
    lacks: Hands
    excluded_pairs: tuple[tuple[Seat, CardSet], ...] = ()
    heard: Heard | None = None

    # ------------------------------------------------------------------------------------------------- for all draws

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """The seats whose hands are drawn."""
        return tuple(seat for seat in SEATS if seat != self.seat)

    @cached_property
    def unplaced(self) -> CardSet:
        """The cards that `seat` cannot assign to a hand."""
        return CardSet(WHOLE_PACK & ~union(self.known))

    @cached_property
    def _places(self) -> tuple[Place, ...]:
        """The places of the hands to draw, before any choice."""
        return tuple(self._place(seat, NO_CARDS, NO_CARDS) for seat in self.others)

    def _place(self, seat: Seat, cards: int, beside: int) -> Place:
        """The place of a seat's hand that has these cards and lacks those beside them; cached."""
        key = seat, cards, beside
        place = self._place_cache.get(key)
        if place is None:
            place = Place(HAND, CardSet(self.known[seat] | cards), CardSet(self.cannot[seat] | beside))
            self._place_cache[key] = place
        return place

    @cached_property
    def _place_cache(self) -> dict[tuple[Seat, int, int], Place]:
        return {}

    @cached_property
    def cannot(self) -> Hands:
        """By seat, the cards that it was certainly not dealt: those it lacks, and those next to a shown run of it."""
        heard = self.heard
        if heard is None:
            return self.lacks
        return tuple(
            (lacks | union(_BESIDE[meld] for meld in shown or ())) & ~known
            for lacks, shown, known in zip(self.lacks, heard.shown, self.known, strict=True)
        )

    @cached_property
    def _announced(self) -> tuple[tuple[Seat, "WeightedCandidates"], ...]:
        """Each seat that announced a Weis and has not shown it, with the Weis that it may have been."""
        heard = self.heard
        if heard is None:
            return ()
        return tuple(
            (
                seat,
                WeightedCandidates(
                    candidate for candidate in self._candidates[seat] if heard.claims[seat].met_by(candidate.key)
                ),
            )
            for seat in self.others
            if heard.claims[seat].points[0] and heard.shown[seat] is None
        )

    @cached_property
    def _candidates(self) -> Mapping[Seat, tuple[Candidate, ...]]:
        """By seat, all Weis that it may have, whatever was said."""
        return {seat: tuple(self._candidates_of(seat)) for seat in self.others}

    def _candidates_of(self, seat: Seat) -> Iterator[Candidate]:
        """The Weis that the known cards allow a seat, each with a rough probability of its missing cards."""
        assert self.heard is not None
        known, unplaced, scale = self.known[seat], self.unplaced, self.heard.scale
        possible = known | unplaced & ~self.cannot[seat]
        room, count = HAND - known.bit_count(), unplaced.bit_count()
        for cards, beside in _MELDS:
            needed = (cards & ~known).bit_count()
            if cards & ~possible or beside & known or needed > room:
                continue
            for _, points in melds_of(cards, scale):
                weight = 1.0
                for number in range(needed):
                    weight *= (room - number) / (count - number)
                for _ in range((beside & unplaced).bit_count()):
                    weight *= 1 - room / (count + 1)
                yield Candidate(cards, beside, scale.key(cards, points), weight)

    @cached_property
    def _shown(self) -> Hands:
        """By seat, the cards of the Weis that it has shown."""
        assert self.heard is not None
        return tuple(union(shown or ()) for shown in self.heard.shown)

    @cached_property
    def _hidden_credit(self) -> tuple[tuple[Seat, ...], int] | None:
        """The other seats whose Weis are counted but not shown, and the points of these seats together."""
        if self.heard is None or self.heard.counted is None:
            return None
        seats, points = self.heard.counted
        if self.seat in seats:
            points -= self._points(self.known[self.seat])
        return tuple(seat for seat in self.others if seat in seats), points

    def _points(self, hand: int) -> int:
        """The points of all Weis of a hand, not multiplied."""
        assert self.heard is not None
        return sum(points for _, points in melds_of(CardSet(hand), self.heard.scale))

    # -------------------------------------------------------------------------------------------------------- drawing

    def draw(self, rng: Rng) -> Hands:
        """Sample the hands as they may have been dealt, by seat.

        Raises:
            ValueError: no hands fit.
        """
        steps = STEPS
        while True:
            hands = self._deal_at_random(rng) or self._search(steps, rng)
            if hands is not None:
                return hands
            steps *= 10

    def _deal_at_random(self, rng: Rng) -> Hands | None:
        """Hands that fit, dealt at random; None if no deal fits within `TRIES`."""
        for _ in range(TRIES):
            choice = next(self._choices(rng), None)
            if choice is None:
                return None
            hands = self._deal_rest(choice, rng)
            if hands is not None and self.fits(hands, choice):
                return hands
        return None

    def _deal_rest(self, choice: Choice, rng: Rng) -> Hands | None:
        """The chosen Weis with the other cards dealt at random; None if the hands have no room for them."""
        places: Sequence[Place] = self._places
        if choice.cards != NOTHING_CHOSEN:
            places = [self._place(seat, choice.cards[seat], choice.beside[seat]) for seat in self.others]
        try:
            hands = deal_out(self.unplaced, places, rng)
        except ValueError:
            return None
        hands.insert(self.seat, self.known[self.seat])
        return tuple(hands)

    def _choices(self, rng: Rng) -> Iterator[Choice]:
        """All choices of Weis that give the seats what they announced and were credited with, in random order."""
        return self._choose_announced(self._announced, Choice(), rng)

    def _choose_announced(
        self, announced: Sequence[tuple[Seat, "WeightedCandidates"]], choice: Choice, rng: Rng
    ) -> Iterator[Choice]:
        """The choices that also give these seats a Weis each that they may have announced."""
        if not announced:
            yield from self._choose_credited(choice, rng)
            return
        (seat, candidates), *others = announced
        for candidate in candidates.shuffled(rng):
            if self._may_have(seat, candidate, choice):
                yield from self._choose_announced(others, choice.giving(seat, candidate), rng)

    def _choose_credited(self, choice: Choice, rng: Rng) -> Iterator[Choice]:
        """The choices that also give a side further Weis up to the points that it was credited with."""
        if self.heard is None or self._hidden_credit is None:
            yield choice
            return
        seats, points = self._hidden_credit
        missing = points - sum(self._points(choice.cards[seat]) for seat in seats)
        if not missing:
            if all(self.heard.claims[seat].met_by(self._best(choice.cards[seat])) for seat in seats):
                yield choice
            return
        further = [
            (seat, candidate) for seat in seats for candidate in self._candidates[seat] if candidate.key[0] <= missing
        ]
        rng.shuffle(further)
        for seat, candidate in further:
            if candidate.cards & ~choice.cards[seat] and self._may_have(seat, candidate, choice):
                yield from self._choose_credited(choice.giving(seat, candidate), rng)

    def _may_have(self, seat: Seat, candidate: Candidate, choice: Choice) -> bool:
        """Whether the seat may have this Weis beside the chosen ones."""
        given = choice.cards
        cards = given[seat] | candidate.cards
        elsewhere = given[seat - 1] | given[seat - 2] | given[seat - 3]
        beside = choice.beside[seat] | candidate.beside
        return not (cards & elsewhere or cards & beside) and (cards | self.known[seat]).bit_count() <= HAND

    # ------------------------------------------------------------------------------------------------------- checking

    def fits(self, hands: Sequence[int], choice: Choice) -> bool:
        """Whether everything would have been said and counted as it was with these hands, dealt after this choice."""
        for seat, pair in self.excluded_pairs:
            if hands[seat] & pair == pair:
                return False
        heard = self.heard
        if heard is None:
            return True
        as_chosen = True
        for seat in self.others:
            if heard.shown[seat] is None and pattern(hands[seat]) == pattern(choice.cards[seat]):
                continue  # it has the chosen Weis and no other
            as_chosen = False
            if not self._fits_dialogue(seat, hands[seat]):
                return False
        if self._hidden_credit is not None and not as_chosen:
            seats, points = self._hidden_credit
            if sum(self._points(hands[seat]) for seat in seats) != points:
                return False
        return heard.matches_dialogue(hands)

    def _fits_dialogue(self, seat: Seat, hand: int) -> bool:
        """Whether the seat would have announced and shown the same with this hand."""
        heard = self.heard
        assert heard is not None
        shown = heard.shown[seat]
        if shown is None:
            return heard.claims[seat].met_by(self._best(hand))
        if pattern(hand) == pattern(self._shown[seat]):
            return True
        return tuple(cards for cards, _ in melds_of(CardSet(hand), heard.scale)) == shown

    def _best(self, hand: int) -> Key:
        """The key of the best Weis of a hand."""
        assert self.heard is not None
        scale = self.heard.scale
        return max((scale.key(*meld) for meld in melds_of(CardSet(hand), scale)), default=NO_MELD)

    def may_grow_to_fit(self, seat: Seat, hand: int, choice: Choice) -> bool:
        """Whether a hand that contains these cards may still fit; more cards never make its best Weis worth less."""
        heard = self.heard
        if heard is None or heard.shown[seat] is not None or pattern(hand) == pattern(choice.cards[seat]):
            return True
        return self._best(hand)[0] <= heard.claims[seat].points[1]

    # -------------------------------------------------------------------------------------------------------- search

    def _search(self, steps: int, rng: Rng) -> Hands | None:
        """Hands that fit, found by search; None if `steps` for each choice are too few to try every way.

        Raises:
            ValueError: no hands fit.
        """
        left = SEARCHES * steps
        complete = True
        for choice in self._choices(rng):
            search = Search(self, choice, steps, rng)
            if search.finds():
                return tuple(search.hands)
            complete &= search.steps > 0
            left -= steps - search.steps
            if left <= 0:
                return None
        if complete:
            raise ValueError("no hands fit what was said and played")
        return None


class WeightedCandidates:
    """The Weis that a seat may have announced, to draw from by weight."""

    def __init__(self, candidates: Iterable[Candidate]) -> None:
        self._candidates = tuple(candidates)
        self._sums = list(accumulate(candidate.weight for candidate in self._candidates))

    def shuffled(self, rng: Rng) -> Iterator[Candidate]:
        """`REDRAWS` of them drawn by weight, then all in random order, in which the heavier ones tend to come first."""
        if not self._candidates:
            return
        last = len(self._sums) - 1
        for _ in range(REDRAWS):
            yield self._candidates[bisect(self._sums, rng.random() * self._sums[-1], hi=last)]
        yield from sorted(self._candidates, key=lambda candidate: -(rng.random() ** (1 / candidate.weight)))


class Search:
    """Places the cards one by one and tries every way until `steps` are used up.

    `hands`: by seat, once `finds` has returned True; `steps`: how many are left; above 0, every way was tried.
    """

    def __init__(self, holdings: Holdings, choice: Choice, steps: int, rng: Rng) -> None:
        self._holdings = holdings
        self._choice = choice
        self.steps = steps
        self.hands = [known | cards for known, cards in zip(holdings.known, choice.cards, strict=True)]
        waiting: list[tuple[Card, list[Seat]]] = []
        placed = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        for to_place in each(holdings.unplaced & ~placed):
            seats = [seat for seat in holdings.others if not self._barred(seat) >> to_place & 1]
            rng.shuffle(seats)
            waiting.append((to_place, seats))
        rng.shuffle(waiting)
        self._waiting = sorted(waiting, key=lambda card_and_seats: len(card_and_seats[1]))

    def _barred(self, seat: Seat) -> int:
        """The cards that the seat cannot have been dealt with the chosen Weis."""
        return self._holdings.cannot[seat] | self._choice.beside[seat]

    def finds(self) -> bool:
        """Search; True: `hands` fit."""
        return all(hand.bit_count() <= HAND for hand in self.hands) and self._place(0)

    def _place(self, number: int) -> bool:
        """Place the waiting cards from this one on; True: `hands` fit."""
        if number == len(self._waiting):
            return self._holdings.fits(self.hands, self._choice)
        to_place, seats = self._waiting[number]
        for seat in seats:
            before = self.hands[seat]
            after = before | 1 << to_place
            if before.bit_count() == HAND or not self._holdings.may_grow_to_fit(seat, after, self._choice):
                continue
            self.steps -= 1
            self.hands[seat] = after
            if self.steps > 0 and self._place(number + 1):
                return True
            self.hands[seat] = before
        return False
