"""Turns changes of the world into gateway events, as far as the bot's intents and permissions include them.

Source: Discord's documentation, events/gateway.
"""

from __future__ import annotations

from sandbox.gateway.sessions import Session, Sessions
from sandbox.payloads.message import Payloads
from sandbox.validation.strict_json import Json
from sandbox.world.model import Channel, Guild, Message, User, as_int
from sandbox.world.state import World

GUILDS, GUILD_MEMBERS, GUILD_PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
ALL_INTENTS = (1 << 26) - 1


class Events:
    """Sends the world's changes as events to the sessions that are to receive them."""

    def __init__(self, world: World, payloads: Payloads, sessions: Sessions) -> None:
        self._world = world
        self._payloads = payloads
        self._sessions = sessions
        self._hidden: set[int] = set()

    def dispatch(self, name: str, body: Json, *, guild: int | None, intents: int = 0) -> None:
        """Sends an event to the shards of a server whose intents include one of `intents` (0: to all)."""
        for session in self._sessions:
            if session.takes(guild) and (not intents or session.intents & intents):
                session.put(name, body)

    def interaction(self, body: Json) -> None:
        """Sends INTERACTION_CREATE; it needs no intent, but in a server the bot must be a member."""
        guild = as_int(body.get("guild_id"))
        if guild is None or self._has_bot(guild):
            self.dispatch("INTERACTION_CREATE", body, guild=guild)

    def _has_bot(self, guild: int) -> bool:
        return self._world.is_member(self._world.bot, guild)

    def welcome(self, session: Session) -> None:
        """Sends READY with those servers of the shard that the bot knows, then each of the shard in full."""
        guilds = [guild for guild in self._world.guilds.values() if self._has_bot(guild.id) and session.takes(guild.id)]
        session.put(
            "READY",
            {
                "v": 10,
                "user": self._payloads.own_user(),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds if guild.bot_was_here],
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
        for guild in guilds:
            self._guild_create(session, guild)

    def chunk(self, session: Session, body: Json) -> None:
        """Sends GUILD_MEMBERS_CHUNK with the members of a server that the bot asked for, by name or id."""
        guild = self._world.guilds.get(as_int(body.get("guild_id")) or 0)
        if guild is None or not self._has_bot(guild.id) or not session.takes(guild.id):
            return
        listed = body.get("user_ids", [])
        numbers = {as_int(user) for user in (listed if isinstance(listed, list) else [listed])}
        query = str(body.get("query") or "").lower()
        members = [
            user
            for user in self._world.members(guild)
            if (user.id in numbers if numbers else user.username.startswith(query))
        ]
        session.put(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": str(guild.id),
                "members": [self._payloads.member(user, guild) for user in members],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [],
                "presences": [],
                **({"nonce": body["nonce"]} if "nonce" in body else {}),
            },
        )

    # -- changes of the world ----------------------------------------------

    def message(self, message: Message, *, new: bool) -> None:
        """Sends MESSAGE_CREATE or MESSAGE_UPDATE, without content to sessions that may not read it."""
        guild, intents = self._where(message)
        channel = self._world.channels[message.channel]
        if not self._world.can_see(self._world.bot, channel) or (message.ephemeral and not self._is_own(message)):
            return
        body = self._payloads.message(message, event=True)
        hidden = {**body, "content": "", "embeds": [], "components": [], "attachments": []}
        readable = self._is_own(message) or guild is None or self._world.bot.id in message.mentions
        for session in self._sessions:
            if session.takes(guild) and session.intents & intents:
                visible = body if readable or session.intents & MESSAGE_CONTENT else hidden
                session.put("MESSAGE_CREATE" if new else "MESSAGE_UPDATE", visible)

    def _is_own(self, message: Message) -> bool:
        return message.author == self._world.bot.id

    def _where(self, message: Message) -> tuple[int | None, int]:
        """The server of a message (None: direct messages), and the intent that its events need."""
        guild = self._world.channels[message.channel].guild
        return guild, DIRECT_MESSAGES if guild is None else GUILD_MESSAGES

    def message_gone(self, message: Message) -> None:
        """Sends MESSAGE_DELETE."""
        if message.ephemeral or not self._world.can_see(self._world.bot, self._world.channels[message.channel]):
            return
        guild, intents = self._where(message)
        body = {"id": str(message.id), "channel_id": str(message.channel)}
        if guild is not None:
            body["guild_id"] = str(guild)
        self.dispatch("MESSAGE_DELETE", body, guild=guild, intents=intents)

    def channel(self, channel: Channel, *, new: bool) -> None:
        """Sends CHANNEL_CREATE or CHANNEL_UPDATE; for a thread that the bot sees THREAD_CREATE or THREAD_UPDATE."""
        if channel.thread is not None:
            if self._world.can_see(self._world.bot, channel):
                body = {**self._payloads.channel(channel), **({"newly_created": True} if new else {})}
                self._of_guild(channel, "THREAD_CREATE" if new else "THREAD_UPDATE", body)
        elif channel.guild is not None:
            self._of_guild(channel, "CHANNEL_CREATE" if new else "CHANNEL_UPDATE", self._payloads.channel(channel))
            self._sync_threads(channel)

    def _of_guild(self, channel: Channel, name: str, body: Json, intents: int = GUILDS) -> None:
        """Sends an event about a channel or thread of a server, if the bot is a member."""
        if channel.guild is not None and self._has_bot(channel.guild):
            self.dispatch(name, body, guild=channel.guild, intents=intents)

    def _sync_threads(self, channel: Channel) -> None:
        """Sends THREAD_LIST_SYNC when the bot has gained access to a channel."""
        guild = self._world.guild_of(channel)
        if not self._world.can_see(self._world.bot, channel):
            self._hidden.add(channel.id)
        elif channel.id in self._hidden and guild is not None:
            self._hidden.discard(channel.id)
            number = str(channel.id)
            threads = [thread for thread in self._payloads.active_threads(guild) if thread["parent_id"] == number]
            members = [thread["member"] for thread in threads if "member" in thread]
            body: Json = {"guild_id": str(guild.id), "channel_ids": [number], "threads": threads}
            self._of_guild(channel, "THREAD_LIST_SYNC", {**body, "members": members})

    def channel_gone(self, channel: Channel) -> None:
        """Sends CHANNEL_DELETE, for a thread THREAD_DELETE."""
        if channel.thread is not None:
            guild, parent = str(channel.guild), str(channel.thread.parent)
            body = {"id": str(channel.id), "guild_id": guild, "parent_id": parent, "type": channel.thread.kind}
            self._of_guild(channel, "THREAD_DELETE", body)
        else:
            self._of_guild(channel, "CHANNEL_DELETE", self._payloads.channel(channel))

    def thread_member(self, channel: Channel, user: User, *, joined: bool) -> None:
        """Sends THREAD_MEMBERS_UPDATE; about others than the bot only with the members intent. A bot that is added to a
        thread receives it first."""
        thread, guild = channel.thread, self._world.guild_of(channel)
        if thread is None or guild is None:
            return
        if joined and user.bot:
            self._of_guild(channel, "THREAD_CREATE", self._payloads.channel(channel))
        body: Json = {
            "id": str(channel.id),
            "guild_id": str(guild.id),
            "member_count": self._payloads.channel(channel)["member_count"],
        }
        if joined:
            member = self._payloads.thread_member(channel, thread, user.id)
            about = {} if user.bot else {"member": self._payloads.member(user, guild), "presence": None}
            body["added_members"] = [{**member, **about}]
        else:
            body["removed_member_ids"] = [str(user.id)]
        self._of_guild(channel, "THREAD_MEMBERS_UPDATE", body, GUILDS if user.bot else GUILD_MEMBERS)

    def membership(self, user: User, guild: Guild, *, joined: bool) -> None:
        """Sends GUILD_MEMBER_ADD or GUILD_MEMBER_REMOVE; for the bot itself, GUILD_CREATE or GUILD_DELETE."""
        if not user.bot:
            body = self._payloads.member(user, guild) if joined else {"user": self._payloads.user(user)}
            name = "GUILD_MEMBER_ADD" if joined else "GUILD_MEMBER_REMOVE"
            if self._has_bot(guild.id):
                self.dispatch(name, {**body, "guild_id": str(guild.id)}, guild=guild.id, intents=GUILD_MEMBERS)
        elif joined:
            for session in self._sessions:
                if session.takes(guild.id):
                    self._guild_create(session, guild)
        else:
            self._remember(guild, known=False)
            self.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild=guild.id, intents=GUILDS)

    def commands(self) -> None:
        """Sends nothing: the bot itself has synced the commands."""

    def _guild_create(self, session: Session, guild: Guild) -> None:
        if session.intents & GUILDS:
            body = self._payloads.guild_create(guild, all_members=bool(session.intents & GUILD_MEMBERS))
            self._remember(guild, known=True)
            session.put("GUILD_CREATE", body)

    def _remember(self, guild: Guild, *, known: bool) -> None:
        guild.bot_was_here = known
        self._world.keep("guild", guild)
