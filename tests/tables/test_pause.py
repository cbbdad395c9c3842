"""Pauses: agreement to a pause and to its end, clocks that stop, and the reserve that is kept."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from bot.storage import DatabasePlace, TableStore, open_database
from bot.tables.model import RESERVE, Gone, Pace, Person, Refused, Stale, Table, TableState, UserId
from bot.tables.pausing import undecided
from bot.tables.ports import Awaited
from engine.turn import Act, DealDue
from tests.support.clock import FakeClock
from tests.support.older_schema import rewrite_with_schema
from tests.tables.world import ANNA, AT_ONCE, BEN, CARLA, HERE, World, log, on_turn, running, seat_on_turn, waiting

DORA = Person(UserId(14), "Dora")
SECOND, DAY = timedelta(seconds=1), timedelta(days=1)
MONTH = timedelta(days=30)


async def schieber(world: World, *people: Person, **options: object) -> Table:
    """A match of Schieber; careful players sit where there are too few people."""
    table = await world.tables.open(place=HERE, host=people[0], game="schieber", options=options, cause=world.cause)
    for person in people[1:]:
        await world.tables.join(table.id, person)
    return await world.tables.begin(table.id, people[0].id, world.cause, fill=True)


async def paused(world: World, table: Table) -> Table:
    """All ask for a pause."""
    for person in table.people:
        table = await world.tables.pause(table.id, person.id)
    assert table.state is TableState.PAUSED
    return table


async def resumed(world: World, table: Table) -> Table:
    """All resume."""
    for person in table.people:
        table = await world.tables.resume(table.id, person.id)
    assert table.state is TableState.PLAYING
    return table


async def rows_due(world: World, table: Table) -> list[str]:
    """What the table waits for, as stored."""
    return [
        awaited
        for (awaited,) in await world.database.read("SELECT awaited FROM deadline WHERE table_id = $1", table.id)
    ]


def refused(expected: pytest.ExceptionInfo[Refused]) -> str:
    """The key of the refusal."""
    return expected.value.message.key


# ---------------------------------------------------------------------------------------------------------- agreement


async def test_a_person_among_computers_pauses_and_resumes_at_once(world: World) -> None:
    table = await schieber(world, ANNA)
    now = await world.tables.pause(table.id, ANNA.id)
    assert (now.state, now.agreed) == (TableState.PAUSED, frozenset())
    assert (await world.tables.resume(table.id, ANNA.id)).state is TableState.PLAYING


async def test_several_persons_must_all_agree(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA)
    asked = await world.tables.pause(table.id, BEN.id)
    assert (asked.state, asked.agreed, undecided(asked)) == (TableState.PLAYING, {BEN.id}, (ANNA, CARLA))
    again = await world.tables.pause(table.id, BEN.id)
    assert (again.state, again.agreed) == (TableState.PLAYING, {BEN.id})
    await world.tables.pause(table.id, ANNA.id)
    assert (await world.tables.pause(table.id, CARLA.id)).state is TableState.PAUSED


async def test_a_request_leaves_the_clock_alone(world: World) -> None:
    table = await world.begun()
    await world.wait(20)
    asked = await world.tables.pause(table.id, waiting(table).id)
    assert asked.deadline == table.deadline
    await world.wait(table.deadline - world.clock.now())
    assert len(log(world.now(table))) == 2


async def test_a_player_who_plays_on_withdraws_only_their_own_request(world: World) -> None:
    table = await world.begun()
    acting, other = on_turn(table), waiting(table)
    await world.tables.pause(table.id, acting.id)
    assert not (await world.move(table.id)).agreed
    while on_turn(world.now(table)) != other:
        await world.move(table.id)
    await world.tables.pause(table.id, acting.id)
    assert (await world.move(table.id)).agreed == {acting.id}


async def test_asking_for_the_next_deal_withdraws_the_request(world: World) -> None:
    table = await world.begun()
    while not isinstance(world.now(table).match.turn, DealDue):
        await world.move(table.id)
    await world.tables.pause(table.id, ANNA.id)
    assert not (await world.tables.next_deal(table.id, ANNA.id, world.cause)).table.agreed


async def test_a_request_outlives_a_missed_turn_and_a_restart(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await world.begun()
        asking = on_turn(table)
        await world.tables.pause(table.id, asking.id)
        await world.wait(165)
        now = world.now(table)
        assert (len(log(now)), now.agreed) == (2, {asking.id})
    async with running(place, clock) as world:
        assert world.now(table).agreed == {asking.id}
        assert (await world.tables.pause(table.id, waiting(table).id)).state is TableState.PAUSED


async def test_a_request_outlives_the_moves_of_computers(world: World) -> None:
    table = await schieber(world, ANNA, BEN)
    while world.now(table).deadline is not None:
        await world.move(table.id)
    before = await world.tables.pause(table.id, ANNA.id)
    await world.wait(2)
    now = world.now(table)
    assert len(log(now)) > len(log(before))
    assert now.agreed == {ANNA.id}


async def test_a_player_on_autopilot_need_not_agree_to_a_pause_or_its_end(world: World) -> None:
    table = await world.begun()
    late, there = on_turn(table), waiting(table)
    for _ in range(2):
        while on_turn(world.now(table)) != late:
            await world.move(table.id)
        now = world.now(table)
        await world.wait(now.deadline - world.clock.now())
    assert world.now(table).holders[table.seat_of(late.id)].autopilot
    assert (await world.tables.pause(table.id, there.id)).state is TableState.PAUSED
    assert (await world.tables.resume(table.id, there.id)).state is TableState.PLAYING


async def test_the_pause_begins_when_the_last_missing_player_goes_on_autopilot(world: World) -> None:
    table = await world.begun()
    late, there = on_turn(table), waiting(table)
    await world.wait(165)
    while on_turn(world.now(table)) != late:
        await world.move(table.id)
    await world.tables.pause(table.id, there.id)
    await world.wait(world.now(table).deadline - world.clock.now())
    now = world.now(table)
    assert (now.state, now.holders[table.seat_of(late.id)].autopilot) == (TableState.PAUSED, True)
    assert await rows_due(world, table) == [Awaited.IDLE.value]


async def test_asking_for_a_pause_ends_the_autopilot(world: World) -> None:
    table = await world.begun()
    while not (now := world.now(table)).holders[0].autopilot:
        if on_turn(now) == ANNA:
            await world.wait(now.deadline - world.clock.now())
        else:
            await world.move(table.id)
    now = await world.tables.pause(table.id, ANNA.id)
    assert (now.holders[0].autopilot, now.holders[0].misses) == (False, 0)


@pytest.mark.parametrize("state", [TableState.PLAYING, TableState.PAUSED])
async def test_the_agreement_of_the_remaining_players_is_enough(world: World, state: TableState) -> None:
    table = await schieber(world, ANNA, BEN, CARLA)
    ask = world.tables.pause
    if state is TableState.PAUSED:
        await paused(world, table)
        ask = world.tables.resume
    await ask(table.id, BEN.id)
    await ask(table.id, CARLA.id)
    now = await world.tables.leave(table.id, ANNA.id)
    assert now.state is (TableState.PAUSED if state is TableState.PLAYING else TableState.PLAYING)
    assert now.host == BEN.id
    assert now.holders[0].left == ANNA


async def casual(world: World, *people: Person) -> Table:
    """A match that is not rated."""
    table = await world.open(people[0])
    for person in people[1:]:
        await world.tables.join(table.id, person)
    await world.tables.set_options(table.id, people[0].id, wants_rated=False)
    return await world.tables.begin(table.id, people[0].id, world.cause)


async def test_all_persons_resume_together_or_the_host_of_a_casual_match_without_the_others(world: World) -> None:
    table = await paused(world, await casual(world, ANNA, BEN))
    ready = await world.tables.resume(table.id, BEN.id)
    assert (ready.state, ready.agreed, undecided(ready)) == (TableState.PAUSED, {BEN.id}, (ANNA,))
    with pytest.raises(Refused) as error:
        await world.tables.resume(table.id, BEN.id, alone=True)
    assert refused(error) == "tables-not-alone-yet"
    assert world.tables.alone_from(ready, ANNA.id) is None
    on = await world.tables.resume(table.id, ANNA.id, alone=True)
    assert (on.state, on.agreed) == (TableState.PLAYING, frozenset())
    await resumed(world, await paused(world, on))


async def test_strangers_and_former_players_cannot_ask(world: World) -> None:
    table = await world.begun()
    for ask in (world.tables.pause, world.tables.resume):
        with pytest.raises(Refused) as error:
            await ask(table.id, CARLA.id)
        assert refused(error) == "tables-not-seated"
    await world.tables.leave(table.id, BEN.id)
    with pytest.raises(Refused) as error:
        await world.tables.pause(table.id, BEN.id)
    assert refused(error) == "tables-not-seated"
    assert (await world.tables.pause(table.id, ANNA.id)).state is TableState.PAUSED


async def test_there_is_no_pause_before_or_after_a_match(world: World) -> None:
    table = await world.open()
    for ask in (world.tables.pause, world.tables.resume):
        with pytest.raises(Refused) as error:
            await ask(table.id, ANNA.id)
        assert refused(error) == "tables-not-playing"
    table = await world.begun(target=300)
    done = await world.finish(table.id)
    with pytest.raises(Refused) as error:
        await world.tables.pause(table.id, ANNA.id)
    assert refused(error) == "tables-not-playing"
    assert not done.agreed


@pytest.mark.parametrize("asking", [ANNA, BEN])
async def test_a_request_for_a_pause_is_no_request_for_a_rematch(world: World, asking: Person) -> None:
    table = await world.begun(ANNA, BEN, target=300)
    while (now := world.now(table)).state is TableState.PLAYING:
        if not isinstance(now.match.turn, DealDue) and on_turn(now) != asking:
            await world.tables.pause(table.id, asking.id)
        await world.move(table.id)
    assert not world.now(table).agreed


# -------------------------------------------------------------------------------------------------------- what stops


async def test_nothing_happens_by_itself_in_a_pause(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock, delays=AT_ONCE) as world:
        table = await schieber(world, ANNA)
        for _ in range(12):  # at any point of the match: a computer's turn, a person's, between deals
            now = await world.tables.pause(table.id, ANNA.id)
            assert await rows_due(world, table) == [Awaited.IDLE.value]
            await world.jump(29 * DAY)
            assert world.now(table) is now
            await world.tables.resume(table.id, ANNA.id)
            turn = world.now(table).match.turn
            if isinstance(turn, Act) and turn.seat != 0:
                await world.wait(1)
            else:
                await world.move(table.id)
        assert len(log(world.now(table))) > 12


async def test_the_next_deal_waits_too(world: World) -> None:
    table = await world.begun()
    while not isinstance(world.now(table).match.turn, DealDue):
        await world.move(table.id)
    now = await paused(world, world.now(table))
    await world.jump(DAY)
    assert world.now(table) is now
    with pytest.raises(Refused) as error:
        await world.tables.next_deal(table.id, ANNA.id, world.cause)
    assert refused(error) == "tables-paused"
    await resumed(world, now)
    await world.wait(8)
    assert not isinstance(world.now(table).match.turn, DealDue)


async def test_plays_in_a_pause_are_refused_and_change_nothing(world: World) -> None:
    table = await world.begun()
    now = await paused(world, table)
    action = world.some_action(now.match)
    for revision in (now.revision, None):
        with pytest.raises(Refused) as error:
            await world.tables.act(table.id, on_turn(now).id, action, revision=revision, cause=world.cause)
        assert refused(error) == "tables-paused"
    with pytest.raises(Stale):
        await world.tables.act(table.id, on_turn(now).id, action, revision=now.revision + 1, cause=world.cause)
    with pytest.raises(Refused) as error:
        await world.tables.back(table.id, ANNA.id)
    assert refused(error) == "tables-paused"
    assert world.now(table) is now


@pytest.mark.parametrize(("spent", "reserve"), [(10, 120), (45, 120), (75, 90), (164, 1)])
async def test_after_a_pause_there_is_a_full_turn_and_what_was_left_of_the_reserve(
    world: World, spent: int, reserve: int
) -> None:
    table = await world.begun()
    await world.wait(spent)
    left = table.deadline - world.clock.now()
    now = await paused(world, table)
    assert now.holders[seat_on_turn(now.match)].reserve == reserve * SECOND
    await world.jump(5 * DAY)
    now = await resumed(world, world.now(table))
    assert now.deadline == world.clock.now() + (45 + reserve) * SECOND
    assert now.deadline - world.clock.now() >= left
    assert now.holders[1 - seat_on_turn(now.match)].reserve == RESERVE[Pace.LIVE]
    await world.wait(now.deadline - world.clock.now())
    assert len(log(world.now(table))) == 2


async def test_a_finished_match_after_pauses_has_its_record_and_result(world: World) -> None:
    table = await world.begun(target=300)
    while world.now(table).state is TableState.PLAYING:
        await resumed(world, await paused(world, world.now(table)))
        await world.move(table.id)
    assert "deal" in await world.archive.record(table.id)
    assert sum(line.matches for line in await world.leaderboard("klaberjass", guild=None)) == 2


# ------------------------------------------------------------------------------------------------ the end of patience


async def test_a_pause_lasts_thirty_days_and_then_the_table_closes_without_a_result(world: World) -> None:
    table = await world.begun()
    now = await paused(world, table)
    assert now.deadline == world.clock.now() + MONTH
    await world.jump(MONTH - SECOND)
    assert world.now(table) is now
    await world.jump(SECOND)
    assert world.tables.get(table.id) is None
    last = world.heard[-1].table
    assert (last.state, last.expired) == (TableState.CLOSED, True)
    assert not world.tables.of_user(ANNA.id)
    assert await world.database.read("SELECT * FROM result") == ()
    with pytest.raises(Gone):
        await world.tables.resume(table.id, ANNA.id)


async def test_a_player_who_is_ready_extends_the_pause(world: World) -> None:
    table = await paused(world, await world.begun())
    await world.jump(29 * DAY)
    now = await world.tables.resume(table.id, BEN.id)
    assert now.deadline == world.clock.now() + MONTH
    await world.jump(29 * DAY)
    assert world.now(table) is now


async def test_paused_tables_count_among_those_of_a_person(world: World) -> None:
    for _ in range(25):
        await paused(world, await world.begun(ANNA))
    with pytest.raises(Refused) as error:
        await world.open()
    assert refused(error) == "tables-too-many-tables"


# ------------------------------------------------------------------------------------------------ restarts and races


async def test_a_pause_outlives_restarts_and_is_extended_by_the_downtime(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock) as world:
        table = await schieber(world, ANNA, BEN)
        await world.tables.pause(table.id, ANNA.id)
        await world.tables.pause(table.id, BEN.id)
        before = await world.tables.resume(table.id, BEN.id)
    clock.skip(DAY)
    async with running(place, clock) as world:
        now = world.now(table)
        assert (now.state, now.agreed, now.holders) == (TableState.PAUSED, {BEN.id}, before.holders)
        assert now.deadline == before.deadline + DAY
        assert log(now) == log(before)
        await world.jump(DAY)
        assert world.now(table) is now
        assert (await world.tables.resume(table.id, ANNA.id)).state is TableState.PLAYING


async def test_a_computer_that_is_thinking_when_the_pause_begins_does_not_move(
    place: DatabasePlace, clock: FakeClock
) -> None:
    begun, go = asyncio.Event(), asyncio.Event()

    async def think(*asked: object) -> str:
        begun.set()
        await go.wait()
        choice = asked[4]
        return choice.legal[0]

    async with running(place, clock, delays=AT_ONCE, think=think) as world:
        table = await world.begun(ANNA)
        while seat_on_turn(world.now(table).match) == 0:
            await world.move(table.id)
        before = world.now(table)
        clock.go(clock.now() + SECOND)
        async with asyncio.timeout(120):
            await begun.wait()
        await world.tables.pause(table.id, ANNA.id)
        go.set()
        await world.rest()
        assert log(world.now(table)) == log(before)


async def test_a_move_and_a_pause_at_the_same_moment_come_one_after_the_other(world: World) -> None:
    table = await world.begun()
    await world.tables.pause(table.id, on_turn(table).id)
    action = world.some_action(table.match)
    click = world.tables.act(table.id, on_turn(table).id, action, revision=table.revision, cause=world.cause)
    done = await asyncio.gather(world.tables.pause(table.id, waiting(table).id), click, return_exceptions=True)
    assert isinstance(done[1], Refused)
    assert done[1].message.key == "tables-paused"
    assert (world.now(table).state, len(log(world.now(table)))) == (TableState.PAUSED, 1)


async def test_another_process_that_does_not_know_of_the_pause_moves_nothing(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock) as first:
        table = await first.begun()
    async with running(place, clock) as first, running(place, clock) as second:
        known = second.now(table)
        await paused(first, first.now(table))
        action = second.some_action(known.match)
        with pytest.raises(Refused) as error:
            await second.tables.act(table.id, on_turn(known).id, action, revision=known.revision, cause=second.cause)
        assert refused(error) == "tables-paused"
        assert second.now(table).state is TableState.PAUSED
        await resumed(first, first.now(table))
        # The second process has the table in memory as paused, and reloads it after the conflict.
        with pytest.raises(Refused) as error:
            await second.tables.resume(table.id, ANNA.id)
        assert refused(error) == "tables-not-paused"
        assert len(log(await second.move(table.id))) == 2


async def test_a_database_of_the_previous_version_keeps_requests_for_a_rematch(path: Path, clock: FakeClock) -> None:
    async with running(path, clock) as world:
        table = await world.begun(target=300)
        await world.finish(table.id)
        await world.tables.rematch(table.id, BEN.id, world.cause)
    rewrite_with_schema(path, 2, {"agreed": "wants_rematch"})
    async with await open_database(path, now=clock.now()) as database:
        (saved,) = await TableStore(database).wake(clock.now())
    assert saved.table.agreed == {BEN.id}
