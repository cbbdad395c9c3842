"""The command as a process, and people who click in its page."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playwright.async_api import Browser, Locator, Page, TimeoutError, expect

from tests.support.browser import PATIENCE
from tests.support.ports import free_port

QUICKLY = 3_000
ANSWER = re.compile(r"s1:[^:]+:\d+:\d+:(?:do|weigh)=(.+)")
"""The custom id of a button that answers in the match, or that first shows the answer's meaning (`custom_id.py`)."""
MENU = re.compile(r"s1:[^:]+:\d+:\d+:(?:(?P<single>choose(?:=.*)?)|(?P<suit>pick)=[SHDC]\..*|pick=(?P<several>.+))")
"""The custom id of a menu of answers (`single`), or of the cards or players of one answer (`suit`, `several`)."""
FROM_MENU = "…"
"""The end of an answer that is chosen in a menu, after its first word."""
DRAWN = 90
"""Seconds in which all emoji are created; for the README's pictures alone."""
SETTLED = 4
"""Seconds after which the table's message shows the present, too; for the README's pictures alone."""
HITS = """() => {
    if (window.hits === undefined) {
        window.hits = 0;
        document.addEventListener("click", (event) => (window.hits += event.target.closest("button") ? 1 : 0), true);
    }
    return window.hits;
}"""
"""How many presses have hit a button since this was asked first."""
IMAGES = os.environ.get("PICTURES_INTO")
"""The folder for the pictures of the README, if they are to be taken:

    PICTURES_INTO=docs/images STICH_EMOJI=create .venv/bin/pytest -m browser tests/play
"""


@dataclass
class Play:
    """The process of `stich play`, on a fixed port, with data that outlives the process."""

    data: Path
    language: str = "en"
    pauses: float = 0.1
    """By what the delays of computers and deals are multiplied."""
    emoji: str = os.environ.get("STICH_EMOJI", "off")
    """Whether cards are emoji (`create`), as on the README's pictures; a test that reads letters fails then."""
    database_url: str = ""
    """The PostgreSQL database of the bot; without it, the bot has the file as well."""
    process: asyncio.subprocess.Process | None = None
    address: str = ""
    port: int = field(default_factory=free_port)
    said: list[str] = field(default_factory=list)
    """The lines that the process has printed since its address."""
    _listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start the process and read its address from its output; without an address, kill the process."""
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "play", "--no-open", "--data", str(self.data)),
            *("--port", str(self.port), *(["--database-url", self.database_url] if self.database_url else [])),
            env={
                **os.environ,
                "STICH_PAUSES": str(self.pauses),
                "STICH_BEGINNER_MATCHES": "0",
                "STICH_EMOJI": self.emoji,
                "LC_ALL": f"{self.language}.UTF-8",
                "NO_COLOR": "1",
            },
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        try:
            self.address = await self._printed_address(self.process)
            self._listening = asyncio.create_task(self._listen(self.process), name="output")
            if IMAGES and self.emoji != "off":
                await asyncio.sleep(DRAWN)
        except BaseException:
            await self.end(signal.SIGKILL)
            raise

    @staticmethod
    async def _printed_address(process: asyncio.subprocess.Process) -> str:
        assert process.stdout is not None
        lines = []
        async with asyncio.timeout(PATIENCE / 1000):
            while line := (await process.stdout.readline()).decode():
                lines.append(line)
                if match := re.search(r"http://127\.0\.0\.1:\d+/\S+", line):
                    return match[0]
        raise AssertionError("".join(lines))

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        """Keep what the process prints, and print it: it is shown where a test fails."""
        assert process.stdout is not None
        while line := (await process.stdout.readline()).decode():
            self.said.append(line.rstrip())
            print(line, end="")

    async def end(self, how: signal.Signals) -> int:
        """End the process with this signal, wait for it, and return its exit status."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        status = await asyncio.wait_for(self.process.wait(), PATIENCE / 1000)
        if self._listening is not None:
            await asyncio.wait_for(self._listening, PATIENCE / 1000)
        return status


@dataclass
class Player:
    """One person's tab.

    `answered` lists the answers clicked in the match, in order; `chance` picks from menus; `wanted` is the answer that
    is picked if a menu offers it.
    """

    page: Page
    answered: list[str] = field(default_factory=list)
    chance: Random = field(default_factory=lambda: Random(7))
    wanted: str = ""

    @classmethod
    async def at(cls, browser: Browser, address: str, *, width: int = 1200, height: int = 860) -> "Player":
        page = await browser.new_page(viewport={"width": width, "height": height})
        page.set_default_timeout(PATIENCE)
        await page.goto(address)
        # A field that is not yet usable takes no keys.
        await expect(page.locator("#composer textarea")).to_be_enabled()
        return cls(page)

    async def command(self, text: str) -> None:
        """Write a command with its options and send it."""
        await self.page.locator("#composer textarea").fill(f"/{text} ")
        await expect(self.page.locator(".command")).to_be_visible()
        await self.page.locator("#composer button.send").click()

    @property
    def messages(self) -> Locator:
        return self.page.locator("#messages article.message")

    async def press(self, label: str) -> None:
        """Press the last button with this label; press again if it moved away between finger down and up.

        The page takes no press on a message whose last press has no answer yet, so wait for the answer first.
        """
        button = self.page.get_by_role("button", name=label, exact=True).last
        await expect(self.page.locator("#messages [data-custom-id][aria-busy=true]")).to_have_count(0)
        before = await self.page.evaluate(HITS)
        while await self.page.evaluate(HITS) == before:
            await button.click()

    async def choose(self, menu: str, *labels: str) -> None:
        """Open the menu whose label begins with this text, and choose these entries."""
        await self.page.get_by_role("button", name=re.compile(f"^{re.escape(menu)}")).last.click()
        for label in labels:
            await self.page.locator(".menu [role=option]").get_by_text(label, exact=True).click()
        if len(labels) > 1:
            await self.page.locator(".menu-foot button").click()

    async def open_tab_of(self, browser: Browser, name: str) -> "Player":
        """Open the tab of another person by the link beside their name."""
        link = await self.page.get_by_label(f"Open a new tab as {name}").get_attribute("href")
        return await Player.at(browser, link or "")

    async def answers(self) -> Mapping[str, str]:
        """The possible answers in the newest panel: the action of every enabled button and menu, with its custom id."""
        ids = await self.page.eval_on_selector_all(
            "#messages article.message.ephemeral:last-of-type, #messages article.message.ephemeral",
            """panels => {
                const open = panel => [...panel.querySelectorAll("[data-custom-id]")]
                    .filter(b => !b.disabled && b.getAttribute("aria-disabled") !== "true")
                    .map(b => b.dataset.customId).filter(id => /:(do|choose|pick|weigh)(=|$)/.test(id));
                return panels.map(open).filter(ids => ids.length).at(-1) ?? [];
            }""",
        )
        answers = {}
        for custom_id in ids:
            if answer := ANSWER.fullmatch(custom_id):
                answers[answer[1]] = custom_id
            elif menu := MENU.fullmatch(custom_id):
                answers[f"{menu['single'] or menu['suit'] or menu['several']} {FROM_MENU}"] = custom_id
        return answers

    async def has_a_choice(self) -> None:
        """Wait until there are several answers; the table gives a forced answer itself."""
        async with asyncio.timeout(PATIENCE / 1000):
            while len(await self.answers()) < 2:  # noqa: ASYNC110 - the page has no event for it
                await asyncio.sleep(0.05)

    async def answer(self, action: str, custom_id: str) -> None:
        """Click the answer and wait until the panel changes; the table may give a forced answer in the meantime."""
        if action.endswith(FROM_MENU):
            await self._answer_from_menu(custom_id)
            return
        button = self.page.locator(f'[data-custom-id="{custom_id}"]').last
        moment, weighing, _ = custom_id.partition(":weigh=")
        if weighing:
            # The selected answer stays, highlighted; what is new is the button that confirms it.
            with suppress(TimeoutError):
                await button.click(timeout=QUICKLY)
            confirm = f"{moment}:do={action}"
            with suppress(TimeoutError):
                await self.page.locator(f'[data-custom-id="{confirm}"]').last.wait_for(timeout=QUICKLY)
                await self.answer(action, confirm)
        elif await self._pressed(button):
            self.answered.append(action)

    async def _pressed(self, button: Locator) -> bool:
        """Press the button until it disappears; False if it disappeared without a press.

        A press has no effect if the panel moves below a new message between finger down and up; people press again.
        """
        pressed = False
        for _ in range(PATIENCE // QUICKLY):
            with suppress(TimeoutError):
                await self.press_there(button)
                pressed = True
            with suppress(AssertionError):
                await expect(button).to_have_count(0, timeout=QUICKLY)
                return pressed
        raise AssertionError(f"{button} is still there after a press")

    async def press_there(self, button: Locator) -> None:
        """Press a button.

        Raises:
            TimeoutError: it is not there.
        """
        await button.click(timeout=QUICKLY)

    async def _answer_from_menu(self, custom_id: str) -> None:
        """Choose an entry and confirm it if the panel asks; in a menu of cards or players, pick several."""
        moment = ":".join(custom_id.split(":")[:4])
        _, picking, verb = custom_id.partition(":pick=")
        if picking:
            await self._answer_with_several(custom_id, f"{moment}:do=", verb)
            return
        menu = self.page.locator(f'[data-custom-id="{custom_id}"]')
        async with asyncio.timeout(PATIENCE / 1000):
            while not (picked := await self._picked_in_menu(custom_id)):
                if not await menu.count():
                    return
        confirm = self.page.locator(f'[data-custom-id="{moment}:do={picked}"]')
        for _ in range(QUICKLY // 50):
            if await confirm.count() or not await menu.count():
                break
            await asyncio.sleep(0.05)
        else:
            return
        if await confirm.count():
            await self.answer(picked, f"{moment}:do={picked}")
        else:
            self.answered.append(picked)

    async def _answer_with_several(self, custom_id: str, start: str, verb: str) -> None:
        """Pick entries until the panel, which may move below a new message, shows them; and confirm.

        The button that confirms names picked players, and picked cards by a number.
        """
        menu = self.page.locator(f'[data-custom-id="{custom_id}"]')
        cards = start.removesuffix("do=") + "final="
        final = self.page.locator(
            f'[data-custom-id^="{start}{verb} "]:not([data-custom-id$=" none"]), [data-custom-id^="{cards}"]'
        )
        shown: list[str] = []
        async with asyncio.timeout(PATIENCE / 1000):
            while not shown:
                if await self._picked_in_menu(custom_id):
                    with suppress(TimeoutError):
                        await final.first.wait_for(timeout=QUICKLY)
                elif not await menu.count():
                    return
                shown = await final.evaluate_all("all => all.map(button => button.dataset.customId)")
        if shown[-1].startswith(cards):
            await self._pressed(self.page.locator(f'[data-custom-id="{shown[-1]}"]').last)
        else:
            await self.answer(shown[-1].removeprefix(start), shown[-1])

    async def _picked_in_menu(self, custom_id: str) -> str:
        """Open the menu, click entries and return the last value; "" if the panel moved, which closes the menu."""
        entries = self.page.locator(".menu [role=option]")
        confirm = self.page.locator(".menu-foot button")
        try:
            await self.page.locator(f'[data-custom-id="{custom_id}"]').last.click(timeout=QUICKLY)
            await entries.first.wait_for(timeout=QUICKLY)
            values = await entries.evaluate_all(
                "entries => entries.map(entry => entry.dataset.key.replace(/^choice /, ''))"
            )
            several = await confirm.count() > 0
            picked = self.chance.sample(values, self.chance.randint(1, len(values)) if several else 1)
            picked = [self.wanted] if self.wanted in values else picked
            # A menu may ask for more entries than chance has picked, and then for none beyond them.
            rest = [value for value in values if value not in picked] if several else []
            for value in (*picked, *rest):
                if value in rest and await confirm.is_enabled():
                    break
                entry = self.page.locator(f'.menu [data-key="choice {value}"]')
                if several and not await entry.is_enabled():
                    break
                await entry.click(timeout=QUICKLY)
            if several:
                await confirm.click(timeout=QUICKLY)
        except (TimeoutError, ValueError):
            return ""
        return str(picked[-1])

    async def go_to_table(self) -> None:
        """Go into the table's thread by the way in that the channel shows."""
        await self.page.locator("#messages .thread-card .thread-link").last.click()
        await expect(self.page.get_by_role("heading", level=1)).to_contain_text("›")

    @property
    def panel(self) -> Locator:
        """The hand that was opened last."""
        panels = self.page.locator("#messages article.message.ephemeral")
        return panels.filter(has=self.page.locator(".embed")).last

    @property
    def result(self) -> Locator:
        """The message with the result of the match."""
        public = self.page.locator("#messages article.message:not(.ephemeral)")
        return public.filter(has=self.page.locator('[data-custom-id$=":rematch"]')).last

    async def has_ended(self) -> bool:
        """Whether the match is over, by the table's message or by the player's hand."""
        return await self.page.locator('#messages [data-custom-id$=":rematch"]').count() > 0

    @property
    def table(self) -> Locator:
        """The public message of the current deal; a mention has *My hand*, too, but no embed."""
        public = self.page.locator("#messages article.message:not(.ephemeral)").filter(has=self.page.locator(".embed"))
        return public.filter(has=self.page.locator('[data-custom-id$=":hand"]')).last

    async def picture(self, name: str, fallback: Path, *, of: Locator) -> None:
        """Take a picture of the tab with this message in the middle, for the README or among the test's own files."""
        if IMAGES:
            await asyncio.sleep(SETTLED)
        folder = Path(IMAGES) if IMAGES else fallback
        folder.mkdir(parents=True, exist_ok=True)
        await of.evaluate("message => message.scrollIntoView({block: 'center'})")
        await self.page.evaluate("document.querySelectorAll('[data-do=close-toast]').forEach(button => button.click())")
        await self.page.mouse.move(5, 5)
        await self.page.screenshot(path=folder / f"{name}.png")
