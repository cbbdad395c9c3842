"""`python -m sandbox`: runs the sandbox alone, to work on its page or to connect any bot to it."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from pathlib import Path

from sandbox import DEFAULT_PEOPLE, Sandbox


async def serve(port: int, state: Path | None) -> None:
    """Runs the sandbox until Ctrl-C or SIGTERM, after printing its addresses, token and pages."""
    box = Sandbox(port=port, state=state)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await box.start()
    lines = [f"api {box.api_base}", f"gateway {box.gateway_url}", f"cdn {box.cdn_base}", f"token {box.token}"]
    lines += [f"{person.name} {box.page_url(person.name)}" for person in DEFAULT_PEOPLE]
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()
    await stop.wait()
    await box.close()


def main() -> None:
    """Reads the command line and serves."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--state", type=Path)
    arguments = parser.parse_args()
    asyncio.run(serve(arguments.port, arguments.state))


if __name__ == "__main__":
    main()
