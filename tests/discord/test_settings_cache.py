"""What the notebook keeps in memory is what is stored, whatever is read and written at the same moment."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.discord.settings_cache import SettingsCache
from bot.storage import Database, SqlSettingsStore, TableStore, open_database
from bot.tables.lobby import opened
from bot.tables.model import Pace, Person, Place, TableId, UserId
from bot.tables.settings_store import MessageKind, MessageRef
from tests.support.clock import START

ANNA, TABLE, GUILD = UserId(3), TableId("a"), 1
MESSAGE = MessageRef(TABLE, MessageKind.TABLE, None, 2, 4)


class SlowNotes(SqlSettingsStore):
    """The real store, whose answer to the first question comes late: when it is let `go`."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.asked, self.go = asyncio.Event(), asyncio.Event()

    async def _late(self, found: Any) -> Any:
        if not self.asked.is_set():
            self.asked.set()
            await self.go.wait()
        return found

    async def member(self, *given: Any) -> Any:
        """Read, and answer late."""
        return await self._late(await super().member(*given))

    async def guild(self, *given: Any) -> Any:
        """The same."""
        return await self._late(await super().guild(*given))

    async def message(self, *given: Any) -> Any:
        """The same."""
        return await self._late(await super().message(*given))


@pytest.fixture
async def notes(tmp_path: Path) -> AsyncIterator[SlowNotes]:
    """Notes, and a table that a message can belong to."""
    async with await open_database(tmp_path / "stich.db", now=START) as database:
        table = opened(
            TABLE, Place(GUILD, 2), Person(ANNA, "Anna"),
            game="klaberjass", preset="article", options={}, pace=Pace.LIVE, seats=None,
        )  # fmt: skip
        await TableStore(database).save(None, table, due=None, at=START, cause=1)
        yield SlowNotes(database)


async def test_a_message_that_is_posted_while_one_is_looked_for_is_not_forgotten(notes: SlowNotes) -> None:
    notebook = SettingsCache(notes)
    looking = asyncio.create_task(notebook.message(TABLE, MessageKind.TABLE))
    await notes.asked.wait()
    await notebook.put_message(MESSAGE)
    notes.go.set()
    assert await looking == MESSAGE
    assert await notebook.message(TABLE, MessageKind.TABLE) == MESSAGE


async def test_a_setting_that_is_changed_while_it_is_read_stays_changed(notes: SlowNotes) -> None:
    notebook = SettingsCache(notes)
    reading = asyncio.create_task(notebook.member(ANNA))
    await notes.asked.wait()
    await notebook.change_member(ANNA, language="ja")
    notes.go.set()
    assert (await reading).language == "ja"
    assert (await notebook.member(ANNA)).language == "ja"


async def test_a_server_that_is_welcomed_while_it_is_read_is_not_welcomed_again(notes: SlowNotes) -> None:
    notebook = SettingsCache(notes)
    reading = asyncio.create_task(notebook.guild(GUILD))
    await notes.asked.wait()
    await notebook.change_guild(GUILD, welcomed=True)
    notes.go.set()
    assert (await reading).welcomed
    assert (await notebook.guild(GUILD)).welcomed
