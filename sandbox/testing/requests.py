"""Records the bot's requests, and makes some of them fail."""

from __future__ import annotations

import asyncio
import fnmatch
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sandbox.api.middleware import HandledRequest, RequestHooks, Response, too_many_requests

RECORDED = 20_000
"""Requests that are kept; older ones are dropped."""


@dataclass(slots=True)
class InjectedFault:
    """The failure of the next `times` requests that fit `method` (or `*`) and `path` (a pattern with `*`).

    `accepted`: the request takes effect, only its response is lost. `retry_after`: seconds, for status 429.
    """

    method: str
    path: str
    status: int
    code: int
    times: int
    retry_after: float
    accepted: bool


class RequestRecorder(RequestHooks):
    """Keeps every request with its response, and answers requests with the injected faults."""

    def __init__(self) -> None:
        self.log: deque[HandledRequest] = deque(maxlen=RECORDED)
        self.faults: list[InjectedFault] = []
        self._open = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @contextmanager
    def under_way(self) -> Iterator[None]:
        """Counts the requests that wait for their response."""
        self._open += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._open -= 1
            if not self._open:
                self._idle.set()

    async def idle(self) -> None:
        """Waits until no request waits for its response."""
        await self._idle.wait()

    def carry_out(self, method: str, path: str, route: Callable[[], Response]) -> Response:
        """Calls the route, or answers with the first injected fault that fits."""
        fault = self._next_fault(method, path)
        if fault is None:
            return route()
        if fault.accepted:
            route()
        if fault.status == 429:
            return too_many_requests(fault.retry_after, of_all_routes=False)
        return Response(fault.status, {"message": f"{fault.status}: Trouble", "code": fault.code})

    def handled(self, request: HandledRequest) -> None:
        """Adds a request to the record."""
        self.log.append(request)

    def _next_fault(self, method: str, path: str) -> InjectedFault | None:
        for fault in self.faults:
            if fault.method in ("*", method) and fnmatch.fnmatchcase(path, fault.path):
                fault.times -= 1
                if fault.times <= 0:
                    self.faults.remove(fault)
                return fault
        return None
