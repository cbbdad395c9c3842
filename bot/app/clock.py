"""The system's time, handed to whatever waits; the only place of the bot that asks for it."""

import asyncio
from collections.abc import Awaitable
from datetime import UTC, datetime


class SystemClock:
    """Real time, in UTC."""

    def now(self) -> datetime:
        """The present time."""
        return datetime.now(UTC)

    async def park(self, waiting: Awaitable[object]) -> None:
        """Wait for it; a test clock overrides this to say that the bot is at rest meanwhile."""
        await waiting

    async def wait(self, event: asyncio.Event, until: datetime | None = None) -> bool:
        """Wait for the event: True when it is set, False when `until` comes first."""
        left = None if until is None else max(0.0, (until - self.now()).total_seconds())
        try:
            async with asyncio.timeout(left):
                await self.park(event.wait())
        except TimeoutError:
            return False
        return True
