"""Whole matches of Klaberjass in the page, from the first click to the result, with one person and with two."""

import re
import signal
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.play.match import answers_of, called, check_result, kill_and_go_on, listed, play_on
from tests.play.people import Play, Player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def short_table(host: Player) -> None:
    """Open a table that plays to 300."""
    await host.command("table new")
    await host.press("Options")
    await host.choose("Played to", "Played to: 300")
    await expect(host.messages.filter(has_text="Played to: 300").last).to_be_visible()
    await host.page.locator('[data-do="dismiss"]').last.click()


async def test_a_match_against_the_computer(browser: Browser, play: Play, tmp_path: Path) -> None:
    anna = await Player.at(browser, play.address)
    await short_table(anna)
    await anna.press("Add computer")
    lobby = anna.messages.filter(has_text=re.compile(r"2 – \S+ \(computer\)")).last
    await expect(lobby).to_be_visible()
    await anna.picture("lobby", tmp_path, of=lobby)
    await anna.press("Start")
    await play_on(anna, until=lambda: sum(action.startswith("play ") for action in anna.answered) >= 3)
    await anna.has_a_choice()
    await anna.picture("hand", tmp_path, of=anna.messages.last)
    await play_on(anna)
    await anna.go_to_table()
    await anna.picture("result", tmp_path, of=anna.result)
    check_result(play, await anna.result.inner_text(), listed(called(play)), {0: anna})
    assert await play.end(signal.SIGINT) == 0


@pytest.mark.parametrize(
    ("language", "button"),
    [("de", "Klaberjass spielen"), ("ja", "クラバヤスで遊ぶ")],
)
async def test_a_match_in_another_language_from_the_welcome_to_the_result(
    browser: Browser, tmp_path: Path, language: str, button: str
) -> None:
    play = Play(tmp_path / "match.db", language=language)
    await play.start()
    try:
        anna = await Player.at(browser, play.address, width=390, height=844)
        await expect(anna.page.locator("html")).to_have_attribute("lang", language)
        await anna.press(button)
        await play_on(anna)
        await anna.go_to_table()
        check_result(play, await anna.result.inner_text(), listed(called(play, language), language), {0: anna})
        assert await play.end(signal.SIGTERM) == 0
    finally:
        await play.end(signal.SIGKILL)


async def test_two_people_two_languages_and_a_bot_that_is_killed(browser: Browser, play: Play, tmp_path: Path) -> None:
    anna = await Player.at(browser, play.address)
    chie = await anna.open_tab_of(browser, "Chie")
    await expect(chie.page.locator("html")).to_have_attribute("lang", re.compile("^ja"))
    await short_table(anna)
    await chie.press("Join")
    await expect(anna.messages.filter(has_text="2 – Chie").last).to_be_visible()
    await anna.press("Start")
    for player in (anna, chie):
        await player.go_to_table()
        await player.press("My hand")
    await play_on(anna, chie, until=lambda: answers_of((anna, chie)) >= 11)
    await anna.picture("table", tmp_path, of=anna.table)
    await kill_and_go_on(play, anna, chie)
    await play_on(anna, chie)
    check_result(play, await anna.result.inner_text(), ("Anna", "Chie"), {0: anna, 1: chie})
    hand = chie.page.locator("#messages article.message.ephemeral").last
    assert "手札" in await hand.inner_text()
