"""The public message of each table: a lobby, one message a deal, the result; edited, and the latest state wins."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.discord.buttons.custom_id import digest
from bot.discord.context import Context
from bot.discord.locale_resolver import LocaleResolver
from bot.discord.messages.delivery import Delivery, Trouble, Undelivered
from bot.discord.messages.edit_races import EditRaces
from bot.discord.messages.pacer import Later, Pacer
from bot.discord.pages.surfaces import BEGUN, deal_page, public_page, shows
from bot.discord.pages.widgets import Page
from bot.discord.settings_cache import SettingsCache
from bot.tables.model import Change, Table, TableId, TableState
from bot.tables.ports import Clock
from bot.tables.service import Tables
from bot.tables.settings_store import MessageKind, MessageRef

OLD: Final = timedelta(minutes=45)
"""Discord allows few edits of a message that is more than an hour old, so a deal's message is then posted anew."""
POSTING: Final = timedelta(milliseconds=500)
"""How long an answer that is to stand below the table's message waits for it."""
OVER: Final = frozenset({TableState.CLOSED, TableState.SUSPENDED})

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Drawn:
    """What the channel shows of a table, as far as this process knows."""

    shows: str
    page: Page | None = None
    """None where nobody knows."""


class TableMessages:
    """Draws tables in their channels, paced by channel."""

    def __init__(
        self, tables: Tables, delivery: Delivery, notes: SettingsCache, words: LocaleResolver, clock: Clock
    ) -> None:
        self._tables = tables
        self._delivery = delivery
        self._notes = notes
        self._words = words
        self._clock = clock
        self._pacer: Pacer[int, TableId] = Pacer(clock, self._draw)
        self._crossing: EditRaces[TableId] = EditRaces(self._crossed)
        self._drawing: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        """Of the table's own changes of its message, one is made after another."""
        self._drawn: dict[TableId, _Drawn] = {}
        self._ended: dict[TableId, Table] = {}
        self._last_of: dict[TableId, Table] = {}
        self._mute: set[int] = set()
        self._held: dict[int, list[TableId]] = {}
        self._posting: dict[TableId, asyncio.Event] = {}
        self.posted_below: Callable[[TableId], None] | None = None
        """Told when a table has got a new message below what stood there before."""

    def told(self, change: Change) -> None:
        """Something became durable: draw it soon. What the table has not seen leaves even the channel's pace alone."""
        if change.silent:
            return
        table, before = change.table, change.before
        if before is not None and shows(before) != shows(table):
            # The message stays as the last thing that it showed: the deal's end, not the state drawn last.
            self._last_of[table.id] = before if table.state is not TableState.FINISHED else table
        if table.state in OVER:
            self._ended[table.id] = table
        if (held := self._held.get(table.place.channel)) is not None:
            held.append(table.id)
        else:
            self._pacer.mark(table.place.channel, table.id)

    @contextmanager
    def holding(self, channel: int) -> Iterator[None]:
        """What happens meanwhile is drawn as one, at the end: a table that begins at once never shows its lobby."""
        held = self._held.setdefault(channel, [])
        try:
            yield
        finally:
            self._held.pop(channel, None)
            for table in held:
                self._pacer.mark(channel, table)

    def redraw(self, table: Table) -> None:
        """Draw it soon, also when nothing has changed."""
        if (drawn := self._drawn.get(table.id)) is not None:
            drawn.page = None
        self._pacer.mark(table.place.channel, table.id)

    async def answer(self, context: Context, table: Table) -> None:
        """Answer a click on a lobby by the lobby as it is now; what has begun meanwhile is drawn anyway."""
        with self._crossing.changing(table.id):
            now = self._tables.get(table.id)
            if now is None or now.state is not TableState.LOBBY:
                return
            page = public_page(now, await self._words.public(now.place, now))
            await context.redraw(page)
            if (drawn := self._drawn.get(table.id)) is not None:
                drawn.page = page

    def mute(self, channel: int) -> bool:
        """Whether the bot was last refused in this channel."""
        return channel in self._mute

    async def message_of(self, table: TableId) -> int | None:
        """The id of the table's message."""
        ref = await self._notes.message(table, MessageKind.TABLE)
        return ref.message if ref is not None else None

    async def posted(self, table: TableId) -> None:
        """Wait until the channel shows the table, though not long: what is sent then stands below it."""
        if await self.message_of(table) is None:
            event = self._posting.setdefault(table, asyncio.Event())
            await self._clock.wait(event, self._clock.now() + POSTING)
            self._posting.pop(table, None)

    async def post_anew(self, table: Table) -> int | None:
        """Post the table's message at the channel's end, take the old one away; the new one's id.

        Raises:
            Undelivered: the bot may not.
        """
        async with self._one_by_one(table.id):
            table = self._tables.get(table.id) or table
            ref = await self._notes.message(table.id, MessageKind.TABLE)
            posted = await self._post(table, public_page(table, await self._words.public(table.place, table)), ref)
            if ref is not None:
                await self._delivery.delete(ref.channel, ref.message)
            return posted

    async def close(self) -> None:
        """Stop drawing."""
        await self._pacer.close()

    def _one_by_one(self, table: TableId) -> asyncio.Lock:
        return self._drawing.setdefault(table, asyncio.Lock())

    def _crossed(self, table_id: TableId) -> None:
        if (table := self._now(table_id)) is not None:
            self.redraw(table)

    def _now(self, table: TableId) -> Table | None:
        """The table as it stands, or as it was last where it has yet to show that it is no more."""
        return self._tables.get(table) or self._ended.get(table)

    async def _draw(self, channel: int, table_id: TableId) -> None:
        async with self._one_by_one(table_id):
            if (table := self._now(table_id)) is not None:
                await self._drawn_in(channel, table)

    async def _drawn_in(self, channel: int, table: Table) -> None:
        try:
            await self._bring_up_to_date(table)
            self._mute.discard(channel)
        except Undelivered as error:
            if error.trouble is Trouble.FORBIDDEN:
                self._mute.add(channel)
            _log.info("a table was not drawn", extra={"table": table.id, "trouble": error.trouble.value})
            if error.trouble is Trouble.UNREACHABLE:
                raise Later from None
        if table.state in OVER and not self._crossing.busy(table.id):
            self._forget(table.id)

    async def _bring_up_to_date(self, table: Table) -> None:
        ref = await self._notes.message(table.id, MessageKind.TABLE)
        page = public_page(table, await self._words.public(table.place, table))
        if ref is None:
            if table.state not in OVER:
                await self._post(table, page, None)
            return
        drawn = self._drawn.setdefault(table.id, _Drawn(shows(table)))
        if table.expired and table.match is not None and not table.match.over and self._old(ref):
            # A pause has been forgotten: that is told where people look now.
            await self._post(table, page, ref)
            await self._delivery.delete(ref.channel, ref.message)
            await self._notes.drop_message(table.id, MessageKind.TABLE)
            return
        if self._stays(drawn.shows, table):
            if not self._old(ref) or table.state is not TableState.PLAYING:
                await self._edit(table, ref, drawn, page)
                return
            await self._post(table, page, ref)
            await self._delivery.delete(ref.channel, ref.message)
            return
        await self._seal(table, ref, drawn.shows)
        await self._post(table, page, ref)

    @staticmethod
    def _stays(shown: str, table: Table) -> bool:
        """Whether the message that showed this goes on: the same deal, the lobby whose first deal begins, the end."""
        now = shows(table)
        begins = shown == TableState.LOBBY.value and table.state in BEGUN
        return shown == now or begins or table.state in OVER

    def _old(self, ref: MessageRef) -> bool:
        return self._clock.now() - discord.utils.snowflake_time(ref.message) > OLD

    async def _edit(self, table: Table, ref: MessageRef, drawn: _Drawn, page: Page) -> None:
        if drawn.page == page:
            return
        try:
            with self._crossing.changing(table.id):
                drawn.page = None
                await self._delivery.edit(ref.channel, ref.message, page)
                drawn.page, drawn.shows = page, shows(table)
        except Undelivered as error:
            if error.trouble is not Trouble.GONE:
                raise
            if table.state in OVER:
                await self._notes.drop_message(table.id, MessageKind.TABLE)
                return
            # Deleted by somebody: the table goes on in a new one, unless the channel is gone too.
            await self._post(table, page, ref)

    async def _post(self, table: Table, page: Page, former: MessageRef | None) -> int:
        drawn = self._drawn.setdefault(table.id, _Drawn(shows(table)))
        # The same when it is tried again, also after a kill; never that of a message which stands, or stood, already.
        nonce = digest(table.id, shows(table), former.message if former is not None else 0)
        message = await self._delivery.send(table.place.channel, page, nonce=nonce)
        drawn.page, drawn.shows = page, shows(table)
        await self._notes.put_message(MessageRef(table.id, MessageKind.TABLE, None, table.place.channel, message))
        if (awaited := self._posting.get(table.id)) is not None:
            awaited.set()
        if former is not None and self.posted_below is not None:
            self.posted_below(table.id)
        return message

    async def _seal(self, table: Table, ref: MessageRef, shown: str) -> None:
        """The message of what is over stays as it was last, without buttons."""
        last = self._last_of.get(table.id)
        if last is None:
            return
        voice = await self._words.public(last.place, last)
        # Of a match that is over the message shows its last deal, or its result.
        last_deal = last.state is TableState.FINISHED and shown != shows(last)
        page = deal_page(last, voice) if last_deal else public_page(last, voice, live=False)
        try:
            await self._delivery.edit(ref.channel, ref.message, page)
        except Undelivered as error:
            if error.trouble is not Trouble.GONE:
                raise
        if self._last_of.get(table.id) is last:
            del self._last_of[table.id]

    def _forget(self, table: TableId) -> None:
        self._ended.pop(table, None)
        self._drawn.pop(table, None)
        self._last_of.pop(table, None)
