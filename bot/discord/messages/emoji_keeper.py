"""Keeps known which emoji the bot has, and creates those that are missing while it runs."""

import asyncio
import logging
from dataclasses import asdict
from datetime import timedelta
from typing import Final

from bot.discord.budget import Rank
from bot.discord.delivery import Delivery
from bot.discord.emoji import UNREACHABLE, AppEmoji, reason_of
from bot.discord.locale_resolver import LocaleResolver
from bot.tables.ports import Clock
from bot.text.emoji import Emoji

PATIENCE: Final = 10.0
"""Seconds that the start waits for the list of emoji."""
BETWEEN: Final = 0.1
"""Seconds between two emoji that are created, so that there is always room for what people wait for."""
LOOK_AGAIN: Final = timedelta(hours=1)
"""How often the bot looks which emoji there are: somebody may have deleted one, or the list could not be had."""

_log = logging.getLogger(__name__)


class EmojiKeeper:
    """Tells the voices of the bot which emoji there are."""

    def __init__(self, emoji: AppEmoji, delivery: Delivery, locale_resolver: LocaleResolver, clock: Clock) -> None:
        self._emoji, self._delivery, self._locale_resolver, self._clock = emoji, delivery, locale_resolver, clock

    async def find(self) -> None:
        """Use those that there are; where Discord does not tell in time, those that were there before."""
        try:
            async with asyncio.timeout(PATIENCE):
                self._use(await self._emoji.find())
        except UNREACHABLE as error:
            _log.warning("the emoji are not known", extra={"reason": reason_of(error)})

    async def keep(self, *, create: bool) -> None:
        """Look now and then which there are, as long as the bot runs; before that, create those that are missing."""
        if create:
            await self._create()
        while True:
            await self._clock.wait(asyncio.Event(), self._clock.now() + LOOK_AGAIN)
            await self.find()

    async def _create(self) -> None:
        try:
            synced = await self._emoji.create_missing(self._use, self._room)
        except UNREACHABLE as error:
            _log.warning("the emoji are not known", extra={"reason": reason_of(error)})
            return
        if synced.missing:
            reason = "full" if synced.full else synced.reason
            told = {"count": synced.created, "missing": synced.missing, "reason": reason}
            _log.warning("not all emoji could be created", extra=told)
        elif synced.created:
            _log.info("emoji created", extra={"count": synced.created})

    def _use(self, emoji: Emoji) -> None:
        before = self._locale_resolver.emoji
        # Pages are kept for a voice, and a voice has these emoji: others only where something has changed.
        if before is None or asdict(before) != asdict(emoji):
            self._locale_resolver.emoji = emoji

    async def _room(self) -> None:
        await asyncio.sleep(BETWEEN)
        await self._delivery.room(Rank.LAST)
