"""People who press what they are asked, and note what they see: their hand goes on, or a sentence says why not."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from bot.text.i18n import Localiser, Voice
from sandbox.testing import Refused
from sandbox.world.model import Message
from tests.soak.evidence import Press
from tests.soak.people import ANSWERS, MENU, SELECTS, Caller, Component, Onlooker, parts_of

AGAIN: Final = frozenset({"rematch"})
WRONG: Final = ("discord-failed", "discord-restarting", "limit-at-once", "tables-unknown")
"""What the bot says where a fault is not understood."""
SAID: Final = ("tables-not-saved", *WRONG)
WAITS: Final = 30.0
"""Seconds after which somebody waits no more for what their press does."""
THINKS: Final = (0.1, 0.6)
ASKS: Final = 6.0
"""Seconds without a question after which somebody asks for the hand."""
LOOK: Final = 0.03
EVERYTHING: Final = 1 << 30

SAVED, TOLD, FAILED, SILENT = "saved", "told", "failed", "silent"
"""What somebody saw of a press: their hand has gone on, a sentence, "This interaction failed", or nothing."""


@cache
def sentences(language: str) -> dict[str, str]:
    """What the bot may say in this language, by its key."""
    voice = Voice(Localiser(), language)
    return {key: voice.text(key) for key in SAID}


@dataclass(slots=True)
class Seen:
    """A press as the checks of the endurance run know it, and what was seen of it, so many seconds later."""

    press: Press
    outcome: str = SILENT
    after: float = WAITS
    said: str = ""
    """The key of the sentence; a sentence that has none here is given itself."""


class Player(Onlooker):
    """One person at one table."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.seen: list[Seen] = []
        self.language = self.box.person(self.name).locale.partition("-")[0]
        self._asked = time.time()

    async def play(self, ending: Callable[[], bool]) -> None:
        """Press what is asked for until it ends."""
        while not ending():
            await asyncio.sleep(self.chance.uniform(*THINKS))
            waits = time.time() - self._asked > ASKS
            if answers := self.open(ANSWERS) or (self.open(AGAIN) if waits else []):
                self._asked = time.time()
                await self.press(*self.chosen(answers))
            elif waits:
                self._asked = time.time()
                await self.command("hand", {"table": self.table})

    async def command(self, path: str, options: dict[str, Any] | None = None) -> Caller | None:
        """Use a command, and wait for its first answer. None: Discord's client refuses."""
        caller = Caller()
        try:
            self.box.command(self.name, self.places[0], path, options or {}, caller)
        except Refused:
            return None
        with suppress(TimeoutError):
            await caller.settled()
        return caller

    async def press(self, message: Message, part: Component, values: list[str] | None = None) -> None:
        """Press it, and wait for what comes of it."""
        table, seat, revision, verb, what = parts_of(part["custom_id"])
        values = values or []
        if part["type"] == MENU and not values:
            offered = [option["value"] for option in part["options"]]
            least, most = part.get("min_values", 1), part.get("max_values", 1)
            values = self.chance.sample(offered, self.chance.randint(least, min(most, len(offered))))
        caller, before = Caller(), self._texts()
        try:
            interaction = self.box.press(self.name, message.id, part["custom_id"], caller, values)
        except Refused:
            return
        press = Press(
            interaction.id, table, int(seat) if seat.isdecimal() else -1, int(revision), verb,
            what if verb == "do" else "", time.time(), lines=EVERYTHING, by=self.name,
        )  # fmt: skip
        seen = Seen(press)
        self.seen.append(seen)
        while time.time() < press.sent + WAITS and not self._came(seen, caller, before):  # noqa: ASYNC110 - a look
            await asyncio.sleep(LOOK)
        if seen.outcome != SILENT:
            seen.after = time.time() - press.sent
        press.state, press.why, press.answered = caller.state, caller.why, caller.at

    def _came(self, seen: Seen, caller: Caller, before: frozenset[tuple[int, str]]) -> bool:
        """Whether anything has come of the press by now; noted there."""
        press = seen.press
        if (revision := self.revision(press.table)) > press.revision:
            seen.outcome = SAVED
            if press.seat >= 0 and press.verb in ANSWERS:
                press.seen = revision
        elif press.verb not in AGAIN and (said := self._said(before)):
            seen.outcome, seen.said = TOLD, said
        elif caller.state == "failed":
            seen.outcome = FAILED
        elif press.verb not in SELECTS | AGAIN or caller.state != "done":
            return False
        else:
            seen.outcome = SAVED
        return True

    def _texts(self) -> frozenset[tuple[int, str]]:
        return frozenset((message.id, message.content) for message in self.messages() if message.content)

    def _said(self, before: frozenset[tuple[int, str]]) -> str:
        """What the bot has said to this person alone since."""
        for number, text in self._texts() - before:
            message = self.box.message(number)
            if message is None or message.viewer is None or message.components:
                continue
            known = sentences(self.language)
            return next((key for key, sentence in known.items() if text.startswith(sentence)), text)
        return ""
