"""Which tables a unit has: those of the servers of one Discord shard.

Discord sends the events of a server to the shard `(server >> 22) % count`, and direct messages to shard 0.
"""

from dataclasses import dataclass
from typing import Final

TIME_BITS: Final = 22
"""The lower bits of an id of Discord, below its time."""


@dataclass(frozen=True, slots=True)
class Shard:
    """One shard of `count`, by its number."""

    number: int
    count: int

    def __post_init__(self) -> None:
        if not 0 <= self.number < self.count:
            raise ValueError(f"shard {self.number} of {self.count}")

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"

    def holds(self, guild: int | None) -> bool:
        """Whether the tables of this server are its own (None: those in direct messages)."""
        return shard_of(guild, self.count) == self.number


def shard_of(guild: int | None, count: int) -> int:
    """The number of the shard of a server, of so many; direct messages (None) arrive at shard 0."""
    return ((guild or 0) >> TIME_BITS) % count


EVERYTHING: Final = Shard(0, 1)
"""The only shard of a bot that has one."""
