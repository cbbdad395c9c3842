"""Runs the sample bot as one shard: `python -m tests.sandbox.shard_process API GATEWAY CDN SHARD SHARDS`; a test kills
it. Reads the token from its input, and prints `ready` when it is logged in, then the channel of every message."""

import asyncio
import sys

import discord
import yarl

from tests.sandbox.bots import SampleBot


class Telling(SampleBot):
    """Prints what it hears."""

    async def on_ready(self) -> None:
        tell("ready")

    async def on_message(self, message: discord.Message) -> None:
        tell(str(message.channel.id))


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


async def run(api: str, gateway: str, cdn: str, shard: int, shards: int) -> None:
    discord.http.Route.BASE, discord.asset.Asset.BASE = api, cdn
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    await Telling(sync=shard == 0, shard_id=shard, shard_count=shards).start(sys.stdin.readline().strip())


if __name__ == "__main__":
    api, gateway, cdn, shard, shards = sys.argv[1:6]
    asyncio.run(run(api, gateway, cdn, int(shard), int(shards)))
