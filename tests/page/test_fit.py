"""The hand on one screen: how high the longest hands of every game are, in every language and deck.

`MEASURE=1` prints a table of all kinds of position, `PICTURES=<folder>` saves a picture of each, and `MATCHES=<number>`
looks for the longest in so many matches of each game.
"""

import asyncio
import dataclasses
import os
import re
from pathlib import Path
from typing import Any

import pytest

from bot.discord.pages.widgets import Page
from bot.text.i18n import DECKS, Voice
from engine.registry import game_keys
from tests.page.conftest import PHONE, Tab, Tabs
from tests.page.demo import Demo
from tests.page.hands import WORDS, positions

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

DESKTOP = (1366, 768)
HEIGHT = """async (address) => {
  for (;;) {
    const link = document.querySelector(`#messages a[href="${address}"]`);
    if (link) {
      const list = document.querySelector("#messages");
      const above = link.closest(".embed").getBoundingClientRect().top - list.getBoundingClientRect().top;
      return list.scrollHeight - list.scrollTop - above;
    }
    await new Promise((drawn) => setTimeout(drawn, 1));
  }
}"""
ADDRESS = "https://example.org"
"""The link in the title, with a number by which the page is known to be drawn."""


class Screen:
    """A tab and its newest message, which is a hand."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab

    async def visible(self) -> int:
        """The height of the part of the page that shows messages."""
        return int(await self.tab.page.locator("#messages").evaluate("list => list.clientHeight"))

    async def height(self, number: int) -> int:
        """From the top of the hand to the end of the list, once it shows the page with this number."""
        return round(await self.tab.page.evaluate(HEIGHT, f"{ADDRESS}/{number}"))

    async def picture(self, folder: Path, name: str) -> None:
        """Save a picture of the page."""
        width = self.tab.page.viewport_size["width"] if self.tab.page.viewport_size else 0
        await self.tab.page.screenshot(path=folder / f"{re.sub('[^a-z0-9]+', '-', name)}{width}.png")


def numbered(page: Page, number: int) -> Page:
    """The page with a link that has this number."""
    assert page.rendered is not None
    return dataclasses.replace(page, rendered=dataclasses.replace(page.rendered, url=f"{ADDRESS}/{number}"))


@pytest.mark.parametrize("key", game_keys())
async def test_every_hand_fits_on_one_screen(tab: Tabs, demo: Demo, key: str) -> None:
    commands: list[Any] = []

    async def keep(interaction: Any) -> None:
        commands.append(interaction)

    demo.add_listener(keep, "on_interaction")
    screens = [Screen(await tab("Anna", size=size)) for size in (PHONE, DESKTOP)]
    await screens[0].tab.command("hand")
    visible = [await screen.visible() for screen in screens]
    highest: dict[str, list[int]] = {}
    number = 0
    for position, language in positions(key):
        for deck in DECKS:
            number, voice = number + 1, Voice(WORDS, language, deck)
            await commands[0].edit_original_response(**numbered(position.hand(voice), number).edited())
            name = f"{position.kind} ({voice.language}, {voice.deck})"
            highest[name] = await asyncio.gather(*(screen.height(number) for screen in screens))
            if folder := os.environ.get("PICTURES"):
                await asyncio.gather(*(screen.picture(Path(folder), name) for screen in screens))
    if os.environ.get("MEASURE"):
        print(f"\n{'of ' + ' and '.join(map(str, visible)):>60}")
        for name, heights in highest.items():
            print(
                f"{name:>60}",
                *(f"{height:5}{'!' if height > most else ' '}" for height, most in zip(heights, visible, strict=True)),
            )
    too_high = {
        name: heights
        for name, heights in highest.items()
        if any(height > most for height, most in zip(heights, visible, strict=True))
    }
    assert not too_high, f"of {visible}"
