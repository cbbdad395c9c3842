"""A deletion that is killed: `python -m tests.tables.killed_deleting DATABASE USER MOMENT`, which never returns.

MOMENT: `listing` (the deletion is saved, and not in the list beside the database yet), `wiping` (nothing has been
overwritten yet), `rewriting` (the file is being written anew).
"""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any, NoReturn

from bot.app.clock import SystemClock
from bot.app.deletions import delete
from bot.app.wiring import open_storage
from bot.storage import SqlPrivacyStore, Use
from bot.storage.sqlite.database import SqliteDatabase
from bot.storage.sqlite.deletion_list import DeletionFile
from bot.tables.model import UserId


def die(*_: Any) -> NoReturn:
    """End as by `kill -9`."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("killed")


MOMENTS = {
    "listing": (DeletionFile, "complete"),
    "wiping": (SqlPrivacyStore, "wipe"),
    "rewriting": (SqliteDatabase, "rewrite"),
}


async def main(path: Path, user: UserId, moment: str) -> None:
    """Delete the user, and die at this moment."""
    async with open_storage(path, SystemClock(), Use.ALONE) as stores:
        setattr(*MOMENTS[moment], die)
        await delete(stores, [user])


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), UserId(int(sys.argv[2])), sys.argv[3]))
