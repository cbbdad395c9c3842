"""People without a browser: what tests let them do, and how it comes out for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from sandbox.acts import Acts
from sandbox.errors import Json
from sandbox.feed import localized_choice
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.model import Channel, Interaction, Message, User
from sandbox.permissions import Overwrite
from sandbox.views import Views
from sandbox.wire import Request, Trouble, Wire
from sandbox.world import World

Who = str | int
"""A person by name or id; `"bot"` is the bot."""
Where = str | int
"""A channel by name or id; `"@Anna"` is Anna's direct messages with the bot."""

PATIENCE = 30.0
"""Seconds that a test waits for something; the machine may be busy."""
MOMENT = 0.005
"""Seconds between two acts of one person."""


class Reply:
    """What came of something a person did.

    `state` is sent, thinking, done or failed (then `why` says why). `messages` are the answers as that person sees
    them now, in the order made; `choices` and `modal` what the bot offered instead.
    """

    def __init__(self, acts: Acts, show: Callable[[int], Json | None], locale: str) -> None:
        self._acts = acts
        self._show = show
        self._locale = locale
        self._ids: list[int] = []
        self._changed = asyncio.Event()
        self.state = "sent"
        self.why: str | None = None
        self.offered: list[Json] = []
        self.form: Json | None = None

    @property
    def messages(self) -> list[Json]:
        return [shown for shown in map(self._show, self._ids) if shown is not None]

    @property
    def message(self) -> Json:
        """The one answer. Raises: ValueError when there is none, or more than one."""
        (only,) = self.messages
        return only

    async def settled(self) -> Reply:
        """Wait until it is done or has failed."""
        while self.state in ("sent", "thinking"):
            self._changed.clear()
            await self._changed.wait()
        return self

    def progress(self, state: str, why: str | None = None) -> None:
        self.state, self.why = state, why
        self._changed.set()

    def choices(self, choices: list[Json]) -> None:
        self.offered = [localized_choice(choice, self._locale) for choice in choices]

    def modal(self, interaction: Interaction, modal: Json) -> None:
        self._acts.open_modal(interaction, modal)
        self.form = {"id": str(interaction.id), **modal}

    def answered(self, message: Message) -> None:
        if message.id not in self._ids:
            self._ids.append(message.id)


class Hands:
    """The part of the sandbox that tests act with. What a client would not let a person do raises Refused."""

    _world: World
    _views: Views
    _interactions: Interactions
    _acts: Acts
    _gateway: Gateway
    _wire: Wire

    # -- finding -----------------------------------------------------------

    def person(self, who: Who) -> User:
        for user in self._world.users.values():
            if who in (user.id, user.name, user.username, str(user.id)) or (who == "bot" and user.bot):
                return user
        raise KeyError(who)

    def channel(self, where: Where) -> Channel:
        if isinstance(where, str) and where.startswith("@"):
            return self._world.direct(self.person(where[1:]).id)
        for channel in self._world.channels.values():
            if where in (channel.id, channel.name, str(channel.id)):
                return channel
        raise KeyError(where)

    @property
    def guild_id(self) -> int:
        return self._world.guild.id

    @property
    def log(self) -> Sequence[Request]:
        """Every request that the bot made, oldest first."""
        return self._wire.log

    def visible_messages(self, person: Who, channel: Where) -> list[Json]:
        """What a person sees in a channel, oldest first."""
        return [self._views.message(m) for m in self._world.visible(self.person(person), self.channel(channel))]

    def _reply(self, person: User) -> Reply:
        def show(number: int) -> Json | None:
            message = self._world.messages.get(number)
            if message is None or message.viewer not in (None, person.id):
                return None
            return self._views.message(message)

        return Reply(self._acts, show, person.locale)

    async def _outcome(self, reply: Reply) -> Reply:
        """What came of it, a moment later: nobody acts again before the bot knows that its answer arrived."""
        await reply.settled()
        await self._wire.quiet()
        await asyncio.sleep(MOMENT)
        return reply

    def _seen(self, person: User, channel: Where) -> Channel:
        return self._acts.channel(person, self.channel(channel).id)

    async def until(self, ready: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait for something to become true. Raises: TimeoutError."""
        async with asyncio.timeout(seconds):
            while not ready():  # noqa: ASYNC110 - what is waited for is any condition of a test
                await asyncio.sleep(0.005)

    # -- acting ------------------------------------------------------------

    async def slash(
        self, person: Who, channel: Where, path: str | Sequence[str], options: Mapping[str, Any] | None = None
    ) -> Reply:
        """Use a command, `"table new"` or `["table", "new"]`, and wait for what comes of it."""
        user = self.person(person)
        reply = self._reply(user)
        self._acts.slash(user, self._seen(user, channel), _path(path), options or {}, reply)
        return await self._outcome(reply)

    async def autocomplete(
        self, person: Who, channel: Where, path: str | Sequence[str], options: Mapping[str, Any], focused: str
    ) -> list[Json]:
        """The choices offered while `focused` is being typed; none when the bot did not answer in time."""
        user = self.person(person)
        reply = self._reply(user)
        self._acts.autocomplete(user, self._seen(user, channel), _path(path), options, focused, reply)
        return (await self._outcome(reply)).offered

    async def click(self, person: Who, message: int | str, custom_id: str) -> Reply:
        user = self.person(person)
        reply = self._reply(user)
        self._acts.click(user, message, custom_id, reply)
        return await self._outcome(reply)

    async def select(self, person: Who, message: int | str, custom_id: str, values: Sequence[str]) -> Reply:
        user = self.person(person)
        reply = self._reply(user)
        self._acts.select(user, message, custom_id, values, reply)
        return await self._outcome(reply)

    async def submit(self, person: Who, modal: Json, values: Mapping[str, Any]) -> Reply:
        """Send a modal in; `modal` is the `form` of the reply that showed it."""
        user = self.person(person)
        reply = self._reply(user)
        self._acts.submit(user, modal["id"], values, reply)
        return await self._outcome(reply)

    async def say(self, person: Who, channel: Where, text: str) -> Json:
        user = self.person(person)
        return self._views.message(self._acts.say(user, self._seen(user, channel), text))

    async def dismiss(self, person: Who, message: int | str) -> None:
        """Make an ephemeral message of one's own go away."""
        self._acts.dismiss(self.person(person), message)

    # -- changing the place ------------------------------------------------

    async def delete_message(self, message: int | str) -> None:
        self._world.remove_message(self._world.messages[int(message)])

    async def delete_channel(self, channel: Where) -> None:
        self._world.remove_channel(self.channel(channel))

    async def create_channel(self, name: str) -> int:
        """A new text channel. Returns: its id."""
        made = Channel(self._world.ids.next(), name, len(self._world.text_channels()))
        self._world.change_channel(made, new=True)
        return made.id

    async def set_permissions(
        self, channel: Where, who: Who | Literal["everyone"] = "bot", *, allow: int = 0, deny: int = 0
    ) -> None:
        """An exception in a channel for the bot, a person or `"everyone"`; neither allow nor deny takes it away."""
        target, kind = (self._world.guild.id, 0) if who == "everyone" else (self.person(who).id, 1)
        self._world.set_overwrite(self.channel(channel), Overwrite(target, kind, allow, deny))

    async def set_guild_locale(self, locale: str) -> None:
        self._world.guild.locale = locale
        self._world.keep("guild", self._world.guild)

    async def set_locale(self, person: Who, locale: str) -> None:
        self._acts.speak(self.person(person), locale)

    async def close_dms(self, person: Who, *, closed: bool = True) -> None:
        self._acts.take_dms(self.person(person), open_=not closed)

    async def kick_bot(self) -> None:
        self._world.set_member(self._world.bot, joined=False)

    async def invite_bot(self) -> None:
        self._world.set_member(self._world.bot, joined=True)

    async def remove_member(self, person: Who) -> None:
        self._world.set_member(self.person(person), joined=False)

    # -- trouble -----------------------------------------------------------

    async def drop_gateway(self, what: int) -> None:
        """7 asks the bot to reconnect, 9 ends its session, a close code (4000 …) closes the connection with it."""
        await self._gateway.drop(what)

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
        """Let the next requests fail; `path` may hold `*`. `accepted`: they take effect, only the answer is lost."""
        self._wire.troubles.append(Trouble(method, path, status, code, times, retry_after, accepted))


def _path(path: str | Sequence[str]) -> list[str]:
    return path.split() if isinstance(path, str) else list(path)
