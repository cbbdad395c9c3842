"""What all buttons, menus and forms about a table have in common. A family of them is one class with a template."""

import logging
import re
from typing import Any, ClassVar

import discord

from bot.discord.context import Context, Interaction
from bot.discord.custom_id import ButtonId
from bot.discord.delivery import Undelivered
from bot.discord.table_choice import known_table
from bot.tables.model import Table

_log = logging.getLogger(__name__)
NO_ID = re.compile(r"(?!)")


class ButtonFamily(discord.ui.DynamicItem[discord.ui.Item[Any]], template=NO_ID):
    """A family: the buttons and menus whose ids match its template, also of messages of an earlier process.

    A subclass says in `act` what each verb of its template does.
    """

    ids: ClassVar[re.Pattern[str]]
    """The template."""

    def __init_subclass__(cls, *, template: re.Pattern[str]) -> None:
        super().__init_subclass__(template=template)
        cls.ids = template

    def __init__(self, item: discord.ui.Item[Any], clicked: ButtonId) -> None:
        super().__init__(item)
        self._clicked = clicked

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> "ButtonFamily":
        """The item that was clicked."""
        return cls(item, ButtonId.of(match))

    async def callback(self, interaction: Interaction) -> None:
        """Open the context of the click and answer it."""
        await interaction.client.guard.serve(interaction, lambda context: self.press(context, self._clicked))

    @classmethod
    async def press(cls, context: Context, clicked: ButtonId) -> None:
        """Find the table and act there.

        Raises:
            Refused: the user cannot know of the table, or may not do this.
        """
        table = context.tables.get(clicked.table)
        if table is None:
            if await context.tables.left_out(clicked.table):
                await context.say("discord-table-unreadable")
                return
            await _strip(context)
            await context.say("discord-table-gone")
            return
        context.at(table)
        if clicked.seat is not None and table.seat_of(context.person.id) != clicked.seat:
            await context.say("discord-not-your-seat")
            return
        # An id that is known from elsewhere shows no more of the table than a command does.
        await cls.act(context, known_table(context, table.id), clicked)

    @staticmethod
    async def act(context: Context, table: Table, clicked: ButtonId) -> None:
        """Do what the verb says."""
        raise NotImplementedError


async def _strip(context: Context) -> None:
    """Take the dead buttons away; the click is answered in any case."""
    try:
        await context.strip()
    except Undelivered as error:
        _log.info("dead buttons stay", extra={"trouble": error.trouble.value})
