"""One bound for the thinking of all bots of a machine: a few files, of which each is locked by whoever thinks.

The system frees the lock of a process that ends, however it ends, so no slot is ever lost.
"""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from types import ModuleType
from typing import Final

AGAIN: Final = timedelta(milliseconds=20)
"""The pause before the next look whether a slot is free."""

try:
    import fcntl as _fcntl
except ImportError:  # Windows has no such locks: there each process has a bound of its own
    fcntl: ModuleType | None = None
else:
    fcntl = _fcntl


class MachineSlots:
    """Slots that the processes of one user on this machine share; the files are in the folder for temporary ones."""

    def __init__(self, count: int, folder: Path | None = None) -> None:
        user = os.getuid() if hasattr(os, "getuid") else 0
        self._folder = folder if folder is not None else Path(tempfile.gettempdir()) / f"stich-thinking-{user}"
        self._count = count

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """Has a slot during the block; waits for one.

        Raises:
            OSError: the files cannot be made, or are another user's.
        """
        if fcntl is None:
            yield
            return
        self._folder.mkdir(mode=0o700, exist_ok=True)
        if self._folder.lstat().st_uid != os.getuid():
            raise PermissionError(f"{self._folder} belongs to another user")
        while (slot := self._free()) is None:  # noqa: ASYNC110 - another process frees it
            await asyncio.sleep(AGAIN.total_seconds())
        try:
            yield
        finally:
            os.close(slot)

    def _free(self) -> int | None:
        assert fcntl is not None, "asked before"
        for number in range(self._count):
            file = os.open(self._folder / f"{number}", os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(file)
            else:
                return file
        return None
