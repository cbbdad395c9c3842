"""Unread channels, other people, settings, and reconnecting to a restarted server."""

import pytest
from playwright.async_api import expect

from sandbox.testing import DrivenSandbox
from tests.page.conftest import PHONE, Tabs, eventually
from tests.page.demo import Demo, button_view, lobby, lobby_view

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_unread_channels_are_marked_and_counted_in_the_title(tab: Tabs, demo: Demo, box: DrivenSandbox) -> None:
    anna, ben = await tab("Anna"), await tab("Ben")
    side = demo.get_partial_messageable(box.channel("side-table").id)
    await expect(anna.page).to_have_title("#card-room | Stich sandbox – a local stand-in for Discord")
    await side.send("nobody in particular")
    await expect(anna.channel("side-table")).to_have_class("channel channel-unread")
    await expect(anna.channel("side-table")).to_have_accessible_name("side-table unread messages")
    await expect(anna.page).to_have_title("• #card-room | Stich sandbox – a local stand-in for Discord")
    await side.send(f"<@{box.person('Anna').id}> it is your turn")
    await expect(anna.channel("side-table").locator(".badge")).to_have_text("1")
    await expect(anna.page).to_have_title("(1) #card-room | Stich sandbox – a local stand-in for Discord")
    await expect(ben.channel("side-table").locator(".badge")).to_have_count(0)
    await anna.channel("side-table").click()
    await expect(anna.last).to_contain_text("it is your turn")
    await expect(anna.page).to_have_title("#side-table | Stich sandbox – a local stand-in for Discord")
    await expect(anna.channel("side-table")).to_have_attribute("aria-current", "page")


async def test_read_messages_are_still_read_after_a_reload(tab: Tabs, demo: Demo, box: DrivenSandbox) -> None:
    anna = await tab("Anna")
    user = await demo.fetch_user(box.person("Anna").id)
    await user.send("one")
    await expect(anna.channel("Stich").locator(".badge")).to_have_text("1")
    await anna.page.reload()
    await expect(anna.channel("Stich").locator(".badge")).to_have_text("1")
    await anna.channel("Stich").click()
    await expect(anna.last).to_contain_text("one")
    await anna.page.reload()
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("Stich")
    await expect(anna.channel("Stich").locator(".badge")).to_have_count(0)


async def test_a_direct_message_shows_a_card_on_a_phone_in_another_channel(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna", size=PHONE, has_touch=True, is_mobile=True)
    await demo.room.send("post", view=button_view("letter", label="Write to me"))
    await anna.page.get_by_role("button", name="Write to me").tap()
    toast = anna.page.locator("#toasts").get_by_role("button", name="Stich, direct message")
    await expect(toast).to_contain_text("A letter")
    await expect(anna.page.get_by_role("log").get_by_text("A letter")).to_have_text("Stich, direct message: A letter")
    drawer = anna.page.get_by_role("button", name="Open the channel list, 1 unread message")
    await expect(drawer).to_be_visible()
    await toast.tap()
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("Stich")
    await anna.control("press:count").tap()
    await expect(anna.control("press:count:1")).to_have_text("count 1")
    await anna.page.get_by_role("button", name="Open the channel list").tap()
    await anna.channel("card-room").tap()
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("#card-room")
    await expect(anna.page.locator("#channels")).not_to_have_class("slid")


async def test_a_second_tab_can_be_another_person(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await demo.room.send(embed=lobby([]), view=lobby_view())
    async with anna.page.context.expect_page() as opening:
        await anna.page.get_by_role("link", name="Open a new tab as Ben").click()
    ben = await opening.value
    await expect(ben.locator(".self-name")).to_have_text("Ben")
    await ben.get_by_role("button", name="Join").click()
    await expect(anna.last.locator(".embed-field").first).to_contain_text("Ben")
    await anna.page.get_by_role("link", name="Switch to Chie").click()
    await expect(anna.page.locator(".self-name")).to_have_text("Chie")


async def test_the_language_changes_the_page_and_the_commands(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await demo.room.send("hello")
    await anna.page.get_by_label("Language").select_option("ja")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "ja")
    await expect(anna.page.get_by_role("heading", name="テキストチャンネル")).to_be_visible()
    await expect(anna.page).to_have_title("#card-room | Stich サンドボックス – 手元で動く Discord の代わり")
    await anna.composer.press("/")
    await expect(anna.suggestions.first).to_contain_text("/手札")
    await anna.page.keyboard.press("Escape")
    await anna.page.get_by_label("言語").select_option("de")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    await expect(anna.page.get_by_role("heading", name="Textkanäle")).to_be_visible()
    await anna.page.get_by_label("Sprache").select_option("fr")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    await expect(anna.page.get_by_role("heading", name="Salons textuels")).to_be_visible()
    await anna.page.get_by_label("Langue").select_option("it")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "en")
    await expect(anna.page.get_by_role("heading", name="Text channels")).to_be_visible()
    codes = await anna.page.locator("#language option").evaluate_all("(all) => all.map((option) => option.value)")
    assert {"en-US", "ja", "de", "fr", "sv-SE"} <= set(codes)


@pytest.mark.parametrize("first_answer", [3.0])
async def test_a_japanese_member_reads_japanese(tab: Tabs, demo: Demo) -> None:
    chie = await tab("Chie")
    await chie.command("hand")
    await expect(chie.last.locator(".used")).to_contain_text("あなた が /hand を使用しました")
    await expect(chie.last).to_contain_text("あなただけに表示されています")
    await demo.room.send("nothing", view=button_view("silent"))
    await chie.control("press:silent").click()
    await expect(chie.last.get_by_role("alert")).to_have_text("インタラクションに失敗しました")
    await chie.composer.fill("/table new ")
    await chie.page.get_by_role("button", name="送信").click()
    await expect(chie.page.locator("#composer .problem")).to_have_text("game を入力してください。")


async def test_a_german_member_reads_german(tab: Tabs, demo: Demo) -> None:
    daniel = await tab("Daniel")
    await daniel.command("hand")
    await expect(daniel.last.locator(".used")).to_contain_text("Du: /hand")
    await expect(daniel.last).to_contain_text("Nur du kannst das sehen")
    await daniel.composer.fill("/table new ")
    await daniel.page.get_by_role("button", name="Senden").click()
    await expect(daniel.page.locator("#composer .problem")).to_have_text("Bitte fülle game aus.")


@pytest.mark.logs_errors
async def test_closed_direct_messages_refuse_the_bot(tab: Tabs, demo: Demo, box: DrivenSandbox) -> None:
    anna = await tab("Anna")
    switch = anna.page.get_by_role("switch", name="Direct messages from the bot")
    await expect(switch).to_be_checked()
    await switch.uncheck()
    await eventually(lambda: not box.person("Anna").dms_open)
    await demo.room.send("post", view=button_view("letter", label="Write to me"))
    await anna.page.get_by_role("button", name="Write to me").click()
    await eventually(lambda: demo.pressed == [("anna", "letter")])
    await expect(anna.channel("Stich").locator(".badge")).to_have_count(0)
    await switch.check()
    await eventually(lambda: box.person("Anna").dms_open)
    await anna.page.get_by_role("button", name="Write to me").click()
    await expect(anna.channel("Stich").locator(".badge")).to_have_text("1")


@pytest.mark.logs_errors
async def test_the_page_reconnects_after_a_restart_of_the_server(tab: Tabs, demo: Demo, box: DrivenSandbox) -> None:
    anna = await tab("Anna")
    await demo.room.send("count", view=button_view("count", label="count 0"))
    await expect(anna.messages).to_have_count(1)
    await anna.composer.fill("half a sentence")
    await box.close()
    banner = anna.page.locator("#banner")
    await expect(banner).to_have_text("Reconnecting…")
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.locator(".toast-problem")).to_contain_text("Not connected. Please wait a moment.")
    await expect(anna.composer).to_have_value("half a sentence")
    await box.start()
    await expect(banner).not_to_have_text("Reconnecting…")
    await expect(anna.messages).to_have_count(1)
    await expect(banner).to_be_hidden()
    await anna.control("press:count").click()
    await expect(anna.control("press:count:1")).to_have_text("count 1")
    await anna.composer.press("Enter")
    await expect(anna.last).to_contain_text("half a sentence")


async def test_the_waits_between_tries_grow_to_five_seconds(tab: Tabs) -> None:
    anna = await tab("Anna")
    wait = "async (tries) => (await import('/page/feed.js')).waitBefore(tries, 0.5)"
    assert [await anna.page.evaluate(wait, tries) for tries in (0, 1, 5, 50)] == [250, 500, 5000, 5000]


async def test_an_absent_bot_is_shown_as_offline(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    await expect(anna.page.locator(".presence")).to_have_text("online")
    await demo.close()
    await expect(anna.page.locator(".presence")).to_have_text("offline")
    await expect(anna.page.locator("#banner")).to_contain_text("Stich is offline.")


async def test_the_page_leaves_a_deleted_channel(tab: Tabs, demo: Demo, box: DrivenSandbox) -> None:
    anna = await tab("Anna")
    await anna.channel("side-table").click()
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("#side-table")
    await box.delete_channel("side-table")
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("#card-room")
    await expect(anna.channel("side-table")).to_have_count(0)


@pytest.mark.logs_errors
async def test_private_messages_survive_a_restart_of_the_server_and_not_a_reload(
    tab: Tabs, demo: Demo, box: DrivenSandbox
) -> None:
    anna = await tab("Anna")
    await anna.command("hand")
    await expect(anna.control("press:A♠")).to_be_visible()
    await box.close()
    await expect(anna.page.locator("#banner")).to_contain_text("Reconnecting")
    await box.start()
    await expect(anna.page.locator("#banner")).not_to_contain_text("Reconnecting")
    await expect(anna.control("press:A♠")).to_be_visible()
    await anna.page.reload()
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("#card-room")
    await demo.room.send("after the reload")
    await expect(anna.last).to_contain_text("after the reload")
    await expect(anna.messages).to_have_count(1)


async def test_the_page_says_what_it_does_not_know_about_discord(tab: Tabs, demo: Demo) -> None:
    anna = await tab("Anna")
    unknown = anna.page.get_by_role("region", name="Where Discord may differ from this page")
    await expect(unknown.get_by_role("listitem").first).to_contain_text(
        "Discord does not publish the sizes of its buttons"
    )
    await anna.page.get_by_label("Language").select_option("de")
    await expect(anna.page.get_by_role("region", name="Was diese Seite über Discord nicht weiß")).to_be_visible()
