"""A Discord of a few lines that says yes to every request, for many tables at once."""

from dataclasses import dataclass, field
from datetime import datetime
from itertools import count
from typing import Any

import discord

from tests.support.clock import FakeClock

GUILD = 500
BOT = {"id": "1", "username": "stich", "discriminator": "0", "avatar": None, "bot": True}
NOBODY: dict[str, Any] = {
    **{name: [] for name in ("attachments", "embeds", "mentions", "mention_roles")},
    **dict.fromkeys(("mention_everyone", "pinned", "tts"), False),
    **{"type": 0, "content": "", "author": BOT, "edited_timestamp": None, "timestamp": "2026-03-01T00:00:00+00:00"},
}
IDS = count(1)
THREAD = {"type": 11, "guild_id": str(GUILD), "owner_id": "1", "message_count": 0, "member_count": 1,
          "last_message_id": None,
          "thread_metadata": {"archived": False, "auto_archive_duration": 1440, "locked": False,
                              "archive_timestamp": "2026-03-01T00:00:00+00:00"}}  # fmt: skip
APPLICATION = {"id": "1", "name": "stich", "icon": None, "description": "", "bot_public": True,
               "bot_require_code_grant": False, "verify_key": "", "owner": BOT}  # fmt: skip


@dataclass
class Yes:
    """A Discord that says yes to everything: when each request came, and what each private message shows."""

    clock: FakeClock
    requests: list[tuple[datetime, str, int]] = field(default_factory=list)
    """Those that count against the token: when, on which kind of route, in which channel (0: in none)."""
    shown: dict[int, list[Any]] = field(default_factory=dict)
    """The rows of each message."""
    first: dict[str, int] = field(default_factory=dict)
    """The message that is the first answer to an interaction, by its token."""
    owner: dict[int, tuple[str, int]] = field(default_factory=dict)
    """Whose hand a message is, and on which surface."""
    by_token: dict[str, int] = field(default_factory=dict)
    direct: dict[int, int] = field(default_factory=dict)
    """The user of each channel of direct messages."""
    threads: dict[int, int] = field(default_factory=dict)
    """The channel of each thread."""

    def id(self) -> int:
        """A new id of this time."""
        return discord.utils.time_snowflake(self.clock.now()) + next(IDS) % (1 << 22)

    def place(self, channel: int) -> dict[str, Any]:
        """A channel or a thread of the server."""
        if (parent := self.threads.get(channel)) is not None:
            return {**THREAD, "id": str(channel), "parent_id": str(parent), "name": "t"}
        return {"id": str(channel), "type": 0, "name": "t", "position": 0, "guild_id": str(GUILD)}

    def message(self, channel: int, body: Any, id: int | None = None) -> Any:
        """The message, new or changed."""
        number = self.id() if id is None else id
        if "components" in body or id is None:
            self.shown[number] = body.get("components") or []
        if channel in self.direct:
            self.owner[number] = ("direct", self.direct[channel])
        return {**NOBODY, "id": str(number), "channel_id": str(channel)}

    async def bot_request(self, route: Any, **rest: Any) -> Any:
        """A request with the bot's token."""
        body = rest.get("json") or {}
        parts = route.url.split("/api/v10/")[-1].split("/")
        if parts[0] == "channels" or parts == ["users", "@me", "channels"]:
            channel = int(parts[1]) if parts[1].isdecimal() else 0
            where = "direct" if self._private(parts) else "thread" if channel in self.threads else "channel"
            self.requests.append((self.clock.now(), f"{route.method} {where}", channel))
        if parts[-1] == "threads":
            self.threads[int(parts[3])] = int(parts[1])
            return self.place(int(parts[3]))
        if parts == ["users", "@me", "channels"]:
            channel = self.id()
            self.direct[channel] = int(body["recipient_id"])
            return {"id": str(channel), "type": 1, "recipients": [{**BOT, "id": str(body["recipient_id"])}]}
        if parts[0] == "channels":
            if route.method == "DELETE":
                self.gone(int(parts[3]))
                return None
            return self.message(int(parts[1]), body, int(parts[3]) if len(parts) > 3 else None)
        return {"users/@me": BOT, "oauth2/applications/@me": APPLICATION}.get("/".join(parts), [])

    def _private(self, parts: list[str]) -> bool:
        return parts[0] == "users" or int(parts[1]) in self.direct

    def gone(self, message: int) -> None:
        """It is deleted."""
        self.shown.pop(message, None)
        self.owner.pop(message, None)

    async def answer(self, route: Any, **rest: Any) -> Any:
        """A request with the token of an interaction."""
        body = rest.get("payload") or {}
        parts = route.url.split("/api/v10/")[-1].split("?")[0].split("/")
        token = parts[2]
        if parts[0] == "interactions":
            data = body.get("data") or {}
            if body["type"] == 7:
                self.message(1, data, self.first[token])
            elif body["type"] == 4:
                self.first[token] = int(self.message(1, data)["id"])
                if data.get("components"):
                    self.owner[self.first[token]] = ("panel", self.by_token[token])
            id = str(self.first.get(token, 0))
            message = {**NOBODY, "id": id, "channel_id": "1"}
            given = {"id": token, "type": 2, "response_message_id": id}
            return {"interaction": given, "resource": {"type": body["type"], "message": message}}
        known = None if len(parts) < 5 else self.first[token] if parts[4] == "@original" else int(parts[4])
        if route.method == "DELETE":
            self.gone(known or 0)
            return None
        sent = self.message(1, body, known)
        if body.get("components"):
            self.owner.setdefault(int(sent["id"]), ("panel", self.by_token[token]))
        return sent
