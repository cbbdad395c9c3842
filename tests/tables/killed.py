"""A bot that plays until it is killed: `python -m tests.tables.killed DATABASE ACKNOWLEDGED FIRST_CAUSE`.

Every acknowledged move is written to the second file as `table cause revision` before the next one is made.
"""

import asyncio
import os
import random
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from bot.app.clock import SystemClock
from bot.app.thinker import Thinker
from bot.storage import TableStore, open_database
from bot.tables.model import Change, Person, Place, Refused, Stale, Table, TableState, UserId
from bot.tables.service import Tables
from bot.tables.taking_back import at_once, undone
from engine.cards import Seat
from engine.players.random import Random
from engine.turn import Act
from tests.tables.world import AT_ONCE

TABLES = 12
PAUSE: Final = 120
"""How many moves at other tables the longest pause takes: with seconds, a slower machine is in one less often."""
PAUSES: Final = 0.05
"""The probability of a pause before each move."""
LINE: Final = 23
"""The bytes of an acknowledged move."""
BACK: Final = 0.1
"""The probability that somebody who can takes their last move back before the next."""
GAMES: Final = (
    ("klaberjass", {}),
    ("schieber", {"target": 200, "announce": "manual"}),
    ("barbu", {"length": 4, "skipUndoubled": "on", "aceAgain": "on"}),
    ("vira", {"deals": 3}),
)
"""The games, each at the same number of tables: short matches, changes of seats between them, private questions."""


def tell(_: Change) -> None:
    """Ignores changes."""


async def opened(tables: Tables, number: int, causes: "count[int]") -> Table:
    """The table with this number: the stored one, or a new one; every third has computer players."""
    if open_tables := tables.in_channel(number):
        return open_tables[0]
    people = [Person(UserId(1 + 2 * number + seat), f"P{seat}") for seat in range(2)]
    game, options = GAMES[number * len(GAMES) // TABLES]
    table = await tables.open(place=Place(1, number), host=people[0], game=game, options=options, cause=next(causes))
    if number % 3:
        await tables.join(table.id, people[1])
        await tables.set_options(table.id, people[0].id, wants_rated=False)
    return await tables.begin(table.id, people[0].id, next(causes), fill=True)


def able(table: Table) -> Person | None:
    """Somebody who can take back without asking."""
    for person in table.people:
        seat = table.seat_of(person.id)
        assert seat is not None
        if (actions := undone(table, seat)) and at_once(table, seat, actions):
            return person
    return None


async def rest(tables: Tables, acknowledged: int) -> None:
    """Wait until some more moves were acknowledged at other tables, or all of them are paused."""
    enough = os.fstat(acknowledged).st_size + random.uniform(0, PAUSE * LINE)
    while os.fstat(acknowledged).st_size < enough:
        await asyncio.sleep(0.001)
        if all(table.state is TableState.PAUSED for id in tables.ids() if (table := tables.get(id)) is not None):
            return


async def play(tables: Tables, number: int, causes: "count[int]", acknowledged: int) -> None:
    """Moves for the persons, for ever."""
    table = await opened(tables, number, causes)
    while True:
        await asyncio.sleep(0)
        now = tables.get(table.id)
        assert now is not None
        assert now.state is not TableState.SUSPENDED
        if now.state is TableState.PAUSED:
            await rest(tables, acknowledged)
            for person in now.people:
                await tables.resume(now.id, person.id)
            continue
        if now.state is TableState.PLAYING and random.random() < PAUSES:
            with suppress(Refused):  # a computer player ended the match meanwhile
                for person in now.people:
                    await tables.pause(now.id, person.id)
            continue
        if now.state is TableState.LOBBY:
            if now.game == "vira":  # three and four play in turn
                seats = 7 - len(now.holders)
                await tables.set_options(now.id, now.host, seats=seats, options={"deals": seats})
            await tables.begin(now.id, now.host, next(causes), fill=True)
            continue
        assert now.match is not None
        cause, turn = next(causes), now.match.turn
        if random.random() < BACK and (person := able(now)) is not None:
            try:
                change = await tables.take_back(now.id, person.id, revision=None, cause=cause)
            except Refused:
                continue  # a computer player began the next trick meanwhile
            if change.acted is None:
                continue  # one has moved meanwhile, so the other person is asked
            os.write(acknowledged, f"{now.id} {cause} {change.table.revision}\n".encode())
            continue
        if now.state is TableState.FINISHED and len(now.holders) > 2:
            await tables.shuffle(now.id, now.host)  # reopens the lobby
            await tables.swap(now.id, now.host, Seat(0), Seat(len(now.holders) - 1))
        elif now.state is TableState.FINISHED:
            for person in now.people:
                await tables.rematch(now.id, person.id, next(causes))
        elif isinstance(turn, Act) and (holder := now.holders[turn.seat]) is not None and holder.person is not None:
            action = Random().decide(now.match.game, None, None, now.match.choice(turn.seat), random.Random())
            try:
                change = await tables.act(
                    now.id, holder.person.id, action, revision=now.revision_of(turn.seat), cause=cause
                )
            except Stale:
                continue  # the table gave the only possible answer meanwhile
            os.write(acknowledged, f"{now.id} {cause} {change.table.revision}\n".encode())
        elif not isinstance(turn, Act):
            try:
                await tables.next_deal(now.id, now.people[0].id, cause)
            except Refused:
                continue  # the deal came by itself
            os.write(acknowledged, f"{now.id} {cause} {now.revision}\n".encode())


async def main(path: Path, acknowledged: Path, first: int) -> None:
    """Starts the service and plays at all tables."""
    causes = count(first)
    file = os.open(acknowledged, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    async with await open_database(path, now=SystemClock().now()) as database:
        tables = Tables(TableStore(database), SystemClock(), Thinker(), tell, random.SystemRandom(), AT_ONCE)
        await tables.start()
        await asyncio.gather(*(play(tables, number, causes, file) for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])))
