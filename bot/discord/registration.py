"""Registers the commands at Discord, where they differ from those registered last."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any, Final

import discord
from discord import app_commands

from bot.discord.delivery import Trouble, trouble_of
from bot.discord.settings_cache import SettingsCache
from bot.tables.ports import Clock

AGAIN: Final = timedelta(minutes=1)
"""The pause after Discord, or a proxy before it, did not take them; buttons work meanwhile."""

_log = logging.getLogger(__name__)
Tree = app_commands.CommandTree[Any]


async def register(
    tree: Tree,
    guild: discord.Object | None,
    settings: SettingsCache,
    begin: Callable[[Coroutine[Any, Any, None]], None],
    clock: Clock,
) -> None:
    """Register the commands of this server, or (None) of all; where that fails for now, try again by a task that
    `begin` starts."""
    if not await _registered(tree, guild, settings):
        begin(_go_on(tree, guild, settings, clock))


async def _go_on(tree: Tree, guild: discord.Object | None, settings: SettingsCache, clock: Clock) -> None:
    await clock.wait(asyncio.Event(), clock.now() + AGAIN)
    while not await _registered(tree, guild, settings):
        await clock.wait(asyncio.Event(), clock.now() + AGAIN)


async def _registered(tree: Tree, guild: discord.Object | None, settings: SettingsCache) -> bool:
    """Whether another try is of no use."""
    try:
        await _sync(tree, guild, settings)
    except discord.HTTPException as error:
        _log.error("the commands were not registered", extra={"status": error.status, "code": error.code})
        return trouble_of(error) is not Trouble.UNREACHABLE
    return True


async def _sync(tree: Tree, guild: discord.Object | None, settings: SettingsCache) -> None:
    client, translator = tree.client, tree.translator
    assert client.application_id is not None, "logged in"
    assert translator is not None, "set before"
    commands = tree.get_commands(guild=guild)
    payload = [await command.get_translated_payload(tree, translator) for command in commands]
    text = json.dumps([client.application_id, payload], sort_keys=True, ensure_ascii=False)
    digest = hashlib.sha256(text.encode()).hexdigest()
    name = f"commands {guild.id if guild is not None else 'global'}"
    known = {command.name for command in await tree.fetch_commands(guild=guild)}
    if await settings.mark(name) == digest and known == {command.name for command in commands}:
        return
    await tree.sync(guild=guild)
    await settings.put_mark(name, digest)
