"""Rate limits as Discord keeps them: a bucket for each route and channel, and one for everything."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import NamedTuple

GLOBAL_WINDOW = 1.0


class Verdict(NamedTuple):
    """Whether a request may go on, and the headers that say so."""

    retry_after: float | None
    headers: dict[str, str]
    globally: bool = False


class Rates:
    """Fixed windows which begin at their first request. `now` gives seconds that only grow."""

    def __init__(self, now: Callable[[], float], wall: Callable[[], float], global_per_second: int | None) -> None:
        self._now = now
        self._wall = wall
        self._global = None if global_per_second is None else (global_per_second, GLOBAL_WINDOW)
        self._windows: dict[str, tuple[float, int]] = {}

    def ask(self, bucket: str, limit: tuple[int, float] | None, *, globally: bool) -> Verdict:
        """Count one request. `globally`: whether it also counts for the limit over everything."""
        if globally and self._global is not None:
            wait, _ = self._count("global", self._global)
            if wait is not None:
                headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
                return Verdict(wait, headers, globally=True)
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
        """Returns: how long to wait, or None; and how many requests are left."""
        now = self._now()
        begun, used = self._windows.get(bucket, (now, 0))
        if now - begun >= limit[1]:
            begun, used = now, 0
        if used >= limit[0]:
            return begun + limit[1] - now, 0
        self._windows[bucket] = (begun, used + 1)
        return None, limit[0] - used - 1
