"""What the event loop feels of eight tables at which *strong* thinks, and how long each waits for its answer."""

import asyncio
import random
import time
from typing import Final

from bot.app.thinker import Thinker
from bot.tables.playing import shuffled, thinking_seed
from engine.cards import Seat
from engine.match import Match
from engine.registry import game, game_keys
from engine.turn import Act
from tests.bench import show

TABLES: Final = 8
SECONDS: Final = 20
PULSE: Final = 0.001


async def delays(seconds: float) -> list[float]:
    """How much later than asked for the event loop came back, in milliseconds, again and again."""
    found, end = [], time.perf_counter() + seconds
    while (began := time.perf_counter()) < end:
        await asyncio.sleep(PULSE)
        found.append((time.perf_counter() - began - PULSE) * 1000)
    return found


async def play(key: str, pack: int, player: str, thinker: Thinker, waits: list[float]) -> None:
    """Deals of this game, every seat a computer; how long each answer took, in seconds."""
    rng = random.Random(pack)
    match = Match.start(game(key), seats=min(game(key).seats), dealer=Seat(0))
    while not match.over:
        if not isinstance(match.turn, Act):
            match, _ = match.deal(shuffled(match.game, rng))
            continue
        seat, began = match.turn.seat, time.perf_counter()
        known = match.view(seat), match.game.information_state(match.state, seat), match.choice(seat)
        match, _ = match.act(seat, await thinker(player, match.game, *known, thinking_seed(match, seat)))
        waits.append(time.perf_counter() - began)


async def main() -> None:
    """One line for each figure."""
    quiet = sorted(await delays(SECONDS / 4))
    thinker, waits = Thinker(), list[float]()
    keys = game_keys()
    tables = [
        asyncio.create_task(play(keys[number % len(keys)], number, "strong", thinker, waits))
        for number in range(TABLES)
    ]
    await asyncio.sleep(2)  # the first answers wait for the workers to start
    waits.clear()
    busy = sorted(await delays(SECONDS))
    for task in tables:
        task.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    waits.sort()
    for name, found in (("nobody thinks", quiet), (f"{TABLES} tables think", busy)):
        show(f"delay of the event loop, p99, {name}", found[len(found) * 99 // 100], "ms", kind="time", aim="≤ 10 ms")
    show("answers of strong", len(waits) / SECONDS, "a second")
    show("wait for an answer of strong, half of them", waits[len(waits) // 2], "s", kind="size")
    show("wait for an answer of strong, p99", waits[len(waits) * 99 // 100], "s", kind="size")


if __name__ == "__main__":
    asyncio.run(main())
