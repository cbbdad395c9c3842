"""Whole matches, each by another way of playing, to the result and its rematch."""

from typing import Any

import pytest

from bot.tables.model import TableState
from engine.match import DealLine
from tests.discord.house import House, begun, labels, text_of
from tests.discord.players import ByDirectMessage, ByPanel, BySlash, play_match


@pytest.mark.parametrize("way", [ByPanel, ByDirectMessage, BySlash])
async def test_a_person_plays_a_match_against_the_computer(house: House, way: Any) -> None:
    (anna,) = await begun(house, "Anna", target=300)
    table = await play_match(house, house.table.id, way(house, anna))
    assert table.state is TableState.FINISHED
    await house.wait(3)
    result = house.channel.history()[-1]
    assert "result" in text_of(result)
    assert labels(result) == ["Rematch", "Score", "Replay", "Record", "Leave"]


async def test_two_people_play_a_match_one_by_panel_and_one_by_command(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben", target=300)
    table = await play_match(house, house.table.id, ByPanel(house, anna), BySlash(house, ben))
    assert table.state is TableState.FINISHED


async def test_two_people_play_a_match_by_direct_message(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben", target=300)
    table = await play_match(house, house.table.id, ByDirectMessage(house, anna), ByDirectMessage(house, ben))
    assert table.state is TableState.FINISHED


async def test_a_deal_is_one_public_message_that_is_edited(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=300)
    table = await play_match(house, house.table.id, ByPanel(house, anna), pause=1.5)
    await house.wait(3)
    assert table.match is not None
    deals = sum(isinstance(line, DealLine) for line in table.match.log)
    _, *public = house.channel.history()  # without the welcome; the lobby became the first deal's message
    assert len(public) == deals + 1
    for number, message in enumerate(public[:-1], start=1):
        assert f"Deal {number}" in text_of(message)
        assert not labels(message), "only the present message has buttons"
    assert "result" in text_of(public[-1])
    assert not [message for message in public if "<t:" in text_of(message)], "nothing counts down any more"
    await house.wait(16 * 60)
    assert not house.tables
    closed = house.channel.history()[-1]
    assert "result" in text_of(closed)
    assert "closed" in text_of(closed)
    assert labels(closed) == ["Replay"]


async def test_a_trick_makes_no_new_message_and_few_edits(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=300)
    player = ByPanel(house, anna)
    while (match := house.table.match) is not None and match.game.kernel(match.state) is None:
        await player.act(house.table)
        await house.wait(2)
    messages, requests = len(house.channel.history()), len(house.env.http_requests)
    for _ in range(3):
        await player.act(house.table)
        await house.wait(2)
    assert len(house.channel.history()) == messages
    sent = house.env.http_requests[requests:]
    public = [one for one in sent if one.path.startswith(f"/channels/{house.channel.id}/")]
    assert all(one.method == "PATCH" for one in public)
    assert len(public) <= 6, "a click and the computer's answer are at most two edits"


async def test_a_rematch_begins_when_everybody_wants_it(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben", target=300)
    table = await play_match(house, house.table.id, ByPanel(house, anna), BySlash(house, ben))
    await house.wait(3)
    result = house.channel.history()[-1]
    answer = (await anna.click(result, label="Rematch")).response
    assert "everybody" in text_of(answer)
    assert house.now(table.id).state is TableState.FINISHED
    await house.wait(2)
    assert "Anna wants a rematch" in text_of(house.channel.history()[-1]), "the other sees it"
    await ben.slash(house.channel, "table rematch")
    again = house.now(table.id)
    assert again.state is TableState.PLAYING
    assert again.match_number == table.match_number + 1
    await house.wait(2)
    kept = next(one for one in house.channel.history() if one.id == result.id)
    assert "result" in text_of(kept), "the result stays above the new match"
    assert labels(kept) == ["Replay"]
    assert "rematch" not in text_of(kept)
    assert "result" not in text_of(house.channel.history()[-1])


async def test_the_leaderboard_knows_who_won(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben", target=300)
    table = await play_match(house, house.table.id, ByPanel(house, anna), BySlash(house, ben))
    assert table.match is not None
    ranking = table.match.standings.ranking
    assert ranking is not None
    winner = [anna, ben][ranking[0][0]]
    board = text_of((await ben.slash(house.channel, "leaderboard")).response)
    assert f"1 – **{winner.name}**: 1 win in 1 match" in board
    figures = text_of((await ben.slash(house.channel, "stats", player=anna)).response)
    assert "in 1 match" in figures
