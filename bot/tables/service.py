"""The table service: every table of the bot, by operations that are durable before anybody hears of them.

It knows neither Discord nor SQL. Every operation takes the table's lock, asks the pure functions beside this module
what the table becomes, saves that in one transaction, adopts it, tells it and returns it. A refused operation changes
nothing and raises `Refused` with the text that says why.
"""

import random
from collections.abc import Mapping
from typing import Any

from bot.tables.model import (
    Change,
    Delays,
    Pace,
    Person,
    Place,
    Standing,
    Table,
    TableId,
    UserId,
)
from bot.tables.ports import Clock, Store, Tell, Think
from engine.cards import Seat

CHANCE = random.SystemRandom()


class Tables:
    """All open tables.

    Every method that takes a table's id raises `Refused` (key `tables-unknown`) when it is closed or never was.
    `by` and `user` are who asks; `cause` is the id of the interaction that asked: the same one twice changes nothing.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        think: Think,
        tell: Tell,
        chance: random.Random = CHANCE,
        delays: Delays = Delays(),  # noqa: B008 - a frozen value
    ) -> None:
        raise NotImplementedError

    # ------------------------------------------------------------------------------------------------------- lifetime

    async def start(self) -> None:
        """Load the open tables, add the downtime to their deadlines, start the ticker."""
        raise NotImplementedError

    async def close(self) -> None:
        """Stop the ticker cleanly; every acknowledged move is durable already."""
        raise NotImplementedError

    # ---------------------------------------------------------------------------------------------------------- lobby

    async def open(
        self,
        *,
        place: Place,
        host: Person,
        game: str,
        preset: str = "article",
        options: Mapping[str, Any] | None = None,
        pace: Pace = Pace.LIVE,
        seats: int | None = None,
        cause: int,
    ) -> Table:
        """A new table in its lobby; the host takes seat 0. `seats` where the game allows several numbers.

        Raises:
            Refused: no such game, preset or option, or options that do not go together (the engine's own words).
        """
        raise NotImplementedError

    async def join(self, table: TableId, person: Person, seat: Seat | None = None) -> Table:
        """The person takes this seat, or the first free one, in the lobby."""
        raise NotImplementedError

    async def leave(self, table: TableId, user: UserId) -> Table:
        """The user is free of the table.

        In the lobby and after a match his seat becomes free; during a match the computer plays on in his seat and the
        match will count as lost for him. The next person becomes host; when nobody is left the table closes.
        """
        raise NotImplementedError

    async def add_computer(
        self, table: TableId, by: UserId, player: str = "careful", seat: Seat | None = None
    ) -> Table:
        """A computer player takes this seat, or the first free one; any person at the table may ask."""
        raise NotImplementedError

    async def remove(self, table: TableId, by: UserId, seat: Seat) -> Table:
        """In the lobby: a computer player leaves (any person at the table may ask), or a person (only the host may)."""
        raise NotImplementedError

    async def set_options(
        self,
        table: TableId,
        by: UserId,
        *,
        game: str | None = None,
        preset: str | None = None,
        options: Mapping[str, Any] | None = None,
        pace: Pace | None = None,
        seats: int | None = None,
    ) -> Table:
        """Change what is given, in the lobby, by the host. `options` replaces all that the table names; a new game or
        preset without `options` clears them."""
        raise NotImplementedError

    # -------------------------------------------------------------------------------------------------------- playing

    async def begin(self, table: TableId, by: UserId, cause: int, *, fill: bool = False) -> Table:
        """Start the match and deal; any person at the table may. With `fill` careful players take the empty seats."""
        raise NotImplementedError

    async def act(self, table: TableId, user: UserId, action: str, *, revision: int | None, cause: int) -> Change:
        """Do this action for the user's seat; `revision` is the one of the button (None for a command).

        Raises:
            Stale: the table has moved on since the button was drawn.
            Refused: not seated, not playing, not allowed (then `rule` names the paragraph), or it could not be saved.
        """
        raise NotImplementedError

    async def next_deal(self, table: TableId, user: UserId, cause: int) -> Change:
        """Deal at once instead of waiting for the pause after a deal to end."""
        raise NotImplementedError

    async def back(self, table: TableId, user: UserId) -> Table:
        """*I'm back*: autopilot off, missed turns forgotten."""
        raise NotImplementedError

    async def rematch(self, table: TableId, user: UserId, cause: int) -> Table:
        """The user wants another match. When all persons do: a new match with the next dealer, or, when a seat is
        empty, the lobby again."""
        raise NotImplementedError

    # ------------------------------------------------------------------------------------------------------------ end

    async def end(self, table: TableId, by: UserId, *, force: bool = False) -> Table:
        """Close the table; a match being played has no result. For the host, or with `force` for a server's admin."""
        raise NotImplementedError

    async def close_place(self, *, guild: int | None = None, channel: int | None = None) -> None:
        """The channel or guild is gone: close all its tables."""
        raise NotImplementedError

    # -------------------------------------------------------------------------------------------------------- reading

    def get(self, table: TableId) -> Table | None:
        """The open table as it stands now."""
        raise NotImplementedError

    def of_user(self, user: UserId) -> tuple[Table, ...]:
        """The open tables where this user holds a seat, oldest first."""
        raise NotImplementedError

    def in_channel(self, channel: int) -> tuple[Table, ...]:
        """The open tables of a channel, oldest first."""
        raise NotImplementedError

    async def leaderboard(self, game: str, *, guild: int | None, limit: int = 10) -> tuple[Standing, ...]:
        """The best players of a game, in this server or (None) in all: by wins, then points, then fewest matches."""
        raise NotImplementedError

    async def stats(self, user: UserId, *, game: str | None = None, guild: int | None = None) -> tuple[Standing, ...]:
        """One user's figures, a line a game, in this server or (None) in all."""
        raise NotImplementedError

    async def record(self, table: TableId, number: int | None = None) -> str:
        """The record of a finished match of this table, also a closed one: number 1 is its first, None its last.

        Raises:
            Refused: the match is being played, or there is none.
        """
        raise NotImplementedError
