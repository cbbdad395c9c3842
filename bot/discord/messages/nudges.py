"""Mentions a player who is late, once for each turn, and deletes the mention when they act."""

import asyncio
import heapq
import logging
from datetime import datetime, timedelta
from typing import Final, TypeAlias

from bot.discord.custom_id import digest
from bot.discord.delivery import Delivery, Undelivered
from bot.discord.locale_resolver import LocaleResolver
from bot.discord.messages.table_message import TableMessages
from bot.discord.pages.table_pages import hand_button, link_to
from bot.discord.pages.widgets import CONTENT, Page
from bot.tables.model import TURN_TIME, Change, Table, TableId, TableState, UserId
from bot.tables.ports import Clock
from bot.tables.service import Tables
from bot.text.render import clip
from engine.turn import Act

SOONEST: Final = timedelta(seconds=20)
"""No player is mentioned earlier in a turn than this."""
_Wait: TypeAlias = tuple[int, int, str]
"""The turn of a person: the table's revision, the user (0: nobody), its first deadline in ISO format (empty: none)."""

_log = logging.getLogger(__name__)


class Nudges:
    """Watches all tables with one task, which sleeps until half the time of the next turn is over."""

    def __init__(
        self,
        tables: Tables,
        delivery: Delivery,
        locale_resolver: LocaleResolver,
        table_messages: TableMessages,
        clock: Clock,
    ) -> None:
        self._tables = tables
        self._delivery = delivery
        self._locale_resolver = locale_resolver
        self._table_messages = table_messages
        self._clock = clock
        self._due: list[tuple[datetime, TableId, _Wait]] = []
        self._sooner = asyncio.Event()
        self._sent: dict[TableId, tuple[int, int]] = {}
        self._task: asyncio.Task[None] | None = None
        self._deleting: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Start the task."""
        self._task = asyncio.create_task(self._run(), name="nudges")

    def on_change(self, change: Change) -> None:
        """Watch a turn that begins, and delete the mention of a turn that has ended."""
        table, before = change.table, change.before
        if change.silent or (before is not None and _wait(before) == _wait(table)):
            return
        if (sent := self._sent.pop(table.id, None)) is not None:
            task = asyncio.create_task(self._delivery.delete(*sent), name="nudge")
            self._deleting.add(task)
            task.add_done_callback(self._deleting.discard)
        self.watch(table)

    def watch(self, table: Table) -> None:
        """Mention the player on turn when half the time of the turn is over."""
        if _awaited(table) is None:
            return
        at = self._clock.now() + max(SOONEST, TURN_TIME[table.pace] / 2)
        heapq.heappush(self._due, (at, table.id, _wait(table)))
        if self._due[0][0] == at:
            self._sooner.set()

    async def close(self) -> None:
        """Stop the task; mentions stay."""
        tasks = [task for task in (self._task, *self._deleting) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._sooner.clear()
            until = self._due[0][0] if self._due else None
            if await self._clock.wait(self._sooner, until):
                continue
            while self._due and self._due[0][0] <= self._clock.now():
                _, table_id, wait = heapq.heappop(self._due)
                table = self._tables.get(table_id)
                if table is not None and _wait(table) == wait:
                    try:
                        await self._nudge(table)
                    except Exception:
                        _log.exception("nobody was nudged")

    async def _nudge(self, table: Table) -> None:
        user = _awaited(table)
        if user is None or table.id in self._sent:
            return
        voice = await self._locale_resolver.public(table.place, table)
        link = link_to(table, await self._table_messages.message_of(table.id))
        text = clip(voice.text("discord-nudge", who=f"<@{user}>", link=link), CONTENT)
        nonce = digest("nudge", table.id, _wait(table))
        try:
            page = Page(content=text, rows=((hand_button(table, voice),),))
            message = await self._delivery.send(table.place.shown, page, nonce=nonce, mention=user)
        except Undelivered as error:
            _log.info("nobody was nudged", extra={"trouble": error.trouble.value})
            return
        now = self._tables.get(table.id)
        if now is None or _wait(now) != _wait(table):
            await self._delivery.delete(table.place.shown, message)
            return
        self._sent[table.id] = (table.place.shown, message)


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
