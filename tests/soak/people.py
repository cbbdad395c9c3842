"""Scripted people: they look at what the sandbox shows them and press its buttons, some of them old ones."""

import asyncio
import random
import time
from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any, Final

from bot.text.i18n import DECKS, Localiser, Voice
from engine.cards import CARD_TEXTS, Card, card_text, parse_card
from sandbox.testing import DrivenSandbox, Refused
from sandbox.validation.components import walk
from sandbox.world.model import Interaction, Message
from tests.discord.secrecy import texts_in
from tests.soak.evidence import Evidence, Press, Queued, Standing, Vote
from tests.soak.faults import Weather
from tests.soak.log_file import LogFile
from tests.soak.process import BotProcess

THINKS: Final = (0.2, 1.2)
"""Seconds until somebody looks again."""
ASKS: Final = 5.0
"""Seconds without a question after which somebody asks for the hand."""
ANSWERED: Final = 3.0
"""Seconds that Discord gives for the first answer."""
SEEN: Final = 3.0
"""Seconds within which the hand shows that the press has moved something."""
OLD: Final = 0.06
"""The part of the presses that are of buttons of old messages, where any stand."""
ANSWERS: Final = frozenset(
    {"do", "choose", "weigh", "pick", "none", "final", "read", "next", "back", "go-on", "continue"}
)
CLAIM: Final = frozenset({"claim"})
CLAIMS: Final = 0.7
"""How likely somebody claims the rest, where it is offered."""
VOTES: Final = frozenset({"agree", "decline"})
ANSWERS_VOTES: Final = 0.3
"""How likely somebody who sees a proposal answers it at this look."""
AGREES: Final = 0.6
QUEUE: Final = frozenset({"queue"})
QUEUES: Final = 0.3
"""How likely somebody who can queues a card."""
READ: Final = 1.5
"""Seconds for which somebody else looks whether they can read the queued card."""
FOLLOWS: Final = 2.0
"""Seconds within which an answer shows the button that follows."""
BACK: Final = 0.1
"""How likely somebody takes their last move back, where they can."""
TAKE_BACK: Final = frozenset({"takeback"})
SELECTS: Final = frozenset({"choose", "weigh", "pick", "none"})
"""Those of the answers that only select: the hand changes, the log does not."""
LOOKS: Final = frozenset({"score", "why", "details", "rules", "hand", "advice"})
MENU: Final = 3
Component = dict[str, Any]


@cache
def _spelled(card: Card) -> tuple[str, ...]:
    """The ways in which a card is named: in an id, and in a text of any language and deck."""
    localiser = Localiser()
    words = {f"play {card_text(card)}", f".{card_text(card)}"}
    for language, deck in product(localiser.languages, DECKS):
        words |= {Voice(localiser, language, deck).card(card), localiser.card_in_words(language, card, deck)}
    return tuple(words)


class Caller:
    """Hears of the outcome of one press or command."""

    def __init__(self) -> None:
        self.state, self.why = "sent", None
        self.at: float | None = None
        self.answers: list[int] = []
        self._settled = asyncio.Event()

    def progress(self, state: str, why: str | None = None) -> None:
        """The first answer is there, or it failed."""
        self.state, self.why = state, why
        self.at = self.at or time.time()
        self._settled.set()

    def choices(self, choices: list[Any]) -> None:
        """Nobody here types."""

    def modal(self, interaction: Interaction, modal: Any) -> None:
        """Nobody here fills in forms."""

    def answered(self, message: Message) -> None:
        """Note the message that is the answer."""
        self.answers.append(message.id)

    async def settled(self) -> None:
        """Wait for the first answer, or until Discord gives up."""
        await asyncio.wait_for(self._settled.wait(), ANSWERED + 2)


def parts_of(custom_id: str) -> tuple[str, str, str, str, str]:
    """Table, seat, revision, verb and the rest of a button's id."""
    _, table, seat, revision, verb = custom_id.split(":", 4)
    verb, _, what = verb.partition("=")
    return table, seat, revision, verb, what


class Onlooker:
    """What one person sees of one table: `table` and `places` are set by whoever seats them."""

    def __init__(self, name: str, box: DrivenSandbox, chance: random.Random) -> None:
        self.name, self.box, self.chance = name, box, chance
        self.id = box.person(name).id
        self.table: str | None = None
        """The table at which they sit and that is played."""
        self.places: list[int | str] = []

    def messages(self) -> list[Message]:
        """What this person sees of the table, oldest first; direct messages too."""
        seen: list[Message] = []
        for place in (*self.places, f"@{self.name}"):
            try:
                seen += self.box.open_messages(self.name, place)
            except KeyError:  # the channel is gone
                continue
        return seen

    def open(self, verbs: frozenset[str]) -> list[tuple[Message, Component]]:
        """The components that can be pressed and have one of these verbs, about the table."""
        return [
            (message, part)
            for message in self.messages()
            for part in walk(message.components)
            if "custom_id" in part
            and not part.get("disabled")
            and parts_of(part["custom_id"])[0] == self.table
            and parts_of(part["custom_id"])[3] in verbs
        ]

    def revision(self, of: str | None = None) -> int:
        """The latest number in this person's own hand at a table, without a name the present one."""
        of = of or self.table
        ids = [
            parts_of(part["custom_id"])
            for message in self.messages()
            for part in walk(message.components)
            if "custom_id" in part
        ]
        return max((int(revision) for table, seat, revision, *_ in ids if table == of and seat != "-"), default=0)

    def parts(self, message: Message) -> list[Component]:
        """The components of a message that can be pressed."""
        return [part for part in walk(message.components) if "custom_id" in part and not part.get("disabled")]

    def chosen(self, answers: list[tuple[Message, Component]]) -> tuple[Message, Component]:
        """One of the answers; what makes a selection final comes first most of the time."""
        selected = {message.id for message, _ in self.open(frozenset({"drop", "final"}))}
        final = [
            (message, part)
            for message, part in answers
            if message.id in selected and parts_of(part["custom_id"])[3] in ("final", "do")
        ]
        if final and self.chance.random() < 0.8:
            return self.chance.choice(final)
        menus = [answer for answer in answers if answer[1]["type"] == MENU]
        if menus and self.chance.random() < 0.5:
            return self.chance.choice(menus)
        return self.chance.choice(answers)


class Somebody(Onlooker):
    """One person at one table: `table` and `places` are set by their party."""

    def __init__(
        self,
        name: str,
        box: DrivenSandbox,
        bot: BotProcess,
        log: LogFile,
        weather: Weather,
        evidence: Evidence,
        chance: random.Random,
        *,
        sleeps: bool = False,
    ) -> None:
        super().__init__(name, box, chance)
        self.bot, self.log, self.weather, self.evidence, self.sleeps = bot, log, weather, evidence, sleeps
        self.others: list[Somebody] = []
        """The others of their party."""
        self._asked = time.time()

    # -- looking -----------------------------------------------------------

    def old(self) -> list[tuple[Message, Component]]:
        """The components that can be pressed and belong to another table, or to an earlier step of this one."""
        now, old = self.revision(), []
        for message in self.messages():
            for part in walk(message.components):
                if "custom_id" in part and not part.get("disabled"):
                    table, seat, revision, verb, _ = parts_of(part["custom_id"])
                    earlier = verb in ANSWERS | LOOKS | TAKE_BACK | CLAIM and seat != "-" and int(revision) < now
                    elsewhere = table != self.table and verb in ANSWERS | LOOKS | TAKE_BACK | CLAIM | VOTES | QUEUE
                    if earlier or elsewhere:
                        old.append((message, part))
        return old

    # -- acting ------------------------------------------------------------

    async def act(self) -> None:
        """Look, and press what is asked for, if anything is."""
        await asyncio.sleep(self.chance.uniform(*THINKS))
        if self.sleeps or not self.bot.present or self.table is None:
            return
        if self.chance.random() < OLD and (old := self.old()):
            await self.press(*self.chance.choice(old), old=True)
            return
        if self.chance.random() < BACK and (backs := self.open(TAKE_BACK)):
            await self.press(*self.chance.choice(backs))
            return
        if self.chance.random() < CLAIMS and (claims := self.open(CLAIM)):
            await self.press(*self.chance.choice(claims))
            return
        if self.chance.random() < ANSWERS_VOTES and (votes := self.open(VOTES)):
            verb = "agree" if self.chance.random() < AGREES else "decline"
            await self.vote(*next(vote for vote in votes if parts_of(vote[1]["custom_id"])[3] == verb))
            return
        answers = self.open(ANSWERS)
        if not answers:
            if self.chance.random() < QUEUES and (cards := self.open(QUEUE)):
                await self.queue(*self.chance.choice(cards))
                return
            if time.time() - self._asked > ASKS:
                self._asked = time.time()
                await self.command("hand", {"table": self.table})
            elif self.chance.random() < 0.05 and (looks := self.open(LOOKS)):
                await self.press(*self.chance.choice(looks))
            return
        self._asked = time.time()
        await self.press(*self.chosen(answers))

    async def vote(self, message: Message, part: Component) -> None:
        """Answer a proposal; note whether it is stored, where that same proposal is still open then."""
        table, _, revision, verb, key = parts_of(part["custom_id"])
        press = await self.press(message, part)
        if press is None or press.state != "done":
            return
        now = await self._standing(table, lambda now: (self.id in now.agreed) is (verb == "agree"))
        if now is None or (now.proposal, now.number) != (key, int(revision) // 100_000):
            return
        seat = now.people.get(self.id)
        if seat is not None and seat != now.kicked:  # nobody votes on themselves
            self.evidence.votes.append(Vote(press.interaction, table, verb == "agree", self.id in now.agreed))

    async def queue(self, message: Message, part: Component) -> None:
        """Queue a card, or take it back; note whether it is stored, and whether one of the others can read it."""
        table, seat, revision, _, what = parts_of(part["custom_id"])
        deal, _, text = what.partition(".")
        card = parse_card(text) if text in CARD_TEXTS else None
        reader = self.chance.choice(self.others) if self.others else None
        before = self.log.standing(table)
        knew = card is None or reader is None or reader.reads(card, table)
        press = await self.press(message, part)
        if card is None or press is None or press.state != "done" or before is None:
            return
        place = int(seat)
        now = await self._standing(table, lambda now: now.queued.get(place) == text)
        if now is None or not before.state == now.state == "playing":
            return
        lines, number = now.lines, now.number
        if (before.number, before.lines) != (number, lines) or {place} & (before.autopilot | now.autopilot):
            return
        if number != int(revision) // 100_000 or now.people.get(self.id) != place:
            return
        stored, read, until = now.queued.get(place), "", time.time() + READ
        while reader is not None and not knew and not read and time.time() < until:
            await asyncio.sleep(0.1)
            reads, after = reader.reads(card, table), self.log.standing(table)
            if after is None or (after.number, after.lines) != (number, lines):
                break
            read = reads
        self.evidence.queued.append(
            Queued(
                press.interaction, f"{table}-{number}", lines, int(deal), place, card,
                None if stored is None else parse_card(stored),
                now.people.get(reader.id) if reader is not None else None, read,
            )
        )  # fmt: skip

    async def _standing(self, table: str, kept: Callable[[Standing], bool]) -> Standing | None:
        """What is stored of a table once it is as it was pressed, or `SEEN` seconds later; None: the bot has gone.

        The first answer may say only that the press has arrived.
        """
        until = time.time() + SEEN
        while (now := self.log.standing(table)) is not None and not kept(now) and time.time() < until:
            if not self.bot.present:
                return None
            await asyncio.sleep(0.1)
        return now

    def reads(self, card: Card, table: str) -> str:
        """The text that names the card, of a message that this person sees, about this table or for them alone."""
        spelled, own = _spelled(card), self.box.open_messages(self.name, f"@{self.name}")
        for message in self.messages():
            about = {parts_of(part["custom_id"])[0] for part in self.parts(message)}
            if table in about or (not about and (message.ephemeral or message in own)):
                texts = texts_in([message.content, message.embeds, message.components])
                for text in texts:
                    if any(word in text for word in spelled):
                        return text
        return ""

    async def follow(
        self, caller: Caller | None, verb: str, what: str | None = None, values: list[str] | None = None
    ) -> Press | None:
        """Press the last button of this verb (that carries `what`) on an answer, once it is there; None: it is not."""
        until = time.time() + FOLLOWS
        while caller is not None and caller.state == "done" and time.time() < until and self.bot.present:
            for message in filter(None, map(self.box.message, caller.answers)):
                for part in reversed(self.parts(message)):
                    *_, offered, carried = parts_of(part["custom_id"])
                    if offered == verb and what in (None, carried):
                        return await self.press(message, part, values=values)
            await asyncio.sleep(0.1)
        return None

    async def press(
        self, message: Message, part: Component, *, old: bool = False, values: list[str] | None = None
    ) -> Press | None:
        """Press it, wait for the answer, then for the hand that shows what it has done.

        `values`: what is chosen in a menu; None: at random.
        """
        table, seat, revision, verb, what = parts_of(part["custom_id"])
        values = values or []
        if part["type"] == MENU and not values:
            offered = [option["value"] for option in part["options"]]
            least, most = part.get("min_values", 1), part.get("max_values", 1)
            values = self.chance.sample(offered, self.chance.randint(least, min(most, len(offered))))
        if not values and part["type"] == MENU:
            return None
        caller, sent = Caller(), time.time()
        try:
            interaction = self.box.press(self.name, message.id, part["custom_id"], caller, values)
        except Refused:
            return None
        action = what if verb == "do" else ""
        press = Press(
            interaction.id, table, int(seat) if seat.isdecimal() else -1, int(revision), verb, action, sent,
            old=old, by=self.name,
        )  # fmt: skip
        self.evidence.presses.append(press)
        await caller.settled()
        press.state, press.why, press.answered = caller.state, caller.why, caller.at
        self._excuse(press)
        if press.state == "done" and press.seat >= 0 and verb in ANSWERS | TAKE_BACK | CLAIM:
            await self._see(press)
        return press

    async def _see(self, press: Press) -> None:
        """Wait until the hand has left the pressed revision; note at that very moment what the log has."""
        until = time.time() + SEEN
        while (seen := self.revision(press.table)) <= press.revision:
            if time.time() > until or not self.bot.present:
                return
            await asyncio.sleep(0.05)
        press.stored = self.log.move_by(press.interaction)
        press.lines = self.log.lines(f"{press.table}-{press.revision // 100_000}")
        press.seen = seen

    async def command(self, path: str, options: dict[str, Any] | None = None) -> Caller | None:
        """Use a command and wait for its first answer; it is a press like any other. None: Discord's client refuses."""
        caller, sent = Caller(), time.time()
        try:
            interaction = self.box.command(self.name, self.places[0], path, options or {}, caller)
        except Refused:
            return None
        press = Press(interaction.id, self.table or "", -1, 0, f"/{path}", "", sent, by=self.name)
        self.evidence.presses.append(press)
        await caller.settled()
        press.state, press.why, press.answered = caller.state, caller.why, caller.at
        self._excuse(press)
        return caller

    def _excuse(self, press: Press) -> None:
        """Note why no answer could come, if that is so."""
        if press.state != "failed":
            return
        if self.bot.away(press.sent - 0.1, time.time()):
            press.excused = "the bot was away"
        elif len(met := self.weather.met.get(press.interaction, [])) > 1:
            press.excused = f"it met {', '.join(met)}"
        else:
            press.why = f"{press.why} ({', '.join(met) or 'nothing met it'}, after {time.time() - press.sent:.1f} s)"
