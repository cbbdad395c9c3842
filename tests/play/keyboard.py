"""A player who sees nothing: moves by keys alone, and hears what the page's log for screen readers says."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from playwright.async_api import Page

from tests.independent import vira
from tests.play.match import logged
from tests.play.people import PATIENCE, Play, Player
from tests.play.vira_session import Session

FARTHEST = 200
"""The most presses of Tab from one control of the page to any other."""
LISTEN = """() => {
  window.heard = [];
  const log = document.querySelector("[role=log]");
  new MutationObserver((changes) =>
    changes.forEach((change) => change.addedNodes.forEach((line) => window.heard.push(line.textContent))),
  ).observe(log, { childList: true });
}"""
FOCUS = """() => {
  const at = document.activeElement;
  const button = at.matches("[data-custom-id]") && at.getAttribute("aria-disabled") !== "true";
  return [button ? at.dataset.customId : "", at.closest("#messages") !== null];
}"""
WHERE = """(wanted) => {
  if (document.activeElement.dataset.customId === wanted) return "here";
  const there = document.querySelector(`#messages [data-custom-id="${CSS.escape(wanted)}"]`);
  return there && there.getAttribute("aria-disabled") !== "true" ? "elsewhere" : "gone";
}"""
ACTIVE = """() => document.querySelector(".menu .choice-active")?.dataset.key ?? "" """


@dataclass
class Keys:
    """The keys of one page, what was heard there, and how many keys were pressed."""

    page: Page
    heard: list[str] = field(default_factory=list)
    pressed: int = 0
    used: str = ""
    """The control that was pressed last."""

    async def listen(self) -> None:
        """Keep from now on what the page announces."""
        await self.page.evaluate(LISTEN)

    async def hear(self) -> list[str]:
        """All that was announced since `listen`, in order."""
        self.heard += await self.page.evaluate("window.heard.splice(0)")
        return self.heard

    async def press(self, *keys: str) -> None:
        """Press these keys one after another."""
        for key in keys:
            await self.page.keyboard.press(key)
            self.pressed += 1

    async def focus(self) -> str:
        """The custom id of the button or menu that a key would press now; "" for none. The focus stays in the list."""
        custom_id, inside = await self.page.evaluate(FOCUS)
        assert inside, "the focus has left the messages"
        return str(custom_id)

    async def go_to(self, wanted: str) -> bool:
        """Move by Tab to the last control with this custom id; False if it is not there any longer."""
        for _ in range(FARTHEST):
            there = await self.page.evaluate(WHERE, wanted)
            if there != "elsewhere":
                return bool(there == "here")
            await self.press("Tab")
        raise AssertionError(f"no Tab leads to {wanted}")

    async def use(self, custom_id: str, key: str = "Enter") -> bool:
        """Move to this control and press it; False if it is not there any longer."""
        if not await self.go_to(custom_id):
            return False
        self.used = custom_id
        await self.press(key)
        return True

    async def choose(self, custom_id: str, values: Sequence[str], *, several: bool = False) -> bool:
        """Open this menu, mark exactly these entries and confirm; False if it has closed meanwhile."""
        if not await self.use(custom_id):
            return False
        entries = self.page.locator(".menu [role=option]")
        keys = await entries.evaluate_all("all => all.map(e => [e.dataset.key, e.getAttribute('aria-selected')])")
        wanted = {f"choice {value}" for value in values}
        wrong = [key for key, ticked in keys if (ticked == "true") != (key in wanted)]
        await self.press("Home")
        # Untick first: a menu accepts no entry beyond its maximum.
        for key in sorted(wrong, key=lambda key: key in wanted):
            await self.press("Home")
            for _ in keys:
                if await self.page.evaluate(ACTIVE) == key:
                    break
                await self.press("ArrowDown")
            await self.press("Enter")
        if not wrong:
            await self.press("Escape")
        elif several and await entries.count():
            await self.press("Tab", "Enter")
        return True


class KeyboardSession(Session):
    """A session whose only person answers by keys."""

    def __init__(self, play: Play, player: Player, keys: Keys) -> None:
        super().__init__(play, {0: player})
        self.keys = keys

    async def answer(self, action: str) -> None:
        """Give this answer by keys until the log has it; a second Enter on a card must play no other."""
        player = self.people[0]
        async with asyncio.timeout(PATIENCE / 1000):
            # The page may not have drawn the answer before.
            while ":do=play" in (focus := await self.keys.focus()) and focus == self.keys.used:  # noqa: ASYNC110 - the page has no event for it
                await asyncio.sleep(0.02)
        assert ":do=play" not in focus, f"Enter would play {focus} unsought"
        async with asyncio.timeout(2 * PATIENCE / 1000):
            while not self.catch_up():
                if action.split()[0] in vira.LISTS:
                    await self.pick(action)
                    continue
                answers = await player.answers()
                if action not in answers:
                    await self._from_menu(player, action)
                elif await self.keys.use(answers[action]) and action.startswith("play "):
                    await self.keys.press("Enter")
                await self._confirm(action)

    async def _confirm(self, action: str) -> None:
        """Confirm what is shown before it is final."""
        for _ in range(40):
            if len(self._lines()) > self.lines:
                return
            for custom_id in (await self.people[0].answers()).values():
                if custom_id.endswith(f":do={action}") and not action.startswith("play "):
                    await self.keys.use(custom_id)
            await asyncio.sleep(0.05)

    async def _from_menu(self, player: Player, action: str) -> None:
        menu = await self.menu_of(player, action)
        for custom_id in (await player.answers()).values():
            button = player.panel.locator(f'[data-custom-id="{custom_id}"]')
            if ":choose=" in custom_id and menu in await button.inner_text():
                await self.keys.choose(custom_id, [action])
                return
        await asyncio.sleep(0.05)

    async def pick(self, action: str) -> None:
        """Choose cards in the menus, or none by its button, and confirm."""
        player, cards = self.people[0], [card for card in action.split()[1:] if card != "none"]
        moment = await self.moment(player)
        if moment is None:
            return
        if not cards:
            await self.keys.use(f"{moment}:none")
        picked = vira.pick(self.table)
        for number in range(await player.panel.locator(f'[data-custom-id^="{moment}:pick="]').count()):
            menu = player.panel.locator(f'[data-custom-id^="{moment}:pick="]').nth(number)
            await self.keys.choose(await menu.get_attribute("data-custom-id") or "", cards, several=True)
            await asyncio.sleep(0.3)
        mask = sum(1 << picked["from"].index(card) for card in cards)
        await self.keys.use(f"{moment}:final={mask:x}")
        for _ in range(40):
            if len(self._lines()) > self.lines:
                return
            await asyncio.sleep(0.05)

    def _lines(self) -> list[str]:
        return logged(self.play)[0].splitlines()
