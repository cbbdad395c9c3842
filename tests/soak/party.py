"""The people of one table: they open it, sit down, begin, play, leave and come back, and play again."""

import asyncio
from collections.abc import Callable

from sandbox.testing import DrivenSandbox
from tests.soak import deeds
from tests.soak.evidence import Standing
from tests.soak.log_file import LogFile
from tests.soak.people import Somebody

PATIENCE = 2.0
"""Seconds between two tries to bring the table to its next state."""
QUEUE_CARDS = 0.6
"""The part of the people who queue cards."""
AT_ONCE = 0.3
"""How likely somebody alone begins against the computer at once; else in a lobby, where the match is made short."""
INVITES = 0.5
"""The part of the people who sit down by an invitation."""
CLOSES = 0.3
"""How likely the table is closed after a match instead of the next: then who was kicked out can sit down again."""


class Party:
    """Some people at one table of a game in one channel. `people[0]` brings it from state to state.

    `guests` come while it is played, and have the seats of computers; `casual`: its matches are not rated.
    """

    def __init__(
        self,
        game: str,
        channel: int,
        people: list[Somebody],
        guests: list[Somebody],
        box: DrivenSandbox,
        log: LogFile,
        *,
        casual: bool,
    ) -> None:
        self.game, self.channel, self.people, self.guests, self.box, self.log = game, channel, people, guests, box, log
        self.casual = casual
        self.table: str | None = None
        everybody = [*people, *guests]
        for person in everybody:
            person.places = [channel]
            person.others = [other for other in everybody if other is not person]

    @property
    def sleeping(self) -> bool:
        """Whether one of them never answers."""
        return any(person.sleeps for person in self.people)

    async def run(self, ending: Callable[[], bool]) -> None:
        """Play until the run ends."""
        everybody = (*self.people, *self.guests)
        await asyncio.gather(self._arrange(ending), *(self._play(person, ending) for person in everybody))

    async def _play(self, person: Somebody, ending: Callable[[], bool]) -> None:
        queues = not person.sleeps and person.chance.random() < QUEUE_CARDS
        while not ending():
            if self.table is not None and person.table is None:
                await deeds.come(person, self.table)
                continue
            if queues and person.table is not None and person.bot.present:
                caller = await person.command("settings", {"queue": "on"})
                queues = caller is None or caller.state != "done"
            await person.act()
            await deeds.maybe(person, leads=person is self.people[0])

    async def _arrange(self, ending: Callable[[], bool]) -> None:
        while not ending():
            if self.people[0].bot.present:
                await self._step()
            await asyncio.sleep(PATIENCE * (0.5 if self.table is None else 1))

    async def _step(self) -> None:
        """Bring the table one state further, unless it is played."""
        leads = self.people[0]
        table, state, thread = next(iter(self.log.tables_of(leads.id)), (None, "", None))
        now = self.log.standing(table) if table is not None else None
        self._seat(table if state == "playing" else None, now, thread)
        await self._follow_to(table)
        host = next((person for person in self.people if now is not None and person.id == now.host), leads)
        if table is None or now is None:
            at_once = len(self.people) == 1 and leads.chance.random() < AT_ONCE
            opponents = "computer" if at_once else "people"
            await leads.command("table new", {"game": self.game, "opponents": opponents})
        elif state == "lobby":
            await deeds.arrange(host, table, self.game, casual=self.casual)
            await self._sit_down(table, host, now)
            await host.follow(await host.command("table start", {"table": table}), "fill")
        elif state == "finished" and leads.chance.random() < CLOSES:
            await host.follow(await host.command("table end", {"table": table}), "end")
        elif state == "finished":
            for person in (*self.people, *self.guests):
                if person.id in now.people:
                    await person.command("table rematch", {"table": table})
        elif state == "paused" and leads.id in now.left:
            await leads.command("table join", {"table": table})
        elif state == "paused":
            await host.command("table continue", {"table": table})

    def _seat(self, table: str | None, now: Standing | None, thread: int | None) -> None:
        """Tell everybody where they are: at the table that is played, or not."""
        self.table = table
        for person in (*self.people, *self.guests):
            person.table = table if now is not None and person.id in now.people else None
            person.places = [self.channel] if thread is None else [self.channel, thread]

    async def _follow_to(self, table: str | None) -> None:
        """Where `people[0]` was kicked out and has another table, the others leave the one before."""
        for person in (*self.people, *self.guests):
            for own, _, _ in self.log.tables_of(person.id):
                now = self.log.standing(own) if own != table else None
                if now is not None and person.id in now.people:
                    await person.follow(await person.command("table leave", {"table": own}), "leave")

    async def _sit_down(self, table: str, host: Somebody, now: Standing) -> None:
        for person in self.people:
            if person.id in now.people:
                continue
            if person.chance.random() < INVITES and await deeds.invited(host, person, table):
                continue
            await person.command("table join", {"table": table})
