"""`python -m sandbox`: runs the sandbox alone, to work on its page or to connect any bot, or several, to it."""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import secrets
import signal
import sys
from pathlib import Path

from sandbox import DEFAULT_PEOPLE, DEMO_TOKEN, MOST_SERVERS, REAL_LIMITS, Sandbox, UnusableState

REAL_SPACING = 5.0
"""Seconds between two IDENTIFYs on Discord."""


async def serve(box: Sandbox) -> None:
    """Runs the sandbox until Ctrl-C or SIGTERM, after printing its addresses, token, pages and servers."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await box.start()
    lines = [f"api {box.api_base}", f"gateway {box.gateway_url}", f"cdn {box.cdn_base}", f"token {box.token}"]
    lines += [f"{person.name} {box.page_url(person.name)}" for person in DEFAULT_PEOPLE]
    lines += [f"server {number} {name}" for number, name in box.servers]
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()
    await stop.wait()
    await box.close()


def main() -> None:
    """Reads the command line and serves."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="by default any, or that of the last start from this file")
    parser.add_argument("--state", type=Path, metavar="FILE", help="keep everything in this file")
    parser.add_argument("--servers", type=_count, default=1, metavar="N", help="servers, each in the next shard")
    parser.add_argument("--shards", type=_count, default=1, metavar="N", help="the number that /gateway/bot recommends")
    parser.add_argument("--max-concurrency", type=_count, default=1, metavar="N", help="logins allowed in 5 seconds")
    parser.add_argument("--limit-logins", action="store_true", help="refuse logins that come sooner, as Discord does")
    parser.add_argument(
        "--secret", action="store_true", help="make a token that nobody knows, in place of the fixed one"
    )
    arguments = parser.parse_args()
    limits = dataclasses.replace(
        REAL_LIMITS,
        max_concurrency=arguments.max_concurrency,
        identify_spacing=REAL_SPACING if arguments.limit_logins else 0.0,
    )
    box = Sandbox(
        port=arguments.port,
        state=arguments.state,
        servers=arguments.servers,
        shards=arguments.shards,
        limits=limits,
        token=f"sandbox.{secrets.token_hex(4)}.{secrets.token_hex(16)}" if arguments.secret else DEMO_TOKEN,
    )
    try:
        asyncio.run(serve(box))
    except (OSError, UnusableState) as problem:
        sys.exit(f"python -m sandbox: {problem}")


def _count(text: str) -> int:
    if text.isascii() and text.isdecimal() and 1 <= int(text) <= MOST_SERVERS:
        return int(text)
    raise argparse.ArgumentTypeError(f"a number from 1 to {MOST_SERVERS}")


if __name__ == "__main__":
    main()
