"""The interfaces that the table service needs: clock, computer players, storage, and the listener for changes."""

from asyncio import Event
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Final, Protocol, TypeAlias

from bot.tables.admin_log import LogLine
from bot.tables.model import Change, Result, Table, TableId, UserId
from bot.tables.notices import Notice
from bot.tables.played import MatchRef, PlayedMatch
from bot.tables.rating import RatingChange
from engine.advice import Advice
from engine.choice import Choice
from engine.game import AnyGame, Hidden
from engine.match import Header


class Clock(Protocol):
    """The clock. Nothing in the bot sleeps or reads the time without it."""

    def now(self) -> datetime:
        """The present time, aware, in UTC."""

    async def wait(self, event: Event, until: datetime | None = None) -> bool:
        """Waits for the event: True when it is set, False when `until` comes first."""


class Think(Protocol):
    """Asks a computer player for its decision, outside the event loop where it takes long."""

    def __call__(
        self, player: str, game: AnyGame, view: Any, information_state: Any, choice: Choice, seed: int
    ) -> Awaitable[str]:
        """The text of a legal action; never raises, whatever the computer player does."""


class Advise(Protocol):
    """Asks what a person could do, outside the event loop where it takes long."""

    def __call__(self, game: AnyGame, view: Any, information_state: Any, seed: int) -> Awaitable[tuple[Advice, ...]]:
        """Answers for the viewer, who is on turn: the best one, then others to compare it with; at times none.

        Raises:
            Exception: the game fails.
        """


Tell: TypeAlias = Callable[[Change], None]
"""Called after every saved change, without waiting for it; its drawing may be lost without harm."""


LEASE: Final = timedelta(seconds=30)
"""How long a table that is due belongs to whoever claimed it; if it is still due after that, anybody may claim it."""


class Awaited(StrEnum):
    """What a table waits for, and does itself when the time comes."""

    TURN = "turn"
    """A person's move; the autopilot plays it when the time runs out."""
    FORCED = "forced"
    """A person's only possible answer, or the card that they queued, which the table gives after a moment."""
    COMPUTER = "computer"
    """A move of a computer player or of the autopilot."""
    READING = "reading"
    """A computer's lead to the next trick, while the only person looks at the last one."""
    DEAL = "deal"
    """The next deal."""
    IDLE = "idle"
    """Any operation in a lobby, in a pause or at a finished table, which closes when none comes; in a match without a
    clock, its only person, without whom it is paused."""

    @property
    def of_a_computer(self) -> bool:
        """Whether it is a move of a computer player or of the autopilot."""
        return self in (Awaited.COMPUTER, Awaited.READING)


@dataclass(frozen=True, slots=True)
class Due:
    """What a table waits for, and when it does that itself; a table has at most one."""

    awaited: Awaited
    at: datetime


@dataclass(frozen=True, slots=True, repr=False)
class SavedMatch(Hidden):
    """A match as stored: the first line of its record, the revision of its rules, whether it is rated, the texts of the
    closing digest of its record if it is finished (`Table.digest`), the texts of the further lines."""

    header: Header
    rules: int
    rated: bool
    digest: str | None
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True, repr=False)
class SavedTable(Hidden):
    """A table as stored: `table` has no match yet, which `restore.fold` makes from `match`."""

    table: Table
    match: SavedMatch | None
    due: Due | None
    version: int = 0
    """Grows with every change of the table, and whenever a unit takes it over."""


@dataclass(frozen=True, slots=True, repr=False)
class Finished(Hidden):
    """A match with the times of its lines, for its record; `at` is its end, None while it is being played."""

    match: SavedMatch
    times: tuple[datetime, ...]
    at: datetime | None


class Conflict(Exception):  # noqa: N818 - named as what happened
    """Another writer was first, or the cause is known already; nothing was saved."""


class Unsaved(Exception):  # noqa: N818 - named as what happened
    """Storage failed (disk full, locked, gone); nothing was saved."""


class InDoubt(Unsaved):
    """Another server of the database took over just then: whether it was saved shows what that one has."""


class Unreadable(Exception):  # noqa: N818 - named as what is the case
    """A stored row has a value that nothing can be made of; `column` names its column, never the value."""

    def __init__(self, column: str) -> None:
        super().__init__(column)
        self.column = column


class FinishedStore(Protocol):
    """What of the tables that are over, or cannot be read, is asked in several places."""

    async def finished(self, table: TableId, number: int | None) -> Finished | None:
        """The match with this number (None: the last) of a table, open or closed.

        Raises:
            Unreadable: its rows cannot be read.
        """

    async def holds(self, table: TableId) -> bool:
        """Whether a table with this id is stored and not closed, readable or not."""


class Store(FinishedStore, Protocol):
    """The storage of tables, for the unit of one shard. A change is durable once `save` returns."""

    async def wake(self, now: datetime) -> Sequence[SavedTable]:
        """Returns all open tables of the shard at a start, oldest first, with their deadlines after the downtime.

        Adds the time since the last sign of life (`alive`, or the newest move of an open table) to the deadlines of
        turns and idle tables. What a table does by itself keeps its time, and is due at once if that has passed. Ends
        all claims. Whoever has woken the shard before claims nothing more, and saves nothing that builds on what they
        know. A table whose row cannot be read is left out, which is logged; it stays stored.
        """

    async def alive(self, now: datetime) -> None:
        """Stores a sign of life, from which the next start measures the downtime."""

    async def table(self, table: TableId) -> SavedTable | None:
        """The open table with this id as stored; None when it is closed, unknown or unreadable."""

    async def save(
        self,
        before: Table | None,
        after: Table,
        *,
        version: int = 0,
        due: Due | None,
        at: datetime,
        cause: int | None = None,
        results: Sequence[Result] = (),
        told: LogLine | None = None,
        elsewhere: bool = False,
    ) -> tuple[RatingChange, ...]:
        """Saves, in one transaction, all that differs between `before` (None: a new table) and `after`: the table, its
        seats, the new lines of its match (with the time and the cause), what it waits for, the results of a match that
        has ended, what the server's log tells of it (`told`), and, where the match is rated, what it changes in the
        ratings of its players, which is returned. Every change adds 1 to the version of the table; `version` is the
        version of `before`. The table is claimed with it until `LEASE` after it is due, so that whoever saved it need
        not claim it then. `elsewhere`: another unit has the table,
        is told of the change with it, and claims it itself.

        Raises:
            Conflict: the table is stored in another version (another writer was first), or the cause is known.
            Unsaved: the change cannot be saved.
        """

    async def claim(self, now: datetime, until: datetime, maximum: int) -> Sequence[TableId]:
        """Claims at most `maximum` due tables, the most overdue first; nobody else gets them before `until`.

        Raises:
            Unsaved: storage failed.
        """

    async def tell(self, notice: Notice) -> None:
        """Tells all units; raises `Unsaved`."""

    async def versions(self, table: TableId | None, user: UserId | None, channel: int) -> Mapping[TableId, int]:
        """The versions of the open tables of all units that have this id, that this user is at, has left or waits for,
        or that are in this channel (0: of none)."""

    async def versions_that_know(self, user: UserId) -> Mapping[TableId, int]:
        """The versions of all open tables that may have the id of this user, and perhaps of others."""

    async def empty(self) -> bool:
        """Whether no table at all is open, of any unit."""

    async def known(self, table: TableId, cause: int) -> bool:
        """Whether this cause made a move in a match of the table, or started one, already."""

    async def opened(self, cause: int) -> TableId | None:
        """The table that this cause opened, if any."""


class MatchStore(FinishedStore, Protocol):
    """The storage of finished matches. They are put there by `Store.save`, with their last move."""

    async def played(self, ref: MatchRef) -> PlayedMatch | None:
        """This match, if it is over; None where there is none, or its rows cannot be read."""

    async def played_by(self, user: UserId, game: str | None, *, skip: int, limit: int) -> Sequence[PlayedMatch]:
        """At most `limit` of the user's finished matches of one game, or (None) of all, the newest first, without the
        first `skip`."""

    async def count_played_by(self, user: UserId, game: str | None) -> int:
        """How many finished matches of one game, or (None) of all, the user has."""

    async def played_in(self, guild: int, limit: int) -> Sequence[PlayedMatch]:
        """The newest finished matches of a server, at most so many."""


class AdministrationStore(Protocol):
    """The storage of what those who manage a server decide; each change is saved with its line of the log.

    What changes something raises `Unsaved` where storage fails. A second line of the same interaction is left out.
    """

    async def person_key(self) -> bytes:
        """The key of the hashes of persons, which is made once."""

    async def exclusions(self) -> Mapping[tuple[int, str], bool]:
        """All exclusions, by server and hash: whether they end matches at once."""

    async def unrated(self) -> Sequence[int]:
        """The servers that have matches never rated."""

    async def exclude(self, line: LogLine, person_hash: str, *, at_once: bool) -> None:
        """Stores that the server excludes this person, whom its leaderboards list no more; it replaces an earlier
        exclusion."""

    async def unlist(self, guild: int, user: UserId) -> None:
        """The leaderboards of the server do not list this person, whom it excludes, since they have played on."""

    async def let_back(self, line: LogLine, person_hash: str) -> None:
        """Deletes the exclusion, if there is one."""

    async def reset_ladder(self, line: LogLine, game: str) -> None:
        """The leaderboard of the server for this game begins anew."""

    async def log(self, guild: int, since: datetime, *, page: int) -> tuple[Sequence[LogLine], int]:
        """One page of the server's log, newest first, of what was done later than `since`; and how many lines there
        are. Lines that cannot be read are left out."""

    async def forget(self, until: datetime) -> None:
        """Deletes the lines of all servers about what was done until then."""
