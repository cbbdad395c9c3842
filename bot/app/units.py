"""Runs the units of this process: one for each Discord shard that it has.

Every process takes its share of the shards, which is their number divided by that of the processes, rounded up. A shard
that nobody has is taken by whoever looks first; where a process has more than its share for a while, and at its end, it
hands shards over, one after another: it gives up the tables and then the lock, and goes on to answer what people press,
as a visitor of these tables, until the other process says that it serves the shard.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Collection, Mapping
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final, Protocol

from bot.app.health import TICKER, Readiness
from bot.app.settings import CannotRun
from bot.discord.client import StichBot, WrongToken, run
from bot.tables.log_context import of_shard
from bot.tables.notices import About, Notice
from bot.tables.ports import Unsaved
from bot.tables.shard import Shard

LOOK: Final = timedelta(milliseconds=250)
"""How often a process that has less than its share looks for shards that nobody has."""
TOO_MANY: Final = timedelta(seconds=5)
"""How long a process has more than its share before it hands one over."""
HANDOVER: Final = timedelta(seconds=20)
"""How long it answers for a shard that it has given up, at most, where nobody says that they serve it."""
PATIENCE: Final = timedelta(seconds=30)
"""How long a process that has lost its locks tries to get them back while its clients stay connected."""
REST: Final = timedelta(seconds=2)
"""How long a process leaves a shard to others whose unit has ended here by itself, the first time; it doubles."""
LONGEST_REST: Final = timedelta(seconds=120)

_log = logging.getLogger(__name__)


class Locks(Protocol):
    """What decides which process has which shards."""

    lost: asyncio.Event

    def holds(self) -> bool: ...
    def rely(self) -> None: ...
    async def regain(self, shards: Collection[int]) -> frozenset[int]: ...
    async def processes(self) -> int: ...
    async def take(self, shard: int) -> bool: ...
    async def give_up(self, shard: int) -> None: ...
    async def leave(self) -> None: ...


class MakeBot(Protocol):
    """Makes the client of one shard; it sets `ready` when it serves, and clears it while it is not connected."""

    def __call__(self, shard: Shard, ready: asyncio.Event) -> StichBot: ...


class CheckTicker(Protocol):
    """Raises `TimeoutError` where what is due at the tables of this client has waited for long."""

    async def __call__(self, bot: StichBot) -> None: ...


class TellStarted(Protocol):
    """Tells all processes that this one serves a shard now; raises `Unsaved`."""

    async def __call__(self, notice: Notice) -> None: ...


@dataclass(eq=False, slots=True)
class _Unit:
    """A running client, and what ends it."""

    bot: StichBot
    ready: asyncio.Event
    stop: asyncio.Event = field(default_factory=asyncio.Event)
    task: "asyncio.Task[None] | None" = None
    given_up: bool = False


class Units:
    """The units of this process, until it is stopped or has lost its locks; `readiness` tells which of them serve."""

    def __init__(
        self,
        count: int,
        locks: Locks,
        make_bot: MakeBot,
        tell: TellStarted,
        token: str,
        readiness: Readiness,
        check_ticker: CheckTicker,
    ) -> None:
        self._readiness = readiness
        self._check_ticker = check_ticker
        self._count = count
        self._locks = locks
        self._make_bot = make_bot
        self._tell = tell
        self._token = token
        self._running: dict[int, _Unit] = {}
        self._rests: dict[int, tuple[float, timedelta]] = {}
        """Until when a shard is left to others, and how long that is."""
        self._started: dict[int, asyncio.Event] = {}
        """For the shards that are being handed over: another process serves them."""
        self._too_many_since: float | None = None
        self._left = False
        """Whether this process counts no more as one that wants shards."""
        self._moving: asyncio.Task[None] | None = None

    @property
    def bots(self) -> Mapping[int, StichBot]:
        """The clients that serve, by their shard."""
        return {number: unit.bot for number, unit in self._running.items() if not unit.given_up}

    @property
    def connected(self) -> bool:
        """Whether all of them are connected."""
        return all(unit.ready.is_set() for unit in self._running.values() if not unit.given_up)

    def hear(self, text: str) -> None:
        """Pass a notice on to all units."""
        try:
            notice = Notice.parse(text)
        except (ValueError, IndexError):
            _log.warning("a notice of another version")
            return
        if notice.about is About.STARTED:
            if (started := self._started.get(notice.number)) is not None:
                started.set()
            return
        for unit in self._running.values():
            unit.bot.hear(notice)

    async def run(self, stop: asyncio.Event, on_look: Callable[[], None] = lambda: None) -> None:
        """Serve the share of this process until `stop` is set, then hand everything over; or until the locks are lost.

        `on_look` is called at each look.

        Raises:
            CannotRun: Discord refuses the token.
            ConnectionError: the locks are lost, and were not to be had again for `PATIENCE`.
        """
        try:
            while not stop.is_set():
                try:
                    await self._look()
                except ConnectionError:
                    await self._regain(stop)
                on_look()
                await _first(stop, self._locks.lost, after=LOOK)
            await self._hand_all_over()
        finally:
            await self._stop_moving()
            await asyncio.gather(*(self._end(number) for number in tuple(self._running)), return_exceptions=True)

    async def _look(self) -> None:
        """Take a shard that is free, or begin to hand one over; notice what has ended.

        Raises:
            CannotRun: Discord refuses the token.
            ConnectionError: the locks are lost.
        """
        for number, unit in tuple(self._running.items()):
            if unit.task is not None and unit.task.done() and not unit.given_up:
                await self._ended(number, unit.task)
        processes = await self._locks.processes()
        share = -(-self._count // max(processes, 1))
        own = len(self.bots)
        if own < share:
            await self._take_one()
        now = asyncio.get_running_loop().time()
        if own <= share or self._moving is not None:
            self._too_many_since = None
        elif self._too_many_since is None:
            self._too_many_since = now
        elif now - self._too_many_since >= TOO_MANY.total_seconds():
            number = max(self.bots)
            _log.info("a shard goes to a process that has fewer", extra={"shard": number})
            self._moving = asyncio.create_task(self._hand_over(number, rests=True), name="handover")
            self._moving.add_done_callback(self._moved)

    def _moved(self, _: "asyncio.Task[None]") -> None:
        self._moving = None

    async def _stop_moving(self) -> None:
        if self._moving is not None:
            self._moving.cancel()
            await asyncio.gather(self._moving, return_exceptions=True)

    async def _regain(self, stop: asyncio.Event) -> None:
        """Get the locks back while the clients stay connected, so that a fault of the database ends no session.

        Where another process has taken a shard, its client ends here; the others open everything anew.

        Raises:
            ConnectionError: they were not to be had for `PATIENCE`, or nothing could be read.
        """
        await self._stop_moving()
        until = asyncio.get_running_loop().time() + PATIENCE.total_seconds()
        while not await self._regained():
            if stop.is_set() or asyncio.get_running_loop().time() >= until:
                raise ConnectionError("the shards are lost")
            await _first(stop, after=LOOK)

    async def _regained(self) -> bool:
        """Whether the locks are back, and whatever was served with them is served again; raises as `_regain`."""
        serving = [number for number, unit in self._running.items() if unit.ready.is_set() and not unit.given_up]
        try:
            regained = await self._locks.regain(serving)
        except OSError:
            return False
        await asyncio.gather(*(self._end(number) for number in set(self._running) - regained))
        self._locks.rely()
        try:
            await asyncio.gather(*(self._reopen(number) for number in regained))
        except Unsaved:
            raise ConnectionError("the shards are regained, but nothing can be read") from None
        _log.info("the shards are regained", extra={"shards": len(regained)})
        return True

    async def _reopen(self, number: int) -> None:
        with of_shard(number, self._count):
            await self._running[number].bot.reopen()

    async def _take_one(self) -> None:
        now = asyncio.get_running_loop().time()
        free = [number for number in range(self._count) if number not in self._running]
        random.shuffle(free)  # so that processes that start together do not all ask for the same
        for number in free:
            if now >= self._rests.get(number, (0.0, REST))[0] and await self._locks.take(number):
                self._start(number)
                return

    def _start(self, number: int) -> None:
        asked, watching = self._readiness, ExitStack()
        ready = asyncio.Event()
        if self._count > 1:  # the only shard has no name
            asked = watching.enter_context(self._readiness.shard(number))
            ready = asked.connected
        bot = self._make_bot(Shard(number, self._count), ready)
        watching.enter_context(asked.asking({TICKER: lambda: self._check_ticker(bot)}))
        unit = _Unit(bot, ready)
        unit.task = asyncio.create_task(self._serve(number, unit), name=f"unit-{number}")
        unit.task.add_done_callback(lambda _: watching.close())
        self._running[number] = unit
        _log.info("a shard is taken", extra={"shard": number})

    async def _serve(self, number: int, unit: _Unit) -> None:
        """Run the client; tell the others once it serves.

        Raises:
            WrongToken: Discord refuses the token.
            ConnectionError: the connection has ended for good, or there is none.
        """
        telling = asyncio.create_task(self._tell_started(number, unit.ready), name="started")
        try:
            with of_shard(number, self._count):
                await run(unit.bot, self._token, unit.stop)
        finally:
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)

    async def _tell_started(self, number: int, ready: asyncio.Event) -> None:
        await ready.wait()
        self._rests.pop(number, None)
        with suppress(Unsaved):
            await self._tell(Notice(About.STARTED, (str(number),)))

    async def _ended(self, number: int, task: "asyncio.Task[None]") -> None:
        """A unit has ended by itself: leave its shard to others for a while.

        Raises:
            CannotRun: Discord refuses the token.
        """
        del self._running[number]
        await self._locks.give_up(number)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, WrongToken):
            raise CannotRun("cli-wrong-token")
        rest = self._rests.get(number, (0.0, REST))[1]
        self._rests[number] = asyncio.get_running_loop().time() + rest.total_seconds(), min(2 * rest, LONGEST_REST)
        reason = str(error) if isinstance(error, OSError) else type(error).__name__ if error is not None else "itself"
        _log.error("a unit has ended", extra={"shard": number, "reason": reason, "pause": rest.total_seconds()})

    async def _hand_all_over(self) -> None:
        """One after another, so that never more than one shard waits for its next unit."""
        await self._locks.leave()
        self._left = True
        if self._moving is not None:
            await asyncio.gather(self._moving, return_exceptions=True)
        with suppress(ConnectionError):
            while self._running and not self._locks.lost.is_set() and await self._others():
                await self._hand_over(min(self._running))

    async def _hand_over(self, number: int, *, rests: bool = False) -> None:
        """Give the shard up, and answer for it until another process serves it."""
        unit = self._running[number]
        started = self._started[number] = asyncio.Event()
        unit.given_up = True
        try:
            if unit.ready.is_set():
                await unit.bot.release()
            else:
                await self._end(number)
            if rests:
                self._rests[number] = asyncio.get_running_loop().time() + HANDOVER.total_seconds(), REST
            await self._locks.give_up(number)
            if number in self._running:
                await self._until_served(started)
        finally:
            del self._started[number]
            await self._end(number)
        _log.info("a shard is handed over", extra={"shard": number, "served": started.is_set()})

    async def _until_served(self, started: asyncio.Event) -> None:
        """Wait until another process serves the shard, as long as there is one; but not for ever.

        Raises:
            ConnectionError: the locks are lost.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + HANDOVER.total_seconds()
        while not started.is_set() and loop.time() < until and await self._others():
            await _first(started, self._locks.lost, after=LOOK)

    async def _others(self) -> int:
        """How many other processes there are; raises as `_until_served`."""
        return await self._locks.processes() - (not self._left)

    async def _end(self, number: int) -> None:
        """End the client of this shard; what goes wrong there has no more meaning."""
        if (unit := self._running.get(number)) is None:
            return
        unit.given_up = True
        unit.stop.set()
        if unit.task is not None:
            await asyncio.gather(unit.task, return_exceptions=True)
        self._running.pop(number, None)


async def _first(*events: asyncio.Event, after: timedelta) -> None:
    """Wait until one of them is set, or so long."""
    waiting = [asyncio.create_task(event.wait()) for event in events]
    try:
        await asyncio.wait(waiting, timeout=after.total_seconds(), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
