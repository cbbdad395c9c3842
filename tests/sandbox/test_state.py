"""The state that a file keeps between two runs; without a file none is kept."""

import asyncio
import json
import os
import socket
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import yarl

from sandbox import Person, UnusableState
from sandbox.testing import NO_RATE_LIMITS, PATIENCE, DrivenSandbox
from sandbox.world import permissions as bits
from tests.sandbox.conftest import Bots, Page

ROOT = Path(__file__).resolve().parents[2]


def files(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def modes(folder: Path) -> set[int]:
    return {path.stat().st_mode & 0o777 for path in folder.iterdir()}


@asynccontextmanager
async def running(state: Path | None, **how: Any) -> AsyncIterator[DrivenSandbox]:
    box = DrivenSandbox(state=state, limits=NO_RATE_LIMITS, **how)
    await box.start()
    try:
        yield box
    finally:
        await box.close()


async def test_a_restart_keeps_everything(tmp_path: Path, start: Bots) -> None:
    state = tmp_path / "deeper" / "sandbox.db"
    async with running(state) as box:
        bot = await start(box)
        private = (await box.slash("Anna", "card-room", "hello", {"name": "x"})).message
        await box.slash("Anna", "card-room", "write", {"to": box.person("Ben").id})
        await box.say("Ben", "side-table", "said")
        await box.set_permissions("side-table", "bot", deny=bits.SEND_MESSAGES)
        await box.close_dms("Daniel")
        await box.set_locale("Ben", "fr")
        before = [box.visible_messages(n, c) for n in ("Anna", "Ben") for c in ("card-room", "side-table")]
        pages = [box.page_url(name) for name in ("Anna", "Ben")]
        await bot.close()
    async with running(state) as box:
        assert [box.page_url(name) for name in ("Anna", "Ben")] == pages
        after = [box.visible_messages(n, c) for n in ("Anna", "Ben") for c in ("card-room", "side-table")]
        assert after == before
        assert (box.person("Ben").locale, box.person("Daniel").dms_open) == ("fr", False)
        bot = await start(box)
        assert bot.event_log == ["available Stich Café", "ready"]
        pressed = await box.click("Anna", private["id"], "press:0")
        assert pressed.message["id"] == private["id"]
        (letter,) = box.visible_messages("Ben", "@Ben")
        assert (await box.click("Ben", letter["id"], "press:0")).state == "done"
        later = await box.say("Anna", "card-room", "x")
        assert int(later["id"]) > int(letter["id"])


async def test_commands_are_kept_so_that_a_bot_need_not_sync_again(tmp_path: Path, start: Bots) -> None:
    async with running(tmp_path / "s.db") as box:
        await (await start(box)).close()
    async with running(tmp_path / "s.db") as box:
        await start(box, sync=False)
        assert (await box.slash("Anna", "card-room", "about")).state == "done"


async def test_a_token_still_works_after_a_restart(tmp_path: Path, start: Bots, session: Any) -> None:
    async with running(tmp_path / "s.db") as box:
        bot = await start(box)
        await box.slash("Anna", "card-room", "hello", {"name": "x"})
        token, app = bot.interactions["hello"].token, bot.application_id
        await bot.close()
    async with running(tmp_path / "s.db") as box:
        path = f"{box.api_base}/webhooks/{app}/{token}/messages/@original"
        async with session.patch(path, json={"content": "edited later"}) as answer:
            assert answer.status == 200
        assert box.visible_messages("Anna", "card-room")[0]["content"] == "edited later"


async def test_thinking_lasts_over_a_restart_until_its_token_expires(tmp_path: Path, start: Bots) -> None:
    def thinking(box: DrivenSandbox) -> list[int]:
        return [message["flags"] & 128 for message in box.visible_messages("Anna", "card-room")]

    async with running(tmp_path / "s.db") as box:
        bot = await start(box)
        pending = asyncio.create_task(box.slash("Anna", "card-room", "forget"))
        await box.until(lambda: thinking(box) == [128])
        await box.until(lambda: "forget" in bot.interactions)  # the bot has the response to its answer
        await bot.close()
        pending.cancel()
    async with running(tmp_path / "s.db") as box:
        assert thinking(box) == [128]
    async with running(tmp_path / "s.db", clock=lambda: time.time() + 899.0) as box:
        await box.until(lambda: thinking(box) == [])


async def test_without_a_file_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with running(None) as box:
        first = box.page_url()
        await box.say("Anna", "card-room", "x")
    async with running(None) as box:
        assert yarl.URL(box.page_url()).query != yarl.URL(first).query
        assert box.visible_messages("Anna", "card-room") == []
    assert files(tmp_path) == []


async def test_people_can_be_chosen() -> None:
    async with running(None, people=[Person("Zoë", "fr"), Person("Ying")]) as box:
        assert box.person("Zoë").locale == "fr"
        assert yarl.URL(box.page_url()).query["key"] == box.person("Zoë").key


@pytest.mark.parametrize("turns", range(8))
async def test_who_connects_while_it_closes_is_disconnected(turns: int) -> None:
    box = DrivenSandbox(limits=NO_RATE_LIMITS)
    await box.start()
    host, port = box.api_base.removeprefix("http://").split("/")[0].split(":")
    # The system takes the connection before the loop turns and the server accepts it.
    with socket.create_connection((host, int(port))) as client:
        for _ in range(turns):
            await asyncio.sleep(0)
        await box.close()
        client.setblocking(False)
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionResetError):
                assert await asyncio.get_running_loop().sock_recv(client, 1) == b""


async def test_a_taken_port_raises_an_error(tmp_path: Path) -> None:
    async with running(None) as box:
        port = yarl.URL(box.api_base).port
        other = DrivenSandbox(port=port or 0)
        with pytest.raises(OSError, match="in use"):
            await other.start()


async def test_a_remembered_port_that_is_taken_is_replaced(tmp_path: Path) -> None:
    async with running(tmp_path / "a.db") as box:
        port = yarl.URL(box.api_base).port
    async with running(None, port=port), running(tmp_path / "a.db") as box:
        assert yarl.URL(box.api_base).port != port


async def test_unusable_files_are_refused(tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_text("this is not a database, and long enough to be read as one " * 50)
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    below_a_file = text / "below.db"
    for path in (text, newer, below_a_file, tmp_path):
        with pytest.raises(UnusableState, match=str(path)):
            await DrivenSandbox(state=path).start()


async def test_only_the_owner_may_read_a_new_file_since_it_holds_keys_and_hands(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        async with running(tmp_path / "box"):
            assert modes(tmp_path) == {0o600}
    finally:
        os.umask(before)


async def test_two_sandboxes_never_share_a_file(tmp_path: Path) -> None:
    async with running(tmp_path / "s.db"):
        with pytest.raises(UnusableState, match="locked"):
            await DrivenSandbox(state=tmp_path / "s.db").start()


# -- after a kill ------------------------------------------------------------


@asynccontextmanager
async def process(state: Path) -> AsyncIterator[tuple[asyncio.subprocess.Process, Any]]:
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore", "-m", "tests.sandbox.sandbox_and_bot", str(state),
        cwd=ROOT, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert child.stdout is not None
    try:
        async with asyncio.timeout(60):
            printed = json.loads(await child.stdout.readline())
        yield child, printed
    finally:
        if child.returncode is None:
            child.kill()
        await child.wait()


async def open_page(session: aiohttp.ClientSession, address: str, *, held: str = "") -> Page:
    url = yarl.URL(address)
    feed = url.with_path("/feed").with_query({**url.query, "held": held})
    return Page(await session.ws_connect(feed, headers={"Origin": str(url.origin())}))


async def test_killed_in_the_middle_and_started_again(tmp_path: Path, session: aiohttp.ClientSession) -> None:
    """The page has its old address; if it was not reloaded, the button of its old private message works."""
    async with process(tmp_path / "s.db") as (first, printed):
        tab = await open_page(session, printed["pages"][0])
        hello = await tab.next("hello")
        channel = hello["channels"][0]["id"]
        await tab.send("slash", nonce=1, channel=channel, path=["hello"], options={"name": "Anna"})
        shown = await tab.next("message")
        first.kill()
        await first.wait()
        await tab.close()
    async with process(tmp_path / "s.db") as (_, again):
        assert again["pages"] == printed["pages"]
        assert again["events"] == ["available Stich Café", "ready"]
        tab = await open_page(session, printed["pages"][0], held=shown["id"])
        listed = await tab.next("messages", lambda m: m["channel"] == channel)
        assert [message["id"] for message in listed["messages"]] == [shown["id"]]
        await tab.send("click", nonce=2, message=shown["id"], custom_id="press:0")
        await tab.next("progress", lambda p: p == {"nonce": 2, "state": "done"})
        async with session.get(listed["messages"][0]["attachments"][0]["url"]) as picture:
            assert picture.status == 200
        for page in printed["pages"][:2]:
            other = await open_page(session, page)
            await other.next("messages", lambda m: m["channel"] == channel and m["messages"] == [])
            await other.close()
        await tab.close()


async def test_a_file_from_when_there_was_one_server_keeps_its_members_and_channels(tmp_path: Path) -> None:
    state = tmp_path / "s.db"
    async with running(state) as box:
        await box.say("Anna", "card-room", "said")
        await box.remove_member("Daniel")
        home = box.guild_id
        channels = {channel.id: channel.guild for channel in box._world.channels.values()}
    db = sqlite3.connect(state)
    for kind, number, text in db.execute("SELECT kind, id, body FROM record").fetchall():
        body = json.loads(text)
        if kind == "user":
            body["member"] = bool(body.pop("guilds"))
        elif kind in ("channel", "role"):
            del body["guild"]
        db.execute("UPDATE record SET body = ? WHERE kind = ? AND id = ?", (json.dumps(body), kind, number))
    db.commit()
    db.close()
    async with running(state, servers=2) as box:
        assert box.guild_id == home
        assert {
            channel.id: channel.guild for channel in box._world.channels.values() if channel.id in channels
        } == channels
        assert [box.person(name).guilds[:1] == [home] for name in ("Anna", "Ben", "bot", "Daniel")] == [
            True,
            True,
            True,
            False,
        ]
        assert [message["content"] for message in box.visible_messages("Ben", "card-room")] == ["said"]
