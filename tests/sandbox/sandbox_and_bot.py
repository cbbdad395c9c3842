"""Runs sandbox and bot in one process: `python -m tests.sandbox.sandbox_and_bot STATE`; a test kills it."""

import asyncio
import dataclasses
import json
import sys
from pathlib import Path

import discord
import yarl

from sandbox.testing import NO_RATE_LIMITS, DrivenSandbox
from tests.sandbox.bots import SampleBot


async def run(state: Path) -> None:
    """Prints the addresses of the pages once the bot is ready, and runs until the bot ends."""
    # On a busy machine the bot, which shares this process, may need more than Discord's three seconds.
    box = DrivenSandbox(state=state, limits=dataclasses.replace(NO_RATE_LIMITS, first_answer=30.0))
    await box.start()
    discord.http.Route.BASE = box.api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(box.gateway_url)
    bot = SampleBot()
    running = asyncio.create_task(bot.start(box.token))
    await box.until(lambda: "ready" in bot.event_log)
    sys.stdout.write(json.dumps({"pages": [box.page_url(n) for n in ("Anna", "Ben")], "events": bot.event_log}) + "\n")
    sys.stdout.flush()
    await running


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1])))
