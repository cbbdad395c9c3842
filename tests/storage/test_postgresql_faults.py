"""Faults of the server and of the line to it: what was acknowledged is there afterwards, once, and writing goes on."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot.storage import CannotOpen, PostgresqlAddress, Problem, Use
from bot.storage.postgresql import database as driver
from bot.storage.postgresql import silence
from bot.storage.postgresql.database import PostgresqlDatabase
from bot.storage.postgresql.ownership import Ownership
from bot.storage.sql import statement
from bot.tables.ports import Conflict, InDoubt, Unsaved
from tests.storage.test_postgresql_driver import mark, marks
from tests.support.clock import START
from tests.support.postgresql import NotHere
from tests.support.servers import Server, filled, serving, small_disk
from tests.support.tcp_proxy import at_commits, line_to

pytestmark = pytest.mark.servers

OWN = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'stich%'"
CANCEL = "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE application_name = 'stich' AND query <> ''"
SYNC_WAIT = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'stich' AND wait_event = 'SyncRep'"
WRITERS = 4
FEW = 5
"""Messages of a client that every start has."""


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    """A server of this test alone."""
    try:
        async with serving() as server:
            yield server
    except NotHere as problem:
        pytest.skip(f"PostgreSQL cannot be started here: {problem}")  # under CI that is a failure


@pytest.fixture
async def pair(server: Server) -> tuple[Server, Server]:
    """A server, and a standby without which it acknowledges nothing."""
    return server, await server.standby(server.folder.parent / "second")


def both(*servers: Server | int) -> PostgresqlAddress:
    """The address that a host sets for a server and its standby."""
    hosts = ",".join(f"127.0.0.1:{one if isinstance(one, int) else one.port}" for one in servers)
    return PostgresqlAddress(f"postgresql://postgres:secret-word@{hosts}/postgres?target_session_attrs=read-write")


async def opened(address: PostgresqlAddress, *, seconds: float = 5) -> PostgresqlDatabase:
    """The database of a bot that waits so long for a server."""
    return await PostgresqlDatabase.open(address, now=START, use=Use.BOT, patience=timedelta(seconds=seconds))


async def wrong_with(address: PostgresqlAddress, of_what: str) -> Problem | None:
    """What is wrong with it for whoever opens it now; None: nothing."""
    try:
        await (await (opened(address) if of_what == "database" else Ownership.connect(address, str))).close()
    except CannotOpen as problem:
        return problem.problem
    except OSError:
        return Problem.NO_SERVER
    return None


class Writing:
    """Some who write rows one after another, each of which they try again until it is acknowledged."""

    def __init__(self, database: PostgresqlDatabase) -> None:
        self._database = database
        self._numbers = count()
        self.acknowledged: set[str] = set()
        self.refused = 0
        self._ending = False

    async def write(self) -> None:
        """Write until it ends."""
        while not self._ending:
            name = str(next(self._numbers))
            while True:
                try:
                    await self._database.write(mark(name))
                except Unsaved:
                    self.refused += 1
                    continue
                except Conflict:  # what was not acknowledged was saved
                    pass
                break
            self.acknowledged.add(name)

    async def more(self, number: int = 20) -> None:
        """Wait until so many more rows are acknowledged."""
        wanted = len(self.acknowledged) + number
        while len(self.acknowledged) < wanted:  # noqa: ASYNC110 - any of the writers brings it nearer
            await asyncio.sleep(0.01)

    async def until_refused(self) -> None:
        """Wait until something could not be saved."""
        while not self.refused:  # noqa: ASYNC110 - by any of the writers
            await asyncio.sleep(0.01)

    def end(self) -> None:
        """Begin no more rows."""
        self._ending = True


@asynccontextmanager
async def writing(database: PostgresqlDatabase) -> AsyncIterator[Writing]:
    """Rows are written during the block; after it all of them are there."""
    work = Writing(database)
    tasks = [asyncio.create_task(work.write()) for _ in range(WRITERS)]
    try:
        await work.more()
        yield work
        await work.more()
        work.end()
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    assert work.acknowledged == set(await marks(database))


@pytest.mark.parametrize("how", ["fast", "immediate"])
async def test_a_restart_of_the_server_loses_nothing(server: Server, how: str) -> None:
    async with await opened(server.address()) as database, writing(database) as work:
        for _ in range(2):
            await server.stop(how)
            await server.start()
            await work.more()


async def test_cut_connections_lose_nothing_and_refuse_nothing(server: Server) -> None:
    async with (
        line_to(server.port) as line,
        await opened(server.address(port=line.port)) as database,
        writing(database) as work,
    ):
        for cut in (line.cut, lambda: server.rows(OWN)) * 3:
            if (ending := cut()) is not None:
                await ending
            await work.more()
        assert not work.refused


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long is asked about soon."""
    monkeypatch.setattr(silence, "UNUSUAL", timedelta(seconds=0.5))


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("of_what", ["database", "shards"])
async def test_a_line_that_is_cut_at_any_moment_of_a_start_counts_as_no_server(server: Server, of_what: str) -> None:
    """Then a bot that has run before tries again; anything else would end it."""
    async with await opened(server.address()), line_to(server.port) as line:  # the schema is there
        passed = last = 0

        def cut_at_the_last(_: bytes) -> float:
            nonlocal passed
            passed += 1
            if passed == last:
                line.cut()
            return 0

        line.delay = cut_at_the_last
        while passed >= last:
            passed, last = 0, last + 1
            wrong = await wrong_with(both(line.port), of_what)
            assert wrong in (None, Problem.NO_SERVER), f"cut at {last}"
    assert last > FEW


async def test_a_line_that_has_fallen_silent_is_given_up_for_another(server: Server) -> None:
    async with (
        line_to(server.port) as line,
        await opened(server.address(port=line.port)) as database,
        writing(database) as work,
    ):
        line.silent = True
        await work.until_refused()
        line.silent = False
        await work.more()


@pytest.mark.usefixtures("impatient")
async def test_connections_that_the_network_has_forgotten_are_given_up_and_refuse_nothing(server: Server) -> None:
    async with (
        line_to(server.port) as line,
        await opened(server.address(port=line.port)) as database,
        writing(database) as work,
    ):
        assert await database.read("SELECT 1") == ((1,),)
        line.forget()
        assert await database.read("SELECT 1") == ((1,),)
        await work.more()
        assert not work.refused


@pytest.mark.usefixtures("impatient")
async def test_a_server_that_is_at_work_for_long_is_left_to_it(server: Server) -> None:
    async with await opened(server.address()) as database:
        session = (await database._writing.connected()).get_server_pid()
        await database.write(mark("a"), statement("SELECT pg_sleep(4)"))
        assert (await database._writing.connected()).get_server_pid() == session


async def test_slow_commits_are_shared(server: Server) -> None:
    async with line_to(server.port) as line, await opened(server.address(port=line.port)) as database:
        line.delay = at_commits(0.2)
        passed = line.commits
        await asyncio.gather(*(database.write(mark(str(number))) for number in range(100)))
        assert line.commits - passed <= 2
        assert len(await marks(database)) == 100


async def test_a_canceled_statement_fails_what_it_was_about_and_no_more(server: Server) -> None:
    async with await opened(server.address()) as database, writing(database) as work:
        for _ in range(30):
            await server.rows(CANCEL)
        await work.more()


async def test_without_a_free_connection_what_is_connected_goes_on_and_what_is_lost_comes_back(server: Server) -> None:
    async with await opened(server.address(), seconds=0.5) as database, writing(database) as work:
        others: list[Any] = []
        with suppress(asyncpg.TooManyConnectionsError):
            while True:
                others.append(await asyncpg.connect(server.address().url))
        await work.more()
        assert not work.refused
        others[0].terminate()
        await others[1].execute(OWN)
        others.append(await asyncpg.connect(server.address().url))
        for other in others:
            other.terminate()


async def test_a_full_disk_refuses_and_with_space_all_goes_on(tmp_path: Path) -> None:
    try:
        with small_disk() as place:
            async with (
                serving(place, max_wal_size="32MB", min_wal_size="32MB") as server,
                await opened(server.address(), seconds=1) as database,
                writing(database) as work,
            ):
                with filled(place):
                    await work.until_refused()
                if not server.running:
                    await server.start()
                await work.more()
    except NotHere as problem:
        pytest.skip(f"no full disk here: {problem}")  # under CI that is a failure


# -------------------------------------------------------------------------------------------------------------- standby


async def test_a_standby_takes_over_and_nothing_is_lost(pair: tuple[Server, Server]) -> None:
    primary, standby = pair
    async with await opened(both(primary, standby)) as database, writing(database) as work:
        await primary.kill()
        await standby.promote()
        await work.more()


@pytest.mark.usefixtures("impatient")
async def test_a_standby_takes_over_from_a_machine_that_says_nothing_any_more(pair: tuple[Server, Server]) -> None:
    primary, standby = pair
    async with (
        line_to(primary.port) as line,
        await opened(both(line.port, standby)) as database,
        writing(database) as work,
    ):
        line.silent = True
        await primary.kill()
        await standby.promote()
        await work.more()


async def test_a_primary_that_comes_back_after_a_standby_took_over_is_not_written_to(
    pair: tuple[Server, Server],
) -> None:
    primary, standby = pair
    async with await opened(both(primary, standby)) as database, writing(database) as work:
        await primary.kill()
        await standby.promote()
        await work.more()
        await primary.start()
        await standby.rows(OWN)
        await work.more()
    ((left,),) = await primary.rows("SELECT count(*) FROM mark")
    assert left < len(work.acknowledged)
    async with await opened(both(primary, standby)) as again:
        assert set(await marks(again)) == work.acknowledged, "nor by a process that has not seen it"


async def test_a_process_that_knows_of_a_takeover_does_not_go_back(pair: tuple[Server, Server]) -> None:
    primary, standby = pair
    async with line_to(primary.port) as line, await opened(primary.address(port=line.port), seconds=0.5) as database:
        await database.write(mark("a"))
        await primary.kill()
        await standby.promote()
        line.target = standby.port
        await database.write(mark("b"))
        await primary.start()
        line.target = primary.port
        line.cut()
        for work in (database.write(mark("c")), database.read("SELECT 1")):
            with pytest.raises(Unsaved):
                await work
        line.target = standby.port
        await database.write(mark("d"))
        assert set(await marks(database)) == {"a", "b", "d"}


async def test_nothing_is_read_from_a_primary_that_lives_on_after_a_standby_took_over(
    pair: tuple[Server, Server],
) -> None:
    primary, standby = pair
    async with line_to(primary.port) as line, await opened(primary.address(port=line.port)) as database:
        await database.write(mark("a"))
        assert set(await marks(database)) == {"a"}
        await standby.promote()
        line.target = standby.port
        await primary.rows(f"{OWN} AND application_name = 'stich'")
        await database.write(mark("b"))
        assert set(await marks(database)) == {"a", "b"}


@pytest.mark.parametrize("meanwhile", ["restarted", "cut", "canceled"])
async def test_what_the_standby_does_not_have_is_not_called_saved(
    pair: tuple[Server, Server], meanwhile: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "STUCK", timedelta(seconds=2))
    primary, standby = pair
    async with await opened(both(primary, standby), seconds=1) as database:
        await database.write(mark("a"))
        await standby.stop("immediate")
        work = asyncio.create_task(database.write(mark("b")))
        await primary.until(SYNC_WAIT)
        if meanwhile == "restarted":
            await primary.stop("immediate")
            await primary.start()
        else:
            await primary.rows(OWN if meanwhile == "cut" else CANCEL)
        with pytest.raises(Unsaved):
            await work
        await standby.start()
        await database.write(mark("c"))
        assert {"a", "c"} <= set(await marks(database))


async def test_what_was_in_doubt_when_a_standby_took_over_is_told_apart(pair: tuple[Server, Server]) -> None:
    """Whether it has it shows when one looks."""
    primary, standby = pair
    async with await opened(both(primary, standby)) as database:
        await database.write(mark("a"))
        await standby.stop("immediate")
        work = asyncio.create_task(database.write(mark("b")))
        await primary.until(SYNC_WAIT)
        await primary.kill()
        await standby.start()
        await standby.promote()
        with pytest.raises(InDoubt):
            await work
        assert set(await marks(database)) == {"a"}


def test_each_server_of_an_address_has_an_address() -> None:
    for url, servers in {
        "postgresql://u:p@h/d": ["postgresql://u:p@h/d"],
        "postgresql://u:p@h:1,[::1]:2/d?x=y": ["postgresql://u:p@h:1/d?x=y", "postgresql://u:p@[::1]:2/d?x=y"],
        "postgresql://u:p@/d?host=a,/b&port=1,2": [
            "postgresql://u:p@/d?host=a&port=1", "postgresql://u:p@/d?host=/b&port=2"
        ],
        "postgresql:///d?host=a,b&port=1": ["postgresql:///d?host=a&port=1", "postgresql:///d?host=b&port=1"],
        "postgresql:///d?host=a,b": ["postgresql:///d?host=a", "postgresql:///d?host=b"],
    }.items():  # fmt: skip
        assert [re.sub("%2F", "/", one.url) for one in PostgresqlAddress(url).servers] == servers
