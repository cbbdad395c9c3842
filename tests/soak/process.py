"""The bot as a process of its own, which is killed and started again."""

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
    """`python -m bot run`, with its log in a file, and the times during which it was not there."""

    def __init__(self, box: DrivenSandbox, folder: Path) -> None:
        self.box, self.folder = box, folder
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
        self._process: asyncio.subprocess.Process | None = None

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
            "STICH_DATABASE": str(self.folder / "stich.db"),
            "STICH_API_BASE": self.box.api_base,
            "STICH_GATEWAY_URL": self.box.gateway_url,
            "STICH_CDN_BASE": self.box.cdn_base,
            "STICH_LOG_FORMAT": "json",
            "STICH_HEALTH_PORT": "0",
            "STICH_PAUSES": PAUSES,
        }
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", "run", env=environment, cwd=self.folder, stdout=log, stderr=log
            )
        self.number += 1
        self.started = time.time()

    async def kill(self) -> float:
        """Kill it; the time of its death, after which its file does not change."""
        assert self._process is not None
        self.look()
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGKILL)
        await self._process.wait()
        ended = time.time()
        await self.box.until(lambda: not self.box.bot_online)
        self.look()
        return ended

    async def end(self) -> int:
        """End it in an orderly way; its exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(START):
            return await self._process.wait()

    @property
    def running(self) -> bool:
        """Whether the process lives."""
        return self._process is not None and self._process.returncode is None

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
        if self._process is None or not self.running:
            return 0
        try:
            status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        except OSError:
            return 0
        sizes = [line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")]
        return int(sizes[0]) if sizes else 0
