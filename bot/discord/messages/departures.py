"""Frees the seats of people who have left the server, and the tables of servers and channels that are gone.

Without a privileged intent Discord does not say who leaves a server or is banned from it. So the bot asks about those
for whom a table waits in vain: whose turn ran out, or who has not agreed to what another person asks for.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

import discord

from bot.discord.delivery import ABSENT, Undelivered, delivered
from bot.tables import proposals
from bot.tables.model import Change, Refused, Table, UserId
from bot.tables.pausing import undecided
from bot.tables.ports import Clock
from bot.tables.service import Tables

NOWHERE: Final = 10003
"""Unknown channel."""

_log = logging.getLogger(__name__)


class Departures:
    """Asks Discord in the background."""

    def __init__(self, client: discord.Client, tables: Tables, clock: Clock) -> None:
        self._client = client
        self._tables = tables
        self._clock = clock
        self._asked: set[tuple[int, UserId]] = set()
        """About whom Discord is being asked, by server and user."""
        self._tasks: set[asyncio.Task[None]] = set()

    def on_change(self, change: Change) -> None:
        """Ask about those for whom the table has waited in vain, and about those for whom somebody waits now."""
        guild = change.table.place.guild
        if change.before is None or guild is None or change.silent:
            return
        for user in _awaited_in_vain(change.before, change.table):
            if (guild, user) not in self._asked:
                self._asked.add((guild, user))
                self._begin(self._free(guild, user))

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

    async def close(self) -> None:
        """Ask nothing more."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="departures")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _free(self, guild: int, user: UserId) -> None:
        """Let a person who is not on the server any more leave its tables."""
        try:
            if not await delivered(self._clock, lambda: self._is_member(guild, user)):
                for table in (*self._tables.of_user(user), *self._tables.waited_by(user)):
                    if table.place.guild == guild:
                        await self._tables.leave(table.id, user)
        except (Undelivered, Refused) as error:  # asked again at the next turn that runs out
            _log.info("a seat was not freed", extra={"reason": type(error).__name__})
        finally:
            self._asked.discard((guild, user))

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
        *(undecided(table) if table.agreed - before.agreed else ()),
        *(proposals.undecided(table) if table.proposal != before.proposal else ()),
    )
    return [*missed, *(person.id for person in asked)]
