"""The public message of each table: the lobby, one message for each deal, the result. The latest state wins.

A table that wants a thread moves there when its match begins. The thread is started from the table's message in the
channel, which becomes one line with the way in; it has the same id as the thread. The line tells the result of its
match and stays. A rematch gets a line of its own.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.discord.budget import Rank
from bot.discord.context import Context
from bot.discord.custom_id import digest
from bot.discord.delivery import Delivery, Trouble, Undelivered
from bot.discord.locale_resolver import LocaleResolver
from bot.discord.messages.pacer import EditRaces, Later, Pacer
from bot.discord.messages.redraw_policy import moves_by_itself
from bot.discord.pages.moments import Moments
from bot.discord.pages.table_pages import BEGUN, deal_page, public_page, shows
from bot.discord.pages.thread_line import thread_line, thread_name
from bot.discord.pages.widgets import Page
from bot.discord.settings_cache import SettingsCache
from bot.tables.former import renamed
from bot.tables.log_context import about
from bot.tables.model import Change, Refused, Table, TableId, TableState, UserId
from bot.tables.ports import Clock
from bot.tables.service import Tables
from bot.tables.settings_store import MessageKind, MessageRef, Pictures
from bot.text.i18n import Voice

OLD: Final = timedelta(minutes=45)
"""The age at which a deal's message is posted anew: Discord allows few edits of a message older than an hour."""
TOGETHER: Final = timedelta(seconds=2.5)
"""How long a step waits for those of the computers, to be drawn together with them."""
MOMENT: Final = timedelta(seconds=5)
"""A message that was edited no longer ago lets other requests go first."""
POSTING: Final = timedelta(milliseconds=500)
"""How long an answer that belongs below the table's message waits for it."""
FORBIDDEN_AGAIN: Final = timedelta(minutes=1)
"""How long the bot sends nothing to a channel that took nothing: refused requests in masses have it banned."""
OVER: Final = frozenset({TableState.CLOSED, TableState.SUSPENDED})
"""The states of a table whose message is drawn for the last time."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Drawn:
    """What the channel or the thread shows of a table, as far as this process knows."""

    shows: str
    page: Page | None = None
    """None when nobody knows."""
    edited: datetime | None = None
    """When it was edited last."""
    line: tuple[object, ...] | None = None
    """What the line in the channel tells, where the table is in a thread; None when nobody knows."""


class TableMessages:
    """Draws tables in their channels or threads, each paced by itself.

    `forbidden` holds those in which the bot could not draw a table last; it is kept up to date here.
    `posted_below` is called when a table has a new message below the one before, with the channel or thread of both.
    """

    def __init__(
        self,
        tables: Tables,
        delivery: Delivery,
        settings: SettingsCache,
        locale_resolver: LocaleResolver,
        clock: Clock,
        moments: Moments,
        forbidden: set[int],
        posted_below: Callable[[TableId, int], None],
    ) -> None:
        self._tables = tables
        self._delivery = delivery
        self._settings = settings
        self._locale_resolver = locale_resolver
        self._clock = clock
        self._moments = moments
        self._pacer: Pacer[int, TableId] = Pacer(clock, self._draw)
        self._forbidden = forbidden
        self._posted_below = posted_below
        self._races: EditRaces[TableId] = EditRaces(self._after_race)
        self._drawing: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        """Lets the edits of a message that are not answers to clicks run one after another."""
        self._drawn: dict[TableId, _Drawn] = {}
        self._last_page: dict[TableId, tuple[Table, Voice, Pictures, Page]] = {}
        """The last page of each table, with what it was made of."""
        self._over: dict[TableId, Table] = {}
        """Tables that are over, until their message shows it."""
        self._last_of: dict[TableId, Table] = {}
        """The state in which a message stays when the next one comes."""
        self._ended: dict[TableId, Table] = {}
        """The end of a match that was followed by the next, until the line in the channel tells it."""
        self._held: dict[int, list[TableId]] = {}
        self._posting: dict[TableId, asyncio.Event] = {}

    def on_change(self, change: Change) -> None:
        """Draw the table soon. A silent change is not drawn at all: even the channel's pace would tell of it."""
        if change.silent:
            return
        table, before = change.table, change.before
        if before is not None and shows(before) != shows(table):
            # The message stays with the deal's end, which may be later than the state drawn last.
            self._last_of[table.id] = before if table.state is not TableState.FINISHED else table
        if before is not None and before.state is TableState.FINISHED and table.state in {TableState.LOBBY, *BEGUN}:
            self._ended[table.id] = before
        if table.state in OVER:
            self._over[table.id] = table
        if (held := self._held.get(table.place.shown)) is not None:
            held.append(table.id)
        else:
            goes_on = before is not None and shows(before) == shows(table)
            delay = TOGETHER if goes_on and moves_by_itself(table) else timedelta(0)
            self._pacer.mark(table.place.shown, table.id, delay=delay)

    @contextmanager
    def holding(self, channel: int) -> Iterator[None]:
        """Draw all changes meanwhile as one, at the end: a table that begins at once never shows its lobby."""
        held = self._held.setdefault(channel, [])
        try:
            yield
        finally:
            self._held.pop(channel, None)
            for table in held:
                self._pacer.mark(channel, table)

    def redraw(self, table: Table) -> None:
        """Draw the table soon, even if nothing has changed. Another unit draws its own."""
        if self._tables.visits.is_guest(table.id):
            return
        if (drawn := self._drawn.get(table.id)) is not None:
            drawn.page = drawn.line = None
        self._pacer.mark(table.place.shown, table.id)

    async def answer(self, context: Context, table: Table) -> None:
        """Answer a click on a lobby with the present lobby; a match that has begun meanwhile is drawn anyway."""
        with self._races.changing(table.id):
            now = self._tables.get(table.id)
            if now is None or now.state is not TableState.LOBBY:
                return
            page = await self._page(now)
            await context.redraw(page)
            if (drawn := self._drawn.get(table.id)) is not None:
                drawn.page = page

    async def message_of(self, table: TableId) -> int | None:
        """The id of the table's message; None before the first."""
        ref = await self._settings.message(table, MessageKind.TABLE)
        return ref.message if ref is not None else None

    async def posted(self, table: TableId) -> None:
        """Wait until the channel shows the table, at most `POSTING`, so that the next message comes below it."""
        if await self.message_of(table) is None:
            event = self._posting.setdefault(table, asyncio.Event())
            await self._clock.wait(event, self._clock.now() + POSTING)
            self._posting.pop(table, None)

    async def post_anew(self, table: Table) -> int | None:
        """Post the table's message at the end of its channel or thread, delete the old one; return the new one's id.

        Where the bot cannot write in the thread, the table is in the channel from now on.

        Raises:
            Undelivered: the message did not arrive.
        """
        async with self._one_by_one(table.id):
            table = self._tables.get(table.id) or table
            ref = await self._settings.message(table.id, MessageKind.TABLE)
            page = await self._page(table)
            try:
                posted = await self._post(table, page, ref)
            except Undelivered as error:
                if not await self._left_thread(table, error.trouble):
                    raise
                posted = await self._post(self._now(table.id) or table, page, ref)
            if ref is not None:
                await self._delivery.delete(ref.channel, ref.message)
            return posted

    def forget_user(self, user: UserId) -> None:
        """Draw past states without this user's name."""
        for kept in (self._over, self._last_of, self._ended):
            kept.update({table: renamed(state, user) for table, state in kept.items()})

    async def close(self) -> None:
        """Stop drawing."""
        await self._pacer.close()

    def _one_by_one(self, table: TableId) -> asyncio.Lock:
        return self._drawing.setdefault(table, asyncio.Lock())

    def _after_race(self, table_id: TableId) -> None:
        if (table := self._now(table_id)) is not None:
            self.redraw(table)

    def _now(self, table: TableId) -> Table | None:
        """The present table, or the last state of one that is over."""
        return self._tables.get(table) or self._over.get(table)

    async def _draw(self, _: int, table_id: TableId) -> bool:
        async with self._one_by_one(table_id):
            if (table := self._now(table_id)) is not None:
                with about(table):
                    await self._draw_now(table)
        return True

    async def _draw_now(self, table: Table) -> None:
        try:
            table = await self._in_its_thread(table)
            await self._bring_up_to_date(table)
            if (awaited := self._posting.get(table.id)) is not None:
                awaited.set()
            await self._draw_line(table)
            self._forbidden.discard(table.place.shown)
        except Undelivered as error:
            if await self._left_thread(table, error.trouble):
                return
            _log.info("a table was not drawn", extra={"trouble": error.trouble.value})
            if error.trouble is Trouble.FORBIDDEN:
                self._forbidden.add(table.place.shown)
                if table.state not in OVER:
                    raise Later(FORBIDDEN_AGAIN) from None
            if error.trouble is Trouble.UNREACHABLE:
                raise Later from None
        if table.state in OVER and not self._races.busy(table.id):
            self._forget(table.id)
            if table.state is TableState.CLOSED:  # its messages show its end; without that a start draws them
                await self._settings.drop_message(table.id, MessageKind.TABLE)
                await self._settings.drop_message(table.id, MessageKind.LINE)

    async def _in_its_thread(self, table: Table) -> Table:
        """The table, in a thread if it wants one and its match has begun; in the channel where there can be none.

        Nothing is lost by a crash: of a message there is one thread at most, with the message's own id.
        """
        guild, channel = table.place.guild, table.place.channel
        if not table.wants_thread or table.state not in BEGUN or guild is None:
            return table
        voice = await self._locale_resolver.public(table.place, table)
        message = await self.message_of(table.id)
        if message is None:
            message = await self._post(table, thread_line(table, voice), None)
        try:
            thread = await self._delivery.start_thread(guild, channel, message, thread_name(table, voice))
        except Undelivered as error:
            if error.trouble is Trouble.UNREACHABLE:
                raise
            if error.trouble is Trouble.GONE:  # somebody has deleted the lobby
                await self._settings.drop_message(table.id, MessageKind.TABLE)
                return await self._in_its_thread(table)
            return await self._move(table, None)
        return await self._move(table, thread)

    async def _left_thread(self, table: Table, trouble: Trouble) -> bool:
        """Whether the table has moved back to the channel, since its thread is gone or the bot may not write there."""
        if table.place.thread is None or table.state in OVER or trouble not in {Trouble.GONE, Trouble.FORBIDDEN}:
            return False
        line = await self._line_of(table, table.place.thread)
        await self._move(table, None)
        await self._delivery.delete(table.place.channel, line)
        await self._settings.drop_message(table.id, MessageKind.LINE)
        return True

    async def _move(self, table: Table, thread: int | None) -> Table:
        with suppress(Refused):  # closed meanwhile, or not saved, which is logged
            return await self._tables.move_to(table.id, thread)
        return self._now(table.id) or table

    async def _draw_line(self, table: Table) -> None:
        """Let the line in the channel tell who plays in the thread, and the result.

        A match that follows gets a line of its own, unless a crash comes between it and the line.
        """
        thread = table.place.thread
        if thread is None:
            return
        drawn = self._drawn.setdefault(table.id, _Drawn(shows(table)))
        holders = [holder and (holder.person, holder.computer) for holder in table.holders]
        told = (table.state, table.match_number, holders)
        if drawn.line == told:
            return
        line = await self._line_of(table, thread)
        if (ended := self._ended.get(table.id)) is None:
            await self._tell(table, line)
        else:
            await self._tell(ended, line)
            if table.state not in OVER:
                await self._begin_line(table)
            self._ended.pop(table.id, None)
        drawn.line = told

    async def _line_of(self, table: Table, thread: int) -> int:
        """The id of the line about the present match."""
        line = await self._settings.message(table.id, MessageKind.LINE)
        return line.message if line is not None else thread

    async def _tell(self, table: Table, line: int) -> None:
        page = thread_line(table, await self._locale_resolver.public(table.place, table))
        await self._delivery.room(Rank.TABLE)
        try:
            await self._delivery.edit(table.place.channel, line, page)
        except Undelivered as error:
            if error.trouble is Trouble.UNREACHABLE:
                raise

    async def _begin_line(self, table: Table) -> None:
        """Post the line of another match at the channel's end."""
        page = thread_line(table, await self._locale_resolver.public(table.place, table))
        channel = table.place.channel
        nonce = digest("line", table.id, table.match_number, table.state.value)
        try:
            message = await self._delivery.send(channel, page, nonce=nonce)
        except Undelivered as error:
            if error.trouble is Trouble.UNREACHABLE:
                raise
            return
        await self._settings.put_message(MessageRef(table.id, MessageKind.LINE, None, channel, message))

    async def _bring_up_to_date(self, table: Table, *, room: bool = False) -> None:
        """Edit the table's message, or post it; `room`: whether the request may go now."""
        ref = await self._settings.message(table.id, MessageKind.TABLE)
        page = await self._page(table)
        if ref is None:
            if table.state not in OVER:
                await self._post(table, page, None)
            return
        if ref.channel != table.place.shown:
            if table.state not in OVER:
                await self._post(table, page, ref)
            return
        drawn = self._drawn.setdefault(table.id, _Drawn(shows(table)))
        if drawn.page == page and self._stays(drawn.shows, table) and not self._aged(table, ref):
            return
        if not room:
            again = drawn.edited is not None and self._clock.now() - drawn.edited < MOMENT
            await self._delivery.room(Rank.AGAIN if again else Rank.TABLE)
            await self._bring_up_to_date(self._now(table.id) or table, room=True)
            return
        if table.expired and table.match is not None and not table.match.over and self._old(ref):
            # The players have forgotten a pause: its end is posted at the channel's end, where they look now.
            await self._post(table, page, ref)
            await self._delivery.delete(ref.channel, ref.message)
            await self._settings.drop_message(table.id, MessageKind.TABLE)
            return
        if self._stays(drawn.shows, table):
            if not self._aged(table, ref):
                await self._edit(table, ref, drawn, page)
                return
            await self._post(table, page, ref)
            await self._delivery.delete(ref.channel, ref.message)
            return
        await self._seal(table, ref, drawn.shows)
        await self._post(table, page, ref)

    async def _page(self, table: Table) -> Page:
        """The table's present page, made once for each state and voice."""
        voice = await self._locale_resolver.public(table.place, table)
        wanted = await self._moments.wanted(table)
        last = self._last_page.get(table.id)
        if last is not None and last[0] is table and last[1:3] == (voice, wanted):
            return last[3]
        page = public_page(table, voice, pictures=wanted is not Pictures.OFF)
        page = replace(page, picture=self._moments.of(table, voice, wanted))
        self._last_page[table.id] = (table, voice, wanted, page)
        return page

    @staticmethod
    def _stays(shown: str, table: Table) -> bool:
        """Whether the present message is edited and not replaced: for the same deal, a lobby's first deal, the end."""
        now = shows(table)
        begins = shown == TableState.LOBBY.value and table.state in BEGUN
        return shown == now or begins or table.state in OVER

    def _aged(self, table: Table, ref: MessageRef) -> bool:
        """Whether the message of a match is to be posted anew."""
        return table.state is TableState.PLAYING and self._old(ref)

    def _old(self, ref: MessageRef) -> bool:
        return self._clock.now() - discord.utils.snowflake_time(ref.message) > OLD

    async def _edit(self, table: Table, ref: MessageRef, drawn: _Drawn, page: Page) -> None:
        if drawn.page == page:
            return
        try:
            with self._races.changing(table.id):
                before, drawn.page = drawn.page, None
                # What is over keeps its last picture.
                anew = table.state not in OVER and (before is None or before.picture != page.picture)
                await self._delivery.edit(ref.channel, ref.message, page, picture=anew)
                drawn.page, drawn.shows, drawn.edited = page, shows(table), self._clock.now()
        except Undelivered as error:
            if error.trouble is not Trouble.GONE:
                raise
            if table.state in OVER:
                await self._settings.drop_message(table.id, MessageKind.TABLE)
                return
            # Somebody has deleted it: the table goes on in a new message, unless the channel is gone too.
            await self._post(table, page, ref)

    async def _post(self, table: Table, page: Page, former: MessageRef | None) -> int:
        drawn = self._drawn.setdefault(table.id, _Drawn(shows(table)))
        # The same nonce for each try, even after a crash, and another nonce than any message before.
        nonce = digest(table.id, shows(table), former.message if former is not None else 0)
        message = await self._delivery.send(table.place.shown, page, nonce=nonce)
        drawn.page, drawn.shows = page, shows(table)
        await self._settings.put_message(MessageRef(table.id, MessageKind.TABLE, None, table.place.shown, message))
        if former is not None and former.channel == table.place.shown:
            self._posted_below(table.id, table.place.shown)
        return message

    async def _seal(self, table: Table, ref: MessageRef, shown: str) -> None:
        """Draw the last state of a deal or match that is over onto its message, without buttons."""
        last = self._last_of.get(table.id)
        if last is None:
            return
        voice = await self._locale_resolver.public(last.place, last)
        # After a match the message shows the last deal or the result.
        last_deal = last.state is TableState.FINISHED and shown != shows(last)
        page = deal_page(last, voice) if last_deal else public_page(last, voice, live=False)
        picture = self._moments.of(last, voice, await self._moments.wanted(last), score=not last_deal)
        drawn = self._drawn.get(table.id)
        anew = drawn is None or drawn.page is None or drawn.page.picture != picture
        try:
            await self._delivery.edit(ref.channel, ref.message, replace(page, picture=picture), picture=anew)
        except Undelivered as error:
            if error.trouble is not Trouble.GONE:
                raise
        if self._last_of.get(table.id) is last:
            del self._last_of[table.id]

    def _forget(self, table: TableId) -> None:
        self._over.pop(table, None)
        self._drawn.pop(table, None)
        self._last_page.pop(table, None)
        self._moments.forget(table)
        self._last_of.pop(table, None)
        self._ended.pop(table, None)
