"""Invitations to tables in their lobbies: by direct message, or by a mention where that is closed; drawn as they stand.

An invitation is a message of the table (`MessageRef`) until it says that the match has begun or the table is closed.
"""

import logging
from datetime import timedelta
from enum import Enum
from typing import Final, TypeAlias

import discord

from bot.discord.budget import Rank
from bot.discord.context import Context
from bot.discord.custom_id import digest
from bot.discord.delivery import Delivery, Trouble, Undelivered
from bot.discord.locale_resolver import LocaleResolver
from bot.discord.messages.hand_dm import HandDMs
from bot.discord.messages.pacer import Later, Pacer
from bot.discord.messages.table_message import TableMessages
from bot.discord.pages.invitation import LAST, Standing, invitation_page, standing
from bot.discord.pages.table_pages import link_to
from bot.discord.pages.widgets import Page
from bot.discord.settings_cache import SettingsCache
from bot.tables.log_context import about
from bot.tables.model import Change, Pace, Person, Place, Table, TableId, TableState, UserId
from bot.tables.ports import Clock
from bot.tables.service import Tables
from bot.tables.settings_store import MessageKind, MessageRef

EVERY: Final = timedelta(seconds=2)
"""The pause between two rounds through the invitations to a table."""
KINDS: Final = (MessageKind.INVITATION, MessageKind.OPENING)

_Told: TypeAlias = tuple[Standing, str, Pace]
"""What an invitation says: its worth, the game, the pace."""
_log = logging.getLogger(__name__)


class Sent(Enum):
    """How an invitation reached somebody."""

    DIRECT = "direct"
    MENTION = "mention"
    AGAIN = "again"
    """It has already, before."""
    NOT = "not"


class Invitations:
    """Sends invitations, and edits them whenever they would say something false."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        delivery: Delivery,
        settings: SettingsCache,
        locale_resolver: LocaleResolver,
        table_messages: TableMessages,
        direct: HandDMs,
        clock: Clock,
    ) -> None:
        self._client = client
        self._tables = tables
        self._delivery = delivery
        self._settings = settings
        self._locale_resolver = locale_resolver
        self._table_messages = table_messages
        self._direct = direct
        self._pacer: Pacer[TableId, TableId] = Pacer(clock, self._draw, EVERY)
        self._told: dict[tuple[TableId, UserId], _Told] = {}
        """What messages say, as far as this process knows."""
        self._over: dict[TableId, Table] = {}
        """Closed tables, until their invitations say so."""
        self._under_way: set[tuple[TableId, UserId]] = set()

    def on_change(self, change: Change) -> None:
        """Draw the invitations to a lobby that has changed, has begun, or is closed."""
        table, before = change.table, change.before
        if before is None or before.state is not TableState.LOBBY:
            return
        if table.state is TableState.CLOSED:
            self._over[table.id] = table
        self._pacer.mark(table.id, table.id)

    async def catch_up(self) -> None:
        """Draw those of matches that have begun, and of tables that closed, shortly before the process before ended.

        Those to a table that cannot be read stay, since it may be a lobby still.
        """
        for table in {ref.table for ref in await self._settings.invitations()}:
            now = self._tables.get(table)
            lobby = now is not None and now.state is TableState.LOBBY
            if not lobby and not await self._tables.left_out(table):
                self._pacer.mark(table, table)

    def forget_user(self, user: UserId) -> None:
        """Forget what the invitations of this user say."""
        for key in [key for key in self._told if key[1] == user]:
            del self._told[key]

    def redraw(self, table: TableId) -> None:
        """Draw the invitations to this table anew: they say no more who has sent them."""
        if self._tables.visits.is_guest(table):
            return
        for key in [key for key in self._told if key[0] == table]:
            del self._told[key]
        self._pacer.mark(table, table)

    async def close(self) -> None:
        """Draw nothing more."""
        await self._pacer.close()

    async def invite(self, table: Table, user: UserId, by: Person) -> Sent:
        """Invite a user, once to a table."""
        key = table.id, user
        if key in self._under_way or await self.has(*key):
            return Sent.AGAIN
        self._under_way.add(key)
        try:
            if await self._direct.open_to(user):
                try:
                    await self.send(table, user, MessageKind.INVITATION, by=by.name)
                    return Sent.DIRECT
                except Undelivered as error:
                    if error.trouble is not Trouble.CLOSED:
                        raise
            await self._mention(table, user, by.name)
            return Sent.MENTION
        except Undelivered as error:
            _log.info("nobody was invited", extra={"table": table.id, "trouble": error.trouble.value})
            return Sent.NOT
        finally:
            self._under_way.discard(key)

    async def send(
        self, table: Table, user: UserId, kind: MessageKind, *, by: str = "", rank: Rank = Rank.WAITING
    ) -> None:
        """Tell a user of a table by direct message.

        Raises:
            Undelivered: it did not arrive; `CLOSED` where the user takes no direct messages.
        """
        channel = await self._delivery.direct_channel(user, rank)
        await self._delivery.room(rank)
        table = self._tables.get(table.id) or table
        page = await self._page(table, table.id, user, kind, by=by)
        nonce = digest(kind.value, table.id, user)
        silent = await self._direct.muted(user)
        message = await self._delivery.send(channel, page, nonce=nonce, waited=True, silent=silent)
        await self._keep(MessageRef(table.id, kind, user, channel, message), table)

    async def _mention(self, table: Table, user: UserId, by: str) -> None:
        page = await self._page(table, table.id, user, MessageKind.INVITATION, by=by, mention=True)
        nonce = digest("mention", table.id, user)
        silent = await self._direct.muted(user)
        message = await self._delivery.send(table.place.shown, page, nonce=nonce, mention=user, silent=silent)
        await self._keep(MessageRef(table.id, MessageKind.INVITATION, user, table.place.shown, message), table)

    async def _keep(self, ref: MessageRef, table: Table) -> None:
        assert ref.user is not None, "it invites somebody"
        self._told[table.id, ref.user] = _told(table, ref.user)
        await self._settings.put_message(ref)
        if not self._tables.visits.is_guest(table.id):
            self._pacer.mark(table.id, table.id)  # it may have changed meanwhile

    async def has(self, table: TableId, user: UserId) -> bool:
        """Whether this user has been invited to this lobby."""
        return await self._settings.message(table, MessageKind.INVITATION, user) is not None

    async def of_message(self, table: TableId, user: UserId, message: int) -> MessageRef | None:
        """The invitation of this user that this message is; None where it is none."""
        for kind in KINDS:
            ref = await self._settings.message(table, kind, user)
            if ref is not None and ref.message == message:
                return ref
        return None

    async def answer(self, context: Context, ref: MessageRef) -> None:
        """Answer a press on an invitation with what it is worth now."""
        assert ref.user is not None, "it invites somebody"
        table = self._tables.get(ref.table)
        if table is not None:
            self._told[table.id, ref.user] = _told(table, ref.user)
        await context.update(await self._page(table, ref.table, ref.user, ref.kind))

    async def _draw(self, _: TableId, table_id: TableId) -> bool:
        sent, over = False, self._over.get(table_id)
        with about(table_id):
            for ref in await self._settings.messages(table_id):
                if ref.kind in KINDS and ref.user is not None:
                    sent = await self._bring_up_to_date(ref, ref.user) or sent
        if over is not None and self._over.get(table_id) is over:
            del self._over[table_id]
        return sent

    async def _bring_up_to_date(self, ref: MessageRef, user: UserId) -> bool:
        """Edit an invitation that says something else than what is true; whether that took a request."""
        key = ref.table, user
        table, changed = self._present(ref.table), False
        if table is None or self._told.get(key) != _told(table, user):
            await self._delivery.room(Rank.LAST)
            table, changed = self._present(ref.table), True
            mention = table is not None and table.place.includes(ref.channel)
            page = await self._page(table, ref.table, user, ref.kind, mention=mention)
            try:
                await self._delivery.edit(ref.channel, ref.message, page)
            except Undelivered as error:
                if error.trouble is Trouble.UNREACHABLE:
                    raise Later from None
                _log.info("an invitation was not drawn", extra={"trouble": error.trouble.value})
        if standing(table, user) in LAST:
            self._told.pop(key, None)
            await self._settings.drop_message(ref.table, ref.kind, user)
        elif table is not None:
            self._told[key] = _told(table, user)
        return changed

    def _present(self, table: TableId) -> Table | None:
        """The present table, or the last state of one that is closed."""
        return self._tables.get(table) or self._over.get(table)

    async def _page(
        self, table: Table | None, id: TableId, user: UserId, kind: MessageKind, *, by: str = "", mention: bool = False
    ) -> Page:
        if table is None:
            voice = await self._locale_resolver.private(user, None)
            return invitation_page(None, user, voice, kind=kind, server="")
        if mention:
            voice = await self._locale_resolver.public(table.place, table)
        else:
            voice = await self._locale_resolver.private(user, table.place.guild)
        guild = self._client.get_guild(table.place.guild) if table.place.guild is not None else None
        link = link_to(table, await self._table_messages.message_of(id))
        return invitation_page(
            table, user, voice, kind=kind, server=guild.name if guild is not None else "?", link=link, by=by,
            mention=mention, home=home_of(self._client, table.place) if kind is MessageKind.OPENING else 0,
        )  # fmt: skip


def home_of(client: discord.Client, place: Place) -> int:
    """The channel of a table that was opened there or in one of its threads."""
    channel = client.get_channel(place.channel)
    return channel.parent_id if isinstance(channel, discord.Thread) else place.channel


def _told(table: Table, user: UserId) -> _Told:
    return standing(table, user), table.game, table.pace
