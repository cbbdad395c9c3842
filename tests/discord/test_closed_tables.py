"""A table that closed just before a kill shows its end after the next start; closed tables leave nothing in storage."""

import sqlite3
from contextlib import closing

import discord
import pytest

from tests.discord.house import House, begun, controls, text_of
from tests.discord.test_threads import started, thread_of


def rows(house: House) -> list[tuple[str, int]]:
    """The messages in storage: kind and id."""
    with closing(sqlite3.connect(house.path)) as connection:
        return connection.execute("SELECT kind, message FROM message_ref").fetchall()


async def close(house: House) -> None:
    """Close all tables of the server."""
    await house.do(house.bot.services.tables.close_place(guild=house.guild.id))
    assert not house.tables


async def close_without_a_trace(house: House) -> None:
    """The same, and the bot is killed between the commit and the redraw."""
    house.bot._change_listeners = ()
    await close(house)


async def test_a_match_that_closed_just_before_a_kill_has_no_buttons_after_the_start(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    public = house.channel.history()[-1].id
    hands = [one.user.dm_channel.last_message.id for one in people]
    await close_without_a_trace(house)
    assert controls(house.channel.history()[-1])
    await house.restart()
    await house.wait(15)
    shown = next(one for one in house.channel.history() if one.id == public)
    assert not controls(shown)
    assert "closed" in text_of(shown)
    assert shown.embeds, "what was played stays"
    for one, hand in zip(people, hands, strict=True):
        message = one.user.dm_channel.last_message
        assert (message.id, controls(message), "closed" in text_of(message)) == (hand, [], True)
    assert not rows(house)
    assert not house.faults


async def test_a_lobby_that_closed_just_before_a_kill_has_no_buttons_after_the_start(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    await house.wait(2)
    await close_without_a_trace(house)
    await house.restart()
    await house.wait(5)
    assert not controls(house.channel.history()[-1])
    assert "closed" in text_of(house.channel.history()[-1])
    assert not rows(house)


@pytest.mark.house(threads=True)
async def test_the_line_of_a_thread_and_its_table_too(house: House) -> None:
    await started(house, "Anna", "Ben")
    thread = thread_of(house, house.table)
    await close_without_a_trace(house)
    await house.restart()
    await house.wait(15)
    for channel in (house.channel, thread):
        last = [one for one in channel.history() if one.type is discord.MessageType.default][-1]
        assert "closed" in text_of(last)
        assert not controls(last)
    assert not rows(house)


async def test_a_table_that_closes_forgets_its_messages_once_they_show_its_end(house: House) -> None:
    await begun(house, "Anna", "Ben")
    assert {kind for kind, _ in rows(house)} == {"table", "hand"}
    await close(house)
    await house.wait(15)
    assert not rows(house)
    requests = len(house.env.http_requests)
    await house.restart()
    await house.wait(15)
    assert not [one for one in house.env.http_requests[requests:] if one.method == "PATCH"]


async def test_without_a_connection_to_discord_it_is_tried_again(house: House) -> None:
    await begun(house, "Anna", "Ben")
    await close_without_a_trace(house)
    house.env.inject_error("PATCH", "/channels/*", status=503, times=12)
    await house.restart()
    await house.wait(90)
    assert not controls(house.channel.history()[-1])
    assert not rows(house)
