"""A session of Vira in the page that goes as it is planned: each deal's calls, plans, exchanges and play."""

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
"""In which menu a bid of a family stands, and any other answer."""
Table: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Plan:
    """How a deal is to go. What is not planned is passed, stayed with and played."""

    contract: str
    """What is to be played."""
    calls: tuple[str, ...]
    """In their order, from forehand on."""
    wishes: tuple[str, ...] = ()
    """What is said when it can be said, each once: the stronger contract, the plan, the second exchange, surrender."""
    exchanged: int = 4
    """How many cards the declarer exchanges, if he may choose; each defender takes one."""
    fails: bool = False
    """Everybody plays so that the declarer misses what he has promised."""


@dataclass
class Session:
    """The table as the second reading follows it in the log, and the people at it by seat."""

    play: Play
    people: Mapping[int, Player]
    plan: Plan = field(default_factory=lambda: Plan("", ()))
    table: Table = field(default_factory=dict)
    lines: int = 0
    called: int = 0
    wished: list[str] = field(default_factory=list)

    def catch_up(self) -> bool:
        """Follow what is new in the log; a line that the second reading does not allow fails."""
        text, _ = logged(self.play)
        found = text.splitlines()
        new = found[self.lines :]
        if not self.lines:
            self.table = record.start(new.pop(0))
        for line in new:
            record.follow(self.table, line)
        self.lines = len(found)
        return bool(new)

    @property
    def due(self) -> int | str:
        due: int | str = vira.due(self.table)
        return due

    # ------------------------------------------------------------------------------------------------------ the plan

    def planned(self) -> str:
        """What whoever is asked answers by the plan."""
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
        """The next call of the plan, then passes; a computer may have bid higher, and may leave it to him to open."""
        self.called += 1
        planned = self.plan.calls[self.called - 1 : self.called] or ("pass",)
        if len(self.people) == self.table["seats"]:
            return planned[0]
        return next(one for one in (*planned, "pass", *legal) if one in legal)

    def _cards(self, picked: Mapping[str, Any]) -> str:
        """The worst cards go away and the best stay; a defender changes one if he is the first, the other none."""
        declares = self.due == self.table["declarer"]
        count = self.plan.exchanged if declares else len(self.table["buyers"])
        count = max(picked["min"], min(count, picked["max"]))
        worst_first = sorted(picked["from"], key=self._worth, reverse=self.down())
        cards = worst_first[-count:] if picked["act"] == "keep" else worst_first[:count]
        return " ".join((picked["act"], *(in_order(cards) or ["none"])))

    def _worth(self, card: str) -> tuple[bool, int]:
        return card[1] == self.table["trump"], height(card)

    def down(self) -> bool:
        """Whether who is due is to take no tricks."""
        lose = loses_all(self.table) or "misere" in self.plan.wishes
        return lose ^ self.plan.fails ^ (self.due != self.table["declarer"])

    def _card(self, legal: Sequence[str]) -> str:
        trick, trump = self.table["trick"], self.table["trump"]
        winning = [card for card in legal if winner_of([*trick, card], trump) == len(trick)]
        losing = [card for card in legal if card not in winning]
        if self.down():
            return max(losing, key=height) if losing else min(winning, key=self._worth)
        return max(winning, key=self._worth) if winning else min(losing, key=self._worth)

    # ------------------------------------------------------------------------------------------------------ the page

    async def play_deal(self, plan: Plan) -> None:
        """Play the deal that is about to be dealt, or has been, to its end."""
        number = self.begin(plan)
        await self.go_on(lambda: self.table["deals"] == number)

    def begin(self, plan: Plan) -> int:
        """Take this plan for the deal that is about to be dealt, or has been; its number."""
        self.catch_up()
        self.plan, self.called, self.wished = plan, 0, list(plan.wishes)
        return int(self.table["deals"]) + 1

    async def go_on(self, until: Callable[[], bool]) -> None:
        """Whoever is asked answers as it is planned, until that holds, or somebody is asked that it holds for."""
        while await self.asked(until) is not None:
            await self.answer(self.planned())

    async def asked(self, until: Callable[[], bool] = lambda: False) -> int | None:
        """Wait until a person has several answers; nobody once that holds. A single answer the table gives itself."""
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
        """The person who is asked gives this answer in the page, until it stands in the log."""
        seat = int(self.due)
        player, word = self.people[seat], action.split()[0]
        async with asyncio.timeout(2 * PATIENCE / 1000):
            while not self.catch_up():
                if word in vira.LISTS:
                    await self.pick(action)
                else:
                    await self._say(player, action)

    async def _say(self, player: Player, action: str) -> None:
        """By its button, or in the menu in which it stands."""
        found = await player.answers()
        if ":do=" in found.get(action, ""):
            if await press(player, found[action]) and await self._landed():
                player.answered.append(action)
            return
        if action in found:
            await player.answer(action, found[action])
            return
        player.wanted = action
        menu = await self.menu_of(player, action)
        for answer, custom_id in found.items():
            if ":choose=" in custom_id and await says(player, custom_id, menu):
                await player.answer(answer, custom_id)
                return
        await asyncio.sleep(0.05)

    async def _landed(self) -> bool:
        """Whether something new stands in the log soon."""
        for _ in range(QUICKLY // 20):
            if len(logged(self.play)[0].splitlines()) > self.lines:
                return True
            await asyncio.sleep(0.02)
        return False

    async def menu_of(self, player: Player, action: str) -> str:
        """What the menu is called in which an answer stands."""
        word, *what = action.split()
        group = MENU_OF.get(ROWS[what[0]]["family"] if word == "bid" else word, "calls")
        if word == "surrender":
            others = vira.legal(self.table)
            group = "instead" if "misere" in others else "decide" if "stand" in others else "surrender"
        language = (await player.page.locator("html").get_attribute("lang") or "en")[:2]
        return WORDS.text(language, f"vira-group-{group}")

    # ------------------------------------------------------------------------------------------------------ picking

    async def pick(self, action: str) -> None:
        """Choose cards in the menus, or none by its button, and make it final."""
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
        if await press(player, f"{moment}:final={mask:x}") and await self._landed():
            player.answered.append(action)

    async def moment(self, player: Player) -> str | None:
        """The beginning of the ids of what he is asked, if he is asked for cards."""
        for custom_id in (await player.answers()).values():
            if ":pick=" in custom_id:
                return custom_id.partition(":pick=")[0]
        await asyncio.sleep(0.05)
        return None

    async def choose(self, player: Player, moment: str, cards: Sequence[str]) -> None:
        """Tick these cards, and no others, in every menu of cards."""
        menus = player.panel.locator(f'[data-custom-id^="{moment}:pick="]')
        for number in range(await menus.count()):
            try:
                await tick(player, menus.nth(number), cards)
            except TimeoutError:
                return


async def press(player: Player, custom_id: str) -> bool:
    """Press the button with this id, if it comes soon; whether it came."""
    button = player.panel.locator(f'[data-custom-id="{custom_id}"]')
    try:
        await button.click(timeout=QUICKLY)
    except TimeoutError:
        return False
    return True


async def says(player: Player, custom_id: str, text: str) -> bool:
    """Whether the menu with this id is still there and says that."""
    try:
        return text in await player.panel.locator(f'[data-custom-id="{custom_id}"]').inner_text(timeout=QUICKLY)
    except TimeoutError:
        return False


async def tick(player: Player, menu: Locator, cards: Sequence[str]) -> None:
    """Open a menu and let these of its cards be ticked and no others; it stays as it is if they are.

    Raises:
        TimeoutError: the panel moved below a new message, which closes its menu.
    """
    before = await player.panel.inner_text()
    await menu.click(timeout=QUICKLY)
    entries = player.page.locator(".menu [role=option]")
    await entries.first.wait_for(timeout=QUICKLY)
    ticked = await entries.evaluate_all(
        "all => all.map(one => [one.dataset.key.replace(/^choice /, ''), one.getAttribute('aria-selected') === 'true'])"
    )
    wrong = [key for key, is_ticked in ticked if is_ticked != (key in cards)]
    # What is ticked too much goes first: a menu takes no more than it wants.
    for key in sorted(wrong, key=lambda key: key in cards):
        await player.page.locator(f'.menu [data-key="choice {key}"]').click(timeout=QUICKLY)
    if not wrong:
        await player.page.keyboard.press("Escape")
        return
    # Where one card is wanted, a click on it is enough.
    if await entries.count():
        await player.page.locator(".menu-foot button").click(timeout=QUICKLY)
    await expect(player.panel).not_to_have_text(before, timeout=QUICKLY)
