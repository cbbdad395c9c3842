"""The steps that every request of the bot passes through: token, body, rate limits, route, delay of the response."""

from __future__ import annotations

import asyncio
import hmac
import json
import math
import random
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from sandbox.api.rate_limits import RateLimits, Verdict
from sandbox.api.request_body import RequestBody, as_objects, as_submission, read_body
from sandbox.validation.errors import ApiError, not_found, unauthorized
from sandbox.validation.strict_json import Json
from sandbox.world.attachments import Submission
from sandbox.world.model import Limits

PREFIX = "/api/v10"


@dataclass(frozen=True, slots=True)
class Response:
    """A route's response: HTTP status, JSON body (None: no body) and headers."""

    status: int
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class HandledRequest:
    """A request with its response; `path` is the part after `/api/v10`, without the query."""

    method: str
    path: str = field(repr=False)
    query: dict[str, str]
    payload: Any = field(repr=False)
    files: tuple[str, ...]
    status: int
    answer: Any = field(repr=False)


@dataclass(frozen=True, slots=True)
class ApiRequest:
    """The part of a request that a route reads: the variables of its path, the query, and the body."""

    path: Mapping[str, str]
    query: Mapping[str, str]
    body: RequestBody

    def submission(self) -> Submission:
        """Returns the body as an object with files.

        Raises:
            ApiError: 50109 when the body is not an object.
        """
        return as_submission(self.body)

    def objects(self) -> list[Json]:
        """Returns the body as a list of objects.

        Raises:
            ApiError: 50035 when it is anything else.
        """
        return as_objects(self.body)


Handler = Callable[[ApiRequest], Response]


class RequestHooks:
    """Steps around each request that do nothing here; `sandbox.testing` records requests and injects faults in them."""

    def under_way(self) -> AbstractContextManager[None]:
        """A context that lasts from the arrival of a request until its response is ready to be sent."""
        return nullcontext()

    def carry_out(self, method: str, path: str, route: Callable[[], Response]) -> Response:
        """Calls the route of a request that passed token, body and rate limits."""
        return route()

    def handled(self, request: HandledRequest) -> None:
        """Receives each request with its response, refused ones too."""


class Middleware:
    """Enters routes in the web application, and runs each request through the steps before and after its route."""

    def __init__(
        self,
        app: web.Application,
        token: str,
        limits: Limits,
        clock: Callable[[], float],
        hold_events: Callable[[float], None],
        hooks: RequestHooks,
    ) -> None:
        """`clock` gives seconds since 1970; `hold_events` delays all gateway events by a number of seconds."""
        self._app = app
        self._authorization = f"Bot {token}".encode()
        self._limits = limits
        self._hold_events = hold_events
        self._hooks = hooks
        self._rate_limits = RateLimits(lambda: asyncio.get_running_loop().time(), clock, limits.global_per_second)
        self._rng = random.Random()  # noqa: S311 - only shuffles the order of response and event

    def add(self, method: str, path: str, handler: Handler, *, public: bool = False) -> None:
        """Enters a route. `public`: its address carries a token of its own, so the bot's token is not needed."""

        async def handle(request: web.Request) -> web.Response:
            with self._hooks.under_way():
                return await self._handle(request, handler, f"{method} {path}", public=public)

        self._app.router.add_route(method, PREFIX + path, handle)

    def add_not_found(self) -> None:
        """Answers every other address under the prefix with Discord's 404; to be called after all routes are in."""

        def refuse(_: ApiRequest) -> Response:
            raise not_found()

        self.add("*", "/{rest:.*}", refuse, public=True)

    async def _handle(self, request: web.Request, handler: Handler, route: str, *, public: bool) -> web.Response:
        if (banned := self._rate_limits.banned(self._limits.invalid)) is not None:
            return _ban(banned)
        body = RequestBody(None, [])
        headers: dict[str, str] = {}
        path = request.path.removeprefix(PREFIX)
        try:
            self._authorize(request, public=public)
            body = await read_body(request)
            verdict = self._count(request, route, body, public=public)
            headers = verdict.headers
            if verdict.retry_after is None:
                parts = ApiRequest(request.match_info, request.query, body)
                response = self._hooks.carry_out(request.method, path, lambda: handler(parts))
            else:
                response = too_many_requests(verdict.retry_after, of_all_routes=verdict.of_all_routes)
        except ApiError as refusal:
            response = Response(refusal.status, refusal.body())
        self._rate_limits.count_response(response.status, self._limits.invalid)
        names = tuple(file.name for file in body.files)
        self._hooks.handled(
            HandledRequest(request.method, path, dict(request.query), body.value, names, response.status, response.body)
        )
        await self._shuffle(request.method)
        return _encode(response, {**headers, **response.headers})

    def _authorize(self, request: web.Request, *, public: bool) -> None:
        authorization = request.headers.get("Authorization", "")
        if not public and not hmac.compare_digest(authorization.encode(), self._authorization):
            raise unauthorized()

    def _count(self, request: web.Request, route: str, body: RequestBody, *, public: bool) -> Verdict:
        """Counts a request against the limit of its route and channel (or token), and the limit of all routes."""
        limit, major = None, ""
        if route == "PATCH /channels/{channel}" and isinstance(body.value, dict) and body.value.get("name") is not None:
            return self._count_rename(request.match_info["channel"])
        if route.endswith(("POST /channels/{channel}/messages", "PATCH /channels/{channel}/messages/{message}")):
            limit, major = self._limits.messages, request.match_info["channel"]
        elif route.startswith("POST /webhooks"):
            limit, major = self._limits.followups, request.match_info["token"]
        return self._rate_limits.count(f"{route}:{major}", limit, of_all_routes=not public)

    def _count_rename(self, channel: str) -> Verdict:
        """Counts a new name of a channel or thread. As on Discord no header announces this limit before it is hit.

        Source: discord-api-docs#1900, for threads discord.js#6651.
        """
        verdict = self._rate_limits.count(f"rename:{channel}", self._limits.renames, of_all_routes=True)
        return Verdict(verdict.retry_after, {}, verdict.of_all_routes)

    async def _shuffle(self, method: str) -> None:
        """Delays either the response or the event that the request caused, at random: Discord promises no order."""
        delay = self._rng.uniform(0, self._limits.jitter)
        if method == "GET" or not delay:
            return
        if self._rng.random() < 0.5:
            self._hold_events(delay)
        else:
            await asyncio.sleep(delay)


def too_many_requests(retry_after: float, *, of_all_routes: bool) -> Response:
    """429 with what a client needs to wait `retry_after` seconds: discord.py takes one without `Via` for a ban."""
    headers = {"Retry-After": str(math.ceil(retry_after)), "Via": "1.1 google"}
    body = {"message": "You are being rate limited.", "retry_after": round(retry_after, 3), "global": of_all_routes}
    return Response(429, body, headers)


def _ban(seconds: float) -> web.Response:
    """The refusal of an address that made too many invalid requests: not Discord's own, so no JSON and no `Via`."""
    headers = {"Retry-After": str(math.ceil(seconds))}
    return web.Response(status=429, text="error code: 1015", headers=headers)


def _encode(response: Response, headers: dict[str, str]) -> web.Response:
    """Writes a response as `application/json` without a charset: discord.py takes any other type for text."""
    if response.body is None:
        return web.Response(status=response.status, headers=headers)
    text = json.dumps(response.body, ensure_ascii=False).encode()
    return web.Response(status=response.status, body=text, headers={**headers, "Content-Type": "application/json"})
