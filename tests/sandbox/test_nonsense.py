"""The sandbox accepts or refuses any request, however malformed, and never fails."""

import contextlib
import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from sandbox.testing import DrivenSandbox, Refused
from tests.sandbox.bots import SampleBot
from tests.sandbox.conftest import Api

BUTTON = {"type": 2, "style": 1, "label": "x", "custom_id": "a", "emoji": {"name": "x"}}
MENU = {"type": 3, "custom_id": "b", "options": [{"label": "l", "value": "v"}], "min_values": 0, "max_values": 1}
MESSAGE = {
    "content": "x", "flags": 0, "nonce": "1", "enforce_nonce": True,
    "embeds": [{"title": "t", "fields": [{"name": "n", "value": "v"}], "footer": {"text": "f"}, "color": 1,
                "image": {"url": "attachment://x.png"}, "timestamp": "2026-11-21T10:00:00+00:00"}],
    "components": [{"type": 1, "components": [BUTTON]}, {"type": 1, "components": [MENU]}],
    "allowed_mentions": {"parse": ["users"], "roles": ["1"]}, "attachments": [{"id": "0", "description": "d"}],
    "message_reference": {"message_id": "1", "fail_if_not_exists": False},
}  # fmt: skip
LAYOUT = {"flags": 1 << 15, "components": [{"type": 17, "components": [
    {"type": 10, "content": "t"}, {"type": 9, "components": [{"type": 10, "content": "t"}], "accessory": BUTTON},
    {"type": 12, "items": [{"media": {"url": "https://x"}}]}, {"type": 14}]}]}  # fmt: skip
COMMAND = {
    "name": "c", "description": "d", "type": 1, "contexts": [0], "name_localizations": {"ja": "名"},
    "options": [{"type": 1, "name": "s", "description": "d", "options": [
        {"type": 3, "name": "o", "description": "d", "choices": [{"name": "n", "value": "v"}]}]}],
}  # fmt: skip
SAMPLE = 200
"""Corrupted bodies that one test sends, of about a thousand."""
JUNK: list[Any] = [
    None, True, -1, 0, 1 << 70, 1.5, float("inf"), "", " ", "x" * 5000, "\ud83c", "\x00", [], [[]], {}, {"a": 1},
    [None], ["x"], {"type": 99}, [{"type": 1}],
]  # fmt: skip


def paths(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every value in a body."""
    yield path
    entries = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, inner in entries:
        yield from paths(inner, (*path, key))


def corrupted(body: Any) -> Iterator[Any]:
    """Copies of a body in which one value is replaced by one kind of junk."""
    for path in paths(body):
        for junk in JUNK:
            if not path:
                yield junk
                continue
            copied = copy.deepcopy(body)
            node = copied
            for step in path[:-1]:
                node = node[step]
            node[path[-1]] = junk
            yield copied


@pytest.mark.parametrize("body", [MESSAGE, LAYOUT], ids=["message", "layout"])
async def test_messages(box: DrivenSandbox, api: Api, body: Any) -> None:
    room = f"/channels/{box.channel('card-room').id}/messages"
    _, first = await api("POST", room, {"content": "first"})
    bodies = list(corrupted(body))
    for corrupt in random.Random(7).sample(bodies, SAMPLE):
        for method, path in (("POST", room), ("PATCH", f"{room}/{first['id']}")):
            status, answer = await api(method, path, corrupt)
            assert status in (200, 400), (method, corrupt, answer)
    assert (await api("GET", f"{room}?limit=100"))[0] == 200


async def test_commands(box: DrivenSandbox, bot: SampleBot, api: Api) -> None:
    path = f"/applications/{bot.application_id}/commands"
    bodies = list(corrupted(COMMAND))
    for corrupt in random.Random(7).sample(bodies, SAMPLE):
        for method, body in (("PUT", [corrupt]), ("POST", corrupt)):
            status, answer = await api(method, path, body)
            assert status in (200, 201, 400), (method, corrupt, answer)
        offered = box._feed._commands(box.person("Chie"))
        assert all(command["label"] for command in offered)


@pytest.mark.parametrize("kind", [4, 5, 7, 9])
async def test_first_answers(box: DrivenSandbox, bot: SampleBot, api: Api, kind: int) -> None:
    form = {"title": "t", "custom_id": "c", "components": [
        {"type": 1, "components": [{"type": 4, "style": 1, "label": "l", "custom_id": "a", "max_length": 5}]},
        {"type": 18, "label": "l", "component": MENU}]}  # fmt: skip
    _, shown = await api("POST", f"/channels/{box.channel('card-room').id}/messages", MESSAGE)
    bot.tree.clear_commands(guild=None)
    bodies = list(corrupted({"type": kind, "data": form if kind == 9 else MESSAGE}))
    for corrupt in random.Random(kind).sample(bodies, SAMPLE):
        reply = box._reply(box.person("Anna"))
        interaction = box._actions.click(box.person("Anna"), shown["id"], "a", reply)
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        status, answer = await api("POST", path, corrupt)
        assert status in (204, 400), (corrupt, answer)
        if reply.form is not None:
            values = {"a": "x", "b": ["v"]}
            with contextlib.suppress(Refused):
                box._actions.submit(box.person("Anna"), reply.form["id"], values, box._reply(box.person("Anna")))
        if kind == 7:
            await api("PATCH", f"/channels/{shown['channel_id']}/messages/{shown['id']}", MESSAGE)


async def test_every_route_with_odd_addresses(box: DrivenSandbox, bot: SampleBot, api: Api) -> None:
    routes = {
        (route.method, route.resource.canonical.removeprefix("/api/v10"))
        for route in box._middleware._app.router.routes()
        if route.resource is not None and route.resource.canonical.startswith("/api/v10")
    }
    assert len(routes) > 40
    for method, canonical in routes - {("*", "/{rest}")}:
        for part in ("x", "0", "-1", "9" * 25, "%00", str(box.guild_id), str(box.channel("card-room").id)):
            path = "/".join(part if step.startswith("{") else step for step in canonical.split("/"))
            if method == "DELETE" and path == f"/users/@me/guilds/{box.guild_id}":
                continue
            status, _ = await api(method, path, {} if method in ("POST", "PATCH", "PUT") else None)
            assert status < 500, (method, path)
