"""The state of the small Discord: servers with their channels, members and messages, stored at every change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from sandbox.validation.errors import ApiError, missing_access, missing_permissions, thread_archived, unknown
from sandbox.world import permissions as bits
from sandbox.world.model import (
    PUBLIC_THREAD,
    Channel,
    Clock,
    Command,
    Emoji,
    Guild,
    Interaction,
    Limits,
    Message,
    Person,
    Record,
    Role,
    Snowflakes,
    User,
    created_at,
    new_key,
)
from sandbox.world.permissions import Overwrite
from sandbox.world.servers import BOT_NAME, first_id, later_id, new_server, older_channel, older_user
from sandbox.world.store import Store


class Watcher(Protocol):
    """Receives every change of the world: the gateway for the bot, the feed for the pages."""

    def message(self, message: Message, *, new: bool) -> None:
        """A message was sent or changed."""

    def message_gone(self, message: Message) -> None:
        """A message was deleted."""

    def channel(self, channel: Channel, *, new: bool) -> None:
        """A channel was created or changed, or other people may see it than before."""

    def channel_gone(self, channel: Channel) -> None:
        """A channel was deleted."""

    def thread_member(self, channel: Channel, user: User, *, joined: bool) -> None:
        """A user joined or left a thread."""

    def membership(self, user: User, guild: Guild, *, joined: bool) -> None:
        """A user joined or left a server."""

    def commands(self) -> None:
        """The commands were replaced."""


class World:
    """Everything that exists. Its methods make the changes, store them and report them to the watchers."""

    def __init__(
        self, store: Store, people: Sequence[Person], limits: Limits, clock: Clock, *, servers: int = 1
    ) -> None:
        """`servers` is the least number of servers: a stored state gets those that it lacks, and loses none."""
        self.store = store
        self.limits = limits
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.watchers: list[Watcher] = []
        self.users: dict[int, User] = {}
        self.roles: dict[int, Role] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.interactions: dict[int, Interaction] = {}
        self.commands: dict[int, Command] = {}
        self.emojis: dict[int, Emoji] = {}
        self.guilds: dict[int, Guild] = {}
        self._in_channel: dict[int, dict[int, Message]] = {}
        self._tokens: dict[str, Interaction] = {}
        self._load()
        if not self.users:
            self._create(people)
        self.bot = next(user for user in self.users.values() if user.bot)
        for place in range(len(self.guilds), servers):
            self._add_server(place)

    # -- storing -----------------------------------------------------------

    def _load(self) -> None:
        self.guilds = {g.id: g for g in map(Guild.from_json, self.store.all("guild"))}
        only = next(iter(self.guilds), 0)
        self.users = {u.id: u for u in (User.from_json(older_user(u, only)) for u in self.store.all("user"))}
        self.roles = {r.id: r for r in (Role.from_json({"guild": only, **r}) for r in self.store.all("role"))}
        channels = (Channel.from_json(older_channel(c, only)) for c in self.store.all("channel"))
        self.channels = {c.id: c for c in channels}
        self.commands = {c.id: c for c in map(Command.from_json, self.store.all("command"))}
        self.emojis = {e.id: e for e in map(Emoji.from_json, self.store.all("emoji"))}
        for message in map(Message.from_json, self.store.all("message")):
            self.messages[message.id] = message
            self._in_channel.setdefault(message.channel, {})[message.id] = message
        for interaction in map(Interaction.from_json, self.store.all("interaction")):
            if self.token_dead(interaction):
                self.store.drop("interaction", interaction.id)
                continue
            if interaction.state == "pending":
                interaction.state = "failed"
            self.interactions[interaction.id] = self._tokens[interaction.token] = interaction
        for records in (self.users, self.channels, self.messages, self.commands, self.emojis, self.interactions):
            self.ids.skip_to(max(records, default=0))

    def _create(self, people: Sequence[Person]) -> None:
        """Creates the people with their direct messages, and the bot; the servers come after."""
        members = [
            User(self._user_id(), person.name.lower(), person.name, person.locale, key=new_key()) for person in people
        ]
        bot = User(self._user_id(), BOT_NAME.lower(), BOT_NAME, bot=True)
        self.users = {user.id: user for user in (*members, bot)}
        directs = [Channel(self.ids.next(), person=member.id) for member in members]
        self.channels = {channel.id: channel for channel in directs}
        self._keep_all("user", self.users.values())
        self._keep_all("channel", directs)

    def _add_server(self, place: int) -> None:
        """Adds the server of this place, of which everyone is a member."""
        first = next(iter(self.guilds), 0)
        number = later_id(first, place) if first else first_id(self.ids)
        server = new_server(self.ids, number, place, self.people, self.bot)
        self.guilds[number] = server.guild
        self.roles |= {role.id: role for role in server.roles}
        self.channels |= {channel.id: channel for channel in server.channels}
        self.keep("guild", server.guild)
        self._keep_all("role", server.roles)
        self._keep_all("channel", server.channels)
        self._keep_all("user", self.users.values())

    def _keep_all(self, kind: str, records: Iterable[Record]) -> None:
        for record in records:
            self.keep(kind, record)

    def _user_id(self) -> int:
        """An id whose millisecond no other user has: the colour of an avatar depends on it, and neighbours differ."""
        number = self.ids.next()
        self.ids.skip_to(number | (1 << 22) - 1)
        return number

    def keep(self, kind: str, record: Record) -> None:
        """Stores a record; `kind` is its class in lower case."""
        self.store.put(kind, record.id, record.to_json())

    # -- looking up --------------------------------------------------------

    @property
    def people(self) -> list[User]:
        """Everyone but the bot, in the order of their creation."""
        return [user for user in self.users.values() if not user.bot]

    def user(self, who: str | int) -> User:
        """A person by name or id; `"bot"` is the bot.

        Raises:
            KeyError: there is none.
        """
        for user in self.users.values():
            if who in (user.id, user.name, user.username, str(user.id)) or (who == "bot" and user.bot):
                return user
        raise KeyError(who)

    @property
    def first_guild(self) -> Guild:
        """The oldest server."""
        return next(iter(self.guilds.values()))

    def guild_of(self, channel: Channel) -> Guild | None:
        """The server of a channel or thread; None for direct messages."""
        return None if channel.guild is None else self.guilds[channel.guild]

    def is_member(self, user: User, guild: int) -> bool:
        """Whether a user is a member of the server of this id."""
        return guild in user.guilds

    def members(self, guild: Guild) -> list[User]:
        """The members of a server, the bot too."""
        return [user for user in self.users.values() if guild.id in user.guilds]

    def roles_of(self, guild: Guild) -> list[Role]:
        """The roles of a server."""
        return [role for role in self.roles.values() if role.guild == guild.id]

    def text_channels(self, guild: Guild) -> list[Channel]:
        """The channels of a server, without threads."""
        return [c for c in self.channels.values() if c.guild == guild.id and c.thread is None]

    def threads(self, parent: int | None = None, *, guild: int | None = None) -> list[Channel]:
        """The threads of a channel and a server (None: of all); archived ones too."""
        every = [(c, c.thread) for c in self.channels.values() if c.thread is not None]
        return [c for c, thread in every if guild in (None, c.guild) and parent in (None, thread.parent)]

    def direct(self, person: int) -> Channel:
        """A person's direct messages with the bot."""
        return next(channel for channel in self.channels.values() if channel.person == person)

    def in_channel(self, channel: int) -> list[Message]:
        """The messages of a channel, oldest first, including ephemeral ones."""
        return list(self._in_channel.get(channel, {}).values())

    def by_token(self, token: str) -> Interaction | None:
        """The interaction of a token; None if there is none."""
        return self._tokens.get(token)

    def token_dead(self, interaction: Interaction) -> bool:
        """Whether an interaction's token has expired."""
        return self.clock() - created_at(interaction.id) > self.limits.token_life

    def guild_permissions(self, user: User, guild: Guild) -> int:
        """The permission bits of a user in a server."""
        if not self.is_member(user, guild.id):
            return 0
        held = (self.roles[role].permissions for role in self._held(user, guild))
        return bits.in_guild(held, owner=user.id == guild.owner)

    def _held(self, user: User, guild: Guild) -> list[int]:
        """The roles of a member in a server, @everyone included."""
        return [role.id for role in self.roles_of(guild) if role.id == guild.id or role.id in user.roles]

    def permissions(self, user: User, channel: Channel) -> int:
        """The permission bits of a user in a channel."""
        guild = self.guild_of(channel)
        if guild is None:
            return bits.DIRECT if user.bot or channel.person == user.id else 0
        if not self.is_member(user, guild.id):
            return 0
        thread = channel.thread
        place = channel if thread is None else self.channels[thread.parent]
        allowed = bits.in_channel(
            self.guild_permissions(user, guild),
            place.overwrites,
            everyone=guild.id,
            roles=self._held(user, guild),
            member=user.id,
            sending=self.sending(channel),
        )
        invited = thread is None or thread.kind == PUBLIC_THREAD or user.id in thread.members
        return allowed if invited or allowed & bits.MANAGE_THREADS else 0

    @staticmethod
    def sending(channel: Channel) -> int:
        """The permission that sending messages in a channel needs."""
        return bits.SEND_MESSAGES if channel.thread is None else bits.SEND_MESSAGES_IN_THREADS

    def may_send(self, user: User, channel: Channel) -> bool:
        """Whether a user may send messages in a channel; in a locked thread only those who manage threads may."""
        held = self.permissions(user, channel)
        locked = channel.thread is not None and channel.thread.locked
        return bool(held & self.sending(channel)) and (not locked or bool(held & bits.MANAGE_THREADS))

    def can_see(self, user: User, channel: Channel) -> bool:
        """Whether a user may see a channel."""
        return bool(self.permissions(user, channel) & bits.VIEW_CHANNEL)

    def visible(self, user: User, channel: Channel) -> Iterator[Message]:
        """The messages that a user sees in a channel, oldest first: all but the ephemeral messages of others."""
        if self.can_see(user, channel):
            yield from (m for m in self.in_channel(channel.id) if m.viewer in (None, user.id))

    def require(self, channel: Channel, *permissions: int) -> None:
        """Checks that the bot sees a channel and has these permissions in it.

        Raises:
            ApiError: 50001 when it does not see the channel, 50013 when a permission is missing.
        """
        if channel.person is not None:
            return
        held = self.permissions(self.bot, channel)
        if not held & bits.VIEW_CHANNEL:
            raise missing_access()
        if any(not held & bit for bit in permissions):
            raise missing_permissions()

    def bot_channel(self, number: int | None) -> Channel:
        """The channel of an id that the bot sent.

        Raises:
            ApiError: 10003 when there is none, 50001 when the bot does not see it.
        """
        channel = None if number is None else self.channels.get(number)
        if channel is None:
            raise unknown(10003)
        self.require(channel)
        return channel

    def bot_guild(self, number: int | None) -> Guild:
        """The server of an id that the bot sent.

        Raises:
            ApiError: 10004 when there is none, or the bot is no member of it.
        """
        guild = None if number is None else self.guilds.get(number)
        if guild is None or not self.is_member(self.bot, guild.id):
            raise unknown(10004)
        return guild

    def require_sending(self, channel: Channel, *permissions: int) -> None:
        """Checks that the bot may send messages in a channel.

        Raises:
            ApiError: as `require`; 160005 when the channel is a locked thread.
        """
        self.require(channel, self.sending(channel), *permissions)
        if channel.person is None and not self.may_send(self.bot, channel):
            raise ApiError(400, 160005, "Thread is locked")

    def require_active(self, channel: Channel) -> None:
        """Checks that a channel is not an archived thread.

        Raises:
            ApiError: 50083 when it is.
        """
        if channel.thread is not None and channel.thread.archived:
            raise thread_archived()

    def require_open_dms(self, channel: Channel) -> None:
        """Checks that the bot may send direct messages, if the channel is one of those.

        Raises:
            ApiError: 50278 when the person shares no server with the bot, 50007 when they refuse direct messages.
        """
        if channel.person is None:
            return
        person = self.users[channel.person]
        if not set(person.guilds) & set(self.bot.guilds):
            raise ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
        if not person.dms_open:
            raise ApiError(403, 50007, "Cannot send messages to this user")

    # -- changing ----------------------------------------------------------

    def add_interaction(self, interaction: Interaction) -> None:
        """Stores a new interaction, and deletes those whose token has expired."""
        while self.interactions and self.token_dead(old := next(iter(self.interactions.values()))):
            del self.interactions[old.id], self._tokens[old.token]
            self.store.drop("interaction", old.id)
        self.interactions[interaction.id] = self._tokens[interaction.token] = interaction
        self.keep("interaction", interaction)

    def add_message(self, message: Message) -> Message:
        """Stores a new message; returns it."""
        self.messages[message.id] = message
        self._in_channel.setdefault(message.channel, {})[message.id] = message
        channel = self.channels[message.channel]
        if not message.ephemeral:
            channel.last_message = message.id
            self._stir(channel, message)
        self.keep("message", message)
        for watcher in self.watchers:
            watcher.message(message, new=True)
        return message

    def _stir(self, channel: Channel, message: Message) -> None:
        """Notes a new message in a thread: it reopens the thread, and its author joins."""
        thread = channel.thread
        if thread is None:
            return
        thread.active = self.clock()
        thread.sent += 1
        thread.members.setdefault(message.author, self.clock())
        if thread.archived:
            thread.archived, thread.archive_change = False, self.clock()
            self.change_channel(channel)
        else:
            self.keep("channel", channel)

    def change_message(self, message: Message) -> None:
        """Stores a message that has been changed."""
        self.keep("message", message)
        for watcher in self.watchers:
            watcher.message(message, new=False)

    def remove_message(self, message: Message) -> None:
        """Deletes a message and its files."""
        self._forget(message)
        for watcher in self.watchers:
            watcher.message_gone(message)

    def _forget(self, message: Message) -> None:
        del self.messages[message.id]
        del self._in_channel[message.channel][message.id]
        self.store.drop("message", message.id)
        for attachment in message.attachments:
            self.store.drop_file(attachment["id"])

    def change_channel(self, channel: Channel, *, new: bool = False) -> None:
        """Stores a channel that is new or has been changed."""
        self.channels[channel.id] = channel
        self.keep("channel", channel)
        for watcher in self.watchers:
            watcher.channel(channel, new=new)

    def remove_channel(self, channel: Channel) -> None:
        """Deletes a channel, its threads and all their messages."""
        for thread in self.threads(channel.id):
            self.remove_channel(thread)
        for message in self.in_channel(channel.id):
            self._forget(message)
        del self.channels[channel.id]
        self.store.drop("channel", channel.id)
        for watcher in self.watchers:
            watcher.channel_gone(channel)

    def set_overwrite(self, channel: Channel, overwrite: Overwrite) -> None:
        """Replaces the overwrite of one target; one that allows and denies nothing is removed."""
        channel.overwrites = [o for o in channel.overwrites if o.target != overwrite.target]
        if overwrite.allow or overwrite.deny:
            channel.overwrites.append(overwrite)
        self.change_channel(channel)

    def set_guild_locale(self, guild: Guild, locale: str) -> None:
        """Sets the language of a server."""
        guild.locale = locale
        self.keep("guild", guild)

    def set_member(self, user: User, guild: Guild, *, joined: bool) -> None:
        """Adds a user to a server, or removes them."""
        user.guilds = [number for number in user.guilds if number != guild.id] + ([guild.id] if joined else [])
        self.keep("user", user)
        for watcher in self.watchers:
            watcher.membership(user, guild, joined=joined)

    def set_commands(self, guild: int | None, commands: Sequence[Command]) -> None:
        """Replaces all commands of one scope: those of a server, or the global ones (`guild` None)."""
        for old in [c for c in self.commands.values() if c.guild == guild]:
            del self.commands[old.id]
            self.store.drop("command", old.id)
        for command in commands:
            self.commands[command.id] = command
            self.keep("command", command)
        for watcher in self.watchers:
            watcher.commands()
