"""The hand by direct message: one message a deal, edited; whoever takes none is told so once."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

import discord

from bot.discord.buttons.custom_id import digest
from bot.discord.locale_resolver import LocaleResolver
from bot.discord.messages.delivery import Delivery, Trouble, Undelivered
from bot.discord.messages.edit_races import EditRaces
from bot.discord.messages.hand_panel import HandPanels
from bot.discord.messages.table_message import OLD
from bot.discord.pages.hand import HandPages
from bot.discord.pages.surfaces import deals_of, shows
from bot.discord.pages.widgets import Page
from bot.discord.settings_cache import SettingsCache
from bot.tables.model import Table, TableId, TableState, UserId
from bot.tables.ports import Clock
from bot.tables.settings_store import Hand, MessageKind, MessageRef

CLOSED_FOR: Final = timedelta(days=1)
"""How long the bot does not write to somebody whose direct messages were closed."""


@dataclass(slots=True)
class _Direct:
    """What a direct message shows, as far as this process knows."""

    shows: str
    page: Page | None = None


class HandDMs:
    """Sends and changes hands by direct message."""

    def __init__(
        self,
        delivery: Delivery,
        notes: SettingsCache,
        words: LocaleResolver,
        clock: Clock,
        pages: HandPages,
        panels: HandPanels,
        again: Callable[[TableId, UserId], None],
    ) -> None:
        self.crossing: EditRaces[tuple[TableId, UserId]] = EditRaces(self._crossed)
        self._delivery = delivery
        self._notes = notes
        self._words = words
        self._clock = clock
        self._pages = pages
        self._panels = panels
        self._again = again
        """Has a direct message drawn soon."""
        self._drawn: dict[tuple[TableId, UserId], _Direct] = {}
        self._untold: set[UserId] = set()
        """Who has yet to be told that his direct messages are closed."""

    async def draw(self, table: Table, user: UserId) -> None:
        """Let the direct message show the present; a new deal has a new one, if he wants it.

        Raises:
            Undelivered: it does not.
        """
        ref = await self._notes.message(table.id, MessageKind.HAND, user)
        drawn = self._drawn.setdefault((table.id, user), _Direct(shows(table)))
        new_deal = table.state is TableState.PLAYING and (ref is None or drawn.shows != shows(table) or self._old(ref))
        if not new_deal:
            if ref is not None:
                await self._edit(table, user, ref, drawn)
            return
        if deals_of(table) and await self._wanted(user):
            await self._send(table, user, ref)

    async def shown_by(self, table: Table, user: UserId, message: int, page: Page) -> None:
        """The answer to a click has drawn this on a message; perhaps it is his hand."""
        ref = await self._notes.message(table.id, MessageKind.HAND, user)
        if ref is not None and ref.message == message:
            self._drawn[table.id, user] = _Direct(shows(table), page)

    async def closed_to(self, table: Table, user: UserId) -> None:
        """Remember it, and tell him once: beside the panel that he has, else on the next that he opens."""
        known = (await self._notes.member(user)).dm_blocked_until is not None
        await self._notes.change_member(user, dm_blocked_until=self._clock.now() + CLOSED_FOR)
        if known:
            return
        voice = await self._words.private(user, table.place.guild)
        try:
            await self._panels.beside(table.id, user, Page(content=voice.text("discord-dm-closed")))
        except Undelivered:
            self._untold.add(user)

    def to_be_told(self, user: UserId) -> bool:
        """Whether his direct messages are closed and he does not know it; from now on he does."""
        untold = user in self._untold
        self._untold.discard(user)
        return untold

    def forget(self, table: TableId, user: UserId) -> None:
        """He plays here no more."""
        self._drawn.pop((table, user), None)

    async def _edit(self, table: Table, user: UserId, ref: MessageRef, drawn: _Direct) -> None:
        key = (table.id, user)
        page = await self._pages.now(table, user)
        if self.crossing.busy(key) or self._drawn.get(key) is not drawn:
            return  # a click came meanwhile; when it is answered, the message is looked at again
        if page == drawn.page:
            return
        with self.crossing.changing(key):
            drawn.page = None
            try:
                await self._delivery.edit(ref.channel, ref.message, page)
            except Undelivered as error:
                if error.trouble is not Trouble.GONE:
                    raise
                # He has thrown it away; the next deal brings another.
                await self._notes.drop_message(table.id, MessageKind.HAND, user)
                return
            drawn.page, drawn.shows = page, shows(table)

    async def _send(self, table: Table, user: UserId, former: MessageRef | None) -> None:
        page = await self._pages.now(table, user)
        try:
            channel = await self._delivery.direct_channel(user)
            nonce = digest(table.id, user, shows(table), former.message if former is not None else 0)
            message = await self._delivery.send(channel, page, nonce=nonce)
        except Undelivered as error:
            if error.trouble is not Trouble.CLOSED:
                raise
            await self.closed_to(table, user)
            return
        self._drawn[table.id, user] = _Direct(shows(table), page)
        if (await self._notes.member(user)).dm_blocked_until is not None:
            await self._notes.change_member(user, dm_blocked_until=None)
        await self._notes.put_message(MessageRef(table.id, MessageKind.HAND, user, channel, message))
        if former is not None:
            # A hand that is over would only be in the way of the new one.
            await self._delivery.delete(former.channel, former.message)

    async def _wanted(self, user: UserId) -> bool:
        setting = await self._notes.member(user)
        if setting.hand is Hand.HERE:
            return False
        return setting.dm_blocked_until is None or setting.dm_blocked_until <= self._clock.now()

    def _crossed(self, key: tuple[TableId, UserId]) -> None:
        if (drawn := self._drawn.get(key)) is not None:
            drawn.page = None
            self._again(*key)

    def _old(self, ref: MessageRef) -> bool:
        return self._clock.now() - discord.utils.snowflake_time(ref.message) > OLD
