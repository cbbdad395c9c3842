"""From a click to its first answer, and what a click costs, by the real bot and database over HTTP and a gateway.

The bot runs in a process of its own. With other trees as arguments, a bot of each plays beside it in the same minute,
so that their costs can be compared: `python -m tests.bench.bench_discord ../base`. `pictures` in place of a tree: a
second bot of this one, whose server has its tables drawn.
"""

import asyncio
import os
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.bench import show
from tests.bench.discord_crowd import Player, Yes, seated

SECONDS: Final = float(os.environ.get("SECONDS", "30"))
PEOPLE: Final = int(os.environ.get("PEOPLE", "200"))
"""Fewer where the machine is busy, since a bot that comes too late draws less."""
SETTLING: Final = 3.0
"""Seconds before the first click is counted, in which the bots start up and the hands are drawn."""
HERE: Final = Path(__file__).parents[2]
PICTURES: Final = Path("pictures")
"""This tree, on a server that has its tables drawn."""
OTHERS: Final = (
    [Path(tree) if Path(tree) == PICTURES else Path.cwd() / tree for tree in sys.argv[1:]]
    if __name__ == "__main__"
    else []
)
"""The trees whose bots play beside that of this tree."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Who plays what: `people` at each of `tables`; with one, the others are computers."""

    name: str
    game: str
    tables: int
    people: int


SCENES: Final = (
    Scene("tables of one person against computers", "klaberjass", PEOPLE, 1),
    Scene("tables of four people", "schieber", PEOPLE // 4, 4),
)


@dataclass(slots=True)
class Measured:
    """What one bot needed."""

    waits: list[float] = field(default_factory=list)
    """Milliseconds from each click to its first answer."""
    requests: int = 0
    busy: float = 0.0
    """Seconds of processor time."""


class Bot:
    """The bot of a tree, in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, tree: Path, yes: Yes, folder: Path) -> "Bot":
        """Start it, and wait until it has connected."""
        drawn = {"PICTURES": "on"} if tree == PICTURES else {}
        tree = HERE if tree == PICTURES else tree
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, str(tree / "tests/bench/discord_bot.py"), yes.http, yes.gateway, str(folder)),
            env={**os.environ, **drawn, "PYTHONPATH": str(tree)},
            cwd=tree,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        await asyncio.wait_for(yes.connected.wait(), 30)
        return cls(process)

    async def busy(self) -> float:
        """The processor time that it has used, in seconds."""
        assert self._process.stdin is not None, "piped"
        assert self._process.stdout is not None, "piped"
        self._process.stdin.write(b"\n")
        return float(await self._process.stdout.readline())

    async def stop(self) -> None:
        """Stop it."""
        assert self._process.stdin is not None, "piped"
        self._process.stdin.close()
        await self._process.wait()


async def measure(scene: Scene, trees: list[Path]) -> list[Measured]:
    """Play the scene with a bot of each tree at the same time."""
    async with AsyncExitStack() as stack:
        sides: list[tuple[Yes, Bot, list[Player]]] = []
        for tree in trees:
            yes = Yes()
            await yes.start()
            stack.push_async_callback(yes.close)
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            bot = await Bot.start(tree, yes, Path(folder))
            stack.push_async_callback(bot.stop)
            players = await seated(
                yes, tables=scene.tables, game=scene.game, people=scene.people, chance=random.Random(1)
            )
            sides.append((yes, bot, players))
        await asyncio.sleep(SETTLING)
        measured = [Measured(requests=-yes.requests, busy=-await bot.busy()) for yes, bot, _ in sides]
        until = time.perf_counter() + SECONDS
        await asyncio.gather(*(player.play(until) for _, _, players in sides for player in players))
        for figures, (yes, bot, players) in zip(measured, sides, strict=True):
            figures.busy += await bot.busy()
            figures.requests += yes.requests
            figures.waits = sorted(wait for player in players for wait in player.waits)
        return measured


def report(measured: Measured, *, tree: Path) -> float:
    """Print the figures of a tree; returns the milliseconds of a click."""
    clicks, waits = len(measured.waits), measured.waits
    cost = 1000 * measured.busy / clicks
    print(f"{tree}: {clicks} clicks, {measured.requests / clicks:.2f} requests each")
    show("first answer to a click, p50", waits[clicks // 2], "ms", kind="time")
    show("first answer to a click, p99", waits[clicks * 99 // 100], "ms", kind="time", aim="≤ 50")
    show("processor time for a click and all that it draws", cost, "ms", kind="time")
    show(
        "processor time for a request, and what leads to it",
        1000 * measured.busy / measured.requests,
        "ms",
        kind="time",
    )
    return cost


async def main() -> None:
    """Play each scene for a while and print the figures."""
    trees = [HERE, *OTHERS]
    for scene in SCENES:
        print(f"-- {scene.tables} {scene.name}: {scene.game}")
        costs = [report(figures, tree=tree) for tree, figures in zip(trees, await measure(scene, trees), strict=True)]
        for tree, cost in zip(trees[1:], costs[1:], strict=True):
            print(f"of a click with {tree}: {costs[0] / cost:.0%}")


if __name__ == "__main__":
    asyncio.run(main())
