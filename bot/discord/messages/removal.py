"""Private messages that are of no more use go away, while nobody waits for it."""

import asyncio
import logging

from bot.discord.context import EphemeralMessage
from bot.discord.messages.delivery import Undelivered
from bot.tables.ports import Clock

_log = logging.getLogger(__name__)


class Removal:
    """Takes private messages away, as long as the token of the last click on them lives."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tasks: set[asyncio.Task[None]] = set()

    def remove(self, shown: EphemeralMessage) -> None:
        """Take it away soon, if that is still possible."""
        if shown.expired:
            return
        task = asyncio.create_task(self._take_away(shown), name="removal")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Take nothing more away."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _take_away(self, shown: EphemeralMessage) -> None:
        try:
            await shown.delete(self._clock)
        except Undelivered as error:  # its owner may have put it away himself
            _log.info("a private message stays", extra={"trouble": error.trouble.value})
