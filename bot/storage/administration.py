"""What those who manage a server decide, in the database: exclusions, leaderboards that begin anew, the log."""

import logging
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from bot.storage import ratings
from bot.storage.admin_log import COUNT_LINES, LINES, forgetting, insertions, read_line
from bot.storage.database import Database
from bot.storage.exclusions import UNLIST
from bot.storage.person_key import person_key
from bot.storage.sql import Statement, instant, lock, statement
from bot.tables.admin_log import LINES_A_PAGE, LogLine
from bot.tables.model import UserId
from bot.tables.ports import Unreadable

EXCLUSIONS: Final = "SELECT guild, person_hash, at_once FROM exclusion"
PUT_EXCLUSION: Final = (
    "INSERT INTO exclusion (guild, person_hash, at_once, at) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (guild, person_hash) DO UPDATE SET at_once = excluded.at_once, at = excluded.at"
)
DROP_EXCLUSION: Final = "DELETE FROM exclusion WHERE guild = $1 AND person_hash = $2"
LIST_AGAIN: Final = (
    "UPDATE standing SET listed = coalesce((SELECT server_ladder FROM member_setting WHERE user_id = $1), 1)"
    " WHERE user_id = $1 AND guild = $2 AND listed < 0"
)
UNRATED: Final = "SELECT guild FROM guild_setting WHERE ratings = 'never'"
"""With the condition of the index `guild_setting_unrated`, in these very words."""

_log = logging.getLogger(__name__)


class SqlAdministration:
    """The `AdministrationStore` in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def person_key(self) -> bytes:
        """The key of the hashes of persons; the first call makes it."""
        return await person_key(self._database)

    async def exclusions(self) -> Mapping[tuple[int, str], bool]:
        """All exclusions, by server and hash: whether they end matches at once."""
        rows = await self._database.read(EXCLUSIONS)
        return {(guild, person): bool(at_once) for guild, person, at_once in rows}

    async def unrated(self) -> Sequence[int]:
        """The servers that have matches never rated."""
        return [guild for (guild,) in await self._database.read(UNRATED)]

    async def exclude(self, line: LogLine, person_hash: str, *, at_once: bool) -> None:
        """Remember that the server excludes this person, and the line."""
        row = statement(PUT_EXCLUSION, line.guild, person_hash, int(at_once), instant(line.at))
        unlist = statement(UNLIST, line.about, line.guild)
        await self._database.write(*_alone(line), row, unlist, *insertions(line))

    async def unlist(self, guild: int, user: UserId) -> None:
        """No ladder of the server shows this person, who is excluded."""
        await self._database.write(statement(UNLIST, user, guild))

    async def let_back(self, line: LogLine, person_hash: str) -> None:
        """Forget the exclusion, and remember the line."""
        await self._database.write(
            *_alone(line),
            statement(DROP_EXCLUSION, line.guild, person_hash),
            statement(LIST_AGAIN, line.about, line.guild),
            *insertions(line),
        )

    async def reset_ladder(self, line: LogLine, game: str) -> None:
        """Let the leaderboard of the server for this game begin anew, and remember the line."""
        await self._database.write(*ratings.reset(line.guild, game, line.at), *insertions(line))

    async def log(self, guild: int, since: datetime, *, page: int) -> tuple[Sequence[LogLine], int]:
        """One page of the server's log, newest first, of what was done later than `since`; and how many lines."""
        rows = await self._database.read(LINES, guild, instant(since), LINES_A_PAGE, page * LINES_A_PAGE)
        ((count,),) = await self._database.read(COUNT_LINES, guild, instant(since))
        lines = []
        for row in rows:
            try:
                lines.append(read_line(row))
            except Unreadable as problem:
                _log.warning("a line of the log cannot be read", extra={"guild": guild, "column": problem.column})
        return lines, count

    async def forget(self, until: datetime) -> None:
        """Delete the lines of all servers about what was done until then."""
        await self._database.write(forgetting(until))


def _alone(line: LogLine) -> Sequence[Statement]:
    """Let no match that changes the figures of the person end meanwhile."""
    return lock(line.about) if line.about is not None else ()
