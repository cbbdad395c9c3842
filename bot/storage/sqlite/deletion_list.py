"""The file beside the database with the deletions so far, so that they can be repeated on a copy from before them.

A line for each: the time in microseconds, and the keyed hash of the person. It tells nobody who they were; the key is
in the database. The file is not part of a backup, and stays when one is put in place of the database.
"""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from bot.storage.sql import Row

SUFFIX: Final = "-deleted"
OWNER_ONLY: Final = 0o600


class DeletionFile:
    """The list of one database."""

    def __init__(self, database: Path) -> None:
        beside = database.resolve()
        self._path = beside.with_name(beside.name + SUFFIX)

    def entries(self) -> set[tuple[str, int]]:
        """The hash of each deleted person, with the time; a line that cannot be read is none."""
        try:
            lines = self._path.read_text(encoding="ascii", errors="replace").splitlines()
        except FileNotFoundError:
            return set()
        parts = [line.split() for line in lines]
        return {(part[1], int(part[0])) for part in parts if len(part) == 2 and part[0].isdecimal()}

    def complete(self, deletions: Iterable[Row]) -> None:
        """Add the deletions that the list does not have; on disk when this returns.

        Raises:
            OSError: it cannot be written.
        """
        known = self.entries()
        missing = [f"{at} {hashed}\n" for hashed, at in deletions if (hashed, at) not in known]
        if not missing:
            return
        number = os.open(self._path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, OWNER_ONLY)
        with os.fdopen(number, "a", encoding="ascii") as stream:
            stream.write("".join(missing))
            stream.flush()
            os.fsync(number)
