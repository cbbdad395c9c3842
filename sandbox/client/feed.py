"""The pages' side: what each viewer may see goes to their tabs, and what they do comes back. See PROTOCOL.md."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from sandbox.client.refused import Refused
from sandbox.client.user_actions import UserActions, usable
from sandbox.payloads.guild import COLOURS, avatar_index
from sandbox.payloads.message import Payloads
from sandbox.validation.commands import GROUP, LOCALES, SUB
from sandbox.validation.strict_json import Json, parse
from sandbox.world.model import LOADING, Channel, Command, Interaction, Message, User
from sandbox.world.permissions import ADMINISTRATOR, MANAGE_MESSAGES, SEND_MESSAGES
from sandbox.world.posting import ANSWER
from sandbox.world.state import World

SHOWN = 100
"""Messages of a channel that a tab gets at first."""
FRAME = 1 << 20
"""Bytes that a page may send in one frame."""
CLOSING = 0.5
"""Seconds to wait for a page's close frame."""
BACKLOG = 5000
"""Frames a tab may lag behind before it is closed."""


class Feed:
    """All open tabs."""

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
        """One tab, from its hello to its close."""
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=FRAME, timeout=CLOSING)
        await socket.prepare(request)
        tab = Tab(self, person, socket, request.transport)
        self._tabs.add(tab)
        self.greet(tab)
        try:
            await tab.run()
        finally:
            self._tabs.discard(tab)
        return socket

    async def close(self) -> None:
        await asyncio.gather(*(tab.close() for tab in self._tabs))

    # -- what the world tells ----------------------------------------------

    def message(self, message: Message, *, new: bool) -> None:
        for tab in self._seers(message):
            tab.put("message", self._message(message))

    def message_gone(self, message: Message) -> None:
        for tab in self._seers(message):
            tab.put("delete", {"id": str(message.id), "channel": str(message.channel)})

    def channel(self, channel: Channel, *, new: bool) -> None:
        """A channel changed: whoever sees it now gets it whole, since they may not have seen it before."""
        for tab in self._tabs:
            if self._world.can_see(tab.person, channel):
                tab.put("channel", self._channel(channel, tab.person))
                self._history(tab, channel)
            else:
                tab.put("channel_gone", {"id": str(channel.id)})

    def channel_gone(self, channel: Channel) -> None:
        for tab in self._tabs:
            tab.put("channel_gone", {"id": str(channel.id)})

    def membership(self, user: User, *, joined: bool) -> None:
        """Somebody came or left: everything is sent anew, for much may be seen or hidden by it."""
        for tab in self._tabs:
            self.greet(tab)

    def commands(self) -> None:
        for tab in self._tabs:
            self.offer_commands(tab)

    def presence(self, *, online: bool) -> None:
        for tab in self._tabs:
            tab.put("bot", {"online": online})

    def _seers(self, message: Message) -> list[Tab]:
        channel = self._world.channels[message.channel]
        return [
            tab
            for tab in self._tabs
            if message.viewer in (None, tab.person.id) and self._world.can_see(tab.person, channel)
        ]

    # -- what a tab gets ---------------------------------------------------

    def greet(self, tab: Tab) -> None:
        """Everything from the start."""
        world, person = self._world, tab.person
        seen = [channel for channel in world.channels.values() if world.can_see(person, channel)]
        tab.put(
            "hello",
            {
                "me": self._me(person),
                "online": self.online(),
                "people": [self._person(user) for user in world.users.values()],
                "guild": {"id": str(world.guild.id), "name": world.guild.name},
                "channels": [self._channel(channel, person) for channel in seen],
                "commands": self._commands(person),
                "locales": list(LOCALES),
            },
        )
        for channel in seen:
            self._history(tab, channel)

    def _history(self, tab: Tab, channel: Channel) -> None:
        messages = list(self._world.visible(tab.person, channel))[-SHOWN:]
        tab.put("messages", {"channel": str(channel.id), "messages": [self._message(m) for m in messages]})

    def tell_me(self, person: User) -> None:
        for tab in self._tabs:
            if tab.person is person:
                tab.put("me", self._me(person))
                self.offer_commands(tab)

    def offer_commands(self, tab: Tab) -> None:
        tab.put("commands", self._commands(tab.person))

    def _me(self, person: User) -> Json:
        held = self._world.permissions(person)
        return {
            "id": str(person.id), "name": person.name, "color": COLOURS[avatar_index(person)],
            "locale": person.locale, "dms_open": person.dms_open,
            "admin": bool(held & (ADMINISTRATOR | MANAGE_MESSAGES)),
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
            "may_send": bool(self._world.permissions(person, channel) & SEND_MESSAGES),
        }
        if channel.person is not None:
            body["with"] = str(self._world.bot.id)
        return body

    def _message(self, message: Message) -> Json:
        body = self._payloads.message(message)
        if message.ephemeral:
            body["ephemeral"] = True
        if message.flags & LOADING:
            body["pending"] = True
        if message.type == ANSWER and message.interaction is not None:
            by = self._world.users[message.interaction["user"]]
            body["used"] = {"name": message.interaction["name"], "user": {"id": str(by.id), "name": by.name}}
        return body

    def _commands(self, person: User) -> list[Json]:
        return [self._command(command, person.locale) for command in self.actions.commands(person)]

    def _command(self, command: Command, locale: str) -> Json:
        body = _localized(command.body, locale)
        return body | {"guild": usable(command, direct=False), "dm": usable(command, direct=True)}


def _localized(part: Json, locale: str) -> Json:
    """A command or option with its names in a language, without what a page has no use for."""
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
    return {"name": (choice.get("name_localizations") or {}).get(locale, choice["name"]), "value": choice["value"]}


class Tab:
    """One open page."""

    def __init__(
        self, feed: Feed, person: User, socket: web.WebSocketResponse, transport: asyncio.Transport | None
    ) -> None:
        self._feed = feed
        self.person = person
        self._socket = socket
        self._transport = transport
        self._outbox: asyncio.Queue[tuple[str, Any]] = asyncio.Queue(BACKLOG)

    def put(self, kind: str, body: Any) -> None:
        """Send something, in order; a tab that has stopped reading is closed instead."""
        try:
            self._outbox.put_nowait((kind, body))
        except asyncio.QueueFull:
            if self._transport is not None:
                self._transport.abort()

    async def run(self) -> None:
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
        await self._socket.close(code=WSCloseCode.GOING_AWAY)

    def _take(self, text: str) -> None:
        """Do what the page asks; what it may not ask is answered by a code and changes nothing."""
        asked: Any = None
        try:
            asked = parse(text)
            self._act(asked)
        except Refused as refused:
            self._refuse(asked, refused)
        except (ValueError, KeyError, TypeError, AttributeError):
            self.put("error", {"why": "bad_request", "op": None})

    def _refuse(self, asked: Json, refused: Refused) -> None:
        if "nonce" in asked:
            body = {"nonce": asked["nonce"], "state": "failed", "why": refused.why}
            self.put("progress", body if refused.option is None else body | {"option": refused.option})
        else:
            self.put("error", {"why": refused.why, "op": asked["op"]})

    def _act(self, asked: Json) -> None:
        actions, person = self._feed.actions, self.person
        match asked["op"]:
            case "say":
                actions.say(person, actions.channel(person, asked["channel"]), _text(asked["text"]))
            case "dismiss":
                actions.dismiss(person, asked["message"])
            case "delete":
                actions.delete(person, asked["message"])
            case "locale":
                actions.set_locale(person, asked["locale"])
                self._feed.tell_me(person)
            case "dms":
                actions.accept_dms(person, accept=asked["open"] is True)
                self._feed.tell_me(person)
            case _:
                self._interact(asked, _Call(self, asked["nonce"]))

    def _interact(self, asked: Json, call: _Call) -> None:
        actions, person = self._feed.actions, self.person
        match asked["op"]:
            case "slash":
                channel, path = actions.channel(person, asked["channel"]), _texts(asked["path"])
                actions.slash(person, channel, path, dict(asked["options"]), call)
            case "autocomplete":
                channel, path = actions.channel(person, asked["channel"]), _texts(asked["path"])
                actions.autocomplete(person, channel, path, dict(asked["options"]), _text(asked["focused"]), call)
                return
            case "click":
                actions.click(person, asked["message"], _text(asked["custom_id"]), call)
            case "select":
                actions.select(person, asked["message"], _text(asked["custom_id"]), _texts(asked["values"]), call)
            case "submit":
                actions.submit(person, asked["modal"], dict(asked["values"]), call)
            case _:
                raise Refused("bad_request")
        call.progress("sent")


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise Refused("bad_request")
    return value


def _texts(value: object) -> list[str]:
    if not isinstance(value, list):
        raise Refused("bad_request")
    return [_text(entry) for entry in value]


class _Call:
    """What a tab has begun, by the number it gave it."""

    def __init__(self, tab: Tab, nonce: Any) -> None:
        self._tab = tab
        self._nonce = nonce

    def progress(self, state: str, why: str | None = None) -> None:
        self._tab.put("progress", {"nonce": self._nonce, "state": state, **({} if why is None else {"why": why})})

    def choices(self, choices: list[Json]) -> None:
        shown = [localized_choice(choice, self._tab.person.locale) for choice in choices]
        self._tab.put("choices", {"nonce": self._nonce, "choices": shown})

    def modal(self, interaction: Interaction, modal: Json) -> None:
        self._tab._feed.actions.open_modal(interaction, modal)
        shown = {key: modal[key] for key in ("title", "custom_id", "components")}
        self._tab.put("modal", {"nonce": self._nonce, "id": str(interaction.id), **shown})

    def answered(self, message: Message) -> None:
        """The message itself comes by the feed."""
