"""Answers of the sandbox fit Discord's API description, and the check of requests reports every fault."""

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest

from sandbox.testing import DrivenSandbox
from tests.sandbox.bots import SampleBot
from tests.sandbox.conftest import Api
from tests.support import openapi
from tests.support.openapi import check_request, check_response, template

BUTTON = {"type": 2, "style": 1, "label": "x", "custom_id": "a"}
WHOLE = {
    "content": "x <@1>",
    "embeds": [{"title": "t", "description": "d", "color": 1, "fields": [{"name": "n", "value": "v", "inline": True}],
                "footer": {"text": "f"}, "author": {"name": "a"}, "timestamp": "2026-11-21T10:00:00+00:00"}],
    "components": [{"type": 1, "components": [BUTTON]}, {"type": 1, "components": [
        {"type": 3, "custom_id": "b", "options": [{"label": "l", "value": "v", "description": "d"}]}]}],
    "nonce": "n", "allowed_mentions": {"parse": []},
}  # fmt: skip


async def test_every_answer_to_a_real_bot_fits_the_description(box: DrivenSandbox, bot: SampleBot) -> None:
    shown = (await box.slash("Anna", "card-room", "hello", {"name": "x"})).message
    await box.click("Anna", shown["id"], "press:0")
    await box.slash("Anna", "card-room", "slow")
    await box.slash("Anna", "card-room", "ponder")
    await box.slash("Anna", "card-room", "write", {"to": box.person("Ben").id})
    await box.slash("Anna", "@Anna", "about")
    menu = (await box.slash("Ben", "card-room", "menu")).message
    await box.select("Anna", menu["id"], "suit", ["clubs"])
    form: Any = (await box.slash("Anna", "card-room", "form")).form
    (part,) = form["components"]
    field = part.get("component") or part["components"][0]
    await box.submit("Anna", form, {field["custom_id"]: "Anna"})
    await box.autocomplete("Anna", "card-room", "play", {"card": ""}, "card")
    await bot.interactions["hello"].original_response()
    await bot.interactions["hello"].delete_original_response()
    await bot.fetch_guild(box.guild_id, with_counts=True)
    await bot.fetch_user(box.person("Ben").id)
    await bot.guilds[0].fetch_member(box.person("Ben").id)
    await bot.guilds[0].fetch_channels()
    await bot.guilds[0].fetch_roles()
    await bot.fetch_channel(box.channel("@Ben").id)
    room = await bot.fetch_channel(box.channel("card-room").id)
    assert isinstance(room, discord.TextChannel)
    thread = await (await room.send("Table")).create_thread(name="Vira", auto_archive_duration=1440)
    await room.create_thread(name="Barbu", type=discord.ChannelType.public_thread)
    await box.slash("Anna", thread.id, "about")
    await thread.add_user(discord.Object(box.person("Ben").id))
    await thread.fetch_member(box.person("Ben").id)
    assert [message.type.value async for message in thread.history(oldest_first=True)] == [21, 20, 1]
    assert [message.type.value async for message in room.history(limit=1)] == [18]
    await bot.guilds[0].active_threads()
    await thread.edit(archived=True)
    assert [archived.id async for archived in room.archived_threads()] == [thread.id]
    await bot.application_info()
    await bot.create_application_emoji(name="xx", image=b"\x89PNG\r\n\x1a\n")
    await bot.fetch_application_emojis()
    await asyncio.sleep(0)
    assert len(box.log) > 25
    wrong = [
        line
        for request in box.log
        for line in check_response(request.method, request.path, request.status, request.answer)
    ]
    assert not wrong, "\n".join(wrong)


async def test_every_request_of_a_real_bot_fits_the_description(box: DrivenSandbox, bot: SampleBot) -> None:
    await test_every_answer_to_a_real_bot_fits_the_description(box, bot)
    wrong = [line for request in box.log for line in check_request(request.method, request.path, request.payload)]
    assert not wrong, "\n".join(wrong)


async def test_answers_to_plain_requests_fit_the_description(box: DrivenSandbox, bot: SampleBot, api: Api) -> None:
    room, app = f"/channels/{box.channel('card-room').id}", f"/applications/{bot.application_id}"
    _, sent = await api("POST", f"{room}/messages", WHOLE)
    reply = {"content": "r", "message_reference": {"message_id": sent["id"]}}
    layout = {"flags": 1 << 15, "components": [{"type": 17, "components": [
        {"type": 10, "content": "t"}, {"type": 14}, {"type": 1, "components": [BUTTON]},
        {"type": 9, "components": [{"type": 10, "content": "t"}], "accessory": {**BUTTON, "custom_id": "c"}},
    ]}]}  # fmt: skip
    await box.say("Anna", "card-room", "x")
    wrong = []
    for method, path, body in (
        ("GET", f"{room}/messages/{sent['id']}", None),
        ("POST", f"{room}/messages", reply),
        ("POST", f"{room}/messages", layout),
        ("GET", f"{room}/messages", None),
        ("PATCH", f"{room}/messages/{sent['id']}", {"content": "y"}),
        ("DELETE", f"{room}/messages/{sent['id']}", None),
        ("POST", f"{room}/typing", None),
        ("GET", room, None),
        ("GET", "/gateway", None),
        ("GET", "/gateway/bot", None),
        ("GET", "/users/@me/guilds", None),
        ("GET", "/applications/@me", None),
        ("GET", f"{app}/commands", None),
        ("POST", f"{app}/commands", {"name": "one", "description": "d"}),
        ("PUT", f"{app}/guilds/{box.guild_id}/commands", [{"name": "two", "description": "d"}]),
        ("GET", f"{app}/guilds/{box.guild_id}/commands", None),
        ("POST", f"{room}/messages", {"content": "x" * 2001}),
        ("POST", f"{room}/messages", {}),
        ("GET", "/channels/1", None),
        ("GET", "/users/1", None),
    ):
        status, answer = await api(method, path, body)
        wrong += check_response(method, path, status, answer)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("path", "known"),
    [
        ("/users/@me", "/users/@me"),
        ("/api/v10/users/123", "/users/{user_id}"),
        ("/webhooks/1/tok/messages/@original", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"),
        (
            "/webhooks/1/tok/messages/2?with_components=1",
            "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
        ),
        ("/interactions/1/a_b-c/callback", "/interactions/{interaction_id}/{interaction_token}/callback"),
        ("/nothing", None),
    ],
)
def test_real_paths_are_matched_to_the_description(path: str, known: str | None) -> None:
    assert template(path) == known


CALLBACK = "/interactions/1/tok/callback"
RIGHT: list[tuple[str, str, Any]] = [
    ("POST", "/channels/1/messages", WHOLE),
    ("POST", "/channels/1/messages", {"attachments": [{"id": 0, "filename": "x.png"}]}),
    ("POST", "/users/@me/channels", {"recipient_id": 123}),
    ("PATCH", "/webhooks/1/tok/messages/@original", {"components": [{"type": 10, "content": "x"}]}),
    ("POST", CALLBACK, {"type": 6}),
    ("GET", "/users/@me", None),
]
WRONG: list[tuple[str, str, Any, str]] = [
    ("POST", "/channels/1/messages", {"contet": "x"}, "/contet: the key is not declared"),
    ("POST", "/channels/1/messages", {"content": "x", "embeds": [{"titel": "x"}]}, "/embeds/0/titel"),
    ("POST", "/channels/1/messages", {"content": "x" * 2001}, "2000 or fewer"),
    ("POST", "/channels/1/messages", {}, "empty message"),
    ("POST", "/channels/1/messages", {"components": [{"type": 10, "content": "x"}]}, "BASE_TYPE_CHOICES"),
    (
        "POST", "/channels/1/messages",
        {"components": [{"type": 1, "components": [BUTTON, BUTTON]}]}, "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        "POST", "/channels/1/messages",
        {"components": [{"type": 1, "components": [{**BUTTON, "lable": "x"}]}]}, "/components/0/components/0/lable",
    ),
    ("POST", "/webhooks/1/tok", {"content": "x", "embeds": [{"description": "x" * 4000}] * 2}, "MAX_EMBED_SIZE"),
    ("PATCH", "/channels/1/messages/2", {"content": 3}, "content"),
    ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "x"}]}}, "value"),
    ("POST", CALLBACK, {"type": 9, "data": {"title": "x" * 46, "custom_id": "a", "components": []}}, "title"),
    ("POST", CALLBACK, {"type": 4, "data": {"content": "x", "ephemeral": True}}, "/data/ephemeral"),
    ("PUT", "/applications/1/commands", [{"name": "Up", "description": "x"}], "APPLICATION_COMMAND_INVALID_NAME"),
    ("POST", "/users/@me/channels", {"recipient_id": "me"}, "recipient_id"),
    ("POST", "/channels/1/messages", None, "a body is needed"),
    ("GET", "/nothing", None, "no such operation"),
]  # fmt: skip


@pytest.mark.parametrize(("method", "path", "payload"), RIGHT)
def test_valid_requests(method: str, path: str, payload: Any) -> None:
    assert check_request(method, path, payload) == []


@pytest.mark.parametrize(("method", "path", "payload", "line"), WRONG)
def test_invalid_requests(method: str, path: str, payload: Any, line: str) -> None:
    lines = check_request(method, path, payload)
    assert any(line in reported for reported in lines), lines


@pytest.mark.parametrize(("ci", "outcome"), [("true", pytest.fail.Exception), ("", pytest.skip.Exception)])
def test_without_the_description_ci_fails_and_other_machines_skip(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ci: str, outcome: type[BaseException]
) -> None:
    monkeypatch.setattr(openapi, "DESCRIPTION", tmp_path / "openapi.json")
    monkeypatch.setenv("CI", ci)
    with pytest.raises(outcome, match="API description is missing"):
        openapi.description.__wrapped__()


def test_invalid_answers() -> None:
    assert check_response("GET", "/users/@me", 200, {"id": "x"})
    assert check_response("GET", "/channels/1", 200, None)
    assert check_response("GET", "/nothing", 200, {})
    assert check_response("GET", "/users/@me", 302, {})
