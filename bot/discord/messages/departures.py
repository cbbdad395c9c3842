"""Frees the seats of people who have left the server, and the tables of servers and channels that are gone.

Without a privileged intent Discord does not say who leaves a server or is banned from it. So the bot asks about those
for whom a table waits in vain: whose turn ran out, or who has not agreed to what another person asks for. In a lobby it
asks about the others when somebody sits down, presses *Start* or fills the last seat of a table that starts when it is
full, at most once in a while about each.
"""

import asyncio
import logging
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.discord.delivery import ABSENT, Undelivered, delivered
from bot.tables import proposals
from bot.tables.model import Change, Refused, Table, TableState, UserId
from bot.tables.pausing import undecided
from bot.tables.ports import Clock
from bot.tables.service import Tables

NOWHERE: Final = 10003
"""Unknown channel."""
LATELY: Final = timedelta(minutes=5)
"""Who was on the server so recently is not asked about because of a lobby."""
ANSWER: Final = timedelta(seconds=1)
"""So long *Start* waits for Discord's answers."""
REMEMBERED: Final = 10_000
"""About so many people it is known when they were on the server."""

_log = logging.getLogger(__name__)


class Departures:
    """Asks Discord in the background."""

    def __init__(self, client: discord.Client, tables: Tables, clock: Clock) -> None:
        self._client = client
        self._tables = tables
        self._clock = clock
        self._asked: dict[tuple[int, UserId], asyncio.Task[None]] = {}
        """About whom Discord is being asked, by server and user."""
        self._seen: dict[tuple[int, UserId], datetime] = {}
        """When they were on the server, by server and user; the longest known first."""

    def on_change(self, change: Change) -> None:
        """Ask about those for whom the table has waited in vain, and about those for whom somebody waits now."""
        before, table, guild = change.before, change.table, change.table.place.guild
        if guild is None or change.silent:
            return
        for person in table.people:
            if before is None or before.seat_of(person.id) is None:
                self._saw(guild, person.id)  # has just sat down
        if before is None:
            return
        for user in _awaited_in_vain(before, table):
            self._ask(guild, user)
        if before.state is TableState.LOBBY and (table.state, table.people) != (before.state, before.people):
            self._ask_of_all(table)

    async def free_seats(self, table: Table, but: UserId) -> None:
        """Free the seats of a lobby whose people are not on the server any more, `but` the one who is seen there.

        This waits for Discord's answers, but not for long.
        """
        if table.place.guild is None or table.state is not TableState.LOBBY:
            return
        self._saw(table.place.guild, but)
        if tasks := self._ask_of_all(table):
            answered = asyncio.Event()
            waiting = asyncio.gather(*tasks, return_exceptions=True)
            waiting.add_done_callback(lambda _: answered.set())
            await self._clock.wait(answered, self._clock.now() + ANSWER)

    async def before_last_seat(self, table: Table, by: UserId) -> None:
        """The same, where the match is to begin by itself once this person has taken or filled the last seat."""
        if table.starts_full and table.holders.count(None) == 1:
            await self.free_seats(table, by)

    async def close_lost_places(self) -> None:
        """Close the tables of servers that have sent the bot away meanwhile, and of channels deleted meanwhile."""
        tables = [table for id in self._tables.ids() if (table := self._tables.get(id)) is not None]
        for guild, channel in {(table.place.guild, table.place.channel) for table in tables}:
            if guild is None:
                continue
            known = self._client.get_guild(guild)
            if known is None:
                await self._tables.close_place(guild=guild)
            elif not known.unavailable and known.get_channel_or_thread(channel) is None and await self._lost(channel):
                await self._tables.close_place(channel=channel)

    def forget_user(self, user: UserId) -> None:
        """Forget when this user was on which server."""
        for key in [key for key in self._seen if key[1] == user]:
            del self._seen[key]

    async def close(self) -> None:
        """Ask nothing more."""
        tasks = tuple(self._asked.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._asked.clear()

    def _ask_of_all(self, table: Table) -> list[asyncio.Task[None]]:
        """Ask about the people at the table, except those who were on the server lately."""
        guild = table.place.guild
        assert guild is not None, "asked before"
        now = self._clock.now()
        away = [
            one.id for one in table.people if (seen := self._seen.get((guild, one.id))) is None or seen + LATELY < now
        ]
        return [self._ask(guild, user) for user in away]

    def _ask(self, guild: int, user: UserId) -> asyncio.Task[None]:
        """Ask about this person in the background, unless that is being done already."""
        if (asking := self._asked.get((guild, user))) is not None:
            return asking
        task = self._asked[guild, user] = asyncio.create_task(self._free(guild, user), name="departures")
        return task

    def _saw(self, guild: int, user: UserId) -> None:
        """Remember that this person is on the server now."""
        self._seen.pop((guild, user), None)
        self._seen[guild, user] = self._clock.now()
        if len(self._seen) > REMEMBERED:
            del self._seen[next(iter(self._seen))]

    async def _free(self, guild: int, user: UserId) -> None:
        """Let a person who is not on the server any more leave its tables."""
        try:
            if await delivered(self._clock, lambda: self._is_member(guild, user)):
                self._saw(guild, user)
            else:
                for table in (*self._tables.of_user(user), *self._tables.waited_by(user)):
                    if table.place.guild == guild:
                        await self._tables.leave(table.id, user)
        except (Undelivered, Refused) as error:  # asked again at the next occasion
            _log.info("a seat was not freed", extra={"reason": type(error).__name__})
        finally:
            self._asked.pop((guild, user), None)

    async def _is_member(self, guild: int, user: UserId) -> bool:
        try:
            await self._client.http.get_member(guild, user)
        except discord.NotFound as error:
            if error.code in ABSENT:
                return False
            raise
        return True

    async def _lost(self, channel: int) -> bool:
        try:
            return not await delivered(self._clock, lambda: self._exists(channel))
        except Undelivered:
            return False

    async def _exists(self, channel: int) -> bool:
        try:
            await self._client.http.get_channel(channel)
        except discord.NotFound as error:
            if error.code == NOWHERE:
                return False
            raise
        return True


def _awaited_in_vain(before: Table, table: Table) -> list[UserId]:
    """The persons whose turn has just run out, and those whose consent is missing to what has just been asked for."""
    missed = [
        now.person.id
        for was, now in zip(before.holders, table.holders, strict=False)
        if was is not None and now is not None and now.person is not None and now.misses > was.misses
    ]
    asked = (
        *((*undecided(table), *table.waiting) if table.agreed - before.agreed else ()),
        *(proposals.undecided(table) if table.proposal != before.proposal else ()),
    )
    return [*missed, *(person.id for person in asked)]
