"""A bot on a real connection: the sandbox, slow parts, and what a test clicks there."""

import asyncio
import dataclasses
import itertools
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl

from bot.app.clock import SystemClock
from bot.app.thinker import Thinker
from bot.discord.client import Ports, StichBot, run
from bot.storage import ArchiveStore, Database, Stores, TableStore, open_database, stores_of
from bot.tables.model import Delays, Table, TableId
from bot.tables.ports import Finished
from bot.tables.rating import RatingChange
from engine.cards import CardSet
from sandbox.testing import NO_RATE_LIMITS, DrivenSandbox
from sandbox.world import permissions as bits
from tests.discord.house import WORDS
from tests.discord.secrecy import Knowledge, cards_in, excess, read_texts
from tests.support.openapi import check_request

NOTHING = timedelta(0)
PATIENCE = 120.0
"""Seconds; the machine may be busy."""
QUICK = Delays((NOTHING, NOTHING), (timedelta(days=1), timedelta(days=1)), timedelta(days=1))


@pytest.fixture
def first_answer() -> float:
    """How long people wait for a first answer. What takes too long for Discord's 3 seconds is measured by itself."""
    return PATIENCE


@pytest.fixture
def threads_allowed() -> bool:
    """Whether the bot may start threads in the first channel; else tables stay there."""
    return False


@pytest.fixture
async def box(first_answer: float, threads_allowed: bool) -> AsyncIterator[DrivenSandbox]:
    """A Discord on loopback."""
    sandbox = DrivenSandbox(limits=dataclasses.replace(NO_RATE_LIMITS, first_answer=first_answer))
    await sandbox.start()
    if not threads_allowed:
        await sandbox.set_permissions(first_channel(sandbox), "bot", deny=bits.CREATE_PUBLIC_THREADS)
    yield sandbox
    faults = [fault for one in sandbox.log for fault in check_request(one.method, one.path, one.payload)]
    await sandbox.close()
    assert not faults


class SlowStore(TableStore):
    """The real store, slow."""

    delay = 0.0

    def __init__(self, database: Database, knowledge: Knowledge, look: Callable[[], None]) -> None:
        super().__init__(database)
        self._knowledge = knowledge
        self._look = look

    async def save(self, before: Table | None, after: Table, **rest: Any) -> tuple[RatingChange, ...]:
        """Save after a while."""
        await asyncio.sleep(self.delay)
        changes = await super().save(before, after, **rest)
        self._look()
        self._knowledge.saved(after)
        return changes


class SlowArchive(ArchiveStore):
    """The real archive, as slow as the store."""

    def __init__(self, database: Database, store: SlowStore) -> None:
        super().__init__(database)
        self._store = store

    async def finished(self, table: TableId, number: int | None) -> Finished | None:
        """Read the record after a while."""
        await asyncio.sleep(self._store.delay)
        return await super().finished(table, number)


class SlowThinker(Thinker):
    """The real computer player, slow."""

    delay = 0.0
    thinking = 0
    """How many answers it is looking for."""

    async def __call__(self, *given: Any) -> str:
        """Answer after a while."""
        self.thinking += 1
        await asyncio.sleep(self.delay)
        self.thinking -= 1
        return await super().__call__(*given)


class Connected:
    """The bot in this process, connected to the sandbox."""

    def __init__(
        self,
        box: DrivenSandbox,
        bot: StichBot,
        store: Callable[[], SlowStore],
        thinker: SlowThinker,
        stop: asyncio.Event,
    ) -> None:
        self.box, self.bot, self.thinker, self.stop = box, bot, thinker, stop
        self._store = store

    @property
    def store(self) -> SlowStore:
        """Its store."""
        return self._store()

    @property
    def table(self) -> Table:
        """The only open table."""
        (only,) = [self.bot.services.tables.get(id) for id in self.bot.services.tables.ids()]
        assert only is not None
        return only


@pytest.fixture
def delays() -> Delays:
    """How long the table waits before it does something by itself."""
    return QUICK


@pytest.fixture
async def connected(
    box: DrivenSandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, delays: Delays
) -> AsyncIterator[Connected]:
    """A bot that is logged in and ready."""
    monkeypatch.setattr(discord.http.Route, "BASE", box.api_base)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(box.gateway_url))
    monkeypatch.setattr(discord.asset.Asset, "BASE", box.cdn_base)
    stores: list[SlowStore] = []
    knowledge = Knowledge()
    leaks: list[str] = []
    looked = 0

    def look() -> None:
        """What was sent since the last look names no card that is not public; told before more becomes public."""
        nonlocal looked
        leaks.extend(_leaks(box, knowledge, looked))
        looked = len(box.log)

    @asynccontextmanager
    async def storage() -> AsyncIterator[Stores]:
        async with await open_database(tmp_path / "stich.db", now=SystemClock().now()) as database:
            stores.append(SlowStore(database, knowledge, look))
            archive = SlowArchive(database, stores[-1])
            yield dataclasses.replace(stores_of(database), tables=stores[-1], archive=archive)

    read_texts()
    stop, ready, thinker = asyncio.Event(), asyncio.Event(), SlowThinker()
    ports = Ports(storage, SystemClock(), thinker, thinker.advise, random.Random(1), delays)
    bot = StichBot(ports, localiser=WORDS, ready=ready, guild_ready_timeout=0.05)
    running = asyncio.create_task(run(bot, box.token, stop))
    async with asyncio.timeout(PATIENCE):
        await ready.wait()
    await box.until(lambda: bool(box.visible_messages("Anna", first_channel(box))))
    yield Connected(box, bot, lambda: stores[-1], thinker, stop)
    stop.set()
    async with asyncio.timeout(PATIENCE):
        await running
    look()
    assert not leaks


def _leaks(box: DrivenSandbox, knowledge: Knowledge, since: int) -> list[str]:
    """Public messages and answers that name a card which is not public."""
    public = knowledge.public(first_channel(box))
    places = [first_channel(box), *(thread.id for thread in box._world.threads(first_channel(box)))]
    paths = tuple(f"/channels/{place}/" for place in places)
    faults = []
    for one in itertools.islice(box.log, since, None):
        body = one.payload or {}
        open_answer = one.path.endswith("/callback") and body.get("type") == 4 and not body["data"].get("flags", 0) & 64
        if one.path.startswith(paths) or open_answer:
            leaked = excess(body, public | knowledge.replayed(body))
            faults += [f"{one.method} {one.path} names {leaked}"] if leaked != "none" else []
    return faults


def first_channel(box: DrivenSandbox) -> int:
    """The channel in which the bot has introduced itself: the server's first."""
    return int(next(iter(channel.id for channel in box.text_channels())))


def buttons(message: Any, verb: str) -> list[str]:
    """The open buttons with this verb."""
    return [
        item["custom_id"]
        for row in message["components"]
        for item in row["components"]
        if item.get("custom_id")  # a link has none
        and not item.get("disabled")
        and item["custom_id"].split(":", 4)[4].partition("=")[0] == verb
    ]


def cards_on(panel: Any) -> CardSet:
    """The hand that it shows: as buttons while cards are played, else as text."""
    fields = [field for embed in panel["embeds"] for field in embed.get("fields", ())]
    listed = [field["value"] for field in fields if field["name"].startswith("Hand (")]
    items = [item for row in panel["components"] for item in row["components"]]
    return cards_in([listed, [item["label"] for item in items if "=play " in item["custom_id"]]])


async def panel_of(box: DrivenSandbox, person: str) -> Any:
    """The private panel after one click on *Play*."""
    welcome = box.visible_messages(person, first_channel(box))[0]
    await box.click(person, welcome["id"], buttons(welcome, "play")[0])

    def private() -> list[Any]:
        return [one for one in box.visible_messages(person, first_channel(box)) if one.get("flags", 0) & 64]

    # Where the first drawing takes long the click is only confirmed; the panel then comes as a message of its own.
    await box.until(lambda: bool(private()))
    return private()[-1]


def same_message(box: DrivenSandbox, person: str, message: Any) -> Any:
    return next(one for one in box.visible_messages(person, first_channel(box)) if one["id"] == message["id"])
