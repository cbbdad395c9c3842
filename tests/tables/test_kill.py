"""Killed at any moment, the bot has lost nothing that it acknowledged, and repeats nothing."""

import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from bot.storage import TableStore, open_database
from bot.storage.sql import Row
from bot.tables.model import TableState
from bot.tables.ports import Awaited
from bot.tables.restore import fold
from tests.support.clock import FakeClock
from tests.tables.killed import TABLES
from tests.tables.world import running

ROUNDS = 5
ROOT = Path(__file__).parents[2]


def killed(path: Path, acknowledged: Path, first: int, rng: random.Random) -> None:
    """Runs the bot and kills it a random time after its first acknowledged moves."""
    size = acknowledged.stat().st_size if acknowledged.exists() else 0
    command = [sys.executable, "-m", "tests.tables.killed", str(path), str(acknowledged), str(first)]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) as bot:
        limit = time.monotonic() + 60
        while not acknowledged.exists() or acknowledged.stat().st_size < size + 2000:
            assert bot.poll() is None, bot.communicate()[1]
            assert time.monotonic() < limit, "nothing was acknowledged"
            time.sleep(0.01)
        time.sleep(rng.random())
        assert bot.poll() is None, bot.communicate()[1]
        bot.kill()
    assert bot.returncode == -signal.SIGKILL


def moves_of(rows: Sequence[Row]) -> dict[str, list[Row]]:
    """The moves of each match, in order."""
    matches: dict[str, list[Row]] = {}
    for match, *move in rows:
        matches.setdefault(match, []).append(tuple(move))
    return matches


async def test_nothing_acknowledged_is_lost_and_nothing_is_repeated(tmp_path: Path) -> None:
    path, acknowledged = tmp_path / "stich.db", tmp_path / "acknowledged"
    rng, clock = random.Random(), FakeClock()
    before: dict[str, list[Row]] = {}
    paused = 0
    for number in range(1, ROUNDS + 1):
        killed(path, acknowledged, number * 1_000_000, rng)
        promised = [line.split() for line in acknowledged.read_text().splitlines()]
        async with await open_database(path, now=clock.now()) as database:
            rows = await database.read("SELECT match_id, seq, line, cause FROM move ORDER BY match_id, seq")
            saved = await TableStore(database).open_tables()
        stored = Counter((match.rpartition("-")[0], cause) for match, _, _, cause in rows if cause is not None)
        assert max(stored.values()) == 1
        assert not (lost := {(table, int(cause)) for table, cause, _ in promised} - set(stored)), lost
        after = moves_of(rows)
        for match, moves in after.items():
            assert [seq for seq, *_ in moves] == list(range(1, len(moves) + 1))
            assert moves[: len(before.get(match, ()))] == before.get(match, [])
        assert before.keys() <= after.keys()
        before = after
        tables = [fold(stored) for stored in saved]
        assert len(tables) == TABLES
        assert all(len(table.people) == 1 + bool(table.place.channel % 3) for table in tables)
        assert all(table.state is not TableState.SUSPENDED for table in tables)
        assert all(stored.due is not None for stored in saved)
        pauses = [stored.due for stored, table in zip(saved, tables, strict=True) if table.state is TableState.PAUSED]
        assert all(due is not None and due.awaited is Awaited.IDLE for due in pauses)
        paused += len(pauses)
        revisions = {table.id: table.revision for table in tables if table.state is not TableState.LOBBY}
        assert all(int(revision) <= revisions[table] for table, _, revision in promised if table in revisions)
    of_people = next(table for table in tables if len(table.people) == len(table.holders))
    assert paused, "in so many rounds some table was killed in a pause"
    assert any('"takeback"' in line for moves in before.values() for _, line, _ in moves), "nobody took anything back"
    async with running(path, clock) as world:
        for table in world.tables.of_user(of_people.host):
            for person in table.people if table.state is TableState.PAUSED else ():
                await world.tables.resume(table.id, person.id)
            await world.finish(table.id)
