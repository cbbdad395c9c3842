"""Commands, buttons, menus, forms and their answers, with a real discord.py bot."""

import asyncio
import datetime
from typing import Any

import pytest

from sandbox.testing import DrivenSandbox, Refused
from tests.sandbox.bots import PNG, SampleBot
from tests.sandbox.conftest import Api


async def test_commands_are_synced(box: DrivenSandbox, bot: SampleBot) -> None:
    put = [request for request in box.log if request.method == "PUT"]
    assert [request.status for request in put] == [200]
    assert {command["name"] for command in put[0].answer} >= {"hello", "slow", "play", "table"}
    assert all(command["application_id"] == str(bot.application_id) for command in put[0].answer)


async def test_a_private_answer_with_picture_and_button(box: DrivenSandbox, bot: SampleBot) -> None:
    reply = await box.slash("Anna", "card-room", "hello", {"name": "Anna"})
    assert reply.state == "done"
    message = reply.message
    assert message["flags"] & 64
    (attachment,) = message["attachments"]
    assert message["embeds"][0]["image"]["url"] == attachment["url"]
    assert (attachment["content_type"], attachment["width"], attachment["height"]) == ("image/png", 1, 1)
    assert attachment["description"] == "a dot"
    assert await bot.http.get_from_cdn(attachment["url"]) == PNG
    assert [m["id"] for m in box.visible_messages("Anna", "card-room")] == [message["id"]]
    assert box.visible_messages("Ben", "card-room") == []


async def test_a_dynamic_button_on_a_private_message_edits_it(box: DrivenSandbox, bot: SampleBot) -> None:
    shown = (await box.slash("Anna", "card-room", "hello", {"name": "x"})).message
    pressed = await box.click("Anna", shown["id"], "press:0")
    assert pressed.state == "done"
    assert pressed.message["id"] == shown["id"]
    assert pressed.message["components"][0]["components"][0]["custom_id"] == "press:1"
    assert pressed.message["flags"] & 64


async def test_a_button_in_a_direct_message(box: DrivenSandbox, bot: SampleBot) -> None:
    reply = await box.slash("Anna", "card-room", "write", {"to": box.person("Ben").id})
    assert [m["content"] for m in reply.messages] == ["written"]
    (letter,) = box.visible_messages("Ben", "@Ben")
    assert letter["content"] == "a letter"
    pressed = await box.click("Ben", letter["id"], "press:0")
    assert pressed.message["components"][0]["components"][0]["custom_id"] == "press:1"
    with pytest.raises(Refused, match="unknown_message"):
        await box.click("Anna", letter["id"], "press:1")


async def test_the_first_follow_up_replaces_thinking(box: DrivenSandbox, bot: SampleBot) -> None:
    reply = await box.slash("Anna", "card-room", "slow")
    await box.until(lambda: len(box.visible_messages("Anna", "card-room")) == 2)
    first, second = box.visible_messages("Anna", "card-room")
    assert (first["content"], first["flags"], first["type"]) == ("first", 0, 20)
    assert (second["content"], second["flags"]) == ("second", 64)
    assert second["message_reference"]["message_id"] == first["id"]
    assert reply.message["id"] == first["id"]
    assert [m["content"] for m in box.visible_messages("Ben", "card-room")] == ["first"]


async def test_a_private_deferral_keeps_its_answer_private(box: DrivenSandbox, bot: SampleBot) -> None:
    await box.slash("Anna", "card-room", "slow", {"private": True})
    await box.until(lambda: len(box.visible_messages("Anna", "card-room")) == 2)
    assert box.visible_messages("Ben", "card-room") == []


async def test_thinking_is_shown_until_an_edit_replaces_it(box: DrivenSandbox, bot: SampleBot) -> None:
    reply = await box.slash("Anna", "card-room", "ponder")
    assert (reply.state, reply.message["content"], reply.message["flags"]) == ("done", "pondered", 0)
    assert reply.message["edited_timestamp"] is None


async def test_a_menu(box: DrivenSandbox, bot: SampleBot) -> None:
    shown = (await box.slash("Anna", "card-room", "menu")).message
    reply = await box.select("Ben", shown["id"], "suit", ["hearts", "clubs"])
    assert (reply.message["content"], reply.message["flags"]) == ("hearts and clubs", 64)
    assert reply.message["message_reference"]["message_id"] == shown["id"]
    for wrong in ([], ["stars"], ["hearts", "hearts"], ["hearts", "clubs", "spades"]):
        with pytest.raises(Refused, match="bad_values"):
            await box.select("Ben", shown["id"], "suit", wrong)


async def test_a_form(box: DrivenSandbox, bot: SampleBot) -> None:
    reply = await box.slash("Chie", "card-room", "form")
    assert (reply.state, reply.messages) == ("done", [])
    form: Any = reply.form
    (row,) = form["components"]
    field = row.get("component") or row["components"][0]
    with pytest.raises(Refused, match="bad_values"):
        await box.submit("Chie", form, {field["custom_id"]: "x"})
    with pytest.raises(Refused, match="modal_gone"):
        await box.submit("Anna", form, {field["custom_id"]: "Chie"})
    sent = await box.submit("Chie", form, {field["custom_id"]: "Chie"})
    assert sent.message["content"] == "Hello Chie"
    with pytest.raises(Refused, match="modal_gone"):
        await box.submit("Chie", form, {field["custom_id"]: "Chie"})


async def test_autocomplete(box: DrivenSandbox, bot: SampleBot) -> None:
    offered = await box.autocomplete("Anna", "card-room", "play", {"card": "spades"}, "card")
    assert [choice["value"] for choice in offered] == ["ace of spades", "ten of spades"]
    played = await box.slash("Anna", "card-room", "play", {"card": offered[0]["value"]})
    assert played.message["content"] == "played ace of spades"


async def test_options_are_checked_as_the_client_checks_them(box: DrivenSandbox, bot: SampleBot) -> None:
    reply = await box.slash("Anna", "card-room", "table new", {"game": "vira", "seats": "3"})
    assert reply.message["content"] == "vira for 3"
    for options, why in (
        ({}, "missing_option: game"),
        ({"game": "poker"}, "bad_option: game"),
        ({"game": "vira", "seats": 5}, "bad_option: seats"),
        ({"game": "vira", "seats": "two"}, "bad_option: seats"),
        ({"game": "vira", "colour": "red"}, "bad_option: colour"),
    ):
        with pytest.raises(Refused, match=why):
            await box.slash("Anna", "card-room", "table new", options)
    for path in ("table", "table old", "nothing", ""):
        with pytest.raises(Refused, match="unknown_command"):
            await box.slash("Anna", "card-room", path)


async def test_an_interaction_has_the_fields_that_discord_sends(box: DrivenSandbox, bot: SampleBot) -> None:
    await box.set_guild_locale("sv-SE")
    reply = await box.slash("Chie", "card-room", "about", {"who": box.person("Ben").id})
    assert reply.message["content"] == "Ben ja sv-SE"
    seen = bot.interactions["about"]
    assert seen.guild is not None
    assert seen.channel is not None
    assert seen.app_permissions.send_messages
    assert not seen.app_permissions.manage_messages
    assert seen.permissions.use_application_commands
    assert seen.filesize_limit == 10 * 1024 * 1024
    assert seen.context.guild
    assert seen.is_guild_integration()
    answered = datetime.datetime.fromisoformat(reply.message["timestamp"])
    assert abs((seen.created_at - answered).total_seconds()) < 5
    assert not seen.is_expired()


async def test_an_interaction_in_a_direct_message_has_a_user_and_no_server(box: DrivenSandbox, bot: SampleBot) -> None:
    reply = await box.slash("Daniel", "@Daniel", "about")
    assert reply.message["content"] == "nobody de None"
    seen = bot.interactions["about"]
    assert (seen.guild, seen.context.dm_channel, seen.user.name) == (None, True, "daniel")


async def test_two_presses_at_once_are_two_interactions_at_once(box: DrivenSandbox, bot: SampleBot) -> None:
    await box.slash("Anna", "card-room", "write", {"to": box.person("Ben").id})
    (shown,) = box.visible_messages("Ben", "@Ben")
    bot.pace = 0.05
    both = await asyncio.gather(*(box.click("Ben", shown["id"], "press:0") for _ in range(2)))
    assert [reply.state for reply in both] == ["done", "done"]
    assert bot.most_at_once == 2


async def test_components_that_cannot_be_used(box: DrivenSandbox, bot: SampleBot, api: Api) -> None:
    button = {"type": 2, "style": 1, "label": "x", "custom_id": "off", "disabled": True}
    body = {"content": "x", "components": [{"type": 1, "components": [button]}]}
    _, shown = await api("POST", f"/channels/{box.channel('card-room').id}/messages", body)
    with pytest.raises(Refused, match="disabled"):
        await box.click("Anna", shown["id"], "off")
    with pytest.raises(Refused, match="unknown_component"):
        await box.click("Anna", shown["id"], "on")
    await box.delete_message(shown["id"])
    with pytest.raises(Refused, match="unknown_message"):
        await box.click("Anna", shown["id"], "off")
