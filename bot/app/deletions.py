"""Deletes people while no bot is running: at a host's command, and again what a restored backup has brought back."""

import asyncio
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from bot.app.clock import SystemClock
from bot.app.settings import CannotRun
from bot.storage import Stores
from bot.tables.model import Change, UserId
from bot.tables.privacy import Privacy
from bot.tables.service import Tables


class _Still(SystemClock):
    """A clock by which nothing ever becomes due: the tables are read and written, and nobody plays."""

    async def wait(self, event: asyncio.Event, until: datetime | None = None) -> bool:
        await event.wait()
        return True


async def delete(stores: Stores, users: Iterable[UserId]) -> None:
    """Delete all that is stored about these users, who leave all tables, with every byte of it.

    Raises:
        Refused, Unsaved: it cannot be saved.
    """
    tables = Tables(stores.tables, _Still(), _never, _told)
    await tables.start()
    try:
        privacy = Privacy(stores.privacy, tables, SystemClock())
        for user in users:
            await privacy.delete(user)
        await stores.privacy.finish_wiping()
    finally:
        await tables.close()


async def repeat(stores: Stores) -> int:
    """Delete again whom the database, a copy from before that, still knows; how many people.

    Raises:
        CannotRun: nobody knows who, since the list beside the database cannot be read.
        Refused, Unsaved: as `delete`.
    """
    try:
        return await _repeat(stores)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CannotRun("cli-deletions-unreadable", path=str(error.filename), reason=reason) from None


async def _repeat(stores: Stores) -> int:
    if users := await stores.privacy.to_repeat():
        await delete(stores, users)
    await stores.privacy.agree_on_deletions()
    return len(users)


async def _never(*_: Any, **__: Any) -> str:
    """A computer player that nobody waits for."""
    await asyncio.Event().wait()
    return ""


def _told(_: Change) -> None:
    """Nothing draws tables here; the next start does."""
