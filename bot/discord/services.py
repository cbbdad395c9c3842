"""Everything the Discord side works with, and how a request finds its table."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

import discord

from bot.discord.context import Answering, Context
from bot.discord.delivery import Delivery
from bot.discord.locale_resolver import LocaleResolver
from bot.discord.messages.cleanup import Cleanup
from bot.discord.messages.hands import Hands
from bot.discord.messages.nudges import Nudges
from bot.discord.messages.private_line import PrivateLine
from bot.discord.messages.table_message import TableMessages
from bot.discord.settings_cache import SettingsCache
from bot.tables.model import Refused, Table, TableId, TableState
from bot.tables.ports import Clock
from bot.tables.service import Tables
from bot.text.render import game_name
from engine.message import Message
from engine.registry import game_keys

CATCHING_UP: Final = timedelta(milliseconds=50)
"""Between two tables that are redrawn after a start, so that Discord's limit of 50 requests a second is not reached."""


@dataclass(frozen=True, slots=True)
class Services:
    """All that lives as long as the bot is connected."""

    client: discord.Client
    clock: Clock
    tables: Tables
    notes: SettingsCache
    words: LocaleResolver
    delivery: Delivery
    talk: TableMessages
    hands: Hands
    nudges: Nudges
    cleanup: Cleanup
    line: PrivateLine
    answering: Answering
    default_game: str

    @property
    def games(self) -> tuple[str, ...]:
        """All games, the default one first."""
        return (self.default_game, *(game for game in game_keys() if game != self.default_game))

    def own_table(self, context: Context, named: str | None = None) -> Table:
        """The table at which the asking user sits: the one that he names, else this channel's, else his only one.

        Raises:
            Refused: he sits at none, or at several elsewhere and names none.
        """
        seated = self.tables.of_user(context.person.id)
        if named is not None:
            found = [table for table in seated if table.id == named]
            if not found:
                raise Refused(Message("discord-no-such-table"))
            return context.at(found[0])
        here = [table for table in seated if table.place.channel == context.place.channel]
        if here:
            return context.at(here[-1])
        if not seated:
            raise Refused(Message("discord-not-at-a-table"))
        if len(seated) > 1:
            raise Refused(Message("discord-several-tables"))
        return context.at(seated[0])

    def table_here(self, context: Context, named: str | None = None) -> Table:
        """The table that the user names, else this channel's (his own before others), else his own elsewhere.

        Raises:
            Refused: there is none.
        """
        if named is not None:
            return self.table(context, TableId(named))
        here = self.tables.in_channel(context.place.channel)
        if here:
            own = [table for table in here if table.seat_of(context.person.id) is not None]
            return context.at((own or here)[-1])
        seated = self.tables.of_user(context.person.id)
        if len(seated) != 1:
            raise Refused(Message("discord-no-table-here"))
        return context.at(seated[0])

    def open_here(self, context: Context, named: str | None = None) -> Table:
        """The table that the user names, else the latest of this channel where he could sit down, else as `table_here`.

        Raises:
            Refused: there is none.
        """
        free = [
            table
            for table in self.tables.in_channel(context.place.channel)
            if table.state is TableState.LOBBY and None in table.holders and table.seat_of(context.person.id) is None
        ]
        if named is None and free:
            return context.at(free[-1])
        return self.table_here(context, named)

    def table(self, context: Context, table: TableId) -> Table:
        """The open table of this id, if it is one that the user can know of: his own, or one of this place.

        Raises:
            Refused: there is none.
        """
        found = self.tables.get(table)
        if found is None or not (
            found.seat_of(context.person.id) is not None or found.place.channel == context.place.channel
        ):
            raise Refused(Message("tables-unknown"))
        return context.at(found)

    async def called(self, context: Context, table: Table) -> str:
        """What a table is called in a list: its game and where it is."""
        voice = await context.voice()
        channel = self.client.get_channel(table.place.channel)
        name = getattr(channel, "name", None)
        game = game_name(table.game, voice)
        if name is None:
            return voice.text("discord-table-direct", game=game)
        guild = self.client.get_guild(table.place.guild) if table.place.guild is not None else None
        return voice.text("discord-table-at", game=game, channel=name, server=guild.name if guild is not None else "")


def services_of(context: Context) -> Services:
    """The hall of the bot that was asked."""
    services: Services = context.interaction.client.services
    return services
