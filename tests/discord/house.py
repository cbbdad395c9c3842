"""A Discord of SimCord with the real bot in it: one server, one channel, and people who act as people do."""

import asyncio
import random
import re
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.actors import MemberActor, _dispatch_actor_interaction
from simcord.backend.serializers import message_payload
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult, ResponseMessage

from bot.app.clock import SystemClock
from bot.app.thinker import Thinker, guided_advice
from bot.discord.client import Ports, StichBot
from bot.discord.pages.table_frame import names_of
from bot.storage import Database, Stores, TableStore, open_database, stores_of
from bot.tables.model import Delays, Table, TableId, UserId
from bot.tables.ports import Advise, Think
from bot.tables.rating import RatingChange
from bot.text.emoji_names import wanted_emoji
from bot.text.i18n import Localiser, Voice
from engine.cards import CardSet
from tests.discord.secrecy import Knowledge, excess
from tests.support.openapi import check_request

WORDS = Localiser(strict=True)
"""A missing text is an error; read once for all tests."""
REASON = "💡"
"""What each reason of a suggestion begins with."""
NOTHING = timedelta(0)
NEVER = timedelta(days=9)
HASTY = Delays((NOTHING, NOTHING), (NEVER, NEVER), NEVER)
"""Computers answer at once; nothing is done for people."""


class SimClock(SystemClock):
    """SimCord's time: it passes only when a test says so."""

    env: simcord.Env

    def now(self) -> datetime:
        """The virtual time."""
        return self.env.now()

    async def park(self, waiting: Any) -> None:
        """Tell SimCord that the bot is at rest meanwhile."""
        await self.env.external_wait(waiting, reason="clock")


class WatchedStore(TableStore):
    """The real store; what it has made durable is told to the test."""

    def __init__(self, database: Database, house: "House") -> None:
        super().__init__(database)
        self._house = house

    async def save(self, before: Table | None, after: Table, **rest: Any) -> tuple[RatingChange, ...]:
        """Save, then tell."""
        if self._house.before_saving is not None:
            await self._house.before_saving(self._house.clock)
        changes = await super().save(before, after, **rest)
        self._house.knowledge.saved(after)
        return changes


class Requests(list[Any]):
    """The log of requests; each is checked at the moment at which the bot makes it."""

    def __init__(self, house: "House") -> None:
        super().__init__()
        self._house = house

    def append(self, entry: Any) -> None:
        """Check it, then keep it."""
        super().append(entry)
        self._house.check(entry)


@dataclass
class House:
    """The test's side of everything."""

    path: Path
    chance: random.Random
    think: Think = field(default_factory=Thinker)
    advise: Advise = guided_advice
    """Quick; a test of the search behind suggestions has `Thinker.advise`."""
    delays: Delays = HASTY
    clock: SimClock = field(default_factory=SimClock)
    knowledge: Knowledge = field(default_factory=Knowledge)
    faults: list[str] = field(default_factory=list)
    """What was wrong with requests: their form, or a card that somebody may not know."""
    drawn: bool = False
    """Whether there is an emoji for every card, and the bot uses them."""
    before_saving: Any = None
    """What a test wants to happen whenever a table is about to be saved."""

    env: simcord.Env = field(init=False)
    guild: Any = field(init=False)
    channel: Any = field(init=False)

    # ------------------------------------------------------------------------------------------------------- lifetime

    def make_bot(self, **options: Any) -> StichBot:
        """The real bot with this test's ports."""
        ports = Ports(self.storage, self.clock, self.think, self.advise, self.chance, self.delays)
        options = {"emoji": "use" if self.drawn else "off", **options}
        return StichBot(ports, localiser=WORDS, **options)

    @asynccontextmanager
    async def storage(self) -> AsyncIterator[Stores]:
        """The real database."""
        async with await open_database(self.path, now=self.clock.now()) as database:
            yield replace(stores_of(database), tables=WatchedStore(database, self))

    @property
    def bot(self) -> StichBot:
        """The bot that is running."""
        bot = self.env.bot
        assert isinstance(bot, StichBot)
        return bot

    async def restart(self, **options: Any) -> None:
        """End the bot as a host does, and start another on the same database."""
        await self.env.settle()
        old = self.bot
        await old.close()
        await self.env.restart_bot(self.make_bot(**options))
        await self.env.settle()

    async def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Let the bot's own service do something, as if somebody had asked elsewhere."""
        with self.env._bot_scope():
            task = asyncio.get_running_loop().create_task(work)
        await self.env.settle()
        return await task

    def draw_cards(self) -> None:
        """Have an emoji for everything, as if the bot had created them earlier."""
        for wanted in wanted_emoji(WORDS):
            self.env.backend.create_application_emoji(f"{wanted.stem}_00000000")

    # --------------------------------------------------------------------------------------------------------- people

    def person(self, name: str, **options: Any) -> MemberActor:
        """Somebody comes to the server."""
        return self.guild.add_member(self.env.create_user(name, **options))

    def admin(self, name: str) -> MemberActor:
        """Somebody comes who manages the server."""
        role = self.guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
        return self.guild.add_member(self.env.create_user(name), roles=[role])

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        await self.env.advance_time(seconds)

    def forbid(self, **rights: bool) -> None:
        """Take these rights from everybody, before the bot connects."""
        for role in self.env.backend.get_guild(self.guild.id).roles.values():
            role.permissions &= ~discord.Permissions(**rights).value

    # --------------------------------------------------------------------------------------------------------- tables

    @property
    def tables(self) -> Sequence[Table]:
        """The open tables of the channel."""
        return self.bot.services.tables.in_channel(self.channel.id)

    @property
    def table(self) -> Table:
        """The only open table."""
        (only,) = self.tables
        return only

    def now(self, table: TableId) -> Table:
        """The table as it stands."""
        found = self.bot.services.tables.get(table)
        assert found is not None
        return found

    # --------------------------------------------------------------------------------------------------------- checks

    def check(self, entry: Any) -> None:
        """A request has the form that Discord takes, and names no card that its readers may not know."""
        if "/gateway" not in entry.path:
            self.faults += check_request(entry.method, entry.path, entry.json)
        # Emoji are all cards of a deck, whatever anybody holds.
        if entry.path.endswith(("/commands", "/emojis")) or entry.json is None:
            return
        allowed = self._readers_may_know(entry) | self.knowledge.replayed(entry.json)
        if (leaked := excess(entry.json, allowed)) != "none":
            self.faults.append(f"{entry.method} {entry.path} names {leaked}")

    def _readers_may_know(self, entry: Any) -> Any:
        parts = entry.path.strip("/").split("/")
        backend = self.env.backend
        if parts[0] == "channels":
            public = self.knowledge.public(int(parts[1]))
            channel = backend.channels.get(int(parts[1]))
            people = [user for user in channel.recipient_ids if user != backend.bot_user.id] if channel else []
            return self._own(people[0], entry.json) | public if people else public
        if parts[0] in {"interactions", "webhooks"}:
            return self._readers_of_answer(entry, parts)
        return 0

    def _own(self, user: int, body: Any) -> Any:
        """What somebody may know; with a suggestion, also the unseen cards that its reasons conclude from that."""
        known = self.knowledge.of(UserId(user))
        if REASON in str(body) and excess(body, known) != "none":
            known = CardSet(known | self.knowledge.concluded(UserId(user)))
        return known

    def _readers_of_answer(self, entry: Any, parts: Sequence[str]) -> Any:
        """An answer is private when it or the message that it changes is; else the channel reads it."""
        backend = self.env.backend
        interaction = next(one for one in backend.interactions.values() if one.token == parts[2])
        public = self.knowledge.public(interaction.channel_id)
        body = entry.json
        own = self._own(interaction.user_id, body) | public
        if parts[0] == "interactions":
            if body["type"] in (8, 9) or (body.get("data") or {}).get("flags", 0) & 64:
                return own
            source = interaction.source_message_id if body["type"] in (6, 7) else None
        elif entry.method == "POST":
            return own if body.get("flags", 0) & 64 else public
        else:
            source = interaction.message_id if parts[-1] == "@original" else int(parts[-1])
        channel = backend.get_channel(interaction.channel_id)
        if channel.recipient_ids:
            return own
        message = backend.messages.get(interaction.channel_id, {}).get(source)
        return own if message is not None and message.is_ephemeral else public


async def surely(actor: Any, channel: Any, command: str, **options: Any) -> Any:
    """Give a command that asks before it does anything, and press the button for it; the last answer.

    `channel`: None for a command in a direct message.
    """
    asked = (await actor.slash(*([channel] if channel is not None else []), command, **options)).response
    return (await actor.click(asked, label=labels(asked)[1])).response


async def end_together(house: House, *people: MemberActor) -> None:
    """The first proposes to end the match, and the others agree by the button of the table's message."""
    await surely(people[0], house.channel, "table end")
    await house.wait(4)
    for person in people[1:]:
        await person.click(house.channel.history()[-1], label="Agree")
        await house.wait(4)


def private_messages(house: House, actor: MemberActor, channel: int | None = None) -> list[ResponseMessage]:
    """What this person alone sees in the channel or in another one, oldest first."""
    stored = house.env.backend.messages[channel or house.channel.id].values()
    return [ResponseMessage(house.env, one) for one in stored if one.is_ephemeral and one.visible_to(actor.id)]


# -------------------------------------------------------------------------------------------- what no client would send


async def restarted_with(house: House, sql: str) -> None:
    """Restart the bot; in between change its database."""
    await house.bot.close()
    with closing(sqlite3.connect(house.path)) as connection:
        connection.execute(sql)
        connection.commit()
    await house.env.restart_bot(house.make_bot())
    await house.wait(15)


async def raw_click(
    house: House, actor: MemberActor, message: Any, custom_id: str, values: Sequence[str] | None = None
) -> InteractionResult:
    """A click on a button that is not on the message any more, or never was: an old client's, or a forged one."""
    backend = house.env.backend
    stored = backend.messages[message.channel.id if hasattr(message, "channel") else message.channel_id][message.id]
    kind = 2 if values is None else 3
    button: dict[str, Any] = {"type": kind, "custom_id": custom_id}
    button |= {"style": 2, "label": "x"} if kind == 2 else {"options": [{"label": "x", "value": "x"}]}
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
    if values is not None:
        data["values"] = list(values)
    shown = {**message_payload(backend, stored), "components": [{"type": 1, "components": [button]}]}
    return await _sent(house, actor, stored.channel_id, 3, data, extra={"message": shown}, source=stored.id)


async def raw_command(house: House, actor: MemberActor, data: dict[str, Any]) -> InteractionResult:
    """A command as a stale client knows it."""
    return await _sent(house, actor, house.channel.id, 2, {"id": "1", "type": 1, **data})


async def raw_modal(house: House, actor: MemberActor, custom_id: str) -> InteractionResult:
    """A form that this bot has not opened."""
    return await _sent(house, actor, house.channel.id, 5, {"custom_id": custom_id, "components": []})


async def raw_form(house: House, actor: MemberActor, message: Any, custom_id: str, text: str) -> InteractionResult:
    """A form with one line, as if it had been opened over this message; no client lets so much be written there."""
    stored = house.env.backend.messages[message.channel.id][message.id]
    line = {"type": 18, "component": {"type": 4, "custom_id": "line", "value": text}}
    extra = {"message": message_payload(house.env.backend, stored)}
    data = {"custom_id": custom_id, "components": [line]}
    return await _sent(house, actor, stored.channel_id, 5, data, extra=extra, source=stored.id)


async def _sent(
    house: House,
    actor: MemberActor,
    channel: int,
    kind: int,
    data: dict[str, Any],
    *,
    extra: dict[str, Any] | None = None,
    source: int | None = None,
) -> InteractionResult:
    found = house.env.backend.get_channel(channel)
    direct = bool(found.recipient_ids)
    handle = ChannelHandle(house.env, None if direct else house.guild, found)
    who = actor.user if direct else actor
    return await _dispatch_actor_interaction(who, kind, handle, data, extra=extra, source_message_id=source)


# ------------------------------------------------------------------------------------------------------------- messages


def controls(message: Any) -> list[dict[str, Any]]:
    """The buttons and menus of a message, in order, as Discord knows them."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    return [item for row in rows for item in row.get("components", ())]


def labels(message: Any) -> list[str]:
    """What stands on its buttons."""
    return [item["label"] for item in controls(message) if item["type"] == 2]


def ids(message: Any, verb: str, *, disabled: bool | None = False) -> list[str]:
    """The ids of its controls with this verb (None: disabled or not)."""
    return [
        item["custom_id"]
        for item in controls(message)
        if f":{verb}" in item.get("custom_id", "")
        and item["custom_id"].split(":", 4)[4].partition("=")[0] == verb
        and (disabled is None or bool(item.get("disabled")) == disabled)
    ]


def text_of(message: Any) -> str:
    """All that a message says: content, embeds, buttons, menus."""
    parts = [message.content or ""]
    for embed in message.embeds:
        parts += [embed.title or "", embed.description or "", embed.footer.text or ""]
        parts += [part for one in embed.fields for part in (one.name or "", one.value or "")]
    for item in controls(message):
        parts += [item.get("label") or "", item.get("placeholder") or ""]
        parts += [option["label"] for option in item.get("options", ())]
    return "\n".join(part for part in parts if part)


def untimed(message: Any) -> str:
    """The same without times: the press that shows one hand may have made the turn longer that another still shows."""
    return re.sub(r"<t:\d+:R>", "", text_of(message))


def called(house: House) -> tuple[str, ...]:
    """The players' names in English, by seat."""
    return names_of(house.table, Voice(WORDS))


def first(found: Iterable[Any]) -> Any:
    """The first of them."""
    return next(iter(found))


async def begun(house: House, *names: str, casual: bool = False, **options: Any) -> list[MemberActor]:
    """People at a table whose match has begun, against the computer where there is one only; drawn and at rest.

    `casual`: the match is not rated, although several play.
    """
    people = [house.person(name) for name in names]
    await people[0].slash(house.channel, "table new")
    table = house.tables[-1]
    tables, host = house.bot.services.tables, UserId(people[0].id)
    if options:
        await house.do(tables.set_options(table.id, host, options=options))
    if casual:
        await house.do(tables.set_options(table.id, host, wants_rated=False))
    for one in people[1:]:
        await one.slash(house.channel, "table join")
    if len(people) == 1:
        await people[0].slash(house.channel, "table add-computer")
    await people[0].slash(house.channel, "table start")
    await house.wait(2)
    return people
