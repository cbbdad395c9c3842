"""`stich ratings check` and `stich ratings rebuild`: what they print, change and refuse."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.main import CANNOT, main
from bot.cli.ratings import DIFFERS
from bot.storage import Use, begin_ratings, open_database
from tests.storage.test_ratings_begun import SCHEMA_26
from tests.support.clock import START

LINES = "SELECT * FROM rating ORDER BY game, guild, user_id"


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The database of a bot that has rated four matches, named in the settings."""
    path = tmp_path / "stich.db"

    async def rated() -> None:
        async with await open_database(path, now=START) as database:
            await begin_ratings(database)

    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(SCHEMA_26.read_text(encoding="utf-8"))
    asyncio.run(rated())
    monkeypatch.setenv("STICH_DATABASE", str(path))
    monkeypatch.setenv("LANG", "C.UTF-8")
    return path


def execute(path: Path, sql: str) -> list[tuple[object, ...]]:
    """Runs a statement on the file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return connection.execute(sql).fetchall()


def test_ratings_as_the_matches_say_are_well(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for action in ("check", "rebuild"):
        assert main(["ratings", action]) == 0
        assert capsys.readouterr().out == "4 rated matches, 14 ratings: all ratings agree with the matches.\n"


def test_check_brings_no_database_up_to_date_that_an_earlier_version_has_open(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A host updates the program, and looks before they restart the bot."""
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(SCHEMA_26.read_text(encoding="utf-8"))
    with closing(sqlite3.connect(f"{path}-lock", isolation_level=None)) as running:
        running.execute("BEGIN EXCLUSIVE")
        assert main(["ratings", "check"]) == CANNOT
        assert "is in use" in capsys.readouterr().err
    assert execute(path, "SELECT max(version) FROM schema_version") == [(26,)]
    assert main(["ratings", "check"]) == 0
    assert execute(path, "SELECT max(version) FROM schema_version") > [(26,)]


def test_check_tells_each_difference_and_changes_nothing_and_a_rebuild_ends_it(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = execute(path, LINES)
    ((shown,),) = execute(path, "SELECT shown FROM rating WHERE game = 'vira' AND guild = 500 AND user_id = 11")
    execute(path, "UPDATE rating SET mu = mu + 1, shown = 7 WHERE game = 'vira' AND guild = 500 AND user_id = 11")
    execute(path, "DELETE FROM rating WHERE game = 'klaberjass' AND guild = 0 AND user_id = 12")
    damaged = execute(path, LINES)
    assert main(["ratings", "check", "--database", str(path)]) == DIFFERS
    lines = capsys.readouterr().out.splitlines()
    assert f"vira, server 500, user 11: stored 7, computed from the matches {shown}" in lines
    assert any(
        line.startswith("klaberjass, all servers, user 12: stored –, computed from the matches ") for line in lines
    )
    assert "stich ratings rebuild" in lines[-1]
    assert execute(path, LINES) == damaged
    assert main(["ratings", "rebuild", "--database", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "All ratings (14) now agree with the 4 rated matches."
    assert execute(path, LINES) == before
    assert main(["ratings", "check"]) == 0


def test_many_differences_are_counted(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for user in range(100, 130):
        execute(path, f"INSERT INTO rating VALUES ('vira', 0, {user}, 1, 1, 1, 1, 1)")
    execute(path, "UPDATE rated_seat SET world_mu = 1 WHERE match_id = 'efwfq4fcwg-2' AND seat = 0")
    assert main(["ratings", "check"]) == DIFFERS
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 20 + 3
    assert lines[-3] == "… and 10 more."
    assert lines[-2].endswith(": 1.")


async def test_a_running_bot_holds_up_the_rebuild_and_not_the_check(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with await open_database(path, now=START, use=Use.ALONE):
        assert await asyncio.to_thread(main, ["ratings", "check"]) == 0
        assert await asyncio.to_thread(main, ["ratings", "rebuild"]) == CANNOT
    assert "in use" in capsys.readouterr().err


@pytest.mark.parametrize("action", ["check", "rebuild"])
def test_a_database_that_is_not_there_is_not_made(
    tmp_path: Path, action: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("none.db", "."):
        assert main(["ratings", action, "--database", str(tmp_path / name)]) == CANNOT
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("action", ["check", "rebuild"])
def test_an_impossible_value_is_named_and_nothing_changes(
    path: Path, action: str, capsys: pytest.CaptureFixture[str]
) -> None:
    execute(path, "UPDATE rated_seat SET credit = 'x' WHERE game = 'vira' AND seat = 0")
    before = execute(path, LINES)
    assert main(["ratings", action]) == CANNOT
    assert "credit" in capsys.readouterr().err
    assert execute(path, LINES) == before
