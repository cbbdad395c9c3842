"""The list of messages; no text in it is ever taken for HTML."""

import asyncio
from typing import Any

import discord
import pytest
from playwright.async_api import Locator, expect

from sandbox.testing import DrivenSandbox
from tests.page.conftest import EVIL, Tabs
from tests.page.demo import Demo, Layout, button_view, cards_picture, hand_view, lobby, lobby_view
from tests.support.browser import PATIENCE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def width_of(picture: Locator) -> int:
    """The width of a picture that has loaded."""
    width: int = await picture.evaluate("async (picture) => { await picture.decode(); return picture.naturalWidth }")
    return width


async def test_a_message_has_its_author_tag_time_and_prose(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    sent = await demo.room.send("**Trump** is ♥, not ♠\n-# small")
    await expect(anna.last.locator(".author")).to_have_text("Stich")
    await expect(anna.last.locator(".tag")).to_have_text("BOT")
    await expect(anna.last.locator("time")).to_have_attribute(
        "datetime", sent.created_at.isoformat(timespec="microseconds")
    )
    await expect(anna.last.locator("strong")).to_have_text("Trump")
    await expect(anna.last.locator(".small")).to_have_text("small")
    await expect(anna.last).not_to_contain_text("edited")
    await sent.edit(content="**Trump** is ♣")
    await expect(anna.last).to_contain_text("(edited)")


async def test_suits_have_the_colour_of_their_text_and_swiss_suits_are_the_emoji_of_the_system(
    tab: Tabs, demo: Demo
) -> None:
    anna = await tab("Anna")
    view = button_view("A♥", label="A♥")
    view.add_item(discord.ui.Button(custom_id="shield", label="🛡️ Schilten U", emoji="🪑"))
    await demo.room.send("♠️ ♥ 🛡️ **🌰** `♦`", view=view)
    await expect(anna.last.locator(".content")).to_have_text("♠️ ♥ 🛡️ 🌰 ♦")
    await expect(anna.page.get_by_role("button", name="A♥", exact=True)).to_be_visible()
    await expect(anna.page.get_by_role("button", name="🪑 🛡️ Schilten U", exact=True)).to_be_visible()
    for painted in (".content", ".button-label"):
        parts = anna.last.locator(painted).first.locator("*")
        colours = await parts.evaluate_all("(nodes) => nodes.map((node) => getComputedStyle(node).color)")
        pictures = await parts.evaluate_all("(nodes) => nodes.map((node) => getComputedStyle(node).backgroundImage)")
        assert len(set(colours)) <= 1
        assert set(pictures) <= {"none"}


async def test_buttons_and_embeds_have_the_measures_of_discords_desktop_client(tab: Tabs, demo: Demo) -> None:
    """The measures and their sources are in PROTOCOL.md."""
    anna = await tab("Anna")
    view = button_view("A♥", label="A♥")
    view.add_item(discord.ui.Button(custom_id="long", label="A label of some length"))
    await demo.room.send("text", embed=discord.Embed(description="word " * 60), view=view)
    buttons = anna.last.locator(".button")
    await expect(buttons).to_have_count(2)
    short, long = await buttons.first.bounding_box(), await buttons.last.bounding_box()
    assert short is not None
    assert long is not None
    assert (short["width"], short["height"], long["height"]) == (60, 32, 32)
    assert long["x"] - short["x"] - short["width"] == 8
    for style, value in (("font-size", "14px"), ("font-weight", "500"), ("padding-left", "16px")):
        await expect(anna.last.locator(".button").first).to_have_css(style, value)
    embed = await anna.last.locator(".embed").bounding_box()
    assert embed is not None
    assert embed["width"] == 516
    await expect(anna.last.locator(".embed")).to_have_css("font-size", "14px")
    await expect(anna.last.locator(".content")).to_have_css("font-size", "16px")


async def test_embed(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await demo.room.send(embed=lobby(["Anna"]), view=lobby_view(), file=cards_picture())
    embed = anna.last.locator(".embed")
    await expect(embed).to_have_css("border-left-color", "rgb(42, 125, 79)")
    await expect(embed.locator(".embed-title")).to_have_text("Klaberjass")
    await expect(embed.locator(".embed-author")).to_have_text("A table")
    await expect(embed.locator(".embed-footer")).to_have_text("Klaberjass · table 7")
    tops = await embed.locator(".embed-field").evaluate_all(
        "(fields) => fields.map((field) => Math.round(field.getBoundingClientRect().top))"
    )
    assert tops[0] == tops[1] == tops[2] < tops[3]
    picture = anna.last.get_by_role("img", name="two cards, face down")
    assert await width_of(picture) == 240
    assert await anna.last.locator("img").count() == 1


async def test_attachment_and_file(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await demo.room.send(file=cards_picture())
    assert await width_of(anna.last.get_by_role("img", name="two cards, face down")) == 240
    await demo.room.send(file=discord.File(__file__, "record.txt"))
    async with anna.page.expect_download() as download:
        await anna.last.get_by_role("link", name="File: record.txt").click()
    assert (await download.value).suggested_filename == "record.txt"


async def test_a_picture_has_its_room_before_it_is_loaded_and_stands_above_an_embed(tab: Tabs, demo: Demo) -> None:
    """As Discord draws it; otherwise what is below would move away, out of view, when it arrives."""
    anna = await tab("Anna")
    hanging: list[Any] = []
    await anna.page.route("**/cdn/attachments/**", lambda route: hanging.append(route))
    await demo.room.send(file=cards_picture(), embed=discord.Embed(description="below"))
    picture = anna.last.get_by_role("img", name="two cards, face down")
    await expect(anna.last).to_contain_text("below")
    before = await picture.bounding_box()
    assert before is not None
    assert before["width"] == 240
    assert before["height"] == 80
    embed = await anna.last.locator(".embed").bounding_box()
    assert embed is not None
    assert before["y"] + before["height"] <= embed["y"]
    assert not await picture.evaluate("(one) => one.complete")
    for request in hanging:
        await request.continue_()
    await expect(picture).to_have_js_property("complete", value=True)
    assert await picture.bounding_box() == before


async def test_what_grows_late_keeps_the_end_in_view(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    for number in range(12):
        await demo.room.send(f"message {number}\n\n\nwith more lines")
    await expect(anna.last).to_contain_text("message 11")
    scroller = anna.page.locator("#messages")

    async def away() -> float:
        """How many pixels are below what is in view."""
        return float(await scroller.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight"))

    for height in (700, 300, 900):
        await anna.last.evaluate("(message, height) => (message.style.minHeight = `${height}px`)", height)
        async with asyncio.timeout(PATIENCE / 1000):
            while await away() > 2:  # noqa: ASYNC110 - the page has no event for it
                await asyncio.sleep(0.05)
    await anna.page.mouse.move(600, 400)
    await anna.page.mouse.wheel(0, -900)
    await expect(anna.page.get_by_role("button", name="Jump to the latest messages")).to_be_visible()
    await anna.last.evaluate("message => (message.style.minHeight = '1200px')")
    await asyncio.sleep(0.3)
    assert await away() > 400, "who reads further up stays there"


async def test_components_v2(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await demo.room.send(view=Layout(), file=cards_picture())
    box = anna.last.locator(".container")
    await expect(box).to_have_css("border-left-color", "rgb(84, 97, 214)")
    await expect(box.locator(".heading-2")).to_have_text("Klaberjass")
    await expect(box.locator(".section .section-words")).to_contain_text("Anna beat Ben")
    await expect(box.locator(".section .button")).to_have_text("Rematch")
    await expect(box.locator(".separator")).to_have_count(1)
    assert await width_of(box.get_by_role("img", name="two cards", exact=True)) == 240
    await box.get_by_role("button", name="My hand").click()
    await expect(anna.last).to_contain_text("Only you can see this")


async def test_mentions_and_channels_have_names(tab: Tabs, demo: Demo, box: DrivenSandbox) -> None:
    anna, ben = await tab("Anna"), await tab("Ben")
    await demo.room.send(f"<@{box.person('Anna').id}> see <#{box.channel('side-table').id}> and </table new:1>")
    await expect(anna.last.locator(".mention").first).to_have_text("@Anna")
    await expect(anna.last).to_have_class("message for-me")
    await expect(ben.last).not_to_have_class("message for-me")
    await anna.last.get_by_role("button", name="/table new", exact=True).click()
    await expect(anna.composer).to_have_value("/table new")
    await anna.page.keyboard.press("Escape")
    await anna.last.get_by_role("button", name="#side-table", exact=True).click()
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("#side-table")


async def test_a_link_to_a_message_jumps_to_it(tab: Tabs, demo: Demo, box: DrivenSandbox) -> None:
    anna = await tab("Anna")
    target = await demo.room.send("the table")
    for number in range(40):
        await demo.room.send(f"line {number}")
    where = f"https://discord.com/channels/{box.guild_id}/{target.channel.id}/{target.id}"
    side = demo.get_partial_messageable(box.channel("side-table").id)
    view = discord.ui.View().add_item(discord.ui.Button(label="To the table", url=where))
    await side.send(f"see {where}", embed=discord.Embed(title="Your hand", url=where), view=view)
    for name in ("#card-room ›", "Your hand", "To the table"):
        await anna.channel("side-table").click()
        await anna.page.get_by_role("link", name=name).click()
        await expect(anna.page.get_by_role("heading", level=1)).to_have_text("#card-room")
        await expect(anna.messages.first).to_be_in_viewport()
        await expect(anna.messages.first).to_be_focused()
    await demo.room.send(f"{where}1")
    await anna.last.get_by_role("link").click()
    await expect(anna.page.locator(".toast-problem")).to_have_text("This message is no longer there.")


async def test_spoiler_stays_open_through_a_redraw(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    sent = await demo.room.send("||K♥|| one")
    await expect(anna.last.locator(".spoiler-text")).to_be_hidden()
    await anna.last.get_by_role("button", name="Spoiler: press to show").click()
    await expect(anna.last.locator(".spoiler-text")).to_be_visible()
    await sent.edit(content="||K♥|| two")
    await expect(anna.last).to_contain_text("two")
    await expect(anna.last.locator(".spoiler-text")).to_be_visible()


async def test_a_countdown_runs(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await anna.page.clock.install()
    await anna.page.reload()
    now = await anna.page.evaluate("Math.round(Date.now() / 1000) + 3600")
    await anna.page.clock.pause_at(now)
    await demo.room.send(f"ends <t:{now + 50}:R>")
    await expect(anna.last.locator("time.moment")).to_be_visible()
    await anna.page.clock.run_for(1000)
    before = await anna.last.locator("time.moment").text_content()
    await anna.page.clock.run_for(10_000)
    after = await anna.last.locator("time.moment").text_content()
    assert before is not None
    assert after is not None
    seconds = [int(shown.removeprefix("in ").removesuffix(" seconds")) for shown in (before, after)]
    assert seconds[0] - seconds[1] == 10


async def test_texts_of_others_are_never_html(tab: Tabs, demo: Demo, box: DrivenSandbox) -> None:
    anna, evil = await tab("Anna"), await tab(EVIL)
    embed = discord.Embed(title=EVIL, description=EVIL).add_field(name=EVIL, value=EVIL).set_footer(text=EVIL)
    embed.set_author(name=EVIL)
    view = button_view("join", label=EVIL, emoji="🂡")
    view.add_item(discord.ui.Select(custom_id="x", placeholder=EVIL, options=[discord.SelectOption(label=EVIL)]))
    await demo.room.send(f"{EVIL} <@{box.person(EVIL).id}> `{EVIL}`\n```{EVIL}```", embed=embed, view=view)
    await expect(anna.last.locator(".content")).to_contain_text(f"{EVIL} @{EVIL} {EVIL}")
    for part in ("embed-title", "embed-author", "embed-field-name", "embed-footer"):
        await expect(anna.last.locator(f".{part}")).to_have_text(EVIL)
    await expect(anna.last.locator(".select")).to_have_text(EVIL)
    await anna.last.locator(".select").click()
    await expect(anna.page.locator(".choice-label")).to_have_text(EVIL)
    await evil.composer.fill(f"[x](javascript:alert(1)) {EVIL}")
    await evil.page.keyboard.press("Enter")
    await expect(anna.last.locator(".author")).to_have_text(EVIL)
    assert await anna.last.locator("a").count() == 0
    await evil.command("table new game:klaberjass")
    await expect(anna.last.locator(".used > span").last).to_have_text(f"{EVIL} used /table new")
    for page in (anna.page, evil.page):
        assert await page.locator("img:not(.picture), script:not([src]), iframe").count() == 0
        assert "pwned" not in await page.title()


async def test_the_list_follows_its_end_or_shows_a_button_to_new_messages(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    for number in range(40):
        await demo.room.send(f"line {number}")
    await expect(anna.last).to_contain_text("line 39")
    await expect(anna.last).to_be_in_viewport()
    pill = anna.page.locator(".pill")
    await expect(pill).to_be_hidden()
    await anna.page.locator("#messages").hover()
    await anna.page.mouse.wheel(0, -600)
    await expect(pill).to_be_visible()
    await expect(pill).to_have_text("Jump to the latest messages")
    await demo.room.send("one more")
    await expect(pill).to_have_text("New messages")
    await expect(anna.last).not_to_be_in_viewport()
    await pill.click()
    await expect(anna.last).to_be_in_viewport()
    await expect(pill).to_be_hidden()
    await expect(anna.page.locator(".divider-new")).to_have_count(1)


async def test_a_button_stays_under_the_pointer_when_a_message_above_grows(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    first = await demo.room.send("short")
    await demo.room.send("a hand", view=hand_view(["A♠", "10♠"]))
    for number in range(30):
        await demo.room.send(f"line {number}")
    await expect(anna.last).to_contain_text("line 29")
    button = anna.control("press:10♠")
    await button.scroll_into_view_if_needed()
    await button.hover()
    before = await button.bounding_box()
    await first.edit(content="tall\n" * 8)
    await expect(anna.messages.first).to_contain_text("tall")
    assert before is not None
    after = await button.bounding_box()
    assert after is not None
    assert abs(after["y"] - before["y"]) < 2


async def test_an_admin_confirms_the_deletion_of_a_message(tab: Tabs, demo: Demo) -> None:
    anna, ben = await tab("Anna"), await tab("Ben")
    await demo.room.send("to be deleted")
    await expect(ben.last).to_contain_text("to be deleted")
    await expect(ben.last.locator("[data-do=delete]")).to_have_count(0)
    await anna.last.hover()
    await anna.last.get_by_role("button", name="Delete message").click()
    await anna.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    await expect(anna.messages).to_have_count(1)
    await anna.last.hover()
    await anna.last.get_by_role("button", name="Delete message").click()
    await anna.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    for viewer in (anna, ben):
        await expect(viewer.messages).to_have_count(0)


async def test_screen_readers_hear_a_new_message_once_and_whole(tab: Tabs, demo: Demo, box: DrivenSandbox) -> None:
    anna = await tab("Anna")
    log = anna.page.get_by_role("log").locator("p")
    embed = discord.Embed(title="Deal 4", description="word " * 60 + "\nTime left: <t:0:d>").set_author(name="Table 7")
    embed.add_field(name="Anna", value="leads ♠10.").set_footer(text="to 500")
    await demo.room.send(f"<@{box.person('Anna').id}> **Your turn!**\nsee </table new:1>", embed=embed)
    await expect(log).to_have_text(
        f"Stich: @Anna Your turn! see /table new. Table 7. Deal 4. {'word ' * 60}.".replace(" .", ".")
        + " Time left: 1/1/70. Anna. leads ♠10. to 500"
    )


async def test_an_edit_is_not_read_out_since_discord_does_not_promise_it(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    log = anna.page.get_by_role("log").locator("p")
    sent = await demo.room.send("Anna leads")
    await anna.command("hand")
    await expect(log).to_have_text(["Stich: Anna leads", "Stich: Your hand"])
    await anna.stop_time()
    await sent.edit(content="Anna leads\nBen played a card")
    await anna.control("press:A♠").click()
    await expect(anna.last).to_contain_text("played A♠")
    await anna.page.clock.run_for(10_000)
    await expect(log).to_have_text(["Stich: Anna leads", "Stich: Your hand"])


async def test_a_screen_reader_finds_headings_and_lists_and_the_message_of_each_tool(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await demo.room.send(embed=lobby(["Anna"]), view=lobby_view(), file=cards_picture())
    await expect(anna.last.get_by_role("heading", level=3)).to_contain_text("Stich")
    await expect(anna.last.get_by_role("heading", name="Klaberjass", level=4)).to_be_visible()
    fields = anna.last.get_by_role("list", name="Klaberjass").get_by_role("listitem")
    await expect(fields).to_have_count(4)
    await expect(fields.first.get_by_role("heading", name="Seat 1", level=5)).to_be_visible()
    await anna.last.hover()
    await expect(anna.last.get_by_role("button", name="Delete message: Klaberjass", exact=True)).to_be_visible()
    await anna.control("press:hand").click()
    await expect(anna.last.get_by_role("button", name="Dismiss message: Your hand", exact=True)).to_be_visible()
