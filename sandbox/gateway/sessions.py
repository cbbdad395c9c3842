"""What the bot has heard over the gateway and has still to hear: one session for each shard.

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

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 7, 8, 9, 10, 11

REPLACED = 4000
"""What a connection is closed with when another one goes on with its session."""
UNKNOWN_OPCODE, DECODE, NOT_AUTHENTICATED, BAD_TOKEN, ALREADY = 4001, 4002, 4003, 4004, 4005
RATE_LIMITED, BAD_SHARD, BAD_INTENTS, FORBIDDEN_INTENTS = 4008, 4010, 4013, 4014
SESSION_ENDERS = frozenset({1000, 1001, 4003, 4004, 4007, 4008, 4009, 4010, 4011, 4012, 4013, 4014})
"""Close codes after which no session can be resumed."""


@dataclass(eq=False)
class Session:
    """One shard: its intents, the last events sent, and the connection it has now, if any."""

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
        """Whether an event of this server, or of direct messages (None), goes to this shard."""
        return self.shard == (0 if guild is None else (guild >> 22) % self.shards)

    def put(self, name: str, body: Json) -> None:
        """Send an event now, or when the connection is back."""
        self.seq += 1
        frame = json.dumps({"op": DISPATCH, "t": name, "s": self.seq, "d": body})
        self._sent.append((self.seq, frame))
        if len(self._sent) > self.remembered:
            self._sent.popleft()
        if self.outbox is not None:
            self.outbox.put_nowait(frame)

    def missed(self, seq: object) -> list[str] | None:
        """The frames after number `seq`; None when they are not all remembered, or never were."""
        if not isinstance(seq, int) or seq > self.seq or (self._sent and self._sent[0][0] > seq + 1):
            return None
        return [frame for number, frame in self._sent if number > seq]


class Sessions:
    """All sessions that live, connected or waiting to be resumed."""

    def __init__(self, window: float) -> None:
        self._window = window
        self._all: dict[str, Session] = {}

    def __iter__(self) -> Iterator[Session]:
        return iter(list(self._all.values()))

    def add(self, session: Session) -> None:
        self.forget_stale()
        self._all[session.id] = session

    def find(self, name: object) -> Session | None:
        self.forget_stale()
        return self._all.get(name) if isinstance(name, str) else None

    def end(self, session: Session) -> None:
        self._all.pop(session.id, None)

    def forget_stale(self) -> None:
        """End those that have been without connection for longer than they can be resumed."""
        now = asyncio.get_running_loop().time()
        for session in self:
            if session.lost_at is not None and now - session.lost_at > self._window:
                self.end(session)

    @property
    def online(self) -> bool:
        return any(session.socket is not None for session in self)
