"""The record of a finished match: a file for everybody who asks, by button and by command; never before the end."""

from typing import Any

from bot.tables.model import TableState
from engine.record import Fault, read
from tests.discord.house import House, begun, text_of
from tests.discord.players import ByPanel, play_match


def attached(house: House, message: Any) -> tuple[str, bytes]:
    """The only file of a message: its name and content."""
    stored = house.env.backend.messages[house.channel.id][message.id]
    (one,) = stored.attachments
    return one["filename"], house.env.backend.cdn.get(one["url"])


async def test_the_result_hands_out_the_record_which_replays_to_the_match(house: House) -> None:
    (anna,) = await begun(house, "Anna", target=300)
    table = await play_match(house, house.table.id, ByPanel(house, anna))
    await house.wait(3)
    stranger = house.person("Ben")
    for who in (anna, stranger):
        answer = (await who.click(house.channel.history()[-1], label="Record")).response
        assert answer.ephemeral
        name, content = attached(house, answer)
        assert name == f"klaberjass-{table.id}-1.stich"
        *_, match = read(content)
        assert not isinstance(match, Fault)
        assert table.match is not None
        assert match.standings == table.match.standings
    typed = (await anna.slash(house.channel, "table record")).response
    assert typed.ephemeral
    assert attached(house, typed) == attached(house, answer)


async def test_there_is_no_record_of_a_match_that_is_being_played_but_of_the_one_before(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    refused = (await anna.slash(house.channel, "table record")).response
    assert "no such match" in text_of(refused)
    await anna.slash(house.channel, "table add-computer")
    await anna.slash(house.channel, "table start")
    await house.wait(2)
    refused = (await anna.slash(house.channel, "table record")).response
    assert refused.ephemeral
    assert "once the match is finished" in text_of(refused)
    table = await play_match(house, house.table.id, ByPanel(house, anna))
    await house.wait(3)
    result = house.channel.history()[-1]
    await anna.click(result, label="Rematch")
    assert house.now(table.id).state is TableState.PLAYING
    name, _ = attached(house, (await anna.slash(house.channel, "table record")).response)
    assert name == f"klaberjass-{table.id}-1.stich"
