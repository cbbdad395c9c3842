"""The weather of the endurance run: what happens to requests, interactions, the gateway, messages and people."""

import asyncio
import random
import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Final

from sandbox.testing import Disturbance, DrivenSandbox
from tests.soak.evidence import Evidence

RARELY: Final = 0.04
"""The part of the requests that is disturbed."""
TWICE: Final = 0.04
"""The part of the interactions that is delivered twice."""
LATE: Final = 0.04
"""The part that is delivered late: what was pressed may be gone by then."""
BETWEEN: Final = (1.0, 5.0)
"""Seconds between two faults that are no request's."""
CLOSED: Final = 8.0
"""Seconds for which somebody refuses direct messages."""
CALLBACK: Final = re.compile(r"/interactions/(\d+)/")
RECONNECT, INVALID_SESSION, UNKNOWN_ERROR, SESSION_TIMED_OUT = 7, 9, 4000, 4009
GATEWAY: Final = {
    "gateway: asked to reconnect": RECONNECT,
    "gateway: session ended": INVALID_SESSION,
    "gateway: connection closed": UNKNOWN_ERROR,
    "gateway: session timed out": SESSION_TIMED_OUT,
}


class Weather:
    """Draws the faults, counts them by kind, and remembers which interactions they met."""

    def __init__(self, box: DrivenSandbox, people: list[str], chance: random.Random, evidence: Evidence) -> None:
        self._box, self._people, self._chance, self._evidence = box, people, chance, evidence
        self.met: dict[int, list[str]] = defaultdict(list)
        """What has met an interaction or its first answer."""
        self._reopening: list[asyncio.Task[None]] = []
        self.calm = False
        """Whether nothing is disturbed for a while."""

    def begin(self) -> None:
        """Disturb requests and interactions from now on."""
        self._box.disturb(self._request)
        self._box.deliver_interactions(self._delivery)

    def _request(self, method: str, path: str) -> Disturbance | None:
        if self.calm or self._chance.random() >= RARELY or path.startswith(("/gateway", "/applications", "/users/@me")):
            return None
        kind, disturbance = self._chance.choice(self._kinds())
        self._evidence.count(kind)
        if answered := CALLBACK.match(path):
            self.met[int(answered[1])].append(kind)
        return disturbance

    def _kinds(self) -> list[tuple[str, Disturbance]]:
        chance = self._chance
        status, slow = chance.choice((500, 502, 503, 504)), chance.uniform(0.2, 1.5)
        wait = round(chance.uniform(0.2, 1.2), 3)
        return [
            ("429 of a route", Disturbance(429, retry_after=wait)),
            ("429 of all routes", Disturbance(429, retry_after=wait, everywhere=True)),
            ("5xx before acceptance", Disturbance(status)),
            ("5xx after acceptance", Disturbance(status, accepted=True)),
            ("connection cut before acceptance", Disturbance(cut=True)),
            ("connection cut after acceptance", Disturbance(cut=True, accepted=True)),
            ("request late", Disturbance(late=slow)),
            ("response slow", Disturbance(slow=slow)),
        ]

    def _delivery(self, interaction: int) -> Sequence[float]:
        """After how many seconds an interaction is delivered, once for each number."""
        drawn = self._chance.random()
        if self.calm or drawn >= TWICE + LATE:
            return (0.0,)
        if drawn >= TWICE:
            self._evidence.count("interaction late")
            self.met[interaction].append("interaction late")
            return (self._chance.uniform(0.1, 1.2),)
        self._evidence.count("interaction delivered twice")
        return 0.0, self._chance.choice((0.0, 0.01, self._chance.uniform(0.1, 2.5)))

    async def blow(self, ending: Callable[[], bool]) -> None:
        """Disturb the gateway, messages and people until the run ends."""
        while not ending():
            await asyncio.sleep(self._chance.uniform(*BETWEEN))
            if self.calm or not self._box.bot_online:
                continue
            fault = self._chance.choice((self._gateway, self._closed, self._deleted, self._dismissed))
            await fault()
        await asyncio.gather(*self._reopening)

    async def _gateway(self) -> None:
        kind = self._chance.choice(list(GATEWAY))
        self._evidence.count(kind)
        await self._box.drop_gateway(GATEWAY[kind])

    async def _closed(self) -> None:
        person = self._chance.choice(self._people)
        self._evidence.count("direct messages closed")
        await self._box.close_dms(person)

        async def reopen() -> None:
            await asyncio.sleep(CLOSED)
            await self._box.close_dms(person, closed=False)

        self._reopening.append(asyncio.create_task(reopen()))

    async def _deleted(self) -> None:
        """Delete a message of the bot: a table's in its channel or thread, or a hand in direct messages."""
        person = self._chance.choice(self._people)
        places = [channel.id for channel in self._box.text_channels()]
        places += [thread.id for place in places for thread in self._box._world.threads(place)]
        channel = self._chance.choice([f"@{person}", *places])
        messages = [
            message
            for message in self._box.open_messages(person, channel)
            if message.components and not message.ephemeral
        ]
        if messages:
            self._evidence.count("message deleted")
            await self._box.delete_message(messages[-1].id)

    async def _dismissed(self) -> None:
        """Somebody dismisses the private panel."""
        messages = [
            message for message in self._box._world.messages.values() if message.ephemeral and message.components
        ]
        if messages:
            message = self._chance.choice(messages[-20:])
            assert message.viewer is not None
            self._evidence.count("panel dismissed")
            await self._box.dismiss(message.viewer, message.id)
