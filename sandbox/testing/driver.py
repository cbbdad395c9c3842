"""The sandbox with the methods by which tests act for people, change the server, and disturb the bot's connection."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Literal

from aiohttp import web

from sandbox.api.middleware import HandledRequest, RequestHooks
from sandbox.gateway.sessions import INVALID_SESSION, RECONNECT, SESSION_ENDERS
from sandbox.server import Sandbox
from sandbox.testing.disturbance import Choose, disturbing
from sandbox.testing.reply import Reply
from sandbox.testing.requests import InjectedFault, RequestRecorder
from sandbox.validation.strict_json import Json
from sandbox.world.interactions import Caller
from sandbox.world.model import Channel, Emoji, Guild, Interaction, Limits, Message, User
from sandbox.world.permissions import Overwrite

Who = str | int
"""A person by name or id; `"bot"` is the bot."""
Where = str | int
"""A channel by name or id; `"@Anna"` is Anna's direct messages with the bot. Without the name of a server before it,
`"Card Cellar/card-room"`, a name is that of the oldest channel."""
Which = str | int | None
"""A server by name or id; None is the first."""

NO_RATE_LIMITS = Limits(messages=None, followups=None, renames=None, global_per_second=None, invalid=None)
"""Discord's limits except those of requests."""

PATIENCE = 120.0
"""Seconds that a test waits for something; the machine may be busy."""
PAUSE = 0.005
"""Seconds between an outcome and the next action, and between two looks at a condition."""


class DrivenSandbox(Sandbox):
    """A sandbox whose people act by calls. What Discord's client would not let a person do raises `Refused`."""

    _choose: Choose | None = None

    def _request_hooks(self) -> RequestHooks:
        self._requests = RequestRecorder()
        return self._requests

    def _add_routes(self, app: web.Application) -> None:
        super()._add_routes(app)
        app.middlewares.append(disturbing(lambda: self._choose))

    # -- looking -----------------------------------------------------------

    def person(self, who: Who) -> User:
        """A person, or the bot, by name or id.

        Raises:
            KeyError: there is none.
        """
        return self._world.user(who)

    def channel(self, where: Where) -> Channel:
        """A channel by name or id, or the direct messages of a person.

        Raises:
            KeyError: there is none.
        """
        if isinstance(where, str) and where.startswith("@"):
            return self._world.direct(self.person(where[1:]).id)
        for channel in self._world.channels.values():
            guild = self._world.guild_of(channel)
            full = "" if guild is None else f"{guild.name}/{channel.name}"
            if where in (channel.id, channel.name, str(channel.id), full):
                return channel
        raise KeyError(where)

    def guild(self, which: Which = None) -> Guild:
        """A server by name or id.

        Raises:
            KeyError: there is none.
        """
        for guild in self._world.guilds.values():
            if which in (None, guild.id, guild.name):
                return guild
        raise KeyError(which)

    def text_channels(self, which: Which = None) -> list[Channel]:
        """The channels of a server."""
        return self._world.text_channels(self.guild(which))

    @property
    def guild_id(self) -> int:
        """The id of the first server."""
        return self._world.first_guild.id

    @property
    def guilds(self) -> list[Guild]:
        """All servers; the first is in shard 0 of any number of shards up to 16, the next in shard 1, and so on."""
        return list(self._world.guilds.values())

    @property
    def online_shards(self) -> list[tuple[int, int]]:
        """The number of each connected session's shard, and its number of shards, in ascending order."""
        return sorted((session.shard, session.shards) for session in self._sessions if session.socket is not None)

    @property
    def bot_online(self) -> bool:
        """Whether the bot is connected to the gateway."""
        return self._sessions.online

    @property
    def log(self) -> deque[HandledRequest]:
        """Every request of the bot since the start, oldest first."""
        return self._requests.log

    @property
    def emoji(self) -> list[Emoji]:
        """The emoji of the application, the oldest first."""
        return [*self._world.emojis.values()]

    def open_messages(self, person: Who, channel: Where) -> list[Message]:
        """The same messages as `visible_messages` gives, as the sandbox keeps them: many looks cost little."""
        return list(self._world.visible(self.person(person), self.channel(channel)))

    def message(self, number: int) -> Message | None:
        """A message by its id; None when it no longer exists."""
        return self._world.messages.get(number)

    def visible_messages(self, person: Who, channel: Where) -> list[Json]:
        """The messages that a person sees in a channel, oldest first."""
        visible = self._world.visible(self.person(person), self.channel(channel))
        return [self._payloads.message(message) for message in visible]

    async def until(self, ready: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Waits until a condition holds.

        Raises:
            TimeoutError: it does not hold in time.
        """
        async with asyncio.timeout(seconds):
            while not ready():  # noqa: ASYNC110 - what is waited for is any condition of a test
                await asyncio.sleep(PAUSE)

    # -- acting for a person -----------------------------------------------

    async def slash(
        self, person: Who, channel: Where, path: str | Sequence[str], options: Mapping[str, Any] | None = None
    ) -> Reply:
        """Uses a command, `"table new"` or `["table", "new"]`, and waits for its outcome."""
        user = self.person(person)
        reply = self._reply(user)
        self._actions.slash(user, self._channel_of(user, channel), _path(path), options or {}, reply)
        return await self._outcome(reply)

    async def autocomplete(
        self, person: Who, channel: Where, path: str | Sequence[str], options: Mapping[str, Any], focused: str
    ) -> list[Json]:
        """The choices offered while the option `focused` is being typed; none when the bot did not answer in time."""
        user = self.person(person)
        reply = self._reply(user)
        self._actions.autocomplete(user, self._channel_of(user, channel), _path(path), options, focused, reply)
        return (await self._outcome(reply)).offered

    async def click(self, person: Who, message: int | str, custom_id: str) -> Reply:
        """Presses a button and waits for the outcome."""
        user = self.person(person)
        reply = self._reply(user)
        self._actions.click(user, message, custom_id, reply)
        return await self._outcome(reply)

    async def select(self, person: Who, message: int | str, custom_id: str, values: Sequence[str]) -> Reply:
        """Chooses values in a menu and waits for the outcome."""
        user = self.person(person)
        reply = self._reply(user)
        self._actions.select(user, message, custom_id, values, reply)
        return await self._outcome(reply)

    async def submit(self, person: Who, modal: Json, values: Mapping[str, Any]) -> Reply:
        """Submits a modal, the `form` of the reply that showed it, and waits for the outcome."""
        user = self.person(person)
        reply = self._reply(user)
        self._actions.submit(user, modal["id"], values, reply)
        return await self._outcome(reply)

    def press(
        self, person: Who, message: int, custom_id: str, caller: Caller, values: Sequence[str] = ()
    ) -> Interaction:
        """Presses a button, or chooses `values` in a menu, and does not wait: the `caller` hears of the outcome."""
        user = self.person(person)
        if values:
            return self._actions.select(user, message, custom_id, values, caller)
        return self._actions.click(user, message, custom_id, caller)

    def command(
        self, person: Who, channel: Where, path: str, options: Mapping[str, Any], caller: Caller
    ) -> Interaction:
        """Uses a command, and does not wait: the `caller` hears of the outcome."""
        user = self.person(person)
        return self._actions.slash(user, self._channel_of(user, channel), _path(path), options, caller)

    async def say(self, person: Who, channel: Where, text: str) -> Json:
        """Writes a message; returns it as Discord describes it."""
        user = self.person(person)
        return self._payloads.message(self._actions.say(user, self._channel_of(user, channel), text))

    async def dismiss(self, person: Who, message: int | str) -> None:
        """Dismisses one of the person's ephemeral messages."""
        self._actions.dismiss(self.person(person), message)

    def _channel_of(self, person: User, channel: Where) -> Channel:
        return self._actions.channel(person, self.channel(channel).id)

    def _reply(self, person: User) -> Reply:
        def show(number: int) -> Json | None:
            message = self._world.messages.get(number)
            if message is None or message.viewer not in (None, person.id):
                return None
            return self._payloads.message(message)

        return Reply(self._actions, show, person.locale)

    async def _outcome(self, reply: Reply) -> Reply:
        """Waits for the outcome, and a moment more: a person acts again only after the bot knows that it answered."""
        await reply.settled()
        await self._requests.idle()
        await asyncio.sleep(PAUSE)
        return reply

    # -- changing the servers ----------------------------------------------

    async def delete_message(self, message: int | str) -> None:
        """Deletes a message of anybody."""
        self._world.remove_message(self._world.messages[int(message)])

    async def delete_channel(self, channel: Where) -> None:
        """Deletes a channel with its messages."""
        self._world.remove_channel(self.channel(channel))

    async def create_channel(self, name: str, which: Which = None) -> int:
        """Creates a text channel in a server; returns its id."""
        guild = self.guild(which)
        channel = Channel(self._world.ids.next(), guild.id, name, len(self._world.text_channels(guild)))
        self._world.change_channel(channel, new=True)
        return channel.id

    async def archive_thread(self, thread: Where, *, locked: bool = False) -> None:
        """Archives a thread, as a moderator does; a locked one cannot be reopened by others."""
        channel = self.channel(thread)
        assert channel.thread is not None
        channel.thread.archived, channel.thread.locked = True, locked
        self._world.change_channel(channel)

    async def set_permissions(
        self, channel: Where, who: Who | Literal["everyone"] = "bot", *, allow: int = 0, deny: int = 0
    ) -> None:
        """Sets the permission overwrite of the bot, a person or `"everyone"`; without `allow` and `deny` removes it."""
        place = self.channel(channel)
        target, kind = (place.guild or 0, 0) if who == "everyone" else (self.person(who).id, 1)
        self._world.set_overwrite(place, Overwrite(target, kind, allow, deny))

    async def close_dms(self, person: Who, *, closed: bool = True) -> None:
        """Sets whether the person refuses direct messages."""
        self._actions.accept_dms(self.person(person), accept=not closed)

    async def kick_bot(self, which: Which = None) -> None:
        """Removes the bot from a server."""
        self._world.set_member(self._world.bot, self.guild(which), joined=False)

    async def invite_bot(self, which: Which = None) -> None:
        """Adds the bot to a server."""
        self._world.set_member(self._world.bot, self.guild(which), joined=True)

    async def remove_member(self, person: Who, which: Which = None) -> None:
        """Removes a person from a server."""
        self._world.set_member(self.person(person), self.guild(which), joined=False)

    # -- disturbing the bot ------------------------------------------------

    async def drop_gateway(self, what: int, *, shard: int | None = None) -> None:
        """Disturbs the gateway sessions of a shard, or (None) all: opcode 7 asks the bot to reconnect, opcode 9 ends
        the session, a close code (4000 …) closes the connection."""
        for session in tuple(self._sessions):
            if shard not in (None, session.shard):
                continue
            socket = session.socket
            if what == INVALID_SESSION:
                self._sessions.end(session)
            if socket is None:
                continue
            if what in (RECONNECT, INVALID_SESSION):
                body = None if what == RECONNECT else False
                # A connection that is about to close needs no disturbance.
                with suppress(ConnectionError):
                    await socket.send_json({"op": what, "s": None, "t": None, "d": body})
            else:
                self._gateway.detach(session, ended=what in SESSION_ENDERS)
                await socket.close(code=what)

    def disturb(self, choose: Choose | None) -> None:
        """Disturbs the requests from now on as `choose` says; None: no more."""
        self._choose = choose

    def deliver_interactions(self, when: Callable[[int], Sequence[float]]) -> None:
        """Delivers interactions from now on so many seconds after they were begun: once for each number.

        `when` gives the numbers for the id of an interaction. What is delivered is what there was to see when the
        person acted.
        """

        def deliver(interaction: Interaction, data: Json) -> None:
            body = self._payloads.interaction(interaction, data)
            for seconds in when(interaction.id):
                asyncio.get_running_loop().call_later(seconds, self._gateway.events.interaction, body)

        self._interactions._send = deliver

    def fail_next(
        self,
        method: str,
        path: str,
        status: int,
        code: int = 0,
        times: int = 1,
        *,
        retry_after: float = 0.2,
        accepted: bool = False,
    ) -> None:
        """Makes the next `times` requests fail that fit; the arguments are those of `InjectedFault`."""
        self._requests.faults.append(InjectedFault(method, path, status, code, times, retry_after, accepted))


def _path(path: str | Sequence[str]) -> list[str]:
    return path.split() if isinstance(path, str) else list(path)
