"""`stich migrate`: what it prints and refuses; killed at any moment, it goes on where it was."""

import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import PostgresqlAddress, Use, open_database
from tests.cli.command import begin, stich
from tests.storage.test_ratings_begun import SCHEMA_26
from tests.support.clock import START

MOVES = 40_000
HISTORY = f"""
INSERT INTO card_table
    (id, channel, state, host, game, preset, options, pace, seats, match_number, opened_at, opened_by)
    VALUES ('long', 1, 'closed', 1, 'klaberjass', 'article', '{{}}', 'live', 2, 1, 1, 1);
INSERT INTO match (id, table_id, number, game, rules, preset, options, seats, dealer, started_at)
    VALUES ('long-1', 'long', 1, 'klaberjass', 1, 'article', '{{}}', 2, 0, 1);
INSERT INTO move (match_id, seq, line, at, cause)
    WITH RECURSIVE line (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM line WHERE n < {MOVES})
    SELECT 'long-1', n, '♠ {{"seat":0,"act":"play TS"}}', n, n FROM line"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database of an older version with matches of all games, and a long one."""
    path = tmp_path / "stich.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(SCHEMA_26.read_text(encoding="utf-8"))
        connection.executescript(HISTORY)
    return path


async def test_it_shows_what_it_moves_and_is_done_once(path: Path, postgresql_place: PostgresqlAddress) -> None:
    url = postgresql_place.url
    said = await stich(path.parent, "migrate", "stich.db", DATABASE_URL=url)
    assert (said.status, said.error) == (0, "")
    lines = said.out.splitlines()
    with closing(sqlite3.connect(path)) as connection:
        ((moves,),) = connection.execute("SELECT count(*) FROM move").fetchall()
    assert f"move: 5000 of {moves} rows" in lines
    assert f"move: {moves} of {moves} rows" in lines
    assert any(line.startswith(f"The same on both sides: move (rows: {moves}), digest ") for line in lines)
    assert "Start the bot with this DATABASE_URL" in lines[-1]
    again = await stich(path.parent, "migrate", "stich.db", DATABASE_URL=url)
    assert (again.status, "Nothing was done" in again.out) == (0, True)
    assert "secret-word" not in said.out + again.out
    check = await stich(path.parent, "ratings", "check", DATABASE_URL=url)
    assert (check.status, check.out) == (0, "4 rated matches, 14 ratings: all ratings agree with the matches.\n")


async def test_killed_in_the_middle_it_goes_on_and_no_bot_starts_meanwhile(
    path: Path, postgresql_place: PostgresqlAddress
) -> None:
    url = postgresql_place.url
    kills = 0
    for part in range(5000, 30_000, 5000):
        process = await begin(path.parent, "migrate", "stich.db", DATABASE_URL=url)
        assert process.stdout is not None
        while line := (await process.stdout.readline()).decode():
            if line.startswith(f"move: {part} "):
                process.send_signal(signal.SIGKILL)
                kills += 1
                break
        await process.communicate()
        run = await stich(path.parent, "run", DATABASE_URL=url, DISCORD_TOKEN="a.b.c", STICH_HEALTH_PORT="0")
        assert (run.status, "stich migrate again" in run.line) == (1, True)
    assert kills == 5
    said = await stich(path.parent, "migrate", "stich.db", DATABASE_URL=url)
    assert said.status == 0
    assert "move: 5000 " not in said.out, "what was moved is not moved again"
    async with await open_database(postgresql_place, now=START) as database:
        ((count, first, last),) = await database.read(
            "SELECT count(*), min(seq), max(seq) FROM move WHERE match_id = 'long-1'"
        )
    assert (count, first, last) == (MOVES, 1, MOVES)


async def test_what_is_refused_has_one_line(path: Path, postgresql_place: PostgresqlAddress) -> None:
    url = postgresql_place.url
    refused = [
        (await stich(path.parent, "migrate", "stich.db"), "Set DATABASE_URL"),
        (await stich(path.parent, "migrate", "other.db", DATABASE_URL=url), "other.db cannot be used"),
        (await stich(path.parent, "backup", "copy.db", DATABASE_URL=url), "pg_dump"),
        (await stich(path.parent, "config", DATABASE_URL=url, STICH_DATABASE="a.db"), "name two databases"),
    ]
    async with await open_database(path, now=START, use=Use.BOT):
        refused.append(
            (await stich(path.parent, "migrate", "stich.db", DATABASE_URL=url), "in use by another copy of Stich")
        )
    async with await open_database(postgresql_place, now=START, use=Use.BOT) as database:
        refused.append(
            (await stich(path.parent, "migrate", "stich.db", DATABASE_URL=url), "in use by another copy of Stich")
        )
        await database.check()
    for said, words in refused:
        assert said.status == 1
        assert words in said.line
        assert "secret-word" not in said.error + said.out
