"""Deletes old matches in the background, one at a time, with long pauses between them: moves never wait for it."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Final, Protocol

from bot.tables.ports import Clock, Conflict, Unsaved

BETWEEN: Final = timedelta(seconds=1)
"""The pause after each deletion: a day is enough for all matches that 200 tables play in one."""
AGAIN: Final = timedelta(hours=1)
"""The pause where nothing is old, or storage failed."""

_log = logging.getLogger(__name__)


class Old(Protocol):
    """Deletes one thing that is older than this time; False where there is none."""

    async def drop_one(self, before: datetime) -> bool: ...


@asynccontextmanager
async def deleting_old(store: Old, clock: Clock, after: timedelta | None) -> AsyncIterator[None]:
    """During the block matches are deleted this long after they ended; None: never."""
    if after is None:
        yield
        return
    task = asyncio.create_task(_delete(store, clock, after), name="retention")
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _delete(store: Old, clock: Clock, after: timedelta) -> None:
    deleted = 0
    while True:
        try:
            more = await store.drop_one(clock.now() - after)
        except (Unsaved, Conflict) as error:
            _log.warning("an old match was not deleted: %s", error)
            more = False
        deleted += more
        if not more and deleted:
            _log.info("old matches were deleted", extra={"count": deleted})
            deleted = 0
        await clock.wait(asyncio.Event(), clock.now() + (BETWEEN if more else AGAIN))
