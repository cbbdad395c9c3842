"""Several clients of one bot, each a shard: who hears what, and what one of them takes over from another."""

import asyncio
import contextlib
import dataclasses
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import aiohttp
import discord
import pytest

from sandbox import Limits
from sandbox.api.rate_limits import RateLimits
from sandbox.testing import PATIENCE, DrivenSandbox
from tests.sandbox.bots import SampleBot
from tests.sandbox.conftest import Api, Bots, point

ROOT = Path(__file__).resolve().parents[2]
SERVERS = 3
ROOMS = ("Stich Café/card-room", "Card Cellar/card-room", "Trick Taproom/card-room")


@pytest.fixture
async def box(limits: Limits) -> AsyncIterator[DrivenSandbox]:
    sandbox = DrivenSandbox(limits=limits, servers=SERVERS, shards=SERVERS)
    await sandbox.start()
    yield sandbox
    await sandbox.close()


@pytest.fixture
async def shards(box: DrivenSandbox, start: Bots) -> list[SampleBot]:
    """One client for each server; the first syncs the commands."""
    return [await start(box, shard_id=k, shard_count=SERVERS, sync=k == 0) for k in range(SERVERS)]


def channels(bot: SampleBot) -> set[int]:
    return {message.channel.id for message in bot.received}


# -- servers ------------------------------------------------------------------


@pytest.mark.parametrize("count", range(1, 17))
async def test_every_server_is_in_the_next_shard(box: DrivenSandbox, count: int) -> None:
    assert [(guild.id >> 22) % count for guild in box.guilds] == [place % count for place in range(SERVERS)]


async def test_a_sandbox_has_one_server_unless_it_is_asked_for_more() -> None:
    box = DrivenSandbox()
    await box.start()
    assert box.servers == [(box.guild_id, "Stich Café")]
    await box.close()


async def test_a_stored_sandbox_keeps_its_servers_and_gets_those_that_it_lacks(tmp_path: Path) -> None:
    known: list[tuple[int, str]] = []
    for asked, expected in ((1, 1), (3, 3), (2, 3)):
        box = DrivenSandbox(state=tmp_path / "s.db", servers=asked)
        await box.start()
        assert len(box.servers) == expected
        assert box.servers[: len(known)] == known
        assert all(box.person("Ben").id in [m.id for m in box._world.members(guild)] for guild in box.guilds)
        assert [(guild.id >> 22) % 3 for guild in box.guilds] == [0, 1, 2][:expected]
        known = box.servers
        await box.say("Anna", f"{known[-1][1]}/card-room", f"{asked}")
        await box.close()


async def test_everyone_is_a_member_of_every_server_and_may_leave_one(box: DrivenSandbox, bot: SampleBot) -> None:
    assert len(bot.guilds) == SERVERS
    await box.remove_member("Ben", "Card Cellar")
    seen = [bool(box._world.can_see(box.person("Ben"), box.channel(room))) for room in ROOMS]
    assert seen == [True, False, True]
    await box.kick_bot("Trick Taproom")
    await box.until(lambda: len(bot.guilds) == SERVERS - 1)
    assert bot.event_log[-1] == "remove Trick Taproom"
    assert (await box.slash("Ben", ROOMS[0], "about")).state == "done"
    await box.invite_bot("Trick Taproom")
    await box.until(lambda: bot.event_log[-1] == "join Trick Taproom")


async def test_servers_have_their_own_channels_roles_commands_and_languages(
    box: DrivenSandbox, bot: SampleBot, api: Api
) -> None:
    for guild in box.guilds:
        _, got = await api("GET", f"/guilds/{guild.id}/channels")
        assert {channel["guild_id"] for channel in got} == {str(guild.id)}
        _, roles = await api("GET", f"/guilds/{guild.id}/roles")
        assert [role["name"] for role in roles] == ["@everyone", "Stich"]
        _, member = await api("GET", f"/guilds/{guild.id}/members/{box.person('bot').id}")
        assert member["roles"] == [roles[1]["id"]]
    _, listed = await api("GET", "/users/@me/guilds")
    assert [entry["name"] for entry in listed] == [name for _, name in box.servers]
    second = box.guilds[1].id
    command = {"name": "about", "description": "Of this server"}
    await api("POST", f"/applications/{bot.application_id}/guilds/{second}/commands", command)
    here = {guild: [c.guild for c in box._actions.commands(box.person("Ben"), guild) if c.body["name"] == "about"]
            for guild in (box.guild_id, second, None)}  # fmt: skip
    assert here == {box.guild_id: [None], second: [second], None: [None]}


async def test_permissions_of_one_server_are_not_those_of_another(box: DrivenSandbox, bot: SampleBot) -> None:
    await box.set_permissions(ROOMS[1], "everyone", deny=discord.Permissions(view_channel=True).value)
    assert [box._world.can_see(box.person("Ben"), box.channel(room)) for room in ROOMS] == [True, False, True]
    with pytest.raises(discord.Forbidden):
        await bot.get_partial_messageable(box.channel(ROOMS[1]).id).send("hidden")
    await bot.get_partial_messageable(box.channel(ROOMS[2]).id).send("seen")


# -- who hears what -----------------------------------------------------------


async def test_each_client_knows_the_servers_of_its_shard(box: DrivenSandbox, shards: list[SampleBot]) -> None:
    assert [[guild.id for guild in bot.guilds] for bot in shards] == [[guild.id] for guild in box.guilds]
    assert [bot.event_log for bot in shards] == [[f"join {name}", "ready"] for _, name in box.servers]
    assert box.online_shards == [(0, 3), (1, 3), (2, 3)]


async def test_ready_names_the_shard_and_lists_its_known_servers(
    box: DrivenSandbox, shards: list[SampleBot], session: aiohttp.ClientSession
) -> None:
    async with session.ws_connect(box.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": box.token, "intents": 1, "shard": [1, 2]}})
        ready = (await socket.receive_json())["d"]
        created = (await socket.receive_json())["d"]
    assert ready["shard"] == [1, 2]
    assert ready["guilds"] == [{"id": str(box.guilds[1].id), "unavailable": True}]
    assert created["id"] == str(box.guilds[1].id)


async def test_messages_reach_the_shard_of_their_server_and_direct_ones_the_first(
    box: DrivenSandbox, shards: list[SampleBot]
) -> None:
    for where in (*ROOMS, "@Anna"):
        await box.say("Anna", where, "hello")
    own = [box.channel(room).id for room in ROOMS]
    await box.until(lambda: sum(len(bot.received) for bot in shards) == SERVERS + 1)
    assert [channels(bot) for bot in shards] == [{own[0], box.channel("@Anna").id}, {own[1]}, {own[2]}]


async def test_interactions_reach_the_shard_of_their_server_and_direct_ones_the_first(
    box: DrivenSandbox, shards: list[SampleBot]
) -> None:
    for place, where in enumerate((*ROOMS, "@Anna")):
        for bot in shards:
            bot.interactions.clear()
        assert (await box.slash("Anna", where, "about")).state == "done"
        heard = [number for number, bot in enumerate(shards) if "about" in bot.interactions]
        assert heard == [place % SERVERS]


async def test_a_button_in_a_direct_message_reaches_the_first_shard_whoever_wrote_it(
    box: DrivenSandbox, shards: list[SampleBot]
) -> None:
    # The third client writes; the press comes to the first.
    wrote = await box.slash("Ben", ROOMS[2], "write", {"to": str(box.person("Anna").id)})
    assert wrote.message["content"] == "written"
    (letter,) = box.visible_messages("Anna", "@Anna")
    shards[0].pace = 0.05
    pressed = asyncio.create_task(box.click("Anna", letter["id"], "press:0"))
    await box.until(lambda: shards[0].most_at_once == 1)
    assert (await pressed).state == "done"
    assert [bot.most_at_once for bot in shards] == [1, 0, 0]


async def test_any_client_may_answer_an_interaction_and_use_every_channel(
    box: DrivenSandbox, shards: list[SampleBot]
) -> None:
    asked = asyncio.create_task(box.slash("Anna", ROOMS[0], "late", {"seconds": 0.5}))
    await box.until(lambda: bool(box._world.interactions))
    (interaction,) = box._world.interactions.values()
    await shards[2].http.request(
        discord.http.Route("POST", "/interactions/{id}/{token}/callback", id=interaction.id, token=interaction.token),
        json={"type": 4, "data": {"content": "by another process"}},
    )
    assert (await asked).message["content"] == "by another process"
    await box.until(lambda: shards[0].error_codes == [40060])
    for room in ROOMS:
        await shards[1].get_partial_messageable(box.channel(room).id).send("from the second")
    await (await shards[1].fetch_user(box.person("Ben").id)).send("a letter")
    assert [m["content"] for m in box.visible_messages("Ben", "@Ben")] == ["a letter"]


# -- taking over --------------------------------------------------------------


async def test_two_clients_of_a_shard_both_hear(box: DrivenSandbox, shards: list[SampleBot], start: Bots) -> None:
    second = await start(box, shard_id=1, shard_count=SERVERS, sync=False)
    assert second.event_log == ["available Card Cellar", "ready"]
    await box.say("Anna", ROOMS[1], "hello")
    await box.until(lambda: len(shards[1].received) == len(second.received) == 1)
    await shards[1].close()
    assert (await box.slash("Anna", ROOMS[1], "about")).state == "done"
    assert "about" in second.interactions
    assert box.online_shards == [(0, 3), (1, 3), (2, 3)]


async def test_clients_may_differ_in_the_number_of_shards(
    box: DrivenSandbox, shards: list[SampleBot], start: Bots
) -> None:
    whole = await start(box, sync=False)
    await box.say("Anna", ROOMS[2], "hello")
    await box.until(lambda: len(whole.received) == len(shards[2].received) == 1)
    assert len(whole.guilds) == SERVERS
    assert shards[0].received == shards[1].received == []


async def test_a_shard_resumes_its_own_session(box: DrivenSandbox, shards: list[SampleBot]) -> None:
    await box.drop_gateway(4000, shard=1)
    for room in ROOMS:
        await box.say("Anna", room, "during the interruption")
    await box.until(lambda: "resumed" in shards[1].event_log and all(len(bot.received) == 1 for bot in shards))
    assert [channels(bot) for bot in shards] == [{box.channel(room).id} for room in ROOMS]
    assert ["resumed" in bot.event_log for bot in shards] == [False, True, False]


Shards = Callable[[int], Awaitable[asyncio.subprocess.Process]]


@pytest.fixture
async def process(box: DrivenSandbox) -> AsyncIterator[Shards]:
    """A function that starts a process with the client of a shard, and waits until it is logged in."""
    started: list[asyncio.subprocess.Process] = []

    async def open_(shard: int) -> asyncio.subprocess.Process:
        where = (box.api_base, box.gateway_url, box.cdn_base, str(shard), str(SERVERS))
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.sandbox.shard_process", *where,
            cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        started.append(child)
        assert child.stdin is not None
        child.stdin.write(f"{box.token}\n".encode())
        await heard(child, "ready")
        return child

    yield open_
    for child in started:
        with contextlib.suppress(ProcessLookupError):
            child.kill()
        await child.communicate()


async def heard(child: asyncio.subprocess.Process, line: str) -> None:
    """Waits for a line of a process."""
    assert child.stdout is not None
    async with asyncio.timeout(PATIENCE):
        while (said := (await child.stdout.readline()).decode().strip()) != line:
            assert said, "the process has ended"


async def test_a_killed_process_is_replaced_by_another_while_the_others_go_on(
    box: DrivenSandbox, process: Shards
) -> None:
    first, second = await process(0), await process(1)
    second.kill()
    await second.wait()
    await box.until(lambda: box.online_shards == [(0, 3)])
    assert (await box.slash("Anna", ROOMS[0], "about")).state == "done"
    replacement = await process(1)
    assert box.online_shards == [(0, 3), (1, 3)]
    assert (await box.slash("Anna", ROOMS[1], "about")).state == "done"
    await box.say("Anna", ROOMS[1], "hello")
    await heard(replacement, str(box.channel(ROOMS[1]).id))
    await box.say("Anna", "@Anna", "hello")
    await heard(first, str(box.channel("@Anna").id))


# -- limits -------------------------------------------------------------------


async def test_gateway_bot_recommends_shards_and_counts_logins(
    box: DrivenSandbox, shards: list[SampleBot], api: Api
) -> None:
    status, got = await api("GET", "/gateway/bot")
    assert (status, got["url"], got["shards"]) == (200, box.gateway_url, SERVERS)
    limit = got["session_start_limit"]
    assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (1000, 1000 - SERVERS, 1)
    assert 0 < limit["reset_after"] <= 86_400_000


async def test_a_client_that_decides_nothing_itself_uses_the_recommended_shards(
    box: DrivenSandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Auto(discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            """Does not wait."""

    point(monkeypatch, box)
    client = Auto(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
    running = asyncio.create_task(client.start(box.token))
    try:
        await box.until(client.is_ready)
        assert box.online_shards == [(0, 3), (1, 3), (2, 3)]
        assert {guild.shard_id for guild in client.guilds} == {0, 1, 2}
    finally:
        await client.close()
        await asyncio.gather(running, return_exceptions=True)


class TestSpacing:
    """With Discord's limit of logins, shortened."""

    @pytest.fixture
    def limits(self, first_answer: float) -> Limits:
        return Limits(first_answer=first_answer, max_concurrency=2, identify_spacing=1.0)

    async def test_a_second_login_of_a_key_comes_too_soon(
        self, box: DrivenSandbox, session: aiohttp.ClientSession
    ) -> None:
        async def identify(shard: int) -> str | int:
            async with session.ws_connect(box.gateway_url) as socket:
                await socket.receive_json()
                body = {"token": box.token, "intents": 0, "shard": [shard, 4]}
                await socket.send_json({"op": 2, "d": body})
                frame = await socket.receive_json()
                return str(frame["t"]) if frame["t"] else int(frame["op"])

        begun = time.monotonic()
        assert await identify(0) == "READY"
        assert await identify(1) == "READY"
        said = await identify(2)
        if time.monotonic() - begun < 1.0:
            assert said == 9
        while await identify(2) == 9:  # noqa: ASYNC110 - only the limit's own time ends this
            await asyncio.sleep(0.05)
        assert time.monotonic() - begun >= 1.0

    async def test_a_client_that_comes_too_soon_logs_in_later(self, box: DrivenSandbox, start: Bots) -> None:
        await start(box, shard_id=0, shard_count=3)
        late = await start(box, shard_id=2, shard_count=3, sync=False)
        assert late.event_log == ["join Trick Taproom", "ready"]


async def test_the_limit_of_requests_is_that_of_all_clients_together(
    start: Bots, session: aiohttp.ClientSession
) -> None:
    box = DrivenSandbox(servers=2, limits=dataclasses.replace(Limits(), messages=(5, 3600.0)))
    await box.start()
    api, room = Api(box, session), f"/channels/{box.channel('card-room').id}/messages"
    clients = [await start(box, shard_id=k, shard_count=2, sync=False) for k in range(2)]
    for client in clients:
        await client.get_partial_messageable(box.channel("card-room").id).send("one")
    statuses = [(await api("POST", room, {"content": "more"}))[0] for _ in range(5)]
    assert statuses == [200, 200, 200, 429, 429]
    for client in clients:
        await client.close()
    await box.close()


async def test_too_many_invalid_requests_of_all_clients_together_are_refused(session: aiohttp.ClientSession) -> None:
    box = DrivenSandbox(limits=Limits(invalid=(3, 600.0)))
    await box.start()
    api = Api(box, session)
    for _ in range(3):
        assert (await api("GET", "/users/@me", token="wrong"))[0] == 401
    async with session.get(f"{box.api_base}/users/@me", headers={"Authorization": f"Bot {box.token}"}) as refused:
        assert (refused.status, refused.content_type) == (429, "text/plain")
        assert "Via" not in refused.headers
        assert 0 < int(refused.headers["Retry-After"]) <= 600
    await box.close()


def test_the_refusal_ends_with_its_time() -> None:
    now = 0.0
    rates, limit = RateLimits(lambda: now, lambda: now, None), (2, 600.0)
    for status in (200, 404, 403, 429):
        assert rates.banned(limit) is None
        rates.count_response(status, limit)
    assert rates.banned(limit) == 600.0
    now = 600.0
    assert rates.banned(limit) is None
    rates.count_response(401, limit)
    assert rates.banned(limit) is None


# -- alone --------------------------------------------------------------------


async def test_the_sandbox_runs_alone_for_clients_in_other_processes(session: aiohttp.ClientSession) -> None:
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--servers", "2", "--shards", "2", "--secret", "--limit-logins",
        cwd=ROOT, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert child.stdout is not None
    said: dict[str, str] = {}
    servers: list[str] = []
    while len(servers) < 2:
        name, _, value = (await child.stdout.readline()).decode().strip().partition(" ")
        assert name, "the process has ended"
        said[name] = value
        servers += [value] if name == "server" else []
    assert [server.split(" ", 1)[1] for server in servers] == ["Stich Café", "Card Cellar"]
    async with session.get(f"{said['api']}/gateway/bot", headers={"Authorization": f"Bot {said['token']}"}) as got:
        assert (got.status, (await got.json())["shards"]) == (200, 2)
    child.terminate()
    assert await child.wait() == 0


@pytest.mark.parametrize("servers", ["0", "101", "many"])
async def test_a_wrong_number_of_servers_is_refused(servers: str) -> None:
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--servers", servers, cwd=ROOT, stderr=asyncio.subprocess.PIPE
    )
    _, problem = await child.communicate()
    assert child.returncode == 2
    assert b"a number from 1 to 100" in problem
