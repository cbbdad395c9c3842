"""Matches of all games are moved by `stich migrate` in their middle, and go on over the real client."""

import asyncio
import time
from pathlib import Path
from typing import Any

from bot.storage import PostgresqlAddress
from engine.registry import game_keys
from tests.cli.command import stich
from tests.faults.evening import Evening
from tests.soak.process import START

PLAYED = 4.0
"""Seconds of play before and after."""


class OnAFile:
    """Where an evening begins, and (`serving`) where it ends."""

    def __init__(self, path: Path, place: PostgresqlAddress) -> None:
        self.address = PostgresqlAddress(str(path))
        self.serving: Any = self
        self._place = place

    def end_on_a_server(self) -> None:
        """What was acknowledged is there from now on."""
        place = self._place
        self.serving = type("Serving", (), {"address": staticmethod(lambda: place)})


async def test_what_is_moved_in_the_middle_of_matches_goes_on(
    postgresql_place: PostgresqlAddress, tmp_path: Path
) -> None:
    path = tmp_path / "stich.db"
    site: Any = OnAFile(path, postgresql_place)
    evening = Evening(site, tmp_path, 1, 1)
    async with evening.playing():
        await asyncio.sleep(PLAYED)
        (bot,) = evening.bots
        assert await bot.end() == 0
        await bot.close()  # what starts it has the address of the file
        said = await stich(tmp_path, "migrate", str(path), DATABASE_URL=postgresql_place.url)
        assert said.status == 0, said.error
        site.end_on_a_server()
        bot.database = postgresql_place.url
        began = time.time()
        await bot.start()
        await evening.until_online(START)
        assert set(await evening.until_all_have_moved(began)) == set(game_keys())
        await asyncio.sleep(PLAYED)
    assert await evening.found() == ([], [])
    assert evening.complaints() == []
    assert evening.ended == [0]
