"""`stich privacy`: a host deletes somebody while the bot is stopped, and again after a backup was put back."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.app.clock import SystemClock
from bot.app.wiring import open_storage
from bot.cli.main import CANNOT, main
from bot.storage import Use, begin_ratings
from bot.tables.model import Person, TableState, UserId
from tests.support.clock import FakeClock
from tests.tables.world import AT_ONCE, BEN, running

ANNABELLA = Person(UserId(123456789012345678), "Annabella-the-only")
FILE = "stich.db"


@pytest.fixture
async def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A stopped bot with somebody at open and closed tables; the settings name its database."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("STICH_DATABASE", FILE)
    monkeypatch.setenv("LANG", "C")
    async with running(tmp_path / FILE, FakeClock(), delays=AT_ONCE) as world:
        await begin_ratings(world.database)  # as every start does
        over = await world.finish((await world.begun(ANNABELLA, BEN, target=300)).id)
        alone = await world.begun(ANNABELLA, target=300)
        present = await world.begun(ANNABELLA, BEN, target=300)
        return {"over": over.id, "alone": alone.id, "present": present.id}


def all_bytes(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


async def test_everything_is_deleted_and_the_matches_of_others_go_on(
    tmp_path: Path, tables: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert await _run("privacy", "delete", str(ANNABELLA.id)) == 0
    assert "Nothing is stored about this user any more." in capsys.readouterr().out
    kept = all_bytes(tmp_path)
    for trace in (ANNABELLA.name.encode(), ANNABELLA.id.to_bytes(8, "big"), str(ANNABELLA.id).encode()):
        assert trace not in kept
    assert await _run("privacy", "delete", str(ANNABELLA.id)) == 0
    assert capsys.readouterr().out == "Nothing is stored about this user.\n"
    async with running(tmp_path / FILE, FakeClock(SystemClock().now()), delays=AT_ONCE) as world:
        assert world.tables.get(tables["alone"]) is None  # type: ignore[arg-type]  # an id
        present = world.now(tables["present"])  # type: ignore[arg-type]  # as above
        assert (present.state, present.host, present.people) == (TableState.PLAYING, BEN.id, (BEN,))
        await world.finish(present.id)


async def test_what_a_restored_backup_brings_back_is_deleted_again(
    tmp_path: Path, tables: dict[str, str], capsys: pytest.CaptureFixture[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    backup = tmp_path_factory.mktemp("elsewhere") / "backup.db"
    async with open_storage(tmp_path / FILE, SystemClock(), Use.BOT):
        pass
    shutil.copy(tmp_path / FILE, backup)
    await _run("privacy", "delete", str(ANNABELLA.id))
    shutil.copy(backup, tmp_path / FILE)
    assert ANNABELLA.name.encode() in all_bytes(tmp_path)
    capsys.readouterr()
    assert await _run("privacy", "repeat") == 0
    assert capsys.readouterr().out == "Deleted again: the data of 1 person.\n"
    assert ANNABELLA.name.encode() not in all_bytes(tmp_path)
    assert await _run("privacy", "repeat") == 0
    assert capsys.readouterr().out == "No deletion had to be repeated.\n"


async def test_a_list_of_deletions_that_cannot_be_read_is_named(
    tmp_path: Path, tables: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """As where a host has deleted somebody with the rights of another user. The bot, too, does not start without it."""
    (tmp_path / f"{FILE}-deleted").mkdir()
    assert await _run("privacy", "repeat") == CANNOT
    assert f"{FILE}-deleted cannot be read: Is a directory" in capsys.readouterr().err


async def test_a_large_file_is_wiped_too(
    tmp_path: Path, tables: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.sqlite.wiping.SMALL", 0)
    await _run("privacy", "delete", str(ANNABELLA.id))
    assert ANNABELLA.name.encode() not in all_bytes(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert not connection.execute("SELECT 1 FROM mark WHERE name = 'unwiped'").fetchall()


async def test_it_is_refused_while_the_bot_is_running(
    tmp_path: Path, tables: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_storage(tmp_path / FILE, SystemClock(), Use.BOT):
        assert await _run("privacy", "delete", str(ANNABELLA.id)) == CANNOT
    assert "is in use" in capsys.readouterr().err
    assert ANNABELLA.name.encode() in all_bytes(tmp_path)


@pytest.mark.parametrize("user", ["anna", "-1", "0", "99999999999999999999"])
def test_what_is_no_id_is_refused(user: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["privacy", "delete", user])
    assert "the id of a Discord user must be a number" in capsys.readouterr().err or user == "-1"


async def test_no_database_is_made_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("STICH_DATABASE", "nowhere.db")
    assert await _run("privacy", "repeat") == CANNOT
    assert "nowhere.db" in capsys.readouterr().err
    assert all_bytes(tmp_path) == b""


async def _run(*arguments: str) -> int:
    """Run the command as a process would, beside the loop of the test."""
    return await asyncio.to_thread(main, arguments)
