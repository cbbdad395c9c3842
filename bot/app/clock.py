"""The system's clock. Nothing else of the bot reads the time; a test hands in a clock of its own."""

import asyncio
from collections.abc import Awaitable
from datetime import UTC, datetime


class SystemClock:
    """Real time, in UTC."""

    def now(self) -> datetime:
        """The present time."""
        return datetime.now(UTC)

    async def park(self, waiting: Awaitable[object]) -> None:
        """Awaits it; a test clock overrides this to note that the bot is idle meanwhile."""
        await waiting

    async def wait(self, event: asyncio.Event, until: datetime | None = None) -> bool:
        """Waits for the event: True when it is set, False when `until` comes first."""
        left = None if until is None else max(0.0, (until - self.now()).total_seconds())
        try:
            async with asyncio.timeout(left):
                await self.park(event.wait())
        except TimeoutError:
            return False
        return True
