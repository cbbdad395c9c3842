"""The table service: every table of the bot, by operations that are durable before anybody hears of them.

It knows neither Discord nor SQL. Every operation takes the table's lock, asks the pure functions beside this module
what the table becomes, saves that in one transaction, adopts it, tells it and returns it. A refused operation changes
nothing and raises `Refused` with the text that says why.
"""

import random
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from typing import Any, Final

from bot.tables import lobby, pausing, playing
from bot.tables.due_actions import DueActions
from bot.tables.model import (
    Change,
    Delays,
    Gone,
    Pace,
    Person,
    Place,
    Refused,
    Stale,
    Standing,
    Table,
    TableId,
    UserId,
)
from bot.tables.playing import PLAYER, Transition
from bot.tables.ports import Clock, Conflict, Store, Tell, Think, Unsaved
from bot.tables.restore import record
from bot.tables.table_cache import Live, TableCache
from bot.tables.table_writer import TableWriter, not_saved
from bot.tables.ticker import Ticker
from engine.cards import Seat
from engine.game import IllegalAction, Malformed

CHANCE: Final = random.SystemRandom()
ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters that are taken for others."""
ID_LENGTH: Final = 10
TABLES_OF_ONE: Final = 25
"""At so many open tables may one person sit: as many as Discord lists when he is asked which."""


class Tables:
    """All open tables.

    Every method that takes a table's id raises `Gone` when it is closed or never was.
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
        self._chance = chance
        self._clock = clock
        self._store = store
        self._shelf = TableCache()
        self._ticker = Ticker(clock, store, self._happen)
        self._ledger = TableWriter(store, clock, tell, chance, delays, self._shelf, self._ticker)
        self._happening = DueActions(self._ledger, think, chance)

    # ------------------------------------------------------------------------------------------------------- lifetime

    async def start(self) -> None:
        """Load the open tables, give people the downtime back, start the ticker."""
        for saved in await self._store.wake(self._clock.now()):
            live = Live.of(saved)
            self._shelf.add(live)
            self._ticker.expect(live.id, live.due)
            if live.due is None:  # it was suspended: what it waits for is found again, if it can be read now
                await self._ledger.change(live.id, lambda before, _: Transition(before))
        self._ticker.start()

    async def close(self) -> None:
        """Stop the ticker cleanly; every acknowledged move is durable already."""
        await self._ticker.close()
        with suppress(Unsaved):
            await self._store.alive(self._clock.now())

    # ---------------------------------------------------------------------------------------------------------- lobby
    # Whatever changes who sits where opens the lobby of a finished table again; only joining does not.

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
        """A new table in its lobby; the host takes seat 0. `preset` may name a variant; `seats` where the game allows
        several numbers.

        Raises:
            Refused: no such game, preset or option, or options that do not go together (the engine's own words); or
                the host sits at too many tables.
        """
        self._may_sit_down(host.id)
        table = lobby.opened(
            self._new_id(), place, host, game=game, preset=preset, options=options or {}, pace=pace, seats=seats
        )
        try:
            return await self._ledger.open(table, cause)
        except Conflict as error:
            known = await self._store.opened(cause)
            if known is None:
                raise not_saved(table.id, error) from None
        return self._present(known)

    async def join(self, table: TableId, person: Person, seat: Seat | None = None) -> Table:
        """The person takes this seat, or the first free one, in the lobby."""
        self._may_sit_down(person.id)
        return await self._become(table, lambda before: lobby.joined(before, person, seat))

    async def leave(self, table: TableId, user: UserId) -> Table:
        """The user is free of the table.

        In the lobby and after a match his seat becomes free; during a match the computer plays on in his seat and the
        match will count as lost for him. The next person becomes host; when nobody is left the table closes.
        """
        return await self._become(table, lambda before: pausing.settled(lobby.left(before, user)))

    async def add_computer(
        self, table: TableId, by: UserId, player: str = "careful", seat: Seat | None = None
    ) -> Table:
        """A computer player takes this seat, or the first free one; any person at the table may ask."""
        return await self._become(table, lambda before: lobby.with_computer(before, by, player, seat))

    async def remove(self, table: TableId, by: UserId, seat: Seat) -> Table:
        """In the lobby: a computer player leaves (any person at the table may ask), or a person (only the host may)."""
        return await self._become(table, lambda before: lobby.removed(before, by, seat))

    async def move(self, table: TableId, user: UserId, seat: Seat) -> Table:
        """The user sits down elsewhere: at a free seat, or at a computer player's, who gets his."""
        return await self._become(table, lambda before: lobby.moved(before, user, seat))

    async def swap(self, table: TableId, by: UserId, one: Seat, other: Seat) -> Table:
        """The host has whoever sits at these two seats change places; one of them may be free."""
        return await self._become(table, lambda before: lobby.swapped(before, by, one, other))

    async def shuffle(self, table: TableId, by: UserId) -> Table:
        """The host lets chance decide who sits where."""
        return await self._become(table, lambda before: lobby.shuffled(before, by, self._chance))

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
        """Change what is given, in the lobby, by the host. `options` replaces all that the table names; a new
        game, or a preset or variant, without `options` clears them."""
        return await self._become(
            table,
            lambda before: lobby.with_options(
                before, by, game=game, preset=preset, options=options, pace=pace, seats=seats
            ),
        )

    # -------------------------------------------------------------------------------------------------------- playing

    async def begin(self, table: TableId, by: UserId, cause: int, *, fill: bool = False, fewer: bool = False) -> Table:
        """Start the match and deal; any person at the table may. With `fill` careful players take the empty seats;
        with `fewer` the host takes them away, where the game may be played by so few."""
        change = await self._ledger.change(
            table,
            lambda before, _: playing.begun(lobby.ready(before, by, fill=fill, fewer=fewer), self._chance),
            cause,
        )
        return change.table

    async def act(self, table: TableId, user: UserId, action: str, *, revision: int | None, cause: int) -> Change:
        """Do this action for the user's seat; `revision` is the one of the seat's button (None for a command).

        Raises:
            Stale: the table has moved on since the button was drawn.
            Refused: not seated, not playing, not allowed (then `rule` names the paragraph), or it could not be saved.
        """

        def become(before: Table, now: datetime) -> Transition:
            seat = lobby.seat_at(before, user)
            if revision is not None and revision != before.revision_of(seat):
                raise Stale(before)
            return playing.acted(before, seat, [action], PLAYER, now)

        return await self._ledger.change(table, become, cause)

    async def next_deal(self, table: TableId, user: UserId, cause: int) -> Change:
        """Deal at once instead of waiting for the pause after a deal to end."""

        def become(before: Table, _: datetime) -> Transition:
            return playing.dealt(playing.playing_on(before, lobby.seat_at(before, user)), self._chance)

        return await self._ledger.change(table, become, cause)

    async def back(self, table: TableId, user: UserId) -> Table:
        """*I'm back*: autopilot off, missed turns forgotten."""
        return await self._become(table, lambda before: playing.returned(before, lobby.seat_at(before, user)))

    async def pause(self, table: TableId, user: UserId) -> Table:
        """The user wants the match to wait. It does when all persons do; whoever is on autopilot is not asked."""
        return await self._become(table, lambda before: pausing.wanting_pause(before, user))

    async def resume(self, table: TableId, user: UserId, *, force: bool = False) -> Table:
        """The user is ready to go on with a paused match. It goes on when all persons are, or when the host wants it
        at once (`force`); the turn then begins anew."""
        return await self._become(table, lambda before: pausing.wanting_on(before, user, force=force))

    async def set_pace(self, table: TableId, by: UserId, pace: Pace) -> Table:
        """The host gives turns another time. While the match is played it can only become longer; in a pause it may
        become anything, since whoever then goes on agrees."""
        return await self._become(table, lambda before: pausing.paced(before, by, pace))

    async def rematch(self, table: TableId, user: UserId, cause: int) -> Table:
        """The user wants another match. When all persons do: a new match with the next dealer, or, when a seat is
        empty, the lobby again."""

        def become(before: Table, _: datetime) -> Transition:
            after = lobby.wanting_rematch(before, user)
            return playing.begun(after, self._chance) if lobby.rematch_agreed(after) else Transition(after)

        return (await self._ledger.change(table, become, cause)).table

    # ------------------------------------------------------------------------------------------------------------ end

    async def end(self, table: TableId, by: UserId, *, force: bool = False) -> Table:
        """Close the table; a match being played has no result. For the host, or with `force` for a server's admin."""
        return await self._become(table, lambda before: lobby.ended(before, by, force=force))

    async def close_place(self, *, guild: int | None = None, channel: int | None = None) -> None:
        """The channel or guild is gone: close all its tables."""
        for live in self._shelf.all():
            place = live.outside.place
            if (guild is not None and place.guild == guild) or (channel is not None and place.channel == channel):
                with suppress(Refused):  # closed meanwhile; or not saved, which is logged
                    await self._become(live.id, lobby.closed)

    # -------------------------------------------------------------------------------------------------------- reading

    def get(self, table: TableId) -> Table | None:
        """The open table as it stands now."""
        live = self._shelf.get(table)
        return None if live is None else live.table

    def ids(self) -> tuple[TableId, ...]:
        """The ids of all open tables, oldest first; none of their matches is folded for it."""
        return tuple(live.id for live in self._shelf.all())

    def of_user(self, user: UserId) -> tuple[Table, ...]:
        """The open tables where this user holds a seat, oldest first."""
        return tuple(live.table for live in self._shelf.of_user(user))

    def in_channel(self, channel: int) -> tuple[Table, ...]:
        """The open tables of a channel, oldest first."""
        return tuple(live.table for live in self._shelf.in_channel(channel))

    def in_guild(self, guild: int) -> tuple[Table, ...]:
        """The open tables of a server, oldest first."""
        return tuple(live.table for live in self._shelf.all() if live.outside.place.guild == guild)

    async def leaderboard(self, game: str, *, guild: int | None, limit: int = 10) -> tuple[Standing, ...]:
        """The best players of a game, in this server or (None) in all: by wins, then points, then fewest matches."""
        return tuple(await self._store.leaderboard(game, guild, limit))

    async def stats(self, user: UserId, *, game: str | None = None, guild: int | None = None) -> tuple[Standing, ...]:
        """One user's figures, a line a game, in this server or (None) in all."""
        return tuple(await self._store.stats(user, game, guild))

    async def record(self, table: TableId, number: int | None = None) -> str:
        """The record of a finished match of this table, also a closed one: number 1 is its first, None its last.

        Raises:
            Refused: the match is being played, or there is none.
        """
        found = await self._store.finished(table, number)
        if found is None:
            lobby.refuse("tables-no-match")
        if found.at is None:
            lobby.refuse("tables-record-unfinished")
        try:
            return record(found)
        except (Malformed, IllegalAction):
            lobby.refuse("tables-record-unreadable")

    # ------------------------------------------------------------------------------------------------------- privates

    async def _become(self, table: TableId, become: Callable[[Table], Table]) -> Table:
        return (await self._ledger.change(table, lambda before, _: Transition(become(before)))).table

    async def _happen(self, table: TableId) -> None:
        await self._happening(table)

    def _may_sit_down(self, user: UserId) -> None:
        if len(self._shelf.of_user(user)) >= TABLES_OF_ONE:
            lobby.refuse("tables-too-many-tables")

    def _present(self, table: TableId) -> Table:
        found = self.get(table)
        if found is None:
            raise Gone
        return found

    def _new_id(self) -> TableId:
        return TableId("".join(self._chance.choice(ID_LETTERS) for _ in range(ID_LENGTH)))
