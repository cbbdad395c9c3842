"""Short sessions of Vira on Discord: three and four people, each in another way; every request is checked for cards."""

from typing import Any

import pytest

from bot.tables.model import TableState
from engine.choice import PickSome
from engine.turn import Act
from tests.discord.house import House, text_of
from tests.discord.players import ByDirectMessage, ByPanel, BySlash, choice_of, play_match
from tests.discord.vira import vira

FOUR = ("Anna", "Ben", "Carla", "Dora")


class Keen:
    """Plays in a way, but does not surrender, so that cards are played."""

    def __init__(self, way: Any) -> None:
        self.way, self.house, self.actor = way, way.house, way.actor

    async def act(self, table: Any) -> None:
        """Play on by command where one might surrender; else as the base does."""
        choice = choice_of(table, self.actor.id)
        if isinstance(choice, PickSome) or "surrender" not in choice.legal:
            await self.way.act(table)
            return
        others = [text for text in choice.legal if text != "surrender"]
        await self.actor.slash(self.house.channel, "play", action=self.house.chance.choice(others))

    async def go_on(self, table: Any) -> None:
        """Ask for the next deal."""
        await self.actor.slash(self.house.channel, "table next")


@pytest.mark.parametrize(("players", "deals", "seed"), [(3, 3, 1), (4, 4, 2)])
async def test_people_play_a_session_and_no_card_goes_astray(
    house: House, speaks: dict[Any, str], players: int, deals: int, seed: int
) -> None:
    house.chance.seed(seed)
    people = await vira(house, *FOUR[:players], players=players, deals=deals)
    speaks[people[1].id] = "ja"
    ways = (ByPanel, ByDirectMessage, BySlash, ByPanel)
    keen = [Keen(way(house, one)) for way, one in zip(ways, people, strict=False)]
    table = await play_match(house, house.table.id, *keen)
    await house.wait(3)
    assert table.state is TableState.FINISHED
    assert table.match is not None
    assert not isinstance(table.match.turn, Act)
    scores = table.match.standings.scores
    assert sum(scores) == 0, "the pot has been shared"
    result = text_of(house.channel.history()[-1])
    for name, score in zip(FOUR, scores, strict=False):
        assert f"{name}: {score}".replace("-", "−") in result
    assert not house.faults
