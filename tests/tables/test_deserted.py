"""A match in which no person is present waits: computers do not play on among themselves; a person may resume it."""

from datetime import timedelta

import pytest

from bot.storage import DatabasePlace, open_database
from bot.storage.sql import statement
from bot.tables.model import News, Outcome, Pace, Refused, Table, TableState
from bot.tables.pausing import LEFT_PER_PERSON
from bot.tables.service import TABLES_PER_PERSON
from engine.turn import Act
from tests.support.clock import FakeClock
from tests.tables.world import ANNA, AT_ONCE, BEN, CARLA, CHANNEL, World, log, on_turn, running, seat_on_turn

DAY, SECOND = timedelta(days=1), timedelta(seconds=1)
WEEK = 7 * DAY


async def forgotten(world: World) -> Table:
    """A match of two persons of whom nobody has come for some time."""
    table = await world.begun(ANNA, BEN)
    await world.wait(1000)
    return world.now(table)


async def without_anna(world: World) -> Table:
    """A match of Anna, who is on autopilot, and Ben, who plays."""
    table = await world.begun(ANNA, BEN)
    while not (now := world.now(table)).holders[0].autopilot:
        if on_turn(now) == ANNA:
            await world.wait(now.deadline - world.clock.now())
        else:
            await world.move(table.id)
    return now


async def left(world: World, *people: object) -> Table:
    """A match that all have left."""
    table = await world.begun(*people)
    for person in people:
        table = await world.tables.leave(table.id, person.id)
    return table


async def key_of(refused: object) -> str:
    """Why this is refused."""
    with pytest.raises(Refused) as error:
        await refused
    return error.value.message.key


async def test_when_all_are_on_autopilot_the_match_waits_at_once(world: World) -> None:
    table = await forgotten(world)
    assert (table.state, [holder.autopilot for holder in table.holders]) == (TableState.PAUSED, [True, True])
    played = [line.by for line in log(table) if getattr(line, "by", None)]
    assert set(played) == {"autopilot"}
    assert len(played) <= 4, "two turns each"
    assert table.deadline - world.clock.now() > WEEK - timedelta(seconds=1000)
    await world.jump(6 * DAY)
    assert world.now(table) is table


@pytest.mark.parametrize("way", ["resume", "back"])
async def test_one_of_them_resumes_it_without_the_others(world: World, way: str) -> None:
    table = await forgotten(world)
    now = await getattr(world.tables, way)(table.id, BEN.id)
    anna, ben = now.holders
    assert (now.state, anna.autopilot, ben.autopilot) == (TableState.PLAYING, True, False)
    while not (isinstance(turn := world.now(table).match.turn, Act) and turn.seat == 1):
        await world.wait(0.1)
    left = world.now(table).deadline - world.clock.now()
    assert 43 * SECOND < left <= 45 * SECOND
    assert await key_of(world.tables.resume(table.id, CARLA.id)) == "tables-not-seated"


async def test_who_presses_a_card_while_it_waits_is_told_how_to_go_on(world: World) -> None:
    table = await forgotten(world)
    pressed = world.tables.act(table.id, ANNA.id, "pass", revision=table.revision_of(0), cause=world.cause)
    assert await key_of(pressed) == "tables-deserted"


async def test_when_the_last_present_person_leaves_the_match_waits_at_once(world: World) -> None:
    table = await without_anna(world)
    now = await world.tables.leave(table.id, BEN.id)
    assert (now.state, now.host) == (TableState.PAUSED, ANNA.id)
    await world.wait(600)
    assert world.now(table) is now
    assert (await world.tables.resume(table.id, ANNA.id)).state is TableState.PLAYING


async def test_who_left_a_match_of_the_absent_may_go_on_with_it(world: World) -> None:
    table = await without_anna(world)
    await world.tables.leave(table.id, BEN.id)
    now = await world.tables.resume(table.id, BEN.id)
    assert (now.state, now.seat_of(BEN.id), now.holders[0].autopilot) == (TableState.PLAYING, 1, True)


@pytest.mark.parametrize("people", [(ANNA,), (ANNA, BEN)])
async def test_when_the_last_person_leaves_the_match_waits_and_traps_nobody(world: World, people: tuple) -> None:
    table = await left(world, *people)
    assert (table.state, table.people) == (TableState.PAUSED, ())
    assert table.deadline == world.clock.now() + WEEK
    assert all(world.tables.of_user(person.id) == () for person in people)
    assert world.tables.in_channel(CHANNEL) == (table,)
    await world.jump(6 * DAY)
    assert world.now(table) is table


async def test_each_person_who_left_may_go_on_in_the_old_seat_and_nobody_else(world: World) -> None:
    table = await left(world, ANNA, BEN)
    assert await key_of(world.tables.resume(table.id, CARLA.id)) == "tables-not-seated"
    now = await world.tables.resume(table.id, ANNA.id)
    assert (now.state, now.seat_of(ANNA.id), now.host) == (TableState.PLAYING, 0, ANNA.id)
    assert now.news == News("back", ANNA), "so everybody reads who goes on"
    assert world.tables.of_user(ANNA.id) == (now,)
    assert now.deadline is None, "alone with a computer there is no clock"
    assert await key_of(world.tables.resume(table.id, BEN.id)) == "tables-not-seated"
    await world.finish(table.id)
    rows = await world.database.read("SELECT user_id, outcome FROM result ORDER BY user_id")
    assert rows[1] == (BEN.id, Outcome.LEFT.value)
    assert rows[0][1] != Outcome.LEFT.value


async def test_nobody_resumes_for_whom_there_are_too_many_tables(world: World) -> None:
    table = await left(world, ANNA)
    for _ in range(TABLES_PER_PERSON):
        await world.open()
    assert await key_of(world.tables.resume(table.id, ANNA.id)) == "tables-too-many-tables"


async def test_after_a_week_the_table_closes(world: World) -> None:
    tables = [await forgotten(world), await left(world, ANNA)]
    await world.jump(WEEK - 1001 * SECOND)
    assert all(world.tables.get(table.id) for table in tables)
    await world.jump(1001 * SECOND)
    assert not any(world.tables.get(table.id) for table in tables)
    assert all(change.table.expired for change in world.heard[-2:])
    assert await world.database.read("SELECT * FROM result") == ()


async def test_a_pause_by_consent_still_waits_a_month_until_the_last_one_leaves(world: World) -> None:
    table = await world.begun(ANNA, BEN)
    for person in (ANNA, BEN):
        table = await world.tables.pause(table.id, person.id)
    assert table.deadline == world.clock.now() + 30 * DAY
    await world.tables.leave(table.id, ANNA.id)
    table = await world.tables.leave(table.id, BEN.id)
    assert (table.state, table.deadline) == (TableState.PAUSED, world.clock.now() + WEEK)


async def test_a_person_leaves_matches_without_end_and_only_a_few_of_them_wait(world: World) -> None:
    tables = [await left(world, ANNA) for _ in range(LEFT_PER_PERSON + 3)]
    open_tables = world.tables.in_channel(CHANNEL)
    assert [table.id for table in open_tables] == [table.id for table in tables[-LEFT_PER_PERSON:]]
    with_ben = await world.begun(ANNA, BEN)
    await world.tables.leave(with_ben.id, ANNA.id)
    assert world.now(with_ben).state is TableState.PLAYING, "somebody else plays there"


async def test_the_match_that_was_left_first_closes_whenever_it_was_opened(world: World) -> None:
    tables = [await world.begun(ANNA) for _ in range(LEFT_PER_PERSON + 1)]
    for table in reversed(tables):
        await world.tables.leave(table.id, ANNA.id)
        await world.wait(1)
    assert [table.id for table in world.tables.in_channel(CHANNEL)] == [table.id for table in tables[:-1]]


async def test_a_match_that_waits_outlives_restarts(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        before = await forgotten(world), await left(world, CARLA)
    clock.skip(DAY)
    async with running(place, clock) as world:
        for table in before:
            now = world.now(table)
            assert (now.state, now.holders, now.deadline) == (TableState.PAUSED, table.holders, table.deadline + DAY)
            person = ANNA if table is before[0] else CARLA
            assert (await world.tables.resume(table.id, person.id)).state is TableState.PLAYING


async def test_a_match_that_the_last_version_let_computers_play_waits_after_the_next_move(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock) as world:
        table = await world.begun(ANNA, BEN)
        seat = seat_on_turn(table.match)
    async with await open_database(place, now=clock.now()) as database:
        await database.write(
            statement("UPDATE seat SET autopilot = 1, misses = 2"),
            statement("UPDATE deadline SET awaited = 'computer', at = $1", int(clock.now().timestamp() * 1_000_000)),
        )
    async with running(place, clock, delays=AT_ONCE) as world:
        await world.wait(60)
        now = world.now(table)
        assert (now.state, len(log(now)) - len(log(table))) == (TableState.PAUSED, 1)
        assert log(now)[-1].seat == seat


async def test_in_a_lobby_and_after_a_match_the_last_person_still_closes_the_table(world: World) -> None:
    lobby = await world.open(pace=Pace.RELAXED)
    over = await world.finish((await world.begun(BEN, target=300)).id)
    assert (await world.tables.leave(lobby.id, ANNA.id)).state is TableState.CLOSED
    assert (await world.tables.leave(over.id, BEN.id)).state is TableState.CLOSED


async def test_to_join_again_goes_on_with_a_match_that_everybody_left(world: World) -> None:
    table = await left(world, ANNA, BEN)
    now = await world.tables.join(table.id, BEN)
    assert (now.state, now.seat_of(BEN.id), now.host, now.agreed) == (TableState.PLAYING, 1, BEN.id, frozenset())
    while world.now(table).match.turn == Act(0):
        await world.wait(2)
    assert (await world.tables.join(table.id, ANNA)).people == (ANNA, BEN)


async def test_who_takes_the_seat_back_goes_on_although_the_others_are_on_autopilot(world: World) -> None:
    table = await forgotten(world)
    await world.tables.leave(table.id, BEN.id)
    now = await world.tables.join(table.id, BEN)
    assert (now.state, now.deserted, now.agreed) == (TableState.PLAYING, False, frozenset())
    assert not (await world.tables.back(table.id, ANNA.id)).deserted


async def test_who_leaves_and_comes_back_in_their_turn_gains_no_time(world: World) -> None:
    table = await world.begun(ANNA, BEN)
    person = on_turn(table)
    await world.tables.leave(table.id, person.id)
    assert await key_of(world.tables.join(table.id, person)) == "tables-seat-on-turn"
    await world.wait(2)
    now = world.now(table)
    assert len(log(now)) == len(log(table)) + 1, "the computer has played for them"
    if now.match.turn != Act(now.left_by(person.id)):
        assert (await world.tables.join(table.id, person)).seat_of(person.id) is not None


async def test_nobody_closes_a_match_to_which_another_may_come_back(world: World) -> None:
    together = await left(world, ANNA, BEN)
    alone = [await left(world, ANNA) for _ in range(LEFT_PER_PERSON + 1)]
    assert world.tables.get(alone[0].id) is None
    assert all(world.tables.get(table.id) for table in alone[1:])
    assert (await world.tables.join(together.id, BEN)).state is TableState.PLAYING
