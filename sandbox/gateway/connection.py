"""The gateway: the WebSocket over which the bot logs in and hears of everything.

Source: Discord's documentation, events/gateway and topics/opcodes.
"""

from __future__ import annotations

import asyncio
import hmac
from collections import deque
from typing import Any, Protocol

from aiohttp import WSCloseCode, WSMsgType, web

from sandbox.gateway import sessions as codes
from sandbox.gateway.events import ALL_INTENTS, PRIVILEGED, Events
from sandbox.gateway.sessions import Session, Sessions
from sandbox.validation.strict_json import Json, parse
from sandbox.world.model import Limits

PAYLOAD = 4096
"""Bytes that the bot may send in one frame."""
CLOSING = 0.5
"""Seconds to wait for the other side's close frame."""
ACK_AFTER = 0.02
"""Seconds until a heartbeat is answered, as a network would need: discord.py notes when it sent one only after it is
out, takes an answer at once for one to the heartbeat before, and warns that it cannot keep up."""


class Presence(Protocol):
    """Who wants to know whether the bot is there."""

    def __call__(self, *, online: bool) -> None: ...


class Hangup(Exception):  # noqa: N818 - an order to close, not an error
    """The connection is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Gateway:
    """The bot's connections."""

    def __init__(self, sessions: Sessions, events: Events, token: str, limits: Limits, presence: Presence) -> None:
        self._sessions = sessions
        self._token = token
        self._presence = presence
        self._hold_until = 0.0
        self.events = events
        self.limits = limits

    def hold(self, seconds: float) -> None:
        """Let no event out for a moment, so that a REST answer overtakes the event it caused."""
        self._hold_until = max(self._hold_until, asyncio.get_running_loop().time() + seconds)

    async def held(self) -> None:
        delay = self._hold_until - asyncio.get_running_loop().time()
        if delay > 0:
            await asyncio.sleep(delay)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from HELLO to its close."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20, timeout=CLOSING)
        await socket.prepare(request)
        hello = {"heartbeat_interval": int(self.limits.heartbeat * 1000), "_trace": []}
        await socket.send_json({"op": codes.HELLO, "s": None, "t": None, "d": hello})
        line = Line(self, socket)
        try:
            await line.run()
        except Hangup as hangup:
            line.ended_by = hangup.code
            await socket.close(code=hangup.code)
        except ConnectionError:
            pass  # it ended while something was being answered, a heartbeat say
        finally:
            await line.leave()
        return socket

    def identify(self, body: Json) -> Session:
        """A new session. Raises: Hangup with 4004, 4010, 4013 or 4014."""
        self._check_token(body)
        intents = body.get("intents")
        if not isinstance(intents, int) or intents & ~ALL_INTENTS:
            raise Hangup(codes.BAD_INTENTS)
        if intents & PRIVILEGED and not self.limits.privileged_intents:
            raise Hangup(codes.FORBIDDEN_INTENTS)
        match body.get("shard", [0, 1]):
            case [int(shard), int(shards)] if 0 <= shard < shards:
                session = Session(intents, shard, shards, self.limits.replay)
            case _:
                raise Hangup(codes.BAD_SHARD)
        self._sessions.add(session)
        return session

    def resume(self, body: Json) -> tuple[Session, list[str]] | None:
        """The session to go on with and the frames it has missed; None when it cannot be resumed.

        Raises: Hangup 4004.
        """
        self._check_token(body)
        session = self._sessions.find(body.get("session_id"))
        missed = None if session is None else session.missed(body.get("seq"))
        if session is None or missed is None:
            return None
        return session, missed

    def _check_token(self, body: Json) -> None:
        given = str(body.get("token")).removeprefix("Bot ")
        if not hmac.compare_digest(given.encode(), self._token.encode()):
            raise Hangup(codes.BAD_TOKEN)

    def attach(self, session: Session, socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
        session.socket, session.outbox, session.lost_at = socket, outbox, None
        self._presence(online=True)

    def detach(self, session: Session, *, ended: bool) -> None:
        session.socket = session.outbox = None
        session.lost_at = asyncio.get_running_loop().time()
        if ended:
            self._sessions.end(session)
        self._presence(online=self._sessions.online)

    async def close(self) -> None:
        sockets = [session.socket for session in self._sessions if session.socket is not None]
        await asyncio.gather(*(socket.close(code=WSCloseCode.GOING_AWAY) for socket in sockets))


class Line:
    """One connection of the bot: reads its frames, and writes events in order."""

    def __init__(self, gateway: Gateway, socket: web.WebSocketResponse) -> None:
        self._gateway = gateway
        self._socket = socket
        self._session: Session | None = None
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._times: deque[float] = deque()
        self.ended_by: int | None = None

    async def run(self) -> None:
        async for frame in self._socket:
            if frame.type is not WSMsgType.TEXT:
                raise Hangup(codes.DECODE)
            await self._frame(frame.data)

    async def leave(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        code = self.ended_by or self._socket.close_code
        if self._session is not None and self._session.socket is self._socket:
            self._gateway.detach(self._session, ended=code in codes.SESSION_ENDERS)

    async def _frame(self, text: str) -> None:
        self._check_rate()
        if len(text.encode()) > PAYLOAD:
            raise Hangup(codes.DECODE)
        try:
            frame = parse(text)
            op, body = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Hangup(codes.DECODE) from None
        await self._take(op, body)

    def _check_rate(self) -> None:
        limit = self._gateway.limits.gateway_sends
        now = asyncio.get_running_loop().time()
        self._times.append(now)
        if limit is None:
            return
        while self._times[0] < now - limit[1]:
            self._times.popleft()
        if len(self._times) > limit[0]:
            raise Hangup(codes.RATE_LIMITED)

    async def _take(self, op: Any, body: Any) -> None:
        if op == codes.HEARTBEAT:
            await asyncio.sleep(ACK_AFTER)
            await self._socket.send_json({"op": codes.ACK, "s": None, "t": None, "d": None})
        elif op in (codes.IDENTIFY, codes.RESUME):
            if self._session is not None:
                raise Hangup(codes.ALREADY)
            if not isinstance(body, dict):
                raise Hangup(codes.DECODE)
            await (self._identify(body) if op == codes.IDENTIFY else self._resume(body))
        elif op not in (codes.PRESENCE, codes.VOICE, codes.REQUEST_MEMBERS):
            raise Hangup(codes.UNKNOWN_OPCODE)
        elif self._session is None:
            raise Hangup(codes.NOT_AUTHENTICATED)
        elif op == codes.REQUEST_MEMBERS and isinstance(body, dict):
            self._gateway.events.chunk(self._session, body)

    async def _identify(self, body: Json) -> None:
        self._session = self._gateway.identify(body)
        self._start(self._session)
        self._gateway.events.welcome(self._session)

    async def _resume(self, body: Json) -> None:
        going_on = self._gateway.resume(body)
        if going_on is None:
            await self._socket.send_json({"op": codes.INVALID_SESSION, "s": None, "t": None, "d": False})
            return
        self._session, missed = going_on
        older = self._session.socket
        if older is not None:
            self._gateway.detach(self._session, ended=False)
            await older.close(code=codes.REPLACED)
        for frame in missed:
            self._outbox.put_nowait(frame)
        self._start(self._session)
        self._session.put("RESUMED", {"_trace": []})

    def _start(self, session: Session) -> None:
        self._gateway.attach(session, self._socket, self._outbox)
        self._writer = asyncio.create_task(self._write(), name="sandbox gateway")

    async def _write(self) -> None:
        while True:
            frame = await self._outbox.get()
            await self._gateway.held()
            try:
                await self._socket.send_str(frame)
            except ConnectionError:
                return
