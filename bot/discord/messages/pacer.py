"""When messages are edited: paced in lanes, the latest state wins, and once more after an edit race."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, Generic, TypeVar

from bot.tables.log_context import nothing
from bot.tables.ports import Clock, Unsaved

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
    """It could not be drawn now; a later try may succeed: after this pause of the whole lane, or the usual ones."""

    def __init__(self, pause: timedelta | None = None) -> None:
        super().__init__()
        self.pause = pause


@dataclass(slots=True)
class _Lane(Generic[Item]):
    due: datetime
    """When the first of its items may be drawn, were it not for the pause."""
    items: dict[Item, None] = field(default_factory=dict)
    """What is marked, the oldest first."""
    urgent: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when something may be drawn sooner."""
    task: asyncio.Task[None] | None = None


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
        self._lanes: dict[Lane, _Lane[Item]] = {}
        self._closed = False

    def mark(self, lane: Lane, item: Item, *, urgent: bool = False, delay: timedelta = timedelta(0)) -> None:
        """Draw this item soon; all marks before the drawing count as one.

        That is when the pause of its lane is over, and after this delay, in which more marks may come; the shortest
        delay counts. An urgent mark waits for neither.
        """
        if self._closed:
            return
        due = self._clock.now() + delay
        if (marked := self._lanes.get(lane)) is None:
            marked = self._lanes[lane] = _Lane(due)
            marked.task = asyncio.create_task(self._run(lane, marked), name="pacer", context=nothing())
        elif not marked.items or due < marked.due:
            marked.due = due
            marked.changed.set()
        marked.items[item] = None
        if urgent:
            marked.urgent = True
            marked.changed.set()

    async def close(self) -> None:
        """Stop; marks are lost, since everything is drawn from state after the next start."""
        self._closed = True
        tasks = [marked.task for marked in self._lanes.values() if marked.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, lane: Lane, marked: "_Lane[Item]") -> None:
        failures, free = 0, self._clock.now()
        try:
            while True:
                now = self._clock.now()
                begins = max(free, marked.due) if marked.items else free
                if begins > now and not (marked.urgent and marked.items):
                    marked.changed.clear()
                    # No pause is longer, unless the clock has been set back.
                    if await self._clock.wait(marked.changed, min(begins, now + AGAIN)):
                        continue
                if not marked.items:
                    return
                marked.urgent = False
                item = next(iter(marked.items))
                # Unmarked before the drawing, so that a change during the drawing is drawn again.
                del marked.items[item]
                try:
                    sent = await self._draw(lane, item)
                    failures = 0
                    if sent:
                        free = self._clock.now() + self._every
                except Later as later:
                    failures += 1
                    pause = self._every
                    if later.pause is not None:
                        marked.items[item] = None
                        pause = later.pause
                    elif failures < TRIES:
                        marked.items[item] = None
                        pause = min(AGAIN * 2 ** (failures - 1), LONGEST)
                    await self._clock.wait(asyncio.Event(), self._clock.now() + pause)
                except Unsaved as error:  # what a drawing asks the storage for comes when that is back
                    _log.warning("could not be drawn: %s", error)
                    marked.items[item] = None
                    await self._clock.wait(asyncio.Event(), self._clock.now() + AGAIN)
                except Exception:
                    _log.exception("could not be drawn")
                    await self._clock.wait(asyncio.Event(), self._clock.now() + self._every)
        finally:
            del self._lanes[lane]


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
