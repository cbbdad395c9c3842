"""What is stored about a person: counted, exported, deleted."""

import asyncio
import logging
import re
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from bot.storage.database import Database
from bot.storage.person_key import person_key
from bot.storage.personal import PERSONAL, Personal
from bot.storage.sections import SECTIONS, Section
from bot.storage.sql import LATEST, Row, Statement, instant, lock, moment, statement
from bot.storage.sqlite.traces import id_traces
from bot.storage.wipe_marks import to_be_wiped
from bot.tables.model import UserId
from bot.tables.person_hash import person_hash

PUT_DELETION: Final = "INSERT INTO deletion (person_hash, at) VALUES ($1, $2) ON CONFLICT DO NOTHING"
DELETIONS: Final = "SELECT person_hash, at FROM deletion ORDER BY at"
FIRST_RESULT: Final = "SELECT min(finished_at) FROM result WHERE user_id = $1"
EXACT: Final = 2**53
"""From here on JSON's readers may round a number, so it is written as a text."""
ID: Final = re.compile(r"\b\d{1,20}\b", re.ASCII)
"""A number that may be an id."""
_log = logging.getLogger(__name__)


class SqlPrivacyStore:
    """The `PrivacyStore` of `bot.tables.privacy`, in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._list = database.deletions

    async def counts(self, user: UserId) -> Mapping[str, int]:
        """How many rows there are of each section of the export; sections without rows are left out."""
        counts = {section.name: await self._count(section, user) for section in SECTIONS}
        return {name: count for name, count in counts.items() if count}

    async def first_result(self, user: UserId) -> datetime | None:
        """When the user's first stored match ended."""
        ((at,),) = await self._database.read(FIRST_RESULT, user)
        return moment(at) if at is not None else None

    async def export(self, user: UserId) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """All that is stored about the user, section by section: times in ISO format, ids as texts."""
        sections = {section.name: await self._rows(section, user) for section in SECTIONS}
        return {name: rows for name, rows in sections.items() if rows}

    async def traces(self, user: UserId) -> Collection[bytes]:
        """The user's id and names as they are in the files."""
        names = [name for personal in PERSONAL for name in await self._names(personal, user)]
        return {*id_traces(user), *names}

    async def delete(self, user: UserId, at: datetime) -> None:
        """Delete all of it in one transaction, and note that in the list of deletions.

        Raises:
            Unsaved: it cannot be saved; nothing was deleted.
        """
        hashed = await self._hash_of(user)
        await self._database.write(
            *lock(user),
            *(_forgetting(personal, user) for personal in PERSONAL),
            statement(PUT_DELETION, hashed, instant(at)),
            to_be_wiped(hashed),
        )
        await self._complete_list()

    async def wipe(self, user: UserId, traces: Collection[bytes]) -> bool:
        """Overwrite what was deleted of this user; whether none of these traces is left in the files."""
        return await self._database.wipe(await self._hash_of(user), traces)

    async def finish_wiping(self) -> None:
        """Overwrite what could not be overwritten at once; that may take a while, in which nothing can be written."""
        await self._database.finish_wiping()

    async def to_repeat(self) -> Sequence[UserId]:
        """Of whom something is stored although it was deleted: the database is a copy from before that."""
        if self._list is None:
            return ()
        missing = self._list.entries() - {tuple(row) for row in await self._database.read(DELETIONS)}
        hashes = {hashed for hashed, _ in missing}
        if not hashes:
            return ()
        ids = {user for personal in PERSONAL for user in await self._ids(personal)}
        key = await person_key(self._database)
        return [UserId(user) for user in sorted(ids) if person_hash(key, user) in hashes]

    async def agree_on_deletions(self) -> None:
        """Let the database and the list beside it have the same deletions: all of them have been carried out by now.

        Else who comes back after a deletion that is in the list alone would be deleted again at each start.
        """
        if self._list is None:
            return
        missing = self._list.entries() - {tuple(row) for row in await self._database.read(DELETIONS)}
        if missing:
            await self._database.write(*(statement(PUT_DELETION, hashed, at) for hashed, at in sorted(missing)))
        await self._complete_list()

    async def _complete_list(self) -> None:
        if self._list is None:
            return
        deletions = await self._database.read(DELETIONS)
        try:
            await asyncio.to_thread(self._list.complete, deletions)
        except OSError as error:  # the next deletion, or the next start, adds it
            _log.warning("the list of deletions was not written", extra={"error": type(error).__name__})

    async def _hash_of(self, user: UserId) -> str:
        return person_hash(await person_key(self._database), user)

    async def _count(self, section: Section, user: UserId) -> int:
        ((count,),) = await self._database.read(section.count, user)
        return int(count)

    async def _rows(self, section: Section, user: UserId) -> list[dict[str, Any]]:
        rows = await self._database.read(section.rows, user)
        return await asyncio.to_thread(_objects, section.keys, rows)

    async def _ids(self, personal: Personal) -> list[int]:
        """All ids in the column, and other numbers where it is a text."""
        return [int(id) for (value,) in await self._database.read(personal.ids) for id in ID.findall(str(value))]

    async def _names(self, personal: Personal, user: UserId) -> list[bytes]:
        """The user's names in these rows, as they are stored."""
        places = range(len(personal.named))
        return [name.encode() for place in places for (name,) in await self._database.read(personal.named[place], user)]


def _forgetting(personal: Personal, user: UserId) -> Statement:
    return statement(personal.forget, user)


def _objects(keys: Sequence[str], rows: Sequence[Row]) -> list[dict[str, Any]]:
    return [{key: _readable(key, value) for key, value in zip(keys, row, strict=True)} for row in rows]


def _readable(key: str, value: Any) -> Any:
    if not isinstance(value, int):
        return value
    if (key == "at" or key.endswith(("_at", "_until"))) and 0 <= value <= LATEST:
        return moment(value).isoformat()
    return value if -EXACT < value < EXACT else str(value)
