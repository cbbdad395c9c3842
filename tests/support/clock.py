"""A clock that moves only when a test moves it."""

import asyncio
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

START = datetime(2026, 3, 1, 12, tzinfo=UTC)


@dataclass(eq=False)
class _Waiter:
    until: datetime | None
    event: asyncio.Event
    come: asyncio.Event = field(default_factory=asyncio.Event)


class FakeClock:
    """Time passes only by `go`, which wakes each waiter at its time."""

    def __init__(self, start: datetime = START) -> None:
        self._now = start
        self._waiters: list[_Waiter] = []

    def now(self) -> datetime:
        """The time that the test has set."""
        return self._now

    async def wait(self, event: asyncio.Event, until: datetime | None = None) -> bool:
        """Waits for the event: True when it is set, False when `until` comes first."""
        waiter = _Waiter(until, event)
        self._waiters.append(waiter)
        self._wake()
        tasks = [asyncio.ensure_future(each.wait()) for each in (event, waiter.come)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            self._waiters.remove(waiter)
        return event.is_set()

    @property
    def resting(self) -> bool:
        """Whether there are waiters, and none of them is about to wake up."""
        return bool(self._waiters) and not any(
            waiter.event.is_set() or waiter.come.is_set() for waiter in self._waiters
        )

    @property
    def next(self) -> datetime | None:
        """The earliest time at which a waiter will wake up."""
        return min((waiter.until for waiter in self._waiters if waiter.until is not None), default=None)

    def go(self, to: datetime) -> None:
        """Sets the time; it never goes back."""
        assert to >= self._now
        self._now = to
        self._wake()

    def skip(self, span: timedelta) -> None:
        """Lets time pass while the bot is down."""
        assert not self._waiters
        self._now += span

    def _wake(self) -> None:
        for waiter in self._waiters:
            if waiter.until is not None and waiter.until <= self._now:
                waiter.come.set()
