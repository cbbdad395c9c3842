"""The routes by which the bot starts, changes and lists threads.

Source: Discord's documentation, topics/threads and resources/channel, and its API description.
"""

from __future__ import annotations

from sandbox.api.middleware import ApiRequest, Middleware, Response
from sandbox.payloads.message import Payloads
from sandbox.validation.errors import missing_access, missing_permissions, unknown, wrong_channel_type
from sandbox.validation.strict_json import Json
from sandbox.world import permissions as bits
from sandbox.world import threads
from sandbox.world.model import PUBLIC_THREAD, Channel, Thread, User, as_int
from sandbox.world.state import World

LISTED = 100
"""Threads or members in one list at most."""


class ThreadRoutes:
    """The routes of threads, and of channels as far as only threads can be changed and deleted."""

    def __init__(self, world: World, payloads: Payloads) -> None:
        self._world = world
        self._payloads = payloads

    def add_to(self, middleware: Middleware) -> None:
        """Enters every route."""
        for method, path, handler in (
            ("POST", "/channels/{channel}/messages/{message}/threads", self.start_from_message),
            ("POST", "/channels/{channel}/threads", self.start),
            ("PATCH", "/channels/{channel}", self.change),
            ("DELETE", "/channels/{channel}", self.delete),
            ("GET", "/channels/{channel}/threads/archived/public", self.archived),
            ("GET", "/guilds/{guild}/threads/active", self.active),
            ("GET", "/channels/{channel}/thread-members", self.members),
            ("GET", "/channels/{channel}/thread-members/{user}", self.member),
            ("PUT", "/channels/{channel}/thread-members/{user}", self.join),
            ("DELETE", "/channels/{channel}/thread-members/{user}", self.leave),
        ):
            middleware.add(method, path, handler)

    def _channel(self, request: ApiRequest) -> Channel:
        return self._world.bot_channel(as_int(request.path["channel"]))

    def _parent(self, request: ApiRequest) -> Channel:
        channel = self._channel(request)
        if channel.person is not None or channel.thread is not None:
            raise wrong_channel_type()
        return channel

    def _thread(self, request: ApiRequest) -> tuple[Channel, Thread]:
        channel = self._channel(request)
        if channel.thread is None:
            raise wrong_channel_type()
        return channel, channel.thread

    def _user(self, request: ApiRequest, channel: Channel) -> User:
        named = request.path["user"]
        user = self._world.bot if named == "@me" else self._world.users.get(as_int(named) or 0)
        if user is None:
            raise unknown(10013)
        if channel.guild not in user.guilds:
            raise unknown(10007)
        return user

    # -- beginning, changing, ending ---------------------------------------

    def start_from_message(self, request: ApiRequest) -> Response:
        """Starts a public thread from a message; it has the message's id."""
        parent = self._parent(request)
        message = self._world.messages.get(as_int(request.path["message"]) or 0)
        if message is None or message.channel != parent.id or message.ephemeral:
            raise unknown(10008)
        channel = threads.start(self._world, parent, request.submission().body, from_message=message)
        return Response(201, self._payloads.channel(channel))

    def start(self, request: ApiRequest) -> Response:
        """Starts a thread without a message."""
        channel = threads.start(self._world, self._parent(request), request.submission().body)
        return Response(201, self._payloads.channel(channel))

    def change(self, request: ApiRequest) -> Response:
        """Changes a thread. Other channels take a permission that the bot does not have."""
        channel = self._channel(request)
        if channel.thread is None:
            raise wrong_channel_type() if channel.person is not None else missing_permissions()
        threads.change(self._world, channel, channel.thread, request.submission().body)
        return Response(200, self._payloads.channel(channel))

    def delete(self, request: ApiRequest) -> Response:
        """Deletes a thread, if the bot manages threads. Other channels take a permission that it does not have."""
        channel = self._channel(request)
        if channel.thread is None:
            raise wrong_channel_type() if channel.person is not None else missing_permissions()
        self._world.require(channel, bits.MANAGE_THREADS)
        body = self._payloads.channel(channel)
        self._world.remove_channel(channel)
        return Response(200, body)

    # -- lists -------------------------------------------------------------

    def active(self, request: ApiRequest) -> Response:
        """Lists the active threads of a server that the bot sees."""
        guild = self._world.bot_guild(as_int(request.path["guild"]))
        return Response(200, self._list(self._payloads.active_threads(guild)))

    def archived(self, request: ApiRequest) -> Response:
        """Lists the archived public threads of a channel, the one archived last first."""
        parent = self._parent(request)
        self._world.require(parent, bits.READ_MESSAGE_HISTORY)
        limit = as_int(request.query.get("limit", str(LISTED))) or LISTED
        listed: list[tuple[float, Channel]] = []
        for channel in self._world.threads(parent.id):
            thread = channel.thread
            if thread is not None and thread.archived and thread.kind == PUBLIC_THREAD:
                listed.append((thread.archive_change, channel))
        listed.sort(key=lambda entry: entry[0], reverse=True)
        shown = [self._payloads.channel(channel) for _, channel in listed[:limit]]
        return Response(200, self._list(shown, has_more=len(listed) > limit))

    @staticmethod
    def _list(shown: list[Json], *, has_more: bool = False) -> Json:
        return {
            "threads": shown,
            "members": [thread["member"] for thread in shown if "member" in thread],
            "has_more": has_more,
        }

    # -- members -----------------------------------------------------------

    def members(self, request: ApiRequest) -> Response:
        """Lists the members of a thread; needs the members intent."""
        channel, thread = self._thread(request)
        if not self._world.limits.privileged_intents:
            raise missing_access()
        listed = [self._payloads.thread_member(channel, thread, user) for user in thread.members]
        return Response(200, listed[:LISTED])

    def member(self, request: ApiRequest) -> Response:
        """Returns the membership of a user in a thread."""
        channel, thread = self._thread(request)
        user = self._user(request, channel)
        if user.id not in thread.members:
            raise unknown(10007)
        return Response(200, self._payloads.thread_member(channel, thread, user.id))

    def join(self, request: ApiRequest) -> Response:
        """Adds a user to a thread; to add others takes the permission to send in it."""
        channel, thread = self._thread(request)
        user = self._user(request, channel)
        if not user.bot:
            self._world.require_sending(channel)
        threads.join(self._world, channel, thread, user, by=self._world.bot)
        return Response(204)

    def leave(self, request: ApiRequest) -> Response:
        """Removes a user from a thread; to remove others takes the permission to manage threads."""
        channel, thread = self._thread(request)
        user = self._user(request, channel)
        own_private = thread.owner == self._world.bot.id and thread.kind != PUBLIC_THREAD
        if not user.bot and not own_private:
            self._world.require(channel, bits.MANAGE_THREADS)
        threads.leave(self._world, channel, thread, user)
        return Response(204)
