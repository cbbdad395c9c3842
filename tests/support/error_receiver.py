"""Takes reports of errors on loopback, as Sentry does: envelopes, packed, by POST."""

import asyncio
import gzip
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.support.ports import free_port

PATIENCE = 120.0
"""Seconds; the machine may be busy."""


@dataclass
class Receiver:
    """What has come."""

    dsn: str
    texts: list[str] = field(default_factory=list)
    """All that was sent, headers of the requests included."""
    events: list[dict[str, Any]] = field(default_factory=list)

    async def until(self, count: int) -> None:
        """Waits for so many reports."""
        async with asyncio.timeout(PATIENCE):
            while len(self.events) < count:  # noqa: ASYNC110 - sent by a thread of sentry-sdk
                await asyncio.sleep(0.02)


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A receiver that listens during the block."""
    port = free_port()
    receiver = Receiver(f"http://0123456789abcdef0123456789abcdef@127.0.0.1:{port}/7")

    async def take(request: web.Request) -> web.Response:
        body = await request.read()
        if request.headers.get("Content-Encoding") == "gzip" and body[:2] == b"\x1f\x8b":
            body = gzip.decompress(body)
        text = body.decode()
        receiver.texts.append(f"{dict(request.headers)}\n{text}")
        lines = text.splitlines()
        for header, payload in zip(lines[1::2], lines[2::2], strict=False):
            if json.loads(header).get("type") == "event":
                receiver.events.append(json.loads(payload))
        return web.json_response({"id": "0"})

    app = web.Application()
    app.router.add_post("/api/7/envelope/", take)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    try:
        yield receiver
    finally:
        await runner.cleanup()
