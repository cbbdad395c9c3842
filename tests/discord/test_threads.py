"""A thread for each table: the table lives there, the channel keeps one line."""

from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.tables.model import Table, TableState, UserId
from tests.discord.house import House, ids, labels, private_messages, text_of
from tests.discord.players import ByDirectMessage, ByPanel, on_turn, play_match

pytestmark = pytest.mark.house(threads=True)


def thread_of(house: House, table: Table) -> ChannelHandle:
    """The thread of a table, as people see it."""
    thread = table.place.thread
    assert thread is not None
    return ChannelHandle(house.env, house.guild, house.env.backend.get_channel(thread))


def texts(channel: Any) -> list[str]:
    """What the channel shows, oldest first, without the welcome and Discord's own messages."""
    return [text_of(one) for one in channel.history() if one.type is discord.MessageType.default][-9:]


async def started(house: House, *names: str, **options: Any) -> list[Any]:
    """People at a table whose match has begun in a thread."""
    people = [house.person(name) for name in names]
    await people[0].slash(house.channel, "table new", **options)
    await house.wait(2)
    table = house.tables[-1]
    await house.do(house.bot.services.tables.set_options(table.id, UserId(people[0].id), options={"target": 300}))
    for one in people[1:]:
        await one.slash(house.channel, "table join")
    if len(people) == 1:
        await people[0].slash(house.channel, "table add-computer")
    await people[0].slash(house.channel, "table start")
    await house.wait(3)
    return people


async def test_the_lobby_is_in_the_channel_and_the_match_in_a_thread(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    await house.wait(2)
    lobby = house.channel.history()[-1]
    assert "Join" in labels(lobby)
    assert house.table.place.thread is None
    ben = house.person("Ben")
    await ben.click(lobby, label="Join")
    await anna.slash(house.channel, "table start")
    await house.wait(3)
    table = house.table
    assert table.place.thread == lobby.id, "a thread from a message has its id"
    thread = thread_of(house, table)
    assert thread._channel.name == "Klaberjass: Anna and Ben"
    (shown,) = [one for one in thread.history() if labels(one)]
    assert "Deal 1" in text_of(shown)
    line = next(one for one in house.channel.history() if one.id == lobby.id)
    assert (line.content, labels(line), line.embeds) == (
        f"**Klaberjass** – Anna and Ben. Table: <#{lobby.id}>", ["My hand"], [],
    )  # fmt: skip


async def test_a_whole_match_in_its_thread_and_the_result_in_the_channel(house: House) -> None:
    anna, ben = await started(house, "Anna", "Ben")
    thread = thread_of(house, house.table)
    before = len(house.channel.history())
    panel = (await anna.slash(thread, "hand")).response
    table = await play_match(house, house.table.id, ByPanel(house, anna, panel), ByDirectMessage(house, ben))
    await house.wait(3)
    assert table.state is TableState.FINISHED
    assert len(house.channel.history()) == before, "nothing was posted in the channel"
    assert "result" in text_of(thread.history()[-1])
    line = next(one for one in house.channel.history() if one.id == table.place.thread)
    assert "won the match" in line.content
    assert f"<#{table.place.thread}>" in line.content
    assert not labels(line)
    await anna.click(thread.history()[-1], label="Rematch")
    await ben.slash(thread, "table rematch")
    await house.wait(3)
    assert "Deal 1" in text_of(thread.history()[-1])
    again = house.channel.history()[-1]
    assert (labels(again), f"<#{table.place.thread}>" in again.content) == (["My hand"], True)
    line = next(one for one in house.channel.history() if one.id == table.place.thread)
    assert "won the match" in line.content, "the result stays"
    assert not labels(line)
    await play_match(house, table.id, ByDirectMessage(house, anna), ByDirectMessage(house, ben))
    await house.wait(3)
    results = [one for one in house.channel.history() if "won the match" in one.content]
    assert [one.id for one in results] == [line.id, again.id]


async def test_a_hand_opened_in_the_channel_stays_there_from_deal_to_deal(house: House) -> None:
    anna, ben = await started(house, "Anna", "Ben")
    table = house.table
    line = next(one for one in house.channel.history() if one.id == table.place.thread)
    panel = (await anna.click(line, label="My hand")).response
    there = (await ben.click(thread_of(house, table).history()[-1], label="My hand")).response
    await play_match(house, table.id, ByPanel(house, anna, panel), ByDirectMessage(house, ben))
    assert panel.id in {one.id for one in private_messages(house, anna)}
    remaining = {one.id for one in private_messages(house, ben, table.place.thread)}
    assert there.id not in remaining, "in the thread it moves below each deal"


async def test_players_who_choose_other_seats_wait_in_a_line_of_their_own(house: House) -> None:
    anna, ben = await started(house, "Anna", "Ben")
    table = house.table
    line = next(one for one in house.channel.history() if one.id == table.place.thread)
    await play_match(house, table.id, ByDirectMessage(house, anna), ByDirectMessage(house, ben))
    await house.wait(3)
    await anna.slash(thread_of(house, table), "table shuffle")
    await house.wait(3)
    assert house.table.state is TableState.LOBBY
    waiting = house.channel.history()[-1]
    assert "waiting for players" in waiting.content
    await anna.slash(house.channel, "table start")
    await house.wait(3)
    (result,) = [one for one in house.channel.history() if one.id == line.id]
    (begun,) = [one for one in house.channel.history() if one.id == waiting.id]
    assert "won the match" in result.content
    assert (labels(begun), house.channel.history()[-1].id) == (["My hand"], waiting.id)


async def test_the_question_before_leaving_names_the_thread(house: House) -> None:
    anna, _ = await started(house, "Anna", "Ben")
    asked = (await anna.slash(house.channel, "table leave")).response
    assert f"<#{house.table.place.thread}>" in asked.content


async def test_my_hand_in_the_channel_and_in_the_thread_leads_to_the_table(house: House) -> None:
    anna, ben = await started(house, "Anna", "Ben")
    table = house.table
    line = next(one for one in house.channel.history() if one.id == table.place.thread)
    here = (await anna.click(line, label="My hand")).response
    there = (await ben.click(thread_of(house, table).history()[-1], label="My hand")).response
    assert {id.split(":")[1] for panel in (here, there) for id in ids(panel, "score")} == {table.id}
    assert there.channel_id == table.place.thread


async def test_a_command_in_a_thread_means_its_table_and_in_the_channel_any(house: House) -> None:
    (anna,) = await started(house, "Anna", opponents="people")
    (first,) = house.tables
    await started_again(house, anna)
    second = house.tables[-1]
    for table in (first, second):
        panel = (await anna.slash(thread_of(house, table), "hand")).response
        assert {id.split(":")[1] for id in ids(panel, "score")} == {table.id}
    assert len(house.tables) == 2
    offered = await anna.autocomplete(house.channel, "table show", "table", "")
    assert {one["value"] for one in offered} == {first.id, second.id}
    offered = await anna.autocomplete(thread_of(house, first), "table show", "table", "")
    assert [one["value"] for one in offered] == [first.id, second.id], "that of the thread first"
    ben = house.person("Ben")
    await ben.slash(thread_of(house, second), "table show")
    assert second.id in str(ids(thread_of(house, second).history()[-1], "hand"))


async def test_two_tables_of_a_channel_are_told_apart_by_their_players(house: House) -> None:
    anna, _ = await started(house, "Anna", "Ben")
    await started_again(house, anna)
    offered = [one["name"] for one in await anna.autocomplete(house.channel, "hand", "table", "")]
    assert len(set(offered)) == 2
    assert any("Anna and Ben" in name for name in offered)


async def started_again(house: House, anna: Any) -> None:
    """One more match of this person, against the computer at once."""
    await anna.slash(house.channel, "table new", opponents="computer")
    await house.wait(3)


async def test_against_the_computer_the_channel_has_the_line_from_the_start(house: House) -> None:
    anna, seen = house.person("Anna"), len(house.env.http_requests)
    await started_again(house, anna)
    thread = thread_of(house, house.table)
    sent = [one.json["content"] for one in house.env.http_requests[seen:] if (one.json or {}).get("nonce")]
    assert sent[0].startswith("**Klaberjass** – Anna and "), "the line from which the thread is started"
    assert "#" not in sent[0]
    assert "Deal 1" in text_of(thread.history()[-1])
    assert not any("Deal 1" in text for text in texts(house.channel))
    line = next(one for one in house.channel.history() if one.id == house.table.place.thread)
    assert f"<#{line.id}>" in line.content


@pytest.mark.parametrize("where", ["table", "server"])
async def test_who_wants_no_thread_gets_none(house: House, where: str) -> None:
    if where == "server":
        await house.admin("Carla").slash(house.channel, "admin set", threads="off")
    people = await started(house, "Anna", "Ben", **({"thread": "off"} if where == "table" else {}))
    assert len(people) == 2
    assert house.table.place.thread is None
    assert "Deal 1" in text_of(house.channel.history()[-1])


async def test_a_table_may_have_a_thread_where_the_server_wants_none(house: House) -> None:
    await house.admin("Carla").slash(house.channel, "admin set", threads="off")
    await started(house, "Anna", "Ben", thread="auto")
    assert house.table.place.thread is not None


@pytest.mark.house(threads=False)
@pytest.mark.parametrize(("threads", "told"), [("auto", False), ("on", True)])
async def test_without_the_permission_the_table_stays_in_the_channel(house: House, threads: str, told: bool) -> None:
    anna = house.person("Anna")
    answer = (await anna.slash(house.channel, "table new", thread=threads)).response
    assert ("Create Public Threads" in text_of(answer)) == told
    await anna.slash(house.channel, "table add-computer")
    await anna.slash(house.channel, "table start")
    await house.wait(3)
    assert house.table.place.thread is None
    assert "Deal 1" in text_of(house.channel.history()[-1])


@pytest.mark.parametrize(("kind", "threaded"), [("news", True), ("voice", False)])
async def test_an_announcement_channel_has_threads_and_a_voice_channel_has_none(
    house: House, kind: str, threaded: bool
) -> None:
    anna = house.person("Anna")
    channel = getattr(house.guild, f"create_{kind}_channel")("elsewhere")
    await anna.slash(channel, "table new", opponents="computer")
    await house.wait(3)
    (table,) = house.bot.services.tables.of_user(UserId(anna.id))
    assert (table.place.thread is not None) == threaded
    shown = thread_of(house, table) if threaded else channel
    assert "Deal 1" in text_of(shown.history()[-1])


@pytest.mark.house(threads=False)
async def test_against_the_computer_the_missing_permission_is_told_beside_the_hand(house: House) -> None:
    anna = house.person("Anna")
    hand = (await anna.slash(house.channel, "table new", thread="on", opponents="computer")).response
    await house.wait(3)
    told = [one for one in private_messages(house, anna) if "Create Public Threads" in text_of(one)]
    assert [one.id for one in told] != [hand.id]
    assert len(told) == 1


async def test_in_direct_messages_and_inside_a_thread_there_is_none(house: House) -> None:
    anna = house.person("Anna")
    await anna.user.slash("table new", opponents="computer")
    await started_again(house, anna)
    thread = thread_of(house, house.table)
    await anna.slash(thread, "table new", opponents="computer")
    await house.wait(3)
    tables = house.bot.services.tables.of_user(UserId(anna.id))
    assert [table.place.thread for table in tables] == [None, thread.id, None]
    assert tables[2].place.channel == thread.id


async def test_a_mention_comes_in_the_thread(house: House) -> None:
    await started(house, "Anna", "Ben")
    await house.wait(30)
    thread = thread_of(house, house.table)
    assert f"<@{on_turn(house.table)}>" in thread.history()[-1].content
    assert not any("your turn" in text for text in texts(house.channel))


async def test_a_deleted_thread_closes_its_table(house: House) -> None:
    await started(house, "Anna", "Ben")
    table = house.table
    thread = house.bot.get_guild(house.guild.id).get_thread(table.place.thread)
    await house.do(thread.delete())
    await house.wait(3)
    assert not house.tables
    line = next(one for one in house.channel.history() if one.id == table.place.thread)
    assert "closed" in line.content
    assert not labels(line)
