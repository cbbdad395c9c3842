"""One process with three shards, over the real client: direct messages and commands reach tables of other servers."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app.health import Readiness
from bot.app.settings import load
from bot.app.wiring import run_bot
from bot.storage import PostgresqlAddress
from bot.storage.postgresql import ownership
from sandbox.testing import NO_RATE_LIMITS, DrivenSandbox
from sandbox.testing.disturbance import Disturbance
from sandbox.world import permissions as bits
from tests.discord.connection import buttons

LONG = 2.5
"""Seconds that an answer is on its way; in less time the other unit draws what has changed."""
ROOMS = ("Stich Café/card-room", "Card Cellar/card-room", "Trick Taproom/card-room")


@pytest.fixture
async def box(
    postgresql_place: PostgresqlAddress, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[DrivenSandbox]:
    """A Discord with three servers, each of another shard, and the bot with a unit for each."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(ownership, "BETWEEN_SESSIONS", ownership.BETWEEN_SESSIONS / 50)
    sandbox = DrivenSandbox(limits=NO_RATE_LIMITS, servers=3, shards=3)
    await sandbox.start()
    for room in ROOMS:
        await sandbox.set_permissions(sandbox.channel(room).id, "bot", deny=bits.CREATE_PUBLIC_THREADS)
    monkeypatch.setattr(discord.http.Route, "BASE", sandbox.api_base)
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    monkeypatch.setattr(discord.asset.Asset, "BASE", sandbox.cdn_base)
    settings = load(
        discord_token=sandbox.token, database=postgresql_place.url, shards=3, pauses=0.0, emoji="off",
        api_base=sandbox.api_base, gateway_url=sandbox.gateway_url, cdn_base=sandbox.cdn_base,
    )  # fmt: skip
    stop, readiness = asyncio.Event(), Readiness()
    running = asyncio.create_task(run_bot(settings, stop=stop, readiness=readiness))
    await sandbox.until(lambda: len(sandbox.online_shards) == 3 or running.done())
    yield sandbox
    stop.set()
    await running
    await sandbox.close()


async def match_on(box: DrivenSandbox, room: str) -> Any:
    """A match between Anna and Ben; Anna's panel."""
    for person, command in (("Anna", "table new"), ("Ben", "table join"), ("Anna", "table start")):
        assert (await box.slash(person, room, command)).state == "done"
    return (await box.slash("Anna", room, "hand")).message


def asked(box: DrivenSandbox, person: str, place: str) -> tuple[Any, str] | None:
    """The newest message with an open answer, and the answer."""
    for message in reversed(box.visible_messages(person, place)):
        if answers := buttons(message, "do"):
            return message, answers[0]
    return None


def revision(custom_id: str) -> int:
    return int(custom_id.split(":")[3])


async def on_turn(box: DrivenSandbox) -> str:
    """Whose direct message asks something."""
    people = ("Anna", "Ben")
    await box.until(lambda: any(asked(box, person, f"@{person}") for person in people))
    return next(person for person in people if asked(box, person, f"@{person}"))


@pytest.mark.parametrize("room", ROOMS[1:])
async def test_a_hand_in_direct_messages_plays_at_the_table_of_another_shard(box: DrivenSandbox, room: str) -> None:
    for person, command in (("Anna", "table new"), ("Ben", "table join"), ("Anna", "table start")):
        assert (await box.slash(person, room, command)).state == "done"
    for _ in range(12):
        person = await on_turn(box)
        message, answer = asked(box, person, f"@{person}") or ({}, "")
        assert room.partition("/")[0] in str(message["embeds"]), "the server is named by every unit"
        assert (await box.click(person, message["id"], answer)).state == "done"

        def moved(message: Any = message, person: str = person, before: int = revision(answer)) -> bool:
            now = next(one for one in box.visible_messages(person, f"@{person}") if one["id"] == message["id"])
            return not any(revision(id) <= before for id in buttons(now, "do"))

        await box.until(moved)
    table = next(one for one in box.visible_messages("Chie", room) if "Klaberjass" in str(one["embeds"]))
    assert table["embeds"], "everybody sees the table"


class Watched:
    """What the messages of a person have shown: whether any has gone back to an earlier moment."""

    def __init__(self, box: DrivenSandbox, person: str, place: str) -> None:
        self.went_back: list[tuple[int, int]] = []
        self._box, self._person, self._place = box, person, place
        self._latest: dict[str, int] = {}

    async def watch(self) -> None:
        """Look often, until it is canceled."""
        while True:
            for message in self._box.visible_messages(self._person, self._place):
                ids = [*buttons(message, "do"), *buttons(message, "hand"), *buttons(message, "advice")]
                ids = [item["custom_id"] for row in message["components"] for item in row["components"]]
                shown = max((revision(id) for id in ids if id.split(":")[2].isdecimal()), default=0)
                before = self._latest.get(message["id"], 0)
                if shown:
                    self._latest[message["id"]] = shown
                if shown and shown < before:
                    self.went_back.append((before, shown))
            await asyncio.sleep(0.005)


async def test_a_hand_whose_answer_takes_long_does_not_go_back(box: DrivenSandbox) -> None:
    for person, command in (("Anna", "table new"), ("Ben", "table join"), ("Anna", "table start")):
        assert (await box.slash(person, ROOMS[1], command)).state == "done"
    person = await on_turn(box)
    watched = Watched(box, person, f"@{person}")
    watching = asyncio.create_task(watched.watch())
    message, _ = asked(box, person, f"@{person}") or ({}, "")
    answer = next(id for id in buttons(message, "do") if id.endswith("=pass"))  # so that it is the other's turn
    late = iter([Disturbance(late=LONG)])
    box.disturb(lambda method, path: next(late, None) if method == "POST" and path.endswith("/callback") else None)
    slow = asyncio.create_task(box.click(person, message["id"], answer))
    other = {"Anna": "Ben", "Ben": "Anna"}[person]
    await box.until(lambda: asked(box, other, f"@{other}") is not None)
    message, answer = asked(box, other, f"@{other}") or ({}, "")
    await box.click(other, message["id"], answer)
    await slow
    await asyncio.sleep(LONG)
    watching.cancel()
    assert watched.went_back == []


async def test_a_table_is_left_from_another_server(box: DrivenSandbox) -> None:
    assert (await box.slash("Anna", ROOMS[1], "table new")).state == "done"
    assert (await box.slash("Ben", ROOMS[1], "table join")).state == "done"
    left = (await box.slash("Ben", ROOMS[2], "table leave")).message
    assert (await box.click("Ben", left["id"], buttons(left, "leave")[0])).state == "done"

    def lobby_without_ben() -> bool:
        shown = [str(one) for one in box.visible_messages("Anna", ROOMS[1]) if one.get("flags", 0) & 64 == 0]
        return bool(shown) and "Ben" not in shown[-1]

    await box.until(lobby_without_ben)


async def test_a_panel_opened_elsewhere_follows_the_table(box: DrivenSandbox) -> None:
    await match_on(box, ROOMS[1])
    panel = (await box.slash("Ben", ROOMS[2], "hand")).message
    for _ in range(4):
        person = await on_turn(box)
        before, answer = asked(box, person, f"@{person}") or ({}, "")
        await box.click(person, before["id"], answer)

    def followed() -> bool:
        now = next(one for one in box.visible_messages("Ben", ROOMS[2]) if one["id"] == panel["id"])
        return now["embeds"] != panel["embeds"]

    await box.until(followed)


async def test_what_a_person_sets_anywhere_holds_everywhere(box: DrivenSandbox) -> None:
    await match_on(box, ROOMS[1])
    await box.slash("Anna", ROOMS[2], "settings", {"language": "de"})

    async def german() -> bool:
        return "Karten" in str((await box.slash("Anna", ROOMS[1], "hand")).message)

    async with asyncio.timeout(60):
        while not await german():  # noqa: ASYNC110 - what is shown
            await asyncio.sleep(0.1)


async def test_whoever_is_deleted_is_deleted_at_the_tables_of_all_servers(box: DrivenSandbox) -> None:
    await match_on(box, ROOMS[1])
    asks = (await box.slash("Ben", ROOMS[2], "privacy delete")).message
    confirm = [id for row in asks["components"] for item in row["components"] if (id := item.get("custom_id"))]
    await box.click("Ben", asks["id"], confirm[0])

    def gone() -> bool:
        shown = [str(one["embeds"]) for one in box.visible_messages("Anna", ROOMS[1]) if not one.get("flags", 0) & 64]
        return bool(shown) and "Ben" not in shown[-1]

    await box.until(gone)
