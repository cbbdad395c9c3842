"""The feed sends a page only what its viewer may see, and refuses foreign pages and forbidden actions."""

import asyncio
import io
import json

import aiohttp
import discord
import pytest
import yarl

from sandbox.testing import DrivenSandbox
from sandbox.world import permissions as bits
from tests.sandbox.bots import PNG, SampleBot
from tests.sandbox.conftest import Api, Page, Pages


async def test_hello_describes_the_person_and_the_server(box: DrivenSandbox, bot: SampleBot, page: Pages) -> None:
    chie = await page(box, "Chie")
    hello = await chie.next("hello")
    assert hello["me"] == {
        "id": str(box.person("Chie").id), "name": "Chie", "color": hello["me"]["color"],
        "locale": "ja", "dms_open": True, "admin": False,
    }  # fmt: skip
    assert hello["online"] is True
    assert [(p["name"], p["bot"], "url" in p) for p in hello["people"]] == [
        ("Anna", False, True), ("Ben", False, True), ("Chie", False, True), ("Daniel", False, True),
        ("Stich", True, False),
    ]  # fmt: skip
    assert hello["guilds"] == [{"id": str(box.guild_id), "name": "Stich Café"}]
    assert [c.get("guild") for c in hello["channels"]] == [str(box.guild_id), str(box.guild_id), None]
    assert [(c["kind"], c["name"]) for c in hello["channels"]] == [
        ("text", "card-room"), ("text", "side-table"), ("dm", "Stich"),
    ]  # fmt: skip
    assert "ja" in hello["locales"]
    assert (await (await page(box, "Anna")).next("hello"))["me"]["admin"] is True


async def test_commands_are_in_the_viewers_language(box: DrivenSandbox, bot: SampleBot, page: Pages, api: Api) -> None:
    option = {"type": 3, "name": "card", "description": "Which", "required": True,
              "name_localizations": {"ja": "カード"}, "choices": [
                  {"name": "Ace", "value": "A", "name_localizations": {"ja": "エース"}}]}  # fmt: skip
    command = {"name": "put", "description": "Put a card", "name_localizations": {"ja": "出す"},
               "description_localizations": {"ja": "カードを出す"}, "options": [option], "contexts": [0]}  # fmt: skip
    chie = await page(box, "Chie")
    ben = await page(box, "Ben")
    await api("POST", f"/applications/{bot.application_id}/commands", command)
    put = {}
    for name, tab in (("Chie", chie), ("Ben", ben)):
        offered = await tab.next("commands")
        put[name] = next(c for c in offered if c["name"] == "put")
    assert (put["Chie"]["label"], put["Chie"]["description"]) == ("出す", "カードを出す")
    assert put["Chie"]["options"][0]["label"] == "カード"
    assert put["Chie"]["options"][0]["choices"] == [{"name": "エース", "value": "A"}]
    assert (put["Ben"]["label"], put["Ben"]["guilds"], put["Ben"]["dm"]) == ("put", [str(box.guild_id)], False)
    await ben.send("locale", locale="ja")
    assert (await ben.next("me"))["locale"] == "ja"
    await ben.next("commands", lambda offered: any(c["label"] == "出す" for c in offered))


async def test_a_command_a_click_and_an_edit_as_the_page_sees_them(
    box: DrivenSandbox, bot: SampleBot, page: Pages, session: aiohttp.ClientSession
) -> None:
    anna = await page(box, "Anna")
    channel = str(box.channel("card-room").id)
    await anna.send("slash", nonce=1, channel=channel, path=["hello"], options={"name": "Anna"})
    shown = await anna.next("message")
    await anna.next("progress", lambda p: p == {"nonce": 1, "state": "done"})
    assert [p["state"] for p in anna.all("progress")] == ["sent", "done"]
    assert shown["ephemeral"] is True
    assert shown["used"]["name"] == "hello"
    assert shown["used"]["user"]["name"] == "Anna"
    async with session.get(shown["attachments"][0]["url"]) as got:
        assert (got.status, got.content_type, await got.read()) == (200, "image/png", PNG)
        assert got.headers["X-Content-Type-Options"] == "nosniff"
    await anna.send("click", nonce=2, message=shown["id"], custom_id="press:0")
    edited = await anna.next("message", lambda m: m["id"] == shown["id"] and m["edited_timestamp"] is not None)
    assert edited["components"][0]["components"][0]["custom_id"] == "press:1"


async def test_thinking_is_shown(box: DrivenSandbox, bot: SampleBot, page: Pages) -> None:
    anna = await page(box, "Anna")
    await anna.send("slash", nonce="a", channel=str(box.channel("card-room").id), path=["slow"], options={})
    pending = await anna.next("message")
    assert pending["pending"] is True
    await anna.next("progress", lambda p: p["state"] == "done")
    assert [p["state"] for p in anna.all("progress")] == ["sent", "thinking", "done"]
    filled = await anna.next("message", lambda m: m["content"] == "first")
    assert (filled["id"], "pending" in filled) == (pending["id"], False)


async def test_autocomplete_menu_and_form(box: DrivenSandbox, bot: SampleBot, page: Pages) -> None:
    anna = await page(box, "Anna")
    channel = str(box.channel("card-room").id)
    await anna.send("autocomplete", nonce=1, channel=channel, path=["play"], options={"card": "ten"}, focused="card")
    assert await anna.next("choices") == {"nonce": 1, "choices": [{"name": "ten of spades", "value": "ten of spades"}]}
    await anna.send("slash", nonce=2, channel=channel, path=["menu"], options={})
    shown = await anna.next("message")
    await anna.send("select", nonce=3, message=shown["id"], custom_id="suit", values=["clubs"])
    await anna.next("message", lambda m: m["content"] == "clubs")
    await anna.send("slash", nonce=4, channel=channel, path=["form"], options={})
    form = await anna.next("modal")
    assert (form["nonce"], form["title"]) == (4, "Your name")
    (part,) = form["components"]
    field = part.get("component") or part["components"][0]
    await box.until(lambda: "form" in bot.interactions)
    await anna.send("submit", nonce=5, modal=form["id"], values={field["custom_id"]: "Anna"})
    await anna.next("message", lambda m: m["content"] == "Hello Anna")


async def test_private_messages_reach_nobody_else(box: DrivenSandbox, bot: SampleBot, page: Pages) -> None:
    anna, ben = await page(box, "Anna"), await page(box, "Ben")
    shown = (await box.slash("Anna", "card-room", "hello", {"name": "secret-word"})).message
    await box.click("Anna", shown["id"], "press:0")
    await box.slash("Chie", "card-room", "write", {"to": box.person("Anna").id})
    await box.slash("Anna", "card-room", "slow", {"private": True})
    await bot.interactions["hello"].followup.send("an answer for all to a private message")
    await box.dismiss("Anna", shown["id"])
    await box.say("Anna", "card-room", "public-word")
    await ben.next("message", lambda m: m["content"] == "public-word")
    await anna.next("message", lambda m: m["content"] == "public-word")
    assert "secret-word" in json.dumps(anna.frames)
    assert "a letter" in json.dumps(anna.frames)
    assert "an answer for all" in json.dumps(ben.frames)
    for secret in ("secret-word", "a letter", '"second"', shown["id"], "press:"):
        assert secret not in json.dumps(ben.frames)
    late = await page(box, "Ben")
    await late.next("messages", lambda m: any(x["content"] == "public-word" for x in m["messages"]))
    for secret in ("a letter", '"second"', shown["id"], str(box.channel("@Anna").id)):
        assert secret not in json.dumps(late.frames)


async def test_private_messages_are_gone_after_a_reload_and_the_bot_notices_nothing(
    box: DrivenSandbox, bot: SampleBot, page: Pages
) -> None:
    before = await page(box, "Anna")
    private = (await box.slash("Anna", "card-room", "hello", {"name": "x"})).message["id"]
    await before.next("message", lambda message: message["id"] == private)
    reloaded = await page(box, "Anna")
    await bot.interactions["hello"].edit_original_response(content="edited")
    await before.next("message", lambda message: message["content"] == "edited")
    await box.set_permissions("card-room", "Ben", deny=1 << 17)
    await bot.interactions["hello"].delete_original_response()
    await before.next("delete", lambda gone: gone["id"] == private)
    public = (await box.say("Ben", "card-room", "after it"))["id"]
    await reloaded.next("message", lambda message: message["id"] == public)
    assert private not in str(reloaded.frames)


async def test_a_page_that_lost_only_its_connection_keeps_its_private_messages(
    box: DrivenSandbox, bot: SampleBot, page: Pages
) -> None:
    private = (await box.slash("Anna", "card-room", "hello", {"name": "x"})).message["id"]
    foreign = (await box.slash("Ben", "card-room", "hello", {"name": "x"})).message["id"]
    again = await page(box, "Anna", held=f"{private},{foreign},x,1")
    room = str(box.channel("card-room").id)
    shown = await again.next("messages", lambda messages: messages["channel"] == room)
    assert [message["id"] for message in shown["messages"]] == [private]
    await box.click("Anna", private, "press:0")
    await again.next("message", lambda message: message["id"] == private)
    assert foreign not in str(again.frames)


async def test_messages_of_others_cannot_be_used(box: DrivenSandbox, bot: SampleBot, page: Pages) -> None:
    shown = (await box.slash("Anna", "card-room", "hello", {"name": "x"})).message
    public = await box.say("Anna", "card-room", "x")
    ben = await page(box, "Ben")
    await ben.send("click", nonce=1, message=shown["id"], custom_id="press:0")
    await ben.next("progress", lambda p: p == {"nonce": 1, "state": "failed", "why": "unknown_message"})
    for op, message, why in (
        ("dismiss", shown["id"], "unknown_message"),
        ("dismiss", public["id"], "not_allowed"),
        ("delete", public["id"], "not_allowed"),
    ):
        await ben.send(op, message=message)
        await ben.next("error", lambda e, op=op, why=why: e == {"why": why, "op": op})  # type: ignore[misc]  # a lambda with defaults
    await ben.send("say", channel=str(box.channel("@Anna").id), text="x")
    await ben.next("error", lambda e: e["why"] == "unknown_channel")
    assert {m["id"] for m in box.visible_messages("Anna", "card-room")} == {shown["id"], public["id"]}


async def test_a_hidden_channel_disappears_and_returns_with_its_messages(box: DrivenSandbox, page: Pages) -> None:
    ben = await page(box, "Ben")
    await box.say("Anna", "card-room", "before")
    await box.set_permissions("card-room", "everyone", deny=bits.VIEW_CHANNEL)
    channel = str(box.channel("card-room").id)
    await ben.next("channel_gone", lambda c: c["id"] == channel)
    await box.say("Anna", "card-room", "meanwhile")
    await box.set_permissions("card-room", "everyone")
    await ben.next("messages", lambda m: [x["content"] for x in m["messages"]] == ["before", "meanwhile"])
    assert "meanwhile" not in [m["content"] for m in ben.all("message")]


async def test_the_feed_shows_deletions_a_new_channel_and_the_bot_leaving(
    box: DrivenSandbox, bot: SampleBot, page: Pages
) -> None:
    ben, anna = await page(box, "Ben"), await page(box, "Anna")
    message = await box.say("Ben", "card-room", "x")
    await anna.send("delete", message=message["id"])
    assert (await ben.next("delete"))["id"] == message["id"]
    number = await box.create_channel("attic")
    assert (await ben.next("channel", lambda c: c["id"] == str(number)))["name"] == "attic"
    await box.delete_channel("side-table")
    await ben.next("channel_gone")
    await bot.close()
    assert await ben.next("bot") == {"online": False}


async def test_a_former_member_no_longer_sees_the_server(box: DrivenSandbox, page: Pages) -> None:
    ben = await page(box, "Ben")
    await box.remove_member("Ben")
    hello = await ben.next("hello", lambda h: len(h["channels"]) == 1)
    assert hello["channels"][0]["kind"] == "dm"


@pytest.mark.parametrize(
    "frame",
    [
        "no json", "[]", "3", "null", "{}", '{"op": "say"}', '{"op": "fly", "nonce": 1}',
        '{"op": "say", "channel": "1", "text": 3}', '{"op": "slash", "nonce": 1}',
        '{"op": "slash", "nonce": 1, "channel": "CHANNEL", "path": [1], "options": {}}',
        '{"op": "slash", "nonce": 1, "channel": "CHANNEL", "path": ["hello"], "options": []}',
        '{"op": "slash", "nonce": 1, "channel": "CHANNEL", "path": ["hello"], "options": {"name": {}}}',
        '{"op": "select", "nonce": 1, "message": "1", "custom_id": "x", "values": "x"}',
        '{"op": "submit", "nonce": 1, "modal": [], "values": {}}',
        '{"op": "locale", "locale": "xx"}', '{"op": "locale", "locale": []}',
        '{"op": "say", "channel": "CHANNEL", "text": " "}',
        '{"op": "dismiss", "message": "99999999999999999999999"}',
    ],
)  # fmt: skip
async def test_malformed_frames_of_a_page_are_refused_and_harmless(
    box: DrivenSandbox, bot: SampleBot, page: Pages, frame: str
) -> None:
    ben = await page(box, "Ben")
    await ben.socket.send_str(frame.replace("CHANNEL", str(box.channel("card-room").id)))
    await box.until(lambda: bool(ben.all("error") + [p for p in ben.all("progress") if p["state"] == "failed"]))
    await ben.send("say", channel=str(box.channel("card-room").id), text="still here")
    await ben.next("message", lambda m: m["content"] == "still here")
    assert len(box.visible_messages("Ben", "card-room")) == 1


async def test_a_text_that_is_too_long_is_refused(box: DrivenSandbox, page: Pages) -> None:
    ben = await page(box, "Ben")
    await ben.send("say", channel=str(box.channel("card-room").id), text="x" * 2001)
    assert await ben.next("error") == {"why": "too_long", "op": "say"}


# -- access to pages ---------------------------------------------------------


async def feed_status(session: aiohttp.ClientSession, address: str | yarl.URL, **headers: str) -> int:
    try:
        async with session.ws_connect(address, headers=headers):
            return 101
    except aiohttp.WSServerHandshakeError as refused:
        return refused.status


async def test_only_the_sandboxs_own_page_with_a_valid_key_gets_a_feed(
    box: DrivenSandbox, session: aiohttp.ClientSession
) -> None:
    page = yarl.URL(box.page_url("Ben"))
    feed = page.with_path("/feed").with_query(page.query)
    ours = str(page.origin())
    assert await feed_status(session, feed, Origin=ours) == 101
    assert await feed_status(session, feed, Origin="http://evil.example") == 403
    assert await feed_status(session, feed, Origin="null") == 403
    assert await feed_status(session, feed) == 403
    assert await feed_status(session, feed, Origin=ours, Host="evil.example") == 403
    assert await feed_status(session, feed.with_query(key="x"), Origin=ours) == 403
    assert await feed_status(session, feed.with_query({}), Origin=ours) == 403


async def test_requests_of_other_sites_are_refused(box: DrivenSandbox, session: aiohttp.ClientSession) -> None:
    for path in ("/", "/page/x.js", "/cdn/embed/avatars/0.png", "/api/v10/users/@me", "/favicon.ico"):
        address = yarl.URL(box.page_url()).with_path(path)
        async with session.get(address, headers={"Origin": "http://evil.example"}) as answer:
            assert answer.status == 403
        async with session.get(address, headers={"Host": "evil.example"}) as answer:
            assert answer.status == 403


async def test_every_page_has_its_own_key(box: DrivenSandbox) -> None:
    keys = {yarl.URL(box.page_url(name)).query["key"] for name in ("Anna", "Ben", "Chie", "Daniel")}
    assert len(keys) == 4
    assert all(len(key) >= 32 for key in keys)
    assert yarl.URL(box.page_url()).query["key"] == box.person("Anna").key
    assert box.person("Anna").key not in repr(box.person("Anna"))


async def test_headers_isolate_the_page(box: DrivenSandbox, session: aiohttp.ClientSession) -> None:
    for address in (box.page_url(), f"{box.cdn_base}/embed/avatars/0.png", f"{box.cdn_base}/nothing", box.api_base):
        async with session.get(address) as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "no-referrer"


async def test_files_outside_the_page_are_not_served(box: DrivenSandbox, session: aiohttp.ClientSession) -> None:
    origin = yarl.URL(box.page_url()).origin()
    for path in (
        "/page/../server.py", "/page/%2e%2e/server.py", "/page//etc/passwd", "/page/nothing.js", "/page/",
        "/page/%00", "/page/x%00.js", f"/page/{'x' * 300}.js", f"/page/{'x/' * 2000}y.js",
    ):  # fmt: skip
        async with session.get(yarl.URL(f"{origin}{path}", encoded=True)) as answer:
            assert answer.status == 404


async def test_pictures(box: DrivenSandbox, bot: SampleBot, session: aiohttp.ClientSession) -> None:
    assert bot.user is not None
    for address in (bot.user.default_avatar.url, f"{box.cdn_base}/embed/avatars/5.png"):
        async with session.get(address) as answer:
            assert (answer.status, answer.content_type) == (200, "image/png")
            assert (await answer.read()).startswith(b"\x89PNG")
    async with session.get(f"{box.cdn_base}/embed/avatars/6.png") as answer:
        assert answer.status == 404


async def test_an_attachment_needs_its_whole_address(
    box: DrivenSandbox, bot: SampleBot, session: aiohttp.ClientSession
) -> None:
    shown = (await box.slash("Anna", "card-room", "hello", {"name": "x"})).message
    address = yarl.URL(shown["attachments"][0]["url"])
    *_, channel, number, _, name = address.parts
    async with session.get(address.with_path(f"/cdn/attachments/{channel}/{number}/guess/{name}")) as answer:
        assert answer.status == 404
    await box.dismiss("Anna", shown["id"])
    async with session.get(address) as answer:
        assert answer.status == 404


async def test_files_other_than_pictures_are_downloaded_by_the_browser(
    box: DrivenSandbox, bot: SampleBot, session: aiohttp.ClientSession
) -> None:
    channel = bot.get_channel(box.channel("card-room").id)
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send(file=discord.File(io.BytesIO(b"<script>"), "x.html"))
    async with session.get(sent.attachments[0].url) as answer:
        assert answer.headers["Content-Disposition"] == "attachment"
        assert "sandbox" in answer.headers["Content-Security-Policy"]


async def test_emojis_of_the_application(box: DrivenSandbox, bot: SampleBot, session: aiohttp.ClientSession) -> None:
    emoji = await bot.create_application_emoji(name="ace_of_spades", image=PNG)
    assert [e.id for e in await bot.fetch_application_emojis()] == [emoji.id]
    assert await emoji.read() == PNG
    with pytest.raises(discord.HTTPException) as taken:
        await bot.create_application_emoji(name="ace_of_spades", image=PNG)
    assert taken.value.code == 50035
    await emoji.delete()
    assert await bot.fetch_application_emojis() == []


async def test_a_button_names_an_emoji_that_there_is(box: DrivenSandbox, bot: SampleBot) -> None:
    emoji = await bot.create_application_emoji(name="ace_of_spades", image=PNG)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(custom_id="ace", emoji=emoji))
    channel = bot.get_partial_messageable(next(channel.id for channel in box.text_channels()))
    await channel.send("here", view=view)
    await emoji.delete()
    with pytest.raises(discord.HTTPException) as unknown:
        await channel.send("gone", view=view)
    assert unknown.value.code == 50035
    assert "emoji" in unknown.value.text


async def test_closing_with_an_open_page_is_quick(page: Pages) -> None:
    box = DrivenSandbox()
    await box.start()
    tab: Page = await page(box, "Anna")
    begun = asyncio.get_running_loop().time()
    await box.close()
    assert asyncio.get_running_loop().time() - begun < 2
    await box.until(lambda: tab.socket.closed)
