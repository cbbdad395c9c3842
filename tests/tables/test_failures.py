"""Storage failures and other writers: nothing changes in memory, and the match can continue."""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.storage import DatabasePlace, TableStore
from bot.tables.model import Gone, Pace, Refused, Table, TableId, TableState
from bot.tables.ports import InDoubt, Unsaved
from bot.tables.rating import RatingChange
from bot.tables.table_cache import OpenTable
from bot.tables.ticker import RETRY
from tests.conftest import sqlite_alone
from tests.support.clock import FakeClock
from tests.tables.world import ANNA, BEN, World, log, on_turn, running, seat_on_turn


async def limit(world: World, pages: int) -> None:
    """Limits the database file to this number of pages, like a full disk."""
    await world.database._writing.execute_fetchall(f"PRAGMA max_page_count = {pages}")


@sqlite_alone
async def test_a_full_disk(world: World, caplog: pytest.LogCaptureFixture) -> None:
    table = await world.begun()
    await limit(world, 1)  # the smallest limit: the present size of the file
    refused = None
    for _ in range(2000):
        before, heard = world.now(table), len(world.heard)
        try:
            if before.state is TableState.FINISHED:
                await world.tables.rematch(table.id, ANNA.id, world.cause)
                await world.tables.rematch(table.id, BEN.id, world.cause)
            else:
                await world.move(table.id)
        except Refused as error:
            refused = error
            break
    assert refused is not None
    assert refused.message.key == "tables-not-saved"
    assert world.now(table) is before
    assert len(world.heard) == heard
    assert "could not be saved" in caplog.text
    with pytest.raises(Refused):
        await world.move(table.id) if before.state is TableState.PLAYING else await world.open()
    await limit(world, 1 << 30)
    if before.state is TableState.PLAYING:
        assert len(log(await world.move(table.id))) == len(log(before)) + 1
        before = await world.finish(table.id)
    stored = await world.database.read(
        "SELECT count(*) FROM move WHERE match_id = $1", f"{table.id}-{before.match_number}"
    )
    assert stored == ((len(log(before)),),)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program holds the database."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@sqlite_alone
async def test_a_locked_database(world: World, place: DatabasePlace) -> None:
    table = await world.begun()
    with locked(place):
        for doing in (world.move(table.id), world.open(), world.tables.leave(table.id, ANNA.id)):
            with pytest.raises(Refused) as refused:
                await doing
            assert refused.value.message.key == "tables-not-saved"
        assert world.now(table) is table
        assert world.tables.of_user(ANNA.id) == (table,)
    assert len(log(await world.move(table.id))) == 2
    await world.finish(table.id)


@sqlite_alone
async def test_the_ticker_continues_when_the_database_is_free_again(
    world: World, place: DatabasePlace, caplog: pytest.LogCaptureFixture
) -> None:
    table = await world.begun()
    with locked(place):
        await world.wait(170)
        assert world.now(table) is table
        assert "storage failed" in caplog.text
    await world.wait(10)
    assert len(log(world.now(table))) == 2


@sqlite_alone
async def test_a_move_waits_for_a_short_lock(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock, patience=timedelta(minutes=1)) as world:
        table = await world.begun()
        with locked(place):
            move = asyncio.create_task(world.move(table.id))
            await asyncio.sleep(0.2)
            assert not move.done()
        assert len(log(await move)) == 2


async def bids(world: World, table: Table, *actions: str) -> Table:
    """Does these actions, each for the person on turn."""
    for action in actions:
        now = world.now(table)
        change = await world.tables.act(table.id, on_turn(now).id, action, revision=None, cause=world.cause)
    return change.table


async def test_after_a_lost_race_the_table_is_reloaded_and_the_move_tried_again(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock) as first, running(place, clock, seed=2) as second:
        table = await first.begun()
        late = await adopt(second, table)
        elder = on_turn(late)
        ahead = await bids(first, table, "pass", "pass")
        # In the memory of the second process the first round is not over, so the elder may pass as well.
        change = await second.tables.act(table.id, elder.id, "pass", revision=None, cause=second.cause)
        assert log(change.table)[:-1] == log(ahead)
        assert change.before is not None
        assert log(change.before) == log(ahead)
        assert len(log(change.table)) == 4


async def adopt(world: World, table: Table) -> Table:
    """Adds a table of another process to the memory of this one."""
    saved = await world.tables._store.table(table.id)
    assert saved is not None
    world.tables._cache.add(OpenTable.of(saved))
    return world.now(table)


async def test_a_change_in_the_lobby_keeps_what_another_process_has_changed(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock) as first, running(place, clock, seed=2) as second:
        table = await first.open()
        late = await adopt(second, table)
        await first.tables.set_options(table.id, ANNA.id, pace=Pace.ASYNC)
        await first.tables.join(table.id, BEN)
        assert (late.pace, late.people) == (Pace.LIVE, (ANNA,))
        after = await second.tables.set_options(table.id, ANNA.id, options={"target": 300})
        assert (after.pace, after.options, after.people) == (Pace.ASYNC, (("target", 300),), (ANNA, BEN))
    async with running(place, clock) as world:
        assert world.now(table) == after


async def test_losing_a_race_to_a_move_that_ends_the_turn(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as first, running(place, clock, seed=2) as second:
        table = await first.begun()
        late = await adopt(second, table)
        ahead = await bids(first, table, "take")
        with pytest.raises(Refused) as refused:
            await second.tables.act(table.id, on_turn(late).id, "take", revision=None, cause=second.cause)
        assert refused.value.rule is not None
        assert log(second.now(table)) == log(ahead)
        assert [log(change.table) for change in second.heard[-1:]] == [log(ahead)]


async def test_one_click_that_reaches_two_processes_moves_once(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as first, running(place, clock, seed=2) as second:
        table = await first.begun()
        late = await adopt(second, table)
        elder = on_turn(late).id
        change, again = await asyncio.gather(
            *(each.tables.act(table.id, elder, "pass", revision=late.revision, cause=7) for each in (first, second))
        )
        assert log(change.table) == log(again.table)
        assert len(log(change.table)) == 2
        assert await first.database.read("SELECT count(*) FROM move WHERE cause = 7") == ((1,),)


async def test_two_processes_tick_and_the_one_that_began_last_moves(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as first:
        table = await first.begun()
        other = FakeClock(clock.now())
        async with running(place, other, seed=2) as second:
            await first.wait(165)
            other.go(clock.now())
            await second.rest()
            await first.wait(5)
            other.go(clock.now())
            await second.rest()
            rows = await first.database.read("SELECT count(*) FROM move")
            assert rows == ((2,),)
            assert len(log(second.now(table))) == 2


class CountsClaims(TableStore):
    """The real storage."""

    claims = 0

    async def claim(self, now: datetime, until: datetime, maximum: int) -> Sequence[TableId]:
        """Counts the call."""
        type(self).claims += 1
        return await super().claim(now, until, maximum)


async def test_only_a_table_that_was_read_is_claimed_anew(
    place: DatabasePlace, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CountsClaims, "claims", 0)
    async with running(place, clock, around=CountsClaims) as world:
        table = await world.finish((await world.begun(ANNA, target=300)).id)
        assert CountsClaims.claims == 0, "every move of the computer was saved with its predecessor"
        await world.tables.rematch(table.id, ANNA.id, world.cause)
        while world.now(table).deadline is not None:
            await world.move(table.id)
        before = log(world.now(table))
    async with running(place, clock, around=CountsClaims) as world:
        await world.wait(2)
        assert len(log(world.now(table))) > len(before), "the computer has moved"
        assert CountsClaims.claims == 1


class FailsOnce(TableStore):
    """The real storage, of which one save fails when a test says so."""

    failing = False

    async def save(self, *given: Any, **named: Any) -> tuple[RatingChange, ...]:
        """Fails, or saves."""
        if type(self).failing:
            type(self).failing = False
            raise Unsaved("as the test says")
        return await super().save(*given, **named)


async def test_a_computers_move_that_could_not_be_saved_is_tried_again_soon(
    place: DatabasePlace, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FailsOnce, "failing", False)
    async with running(place, clock, around=FailsOnce) as world:
        table = await world.begun(ANNA)
        while seat_on_turn(world.now(table).match) == 0:
            await world.move(table.id)
        before = log(world.now(table))
        monkeypatch.setattr(FailsOnce, "failing", True)
        await world.wait(2)
        assert log(world.now(table)) == before
        await world.wait(RETRY)
        assert len(log(world.now(table))) > len(before)


async def test_a_table_that_another_process_has_closed_is_gone(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as first, running(place, clock, seed=2) as second:
        table = await first.begun()
        late = await adopt(second, table)
        await bids(first, table, "pass")
        await first.tables.end(table.id, ANNA, force=True)
        with pytest.raises(Gone):
            await second.tables.act(table.id, on_turn(late).id, "pass", revision=None, cause=second.cause)
        assert second.tables.get(table.id) is None
        assert second.tables.of_user(ANNA.id) == ()


class InDoubtOnce(TableStore):
    """The real storage, of which one save ends in doubt when a test says so, with what was to be saved or without."""

    saved: bool | None = None

    async def save(self, *given: Any, **named: Any) -> tuple[RatingChange, ...]:
        """Saves, or not, and nobody knows."""
        saved, type(self).saved = type(self).saved, None
        if saved is False:
            raise InDoubt
        changes = await super().save(*given, **named)
        if saved:
            raise InDoubt
        return changes


@pytest.mark.parametrize("saved", [False, True])
async def test_a_move_in_doubt_is_looked_for_and_made_once(
    path: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, *, saved: bool
) -> None:
    monkeypatch.setattr(InDoubtOnce, "saved", None)
    async with running(path, clock, around=InDoubtOnce) as world:
        table = await world.begun()
        InDoubtOnce.saved = saved
        after = await world.move(table.id)
        assert len(log(after)) == len(log(table)) + 1
        assert log(await world.move(table.id))[:-1] == log(after)


@pytest.mark.parametrize("saved", [False, True])
async def test_a_table_in_doubt_is_opened_or_refused(
    path: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, *, saved: bool
) -> None:
    monkeypatch.setattr(InDoubtOnce, "saved", saved)
    async with running(path, clock, around=InDoubtOnce) as world:
        if not saved:
            with pytest.raises(Refused):
                await world.open()
            return
        table = await world.open()
        assert world.tables.of_user(ANNA.id) == (table,)
        assert (await world.tables.join(table.id, BEN)).people == (ANNA, BEN)


async def test_a_computers_move_in_doubt_is_looked_for_and_made_once(
    path: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(InDoubtOnce, "saved", None)
    async with running(path, clock, around=InDoubtOnce) as world:
        table = await world.begun(ANNA)
        while seat_on_turn(world.now(table).match) == 0:
            await world.move(table.id)
        before = log(world.now(table))
        InDoubtOnce.saved = True
        await world.wait(2)
        after = log(world.now(table))
        assert len(after) > len(before)
        assert after[: len(before)] == before
