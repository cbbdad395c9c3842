"""Logging in, lost connections, and the events that the bot receives."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.gateway import connection as gateway
from sandbox.testing import DrivenSandbox
from tests.sandbox.bots import SampleBot
from tests.sandbox.conftest import Bots, point


async def test_the_first_connection_joins_the_server_and_later_ones_find_it(box: DrivenSandbox, start: Bots) -> None:
    bot = await start(box)
    assert bot.event_log == ["join Stich Café", "ready"]
    await bot.close()
    bot = await start(box)
    assert bot.event_log == ["available Stich Café", "ready"]


async def test_the_bot_sees_the_server_its_channels_and_itself(box: DrivenSandbox, bot: SampleBot) -> None:
    (guild,) = bot.guilds
    assert [channel.name for channel in guild.text_channels] == ["card-room", "side-table"]
    assert guild.system_channel == guild.text_channels[0]
    assert guild.owner_id == box.person("Anna").id
    assert guild.me.guild_permissions.send_messages
    assert not guild.me.guild_permissions.administrator
    assert guild.member_count == 5
    assert bot.user is not None
    assert bot.user.id == bot.application_id


async def test_a_wrong_token_is_refused(box: DrivenSandbox, start: Bots) -> None:
    with pytest.raises(discord.LoginFailure):
        await start(box, token="wrong")


async def test_a_wrong_token_on_the_gateway_closes_with_4004(
    box: DrivenSandbox, session: aiohttp.ClientSession
) -> None:
    async with session.ws_connect(box.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 1}})
        assert (await socket.receive()).data == 4004
        assert socket.close_code == 4004


async def test_privileged_intents_are_refused(box: DrivenSandbox, start: Bots) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await start(box, intents=discord.Intents.all())


@pytest.mark.parametrize("code", [7, 4000, 4001, 1000 + 11])
async def test_a_lost_connection_is_resumed(box: DrivenSandbox, bot: SampleBot, code: int) -> None:
    await box.drop_gateway(code)
    await box.until(lambda: "resumed" in bot.event_log)
    assert bot.event_log.count("ready") == 1
    assert (await box.slash("Anna", "card-room", "about")).state == "done"


@pytest.mark.parametrize("code", [7, 9])
async def test_a_connection_that_is_closing_is_disturbed_without_an_error(
    box: DrivenSandbox, bot: SampleBot, code: int
) -> None:
    (present,) = box._sessions
    assert present.socket is not None
    # What the socket does when its other end is gone, before anything reads from it.
    present.socket._req.transport.close()
    await box.drop_gateway(code)
    await box.until(lambda: bot.event_log[-1] in ("resumed", "ready") and len(bot.event_log) > 2)
    assert (await box.slash("Anna", "card-room", "about")).state == "done"


async def test_an_interaction_during_the_interruption_is_replayed_once(box: DrivenSandbox, bot: SampleBot) -> None:
    await box.drop_gateway(4000)
    reply = await box.slash("Anna", "card-room", "about")
    assert reply.state == "done"
    assert len(box.visible_messages("Anna", "card-room")) == 1
    assert "resumed" in bot.event_log


async def test_a_connection_that_ends_before_a_heartbeat_is_acknowledged_causes_no_error(
    box: DrivenSandbox, session: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway, "ACK_AFTER", 0.5)
    async with session.ws_connect(box.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": box.token, "intents": 0}})
        assert (await socket.receive_json())["t"] == "READY"
        await socket.send_json({"op": 1, "d": None})
        await asyncio.sleep(0.1)
        await box.drop_gateway(4000)
        assert (await socket.receive()).data == 4000
    await box.until(lambda: not [task for task in asyncio.all_tasks() if task.get_name() == "sandbox gateway"])


@pytest.mark.parametrize("code", [9, 4009])
async def test_after_an_ended_session_the_bot_logs_in_again(box: DrivenSandbox, bot: SampleBot, code: int) -> None:
    await box.drop_gateway(code)
    await box.until(lambda: bot.event_log.count("ready") == 2)
    assert "resumed" not in bot.event_log
    assert bot.event_log[-2:] == ["available Stich Café", "ready"]
    assert (await box.slash("Anna", "card-room", "about")).state == "done"


@pytest.mark.parametrize("first_answer", [1.0])
async def test_without_a_bot_interactions_fail(box: DrivenSandbox, start: Bots) -> None:
    bot = await start(box)
    await bot.close()
    reply = await box.slash("Anna", "card-room", "about")
    assert (reply.state, reply.why) == ("failed", "no_answer")


async def test_messages_are_sent_only_with_their_intent(box: DrivenSandbox, start: Bots) -> None:
    with_messages = await start(box)
    without_messages = await start(box, intents=discord.Intents(guilds=True), sync=False)
    await box.say("Anna", "card-room", "in the room")
    await box.say("Anna", "@Anna", "in private")
    await box.until(lambda: len(with_messages.received) == 2)
    assert [message.content for message in with_messages.received] == ["", "in private"]
    assert without_messages.received == []


async def test_the_bot_can_read_a_message_that_mentions_it(box: DrivenSandbox, bot: SampleBot) -> None:
    await box.say("Anna", "card-room", f"hello <@{box.person('bot').id}>")
    await box.until(lambda: len(bot.received) == 1)
    assert bot.received[0].content.startswith("hello")
    assert bot.received[0].mentions == [bot.user]


async def test_the_bot_receives_its_own_messages_before_or_after_the_answer(box: DrivenSandbox, bot: SampleBot) -> None:
    channel = bot.get_channel(box.channel("card-room").id)
    assert isinstance(channel, discord.TextChannel)
    order = set()
    for number in range(40):
        sent = await channel.send(str(number))
        order.add(any(message.id == sent.id for message in bot.received))
        await box.until(lambda sent=sent: any(message.id == sent.id for message in bot.received))  # type: ignore[misc]  # a lambda with a default
    assert order == {True, False}


async def test_deletions_and_departures_are_events(box: DrivenSandbox, bot: SampleBot) -> None:
    message = await box.say("Anna", "card-room", "x")
    await box.delete_message(message["id"])
    await box.delete_channel("side-table")
    await box.kick_bot()
    await box.until(lambda: "remove Stich Café" in bot.event_log)
    assert bot.event_log[-3:] == [f"deleted {message['id']}", "gone side-table", "remove Stich Café"]
    await box.invite_bot()
    await box.until(lambda: bot.event_log[-1] == "join Stich Café")


async def test_changed_permissions_of_a_channel_are_an_event(box: DrivenSandbox, bot: SampleBot) -> None:
    channel = bot.get_channel(box.channel("card-room").id)
    assert isinstance(channel, discord.TextChannel)
    await box.set_permissions("card-room", "bot", deny=discord.Permissions(send_messages=True).value)
    await box.until(lambda: not channel.permissions_for(channel.guild.me).send_messages)


async def test_each_shard_receives_its_own_events(box: DrivenSandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    point(monkeypatch, box)
    received: list[tuple[str, int]] = []

    class Sharded(discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            """Does not wait."""

        async def on_interaction(self, interaction: discord.Interaction) -> None:
            shard = interaction.guild.shard_id if interaction.guild else 0
            await interaction.response.send_message("x")
            received.append(("guild" if interaction.guild else "direct", shard))

    client = Sharded(intents=discord.Intents(guilds=True), shard_count=2, guild_ready_timeout=0.05)
    running = asyncio.create_task(client.start(box.token))
    try:
        await box.until(lambda: client.is_ready())
        app = box.person("bot").id
        await client.http.upsert_global_command(app, {"name": "x", "description": "x"})  # type: ignore[arg-type]  # a bare payload
        await box.slash("Anna", "card-room", "x")
        await box.slash("Anna", "@Anna", "x")
        await box.until(lambda: len(received) == 2)
        home = (client.guilds[0].id >> 22) % 2
        assert received == [("guild", home), ("direct", 0)]
    finally:
        await client.close()
        await asyncio.gather(running, return_exceptions=True)


FRAMES: list[tuple[Any, int]] = [
    ("no json", 4002),
    ("[]", 4002),
    ('{"op": 2, "d": null}', 4002),
    ('{"op": 99}', 4001),
    ('{"op": 3, "d": {}}', 4003),
    ('{"op": 1, "d": "' + "x" * 5000 + '"}', 4002),
]


@pytest.mark.parametrize(("frame", "code"), FRAMES)
async def test_invalid_frames_close_the_connection(
    box: DrivenSandbox, session: aiohttp.ClientSession, frame: str, code: int
) -> None:
    async with session.ws_connect(box.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_str(frame)
        await socket.receive()
        assert socket.close_code == code


async def test_identify_is_checked(box: DrivenSandbox, session: aiohttp.ClientSession) -> None:
    good = {"token": box.token, "intents": 1}
    for body, code in (
        ({**good, "intents": "all"}, 4013),
        ({**good, "intents": 1 << 40}, 4013),
        ({**good, "intents": 1 << 1}, 4014),
        ({**good, "shard": [2, 2]}, 4010),
    ):
        async with session.ws_connect(box.gateway_url) as socket:
            await socket.receive_json()
            await socket.send_json({"op": 2, "d": body})
            await socket.receive()
            assert socket.close_code == code
    async with session.ws_connect(box.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": good})
        assert (await socket.receive_json())["t"] == "READY"
        await socket.send_json({"op": 2, "d": good})
        while not socket.closed:
            await socket.receive()
        assert socket.close_code == 4005


async def test_heartbeats_are_acknowledged_and_too_many_frames_are_not(
    box: DrivenSandbox, session: aiohttp.ClientSession
) -> None:
    async with session.ws_connect(box.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        for _ in range(120):
            await socket.send_json({"op": 1, "d": None})
        while not socket.closed:
            await socket.receive()
        assert socket.close_code == 4008


async def test_an_unknown_session_cannot_be_resumed(box: DrivenSandbox, session: aiohttp.ClientSession) -> None:
    async with session.ws_connect(box.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 6, "d": {"token": box.token, "session_id": "x", "seq": 1}})
        assert await socket.receive_json() == {"op": 9, "s": None, "t": None, "d": False}


async def test_resume_replays_what_was_missed_in_order(box: DrivenSandbox, session: aiohttp.ClientSession) -> None:
    async with session.ws_connect(box.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": box.token, "intents": 1 << 9}})
        ready = await socket.receive_json()
        await socket.close(code=4000)
    for word in ("one", "two"):
        await box.say("Anna", "card-room", word)
    async with session.ws_connect(ready["d"]["resume_gateway_url"]) as socket:
        await socket.receive_json()
        resume = {"token": box.token, "session_id": ready["d"]["session_id"], "seq": ready["s"]}
        await socket.send_json({"op": 6, "d": resume})
        frames = [await socket.receive_json() for _ in range(3)]
    assert [frame["t"] for frame in frames] == ["MESSAGE_CREATE", "MESSAGE_CREATE", "RESUMED"]
    assert [frame["s"] for frame in frames] == [ready["s"] + 1, ready["s"] + 2, ready["s"] + 3]
