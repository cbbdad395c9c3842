"""Shards on a real PostgreSQL: each has one process at a time, which knows when it has it no more."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import TypeAlias

import pytest

from bot.storage import PostgresqlAddress, TableStore, open_database
from bot.storage.postgresql import ownership as module
from bot.storage.postgresql.ownership import Ownership
from bot.tables.notices import About, Notice, table_changed
from bot.tables.shard import Shard
from tests.storage.test_tables import due, in_guild
from tests.support.clock import START
from tests.support.postgresql import PostgreSQL

Join: TypeAlias = Callable[[list[str]], Awaitable[Ownership]]
PATIENCE = 60.0
END_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'stich shards%'"


@pytest.fixture
async def join(postgresql_place: PostgresqlAddress) -> AsyncIterator[Join]:
    """Counts one more process, which hears what is told."""
    async with AsyncExitStack() as joined:

        async def join(heard: list[str]) -> Ownership:
            ownership = await Ownership.connect(postgresql_place, heard.append)
            joined.push_async_callback(ownership.close)
            return ownership

        yield join


async def until(ready: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not ready():  # noqa: ASYNC110 - any condition
            await asyncio.sleep(0.01)


async def test_a_shard_has_one_process_at_a_time(join: Join) -> None:
    first, second = await join([]), await join([])
    assert await first.take(0)
    assert not await second.take(0)
    assert await second.take(1)
    await first.give_up(0)
    assert await second.take(0)
    assert first.holds()


async def test_the_processes_are_counted_until_they_leave_or_end(join: Join) -> None:
    first, second = await join([]), await join([])
    assert await first.processes() == 2
    await second.leave()
    assert await first.processes() == 1
    third = await join([])
    assert await first.processes() == 2
    await third.close()
    while await first.processes() != 1:  # noqa: ASYNC110 - the server's
        await asyncio.sleep(0.01)


async def test_whoever_loses_the_session_loses_the_shards_and_knows_it(join: Join, postgresql: PostgreSQL) -> None:
    first, heard = await join([]), list[str]()
    assert await first.take(0)
    await postgresql.do(END_ALL)
    await asyncio.wait_for(first.lost.wait(), PATIENCE)
    assert not first.holds()
    with pytest.raises(ConnectionError):
        await first.take(1)
    second = await join(heard)
    assert await second.take(0)


async def test_whoever_was_cut_off_gets_back_what_nobody_has_taken_meanwhile(
    join: Join, postgresql: PostgreSQL, postgresql_place: PostgresqlAddress
) -> None:
    heard: list[str] = []
    first = await join(heard)
    assert await first.take(0)
    assert await first.take(1)
    await postgresql.do(END_ALL)
    await asyncio.wait_for(first.lost.wait(), PATIENCE)
    second = await join([])
    assert await second.take(1)
    assert await first.regain([0, 1]) == {0}
    assert not first.holds(), "until whatever was served with the other shard has ended"
    first.rely()
    assert first.holds()
    assert not first.lost.is_set()
    assert not await second.take(0)
    assert await first.processes() == 2
    async with await open_database(postgresql_place, now=START) as database:
        await TableStore(database).tell(Notice(About.RULES))
    await until(lambda: heard == ["rules"])
    await postgresql.do(END_ALL)
    await asyncio.wait_for(first.lost.wait(), PATIENCE)
    assert not first.holds(), "it notices the next time, too"


async def test_locks_that_are_lost_again_before_they_are_relied_on_stay_lost(
    join: Join, postgresql: PostgreSQL
) -> None:
    first = await join([])
    await postgresql.do(END_ALL)
    await asyncio.wait_for(first.lost.wait(), PATIENCE)
    assert await first.regain([0]) == {0}
    await postgresql.do(END_ALL)
    with suppress(ConnectionError):
        while await first.processes():
            pass
    first.rely()
    assert not first.holds()


async def test_a_process_that_is_silent_stops_before_the_server_gives_its_shards_to_another(
    join: Join, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert module.TRUSTED < module.SILENCE
    silent, other = await join([]), await join([])
    assert await silent.take(0)
    assert silent._beating is not None
    silent._beating.cancel()  # as if the process were paused: it asks nothing more
    trusted = True
    async with asyncio.timeout(PATIENCE):
        while not await other.take(0):
            trusted = silent.holds()
            await asyncio.sleep(0.05)
    assert not trusted, "it did not rely on its locks any more before another had them"
    assert not silent.holds()


async def test_what_is_saved_elsewhere_is_told_with_it(join: Join, postgresql_place: PostgresqlAddress) -> None:
    heard: list[str] = []
    await join(heard)
    async with await open_database(postgresql_place, now=START) as database:
        store, table = TableStore(database, Shard(1, 3)), in_guild(1, 1)
        await store.save(None, table, due=due(1), at=START, cause=1)
        await store.save(table, table, version=0, due=due(2), at=START, elsewhere=True)
        with pytest.raises(Exception, match="changed"):
            await store.save(table, table, version=0, due=due(3), at=START, elsewhere=True)
        await store.tell(Notice(About.RULES))
    await until(lambda: len(heard) == 2)
    assert heard == [str(table_changed(table.place.guild, table.id, 1)), "rules"]
    assert [str(Notice.parse(text)) for text in heard] == heard


async def test_sessions_of_all_processes_begin_one_after_another(join: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BETWEEN_SESSIONS", module.BETWEEN_SESSIONS / 10)
    first, second = await join([]), await join([])
    clock, began = asyncio.get_running_loop().time, list[float]()

    async def begin(ownership: Ownership) -> None:
        await ownership.may_identify()
        began.append(clock())

    await asyncio.gather(*(begin(ownership) for ownership in (first, second, first, second)))
    pauses = [later - earlier for earlier, later in itertools.pairwise(began)]
    assert min(pauses) >= module.BETWEEN_SESSIONS.total_seconds() * 0.99


async def test_what_an_update_leaves_to_do_is_done_by_one_process_at_a_time(join: Join) -> None:
    first, second = await join([]), await join([])
    busy = 0

    async def work(ownership: Ownership) -> None:
        nonlocal busy
        async with ownership.beginning():
            busy += 1
            assert busy == 1
            await asyncio.sleep(0.05)
            busy -= 1

    await asyncio.gather(*(work(ownership) for ownership in (first, second)))
