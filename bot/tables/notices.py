"""What the units of a bot tell each other: each notice is heard by all of them once what it is about is saved.

A notice says only where to look. A unit that misses one draws something late, and changes nothing that it should not:
every change of a table is fenced by its version.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.tables.model import TableId, UserId

CHANNEL: Final = "stich"
"""The channel of PostgreSQL on which the units listen."""


class About(StrEnum):
    """What a notice is about, the first word of its text."""

    TABLE = "table"
    """A table of another unit has changed, or opened: its server, id and version."""
    ANSWERING = "answering"
    """A click on the hand of a player at a table of another unit is being answered, which draws the hand: the server
    and the id of the table, the user."""
    HAND = "hand"
    """That has been done, or the hand is to be drawn: the server and the id of the table, the user; the version of the
    table that the answer shows, and 1 if the hand may show what only the answer knows, else 0."""
    MEMBER = "member"
    """A user has changed their settings."""
    GUILD = "guild"
    """A server has changed its settings."""
    RULES = "rules"
    """A server has decided whom it excludes, or whether it rates matches."""
    FORGET = "forget"
    """The data of a user were deleted."""
    STARTED = "started"
    """A unit serves its shard: the number of the shard."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One notice; the numbers and ids that it names, as texts."""

    about: About
    names: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.about.value, *self.names))

    @property
    def number(self) -> int:
        """The first name, as a number."""
        return int(self.names[0])

    @classmethod
    def parse(cls, text: str) -> "Notice":
        """The notice from its text.

        Raises:
            ValueError: it is none of this version.
        """
        about, *names = text.split(" ")
        return cls(About(about), tuple(names))


def table_changed(guild: int | None, table: TableId, version: int) -> Notice:
    """The table of this server (None: in direct messages) has this version now."""
    return Notice(About.TABLE, (str(guild or 0), table, str(version)))


def hand_answering(guild: int | None, table: TableId, user: UserId) -> Notice:
    """A click on the hand of this player at a table of this server is being answered."""
    return Notice(About.ANSWERING, (str(guild or 0), table, str(user)))


def hand_answered(guild: int | None, table: TableId, user: UserId, version: int, *, changed: bool) -> Notice:
    """That answer shows this version of the table; `changed`: it may show more than the table's own unit knows."""
    return Notice(About.HAND, (str(guild or 0), table, str(user), str(version), str(int(changed))))
