"""Whole matches of Schieber to 1000 in the page: one person with three computer players, and four people."""

import re
import signal
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.play.match import answers_of, called, check_result, kill_and_go_on, listed, logged, play_on, variously
from tests.play.people import Play, Player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SEED = 11
SWISS_SUITS = ("🛡", "🌹", "🌰", "🔔")
FRENCH_SUITS = ("♠", "♥", "♣", "♦")


def cards_since_the_deal(play: Play) -> int:
    """The number of cards in the log since the latest deal."""
    _, lines = logged(play)
    since = max(number for number, line in enumerate(lines) if "deal" in line)
    return sum(line["act"].startswith("play ") for line in lines[since + 1 :])


def answers_without_cards(*players: Player) -> set[str]:
    """The answers of these players, apart from played cards."""
    return {action for player in players for action in player.answered if not action.startswith("play ")}


async def test_a_swiss_match_with_three_computers(browser: Browser, play: Play, tmp_path: Path) -> None:
    anna = await Player.at(browser, play.address)
    await anna.command("table new game:schieber preset:swiss1000")
    lobby = anna.messages.filter(has_text="Swiss to 1000").last
    for number in (2, 3, 4):
        await anna.press("Add computer")
        await expect(lobby).to_contain_text(re.compile(rf"{number} – \S+ \(computer\)"))
    await anna.press("Start")
    choosing = variously(SEED)
    await play_on(anna, choosing=choosing, until=lambda: sum(text.startswith("play ") for text in anna.answered) >= 3)
    await anna.has_a_choice()
    await anna.picture("schieber-hand", tmp_path, of=anna.messages.last)
    await play_on(anna, choosing=choosing)
    await anna.go_to_table()
    _, left, partner, right = listed(called(play))
    teams = (f"Anna and {partner}", f"{left} and {right}")
    check_result(play, await anna.result.inner_text(), teams, {0: anna})
    assert "push" in answers_without_cards(anna)
    assert await play.end(signal.SIGINT) == 0


async def test_four_people_choose_partners_and_the_bot_is_killed(browser: Browser, play: Play, tmp_path: Path) -> None:
    anna = await Player.at(browser, play.address)
    ben, chie, daniel = [await anna.open_tab_of(browser, name) for name in ("Ben", "Chie", "Daniel")]
    people = (anna, ben, chie, daniel)
    await expect(chie.page.locator("html")).to_have_attribute("lang", re.compile("^ja"))
    await daniel.command("settings deck:swiss")
    await expect(daniel.messages.last).to_contain_text("Schilten, Rosen, Eicheln, Schellen")
    await anna.command("table new game:schieber")
    await anna.press("Options")
    await anna.choose("Played to", "Played to: 1000")
    await expect(anna.messages.filter(has_text="Played to: 1000").last).to_be_visible()
    await anna.page.locator('[data-do="dismiss"]').last.click()
    # By the order of joining Ben would sit beside Anna; this seat makes them partners.
    await ben.choose("Take a seat of your choice", "3 – (free)")
    await chie.press("Join")
    await daniel.press("Join")
    await expect(anna.messages.last).to_contain_text("4 – Daniel")
    await anna.press("Start")
    for player in people:
        await player.go_to_table()
        await player.press("My hand")
    choosing = variously(SEED)
    await play_on(*people, choosing=choosing, until=lambda: answers_of(people) >= 15)
    assert 0 < cards_since_the_deal(play) < 36
    await anna.picture("schieber-table", tmp_path, of=anna.table)
    await kill_and_go_on(play, *people, choosing=choosing)
    await play_on(*people, choosing=choosing)
    seats = {0: anna, 1: chie, 2: ben, 3: daniel}
    check_result(play, await anna.result.inner_text(), ("Anna and Ben", "Chie and Daniel"), seats)
    assert len(answers_without_cards(*people) - {"push"}) > 1, "only one contract"
    # A contract without trump names no suit: the signs of the cards say which deck it is.
    daniels = await daniel.panel.inner_text()
    assert any(suit in daniels for suit in SWISS_SUITS)
    assert not any(suit in daniels for suit in FRENCH_SUITS)
