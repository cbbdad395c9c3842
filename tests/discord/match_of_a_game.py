"""A whole match of the game that `--game` names, by buttons: run by tests/docs/test_adding_a_game.py.

Every request is checked for its form and for cards that its readers may not know, as in all tests of this folder.
"""

from typing import Any

import pytest

from bot.tables.model import Table, TableState
from engine.registry import game as find_game
from tests.discord.house import WORDS, House, labels, text_of
from tests.discord.players import ByDirectMessage, ByPanel, BySlash, play_match


@pytest.fixture
def key(request: pytest.FixtureRequest) -> str:
    found: str = request.config.getoption("--game")
    return found


async def finished(house: House, table: Table, person: Any) -> None:
    """The result is posted, with every total, and the score sheet has every deal."""
    assert table.state is TableState.FINISHED
    assert table.match is not None
    await house.wait(3)
    result = house.channel.history()[-1]
    assert "result" in text_of(result)
    assert {"Rematch", "Score", "Replay", "Record", "Leave"} <= set(labels(result))
    for total in table.match.standings.scores:
        assert str(total) in text_of(result)
    sheet = text_of((await person.slash(house.channel, "score")).response)
    for deal in table.match.game.sheet(table.match.view(None)):
        assert f"Deal {deal.number}" in sheet


async def test_a_person_presses_play_and_plays_a_match_against_computers(house: House, key: str) -> None:
    anna = house.person("Anna")
    (welcome,) = house.channel.history()
    panel = (await anna.click(welcome, label=f"Play {WORDS.text('en', f'{key}-name')}")).response
    assert panel is not None
    await finished(house, await play_match(house, house.table.id, ByPanel(house, anna, panel)), anna)


async def test_two_people_open_a_table_by_command_and_play_with_computers(house: House, key: str) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new", game=key)
    await ben.slash(house.channel, "table join")
    for _ in range(max(find_game(key).seats) - 2):
        await anna.slash(house.channel, "table add-computer")
    assert WORDS.text("en", f"{key}-name") in text_of(house.channel.history()[-1])
    await anna.slash(house.channel, "table start")
    await house.wait(2)
    table = await play_match(house, house.table.id, BySlash(house, anna), ByDirectMessage(house, ben))
    await finished(house, table, anna)
