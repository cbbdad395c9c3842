"""Each player's hand: a panel that only he sees in the channel, and a direct message a deal.

Here stands when a hand is drawn, and which of the two a click has changed.
"""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Literal, TypeAlias

import discord

from bot.discord.context import Context, EphemeralMessage
from bot.discord.locale_resolver import LocaleResolver
from bot.discord.messages.delivery import Delivery, Trouble, Undelivered
from bot.discord.messages.hand_dm import HandDMs
from bot.discord.messages.hand_panel import HandPanels
from bot.discord.messages.pacer import Later, Pacer
from bot.discord.messages.redraw_policy import concerns
from bot.discord.messages.selections import Selections
from bot.discord.messages.table_message import OVER, TableMessages
from bot.discord.pages.hand import HandPages
from bot.discord.pages.widgets import Page
from bot.discord.settings_cache import SettingsCache
from bot.tables.model import Change, Table, TableId, UserId
from bot.tables.ports import Clock
from bot.tables.service import Tables

Surface: TypeAlias = Literal["panel", "direct"]
SURFACES: Final[tuple[Surface, ...]] = ("panel", "direct")
Lane: TypeAlias = tuple[Surface, UserId]

_log = logging.getLogger(__name__)


class Hands:
    """Draws hands for those who hold them."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        delivery: Delivery,
        notes: SettingsCache,
        words: LocaleResolver,
        clock: Clock,
        talk: TableMessages,
        selections: Selections,
    ) -> None:
        self._tables = tables
        self._pacer: Pacer[Lane, TableId] = Pacer(clock, self._draw, every=None)
        self._pages = HandPages(client, talk, words, selections)
        self.selections = selections
        self.panels = HandPanels(tables, self._pages, clock, self._again("panel"))
        self.direct = HandDMs(delivery, notes, words, clock, self._pages, self.panels, self._again("direct"))
        self._surfaces: dict[Surface, HandPanels | HandDMs] = {"panel": self.panels, "direct": self.direct}
        self._ended: dict[TableId, tuple[Table, set[Lane]]] = {}
        """Tables that are no more, and the surfaces that have yet to show it."""
        talk.posted_below = self.panels.buried

    def told(self, change: Change) -> None:
        """Something became durable: draw the hands of those whom it concerns, and leave the others in peace."""
        table, before = change.table, change.before
        concerned = [person.id for person in table.people if concerns(person.id, change)]
        if table.state in OVER and concerned:
            self._ended[table.id] = (table, {(surface, user) for user in concerned for surface in SURFACES})
        for user in concerned:
            self.mark(table.id, user)
        for person in before.people if before is not None else ():
            if table.seat_of(person.id) is None:
                self._forget(table.id, person.id)

    def mark(self, table: TableId, user: UserId) -> None:
        """Draw this player's hand soon."""
        for surface in SURFACES:
            self._pacer.mark((surface, user), table)

    @contextmanager
    def answering(self, table: TableId, user: UserId) -> Iterator[None]:
        """While a click is being answered, its answer draws the hand; nothing else does."""
        key = (table, user)
        try:
            with self.panels.crossing.changing(key), self.direct.crossing.changing(key):
                yield
        finally:
            if not self.panels.crossing.busy(key):
                self.panels.choose(table, user)
            self.mark(table, user)

    async def open(self, context: Context, table: Table, *, notice: str = "") -> None:
        """Answer with a new panel; it takes the place of the one before."""
        user, voice = context.person.id, await context.voice()
        if self.direct.to_be_told(user):
            notice = "\n".join(part for part in (notice, voice.text("discord-dm-closed")) if part)
        page = await self._pages.of(table, user, voice, notice=notice)
        self.panels.keep(table, user, await context.show_and_keep(page), page)

    async def update(self, context: Context, table: Table, *, notice: str = "") -> None:
        """Answer by changing the hand that was clicked, be it a panel or a direct message.

        A panel that has been superseded is on its way out: the answer is then a panel of its own.
        """
        user, message = context.person.id, context.interaction.message
        page = await self._pages.of(table, user, await context.voice(), notice=notice)
        superseded = message is not None and self.panels.superseded(table.id, user, message.id)
        shown = await context.show_and_keep(page) if superseded else await self._redrawn(context, page)
        if message is None or shown.id != message.id or message.flags.ephemeral:
            self.panels.keep(table, user, shown, page)
        else:
            await self.direct.shown_by(table, user, message.id, page)

    @staticmethod
    async def _redrawn(context: Context, page: Page) -> EphemeralMessage:
        """The clicked hand changed; where it is not there any more, a panel of its own."""
        try:
            return await context.update(page)
        except Undelivered as error:
            if error.trouble is not Trouble.GONE or context.given:
                raise
        return await context.show_and_keep(page)

    def reopened(self, user: UserId) -> None:
        """The user says that his direct messages are open."""
        self.direct.to_be_told(user)
        for table in self._tables.of_user(user):
            self.mark(table.id, user)

    async def close(self) -> None:
        """Stop drawing."""
        await self._pacer.close()
        await self.panels.close()

    def _again(self, surface: Surface) -> Callable[[TableId, UserId], None]:
        return lambda table, user: self._pacer.mark((surface, user), table)

    async def _draw(self, lane: Lane, table_id: TableId) -> None:
        (surface, user), ended = lane, self._ended.get(table_id)
        table, at = self._tables.get(table_id) or (ended[0] if ended is not None else None), self._surfaces[surface]
        if table is None or table.seat_of(user) is None or at.crossing.busy((table_id, user)):
            return
        try:
            await at.draw(table, user)
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

    def _forget(self, table: TableId, user: UserId) -> None:
        for part in (self._pages, self.panels, self.direct):
            part.forget(table, user)
