"""What a player's hand shows, wherever it stands: the same page for all his surfaces, drawn once."""

import discord

from bot.discord.locale_resolver import LocaleResolver
from bot.discord.messages.confidants import line_notice
from bot.discord.messages.selections import Selections
from bot.discord.messages.table_message import TableMessages
from bot.discord.pages.surfaces import hand_page, link_to
from bot.discord.pages.widgets import Page
from bot.tables.model import Table, TableId, UserId
from bot.text.i18n import Voice


class HandPages:
    """Makes the pages of hands, with what their owners have chosen up to now."""

    def __init__(
        self, client: discord.Client, talk: TableMessages, words: LocaleResolver, selections: Selections
    ) -> None:
        self.selections = selections
        self._client = client
        self._talk = talk
        self._words = words
        self._last: dict[tuple[TableId, UserId], tuple[Table, tuple[object, ...], Page]] = {}
        """What was drawn last, and of what: the table and all else."""

    async def now(self, table: Table, user: UserId) -> Page:
        """The hand of this user in his own language; he must sit at the table."""
        return await self.of(table, user, await self._words.private(user, table.place.guild))

    async def of(self, table: Table, user: UserId, voice: Voice, *, notice: str = "") -> Page:
        """The same in this voice, with a notice."""
        seat = table.seat_of(user)
        assert seat is not None, "the caller has looked"
        guild = self._client.get_guild(table.place.guild) if table.place.guild is not None else None
        muted = voice.text("discord-channel-closed") if self._talk.mute(table.place.channel) else ""
        around = (
            voice,
            guild.name if guild is not None else "",
            link_to(table, await self._talk.message_of(table.id)),
            "\n".join(part for part in (notice, muted, line_notice(table, user, voice)) if part),
            self.selections.of(table, user),
        )
        # The answer to a click, the panel and the direct message mostly show the same.
        last = self._last.get((table.id, user))
        if last is not None and last[0] is table and last[1] == around:
            return last[2]
        _, place, url, said, selection = around
        page = hand_page(table, seat, voice, place=place, url=url, notice=said, selection=selection)
        self._last[table.id, user] = (table, around, page)
        return page

    def forget(self, table: TableId, user: UserId) -> None:
        """He plays here no more."""
        self._last.pop((table, user), None)
        self.selections.forget(table, user)
