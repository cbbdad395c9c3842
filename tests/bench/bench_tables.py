"""The table service on a real SQLite file: durable moves a second, restart with open tables, memory of a table."""

import asyncio
import gc
import random
import tempfile
import time
import tracemalloc
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Final

from bot.app.clock import SystemClock
from bot.app.thinker import Thinker
from bot.storage import Database, DatabasePlace, TableStore, open_database
from bot.tables.model import Change, Delays, Person, Place, Table, TableState, UserId
from bot.tables.service import Tables
from engine.turn import Act
from tests.bench import show

ACTIVE: Final = 200
MOVES_EACH: Final = 60
OPEN: Final = 1000
LINES_EACH: Final = 80
"""The lines of half a Klaberjass match; a whole match has about 160."""
HOUR: Final = timedelta(hours=1)
SLOW: Final = Delays((HOUR, HOUR), (HOUR, HOUR), HOUR)
"""Nothing happens by itself during a measurement: people make every move."""

causes = count(1)


def service(database: Database) -> Tables:
    """The service as the bot sets it up, with a seeded shuffle."""

    def tell(_: Change) -> None:
        pass

    return Tables(TableStore(database), SystemClock(), Thinker(), tell, random.Random(1), SLOW)


async def seated(tables: Tables, number: int) -> Table:
    """A table of two people whose match has started."""
    host, guest = (Person(UserId(10 * number + seat + 1), f"player {seat}") for seat in range(2))
    table = await tables.open(place=Place(1, number), host=host, game="klaberjass", cause=next(causes))
    await tables.join(table.id, guest)
    return await tables.begin(table.id, host.id, next(causes))


async def move(tables: Tables, table: Table) -> Table:
    """Add a line to the match: a person's action, the next deal, or the start of another match."""
    match = table.match
    assert match is not None
    if table.state is TableState.FINISHED:
        for person in table.people:
            table = await tables.rematch(table.id, person.id, next(causes))
        return table
    if isinstance(match.turn, Act):
        seat = match.turn.seat
        action = random.choice(match.choice(seat).legal)
        change = await tables.act(table.id, table.people[seat].id, action, revision=table.revision, cause=next(causes))
        return change.table
    return (await tables.next_deal(table.id, table.people[0].id, next(causes))).table


async def moves_a_second(place: DatabasePlace) -> tuple[float, float]:
    """Durable moves a second, and this process's microseconds for each: all tables play at once, and each waits for its
    last move; choosing the moves is included."""
    async with await open_database(place, now=SystemClock().now()) as database:
        tables = service(database)
        await tables.start()
        begun = [await seated(tables, number) for number in range(ACTIVE)]

        async def play(table: Table) -> None:
            for _ in range(MOVES_EACH):
                table = await move(tables, table)

        began, busy = time.perf_counter(), time.process_time()
        await asyncio.gather(*map(play, begun))
        took, busy = time.perf_counter() - began, time.process_time() - busy
        await tables.close()
    return ACTIVE * MOVES_EACH / took, busy * 1e6 / (ACTIVE * MOVES_EACH)


async def fill(path: Path) -> float:
    """Write open tables in the middle of their matches into the file; bytes of memory that each open table takes."""
    async with await open_database(path, now=SystemClock().now()) as database:
        tables = service(database)
        await tables.start()
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]

        async def play(number: int) -> None:
            table = await seated(tables, number)
            while table.match is None or len(table.match.log) < LINES_EACH:
                table = await move(tables, table)

        for first in range(0, OPEN, ACTIVE):
            await asyncio.gather(*(play(number) for number in range(first, first + ACTIVE)))
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        await tables.close()
    return (after - before) / OPEN


async def restart(path: Path) -> tuple[float, float]:
    """Seconds from opening the file until the service answers, and seconds for the first look at a table."""
    began = time.perf_counter()
    async with await open_database(path, now=SystemClock().now()) as database:
        tables = service(database)
        await tables.start()
        ready = time.perf_counter() - began
        seen = [tables.in_channel(number) for number in range(OPEN)]
        folded = time.perf_counter() - began
        assert all([table.state for table in tables_there] == [TableState.PLAYING] for tables_there in seen)
        await tables.close()
    return ready, (folded - ready) / OPEN


async def main() -> None:
    """All figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rate, _ = await moves_a_second(folder / "moves.db")
        show(f"durable moves, {ACTIVE} tables", rate, "/s", aim=">= 3,000")
        information_state = await fill(folder / "open.db")
        show(f"memory of an open table, {LINES_EACH} lines", information_state / 1024, "KiB", kind="size", aim="<= 50")
        ready, look = await restart(folder / "open.db")
        show(f"restart with {OPEN} open tables", ready * 1000, "ms", kind="time", aim="<= 3,000")
        show("... and the first look at one of them", look * 1000, "ms", kind="time")


if __name__ == "__main__":
    asyncio.run(main())
