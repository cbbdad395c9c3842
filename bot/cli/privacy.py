"""`stich privacy delete USER_ID` and `stich privacy repeat`: deletions by the host, while the bot is stopped."""

import asyncio
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable

from bot.app.clock import SystemClock
from bot.app.deletions import delete as delete_users
from bot.app.deletions import repeat as repeat_deletions
from bot.app.settings import CannotRun, load
from bot.app.wiring import existing, open_storage
from bot.cli.arguments import terminal_voice
from bot.storage import Stores, Use
from bot.tables.model import Refused, UserId
from bot.tables.ports import Unsaved


def delete(args: Namespace) -> int:
    """Deletes everything about this user, and says how much there was.

    Raises:
        CannotRun: the bot is running, or the database cannot be used.
    """
    user = UserId(args.user)

    async def deleted(stores: Stores) -> int:
        rows = sum((await stores.privacy.counts(user)).values())
        await delete_users(stores, [user])
        return rows

    rows = asyncio.run(_in_database(deleted))
    sys.stdout.write(terminal_voice().text("cli-privacy-deleted" if rows else "cli-privacy-nothing", rows=rows) + "\n")
    return 0


def repeat(_: Namespace) -> int:
    """Deletes again what a restored backup has brought back, and says of how many people. Raises as `delete`."""
    people = asyncio.run(_in_database(repeat_deletions))
    sys.stdout.write(terminal_voice().text("cli-privacy-repeated", people=people) + "\n")
    return 0


async def _in_database(work: Callable[[Stores], Awaitable[int]]) -> int:
    place = existing(load().database_place)
    try:
        async with open_storage(place, SystemClock(), Use.ALONE) as stores:
            return await work(stores)
    except (Refused, Unsaved) as problem:
        raise CannotRun("cli-database-unusable", path=str(place), reason=str(problem)) from None
