"""Samples a full state that a seat cannot tell from the real one, from its view and information state alone."""

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final

from engine.cards import CardSet, Seat
from engine.game import Rng
from engine.games.schieber.belief.holdings import Hands, Holdings
from engine.games.schieber.belief.weis_constraints import MOST_POINTS, Claim, Heard, heard_in
from engine.games.schieber.cards import HAND, PAIRS, STOECK
from engine.games.schieber.model import (
    Choosing,
    Deal,
    DealEnded,
    DealView,
    EndView,
    InformationState,
    MatchOver,
    Opening,
    OverView,
    PlayDeal,
    Playing,
    PlayRecord,
    PlayView,
    State,
    View,
    Weis,
    side_of,
)
from engine.tricks.four_players import SEATS, BySeat, by_seat
from engine.tricks.standings import before_deal
from engine.turn import Act

THREE_CARDS: Final = 3


def resample(view: View, information_state: InformationState, rng: Rng) -> State:
    """A state with the same view and the same information state.

    Raises:
        ValueError: the two are not those of one seat in one position.
    """
    if not isinstance(view, DealView):
        return Opening(view.options, view.match, view.dealer)
    knowledge = _knowledge_of(_Position(view, information_state))
    hands = knowledge.holdings.draw(rng)
    match view:
        case PlayView():
            return Playing(
                knowledge.deal(view.deal, hands),
                knowledge.remaining(hands),
                view.leader,
                view.cards,
                information_state.tricks,
                view.points,
                view.totals,
                knowledge.asking,
            )
        case OverView():
            deal = knowledge.deal(view.deal, hands)
            leader = information_state.tricks[-1].winner if view.leader is None else view.leader
            return MatchOver(deal, view.match, information_state.tricks, leader, view.cards, knowledge.remaining(hands))
        case EndView():
            return DealEnded(knowledge.deal(view.deal, hands), view.match, information_state.tricks)
        case _:
            return Choosing(Deal(view.options, view.match, view.deal, by_seat(hands)))


class _Position:
    """A view and an information state as the key of a cache, equal only to the same two objects.

    That is fast, and enough: a search resamples many times from the same objects.
    """

    __slots__ = ("information_state", "view")

    def __init__(self, view: DealView, information_state: InformationState) -> None:
        self.view = view
        self.information_state = information_state

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _Position)
            and self.view is other.view
            and self.information_state is other.information_state
        )

    def __hash__(self) -> int:
        return hash((id(self.view), id(self.information_state)))


@dataclass(frozen=True, eq=False, repr=False)
class _Knowledge:
    """What the seat knows of where the cards are, and of what was said about Weis."""

    view: DealView
    information_state: InformationState

    # ----------------------------------------------------------------------------------------- which seats have spoken

    @cached_property
    def _cards_in_trick(self) -> int:
        """The number of cards in the open trick."""
        return len(self.view.cards)

    @cached_property
    def _in_first_trick(self) -> bool:
        return isinstance(self.view, PlayView) and not self.information_state.tricks

    @cached_property
    def asking(self) -> bool:
        """SCH-4.10: whether the seat on turn is asked for its Weis; if nothing tells, it is taken to have answered."""
        return self.view.asking or self._last_is_asked

    @cached_property
    def _last_is_asked(self) -> bool:
        """SCH-4.10: whether the last seat is certainly being asked: had it answered, Weis or Stöck would be counted."""
        options, record = self.view.options, self.view.deal
        if options.announce == "auto" or options.weis == "off" or not options.counts_announced:
            return False
        if (
            not self._in_first_trick
            or self._cards_in_trick != THREE_CARDS
            or self.view.turn == Act(self.information_state.seat)
        ):
            return False
        if record.said:
            return not any(credit.what == "weis" for credit in record.credits)
        return any(
            self.information_state.dealt & pair == pair
            for side, pair in self._excluded_pairs
            if side == side_of(self.information_state.seat)
        )

    @cached_property
    def spoken(self) -> int:
        """How many seats have announced a Weis or said nothing before their first card."""
        if not isinstance(self.view.deal, PlayRecord):
            return 0
        return self._cards_in_trick + (not self.asking) if self._in_first_trick else len(SEATS)

    @cached_property
    def _announced(self) -> tuple[Seat, ...]:
        """SCH-4.10: the seats that certainly announced when they were asked, from the forehand on."""
        if self.view.options.announce == "auto":
            return ()
        said = {sentence.seat for sentence in self.view.deal.said if sentence.what in ("points", "count")}
        if self.information_state.announced:
            said.add(self.information_state.seat)
        return tuple(seat for seat in self._order if seat in said)

    @property
    def _order(self) -> tuple[Seat, ...]:
        """All seats, from the forehand on."""
        return tuple(Seat((self.view.deal.forehand + place) % 4) for place in range(4))

    @cached_property
    def _heard(self) -> Heard | None:
        """What is known about Weis, also that a last seat that is being asked has one; None: as in `heard_in`."""
        heard = heard_in(self.view.deal, self.view.options, self.spoken)
        if heard is None or not self._last_is_asked:
            return heard
        claims = list(heard.claims)
        claims[self._order[-1]] = Claim(points=(1, MOST_POINTS))
        return replace(heard, claims=tuple(claims))

    # -------------------------------------------------------------------------------------------- where the cards were

    @cached_property
    def _played(self) -> Hands:
        """The cards played in this deal, by seat."""
        played = [0, 0, 0, 0]
        tricks = [(trick.leader, trick.cards) for trick in self.information_state.tricks]
        if self.view.leader is not None:
            tricks.append((self.view.leader, self.view.cards))
        for leader, cards in tricks:
            for place, card in enumerate(cards):
                played[(leader + place) % 4] |= 1 << card
        return tuple(played)

    @cached_property
    def holdings(self) -> Holdings:
        """All deals that fit what the seat knows."""
        information_state = self.information_state
        known = [cards | held for cards, held in zip(self._played, information_state.holds, strict=True)]
        known[information_state.seat] = information_state.dealt
        for credit in self.view.deal.credits:
            if credit.what == "stoeck" and credit.seat is not None and credit.suit is not None:
                known[credit.seat] |= PAIRS[credit.suit]
        excluded = [] if self._last_is_asked else self._excluded_pairs
        return Holdings(
            information_state.seat,
            tuple(known),
            information_state.lacks,
            tuple((seat, pair) for side, pair in excluded for seat in SEATS if side_of(seat) == side),
            self._heard,
        )

    @cached_property
    def _excluded_pairs(self) -> list[tuple[int, CardSet]]:
        """SCH-2.8.2: each side of which no seat was dealt king and queen of trump, with that pair.

        Shown, they would have won the match, and they would have been shown automatically.
        """
        options, record = self.view.options, self.view.deal
        if options.stoeck != "trump" or options.ending != "immediate":
            return []
        if not isinstance(record, PlayRecord) or record.trump is None or not self._has_counted:
            return []
        if any(credit.what == "stoeck" for credit in record.credits):
            return []
        multiplier = options.multiplier(record.contract)
        totals = list(self.view.totals)
        if isinstance(self.view, OverView):
            last = record.credits[-1]
            totals[last.side] -= last.points * multiplier
        near = options.target - STOECK * multiplier
        return [(side, PAIRS[record.trump]) for side in (0, 1) if totals[side] >= near]

    @property
    def _has_counted(self) -> bool:
        """SCH-2.8.1: whether the Weis were counted, unless the last seat is still being asked (`_last_is_asked`)."""
        if not self._in_first_trick:
            return True
        return self.view.options.counts_announced and self._cards_in_trick == THREE_CARDS and not self.view.asking

    # ---------------------------------------------------------------------------------------------- parts of the state

    def deal(self, record: PlayRecord, dealt: Hands) -> PlayDeal:
        """The deal with these hands, by seat; `record`: that of the view."""
        best = self._best_shown if self.information_state.tricks else self._best_announced(dealt)
        match = before_deal(self.view.phase, self.view.match)
        return PlayDeal(self.view.options, match, record, by_seat(dealt), self.spoken, self._announced, best)

    @cached_property
    def _best_shown(self) -> Weis | None:
        """The best of the shown Weis; None: none are shown."""
        return max(self.view.deal.shown, key=self._heard.scale.value, default=None) if self._heard is not None else None

    def _best_announced(self, dealt: Hands) -> Weis | None:
        """The best Weis announced so far, if these hands were dealt; None: nobody has announced one."""
        return self._heard.best(dealt)[0] if self._heard is not None else None

    def remaining(self, dealt: Hands) -> BySeat:
        """The cards of these hands that are not played, by seat."""
        first, second, third, fourth = self._played
        return by_seat((dealt[0] ^ first, dealt[1] ^ second, dealt[2] ^ third, dealt[3] ^ fourth))


@lru_cache(maxsize=8)
def _knowledge_of(position: _Position) -> _Knowledge:
    """What a seat knows in a position; cached, since a search resamples the same position many times."""
    assert position.information_state.dealt.bit_count() == HAND
    return _Knowledge(position.view, position.information_state)
