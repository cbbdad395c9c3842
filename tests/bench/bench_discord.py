"""From a click to its first answer, by the real bot and database over HTTP, while 200 tables are being played."""

import asyncio
import json
import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

import yarl
from aiohttp import web

from bot.app.clock import SystemClock
from bot.app.thinker import Thinker
from bot.discord.client import Ports, StichBot, point_to
from bot.storage import Database, SqlSettingsStore, TableStore
from tests.bench import show

TABLES: Final = 200
SECONDS: Final = 30.0
PAUSE: Final = (4.0, 12.0)
"""How long a player thinks: 200 of them click about 25 times a second."""
GUILD: Final = 500
BOT: Final = {"id": "1", "username": "stich", "discriminator": "0", "avatar": None, "bot": True}
MAY_ALL: Final = str((1 << 50) - 1)

ids = count((int(time.time() * 1000) - 1_420_070_400_000) << 22, 1 << 12)


class Yes:
    """A Discord that says yes to everything, and keeps the time and the buttons of each answer."""

    def __init__(self) -> None:
        self.answered: dict[str, asyncio.Future[float]] = {}
        """By interaction token: when its first answer came."""
        self.shown: dict[str, Any] = {}
        """By interaction token: the rows of buttons last shown in its answer."""
        self._runner: web.AppRunner | None = None

    async def start(self) -> str:
        """Open the server; its address."""
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        return f"http://127.0.0.1:{self._runner.addresses[0][1]}"

    async def close(self) -> None:
        """Close it."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _handle(self, request: web.Request) -> web.Response:
        now = time.perf_counter()
        parts = request.path.split("/")[3:]
        body = await request.json() if request.can_read_body else {}
        if parts[0] == "interactions":
            return _json(self._callback(parts[2], body, now))
        if parts[0] == "webhooks":
            self.shown[parts[2]] = body.get("components") or []
            return _json(_message(0))
        if parts[0] == "channels":
            return _json(_message(int(parts[1]), parts[3] if len(parts) > 3 else None))
        if parts == ["users", "@me", "channels"]:
            return _json({"id": str(next(ids)), "type": 1, "recipients": [{**BOT, "id": str(body["recipient_id"])}]})
        return _json({"/users/@me": BOT, "/oauth2/applications/@me": _application()}.get("/" + "/".join(parts), []))

    def _callback(self, token: str, body: Any, now: float) -> Any:
        self.answered[token].set_result(now)
        data = body.get("data") or {}
        if "components" in data:
            self.shown[token] = data["components"]
        return {"interaction": {"id": token, "type": 2}, "resource": {"type": body["type"], "message": _message(0)}}


def _json(body: Any) -> web.Response:
    # Exactly this content type: discord.py takes everything else for text.
    return web.Response(body=json.dumps(body).encode(), headers={"Content-Type": "application/json"})


def _message(channel: int, known: str | None = None) -> Any:
    return {
        **{name: [] for name in ("attachments", "embeds", "mentions", "mention_roles")},
        **dict.fromkeys(("mention_everyone", "pinned", "tts"), False),
        **{"id": known or str(next(ids)), "type": 0, "content": "", "channel_id": str(channel), "author": BOT},
        **{"timestamp": "2026-03-01T00:00:00+00:00", "edited_timestamp": None},
    }


def _application() -> Any:
    return {"id": "1", "name": "stich", "icon": None, "description": "", "bot_public": True,
            "bot_require_code_grant": False, "verify_key": "", "owner": BOT}  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Storage:
    tables: TableStore
    settings: SqlSettingsStore


@asynccontextmanager
async def connected(folder: Path) -> AsyncIterator[StichBot]:
    """The real bot, logged in; this bench is its gateway."""

    @asynccontextmanager
    async def storage() -> AsyncIterator[_Storage]:
        async with await Database.open(folder / "stich.db", now=SystemClock().now()) as database:
            yield _Storage(TableStore(database), SqlSettingsStore(database))

    bot = StichBot(Ports(storage, SystemClock(), Thinker(), random.Random(1)))
    await bot.login("a.b.c")
    yield bot
    await bot.close()


class Player:
    """A person at a table of their own, in a channel of their own, against the computer."""

    def __init__(self, yes: Yes, bot: StichBot, number: int, chance: random.Random) -> None:
        self.yes, self.bot, self.user, self.channel, self.chance = yes, bot, 10_000 + number, 20_000 + number, chance
        self.tokens: list[str] = []
        self.waits: list[float] = []

    async def begin(self) -> None:
        """Open the table."""
        opponents = {"type": 3, "name": "opponents", "value": "computer"}
        options = [{"type": 1, "name": "new", "options": [opponents]}]
        await self._ask(2, {"id": "1", "name": "table", "type": 1, "options": options})

    async def play(self, until: float) -> None:
        """Think, click, and note how long the first answer took."""
        while time.perf_counter() < until:
            await asyncio.sleep(self.chance.uniform(*PAUSE))
            rows = self.yes.shown.get(self.tokens[-1]) or []
            enabled = [
                button["custom_id"] for row in rows for button in row["components"] if not button.get("disabled")
            ]
            wanted = [
                custom_id
                for custom_id in enabled
                if custom_id.split(":", 4)[4].partition("=")[0] in ("do", "next", "rematch")
            ]
            if wanted:
                click = {"custom_id": self.chance.choice(wanted), "component_type": 2}
                self.waits.append(
                    await self._ask(3, click, {**_message(self.channel), "flags": 64, "components": rows})
                )

    async def _ask(self, kind: int, data: Any, message: Any = None) -> float:
        """Milliseconds until the first answer."""
        number = next(ids)
        token = str(number)
        self.yes.shown[token] = message["components"] if message else []
        self.yes.answered[token] = asyncio.get_running_loop().create_future()
        user = {**BOT, "id": str(self.user), "username": f"p{self.user}", "bot": False}
        body = {"id": token, "application_id": "1", "type": kind, "token": token, "version": 1, "data": data,
                "channel": {"id": str(self.channel), "type": 0, "name": "t", "position": 0, "guild_id": str(GUILD)},
                "guild_id": str(GUILD), "locale": "en-US", "guild_locale": "en-US", "attachment_size_limit": 1 << 20,
                "app_permissions": MAY_ALL, "entitlements": [], "context": 0,
                "member": {"user": user, "roles": [], "flags": 0, "permissions": "0", "joined_at": None,
                           "deaf": False, "mute": False}}  # fmt: skip
        if message:
            body["message"] = message
        began = time.perf_counter()
        self.bot._connection.parse_interaction_create(body)
        took = (await self.yes.answered[token] - began) * 1000
        self.tokens.append(token)
        return took


async def main() -> None:
    """Play for a while and print the figures."""
    chance, yes = random.Random(1), Yes()
    address = await yes.start()
    point_to(api_base=f"{address}/api/v10", gateway_url=str(yarl.URL(address).with_scheme("ws")), cdn_base=address)
    with tempfile.TemporaryDirectory() as folder:
        async with connected(Path(folder)) as bot:
            players = [Player(yes, bot, number, chance) for number in range(TABLES)]
            for player in players:
                await player.begin()
            busy, began = time.process_time(), time.perf_counter()
            await asyncio.gather(*(player.play(began + SECONDS) for player in players))
            took, busy = time.perf_counter() - began, time.process_time() - busy
    await yes.close()
    waits = sorted(wait for player in players for wait in player.waits)
    show(f"first answer to a click, p50, {TABLES} tables active", waits[len(waits) // 2], "ms", kind="time")
    show(
        f"first answer to a click, p99, {TABLES} tables active",
        waits[len(waits) * 99 // 100],
        "ms",
        kind="time",
        aim="≤ 50",
    )
    show("clicks a second meanwhile", len(waits) / took, "/s")
    show("processor time for a click and all that it draws", 1000 * busy / len(waits), "ms", kind="time")


if __name__ == "__main__":
    asyncio.run(main())
