"""The JSON objects of people, servers and the application.

Every object has the keys that Discord's API description calls required, and those that discord.py reads.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

from sandbox.validation.strict_json import Json
from sandbox.world.model import PRIVATE_THREAD, STARTER, Channel, Command, Emoji, Guild, Role, Thread, User, created_at
from sandbox.world.state import World

COLOURS = ("#5865f2", "#747f8d", "#3ba55c", "#faa61a", "#ed4245", "#eb459e")
"""The colours of Discord's default avatars: blurple, grey, green, orange, red, pink."""
VERIFY_KEY = "0" * 64
MEMBERS_COUNTED = 50
"""The number at which Discord stops counting the members of a thread."""


class Addresses(NamedTuple):
    """The addresses of the sandbox; `origin` is `http://127.0.0.1:port`."""

    origin: str

    @property
    def api(self) -> str:
        """The address of the HTTP interface."""
        return f"{self.origin}/api/v10"

    @property
    def cdn(self) -> str:
        """The address of pictures and attachments."""
        return f"{self.origin}/cdn"

    @property
    def gateway(self) -> str:
        """The address of the WebSocket for the bot."""
        return f"{self.origin.replace('http', 'ws', 1)}/gateway"


def iso_timestamp(seconds: float) -> str:
    """A time as ISO 8601, from seconds since 1970."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def avatar_index(user: User) -> int:
    """The number of a user's default avatar, an index of `COLOURS`."""
    return (user.id >> 22) % len(COLOURS)


class GuildPayloads:
    """Writes people, servers and the application; `addresses` is set when the server has its port."""

    def __init__(self, world: World, addresses: Addresses) -> None:
        self._world = world
        self.addresses = addresses

    # -- people ------------------------------------------------------------

    def user(self, user: User) -> Json:
        """A user."""
        body: Json = {
            "id": str(user.id),
            "username": user.username,
            "discriminator": "0" if not user.bot else "0001",
            "global_name": None if user.bot else user.name,
            "avatar": None,
            "public_flags": 0,
            "flags": 0,
            "banner": None,
            "accent_color": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "clan": None,
            "primary_guild": None,
        }
        if user.bot:
            body["bot"] = True
        return body

    def own_user(self) -> Json:
        """The bot's user, with what only the bot itself may see."""
        return {
            **self.user(self._world.bot),
            "mfa_enabled": True,
            "verified": True,
            "email": None,
            "locale": "en-US",
            "premium_type": 0,
        }

    def member(self, user: User, guild: Guild, channel: Channel | None = None) -> Json:
        """A member of a server; with a channel, also their permissions in it."""
        body: Json = {
            "user": self.user(user),
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": [str(role.id) for role in self._world.roles_of(guild) if role.id in user.roles],
            "joined_at": iso_timestamp(created_at(guild.id)),
            "premium_since": None,
            "communication_disabled_until": None,
            "pending": False,
            "flags": 0,
            "deaf": False,
            "mute": False,
        }
        if channel is not None:
            body["permissions"] = str(self._world.permissions(user, channel))
        return body

    # -- the server --------------------------------------------------------

    def role(self, role: Role) -> Json:
        """A role."""
        return {
            "id": str(role.id),
            "name": role.name,
            "description": None,
            "permissions": str(role.permissions),
            "position": role.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": role.managed_by is not None,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
            **({"tags": {"bot_id": str(role.managed_by)}} if role.managed_by is not None else {}),
        }

    def channel(self, channel: Channel) -> Json:
        """A text channel, a thread, or direct messages."""
        if channel.thread is not None:
            return self._thread(channel, channel.thread)
        last = None if channel.last_message is None else str(channel.last_message)
        if channel.person is not None:
            person = self._world.users[channel.person]
            return {
                "id": str(channel.id),
                "type": 1,
                "last_message_id": last,
                "flags": 0,
                "recipients": [self.user(person)],
            }
        return {
            "id": str(channel.id),
            "type": 0,
            "guild_id": str(channel.guild),
            "name": channel.name,
            "topic": channel.topic,
            "position": channel.position,
            "parent_id": None,
            "nsfw": False,
            "rate_limit_per_user": 0,
            "last_message_id": last,
            "flags": 0,
            "permission_overwrites": [
                {"id": str(o.target), "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
                for o in channel.overwrites
            ],
        }

    def _thread(self, channel: Channel, thread: Thread) -> Json:
        """A thread; with the bot's membership if it is in it."""
        written = [m for m in self._world.in_channel(channel.id) if not m.ephemeral and m.type != STARTER]
        body: Json = {
            "id": str(channel.id),
            "type": thread.kind,
            "guild_id": str(channel.guild),
            "parent_id": str(thread.parent),
            "owner_id": str(thread.owner),
            "name": channel.name,
            "last_message_id": None if channel.last_message is None else str(channel.last_message),
            "rate_limit_per_user": thread.slowmode,
            "flags": 0,
            "message_count": len(written),
            "member_count": min(len(thread.members), MEMBERS_COUNTED),
            "total_message_sent": thread.sent,
            "thread_metadata": {
                "archived": thread.archived,
                "archive_timestamp": iso_timestamp(thread.archive_change),
                "auto_archive_duration": thread.archive_after,
                "locked": thread.locked,
                "create_timestamp": iso_timestamp(created_at(channel.id)),
            },
        }
        if thread.kind == PRIVATE_THREAD:
            body["thread_metadata"]["invitable"] = thread.invitable
        if self._world.bot.id in thread.members:
            body["member"] = self.thread_member(channel, thread, self._world.bot.id)
        return body

    def thread_member(self, channel: Channel, thread: Thread, user: int) -> Json:
        """The membership of a user in a thread."""
        joined = iso_timestamp(thread.members[user])
        return {"id": str(channel.id), "user_id": str(user), "join_timestamp": joined, "flags": 0}

    def active_threads(self, guild: Guild) -> list[Json]:
        """The threads of a server that are not archived and that the bot sees."""
        world = self._world
        return [
            self.channel(channel)
            for channel in world.threads(guild=guild.id)
            if channel.thread is not None and not channel.thread.archived and world.can_see(world.bot, channel)
        ]

    def guild(self, guild: Guild) -> Json:
        """A server, as `GET /guilds/{id}` returns it."""
        return {
            "id": str(guild.id),
            "name": guild.name,
            "owner_id": str(guild.owner),
            "preferred_locale": guild.locale,
            "system_channel_id": str(guild.system_channel),
            "roles": [self.role(role) for role in self._world.roles_of(guild)],
            "emojis": [],
            "stickers": [],
            "features": [],
            "icon": None,
            "banner": None,
            "splash": None,
            "discovery_splash": None,
            "home_header": None,
            "description": None,
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "safety_alerts_channel_id": None,
            "application_id": None,
            "vanity_url_code": None,
            "widget_enabled": False,
            "widget_channel_id": None,
            "system_channel_flags": 0,
            "verification_level": 1,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw": False,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "max_presences": None,
            "max_members": 500_000,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
            "incidents_data": None,
        }

    def guild_create(self, guild: Guild, *, all_members: bool) -> Json:
        """A server, as the event GUILD_CREATE describes it.

        If the bot has received the server before, `unavailable` is false, else null. By this discord.py
        decides between `on_guild_available` and `on_guild_join`, before and after it is ready. `all_members`: the bot
        has the members intent, without which Discord lists only the bot.
        """
        members = self._world.members(guild)
        return {
            **self.guild(guild),
            "unavailable": False if guild.bot_was_here else None,
            "joined_at": iso_timestamp(created_at(guild.id)),
            "large": False,
            "member_count": len(members),
            "members": [self.member(user, guild) for user in members if all_members or user.bot],
            "channels": [self.channel(channel) for channel in self._world.text_channels(guild)],
            "threads": self.active_threads(guild),
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    # -- the application ---------------------------------------------------

    def application(self) -> Json:
        """The application, as `GET /oauth2/applications/@me` returns it; it has the bot's id, as on Discord."""
        owner = self._world.users[self._world.first_guild.owner]
        return {
            "id": str(self._world.bot.id),
            "name": self._world.bot.name,
            "icon": None,
            "description": "",
            "type": None,
            "bot": self.user(self._world.bot),
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": VERIFY_KEY,
            "flags": 0,
            "flags_new": "0",
            "hook": True,
            "is_monetized": False,
            "is_verified": False,
            "storefront_available": False,
            "integration_types_config": {"0": {}},
            "owner": self.user(owner),
            "team": None,
            "tags": [],
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "approximate_guild_count": len(self._world.bot.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
        }

    def command(self, command: Command) -> Json:
        """A command, with Discord's default values."""
        body = {
            "id": str(command.id),
            "application_id": str(self._world.bot.id),
            "version": str(command.id),
            "type": 1,
            "default_member_permissions": None,
            "nsfw": False,
            "integration_types": [0],
            "contexts": None,
            **{key: value for key, value in command.body.items() if value is not None},
        }
        if command.guild is not None:
            body["guild_id"] = str(command.guild)
        return body

    def emoji(self, emoji: Emoji) -> Json:
        """An emoji of the application."""
        return {
            "id": str(emoji.id),
            "name": emoji.name,
            "user": self.user(self._world.bot),
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": emoji.animated,
            "available": True,
        }
