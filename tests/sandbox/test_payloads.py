"""The payloads of gateway events, read without discord.py; the values of modals."""

import dataclasses
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.client.modal_values import modal_values
from sandbox.testing import NO_RATE_LIMITS, DrivenSandbox, Refused
from tests.sandbox.bots import SampleBot
from tests.sandbox.conftest import Api, Bots

WHO = {"type": 6, "name": "who", "description": "d"}
WHERE = {"type": 7, "name": "where", "description": "d"}


class GatewayConnection:
    """A connection to the gateway after its IDENTIFY."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket

    async def next(self, name: str) -> Any:
        """The body of the next event of a name; skips other events."""
        while True:
            frame = await self._socket.receive_json(timeout=30)
            if frame["t"] == name:
                return frame["d"]


@pytest.fixture
async def gateway(box: DrivenSandbox, session: aiohttp.ClientSession) -> AsyncIterator[GatewayConnection]:
    async with session.ws_connect(box.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": box.token, "intents": 1}})
        connection = GatewayConnection(socket)
        await connection.next("READY")
        yield connection


@pytest.fixture
async def scope(box: DrivenSandbox, api: Api) -> str:
    return f"/applications/{box.person('bot').id}/guilds/{box.guild_id}/commands"


def begin(box: DrivenSandbox, person: str, where: str, path: list[str], options: dict[str, Any]) -> None:
    user = box.person(person)
    box._actions.slash(user, box.channel(where), path, options, box._reply(user))


async def test_a_command_of_the_server_with_people_and_channels(
    box: DrivenSandbox, api: Api, gateway: GatewayConnection, scope: str
) -> None:
    await api("POST", scope, {"name": "ask", "description": "d", "options": [WHO, WHERE]})
    ben, room = str(box.person("Ben").id), str(box.channel("side-table").id)
    begin(box, "Anna", "card-room", ["ask"], {"who": ben, "where": room})
    event = await gateway.next("INTERACTION_CREATE")
    data = event["data"]
    assert data["guild_id"] == event["guild_id"] == str(box.guild_id)
    assert data["options"] == [{"type": 6, "name": "who", "value": ben}, {"type": 7, "name": "where", "value": room}]
    assert data["resolved"]["users"][ben]["username"] == "ben"
    assert not {"user", "deaf", "mute"} & set(data["resolved"]["members"][ben])
    assert data["resolved"]["members"][ben]["permissions"]
    assert data["resolved"]["channels"][room]["name"] == "side-table"
    assert event["member"]["user"]["username"] == "anna"
    assert event["context"] == 0
    assert event["authorizing_integration_owners"] == {"0": str(box.guild_id)}
    assert "user" not in event


async def test_a_command_in_a_direct_message(box: DrivenSandbox, api: Api, gateway: GatewayConnection) -> None:
    path = f"/applications/{box.person('bot').id}/commands"
    await api("POST", path, {"name": "ask", "description": "d"})
    begin(box, "Chie", "@Chie", ["ask"], {})
    event = await gateway.next("INTERACTION_CREATE")
    assert event["user"]["username"] == "chie"
    assert event["channel"]["type"] == 1
    assert event["channel"]["recipients"][0]["username"] == "chie"
    assert (event["context"], event["authorizing_integration_owners"]) == (1, {"0": "0"})
    assert not {"member", "guild", "guild_id", "guild_locale"} & set(event)


async def test_contexts_limit_where_a_command_may_be_used(box: DrivenSandbox, api: Api, scope: str) -> None:
    world = f"/applications/{box.person('bot').id}/commands"
    await api("POST", world, {"name": "server", "description": "d", "contexts": [0]})
    await api("POST", world, {"name": "direct", "description": "d", "contexts": [1]})
    await api("POST", world, {"name": "admins", "description": "d", "default_member_permissions": "32"})
    await api("POST", scope, {"name": "home", "description": "d"})
    for person, where, name in (
        ("Anna", "@Anna", "server"),
        ("Anna", "card-room", "direct"),
        ("Anna", "@Anna", "home"),
        ("Ben", "card-room", "admins"),
    ):
        with pytest.raises(Refused, match="unknown_command"):
            begin(box, person, where, [name], {})
    for person, where, name in (
        ("Anna", "card-room", "admins"),
        ("Anna", "card-room", "home"),
        ("Ben", "@Ben", "direct"),
    ):
        begin(box, person, where, [name], {})


async def test_a_menu_of_people(box: DrivenSandbox, api: Api, gateway: GatewayConnection) -> None:
    menu = {"type": 5, "custom_id": "people", "max_values": 2}
    room = box.channel("card-room").id
    _, shown = await api(
        "POST", f"/channels/{room}/messages", {"content": "x", "components": [{"type": 1, "components": [menu]}]}
    )
    anna, ben = box.person("Anna"), str(box.person("Ben").id)
    box._actions.select(anna, shown["id"], "people", [ben], box._reply(anna))
    event = await gateway.next("INTERACTION_CREATE")
    assert event["message"]["id"] == shown["id"]
    assert event["data"]["component_type"] == 5
    assert event["data"]["values"] == [ben]
    assert event["data"]["resolved"]["users"][ben]["username"] == "ben"
    with pytest.raises(Refused, match="bad_values"):
        box._actions.select(anna, shown["id"], "people", ["1"], box._reply(anna))


async def test_a_menu_of_channels(box: DrivenSandbox, api: Api, gateway: GatewayConnection) -> None:
    menu = {"type": 8, "custom_id": "where", "min_values": 0, "max_values": 2}
    room, person = box.channel("card-room").id, box.person("Anna")
    _, shown = await api(
        "POST", f"/channels/{room}/messages", {"content": "x", "components": [{"type": 1, "components": [menu]}]}
    )
    box._actions.select(person, shown["id"], "where", [str(room)], box._reply(person))
    event = await gateway.next("INTERACTION_CREATE")
    assert (event["data"]["component_type"], event["data"]["values"]) == (8, [str(room)])
    assert event["data"]["resolved"]["channels"][str(room)]["name"] == "card-room"
    box._actions.select(person, shown["id"], "where", [], box._reply(person))
    assert (await gateway.next("INTERACTION_CREATE"))["data"]["values"] == []
    with pytest.raises(Refused, match="bad_values"):
        box._actions.select(person, shown["id"], "where", ["1"], box._reply(person))


async def test_members_are_found_by_name(box: DrivenSandbox, bot: SampleBot) -> None:
    (guild,) = bot.guilds
    assert [member.name for member in await guild.query_members("ch")] == ["chie"]
    assert [member.name for member in await guild.query_members(user_ids=[box.person("Ben").id])] == ["ben"]


TEXT = {"type": 4, "custom_id": "t", "style": 1, "min_length": 2, "max_length": 5}
OPTIONS = [{"label": "A", "value": "a"}, {"label": "B", "value": "b"}]


def label(inner: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"type": 18, "label": "l", "component": inner}]


@pytest.mark.parametrize(
    ("part", "value", "answer_value"),
    [
        (TEXT, "abc", {"value": "abc"}),
        ({**TEXT, "required": False}, "", {"value": ""}),
        ({"type": 3, "custom_id": "t", "options": OPTIONS}, "a", {"values": ["a"]}),
        ({"type": 3, "custom_id": "t", "options": OPTIONS, "required": False}, None, {"values": []}),
        ({"type": 22, "custom_id": "t", "options": OPTIONS}, ["a", "b"], {"values": ["a", "b"]}),
        ({"type": 21, "custom_id": "t", "options": OPTIONS}, "b", {"value": "b"}),
        ({"type": 23, "custom_id": "t"}, True, {"value": True}),
    ],
)
def test_modal_values(part: dict[str, Any], value: Any, answer_value: dict[str, Any]) -> None:
    (answer,) = modal_values(label(part), {"t": value})
    assert answer == {
        "type": 18,
        "id": 1,
        "component": {"type": part["type"], "id": 2, "custom_id": "t", **answer_value},
    }


@pytest.mark.parametrize(
    ("part", "value"),
    [
        (TEXT, "a"),
        (TEXT, "abcdef"),
        (TEXT, None),
        ({**TEXT, "required": False}, "a"),
        ({"type": 3, "custom_id": "t", "options": OPTIONS}, "c"),
        ({"type": 3, "custom_id": "t", "options": OPTIONS}, None),
        ({"type": 3, "custom_id": "t", "options": OPTIONS}, ["a", "b"]),
        ({"type": 22, "custom_id": "t", "options": OPTIONS, "max_values": 1}, ["a", "b"]),
        ({"type": 21, "custom_id": "t", "options": OPTIONS}, ["a", "b"]),
    ],
)
def test_invalid_modal_values(part: dict[str, Any], value: Any) -> None:
    with pytest.raises(Refused, match="bad_values: t"):
        modal_values(label(part), {"t": value})


async def test_privileged_intents_can_be_allowed(start: Bots) -> None:
    box = DrivenSandbox(limits=dataclasses.replace(NO_RATE_LIMITS, privileged_intents=True))
    await box.start()
    bot = await start(box, intents=discord.Intents.all())
    assert len(bot.guilds[0].members) == 5
    await box.say("Anna", "card-room", "readable")
    await box.until(lambda: [message.content for message in bot.received] == ["readable"])
    await box.remove_member("Ben")
    await box.until(lambda: len(bot.guilds[0].members) == 4)
    await bot.close()
    await box.close()
