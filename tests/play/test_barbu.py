"""A whole match of Barbu in the page, with every line of its score sheet; 4 deals, or 28 with `DEEP_TESTS`."""

import os
import re
import signal
from collections import Counter
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

from tests.independent import barbu
from tests.play.barbu_sheet import expected_deals, read_deals
from tests.play.match import called, check_result, listed, logged, play_on, variously
from tests.play.people import Play, Player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SEED = 3
DEALS = 28 if os.environ.get("DEEP_TESTS") else 4
IN_MENU = 25
"""The most deals in one menu."""


async def rows_of(panel: Locator) -> int:
    """How many deals the grid has."""
    text = await panel.locator(".embed-description").inner_text()
    return len(re.findall(r"^ ?\d+ (?: *−?\d+[* ]){4}", text, re.MULTILINE))


async def all_reasons(player: Player, panel: Locator) -> str:
    """The reasons of all deals, in order, each chosen in the menus, where the latest deal comes first."""
    reasons = []
    for number in range(1, DEALS + 1):
        part, place = divmod(DEALS - number, IN_MENU)
        await panel.get_by_role("button", name=re.compile("^How a deal was scored")).nth(part).click()
        await player.page.locator(".menu [role=option]").nth(place).click()
        await expect(panel).to_contain_text(f"Deal {number} ·")
        reasons.append(await panel.locator(".embed-description").inner_text())
    return "\n\n".join(reasons)


async def open_table(host: Player) -> None:
    await host.command("table new game:barbu")
    if DEALS != 28:
        await host.press("Options")
        await host.choose("Deals", f"Deals: {DEALS}")
        await expect(host.messages.filter(has_text=f"Deals: {DEALS}").last).to_be_visible()
        await host.page.locator('[data-do="dismiss"]').last.click()
    for number in (2, 3, 4):
        await host.press("Add computer")
        await expect(host.messages.filter(has_text=re.compile(rf"{number} – \S+ \(computer\)")).last).to_be_visible()
    await host.press("Start")


async def test_a_match_with_three_computers_and_its_sheet(browser: Browser, play: Play, tmp_path: Path) -> None:
    anna = await Player.at(browser, play.address)
    await open_table(anna)
    await play_on(anna, choosing=variously(SEED))
    await anna.go_to_table()
    names = called(play)
    check_result(play, await anna.result.inner_text(), listed(names), {0: anna})
    text, _ = logged(play)
    await anna.press("Score")
    panel = anna.messages.filter(has_text="score sheet").last
    await expect(panel).to_be_visible()
    await anna.picture("barbu-sheet", tmp_path, of=panel)
    assert await rows_of(panel) == DEALS
    sheet = await all_reasons(anna, panel)
    (tmp_path / "sheet.txt").write_text(sheet, encoding="utf-8")
    deals = read_deals(sheet, names)
    assert deals == expected_deals(text, names)
    assert len(deals) == DEALS
    assert all(sum(deal.scored.values()) == deal.check for deal in deals)
    assert any(deal.doubles["Anna"] for deal in deals)
    assert Counter(deal.dealer for deal in deals) == dict.fromkeys(names, DEALS // 4)
    declared = Counter((deal.dealer, deal.contract) for deal in deals)
    assert max(declared.values()) == 1, "a contract twice"
    if DEALS == 28:
        assert {contract for _, contract in declared} == set(barbu.CONTRACTS)
        assert len(declared) == 28
        assert sum(deals[-1].totals.values()) == 0
    assert await play.end(signal.SIGINT) == 0
