"""`stich backup`: a consistent copy of a database in use, from which a bot goes on; and what is refused."""

import asyncio
import resource
import signal
import sqlite3
from asyncio.subprocess import PIPE
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.cli.main import CANNOT, main
from sandbox.testing import DrivenSandbox
from tests.cli.command import STICH, environment, files, stich
from tests.discord.connection import box, buttons, first_answer, first_channel, panel_of, same_message, threads_allowed
from tests.discord.test_processes import Process, process

__all__ = ["box", "first_answer", "process", "threads_allowed"]
"""The fixtures of tests/discord that are used here."""

COPY = "copy.db"


def moves(path: Path) -> list[tuple[str, int, str]]:
    """The stored moves of all matches, in order."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT match_id, seq, line FROM move ORDER BY match_id, seq").fetchall()


async def _answer(box: DrivenSandbox, message: str) -> None:
    """Anna answers once, as soon as she is asked."""

    def asked() -> list[str]:
        now = same_message(box, "Anna", {"id": message})
        return [*buttons(now, "do"), *buttons(now, "next")]

    await box.until(lambda: bool(asked()))
    assert (await box.click("Anna", message, asked()[0])).state == "done"


async def test_a_copy_made_in_the_midst_of_a_match_has_every_acknowledged_move_and_a_bot_goes_on_from_it(
    box: DrivenSandbox, process: Process, tmp_path: Path
) -> None:
    await box.until(lambda: bool(box.visible_messages("Anna", first_channel(box))))
    panel = await panel_of(box, "Anna")

    async def play() -> None:
        while True:
            await _answer(box, panel["id"])

    for _ in range(3):
        await _answer(box, panel["id"])
    original, copy = tmp_path / "stich.db", tmp_path / COPY
    acknowledged = moves(original)
    playing = asyncio.create_task(play())
    ended = await stich(tmp_path, "backup", COPY)
    await box.until(lambda: len(moves(original)) > len(acknowledged))
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    assert (ended.status, ended.error) == (0, "")
    assert ended.out == f"The database stich.db was copied to {COPY}.\n"
    kept = moves(copy)
    assert len(acknowledged) >= 3
    assert kept[: len(acknowledged)] == acknowledged
    assert moves(original)[: len(kept)] == kept
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]

    # As docs/hosting.md says: stop the bot, put the copy in place, start the bot.
    assert await process.end(signal.SIGTERM) == 0
    for beside in ("", "-wal", "-shm"):
        (tmp_path / f"stich.db{beside}").unlink(missing_ok=True)
    copy.rename(original)
    await process.start()
    shown = await box.slash("Anna", first_channel(box), "hand")
    assert shown.state == "done"
    await _answer(box, shown.message["id"])
    assert moves(original)[: len(kept)] == kept
    assert len(moves(original)) > len(kept)
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database of Stich, of half a megabyte."""
    path = tmp_path / "stich.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE schema_version (version INTEGER)")
        connection.execute("CREATE TABLE filler (bytes BLOB)")
        connection.executemany("INSERT INTO filler VALUES (randomblob(1000))", [()] * 500)
    return path


@pytest.mark.usefixtures("database")
async def test_a_copy_never_replaces_a_file(tmp_path: Path) -> None:
    (tmp_path / COPY).write_text("precious")
    (tmp_path / "link").symlink_to("nowhere")
    for name in (COPY, "link", "stich.db"):
        ended = await stich(tmp_path, "backup", name)
        assert (ended.status, ended.out) == (CANNOT, "")
        assert ended.line == f"The file {name} already exists: choose another name."
    assert (tmp_path / COPY).read_text() == "precious"
    assert files(tmp_path) == [COPY, "link", "stich.db"]


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("no.db", "No such file or directory"),
        ("folder", "Is a directory"),
        ("text", "file is not a database"),
        ("empty", "no such table: schema_version"),
    ],
)
async def test_without_a_database_a_line_says_so_and_nothing_is_made(source: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("this is no database " * 100)
    (tmp_path / "empty").write_bytes(b"")
    before = files(tmp_path)
    ended = await stich(tmp_path, "backup", COPY, STICH_DATABASE=source)
    assert (ended.status, ended.out) == (CANNOT, "")
    assert ended.line == f"The database {source} cannot be used: {reason}."
    assert files(tmp_path) == before


async def test_a_damaged_database_gives_no_copy(database: Path, tmp_path: Path) -> None:
    with database.open("r+b") as file:
        file.seek(8 * 4096)
        file.write(b"\xff" * 4096 * 20)
    ended = await stich(tmp_path, "backup", COPY)
    assert ended.status == CANNOT
    assert ended.line.startswith("The database stich.db cannot be used: ")
    assert files(tmp_path) == ["stich.db"]


@pytest.mark.parametrize(
    ("target", "language", "line"),
    [
        ("nowhere/copy.db", "C.UTF-8", "The copy nowhere/copy.db cannot be written: No such file or directory."),
        ("/proc/copy.db", "de_DE.UTF-8", "Die Kopie /proc/copy.db lässt sich nicht schreiben: "),
        ("stich.db/copy.db", "ja_JP.UTF-8", "コピー stich.db/copy.db を書き込めません: "),
    ],
)
@pytest.mark.usefixtures("database")
async def test_a_place_where_nothing_can_be_written_is_named(
    target: str, language: str, line: str, tmp_path: Path
) -> None:
    ended = await stich(tmp_path, "backup", target, LANG=language)
    assert (ended.status, ended.out) == (CANNOT, "")
    assert ended.line.startswith(line)
    assert files(tmp_path) == ["stich.db"]


@pytest.mark.usefixtures("database")
async def test_a_copy_that_cannot_be_written_to_its_end_leaves_nothing_behind(tmp_path: Path) -> None:
    """By a limit of the process."""
    process = await asyncio.create_subprocess_exec(
        *STICH, "backup", COPY, cwd=tmp_path, env=environment({}), stdout=PIPE, stderr=PIPE,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000)),
    )  # fmt: skip
    out, error = await process.communicate()
    assert (process.returncode, out) == (CANNOT, b"")
    assert error.decode() == f"stich: The copy {COPY} cannot be written: disk I/O error.\n"
    assert files(tmp_path) == ["stich.db"]


@pytest.mark.usefixtures("database")
async def test_on_a_full_disk_a_line_says_so_and_nothing_is_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite's error of a full disk, from a limit of the number of pages, at the statement that makes the copy."""
    connect = sqlite3.connect

    def with_a_full_disk(*given: Any, **named: Any) -> sqlite3.Connection:
        class Full(sqlite3.Connection):
            def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
                if sql.startswith("VACUUM INTO"):
                    with closing(connect(":memory:")) as full:
                        full.execute("PRAGMA max_page_count = 1")
                        full.execute("CREATE TABLE filler (bytes BLOB)")
                return super().execute(sql, *values)

        return connect(*given, factory=Full, **named)

    monkeypatch.setattr(sqlite3, "connect", with_a_full_disk)
    monkeypatch.chdir(tmp_path)
    for language, line in {
        "C.UTF-8": f"There is not enough space for the copy {COPY}: nothing was written.",
        "de_DE.UTF-8": f"Für die Kopie {COPY} ist kein Platz: Es wurde nichts geschrieben.",
        "ja_JP.UTF-8": f"コピー {COPY} のための空き容量がありません。何も書き込んでいません。",
    }.items():
        monkeypatch.setenv("LC_ALL", language)
        assert main(["backup", COPY]) == CANNOT
        assert capsys.readouterr() == ("", f"stich: {line}\n")
    assert files(tmp_path) == ["stich.db"]
