"""A REST proxy on loopback that behaves as nirn-proxy does: it passes requests on, and has answers of its own.

From its public description: requests go to the same path, headers and answers stay as they are. What it cannot pass on
to another of its nodes it answers with a 429 without `Via`, which says that the proxy made it; what Discord does not
answer in time, with a 408. A load balancer before it answers 502 or 504.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import aiohttp
from aiohttp import web

OF_CONNECTION = frozenset({"connection", "keep-alive", "transfer-encoding", "content-length", "host"})
"""Headers that are about one connection alone."""
TOO_MANY = {
    "status": 429,
    "body": b'{"global": false, "message": "You are being rate limited.", "retry_after": 1}',
    "content_type": "application/json",
    "headers": {"generated-by-proxy": "true", "retry-after": "1", "x-ratelimit-scope": "user"},
}
"""A node of the proxy is lost."""
BANNED = {"status": 429, "text": "error code: 1015", "content_type": "text/plain"}
"""Cloudflare's, passed on: no `Via`, and not by the proxy."""
TIMED_OUT = {"status": 408, "text": "context deadline exceeded"}
BAD_GATEWAY = {"status": 502, "text": "Bad Gateway"}
GATEWAY_TIMEOUT = {"status": 504, "text": "Gateway Timeout"}


@dataclass
class RestProxy:
    """The proxy, at this port, before the server at `target`, such as `http://127.0.0.1:4321`."""

    port: int
    target: str = ""
    answers: Callable[[web.Request], dict[str, Any] | None] = lambda _: None
    """What it answers to a request by itself; None: it passes it on."""
    accepted: bool = False
    """Whether the target gets a request that the proxy answers by itself."""
    hold: Callable[[], Awaitable[None]] | None = None
    """What a request waits for before it is passed on."""
    passed: list[str] = field(default_factory=list)
    """The requests that the target got, as `GET /api/v10/users/@me`."""
    refused: list[str] = field(default_factory=list)
    """Those that the proxy answered by itself."""
    _runner: web.AppRunner | None = None

    @property
    def address(self) -> str:
        """Its root."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Come up."""
        app = web.Application(client_max_size=64 * 2**20)
        app.router.add_route("*", "/{rest:.*}", self._handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1, auto_decompress=False)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()

    async def stop(self) -> None:
        """Go down: connections end, and new ones are refused."""
        runner, self._runner = self._runner, None
        if runner is not None:
            await runner.cleanup()

    async def _handle(self, request: web.Request) -> web.Response:
        named, body, own = f"{request.method} {request.path}", await request.read(), self.answers(request)
        if own is None or self.accepted:
            if self.hold is not None:
                await self.hold()
            answer = await self._pass_on(request, body)
            self.passed.append(named)
            if own is None:
                return answer
        self.refused.append(named)
        return web.Response(**own)

    async def _pass_on(self, request: web.Request, body: bytes) -> web.Response:
        kept = {name: value for name, value in request.headers.items() if name.lower() not in OF_CONNECTION}
        async with (
            aiohttp.ClientSession(auto_decompress=False) as session,
            session.request(
                request.method, self.target + request.path_qs, data=body, headers=kept, allow_redirects=False,
                skip_auto_headers=("Content-Type", "Accept", "User-Agent"),
            ) as answer,
        ):  # fmt: skip
            headers = {name: value for name, value in answer.headers.items() if name.lower() not in OF_CONNECTION}
            return web.Response(status=answer.status, body=await answer.read(), headers=headers)
