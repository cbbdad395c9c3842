"""A process that has read all of the bot's modules and starts the bot by forking: `python -m tests.soak.nest`.

Reading the modules is most of the time of a start, and none of what a run is about. Each line of the input is the path
of a log and starts a bot, in a process of its own as `stich run` is. Each line of the output is a process and how it
is: `started`, or its status once it has ended.
"""

import gc
import os
import signal
import sys
import threading
from pathlib import Path
from types import FrameType

import bot.app.supervisor
import bot.app.wiring  # noqa: F401 - read here, so that it is there in each bot
from bot.cli.main import main


def begin(log: Path) -> int:
    """Start a bot that writes to this log; the id of its process."""
    if process := os.fork():
        return process
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with log.open("ab") as file:
        for stream in (1, 2):
            os.dup2(file.fileno(), stream)
    os.close(0)
    os._exit(main(["run"]))


def reap(_: int, __: FrameType | None) -> None:
    """Tell of the processes that have ended."""
    while True:
        try:
            process, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not process:
            return
        tell(process, str(os.waitstatus_to_exitcode(status)))


def tell(process: int, how: str) -> None:
    """Write one line at once."""
    os.write(1, f"{process} {how}\n".encode())


if __name__ == "__main__":
    assert threading.active_count() == 1, "a thread would be missing in the bots"
    gc.freeze()
    signal.signal(signal.SIGCHLD, reap)
    for line in sys.stdin:
        tell(begin(Path(line.strip())), "started")
