"""Looks for bytes in a file. Imported by itself in a process of its own, so it imports nothing of the bot."""

from collections.abc import Collection
from pathlib import Path
from typing import Final

CHUNK: Final = 1024 * 1024


def has_traces(path: Path, traces: Collection[bytes]) -> bool:
    """Whether one of these byte sequences is in the file, or in the write-ahead log beside it."""
    files = (path, path.with_name(path.name + "-wal"))
    return any(_holds(file, traces) for file in files if file.exists())


def id_traces(user: int) -> tuple[bytes, ...]:
    """How the id of a user may be stored: as a number of SQLite, or in a text."""
    return user.to_bytes(8, "big"), str(user).encode()


def _holds(file: Path, traces: Collection[bytes]) -> bool:
    overlap = max(map(len, traces), default=1) - 1
    before = b""
    with file.open("rb") as stream:
        while chunk := stream.read(CHUNK):
            text = before + chunk
            if any(trace in text for trace in traces):
                return True
            before = text[-overlap:] if overlap else b""
    return False
