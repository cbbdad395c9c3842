"""What the bot keeps in memory does not grow with the matches that were played, nor with what people have asked."""

import gc
from typing import Any

from bot.discord.context import EphemeralMessage
from bot.discord.pages.widgets import Page
from bot.tables.model import Change, Table
from engine.match import Match
from tests.discord.house import House, begun
from tests.discord.secrecy import Knowledge
from tests.discord.test_strangers import played_out

TOKEN = 15 * 60
"""Seconds for which an answer can be deleted."""


def alive(*kinds: type[Any]) -> int:
    """How many objects of these classes there are."""
    gc.collect()
    return sum(isinstance(thing, kinds) for thing in gc.get_objects())


async def test_answers_that_cannot_be_deleted_any_more_are_forgotten(house: House) -> None:
    await begun(house, "Anna", "Ben")
    stranger, before = house.person("Carla"), alive(EphemeralMessage)
    for _ in range(3):
        for _ in range(2):
            await stranger.click(house.channel.history()[-1], label="My hand")
        await house.wait(TOKEN + 1)
    await stranger.click(house.channel.history()[-1], label="My hand")
    assert alive(EphemeralMessage) <= before + 1


async def test_of_a_match_whose_table_is_closed_nothing_stays(house: House) -> None:
    left = []
    for _ in range(2):
        match = alive(Match)
        people = await begun(house, "Anna", "Ben", target=300)
        await people[0].click(house.channel.history()[-1], label="My hand")
        await house.do(played_out(house))
        assert alive(Match) <= match + 10, "the last action can be taken back; the states before are forgotten"
        await people[0].slash(house.channel, "table end")
        await house.wait(TOKEN + 60)
        assert not house.tables
        house.knowledge = Knowledge()  # the test's own memory
        left.append(alive(Match, Table, Change, Page, EphemeralMessage))
    assert left[1] <= left[0], "what a loop still holds is of the last table alone"
