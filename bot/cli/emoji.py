"""`stich emoji sync`: creates at Discord the emoji that the bot uses and that are missing."""

import asyncio
import sys

import discord

from bot.app.settings import CannotRun, Settings, load
from bot.cli.arguments import terminal_voice
from bot.discord.client import point_to
from bot.discord.emoji import UNREACHABLE, AppEmoji, Synced, reason_of
from bot.text.i18n import Localiser


def sync() -> int:
    """Create what is missing, and say what has come of it.

    Raises:
        CannotRun: there is no token or Discord rejects it, does not answer, or does not take all emoji; those that were
            created stay.
    """
    voice = terminal_voice()
    synced = asyncio.run(_sync(load(), voice.localiser))
    if synced.missing:
        values = {"created": str(synced.created), "missing": str(synced.missing)}
        if synced.full:
            raise CannotRun("cli-emoji-full", **values)
        raise CannotRun("cli-emoji-refused", reason=synced.reason, **values)
    sys.stdout.write(voice.text("cli-emoji-done", created=synced.created) + "\n")
    return 0


async def _sync(settings: Settings, localiser: Localiser) -> Synced:
    token = settings.token
    if settings.api_base is not None and settings.gateway_url is not None and settings.cdn_base is not None:
        point_to(api_base=settings.api_base, gateway_url=settings.gateway_url, cdn_base=settings.cdn_base)
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
            return await AppEmoji(client, localiser).create_missing()
        except discord.LoginFailure:
            raise CannotRun("cli-wrong-token") from None
        except UNREACHABLE as error:
            raise CannotRun("cli-emoji-unknown", reason=reason_of(error)) from None
