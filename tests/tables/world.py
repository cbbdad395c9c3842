"""The table service with the real database, a clock that a test moves, and a few people."""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import timedelta
from itertools import count

from bot.app.thinker import Thinker
from bot.storage import (
    ArchiveStore,
    Database,
    DatabasePlace,
    SqlLadderStore,
    SqlSettingsStore,
    TableStore,
    open_database,
)
from bot.tables.archive import Archive
from bot.tables.ladders import ACTIVE, Ladder, Ladders, Metric, Standing
from bot.tables.model import Change, Delays, Pace, Person, Place, Table, TableId, TableState, UserId
from bot.tables.ports import Store, Think
from bot.tables.service import Tables
from engine.cards import Seat
from engine.choice import Choice, PickOne
from engine.game import AnyGame
from engine.match import Match
from engine.players.random import Random
from engine.turn import Act, DealDue
from tests.support.clock import FakeClock

ANNA, BEN, CARLA = (Person(UserId(number), name) for number, name in ((11, "Anna"), (12, "Ben"), (13, "Carla")))
GUILD, CHANNEL = 500, 600
HERE = Place(GUILD, CHANNEL)
NOTHING = timedelta(0)
AT_ONCE = Delays((NOTHING, NOTHING), (NOTHING, NOTHING), NOTHING)
"""No delays: a computer answers, and the next deal comes, at the next look at the clock."""
PATIENT = Delays(forced=(timedelta(days=9), timedelta(days=9)))
"""The table gives no forced answers."""
PATIENCE = timedelta(milliseconds=100)
CAUSES = count(1000)


@dataclass
class World:
    """A running bot without Discord."""

    tables: Tables
    archive: Archive
    clock: FakeClock
    database: Database
    rng: random.Random
    heard: list[Change] = field(default_factory=list)

    @property
    def ladders(self) -> Ladders:
        """What reads leaderboards and figures."""
        return Ladders(SqlLadderStore(self.database), self.clock)

    async def leaderboard(
        self, game: str, *, guild: int | None, limit: int = 10, metric: Metric = Metric.WINS
    ) -> tuple[Standing, ...]:
        """The first lines of a leaderboard ever; over all servers once everybody has agreed to be listed there."""
        if guild is None:
            settings = SqlSettingsStore(self.database)
            for (user,) in await self.database.read("SELECT user_id FROM player WHERE name <> $1", "nobody"):
                await settings.put_member(replace(await settings.member(user), world_ladder=True))
        ladder, since = Ladder(game, guild, metric=metric), self.clock.now() - ACTIVE
        lines = SqlLadderStore(self.database).read(lambda reading: reading.lines(ladder, "ever", since, 0, limit))
        return tuple(await lines)

    async def stats(self, user: UserId, *, game: str | None = None, guild: int | None = None) -> tuple[Standing, ...]:
        """The figures of one person, a line for each game."""
        lines = [standing for standing, _ in await self.ladders.overview(user, guild)]
        return tuple(line for line in lines if game in (None, line.game))

    @property
    def cause(self) -> int:
        """The id of a new interaction."""
        return next(CAUSES)

    async def rest(self) -> None:
        """Waits until all that was due is done."""
        ticker = self.tables._ticker
        async with asyncio.timeout(120):
            while ticker._ticks or not self.clock.resting:
                await ticker.rest()
                await asyncio.sleep(0.0005)

    async def wait(self, span: timedelta | float) -> None:
        """Lets time pass, with all that becomes due on the way."""
        span = span if isinstance(span, timedelta) else timedelta(seconds=span)
        until = self.clock.now() + span
        await self.rest()
        while (comes := self.clock.next) is not None and comes <= until:
            self.clock.go(max(comes, self.clock.now()))
            await self.rest()
        self.clock.go(until)
        await self.rest()

    async def jump(self, span: timedelta | float) -> None:
        """Lets time pass in one leap: what was due on the way happens now. (A day in minutes would take seconds.)"""
        await self.rest()
        self.clock.go(self.clock.now() + (span if isinstance(span, timedelta) else timedelta(seconds=span)))
        await self.rest()

    async def open(self, host: Person = ANNA, pace: Pace = Pace.LIVE, place: Place = HERE, **options: object) -> Table:
        """A Klaberjass table in its lobby."""
        return await self.tables.open(
            place=place, host=host, game="klaberjass", options=options, pace=pace, cause=self.cause
        )

    async def begun(self, *people: Person, pace: Pace = Pace.LIVE, place: Place = HERE, **options: object) -> Table:
        """A table whose match has been dealt; a computer player sits where there are too few people."""
        people = people or (ANNA, BEN)
        table = await self.open(people[0], pace, place, **options)
        for person in people[1:]:
            await self.tables.join(table.id, person)
        return await self.tables.begin(table.id, people[0].id, self.cause, fill=True)

    def now(self, table: Table | TableId) -> Table:
        """The table as it is now."""
        present = self.tables.get(table.id if isinstance(table, Table) else table)
        assert present is not None
        return present

    async def move(self, table: TableId) -> Table:
        """The person on turn does something legal, or a person starts the next deal."""
        now = self.now(table)
        assert now.match is not None
        if isinstance(now.match.turn, DealDue):
            return (await self.tables.next_deal(table, now.people[0].id, self.cause)).table
        user, action = on_turn(now), self.some_action(now.match)
        return (await self.tables.act(table, user.id, action, revision=now.revision, cause=self.cause)).table

    def some_action(self, match: Match) -> str:
        """A legal action of the seat on turn."""
        return Random().decide(match.game, None, None, match.choice(seat_on_turn(match)), self.rng)

    async def finish(self, table: TableId) -> Table:
        """Plays the match to its end, the persons by `move`."""
        while (now := self.now(table)).state is TableState.PLAYING:
            assert now.match is not None
            turn = now.match.turn
            if isinstance(turn, Act) and now.holders[turn.seat].person is None:
                await self.wait(2)
            else:
                await self.move(table)
        return now


def seat_on_turn(match: Match) -> Seat:
    """The seat that must act."""
    assert isinstance(match.turn, Act)
    return match.turn.seat


def on_turn(table: Table) -> Person:
    """The person who must act."""
    assert table.match is not None
    person = table.holders[seat_on_turn(table.match)].person
    assert person is not None
    return person


def waiting(table: Table) -> Person:
    """A person at the table who is not on turn."""
    return next(person for person in table.people if person != on_turn(table))


def log(table: Table) -> Sequence[object]:
    """The log of the table's match."""
    assert table.match is not None
    return table.match.log


def noting(asked: list[str]) -> Think:
    """A computer that gives the first open answer; which player was asked is added to the list."""

    async def noted(
        player: str, game: AnyGame, view: object, information_state: object, choice: Choice, seed: int
    ) -> str:
        asked.append(player)
        assert isinstance(choice, PickOne)
        return choice.legal[0]

    return noted


@asynccontextmanager
async def running(
    place: DatabasePlace,
    clock: FakeClock,
    *,
    delays: Delays = PATIENT,
    seed: int = 1,
    think: Think | None = None,
    patience: timedelta = PATIENCE,
    around: "type[TableStore] | None" = None,
) -> AsyncIterator[World]:
    """Runs the service on this database during the block."""
    async with await open_database(place, now=clock.now(), patience=patience) as database:
        rng = random.Random(seed)
        heard: list[Change] = []
        store: Store = (around or TableStore)(database)
        tables = Tables(store, clock, think or Thinker(), heard.append, rng, delays)
        await tables.start()
        try:
            yield World(tables, Archive(ArchiveStore(database)), clock, database, rng, heard)
        finally:
            await tables.close()
