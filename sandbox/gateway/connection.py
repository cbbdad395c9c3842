"""The gateway: the WebSocket over which the bot logs in and receives events.

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
from sandbox.gateway.sessions import Session, Sessions, Starts
from sandbox.validation.strict_json import Json, parse
from sandbox.world.model import Limits

PAYLOAD = 4096
"""Bytes that a frame of the bot may have."""
CLOSING = 0.5
"""Seconds to wait for the close frame of the bot."""
ACK_AFTER = 0.02
"""Seconds until a heartbeat is acknowledged, like the delay of a network: discord.py notes the time of a heartbeat only
after it is sent, and so takes an immediate acknowledgement for a late one of the heartbeat before, and warns."""


class Presence(Protocol):
    """Receives whether the bot is connected."""

    def __call__(self, *, online: bool) -> None:
        """The bot has connected or disconnected."""


class Hangup(Exception):  # noqa: N818 - an order to close, not an error
    """Closes the connection with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Gateway:
    """All connections of the bot."""

    def __init__(self, sessions: Sessions, events: Events, token: str, limits: Limits, presence: Presence) -> None:
        self._sessions = sessions
        self._token = token
        self._presence = presence
        self._hold_until = 0.0
        self.starts = Starts(limits)
        self.events = events
        self.limits = limits

    def hold(self, seconds: float) -> None:
        """Delays all events by some seconds, so that the response to a request overtakes the event that it caused."""
        self._hold_until = max(self._hold_until, asyncio.get_running_loop().time() + seconds)

    async def wait_while_held(self) -> None:
        """Waits until events may be sent again."""
        delay = self._hold_until - asyncio.get_running_loop().time()
        if delay > 0:
            await asyncio.sleep(delay)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serves one connection, from HELLO to its close."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20, timeout=CLOSING)
        await socket.prepare(request)
        hello = {"heartbeat_interval": int(self.limits.heartbeat * 1000), "_trace": []}
        await socket.send_json({"op": codes.HELLO, "s": None, "t": None, "d": hello})
        connection = Connection(self, socket)
        try:
            await connection.run()
        except Hangup as hangup:
            connection.ended_by = hangup.code
            await socket.close(code=hangup.code)
        except ConnectionError:
            pass  # the connection ended while a frame was being answered, for example a heartbeat
        finally:
            await connection.leave()
        return socket

    def identify(self, body: Json) -> Session | None:
        """Creates a session; None when the last IDENTIFY was too short a time ago.

        Raises:
            Hangup: 4004, 4010, 4013 or 4014 for a wrong token, shard, intents, or intents that are not allowed.
        """
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
        if not self.starts.begin(session.shard):
            return None
        self._sessions.add(session)
        return session

    def resume(self, body: Json) -> tuple[Session, list[str]] | None:
        """The session to be resumed and the frames that it has missed; None when it cannot be resumed.

        Raises:
            Hangup: 4004 for a wrong token.
        """
        self._check_token(body)
        session = self._sessions.find(body.get("session_id"))
        missed = None if session is None else session.missed(body.get("seq"))
        if session is None or missed is None:
            return None
        return session, missed

    def _check_token(self, body: Json) -> None:
        token = str(body.get("token")).removeprefix("Bot ")
        if not hmac.compare_digest(token.encode(), self._token.encode()):
            raise Hangup(codes.BAD_TOKEN)

    def attach(self, session: Session, socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
        """Gives a session its connection."""
        session.socket, session.outbox, session.lost_at = socket, outbox, None
        self._presence(online=True)

    def detach(self, session: Session, *, ended: bool) -> None:
        """Takes the connection from a session. `ended`: the session cannot be resumed."""
        session.socket = session.outbox = None
        session.lost_at = asyncio.get_running_loop().time()
        if ended:
            self._sessions.end(session)
        self._presence(online=self._sessions.online)

    async def close(self) -> None:
        """Closes every connection."""
        sockets = [session.socket for session in self._sessions if session.socket is not None]
        await asyncio.gather(*(socket.close(code=WSCloseCode.GOING_AWAY) for socket in sockets))


class Connection:
    """One connection of the bot: reads its frames, and sends events in order. `ended_by`: the sandbox's close code."""

    def __init__(self, gateway: Gateway, socket: web.WebSocketResponse) -> None:
        self._gateway = gateway
        self._socket = socket
        self._session: Session | None = None
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._times: deque[float] = deque()
        self.ended_by: int | None = None

    async def run(self) -> None:
        """Reads frames until the connection ends.

        Raises:
            Hangup: a frame breaks a rule of the gateway.
        """
        async for frame in self._socket:
            if frame.type is not WSMsgType.TEXT:
                raise Hangup(codes.DECODE)
            await self._frame(frame.data)

    async def leave(self) -> None:
        """Stops sending, and takes the connection from its session."""
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
        if self._session is None:
            await self._refuse_session()
            return
        self._start(self._session)
        self._gateway.events.welcome(self._session)

    async def _resume(self, body: Json) -> None:
        resumed = self._gateway.resume(body)
        if resumed is None:
            await self._refuse_session()
            return
        self._session, missed = resumed
        older = self._session.socket
        if older is not None:
            self._gateway.detach(self._session, ended=False)
            await older.close(code=codes.REPLACED)
        for frame in missed:
            self._outbox.put_nowait(frame)
        self._start(self._session)
        self._session.put("RESUMED", {"_trace": []})

    async def _refuse_session(self) -> None:
        """Sends opcode 9: there is no such session, or it may not begin yet."""
        await self._socket.send_json({"op": codes.INVALID_SESSION, "s": None, "t": None, "d": False})

    def _start(self, session: Session) -> None:
        self._gateway.attach(session, self._socket, self._outbox)
        self._writer = asyncio.create_task(self._write(), name="sandbox gateway")

    async def _write(self) -> None:
        while True:
            frame = await self._outbox.get()
            await self._gateway.wait_while_held()
            try:
                await self._socket.send_str(frame)
            except ConnectionError:
                return
