"""The bot as several processes on one PostgreSQL, beside one process on SQLite, in one run on one machine.

First the service without Discord: durable moves a second, and processor time a move. Then the whole bot over the real
client: how long people wait for the answer to a press.
"""

import asyncio
import random
import sys
import tempfile
import time
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

from bot.app.clock import SystemClock
from bot.app.settings import database_place
from bot.app.thinker import Thinker
from bot.storage import DatabasePlace, TableStore, open_database
from bot.tables.model import Person, Place, Table, UserId
from bot.tables.service import Tables
from bot.tables.shard import TIME_BITS, Shard
from tests.bench import show
from tests.bench.bench_tables import SLOW, move
from tests.faults.fleet import Fleet
from tests.support.postgresql import PostgreSQL, running

TABLES: Final = 120
"""Tables of all processes together."""
SECONDS: Final = 8.0
CLICKED: Final = 20.0
"""Seconds for which people press."""
COUNTS: Final = (1, 2, 4)
SURE: Final = ("ALTER SYSTEM SET fsync = on", "ALTER SYSTEM SET full_page_writes = on", "SELECT pg_reload_conf()")


@dataclass(frozen=True)
class Measured:
    """What one process has done."""

    moves: int
    seconds: float
    processor: float
    """Seconds of this process's time."""


async def work(place: DatabasePlace, shard: Shard) -> None:
    """One process: says that it is ready, plays when it is told to, and tells what it has done."""
    async with await open_database(place, now=SystemClock().now()) as database:
        tables = Tables(
            TableStore(database, shard), SystemClock(), Thinker(), lambda _: None, random.Random(shard.number), SLOW,
            shard=shard,
        )  # fmt: skip
        await tables.start()
        begun = [await _seated(tables, shard, number) for number in range(TABLES // shard.count)]
        _say("ready")
        await asyncio.to_thread(sys.stdin.readline)
        until, moves = time.perf_counter() + SECONDS, 0

        async def play(table: Table) -> None:
            nonlocal moves
            while time.perf_counter() < until:
                table = await move(tables, table)
                moves += 1

        began, processor = time.perf_counter(), time.process_time()
        await asyncio.gather(*map(play, begun))
        _say(f"{moves} {time.perf_counter() - began} {time.process_time() - processor}")
        await tables.close()


async def _seated(tables: Tables, shard: Shard, number: int) -> Table:
    """A table of two people on a server of this shard, whose match has started."""
    own = (number + 1) * shard.count + shard.number  # no server has the id 0
    causes = count(own << 20)
    host, guest = (Person(UserId(10 * own + seat + 1), f"player {seat}") for seat in range(2))
    table = await tables.open(place=Place(own << TIME_BITS, own + 1), host=host, game="klaberjass", cause=next(causes))
    await tables.join(table.id, guest)
    return await tables.begin(table.id, host.id, next(causes))


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


async def measured(place: str, processes: int) -> list[Measured]:
    """What so many processes do at the same time."""
    workers = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-m", __spec__.name, "work", place, str(number), str(processes),
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )
        for number in range(processes)
    ]  # fmt: skip
    for worker in workers:
        assert worker.stdout is not None
        assert await worker.stdout.readline() == b"ready\n"
    told = await asyncio.gather(*(worker.communicate(b"go\n") for worker in workers))
    parts = [out.split() for out, _ in told]
    return [Measured(int(moves), float(seconds), float(processor)) for moves, seconds, processor in parts]


async def clicks(place: DatabasePlace, processes: int) -> list[float]:
    """How long people wait for answers, with so many processes; in seconds, in ascending order."""
    with tempfile.TemporaryDirectory(prefix="stich-fleet-") as folder:
        fleet = Fleet(place, Path(folder), shards=processes, servers=4)
        await fleet.box.start()
        try:
            for number in range(processes):
                await fleet.start(number)
            await fleet.all_served()
            await fleet.seat()
            fleet.play()
            await asyncio.sleep(CLICKED)
            await fleet.rest()
        finally:
            await fleet.close()
    return sorted(seconds for person in fleet.people for seconds in person.seconds)


def shown(name: str, found: list[Measured]) -> float:
    """Show what these processes have done together; moves a second."""
    rate = sum(one.moves / one.seconds for one in found)
    show(f"durable moves, {name}", rate, "/s")
    show("... processor time a move", 1e6 * sum(it.processor for it in found) / sum(it.moves for it in found), "us")
    return rate


async def main(server: PostgreSQL) -> None:
    """All figures."""
    await server.do(*SURE)
    with tempfile.TemporaryDirectory() as folder:
        shown("1 process on SQLite", await measured(str(Path(folder) / "moves.db"), 1))
        rates = {}
        for processes in COUNTS:
            place = server.address(await server.new())
            async with await open_database(place, now=SystemClock().now()):
                pass  # makes the schema, before all of them look for it
            rates[processes] = shown(f"{processes} on PostgreSQL", await measured(place.url, processes))
        show("4 processes, of the best of 1 and 2", rates[4] / max(rates[1], rates[2]), "", kind="size", aim=">= 0.9")
        places: list[tuple[str, DatabasePlace, int]] = [("1 process on SQLite", Path(folder) / "clicks.db", 1)]
        places += [(f"{n} on PostgreSQL", server.address(await server.new()), n) for n in COUNTS]
        for name, where, processes in places:
            waits = await clicks(where, processes)
            show(f"click to answer, {name}, median of {len(waits)}", 1000 * waits[len(waits) // 2], "ms", kind="time")
            show("... 95 of 100 within", 1000 * waits[int(len(waits) * 0.95)], "ms", kind="time")


if __name__ == "__main__":
    if sys.argv[1:2] == ["work"]:
        asyncio.run(work(database_place(sys.argv[2]), Shard(int(sys.argv[3]), int(sys.argv[4]))))
    else:
        with running() as started:
            asyncio.run(main(started))
