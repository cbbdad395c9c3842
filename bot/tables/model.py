"""What a table is, as everybody outside the service sees it: frozen values.

A table lives in a channel: lobby → playing ⇄ paused → finished → (rematch) lobby or playing; or it is closed.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Final, NewType

from engine.cards import Seat
from engine.game import Event
from engine.match import Match
from engine.message import Message

TableId = NewType("TableId", str)
"""Short and unguessable, letters and digits; it stands in buttons."""
UserId = NewType("UserId", int)


class TableState(StrEnum):
    """Where a table stands in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    """Its players have agreed that the match waits: no time runs and nobody moves until they go on."""
    FINISHED = "finished"
    CLOSED = "closed"
    SUSPENDED = "suspended"
    """Its log was made by another revision of the rules or cannot be read to the end; nothing is lost, nobody plays."""


class Pace(StrEnum):
    """How long a turn may take."""

    LIVE = "live"
    RELAXED = "relaxed"
    ASYNC = "async"


TURN_TIME: Final[Mapping[Pace, timedelta]] = {
    Pace.LIVE: timedelta(seconds=45),
    Pace.RELAXED: timedelta(minutes=10),
    Pace.ASYNC: timedelta(hours=24),
}
RESERVE: Final[Mapping[Pace, timedelta]] = {
    Pace.LIVE: timedelta(seconds=120),
    Pace.RELAXED: timedelta(0),
    Pace.ASYNC: timedelta(0),
}
"""What each player may use up beyond his turns, once in a match."""
MISSES_TO_AUTOPILOT: Final = 2
REVISIONS_A_MATCH: Final = 100_000
"""Revisions go on counting from match to match, so that a button of one match is stale in the next."""


@dataclass(frozen=True, slots=True)
class Delays:
    """How long the table itself takes, each from … to; zero in tests."""

    computer: tuple[timedelta, timedelta] = (timedelta(milliseconds=800), timedelta(milliseconds=1600))
    """Before a computer player or the autopilot moves."""
    forced: tuple[timedelta, timedelta] = (timedelta(seconds=1), timedelta(seconds=3))
    """Before the only possible answer is given for a player: random, so that timing tells nothing."""
    next_deal: timedelta = timedelta(seconds=8)
    """After a deal, so that people can read its result."""
    idle: Mapping[Pace, timedelta] = field(
        default_factory=lambda: {
            Pace.LIVE: timedelta(minutes=15),
            Pace.RELAXED: timedelta(hours=2),
            Pace.ASYNC: timedelta(hours=24),
        }
    )
    """How long a lobby or a finished table stays open when nobody does anything."""
    paused: timedelta = timedelta(days=30)
    """The same for a paused match."""

    def times(self, factor: float) -> "Delays":
        """The same delays so many times as long, for a host with patience or haste; not how long a table stays."""
        computer, forced = ((minimum * factor, maximum * factor) for minimum, maximum in (self.computer, self.forced))
        return replace(self, computer=computer, forced=forced, next_deal=self.next_deal * factor)


@dataclass(frozen=True, slots=True)
class Person:
    """A user and the name that he shows in this server."""

    id: UserId
    name: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table lives; a table in direct messages has no guild."""

    guild: int | None
    channel: int


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a seat: a person, or the computer player of this name (`random`, `careful`) when `person` is None."""

    person: Person | None
    computer: str | None = None
    autopilot: bool = False
    misses: int = 0
    """Turns in a row that ran out."""
    reserve: timedelta = timedelta(0)
    left: Person | None = None
    """Who left this seat to the computer during the match that is being played."""


@dataclass(frozen=True, slots=True, repr=False)
class Table:
    """A table at one moment. `match` is the match being played or just finished; None in the lobby."""

    id: TableId
    place: Place
    state: TableState
    host: UserId
    game: str
    preset: str
    options: tuple[tuple[str, Any], ...]
    pace: Pace
    holders: tuple[Holder | None, ...]
    match: Match | None = None
    match_number: int = 0
    deadline: datetime | None = None
    """When what the table waits for happens by itself: the time of the seat on turn runs out (reserve included), the
    next deal comes, an idle lobby, finished or paused table closes. None when no person is awaited."""
    agreed: frozenset[UserId] = frozenset()
    """Who wants what needs all: a pause while the match is played, to go on while it is paused, then a rematch."""
    expired: bool = False
    """Closed because its time had come, and not by somebody."""

    def __repr__(self) -> str:
        return f"<Table {self.id} {self.game} {self.state}>"

    def seat_of(self, user: UserId) -> Seat | None:
        """The seat that this user holds."""
        for number, holder in enumerate(self.holders):
            if holder is not None and holder.person is not None and holder.person.id == user:
                return Seat(number)
        return None

    def confers(self, user: UserId) -> tuple[Seat, ...]:
        """The seats to which this user may now speak in private, by the rules of the deal that is being played."""
        match, seat = self._begun, self.seat_of(user)
        return match.game.confers(match.view(seat)) if match is not None and seat is not None else ()

    def sits_out(self, user: UserId) -> bool:
        """Whether this user's seat takes no part in the deal that is being played and may look on as everybody may."""
        match, seat = self._begun, self.seat_of(user)
        return match is not None and seat is not None and match.game.sits_out(match.view(seat))

    @property
    def _begun(self) -> Match | None:
        return self.match if self.state in (TableState.PLAYING, TableState.PAUSED) else None

    @property
    def taken(self) -> int:
        """How many seats somebody holds."""
        return len(self.holders) - self.holders.count(None)

    @property
    def people(self) -> tuple[Person, ...]:
        """The persons at the table, in seat order."""
        return tuple(holder.person for holder in self.holders if holder is not None and holder.person is not None)

    @property
    def revision(self) -> int:
        """What stands in buttons: the public revision of the match, counted on from match to match; 0 before any."""
        return self.revision_of(None)

    @property
    def match_revision(self) -> int:
        """What stands in buttons that stay the same as long as a match lasts; 0 before any."""
        return self.revision - self.revision % REVISIONS_A_MATCH

    def revision_of(self, seat: Seat | None) -> int:
        """What stands in this seat's own buttons: the same, and its answers of which the table has not heard."""
        if self.match is None:
            return 0
        return self.match_number * REVISIONS_A_MATCH + self.match.revision_of(seat)


@dataclass(frozen=True, slots=True, repr=False)
class Change:
    """A table as it stands after something became durable, and what happened; told to whoever draws tables."""

    table: Table
    before: Table | None
    events: tuple[Event, ...] = ()
    acted: Seat | None = None

    @property
    def silent(self) -> bool:
        """Whether a seat has answered what the others do not know to be asked: to them nothing has happened."""
        before, table = self.before, self.table
        if before is None or before.match is None or table.match is None or before.match is table.match:
            return False
        return _outside(before) == _outside(table)

    def __repr__(self) -> str:
        return f"<Change of {self.table!r}>"


def _outside(table: Table) -> tuple[object, ...]:
    """What all see of a table whose match has made no public step: where it stands, its clock, who plays."""
    players = [holder and (holder.person, holder.computer, holder.autopilot) for holder in table.holders]
    return table.revision, table.state, table.deadline, players


class Refused(Exception):  # noqa: N818 - named as the table says it
    """The service will not do it and changed nothing; `message` says why (`tables-…`, or the engine's refusal)."""

    def __init__(self, message: Message, rule: str | None = None) -> None:
        super().__init__(message.key)
        self.message = message
        self.rule = rule


class Gone(Refused):
    """The table is closed, or never was."""

    def __init__(self) -> None:
        super().__init__(Message("tables-unknown"))


class Stale(Refused):
    """The table has moved on since the button was drawn: show the present state instead of an error."""

    def __init__(self, table: Table) -> None:
        super().__init__(Message("tables-stale"))
        self.table = table


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of a leaderboard, or one person's own figures."""

    game: str
    user: UserId
    name: str
    matches: int
    wins: int
    draws: int
    points: int
    """All match points that the person has scored."""
    moves: int = 0
    autopilot: int = 0
    """How many of the moves were made for the person, because the time had run out."""


class Outcome(StrEnum):
    """How a match ended for one person."""

    WON = "won"
    DREW = "drew"
    LOST = "lost"
    LEFT = "left"
    """Left before its end: counts as lost, without points."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished match, for one person who sat in it."""

    person: Person
    seat: Seat
    side: int
    points: int
    outcome: Outcome
    moves: int
    autopilot: int
