"""`/metrics`: what it shows after a match over the real client, and that it names nobody; a bot without the extra."""

import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from prometheus_client.parser import text_string_to_metric_families

from bot.app.health import METRICS, Readiness, serve_health
from bot.app.metrics import STATES, Metrics
from bot.app.settings import Settings
from bot.app.wiring import run_bot
from bot.discord.requests import route_of
from engine.cards import CARD_TEXTS
from engine.registry import game_keys
from sandbox.testing import DrivenSandbox, Refused
from sandbox.world import permissions as bits
from tests.cli.command import running
from tests.cli.test_readiness import box
from tests.cli.test_run import pointed
from tests.discord.connection import PATIENCE, buttons, first_channel, panel_of
from tests.docs.pages import ROOT
from tests.support.ports import free_port

__all__ = ["box"]
BOARD = ROOT / "deploy" / "grafana" / "stich.json"
PRESSES = 600
"""More than a match of Klaberjass has."""
NOT_NAMES = frozenset({"Stich"})
"""The bot's; `stich_` begins the name of every figure."""


@dataclass
class Watched:
    """A bot with metrics."""

    metrics: Metrics
    settings: Settings
    box: DrivenSandbox

    async def scrape(self) -> str:
        """What Prometheus reads."""
        address = f"http://127.0.0.1:{self.settings.health_port}{METRICS}"
        async with ClientSession() as session, session.get(address) as answer:
            assert answer.status == 200
            return await answer.text()


@pytest.fixture
async def watched(box: DrivenSandbox, tmp_path: Path) -> AsyncIterator[Watched]:
    """The whole bot, in this process, on a Discord on loopback."""
    settings = Settings(
        discord_token=box.token, database=str(tmp_path / "stich.db"), health_port=free_port(), pauses=0, emoji="off",
        process="left", beginner_matches=0,  # else it pauses after each trick
    )  # fmt: skip
    stop, readiness, metrics = asyncio.Event(), Readiness(), Metrics.if_installed(settings.process_name)
    assert metrics is not None
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(serve_health(settings, readiness, metrics))
        await stack.enter_async_context(metrics.measuring_the_loop())
        bot = asyncio.create_task(run_bot(settings, stop=stop, readiness=readiness, metrics=metrics))
        async with asyncio.timeout(PATIENCE):
            await readiness.connected.wait()
        await box.set_permissions(first_channel(box), "bot", deny=bits.CREATE_PUBLIC_THREADS)
        await box.until(lambda: bool(box.visible_messages("Anna", first_channel(box))))
        yield Watched(metrics, settings, box)
        stop.set()
        async with asyncio.timeout(PATIENCE):
            await bot


def finished(watched: Watched) -> bool:
    """Whether a match is over."""
    text = watched.metrics.text()[0].decode()
    return 'stich_tables{game="klaberjass",state="finished"} 1.0' in text


async def play(watched: Watched) -> None:
    """Anna plays a match against the computer, by the first button each time."""
    box = watched.box
    await panel_of(box, "Anna")

    def offered() -> list[tuple[str, str]]:
        """The newest panel with something to press, and that."""
        private = [one for one in box.visible_messages("Anna", first_channel(box)) if one.get("flags", 0) & 64]
        found = [(one["id"], buttons(one, "do") or buttons(one, "next")) for one in private]
        return [(panel, presses[0]) for panel, presses in found if presses][-1:]

    for _ in range(PRESSES):
        await box.until(lambda: bool(offered()) or finished(watched))
        if finished(watched):
            return
        with suppress(Refused):  # drawn anew meanwhile
            await box.click("Anna", *offered()[0])
    pytest.fail("the match does not end")


def names_and_ids(box: DrivenSandbox, database: Path) -> set[str]:
    """Everything that tells who played, where: names, ids, tokens of interactions."""
    world = box._world
    people = [world.user(name) for name in ("Anna", "Ben", "Chie", "Daniel", "bot")]
    said = {"Stich Café", *(channel.name for channel in world.channels.values())}
    said |= {name for person in people for name in (person.name, str(person.id))} | {str(box.guild_id), box.token}
    said |= {str(number) for number in (*world.channels, *world.messages, *world.interactions)}
    said |= {part for one in box.log for part in one.path.split("/") if len(part) > 15}
    with closing(sqlite3.connect(database)) as connection:
        said |= {str(row[0]) for row in connection.execute("SELECT id FROM card_table")}
    return said - NOT_NAMES - {""}


async def test_after_a_match_everything_is_measured_and_nobody_is_named(watched: Watched, tmp_path: Path) -> None:
    await play(watched)
    await asyncio.sleep(0.3)  # a look at the event loop
    text = await watched.scrape()
    named = names_and_ids(watched.box, tmp_path / "stich.db")
    assert len(named) > 100
    assert not [name for name in named if re.search(rf"(?<![0-9A-Za-z]){re.escape(name)}(?![0-9A-Za-z])", text)]
    assert not [card for card in CARD_TEXTS if re.search(rf"(?<![0-9A-Za-z]){card}(?![0-9A-Za-z])", text)]
    samples = {
        (sample.name, *sorted(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    with closing(sqlite3.connect(tmp_path / "stich.db")) as connection:
        (moves,) = connection.execute("SELECT count(*) FROM move").fetchone()
    assert samples["stich_moves_total", "klaberjass"] == moves
    assert samples["stich_answer_seconds_count", "click"] > 10
    assert samples["stich_commit_seconds_count",] > moves / 2
    assert samples["stich_event_loop_delay_seconds_count",] > 0
    assert samples["stich_gateway_connected", "0"] == 1
    assert samples["stich_ticker_behind_seconds", "0"] < 60
    assert samples["stich_discord_requests_total", "/interactions/:id/:id/callback", "2xx", "POST"] > 10
    assert sum(value for key, value in samples.items() if key[0] == "stich_thinking_seconds_count") > 10
    assert samples["process_resident_memory_bytes",] > 10**7
    assert [key for key in samples if key[0] == "stich_info" and "left" in key]
    counted = {key[1:]: value for key, value in samples.items() if key[0] == "stich_tables"}
    assert len(counted) == len(game_keys()) * len(STATES)
    assert sum(counted.values()) == 1


# ----------------------------------------------------------------------------------------------------------- the board

NAME = re.compile(r"\b(?:stich|process)_[a-z_]+\b")


def board() -> Any:
    """The board for Grafana."""
    return json.loads(BOARD.read_text(encoding="utf-8"))


def expressions() -> list[str]:
    """What its panels ask Prometheus for."""
    return [target["expr"] for panel in board()["panels"] for target in panel["targets"]]


async def test_the_board_asks_for_nothing_that_is_not_shown_and_shows_all_that_is(watched: Watched) -> None:
    """Every name in an expression is that of a sample, a histogram's parts among them."""
    families = list(text_string_to_metric_families(await watched.scrape()))
    parts = {"histogram": ("_bucket", "_sum", "_count"), "counter": ("_total",), "info": ("_info",)}
    shown = {family.name + part: family.name for family in families for part in parts.get(family.type, ("",))} | {
        "stich_info": "stich_info"
    }
    asked = {name for expression in expressions() for name in NAME.findall(expression)}
    assert len(asked) > 12
    assert not asked - shown.keys()
    own = {name for name in shown.values() if name.startswith("stich_")}
    assert own == {shown[name] for name in asked if name.startswith("stich_")}


def test_the_panels_of_the_board_do_not_overlap_and_say_what_they_show() -> None:
    places = [panel["gridPos"] for panel in board()["panels"]]
    cells = [
        (x, y) for at in places for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])
    ]
    assert len(cells) == len(set(cells))
    assert max(x for x, _ in cells) < 24
    assert len({panel["title"] for panel in board()["panels"]}) == len(places)
    assert all(target["legendFormat"] for panel in board()["panels"] for target in panel["targets"])


# ---------------------------------------------------------------------------------------------------------- the labels


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/1575443262389354500/messages/1575443267321859897", "/channels/:id/messages/:id"),
        ("/api/v10/interactions/157544326/aW50ZXJhY3Rpb246/callback", "/interactions/:id/:id/callback"),
        ("/api/v10/webhooks/1575443262/aW50ZXJ/messages/@original", "/webhooks/:id/:id/messages/@original"),
        ("/api/v10/guilds/15/members/16", "/guilds/:id/members/:id"),
        ("/api/v10/users/@me", "/users/@me"),
        ("/api/v10/channels/1/messages/2/reactions/\u2660A/@me", "/channels/:id/messages/:id/reactions/:id/@me"),
        ("/api/v10/anna", "/:id"),
        ("/api/v10" + "/users" * 50, "/users" * 8),
    ],
)
def test_a_route_has_only_words_of_the_interface(path: str, route: str) -> None:
    assert route_of(path) == route


# --------------------------------------------------------------------------------------------------- without the extra


async def test_without_the_extra_the_bot_runs_the_same_and_says_in_one_line_what_is_missing(
    box: DrivenSandbox, tmp_path: Path
) -> None:
    """prometheus-client cannot be imported in that process."""
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['prometheus_client'] = None\n")
    port = free_port()
    settings = pointed(box, STICH_HEALTH_PORT=str(port), STICH_LANGUAGE="de")
    async with running(tmp_path, "run", **settings, PYTHONPATH=f"{tmp_path}:{ROOT}") as bot:
        await box.until(lambda: bool(box.visible_messages("Anna", first_channel(box))))
        async with ClientSession() as session, session.get(f"http://127.0.0.1:{port}{METRICS}") as answer:
            assert answer.status == 404
            assert answer.content_type == "text/plain"
            (line,) = (await answer.text()).splitlines()
            assert "stich[metrics]" in line
        await panel_of(box, "Anna")
        ended = await bot.end()
    assert ended.status == 0
    assert "Traceback" not in ended.error
