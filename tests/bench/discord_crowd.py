"""A Discord that says yes to everything, and people who play there with a bot: by HTTP and a gateway, as Discord is.

Its answers contain what Discord's do: each message comes back whole, with the embeds and buttons that were sent. The
bot also hears of each message that it has sent or edited, as far as its intents include that.
"""

import asyncio
import json
import random
import time
import zlib
from itertools import count
from typing import Any, Final

import aiohttp
from aiohttp import web

PAUSE: Final = (4.0, 12.0)
"""How long a player thinks: 200 of them click about 25 times a second."""
GUILD: Final = 500
CHANNELS: Final = 200
"""How many the server has; whoever opens a table does so in one of them."""
BOT: Final = {"id": "1", "username": "stich", "discriminator": "0", "avatar": None, "bot": True}
MAY_ALL: Final = str((1 << 50) - 1)
GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12
"""Intents; private answers to interactions go with the second."""
FIRST: Final = 4
"""The type of a first answer that is a new message."""
MOVES: Final = ("do", "next", "rematch")
"""The verbs of the buttons that players press."""

ids = count((int(time.time() * 1000) - 1_420_070_400_000) << 22, 1 << 12)


class Yes:
    """A Discord that says yes to everything, and keeps the time and the buttons of each answer."""

    def __init__(self) -> None:
        self.answered: dict[str, asyncio.Future[float]] = {}
        """By interaction token: when its first answer came."""
        self.shown: dict[str, Any] = {}
        """By interaction token: the message last shown in its answer."""
        self.http = self.gateway = ""
        """The addresses."""
        self.requests = 0
        """How many the bot has sent."""
        self.connected = asyncio.Event()
        self._runner: web.AppRunner | None = None
        self._socket: web.WebSocketResponse | None = None
        self._deflate = zlib.compressobj()
        self._intents = 0
        self._direct: set[int] = set()
        """The channels of direct messages."""

    async def start(self) -> None:
        """Open the server."""
        app = web.Application()
        app.router.add_get("/gateway", self._connect)
        app.router.add_route("*", "/{path:.*}", self._handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host = f"127.0.0.1:{self._runner.addresses[0][1]}"
        self.http, self.gateway = f"http://{host}", f"ws://{host}/gateway"

    async def close(self) -> None:
        """Close it."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def send(self, event: str, data: Any) -> None:
        """Tell the bot of an event."""
        await self._say({"op": 0, "s": 1, "t": event, "d": data})

    async def _say(self, payload: Any) -> None:
        assert self._socket is not None, "the bot has connected"
        packed = self._deflate.compress(json.dumps(payload).encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
        await self._socket.send_bytes(packed)

    async def _connect(self, request: web.Request) -> web.WebSocketResponse:
        self._socket, self._deflate = web.WebSocketResponse(), zlib.compressobj()
        await self._socket.prepare(request)
        await self._say({"op": 10, "d": {"heartbeat_interval": 41250}})
        async for message in self._socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                continue
            match (said := json.loads(message.data))["op"]:
                case 1:
                    await self._say({"op": 11})
                case 2:
                    self._intents = said["d"]["intents"]
                    ready = {"v": 10, "user": BOT, "guilds": [{"id": str(GUILD), "unavailable": True}],
                             "session_id": "s", "resume_gateway_url": self.gateway,
                             "application": {"id": "1", "flags": 0}}  # fmt: skip
                    await self.send("READY", ready)
                    await self.send("GUILD_CREATE", _guild())
                    self.connected.set()
        return self._socket

    async def _handle(self, request: web.Request) -> web.Response:
        now = time.perf_counter()
        self.requests += 1
        parts = request.path.split("/")[3:]
        body = await _body_of(request)
        if parts[0] == "interactions":
            answered = self._callback(parts[2], body, now)
            if "components" in (body.get("data") or {}):
                await self._echo(answered["resource"]["message"], new=body["type"] == FIRST)
            return _json(answered)
        if parts[0] == "webhooks":
            if request.method == "DELETE":
                return web.Response(status=204)
            self.shown[parts[2]] = shown = message(0, body, of=self.shown.get(parts[2]))
            await self._echo(shown, new=request.method == "POST")
            return _json(shown)
        if parts[0] == "channels" and parts[-1] == "threads":
            thread = _thread(int(parts[3]), parts[1])
            await self.send("THREAD_CREATE", thread)
            return _json(thread)
        if parts[0] == "channels" and request.method == "DELETE":
            return web.Response(status=204)
        if parts[0] == "channels":
            shown = message(int(parts[1]), body, parts[3] if len(parts) > 3 else None)
            await self._echo(shown, new=request.method == "POST")
            return _json(shown)
        if parts == ["users", "@me", "channels"]:
            self._direct.add(channel := next(ids))
            return _json({"id": str(channel), "type": 1, "recipients": [{**BOT, "id": str(body["recipient_id"])}]})
        return _json({"/users/@me": BOT, "/oauth2/applications/@me": _application()}.get("/" + "/".join(parts), []))

    async def _echo(self, shown: Any, *, new: bool) -> None:
        """Tell the bot of its own message, as Discord does."""
        private = not int(shown["channel_id"]) or int(shown["channel_id"]) in self._direct
        if self._intents & (DIRECT_MESSAGES if private else GUILD_MESSAGES):
            where = {} if private else {"guild_id": str(GUILD)}
            await self.send("MESSAGE_CREATE" if new else "MESSAGE_UPDATE", {**shown, **where})

    def _callback(self, token: str, body: Any, now: float) -> Any:
        if not self.answered[token].done():
            self.answered[token].set_result(now)
        data = body.get("data") or {}
        if "components" in data:
            self.shown[token] = message(0, data, of=self.shown.get(token))
        shown = self.shown.setdefault(token, message(0))
        answered = {"id": token, "type": 2, "response_message_id": shown["id"], "response_message_ephemeral": True}
        return {"interaction": answered, "resource": {"type": body["type"], "message": shown}}


def _channel(number: int, *, kind: int = 0, **more: Any) -> Any:
    """A channel of the server, or a thread."""
    return {"id": str(number), "type": kind, "name": "t", "position": 0, "guild_id": str(GUILD), **more}


def _thread(number: int, parent: str) -> Any:
    about = {"archived": False, "auto_archive_duration": 1440, "locked": False,
             "archive_timestamp": "2026-03-01T00:00:00+00:00"}  # fmt: skip
    counts = dict.fromkeys(("message_count", "member_count", "total_message_sent"), 1)
    return _channel(number, kind=11, parent_id=parent, owner_id="1", thread_metadata=about, **counts)


async def _body_of(request: web.Request) -> Any:
    """The JSON of a request, also beside files."""
    if request.content_type.startswith("multipart/"):
        return json.loads(str((await request.post())["payload_json"]))
    return await request.json() if request.can_read_body else {}


def _guild() -> Any:
    """The server with all channels in which somebody plays."""
    everyone = {"id": str(GUILD), "name": "@everyone", "permissions": MAY_ALL, "position": 0, "color": 0,
                "hoist": False, "managed": False, "mentionable": False}  # fmt: skip
    member = {"user": BOT, "roles": [], "flags": 0, "joined_at": None, "deaf": False, "mute": False}
    return {"id": str(GUILD), "name": "s", "owner_id": "2", "unavailable": False, "member_count": 2,
            "roles": [everyone], "members": [member], "channels": [_channel(20_000 + n) for n in range(CHANNELS)],
            **{name: [] for name in ("emojis", "stickers", "features", "threads", "voice_states", "presences")},
            "preferred_locale": "en-US", "verification_level": 0, "default_message_notifications": 0,
            "explicit_content_filter": 0, "mfa_level": 0, "nsfw_level": 0, "premium_tier": 0,
            "premium_subscription_count": 0, "premium_progress_bar_enabled": False, "system_channel_flags": 0,
            "system_channel_id": None, "afk_timeout": 300}  # fmt: skip


def _json(body: Any) -> web.Response:
    # Exactly this content type: discord.py takes everything else for text.
    return web.Response(body=json.dumps(body).encode(), headers={"Content-Type": "application/json"})


def message(channel: int, body: Any = None, known: str | None = None, *, of: Any = None) -> Any:
    """A message as Discord sends it; `body`: what the bot has sent; `of`: the message before the edit."""
    body = body or {}
    embeds = body.get("embeds") or ([body["embed"]] if body.get("embed") else [])
    return {
        **{name: [] for name in ("attachments", "mentions", "mention_roles")},
        **dict.fromkeys(("mention_everyone", "pinned", "tts"), False),
        "embeds": [{"type": "rich", "content_scan_version": 0, **embed} for embed in embeds],
        "components": body.get("components") or [],
        **{"id": known or (of or {}).get("id") or str(next(ids)), "type": 0, "content": body.get("content") or ""},
        **{"channel_id": str(channel), "author": BOT, "flags": 64 if not channel else 0},
        **{"timestamp": "2026-03-01T00:00:00+00:00", "edited_timestamp": None},
    }


def _application() -> Any:
    return {"id": "1", "name": "stich", "icon": None, "description": "", "bot_public": True,
            "bot_require_code_grant": False, "verify_key": "", "owner": BOT}  # fmt: skip


class Player:
    """A person at a table."""

    def __init__(self, yes: Yes, number: int, channel: int, chance: random.Random) -> None:
        self.yes, self.user, self.channel, self.chance = yes, 10_000 + number, 20_000 + channel, chance
        self.tokens: list[str] = []
        self.waits: list[float] = []

    async def command(self, *path: str, **values: str) -> float:
        """Send a command: `/table new opponents:computer`. Returns the milliseconds until the first answer."""
        options: list[Any] = [{"type": 3, "name": name, "value": value} for name, value in values.items()]
        for name in reversed(path[1:]):
            options = [{"type": 1, "name": name, "options": options}]
        return await self._ask(2, {"id": "1", "name": path[0], "type": 1, "options": options})

    async def press(self, id: str, *values: str) -> float:
        """Press a button with this id on the answer before, or choose in a menu; returns milliseconds as well."""
        shown = self.yes.shown.get(self.tokens[-1]) or message(0)
        used: Any = {"type": 3, "custom_id": id, "options": []} if values else {"type": 2, "custom_id": id, "style": 2}
        click = {"custom_id": id, "component_type": used["type"], **({"values": [*values]} if values else {})}
        return await self._ask(3, click, {**shown, "components": [{"type": 1, "components": [used]}]})

    async def play(self, until: float) -> None:
        """Think, click, and note how long the first answer took."""
        while time.perf_counter() < until:
            await asyncio.sleep(self.chance.uniform(*PAUSE))
            shown = self.yes.shown.get(self.tokens[-1]) or message(0)
            wanted = [
                button["custom_id"]
                for row in shown["components"]
                for button in row["components"]
                if not button.get("disabled") and button["custom_id"].split(":", 4)[4].partition("=")[0] in MOVES
            ]
            if wanted:
                click = {"custom_id": self.chance.choice(wanted), "component_type": 2}
                self.waits.append(await self._ask(3, click, shown))

    async def _ask(self, kind: int, data: Any, clicked: Any = None) -> float:
        """Milliseconds until the first answer."""
        token = str(next(ids))
        if clicked is not None:
            self.yes.shown[token] = clicked
        self.yes.answered[token] = asyncio.get_running_loop().create_future()
        user = {**BOT, "id": str(self.user), "username": f"p{self.user}", "bot": False}
        body = {"id": token, "application_id": "1", "type": kind, "token": token, "version": 1, "data": data,
                "channel": {"id": str(self.channel), "type": 0, "name": "t", "position": 0, "guild_id": str(GUILD)},
                "channel_id": str(self.channel), "guild_id": str(GUILD), "locale": "en-US", "guild_locale": "en-US",
                "attachment_size_limit": 1 << 20, "app_permissions": MAY_ALL, "entitlements": [], "context": 0,
                "member": {"user": user, "roles": [], "flags": 0, "permissions": "0", "joined_at": None,
                           "deaf": False, "mute": False}}  # fmt: skip
        if clicked is not None:
            body["message"] = {**clicked, "channel_id": str(self.channel)}
        began = time.perf_counter()
        await self.yes.send("INTERACTION_CREATE", body)
        took = (await asyncio.wait_for(self.yes.answered[token], 30) - began) * 1000
        self.tokens.append(token)
        return took


async def seated(yes: Yes, *, tables: int, game: str, people: int, chance: random.Random) -> list[Player]:
    """Begin matches of the game: one person each against computers, or people alone. Everybody opens their hand."""
    players: list[Player] = []
    for channel in range(tables):
        party = [Player(yes, channel * people + seat, channel, chance) for seat in range(people)]
        if people == 1:
            await party[0].command("table", "new", game=game, opponents="computer")
        else:
            await party[0].command("table", "new", game=game, opponents="people")
            for player in party[1:]:
                await player.command("table", "join")
            await party[0].command("table", "start")
            for player in party:
                await player.command("hand")
        players += party
    return players
