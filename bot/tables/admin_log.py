"""What those who manage a server have done, a line each: `/admin log` shows it, saved with the deed itself."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.tables.model import UserId

KEPT: Final = timedelta(days=180)
"""How long a line is kept."""
LINES_A_PAGE: Final = 10


class Act(StrEnum):
    """What was done."""

    SETTINGS = "settings"
    """Settings of the server were changed."""
    CHANNELS = "channels"
    """The channels were changed in which tables may be opened."""
    RULES = "rules"
    """The rules of a game's new tables were changed."""
    RESET = "reset"
    """The leaderboard of a game begins anew."""
    END = "end"
    """Somebody's table was closed."""
    EXCLUDE = "exclude"
    LET_BACK = "let-back"


@dataclass(frozen=True, slots=True)
class LogLine:
    """One deed. `cause`: the interaction that did it, so that it has one line even if Discord delivers it twice.

    `by`: None where they have had their data deleted. `details`: texts by what they are, told by the page of the log.
    `about`: whom it concerned.
    """

    guild: int
    cause: int
    at: datetime
    by: UserId | None
    act: Act
    details: Mapping[str, str]
    about: UserId | None = None
