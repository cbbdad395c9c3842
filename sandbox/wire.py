"""What every request of the bot passes through: token, rate limits, injected trouble, the record of requests."""

from __future__ import annotations

import asyncio
import fnmatch
import hmac
import json
import math
import random
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from sandbox.bodies import Loaded, Sent, as_form, as_forms, load
from sandbox.errors import ApiError, Json, not_found, unauthorized
from sandbox.model import Limits
from sandbox.rates import Rates, Verdict

PREFIX = "/api/v10"
REMEMBERED = 20_000
"""Requests kept in the record."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a route answers; the wire writes it."""

    status: int
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Request:
    """One request the bot made; `path` is what follows `/api/v10`, without the query."""

    method: str
    path: str = field(repr=False)
    query: dict[str, str]
    payload: Any = field(repr=False)
    files: tuple[str, ...]
    status: int
    answer: Any = field(repr=False)


@dataclass(slots=True)
class Trouble:
    """Requests that shall fail: `path` may hold `*`; `accepted`: the request is carried out all the same."""

    method: str
    path: str
    status: int
    code: int
    times: int
    retry_after: float
    accepted: bool


@dataclass(frozen=True, slots=True)
class Call:
    """What a route gets: the parts of its path, the query, and the body."""

    path: Mapping[str, str]
    query: Mapping[str, str]
    loaded: Loaded

    def form(self) -> Sent:
        """The body as an object. Raises: ApiError 50109."""
        return as_form(self.loaded)

    def forms(self) -> list[Json]:
        """The body as a list of objects. Raises: ApiError 50035."""
        return as_forms(self.loaded)


Handler = Callable[[Call], Answer]


class Wire:
    """The bot's way into the sandbox."""

    def __init__(
        self,
        app: web.Application,
        token: str,
        limits: Limits,
        clock: Callable[[], float],
        hold: Callable[[float], None],
    ) -> None:
        self._app = app
        self._authorization = f"Bot {token}".encode()
        self._limits = limits
        self._hold = hold
        self._rates = Rates(lambda: asyncio.get_running_loop().time(), clock, limits.global_per_second)
        self._chance = random.Random()  # noqa: S311 - only shuffles the order of answer and event
        self.log: deque[Request] = deque(maxlen=REMEMBERED)
        self.troubles: list[Trouble] = []
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._open = 0

    def add(self, method: str, path: str, handler: Handler, *, public: bool = False) -> None:
        """Enter a route. `public`: the token in its address is what it needs, not the bot's."""

        async def handle(request: web.Request) -> web.Response:
            self._open += 1
            self._quiet.clear()
            try:
                return await self._handle(request, handler, f"{method} {path}", public=public)
            finally:
                self._open -= 1
                if not self._open:
                    self._quiet.set()

        self._app.router.add_route(method, PREFIX + path, handle)

    async def quiet(self) -> None:
        """Wait until the bot has been told the outcome of whatever it asked."""
        await self._quiet.wait()

    def add_rest(self) -> None:
        """Whatever else is asked for is not there, in Discord's words."""

        def nothing(_: Call) -> Answer:
            raise not_found()

        self.add("*", "/{rest:.*}", nothing, public=True)

    async def _handle(self, request: web.Request, handler: Handler, route: str, *, public: bool) -> web.Response:
        loaded = Loaded(None, [])
        headers: dict[str, str] = {}
        try:
            self._authorize(request, public=public)
            loaded = await load(request)
            verdict = self._rate(request, route, public=public)
            headers = verdict.headers
            if verdict.retry_after is None:
                answer = self._carry_out(request, handler, loaded)
            else:
                answer = _too_many(verdict.retry_after, globally=verdict.globally)
        except ApiError as refusal:
            answer = Answer(refusal.status, refusal.body())
        path = request.path.removeprefix(PREFIX)
        names = tuple(upload.name for upload in loaded.files)
        self.log.append(
            Request(request.method, path, dict(request.query), loaded.value, names, answer.status, answer.body)
        )
        await self._shuffle(request.method)
        return _write(answer, {**headers, **answer.headers})

    def _authorize(self, request: web.Request, *, public: bool) -> None:
        given = request.headers.get("Authorization", "")
        if not public and not hmac.compare_digest(given.encode(), self._authorization):
            raise unauthorized()

    def _rate(self, request: web.Request, route: str, *, public: bool) -> Verdict:
        limit, major = None, ""
        if route.endswith(("POST /channels/{channel}/messages", "PATCH /channels/{channel}/messages/{message}")):
            limit, major = self._limits.messages, request.match_info["channel"]
        elif route.startswith("POST /webhooks"):
            limit, major = self._limits.followups, request.match_info["token"]
        return self._rates.ask(f"{route}:{major}", limit, globally=not public)

    def _carry_out(self, request: web.Request, handler: Handler, loaded: Loaded) -> Answer:
        call = Call(request.match_info, request.query, loaded)
        trouble = self._trouble(request)
        if trouble is None:
            return handler(call)
        if trouble.accepted:
            handler(call)
        if trouble.status == 429:
            return _too_many(trouble.retry_after, globally=False)
        return Answer(trouble.status, {"message": f"{trouble.status}: Trouble", "code": trouble.code})

    def _trouble(self, request: web.Request) -> Trouble | None:
        path = request.path.removeprefix(PREFIX)
        for trouble in self.troubles:
            if trouble.method in ("*", request.method) and fnmatch.fnmatchcase(path, trouble.path):
                trouble.times -= 1
                if trouble.times <= 0:
                    self.troubles.remove(trouble)
                return trouble
        return None

    async def _shuffle(self, method: str) -> None:
        """The bot hears of its own deed now before, now after the answer: Discord promises no order."""
        moment = self._chance.uniform(0, self._limits.jitter)
        if method == "GET" or not moment:
            return
        if self._chance.random() < 0.5:
            self._hold(moment)
        else:
            await asyncio.sleep(moment)


def _too_many(retry_after: float, *, globally: bool) -> Answer:
    """429 with what a client needs to wait: without a `Via` header discord.py takes it for a ban."""
    waiting = {"Retry-After": str(math.ceil(retry_after)), "Via": "1.1 google"}
    body = {"message": "You are being rate limited.", "retry_after": round(retry_after, 3), "global": globally}
    return Answer(429, body, waiting)


def _write(answer: Answer, headers: dict[str, str]) -> web.Response:
    """Exactly `application/json`: discord.py takes anything else for text."""
    if answer.body is None:
        return web.Response(status=answer.status, headers=headers)
    text = json.dumps(answer.body, ensure_ascii=False).encode()
    return web.Response(status=answer.status, body=text, headers={**headers, "Content-Type": "application/json"})
