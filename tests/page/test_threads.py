"""Threads in the page: their list, the way in, their lines, and what is archived."""

import discord
import pytest
from playwright.async_api import expect

from sandbox.testing import DrivenSandbox
from tests.page.conftest import PHONE, Tabs
from tests.page.demo import Demo, button_view

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def room_of(demo: Demo, box: DrivenSandbox) -> discord.TextChannel:
    room = await demo.fetch_channel(box.channel("card-room").id)
    assert isinstance(room, discord.TextChannel)
    return room


async def test_a_thread_is_listed_under_its_channel_and_opened_from_its_message(
    tab: Tabs, demo: Demo, box: DrivenSandbox
) -> None:
    anna, ben = await tab("Anna"), await tab("Ben")
    room = await room_of(demo, box)
    thread = await (await room.send("Table 7")).create_thread(name="Vira 7", auto_archive_duration=1440)
    await thread.send("deal 1", view=button_view("hand", label="My hand"))
    await expect(anna.last.locator(".thread-card")).to_contain_text("Vira 7")
    await anna.last.get_by_role("button", name="1 message ›", exact=True).click()
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("#card-room › Vira 7")
    await expect(anna.messages).to_have_count(2)
    await expect(anna.messages.first).to_contain_text("Table 7")
    await expect(anna.page.locator(".start")).to_contain_text("This is the start of the thread Vira 7.")
    await box.delete_message(thread.id)
    await expect(anna.messages.first).to_contain_text("Table 7")
    await anna.page.reload()
    await expect(anna.messages.first).to_contain_text("This message is no longer there.")
    await anna.control("press:hand").click()
    await expect(anna.last).to_contain_text("Only you can see this")
    await anna.command("hand")
    await expect(anna.messages).to_have_count(4)
    await expect(anna.channel("Vira 7")).to_be_visible()
    under = ben.page.get_by_role("list", name="Threads in #card-room")
    await expect(under.get_by_role("button", name="Vira 7")).to_be_visible()
    await under.get_by_role("button", name="Vira 7").click()
    await expect(ben.messages).to_have_count(2)
    await ben.composer.fill("hello")
    await ben.page.keyboard.press("Enter")
    await expect(anna.last).to_contain_text("hello")


async def test_a_line_in_the_channel_leads_to_a_thread_without_a_message(
    tab: Tabs, demo: Demo, box: DrivenSandbox
) -> None:
    anna = await tab("Anna", size=PHONE, has_touch=True, is_mobile=True)
    room = await room_of(demo, box)
    thread = await room.create_thread(name="Barbu", type=discord.ChannelType.public_thread)
    await expect(anna.last).to_contain_text("Stich started a thread: Barbu")
    await anna.last.get_by_role("button", name="Barbu", exact=True).tap()
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("#card-room › Barbu")
    await thread.edit(name="Barbu: Ben won")
    await expect(anna.last).to_contain_text("Stich changed the thread's name: Barbu: Ben won")
    await thread.add_user(discord.Object(box.person("Ben").id))
    await expect(anna.last).to_contain_text("Stich added Ben to the thread.")


async def test_an_archived_thread_leaves_the_list_and_a_message_opens_it_again(
    tab: Tabs, demo: Demo, box: DrivenSandbox
) -> None:
    anna = await tab("Anna")
    room = await room_of(demo, box)
    thread = await (await room.send("Table 7")).create_thread(name="Vira 7")
    await expect(anna.channel("Vira 7")).to_be_visible()
    await thread.edit(archived=True)
    await expect(anna.channel("Vira 7")).to_have_count(0)
    await expect(anna.last.locator(".thread-card")).to_contain_text("Archived: a new message reopens it.")
    await anna.last.get_by_role("button", name="0 messages ›", exact=True).click()
    await expect(anna.page.locator("#head .topic")).to_have_text("Archived: a new message reopens it.")
    await anna.command("hand")
    await expect(anna.page.locator(".failed")).to_contain_text("This thread is archived.")
    await anna.composer.fill("one more")
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.locator("#head .topic")).to_have_text("")
    await expect(anna.channel("Vira 7")).to_be_visible()
