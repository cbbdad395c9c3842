"""The real bot in a process of its own, so that its processor time is not mixed with that of those who play with it.

Run as `python discord_bot.py HTTP-ADDRESS GATEWAY-ADDRESS FOLDER`, with the tree to be measured in `PYTHONPATH`. For
each line on standard input it prints the processor time that it has used, in seconds; at the end of the input it stops.
With `PROFILE` set, it also samples where that time goes between the first line and the second, and writes it there.
With `PICTURES` set (`on`), the server 500 of the bench has set so.
"""

import asyncio
import gc
import json
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from bot.app.clock import SystemClock
from bot.app.supervisor import COLLECT_AFTER
from bot.app.thinker import Thinker, guided_advice
from bot.discord.addresses import point_to
from bot.discord.client import Ports, StichBot, run
from bot.storage import Stores, open_database, stores_of
from bot.tables.settings_store import GuildSetting, Pictures

BENCHED: Final = 500
"""The server of the bench (`discord_crowd`)."""
EVERY: Final = 0.002
"""Seconds of processor time between two samples."""
PARTS: Final = (
    ("/fluent/", "Fluent"), ("/babel/", "Fluent"), ("/json/", "JSON"), ("/aiohttp/", "HTTP"),
    ("/site-packages/discord/", "discord.py"), ("/bot/text/", "text"), ("/bot/discord/pages/", "pages"),
    ("/bot/discord/", "messages"), ("/bot/storage/", "storage"), ("/aiosqlite/", "storage"), ("/bot/", "tables"),
    ("/engine/", "engine"), ("/structlog/", "logs"), ("/logging/", "logs"), ("/asyncio/", "event loop"),
)  # fmt: skip
"""Whose time a sample is: that of the innermost frame that belongs to one of these."""


class Samples:
    """What the main thread was doing, by processor time."""

    def __init__(self) -> None:
        self.parts: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self.stacks: Counter[str] = Counter()

    def start(self) -> None:
        """Sample from now on."""
        self._busy, self._own = time.process_time(), time.thread_time()
        signal.signal(signal.SIGPROF, self._take)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def stop(self, file: Path) -> None:
        """Stop, and write what was sampled."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        busy, own = time.process_time() - self._busy, time.thread_time() - self._own
        total = sum(self.parts.values())
        shares = {part: round(100 * count / total * own / busy, 1) for part, count in self.parts.most_common()}
        shares["other threads (SQLite)"] = round(100 * (busy - own) / busy, 1)
        places = [[place, round(100 * count / total, 1)] for place, count in self.places.most_common(150)]
        stacks = self.stacks.most_common()
        file.write_text(json.dumps({"percent": shares, "inclusive": places, "stacks": stacks}, indent=0))

    def _take(self, _: int, frame: FrameType | None) -> None:
        part, seen, stack = "", set(), []
        while frame is not None:
            file = frame.f_code.co_filename
            if not part:
                part = next((name for path, name in PARTS if path in file), "")
            seen.add(place := f"{'/'.join(file.split('/')[-2:])}:{frame.f_code.co_qualname}")
            stack.append(place)
            frame = frame.f_back
        self.parts[part or "rest"] += 1
        self.places.update(seen)
        self.stacks[";".join(reversed(stack))] += 1


async def main(http: str, gateway: str, folder: Path) -> None:
    """Run the bot until the input ends, as `stich run` does."""
    gc.set_threshold(COLLECT_AFTER)
    point_to(api_base=f"{http}/api/v10", gateway_url=gateway, cdn_base=http)

    @asynccontextmanager
    async def storage() -> AsyncIterator[Stores]:
        async with await open_database(folder / "stich.db", now=SystemClock().now()) as database:
            stores = stores_of(database)
            if "PICTURES" in os.environ:
                await stores.settings.put_guild(
                    GuildSetting(BENCHED, welcomed=True, pictures=Pictures(os.environ["PICTURES"]))
                )
            yield stores

    stop, samples = asyncio.Event(), Samples() if "PROFILE" in os.environ else None
    bot = asyncio.create_task(
        run(StichBot(Ports(storage, SystemClock(), Thinker(), guided_advice, random.Random(1))), "a.b.c", stop)
    )
    lines = 0
    while await asyncio.to_thread(sys.stdin.readline):
        print(time.process_time(), flush=True)
        lines += 1
        if samples is not None and lines == 1:
            samples.start()
        elif samples is not None and lines == 2:
            samples.stop(Path(os.environ["PROFILE"]))
    stop.set()
    await bot


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], Path(sys.argv[3])))
