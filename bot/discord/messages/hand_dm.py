"""The hand by direct message: one message for each deal, edited. Closed direct messages are reported once.

A new message notifies its reader, so there is one only for a new deal, unless they play from a panel; and when the
reader's turn comes while the present one is old, since Discord allows few edits of an old message. Until then that one
follows only what concerns its reader, and says as of when it is.

While its reader plays from a panel, the message only says so, with the way back: it has nothing to follow, and nothing
on it becomes false.
"""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

import discord

from bot.discord.budget import Rank
from bot.discord.custom_id import digest
from bot.discord.delivery import Delivery, Trouble, Undelivered
from bot.discord.locale_resolver import LocaleResolver
from bot.discord.messages.hand_panel import HandPanels
from bot.discord.messages.hand_surface import HandSurfaces, Key, Surface, asks_now, on_turn, still_pictured
from bot.discord.messages.table_message import OLD
from bot.discord.pages.hand import HandPages, dated
from bot.discord.pages.table_pages import BEGUN, deals_of, shows
from bot.discord.pages.widgets import Page
from bot.discord.settings_cache import SettingsCache
from bot.tables.model import Table, TableId, TableState, UserId
from bot.tables.ports import Clock
from bot.tables.service import Tables
from bot.tables.settings_store import Hand, MessageKind, MessageRef

CLOSED_FOR: Final = timedelta(days=1)
"""How long the bot does not write to a user whose direct messages were closed."""
EVERY: Final = timedelta(seconds=3)
"""The pause between two edits of a hand, and how long a step of others waits for the next ones."""


@dataclass(slots=True)
class _DirectMessage(Surface):
    shows: str
    """Which deal it shows (see `pages.table_pages.shows`), as far as this process knows."""
    deleted: bool = False
    """Whether its owner has deleted it."""
    elsewhere: bool = False
    """Whether it says that its owner plays from a panel, and shows no hand."""


class HandDMs(HandSurfaces[_DirectMessage]):
    """Sends hands by direct message and edits them, a little later than panels: each edit is of the bot's budget."""

    every = EVERY

    def __init__(
        self,
        tables: Tables,
        pages: HandPages,
        clock: Clock,
        delivery: Delivery,
        settings: SettingsCache,
        locale_resolver: LocaleResolver,
        panels: HandPanels,
    ) -> None:
        super().__init__(tables, pages, clock)
        self._delivery = delivery
        self._settings = settings
        self._locale_resolver = locale_resolver
        self._panels = panels
        self._untold: set[UserId] = set()
        """The users who have yet to be told that their direct messages are closed."""
        self._concerned: set[Key] = set()
        """The hands that have changed in what concerns their owner since they were drawn."""
        self._turns: set[Key] = set()
        """The players whose turn has come since their hand was drawn; a restart forgets them and notifies nobody."""
        self._from_panel: dict[Key, int] = {}
        """In which match each player clicked on a panel, and not on this surface since; a restart forgets it."""

    def mark(self, table: TableId, user: UserId, *, urgent: bool = True) -> None:
        """The same as for every surface; an old message is edited for an urgent mark alone.

        An edit that waits for its place already has the rank that it would have now.
        """
        if urgent:
            self._concerned.add((table, user))
        super().mark(table, user, urgent=urgent)
        if (now := self._tables.get(table)) is not None:
            self._delivery.hurry((table, user), self._rank(now, user))

    async def redraw_without_seat(self, table: TableId) -> None:
        """Draw the end of the hands that players of this table left behind when the process before ended."""
        for ref in await self._settings.messages(table):
            now = self._tables.get(table)
            if (
                ref.kind is MessageKind.HAND
                and ref.user is not None
                and now is not None
                and now.seat_of(ref.user) is None
            ):
                self.mark(table, ref.user)

    def on_turn_begun(self, table: TableId, user: UserId) -> None:
        """Post an old message anew, since its reader's turn has come. The hand is marked as well."""
        self._turns.add((table, user))

    def forget(self, table: TableId, user: UserId) -> None:
        """Drop all knowledge about the hand of a player who has left, or whose table is over."""
        super().forget(table, user)
        self._concerned.discard((table, user))
        self._turns.discard((table, user))
        self._unsure.discard((table, user))
        self._from_panel.pop((table, user), None)

    def forget_user(self, user: UserId) -> None:
        """The same, also that their direct messages are closed."""
        super().forget_user(user)
        self._untold.discard(user)
        for key in [key for key in {*self._concerned, *self._turns, *self._from_panel} if key[1] == user]:
            self.forget(*key)

    async def is_hand(self, table: Table, user: UserId, message: int) -> bool:
        """Whether this message is the player's hand by direct message."""
        ref = await self._settings.message(table.id, MessageKind.HAND, user)
        return ref is not None and ref.message == message

    async def keep(self, table: Table, user: UserId, message: int, page: Page) -> None:
        """Remember that the answer to a click has drawn this page on a message, if that is the player's hand."""
        if not self._tables.visits.is_guest(table.id) and await self.is_hand(table, user, message):
            self._from_panel.pop((table.id, user), None)
            before = self._shown.get((table.id, user), _DirectMessage(None, ""))
            self._shown[table.id, user] = _DirectMessage(still_pictured(page, before), shows(table))

    def reread(self, table: TableId, user: UserId) -> None:
        """Nobody knows any more what the message shows: draw it anew with the next mark."""
        if (shown := self._shown.get((table, user))) is not None:
            shown.page = None

    def on_click_on_panel(self, table: Table, user: UserId) -> None:
        """Note that the player plays from a panel: then this surface only says so, and further deals notify nobody."""
        if self._tables.visits.is_guest(table.id):
            return
        self._from_panel[table.id, user] = table.match_number

    async def open_to(self, user: UserId) -> bool:
        """Whether the bot writes to this user, as far as it knows."""
        blocked = (await self._settings.member(user)).dm_blocked_until
        return blocked is None or blocked <= self._clock.now()

    async def muted(self, user: UserId) -> bool:
        """Whether direct messages to the user make no sound now, as they have set it."""
        return (await self._settings.member(user)).muted_at(self._clock.now())

    async def closed_to(self, table: Table, user: UserId) -> None:
        """Remember that a user takes no direct messages, and say so once: beside the panel, or on the next panel."""
        known = (await self._settings.member(user)).dm_blocked_until is not None
        await self._settings.change_member(user, dm_blocked_until=self._clock.now() + CLOSED_FOR)
        if known:
            return
        voice = await self._locale_resolver.private(user, table.place.guild)
        try:
            await self._panels.beside(table.id, user, Page(content=voice.text("discord-dm-closed")))
        except Undelivered:
            self._untold.add(user)

    def to_be_told(self, user: UserId) -> bool:
        """Whether the user has yet to be told of closed direct messages; the caller tells them."""
        untold = user in self._untold
        self._untold.discard(user)
        return untold

    def _delay(self, _table: TableId) -> timedelta:
        return EVERY

    def _rank(self, table: Table, user: UserId) -> Rank:
        return Rank.TURN if on_turn(table, user) else Rank.WAITING

    def _elsewhere(self, table: Table, user: UserId, ref: MessageRef, shown: _DirectMessage) -> bool:
        """Whether the message is to say that its reader plays from a panel, which is not in the same conversation.

        Of an old message this is not worth an edit.
        """
        plays = table.state in BEGUN and self._from_panel.get((table.id, user)) == table.match_number
        panel = self._panels.channel(table.id, user)
        return plays and panel not in {None, ref.channel} and (shown.elsewhere or not self._old(ref))

    async def _page(self, table: Table, user: UserId, *, elsewhere: bool) -> Page:
        return await (self._pages.elsewhere(table, user) if elsewhere else self._pages.pictured(table, user))

    async def _draw(self, table: Table, user: UserId) -> bool:
        sent = await self._draw_now(table, user)
        if table.state is TableState.CLOSED:  # the message shows its end; without that a start draws it
            await self._settings.drop_message(table.id, MessageKind.HAND, user)
        return sent

    async def _draw_now(self, table: Table, user: UserId) -> bool:
        key = (table.id, user)
        ref = await self._settings.message(table.id, MessageKind.HAND, user)
        shown = self._shown.setdefault(key, _DirectMessage(None, shows(table)))
        old, concerned = ref is not None and self._old(ref), key in self._concerned
        new_deal = table.state is TableState.PLAYING and (ref is None or shown.shows != shows(table))
        if not on_turn(table, user):
            self._turns.discard(key)
        elsewhere = ref is not None and self._elsewhere(table, user, ref, shown)
        if elsewhere and new_deal and not shown.deleted:
            # A new message would notify its reader of what they see.
            new_deal = not await self._wanted(user)
        if new_deal or (old and key in self._turns and not elsewhere):
            if deals_of(table) and await self._wanted(user):
                await self._send(table, user, ref)
                self._turns.discard(key)
                return True
            if new_deal:
                return ref is not None and await self._drop(ref, user)
        if ref is None or shown.deleted or (old and not concerned):
            return False
        try:
            if key in self._unsure and await self._still_asks(table, user, ref):
                return False
            sent = await self._edit(table, user, ref, shown)
        except Undelivered as error:
            # Another try would be one more edit of an old message.
            if not old or error.trouble is not Trouble.UNREACHABLE:
                raise
            sent = True
        self._concerned.discard(key)
        return sent

    async def _still_asks(self, table: Table, user: UserId, ref: MessageRef) -> bool:
        """Whether the message of the process before has the buttons of the present moment; asked once."""
        await self._delivery.room(Rank.TURN)
        try:
            ids = await self._delivery.control_ids(ref.channel, ref.message)
        except Undelivered as error:
            if error.trouble is not Trouble.GONE:
                raise
            ids = []
        self._unsure.discard((table.id, user))
        return asks_now(table, user, ids)

    async def _draw_end(self, key: Key) -> bool:
        table, user = key
        ref = await self._settings.message(table, MessageKind.HAND, user)
        if ref is None:
            return False
        page = await self._pages.ended(self._left(key), user)
        await self._delivery.room(Rank.WAITING)
        if self._seated(key) is not None:
            return False
        try:
            await self._delivery.edit(ref.channel, ref.message, page, picture=True)
        except Undelivered as error:
            if error.trouble is Trouble.UNREACHABLE:
                raise
        # Who comes back gets a message of their own.
        await self._settings.drop_message(table, MessageKind.HAND, user)
        return True

    async def _wanted(self, user: UserId) -> bool:
        return (await self._settings.member(user)).hand is not Hand.HERE and await self.open_to(user)

    async def _drop(self, ref: MessageRef, user: UserId) -> bool:
        """Delete the hand of a deal that is over, where the reader wants no further one."""
        await self._settings.drop_message(ref.table, MessageKind.HAND, user)
        await self._delivery.delete(ref.channel, ref.message)
        return True

    async def _edit(self, table: Table, user: UserId, ref: MessageRef, shown: _DirectMessage) -> bool:
        key = (table.id, user)
        elsewhere = self._elsewhere(table, user, ref, shown)
        page = await self._page(table, user, elsewhere=elsewhere)
        if self._overtaken(key, shown):
            return False
        if page == shown.page:
            shown.shows = shows(table)
            return False
        await self._delivery.room(self._rank(table, user), key)
        # Under load that was a while: the latest state wins, and another deal has a mark of its own.
        now = self._tables.get(table.id) or table
        if now is not table:
            if shows(now) != shows(table) or now.seat_of(user) is None:
                return False
            table, elsewhere = now, self._elsewhere(now, user, ref, shown)
            page = await self._page(table, user, elsewhere=elsewhere)
        if self._overtaken(key, shown) or page == shown.page:
            return False
        with self._races.changing(key):
            before, shown.page = shown.page, None
            try:
                drawn = page if elsewhere else await self._as_of_now(table, user, page)
                anew = before is None or before.picture != page.picture
                await self._delivery.edit(ref.channel, ref.message, drawn, picture=anew)
            except Undelivered as error:
                if error.trouble is not Trouble.GONE:
                    raise
                shown.deleted = True
                return True
            shown.page, shown.shows, shown.elsewhere = page, shows(table), elsewhere
        return True

    async def _send(self, table: Table, user: UserId, former: MessageRef | None) -> None:
        try:
            channel = await self._delivery.direct_channel(user)
            await self._delivery.room(Rank.TURN)
            # Under load that was a while: another deal, or the end, has a mark of its own.
            now = self._tables.get(table.id) or table
            if shows(now) != shows(table) or now.seat_of(user) is None:
                return
            table, page = now, await self._pages.pictured(now, user)
            nonce = digest(table.id, user, shows(table), former.message if former is not None else 0)
            dated_page, silent = await self._as_of_now(table, user, page), await self.muted(user)
            message = await self._delivery.send(channel, dated_page, nonce=nonce, waited=True, silent=silent)
        except Undelivered as error:
            if error.trouble is not Trouble.CLOSED:
                raise
            await self.closed_to(table, user)
            return
        self._shown[table.id, user] = _DirectMessage(page, shows(table))
        if (await self._settings.member(user)).dm_blocked_until is not None:
            await self._settings.change_member(user, dm_blocked_until=None)
        await self._settings.put_message(MessageRef(table.id, MessageKind.HAND, user, channel, message))
        if former is not None:
            # The hand of a deal that is over would only be in the way of the new one.
            await self._delivery.delete(former.channel, former.message)

    async def _as_of_now(self, table: Table, user: UserId, page: Page) -> Page:
        return dated(page, await self._locale_resolver.private(user, table.place.guild), self._clock.now())

    def _old(self, ref: MessageRef) -> bool:
        return self._clock.now() - discord.utils.snowflake_time(ref.message) > OLD
