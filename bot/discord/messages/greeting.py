"""The greeting: one message a server, where the bot may write."""

import logging
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.discord.custom_id import digest
from bot.discord.delivery import Delivery, Undelivered
from bot.discord.locale_resolver import LocaleResolver
from bot.discord.pages.welcome import welcome_page
from bot.discord.permissions import writable
from bot.discord.settings_cache import SettingsCache
from bot.tables.model import Place
from bot.tables.ports import Clock, Unsaved

RECENT: Final = timedelta(days=1)
"""A server that was joined while the bot was away is greeted if that is not long ago; older ones know the bot."""

_log = logging.getLogger(__name__)


class Greeting:
    """Greets each server once, and again after it has sent the bot away."""

    def __init__(
        self,
        delivery: Delivery,
        settings: SettingsCache,
        locale_resolver: LocaleResolver,
        clock: Clock,
        games: tuple[str, ...],
    ) -> None:
        self._delivery = delivery
        self._settings = settings
        self._locale_resolver = locale_resolver
        self._clock = clock
        self._games = games
        self._under_way: set[int] = set()

    async def greet(self, guild: discord.Guild) -> None:
        """Post the greeting, unless the server has had it; one that cannot be posted is not missed."""
        if guild.id in self._under_way:
            return
        self._under_way.add(guild.id)
        try:
            await self._post(guild)
        except Undelivered as error:
            _log.info("no greeting", extra={"guild": guild.id, "trouble": error.trouble.value})
        except Unsaved as error:
            _log.warning("no greeting: %s", error, extra={"guild": guild.id})
        except Exception:
            _log.exception("no greeting", extra={"guild": guild.id})
        finally:
            self._under_way.discard(guild.id)

    async def forget(self, guild: int) -> None:
        """The server has sent the bot away: if it comes back, it is greeted again."""
        await self._settings.change_guild(guild, welcomed=False)

    async def _post(self, guild: discord.Guild) -> None:
        if (await self._settings.guild(guild.id)).welcomed:
            return
        channel = writable(guild)
        if channel is not None and _joined_lately(guild, self._clock.now()):
            voice = await self._locale_resolver.public(Place(guild.id, channel.id))
            page = welcome_page(voice, self._games)
            await self._delivery.send(channel.id, page, nonce=digest("welcome", guild.id))
        await self._settings.change_guild(guild.id, welcomed=True)


def _joined_lately(guild: discord.Guild, now: datetime) -> bool:
    joined = guild.me.joined_at
    return joined is None or now - joined < RECENT
