"""The people of one table: they open it, sit down, begin, play, and play again."""

import asyncio
import time
from collections.abc import Callable

from sandbox.testing import DrivenSandbox
from tests.soak.log_file import LogFile
from tests.soak.people import Somebody

PATIENCE = 2.0
"""Seconds between two tries to bring the table to its next state."""


class Party:
    """Some people at one table of a game in one channel. `people[0]` is the host."""

    def __init__(self, game: str, channel: int, people: list[Somebody], box: DrivenSandbox, log: LogFile) -> None:
        self.game, self.channel, self.people, self.box, self.log = game, channel, people, box, log
        self.table: str | None = None
        for person in people:
            person.places = [channel]

    @property
    def sleeping(self) -> bool:
        """Whether one of them never answers."""
        return any(person.sleeps for person in self.people)

    async def run(self, ending: Callable[[], bool]) -> None:
        """Play until the run ends."""
        await asyncio.gather(self._arrange(ending), *(self._play(person, ending) for person in self.people))

    async def _play(self, person: Somebody, ending: Callable[[], bool]) -> None:
        while not ending():
            await person.act()

    async def _arrange(self, ending: Callable[[], bool]) -> None:
        host = self.people[0]
        while not ending():
            if host.bot.present:
                await self._step(host)
            await asyncio.sleep(PATIENCE * (0.5 if self.table is None else 1))

    async def _step(self, host: Somebody) -> None:
        """Bring the table one state further, unless it is played."""
        row = self.log.table_of(host.id)
        table, state, thread = row if row is not None else (None, "", None)
        self.table = table if state == "playing" else None
        for person in self.people:
            person.table = self.table
            person.places = [self.channel] if thread is None else [self.channel, thread]
        if table is None:
            opponents = "computer" if len(self.people) == 1 else "people"
            await host.command("table new", {"game": self.game, "opponents": opponents})
        elif state == "lobby":
            await self._sit_down(table)
            caller = await host.command("table start", {"table": table})
            if caller is not None and caller.state == "done":
                await self._fill(host, caller.answers)
        elif state == "finished":
            for person in self.people:
                await person.command("table rematch", {"table": table})
        elif state == "paused":
            await host.command("table continue", {"table": table})

    async def _sit_down(self, table: str) -> None:
        there = self.log.seated(table)
        for person in self.people:
            if person.id not in there:
                await person.command("table join", {"table": table})

    async def _fill(self, host: Somebody, answers: list[int]) -> None:
        """Where seats are free, the host is asked: computers take them."""
        until = time.time() + 1
        while time.time() < until:
            for message in filter(None, map(self.box.message, answers)):
                for row in message.components:
                    for part in row["components"]:
                        if part.get("custom_id", "").split(":")[4:] == ["fill"]:
                            await host.press(message, part)
                            return
            await asyncio.sleep(0.1)
