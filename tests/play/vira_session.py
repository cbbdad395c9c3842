"""Plays a session of Vira in the page by a plan for each deal: its calls, decisions, exchanges and play."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from playwright.async_api import Locator, TimeoutError, expect

from bot.text.i18n import Localiser
from tests.independent import record, vira
from tests.independent.vira_cards import height, in_order, winner_of
from tests.independent.vira_play import loses_all
from tests.independent.vira_table import ROWS
from tests.play.match import logged
from tests.play.people import PATIENCE, QUICKLY, Play, Player

WORDS = Localiser()
MENU_OF = {
    **dict.fromkeys(("buy", "turne", "vingel", "tringel", "solo"), "play"),
    **dict.fromkeys(("gask", "gok", "vira"), "gask"),
    **dict.fromkeys(("kopmisar", "solomisar"), "misere"),
    **dict.fromkeys(("stand", "re-exchange"), "decide"),
    "sharpen": "sharpen", "trump": "trumps", "misere": "instead",
}  # fmt: skip
"""The menu of each answer: of a bid by its family, of any other by its first word."""
Table: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of a deal. Without a planned answer a player passes, stays with the contract and plays."""

    contract: str
    """The contract to be played."""
    calls: tuple[str, ...]
    """The calls of the auction in order, beginning with forehand."""
    wishes: tuple[str, ...] = ()
    """Answers given once, when they are legal: the stronger contract, the plan, the second exchange, surrender."""
    exchanged: int = 4
    """The number of cards that the declarer exchanges, where the number is free; each defender exchanges one."""
    fails: bool = False
    """Whether everybody plays so that the declarer fails the contract."""


@dataclass
class Session:
    """The table, which the second reading follows in the log, and the people at it by seat."""

    play: Play
    people: Mapping[int, Player]
    plan: Plan = field(default_factory=lambda: Plan("", ()))
    table: Table = field(default_factory=dict)
    lines: int = 0
    called: int = 0
    wished: list[str] = field(default_factory=list)

    def catch_up(self) -> bool:
        """Follow the new lines of the log; False if there are none. A line that the second reading refuses fails."""
        text, _ = logged(self.play)
        lines = text.splitlines()
        new = lines[self.lines :]
        if not self.lines:
            self.table = record.start(new.pop(0))
        for line in new:
            record.follow(self.table, line)
        self.lines = len(lines)
        return bool(new)

    @property
    def due(self) -> int | str:
        due: int | str = vira.due(self.table)
        return due

    # ------------------------------------------------------------------------------------------------------ the plan

    def planned(self) -> str:
        """The planned answer of the seat whose turn it is."""
        picked = vira.pick(self.table)
        if picked is not None:
            return self._cards(picked)
        phase, legal = self.table["phase"], vira.legal(self.table)
        if phase == "auction":
            return self._call(legal)
        if phase == "play":
            return f"play {self._card([action.split()[1] for action in legal])}"
        for wish in self.wished:
            if wish in legal:
                self.wished.remove(wish)
                return wish
        usual = [action for action in ("sharpen none", "stand") if action in legal]
        return usual[0] if usual else max(action for action in legal if action.startswith("trump "))

    def _call(self, legal: Sequence[str]) -> str:
        """The next call of the plan, then passes; beside computers either may be illegal: then another call."""
        self.called += 1
        planned = self.plan.calls[self.called - 1 : self.called] or ("pass",)
        if len(self.people) == self.table["seats"]:
            return planned[0]
        return next(call for call in (*planned, "pass", *legal) if call in legal)

    def _cards(self, picked: Mapping[str, Any]) -> str:
        """Keep the best cards and discard the worst; the first defender exchanges one card, the second none."""
        declares = self.due == self.table["declarer"]
        count = self.plan.exchanged if declares else len(self.table["buyers"])
        count = max(picked["min"], min(count, picked["max"]))
        worst_first = sorted(picked["from"], key=self._worth, reverse=self.plays_to_lose())
        cards = worst_first[-count:] if picked["act"] == "keep" else worst_first[:count]
        return " ".join((picked["act"], *(in_order(cards) or ["none"])))

    def _worth(self, card: str) -> tuple[bool, int]:
        return card[1] == self.table["trump"], height(card)

    def plays_to_lose(self) -> bool:
        """Whether the seat whose turn it is plays to lose tricks."""
        lose = loses_all(self.table) or "misere" in self.plan.wishes
        return lose ^ self.plan.fails ^ (self.due != self.table["declarer"])

    def _card(self, legal: Sequence[str]) -> str:
        trick, trump = self.table["trick"], self.table["trump"]
        winning = [card for card in legal if winner_of([*trick, card], trump) == len(trick)]
        losing = [card for card in legal if card not in winning]
        if self.plays_to_lose():
            return max(losing, key=height) if losing else min(winning, key=self._worth)
        return max(winning, key=self._worth) if winning else min(losing, key=self._worth)

    # ------------------------------------------------------------------------------------------------------ the page

    async def play_deal(self, plan: Plan) -> None:
        """Play the current or next deal to its end by this plan."""
        number = self.begin(plan)
        await self.go_on(lambda: self.table["deals"] == number)

    def begin(self, plan: Plan) -> int:
        """Set the plan of the current or next deal, and return the number of that deal."""
        self.catch_up()
        self.plan, self.called, self.wished = plan, 0, list(plan.wishes)
        return int(self.table["deals"]) + 1

    async def go_on(self, until: Callable[[], bool]) -> None:
        """Give the planned answers until `until` holds."""
        while await self.asked(until) is not None:
            await self.answer(self.planned())

    async def asked(self, until: Callable[[], bool] = lambda: False) -> int | None:
        """Wait for a person with several answers, and return their seat; None as soon as `until` holds.

        The table gives a forced answer itself.
        """
        async with asyncio.timeout(PATIENCE / 1000):
            while True:
                self.catch_up()
                if until():
                    return None
                if self.due in self.people and not self._forced():
                    return int(self.due)
                await asyncio.sleep(0.02)

    def _forced(self) -> bool:
        return vira.pick(self.table) is None and len(vira.legal(self.table)) == 1

    async def answer(self, action: str) -> None:
        """Give this answer in the page for the person whose turn it is, until the log has it."""
        seat = int(self.due)
        player, word = self.people[seat], action.split()[0]
        async with asyncio.timeout(2 * PATIENCE / 1000):
            while not self.catch_up():
                if word in vira.LISTS:
                    await self.pick(action)
                else:
                    await self._say(player, action)

    async def _say(self, player: Player, action: str) -> None:
        """Give an answer by its button, or else in its menu."""
        answers = await player.answers()
        if ":do=" in answers.get(action, ""):
            if await press(player, answers[action]) and await self._logged_soon():
                player.answered.append(action)
            return
        if action in answers:
            await player.answer(action, answers[action])
            return
        player.wanted = action
        menu = await self.menu_of(player, action)
        for answer, custom_id in answers.items():
            if ":choose=" in custom_id and await has_text(player, custom_id, menu):
                await player.answer(answer, custom_id)
                return
        await asyncio.sleep(0.05)

    async def _logged_soon(self) -> bool:
        """Whether the log grows soon."""
        for _ in range(QUICKLY // 20):
            if len(logged(self.play)[0].splitlines()) > self.lines:
                return True
            await asyncio.sleep(0.02)
        return False

    async def menu_of(self, player: Player, action: str) -> str:
        """The label of the menu that has an answer."""
        word, *rest = action.split()
        group = MENU_OF.get(ROWS[rest[0]]["family"] if word == "bid" else word, "calls")
        if word == "surrender":
            others = vira.legal(self.table)
            group = "instead" if "misere" in others else "decide" if "stand" in others else "surrender"
        language = (await player.page.locator("html").get_attribute("lang") or "en")[:2]
        return WORDS.text(language, f"vira-group-{group}")

    # ------------------------------------------------------------------------------------------------------ picking

    async def pick(self, action: str) -> None:
        """Choose cards in the menus, or none by its button, and confirm."""
        player, picked = self.people[int(self.due)], vira.pick(self.table)
        cards = action.split()[1:]
        moment = await self.moment(player)
        if moment is None:
            return
        if cards == ["none"]:
            cards = []
            await press(player, f"{moment}:none")
        else:
            await self.choose(player, moment, cards)
        mask = sum(1 << picked["from"].index(card) for card in cards)
        if await press(player, f"{moment}:final={mask:x}") and await self._logged_soon():
            player.answered.append(action)

    async def moment(self, player: Player) -> str | None:
        """The beginning of the custom ids of the player's decision, if it is about cards; else None."""
        for custom_id in (await player.answers()).values():
            if ":pick=" in custom_id:
                return custom_id.partition(":pick=")[0]
        await asyncio.sleep(0.05)
        return None

    async def choose(self, player: Player, moment: str, cards: Sequence[str]) -> None:
        """Tick exactly these cards in the menus of cards."""
        menus = player.panel.locator(f'[data-custom-id^="{moment}:pick="]')
        for number in range(await menus.count()):
            try:
                await tick(player, menus.nth(number), cards)
            except TimeoutError:
                return


async def press(player: Player, custom_id: str) -> bool:
    """Press the button with this id; False if it does not appear soon."""
    button = player.panel.locator(f'[data-custom-id="{custom_id}"]')
    try:
        await button.click(timeout=QUICKLY)
    except TimeoutError:
        return False
    return True


async def has_text(player: Player, custom_id: str, text: str) -> bool:
    """Whether the menu with this id still exists and has this text."""
    try:
        return text in await player.panel.locator(f'[data-custom-id="{custom_id}"]').inner_text(timeout=QUICKLY)
    except TimeoutError:
        return False


async def tick(player: Player, menu: Locator, cards: Sequence[str]) -> None:
    """Open a menu and tick exactly those of its entries that are among these cards; change nothing if they are ticked.

    Raises:
        TimeoutError: the panel moved below a new message, which closes its menu.
    """
    before = await player.panel.inner_text()
    await menu.click(timeout=QUICKLY)
    entries = player.page.locator(".menu [role=option]")
    await entries.first.wait_for(timeout=QUICKLY)
    ticked = await entries.evaluate_all(
        "all => all.map(e => [e.dataset.key.replace(/^choice /, ''), e.getAttribute('aria-selected') === 'true'])"
    )
    wrong = [key for key, is_ticked in ticked if is_ticked != (key in cards)]
    # Untick first: a menu accepts no entry beyond its maximum.
    for key in sorted(wrong, key=lambda key: key in cards):
        await player.page.locator(f'.menu [data-key="choice {key}"]').click(timeout=QUICKLY)
    if not wrong:
        await player.page.keyboard.press("Escape")
        return
    # A menu for a single card closes at the click and has no button.
    if await entries.count():
        await player.page.locator(".menu-foot button").click(timeout=QUICKLY)
    await expect(player.panel).not_to_have_text(before, timeout=QUICKLY)
