"""The time lost on a busy machine, which a test subtracts from a measured time."""

from contextlib import suppress
from pathlib import Path


def waited(process: int | None = None) -> float:
    """Seconds that this thread, or the present threads of a process, have waited for a processor.

    0 where the system does not tell, or the process is no more.
    """
    threads = [Path("/proc/thread-self")] if process is None else Path(f"/proc/{process}/task").glob("*")
    nanoseconds = 0
    with suppress(OSError):
        for thread in threads:
            nanoseconds += int((thread / "schedstat").read_text().split()[1])
    return nanoseconds / 1e9
