"""The database: moves a second on both; after years of play (two million old moves), how long a start takes, and the
reload of one table."""

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Final

from bot.app.clock import SystemClock
from bot.storage import TableStore, open_database
from bot.tables.model import TableId
from tests.bench import show
from tests.bench.bench_tables import LINES_EACH, move, moves_a_second, seated, service
from tests.support.postgresql import PostgreSQL, running

MATCHES: Final = 12_500
LINES: Final = 160
"""The lines of a whole Klaberjass match."""
ROUNDS: Final = 20
TURNS: Final = 3

HISTORY: Final = (
    # Closed tables with one finished match each; the number of a table is its time, too.
    f"""INSERT INTO card_table (id, guild, channel, state, host, game, preset, options, pace, seats, match_number,
            opened_at, opened_by)
        WITH RECURSIVE closed (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM closed WHERE n < {MATCHES})
        SELECT 'closed' || n, 1, 1, 'closed', 2 * n, 'klaberjass', 'article', '{{}}', 'live', 2, 1, n, -n
        FROM closed""",
    """INSERT INTO seat (table_id, seat, user_id, name, autopilot, misses, reserve, agreed)
        SELECT id, seat, host + seat, 'player', 0, 0, 0, 0 FROM card_table, (SELECT 0 AS seat UNION SELECT 1)""",
    """INSERT INTO match (id, table_id, number, game, rules, preset, options, seats, dealer, started_at, finished_at)
        SELECT id || '-1', id, 1, game, 1, preset, options, 2, 0, opened_at, opened_at FROM card_table""",
    f"""INSERT INTO move (match_id, seq, line, at, cause)
        WITH RECURSIVE line (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM line WHERE n < {LINES})
        SELECT id, n, '{{"seat":0,"act":"play TS"}}', started_at, n FROM match, line""",
)  # fmt: skip


async def fill(path: Path) -> None:
    """Write the history into a new file, in one transaction and without waiting for the disk."""
    async with await open_database(path, now=SystemClock().now()):
        pass
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("PRAGMA cache_size = -300000")
        for sql in HISTORY:
            connection.execute(sql)
        connection.commit()


async def start(path: Path) -> float:
    """Milliseconds from opening the file until the service answers."""
    began = time.perf_counter()
    async with await open_database(path, now=SystemClock().now()) as database:
        tables = service(database)
        await tables.start()
        took = time.perf_counter() - began
        await tables.close()
    return took * 1000


async def open_one(path: Path) -> TableId:
    """Open a table and play the first half of its match."""
    async with await open_database(path, now=SystemClock().now()) as database:
        tables = service(database)
        await tables.start()
        table = await seated(tables, MATCHES + 1)
        while table.match is None or len(table.match.log) < LINES_EACH:
            table = await move(tables, table)
        await tables.close()
    return table.id


async def reload(path: Path, table: TableId) -> float:
    """Milliseconds that reading one open table takes."""
    took = []
    async with await open_database(path, now=SystemClock().now()) as database:
        for _ in range(ROUNDS):
            began = time.perf_counter()
            assert await TableStore(database).table(table) is not None
            took.append(time.perf_counter() - began)
    return median(took) * 1000


async def on_both(folder: Path, server: PostgreSQL) -> None:
    """The same matches on an SQLite file and on a PostgreSQL that syncs its disk likewise, in turns."""
    found: dict[str, list[tuple[float, float]]] = {"SQLite": [], "PostgreSQL": []}
    for number in range(TURNS):
        found["SQLite"].append(await moves_a_second(folder / f"moves{number}.db"))
        found["PostgreSQL"].append(await moves_a_second(server.address(await server.new())))
    for database, turns in found.items():
        show(f"durable moves a second, 200 tables, {database}: best", max(rate for rate, _ in turns), "1/s")
        show(
            "... processor time of the bot for a move: least", min(busy for _, busy in turns) / 1000, "ms", kind="time"
        )
    sqlite, postgresql = (min(busy for _, busy in turns) for turns in found.values())
    show("... PostgreSQL / SQLite", postgresql / sqlite, "times", kind="size", aim="<= 1.1")


async def main() -> None:
    """All figures."""
    with tempfile.TemporaryDirectory() as folder, running(durable=True) as server:
        await on_both(Path(folder), server)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "history.db"
        await fill(path)
        starts = [await start(path) for _ in range(ROUNDS)]
        show(
            f"start beside {MATCHES * LINES:,} old moves, no open table", median(starts), "ms", kind="time", aim="<= 50"
        )
        show("... the slowest of these starts", max(starts), "ms", kind="time")
        table = await open_one(path)
        took = await reload(path, table)
        show(f"reload of one open table, {LINES_EACH} lines", took, "ms", kind="time", aim="<= 5")


if __name__ == "__main__":
    asyncio.run(main())
