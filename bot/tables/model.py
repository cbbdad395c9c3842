"""The values that the table service takes and gives: tables, changes of tables, refusals, results; all frozen.

The states of a table: lobby → playing ⇄ paused → finished → (rematch) lobby or playing; any of them → closed.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Final, Literal, NewType

from bot.tables.rating import RatingChange
from engine.cards import Card, Seat
from engine.game import Event
from engine.match import Match
from engine.message import Message
from engine.players import CAREFUL

TableId = NewType("TableId", str)
"""Short and unguessable letters and digits, which the ids of buttons contain."""
UserId = NewType("UserId", int)


class TableState(StrEnum):
    """The state of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    """No clock runs and nobody moves until its players resume: they agreed to a pause, or all of them are gone."""
    FINISHED = "finished"
    CLOSED = "closed"
    SUSPENDED = "suspended"
    """Its log comes from another revision of the rules or cannot be read to the end: nothing is lost, nobody plays."""


class Pace(StrEnum):
    """The pace, which sets the time for a turn."""

    LIVE = "live"
    RELAXED = "relaxed"
    ASYNC = "async"


TURN_TIME: Final[Mapping[Pace, timedelta]] = {
    Pace.LIVE: timedelta(seconds=45),
    Pace.RELAXED: timedelta(minutes=10),
    Pace.ASYNC: timedelta(hours=24),
}
RESERVE: Final[Mapping[Pace, timedelta]] = {pace: timedelta(seconds=120 * (pace is Pace.LIVE)) for pace in Pace}
"""The time that each player has beyond the turns, once in a match."""
MISSES_TO_AUTOPILOT: Final = 2
PERSONS_TO_RATE: Final = 2
REVISIONS_A_MATCH: Final = 100_000
"""Each match of a table begins at the next multiple, so that a button of one match is stale in the next."""


@dataclass(frozen=True, slots=True)
class Delays:
    """The delays of what a table does by itself; a pair is the shortest and the longest, zero in tests."""

    computer: tuple[timedelta, timedelta] = (timedelta(milliseconds=800), timedelta(milliseconds=1500))
    """Before a computer player or the autopilot moves; one that thinks long does so meanwhile."""
    forced: tuple[timedelta, timedelta] = (timedelta(seconds=1), timedelta(seconds=3))
    """Before the table gives a player's only possible answer: random, so that the time reveals nothing."""
    next_deal: timedelta = timedelta(seconds=8)
    """Before the next deal, so that players can read the result of the last."""
    idle: Mapping[Pace, timedelta] = field(
        default_factory=lambda: {
            Pace.LIVE: timedelta(minutes=15),
            Pace.RELAXED: timedelta(hours=2),
            Pace.ASYNC: timedelta(hours=24),
        }
    )
    """Until a lobby or a finished table closes when nobody does anything."""
    paused: timedelta = timedelta(days=30)
    """Until a table closes whose players agreed to a pause."""
    deserted: timedelta = timedelta(days=7)
    """Until a table closes in whose match no person is present."""
    reading: timedelta = timedelta(seconds=60)
    """Before a computer leads to the next trick, where the only person is looking at the last one."""
    unclocked: timedelta = timedelta(hours=24)
    """Until a match without a clock is paused when its only person does nothing."""

    def times(self, factor: float) -> "Delays":
        """The delays multiplied by the factor, which the host sets; those until a table closes stay as they are."""
        computer, forced = ((minimum * factor, maximum * factor) for minimum, maximum in (self.computer, self.forced))
        return replace(self, computer=computer, forced=forced, next_deal=self.next_deal * factor)


@dataclass(frozen=True, slots=True)
class Person:
    """A user, with the name shown in this server."""

    id: UserId
    name: str


@dataclass(frozen=True, slots=True)
class Place:
    """The server of a table and the channel where it was opened; a table in direct messages has no guild.

    `thread`: the thread of that channel in which the table is shown; None: in the channel itself.
    """

    guild: int | None
    channel: int
    thread: int | None = None

    @property
    def shown(self) -> int:
        """The channel or thread that has the table's message."""
        return self.channel if self.thread is None else self.thread

    def includes(self, channel: int) -> bool:
        """Whether this is the channel or the thread of the table."""
        return channel in (self.channel, self.thread)


@dataclass(frozen=True, slots=True)
class Holder:
    """The holder of a seat: a person, or, when that is None, the computer player of this name (`engine.players`)."""

    person: Person | None
    computer: str | None = None
    autopilot: bool = False
    misses: int = 0
    """Turns in a row whose time ran out."""
    reserve: timedelta = timedelta(0)
    left: Person | None = None
    """The person who left this seat to the computer during the current match."""
    kicked: bool = False
    """Whether that person was kicked out, and may not take the seat back."""
    kicked_by: UserId | None = None
    """The host who did so alone in a rated match, although they were there: it counts nothing for them."""
    waiting: Person | None = None
    """Who takes this computer's seat with the next deal."""
    newcomer: bool = False
    """Whether the person took the seat from a computer during the match, so that it counts nothing for them."""
    out: tuple[Person, ...] = ()
    """Who else was kicked out of this seat, first whoever had it when the match began (id 0: a computer)."""
    unspent: timedelta | None = field(default=None, compare=False)
    """What was left of the time (reserve included) when the person moved last; None without a clock. Not stored."""
    queued: Card | None = field(default=None, repr=False)
    """The card that the person wants to play next, if it is legal then; nobody else knows of it."""
    given: tuple[Card, ...] = field(default=(), compare=False, repr=False)
    """The cards that the table has played for the person in this deal since they acted, since no other could be played.
    Not stored."""


class ProposalKind(StrEnum):
    """What one person proposes to the others during a match."""

    END = "end"
    """The match ends without a result, and the table closes: with the consent of every person who is present."""
    FINISH = "finish"
    """The match ends with the deal under way, by the rules of its game, and counts: with the same consent as `END`."""
    KICK = "kick"
    """A person has to leave the match: by the votes of more than half of the other persons."""
    TAKE_BACK = "take-back"
    """The proposer takes their last move back, and all that others have done since: with the same consent as `END`."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal on which the persons at a table decide; `bot.tables.proposals` says whose answers it needs.

    `seat`: the seat that it is about. `agreed` holds the proposer, too. Who neither agreed nor declined is still asked.
    `cause`: the id of the interaction that proposed it; None where an earlier version has stored it.
    """

    what: ProposalKind
    by: UserId
    seat: Seat | None = None
    agreed: frozenset[UserId] = frozenset()
    declined: frozenset[UserId] = frozenset()
    cause: int | None = None

    @property
    def key(self) -> str:
        """Tells this proposal from all others, whoever has answered it meanwhile; in buttons."""
        seat = "-" if self.seat is None else self.seat
        return f"{self.what}.{self.by}.{seat}" if self.cause is None else str(self.cause)

    def takes_back(self, seat: Seat) -> bool:
        """Whether this seat proposes to take its last move back."""
        return self.what is ProposalKind.TAKE_BACK and self.seat == seat


@dataclass(frozen=True, slots=True)
class News:
    """What the table is told about its players: `person` has left, was removed, is back in a seat left in this match,
    is not the host any more, has closed the table, was taken out of it by its server, has taken back their last move or
    claimed the rest, plays from now on in a computer's seat, was absent when the others agreed to a rematch (and so the
    `others`); or of a proposal: who was kicked out (by the host, or voted out) or stays, whose proposal all agreed to,
    who has declined or withdrawn it, or without whom it is dropped. `host`: who is the host by it. `reason`: why the
    table was closed, or they were taken out. `because`: what led to it, or was told before. Not stored."""

    what: Literal[
        "left", "removed", "back", "handed", "ended", "took-back",
        "kicked", "voted-out", "kick-declined", "ended-together", "end-declined", "withdrawn", "take-back-declined",
        "claimed", "took-seat", "turned-away", "dropped", "kicked-rated", "absent", "put-out", "finish-declined",
    ]  # fmt: skip
    person: Person
    host: Person | None = None
    reason: str = ""
    others: tuple[Person, ...] = ()
    because: "News | None" = None


@dataclass(frozen=True, slots=True, repr=False)
class Table:
    """A table at one moment. `match` is the current or just finished match; None in the lobby."""

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
    """The deadline that players see: when the time of the seat on turn runs out (reserve included), the next deal
    begins, or an idle lobby, finished or paused table closes. None when it waits for nobody, or for its only person."""
    agreed: frozenset[UserId] = frozenset()
    """The persons who asked for what needs everybody: a pause in play, to resume in a pause, a rematch at the end."""
    proposal: Proposal | None = None
    """What else one person has proposed in the match, and who has answered; at most one at a time."""
    last_proposed: int | None = None
    """The id of the interaction that has proposed something last; delivered again, it proposes nothing."""
    extended: bool = False
    """Whether the turn is longer by the time of a turn, since its player showed that they are there."""
    expired: bool = False
    """Whether the table closed because nobody did anything."""
    news: News | None = None
    """Until somebody joins or the next deal begins; a take-back until a move; who left or is host a deal longer."""
    earlier_news: News | None = field(default=None, compare=False)  # told before this deal, so not in the next
    wants_thread: bool = False
    """Whether a thread is to be started for the table as soon as a match begins."""
    starts_full: bool = False
    """Whether the match begins as soon as somebody has taken the last seat."""
    level: str = CAREFUL
    """How well computers play here where nobody says it of one of them (`engine.players.LEVELS`)."""
    wants_rated: bool = True
    """Whether the next match is to be rated, where enough people play it."""
    rated: bool = False
    """Whether the present or just finished match is rated: decided when it begins, and never changed."""
    rating_changes: tuple[RatingChange, ...] = field(
        default=(), compare=False
    )  # the best first; none while it is played
    unhurried: bool = field(default=False, compare=False)  # its only person, a beginner, looks at each trick
    reading: bool = field(default=False, compare=False)
    """Whether they are looking at the trick just taken: after a start as the stored `Awaited.READING` says. A start at
    another moment leaves the rest of the deal without pauses."""
    digest: str | None = None
    """The closing digest of the finished match's record; None without one, as where its deals have no seals."""

    def __repr__(self) -> str:
        return f"<Table {self.id} {self.game} {self.state}>"

    def seat_of(self, user: UserId) -> Seat | None:
        """The seat that this user holds, or None."""
        held = (seat for seat, it in enumerate(self.holders) if it and it.person and it.person.id == user)
        return next(map(Seat, held), None)

    def left_by(self, user: UserId) -> Seat | None:
        """The seat that this user left in the match under way and may take back, or None."""
        if self.state not in (TableState.PLAYING, TableState.PAUSED, TableState.SUSPENDED):
            return None
        for number, holder in enumerate(self.holders):
            if holder is not None and holder.left is not None and holder.left.id == user:
                return None if holder.kicked else Seat(number)
        return None

    def confers(self, user: UserId) -> tuple[Seat, ...]:
        """The seats to which this user may now speak in private, by the rules of the current deal."""
        match = self.match if self.state in (TableState.PLAYING, TableState.PAUSED) else None
        seat = self.seat_of(user)
        return match.game.confers(match.view(seat)) if match is not None and seat is not None else ()

    def confidants(self, user: UserId) -> tuple[Person, ...]:
        """The persons at the seats of `confers`; computer players are left out."""
        holders = [self.holders[seat] for seat in self.confers(user)]
        return tuple(holder.person for holder in holders if holder is not None and holder.person is not None)

    @property
    def taken(self) -> int:
        """The number of seats that are held."""
        return len(self.holders) - self.holders.count(None)

    @property
    def people(self) -> tuple[Person, ...]:
        """The persons at the table, in seat order."""
        return tuple(holder.person for holder in self.holders if holder is not None and holder.person is not None)

    @property
    def left(self) -> tuple[Person, ...]:
        """The persons who have left the present match and have no seat any more, in seat order."""
        return tuple(who for it in self.holders if it for who in (*it.out, it.left) if who and who.id)

    @property
    def waiting(self) -> tuple[Person, ...]:
        """The persons who take a computer's seat with the next deal, in seat order."""
        return tuple(holder.waiting for holder in self.holders if holder is not None and holder.waiting is not None)

    @property
    def deserted(self) -> bool:
        """Whether no person is present in the match, all having left it or being on autopilot, and nobody waits."""
        return not self.waiting and all(it is None or it.person is None or it.autopilot for it in self.holders)

    @property
    def may_be_rated(self) -> bool:
        """Whether a match that began now would be rated: the host wants it, and enough persons are seated."""
        return self.wants_rated and len(self.people) >= PERSONS_TO_RATE

    @property
    def clocked(self) -> bool:
        """Whether the turns of persons have a time: only where another person may be waiting for them."""
        return len(self.people) + len(self.waiting) > 1

    @property
    def revision(self) -> int:
        """The number in buttons: the public revision of the match; grows from match to match, 0 before the first."""
        return self.revision_of(None)

    @property
    def match_revision(self) -> int:
        """The number in buttons that stay valid during a whole match; 0 before the first."""
        return self.revision - self.revision % REVISIONS_A_MATCH

    def revision_of(self, seat: Seat | None) -> int:
        """The number in this seat's own buttons: counts its private answers too."""
        if self.match is None:
            return 0
        return self.match_number * REVISIONS_A_MATCH + self.match.revision_of(seat)


@dataclass(frozen=True, slots=True, repr=False)
class Change:
    """A saved change of a table: the table after and before it, and the events; the Discord side redraws from it."""

    table: Table
    before: Table | None
    events: tuple[Event, ...] = ()
    acted: Seat | None = None

    @property
    def silent(self) -> bool:
        """Whether the change is a private answer or a queued card, of which the other players learn nothing."""
        before, table = self.before, self.table
        if before is None or before.match is None or table.match is None:
            return False
        return self.queues if before.match is table.match else _visible(before) == _visible(table)

    @property
    def queues(self) -> bool:
        """Whether the change is a card that somebody has queued, or has taken back from there."""
        before, table = self.before, self.table
        if before is None or before.match is not table.match or before.holders == table.holders:
            return False  # a request for a pause and the like leave the holders equal, and everybody is to see it
        return _without_queues(before) == _without_queues(table) and _visible(before) == _visible(table)

    def __repr__(self) -> str:
        return f"<Change of {self.table!r}>"


def _visible(table: Table) -> tuple[object, ...]:
    """What everybody sees of a table apart from public steps of the match: its state, its deadline, its players."""
    players = [holder and (holder.person, holder.computer, holder.autopilot) for holder in table.holders]
    return table.revision, table.state, table.deadline, players


def _without_queues(table: Table) -> tuple[Holder | None, ...]:
    """The holders of the seats without their queued cards."""
    return tuple(holder and replace(holder, queued=None) for holder in table.holders)


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not an error
    """The service refuses the operation and changed nothing.

    `message` says why (`tables-…`, or the engine's refusal); `rule` is the paragraph of the rule.
    """

    def __init__(self, message: Message, rule: str | None = None) -> None:
        super().__init__(message.key)
        self.message = message
        self.rule = rule


class Gone(Refused):
    """The table is closed, or never existed."""

    def __init__(self) -> None:
        super().__init__(Message("tables-unknown"))


class Stale(Refused):
    """The button is older than the state of the table; the reply shows the present state instead of an error."""

    def __init__(self, table: Table) -> None:
        super().__init__(Message("tables-stale"))
        self.table = table


class Outcome(StrEnum):
    """How a match ended for one person."""

    WON = "won"
    DREW = "drew"
    LOST = "lost"
    LEFT = "left"
    """Left the match before its end: counts as lost."""


class Credit(StrEnum):
    """What of a result counts for its person; stored with it, so that figures are counted the same at any time."""

    FULL = "full"
    LOSS = "loss"
    """The match may be lost, never gained by: the person left it or, as its host, kicked somebody out alone, or the
    computer gave more than a quarter of their answers. It counts as played, not as won or drawn, and without points
    above zero."""
    GAIN = "gain"
    """The match may be gained by, never lost: the computer gave more than a quarter of a partner's answers, or the host
    kicked the partner out alone. If it is lost, it counts as not played."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a finished match for one person."""

    person: Person
    seat: Seat
    side: int
    points: int  # of the side, whatever of them counts
    outcome: Outcome
    moves: int
    """The answers of the seat without those of the computer that had it after the person left."""
    autopilot: int
    """How many of these moves the autopilot made after the time had run out."""
    credit: Credit
