"""Matches of all four games are moved from a file into PostgreSQL in their middle, and played on in the page."""

import signal
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from playwright.async_api import Browser

from bot.storage import PostgresqlAddress
from tests.cli.command import stich
from tests.play.match import play_on, variously
from tests.play.people import Play, Player
from tests.support.browser import PATIENCE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

GAMES: Mapping[str, str] = {"Anna": "Klaberjass", "Ben": "Schieber Jass", "Chie": "Vira", "Daniel": "Barbu"}
"""Who plays which game, against computers."""
FIRST = 4
"""How often each answers before the move: the first deal is being bid or played."""
MORE = 10
"""How often each answers afterwards."""
LINES = "SELECT match_id, seq, line FROM move ORDER BY match_id, seq"


async def test_matches_that_were_moved_into_postgresql_are_played_on_in_the_page(
    browser: Browser, play: Play, tmp_path: Path, postgresql_place: PostgresqlAddress
) -> None:
    for name, player in (await everybody(browser, play)).items():
        await player.press(f"Play {GAMES[name]}")
        await answered(player, FIRST)
    assert await play.end(signal.SIGTERM) == 0
    with closing(sqlite3.connect(play.data)) as file:
        before = file.execute(LINES).fetchall()
    said = await stich(tmp_path, "migrate", str(play.data), DATABASE_URL=postgresql_place.url)
    assert said.status == 0, said.error
    assert await stored(postgresql_place) == before

    play.database_url = postgresql_place.url
    await play.start()
    for player in (await everybody(browser, play)).values():
        await player.command("hand")
        await answered(player, MORE)
    assert await play.end(signal.SIGTERM) == 0
    after = await stored(postgresql_place)
    matches = {match for match, _, _ in before}
    assert len(matches) == len(GAMES)
    for match in matches:
        old, new = ([line for line in lines if line[0] == match] for lines in (before, after))
        assert new[: len(old)] == old, "what was acknowledged stays"
        assert [seq for _, seq, _ in new] == [*range(new[0][1], new[0][1] + len(new))], "nothing twice, nothing lost"
        assert len(new) >= len(old) + MORE


async def everybody(browser: Browser, play: Play) -> Mapping[str, Player]:
    """Everybody's tab, by name."""
    anna, *names = GAMES
    first = await Player.at(browser, play.address)
    return {anna: first, **{name: await first.open_tab_of(browser, name) for name in names}}


async def answered(player: Player, answers: int) -> None:
    """Give this many answers at the table in sight."""
    enough = len(player.answered) + answers
    await play_on(player, choosing=variously(3), until=lambda: len(player.answered) >= enough)
    assert len(player.answered) >= enough


async def stored(place: PostgresqlAddress) -> list[tuple[str, int, str]]:
    """All lines of the records there."""
    connection = await asyncpg.connect(place.url, timeout=PATIENCE / 1000)
    try:
        return [tuple(row) for row in await connection.fetch(LINES)]
    finally:
        await connection.close()
