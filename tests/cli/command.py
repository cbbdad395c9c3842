"""Runs the `stich` command as a process of its own, with the environment that the test gives."""

import asyncio
import os
import re
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from tests.support.processor import waited

STICH = (sys.executable, "-m", "bot")
ROOT = Path(__file__).resolve().parents[2]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\?key=\S+")
PATIENCE = 120.0


@dataclass(frozen=True, slots=True)
class Said:
    """How a command ended, and what it printed."""

    status: int
    out: str
    error: str
    seconds: float

    @property
    def line(self) -> str:
        """The line on stderr, which must be the only one."""
        lines = self.error.splitlines()
        assert len(lines) == 1, self.error
        assert lines[0].startswith("stich: ")
        return lines[0].removeprefix("stich: ")


def environment(given: dict[str, str]) -> dict[str, str]:
    """The environment of a process of the test."""
    ours = ("STICH_", "DISCORD_", "DATABASE_URL", "LANG", "LC_", "DISPLAY", "WAYLAND_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept | {"PYTHONPATH": str(ROOT), "LANG": "C.UTF-8"} | given


async def begin(where: Path, *arguments: str, **given: str) -> Process:
    """Starts the command in this folder."""
    return await asyncio.create_subprocess_exec(
        *STICH, *arguments, cwd=where, env=environment(given), stdout=PIPE, stderr=PIPE, start_new_session=True
    )


async def stich(where: Path, *arguments: str, **given: str) -> Said:
    """Runs the command to its end."""
    process, began = await begin(where, *arguments, **given), time.perf_counter()
    return await _end(process, began)


async def _end(process: Process, began: float) -> Said:
    try:
        async with asyncio.timeout(PATIENCE):
            out, error = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode is not None
    return Said(process.returncode, out.decode(), error.decode(), time.perf_counter() - began)


@dataclass(slots=True)
class Running:
    """A command that runs until it is told to end."""

    process: Process
    lines: list[str] = field(default_factory=list)

    async def until(self, pattern: str | re.Pattern[str]) -> str:
        """Waits until it prints a line that matches the pattern, and returns the match."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while line := (await self.process.stdout.readline()).decode():
                self.lines.append(line)
                if match := re.search(pattern, line):
                    return match[0]
        assert self.process.stderr is not None
        raise AssertionError("".join(self.lines) + (await self.process.stderr.read()).decode())

    async def end(self, number: signal.Signals = signal.SIGINT) -> Said:
        """Sends the signal and waits for the end; its seconds leave out those of other processes."""
        began, before, own = time.perf_counter(), waited(self.process.pid), waited()
        self.process.send_signal(number)
        ending = asyncio.ensure_future(_end(self.process, began))
        lost = 0.0
        while not ending.done():
            lost = max(lost, waited(self.process.pid) - before)
            await asyncio.wait({ending}, timeout=0.01)
        ended = await ending
        return replace(ended, seconds=ended.seconds - lost - (waited() - own))


@asynccontextmanager
async def running(where: Path, *arguments: str, **given: str) -> AsyncIterator[Running]:
    """Runs the command during the block, and kills it at the end of the block."""
    process = await begin(where, *arguments, **given)
    try:
        yield Running(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


def files(folder: Path) -> list[str]:
    """The names of the files in a folder."""
    return sorted(path.name for path in folder.iterdir())
