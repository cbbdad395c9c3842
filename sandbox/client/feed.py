"""The feed of the pages: sends each person's tabs what that person may see, and carries out their actions.

PROTOCOL.md describes the frames.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from sandbox.client.refused import Refused
from sandbox.client.user_actions import UserActions
from sandbox.payloads.guild import COLOURS, avatar_index
from sandbox.payloads.message import Payloads
from sandbox.validation.commands import GROUP, LOCALES, SUB
from sandbox.validation.strict_json import Json, parse
from sandbox.world.model import LOADING, Channel, Command, Guild, Interaction, Message, User, as_int
from sandbox.world.permissions import ADMINISTRATOR, MANAGE_MESSAGES
from sandbox.world.posting import ANSWER
from sandbox.world.state import World

SHOWN = 100
"""Messages of a channel that a tab receives at first."""
FRAME = 1 << 20
"""Bytes that a frame of a page may have."""
CLOSING = 0.5
"""Seconds to wait for the close frame of a page."""
BACKLOG = 5000
"""Frames that a tab may have unread before it is closed."""


class Feed:
    """All open tabs, as a watcher of the world."""

    def __init__(
        self,
        world: World,
        payloads: Payloads,
        actions: UserActions,
        online: Callable[[], bool],
        page_url: Callable[[User], str],
    ) -> None:
        self._world = world
        self._payloads = payloads
        self._page_url = page_url
        self._tabs: set[Tab] = set()
        self.actions = actions
        self.online = online

    async def connect(self, request: web.Request, person: User) -> web.WebSocketResponse:
        """Serves one tab, from its hello to its close.

        As on Discord, the private messages from before are in no new tab. A page that lost its connection, and not its
        content, names in `held` those that it still has.
        """
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=FRAME, timeout=CLOSING)
        await socket.prepare(request)
        tab = Tab(self, person, socket, request.transport)
        tab.private = self._held(person, request.query.get("held", ""))
        self._tabs.add(tab)
        self.greet(tab)
        try:
            await tab.run()
        finally:
            self._tabs.discard(tab)
        return socket

    async def close(self) -> None:
        """Closes every tab."""
        await asyncio.gather(*(tab.close() for tab in self._tabs))

    def _held(self, person: User, listed: str) -> set[int]:
        """The private messages of a person among the ids in a list separated by commas."""
        numbers = {as_int(number) for number in listed.split(",")}
        return {number for number in numbers if number and self._is_private(person, number)}

    def _is_private(self, person: User, number: int) -> bool:
        message = self._world.messages.get(number)
        return message is not None and message.viewer == person.id

    # -- changes of the world ----------------------------------------------

    def message(self, message: Message, *, new: bool) -> None:
        """Sends a message to the tabs that may see it; a changed private one to those that have it."""
        for tab in self._viewers(message):
            if message.ephemeral and new:
                tab.private.add(message.id)
            if tab.has(message):
                tab.put("message", self._message(message))

    def message_gone(self, message: Message) -> None:
        """Deletes a message in the tabs that could see it."""
        for tab in filter(lambda tab: tab.has(message), self._viewers(message)):
            tab.private.discard(message.id)
            tab.put("delete", {"id": str(message.id), "channel": str(message.channel)})

    def channel(self, channel: Channel, *, new: bool) -> None:
        """Sends a channel with its messages to the tabs that may see it now; hides it in the others."""
        for tab in self._tabs:
            if self._world.can_see(tab.person, channel):
                tab.put("channel", self._channel(channel, tab.person))
                self._history(tab, channel)
            else:
                tab.put("channel_gone", {"id": str(channel.id)})

    def channel_gone(self, channel: Channel) -> None:
        """Removes a channel in every tab."""
        for tab in self._tabs:
            tab.put("channel_gone", {"id": str(channel.id)})

    def thread_member(self, channel: Channel, user: User, *, joined: bool) -> None:
        """Shows a private thread to those who are in it, and hides it from those who are not."""
        self.channel(channel, new=False)

    def membership(self, user: User, guild: Guild, *, joined: bool) -> None:
        """Sends everything anew to every tab, since a new or former member sees other channels."""
        for tab in self._tabs:
            self.greet(tab)

    def commands(self) -> None:
        """Sends every tab its commands."""
        for tab in self._tabs:
            self.offer_commands(tab)

    def presence(self, *, online: bool) -> None:
        """Shows every tab whether the bot is connected."""
        for tab in self._tabs:
            tab.put("bot", {"online": online})

    def _viewers(self, message: Message) -> list[Tab]:
        channel = self._world.channels[message.channel]
        return [
            tab
            for tab in self._tabs
            if message.viewer in (None, tab.person.id) and self._world.can_see(tab.person, channel)
        ]

    # -- what a tab receives -----------------------------------------------

    def greet(self, tab: Tab) -> None:
        """Sends everything that the person may see."""
        world, person = self._world, tab.person
        visible = [channel for channel in world.channels.values() if world.can_see(person, channel)]
        visible.sort(key=lambda channel: channel.person is not None)
        tab.put(
            "hello",
            {
                "me": self._me(person),
                "online": self.online(),
                "people": [self._person(user) for user in world.users.values()],
                "guilds": [
                    {"id": str(guild.id), "name": guild.name}
                    for guild in world.guilds.values()
                    if world.is_member(person, guild.id)
                ],
                "channels": [self._channel(channel, person) for channel in visible],
                "commands": self._commands(person),
                "locales": list(LOCALES),
            },
        )
        for channel in visible:
            self._history(tab, channel)

    def _history(self, tab: Tab, channel: Channel) -> None:
        messages = [m for m in self._world.visible(tab.person, channel) if tab.has(m)][-SHOWN:]
        tab.put("messages", {"channel": str(channel.id), "messages": [self._message(m) for m in messages]})

    def send_settings(self, person: User) -> None:
        """Sends a person's tabs their new settings, and the commands in their language."""
        for tab in self._tabs:
            if tab.person is person:
                tab.put("me", self._me(person))
                self.offer_commands(tab)

    def offer_commands(self, tab: Tab) -> None:
        """Sends a tab the commands that the person is offered."""
        tab.put("commands", self._commands(tab.person))

    def _me(self, person: User) -> Json:
        held = [self._world.guild_permissions(person, guild) for guild in self._world.guilds.values()]
        return {
            "id": str(person.id), "name": person.name, "color": COLOURS[avatar_index(person)],
            "locale": person.locale, "dms_open": person.dms_open,
            "admin": any(bits & (ADMINISTRATOR | MANAGE_MESSAGES) for bits in held),
        }  # fmt: skip

    def _person(self, user: User) -> Json:
        body: Json = {"id": str(user.id), "name": user.name, "color": COLOURS[avatar_index(user)], "bot": user.bot}
        if not user.bot:
            body["url"] = self._page_url(user)
        return body

    def _channel(self, channel: Channel, person: User) -> Json:
        body: Json = {
            "id": str(channel.id),
            "kind": "text" if channel.person is None else "dm",
            "name": channel.name if channel.person is None else self._world.bot.name,
            "topic": channel.topic,
            "may_send": self._world.may_send(person, channel),
        }
        if channel.person is not None:
            body["with"] = str(self._world.bot.id)
        else:
            body["guild"] = str(channel.guild)
        if channel.thread is not None:
            parent, archived = str(channel.thread.parent), channel.thread.archived
            body |= {"kind": "thread", "parent": parent, "archived": archived, "locked": channel.thread.locked}
        return body

    def _message(self, message: Message) -> Json:
        body = self._payloads.message(message)
        if message.ephemeral:
            body["ephemeral"] = True
        if message.flags & LOADING:
            body["pending"] = True
        if message.type == ANSWER and message.interaction is not None:
            user = self._world.users[message.interaction["user"]]
            body["used"] = {"name": message.interaction["name"], "user": {"id": str(user.id), "name": user.name}}
        return body

    def _commands(self, person: User) -> list[Json]:
        """The commands that a person is offered, each with the servers where it can be used."""
        places: dict[int, tuple[Command, list[int | None]]] = {}
        for guild in (*person.guilds, None):
            for command in self.actions.commands(person, guild):
                places.setdefault(command.id, (command, []))[1].append(guild)
        listed = sorted(places.values(), key=lambda place: (place[0].guild is None, place[0].body["name"]))
        return [
            {
                **_localized(command.body, person.locale),
                "guilds": [str(guild) for guild in offered if guild is not None],
                "dm": None in offered,
            }
            for command, offered in listed
        ]


def _localized(part: Json, locale: str) -> Json:
    """A command or option with its texts in one language, reduced to the keys that a page needs."""
    body: Json = {
        "name": part["name"],
        "label": (part.get("name_localizations") or {}).get(locale, part["name"]),
        "description": (part.get("description_localizations") or {}).get(locale, part.get("description", "")),
        "options": [_localized(option, locale) for option in part.get("options") or []],
    }
    if "type" in part and part["type"] not in (SUB, GROUP):
        body |= {"required": bool(part.get("required")), "autocomplete": bool(part.get("autocomplete"))}
        body["choices"] = [localized_choice(choice, locale) for choice in part.get("choices") or []]
        body |= {key: part.get(key) for key in ("min_value", "max_value", "min_length", "max_length")}
    if "type" in part:
        body["type"] = part["type"]
    return body


def localized_choice(choice: Json, locale: str) -> Json:
    """A choice with its name in one language."""
    return {"name": (choice.get("name_localizations") or {}).get(locale, choice["name"]), "value": choice["value"]}


class Tab:
    """One open page of one person; `private` are the ids of the private messages that it has."""

    def __init__(
        self, feed: Feed, person: User, socket: web.WebSocketResponse, transport: asyncio.Transport | None
    ) -> None:
        self._feed = feed
        self.person = person
        self._socket = socket
        self._transport = transport
        self._outbox: asyncio.Queue[tuple[str, Any]] = asyncio.Queue(BACKLOG)
        self.private: set[int] = set()

    def has(self, message: Message) -> bool:
        """Whether the page has a message: a public one, or a private one that came while it was open."""
        return not message.ephemeral or message.id in self.private

    def put(self, kind: str, body: Any) -> None:
        """Sends a frame, in order; closes the tab instead if it has stopped reading."""
        try:
            self._outbox.put_nowait((kind, body))
        except asyncio.QueueFull:
            if self._transport is not None:
                self._transport.abort()

    async def run(self) -> None:
        """Sends frames and carries out those of the page until the tab is closed."""
        writer = asyncio.create_task(self._write(), name="sandbox feed")
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    self._take(frame.data)
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            kind, body = await self._outbox.get()
            try:
                await self._socket.send_str(json.dumps({"t": kind, "d": body}, ensure_ascii=False))
            except ConnectionError:
                return

    async def close(self) -> None:
        """Closes the connection."""
        await self._socket.close(code=WSCloseCode.GOING_AWAY)

    def _take(self, text: str) -> None:
        """Carries out a frame of the page, or refuses it with a code."""
        frame: Any = None
        try:
            frame = parse(text)
            self._act(frame)
        except Refused as refused:
            self._refuse(frame, refused)
        except (ValueError, KeyError, TypeError, AttributeError):
            self.put("error", {"why": "bad_request", "op": None})

    def _refuse(self, frame: Json, refused: Refused) -> None:
        if "nonce" in frame:
            body = {"nonce": frame["nonce"], "state": "failed", "why": refused.why}
            self.put("progress", body if refused.option is None else body | {"option": refused.option})
        else:
            self.put("error", {"why": refused.why, "op": frame["op"]})

    def _act(self, frame: Json) -> None:
        actions, person = self._feed.actions, self.person
        match frame["op"]:
            case "say":
                actions.say(person, actions.channel(person, frame["channel"]), _text(frame["text"]))
            case "dismiss":
                actions.dismiss(person, frame["message"])
            case "delete":
                actions.delete(person, frame["message"])
            case "locale":
                actions.set_locale(person, frame["locale"])
                self._feed.send_settings(person)
            case "dms":
                actions.accept_dms(person, accept=frame["open"] is True)
                self._feed.send_settings(person)
            case _:
                self._interact(frame, _TabCaller(self, frame["nonce"]))

    def _interact(self, frame: Json, caller: _TabCaller) -> None:
        actions, person = self._feed.actions, self.person
        match frame["op"]:
            case "slash":
                channel, path = actions.channel(person, frame["channel"]), _texts(frame["path"])
                actions.slash(person, channel, path, dict(frame["options"]), caller)
            case "autocomplete":
                channel, path = actions.channel(person, frame["channel"]), _texts(frame["path"])
                actions.autocomplete(person, channel, path, dict(frame["options"]), _text(frame["focused"]), caller)
                return
            case "click":
                actions.click(person, frame["message"], _text(frame["custom_id"]), caller)
            case "select":
                actions.select(person, frame["message"], _text(frame["custom_id"]), _texts(frame["values"]), caller)
            case "submit":
                actions.submit(person, frame["modal"], dict(frame["values"]), caller)
            case _:
                raise Refused("bad_request")
        caller.progress("sent")


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise Refused("bad_request")
    return value


def _texts(value: object) -> list[str]:
    if not isinstance(value, list):
        raise Refused("bad_request")
    return [_text(entry) for entry in value]


class _TabCaller:
    """The caller of an interaction that a tab began; `nonce` is the tab's number for it."""

    def __init__(self, tab: Tab, nonce: Any) -> None:
        self._tab = tab
        self._nonce = nonce

    def progress(self, state: str, why: str | None = None) -> None:
        """Sends the new state."""
        self._tab.put("progress", {"nonce": self._nonce, "state": state, **({} if why is None else {"why": why})})

    def choices(self, choices: list[Json]) -> None:
        """Sends the choices, named in the person's language."""
        localized = [localized_choice(choice, self._tab.person.locale) for choice in choices]
        self._tab.put("choices", {"nonce": self._nonce, "choices": localized})

    def modal(self, interaction: Interaction, modal: Json) -> None:
        """Opens a modal and sends it."""
        self._tab._feed.actions.open_modal(interaction, modal)
        public = {key: modal[key] for key in ("title", "custom_id", "components")}
        self._tab.put("modal", {"nonce": self._nonce, "id": str(interaction.id), **public})

    def answered(self, message: Message) -> None:
        """Sends nothing: the feed sends the message itself."""
