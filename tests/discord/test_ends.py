"""What frees people when they, their channel, their thread or the bot are gone; and who is told."""

import pytest
from simcord.actors import MemberActor

from bot.discord.client import ACCOUNT
from bot.tables.model import TableState
from tests.discord.house import House, begun, text_of
from tests.discord.players import on_turn

TURN = 45 + 120
"""A live turn with its reserve."""


def of_server(house: House) -> list[str]:
    """The people who still have a seat somewhere."""
    tables = [house.now(id) for id in house.bot.services.tables.ids()]
    return [person.name for table in tables for person in table.people]


def by_turn(house: House, people: list[MemberActor]) -> tuple[MemberActor, MemberActor]:
    """Who is on turn, and the other."""
    first, second = people
    return (first, second) if on_turn(house.table) == first.id else (second, first)


async def test_who_left_the_server_loses_the_seat_at_the_first_turn_that_runs_out(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    gone, stays = by_turn(house, people)
    house.guild.remove_member(gone)
    await house.wait(TURN + 5)
    assert of_server(house) == [stays.user.name]
    assert house.table.host == stays.id
    assert house.table.state is TableState.PLAYING
    assert f"{gone.user.name} has left the table." in text_of(house.channel.history()[-1])


async def test_who_is_only_late_keeps_the_seat(house: House) -> None:
    await begun(house, "Anna", "Ben")
    await house.wait(TURN + 5)
    assert sorted(of_server(house)) == ["Anna", "Ben"]


@pytest.mark.parametrize("command", ["table pause", "table continue"])
async def test_nobody_waits_for_the_consent_of_somebody_who_left_the_server(house: House, command: str) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    if command == "table continue":
        for one in (anna, ben):
            await one.slash(house.channel, "table pause")
    house.guild.remove_member(anna)
    await ben.slash(house.channel, command)
    await house.wait(1)
    assert of_server(house) == ["Ben"]
    assert house.table.state is (TableState.PAUSED if command == "table pause" else TableState.PLAYING)


async def test_who_comes_back_to_the_server_takes_the_seat_back(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    gone, _ = by_turn(house, people)
    house.guild.remove_member(gone)
    await house.wait(TURN + 5)
    again = house.guild.add_member(gone.user)
    await again.slash(house.channel, "table join")
    assert sorted(of_server(house)) == ["Anna", "Ben"]


async def test_a_deleted_channel_is_told_in_direct_messages(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    await house.wait(15)
    house.env.backend.delete_channel(house.channel.id)
    await house.wait(15)
    assert not of_server(house)
    for one in people:
        assert "closed" in text_of(one.user.dm_channel.last_message)


@pytest.mark.parametrize("what", ["channel", "server"])
async def test_what_went_while_the_bot_was_away_is_closed_at_its_start(house: House, what: str) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await anna.user.slash("table new", opponents="computer")
    await house.bot.close()
    if what == "channel":
        house.env.backend.delete_channel(house.channel.id)
    else:
        house.env.backend.remove_guild(house.guild.id)
    await house.restart()
    await house.wait(3)
    assert of_server(house) == ["Anna"], "the table in direct messages goes on"
    assert not house.bot.services.tables.of_user(ben.id)


async def test_another_bot_account_closes_no_tables(house: House) -> None:
    await begun(house, "Anna", "Ben")
    await house.do(house.bot.services.settings.put_mark(ACCOUNT, "1"))
    await house.bot.close()
    house.env.backend.remove_guild(house.guild.id)
    for start in ("first", "second"):
        await house.restart()
        await house.wait(3)
        assert of_server(house) == ["Anna", "Ben"], start


async def test_the_bot_sent_away_and_invited_again_begins_anew(house: House) -> None:
    await begun(house, "Anna", "Ben")
    house.env.backend.remove_guild(house.guild.id)
    await house.env.settle()
    assert not of_server(house)
    house.guild = house.env.create_guild("Card Club")
    house.channel = house.guild.create_text_channel("cards")
    await house.env.settle()
    await begun(house, "Carla", "Dora")
    assert sorted(of_server(house)) == ["Carla", "Dora"]
