"""Many tables at once: what counts against the bot's token stays within its budget, and no hand is late.

The real bot and database; Discord is a few lines that say yes, and time passes only when the test says so.
"""

import asyncio
import random
from collections import Counter, defaultdict, deque
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import aiosqlite
import discord
import pytest

from bot.app.thinker import Thinker, guided_advice
from bot.discord.client import Ports, StichBot
from bot.discord.custom_id import ButtonId
from bot.discord.messages.hand_surface import on_turn
from bot.storage import Stores, open_database, stores_of
from bot.tables.model import Pace, Person, Place, Table, TableId, TableState, UserId
from tests.discord.house import WORDS
from tests.discord.yes import BOT, GUILD, NOBODY, Yes
from tests.support.clock import FakeClock

TABLES_IN_A_CHANNEL = 10
"""How many tables in threads share a channel."""
PATIENCE = 60
"""Seconds of real time in which the bot comes to rest."""
LIMIT = 40
SECOND = timedelta(seconds=1)
TICK = timedelta(milliseconds=250)


@dataclass
class Room:
    """The bot with its tables, and the people who play there."""

    yes: Yes
    bot: StichBot
    clock: FakeClock
    chance: random.Random
    database: "Work"
    outdated: dict[tuple[TableId, UserId], deque[tuple[int, datetime]]] = field(default_factory=dict)
    """The revisions of each hand, and until when each of them was the present one."""
    looks: defaultdict[str, list[timedelta]] = field(default_factory=lambda: defaultdict(list))
    """By surface: how late it was each time that everybody was looked at."""
    late: dict[str, timedelta] = field(default_factory=dict)
    """By surface: how late it was at most.

    *direct* is a direct message whose reader plays there; *turn* is one of these, after its reader's turn has come;
    *beside* is how long the direct message of somebody who has played on a panel still showed a hand.
    """
    by_panel: set[UserId] = field(default_factory=set)
    """Those who are to play from a panel; all others play by direct message."""
    opened: set[UserId] = field(default_factory=set)
    """Those who have opened their panel."""
    pressed: dict[UserId, datetime] = field(default_factory=dict)
    """When they pressed a button on it for the first time."""

    @property
    def tables(self) -> list[Table]:
        """All tables."""
        tables = self.bot.services.tables
        return [table for id in tables.ids() if (table := tables.get(id)) is not None]

    async def rest(self) -> None:
        """Wait until nothing goes on before the time does: tasks wait for the clock, or for tasks that do."""
        async with asyncio.timeout(PATIENCE):
            while self.database.jobs or about_to_run():  # noqa: ASYNC110 - no event says that nothing happens
                # A thread of the database gets on while the loop sleeps.
                await asyncio.sleep(0 if about_to_run() else 0.0001)
        assert self.clock.resting

    async def wait(self, span: timedelta) -> None:
        """Let time pass, with all that becomes due on the way."""
        until = self.clock.now() + span
        await self.rest()
        while (comes := self.clock.next) is not None and comes <= until:
            self.clock.go(max(comes, self.clock.now()))
            await self.rest()
        self.clock.go(until)
        await self.rest()

    def click(self, user: UserId, channel: int, custom_id: str, message: int, *, private: bool) -> None:
        """Somebody clicks on a button in a channel or, if that is one of direct messages, there."""
        number = self.yes.id()
        token = str(number)
        self.yes.by_token[token] = user
        if private:
            self.yes.first[token] = message
        direct = channel in self.yes.direct
        if private and not direct:
            self.pressed.setdefault(user, self.clock.now())
        flags = 64 if private and not direct else 0
        shown = {**NOBODY, "id": str(message), "channel_id": str(channel), "flags": flags}
        person = {**BOT, "id": str(user), "bot": False}
        where: dict[str, Any] = {
            "channel": self.yes.place(channel),
            "guild_id": str(GUILD), "guild_locale": "en-US", "context": 0,
            "member": {"user": person, "roles": [], "flags": 0, "permissions": "0", "joined_at": None, "deaf": False,
                       "mute": False},
        }  # fmt: skip
        if direct:
            where = {"channel": {"id": str(channel), "type": 1, "recipients": [person]}, "user": person, "context": 1}
        pressed = {"type": 2, "custom_id": custom_id, "style": 2, "label": "x"}
        body = {"id": token, "application_id": "1", "type": 3, "token": token, "version": 1,
                "data": {"custom_id": custom_id, "component_type": 2},
                "message": {**shown, "components": [{"type": 1, "components": [pressed]}]},
                "locale": "en-US", "attachment_size_limit": 1 << 20, "app_permissions": str((1 << 50) - 1),
                "entitlements": [], **where}  # fmt: skip
        self.bot._connection.parse_interaction_create(body)  # type: ignore[arg-type] # only what the bot reads

    async def seat(self, number: int, game: str, people: int, *, threaded: bool = False) -> None:
        """Begin a match; every other person is to open a panel, the others play by direct message.

        The table has a channel of its own, or a thread in a channel that it shares with others.
        """
        tables, channel = self.bot.services.tables, 100 + number // TABLES_IN_A_CHANNEL if threaded else 20_000 + number
        persons = [Person(UserId(10_000 + 10 * number + seat), f"P{seat}") for seat in range(people)]
        table = await tables.open(
            place=Place(GUILD, channel), host=persons[0], game=game, options={}, pace=Pace.LIVE, cause=self.yes.id(),
            wants_thread=threaded,
        )  # fmt: skip
        for person in persons[1:]:
            await tables.join(table.id, person)
        await tables.begin(table.id, persons[0].id, self.yes.id(), fill=True)
        self.by_panel.update(person.id for person in persons[::2])

    def open_panels(self) -> None:
        """Let everybody who is to play from a panel open it, in the thread if the table wants one."""
        for table in self.tables:
            if table.wants_thread and table.place.thread is None:
                continue
            for person in table.people:
                if person.id in self.by_panel - self.opened:
                    self.opened.add(person.id)
                    mine = str(ButtonId("hand", table.id, revision=table.match_revision))
                    self.click(person.id, table.place.shown, mine, 0, private=False)

    def hands(self) -> dict[tuple[str, int], int]:
        """The message that is each person's hand on each surface; the last one where one is about to be deleted."""
        return {owner: message for message, owner in sorted(self.yes.owner.items())}

    def note(self) -> None:
        """Compare every hand with the present, and note how late it is."""
        now, hands = self.clock.now(), self.hands()
        for table in self.tables:
            if table.state is not TableState.PLAYING:
                continue
            for person in table.people:
                revision = table.revision_of(table.seat_of(person.id))
                known = self.outdated.setdefault((table.id, person.id), deque())
                if not known or known[-1][0] != revision:
                    known.append((revision, now))
                surface = self.surface_of(person.id)
                if (message := hands.get((surface, person.id))) is not None:
                    missed = [at for number, at in known if number > revision_on(self.yes.shown.get(message, []))]
                    self.wait_of(surface, missed)
                    if surface == "direct" and on_turn(table, person.id):
                        self.wait_of("turn", missed[-1:])
                beside = hands.get(("direct", person.id))
                if beside is not None and (pressed := self.pressed.get(person.id)) is not None:
                    since = max(pressed, discord.utils.snowflake_time(beside))
                    self.wait_of("beside", [since] if shows_hand(self.yes.shown.get(beside, [])) else [])

    def surface_of(self, user: UserId) -> str:
        """Where this person plays."""
        return "panel" if user in self.by_panel else "direct"

    def without_hand(self) -> list[UserId]:
        """Those in a match whose hand is not where they play."""
        hands = self.hands()
        people = [person.id for table in self.tables if table.state is TableState.PLAYING for person in table.people]
        return [user for user in people if (self.surface_of(user), user) not in hands]

    def wait_of(self, surface: str, steps: list[datetime]) -> None:
        """Note how long the first of these steps has not been shown; none: it is not late."""
        late = self.clock.now() - steps[0] if steps else timedelta(0)
        self.late[surface] = max(self.late.get(surface, timedelta(0)), late)
        self.looks[surface].append(late)

    async def play(self, span: timedelta, think: tuple[float, float]) -> None:
        """People play on their panels or direct messages; each of them thinks so many seconds before an answer."""
        until = self.clock.now() + span
        due: dict[UserId, datetime] = {}
        while self.clock.now() < until:
            self.open_panels()
            hands = self.hands()
            for table in self.tables:
                for person in table.people:
                    message = hands.get((self.surface_of(person.id), person.id), 0)
                    answers = open_answers(self.yes.shown.get(message, []))
                    if not answers:
                        due.pop(person.id, None)
                    elif (at := due.setdefault(person.id, self.soon(think))) <= self.clock.now():
                        assert at
                        del due[person.id]
                        answer = self.chance.choice(answers)
                        direct = next((one for one, user in self.yes.direct.items() if user == person.id), 0)
                        channel = table.place.shown if person.id in self.by_panel else direct
                        self.click(person.id, channel, answer, message, private=True)
            await self.wait(TICK)
            self.note()

    def soon(self, think: tuple[float, float]) -> datetime:
        """When somebody who begins to think now will have thought."""
        return self.clock.now() + timedelta(seconds=self.chance.uniform(*think))

    def busiest(self, channel: int | None = None) -> int:
        """The most requests against the token in any second, of all routes and channels or in one channel."""
        most, window = 0, deque[datetime]()
        for at, _, where in self.yes.requests:
            if channel not in (None, where):
                continue
            window.append(at)
            while window[0] <= at - SECOND:
                window.popleft()
            most = max(most, len(window))
        return most

    def routes(self) -> Counter[str]:
        """How many requests there were of each kind."""
        return Counter(kind for _, kind, _ in self.yes.requests)


def buttons(rows: list[Any]) -> list[Any]:
    """The buttons in these rows."""
    return [item for row in rows for item in row["components"] if item["type"] == 2]


def open_answers(rows: list[Any]) -> list[str]:
    """The ids of the buttons that answer at once, or ask for the next deal."""
    ids = [item["custom_id"] for item in buttons(rows) if not item.get("disabled")]
    return [id for id in ids if id.split(":", 4)[4].partition("=")[0] in {"do", "next"}]


def shows_hand(rows: list[Any]) -> bool:
    """Whether there is any button but the one that opens a panel."""
    return any(ButtonId.parse(item["custom_id"]).verb != "hand" for item in buttons(rows) if "custom_id" in item)


def revision_on(rows: list[Any]) -> int:
    """The revision at which a hand was drawn."""
    revisions = [int(item["custom_id"].split(":", 4)[3]) for item in buttons(rows)]
    return max(revisions, default=0)


@dataclass
class Work:
    """What the threads of the database have yet to do."""

    jobs: int = 0

    def watched(self, execute: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., Coroutine[Any, Any, Any]]:
        """The same, counted."""

        async def counted(*arguments: Any, **named: Any) -> Any:
            self.jobs += 1
            try:
                return await execute(*arguments, **named)
            finally:
                self.jobs -= 1

        return counted


def about_to_run() -> bool:
    """Whether any task but the present one has something to do now.

    Whoever waits, for the clock, a lock or an event, is not among what the loop is about to call.
    """
    loop: Any = asyncio.get_running_loop()
    return bool(loop._ready)  # what asyncio tells nobody in public


@asynccontextmanager
async def opened(path: Path, monkeypatch: pytest.MonkeyPatch, chance: random.Random) -> AsyncIterator[Room]:
    """The bot, logged in to the Discord of this test."""
    clock = FakeClock()
    yes = Yes(clock)

    @asynccontextmanager
    async def storage() -> AsyncIterator[Stores]:
        async with await open_database(path, now=clock.now()) as database:
            yield stores_of(database)

    async def bot_request(_client: Any, route: Any, **rest: Any) -> Any:
        return await yes.bot_request(route, **rest)

    async def answer(_adapter: Any, route: Any, *_: Any, **rest: Any) -> Any:
        return await yes.answer(route, **rest)

    database = Work()
    monkeypatch.setattr(aiosqlite.Connection, "_execute", database.watched(aiosqlite.Connection._execute))
    monkeypatch.setattr(discord.http.HTTPClient, "request", bot_request)
    monkeypatch.setattr(discord.webhook.async_.AsyncWebhookAdapter, "request", answer)
    bot = StichBot(Ports(storage, clock, Thinker(), guided_advice, chance), localiser=WORDS)
    await bot.login("a.b.c")
    guild: Any = {"id": str(GUILD), "name": "g", "channels": [], "roles": [], "members": [], "owner_id": "2"}
    bot._connection._add_guild_from_data(guild)
    try:
        yield Room(yes, bot, clock, chance, database)
    finally:
        await bot.close()


async def played(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    tables: int,
    think: tuple[float, float],
    span: timedelta,
    threads: int = 0,
) -> Room:
    """What was seen at so many tables of two people each, after the rush of their beginning.

    `threads`: how many of them have a thread.
    """
    async with opened(tmp_path / "stich.db", monkeypatch, random.Random(5)) as room:
        for number in range(tables):
            await room.seat(number, ("klaberjass", "schieber")[number % 2], people=2, threaded=number < threads)
        await room.play(timedelta(seconds=tables / 4), think)
        room.late.clear()
        room.looks.clear()
        await room.play(span, think)
    return room


def check(room: Room) -> None:
    """What the issue of a table as one sees it promises under load."""
    assert not room.without_hand()
    assert room.busiest() <= LIMIT
    assert room.late["panel"] <= timedelta(seconds=3)
    assert room.late["direct"] <= timedelta(seconds=15)
    # The most of some thousands of turns differs from seed to seed, from 3 to 6.25 seconds; they all go with "direct".
    turns = sorted(room.looks["turn"])
    assert turns[len(turns) * 999 // 1000] <= timedelta(seconds=4)
    assert room.late["beside"] <= timedelta(seconds=15)


async def test_at_many_busy_tables_the_budget_is_kept_and_no_hand_is_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty tables where people think briefly make as many steps as two hundred where they take their time."""
    room = await played(tmp_path, monkeypatch, tables=60, think=(1, 4), span=timedelta(seconds=20), threads=30)
    assert room.busiest() > 30
    check(room)


async def test_whole_matches_keep_to_the_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests by route, channel and second: half of the matches are in threads."""
    room = await played(tmp_path, monkeypatch, tables=4, think=(0, 0.5), span=timedelta(minutes=8), threads=2)
    assert any(table.state is TableState.FINISHED for table in room.tables)
    check(room)
    assert {"PATCH thread", "POST thread", "PATCH channel", "PATCH direct"} <= set(room.routes())
    assert max(room.busiest(channel) for _, _, channel in room.yes.requests if channel) <= 5


@pytest.mark.bench
@pytest.mark.parametrize("threads", [0, 100])
async def test_at_two_hundred_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, threads: int) -> None:
    """The same with two hundred tables, which takes a minute."""
    room = await played(
        tmp_path, monkeypatch, tables=200, think=(4, 12), span=timedelta(seconds=40), threads=threads
    )  # fmt: skip
    late = {surface: span.total_seconds() for surface, span in sorted(room.late.items())}
    print(f"{threads} threads, at most {room.busiest()} requests/s, seconds late: {late}, {dict(room.routes())}")
    assert room.busiest() > 30
    check(room)
