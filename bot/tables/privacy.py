"""What is stored about a person: shown, exported, deleted, wherever they play.

A deletion first lets the person leave all tables, which forget them (`former`); then one transaction deletes the rest;
then what was deleted is overwritten. It may be repeated at any time, and does nothing where nothing is left.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Protocol

from bot.tables.model import Table, UserId
from bot.tables.ports import Clock
from bot.tables.service import Tables

TRIES: Final = 3
"""How often a deletion looks for what has been written meanwhile."""


class PrivacyStore(Protocol):
    """The storage of what is known about people."""

    async def counts(self, user: UserId) -> Mapping[str, int]:
        """How many rows of each kind are stored about the user; kinds without rows are left out."""

    async def first_result(self, user: UserId) -> datetime | None:
        """When the first of the user's stored results came about."""

    async def export(self, user: UserId) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """All that is stored about the user, by kind, ready for JSON; no secrets and no ids of others."""

    async def traces(self, user: UserId) -> Collection[bytes]:
        """How the user's id and names are written in the files."""

    async def delete(self, user: UserId, at: datetime) -> None:
        """Deletes all of it in one transaction.

        Raises:
            Unsaved: it cannot be saved; nothing was deleted.
        """

    async def wipe(self, user: UserId, traces: Collection[bytes]) -> bool:
        """Overwrites what was deleted of this user; whether none of these traces is left in the files now."""


@dataclass(frozen=True, slots=True)
class Stored:
    """What is stored about a person: numbers of rows by kind (`PrivacyStore.counts`), and since when."""

    counts: Mapping[str, int]
    since: datetime | None

    def of(self, *kinds: str) -> int:
        """How many rows there are of these kinds."""
        return sum(self.counts.get(kind, 0) for kind in kinds)


class Privacy:
    """Shows, exports and deletes what is stored about one person."""

    def __init__(self, store: PrivacyStore, tables: Tables, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._deleting: set[UserId] = set()

    async def stored(self, user: UserId) -> Stored:
        """What is stored about the user."""
        return Stored(await self._store.counts(user), await self._store.first_result(user))

    async def export(self, user: UserId) -> Mapping[str, Any]:
        """The content of the file that the user gets."""
        return {
            "user": str(user),
            "exported_at": self._clock.now().isoformat(),
            **await self._store.export(user),
        }

    def is_deleting(self, user: UserId) -> bool:
        """Whether the user's data are just being deleted, so that nothing else of theirs is to be served."""
        return user in self._deleting

    @contextmanager
    def deleting(self, user: UserId) -> Iterator[None]:
        """During the block the user's data are being deleted."""
        self._deleting.add(user)
        try:
            yield
        finally:
            self._deleting.discard(user)

    async def delete(self, user: UserId) -> list[Table]:
        """Deletes all that is stored about the user, who leaves all tables; those that knew them, as they are now.

        Raises:
            Refused, Unsaved: it cannot be saved; what was deleted until then is, and it can be tried again.
        """
        traces, known, now = await self._store.traces(user), list[Table](), self._clock.now()
        deleted = False
        for _ in range(TRIES):  # an operation of theirs may have been under way
            left = await self._tables.forget(user)
            known += left
            if not left and not await self._store.counts(user):
                break
            await self._store.delete(user, now)
            deleted = True
        if deleted:
            await self._store.wipe(user, traces)
        return known
