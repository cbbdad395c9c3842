"""What all buttons, menus and forms about a table have in common. A family of them is one class with a template."""

import logging
import re
from typing import ClassVar

from bot.discord.context import Context
from bot.discord.custom_id import ButtonId
from bot.discord.delivery import Undelivered
from bot.discord.table_choice import known_table
from bot.tables.model import Table

_log = logging.getLogger(__name__)


class ButtonFamily:
    """A family: the buttons and menus whose ids match its template, also of messages of an earlier process.

    A subclass says in `act` what each verb of its template does. Only ids are looked at: discord.py's own items would
    be made anew at each click, with all buttons of the message.
    """

    ids: ClassVar[re.Pattern[str]]
    """The template."""

    def __init_subclass__(cls, *, template: re.Pattern[str]) -> None:
        super().__init_subclass__()
        cls.ids = template

    @classmethod
    async def press(cls, context: Context, clicked: ButtonId) -> None:
        """Find the table and act there.

        Raises:
            Refused: the user cannot know of the table, or may not do this.
        """
        table = context.tables.get(clicked.table)
        if table is None:
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
