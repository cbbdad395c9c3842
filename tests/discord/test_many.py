"""Several tables at once, several servers, the greeting of each."""

import pytest
from simcord.backend.serializers import guild_create_payload

from bot.tables.model import TableState
from engine.registry import game_keys
from tests.discord.house import House, ids, labels, surely, text_of

SPOKEN = (("bid", "bid"), ("play", "action"))


async def test_somebody_at_several_tables_gets_that_of_the_channel_or_names_one(house: House) -> None:
    anna = house.person("Anna")
    other, third = house.guild.create_text_channel("other"), house.guild.create_text_channel("third")
    for channel in (house.channel, other):
        await anna.slash(channel, "table new", opponents="computer")
    await house.wait(1)
    here, there = (house.bot.services.tables.in_channel(channel.id)[0] for channel in (house.channel, other))
    for channel, table in ((house.channel, here), (other, there)):
        panel = (await anna.slash(channel, "hand")).response
        assert {id.split(":")[1] for id in ids(panel, "do", disabled=None)} == {table.id}
    answer = (await anna.slash(third, "hand")).response
    assert "Which table do you mean?" in text_of(answer)
    offered = await anna.autocomplete(third, "hand", "table", "")
    assert {one["value"] for one in offered} == {here.id, there.id}
    assert any("#other" in one["name"] for one in offered)
    panel = (await anna.slash(third, "hand", table=there.id)).response
    assert {id.split(":")[1] for id in ids(panel, "do", disabled=None)} == {there.id}
    offers = [await anna.autocomplete(third, name, option, "", table=there.id) for name, option in SPOKEN]
    assert [one for offer in offers for one in offer], "answers at the table that is named"
    offers = [await anna.autocomplete(third, name, option, "") for name, option in SPOKEN]
    assert not [one for offer in offers for one in offer]


async def test_two_tables_in_one_channel_do_not_mix(house: House) -> None:
    people = [house.person(name) for name in ("Anna", "Ben")]
    for one in people:
        await one.slash(house.channel, "table new", opponents="computer")
    await house.wait(3)
    first, second = house.tables
    for one, table in zip(people, (first, second), strict=True):
        panel = (await one.slash(house.channel, "hand")).response
        assert {id.split(":")[1] for id in ids(panel, "do", disabled=None)} == {table.id}
        await one.click(panel, custom_id=ids(panel, "do")[0])
    await house.wait(3)
    shown = [message for message in house.channel.history() if "My hand" in labels(message)]
    assert len(shown) == 2


async def test_join_means_the_table_with_a_free_seat_here(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    other = house.guild.create_text_channel("other")
    await ben.slash(other, "table new", opponents="computer")
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    assert house.table.seat_of(ben.id) is not None


async def test_in_direct_messages_the_only_table_is_meant(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", opponents="computer")
    panel = (await anna.user.slash("hand")).response
    assert ids(panel, "do")
    await anna.user.slash("bid", bid="pass")
    assert "score sheet" in text_of((await anna.user.slash("score")).response)
    await surely(anna.user, None, "table leave")
    assert house.table.state is TableState.PAUSED
    assert not house.table.people
    await anna.user.slash("table continue")
    assert house.table.state is TableState.PLAYING


async def test_each_server_is_greeted_once_and_again_when_it_has_sent_the_bot_away(house: House) -> None:
    second = house.env.create_guild("Second")
    channel = second.create_text_channel("hello")
    await house.env.settle()
    (welcome,) = channel.history()
    assert labels(welcome)[0] == "Play Klaberjass"
    assert len(labels(welcome)) == len(game_keys()) + 1, "a button for each game, and the lessons"
    await house.restart()
    assert len(channel.history()) == 1
    await invited_again(house, second.id)
    assert len(channel.history()) == 2
    assert len(house.channel.history()) == 1


async def test_a_server_that_the_bot_has_been_in_for_long_is_not_greeted(house: House) -> None:
    second = house.env.create_guild("Second")
    channel = second.create_text_channel("hello")
    await house.env.settle()
    backend = house.env.backend
    backend.get_member(second.id, backend.bot_user.id).joined_at = "2020-01-01T00:00:00+00:00"
    await invited_again(house, second.id)
    assert len(channel.history()) == 1


async def invited_again(house: House, guild: int) -> None:
    """The bot is sent away and comes back."""
    backend = house.env.backend
    come = guild_create_payload(backend, backend.get_guild(guild))
    backend.emit("GUILD_DELETE", {"id": str(guild)})
    await house.env.settle()
    backend.emit("GUILD_CREATE", come)
    await house.env.settle()


@pytest.mark.logs_errors
async def test_a_bot_that_may_not_register_commands_still_plays_by_buttons(house: House) -> None:
    house.env.inject_error("GET", "/applications/*/commands", status=403, code=50001, message="no", times=1)
    await house.restart()
    anna = house.person("Anna")
    panel = (await anna.click(house.channel.history()[0], label="Play Klaberjass")).response
    assert ids(panel, "do")
