"""The values of a plain game: tricks, accounts, phases, views and information states.

>>> match = MatchRecord(first=Seat(3))
>>> match.dealer_of(1), match.dealer_of(2), match.totals
(3, 0, (0, 0, 0, 0))
"""

from dataclasses import dataclass
from typing import Generic, Literal, TypeAlias, TypeVar

from engine.cards import NO_CARDS, Card, CardSet, Seat
from engine.game import Hidden
from engine.tricks.four_players import NONE, NOTHING, SEATS, BySeat, Four
from engine.turn import Turn

OptionsT = TypeVar("OptionsT")
PhaseName: TypeAlias = Literal["opening", "playing", "ended", "over"]

# ------------------------------------------------------------------------------------- what everybody at the table sees


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: its cards in order of play."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class DealResult:
    """The account of a finished deal, by seat: tricks taken, what they scored, the totals of the match after it.

    It names no card, since nobody may look at the cards of finished deals.
    """

    number: int
    tricks: Four
    scored: Four
    totals: Four


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """The finished deals. `first`: who dealt first."""

    first: Seat
    results: tuple[DealResult, ...] = ()

    @property
    def totals(self) -> Four:
        """The points of the match, by seat."""
        return self.results[-1].totals if self.results else NONE

    def dealer_of(self, number: int) -> Seat:
        """The dealer of the deal with this number, from 1 on: the players in turn."""
        return SEATS[(self.first + number - 1) % len(SEATS)]


# -------------------------------------------------------------------------------------------------------------- phases


@dataclass(frozen=True, slots=True, repr=False)
class Opening(Hidden, Generic[OptionsT]):
    """Before the first deal."""

    options: OptionsT
    match: MatchRecord


@dataclass(frozen=True, slots=True, repr=False)
class Playing(Hidden, Generic[OptionsT]):
    """The tricks. `match`: before this deal; `leader` and `cards`: of the open trick, in order of play."""

    options: OptionsT
    match: MatchRecord
    dealt: BySeat
    hands: BySeat
    leader: Seat
    cards: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class DealEnded(Hidden, Generic[OptionsT]):
    """The deal is over, and another follows; `match` has its account."""

    options: OptionsT
    match: MatchRecord
    dealt: BySeat
    tricks: tuple[Trick, ...]


@dataclass(frozen=True, slots=True, repr=False)
class MatchOver(Hidden, Generic[OptionsT]):
    """The match is over; `match` has the accounts of all deals."""

    options: OptionsT
    match: MatchRecord
    dealt: BySeat
    tricks: tuple[Trick, ...]


State: TypeAlias = Opening[OptionsT] | Playing[OptionsT] | DealEnded[OptionsT] | MatchOver[OptionsT]

# ---------------------------------------------------------------------------------------- views and information states


@dataclass(frozen=True, slots=True, repr=False)
class View(Hidden, Generic[OptionsT]):
    """What the table shows a seat (None: the public).

    `match`: the finished deals; `number`: of the deal, 0 before the first; `leader` and `cards`: of the open trick,
    or of the one that comes next; `last_trick`: the last finished one of the deal; `tricks_won`: by seat.
    """

    seat: Seat | None
    turn: Turn
    options: OptionsT
    phase: PhaseName
    match: MatchRecord
    number: int
    dealer: Seat
    leader: Seat
    hand: CardSet = NO_CARDS
    counts: Four = NONE
    cards: tuple[Card, ...] = ()
    last_trick: Trick | None = None
    tricks_won: Four = NONE


@dataclass(frozen=True, slots=True, repr=False)
class InformationState(Hidden):
    """All that a seat has learned in the deal, beside what its view still shows.

    `dealt`: its own cards; `tricks`: the finished ones; `lacks`: by seat, unseen cards that this seat does not hold,
    since it did not follow suit.
    """

    seat: Seat
    dealt: CardSet = NO_CARDS
    tricks: tuple[Trick, ...] = ()
    lacks: BySeat = NOTHING
