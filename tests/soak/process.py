"""The bot as a process of its own, which is killed and started again by `nest`."""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

from sandbox.testing import DrivenSandbox

ROOT = Path(__file__).resolve().parents[2]
PAUSES = "0.15"
"""By what the delays of computers are multiplied: they think for about 0.2 seconds."""
START = 60.0
"""Seconds within which it is connected, however busy the machine is."""


class BotProcess:
    """`stich run`, with its log in a file, and the times during which it was not there."""

    def __init__(self, box: DrivenSandbox, folder: Path, database: str | None = None, *, shards: int = 1) -> None:
        self.box, self.folder, self.shards = box, folder, shards
        self.database = database or str(folder / "stich.db")
        self.number = 0
        """How often it was started."""
        self.started = 0.0
        self.present = False
        """Whether it runs and has a gateway."""
        self.since = 0.0
        """Since when it has been there without a break."""
        self.uptime = 0.0
        """The seconds that it has been there, in all."""
        self.gaps: list[tuple[float, float]] = []
        """When it was not there: begin and end."""
        self._lost = self._looked = time.time()
        self._nest: asyncio.subprocess.Process | None = None
        self._process = 0
        """Its id; 0: none has been started."""
        self._ended: asyncio.Task[tuple[int, str]] | None = None
        """Done once it has ended."""

    @property
    def log(self) -> Path:
        """What it has written to its log, of all starts."""
        return self.folder / "log"

    async def start(self) -> None:
        """Start it; it connects by itself."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": self.box.token,
            "STICH_DATABASE": self.database,
            "STICH_SHARDS": str(self.shards),
            "STICH_API_BASE": self.box.api_base,
            "STICH_GATEWAY_URL": self.box.gateway_url,
            "STICH_CDN_BASE": self.box.cdn_base,
            "STICH_LOG_FORMAT": "json",
            "STICH_HEALTH_PORT": "0",
            "STICH_PAUSES": PAUSES,
        }
        if self._nest is None:
            self._nest = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.soak.nest", env=environment, cwd=self.folder,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
        assert self._nest.stdin is not None
        self._nest.stdin.write(f"{self.log}\n".encode())
        self._process, how = await self._told()
        assert how == "started"
        self._ended = asyncio.create_task(self._told())
        self.number += 1
        self.started = time.time()

    async def _told(self) -> tuple[int, str]:
        """What the nest tells of a process next."""
        assert self._nest is not None
        assert self._nest.stdout is not None
        process, how = (await self._nest.stdout.readline()).split()
        return int(process), how.decode()

    async def kill(self) -> float:
        """Kill it; the time of its death, after which its file does not change."""
        self.look()
        if self.running:
            os.kill(self._process, signal.SIGKILL)
        assert self._ended is not None
        await self._ended
        ended = time.time()
        await self.box.until(lambda: not self.box.bot_online)
        self.look()
        return ended

    async def end(self) -> int:
        """End it in an orderly way; its exit status."""
        assert self._ended is not None
        os.kill(self._process, signal.SIGTERM)
        async with asyncio.timeout(START):
            return int((await self._ended)[1])

    async def close(self) -> None:
        """End the nest."""
        if self._nest is not None:
            assert self._nest.stdin is not None
            self._nest.stdin.close()
            await self._nest.wait()

    @property
    def running(self) -> bool:
        """Whether the process lives."""
        return self._ended is not None and not self._ended.done()

    def look(self) -> None:
        """Note whether it is there now."""
        now, online = time.time(), self.box.bot_online and self.running
        if self.present:
            self.uptime += now - self._looked
        if online and not self.present:
            self.gaps.append((self._lost, now))
            self.since = now
        elif self.present and not online:
            self._lost = now
        self.present, self._looked = online, now

    def away(self, begin: float, end: float) -> bool:
        """Whether it was not there at some moment of this time."""
        return not self.present or any(gap[0] <= end and gap[1] >= begin for gap in self.gaps[-50:])

    def kibibytes(self) -> int:
        """The memory that it occupies; 0 when it does not run."""
        if not self.running:
            return 0
        try:
            status = Path(f"/proc/{self._process}/status").read_text(encoding="ascii")
        except OSError:
            return 0
        sizes = [line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")]
        return int(sizes[0]) if sizes else 0
