"""A person's tab that is watched: when it showed which text, and whether the hand fitted on the screen."""

import asyncio
import re
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Locator, TimeoutError, expect

from tests.play.people import QUICKLY, Player
from tests.support.browser import PATIENCE as LONGEST

SCREENS = {"phone": (390, 844), "desktop": (1366, 768)}
PATIENTLY = 5.0
"""Seconds after which people give their only answer, if the table does not."""
A_MOMENT = 10.0
"""Seconds in which the page comes to rest: two at most, on a busy machine more. What stays out of view is a fault."""
PANELS = '#messages article.message.ephemeral:has([data-custom-id$=":details"], [data-custom-id$=":rematch"])'
"""The hands of a page; what else is private has no way to the details or to a rematch."""
TABLES = (
    '#messages article.message:not(.ephemeral):has(.embed):has([data-custom-id$=":hand"], [data-custom-id$=":rematch"])'
)
WATCH = f"""(() => {{
  const seen = (window.seen = {{ hand: [], table: [], failed: [] }});
  let pressed = {{ what: "", at: 0 }};
  const words = (article) => {{
    const copy = article.querySelector(".embed-words")?.cloneNode(true);
    if (!copy) return "";
    for (const part of copy.querySelectorAll("time, .embed-title, .embed-footer")) part.remove();
    return copy.textContent;
  }};
  const look = () => {{
    for (const [name, which] of [["hand", '{PANELS}'], ["table", '{TABLES}']]) {{
      const article = [...document.querySelectorAll(which)].at(-1);
      const text = article ? words(article) : "";
      if (text !== (seen[name].at(-1)?.text ?? "")) seen[name].push({{ at: Date.now() / 1000, text }});
    }}
    for (const alert of document.querySelectorAll("#messages .failed, #messages .notes [role=alert]"))
      if (!seen.failed.some((failed) => failed.startsWith(alert.textContent)))
        seen.failed.push(`${{alert.textContent}} (${{pressed.what}}, ${{Date.now() - pressed.at}} ms before)`);
  }};
  document.addEventListener("click", (event) => {{
    const what = event.target.closest?.("[data-custom-id]")?.dataset.customId;
    if (what) pressed = {{ what, at: Date.now() }};
  }}, true);
  new MutationObserver(look).observe(document, {{ subtree: true, childList: true, characterData: true }});
}})()"""
"""Keeps what the hand and the table's message say, without times, at each change; and failed interactions."""
FIT = f"""() => {{
  const article = [...document.querySelectorAll('{PANELS}')].at(-1);
  if (!article) return null;
  const list = document.querySelector("#messages").getBoundingClientRect();
  const words = article.querySelector(".embed-description, .embed-fields");
  const open = [...article.querySelectorAll("[data-custom-id]")].filter(
    (button) =>
      !button.disabled &&
      button.getAttribute("aria-disabled") !== "true" &&
      /:(do|choose|pick|weigh)(=|$)/.test(button.dataset.customId),
  );
  if (!words || !open.length) return null;
  const top = words.getBoundingClientRect().top;
  const bottom = Math.max(...open.map((b) => b.getBoundingClientRect().bottom));
  return {{
    hidden: Math.max(0, Math.round(list.top - top), Math.round(bottom - Math.min(list.bottom, innerHeight))),
    height: Math.round(bottom - top),
    visible: Math.round(Math.min(list.bottom, innerHeight) - list.top),
    end: Math.round(article.getBoundingClientRect().bottom - list.bottom),
    wide: document.documentElement.scrollWidth - innerWidth,
  }};
}}"""
"""How many pixels from the line of the turn to the last open answer are out of view; their height; that of the list."""


@dataclass(frozen=True, slots=True)
class Reader:
    """How one person reads: the name, the language, the deck, and the screen."""

    name: str
    language: str
    deck: str
    screen: str

    def __str__(self) -> str:
        return f"{self.language} {self.deck} {self.screen}"


class Person(Player):
    """Presses what is in view where it is, by a tap on a phone; the page is scrolled for nothing else."""

    async def press_there(self, button: Locator) -> None:
        """Press a button.

        Raises:
            TimeoutError: it is not there.
        """
        place = await button.bounding_box(timeout=QUICKLY)
        at = (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2) if place else (0, 0)
        inside = await button.evaluate(
            "(button, [x, y]) => button.contains(document.elementFromPoint(x, y))", at, timeout=QUICKLY
        )
        if not inside:
            await button.click(timeout=QUICKLY)
        elif await self.page.evaluate("navigator.maxTouchPoints > 0"):
            await self.page.touchscreen.tap(*at)
        else:
            await self.page.mouse.click(*at)


@dataclass
class Tab:
    """A person's tab, with what was measured in it.

    `turns`: at how many own turns it was measured; `hidden` and `height`: the most pixels out of view and the highest
    hand, with the pixels that the page has; `settled`: the most seconds until the whole hand came into view; `wrong`:
    errors of the page and its console.
    """

    reader: Reader
    player: Person
    shots: Path
    turns: int = 0
    hidden: int = 0
    height: int = 0
    visible: int = 0
    scrolled: int = 0
    settled: float = 0.0
    wrong: list[str] = field(default_factory=list)
    asked_since: float = 0.0

    @classmethod
    async def open(cls, browser: Browser, address: str, reader: Reader, shots: Path) -> "Tab":
        """Open the page in a context of its own, with the person's screen."""
        width, height = SCREENS[reader.screen]
        phone = reader.screen == "phone"
        context = await browser.new_context(
            viewport={"width": width, "height": height}, is_mobile=phone, has_touch=phone
        )
        await context.add_init_script(WATCH)
        page = await context.new_page()
        page.set_default_timeout(LONGEST)
        tab = cls(reader, Person(page), shots)
        page.on("pageerror", lambda error: tab.wrong.append(str(error)))
        page.on("console", lambda said: tab.wrong.append(said.text) if said.type == "error" else None)
        await page.goto(address)
        await expect(page.locator("#composer textarea")).to_be_visible()
        return tab

    def may_answer(self, answers: int) -> bool:
        """Whether to answer now; an only answer is left to the table, since a press would cross with it."""
        if answers != 1:
            self.asked_since = 0.0
            return answers > 1
        self.asked_since = self.asked_since or time.monotonic()
        return time.monotonic() - self.asked_since > PATIENTLY

    async def measure(self) -> None:
        """Measure the hand where the page has put itself, and keep a picture of the worst.

        For a moment a new deal is between the hand and the end of the page, until the hand is posted anew below it.
        """
        began = time.monotonic()
        while (fit := await self.player.page.evaluate(FIT)) is not None and fit["hidden"]:
            if time.monotonic() - began > A_MOMENT:
                break
            await asyncio.sleep(0.05)
        if fit is None:
            return
        self.settled = max(self.settled, time.monotonic() - began)
        self.turns += 1
        self.visible = fit["visible"]
        worse = fit["hidden"] > self.hidden or (not self.hidden and fit["height"] > self.height)
        self.hidden = max(self.hidden, fit["hidden"])
        self.height = max(self.height, fit["height"])
        self.scrolled += fit["hidden"] > 0
        if fit["wide"] > 0:
            self.wrong.append(f"{fit['wide']} px wider than the screen")
        if worse:
            await self.player.page.screenshot(path=self.shots.with_suffix(".png"))

    async def seen(self) -> dict[str, Any]:
        """What the tab showed, and when: lists of `{at, text}` for `hand` and `table`; the failed interactions."""
        seen: dict[str, Any] = await self.player.page.evaluate("window.seen")
        return seen

    async def result(self) -> str:
        """The text of the result, on the table's message or on the hand; empty while the match goes on."""
        over = self.player.page.locator('#messages article.message:has([data-custom-id$=":rematch"]) .embed')
        return re.sub(r"\s+", " ", await over.last.inner_text()) if await over.count() else ""

    async def next_deal(self) -> bool:
        """Press *Next deal* on the hand, if it is there."""
        button = self.player.page.locator(f'{PANELS} [data-custom-id$=":next"]').last
        if not await button.count():
            return False
        # People look at the result first.
        await asyncio.sleep(0.3)
        if await button.count():
            with suppress(TimeoutError):
                await self.player.press_there(button)
        return True

    async def take_advice(self) -> bool:
        """Ask for a suggestion of cards to pick, and confirm it; False where there is none."""
        advice = self.player.page.locator(f'{PANELS} [data-custom-id$=":advice"]').last
        if not await advice.count():
            return False
        final = self.player.page.locator(f'{PANELS} [data-custom-id*=":final="]').last
        with suppress(TimeoutError):
            await advice.click(timeout=QUICKLY)
            await final.click(timeout=QUICKLY)
        return True
