"""After a restart everything is restored, and no player loses time by the downtime."""

import asyncio
import shutil
from datetime import timedelta
from pathlib import Path

import pytest

from bot.storage import DatabasePlace, open_database
from bot.tables.model import Delays, Pace, Refused, Table, TableState
from engine.match import ActLine, DealLine
from engine.turn import DealDue
from tests.conftest import sqlite_alone
from tests.support.clock import FakeClock
from tests.tables.world import ANNA, BEN, CARLA, CHANNEL, World, log, noting, on_turn, running, seat_on_turn

HOUR = timedelta(hours=1)


async def in_mid_trick(world: World) -> Table:
    """A table whose match has a trick with one card on the table."""
    table = await world.begun(target=300)
    for _ in range(12):
        table = await world.move(table.id)
    while table.match.view(None).led is None:
        table = await world.move(table.id)
    return table


async def test_a_match_continues_in_mid_trick(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        before = await in_mid_trick(world)
        cause = world.cause
    clock.skip(HOUR)
    async with running(place, clock) as world:
        now = world.now(before)
        assert now == Table(**{**fields(before), "deadline": before.deadline + HOUR})
        assert world.tables.in_channel(CHANNEL) == world.tables.of_user(ANNA.id) == (now,)
        action = world.some_action(now.match)
        click = (now.id, on_turn(now).id, action)
        change = await world.tables.act(*click, revision=before.revision, cause=cause)
        assert len(log(change.table)) == len(log(before)) + 1
    async with running(place, clock) as world:
        again = await world.tables.act(*click, revision=before.revision, cause=cause)
        assert again.table == world.now(before)
        assert log(again.table) == log(change.table)
        await world.finish(before.id)


def fields(table: Table) -> dict[str, object]:
    """The fields of a table by name."""
    return {name: getattr(table, name) for name in Table.__slots__}


@pytest.mark.parametrize("pace", list(Pace))
async def test_the_downtime_is_added_to_a_turn(place: DatabasePlace, clock: FakeClock, pace: Pace) -> None:
    async with running(place, clock) as world:
        table = await world.begun(pace=pace)
        await world.wait(20)
    clock.skip(timedelta(days=3))
    async with running(place, clock) as world:
        await world.rest()
        now = world.now(table)
        assert log(now) == log(table)
        left = table.deadline + timedelta(days=3) - clock.now()
        assert now.deadline == clock.now() + left
        await world.jump(left - timedelta(seconds=1))
        assert world.now(table) is now
        await world.jump(1)
        assert len(log(world.now(table))) == 2


def crashed(place: Path) -> Path:
    """A copy of the database as a killed process leaves it: without a last sign of life."""
    folder = place.parent / "crashed"
    folder.mkdir()
    for file in place.parent.glob(f"{place.name}*"):
        shutil.copy(file, folder)
    return folder / place.name


@sqlite_alone
async def test_after_a_crash_the_last_sign_of_life_counts(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await world.begun()
        await world.wait(90)
        copy = crashed(place)
    clock.skip(HOUR)
    async with running(copy, clock) as world:
        # The last sign of life was half a minute before the crash: players lose no time and may gain a little.
        assert world.now(table).deadline == table.deadline + HOUR + timedelta(seconds=30)


@sqlite_alone
async def test_the_newest_move_is_a_sign_of_life(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        waiting = await world.begun()
        await world.wait(50)
        await world.move((await world.begun(CARLA, BEN)).id)
        copy = crashed(place)
    clock.skip(HOUR)
    async with running(copy, clock) as world:
        assert world.now(waiting).deadline == waiting.deadline + HOUR


@sqlite_alone
async def test_after_a_crash_a_computer_moves_as_soon_as_it_would_have(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await world.begun(ANNA)
        await world.wait(50)
        while seat_on_turn(world.now(table).match) == 0:
            await world.move(table.id)
        before = world.now(table)
        copy = crashed(place)
    async with running(copy, clock) as world:
        await world.wait(2)
        line = log(world.now(table))[len(log(before))]
        assert isinstance(line, ActLine)
        assert line.by == "computer"


@sqlite_alone
@pytest.mark.parametrize(("level", "ahead"), [("strong", 1), ("good", 1), ("learner", 1), ("careful", 0)])
async def test_after_a_crash_a_computer_that_thinks_long_begins_with_the_start(
    place: DatabasePlace, clock: FakeClock, level: str, ahead: int
) -> None:
    asked: list[str] = []

    async with running(place, clock, think=noting(asked)) as world:
        table = await world.open()
        await world.tables.add_computer(table.id, ANNA.id, level)
        await world.tables.begin(table.id, ANNA.id, world.cause)
        while seat_on_turn(world.now(table).match) == 0:
            await world.move(table.id)
        before = log(world.now(table))
        copy = crashed(place)
    asked.clear()
    async with running(copy, clock, think=noting(asked)) as world:
        await asyncio.sleep(0)
        assert asked == [level] * ahead
        await world.wait(1.6)
        line = log(world.now(table))[len(before)]
        assert isinstance(line, ActLine)
        assert line.by == "computer"


@sqlite_alone
async def test_after_a_crash_an_overdue_deal_comes_at_once(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await world.begun()
        await world.wait(50)
        while not isinstance(world.now(table).match.turn, DealDue):
            await world.move(table.id)
        before = world.now(table)
        copy = crashed(place)
    clock.skip(HOUR)
    async with running(copy, clock) as world:
        await world.rest()
        assert isinstance(log(world.now(table))[len(log(before))], DealLine)


async def test_a_crash_while_starting_adds_the_downtime_once(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await world.begun()
    clock.skip(HOUR)
    async with running(place, clock):
        pass
    async with running(place, clock) as world:
        assert world.now(table).deadline == table.deadline + HOUR


async def test_a_clock_that_went_back_takes_no_time_away(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await world.begun()
        await world.wait(100)
    async with running(place, FakeClock(clock.now() - HOUR)) as world:
        assert world.now(table).deadline == table.deadline


async def test_computers_and_deals_continue(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await world.begun(ANNA)
        while seat_on_turn(world.now(table).match) == 0:
            await world.move(table.id)
        before = world.now(table)
    clock.skip(HOUR)
    async with running(place, clock) as world:
        assert world.now(table).deadline is None
        await world.wait(2)
        line = log(world.now(table))[len(log(before))]
        assert isinstance(line, ActLine)
        assert line.by == "computer"
        await world.finish(table.id)


async def test_a_forced_answer_is_still_given(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock, delays=Delays()) as world:
        table = await world.begun()
        for _ in range(40):
            await world.rest()
            before = world.now(table)
            turn = before.match.turn
            if hasattr(turn, "seat") and len(before.match.choice(turn.seat).legal) == 1:
                break
            await world.move(table.id)
    clock.skip(HOUR)
    async with running(place, clock, delays=Delays()) as world:
        now = world.now(table)
        holder = now.holders[seat_on_turn(now.match)]
        assert now.deadline - clock.now() >= timedelta(seconds=45) + holder.reserve
        await world.wait(3)
        assert log(world.now(table))[len(log(before))].by is None


async def test_lobbies_and_finished_tables_come_back(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        lobby = await world.open(pace=Pace.RELAXED, target=300)
        lobby = await world.tables.join(lobby.id, BEN)
        over = await world.finish((await world.begun(CARLA, ANNA, target=300)).id)
        over = await world.tables.rematch(over.id, ANNA.id, world.cause)
        closed = await world.open()
        await world.tables.end(closed.id, ANNA)
    async with running(place, clock) as world:
        assert world.tables.in_channel(CHANNEL) == (lobby, over)
        assert world.tables.get(closed.id) is None
        assert world.now(over).agreed == {ANNA.id}
        again = await world.tables.rematch(over.id, CARLA.id, world.cause)
        assert (again.state, again.match_number) == (TableState.PLAYING, 2)
        assert (await world.tables.begin(lobby.id, ANNA.id, world.cause)).state is TableState.PLAYING


async def test_a_seat_left_and_autopilot_come_back(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await world.begun(ANNA, BEN)
        other = await world.begun(CARLA, BEN)
        await world.tables.leave(table.id, ANNA.id)
        for _ in range(2):
            while on_turn(other) != CARLA:
                other = await world.move(other.id)
            await world.wait(other.deadline - clock.now())
            other = world.now(other)
        table = world.now(table)
        assert other.holders[0].autopilot
    async with running(place, clock) as world:
        assert world.now(table).holders == table.holders
        assert world.now(other).holders == other.holders


async def damaged(place: DatabasePlace, clock: FakeClock, sql: str, table: Table) -> None:
    """Changes the database without the bot; `$1` is the table's match."""
    async with await open_database(place, now=clock.now()) as database:
        rows = await database.ask(sql + " RETURNING 1", f"{table.id}-1")
        assert rows


DAMAGE = {
    "not JSON": "UPDATE move SET line = 'play' WHERE match_id = $1 AND seq = 5",
    "not a card": """UPDATE move SET line = '{"seat":0,"act":"play XX"}' WHERE match_id = $1 AND seq = 5""",
    "illegal": """UPDATE move SET line = '{"seat":0,"act":"name S"}' WHERE match_id = $1 AND seq = 5""",
    "a line is missing": "DELETE FROM move WHERE match_id = $1 AND seq = 5",
    "a number is missing": (
        "UPDATE move SET seq = seq + 1 WHERE match_id = $1 AND seq = (SELECT max(seq) FROM move WHERE match_id = $1)"
    ),
    "other rules": "UPDATE match SET rules = rules + 1 WHERE id = $1",
    "no such game": "UPDATE match SET game = 'whist' WHERE id = $1",
    "no such option": """UPDATE match SET options = '{"jokers":2}' WHERE id = $1""",
}


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_log_that_cannot_be_folded_suspends_its_table_alone(
    place: DatabasePlace, clock: FakeClock, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(place, clock) as world:
        table, other = await in_mid_trick(world), await world.begun(CARLA, BEN)
    await damaged(place, clock, DAMAGE[damage], table)
    async with running(place, clock) as world:
        now = world.now(table)
        assert now.state is TableState.SUSPENDED
        assert now.deadline is None
        if now.match is not None:
            readable = {"other rules": len(log(table)), "a number is missing": len(log(table)) - 1}.get(damage, 4)
            assert log(now) == log(table)[:readable]
        for doing in (
            world.tables.act(table.id, ANNA.id, "take", revision=None, cause=world.cause),
            world.tables.next_deal(table.id, ANNA.id, world.cause),
            world.tables.back(table.id, ANNA.id),
        ):
            with pytest.raises(Refused) as refused:
                await doing
            assert refused.value.message.key == "tables-suspended"
        await world.wait(200)
        assert world.now(table).state is TableState.SUSPENDED
        assert len(log(world.now(other))) > len(log(other))
        left = await world.tables.leave(table.id, BEN.id)
        assert left.state is TableState.SUSPENDED
        assert (await world.tables.end(table.id, ANNA)).state is TableState.CLOSED


async def test_a_suspended_table_resumes_when_its_rules_are_back(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await in_mid_trick(world)
    await damaged(place, clock, DAMAGE["other rules"], table)
    async with running(place, clock) as world:
        await world.wait(400)
        assert world.now(table).state is TableState.SUSPENDED
    await damaged(place, clock, "UPDATE match SET rules = rules - 1 WHERE id = $1", table)
    async with running(place, clock) as world:
        now = world.now(table)
        assert (now.state, log(now)) == (TableState.PLAYING, log(table))
        assert now.deadline - clock.now() >= timedelta(seconds=45)
        await world.finish(table.id)


async def test_opening_again_with_the_same_interaction_after_a_restart(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await world.open()
        opened = (await world.database.read("SELECT opened_by FROM card_table"))[0][0]
    async with running(place, clock) as world:
        again = await world.tables.open(place=table.place, host=ANNA, game="klaberjass", cause=opened)
        assert again == table


async def test_a_table_in_a_thread_belongs_to_the_thread_and_to_its_channel_and_stays_there(
    place: DatabasePlace, clock: FakeClock
) -> None:
    thread = 700
    async with running(place, clock) as world:
        before = await world.begun(target=300)
        moved = await world.tables.move_to(before.id, thread)
        assert (moved.place.channel, moved.place.shown, moved.deadline) == (CHANNEL, thread, before.deadline)
    for _ in range(2):
        async with running(place, clock) as world:
            assert world.tables.in_channel(CHANNEL) == world.tables.in_channel(thread) == (world.now(before),)
            assert world.now(before).place == moved.place
    async with running(place, clock) as world:
        await world.tables.move_to(before.id, None)
        assert (world.tables.in_channel(thread), len(world.tables.in_channel(CHANNEL))) == ((), 1)
        await world.tables.move_to(before.id, thread)
        await world.tables.close_place(channel=thread)
        assert world.tables.in_channel(CHANNEL) == world.tables.in_channel(thread) == ()
