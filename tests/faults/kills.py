"""Kills one of three processes in the middle of matches, again and again: `python -m tests.faults.kills [TIMES]`."""

import asyncio
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.faults.fleet import Fleet
from tests.support.postgresql import running

PROCESSES: Final = 3
WITHIN: Final = 10.0
"""Seconds after a kill within which every table moves again, where one shard was orphaned."""
FURTHER: Final = 5.0
"""Seconds more for each further one: Discord takes one new session in this time."""
PATIENCE: Final = 6
"""After so many times as long a table that has not moved stands still for good."""
BETWEEN: Final = (2.0, 4.0)
"""Seconds of play between two kills."""


@dataclass
class Found:
    """What the kills have shown."""

    kills: int = 0
    orphaned: int = 0
    """Shards whose process was killed."""
    seconds: list[float] = field(default_factory=list)
    """After each kill, how long each table took until it moved again."""
    slowest: list[tuple[float, int]] = field(default_factory=list)
    """After each kill, how long the last table took, and how many shards were orphaned."""
    late: int = 0
    """Tables that did not move in time."""
    stuck: int = 0
    """Those of them that did not move at all."""
    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: int = 0
    complaints: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        """The figures."""
        ordered = sorted(self.seconds) or [0.0]
        return (
            f"{self.kills} kills, {self.orphaned} orphaned shards; moving again after"
            f" {ordered[len(ordered) // 2]:.2f} s (median), {ordered[int(len(ordered) * 0.99)]:.2f} s (99 of 100),"
            f" {ordered[-1]:.2f} s (last); {self.late} late, {self.stuck} of them for good;"
            f" {self.acknowledged} acknowledged moves,"
            f" {len(self.lost)} lost, {self.doubled} doubled; {len(self.complaints)} tracebacks"
        )


async def kill_often(fleet: Fleet, times: int) -> Found:
    """Kill one process after another while people play; each comes back."""
    found = Found()
    for number in range(PROCESSES):
        await fleet.start(number)
    await fleet.all_served()
    await fleet.seat()
    fleet.play()
    async with fleet.looking() as look:
        for _ in range(times):
            await asyncio.sleep(fleet.chance.uniform(*BETWEEN))
            tables, owners = await look.playing(), await look.owners()
            number = fleet.chance.choice(sorted(owners))
            orphaned = len(owners[number])
            at = await fleet.kill(number)
            within = WITHIN + FURTHER * max(orphaned - 1, 0)
            moved = await look.moved_after(at, tables, PATIENCE * within)
            found.kills += 1
            found.orphaned += orphaned
            found.seconds += moved.values()
            found.slowest.append((max(moved.values(), default=0.0), orphaned))
            stuck = (tables - set(moved)) & await look.playing()
            late = len(stuck) + sum(seconds > within for seconds in moved.values())
            found.stuck += len(stuck)
            found.late += late
            await fleet.start(number)
            await fleet.all_served()
            found.lost += await look.lost()
            print(f"kill {found.kills}: {found.slowest[-1][0]:.2f} s, {orphaned} orphaned, {late} late", flush=True)
        await fleet.rest()
        found.acknowledged, found.doubled = await look.acknowledged(), await look.doubled()
        found.lost += await look.lost()
    found.complaints = fleet.complaints()
    return found


async def main(times: int) -> None:
    """Print the figures."""
    with running() as server, tempfile.TemporaryDirectory(prefix="stich-fleet-") as folder:
        fleet = Fleet(server.address(await server.new()), Path(folder))
        await fleet.box.start()
        try:
            found = await kill_often(fleet, times)
        finally:
            await fleet.close()
        print(found)
        print(*found.lost[:5], *found.complaints[:5], sep="\n")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100))
