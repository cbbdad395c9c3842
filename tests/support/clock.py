"""A clock that stands until a test moves it."""

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
    """Time that passes only by `go`; whoever waits is woken when his time has come."""

    def __init__(self, start: datetime = START) -> None:
        self._now = start
        self._waiters: list[_Waiter] = []

    def now(self) -> datetime:
        """The time that a test has set."""
        return self._now

    async def wait(self, event: asyncio.Event, until: datetime | None = None) -> bool:
        """Wait for the event: True when it is set, False when `until` comes first."""
        waiter = _Waiter(until, event)
        self._waiters.append(waiter)
        self._wake()
        tasks = [asyncio.ensure_future(one.wait()) for one in (event, waiter.come)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            self._waiters.remove(waiter)
        return event.is_set()

    @property
    def resting(self) -> bool:
        """Whether somebody waits, and nobody who waits is about to be woken."""
        return bool(self._waiters) and not any(one.event.is_set() or one.come.is_set() for one in self._waiters)

    @property
    def next(self) -> datetime | None:
        """When the first of those who wait wants to be woken."""
        return min((one.until for one in self._waiters if one.until is not None), default=None)

    def go(self, to: datetime) -> None:
        """Let it be this time; it never goes back."""
        assert to >= self._now
        self._now = to
        self._wake()

    def skip(self, span: timedelta) -> None:
        """Let time pass while nobody is running (the bot is down)."""
        assert not self._waiters
        self._now += span

    def _wake(self) -> None:
        for one in self._waiters:
            if one.until is not None and one.until <= self._now:
                one.come.set()
