"""Tells people of tables that open: by direct message, only who asked for it in that channel, at most once an hour.

One task tells them one after another, behind every other request. So a table that many wait for delays no hand; and it
is full, or has begun, before they all have heard of it.
"""

import asyncio
import logging
from collections import deque
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.discord.budget import Rank
from bot.discord.delivery import Delivery, Trouble, Undelivered, member_who_sees
from bot.discord.messages.hand_dm import HandDMs
from bot.discord.messages.invitations import Invitations, home_of
from bot.discord.pages.invitation import Standing, standing
from bot.tables.log_context import nothing
from bot.tables.model import Change, Place, Refused, Table, TableId, TableState, UserId
from bot.tables.ports import Clock, Unsaved
from bot.tables.server_rules import ServerRules
from bot.tables.service import Tables
from bot.tables.settings_store import MessageKind, SettingsStore
from engine.message import message

SETTLED: Final = timedelta(seconds=10)
"""How long a table has been open before anybody is told: one that begins at once is not worth a message."""
EVERY: Final = timedelta(hours=1)
"""How often one person is told at most."""
WISHES: Final = 25
"""For how many channels one person may be told."""

_log = logging.getLogger(__name__)


class Openings:
    """Keeps who wants to be told, and tells them."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        delivery: Delivery,
        store: SettingsStore,
        invitations: Invitations,
        direct: HandDMs,
        clock: Clock,
        rules: ServerRules,
    ) -> None:
        self._client = client
        self._rules = rules
        self._tables = tables
        self._delivery = delivery
        self._store = store
        self._invitations = invitations
        self._direct = direct
        self._clock = clock
        self._opened: deque[tuple[datetime, TableId]] = deque()
        """Tables that people are to be told of, and from when on."""
        self._task: asyncio.Task[None] | None = None

    def on_change(self, change: Change) -> None:
        """Tell of a table that has opened in a server."""
        table = change.table
        if change.before is None and table.state is TableState.LOBBY and table.place.guild is not None:
            self._opened.append((self._clock.now() + SETTLED, table.id))
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._run(), name="openings", context=nothing())

    async def close(self) -> None:
        """Tell nobody more."""
        self._opened.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def wish(self, user: UserId, place: Place) -> int:
        """Tell this user of tables of this channel from now on; the channel, where the place is a thread of it.

        Raises:
            Refused: there is no such channel, or they are told of as many as one person can.
        """
        channel = self.home(place)
        assert place.guild is not None, "it has a channel of a server"
        wishes = await self._store.wishes(user)
        if channel not in wishes and len(wishes) >= WISHES:
            raise Refused(message("openings-many", count=WISHES))
        await self._store.put_wish(user, place.guild, channel)
        return channel

    def home(self, place: Place) -> int:
        """The channel of this place, which may be a thread of it.

        Raises:
            Refused: the place is in direct messages.
        """
        if place.guild is None:
            raise Refused(message("openings-direct"))
        return home_of(self._client, place)

    async def drop_wish(self, user: UserId, channel: int) -> None:
        """Tell this user of no more tables of this channel."""
        await self._store.drop_wish(user, channel)

    async def wishes(self, user: UserId) -> tuple[int, ...]:
        """The channels of whose tables this user is told."""
        return await self._store.wishes(user)

    async def forget(self, *, guild: int | None = None, channel: int | None = None) -> None:
        """A server or a channel is gone: nobody waits for its tables."""
        await self._store.drop_wishes(guild=guild, channel=channel)

    async def _run(self) -> None:
        while self._opened:
            due, table = self._opened[0]
            if due > self._clock.now():
                # After the clock was set back nobody waits longer than usual.
                await self._clock.wait(asyncio.Event(), min(due, self._clock.now() + SETTLED))
            self._opened.popleft()
            try:
                await self._tell_all(table)
            except Unsaved as error:
                _log.warning("nobody was told of a table: %s", error, extra={"table": table})
            except Exception:
                _log.exception("nobody was told of a table", extra={"table": table})

    async def _tell_all(self, id: TableId) -> None:
        table = self._tables.get(id)
        if table is None or table.place.guild is None:
            return
        home = home_of(self._client, table.place)
        for user in await self._store.to_be_told(home, self._clock.now() - EVERY):
            table = self._tables.get(id)
            if table is None or table.state is not TableState.LOBBY or None not in table.holders:
                return
            if self._rules.excludes(table.place.guild, user):
                continue
            if standing(table, user) is not Standing.FREE or await self._invitations.has(id, user):
                continue
            # By the end of quiet hours the table would be old news. The cache is for those who play.
            quiet = (await self._store.member(user)).quiet
            if quiet is not None and quiet.includes(self._clock.now()):
                continue
            try:
                await self._tell(table, user, home)
            except Undelivered as error:
                _log.info("somebody was not told", extra={"table": id, "trouble": error.trouble.value})
                if error.trouble is Trouble.UNREACHABLE:
                    return
                if error.trouble is Trouble.CLOSED:
                    await self._store.drop_wish(user)

    async def _tell(self, table: Table, user: UserId, home: int) -> None:
        """Tell one person, who may have left the server, or may not take direct messages any more.

        Raises:
            Undelivered: they have not heard of it; `CLOSED` where they take no direct messages.
        """
        place = table.place
        assert place.guild is not None, "nobody is told of a table in direct messages"
        if self._client.get_guild(place.guild) is None:  # an outage of Discord
            raise Undelivered(Trouble.UNREACHABLE)
        if not await self._direct.open_to(user):
            raise Undelivered(Trouble.CLOSED)
        await self._delivery.room(Rank.LAST)
        member = await member_who_sees(self._client, self._clock, place.guild, place.channel, user)
        if member is None:
            await self._store.drop_wish(user, home)
            return
        if home not in await self._store.wishes(user):  # that was a while
            return
        # Stored first: after a crash somebody may miss a message, but has no two of them in an hour.
        now = self._clock.now()
        await self._store.put_told(user, now, now - EVERY)
        await self._invitations.send(table, user, MessageKind.OPENING, rank=Rank.LAST)
