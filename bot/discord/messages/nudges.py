"""Mentions players in the table's channel when it is their turn, and deletes the mention when they act.

When that is, each player sets: never; late, when half of the turn is over; or always, soon after each turn has come.
*Always* spares those who have just moved at the table or been notified by a new direct message, until they are late:
who plays along hears nothing. In quiet hours nobody is mentioned; whoever is still awaited when they end is mentioned
then. A turn has one mention at most, over a restart too.
"""

import asyncio
import heapq
import logging
from datetime import datetime, timedelta
from typing import Final, TypeAlias

import discord

from bot.discord.budget import Rank
from bot.discord.custom_id import digest
from bot.discord.delivery import Delivery, Undelivered
from bot.discord.locale_resolver import LocaleResolver
from bot.discord.messages.table_message import OVER, TableMessages
from bot.discord.pages.table_pages import hand_button, link_to
from bot.discord.pages.widgets import CONTENT, Page
from bot.discord.settings_cache import SettingsCache
from bot.tables.model import TURN_TIME, Change, Table, TableId, TableState, UserId
from bot.tables.ports import Clock, Unsaved
from bot.tables.service import Tables
from bot.tables.settings_store import MemberSetting, MessageKind, MessageRef, Nudge
from bot.text.render import clip
from engine.turn import Act

SOONEST: Final = timedelta(seconds=20)
"""No player is late earlier in a turn than this."""
AT_ONCE: Final = timedelta(seconds=5)
"""How long a turn lasts before its player is mentioned who wants it at each turn."""
AGAIN: Final = timedelta(seconds=5)
"""The pause after storage failed."""
PRESENT: Final = timedelta(minutes=1)
"""How long after a move or a new direct message a player counts as looking, and is mentioned only when late."""
_Wait: TypeAlias = tuple[int, int, str]
"""The turn of a person: the table's revision, the user (0: nobody), its first deadline in ISO format (empty: none)."""

_log = logging.getLogger(__name__)


class Nudges:
    """Watches all tables with one task, which sleeps until the next turn is to be looked at."""

    def __init__(
        self,
        tables: Tables,
        delivery: Delivery,
        settings: SettingsCache,
        locale_resolver: LocaleResolver,
        table_messages: TableMessages,
        clock: Clock,
    ) -> None:
        self._tables = tables
        self._delivery = delivery
        self._settings = settings
        self._locale_resolver = locale_resolver
        self._table_messages = table_messages
        self._clock = clock
        self._due: list[tuple[datetime, TableId, _Wait, datetime]] = []
        """When to look at a turn, with when it began."""
        self._sooner = asyncio.Event()
        self._sent: dict[TableId, MessageRef] = {}
        self._moved: dict[TableId, dict[UserId, datetime]] = {}
        """When each player moved last."""
        self._task: asyncio.Task[None] | None = None
        self._deleting: set[asyncio.Task[None]] = set()

    async def read(self) -> None:
        """Take over the mentions of the process before; call it before anything changes."""
        for ref in await self._settings.nudges():
            self._sent[ref.table] = ref

    def start(self) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self._run(), name="nudges")

    def catch_up(self) -> None:
        """Watch all tables, after a start, and delete the mentions of turns that ended when the process before did."""
        for ref in tuple(self._sent.values()):
            table = self._tables.get(ref.table)
            if table is None or (table.revision, _awaited(table)) != (ref.turn, ref.user):
                self._take_back(ref.table)
        for table_id in self._tables.ids():
            if (table := self._tables.get(table_id)) is not None:
                self.watch(table)

    def on_change(self, change: Change) -> None:
        """Watch a turn that begins, and delete the mention of a turn that has ended."""
        table, before = change.table, change.before
        actor = table.holders[change.acted] if change.acted is not None else None
        if actor is not None and actor.person is not None and not actor.misses:
            self._moved.setdefault(table.id, {})[actor.person.id] = self._clock.now()
        if table.state in OVER:
            self._moved.pop(table.id, None)
        if change.silent or (before is not None and _wait(before) == _wait(table)):
            return
        self._take_back(table.id)
        self.watch(table)

    def watch(self, table: Table) -> None:
        """Look at this turn soon, to mention its player when they want it."""
        if _awaited(table) is not None:
            now = self._clock.now()
            self._look(now + AT_ONCE, table.id, _wait(table), now)

    def forget_user(self, user: UserId) -> None:
        """Delete the mentions of a user who has left all tables, and forget when they moved."""
        for table in [table for table, sent in self._sent.items() if sent.user == user]:
            self._take_back(table)
        for moved in self._moved.values():
            moved.pop(user, None)
        self._due = [due for due in self._due if due[2][1] != user]
        heapq.heapify(self._due)

    async def close(self) -> None:
        """Stop the task; mentions stay."""
        tasks = [task for task in (self._task, *self._deleting) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _look(self, at: datetime, table: TableId, wait: _Wait, began: datetime) -> None:
        heapq.heappush(self._due, (at, table, wait, began))
        if self._due[0][0] == at:
            self._sooner.set()

    async def _run(self) -> None:
        while True:
            self._sooner.clear()
            until = self._due[0][0] if self._due else None
            if await self._clock.wait(self._sooner, until):
                continue
            while self._due and self._due[0][0] <= self._clock.now():
                _, table_id, wait, began = heapq.heappop(self._due)
                table = self._tables.get(table_id)
                if table is not None and _wait(table) == wait:
                    try:
                        await self._look_at(table, began)
                    except Unsaved as error:
                        _log.warning("nobody was nudged: %s", error)
                        self._look(self._clock.now() + AGAIN, table_id, wait, began)
                    except Exception:
                        _log.exception("nobody was nudged")

    async def _look_at(self, table: Table, began: datetime) -> None:
        """Mention the player on turn if it is time, or look again when it will be."""
        user = _awaited(table)
        if user is None or table.id in self._sent:
            return
        at = await self._wanted(table, user, began)
        if at is None:
            return
        if at > self._clock.now():
            self._look(at, table.id, _wait(table), began)
        else:
            await self._nudge(table, user)

    async def _wanted(self, table: Table, user: UserId, began: datetime) -> datetime | None:
        """When this player wants to be mentioned in the turn that began then; None: not at all."""
        member, now = await self._settings.member(user), self._clock.now()
        if member.nudge is Nudge.NEVER:
            return None
        at = began + max(SOONEST, TURN_TIME[table.pace] / 2)
        if member.nudge is Nudge.ALWAYS:
            at = min(at, await self._soon(table, member, began) or at)
        if member.quiet is not None and member.quiet.includes(max(at, now)):
            return member.quiet.end_after(max(at, now))
        return at

    async def _soon(self, table: Table, member: MemberSetting, began: datetime) -> datetime | None:
        """When to mention a player before they are late; None where a direct message has told them of this turn."""
        seen = self._moved.get(table.id, {}).get(member.user, began - PRESENT)
        hand = await self._settings.message(table.id, MessageKind.HAND, member.user)
        if hand is not None and not member.muted_at(posted := discord.utils.snowflake_time(hand.message)):
            if posted >= began:
                return None
            seen = max(seen, posted)
        return max(began + AT_ONCE, seen + PRESENT)

    async def _nudge(self, table: Table, user: UserId) -> None:
        await self._delivery.room(Rank.WAITING)
        now = self._tables.get(table.id)
        if now is None or _wait(now) != _wait(table):  # under load that was a while
            return
        voice = await self._locale_resolver.public(table.place, table)
        link = link_to(table, await self._table_messages.message_of(table.id))
        text = clip(voice.text("discord-nudge", who=f"<@{user}>", link=link), CONTENT)
        # The same after a restart: if the process before could not note the mention, Discord makes no second one.
        nonce = digest("nudge", table.id, table.revision, user)
        channel = table.place.shown
        try:
            page = Page(content=text, rows=((hand_button(table, voice),),))
            message = await self._delivery.send(channel, page, nonce=nonce, mention=user, waited=True)
        except Undelivered as error:
            _log.info("nobody was nudged", extra={"trouble": error.trouble.value})
            return
        self._sent[table.id] = ref = MessageRef(table.id, MessageKind.NUDGE, user, channel, message, table.revision)
        now = self._tables.get(table.id)
        if now is None or _wait(now) != _wait(table):
            self._take_back(table.id)
            return
        await self._settings.put_message(ref)

    def _take_back(self, table: TableId) -> None:
        """Delete the mention of this table, if there is one."""
        if (sent := self._sent.pop(table, None)) is not None:
            task = asyncio.create_task(self._delete(sent), name="nudge")
            self._deleting.add(task)
            task.add_done_callback(self._deleting.discard)

    async def _delete(self, sent: MessageRef) -> None:
        deleted = await self._delivery.delete(sent.channel, sent.message)
        # What could not be deleted is tried again at the next start, unless the same player is called once more.
        if deleted and await self._settings.message(sent.table, MessageKind.NUDGE, sent.user) == sent:
            await self._settings.drop_message(sent.table, MessageKind.NUDGE, sent.user)


def _wait(table: Table) -> _Wait:
    """The turn for which a table waits. After a pause it is another one; a turn that was extended stays the same."""
    deadline = table.deadline
    if deadline is not None and table.extended:
        deadline -= TURN_TIME[table.pace]
    return table.revision, _awaited(table) or 0, deadline.isoformat() if deadline is not None else ""


def _awaited(table: Table) -> UserId | None:
    """The person on turn; None where nobody is, or where the table itself is about to answer."""
    match = table.match
    if table.state is not TableState.PLAYING or match is None or table.deadline is None:
        return None
    turn = match.turn
    if not isinstance(turn, Act):
        return None
    holder = table.holders[turn.seat]
    if holder is None or holder.person is None or holder.autopilot:
        return None
    return holder.person.id
