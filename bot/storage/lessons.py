"""How far people have come in the lessons."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from bot.storage.database import Database
from bot.storage.rows import number, string
from bot.storage.sql import Row, instant, lock, statement
from bot.tables.lessons import Progress
from bot.tables.model import UserId
from bot.tables.ports import Unreadable

PROGRESS: Final = "SELECT lesson, passed, finished FROM lesson_progress WHERE user_id = $1 ORDER BY at, lesson"
REACH: Final = (
    "INSERT INTO lesson_progress (user_id, lesson, passed, finished, at) VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT (user_id, lesson) DO UPDATE SET"
    " passed = CASE WHEN excluded.passed > lesson_progress.passed THEN excluded.passed ELSE lesson_progress.passed END,"
    " finished = CASE WHEN excluded.finished > lesson_progress.finished THEN 1 ELSE lesson_progress.finished END,"
    " at = excluded.at"
    " WHERE excluded.passed > lesson_progress.passed OR excluded.finished > lesson_progress.finished"
)


class SqlLessonStore:
    """The `LessonStore` of `bot.tables.lessons`, in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def progress(self, user: UserId) -> Mapping[str, Progress]:
        """The user's progress in all lessons that they have begun, by the id of the lesson; the latest last."""
        rows = await self._database.read(PROGRESS, user)
        return dict(found for row in rows if (found := _read(row)) is not None)

    async def reach(self, user: UserId, lesson: str, progress: Progress, at: datetime) -> None:
        """Save that the user has come so far, unless they have come further before.

        Raises:
            Unsaved: it cannot be saved.
        """
        values = (user, lesson, progress.passed, int(progress.finished), instant(at))
        await self._database.write(*lock(user), statement(REACH, *values))


def _read(row: Row) -> tuple[str, Progress] | None:
    """The progress of this row; None where it holds what this module does not write."""
    lesson, passed, finished = row
    try:
        return string(lesson, "lesson"), Progress(number(passed, "passed"), bool(number(finished, "finished", most=1)))
    except Unreadable:
        return None
