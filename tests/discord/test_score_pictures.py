"""*Picture* below a score: the score as its reader sees it, for them alone, with all of it in words."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.discord.custom_id import ButtonId
from bot.discord.pages.score_picture import score_described, score_drawing
from bot.discord.pages.table_frame import frame_of
from bot.discord.pages.widgets import PICTURE
from bot.pictures.score import compose_score
from bot.text.i18n import Voice
from engine.registry import game_keys
from engine.turn import DealDue
from tests.discord.house import WORDS, House, labels, raw_click, text_of
from tests.discord.players import ByPanel, on_turn, under_way


async def after_a_deal(house: House, game: str) -> Any:
    """Anna, at a table at which a deal is over."""
    anna, ben = await under_way(house, game)
    players = {person.id: ByPanel(house, person) for person in (anna, ben)}
    for _ in range(200):
        match = house.table.match
        assert match is not None
        if isinstance(match.turn, DealDue):
            return anna
        if on_turn(house.table) in players:
            await players[on_turn(house.table) or 0].act(house.table)
        await house.wait(2)
    raise AssertionError("no end of the deal")


@pytest.mark.parametrize("game", game_keys())
async def test_the_score_is_drawn_for_who_asks(house: House, game: str) -> None:
    anna = await after_a_deal(house, game)
    table, voice = house.table, Voice(WORDS)
    assert table.match is not None
    sheet = table.match.game.sheet(table.match.view(None))
    public = len(house.channel.history())
    score = (await anna.slash(house.channel, "score")).response
    answer = (await anna.click(score, label="Picture")).response
    assert answer.ephemeral
    (file,) = house.env.backend.messages[house.channel.id][answer.id].attachments
    drawing = score_drawing(sheet, frame_of(table), voice)
    assert drawing.totals == sheet[-1].totals
    assert [row.amounts for row in drawing.rows] == [deal.scored for deal in sheet]
    assert drawing.slate == (game == "schieber")
    assert file["filename"] == PICTURE
    assert file["description"] == score_described(drawing, voice)
    assert all(str(total).replace("-", "−") in file["description"] for total in drawing.totals)
    picture = Image.open(BytesIO(house.env.backend.cdn.get(file["url"])))
    assert picture.size == compose_score(drawing).size
    assert not picture.info, "no data beside the pixels"
    assert len(house.channel.history()) == public


async def test_before_a_deal_is_over_there_is_no_picture_and_an_old_button_says_why(house: House) -> None:
    anna, _ = await under_way(house, "barbu")
    score = (await anna.slash(house.channel, "score")).response
    assert "Picture" not in labels(score)
    drawn = str(ButtonId("drawn", house.table.id))
    answer = (await raw_click(house, anna, house.channel.history()[-1], drawn)).response
    assert text_of(answer) == "No deal is finished yet."
    assert answer.ephemeral


async def test_a_description_of_a_long_match_is_cut_at_a_line(house: House) -> None:
    await after_a_deal(house, "barbu")
    table, voice = house.table, Voice(WORDS)
    assert table.match is not None
    (deal,) = table.match.game.sheet(table.match.view(None))
    drawing = score_drawing((deal,) * 60, frame_of(table), voice)
    told = score_described(drawing, voice)
    assert len(told) <= 1024
    assert told.splitlines()[-1] == "\N{HORIZONTAL ELLIPSIS}"
    assert all(line.startswith("Deal 1: ") for line in told.splitlines()[6:-1])
