"""What only a real connection shows: clicks at the same instant, a lost gateway, a killed process, real time."""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.app.clock import SystemClock
from bot.storage import TableStore, open_database
from bot.tables.model import Delays, Person, TableState, UserId
from engine.cards import Seat
from engine.record import Fault, read
from engine.turn import Act
from sandbox.testing import DrivenSandbox, Refused
from tests.discord.connection import Connected, buttons, cards_on, first_channel, panel_of, same_message
from tests.support.processor import waited

NOTHING = timedelta(0)
BRISK = Delays((NOTHING, timedelta(milliseconds=5)), (NOTHING, timedelta(milliseconds=20)), timedelta(seconds=1.2))
"""What the table does by itself comes about as fast as clicks do; no deal ends before the last is drawn."""
ROUNDS = 15
"""More clicks than there are in a deal."""
SECOND = 1.0
"""The first answer is there before this."""


async def test_a_deal_is_played_over_a_real_connection(connected: Connected) -> None:
    box = connected.box
    panel = await panel_of(box, "Anna")

    def asked() -> bool:
        """Whether Anna's panel, as it is now, has an answer open."""
        nonlocal panel
        panel = same_message(box, "Anna", panel)
        return bool(buttons(panel, "do") or buttons(panel, "next"))

    for _ in range(40):
        await box.until(asked)
        if buttons(panel, "next"):
            break
        reply = await box.click("Anna", panel["id"], buttons(panel, "do")[0])
        assert reply.state == "done"
    assert buttons(panel, "next")
    await box.until(
        lambda: any("Previous trick" in str(one) for one in box.visible_messages("Ben", first_channel(box)))
    )
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


async def test_a_panel_that_takes_long_comes_after_its_click_is_confirmed(connected: Connected) -> None:
    connected.store.delay = 1.2
    assert cards_on(await panel_of(connected.box, "Anna"))


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


async def _direct_hand(box: DrivenSandbox) -> Any:
    await box.until(lambda: bool(box.visible_messages("Anna", "@Anna")))
    return box.visible_messages("Anna", "@Anna")[-1]


async def test_the_first_answer_comes_within_a_second_whatever_is_slow(connected: Connected) -> None:
    box = connected.box
    panel = await panel_of(box, "Anna")
    connected.store.delay, connected.thinker.delay = 2.0, 2.0
    for act in (
        lambda: box.click("Anna", panel["id"], buttons(panel, "do")[0]),
        lambda: box.slash("Ben", first_channel(box), "table new"),
        lambda: box.slash("Chie", first_channel(box), "help"),
    ):
        taken, reply = await _first_answer(box, act)
        assert taken < SECOND
        assert reply.state == "done"


async def _first_answer(box: DrivenSandbox, act: Callable[[], Awaitable[Any]]) -> tuple[float, Any]:
    """How long it took until the bot's callback arrived, without what other processes had of the processor."""
    requests = len(box.log)
    began, lost = time.perf_counter(), waited()
    waiting = asyncio.ensure_future(act())
    await box.until(lambda: any(one.path.endswith("/callback") for one in list(box.log)[requests:]))
    taken = time.perf_counter() - began - (waited() - lost)
    return taken, await waiting


@pytest.mark.parametrize("delay", [0.0, 1.2])
async def test_a_record_arrives_as_a_file_also_when_it_takes_long(connected: Connected, delay: float) -> None:
    box, tables = connected.box, connected.bot.services.tables
    await box.slash("Anna", first_channel(box), "table new", {"game": "klaberjass", "opponents": "computer"})
    table, anna = connected.table, UserId(int(box.person("Anna").id))
    await tables.end(table.id, Person(anna, "Anna"))
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
    reply = await box.slash("Anna", first_channel(box), "table record")
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


@pytest.mark.parametrize("lost", [500, 502, "connection"])
async def test_a_panel_whose_confirmation_is_lost_is_the_one_that_the_next_click_changes(
    connected: Connected, monkeypatch: pytest.MonkeyPatch, lost: int | str
) -> None:
    box = connected.box
    before = await panel_of(box, "Anna")
    table_message = next(one for one in box.visible_messages("Ben", first_channel(box)) if buttons(one, "hand"))
    if isinstance(lost, int):
        box.fail_next("POST", "/interactions/*/callback", lost, accepted=True)
    else:
        cut_after_sending(monkeypatch)
    reply = await box.click("Anna", table_message["id"], buttons(table_message, "hand")[0])
    await box.until(lambda: connected.bot.guard.running == 0)
    await box.until(lambda: before["id"] not in [one["id"] for one in _panels(box)])
    (panel,) = _panels(box)
    assert panel["id"] == reply.message["id"]
    revision = connected.table.revision
    await box.click("Anna", panel["id"], buttons(panel, "do")[0])
    await box.until(lambda: connected.table.revision > revision)
    await box.until(lambda: same_message(box, "Anna", panel)["components"] != panel["components"])
    await asyncio.sleep(0.2)  # nothing is taken away afterwards
    assert [one["id"] for one in _panels(box)] == [panel["id"]]


def cut_after_sending(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut the connection once, after Discord has accepted an answer and before it says so."""
    send = discord.webhook.async_.AsyncWebhookAdapter.request

    async def cut(*given: Any, **named: Any) -> Any:
        monkeypatch.setattr(discord.webhook.async_.AsyncWebhookAdapter, "request", send)
        await send(*given, **named)
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(discord.webhook.async_.AsyncWebhookAdapter, "request", cut)


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
    await box.until(lambda: connected.bot.guard.running == 0)  # what brought the panel is at its end
    before = connected.table.revision
    connected.store.delay = 1.5
    clicking = asyncio.ensure_future(box.click("Anna", panel["id"], buttons(panel, "do")[0]))
    await box.until(lambda: connected.bot.guard.running == 1)
    connected.stop.set()
    reply = await clicking
    assert reply.state == "done"
    await box.until(lambda: connected.table.revision > before)
    await box.until(lambda: same_message(box, "Anna", panel)["components"] != panel["components"])


async def test_a_bot_that_is_closed_twice_at_once_still_finishes_what_runs_before_it_lets_go_of_the_database(
    connected: Connected, tmp_path: Path
) -> None:
    """A connection that ends for good closes the bot too, perhaps while it is being stopped."""
    box = connected.box
    connected.thinker.delay = 1.0
    panel = await panel_of(box, "Anna")
    while not connected.thinker.thinking:
        panel = same_message(box, "Anna", panel)
        for answer in buttons(panel, "do")[:1]:
            await box.click("Anna", panel["id"], answer)
        await asyncio.sleep(0.05)
    before = connected.table.revision
    await asyncio.gather(connected.bot.close(), connected.bot.close())
    match = connected.table.match
    assert match is not None
    assert connected.table.revision > before
    async with await open_database(tmp_path / "stich.db", now=SystemClock().now()) as database:
        saved = await TableStore(database).table(connected.table.id)
    assert saved is not None
    assert saved.match is not None
    assert len(saved.match.lines) == len(match.log)


async def test_who_clicks_while_the_parts_of_the_bot_close_is_answered_before_the_connection_goes(
    connected: Connected, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    box, bot = connected.box, connected.bot
    panel = await panel_of(box, "Anna")
    send, clicks = discord.webhook.async_.AsyncWebhookAdapter.request, []

    async def slowly(*given: Any, **named: Any) -> Any:
        await asyncio.sleep(0.3)
        return await send(*given, **named)

    async def click() -> None:
        monkeypatch.setattr(discord.webhook.async_.AsyncWebhookAdapter, "request", slowly)
        clicks.append(asyncio.ensure_future(box.click("Anna", panel["id"], buttons(panel, "do")[0])))
        await box.until(lambda: bot.guard.running == 1)

    bot._open.push_async_callback(click)
    await bot.close()
    (clicked,) = clicks
    assert (await clicked).state == "done"
    assert "a handler failed" not in caplog.text


async def test_a_handler_that_outlasts_the_bot_ends_without_an_answer(
    connected: Connected, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The database may be slow or gone: a handler that waits for it may still run when the connection is closed."""
    caplog.set_level(logging.INFO)
    box, bot = connected.box, connected.bot
    panel = await panel_of(box, "Anna")
    await box.until(lambda: bot.guard.running == 0)
    monkeypatch.setattr("bot.discord.guard.LAST_WORDS", NOTHING)
    connected.store.delay = 1.0
    clicking = asyncio.ensure_future(box.click("Anna", panel["id"], buttons(panel, "do")[0]))
    await box.until(lambda: bot.guard.running == 1)
    await bot.close()
    assert bot.guard.running == 1
    await box.until(lambda: bot.guard.running == 0)
    clicking.cancel()
    assert "an answer did not arrive" in caplog.text
    assert "Session is closed" not in caplog.text


async def test_a_message_of_no_more_use_stays_when_the_bot_is_closed(connected: Connected) -> None:
    """A handler that outlasts the bot may still have one deleted."""
    bot = connected.bot
    await panel_of(connected.box, "Anna")
    (shown,) = [panel.message for panel in bot.services.hands._panels._shown.values()]
    await bot.close()
    bot.services.cleanup.remove(shown)
    assert not [task for task in asyncio.all_tasks() if task.get_name() == "cleanup"]


async def test_an_event_that_comes_after_the_end_does_no_harm(connected: Connected) -> None:
    """discord.py waits some seconds for the servers before it says *ready*, and does so after a quick stop too."""
    await connected.bot.close()
    connected.bot.dispatch("ready")


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


def _panels(box: DrivenSandbox) -> list[Any]:
    """Anna's private messages that are hands."""
    seen = [one for one in box.visible_messages("Anna", first_channel(box)) if one.get("flags", 0) & 64]
    return [one for one in seen if any(":details" in item["custom_id"] for item in one["components"][-1]["components"])]


@pytest.mark.parametrize("seed", [1, 3])
@pytest.mark.parametrize("delays", [BRISK])
async def test_after_every_click_the_only_panel_shows_the_present(
    connected: Connected, uneven_net: random.Random, seed: int
) -> None:
    box, tables = connected.box, connected.bot.services.tables
    # Without Stöck: the end of a deal names them again, when `Knowledge` has forgotten who played them.
    chosen = {"game": "schieber", "preset": "tournament", "opponents": "computer"}
    await box.slash("Anna", first_channel(box), "table new", chosen)
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
        await box.until(present)
        (panel,) = _panels(box)
        clicking = [asyncio.ensure_future(click(panel, uneven_net.choice(buttons(panel, "do"))))]
        if uneven_net.random() < 0.5:  # once more, or on what comes next, at whatever moment
            await asyncio.sleep(uneven_net.random() * 0.1)
            for late in _panels(box):
                clicking += [asyncio.ensure_future(click(late, one)) for one in buttons(late, "do")[:1]]
        if uneven_net.random() < 0.3:
            table_message = [one for one in box.visible_messages("Ben", first_channel(box)) if one["components"]][-1]
            clicking += [asyncio.ensure_future(click(table_message, one)) for one in buttons(table_message, "hand")]
        await asyncio.gather(*clicking)
    await box.until(present)


# ------------------------------------------------------------------------------------------------- another process
