"""*Report this play*: a player gets what they see at this moment as a file for whoever runs the bot, and no more."""

import json
from typing import Any

import pytest

from bot.tables.model import UserId
from engine.export import plain
from engine.registry import game_keys
from tests.discord.house import House, begun, labels, text_of, untimed
from tests.discord.players import panel_of, under_way
from tests.discord.secrecy import cards_in, excess
from tests.discord.test_records import attached


async def file_by_button(house: House, actor: Any) -> tuple[str, Any]:
    """The name and the content of the file that the button on *Details* hands out."""
    details = (await actor.click(await panel_of(house, actor), label="Details")).response
    answer = (await actor.click(details, label="Report this play")).response
    assert answer.ephemeral
    assert "whoever runs this bot" in text_of(answer)
    name, content = attached(house, answer)
    return name, json.loads(content)


@pytest.mark.parametrize("game", game_keys())
async def test_the_file_has_what_its_reader_sees_and_no_other_card(house: House, game: str) -> None:
    anna, ben = await under_way(house, game)
    table = house.table
    match = table.match
    assert match is not None
    files = []
    for person in (anna, ben):
        public = [(message.id, untimed(message)) for message in house.channel.history()]
        seat = table.seat_of(UserId(person.id))
        assert seat is not None
        name, position = await file_by_button(house, person)
        step = match.revision_of(seat)
        assert name == f"{game}-{table.id}-{table.match_number}-{step}.json"
        assert position["view"] == json.loads(json.dumps(plain(match.view(seat))))
        assert (position["game"], position["table"], position["match"], position["step"], position["seat"]) == (
            game, table.id, table.match_number, step, seat,
        )  # fmt: skip
        may_know = house.knowledge.of(UserId(person.id)) | house.knowledge.public(house.channel.id)
        assert cards_in(position)
        assert excess(position, may_know) == "none"
        for someone in (anna, ben):
            assert not {someone.name, str(someone.id)} & set(str(position).replace("'", " ").split())
        assert [(message.id, untimed(message)) for message in house.channel.history()] == public
        files.append(position)
    assert files[0]["view"] != files[1]["view"]
    assert files[0]["players"] == ["person", "person"] + ["careful"] * (len(table.holders) - 2)


async def test_the_command_hands_out_the_same_file(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    by_button = await file_by_button(house, anna)
    answer = (await anna.slash(house.channel, "report")).response
    assert answer.ephemeral
    name, content = attached(house, answer)
    assert (name, json.loads(content)) == by_button


async def test_who_has_no_seat_and_who_has_no_match_get_none(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    for person, says in ((anna, "No match is being played"), (ben, "no seat")):
        answer = (await person.slash(house.channel, "report")).response
        assert answer.ephemeral
        assert says in text_of(answer)
        assert not house.env.backend.messages[house.channel.id][answer.id].attachments
    assert "Report this play" not in labels(house.channel.history()[-1])
