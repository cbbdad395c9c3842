"""What the table service needs from outside: time, thinking, storage and somebody to tell."""

from asyncio import Event
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, Protocol, TypeAlias

from bot.tables.model import Change, Result, Standing, Table, TableId, UserId
from engine.game import AnyGame, Choice, Hidden
from engine.match import Header


class Clock(Protocol):
    """Time. Nothing in the bot sleeps or asks for the time by itself."""

    def now(self) -> datetime:
        """The present time, aware, in UTC."""

    async def wait(self, event: Event, until: datetime | None = None) -> bool:
        """Wait for the event: True when it is set, False when `until` comes first."""


class Think(Protocol):
    """A computer player's decision, off the event loop where it takes long."""

    def __call__(
        self, player: str, game: AnyGame, view: Any, information_state: Any, choice: Choice, seed: int
    ) -> Awaitable[str]:
        """The text of a legal action. Budget and fallback are the thinker's own affair; it always answers."""


Tell: TypeAlias = Callable[[Change], None]
"""Told after every commit, at once and without waiting; what it draws may be lost without harm."""


class Awaited(StrEnum):
    """What a table waits for."""

    TURN = "turn"
    """A person's move, until his time runs out."""
    FORCED = "forced"
    """A person's only possible answer, which the table gives for him after a moment."""
    COMPUTER = "computer"
    """A move of a computer player or of the autopilot."""
    DEAL = "deal"
    """The next deal."""
    IDLE = "idle"
    """Somebody to do something in a lobby or at a finished table, before it closes."""


@dataclass(frozen=True, slots=True)
class Due:
    """What happens by itself at a table, and when; a table has at most one."""

    awaited: Awaited
    at: datetime


@dataclass(frozen=True, slots=True, repr=False)
class SavedMatch(Hidden):
    """A match as storage knows it: its first line, the revision of its rules, the texts of its further lines."""

    header: Header
    rules: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True, repr=False)
class SavedTable(Hidden):
    """A table as storage knows it: without its match, which is yet to be folded."""

    table: Table
    match: SavedMatch | None
    due: Due | None


@dataclass(frozen=True, slots=True, repr=False)
class Finished(Hidden):
    """A match with all its marks, for its record; `at` is None while it is being played."""

    match: SavedMatch
    times: tuple[datetime, ...]
    at: datetime | None


class Conflict(Exception):  # noqa: N818 - named as what happened
    """Another writer was first, or this cause is known already; nothing was saved."""


class Unsaved(Exception):  # noqa: N818 - named as what happened
    """Storage could not save (disk full, locked, gone); nothing was saved."""


class Store(Protocol):
    """Storage of tables. What `save` has returned from is durable."""

    async def wake(self, now: datetime) -> Sequence[SavedTable]:
        """Give all open tables, oldest first, after the time that nobody was here.

        People get back the time since the last sign of life (`alive`, or the newest move of an open table): it is added
        to the deadlines of turns and idle tables. What the table does by itself keeps its time, and is due at once
        where that time has passed. All leases end.
        """

    async def alive(self, now: datetime) -> None:
        """Leave a sign of life."""

    async def table(self, table: TableId) -> SavedTable | None:
        """One open table as it is stored."""

    async def save(
        self,
        before: Table | None,
        after: Table,
        *,
        due: Due | None,
        at: datetime,
        cause: int | None = None,
        results: Sequence[Result] = (),
    ) -> None:
        """Make durable, in one transaction, all that differs: the table, its seats, its match's new lines (marked with
        the time and the cause), what it waits for, and the results of a match that has ended. The version of `after`
        is one more than that of `before`.

        Raises:
            Conflict: the table is stored in another version than `before` (another writer was first), or the cause is
                known.
            Unsaved: it cannot be saved.
        """

    async def claim(self, now: datetime, until: datetime, maximum: int) -> Sequence[TableId]:
        """Some tables that have something due, the longest due first; nobody else gets them before `until`.

        Raises:
            Unsaved: it cannot be saved.
        """

    async def known(self, table: TableId, cause: int) -> bool:
        """Whether this cause has moved or started a match of the table already."""

    async def opened(self, cause: int) -> TableId | None:
        """The table that this cause opened."""

    async def finished(self, table: TableId, number: int | None) -> Finished | None:
        """A match of the table, open or closed: with this number, or its last one."""

    async def leaderboard(self, game: str, guild: int | None, limit: int) -> Sequence[Standing]:
        """By wins, then points, then fewest matches."""

    async def stats(self, user: UserId, game: str | None, guild: int | None) -> Sequence[Standing]:
        """A line a game, by game."""
