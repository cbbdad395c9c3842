"""Each player's hand: a panel that only he sees in the channel, and a direct message a deal.

A panel can be changed for 15 minutes with the token of the last click on it; every click gives a new one. After that
it is silently given up: *My hand* opens another.
"""

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Final, Literal, TypeAlias

import discord

from bot.discord.answering import Request, Shown
from bot.discord.delivery import Delivery, Trouble, Undelivered
from bot.discord.faces import deals_of, hand_page, link_to, shows
from bot.discord.notebook import Notebook
from bot.discord.pacing import Later, Pacer
from bot.discord.page import Page
from bot.discord.tabletalk import NONCE, OLD, OVER, TableTalk
from bot.discord.words import Words
from bot.i18n import Voice
from bot.tables.model import Change, Table, TableId, TableState, UserId
from bot.tables.notes import Hand, MessageKind, MessageRef
from bot.tables.ports import Clock
from bot.tables.service import Tables
from engine.cards import Seat
from engine.game import Act

CLOSED_FOR: Final = timedelta(days=1)
"""How long the bot does not write to somebody whose direct messages were closed."""

Surface: TypeAlias = Literal["panel", "direct"]
SURFACES: Final[tuple[Surface, ...]] = ("panel", "direct")
Lane: TypeAlias = tuple[Surface, UserId]

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Panel:
    shown: Shown
    page: Page
    replaces: frozenset[int] = frozenset()
    """The messages that were the panel before; a click on one of them may still be under way."""
    picked: tuple[int, tuple[str, ...]] = (-1, ())
    """What was picked up to now, and the number of steps, as the player knows them, at which it was."""


@dataclass(slots=True)
class _Direct:
    """What a direct message shows, as far as this process knows."""

    shows: str
    page: Page | None = None


class Hands:
    """Draws hands for those who hold them."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        delivery: Delivery,
        notes: Notebook,
        words: Words,
        clock: Clock,
        talk: TableTalk,
    ) -> None:
        self._client = client
        self._tables = tables
        self._delivery = delivery
        self._notes = notes
        self._words = words
        self._clock = clock
        self._talk = talk
        self._pacer: Pacer[Lane, TableId] = Pacer(clock, self._draw, every=None)
        self._panels: dict[tuple[TableId, UserId], _Panel] = {}
        self._above: set[tuple[TableId, UserId]] = set()
        """The panels that stand above their table's present message."""
        self._spare: dict[tuple[TableId, UserId], Shown] = {}
        """Panels posted while a click was being answered: it may have been made on this one, or on the one before."""
        self._doubtful: set[tuple[TableId, Lane]] = set()
        """What was changed twice at once, by clicks or by the table: nobody knows which of the two is shown."""
        talk.posted_below = self._buried
        self._direct: dict[tuple[TableId, UserId], _Direct] = {}
        self._pages: dict[tuple[TableId, UserId], tuple[Table, tuple[Voice, str, str, str, tuple[str, ...]], Page]] = {}
        self._ended: dict[TableId, tuple[Table, set[Lane]]] = {}
        """Tables that are no more, and the surfaces that have yet to show it."""
        self._closing: set[asyncio.Task[None]] = set()
        self._answering: Counter[tuple[TableId, UserId]] = Counter()
        self._untold: set[UserId] = set()

    def told(self, change: Change) -> None:
        """Something became durable: draw the hands of those whom it concerns, and leave the others in peace."""
        table, before = change.table, change.before
        concerned = [person.id for person in table.people if _concerns(person.id, change)]
        if table.state in OVER and concerned:
            self._ended[table.id] = (table, {(surface, user) for user in concerned for surface in SURFACES})
        for user in concerned:
            self.mark(table, user)
        for person in before.people if before is not None else ():
            if table.seat_of(person.id) is None:
                self._forget(table.id, person.id)

    def mark(self, table: Table, user: UserId) -> None:
        """Draw this player's hand soon."""
        self._pacer.mark(("panel", user), table.id)
        self._pacer.mark(("direct", user), table.id)

    @contextmanager
    def answering(self, table: TableId, user: UserId) -> Iterator[None]:
        """While a click is being answered, its answer draws the hand; nothing else does."""
        key = (table, user)
        if self._answering[key]:  # two answers may overtake each other
            self._doubtful |= {(table, (surface, user)) for surface in SURFACES}
        self._answering[key] += 1
        try:
            yield
        finally:
            self._answering[key] -= 1
            if not self._answering[key]:
                del self._answering[key]
                self._choose_panel(key)
            ended = self._ended.get(table)
            if (now := self._tables.get(table) or (ended and ended[0])) is not None:
                self.mark(now, user)

    async def page(
        self, table: Table, user: UserId, voice: Voice, *, notice: str = "", picked: Sequence[str] = ()
    ) -> Page:
        """The hand of this user as a page; he must sit at the table. `picked`: what he has picked up to now."""
        seat = table.seat_of(user)
        assert seat is not None, "the caller has looked"
        guild = self._client.get_guild(table.place.guild) if table.place.guild is not None else None
        notices = [notice]
        if self._talk.mute(table.place.channel):
            notices.append(voice.text("discord-channel-closed"))
        around = (
            voice,
            guild.name if guild is not None else "",
            link_to(table, await self._talk.message_of(table.id)),
            "\n".join(part for part in notices if part),
            tuple(picked),
        )
        # The answer to a click, the panel and the direct message mostly show the same.
        last = self._pages.get((table.id, user))
        if last is not None and last[0] is table and last[1] == around:
            return last[2]
        _, place, url, said, chosen = around
        page = hand_page(table, seat, voice, place=place, url=url, notice=said, picked=chosen)
        self._pages[table.id, user] = (table, around, page)
        return page

    async def open(self, request: Request, table: Table, *, notice: str = "") -> None:
        """Answer with a new panel; it takes the place of the one before."""
        user, voice = request.person.id, await request.voice()
        if user in self._untold:
            self._untold.discard(user)
            notice = "\n".join(part for part in (notice, voice.text("discord-dm-closed")) if part)
        page = await self.page(table, user, voice, notice=notice)
        self._keep(table, user, await request.show(page), page)

    async def update(self, request: Request, table: Table, *, notice: str = "", picked: Sequence[str] = ()) -> None:
        """Answer by changing the hand that was clicked, be it a panel or a direct message.

        A panel that has been superseded is on its way out: the answer is then a panel of its own.
        """
        user, message = request.person.id, request.interaction.message
        page = await self.page(table, user, await request.voice(), notice=notice, picked=picked)
        present = self._panels.get((table.id, user))
        superseded = present is not None and message is not None and message.id in present.replaces
        shown = await request.show(page) if superseded else await self._redrawn(request, page)
        if superseded or not request.on_private or (message is not None and message.flags.ephemeral):
            self._keep(table, user, shown, page)
            self._panels[table.id, user].picked = _picks(table, user, picked)
        elif message is not None and await self._is_direct(table, user, message.id):
            self._direct[table.id, user] = _Direct(shows(table), page)

    @staticmethod
    async def _redrawn(request: Request, page: Page) -> Shown:
        """The clicked hand changed; where it is not there any more, a panel of its own."""
        try:
            return await request.update(page)
        except Undelivered as error:
            if error.trouble is not Trouble.GONE or request.given:
                raise
        return await request.show(page)

    def reopened(self, user: UserId) -> None:
        """The user says that his direct messages are open."""
        self._untold.discard(user)
        for table in self._tables.of_user(user):
            self.mark(table, user)

    async def close(self) -> None:
        """Stop drawing."""
        await self._pacer.close()
        for task in tuple(self._closing):
            task.cancel()
        await asyncio.gather(*self._closing, return_exceptions=True)

    def _keep(self, table: Table, user: UserId, shown: Shown, page: Page) -> None:
        """This is the player's panel now; the one before goes away, since it would never change again.

        The table may have moved on while it was on its way: so it is looked at once more.
        """
        key = (table.id, user)
        before = self._panels.get(key)
        if before is not None and shown.id in before.replaces:  # it has been superseded while it was on its way
            self._pacer.mark(("panel", user), table.id)
            return
        replaces = before.replaces if before is not None else frozenset()
        if before is not None and before.shown.id != shown.id:
            replaces |= {before.shown.id}
            self._above.discard(key)
            if not before.shown.expired:
                self._remove(before.shown)
        self._panels[key] = _Panel(shown, page, replaces)
        if self._tables.get(table.id) is not table:
            self._pacer.mark(("panel", user), table.id)

    def _choose_panel(self, key: tuple[TableId, UserId]) -> None:
        """Of two panels the one remains on which the click was answered."""
        spare, panel = self._spare.pop(key, None), self._panels.get(key)
        if spare is None or (panel is not None and panel.shown.id == spare.id):
            return
        if panel is not None:
            panel.replaces |= {spare.id}
        self._remove(spare)

    def _remove(self, shown: Shown) -> None:
        task = asyncio.create_task(self._take_away(shown), name="panel")
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _take_away(self, shown: Shown) -> None:
        try:
            await shown.delete(self._clock)
        except Undelivered as error:
            _log.info("an old panel stays", extra={"trouble": error.trouble.value})

    def _buried(self, table: TableId) -> None:
        """The table has a new message below the panels: they follow it, so that nobody has to look for his hand."""
        for panel_of, user in self._panels:
            if panel_of == table:
                self._above.add((table, user))
                self._pacer.mark(("panel", user), table)

    def _forget(self, table: TableId, user: UserId) -> None:
        for kept in (self._panels, self._direct, self._pages):
            kept.pop((table, user), None)
        self._above.discard((table, user))
        self._doubtful.difference_update([(table, ("panel", user)), (table, ("direct", user))])

    async def _is_direct(self, table: Table, user: UserId, message: int) -> bool:
        ref = await self._notes.message(table.id, MessageKind.HAND, user)
        return ref is not None and ref.message == message

    async def _draw(self, lane: Lane, table_id: TableId) -> None:
        surface, user = lane
        ended = self._ended.get(table_id)
        table = self._tables.get(table_id) or (ended[0] if ended is not None else None)
        if table is None or table.seat_of(user) is None or self._answering[table_id, user]:
            return
        try:
            if surface == "panel":
                await self._draw_panel(table, user)
            else:
                await self._draw_direct(table, user)
        except Undelivered as error:
            _log.info("a hand was not drawn", extra={"table": table_id, "trouble": error.trouble.value})
            if error.trouble is Trouble.UNREACHABLE:
                raise Later from None
        if ended is not None:
            ended[1].discard(lane)
            if not ended[1]:
                del self._ended[table_id]
                for person in table.people:
                    self._forget(table_id, person.id)

    async def _draw_panel(self, table: Table, user: UserId) -> None:
        key = (table.id, user)
        panel = self._panels.get(key)
        if panel is None:
            return
        if panel.shown.expired:
            del self._panels[key]
            return
        picked = panel.picked[1] if panel.picked == _picks(table, user, panel.picked[1]) else ()
        page = await self._page_now(table, user, picked)
        if self._answering[key] or self._panels.get(key) is not panel:
            return  # a click came meanwhile; when it is answered, the panel is looked at again
        follows = key in self._above and table.state is TableState.PLAYING
        if page == panel.page and not follows and (table.id, ("panel", user)) not in self._doubtful:
            return
        try:
            if follows:
                await self._follow(table, user, panel, page)
                return
            with self._alone(table.id, ("panel", user), lambda: self._panels.get(key) is panel):
                await panel.shown.edit(self._clock, page)
        except Undelivered as error:
            if error.trouble is Trouble.GONE and self._panels.get(key) is panel:
                del self._panels[key]
                return
            raise
        panel.page = page

    @contextmanager
    def _alone(self, table: TableId, lane: Lane, unchanged: Callable[[], bool]) -> Iterator[None]:
        """A change of a hand; where a click was answered on it meanwhile, the hand is drawn once more."""
        self._doubtful.discard((table, lane))
        try:
            yield
        finally:
            answering = self._answering[table, lane[1]]
            if answering or not unchanged():
                self._doubtful.add((table, lane))
                if not answering:
                    self._pacer.mark(lane, table)

    async def _follow(self, table: Table, user: UserId, panel: _Panel, page: Page) -> None:
        """Show the panel anew below its table's message."""
        shown = await panel.shown.add(self._clock, page)
        if self._answering[table.id, user]:
            self._spare[table.id, user] = shown
        else:
            self._keep(table, user, shown, page)

    async def _draw_direct(self, table: Table, user: UserId) -> None:
        ref = await self._notes.message(table.id, MessageKind.HAND, user)
        key = (table.id, user)
        drawn = self._direct.setdefault(key, _Direct(shows(table)))
        new_deal = table.state is TableState.PLAYING and (ref is None or drawn.shows != shows(table) or self._old(ref))
        if not new_deal:
            if ref is not None:
                await self._edit_direct(table, user, ref, drawn)
            return
        if not deals_of(table) or not await self._wants_direct(user):
            return
        await self._send_direct(table, user, ref)

    async def _edit_direct(self, table: Table, user: UserId, ref: MessageRef, drawn: _Direct) -> None:
        key: tuple[TableId, UserId] = (table.id, user)
        lane: Lane = ("direct", user)
        page = await self._page_now(table, user)
        if self._answering[key] or self._direct.get(key) is not drawn:
            return  # a click came meanwhile; when it is answered, the message is looked at again
        if page == drawn.page and (table.id, lane) not in self._doubtful:
            return
        try:
            with self._alone(table.id, lane, lambda: self._direct.get(key) is drawn):
                await self._delivery.edit(ref.channel, ref.message, page)
        except Undelivered as error:
            if error.trouble is not Trouble.GONE:
                raise
            # He has thrown it away; the next deal brings another.
            await self._notes.drop_message(table.id, MessageKind.HAND, user)
            return
        drawn.page, drawn.shows = page, shows(table)

    async def _send_direct(self, table: Table, user: UserId, former: MessageRef | None) -> None:
        page = await self._page_now(table, user)
        try:
            channel = await self._delivery.direct_channel(user)
            seal = f"{table.id} {user} {shows(table)} {former.message if former else 0}"
            message = await self._delivery.send(channel, page, nonce=hashlib.sha256(seal.encode()).hexdigest()[:NONCE])
        except Undelivered as error:
            if error.trouble is not Trouble.CLOSED:
                raise
            await self._closed_to(table, user)
            return
        self._direct[table.id, user] = _Direct(shows(table), page)
        if (await self._notes.member(user)).dm_blocked_until is not None:
            await self._notes.change_member(user, dm_blocked_until=None)
        await self._notes.put_message(MessageRef(table.id, MessageKind.HAND, user, channel, message))
        if former is not None:
            # A hand that is over would only be in the way of the new one.
            await self._delivery.delete(former.channel, former.message)

    async def _wants_direct(self, user: UserId) -> bool:
        setting = await self._notes.member(user)
        if setting.hand is Hand.HERE:
            return False
        return setting.dm_blocked_until is None or setting.dm_blocked_until <= self._clock.now()

    async def _closed_to(self, table: Table, user: UserId) -> None:
        """Remember it, and tell him once: beside the panel that he has, else on the next that he opens."""
        known = (await self._notes.member(user)).dm_blocked_until is not None
        await self._notes.change_member(user, dm_blocked_until=self._clock.now() + CLOSED_FOR)
        if known:
            return
        panel = self._panels.get((table.id, user))
        voice = await self._words.private(user, table.place.guild)
        try:
            if panel is None:
                raise Undelivered(Trouble.GONE)
            await panel.shown.add(self._clock, Page(content=voice.text("discord-dm-closed")))
        except Undelivered:
            self._untold.add(user)

    async def _page_now(self, table: Table, user: UserId, picked: Sequence[str] = ()) -> Page:
        return await self.page(table, user, await self._words.private(user, table.place.guild), picked=picked)

    def _old(self, ref: MessageRef) -> bool:
        return self._clock.now() - discord.utils.snowflake_time(ref.message) > OLD


def _picks(table: Table, user: UserId, picked: Sequence[str]) -> tuple[int, tuple[str, ...]]:
    """What is picked, and when: a step later it is forgotten."""
    return table.revision_of(table.seat_of(user)), tuple(picked)


def _concerns(user: UserId, change: Change) -> bool:
    """Whether he is to see it at once: his turn comes or goes, a deal or a pause begins or ends, a seat changes."""
    table, before = change.table, change.before
    seat = table.seat_of(user)
    if before is None or shows(before) != shows(table) or _players(before) != _players(table):
        return True
    if before.state is not table.state:
        return True
    return _due(table) in (None, seat) or seat in (_due(before), change.acted)


def _players(table: Table) -> list[object]:
    """Who plays at each seat; not how much time he has left."""
    return [(holder.person, holder.computer, holder.autopilot) if holder else None for holder in table.holders]


def _due(table: Table) -> Seat | None:
    if table.match is None:
        return None
    turn = table.match.turn
    return turn.seat if isinstance(turn, Act) else None
