"""The gateway: the WebSocket over which the bot hears of everything, with sequence numbers, resume and close codes.

Source: Discord's documentation, events/gateway and topics/opcodes.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Protocol

from aiohttp import WSCloseCode, WSMsgType, web

from sandbox.errors import Json
from sandbox.model import Channel, Message, User, as_int
from sandbox.views import Views
from sandbox.world import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = 7, 8, 9, 10, 11

GUILDS, GUILD_MEMBERS, GUILD_PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
ALL_INTENTS = (1 << 26) - 1

UNKNOWN_OPCODE, DECODE, NOT_AUTHENTICATED, BAD_TOKEN, ALREADY = 4001, 4002, 4003, 4004, 4005
RATE_LIMITED, BAD_SHARD, BAD_INTENTS, FORBIDDEN_INTENTS = 4008, 4010, 4013, 4014
SESSION_ENDERS = frozenset({1000, 1001, 4003, 4004, 4007, 4008, 4009, 4010, 4011, 4012, 4013, 4014})
"""Close codes after which no session can be resumed."""
PAYLOAD = 4096
"""Bytes that the bot may send in one frame."""


class Presence(Protocol):
    """Who wants to know whether the bot is there."""

    def __call__(self, *, online: bool) -> None: ...


class Hangup(Exception):  # noqa: N818 - an order to close, not an error
    """The connection is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@dataclass(eq=False)
class Session:
    """What one shard has heard, and what it has still to hear after a lost connection."""

    id: str
    intents: int
    shard: int
    shards: int
    seq: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=deque, repr=False)
    outbox: asyncio.Queue[str] | None = field(default=None, repr=False)
    socket: web.WebSocketResponse | None = field(default=None, repr=False)
    lost_at: float | None = None

    def takes(self, guild: int | None) -> bool:
        """Whether an event of this server, or of direct messages (None), goes to this shard."""
        return self.shard == (0 if guild is None else (guild >> 22) % self.shards)


class Gateway:
    """All sessions of the bot, and the events that go to them."""

    def __init__(self, world: World, views: Views, token: str, presence: Presence) -> None:
        self._world = world
        self._views = views
        self._token = token
        self._presence = presence
        self._sessions: dict[str, Session] = {}
        self._hold_until = 0.0
        self.identified = 0
        self.resumed = 0

    @property
    def online(self) -> bool:
        return any(session.socket is not None for session in self._sessions.values())

    # -- events out --------------------------------------------------------

    def dispatch(self, name: str, body: Json, *, guild: int | None, intents: int = 0) -> None:
        """Send an event to the shard it belongs to, if that one's intents ask for it (0: always)."""
        for session in self._sessions.values():
            if session.takes(guild) and (not intents or session.intents & intents):
                self._put(session, name, body)

    def _put(self, session: Session, name: str, body: Json) -> None:
        session.seq += 1
        frame = json.dumps({"op": DISPATCH, "t": name, "s": session.seq, "d": body})
        session.sent.append((session.seq, frame))
        if len(session.sent) > self._world.limits.replay:
            session.sent.popleft()
        if session.outbox is not None:
            session.outbox.put_nowait(frame)

    def hold(self, seconds: float) -> None:
        """Let no event out for a moment, so that a REST answer overtakes the event it caused."""
        self._hold_until = max(self._hold_until, asyncio.get_running_loop().time() + seconds)

    def interaction(self, body: Json) -> None:
        """INTERACTION_CREATE; no intent is needed."""
        self.dispatch("INTERACTION_CREATE", body, guild=as_int(body.get("guild_id")))

    # -- what the world tells ----------------------------------------------

    def message(self, message: Message, *, new: bool) -> None:
        """MESSAGE_CREATE or MESSAGE_UPDATE, without its content where the bot may not read it."""
        guild, intents = self._where(message)
        channel = self._world.channels[message.channel]
        if not self._world.can_see(self._world.bot, channel) or (message.ephemeral and not self._is_own(message)):
            return
        body = self._views.message(message, event=True)
        hidden = {**body, "content": "", "embeds": [], "components": [], "attachments": []}
        readable = self._is_own(message) or guild is None or self._world.bot.id in message.mentions
        for session in self._sessions.values():
            if session.takes(guild) and session.intents & intents:
                shown = body if readable or session.intents & MESSAGE_CONTENT else hidden
                self._put(session, "MESSAGE_CREATE" if new else "MESSAGE_UPDATE", shown)

    def _is_own(self, message: Message) -> bool:
        return message.author == self._world.bot.id

    def _where(self, message: Message) -> tuple[int | None, int]:
        if self._world.channels[message.channel].person is None:
            return self._world.guild.id, GUILD_MESSAGES
        return None, DIRECT_MESSAGES

    def message_gone(self, message: Message) -> None:
        if message.ephemeral or not self._world.can_see(self._world.bot, self._world.channels[message.channel]):
            return
        guild, intents = self._where(message)
        body = {"id": str(message.id), "channel_id": str(message.channel)}
        if guild is not None:
            body["guild_id"] = str(guild)
        self.dispatch("MESSAGE_DELETE", body, guild=guild, intents=intents)

    def channel(self, channel: Channel, *, new: bool) -> None:
        if channel.person is None and self._world.bot.member:
            name = "CHANNEL_CREATE" if new else "CHANNEL_UPDATE"
            self.dispatch(name, self._views.channel(channel), guild=self._world.guild.id, intents=GUILDS)

    def channel_gone(self, channel: Channel) -> None:
        if self._world.bot.member:
            self.dispatch("CHANNEL_DELETE", self._views.channel(channel), guild=self._world.guild.id, intents=GUILDS)

    def membership(self, user: User, *, joined: bool) -> None:
        """A member came or left; the bot itself joining or leaving is the server appearing or going."""
        guild = self._world.guild
        if not user.bot:
            body = self._views.member(user) if joined else {"user": self._views.user(user)}
            name = "GUILD_MEMBER_ADD" if joined else "GUILD_MEMBER_REMOVE"
            if self._world.bot.member:
                self.dispatch(name, {**body, "guild_id": str(guild.id)}, guild=guild.id, intents=GUILD_MEMBERS)
        elif joined:
            for session in self._sessions.values():
                self._guild_create(session)
        else:
            self._remember(known=False)
            self.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild=guild.id, intents=GUILDS)

    def commands(self) -> None:
        """Commands are synced by the bot itself: nothing to tell it."""

    def _guild_create(self, session: Session) -> None:
        guild = self._world.guild
        if not self._world.bot.member or not session.takes(guild.id) or not session.intents & GUILDS:
            return
        body = self._views.guild_create(known=guild.bot_was_here, all_members=bool(session.intents & GUILD_MEMBERS))
        self._remember(known=True)
        self._put(session, "GUILD_CREATE", body)

    def _remember(self, *, known: bool) -> None:
        self._world.guild.bot_was_here = known
        self._world.keep("guild", self._world.guild)

    # -- a connection ------------------------------------------------------

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from HELLO to its close."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        await socket.send_json(
            {
                "op": HELLO,
                "s": None,
                "t": None,
                "d": {"heartbeat_interval": int(self._world.limits.heartbeat * 1000), "_trace": []},
            }
        )
        line = _Line(self, socket)
        try:
            await line.run()
        except Hangup as hangup:
            await socket.close(code=hangup.code)
            line.ended_by = hangup.code
        finally:
            await line.leave()
        return socket

    def identify(self, body: Json) -> Session:
        """A new session. Raises: Hangup with 4004, 4010, 4013 or 4014."""
        if body.get("token") not in (self._token, f"Bot {self._token}"):
            raise Hangup(BAD_TOKEN)
        intents = body.get("intents")
        if not isinstance(intents, int) or intents & ~ALL_INTENTS:
            raise Hangup(BAD_INTENTS)
        if intents & PRIVILEGED and not self._world.limits.privileged_intents:
            raise Hangup(FORBIDDEN_INTENTS)
        match body.get("shard", [0, 1]):
            case [int(shard), int(shards)] if 0 <= shard < shards:
                pass
            case _:
                raise Hangup(BAD_SHARD)
        self._forget_stale()
        session = Session(secrets.token_hex(16), intents, shard, shards)
        self._sessions[session.id] = session
        self.identified += 1
        return session

    def welcome(self, session: Session) -> None:
        """READY with the servers the bot knows, then each of this shard in full."""
        guild = self._world.guild
        known = self._world.bot.member and guild.bot_was_here and session.takes(guild.id)
        self._put(
            session,
            "READY",
            {
                "v": 10,
                "user": self._views.own_user(),
                "guilds": [{"id": str(guild.id), "unavailable": True}] if known else [],
                "session_id": session.id,
                "session_type": "normal",
                "resume_gateway_url": self._views.addresses.gateway,
                "shard": [session.shard, session.shards],
                "application": {"id": str(self._world.bot.id), "flags": 0},
                "private_channels": [],
                "presences": [],
                "relationships": [],
                "user_settings": {},
                "_trace": [],
            },
        )
        self._guild_create(session)

    def resume(self, body: Json) -> tuple[Session, list[str]] | None:
        """The session to go on with and the frames it has missed; None when it cannot be resumed.

        Raises: Hangup 4004.
        """
        if body.get("token") not in (self._token, f"Bot {self._token}"):
            raise Hangup(BAD_TOKEN)
        self._forget_stale()
        session = self._sessions.get(str(body.get("session_id")))
        seq = body.get("seq")
        if session is None or not isinstance(seq, int) or seq > session.seq:
            return None
        if session.sent and session.sent[0][0] > seq + 1:
            return None
        self.resumed += 1
        return session, [frame for number, frame in session.sent if number > seq]

    def _forget_stale(self) -> None:
        now = asyncio.get_running_loop().time()
        for session in list(self._sessions.values()):
            if session.lost_at is not None and now - session.lost_at > self._world.limits.resume_window:
                del self._sessions[session.id]

    def attach(self, session: Session, socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
        session.socket, session.outbox, session.lost_at = socket, outbox, None
        self._presence(online=True)

    def detach(self, session: Session, *, ended: bool) -> None:
        session.socket = session.outbox = None
        session.lost_at = asyncio.get_running_loop().time()
        if ended:
            self._sessions.pop(session.id, None)
        self._presence(online=self.online)

    async def wait_hold(self) -> None:
        delay = self._hold_until - asyncio.get_running_loop().time()
        if delay > 0:
            await asyncio.sleep(delay)

    def chunk(self, session: Session, body: Json) -> None:
        """GUILD_MEMBERS_CHUNK: the members asked for, by name or id."""
        asked = body.get("user_ids", [])
        wanted = {as_int(user) for user in (asked if isinstance(asked, list) else [asked])}
        query = str(body.get("query") or "").lower()
        found = [
            user
            for user in self._world.users.values()
            if user.member and (user.id in wanted if wanted else user.username.startswith(query))
        ]
        self._put(
            session,
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": str(self._world.guild.id),
                "members": [self._views.member(user) for user in found],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [],
                "presences": [],
                **({"nonce": body["nonce"]} if "nonce" in body else {}),
            },
        )

    # -- trouble, for tests ------------------------------------------------

    async def drop(self, what: int) -> None:
        """Op 7: ask to reconnect. Op 9: end the session. A close code: close every connection with it."""
        for session in list(self._sessions.values()):
            socket = session.socket
            if what == INVALID_SESSION or what in SESSION_ENDERS:
                self._sessions.pop(session.id, None)
            if socket is None:
                continue
            if what in (RECONNECT, INVALID_SESSION):
                await socket.send_json({"op": what, "s": None, "t": None, "d": None if what == RECONNECT else False})
            else:
                await socket.close(code=what)

    async def close(self) -> None:
        for session in list(self._sessions.values()):
            if session.socket is not None:
                await session.socket.close(code=WSCloseCode.GOING_AWAY)


class _Line:
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
                raise Hangup(DECODE)
            await self._frame(frame.data)

    async def leave(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        code = self.ended_by or self._socket.close_code
        if self._session is not None and self._session.socket is self._socket:
            self._gateway.detach(self._session, ended=code in SESSION_ENDERS)

    async def _frame(self, text: str) -> None:
        self._check_rate()
        if len(text.encode()) > PAYLOAD:
            raise Hangup(DECODE)
        try:
            frame = json.loads(text)
            op, body = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Hangup(DECODE) from None
        await self._take(op, body)

    def _check_rate(self) -> None:
        limit = self._gateway._world.limits.gateway_sends
        now = asyncio.get_running_loop().time()
        self._times.append(now)
        if limit is None:
            return
        while self._times[0] < now - limit[1]:
            self._times.popleft()
        if len(self._times) > limit[0]:
            raise Hangup(RATE_LIMITED)

    async def _take(self, op: Any, body: Any) -> None:
        if op == HEARTBEAT:
            await self._socket.send_json({"op": ACK, "s": None, "t": None, "d": None})
        elif op in (IDENTIFY, RESUME):
            if self._session is not None:
                raise Hangup(ALREADY)
            if not isinstance(body, dict):
                raise Hangup(DECODE)
            await (self._identify(body) if op == IDENTIFY else self._resume(body))
        elif op not in (PRESENCE, VOICE, REQUEST_MEMBERS):
            raise Hangup(UNKNOWN_OPCODE)
        elif self._session is None:
            raise Hangup(NOT_AUTHENTICATED)
        elif op == REQUEST_MEMBERS and isinstance(body, dict):
            self._gateway.chunk(self._session, body)

    async def _identify(self, body: Json) -> None:
        self._session = self._gateway.identify(body)
        self._start(self._session)
        self._gateway.welcome(self._session)

    async def _resume(self, body: Json) -> None:
        going_on = self._gateway.resume(body)
        if going_on is None:
            await self._socket.send_json({"op": INVALID_SESSION, "s": None, "t": None, "d": False})
            return
        self._session, missed = going_on
        if self._session.socket is not None:
            await self._session.socket.close(code=4000)
        for frame in missed:
            self._outbox.put_nowait(frame)
        self._start(self._session)
        self._gateway._put(self._session, "RESUMED", {"_trace": []})

    def _start(self, session: Session) -> None:
        self._gateway.attach(session, self._socket, self._outbox)
        self._writer = asyncio.create_task(self._write(), name="sandbox gateway")

    async def _write(self) -> None:
        while True:
            frame = await self._outbox.get()
            await self._gateway.wait_hold()
            try:
                await self._socket.send_str(frame)
            except ConnectionError:
                return
