"""`stich play`: from the command to a page with a bot in it, and a clean end."""

import asyncio
import json
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse

from bot.cli import main
from bot.cli.main import CANNOT
from sandbox import DEMO_TOKEN, MOST_SERVERS
from tests.cli.command import ADDRESS, PATIENCE, files, running, stich
from tests.support.ports import free_port

LIMIT = 2.0
"""Seconds within which Ctrl-C must end everything."""


class Tab:
    """A client of the page, like a tab of a browser."""

    def __init__(self, feed: ClientWebSocketResponse) -> None:
        self._feed = feed
        self.messages: dict[str, dict[str, Any]] = {}
        self.channels: list[dict[str, Any]] = []
        self.servers: list[str] = []
        self.online = False

    async def until_shown(self, text: str) -> dict[str, Any]:
        """Waits until a message with this text is shown, and returns it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.messages.values():
                    if text in json.dumps(message, ensure_ascii=False):
                        return message
                await self._listen()

    async def until_online(self) -> None:
        """Waits until the bot is online."""
        async with asyncio.timeout(PATIENCE):
            while not self.online:
                await self._listen()

    async def ask(self, op: str, **fields: Any) -> None:
        """Sends an operation of the page."""
        await self._feed.send_json({"op": op, "nonce": "1", **fields})

    async def _listen(self) -> None:
        event = await self._feed.receive_json()
        match event["t"], event["d"]:
            case "hello", hello:
                self.channels, self.online = hello["channels"], hello["online"]
                self.servers = [guild["name"] for guild in hello["guilds"]]
            case "bot", state:
                self.online = state["online"]
            case "messages", shown:
                self.messages |= {message["id"]: message for message in shown["messages"]}
            case "message", message:
                self.messages[message["id"]] = message


@asynccontextmanager
async def tab(address: str) -> AsyncIterator[Tab]:
    """Opens the page of an address during the block."""
    origin = address.partition("/?")[0]
    async with ClientSession() as session:
        async with session.get(address) as page:
            assert page.status == 200
            assert "<html" in await page.text()
        feed = address.replace("/?", "/feed?").replace("http:", "ws:")
        async with session.ws_connect(feed, headers={"Origin": origin}) as socket:
            yield Tab(socket)


def written(file: Path) -> bool:
    """Whether a file has been written, after a short wait."""
    time.sleep(0.05)
    return file.exists() and bool(file.read_text())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_play_prints_an_address_and_ends_cleanly_with_a_tab_open(number: signal.Signals, tmp_path: Path) -> None:
    (tmp_path / "tmp").mkdir()
    async with running(tmp_path, "play", "--no-open", TMPDIR=str(tmp_path / "tmp")) as command:
        address = await command.until(ADDRESS)
        async with tab(address) as page:
            await page.until_shown("Klaberjass")
            assert page.online
            ended = await command.end(number)
    assert ended.status == 0
    assert ended.seconds < LIMIT
    assert ended.error == ""
    assert files(tmp_path / "tmp") == [], "the temporary database is gone"


@pytest.mark.parametrize(
    ("given", "line", "shown"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ここで遊べます", "クラバヤス"),
        ({"arguments": "--language ja"}, "ここで遊べます", "クラバヤス"),
        ({"LANG": "de_CH.UTF-8"}, "Hier wird gespielt", "Kartenspiele an deinem Tisch"),
        ({"arguments": "--language de"}, "Hier wird gespielt", "Kartenspiele an deinem Tisch"),
    ],
)
async def test_play_speaks_the_language_of_the_terminal_or_the_one_asked_for(
    given: dict[str, str], line: str, shown: str, tmp_path: Path
) -> None:
    arguments = given.get("arguments", "").split()
    given = {name: value for name, value in given.items() if name != "arguments"}
    async with running(tmp_path, "play", "--no-open", *arguments, **given) as command:
        address = await command.until(ADDRESS)
        assert line in command.lines[-1]
        async with tab(address) as page:
            await page.until_shown(shown)
        assert (await command.end()).status == 0


async def test_play_opens_the_page_in_a_browser_where_there_is_a_screen(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    async with running(tmp_path, "play", BROWSER=str(browser), DISPLAY=":99") as command:
        address = await command.until(ADDRESS)
        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(written, opened):
                pass
        assert opened.read_text().strip() == address
        assert (await command.end()).status == 0


async def test_a_file_that_is_no_database_gives_one_line(tmp_path: Path) -> None:
    (tmp_path / "mine.db").write_text("this is no database, whatever the suffix says " * 20)
    ended = await stich(tmp_path, "play", "--no-open", "--data", "mine.db")
    assert ended.status == CANNOT
    assert "The database mine.db cannot be used" in ended.line


async def test_a_taken_port_gives_one_line(tmp_path: Path) -> None:
    port = str(free_port())
    async with running(tmp_path, "play", "klaberjass", "--no-open", "--port", port) as command:
        assert f":{port}/" in await command.until(ADDRESS)
        ended = await stich(tmp_path, "play", "--no-open", "--port", port)
        assert ended.status == CANNOT
        assert port in ended.line


@pytest.mark.parametrize(
    ("asked", "expected"), [((), ["Stich Café"]), (("--servers", "2"), ["Stich Café", "Card Cellar"])]
)
async def test_there_is_one_server_unless_more_are_asked_for(
    asked: tuple[str, ...], expected: list[str], tmp_path: Path
) -> None:
    async with running(tmp_path, "play", "--no-open", *asked) as command, tab(await command.until(ADDRESS)) as page:
        await page.until_online()
        assert page.servers == expected
        for channel in [channel["id"] for channel in page.channels if channel["name"] == "card-room"]:
            await page.ask("slash", channel=channel, path=["table", "new"], options={})
            async with asyncio.timeout(PATIENCE):
                while not any(m["channel_id"] == channel and ":join" in json.dumps(m) for m in page.messages.values()):
                    await page._listen()


@pytest.mark.parametrize("wrong", ["0", "101", "two"])
async def test_a_wrong_number_of_servers_gives_one_line(wrong: str, tmp_path: Path) -> None:
    ended = await stich(tmp_path, "play", "--servers", wrong)
    assert ended.status == 2
    assert "the number of servers must be from 1 to 100" in ended.error
    assert main.MOST_SERVERS == MOST_SERVERS


async def test_with_data_everything_is_restored_after_a_kill(tmp_path: Path) -> None:
    asked = ("play", "--no-open", "--data", "mine.db")
    async with running(tmp_path, *asked, "--port", str(free_port())) as command:
        address = await command.until(ADDRESS)
        async with tab(address) as page:
            await page.until_online()
            (channel,) = [channel["id"] for channel in page.channels if channel["name"] == "card-room"]
            await page.ask("slash", channel=channel, path=["table", "new"], options={})
            await page.until_shown(":join")
        twice = await stich(tmp_path, *asked)
        assert twice.status == CANNOT
        assert "mine.db.sandbox" in twice.line
        command.process.send_signal(signal.SIGKILL)
        await command.process.wait()
    assert {"mine.db", "mine.db.sandbox"} <= set(files(tmp_path))

    async with running(tmp_path, *asked) as command:
        assert await command.until(ADDRESS) == address, "the same port and the same key"
        async with tab(address) as page:
            lobby = await page.until_shown(":join")
            await page.until_online()
            (join,) = [
                button["custom_id"]
                for row in lobby["components"]
                for button in row["components"]
                if ":computer" in button["custom_id"]
            ]
            await page.ask("click", message=lobby["id"], custom_id=join)
            await page.until_shown("** (computer)")
        assert (await command.end()).status == 0


async def test_another_user_of_this_machine_cannot_log_in_as_the_bot(tmp_path: Path) -> None:
    async with running(tmp_path, "play", "--no-open") as command, ClientSession() as session:
        address = (await command.until(ADDRESS)).partition("/?")[0]
        for token in (DEMO_TOKEN, ""):
            headers = {"Authorization": f"Bot {token}"}
            async with session.get(f"{address}/api/v10/users/@me", headers=headers) as answer:
                assert answer.status == 401
        await command.end()


async def test_the_token_and_the_database_of_a_host_are_not_used(tmp_path: Path) -> None:
    given = {"DISCORD_TOKEN": "a.real.token", "STICH_DATABASE": "precious.db", "STICH_HEALTH_PORT": "1"}
    async with running(tmp_path, "play", "--no-open", **given) as command:
        await command.until(ADDRESS)
        ended = await command.end()
    assert ended.status == 0
    assert "a.real.token" not in ended.error
    assert files(tmp_path) == []
