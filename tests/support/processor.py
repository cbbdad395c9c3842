"""The time that a busy machine costs, so that a test that measures can subtract it."""

from contextlib import suppress
from pathlib import Path


def waited(process: int | None = None) -> float:
    """Seconds that this thread, or the present threads of a process, have waited for a processor so far.

    0 if the system does not count them, or the process has ended.
    """
    threads = [Path("/proc/thread-self")] if process is None else Path(f"/proc/{process}/task").glob("*")
    nanoseconds = 0
    with suppress(OSError):
        for thread in threads:
            nanoseconds += int((thread / "schedstat").read_text().split()[1])
    return nanoseconds / 1e9
