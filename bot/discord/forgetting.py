"""Deletes what is known about a person, also what the Discord side has in memory and in the bot's own messages.

While that goes on nothing else of theirs is served. Their private messages are deleted. Messages of open tables are
drawn anew, with "former player" in place of the name; those of closed tables and earlier deals stay as they are.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.discord.budget import Rank
from bot.discord.delivery import Delivery
from bot.discord.locale_resolver import LocaleResolver
from bot.discord.messages.hands import Hands
from bot.discord.messages.invitations import Invitations
from bot.discord.messages.table_message import TableMessages
from bot.discord.pages.hand_rows import meaning_said
from bot.discord.pages.moments import Moments
from bot.discord.settings_cache import SettingsCache
from bot.pictures.drawn import forget_pictures
from bot.tables.model import Table, UserId
from bot.tables.privacy import Privacy
from bot.tables.settings_store import MessageRef
from bot.text.render import forget_names


class Forgetting:
    """Deletes one person at a time, everywhere. `parts` remember people, and have a method for it."""

    def __init__(
        self,
        privacy: Privacy,
        settings: SettingsCache,
        locale_resolver: LocaleResolver,
        delivery: Delivery,
        table_messages: TableMessages,
        hands: Hands,
        moments: Moments,
        invitations: Invitations,
        parts: Sequence[Callable[[UserId], None]],
    ) -> None:
        self._privacy = privacy
        self._settings = settings
        self._locale_resolver = locale_resolver
        self._delivery = delivery
        self._table_messages = table_messages
        self._hands = hands
        self._moments = moments
        self._invitations = invitations
        self._parts = parts
        self._tasks: set[asyncio.Task[Any]] = set()

    async def delete(self, user: UserId) -> None:
        """Delete everything. Repeated, it changes nothing.

        Raises:
            Refused, Unsaved: it cannot be saved; what was deleted until then is, and it can be tried again.
        """
        with self._privacy.deleting(user):
            private = await self._settings.messages_of_user(user)
            await self._locale_resolver.forget_user(user)
            await self._settings.forget_user(user)
            tables = await self._privacy.delete(user)
            for forget in self._parts:
                forget(user)
            await self._settings.forget_user(user)
            self._draw_anew(tables)
            self._delete_messages(private)

    async def deleted_elsewhere(self, user: UserId) -> None:
        """Another unit has deleted everything, and the messages: forget it here, too."""
        await self._locale_resolver.forget_user(user)
        await self._settings.forget_user(user)
        for forget in self._parts:
            forget(user)
        self._draw_anew(())

    async def close(self) -> None:
        """Delete no more messages."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _draw_anew(self, tables: Iterable[Table]) -> None:
        forget_names()
        forget_pictures()
        meaning_said.cache_clear()
        for table in tables:
            self._moments.forget(table.id)
            self._table_messages.redraw(table)
            self._invitations.redraw(table.id)
            for person in table.people:
                self._hands.mark(table.id, person.id)

    def _delete_messages(self, refs: Iterable[MessageRef]) -> None:
        for ref in refs:
            task = asyncio.create_task(self._delivery.delete(ref.channel, ref.message, Rank.WAITING), name="forgetting")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
