"""What only a real connection shows: clicks at the same instant, a lost gateway, a killed process, real time."""

import asyncio
import itertools
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import yarl

from bot.clock import SystemClock
from bot.discord.client import Ports, StichBot, run
from bot.storage import Database, NoteStore, TableStore
from bot.tables.model import Delays, Table, TableId, TableState, UserId
from bot.tables.ports import Finished
from bot.thinker import Thinker
from engine.cards import Seat
from engine.game import Act
from engine.record import Fault, read
from sandbox import NO_RATE_LIMITS, Refused, Sandbox
from tests.discord.house import WORDS, Storage
from tests.discord.secrecy import Knowledge, excess
from tests.support.openapi import check_request

NOTHING = timedelta(0)
QUICK = Delays((NOTHING, NOTHING), (timedelta(days=1), timedelta(days=1)), timedelta(days=1))
BRISK = Delays((NOTHING, timedelta(milliseconds=5)), (NOTHING, timedelta(milliseconds=20)), timedelta(seconds=1.2))
"""What the table does by itself comes about as fast as clicks do; no deal ends before the last is drawn."""
ROUNDS = 15
"""More clicks than there are in a deal."""
SECOND = 1.0
"""The first answer is there before this."""
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    """A Discord on loopback."""
    made = Sandbox(limits=NO_RATE_LIMITS)
    await made.start()
    yield made
    faults = [fault for one in made.log for fault in check_request(one.method, one.path, one.payload)]
    await made.close()
    assert not faults


class SlowStore(TableStore):
    """The real store, slow."""

    delay = 0.0

    def __init__(self, database: Database, knowledge: Knowledge, look: Callable[[], None]) -> None:
        super().__init__(database)
        self._knowledge = knowledge
        self._look = look

    async def save(self, before: Table | None, after: Table, **rest: Any) -> None:
        """Save after a while."""
        await asyncio.sleep(self.delay)
        await super().save(before, after, **rest)
        self._look()
        self._knowledge.saved(after)

    async def finished(self, table: TableId, number: int | None) -> Finished | None:
        """Read the record after a while."""
        await asyncio.sleep(self.delay)
        return await super().finished(table, number)


class SlowThinker(Thinker):
    """The real computer player, slow."""

    delay = 0.0

    async def __call__(self, *given: Any) -> str:
        """Answer after a while."""
        await asyncio.sleep(self.delay)
        return await super().__call__(*given)


class Connected:
    """The bot in this process, connected to the sandbox."""

    def __init__(
        self, box: Sandbox, bot: StichBot, store: Callable[[], SlowStore], thinker: SlowThinker, stop: asyncio.Event
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
        (only,) = [self.bot.hall.tables.get(id) for id in self.bot.hall.tables.ids()]
        assert only is not None
        return only


Connect = Callable[[], Awaitable[Connected]]


@pytest.fixture
def delays() -> Delays:
    """How long the table waits before it does something by itself."""
    return QUICK


@pytest.fixture
async def connected(
    box: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, delays: Delays
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
    async def storage() -> AsyncIterator[Storage]:
        async with await Database.open(tmp_path / "stich.db", now=SystemClock().now()) as database:
            stores.append(SlowStore(database, knowledge, look))
            yield Storage(stores[-1], NoteStore(database))

    stop, ready, thinker = asyncio.Event(), asyncio.Event(), SlowThinker()
    ports = Ports(storage, SystemClock(), thinker, random.Random(1), delays)
    bot = StichBot(ports, localiser=WORDS, ready=ready, guild_ready_timeout=0.05)
    running = asyncio.create_task(run(bot, box.token, stop))
    async with asyncio.timeout(10):
        await ready.wait()
    await box.until(lambda: bool(box.visible_messages("Anna", _channel(box))))
    yield Connected(box, bot, lambda: stores[-1], thinker, stop)
    stop.set()
    async with asyncio.timeout(10):
        await running
    look()
    assert not leaks


def _leaks(box: Sandbox, knowledge: Knowledge, since: int) -> list[str]:
    """Public messages and answers that name a card which is not public."""
    public = knowledge.public(_channel(box))
    faults = []
    for one in itertools.islice(box.log, since, None):
        body = one.payload or {}
        open_answer = one.path.endswith("/callback") and body.get("type") == 4 and not body["data"].get("flags", 0) & 64
        if one.path.startswith(f"/channels/{_channel(box)}/") or open_answer:
            leaked = excess(body, public)
            faults += [f"{one.method} {one.path} names {leaked}"] if leaked != "none" else []
    return faults


def _channel(box: Sandbox) -> int:
    """The channel in which the bot has introduced itself: the server's first."""
    return int(next(iter(channel.id for channel in box._world.text_channels())))


def buttons(message: Any, verb: str) -> list[str]:
    """The open buttons with this verb."""
    return [
        item["custom_id"]
        for row in message["components"]
        for item in row["components"]
        if not item.get("disabled") and item["custom_id"].split(":", 4)[4].partition("=")[0] == verb
    ]


def _cards(message: Any) -> set[str]:
    """The cards on its buttons, open or shut."""
    found = [item["custom_id"].partition("=")[2] for row in message["components"] for item in row["components"]]
    return {one for one in found if one.startswith("play ")}


async def panel_of(box: Sandbox, person: str) -> Any:
    """The private panel after one click on *Play*."""
    welcome = box.visible_messages(person, _channel(box))[0]
    return (await box.click(person, welcome["id"], buttons(welcome, "play")[0])).message


async def test_a_deal_is_played_over_a_real_connection(connected: Connected) -> None:
    box = connected.box
    panel = await panel_of(box, "Anna")
    for _ in range(40):
        if buttons(panel, "next"):
            break
        if not buttons(panel, "do"):
            await asyncio.sleep(0.02)
        else:
            reply = await box.click("Anna", panel["id"], buttons(panel, "do")[0])
            assert reply.state == "done"
        panel = next(one for one in box.visible_messages("Anna", _channel(box)) if one["id"] == panel["id"])
    assert buttons(panel, "next")
    await box.until(lambda: any("Last trick" in str(one) for one in box.visible_messages("Ben", _channel(box))))
    await box.until(lambda: len(box.visible_messages("Anna", "@Anna")) == 1)


@pytest.mark.parametrize("what", [7, 4000])
async def test_a_lost_gateway_is_resumed_and_the_click_made_meanwhile_is_answered(
    connected: Connected, what: int
) -> None:
    box = connected.box
    panel = await panel_of(box, "Anna")
    before = connected.table.revision
    await box.drop_gateway(what)
    reply = await box.click("Anna", panel["id"], buttons(panel, "do")[0])
    assert reply.state == "done"
    assert connected.table.revision > before


async def test_two_clicks_at_once_are_one_move_and_both_are_answered(connected: Connected) -> None:
    box = connected.box
    connected.thinker.delay = 5
    panel = await panel_of(box, "Anna")
    hand = await _direct_hand(box)
    match = connected.table.match
    assert match is not None
    if not isinstance(match.turn, Act) or match.turn.seat != 0:
        pytest.fail("it is Anna's turn with this seed")
    before = len(match.log)
    replies = await asyncio.gather(
        box.click("Anna", panel["id"], buttons(panel, "do")[0]),
        box.click("Anna", panel["id"], buttons(panel, "do")[-1]),
        box.click("Anna", hand["id"], buttons(hand, "do")[0]),
    )
    assert [reply.state for reply in replies] == ["done"] * 3
    match = connected.table.match
    assert match is not None
    assert len(match.log) == before + 1


async def _direct_hand(box: Sandbox) -> Any:
    await box.until(lambda: bool(box.visible_messages("Anna", "@Anna")))
    return box.visible_messages("Anna", "@Anna")[-1]


async def test_the_first_answer_comes_within_a_second_whatever_is_slow(connected: Connected) -> None:
    box = connected.box
    panel = await panel_of(box, "Anna")
    connected.store.delay, connected.thinker.delay = 2.0, 2.0
    for act in (
        lambda: box.click("Anna", panel["id"], buttons(panel, "do")[0]),
        lambda: box.slash("Ben", _channel(box), "table new"),
        lambda: box.slash("Chie", _channel(box), "help"),
    ):
        taken, reply = await _first_answer(box, act)
        assert taken < SECOND
        assert reply.state == "done"


async def _first_answer(box: Sandbox, act: Callable[[], Awaitable[Any]]) -> tuple[float, Any]:
    """How long it took until the bot's callback arrived."""
    made = len(box.log)
    began = time.perf_counter()
    waiting = asyncio.ensure_future(act())
    await box.until(lambda: any(one.path.endswith("/callback") for one in list(box.log)[made:]), seconds=5)
    taken = time.perf_counter() - began
    return taken, await waiting


@pytest.mark.parametrize("delay", [0.0, 1.2])
async def test_a_record_arrives_as_a_file_also_when_it_takes_long(connected: Connected, delay: float) -> None:
    box, tables = connected.box, connected.bot.hall.tables
    await box.slash("Anna", _channel(box), "table new", {"game": "klaberjass", "opponents": "computer"})
    table, anna = connected.table, UserId(int(box.person("Anna").id))
    await tables.end(table.id, anna)
    host = table.people[0]
    opened = await tables.open(place=table.place, host=host, game="klaberjass", options={"target": 300}, cause=1)
    table = await tables.begin(opened.id, anna, 2, fill=True)
    for cause in range(3, 2000):
        if (table := connected.table).state is not TableState.PLAYING:
            break
        assert table.match is not None
        if not isinstance(table.match.turn, Act):
            await tables.next_deal(table.id, anna, cause)
        elif table.match.turn.seat == table.seat_of(anna):
            await tables.act(table.id, anna, table.match.choice(Seat(0)).legal[0], revision=None, cause=cause)
        else:
            await asyncio.sleep(0.01)
    connected.store.delay = delay
    reply = await box.slash("Anna", _channel(box), "table record")
    assert reply.state == "done"
    (file,) = reply.message["attachments"]
    assert file["filename"] == f"klaberjass-{table.id}-1.stich"
    async with aiohttp.ClientSession() as session, session.get(file["url"]) as answer:
        *_, match = read(await answer.read())
    assert not isinstance(match, Fault)
    assert table.match is not None
    assert match.standings == table.match.standings


async def test_an_answer_whose_confirmation_is_lost_is_given_once_and_moves_once(connected: Connected) -> None:
    box = connected.box
    panel = await panel_of(box, "Anna")
    match = connected.table.match
    assert match is not None
    before = len(match.log)
    box.fail_next("POST", "/interactions/*/callback", 502, accepted=True)
    reply = await box.click("Anna", panel["id"], buttons(panel, "do")[0])
    assert reply.state == "done"
    match = connected.table.match
    assert match is not None
    assert len(match.log) > before


async def test_a_rate_limited_channel_keeps_no_click_waiting(connected: Connected) -> None:
    box = connected.box
    panel = await panel_of(box, "Anna")
    box.fail_next("PATCH", "/channels/*/messages/*", 429, times=3, retry_after=1.0)
    taken, reply = await _first_answer(box, lambda: box.click("Anna", panel["id"], buttons(panel, "do")[0]))
    assert taken < SECOND
    assert reply.state == "done"


async def test_what_runs_when_the_bot_is_stopped_is_finished_and_answered(connected: Connected) -> None:
    box = connected.box
    panel = await panel_of(box, "Anna")
    before = connected.table.revision
    connected.store.delay = 1.5
    clicking = asyncio.ensure_future(box.click("Anna", panel["id"], buttons(panel, "do")[0]))
    await box.until(lambda: connected.bot.hall.answering.running == 1)
    connected.stop.set()
    reply = await clicking
    assert reply.state == "done"
    await box.until(lambda: connected.table.revision > before)
    await box.until(lambda: _again(box, "Anna", panel)["components"] != panel["components"])


# ------------------------------------------------------------------------------------- clicks that meet the table's own


@pytest.fixture
def uneven_net(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> random.Random:
    """A net on which answers and changes of private messages overtake each other, and their confirmations too."""
    chance = random.Random(request.node.callspec.params["seed"])
    send = discord.webhook.async_.AsyncWebhookAdapter.request

    async def late(*given: Any, **named: Any) -> Any:
        await asyncio.sleep(chance.choice((0.0, 0.0, 0.05, 0.1)))
        answer = await send(*given, **named)
        await asyncio.sleep(chance.choice((0.0, 0.0, 0.05, 0.1)))
        return answer

    monkeypatch.setattr(discord.webhook.async_.AsyncWebhookAdapter, "request", late)
    return chance


def _panels(box: Sandbox) -> list[Any]:
    """Anna's private messages that are hands."""
    seen = [one for one in box.visible_messages("Anna", _channel(box)) if one.get("flags", 0) & 64]
    return [one for one in seen if any(":score" in item["custom_id"] for item in one["components"][-1]["components"])]


@pytest.mark.parametrize("seed", [1, 3])
@pytest.mark.parametrize("delays", [BRISK])
async def test_after_every_click_the_only_panel_shows_the_present(
    connected: Connected, uneven_net: random.Random, seed: int
) -> None:
    box, tables = connected.box, connected.bot.hall.tables
    # Without Stöck: the end of a deal names them again, when `Knowledge` has forgotten who played them.
    chosen = {"game": "schieber", "preset": "tournament", "opponents": "computer"}
    await box.slash("Anna", _channel(box), "table new", chosen)
    table_id, anna = connected.table.id, UserId(int(box.person("Anna").id))

    def present() -> bool:
        """Whether the table waits for Anna, and her only panel offers just what she may do now."""
        table = tables.get(table_id)
        assert table is not None
        seat = table.seat_of(anna)
        assert seat is not None
        if table.state is not TableState.PLAYING or table.match is None or table.match.turn != Act(seat):
            return False
        legal = set(table.match.choice(seat).legal)
        prefix = f"s1:{table_id}:{seat}:{table.revision_of(seat)}:do="
        shown = [set(buttons(panel, "do")) for panel in _panels(box)]
        return len(legal) > 1 and shown == [{prefix + answer for answer in legal}]

    async def click(panel: Any, button: str) -> None:
        with suppress(Refused):  # it has gone from the panel meanwhile, and nobody can click it
            await box.click("Anna", panel["id"], button)

    for _ in range(ROUNDS):
        await box.until(present, seconds=5)
        (panel,) = _panels(box)
        clicking = [asyncio.ensure_future(click(panel, uneven_net.choice(buttons(panel, "do"))))]
        if uneven_net.random() < 0.5:  # once more, or on what comes next, at whatever moment
            await asyncio.sleep(uneven_net.random() * 0.1)
            for late in _panels(box):
                clicking += [asyncio.ensure_future(click(late, one)) for one in buttons(late, "do")[:1]]
        if uneven_net.random() < 0.3:
            table_message = [one for one in box.visible_messages("Ben", _channel(box)) if one["components"]][-1]
            clicking += [asyncio.ensure_future(click(table_message, one)) for one in buttons(table_message, "hand")]
        await asyncio.gather(*clicking)
    await box.until(present, seconds=5)


# ------------------------------------------------------------------------------------------------- another process


class Process:
    """`stich run` as a process of its own."""

    def __init__(self, box: Sandbox, folder: Path) -> None:
        self.box, self.folder = box, folder
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it and wait until it is connected."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.box.token,
            "STICH_DATABASE": str(self.folder / "stich.db"),
            "STICH_API_BASE": self.box.api_base,
            "STICH_GATEWAY_URL": self.box.gateway_url,
            "STICH_CDN_BASE": self.box.cdn_base,
            "STICH_LOG_FORMAT": "json",
            "STICH_HEALTH_PORT": "0",
        }
        with (self.folder / "log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", "run", env=environment, cwd=self.folder, stderr=log
            )
        await self.box.until(lambda: self.box._sessions.online, seconds=20)

    async def end(self, how: signal.Signals) -> int:
        """Send the signal and wait for the end; its exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        async with asyncio.timeout(20):
            status = await self.process.wait()
        await self.box.until(lambda: not self.box._sessions.online, seconds=10)
        return status


@pytest.fixture
async def process(box: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Process]:
    """The bot in another process."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    made = Process(box, tmp_path)
    await made.start()
    yield made
    if made.process is not None and made.process.returncode is None:
        made.process.kill()
        await made.process.wait()


async def test_after_kill_9_in_mid_trick_and_a_restart_the_next_click_works(box: Sandbox, process: Process) -> None:
    await box.until(lambda: bool(box.visible_messages("Anna", _channel(box))), seconds=10)
    opened = await box.slash("Anna", _channel(box), "table new")
    assert opened.state == "done"
    await box.slash("Ben", _channel(box), "table join")
    started = await box.slash("Anna", _channel(box), "table start")
    panels = {"Anna": started.message, "Ben": (await box.slash("Ben", _channel(box), "hand")).message}
    for _ in range(80):
        person, panel = await _whose_turn(box, panels)
        cards = [id for id in buttons(panel, "do") if "=play " in id]
        if cards and "No card yet" not in str(panel):
            break  # one card of the trick lies there
        await box.click(person, panel["id"], buttons(panel, "do")[0])
    assert await process.end(signal.SIGKILL) == -signal.SIGKILL
    failed = await box.click(person, panel["id"], cards[0])
    assert failed.state == "failed"
    await process.start()
    reply = await box.click(person, panel["id"], cards[0])
    assert reply.state == "done"
    after = _again(box, person, panel)
    assert cards[0].partition("=")[2] not in str(after["components"]), "the card has left the hand"
    log = (process.folder / "log").read_text()
    assert "Traceback" not in log


async def _whose_turn(box: Sandbox, panels: dict[str, Any]) -> tuple[str, Any]:
    """The player with open answers, and his panel as it is now."""
    for _ in range(200):
        for person, panel in panels.items():
            now = _again(box, person, panel)
            if buttons(now, "do") or buttons(now, "next"):
                return person, now
        await asyncio.sleep(0.02)
    raise AssertionError("nobody is on turn")


def _again(box: Sandbox, person: str, message: Any) -> Any:
    return next(one for one in box.visible_messages(person, _channel(box)) if one["id"] == message["id"])


async def test_sigterm_ends_the_bot_with_status_0_and_nothing_is_lost(box: Sandbox, process: Process) -> None:
    await box.until(lambda: bool(box.visible_messages("Anna", _channel(box))), seconds=10)
    panel = await panel_of(box, "Anna")
    assert await process.end(signal.SIGTERM) == 0
    await process.start()
    reply = await box.slash("Anna", _channel(box), "hand")
    # The computer may have bid meanwhile, and more cards been dealt.
    assert _cards(panel)
    assert _cards(panel) <= _cards(reply.message)
    assert "Traceback" not in (process.folder / "log").read_text()


async def test_after_a_restart_the_table_can_be_shown_anew_and_stands_in_the_channel_once(
    box: Sandbox, process: Process
) -> None:
    await box.until(lambda: bool(box.visible_messages("Anna", _channel(box))), seconds=10)
    await panel_of(box, "Anna")
    await box.until(lambda: bool(_public_tables(box)))
    (before,) = _public_tables(box)
    assert await process.end(signal.SIGTERM) == 0
    await process.start()
    reply = await box.slash("Anna", _channel(box), "table show")
    assert reply.state == "done"
    await box.until(lambda: before not in _public_tables(box))
    (after,) = _public_tables(box)
    assert after in str(reply.messages)


def _public_tables(box: Sandbox) -> list[str]:
    """The ids of the messages in the channel that show a table which is played."""
    return [str(one["id"]) for one in box.visible_messages("Ben", _channel(box)) if buttons(one, "hand")]
