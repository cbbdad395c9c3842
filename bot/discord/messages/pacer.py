"""Edits, paced: in each lane the first at once, then one after another, and the latest state wins."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from datetime import timedelta
from typing import Final, Generic, TypeVar

from bot.tables.ports import Clock

EVERY: Final = timedelta(seconds=1)
"""Discord accepts about one edit a second in a channel before it answers 429."""

AGAIN: Final = timedelta(seconds=5)
LONGEST: Final = timedelta(seconds=20)
"""The pause before what could not be drawn is tried again; doubled every time."""
TRIES: Final = 50
"""After so many tries in a row, a quarter of an hour and more, a lane waits for its next change."""

_log = logging.getLogger(__name__)
Lane = TypeVar("Lane", bound=Hashable)
Item = TypeVar("Item", bound=Hashable)


class Later(Exception):  # noqa: N818 - named as what the pacer makes of it
    """It could not be drawn now; a later try may go better."""


class Pacer(Generic[Lane, Item]):
    """Draws what has changed, lane by lane. A lane in which nothing changes costs nothing."""

    def __init__(
        self, clock: Clock, draw: Callable[[Lane, Item], Awaitable[None]], every: timedelta | None = EVERY
    ) -> None:
        self._clock = clock
        self._draw = draw
        self._every = every
        self._waiting: dict[Lane, dict[Item, None]] = {}
        self._tasks: dict[Lane, asyncio.Task[None]] = {}
        self._closed = False

    def mark(self, lane: Lane, item: Item) -> None:
        """Draw this soon; marks that come before it is drawn are one."""
        if self._closed:
            return
        self._waiting.setdefault(lane, {})[item] = None
        if lane not in self._tasks:
            self._tasks[lane] = asyncio.create_task(self._run(lane), name="pacer")

    async def close(self) -> None:
        """Stop; what was waiting is drawn from state after the next start."""
        self._closed = True
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, lane: Lane) -> None:
        waiting = self._waiting[lane]
        failures = 0
        try:
            while waiting:
                item = next(iter(waiting))
                # Before the edit, so that a change which comes meanwhile is drawn again.
                del waiting[item]
                pause = self._every
                try:
                    await self._draw(lane, item)
                    failures = 0
                except Later:
                    failures += 1
                    if failures < TRIES:
                        waiting[item] = None
                        pause = min(AGAIN * 2 ** (failures - 1), LONGEST)
                except Exception:
                    _log.exception("could not be drawn")
                if pause is not None:
                    await self._clock.wait(asyncio.Event(), self._clock.now() + pause)
        finally:
            del self._tasks[lane], self._waiting[lane]
