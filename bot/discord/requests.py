"""A client's requests to Discord, as they begin and end, whichever part of discord.py makes them."""

import asyncio
from types import SimpleNamespace

import aiohttp


class Requests:
    """Counts the requests that count against the bot's token and have no answer yet."""

    def __init__(self) -> None:
        self.under_way = 0
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
        self, _: aiohttp.ClientSession, context: SimpleNamespace, __: aiohttp.TraceRequestEndParams
    ) -> None:
        self._ended(context)

    async def _failed(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, __: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._ended(context)

    def _ended(self, context: SimpleNamespace) -> None:
        if context.counts:
            self.under_way -= 1
            self._end.set()
