"""The process that looks for deleted bytes may die; then the next start overwrites them."""

import asyncio
import os
import signal
from pathlib import Path

from anyio import to_process

from bot.storage.sqlite.database import SqliteDatabase
from bot.storage.sqlite.wiping import IS_UNWIPED, UNWIPED, WIPING, wipe, wipe_unwiped
from tests.support.clock import START


async def test_where_the_process_dies_that_looks_for_them_the_next_start_overwrites_them(tmp_path: Path) -> None:
    async with await SqliteDatabase.open(tmp_path / "stich.db", now=START) as database:
        process = await to_process.run_sync(os.getpid)
        os.kill(process, signal.SIGSTOP)
        wiping = asyncio.create_task(wipe(database, "somebody", [b"Anna"]))
        await asyncio.sleep(0.5)
        os.kill(process, signal.SIGKILL)
        assert not await wiping
        assert await database.read(IS_UNWIPED, UNWIPED, WIPING)
        await wipe_unwiped(database)
        assert not await database.read(IS_UNWIPED, UNWIPED, WIPING)
