"""What is drawn when the storage fails meanwhile."""

import asyncio
from datetime import timedelta

from bot.discord.messages.pacer import AGAIN, Pacer
from bot.tables.ports import Unsaved
from tests.support.clock import FakeClock


async def test_what_could_not_be_drawn_since_the_storage_failed_is_drawn_when_it_is_back() -> None:
    clock, drawn, fails = FakeClock(), asyncio.Event(), [True] * 60

    async def draw(lane: str, item: str) -> bool:
        if fails:
            fails.pop()
            raise Unsaved("no server")
        drawn.set()
        return True

    pacer = Pacer(clock, draw)
    pacer.mark("channel", "table")
    while not drawn.is_set():
        await asyncio.sleep(0)
        if clock.next is not None and clock.resting:
            clock.go(clock.now() + timedelta(seconds=AGAIN.total_seconds()))
    assert not fails
    await pacer.close()
