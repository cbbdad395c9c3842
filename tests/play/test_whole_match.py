"""Whole matches in the page, from the first click to the result, as one user and as two."""

import asyncio
import json
import re
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.independent import record
from tests.play.people import PATIENCE, Play, Player, preferred

pytestmark = pytest.mark.browser

LONGEST = 600
"""Answers in a match to 300; more would mean that it does not move on."""


def logged(play: Play) -> tuple[str, list[dict[str, Any]]]:
    """The record of the only match in the database, and its lines after the first."""
    with sqlite3.connect(f"file:{play.data}?mode=ro", uri=True) as database:
        row = database.execute("SELECT game, preset, options, seats, dealer FROM match").fetchone()
        lines = [line for (line,) in database.execute("SELECT line FROM move ORDER BY seq")]
    game, preset, options, seats, dealer = row
    first = {
        "stich": 1,
        "game": game,
        "preset": preset,
        "options": json.loads(options),
        "seats": seats,
        "dealer": dealer,
    }
    return "".join(line + "\n" for line in (json.dumps(first), *lines)), [json.loads(line) for line in lines]


def scores_by_the_sheet(text: str) -> list[int]:
    """What the second reading of the rule sheet makes of a finished match."""
    answers, _ = record.answers(text.splitlines())
    assert answers[-1]["turn"] == "over"
    scores: list[int] = answers[-1]["scores"]
    return scores


async def play_on(*players: Player, until: Callable[[], bool] = lambda: False) -> None:
    """Answer whenever somebody is asked, until that holds or the result stands in the channel."""
    for _ in range(LONGEST):
        async with asyncio.timeout(PATIENCE / 1000):
            while not (asked := [(one, what) for one in players if (what := await one.answers())]):
                if until() or await players[0].has_ended():
                    return
                await asyncio.sleep(0.05)
        if until():
            return
        player, what = asked[0]
        action = preferred(what)
        await player.answer(action, what[action])
    pytest.fail("the match does not end")


def check_result(play: Play, shown: str, *players: tuple[str, Player | None]) -> None:
    """The page shows the scores of the rule sheet, and the log holds every click once."""
    text, lines = logged(play)
    for seat, (score, (name, player)) in enumerate(zip(scores_by_the_sheet(text), players, strict=True)):
        assert re.search(rf"{name}: {score}(?!\d)", shown), shown
        acts = iter(line["act"] for line in lines if line.get("seat") == seat)
        assert player is None or all(action in acts for action in player.answered), "a click was lost or done twice"


async def short_table(host: Player) -> None:
    """Open a table at which is played to 300."""
    await host.command("table new")
    await host.press("Options")
    await host.choose("Played to", "Played to: 300")
    await expect(host.messages.filter(has_text="Played to: 300").last).to_be_visible()
    await host.press("Dismiss message")


async def test_a_match_against_the_computer(browser: Browser, play: Play, tmp_path: Path) -> None:
    anna = await Player.at(browser, play.address)
    await short_table(anna)
    await anna.press("Add computer")
    await expect(anna.messages.filter(has_text="Computer").last).to_be_visible()
    await anna.picture("lobby", tmp_path, of=anna.messages.filter(has_text="Computer").last)
    await anna.press("Start")
    await play_on(anna, until=lambda: sum(action.startswith("play ") for action in anna.answered) >= 3)
    await anna.picture("hand", tmp_path, of=anna.messages.last)
    await play_on(anna)
    await anna.picture("result", tmp_path, of=anna.result)
    check_result(play, await anna.result.inner_text(), ("Anna", anna), ("Computer", None))
    assert await play.end(signal.SIGINT) == 0


@pytest.mark.parametrize(
    ("language", "button", "computer"),
    [("de", "Klaberjass spielen", "Computer"), ("ja", "クラバヤスで遊ぶ", "コンピューター")],
)
async def test_a_match_in_another_language_from_the_welcome_to_the_result(
    browser: Browser, tmp_path: Path, language: str, button: str, computer: str
) -> None:
    play = Play(tmp_path / "match.db", language=language)
    await play.start()
    try:
        anna = await Player.at(browser, play.address, width=390, height=844)
        await expect(anna.page.locator("html")).to_have_attribute("lang", language)
        await anna.press(button)
        await play_on(anna)
        check_result(play, await anna.result.inner_text(), ("Anna", anna), (computer, None))
        assert await play.end(signal.SIGTERM) == 0
    finally:
        await play.end(signal.SIGKILL)


async def test_two_people_two_languages_and_a_bot_that_is_killed(browser: Browser, play: Play, tmp_path: Path) -> None:
    anna = await Player.at(browser, play.address)
    link = await anna.page.get_by_label("Open a new tab as Chie").get_attribute("href")
    chie = await Player.at(browser, link or "")
    await expect(chie.page.locator("html")).to_have_attribute("lang", re.compile("^ja"))
    await short_table(anna)
    await chie.press("Join")
    await anna.press("Start")
    for player in (anna, chie):
        await player.press("My hand")
    await play_on(anna, chie, until=lambda: len(anna.answered) + len(chie.answered) >= 11)
    await anna.picture("table", tmp_path, of=anna.table)
    await play.end(signal.SIGKILL)
    await play.start()
    for player in (anna, chie):
        await expect(player.page.locator("#banner")).to_be_hidden()
    done = len(anna.answered) + len(chie.answered)
    await play_on(anna, chie, until=lambda: len(anna.answered) + len(chie.answered) > done)
    # Who was not on turn had a panel whose token died with the process.
    for player in (anna, chie):
        await player.press("My hand")
    await play_on(anna, chie)
    check_result(play, await anna.result.inner_text(), ("Anna", anna), ("Chie", chie))
    hand = chie.page.locator("#messages article.message.ephemeral").last
    assert "手札" in await hand.inner_text()
