"""Tells the bot of what happens, as far as its intents and permissions let it know.

Source: Discord's documentation, events/gateway.
"""

from __future__ import annotations

from sandbox.gateway.sessions import Session, Sessions
from sandbox.payloads.message import Payloads
from sandbox.validation.strict_json import Json
from sandbox.world.model import Channel, Message, User, as_int
from sandbox.world.state import World

GUILDS, GUILD_MEMBERS, GUILD_PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
ALL_INTENTS = (1 << 26) - 1


class Events:
    """Turns the world's changes into gateway events for the sessions they concern."""

    def __init__(self, world: World, payloads: Payloads, sessions: Sessions) -> None:
        self._world = world
        self._payloads = payloads
        self._sessions = sessions

    def dispatch(self, name: str, body: Json, *, guild: int | None, intents: int = 0) -> None:
        """Send an event to the shard it belongs to, if that one's intents ask for it (0: always)."""
        for session in self._sessions:
            if session.takes(guild) and (not intents or session.intents & intents):
                session.put(name, body)

    def interaction(self, body: Json) -> None:
        """INTERACTION_CREATE; no intent is needed, but the bot must still be there."""
        guild = as_int(body.get("guild_id"))
        if guild is None or self._world.bot.member:
            self.dispatch("INTERACTION_CREATE", body, guild=guild)

    def welcome(self, session: Session) -> None:
        """READY with the servers the bot knows, then each of this shard in full."""
        guild = self._world.guild
        known = self._world.bot.member and guild.bot_was_here and session.takes(guild.id)
        session.put(
            "READY",
            {
                "v": 10,
                "user": self._payloads.own_user(),
                "guilds": [{"id": str(guild.id), "unavailable": True}] if known else [],
                "session_id": session.id,
                "session_type": "normal",
                "resume_gateway_url": self._payloads.addresses.gateway,
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
        session.put(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": str(self._world.guild.id),
                "members": [self._payloads.member(user) for user in found],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [],
                "presences": [],
                **({"nonce": body["nonce"]} if "nonce" in body else {}),
            },
        )

    # -- what the world tells ----------------------------------------------

    def message(self, message: Message, *, new: bool) -> None:
        """MESSAGE_CREATE or MESSAGE_UPDATE, without its content where the bot may not read it."""
        guild, intents = self._where(message)
        channel = self._world.channels[message.channel]
        if not self._world.can_see(self._world.bot, channel) or (message.ephemeral and not self._is_own(message)):
            return
        body = self._payloads.message(message, event=True)
        hidden = {**body, "content": "", "embeds": [], "components": [], "attachments": []}
        readable = self._is_own(message) or guild is None or self._world.bot.id in message.mentions
        for session in self._sessions:
            if session.takes(guild) and session.intents & intents:
                shown = body if readable or session.intents & MESSAGE_CONTENT else hidden
                session.put("MESSAGE_CREATE" if new else "MESSAGE_UPDATE", shown)

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
            self.dispatch(name, self._payloads.channel(channel), guild=self._world.guild.id, intents=GUILDS)

    def channel_gone(self, channel: Channel) -> None:
        if self._world.bot.member:
            self.dispatch("CHANNEL_DELETE", self._payloads.channel(channel), guild=self._world.guild.id, intents=GUILDS)

    def membership(self, user: User, *, joined: bool) -> None:
        """A member came or left; the bot itself joining or leaving is the server appearing or going."""
        guild = self._world.guild
        if not user.bot:
            body = self._payloads.member(user) if joined else {"user": self._payloads.user(user)}
            name = "GUILD_MEMBER_ADD" if joined else "GUILD_MEMBER_REMOVE"
            if self._world.bot.member:
                self.dispatch(name, {**body, "guild_id": str(guild.id)}, guild=guild.id, intents=GUILD_MEMBERS)
        elif joined:
            for session in self._sessions:
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
        body = self._payloads.guild_create(known=guild.bot_was_here, all_members=bool(session.intents & GUILD_MEMBERS))
        self._remember(known=True)
        session.put("GUILD_CREATE", body)

    def _remember(self, *, known: bool) -> None:
        self._world.guild.bot_was_here = known
        self._world.keep("guild", self._world.guild)
