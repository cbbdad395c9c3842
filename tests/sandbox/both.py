"""Sandbox and bot in one process, as `stich play` runs them: `python -m tests.sandbox.both STATE`, to be killed."""

import asyncio
import json
import sys
from pathlib import Path

import discord
import yarl

from sandbox.testing import DrivenSandbox
from tests.sandbox.bots import Trial


async def run(state: Path) -> None:
    """Print the pages' addresses once the bot is ready, then go on."""
    box = DrivenSandbox(state=state)
    await box.start()
    discord.http.Route.BASE = box.api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(box.gateway_url)
    bot = Trial()
    running = asyncio.create_task(bot.start(box.token))
    await box.until(lambda: "ready" in bot.heard)
    sys.stdout.write(json.dumps({"pages": [box.page_url(n) for n in ("Anna", "Ben")], "heard": bot.heard}) + "\n")
    sys.stdout.flush()
    await running


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1])))
