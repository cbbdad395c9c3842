"""One run: opens the sandbox, seats the people, lets faults happen and kills the bot, then collects what was seen."""

import asyncio
import dataclasses
import random
import time
import traceback
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from engine.registry import game_keys
from sandbox.testing import NO_RATE_LIMITS, DrivenSandbox
from sandbox.world import permissions as bits
from sandbox.world.model import Person
from tests.i18n.catalogues import LOCALES
from tests.soak.evidence import Evidence, Kill, Memory, Move, Stillness, TableSeen
from tests.soak.faults import Weather
from tests.soak.log_file import LogFile
from tests.soak.party import Party
from tests.soak.people import SELECTS, Somebody
from tests.soak.process import START, BotProcess

SEATS = {"klaberjass": 2, "schieber": 4, "barbu": 4, "vira": 3}
"""How many people a full table of each game has."""
STARTING = 0.1
"""The part of the kills that come before the bot is connected again."""
LOOK = 0.02
"""Seconds between two looks at the connection, and at the file after a start."""
QUIET = 0.4
"""The part of the run, at its end, without kills: there the memory is measured; other faults go on."""
LONGEST_QUIET = 240.0
PRESENT = 6.0
"""Seconds after a start for which a kill waits for the first answer; every tenth kill does not wait."""
RIGHT_AFTER = 0.04
"""Seconds after a press within which every second kill comes: before, in or after its transaction."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a run is to be."""

    seconds: float
    kills: int
    seed: int
    tables: int


@dataclass(slots=True)
class Outcome:
    """What a run has left: what was seen, the log, and the process's own log."""

    evidence: Evidence
    log: LogFile
    said: str
    moves: list[Move]


class Run:
    """The run, from the first table to the end of the process."""

    def __init__(self, asked: Asked, folder: Path) -> None:
        self.asked, self.folder = asked, folder
        self.chance = random.Random(asked.seed)
        self.evidence = Evidence()
        self.log = LogFile(folder / "stich.db")
        self._parties: list[Party] = []
        self._stillness = Stillness()
        self._over = False
        """Whether everybody has had their last answer: until then it matters whether the bot is there."""

    async def go(self) -> Outcome:
        """Run it all."""
        names = [f"P{number:03}" for number in range(self.asked.tables * 4)]
        limits = dataclasses.replace(NO_RATE_LIMITS, resume_window=20.0)
        people = [Person(name, self.chance.choice([*LOCALES.values()])) for name in names]
        self.box = DrivenSandbox(limits=limits, people=people)
        await self.box.start()
        began = time.time()
        self.bot = BotProcess(self.box, self.folder)
        try:
            await self._play(names)
        finally:
            if self.bot.running:
                await self.bot.kill()
            await self.bot.close()
            await self.box.close()
        self.evidence.seconds = time.time() - began
        said = self.bot.log.read_text(encoding="utf-8", errors="replace")
        return Outcome(self.evidence, self.log, said, self.log.moves())

    def ending(self) -> bool:
        """Whether it is time to stop: on a busy machine not before a first press is stored, if one ever is."""
        late = time.time() - self.until
        return late >= 0 and (late >= START or any(press.stored is not None for press in self.evidence.presses))

    async def _play(self, names: list[str]) -> None:
        channels = [self.box.text_channels()[0].id]
        channels += [await self.box.create_channel(f"room-{number}") for number in range(3)]
        for channel in channels[::2]:  # in every other channel tables have no thread
            await self.box.set_permissions(channel, "bot", deny=bits.CREATE_PUBLIC_THREADS)
        self.weather = Weather(self.box, names, self.chance, self.evidence)
        await self._start()
        self.until = time.time() + self.asked.seconds  # however long a busy machine took to start the bot
        parties = self._seated(names, channels)
        self._parties = parties
        self.weather.begin()
        watching = [asyncio.create_task(work) for work in (self._watch(), self._measure())]
        acting = (self.weather.blow(self.ending), *(party.run(self.ending) for party in parties))
        tasks = [asyncio.create_task(work) for work in acting]
        await self._strike()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        self._over = True
        for ended in (*results, *await asyncio.gather(*watching, return_exceptions=True)):
            if isinstance(ended, BaseException):
                self.evidence.broken.append("".join(traceback.format_exception(ended)))
        self.weather.calm = True
        await self.bot.end()

    def _seated(self, names: list[str], channels: list[int]) -> list[Party]:
        """The tables: of every game in turn, with one, two or as many people as it takes; one of them sleeps.

        Tables with one person, and every second other, are casual: a guest comes there for the seat of a computer.
        """
        free, parties = iter(names), []
        for number in range(self.asked.tables):
            game = game_keys()[number % len(game_keys())]
            wanted = (1, 2, SEATS[game])[number // len(game_keys()) % 3]
            sleeps = number == len(game_keys())
            casual = wanted == 1 or (number + number // len(game_keys())) % 2 == 1
            people = [
                Somebody(
                    name, self.box, self.bot, self.log, self.weather, self.evidence,
                    random.Random(self.chance.random()), sleeps=sleeps and place == 1,
                )
                for place, name in enumerate(next(free) for _ in range(wanted + casual))
            ]  # fmt: skip
            parties.append(
                Party(
                    game, channels[number % len(channels)], people[:wanted], people[wanted:], self.box, self.log,
                    casual=casual,
                )
            )  # fmt: skip
        return parties

    # -- the process -------------------------------------------------------

    async def _start(self) -> None:
        await self.bot.start()
        self.evidence.starts += 1
        await self.box.until(lambda: self.box.bot_online, START)
        self.bot.look()

    async def _strike(self) -> None:
        """Kill the bot as often as asked, at random instants, and start it again each time."""
        begin = time.time()
        quiet = min(LONGEST_QUIET, QUIET * (self.until - begin))
        window = self.until - quiet - begin
        first = min(10.0, window / 3)  # tables come into being
        for number in range(self.asked.kills):
            planned = begin + first + (window - first) * (number + self.chance.random()) / self.asked.kills
            await self._sleep_until(min(planned, self.until))
            if time.time() > self.until - quiet:
                break
            await self._kill()

    async def _sleep_until(self, moment: float) -> None:
        await asyncio.sleep(max(0.0, moment - time.time()))

    async def _kill(self) -> None:
        if self.evidence.kills and (drawn := self.chance.random()) > 0.1:
            with suppress(TimeoutError):
                await self.box.until(self._answered, PRESENT)
            if drawn > 0.55:
                presses = len(self.evidence.presses)
                with suppress(TimeoutError):
                    await self.box.until(lambda: len(self.evidence.presses) > presses, 2.0)
            await asyncio.sleep(self.chance.uniform(0, RIGHT_AFTER if drawn > 0.55 else 2.0))
        at = await self.bot.kill()
        woke = self.log.woke()
        kill = Kill(at, self.log.sign_of_life(), self.log.deadlines())
        self.evidence.kills.append(kill)
        await asyncio.sleep(self.chance.choice((0.0, 0.3, 1.0, 2.0)))
        kill.started = time.time()
        await self.bot.start()
        self.evidence.starts += 1
        end = time.time() + (START if self.chance.random() > STARTING else self.chance.uniform(0, 3.0))
        while not kill.online and time.time() < end:
            if not kill.woke and (now := self.log.woke()) > woke:
                kill.woke, kill.after = now, self.log.deadlines()
            if self.box.bot_online:
                kill.online = time.time()
            await asyncio.sleep(LOOK)
        self.bot.look()

    def _answered(self) -> bool:
        """Whether somebody has had an answer since the last start."""
        return any(press.answered and press.answered > self.bot.started for press in self.evidence.presses[-200:])

    # -- looking -----------------------------------------------------------

    async def _watch(self) -> None:
        """See whether the bot is there, and how long each table has stood still."""
        looked = 0.0
        while not self._over:
            self.bot.look()
            if time.time() - looked > 0.5:
                looked = time.time()
                self._look_at_tables(looked)
                for wait in self.evidence.waits:
                    if not wait.ended:
                        wait.see(self.log.standing(wait.table))
            await asyncio.sleep(LOOK)

    def _look_at_tables(self, now: float) -> None:
        sleeping = {party.table for party in self._parties if party.sleeping}
        selecting = {
            press.table
            for press in self.evidence.presses[-100:]
            if press.verb in SELECTS and not press.old and press.state == "done" and (press.answered or 0) > now - 2
        }
        played = self.log.played()
        now_at = {table: (number, lines) for table, number, lines, *_ in played}
        stills = self._stillness.look(now_at, self.bot.uptime, selecting)
        if not self.bot.present:
            return
        for table, _, _, awaited, due in played:
            overdue, still = now - max(due, self.bot.since) if awaited else 0.0, stills[table]
            if overdue > 1 or still > 10:
                seen = TableSeen(table, now, still, overdue, awaited or "nobody", table in sleeping)
                self.evidence.tables.append(seen)

    async def _measure(self) -> None:
        while not self._over:
            before = time.time()
            await asyncio.sleep(1)
            self.evidence.stood.append((before + 1, time.time()))
            if self.bot.running:
                age = time.time() - self.bot.started
                self.evidence.memory.append(Memory(self.bot.number, age, self.bot.kibibytes()))


def first_answers(evidence: Evidence) -> Iterable[float]:
    """The seconds from a start to the first answer after it, where one came before the next kill."""
    answered = sorted(press.answered for press in evidence.presses if press.state == "done" and press.answered)
    ends = [kill.at for kill in evidence.kills[1:]] + [float("inf")]
    for kill, end in zip(evidence.kills, ends, strict=False):  # without kills there is one end too many
        after = next((at for at in answered if kill.started < at < end), None)
        if after is not None:
            yield after - kill.started
