"""How many requests may go in a second, of those that count against the bot's token, and which of them goes first.

Answers to interactions, and edits by an interaction's token, do not count. Clients that share a token, one for each
shard, have each their part; behind a REST proxy, which holds what is too much for the token, each sends no more than
the proxy gets rid of, so that what waits does so here, in the order of its rank.
"""

import asyncio
import heapq
from collections import deque
from collections.abc import Hashable
from datetime import datetime, timedelta
from enum import Enum
from itertools import count
from typing import Final

from bot.discord.requests import Requests
from bot.tables.log_context import nothing
from bot.tables.ports import Clock

LIMIT: Final = 40
WINDOW: Final = timedelta(seconds=1)
"""The most requests in a window that count against the bot's token; Discord takes 50 a second, retries included."""
UNDER_WAY: Final = 16
"""Behind a proxy: while so many requests have no answer yet, no further one goes. At 50 ms each that is 320 a second,
more than `LIMIT`; where the proxy holds them since the token has no more, those of two clients wait there for 0.6 s."""
LONGEST_HELD: Final = timedelta(seconds=1)
"""After this long one more request goes, whatever the proxy does with the others."""


class Rank(Enum):
    """What a request is for; the value is how long it waits behind all requests that came after it.

    So the first rank goes first, and the last is late under load but never left out for good.
    """

    TABLE = timedelta(0)
    """What everybody reads: table messages, mentions, and what is not drawn from state."""
    AGAIN = timedelta(seconds=4)
    """A table message that was edited a moment ago: under load its steps come together."""
    TURN = timedelta(seconds=1)
    """The hand of the player on turn."""
    WAITING = timedelta(seconds=5)
    """The hands of all others."""
    LAST = timedelta(seconds=30)
    """What nobody waits for: invitations that are out of date, and news of tables that have opened."""


class Budget:
    """Lets at most `limit` requests go in any second, ordered by when they came and by their rank.

    `behind_proxy`: those of which no more than `UNDER_WAY` shall be without an answer.
    """

    def __init__(self, clock: Clock, limit: int = LIMIT, behind_proxy: Requests | None = None) -> None:
        self._clock = clock
        self._limit = limit
        self._requests = behind_proxy
        self._gone: deque[datetime] = deque(maxlen=limit)
        """When the last requests went."""
        self._waiting: list[tuple[datetime, int, asyncio.Event]] = []
        """In whose place a request waits; one that was hurried has several places, of which the first counts."""
        self._places: dict[Hashable, tuple[datetime, asyncio.Event]] = {}
        """What waits under a name: its first place."""
        self._numbers = count()
        self._task: asyncio.Task[None] | None = None

    async def take(self, rank: Rank, name: Hashable = None) -> None:
        """Wait until one more request may go; the caller sends it now. `name`: what `hurry` knows it by."""
        free = self._free_at()
        if not self._waiting and free <= self._clock.now() and not self._held:
            self._gone.append(self._clock.now())
            return
        turn = asyncio.Event()
        self._queue(rank, name, turn)
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="budget", context=nothing())
        try:
            await self._clock.wait(turn)
        finally:
            turn.set()
            self._places.pop(name, None)

    def hurry(self, name: Hashable, rank: Rank) -> None:
        """Let what waits under this name go as if it had come now with this rank, unless it goes earlier anyway."""
        at, turn = self._places.get(name, (None, None))
        if at is not None and turn is not None and not turn.is_set() and self._clock.now() + rank.value < at:
            self._queue(rank, name, turn)

    def _queue(self, rank: Rank, name: Hashable, turn: asyncio.Event) -> None:
        at = self._clock.now() + rank.value
        heapq.heappush(self._waiting, (at, next(self._numbers), turn))
        if name is not None:
            self._places[name] = at, turn

    async def close(self) -> None:
        """Let no more requests go."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def _held(self) -> bool:
        """Whether the proxy is to answer first what it has."""
        return self._requests is not None and self._requests.under_way >= UNDER_WAY

    def _free_at(self) -> datetime:
        now = self._clock.now()
        if self._gone and (jump := self._gone[-1] - now) > timedelta(0):  # the clock has been set back
            self._gone = deque((at - jump for at in self._gone), self._limit)
            self._waiting = [(at - jump, number, turn) for at, number, turn in self._waiting]
        return self._gone[0] + WINDOW if len(self._gone) == self._limit else now

    async def _run(self) -> None:
        while self._waiting:
            if self._waiting[0][2].is_set():  # it has gone from an earlier place, or nobody waits for it any more
                heapq.heappop(self._waiting)
                continue
            while (free := self._free_at()) > self._clock.now():
                await self._clock.wait(asyncio.Event(), free)
            if self._held and self._requests is not None:
                await self._clock.wait(self._requests.next_end(), self._clock.now() + LONGEST_HELD)
            _, _, turn = heapq.heappop(self._waiting)
            self._gone.append(self._clock.now())
            turn.set()
        self._task = None
