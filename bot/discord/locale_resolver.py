"""Decides the language and the deck of a message, and translates the names and descriptions of commands."""

import asyncio
import logging
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.discord.permissions import embeds_shown
from bot.discord.settings_cache import SettingsCache
from bot.tables.model import Place, Table, UserId
from bot.text.catalogues import REFERENCE
from bot.text.emoji import Emoji
from bot.text.i18n import FRENCH_DECK, Localiser, Voice
from bot.text.preferences import choose_deck, choose_language, language_of

_log = logging.getLogger(__name__)


class LocaleResolver:
    """Finds the voice of a message (language, deck, whether it is read aloud).

    A private message has the user's, a public one the server's.
    """

    def __init__(
        self, localiser: Localiser, settings: SettingsCache, client: discord.Client, default: str = REFERENCE
    ) -> None:
        self.localiser = localiser
        self.emoji: Emoji | None = None
        """Those that there are; set as soon as that is known."""
        self._settings = settings
        self._client = client
        self._default = default
        self._seen: dict[UserId, str] = {}
        self._writing: set[asyncio.Task[None]] = set()

    async def private(
        self,
        user: UserId,
        guild: int | None,
        *,
        locale: str | None = None,
        guild_locale: str | None = None,
        remembers: bool = True,
    ) -> Voice:
        """The voice of what this user alone reads.

        `locale` and `guild_locale`: those of the client and the server, where an interaction tells them; else the last
        ones known are used. `remembers`: the locale is stored where it is new.
        """
        member = await self._settings.member(user)
        server = await self._settings.guild(guild) if guild is not None else None
        if remembers and locale is not None and locale != self._seen.get(user, member.locale):
            self._remember(user, locale)
        language = choose_language(
            self.localiser.languages,
            user=member.language,
            server=server.language if server is not None else None,
            locale=locale or self._seen.get(user, member.locale),
            guild_locale=guild_locale or self._guild_locale(guild),
            default=self._default,
        )
        deck = choose_deck(user=member.deck, server=server.deck if server is not None else None)
        emoji = None if member.words or member.steps else self.emoji
        return Voice(self.localiser, language, deck, spoken=member.steps, points=member.points, emoji=emoji)

    async def public(self, place: Place, table: Table | None = None) -> Voice:
        """The voice of what everybody in this place reads; a table in direct messages has that of its host.

        Card points are left out where nobody at the table wants to see them.
        """
        if place.guild is None:
            return await self.private(table.host, None) if table is not None else self._voice(self._default)
        server = await self._settings.guild(place.guild)
        language = choose_language(
            self.localiser.languages,
            server=server.language,
            guild_locale=self._guild_locale(place.guild),
            default=self._default,
        )
        channel = self._client.get_channel(place.shown)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread) and not embeds_shown(channel):
            # There a table is text alone, which has less room than an embed.
            return Voice(self.localiser, language, choose_deck(server=server.deck), points=await self._counts(table))
        return replace(self._voice(language, choose_deck(server=server.deck)), points=await self._counts(table))

    async def _counts(self, table: Table | None) -> bool:
        """Whether somebody at the table sees the points of a deal under way, or nobody is there."""
        people = table.people if table is not None else ()
        return not people or any([(await self._settings.member(person.id)).points for person in people])

    def _voice(self, language: str, deck: str = FRENCH_DECK) -> Voice:
        return Voice(self.localiser, language, deck, emoji=self.emoji)

    async def forget_user(self, user: UserId) -> None:
        """Forget the user's locale, also where it is just being stored."""
        await asyncio.gather(*self._writing, return_exceptions=True)
        self._seen.pop(user, None)

    async def close(self) -> None:
        """Finish writing the locales that were learned."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    def _guild_locale(self, guild: int | None) -> str | None:
        known = self._client.get_guild(guild) if guild is not None else None
        return known.preferred_locale.value if known is not None else None

    def _remember(self, user: UserId, locale: str) -> None:
        """Store the locale, in the background: direct messages use it after a restart, too."""
        self._seen[user] = locale
        task = asyncio.create_task(self._write(user, locale), name="locale")
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _write(self, user: UserId, locale: str) -> None:
        try:
            await self._settings.change_member(user, locale=locale)
        except Exception as error:
            _log.warning("a locale was not kept", extra={"error": type(error).__name__})
        else:
            self._seen.pop(user, None)


class Translator(app_commands.Translator):
    """Takes the texts of commands from the catalogues: a `locale_str` carries its key."""

    def __init__(self, localiser: Localiser) -> None:
        self._localiser = localiser
        self._languages = {locale: language_of(locale.value, localiser.languages) for locale in discord.Locale}

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in this locale; None where there is only the one of the reference language."""
        key: Any = string.extras.get("key")
        language = self._languages[locale]
        if key is None or language is None or language == REFERENCE:
            return None
        return self._localiser.text(language, key)
