"""What stores need of a database, whichever it is; `bot.storage.opening` opens one."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from enum import Enum, StrEnum, auto
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar

from bot.storage.sql import Row, Statement

T = TypeVar("T")


class Use(Enum):
    """For what a database is opened."""

    BOT = auto()
    """A bot runs on it: the only one on an SQLite file, one of several on PostgreSQL. Nobody changes it meanwhile who
    needs it `ALONE`."""
    ALONE = auto()
    """No bot may run on it meanwhile."""
    BESIDE = auto()
    """Whatever else happens to it."""


class Problem(StrEnum):
    """Why a database cannot be opened."""

    UNUSABLE = "unusable"
    """No such folder, not writable, not a database, locked; the reason says more."""
    NO_DRIVER = "no-driver"
    """The package that speaks to it is not installed."""
    NO_SERVER = "no-server"
    PASSWORD = "password"  # noqa: S105 - not one
    """The server does not accept the user or the password."""
    NO_DATABASE = "no-database"
    NOT_ALLOWED = "not-allowed"
    """The user may not create tables in it, or not read or write those that are there."""


class CannotOpen(Exception):  # noqa: N818 - named as what happened
    """The database cannot be used. `where`: its path, or its address without the password."""

    def __init__(self, where: str, reason: str, problem: Problem = Problem.UNUSABLE) -> None:
        super().__init__(f"{where}: {reason}")
        self.where = where
        self.reason = reason
        self.problem = problem


class InUse(Exception):  # noqa: N818 - named as what happened
    """Another process uses the database so that it cannot be opened for this use as well."""


class Ask(Protocol):
    """Asks for the rows of a query."""

    async def __call__(self, sql: str, *values: Any) -> Sequence[Row]: ...


class DeletionList(Protocol):
    """A list of the deletions so far that does not go back with the database when an older copy is restored."""

    def entries(self) -> set[tuple[str, int]]:
        """The hash of each deleted person, with the time."""

    def complete(self, deletions: Iterable[Row]) -> None:
        """Adds the deletions that the list does not have; durable when this returns; raises `OSError`."""


class Database(Protocol):
    """An open database; it ends with `close` or by `async with`."""

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    async def close(self) -> None:
        """Finishes the pending writes; harmless when it is closed."""

    async def write(self, *statements: Statement) -> None:
        """Executes all statements or none; durable on return. Raises as `Writer.write`."""

    async def ask(self, sql: str, *values: Any) -> Sequence[Row]:
        """Executes a statement that changes rows, and returns its rows (`RETURNING`). Raises as `Writer.write`."""

    async def read(self, sql: str, *values: Any) -> Sequence[Row]:
        """The rows of a query; it does not wait for writes.

        Raises:
            Unsaved: the server is gone.
        """

    async def look(self, look: Callable[[Ask], Awaitable[T]]) -> T:
        """What `look` makes of the rows that it asks for, all of one moment. It awaits nothing else than its questions;
        SQLite runs it in the thread of a connection. Does not wait for writes; raises as `read`."""

    async def check(self) -> None:
        """Writes something, as a move would be.

        Raises:
            Unsaved: it cannot be saved.
        """

    async def wipe(self, person: str, traces: Collection[bytes]) -> bool:
        """Makes sure, as far as this database can, that none of these byte sequences is left in its files, all of them
        deleted with the person of this hash; whether that is so now. Where it may be so later, `finish_wiping` does it
        at the next start. Ends what `to_be_wiped` has marked."""

    async def finish_wiping(self) -> None:
        """Does what `wipe` has left; nothing can be written meanwhile."""

    @property
    def deletions(self) -> DeletionList | None:
        """The list of deletions beside the database; None where there is no such place."""
