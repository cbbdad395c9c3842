"""Requests that the bot may not make, and Discord's errors."""

import discord
import pytest

from sandbox.testing import DrivenSandbox, Refused
from sandbox.world import permissions as bits
from tests.sandbox.bots import SampleBot
from tests.sandbox.conftest import Api

NOBODY = "123456789012345678"


def messages(box: DrivenSandbox, where: str = "card-room") -> str:
    return f"/channels/{box.channel(where).id}/messages"


async def test_requests_without_the_token_are_not_authorized(box: DrivenSandbox, api: Api) -> None:
    for method, path in (("GET", "/users/@me"), ("POST", messages(box)), ("GET", "/gateway/bot")):
        status, body = await api(method, path, token="wrong")
        assert (status, body["code"]) == (401, 0)


async def test_a_hidden_channel_is_refused_as_missing_access(box: DrivenSandbox, api: Api) -> None:
    await box.set_permissions("card-room", "everyone", deny=bits.VIEW_CHANNEL)
    for method, path, body in (
        ("POST", messages(box), {"content": "x"}),
        ("GET", f"/channels/{box.channel('card-room').id}", None),
        ("GET", messages(box), None),
    ):
        assert await api.refused(method, path, body) == (403, 50001)
    await box.set_permissions("card-room", "bot", allow=bits.VIEW_CHANNEL)
    assert (await api("POST", messages(box), {"content": "x"}))[0] == 200


async def test_a_read_only_channel_is_refused_as_missing_permissions(box: DrivenSandbox, api: Api) -> None:
    _, before = await api("POST", messages(box), {"content": "x"})
    await box.set_permissions("card-room", "bot", deny=bits.SEND_MESSAGES)
    assert await api.refused("POST", messages(box), {"content": "x"}) == (403, 50013)
    assert (await api("PATCH", f"{messages(box)}/{before['id']}", {"content": "y"}))[0] == 200


async def test_files_and_embeds_need_their_permissions(box: DrivenSandbox, bot: SampleBot) -> None:
    channel = bot.get_channel(box.channel("card-room").id)
    assert isinstance(channel, discord.TextChannel)
    await box.set_permissions("card-room", "bot", deny=bits.ATTACH_FILES | bits.EMBED_LINKS)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("x", file=discord.File(__file__))
    assert refused.value.code == 50013
    sent = await channel.send("x", embed=discord.Embed(title="y"))
    assert sent.embeds == []


async def test_a_direct_message_to_a_person_who_refuses_them(box: DrivenSandbox, bot: SampleBot, api: Api) -> None:
    await box.close_dms("Ben")
    reply = await box.slash("Anna", "card-room", "write", {"to": box.person("Ben").id})
    assert (reply.message["content"], bot.error_codes) == ("closed", [50007])
    assert await api.refused("POST", messages(box, "@Ben"), {"content": "x"}) == (403, 50007)
    await box.close_dms("Ben", closed=False)
    assert (await api("POST", messages(box, "@Ben"), {"content": "x"}))[0] == 200


async def test_a_direct_message_to_a_former_member(box: DrivenSandbox, bot: SampleBot, api: Api) -> None:
    await box.remove_member("Ben")
    assert await api.refused("POST", messages(box, "@Ben"), {"content": "x"}) == (403, 50278)
    with pytest.raises(Refused, match="unknown_channel"):
        await box.slash("Ben", "card-room", "about")


async def test_unknown_objects(box: DrivenSandbox, api: Api) -> None:
    guild = box.guild_id
    me = box.person("bot").id
    await box.remove_member("Ben")
    for method, path, code in (
        ("GET", f"/channels/{NOBODY}", 10003),
        ("POST", f"/channels/{NOBODY}/messages", 10003),
        ("GET", "/channels/x", 10003),
        ("GET", f"/guilds/{NOBODY}", 10004),
        ("GET", f"/guilds/{guild}/members/{box.person('Ben').id}", 10007),
        ("GET", f"/guilds/{guild}/members/{NOBODY}", 10013),
        ("GET", f"{messages(box)}/{NOBODY}", 10008),
        ("PATCH", f"{messages(box)}/{NOBODY}", 10008),
        ("DELETE", f"{messages(box)}/{NOBODY}", 10008),
        ("GET", f"/users/{NOBODY}", 10013),
        ("POST", f"/webhooks/{NOBODY}/token", 10015),
        ("POST", f"/interactions/{NOBODY}/token/callback", 10062),
        ("GET", f"/applications/{me}/commands/{NOBODY}", 10063),
        ("GET", f"/applications/{me}/emojis/{NOBODY}", 10014),
        ("GET", "/nothing/of/the/kind", 0),
    ):
        assert await api.refused(method, path, {} if method != "GET" else None) == (404, code)
    assert await api.refused("POST", f"/webhooks/{me}/token", {}) == (401, 50027)
    assert await api.refused("GET", f"/applications/{NOBODY}/commands") == (403, 20012)


async def test_after_being_removed_the_bot_reaches_nothing(box: DrivenSandbox, bot: SampleBot, api: Api) -> None:
    guild = bot.guilds[0].id
    await box.kick_bot()
    assert await api.refused("POST", messages(box), {"content": "x"}) == (403, 50001)
    assert await api.refused("GET", f"/guilds/{guild}") == (404, 10004)
    assert (await api("GET", "/users/@me/guilds"))[1] == []
    with pytest.raises(Refused, match="unknown_command"):
        await box.slash("Anna", "card-room", "about")


async def test_messages_of_others_cannot_be_edited_or_deleted(box: DrivenSandbox, api: Api) -> None:
    message = await box.say("Anna", "card-room", "mine")
    assert await api.refused("PATCH", f"{messages(box)}/{message['id']}", {"content": "x"}) == (403, 50005)
    assert await api.refused("DELETE", f"{messages(box)}/{message['id']}") == (403, 50013)
    await box.set_permissions("card-room", "bot", allow=bits.MANAGE_MESSAGES)
    assert (await api("DELETE", f"{messages(box)}/{message['id']}"))[0] == 204
    private = await box.say("Anna", "@Anna", "mine")
    assert await api.refused("DELETE", f"{messages(box, '@Anna')}/{private['id']}") == (403, 50003)


async def test_bodies_that_are_not_json(box: DrivenSandbox, api: Api) -> None:
    headers = {"Authorization": f"Bot {box.token}", "Content-Type": "application/json"}
    for body in (b"{", b"[]", b"3"):
        async with api.session.post(box.api_base + messages(box), data=body, headers=headers) as answer:
            assert (answer.status, (await answer.json())["code"]) == (400, 50109)


async def test_a_repeated_nonce_sends_one_message(box: DrivenSandbox, bot: SampleBot, api: Api) -> None:
    body = {"content": "x", "nonce": "abc", "enforce_nonce": True}
    _, first = await api("POST", messages(box), body)
    _, second = await api("POST", messages(box), {**body, "content": "y"})
    _, third = await api("POST", messages(box), {**body, "enforce_nonce": False})
    assert (first["id"], first["nonce"]) == (second["id"], "abc")
    assert third["id"] != first["id"]
    assert [message["content"] for message in box.visible_messages("Ben", "card-room")] == ["x", "x"]


async def test_lists_of_messages(box: DrivenSandbox, api: Api) -> None:
    ids = [(await box.say("Anna", "card-room", str(number)))["id"] for number in range(5)]

    async def listed(query: str) -> list[int]:
        _, listed = await api("GET", f"{messages(box)}?{query}")
        return [ids.index(message["id"]) for message in listed]

    assert await listed("limit=2") == [4, 3]
    assert await listed(f"before={ids[2]}") == [1, 0]
    assert await listed(f"after={ids[1]}&limit=2") == [3, 2]
    assert await listed(f"around={ids[2]}&limit=3") == [3, 2, 1]
    assert await api.refused("GET", f"{messages(box)}?limit=101") == (400, 50035)
    await box.set_permissions("card-room", "bot", deny=bits.READ_MESSAGE_HISTORY)
    assert await listed("limit=5") == []


async def test_mentions_reach_only_the_allowed_users(box: DrivenSandbox, api: Api) -> None:
    anna, ben = box.person("Anna").id, box.person("Ben").id
    text = f"<@{anna}> <@{ben}> <@{NOBODY}> @everyone"

    async def mentioned(allowed: object) -> list[str]:
        body = {"content": text} if allowed is None else {"content": text, "allowed_mentions": allowed}
        _, message = await api("POST", messages(box), body)
        assert message["mention_everyone"] is False
        return [user["username"] for user in message["mentions"]]

    assert await mentioned(None) == ["anna", "ben"]
    assert await mentioned({"parse": []}) == []
    assert await mentioned({"parse": ["users"]}) == ["anna", "ben"]
    assert await mentioned({"parse": [], "users": [str(ben)]}) == ["ben"]


async def test_permissions_limit_people_too(box: DrivenSandbox, bot: SampleBot) -> None:
    everyone = bits.SEND_MESSAGES | bits.USE_APPLICATION_COMMANDS
    await box.set_permissions("card-room", "everyone", deny=everyone)
    for act in (box.say("Ben", "card-room", "x"), box.slash("Ben", "card-room", "about")):
        with pytest.raises(Refused, match="not_allowed"):
            await act
    assert (await box.slash("Anna", "card-room", "about")).state == "done"


def test_how_permissions_combine() -> None:
    everyone, role, member = 1, 2, 3
    view, send = bits.VIEW_CHANNEL, bits.SEND_MESSAGES

    def held(base: int, *overwrites: bits.Overwrite) -> int:
        return bits.in_channel(base, overwrites, everyone=everyone, roles=[everyone, role], member=member)

    assert held(view | send) == view | send
    assert held(view | send, bits.Overwrite(everyone, 0, 0, send)) == view
    assert held(view | send, bits.Overwrite(everyone, 0, 0, send), bits.Overwrite(role, 0, send, 0)) == view | send
    assert held(view | send, bits.Overwrite(role, 0, send, 0), bits.Overwrite(member, 1, 0, send)) == view
    assert held(view | send | bits.EMBED_LINKS, bits.Overwrite(member, 1, 0, send)) == view
    assert held(view | send, bits.Overwrite(member, 1, 0, view)) == 0
    assert held(bits.ADMINISTRATOR, bits.Overwrite(member, 1, 0, view)) == bits.ALL
    assert bits.in_guild([view, send], owner=False) == view | send
    assert bits.in_guild([0], owner=True) == bits.ALL
