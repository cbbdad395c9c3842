"""Visits the tables that an interaction may be about, whichever unit has them, before anything is done there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import Any, Final

import discord

from bot.discord.context import Interaction
from bot.discord.custom_id import NO_TABLE, ButtonId
from bot.discord.services import Services
from bot.tables.model import TableId, UserId

PATIENCE: Final = timedelta(seconds=1)
"""How long Discord is waited for that is to say what a server is called."""


@asynccontextmanager
async def visiting(services: Services, interaction: Interaction) -> AsyncIterator[None]:
    """During the block the tables are known that this interaction may be about: that of the button, else the user's.

    Raises:
        Unsaved: storage failed.
    """
    table = _table_of(interaction)
    user = UserId(interaction.user.id) if table is None else None
    async with _visiting(services, interaction.client, table, user, interaction.channel_id or 0):
        yield


@asynccontextmanager
async def visiting_tables_of(services: Services, client: Any, user: UserId) -> AsyncIterator[None]:
    """During the block the tables of this user are known; raises as `visiting`."""
    async with _visiting(services, client, None, user, 0):
        yield


@asynccontextmanager
async def _visiting(
    services: Services, client: Any, table: TableId | None, user: UserId | None, channel: int
) -> AsyncIterator[None]:
    async with services.tables.visits.at(table, user, channel) as guests:
        if guests:
            services.settings.reread_messages(guests)
            present = [services.tables.get(id) for id in guests]
            guilds = {it.place.guild for it in present if it is not None and it.place.guild is not None}
            await asyncio.gather(*(_learn(client, guild) for guild in guilds))
        yield


async def _learn(client: Any, guild: int) -> None:
    """Learn what a server of another shard is called; where Discord does not say, nothing depends on it."""
    with suppress(discord.HTTPException, OSError, TimeoutError):
        async with asyncio.timeout(PATIENCE.total_seconds()):
            await client.learn_guild(guild)


def _table_of(interaction: Interaction) -> TableId | None:
    """The table that the id of the clicked button, menu or form names."""
    data: Any = interaction.data or {}
    try:
        clicked = ButtonId.parse(str(data.get("custom_id", "")))
    except ValueError:
        return None
    return clicked.table if clicked.table != NO_TABLE else None
