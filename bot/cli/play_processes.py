"""The bot of `stich play` as several processes on one PostgreSQL, as on several machines.

This program is that of one process, too: `python -m bot.cli.play_processes GAME`, with its settings in the environment.
"""

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Final, TypeAlias

from bot.app import supervisor
from bot.app.health import Readiness
from bot.app.metrics import Metrics
from bot.app.settings import PREFIX, Settings
from bot.text.i18n import Voice

SERVES: Final = "serves"
"""The first word of the line by which a process tells that it serves a shard."""
AGAIN: Final = timedelta(seconds=2)
"""How long a process that has ended stays away."""
END_WITHIN: Final = timedelta(seconds=15)
"""How long the processes may take to end."""


Serves: TypeAlias = Callable[[int], None]
"""Called with the number of each shard that a process serves."""


@dataclass(frozen=True, slots=True)
class Processes:
    """So many processes of the bot; each tells its number and id, so that one can be killed."""

    count: int
    shards: int
    game: str
    voice: Voice

    async def __call__(
        self, settings: Settings, *, stop: asyncio.Event, readiness: Readiness, metrics: Metrics | None = None
    ) -> None:
        """Runs them until `stop` is set; whichever ends by itself is started again. A `RunBot`; it measures nothing."""
        served: set[int] = set()

        def serves(shard: int) -> None:
            served.add(shard)
            if len(served) == self.shards:
                readiness.connected.set()

        environment = _environment(settings, self.shards)
        await asyncio.gather(*(self._keep(number, environment, stop, serves) for number in range(1, self.count + 1)))

    async def _keep(self, number: int, environment: Mapping[str, str], stop: asyncio.Event, serves: Serves) -> None:
        while not stop.is_set():
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", __name__, self.game, env=environment, stdout=asyncio.subprocess.PIPE,
                stdin=asyncio.subprocess.PIPE,  # ends with this process, however that ends, and tells the other so
                start_new_session=True,  # Ctrl-C is for this process, which ends the others
            )  # fmt: skip
            self._say("play-process", number=number, pid=process.pid)
            try:
                await _until_either(process, stop, serves)
            finally:
                await _end(process)
            if not stop.is_set():
                self._say("play-process-ended", number=number, pid=process.pid)
                await _pause(stop)

    def _say(self, key: str, **values: int) -> None:
        sys.stdout.write(self.voice.text(key, **{name: str(value) for name, value in values.items()}) + "\n")
        sys.stdout.flush()


def _environment(settings: Settings, shards: int) -> Mapping[str, str]:
    """That of this process with the settings of the bot's, which are secrets among them, and so no arguments."""
    sandbox = {"API_BASE": settings.api_base, "GATEWAY_URL": settings.gateway_url, "CDN_BASE": settings.cdn_base}
    return {
        **{name: value for name, value in os.environ.items() if name != "DATABASE_URL"},
        "DISCORD_TOKEN": settings.token,
        f"{PREFIX}DATABASE": settings.database,
        f"{PREFIX}LANGUAGE": settings.language,
        f"{PREFIX}SHARDS": str(shards),
        f"{PREFIX}HEALTH_PORT": "0",
        f"{PREFIX}LOG_LEVEL": "warning" if settings.log_level == "info" else settings.log_level,
        **{f"{PREFIX}{name}": address for name, address in sandbox.items() if address is not None},
    }


async def _until_either(process: asyncio.subprocess.Process, stop: asyncio.Event, serves: Serves) -> None:
    """Returns when the process has ended, or is to end; passes on meanwhile which shards it serves."""
    assert process.stdout is not None, "it was asked for"
    stopped = asyncio.create_task(stop.wait())
    try:
        while not stop.is_set():
            line = asyncio.create_task(process.stdout.readline())
            await asyncio.wait({line, stopped}, return_when=asyncio.FIRST_COMPLETED)
            if not line.done():
                line.cancel()
                return
            word, _, number = line.result().decode(errors="replace").strip().partition(" ")
            if word == SERVES and number.isdecimal():
                serves(int(number))
            elif not line.result():  # it is ending: whoever asks after it now would take its status from asyncio
                ended = asyncio.create_task(process.wait())
                await asyncio.wait({ended, stopped}, return_when=asyncio.FIRST_COMPLETED)
                ended.cancel()
                return
    finally:
        stopped.cancel()


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.terminate()
        try:
            async with asyncio.timeout(END_WITHIN.total_seconds()):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()


async def _pause(stop: asyncio.Event) -> None:
    try:
        async with asyncio.timeout(AGAIN.total_seconds()):
            await stop.wait()
    except TimeoutError:
        return


def _serves(shard: int) -> None:
    sys.stdout.write(f"{SERVES} {shard}\n")
    sys.stdout.flush()


def _end_with_the_parent() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    """Runs one process, until SIGTERM, or until the process has ended that has started it."""
    from bot.app.wiring import run_bot

    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    supervisor.run(partial(run_bot, game=sys.argv[1], served=_serves))


if __name__ == "__main__":
    main()
