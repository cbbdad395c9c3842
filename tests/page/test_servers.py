"""Several servers in the page: their channels, the way from one to another, and what belongs to one alone."""

import dataclasses
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from sandbox.testing import NO_RATE_LIMITS, DrivenSandbox
from tests.page.conftest import PHONE, WIDE, Tab, Tabs
from tests.page.demo import Demo

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
OTHER = "Card Cellar"


@pytest_asyncio.fixture(loop_scope="session")
async def box(tmp_path: Path, first_answer: float) -> AsyncIterator[DrivenSandbox]:
    """A sandbox with three servers."""
    limits = dataclasses.replace(NO_RATE_LIMITS, first_answer=first_answer)
    sandbox = DrivenSandbox(state=tmp_path / "sandbox.db", servers=3, shards=3, limits=limits)
    await sandbox.start()
    yield sandbox
    await sandbox.close()


async def fits(tab: Tab) -> None:
    """Nothing is wider than the page."""
    assert await tab.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [WIDE, PHONE])
async def test_channels_are_grouped_by_server_and_opened_from_the_list(
    tab: Tabs, demo: Demo, box: DrivenSandbox, size: tuple[int, int]
) -> None:
    anna = await tab("Anna", size=size)
    page = anna.page
    if size == PHONE:
        await page.get_by_role("button", name="Open the channel list").click()
    names = [name for _, name in box.servers]
    await expect(page.locator("#channels h2")).to_have_text([*names, "Direct messages"])
    await expect(page.locator("#channels .guild strong")).to_have_text(names[0])
    await fits(anna)
    await page.get_by_role("region", name=OTHER).get_by_role("button", name="card-room").click()
    await expect(page.locator("#channels .guild strong")).to_have_text(OTHER)
    await expect(page.locator("#head .server")).to_have_text(OTHER)
    await expect(page.get_by_role("heading", level=1)).to_have_text("#card-room")
    await box.say("Ben", f"{OTHER}/card-room", "in the cellar")
    await expect(anna.last).to_contain_text("in the cellar")
    await box.say("Ben", "card-room", "in the café")
    await expect(anna.messages).to_have_count(1)
    await anna.command("hand")
    await expect(anna.last).to_contain_text("Only you can see this")
    await fits(anna)
    await page.reload()
    await expect(page.locator("#head .server")).to_have_text(OTHER)


async def test_a_message_from_another_server_says_whence_it_comes(tab: Tabs, demo: Demo, box: DrivenSandbox) -> None:
    anna = await tab("Anna")
    await box.say("Ben", f"{OTHER}/side-table", f"hello <@{box.person('Anna').id}>")
    await expect(anna.page.locator("#toasts")).to_contain_text(f"{OTHER} › #side-table")


async def test_a_server_that_somebody_leaves_disappears(tab: Tabs, demo: Demo, box: DrivenSandbox) -> None:
    ben = await tab("Ben")
    await box.remove_member("Ben", OTHER)
    await expect(ben.page.locator("#channels h2")).to_have_text(["Stich Café", "Trick Taproom", "Direct messages"])


async def test_a_command_of_one_server_is_offered_there_alone(tab: Tabs, demo: Demo, box: DrivenSandbox) -> None:
    cellar = {"name": "cellar", "description": "Of this server"}
    await demo.http.upsert_guild_command(demo.application_id or 0, box.guilds[1].id, cellar)  # type: ignore[arg-type]  # a bare payload
    anna = await tab("Anna")
    await anna.composer.fill("/cellar")
    await expect(anna.page.locator("#suggestions")).to_contain_text("There is no such command")
    await anna.page.get_by_role("region", name=OTHER).get_by_role("button", name="card-room").click()
    await anna.composer.fill("/cellar")
    await expect(anna.suggestions).to_have_count(1)
