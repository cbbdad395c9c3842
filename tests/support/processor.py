"""What a busy machine has cost: a test that measures a time does not blame the code for that of others."""

from contextlib import suppress
from pathlib import Path


def waited(process: int | None = None) -> float:
    """Seconds that this thread has waited for a processor up to now, or the threads of a process that there are now.

    0 where the system does not tell, or the process is no more.
    """
    threads = [Path("/proc/thread-self")] if process is None else Path(f"/proc/{process}/task").glob("*")
    told = 0
    with suppress(OSError):
        for thread in threads:
            told += int((thread / "schedstat").read_text().split()[1])
    return told / 1e9
