"""Disturbs some of the bot's requests: refuses, loses, cuts or delays them."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from sandbox.api.middleware import PREFIX

TOO_MANY = 429


@dataclass(frozen=True, slots=True)
class Disturbance:
    """What happens to one request.

    `status`: that of a response in place of the route's; None leaves the route's. `accepted`: the request takes effect
    though its response is another one, or none. `cut`: the connection ends without a response. `late` and `slow`: the
    seconds until the request arrives, and until its response leaves. `retry_after`: seconds, for status 429, which is
    about the route or (`everywhere`) about all requests.
    """

    status: int | None = None
    accepted: bool = False
    cut: bool = False
    late: float = 0.0
    slow: float = 0.0
    retry_after: float = 0.5
    everywhere: bool = False


Choose = Callable[[str, str], Disturbance | None]
"""Called for each request with its method and its path after `/api/v10`."""


def disturbing(choose: Callable[[], Choose | None]) -> Any:
    """The middleware of the web application that disturbs each request as `choose()` says at that moment."""

    @web.middleware
    async def disturbed(
        request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        chosen = choose()
        if chosen is None or not request.path.startswith(PREFIX):
            return await handler(request)
        what = chosen(request.method, request.path.removeprefix(PREFIX))
        if what is None:
            return await handler(request)
        await request.read()
        await asyncio.sleep(what.late)
        response: web.StreamResponse | None = None
        if what.accepted or (what.status is None and not what.cut):
            response = await handler(request)
        await asyncio.sleep(what.slow)
        if what.cut and request.transport is not None:
            request.transport.abort()
        if response is None or what.status is not None:
            return _refusal(what)
        return response

    return disturbed


def _refusal(what: Disturbance) -> web.Response:
    status = what.status or 502
    if status != TOO_MANY:
        body, headers = {"message": f"{status}: Trouble", "code": 0}, {}
    else:
        body = {"message": "You are being rate limited.", "retry_after": what.retry_after, "global": what.everywhere}
        # discord.py takes a 429 without `Via` for a ban.
        headers = {"Retry-After": str(math.ceil(what.retry_after)), "Via": "1.1 google"}
    headers["Content-Type"] = "application/json"  # with a charset, discord.py would take it for text
    return web.Response(status=status, body=json.dumps(body).encode(), headers=headers)
