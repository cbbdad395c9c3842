"""When messages are edited: paced in lanes, the latest state wins, and once more after an edit race."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Final, Generic, TypeVar

from bot.tables.ports import Clock

EVERY: Final = timedelta(seconds=1)
"""The pause between two edits in a lane: Discord accepts about one edit a second in a channel before it answers 429."""

AGAIN: Final = timedelta(seconds=5)
LONGEST: Final = timedelta(seconds=20)
"""The first and the longest pause before a failed drawing is tried again; the pause doubles each time."""
TRIES: Final = 50
"""The number of failures in a row, a quarter of an hour and more, after which an item waits for its next mark."""

_log = logging.getLogger(__name__)
Lane = TypeVar("Lane", bound=Hashable)
Item = TypeVar("Item", bound=Hashable)
Key = TypeVar("Key", bound=Hashable)


class Later(Exception):  # noqa: N818 - named as what the pacer makes of it
    """It could not be drawn now; a later try may succeed."""


class Pacer(Generic[Lane, Item]):
    """Draws marked items, one after another in each lane. A lane without marks costs nothing.

    `draw` gets the lane and the item, and returns whether it has sent anything. `every` is the pause after a drawing
    that has.
    """

    def __init__(
        self,
        clock: Clock,
        draw: Callable[[Lane, Item], Awaitable[bool]],
        every: timedelta = EVERY,
    ) -> None:
        self._clock = clock
        self._draw = draw
        self._every = every
        self._waiting: dict[Lane, dict[Item, None]] = {}
        self._urgent: dict[Lane, asyncio.Event] = {}
        self._tasks: dict[Lane, asyncio.Task[None]] = {}
        self._closed = False

    def mark(self, lane: Lane, item: Item, *, urgent: bool = False, delay: timedelta | None = None) -> None:
        """Draw this item soon; all marks before the drawing count as one.

        That is when the pause of its lane is over; where the lane is free, at once or after this delay, in which more
        marks may come. An urgent mark waits for neither.
        """
        if self._closed:
            return
        self._waiting.setdefault(lane, {})[item] = None
        if lane not in self._tasks:
            self._urgent[lane] = asyncio.Event()
            self._tasks[lane] = asyncio.create_task(self._run(lane, delay), name="pacer")
        if urgent:
            self._urgent[lane].set()

    async def close(self) -> None:
        """Stop; marks are lost, since everything is drawn from state after the next start."""
        self._closed = True
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, lane: Lane, delay: timedelta | None) -> None:
        waiting, urgent = self._waiting[lane], self._urgent[lane]
        failures = 0
        try:
            if delay is not None:
                await self._clock.wait(urgent, self._clock.now() + delay)
            while waiting:
                urgent.clear()
                item = next(iter(waiting))
                # Unmarked before the drawing, so that a change during the drawing is drawn again.
                del waiting[item]
                try:
                    sent = await self._draw(lane, item)
                    failures = 0
                    if sent:
                        await self._clock.wait(urgent, self._clock.now() + self._every)
                except Later:
                    failures += 1
                    pause = self._every
                    if failures < TRIES:
                        waiting[item] = None
                        pause = min(AGAIN * 2 ** (failures - 1), LONGEST)
                    await self._clock.wait(asyncio.Event(), self._clock.now() + pause)
                except Exception:
                    _log.exception("could not be drawn")
                    await self._clock.wait(asyncio.Event(), self._clock.now() + self._every)
        finally:
            del self._tasks[lane], self._waiting[lane], self._urgent[lane]


class EditRaces(Generic[Key]):
    """Notices edit races: of two edits of one message at the same time nobody knows which arrives last.

    `lost` is called with the message's key after the last edit of a race has ended.
    """

    def __init__(self, lost: Callable[[Key], None]) -> None:
        self._lost = lost
        self._under_way: Counter[Key] = Counter()
        self._raced: set[Key] = set()

    def busy(self, key: Key) -> bool:
        """Whether an edit of this message is under way."""
        return key in self._under_way

    @contextmanager
    def changing(self, key: Key) -> Iterator[None]:
        """Mark an edit of this message as under way."""
        if key in self._under_way:
            self._raced.add(key)
        self._under_way[key] += 1
        try:
            yield
        finally:
            self._under_way[key] -= 1
            if not self._under_way[key]:
                del self._under_way[key]
                if key in self._raced:
                    self._raced.discard(key)
                    self._lost(key)
