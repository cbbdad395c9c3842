"""A match whose cards are emoji, which the bot creates while it is played: in the page, on a phone."""

import signal
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.play.match import called, check_result, listed, play_on
from tests.play.people import Play, Player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CARDS = '#messages [data-custom-id*="do=play"]'


async def test_a_match_with_cards_as_emoji(browser: Browser, tmp_path: Path) -> None:
    play = Play(tmp_path / "match.db", emoji="create")
    await play.start()
    try:
        anna = await Player.at(browser, play.address, width=390, height=844)
        await anna.press("Play Klaberjass")
        drawn = anna.page.locator(f"{CARDS} img.emoji")
        while not await drawn.count():
            before = len(anna.answered)
            await play_on(anna, until=lambda before=before: len(anna.answered) > before)
        await expect(drawn.last).to_be_visible()
        missing = await anna.page.evaluate("""() => [...document.querySelectorAll("#messages img.emoji")]
            .filter((one) => one.complete && !one.naturalWidth).length""")
        assert missing == 0
        await play_on(anna)
        await anna.go_to_table()
        check_result(play, await anna.result.inner_text(), listed(called(play)), {0: anna})
        assert await play.end(signal.SIGTERM) == 0
    finally:
        await play.end(signal.SIGKILL)
