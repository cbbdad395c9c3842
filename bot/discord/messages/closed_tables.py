"""Takes the buttons off the messages of tables that closed just before the process before ended.

A closed table forgets its messages once they show its end. So those that a start still knows show it not, or perhaps
not: they keep their picture, and say that the table is closed.
"""

import logging
from typing import Final

from bot.discord.budget import Rank
from bot.discord.delivery import Delivery, Trouble, Undelivered
from bot.discord.locale_resolver import LocaleResolver
from bot.discord.messages.pacer import Later, Pacer
from bot.discord.pages.widgets import Page
from bot.discord.settings_cache import SettingsCache
from bot.tables.model import Place
from bot.tables.ports import Clock
from bot.tables.settings_store import MessageKind, MessageRef

DRAWN: Final = frozenset({MessageKind.TABLE, MessageKind.LINE, MessageKind.HAND})
"""The kinds of messages that are drawn here; calls and invitations are caught up with where they are sent."""

_log = logging.getLogger(__name__)


class ClosedTables:
    """Draws what was left behind, and forgets it."""

    def __init__(
        self, delivery: Delivery, settings: SettingsCache, locale_resolver: LocaleResolver, clock: Clock
    ) -> None:
        self._delivery = delivery
        self._settings = settings
        self._locale_resolver = locale_resolver
        self._pacer: Pacer[int, tuple[MessageRef, Place]] = Pacer(clock, self._draw)

    async def catch_up(self) -> None:
        """Draw, after a start, the messages that closed tables have left behind."""
        for ref, place in await self._settings.messages_of_closed():
            if ref.kind in DRAWN:
                self._pacer.mark(ref.channel, (ref, place))

    async def close(self) -> None:
        """Draw nothing more."""
        await self._pacer.close()

    async def _draw(self, _: int, left: tuple[MessageRef, Place]) -> bool:
        ref, place = left
        if ref.user is not None:
            voice = await self._locale_resolver.private(ref.user, place.guild)
        else:
            voice = await self._locale_resolver.public(place)
        page = Page(content=voice.text("discord-closed"))
        await self._edit(ref.channel, ref.message, page, keep_embed=ref.user is None)
        if ref.kind is MessageKind.TABLE and place.thread is not None:
            # The first line in the channel is the thread's own message, of which nothing else is stored.
            await self._edit(place.channel, place.thread, page, keep_embed=False)
        await self._settings.drop_message(ref.table, ref.kind, ref.user)
        return True

    async def _edit(self, channel: int, message: int, page: Page, *, keep_embed: bool) -> None:
        await self._delivery.room(Rank.WAITING)
        try:
            await self._delivery.edit(channel, message, page, keep_embed=keep_embed)
        except Undelivered as error:
            _log.info("a closed table was not drawn", extra={"trouble": error.trouble.value})
            if error.trouble is Trouble.UNREACHABLE:
                raise Later from None
