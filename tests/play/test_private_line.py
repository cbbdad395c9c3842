"""The private line in the page: two defenders of Vira talk by direct messages that the declarer does not see."""

import asyncio
import signal
import sqlite3

import pytest
from playwright.async_api import Browser, expect

from bot.text.i18n import Localiser
from tests.play.match import logged
from tests.play.people import PATIENCE, Play, Player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NAMES = ("Anna", "Ben", "Chie")
LANGUAGES = ("en", "en", "ja")
WORDS = Localiser()
ROYALE = ("bid grande_royale", "pass", "pass", "stand")


async def in_direct_messages(player: Player) -> Player:
    """Open the direct messages with the bot."""
    await player.page.locator('#channels [data-key="dm"] button').click()
    return player


async def write(player: Player, text: str) -> None:
    """Send this text to the open conversation."""
    await player.page.locator("#composer textarea").fill(text)
    await player.page.locator("#composer button.send").click()


async def answers_saved(play: Play, number: int) -> None:
    """Wait until the log has this number of answers."""
    async with asyncio.timeout(PATIENCE / 1000):
        while sum("act" in line for line in logged(play)[1]) < number:  # noqa: ASYNC110 - the file has no event for it
            await asyncio.sleep(0.1)


def dealer(play: Play) -> int:
    with sqlite3.connect(f"file:{play.data}?mode=ro", uri=True) as database:
        return int(database.execute("SELECT dealer FROM match").fetchone()[0])


def text(language: str, key: str, **values: str) -> str:
    """The beginning of a text of the bot, as the page shows it."""
    sentence = WORDS.text(language, key, **values, game=WORDS.text(language, "vira-name"))
    return sentence.replace("*", "").partition(":")[0]


async def test_two_defenders_talk_by_direct_messages(browser: Browser, play: Play) -> None:
    anna = await Player.at(browser, play.address)
    ben, chie = [await anna.open_tab_of(browser, name) for name in NAMES[1:]]
    await anna.command("table new game:vira")
    for number, player in ((2, ben), (3, chie)):
        await player.press("Join")
        await expect(anna.messages.filter(has_text=f"{number} – {NAMES[number - 1]}").last).to_be_visible()
    await anna.press("Start")
    for player in (anna, ben, chie):
        await player.go_to_table()
    await expect(anna.table).to_contain_text("Deal 1")
    players = (anna, ben, chie)
    seats = [(dealer(play) + 1 + step) % 3 for step in range(3)]
    declarer, first, second = (players[seat] for seat in seats)
    _, first_name, second_name = (NAMES[seat] for seat in seats)
    _, first_language, second_language = (LANGUAGES[seat] for seat in seats)
    for number, (player, action) in enumerate(zip((declarer, first, second, declarer), ROYALE, strict=True), start=1):
        await player.command(f"bid bid:{action}")
        await answers_saved(play, number)
    for player in players:
        await in_direct_messages(player)
    opening = first.messages.filter(has_text=text(first_language, "confer-open", names=second_name))
    await expect(opening.last).to_be_visible()
    await write(first, "I keep the spades. <b>@everyone</b>")
    heard = second.messages.filter(has_text=text(second_language, "confer-from", name=first_name))
    await expect(heard).to_contain_text("I keep the spades. <b>@everyone</b>")
    await expect(first.messages.filter(has_text=text(first_language, "confer-told", names=second_name))).to_be_visible()
    await write(second, "Good.")
    heard = first.messages.filter(has_text=text(first_language, "confer-from", name=second_name))
    await expect(heard).to_contain_text("Good.")
    before = await declarer.messages.count()
    await write(declarer, "And what do you say?")
    await expect(declarer.messages.filter(has_text="And what do you say?")).to_be_visible()
    await write(first, "Now you.")
    await expect(second.messages.filter(has_text="Now you.")).to_be_visible()
    assert await declarer.messages.count() == before + 1, "the declarer gets no answer"
    assert await play.end(signal.SIGINT) == 0
    assert b"spades. <b>" not in play.data.read_bytes()
