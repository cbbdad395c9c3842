"""Leaderboards of 100,000 players and the figures of one with 10,000 matches, from a click to its answer.

The real bot plays 200 tables against computers meanwhile, as in `bench_discord`; a few people read.
"""

import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, Final

from bot.app.clock import SystemClock
from bot.storage import SqlLadderStore, open_database
from bot.storage.sql import instant
from bot.tables.ladders import Ladder, Ladders, Metric, Period
from bot.tables.model import UserId
from tests.bench import show
from tests.bench.bench_discord import HERE, PEOPLE, SECONDS, SETTLING, Bot
from tests.bench.discord_crowd import GUILD, Player, Yes, seated

PLAYERS: Final = 100_000
MATCHES: Final = 10_000
OTHERS: Final = 3_000
"""How many people the one with all these matches has met."""
GAME: Final = "klaberjass"
STAR: Final = 900_000
"""Who has played so much, and reads."""
READERS: Final = 8
PAUSE: Final = (0.3, 1.2)
"""Seconds between two clicks of a reader: more than anybody clicks, so that there are enough of them to tell."""
ROUNDS: Final = 7
PAGES: Final = PLAYERS // 10
FIRST: Final = 1_000_000
"""The id of the first of the others on the ladder."""
RATING: Final = "rating (game, guild, user_id, mu, sigma, matches, shown, last_at)"
STANDING: Final = (
    "standing (game, guild, period, user_id, matches, wins, draws, points, moves, autopilot, rate, streak, longest,"
    " rating, rated_at, listed)"
)
COMPANION: Final = "companion (user_id, game, guild, partner, other_id, matches, wins, rate)"
CONTRACT: Final = "played_contract (user_id, game, guild, contract, played, won, points)"
RESULT: Final = (
    "result (match_id, user_id, name, game, guild, seat, side, points, outcome, moves, autopilot, finished_at, credit)"
)
RATED_SEAT: Final = (
    "rated_seat (match_id, seat, number, game, guild, finished_at, side, place, gone, user_id, credit, server_mu,"
    " server_sigma, server_matches, world_mu, world_sigma, world_matches)"
)


async def fill(path: Path) -> None:
    """Write the database: ladders of all periods, with 100,000 players each, and all about the one."""
    async with await open_database(path, now=SystemClock().now()):
        pass
    now, rng = datetime.now(UTC), random.Random(1)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("PRAGMA cache_size = -300000")
        put(connection, "player (user_id, name)", ((FIRST + number, f"Player {number}") for number in range(PLAYERS)))
        for guild in (0, GUILD):
            ratings = [1000 + round(rng.gauss(0, 120)) for _ in range(PLAYERS)]
            put(connection, RATING, _ratings(guild, ratings, now))
            put(connection, STANDING, _standings(guild, ratings, now, rng))
            put(connection, COMPANION, _companions(guild, rng))
            parts = ("maker", "defender")
            put(connection, CONTRACT, ((STAR, GAME, guild, part, 60_000, 33_000, 4_000_000) for part in parts))
        put(connection, RESULT, _results(now, rng))
        put(connection, RATED_SEAT, _rated_seats(now, rng))
        connection.execute("INSERT INTO member_setting (user_id, world_ladder) VALUES (?, 1)", (STAR,))
        connection.commit()


def put(connection: sqlite3.Connection, table: str, rows: Iterable[tuple[Any, ...]]) -> None:
    """Write the rows into these columns of a table."""
    marks = ", ".join("?" * (table.count(",") + 1))
    connection.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)


def _everybody() -> list[int]:
    return [STAR, *range(FIRST, FIRST + PLAYERS - 1)]


def _ratings(guild: int, ratings: Sequence[int], now: datetime) -> Iterator[tuple[Any, ...]]:
    for user, shown in zip(_everybody(), ratings, strict=True):
        yield GAME, guild, user, 25_000_000, 2_000_000, 30, shown, instant(now)


def _standings(guild: int, ratings: Sequence[int], now: datetime, rng: random.Random) -> Iterator[tuple[Any, ...]]:
    for user, shown in zip(_everybody(), ratings, strict=True):
        matches = MATCHES if user == STAR else rng.randrange(1, 400)
        wins, points = matches * rng.randrange(20, 80) // 100, matches * rng.randrange(100, 500)
        rate = wins * 1_000_000 // matches if matches >= 20 else None
        for period in Period:
            yield (
                GAME, guild, period.key(now), user, matches, wins, 0, points, matches * 60, 0, rate, 2, 5, shown,
                instant(now), 1,
            )  # fmt: skip


def _companions(guild: int, rng: random.Random) -> Iterator[tuple[Any, ...]]:
    for other in range(OTHERS):
        matches = rng.randrange(1, 8)
        wins = rng.randrange(matches + 1)
        yield STAR, GAME, guild, 0, FIRST + other, matches, wins, wins * 1_000_000 // matches if matches >= 5 else None


def _results(now: datetime, rng: random.Random) -> Iterator[tuple[Any, ...]]:
    """The matches of the one: some on another server, so that those of this one have to be picked out."""
    for number in range(MATCHES):
        at, guild = now - timedelta(hours=number), GUILD if number % 10 else GUILD + 1
        outcome = rng.choice(("won", "lost"))
        yield (
            f"m{number}", STAR, "p", GAME, guild, 0, 0, rng.randrange(500), outcome, 60, 0, instant(at), "full",
        )  # fmt: skip


def _rated_seats(now: datetime, rng: random.Random) -> Iterator[tuple[Any, ...]]:
    for number in range(MATCHES):
        numbers = 25_000_000 + rng.randrange(3_000_000), 2_000_000, number
        yield (f"m{number}", 0, number, GAME, GUILD, instant(now), 0, 0, 0, STAR, "full", *numbers, *numbers)


# ------------------------------------------------------------------------------------------------------------- reading


class Reader:
    """Somebody who reads ladders and figures, and notes how long each answer took."""

    def __init__(self, player: Player) -> None:
        self.player, self.chance = player, player.chance
        self.waits: dict[str, list[float]] = {}

    async def read(self, until: float) -> None:
        """Read by command and by button until then."""
        while time.perf_counter() < until:
            await asyncio.sleep(self.chance.uniform(*PAUSE))
            for name, act in self.chance.choice(self._sessions()):
                self.waits.setdefault(name, []).append(await act())
                await asyncio.sleep(self.chance.uniform(*PAUSE))

    def _sessions(self) -> list[list[tuple[str, Callable[[], Awaitable[float]]]]]:
        metric, scope = self.chance.choice([*Metric]).value, self.chance.choice(("here", "all"))
        period = self.chance.choice([*Period]).value
        player, ladder = self.player, f"{GAME}.{scope}.{period}.{metric}"
        page = self.chance.randrange(PAGES)

        def press(what: str, *values: str) -> Callable[[], Awaitable[float]]:
            return lambda: player.press(f"s1:-:-:0:{what}", *values)

        return [
            [
                ("/leaderboard", lambda: player.command("leaderboard", game=GAME, period=period, metric=metric)),
                ("any page of the ladder", press(f"ladder={ladder}.{page}")),
                ("my place", press(f"ladder={ladder}.me")),
                ("another metric", press("ladder=metric", f"{ladder}.0")),
            ],
            [
                ("/stats game", lambda: player.command("stats", game=GAME)),
                ("/stats, all servers", press(f"figures={STAR}.{GAME}.all")),
                ("/stats, all games", press("figures=game", f"{STAR}.all.here")),
            ],
        ]


async def alone(path: Path) -> None:
    """Print how long reading takes in the process by itself, and in the worst case: of processor time, so that it
    matters little what else the machine does."""
    async with await open_database(path, now=SystemClock().now()) as database:
        ladders, last = Ladders(SqlLadderStore(database), SystemClock()), UserId(FIRST + PLAYERS - 2)

        async def took(read: Callable[[], Awaitable[object]]) -> float:
            best = float("inf")
            for _ in range(ROUNDS):
                began = time.process_time()
                await read()
                best = min(best, (time.process_time() - began) * 1000)
            return best

        for metric in Metric:
            ladder = Ladder(GAME, GUILD, metric=metric)
            show(
                f"by {metric.value}: the first page",
                await took(partial(ladders.board, ladder, last)),
                "ms",
                kind="time",
            )
            show("... the last page", await took(partial(ladders.board, ladder, last, PAGES)), "ms", kind="time")
            show(
                "... the own place of somebody", await took(partial(ladders.own_board, ladder, last)), "ms", kind="time"
            )
        figures = await took(partial(ladders.figures, UserId(STAR), GAME, GUILD, by=UserId(STAR)))
        show("all figures of one game, by itself", figures, "ms", kind="time")


async def main() -> None:
    """Fill the database, play and read, and print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        await fill(Path(folder) / "stich.db")
        print(
            f"database of {(Path(folder) / 'stich.db').stat().st_size >> 20} MiB in {time.perf_counter() - began:.0f} s"
        )
        await alone(Path(folder) / "stich.db")
        yes = Yes()
        await yes.start()
        bot = await Bot.start(HERE, yes, Path(folder))
        players = await seated(yes, tables=PEOPLE, game=GAME, people=1, chance=random.Random(1))
        readers = [Reader(Player(yes, STAR - 10_000, number, random.Random(number))) for number in range(READERS)]
        await asyncio.sleep(SETTLING)
        until = time.perf_counter() + SECONDS
        await asyncio.gather(*(reader.read(until) for reader in readers), *(player.play(until) for player in players))
        await bot.stop()
        await yes.close()
    waits: dict[str, list[float]] = {}
    for name, took in (entry for reader in readers for entry in reader.waits.items()):
        waits.setdefault(name, []).extend(took)
    every = sorted(wait for took in waits.values() for wait in took)
    print(f"{len(every)} clicks of readers, {sum(len(player.waits) for player in players)} of players")
    for name, took in waits.items():
        show(f"{name}: p99 of {len(took)}", sorted(took)[len(took) * 99 // 100], "ms", kind="time")
    clicks = sorted(wait for player in players for wait in player.waits)
    show("clicks of players at tables, p50", clicks[len(clicks) // 2], "ms", kind="time")
    show("clicks of players at tables, p99", clicks[len(clicks) * 99 // 100], "ms", kind="time")
    show("readers, all of them, p50", every[len(every) // 2], "ms", kind="time")
    show("readers, all of them, p99", every[len(every) * 99 // 100], "ms", kind="time", aim="≤ 100")


if __name__ == "__main__":
    asyncio.run(main())
