"""Rate limits as Discord keeps them: one for each route and channel, and one for all routes together."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import NamedTuple

INVALID = frozenset({401, 403, 429})
"""The statuses of responses that count as invalid requests."""
GLOBAL_WINDOW = 1.0
"""Seconds over which the requests to all routes are counted."""


class Verdict(NamedTuple):
    """Whether a request may pass (`retry_after` is None), else how many seconds to wait; and the headers to send.

    `of_all_routes`: the limit that was hit is that of all routes together.
    """

    retry_after: float | None
    headers: dict[str, str]
    of_all_routes: bool = False


class RateLimits:
    """Counts requests in fixed windows, each of which begins at its first request."""

    def __init__(self, now: Callable[[], float], wall: Callable[[], float], global_per_second: int | None) -> None:
        """`now` gives seconds that only grow, `wall` seconds since 1970; `global_per_second` None: no limit."""
        self._now = now
        self._wall = wall
        self._global = None if global_per_second is None else (global_per_second, GLOBAL_WINDOW)
        self._windows: dict[str, tuple[float, int]] = {}

    def banned(self, limit: tuple[int, float] | None) -> float | None:
        """The seconds for which every request is refused, since too many were invalid; None if none is."""
        begun, used = self._windows.get("invalid", (0.0, 0))
        left = 0.0 if limit is None or used < limit[0] else begun + limit[1] - self._now()
        return left if left > 0 else None

    def count_response(self, status: int, limit: tuple[int, float] | None) -> None:
        """Counts a response if it makes its request an invalid one."""
        if limit is not None and status in INVALID:
            self._count("invalid", limit)

    def count(self, bucket: str, limit: tuple[int, float] | None, *, of_all_routes: bool) -> Verdict:
        """Counts one request, and tells whether it may pass.

        `bucket` is `route:major parameter`; `limit` is a number of requests and of seconds, None for a route without a
        limit of its own; `of_all_routes`: the request also counts against the limit of all routes.
        """
        if of_all_routes and self._global is not None:
            wait, _ = self._count("global", self._global)
            if wait is not None:
                headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
                return Verdict(wait, headers, of_all_routes=True)
        if limit is None:
            return Verdict(None, {})
        wait, left = self._count(bucket, limit)
        begun, _ = self._windows[bucket]
        after = max(0.0, begun + limit[1] - self._now())
        headers = {
            "X-RateLimit-Limit": str(limit[0]),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": f"{self._wall() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(bucket.split(":")[0].encode()).hexdigest()[:32],
        }
        if wait is None:
            return Verdict(None, headers)
        return Verdict(wait, {**headers, "X-RateLimit-Scope": "user"})

    def _count(self, bucket: str, limit: tuple[int, float]) -> tuple[float | None, int]:
        """Returns the seconds to wait, or None; and how many requests the window has left."""
        now = self._now()
        begun, used = self._windows.get(bucket, (now, 0))
        if now - begun >= limit[1]:
            begun, used = now, 0
        if used >= limit[0]:
            return begun + limit[1] - now, 0
        self._windows[bucket] = (begun, used + 1)
        return None, limit[0] - used - 1
