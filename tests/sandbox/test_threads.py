"""Threads: what a real bot can do with them, what people see, and what is refused."""

import dataclasses
import time
from typing import Any

import discord
import pytest

from sandbox import Limits
from sandbox.client.refused import Refused
from sandbox.testing import DrivenSandbox
from sandbox.world import permissions as bits
from sandbox.world.threads import archive_idle
from tests.sandbox.bots import SampleBot, pressing
from tests.sandbox.conftest import Api, Bots, Pages

HOUR = 3600.0


@pytest.fixture
def room(box: DrivenSandbox, bot: SampleBot) -> discord.TextChannel:
    channel = bot.get_channel(box.channel("card-room").id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def cached(box: DrivenSandbox, thread: discord.Thread) -> discord.Thread:
    """The thread as the gateway's events describe it to the bot."""
    await box.until(lambda: thread.guild.get_thread(thread.id) is not None)
    known = thread.guild.get_thread(thread.id)
    assert known is not None
    return known


async def test_a_thread_from_a_message_has_its_id_and_begins_with_it(
    box: DrivenSandbox, bot: SampleBot, room: discord.TextChannel
) -> None:
    table = await room.send("Table 7")
    thread = await table.create_thread(name="Klaberjass", auto_archive_duration=1440)
    assert (thread.id, thread.parent_id, thread.owner_id) == (table.id, room.id, bot.application_id)
    assert thread.type is discord.ChannelType.public_thread
    assert thread.permissions_for(room.guild.me).send_messages_in_threads
    known = await cached(box, thread)
    assert known.me is not None
    assert (known.parent, known.archived, known.auto_archive_duration) == (room, False, 1440)
    (starter,) = box.visible_messages("Ben", thread.id)
    assert (starter["type"], starter["referenced_message"]["content"]) == (21, "Table 7")
    (shown,) = box.visible_messages("Ben", room.id)
    assert (shown["flags"] & 32, shown["thread"]["name"]) == (32, "Klaberjass")
    fetched = await room.fetch_message(table.id)
    assert fetched.thread is not None
    assert fetched.thread.id == thread.id
    with pytest.raises(discord.HTTPException) as refused:
        await table.create_thread(name="again")
    assert refused.value.code == 160004


async def test_a_thread_without_a_message_leaves_a_line_in_its_channel(
    box: DrivenSandbox, room: discord.TextChannel
) -> None:
    thread = await room.create_thread(name="Vira", type=discord.ChannelType.public_thread)
    (line,) = box.visible_messages("Anna", room.id)
    assert (line["type"], line["content"], line["message_reference"]["channel_id"]) == (18, "Vira", str(thread.id))
    assert box.visible_messages("Anna", thread.id) == []


async def test_a_line_tells_of_a_thread_from_an_older_message(box: DrivenSandbox, room: discord.TextChannel) -> None:
    table = await room.send("Table 7")
    await box.say("Anna", "card-room", "below it")
    await table.create_thread(name="late")
    assert [message["type"] for message in box.visible_messages("Anna", room.id)] == [0, 0, 18]


async def test_commands_buttons_and_private_answers_inside_a_thread(
    box: DrivenSandbox, bot: SampleBot, room: discord.TextChannel
) -> None:
    thread = await (await room.send("Table")).create_thread(name="Barbu")
    about = await box.slash("Anna", thread.id, "about")
    assert about.state == "done"
    seen = bot.interactions["about"]
    assert isinstance(seen.channel, discord.Thread)
    assert (seen.channel.parent_id, seen.channel.archived) == (room.id, False)
    assert (seen.context.guild, seen.app_permissions.send_messages_in_threads) == (True, True)
    private = (await box.slash("Anna", thread.id, "hello", {"name": "x"})).message
    assert private["channel_id"] == str(thread.id)
    assert private["id"] not in [message["id"] for message in box.visible_messages("Ben", thread.id)]
    pressed = await box.click("Anna", private["id"], "press:0")
    assert pressed.message["components"][0]["components"][0]["custom_id"] == "press:1"
    public = await thread.send("press", view=pressing(0))
    assert (await box.click("Ben", public.id, "press:0")).state == "done"
    assert [message["content"] for message in box.visible_messages("Ben", room.id)] == ["Table"]


async def test_a_thread_is_archived_and_reopened_by_a_request_and_by_a_message(
    box: DrivenSandbox, bot: SampleBot, room: discord.TextChannel
) -> None:
    thread = await (await room.send("Table")).create_thread(name="Schieber")
    inside = await thread.send("hand")
    await thread.edit(archived=True)
    await box.until(lambda: room.guild.get_thread(thread.id) is None)
    with pytest.raises(discord.HTTPException) as refused:
        await inside.edit(content="changed")
    assert refused.value.code == 50083
    with pytest.raises(Refused, match="archived"):
        await box.slash("Anna", thread.id, "about")
    await thread.edit(archived=False)
    await box.until(lambda: room.guild.get_thread(thread.id) is not None)
    await thread.edit(archived=True)
    await box.say("Ben", thread.id, "one more")
    await box.until(lambda: room.guild.get_thread(thread.id) is not None)
    await inside.edit(content="changed")
    await thread.edit(archived=True)
    await thread.send("by the bot")
    assert box.channel(thread.id).thread is not None
    assert [t.id for t in await room.guild.active_threads()] == [thread.id]


async def test_a_new_name_is_written_in_the_thread(box: DrivenSandbox, room: discord.TextChannel) -> None:
    thread = await room.create_thread(name="Vira", type=discord.ChannelType.public_thread)
    renamed = await thread.edit(name="Vira: Anna won")
    assert renamed.name == "Vira: Anna won"
    assert [(m["type"], m["content"]) for m in box.visible_messages("Anna", thread.id)] == [(4, "Vira: Anna won")]


async def test_a_silent_thread_is_archived_and_a_restart_keeps_it(tmp_path: Any, start: Bots) -> None:
    passed = 0.0
    box = DrivenSandbox(state=tmp_path / "s.db", clock=lambda: time.time() + passed)
    await box.start()
    bot = await start(box)
    room = bot.get_channel(box.channel("card-room").id)
    assert isinstance(room, discord.TextChannel)
    thread = await (await room.send("Table")).create_thread(name="Vira", auto_archive_duration=60)
    archive_idle(box._world)
    assert not (await cached(box, thread)).archived
    passed = HOUR
    archive_idle(box._world)
    await box.until(lambda: room.guild.get_thread(thread.id) is None)
    archived = [t.id async for t in room.archived_threads()]
    assert archived == [thread.id]
    await bot.close()
    await box.close()
    box = DrivenSandbox(state=tmp_path / "s.db", clock=lambda: time.time() + passed)
    await box.start()
    bot = await start(box)
    kept = box.channel(thread.id).thread
    assert kept is not None
    assert (kept.archived, set(kept.members)) == (True, {box.person("bot").id})
    assert len(bot.guilds[0].threads) == 0
    fetched = await bot.fetch_channel(thread.id)
    assert isinstance(fetched, discord.Thread)
    await fetched.send("reopened")
    await box.until(lambda: len(bot.guilds[0].threads) == 1)
    await bot.close()
    await box.close()


async def test_active_threads_are_known_after_a_restart_of_the_bot(
    box: DrivenSandbox, bot: SampleBot, room: discord.TextChannel, start: Bots
) -> None:
    thread = await (await room.send("Table")).create_thread(name="Vira")
    await bot.close()
    again = await start(box)
    (known,) = again.guilds[0].threads
    assert (known.id, known.me is not None) == (thread.id, True)


class TestRenames:
    """A thread gets two names in ten minutes, which no header announces."""

    @pytest.fixture
    def limits(self, limits: Limits) -> Limits:
        return dataclasses.replace(limits, renames=Limits().renames)

    async def test_the_third_name_in_ten_minutes_has_to_wait(
        self, box: DrivenSandbox, room: discord.TextChannel, api: Api
    ) -> None:
        thread = await (await room.send("Table")).create_thread(name="Vira")
        other = await (await room.send("Table")).create_thread(name="Barbu")
        for name in ("deal 1", "deal 2"):
            await thread.edit(name=name)
        status, answer = await api("PATCH", f"/channels/{thread.id}", {"name": "deal 3"})
        assert status == 429
        assert answer["retry_after"] > 590
        await thread.edit(archived=True)
        await other.edit(name="deal 1")


class TestCap:
    """The number of active threads is limited."""

    @pytest.fixture
    def limits(self, limits: Limits) -> Limits:
        return dataclasses.replace(limits, active_threads=1)

    async def test_at_the_cap_of_active_threads_none_is_started_or_reopened(
        self, box: DrivenSandbox, room: discord.TextChannel
    ) -> None:
        first = await (await room.send("one")).create_thread(name="one")
        second = await room.send("two")
        with pytest.raises(discord.HTTPException) as refused:
            await second.create_thread(name="two")
        assert (refused.value.status, refused.value.code) == (400, 160006)
        await first.edit(archived=True)
        await second.create_thread(name="two")
        with pytest.raises(discord.HTTPException) as refused:
            await first.edit(archived=False)
        assert refused.value.code == 160006


async def test_permissions(box: DrivenSandbox, bot: SampleBot, room: discord.TextChannel, api: Api) -> None:
    message = await room.send("Table")
    path = f"/channels/{room.id}/messages/{message.id}/threads"
    await box.set_permissions("card-room", "bot", deny=bits.CREATE_PUBLIC_THREADS)
    assert await api.refused("POST", path, {"name": "x"}) == (403, 50013)
    await box.set_permissions("card-room", "bot", deny=bits.VIEW_CHANNEL)
    assert await api.refused("POST", path, {"name": "x"}) == (403, 50001)
    await box.set_permissions("card-room", "bot")
    assert await api.refused("POST", f"/channels/{room.id}/threads", {"name": "x"}) == (403, 50013), "private"
    status, thread = await api("POST", path, {"name": "x"})
    assert status == 201
    inside = f"/channels/{thread['id']}/messages"
    await box.set_permissions("card-room", "bot", deny=bits.SEND_MESSAGES)
    assert (await api("POST", inside, {"content": "SEND_MESSAGES has no effect in threads"}))[0] == 200
    await box.set_permissions("card-room", "bot", deny=bits.SEND_MESSAGES_IN_THREADS)
    assert await api.refused("POST", inside, {"content": "x"}) == (403, 50013)
    await box.set_permissions("card-room", "everyone", deny=bits.SEND_MESSAGES_IN_THREADS)
    with pytest.raises(Refused, match="not_allowed"):
        await box.say("Ben", thread["id"], "x")
    assert await api.refused("DELETE", f"/channels/{thread['id']}") == (403, 50013)
    await box.set_permissions("card-room", "bot", allow=bits.MANAGE_THREADS)
    assert (await api("DELETE", f"/channels/{thread['id']}"))[0] == 200
    assert await api.refused("GET", f"/channels/{thread['id']}") == (404, 10003)
    await box.until(lambda: room.guild.get_thread(int(thread["id"])) is None)


async def test_a_bot_that_gains_access_learns_of_the_active_threads(
    box: DrivenSandbox, room: discord.TextChannel
) -> None:
    thread = await (await room.send("Table")).create_thread(name="Vira")
    await box.archive_thread(thread.id)
    await box.until(lambda: room.guild.get_thread(thread.id) is None)
    await box.set_permissions("card-room", "bot", deny=bits.VIEW_CHANNEL)
    await box.say("Ben", thread.id, "reopened, unseen by the bot")
    await box.set_permissions("card-room", "bot")
    assert (await cached(box, thread)).me is not None


async def test_a_locked_thread(box: DrivenSandbox, room: discord.TextChannel, api: Api) -> None:
    thread = await (await room.send("Table")).create_thread(name="Vira")
    assert await api.refused("PATCH", f"/channels/{thread.id}", {"locked": True}) == (403, 50013)
    await box.archive_thread(thread.id, locked=True)
    assert (await api("PATCH", f"/channels/{thread.id}", {"archived": False}))[0] == 200, "its creator may"
    assert await api.refused("POST", f"/channels/{thread.id}/messages", {"content": "x"}) == (400, 160005)
    with pytest.raises(Refused, match="not_allowed"):
        await box.say("Ben", thread.id, "x")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": ""},
        {"name": "x" * 101},
        {"name": "x", "auto_archive_duration": 61},
        {"name": "x", "rate_limit_per_user": 21601},
        {"name": "x", "type": 10},
    ],
)
async def test_forms(box: DrivenSandbox, api: Api, body: dict[str, Any]) -> None:
    channel = box.channel("card-room").id
    assert await api.refused("POST", f"/channels/{channel}/threads", {"type": 11, **body}) == (400, 50035)


async def test_threads_begin_only_in_text_channels(box: DrivenSandbox, api: Api, room: discord.TextChannel) -> None:
    thread = await (await room.send("Table")).create_thread(name="Vira")
    body = {"name": "x", "type": 11}
    assert await api.refused("POST", f"/channels/{thread.id}/threads", body) == (400, 50024)
    assert await api.refused("POST", f"/channels/{box.channel('@Anna').id}/threads", body) == (400, 50024)


async def test_a_private_thread_is_seen_by_its_members(
    box: DrivenSandbox, bot: SampleBot, room: discord.TextChannel, page: Pages
) -> None:
    await box.set_permissions("card-room", "bot", allow=bits.CREATE_PRIVATE_THREADS)
    thread = await room.create_thread(name="secret", type=discord.ChannelType.private_thread)
    await thread.send("hidden")
    ben = await page(box, "Ben")
    assert str(thread.id) not in [channel["id"] for channel in ben.all("hello")[0]["channels"]]
    await thread.add_user(discord.Object(box.person("Ben").id))
    shown = await ben.next("channel", lambda channel: channel["id"] == str(thread.id))
    assert shown["kind"] == "thread"
    assert [m["type"] for m in box.visible_messages("Ben", thread.id)] == [0, 1]
    await thread.remove_user(discord.Object(box.person("Ben").id))
    await ben.next("channel_gone", lambda gone: gone["id"] == str(thread.id))


async def test_people_who_write_join_and_the_page_has_the_thread(
    box: DrivenSandbox, room: discord.TextChannel, page: Pages
) -> None:
    ben = await page(box, "Ben")
    thread = await (await room.send("Table")).create_thread(name="Vira")
    shown = await ben.next("channel", lambda channel: channel["id"] == str(thread.id))
    assert (shown["kind"], shown["parent"], shown["name"]) == ("thread", str(room.id), "Vira")
    assert (shown["archived"], shown["may_send"]) == (False, True)
    await box.say("Ben", thread.id, "hello")
    assert [(await thread.fetch_member(box.person(who).id)).id for who in ("Ben", "bot")]
    fetched = await thread.guild.fetch_channel(thread.id)
    assert isinstance(fetched, discord.Thread)
    assert (fetched.member_count, fetched.message_count, fetched.total_message_sent) == (2, 1, 2)
    await thread.edit(archived=True)
    await ben.next("channel", lambda channel: channel["id"] == str(thread.id) and channel["archived"])


async def test_a_deleted_channel_takes_its_threads_with_it(box: DrivenSandbox, room: discord.TextChannel) -> None:
    thread = await (await room.send("Table")).create_thread(name="Vira")
    await box.delete_channel("card-room")
    await box.until(lambda: room.guild.get_channel(room.id) is None)
    assert room.guild.get_thread(thread.id) is None
    with pytest.raises(KeyError):
        box.channel(thread.id)
