"""A client's requests to Discord, as they begin and end, whichever part of discord.py makes them."""

import asyncio
from types import SimpleNamespace
from typing import Final

import aiohttp
import yarl

from bot.tables.meter import NO_METER, Meter

WORDS: Final = frozenset(
    {
        "@me", "@original", "active", "applications", "bot", "bulk-delete", "callback", "channels", "commands",
        "emojis", "gateway", "guilds", "interactions", "members", "messages", "oauth2", "permissions", "pins",
        "reactions", "recipients", "search", "threads", "typing", "users", "webhooks",
    }
)  # fmt: skip
"""The parts of an address that stay in a route; any other part may be an id, a token or a name."""
HIDDEN: Final = ":id"
LONGEST_ROUTE: Final = 8
"""Parts of an address that a route has at most; Discord's have fewer."""
BY_PROXY: Final = "generated-by-proxy"
"""The header by which a REST proxy tells its own 429 from one of Discord's: one of its nodes is lost, or just came."""


def route_of(path: str) -> str:
    """The path of a request without its version, and without anything that is not a word of the interface."""
    parts = [part for part in path.split("/") if part and part != "api" and not _is_version(part)][:LONGEST_ROUTE]
    return "/" + "/".join(part if part in WORDS else HIDDEN for part in parts)


def _is_version(part: str) -> bool:
    return part[:1] == "v" and part[1:].isdecimal() and len(part) <= 3


class Requests:
    """Counts the requests that count against the bot's token and have no answer yet, and tells `meter` of every answer.

    `behind_proxy`: all go through a REST proxy, which keeps the limit of the token.
    """

    def __init__(self, meter: Meter = NO_METER, *, behind_proxy: bool = False) -> None:
        self.behind_proxy = behind_proxy
        self.under_way = 0
        self._meter = meter
        self._end = asyncio.Event()

    def next_end(self) -> asyncio.Event:
        """Set when the next of them has ended."""
        self._end.clear()
        return self._end

    def trace(self) -> aiohttp.TraceConfig:
        """By which the client's HTTP session tells of its requests."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._began)
        trace.on_request_end.append(self._answered)
        trace.on_request_exception.append(self._failed)
        return trace

    async def _began(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, started: aiohttp.TraceRequestStartParams
    ) -> None:
        context.counts = "Authorization" in started.headers
        self.under_way += context.counts

    async def _answered(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        self._ended(context, ended.method, ended.url, ended.response)

    async def _failed(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, failed: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._ended(context, failed.method, failed.url, None)

    def _ended(
        self, context: SimpleNamespace, method: str, url: yarl.URL, response: aiohttp.ClientResponse | None
    ) -> None:
        if context.counts:
            self.under_way -= 1
            self._end.set()
        if url.path.startswith("/api/"):  # not the gateway's, nor a file's
            by_proxy = response is not None and BY_PROXY in response.headers
            status = response.status if response is not None else None
            self._meter.requested(method, route_of(url.path), status, by_proxy=by_proxy)
