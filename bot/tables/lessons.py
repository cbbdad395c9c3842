"""How far people have come in the lessons."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.tables.model import UserId


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody has come in a lesson: how many of its stops they have passed, and whether they have ended it."""

    passed: int
    finished: bool


class LessonStore(Protocol):
    """The storage of progress in lessons."""

    async def progress(self, user: UserId) -> Mapping[str, Progress]:
        """The user's progress in all lessons that they have begun, by the id of the lesson.

        The one in which they came on last is the last.
        """

    async def reach(self, user: UserId, lesson: str, progress: Progress, at: datetime) -> None:
        """Saves that the user has come so far, unless they have come further before.

        Raises:
            Unsaved: it cannot be saved.
        """
