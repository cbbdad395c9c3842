"""A clock that a test sets."""

import asyncio
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

START = datetime(2026, 3, 1, 12, tzinfo=UTC)


@dataclass(eq=False)
class _Waiter:
    until: datetime | None
    event: asyncio.Event
    woken: asyncio.Event = field(default_factory=asyncio.Event)


class FakeClock:
    """Time that passes only by `go` and `skip`; `go` wakes every waiter whose time has come."""

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
        tasks = [asyncio.ensure_future(awaited.wait()) for awaited in (event, waiter.woken)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            self._waiters.remove(waiter)
        return event.is_set()

    @property
    def resting(self) -> bool:
        """Whether there are waiters, none of whom is about to wake."""
        return bool(self._waiters) and not any(
            waiter.event.is_set() or waiter.woken.is_set() for waiter in self._waiters
        )

    @property
    def next(self) -> datetime | None:
        """The earliest time for which somebody waits; None if nobody waits for a time."""
        return min((waiter.until for waiter in self._waiters if waiter.until is not None), default=None)

    def go(self, to: datetime) -> None:
        """Set the time, never back."""
        assert to >= self._now
        self._now = to
        self._wake()

    def set_back(self, span: timedelta) -> None:
        """Set the time back, as an administrator or a time server does; who waits already waits no longer for it."""
        self._now -= span
        for waiter in self._waiters:
            waiter.until = waiter.until and waiter.until - span

    def skip(self, span: timedelta) -> None:
        """Let time pass while the bot is down and nobody waits."""
        assert not self._waiters
        self._now += span

    def _wake(self) -> None:
        for waiter in self._waiters:
            if waiter.until is not None and waiter.until <= self._now:
                waiter.woken.set()
