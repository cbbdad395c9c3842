"""Time: turns, reserve, autopilot and back, forced answers, lobbies and finished tables that close."""

import asyncio
import random
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.storage import DatabasePlace
from bot.tables.model import Delays, Pace, Refused, Table, TableState
from bot.tables.ports import Awaited, Due
from bot.tables.timing import forced_answer
from bot.tables.timing import waiting as waiting_next
from engine.choice import Choice, PickOne, PickSome
from engine.game import AnyGame
from engine.match import ActLine
from engine.turn import Act
from tests.support.clock import START, FakeClock
from tests.tables.world import ANNA, BEN, CARLA, PATIENT, World, log, noting, on_turn, running, seat_on_turn, waiting

SECOND = timedelta(seconds=1)


def last(table: Table) -> ActLine:
    """The last action."""
    return next(line for line in reversed(log(table)) if isinstance(line, ActLine))


@pytest.mark.parametrize(
    ("pace", "first", "second"),
    [(Pace.LIVE, 165, 45), (Pace.RELAXED, 600, 600), (Pace.ASYNC, 86400, 86400)],
)
async def test_a_turn_runs_out_and_the_careful_player_moves(world: World, pace: Pace, first: int, second: int) -> None:
    table = await world.begun(pace=pace)
    late = on_turn(table)
    assert table.deadline == world.clock.now() + first * SECOND
    await world.jump(first - 1)
    assert world.now(table) is table
    await world.jump(1)
    now = world.now(table)
    assert len(log(now)) == 2
    assert (last(now).by, last(now).seat) == ("autopilot", table.seat_of(late.id))
    holder = now.holders[last(now).seat]
    assert (holder.misses, holder.autopilot, holder.reserve) == (1, False, timedelta(0))
    while on_turn(world.now(table)) != late:
        await world.move(table.id)
    assert world.now(table).deadline == world.clock.now() + second * SECOND


async def until_turn_of(world: World, table: Table, person: object) -> Table:
    """Plays for the others until it is this user's turn again."""
    while on_turn(world.now(table)) != person:
        await world.move(table.id)
    return world.now(table)


async def missed_twice(world: World) -> tuple[Table, object]:
    """A table where a player has missed two turns in a row."""
    table = await world.begun()
    late = on_turn(table)
    for _ in range(2):
        now = await until_turn_of(world, table, late)
        await world.wait(now.deadline - world.clock.now())
    return world.now(table), late


async def test_after_two_misses_in_a_row_the_autopilot_plays(world: World) -> None:
    table, late = await missed_twice(world)
    seat = table.seat_of(late.id)
    assert table.holders[seat].autopilot
    table = await until_turn_of(world, table, late)
    assert table.deadline is None
    await world.wait(1.7)
    now = world.now(table)
    assert (last(now).seat, last(now).by) == (seat, "autopilot")
    assert len(log(now)) > len(log(table))


async def test_acting_ends_the_autopilot(world: World) -> None:
    table, late = await missed_twice(world)
    table = await until_turn_of(world, table, late)
    action = world.some_action(table.match)
    change = await world.tables.act(table.id, late.id, action, revision=table.revision, cause=world.cause)
    holder = change.table.holders[table.seat_of(late.id)]
    assert (holder.autopilot, holder.misses) == (False, 0)


async def test_im_back_ends_the_autopilot(world: World) -> None:
    table, late = await missed_twice(world)
    table = await until_turn_of(world, table, late)
    back = await world.tables.back(table.id, late.id)
    holder = back.holders[table.seat_of(late.id)]
    assert (holder.autopilot, holder.misses) == (False, 0)
    assert back.deadline == world.clock.now() + 45 * SECOND
    await world.wait(44)
    assert world.now(table) is back


async def test_a_move_in_time_forgets_the_miss(world: World) -> None:
    table = await world.begun()
    late = on_turn(table)
    await world.wait(165)
    await until_turn_of(world, table, late)
    await world.move(table.id)
    now = await until_turn_of(world, table, late)
    await world.wait(now.deadline - world.clock.now())
    holder = world.now(table).holders[table.seat_of(late.id)]
    assert (holder.misses, holder.autopilot) == (1, False)


async def test_im_back_gives_no_other_player_more_time(world: World) -> None:
    table = await world.begun()
    await world.wait(30)
    now = await world.tables.back(table.id, waiting(table).id)
    assert now.deadline == table.deadline
    await world.wait(table.deadline - world.clock.now())
    assert len(log(world.now(table))) == 2


async def test_the_reserve_is_used_up_beyond_the_turn_and_once_a_match(world: World) -> None:
    table = await world.begun()
    slow = on_turn(table)
    seat = table.seat_of(slow.id)
    await world.wait(45 + 30)
    now = await world.move(table.id)
    assert now.holders[seat].reserve == 90 * SECOND
    now = await until_turn_of(world, table, slow)
    assert now.deadline == world.clock.now() + (45 + 90) * SECOND
    await world.wait(40)
    now = await world.move(table.id)
    assert now.holders[seat].reserve == 90 * SECOND
    stored = await world.database.read("SELECT reserve FROM seat WHERE seat = $1", seat)
    assert stored == ((90_000_000,),)


async def test_a_private_step_keeps_the_deadline(world: World) -> None:
    before = await world.begun()
    seat = seat_on_turn(before.match)
    after, _ = before.match.act(seat, "pass")
    # As after a private answer: one line more, the same public revision.
    unseen, due = waiting_for(before, replace(before, match=replace(after, revision=before.match.revision)), 30)
    assert (unseen.deadline, due) == (before.deadline, Due(Awaited.TURN, before.deadline))
    seen, due = waiting_for(before, replace(before, match=after), 30)
    assert seen.deadline == due.at == before.deadline + timedelta(seconds=30)


def waiting_for(before: Table, after: Table, seconds: int) -> tuple[Table, Due | None]:
    """What the table waits for after this change, `seconds` later."""
    now = START + timedelta(seconds=seconds)
    due = Due(Awaited.TURN, before.deadline)
    return waiting_next(before, due, after, now=now, rng=random.Random(1), delays=PATIENT)


async def test_each_player_has_a_reserve_of_their_own(world: World) -> None:
    table = await world.begun()
    await world.wait(100)
    now = await world.move(table.id)
    assert now.holders[now.seat_of(waiting(table).id)].reserve == 120 * SECOND


@pytest.mark.parametrize("shown", ["TURN", "FORCED"])
async def test_a_single_answer_is_given_for_the_player_and_looks_like_any_other_turn(
    place: DatabasePlace, clock: FakeClock, shown: str
) -> None:
    async with running(place, clock, delays=Delays(), seed=4) as world:
        table = await world.begun()
        for _ in range(300):
            now = world.now(table)
            if now.state is not TableState.PLAYING:
                break
            if not hasattr(now.match.turn, "seat"):
                await world.wait(8)
                continue
            seat = seat_on_turn(now.match)
            forced = len(now.match.choice(seat).legal) == 1
            holder = now.holders[seat]
            assert now.deadline == clock.now() + 45 * SECOND + holder.reserve
            if not forced or shown == "TURN":  # the player may act first
                await world.move(table.id)
                continue
            await world.rest()
            before = clock.now()
            while len(log(world.now(table))) == len(log(now)):
                clock.go(clock.next)
                await world.rest()
            assert SECOND <= clock.now() - before <= 3 * SECOND
            line = log(world.now(table))[len(log(now))]
            assert (line.seat, line.by) == (seat, None)
            assert world.now(table).holders[seat] == holder
        assert len(log(world.now(table))) > 100


@pytest.mark.parametrize(
    ("choice", "answer"),
    [
        (PickSome("double", ("0", "2"), 0, 2), None),
        (PickSome("double", (), 0, 0), "double none"),
        (PickSome("double", ("0", "2"), 0, 0), "double none"),
        (PickSome("double", ("0", "2"), 1, 1, ("2",)), "double 2"),
        (PickSome("double", ("0", "2"), 1, 2, ("2",)), None),
        (PickSome("discard", ("2C", "3C"), 2, 2), "discard 2C 3C"),
        (PickSome("discard", ("2C", "3C"), 1, 1), None),
        (PickOne(()), None),
    ],
)
def test_what_a_single_answer_is(choice: Choice, answer: str | None) -> None:
    assert forced_answer(choice) == answer


@pytest.mark.parametrize(("pace", "minutes"), [(Pace.LIVE, 15), (Pace.RELAXED, 120), (Pace.ASYNC, 1440)])
async def test_a_lobby_where_nothing_happens_closes(world: World, pace: Pace, minutes: int) -> None:
    table = await world.open(pace=pace)
    idle = timedelta(minutes=minutes)
    assert table.deadline == world.clock.now() + idle
    await world.jump(idle - SECOND)
    joined = await world.tables.join(table.id, BEN)
    assert joined.deadline == world.clock.now() + idle
    await world.jump(idle - SECOND)
    assert world.tables.get(table.id) is joined
    await world.jump(SECOND)
    assert world.tables.get(table.id) is None
    assert world.tables.of_user(ANNA.id) == ()
    assert world.heard[-1].table.state is TableState.CLOSED
    assert await world.database.read("SELECT state FROM card_table") == (("closed",),)
    assert await world.database.read("SELECT * FROM deadline") == ()


async def test_a_finished_table_closes_when_nobody_wants_more(world: World) -> None:
    table = await world.begun()
    over = await world.finish(table.id)
    await world.wait(over.deadline - world.clock.now() - SECOND)
    assert world.now(table).state is TableState.FINISHED
    await world.wait(SECOND)
    assert world.tables.get(table.id) is None


async def test_a_player_who_acts_just_in_time_keeps_the_turn(place: DatabasePlace, clock: FakeClock) -> None:
    thinks, thought = asyncio.Event(), asyncio.Event()

    async def slow(
        player: str, game: AnyGame, view: object, information_state: object, choice: Choice, seed: int
    ) -> str:
        thinks.set()
        await thought.wait()
        return choice.legal[0]

    async with running(place, clock, think=slow) as world:
        table = await world.begun()
        clock.go(table.deadline)
        await thinks.wait()
        now = await world.move(table.id)
        thought.set()
        await world.rest()
        assert world.now(table) is now
        assert last(now).by == "player"
        assert now.holders[last(now).seat].misses == 0


async def test_a_slow_thinker_holds_up_neither_leaving_nor_other_tables(place: DatabasePlace, clock: FakeClock) -> None:
    thinks, thought = asyncio.Event(), asyncio.Event()

    async def slow(
        player: str, game: AnyGame, view: object, information_state: object, choice: Choice, seed: int
    ) -> str:
        if player == "random":
            thinks.set()
            await thought.wait()
        return choice.legal[0]

    async with running(place, clock, think=slow) as world:
        table = await world.open()
        await world.tables.add_computer(table.id, ANNA.id, "random")
        await world.tables.begin(table.id, ANNA.id, world.cause)
        while seat_on_turn(world.now(table).match) == 0:
            await world.move(table.id)
        other = await world.begun(CARLA)
        while seat_on_turn(world.now(other).match) == 0:
            await world.move(other.id)
        other = world.now(other)
        clock.go(clock.now() + timedelta(seconds=1.6))
        await thinks.wait()
        async with asyncio.timeout(120):
            while len(log(world.now(other))) == len(log(other)):  # noqa: ASYNC110 - the service has no event for it
                await asyncio.sleep(0.001)
            left = await world.tables.leave(table.id, ANNA.id)
        assert left.state is TableState.PAUSED
        thought.set()
        await world.rest()
        assert world.now(table) is left


@pytest.mark.parametrize(("level", "ahead"), [("strong", 1), ("careful", 0)])
async def test_a_computer_that_thinks_long_does_so_before_its_move_is_due(
    place: DatabasePlace, clock: FakeClock, level: str, ahead: int
) -> None:
    asked: list[str] = []

    async with running(place, clock, think=noting(asked)) as world:
        table = await world.open()
        await world.tables.add_computer(table.id, ANNA.id, level)
        await world.tables.begin(table.id, ANNA.id, world.cause)
        while seat_on_turn(world.now(table).match) == 0:
            await world.move(table.id)
        await asyncio.sleep(0)
        assert asked == [level] * ahead
        before = len(log(world.now(table)))
        await world.wait(0.7)
        assert len(log(world.now(table))) == before, "nobody answers at once"
        await world.wait(0.9)
        now = world.now(table)
        answers = [line for line in log(now)[before:] if isinstance(line, ActLine) and line.by == "computer"]
        assert answers
        looking = ahead if isinstance(now.match.turn, Act) and seat_on_turn(now.match) == 1 else 0
        assert len(asked) == len(answers) + looking, "once for each answer"


async def test_what_is_thought_about_ahead_keeps_neither_a_closed_table_nor_the_end_of_the_service(
    place: DatabasePlace, clock: FakeClock
) -> None:
    thinks = asyncio.Event()

    async def endless(
        player: str, game: AnyGame, view: object, information_state: object, choice: Choice, seed: int
    ) -> str:
        thinks.set()
        await asyncio.Event().wait()
        raise AssertionError

    async with asyncio.timeout(120), running(place, clock, think=endless) as world:
        tables = [await world.open(host) for host in (ANNA, BEN)]
        for table in tables:
            await world.tables.add_computer(table.id, table.host, "strong")
            await world.tables.begin(table.id, table.host, world.cause)
            while seat_on_turn(world.now(table).match) == 0:
                await world.move(table.id)
        await thinks.wait()
        ahead = world.tables._due_actions._ahead
        assert set(ahead) == {table.id for table in tables}
        await world.tables.end(tables[0].id, ANNA)
        assert set(ahead) == {tables[1].id}


@pytest.mark.logs_errors
async def test_an_error_at_one_table_affects_no_other_and_is_tried_again(
    place: DatabasePlace, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    broken = True

    async def think(
        player: str, game: AnyGame, view: object, information_state: object, choice: Choice, seed: int
    ) -> str:
        if player == "random" and broken:
            raise LookupError("play AS")
        return choice.legal[0]

    async with running(place, clock, think=think) as world:
        bad = await world.open()
        await world.tables.add_computer(bad.id, ANNA.id, "random")
        await world.tables.begin(bad.id, ANNA.id, world.cause)
        good = await world.begun(CARLA)
        for table in (bad, good):
            while seat_on_turn(world.now(table).match) == 0:
                await world.move(table.id)
        bad, good = world.now(bad), world.now(good)
        await world.wait(2)
        assert world.now(bad) is bad
        assert len(log(world.now(good))) > len(log(good))
        assert "LookupError at test_clocks.py" in caplog.text
        assert "AS" not in caplog.text
        broken = False
        await world.wait(30)
        assert len(log(world.now(bad))) > len(log(bad))


async def test_coming_back_without_a_match_or_a_seat_is_refused(world: World) -> None:
    table = await world.open()
    for user, key in ((ANNA.id, "tables-not-playing"), (BEN.id, "tables-not-seated")):
        with pytest.raises(Refused) as refused:
            await world.tables.back(table.id, user)
        assert refused.value.message.key == key


async def test_the_ticker_sleeps_until_something_is_due(world: World) -> None:
    woken: list[datetime] = []
    go = world.clock.go

    def watch(to: datetime) -> None:
        woken.append(to)
        go(to)

    world.clock.go = watch
    await world.begun(pace=Pace.ASYNC)
    start = world.clock.now()
    await world.wait(300)
    beats = [start + minutes * timedelta(minutes=1) for minutes in range(1, 6)]
    assert sorted(set(woken)) == beats
    assert PATIENT.next_deal > timedelta(0)
