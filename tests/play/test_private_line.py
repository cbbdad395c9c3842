"""The private line in the page: two defenders of Vira speak by direct messages, and a third reads nothing of it."""

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
    """Look at the direct messages with the bot."""
    await player.page.locator('#channels [data-key="dm"] button').click()
    return player


async def write(player: Player, text: str) -> None:
    """Write this to whom one looks at."""
    await player.page.locator("#composer textarea").fill(text)
    await player.page.locator("#composer button.send").click()


async def said(play: Play, number: int) -> None:
    """Wait until so many answers are durable."""
    async with asyncio.timeout(PATIENCE / 1000):
        while sum("act" in line for line in logged(play)[1]) < number:  # noqa: ASYNC110 - the file tells nobody
            await asyncio.sleep(0.1)


def dealer(play: Play) -> int:
    with sqlite3.connect(f"file:{play.data}?mode=ro", uri=True) as database:
        return int(database.execute("SELECT dealer FROM match").fetchone()[0])


def text(language: str, key: str, **values: str) -> str:
    """The beginning of what the bot says, as the page shows it."""
    said = WORDS.text(language, key, **values, game=WORDS.text(language, "vira-name"))
    return said.replace("*", "").partition(":")[0]


async def test_two_defenders_speak_by_direct_messages(browser: Browser, play: Play) -> None:
    anna = await Player.at(browser, play.address)
    ben, chie = [await anna.open_tab_of(browser, name) for name in NAMES[1:]]
    await anna.command("table new game:vira")
    for number, one in ((2, ben), (3, chie)):
        await one.press("Join")
        await expect(anna.messages.filter(has_text=f"{number} – {NAMES[number - 1]}").last).to_be_visible()
    await anna.press("Start")
    await expect(anna.table).to_contain_text("Deal 1")
    players = (anna, ben, chie)
    seats = [(dealer(play) + 1 + step) % 3 for step in range(3)]
    declarer, one, other = (players[seat] for seat in seats)
    _, name, other_name = (NAMES[seat] for seat in seats)
    _, language, other_language = (LANGUAGES[seat] for seat in seats)
    for number, (player, action) in enumerate(zip((declarer, one, other, declarer), ROYALE, strict=True), start=1):
        await player.command(f"bid bid:{action}")
        await said(play, number)
    for player in players:
        await in_direct_messages(player)
    await expect(one.messages.filter(has_text=text(language, "confer-open", names=other_name)).last).to_be_visible()
    await write(one, "I keep the spades. <b>@everyone</b>")
    heard = other.messages.filter(has_text=text(other_language, "confer-from", name=name))
    await expect(heard).to_contain_text("I keep the spades. <b>@everyone</b>")
    await expect(one.messages.filter(has_text=text(language, "confer-told", names=other_name))).to_be_visible()
    await write(other, "Good.")
    heard = one.messages.filter(has_text=text(language, "confer-from", name=other_name))
    await expect(heard).to_contain_text("Good.")
    before = await declarer.messages.count()
    await write(declarer, "And what do you say?")
    await expect(declarer.messages.filter(has_text="And what do you say?")).to_be_visible()
    await write(one, "Now you.")
    await expect(other.messages.filter(has_text="Now you.")).to_be_visible()
    assert await declarer.messages.count() == before + 1, "nobody has answered the declarer"
    assert await play.end(signal.SIGINT) == 0
    assert b"spades. <b>" not in play.data.read_bytes()
