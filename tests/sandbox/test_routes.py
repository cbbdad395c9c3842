"""Single commands, emojis, leaving the server, large files, lost sessions; and the sandbox run alone."""

import asyncio
import dataclasses
import io
import signal
import sys
from pathlib import Path

import aiohttp
import discord
import pytest
import yarl

from sandbox import Limits
from sandbox.testing import NO_RATE_LIMITS, DrivenSandbox
from tests.sandbox.bots import PNG, SampleBot
from tests.sandbox.conftest import Api, Bots, Pages

ROOT = Path(__file__).resolve().parents[2]


async def test_commands_one_by_one(box: DrivenSandbox, api: Api) -> None:
    path = f"/applications/{box.person('bot').id}/commands"
    status, created = await api("POST", path, {"name": "one", "description": "d"})
    assert status == 201
    status, again = await api("POST", path, {"name": "one", "description": "new"})
    assert (status, again["id"], again["description"]) == (200, created["id"], "new")
    assert (await api("GET", f"{path}/{created['id']}"))[1] == again
    status, changed = await api("PATCH", f"{path}/{created['id']}", {"description": "newer"})
    assert (status, changed["name"], changed["description"]) == (200, "one", "newer")
    assert await api.refused("PATCH", f"{path}/{created['id']}", {"name": "No"}) == (400, 50035)
    assert (await api("DELETE", f"{path}/{created['id']}"))[0] == 204
    assert (await api("GET", path))[1] == []


async def test_a_command_whose_name_existed_keeps_its_id(box: DrivenSandbox, api: Api) -> None:
    path = f"/applications/{box.person('bot').id}/commands"
    body = [{"name": "one", "description": "d"}, {"name": "two", "description": "d"}]
    _, first = await api("PUT", path, body)
    _, second = await api("PUT", path, [{"name": "two", "description": "new"}])
    assert [command["id"] for command in second] == [first[1]["id"]]
    assert await api.refused("PUT", path, {"name": "one"}) == (400, 50035)
    assert await api.refused("PUT", f"/applications/{box.person('bot').id}/guilds/1/commands", []) == (403, 50001)


async def test_emojis_are_checked(box: DrivenSandbox, api: Api) -> None:
    path = f"/applications/{box.person('bot').id}/emojis"
    for body in (
        {"name": "x", "image": "data:image/png;base64,AAAA"},
        {"name": "xx"},
        {"name": "xx", "image": "data:image/png;base64,?"},
        {"name": "xx", "image": "data:image/png;base64," + "A" * 400_000},
        {"name": "xx", "image": "https://example.org/x.png"},
    ):
        assert await api.refused("POST", path, body) == (400, 50035)
    assert (await api("GET", path))[1] == {"items": []}


async def test_an_emoji_is_listed_and_served(
    box: DrivenSandbox, bot: SampleBot, session: aiohttp.ClientSession
) -> None:
    emoji = await bot.create_application_emoji(name="ace", image=PNG)
    assert (await bot.fetch_application_emoji(emoji.id)).name == "ace"
    async with session.get(f"{box.cdn_base}/emojis/{emoji.id}.webp") as answer:
        assert (answer.status, answer.content_type) == (200, "image/png")
    async with session.get(f"{box.cdn_base}/emojis/1.png") as answer:
        assert answer.status == 404


async def test_the_bot_leaves(box: DrivenSandbox, bot: SampleBot) -> None:
    await bot.guilds[0].leave()
    await box.until(lambda: bot.event_log[-1] == "remove Stich Café")
    assert list(bot.guilds) == []


class TestSmallFiles:
    @pytest.fixture
    def limits(self) -> Limits:
        return dataclasses.replace(NO_RATE_LIMITS, file_bytes=1000)

    async def test_a_file_over_the_limit_is_refused_and_nothing_changes(
        self, box: DrivenSandbox, bot: SampleBot
    ) -> None:
        channel = bot.get_channel(box.channel("card-room").id)
        assert isinstance(channel, discord.TextChannel)
        sent = await channel.send("x", file=discord.File(io.BytesIO(b"x" * 1000), "a.txt"))
        with pytest.raises(discord.HTTPException) as refused:
            await sent.edit(content="y", attachments=[discord.File(io.BytesIO(b"x" * 1001), "b.txt")])
        assert (refused.value.status, refused.value.code) == (413, 40005)
        (message,) = box.visible_messages("Ben", "card-room")
        assert (message["content"], [a["filename"] for a in message["attachments"]]) == ("x", ["a.txt"])


async def test_an_edit_keeps_removes_and_adds_files(box: DrivenSandbox, bot: SampleBot) -> None:
    channel = bot.get_channel(box.channel("card-room").id)
    assert isinstance(channel, discord.TextChannel)
    files = [discord.File(io.BytesIO(b"x"), name) for name in ("a.txt", "b.txt")]
    sent = await channel.send(files=files)
    await sent.edit(attachments=[sent.attachments[1], discord.File(io.BytesIO(b"x"), "c.txt")])
    (message,) = box.visible_messages("Ben", "card-room")
    assert [attachment["filename"] for attachment in message["attachments"]] == ["b.txt", "c.txt"]
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(attachments=[])
    assert refused.value.code == 50006


async def test_a_message_of_the_second_layout_keeps_its_layout(box: DrivenSandbox, bot: SampleBot, api: Api) -> None:
    path = f"/channels/{box.channel('card-room').id}/messages"
    layout = {"flags": 1 << 15, "components": [{"type": 10, "content": "x"}]}
    _, sent = await api("POST", path, layout)
    assert await api.refused("PATCH", f"{path}/{sent['id']}", {"content": "y"}) == (400, 50035)
    _, plain = await api("POST", path, {"content": "x"})
    assert await api.refused("PATCH", f"{path}/{plain['id']}", layout) == (400, 50035)
    status, changed = await api("PATCH", f"{path}/{plain['id']}", {**layout, "content": None})
    assert (status, changed["flags"] & 1 << 15, changed["content"]) == (200, 1 << 15, "")


class TestForgetful:
    @pytest.fixture
    def limits(self) -> Limits:
        return dataclasses.replace(NO_RATE_LIMITS, replay=3)

    async def test_too_many_missed_events_cannot_be_replayed(self, box: DrivenSandbox, start: Bots) -> None:
        bot = await start(box)
        await box.drop_gateway(4000)
        for number in range(5):
            await box.say("Anna", "card-room", str(number))
        await box.until(lambda: bot.event_log.count("ready") == 2)
        assert "resumed" not in bot.event_log


class TestShortWindow:
    @pytest.fixture
    def limits(self) -> Limits:
        return dataclasses.replace(NO_RATE_LIMITS, resume_window=0.05)

    async def test_a_session_cannot_be_resumed_too_late(
        self, box: DrivenSandbox, session: aiohttp.ClientSession
    ) -> None:
        async with session.ws_connect(box.gateway_url) as socket:
            await socket.receive_json()
            await socket.send_json({"op": 2, "d": {"token": box.token, "intents": 0}})
            ready = await socket.receive_json()
            await socket.close(code=4000)
        await asyncio.sleep(0.1)
        async with session.ws_connect(box.gateway_url) as socket:
            await socket.receive_json()
            resume = {"token": box.token, "session_id": ready["d"]["session_id"], "seq": 1}
            await socket.send_json({"op": 6, "d": resume})
            assert (await socket.receive_json())["op"] == 9


async def test_a_person_closes_and_opens_direct_messages_on_the_page(box: DrivenSandbox, api: Api, page: Pages) -> None:
    ben = await page(box, "Ben")
    path = f"/channels/{box.channel('@Ben').id}/messages"
    await ben.send("dms", open=False)
    await ben.next("me", lambda me: me["dms_open"] is False)
    assert await api.refused("POST", path, {"content": "x"}) == (403, 50007)
    await ben.send("dms", open=True)
    await ben.next("me", lambda me: me["dms_open"] is True)
    assert (await api("POST", path, {"content": "x"}))[0] == 200


async def test_the_sandbox_alone_prints_its_addresses_and_ends_on_sigterm(
    tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--state", str(tmp_path / "s.db"), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(20):
            addresses = dict([(await process.stdout.readline()).decode().split() for _ in range(8)])
            async with session.get(f"{addresses['api']}/gateway") as answer:
                assert (await answer.json())["url"] == addresses["gateway"]
            async with session.get(yarl.URL(addresses["Anna"]).with_query(key="x")) as answer:
                assert answer.status == 403
            process.send_signal(signal.SIGTERM)
            assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
