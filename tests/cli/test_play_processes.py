"""`stich play --processes 3`: real processes on a real PostgreSQL, of which one is killed in the middle of a trick."""

import asyncio
import os
import re
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot.storage import PostgresqlAddress
from bot.storage.postgresql.ownership import APPLICATION, OF_SHARDS
from tests.cli.command import ADDRESS, PATIENCE, Running, running
from tests.cli.test_play import Tab, tab

pytestmark = pytest.mark.servers

OWNER = (
    "SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory' AND granted"
    " AND classid = $1 AND objid = $2"
)
PROCESS = re.compile(r"has the id (\d+)\.$", re.MULTILINE)
AGAIN = 5.0
"""Seconds after which somebody presses once more of whose press nothing has come."""


class Room:
    """Somebody at a table with computers, which they open in a channel; their hand may be anywhere on the page."""

    def __init__(self, page: Tab, channel: str) -> None:
        self._page, self._channel = page, channel
        self._table = ""

    async def begin(self) -> None:
        """Open a table for one, start the match, and ask for the hand."""
        await self._command(("table", "new"), ":computer")
        self._table = next(id.split(":")[1] for _, id in self._ids() if ":computer" in id)
        await self._command(("table", "start"), ":fill")
        message, fill = next((message, id) for message, id in self._ids() if id.endswith(":fill"))
        await self._page.ask("click", message=message, custom_id=fill)
        await self._command(("hand",), ":details")

    async def answer(self, times: int, *, card: bool = False) -> None:
        """Answer what is asked so often, and (`card`) go on until a card of theirs lies there."""
        answered, action = 0, ""
        async with asyncio.timeout(PATIENCE * 2):
            while answered < times or (card and not action.startswith("play")):
                await self._until(lambda: bool(self._asked()))
                message, custom_id = self._asked()[-1]
                before = _revision(custom_id)
                await self._page.ask("click", message=message, custom_id=custom_id)
                with suppress(TimeoutError):
                    async with asyncio.timeout(AGAIN):
                        await self._until(lambda before=before: self._newest() > before)  # type: ignore[misc]
                        answered, action = answered + 1, custom_id.partition(":do=")[2]

    async def _command(self, path: tuple[str, ...], has: str) -> None:
        """Use a command, again until a button with this is there."""
        async with asyncio.timeout(PATIENCE):
            while not any(has in id for _, id in self._ids()):
                await self._page.ask("slash", channel=self._channel, path=[*path], options={})
                with suppress(TimeoutError):
                    async with asyncio.timeout(AGAIN):
                        await self._until(lambda: any(has in id for _, id in self._ids()))

    async def _until(self, ready: Any) -> None:
        while not ready():
            await self._page._listen()

    def _asked(self) -> list[tuple[str, str]]:
        """The open answers to the newest question."""
        open_ = [(message, id) for message, id in self._ids() if ":do=" in id or id.endswith(":next")]
        return [one for one in open_ if _revision(one[1]) == self._newest()]

    def _newest(self) -> int:
        return max((_revision(id) for _, id in self._ids() if id.split(":")[2].isdecimal()), default=0)

    def _ids(self) -> list[tuple[str, str]]:
        return [
            (message["id"], item["custom_id"])
            for message in self._page.messages.values()
            for row in message["components"]
            for item in row["components"]
            if item.get("custom_id") and not item.get("disabled") and self._own(message, item["custom_id"])
        ]

    def _own(self, message: Any, custom_id: str) -> bool:
        table = custom_id.split(":")[1]
        return table == self._table if self._table else message["channel_id"] == self._channel and table != "-"


def _revision(custom_id: str) -> int:
    return int(custom_id.split(":")[3])


async def owner(place: PostgresqlAddress, shard: int) -> int:
    """The process that has this shard."""
    connection = await asyncpg.connect(place.url)
    try:
        name = str(await connection.fetchval(OWNER, OF_SHARDS, shard))
    finally:
        await connection.close()
    return int(name.removeprefix(APPLICATION))


async def until_whole(command: Running) -> tuple[str, set[int]]:
    """The address of the page, and the processes, once all shards are served."""
    address = await command.until(ADDRESS)
    return address, {int(found) for found in PROCESS.findall("".join(command.lines))}


async def test_of_three_processes_one_is_killed_in_the_middle_of_a_trick_and_both_matches_go_on(
    postgresql_place: PostgresqlAddress, tmp_path: Path
) -> None:
    asked = ("--no-open", "--processes", "3", "--servers", "3", "--database-url", postgresql_place.url)
    async with running(tmp_path, "play", *asked) as command:
        address, processes = await until_whole(command)
        assert len(processes) == 3
        async with tab(address) as page:
            await page.until_online()
            rooms = [Room(page, channel["id"]) for channel in page.channels if channel["name"] == "card-room"][:2]
            for room in rooms:
                await room.begin()
                await room.answer(2)
            await rooms[1].answer(1, card=True)  # the computer has not played to it yet
            killed = await owner(postgresql_place, 1)
            assert killed in processes
            os.kill(killed, signal.SIGKILL)
            for room in rooms:
                await room.answer(4)
            assert await owner(postgresql_place, 1) != killed
        ended = await command.end()
    assert ended.status == 0
    assert "Traceback" not in ended.error


async def test_the_processes_end_with_the_command_however_it_ends(
    postgresql_place: PostgresqlAddress, tmp_path: Path
) -> None:
    asked = ("--no-open", "--processes", "2", "--database-url", postgresql_place.url)
    async with running(tmp_path, "play", *asked) as command:
        _, processes = await until_whole(command)
        command.process.kill()
        await command.process.wait()
        async with asyncio.timeout(PATIENCE):
            while any(map(_lives, processes)):  # noqa: ASYNC110 - they end by themselves
                await asyncio.sleep(0.1)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
