"""The gateway's sessions, each of one shard, with their last events and their connections.

Source: Discord's documentation, events/gateway and topics/opcodes.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from aiohttp import web

from sandbox.validation.strict_json import Json
from sandbox.world.model import Limits

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 7, 8, 9, 10, 11

REPLACED = 4000
"""Closes a connection whose session another connection has resumed."""
UNKNOWN_OPCODE, DECODE, NOT_AUTHENTICATED, BAD_TOKEN, ALREADY = 4001, 4002, 4003, 4004, 4005
RATE_LIMITED, BAD_SHARD, BAD_INTENTS, FORBIDDEN_INTENTS = 4008, 4010, 4013, 4014
SESSION_ENDERS = frozenset({1000, 1001, 4003, 4004, 4007, 4008, 4009, 4010, 4011, 4012, 4013, 4014})
"""The close codes after which a session cannot be resumed."""
STARTS, DAY = 1000, 86_400.0
"""IDENTIFYs that Discord allows for a token in a day, and the day in seconds."""


@dataclass(eq=False)
class Session:
    """A session of one shard: its intents, the last events, and its present connection, if any.

    A shard may have several sessions, which all receive its events; and sessions may differ in the number of shards.

    `remembered` is the number of events kept to be resumed; `lost_at` the time of the loop when the connection ended.
    """

    intents: int
    shard: int
    shards: int
    remembered: int
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    seq: int = 0
    outbox: asyncio.Queue[str] | None = field(default=None, repr=False)
    socket: web.WebSocketResponse | None = field(default=None, repr=False)
    lost_at: float | None = None
    _sent: deque[tuple[int, str]] = field(default_factory=deque, repr=False)

    def takes(self, guild: int | None) -> bool:
        """Whether this shard receives the events of a server, or (None) of direct messages."""
        return self.shard == (0 if guild is None else (guild >> 22) % self.shards)

    def put(self, name: str, body: Json) -> None:
        """Sends an event now, or when the session is resumed."""
        self.seq += 1
        frame = json.dumps({"op": DISPATCH, "t": name, "s": self.seq, "d": body})
        self._sent.append((self.seq, frame))
        if len(self._sent) > self.remembered:
            self._sent.popleft()
        if self.outbox is not None:
            self.outbox.put_nowait(frame)

    def missed(self, seq: object) -> list[str] | None:
        """The frames after number `seq`; None when some of them are no longer kept, or there is no such number."""
        if not isinstance(seq, int) or seq > self.seq or (self._sent and self._sent[0][0] > seq + 1):
            return None
        return [frame for number, frame in self._sent if number > seq]


class Starts:
    """Counts the IDENTIFYs of all shards, and refuses those that come too soon after another."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._days: deque[float] = deque()
        self._last: dict[int, float] = {}

    def begin(self, shard: int) -> bool:
        """Counts an IDENTIFY of a shard; False if the last one of its key was less than `identify_spacing` ago."""
        now = asyncio.get_running_loop().time()
        key = shard % self._limits.max_concurrency
        if key in self._last and now - self._last[key] < self._limits.identify_spacing:
            return False
        self._last[key] = now
        self._days.append(now)
        return True

    def limit(self) -> Json:
        """The object `session_start_limit`. Unlike Discord, the sandbox keeps a token of which nothing remains."""
        now = asyncio.get_running_loop().time()
        while self._days and now - self._days[0] >= DAY:
            self._days.popleft()
        return {
            "total": STARTS,
            "remaining": max(0, STARTS - len(self._days)),
            "reset_after": round((self._days[0] + DAY - now) * 1000) if self._days else 0,
            "max_concurrency": self._limits.max_concurrency,
        }


class Sessions:
    """All sessions that are connected or can be resumed."""

    def __init__(self, window: float) -> None:
        """`window` is the number of seconds during which a session without connection can be resumed."""
        self._window = window
        self._all: dict[str, Session] = {}

    def __iter__(self) -> Iterator[Session]:
        return iter(list(self._all.values()))

    def add(self, session: Session) -> None:
        """Adds a new session."""
        self.forget_stale()
        self._all[session.id] = session

    def find(self, name: object) -> Session | None:
        """The session of an id that can still be resumed; None if there is none."""
        self.forget_stale()
        return self._all.get(name) if isinstance(name, str) else None

    def end(self, session: Session) -> None:
        """Removes a session."""
        self._all.pop(session.id, None)

    def forget_stale(self) -> None:
        """Removes the sessions that have been without connection for too long to be resumed."""
        now = asyncio.get_running_loop().time()
        for session in self:
            if session.lost_at is not None and now - session.lost_at > self._window:
                self.end(session)

    @property
    def online(self) -> bool:
        """Whether any session has a connection."""
        return any(session.socket is not None for session in self)
