"""Private questions leave no trace in revisions, clocks or delays."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from bot.storage import DatabasePlace
from bot.tables.model import Change, Delays, Pace, Person, Stale, Table, TableState, UserId
from bot.tables.timing import asked_in_private, given_answer
from engine.cards import Seat
from engine.match import ActLine, Match
from engine.turn import Act, DealDue
from tests.conftest import sqlite_alone
from tests.support.clock import FakeClock
from tests.tables.world import ANNA, BEN, CARLA, HERE, World, log, on_turn, running, seat_on_turn

DORA = Person(UserId(14), "Dora")
FOUR = (ANNA, BEN, CARLA, DORA)
TABLES = 60
"""Number of deals that are searched for a position; most of them have a Weis."""
LEAST, MOST = timedelta(seconds=2), timedelta(seconds=3)
HASTY = Delays(computer=(LEAST, MOST), forced=(timedelta(seconds=1), timedelta(seconds=1)))


async def begun(world: World, *people: Person, **options: object) -> Table:
    """A table of Schieber where every player is asked about a Weis."""
    table = await world.tables.open(
        place=HERE, host=people[0], game="schieber", options={"announce": "manual", **options}, cause=world.cause
    )
    for person in people[1:]:
        await world.tables.join(table.id, person)
    return await world.tables.begin(table.id, people[0].id, world.cause, fill=True)


def first_trick(match: Match) -> bool:
    """Whether some seat has still to play its first card."""
    played = 0
    for line in match.log:
        played = 0 if not isinstance(line, ActLine) else played + str(line.action).startswith("play ")
    return played < 4 and isinstance(match.turn, Act)


async def until(world: World, wanted: Callable[[Match], bool], **options: object) -> Table:
    """A table of four people in this position of a first trick, without any announcement."""
    for _ in range(TABLES):
        table = await begun(world, *FOUR, **options)
        while table.match is not None and first_trick(table.match):
            if wanted(table.match):
                return table
            legal = table.match.choice(seat_on_turn(table.match)).legal
            action = "good" if "good" in legal else legal[0]
            table = (await act(world, table, action)).table
        await world.tables.end(table.id, ANNA, force=True)
    raise AssertionError("no such position")


async def act(world: World, table: Table, action: str) -> Change:
    """The person on turn clicks on this answer."""
    seat = seat_on_turn(table.match)
    revision = table.revision_of(seat)
    return await world.tables.act(table.id, on_turn(table).id, action, revision=revision, cause=world.cause)


async def due(world: World, table: Table) -> tuple[object, ...]:
    """What the table waits for, as stored."""
    (row,) = await world.database.read("SELECT awaited, at FROM deadline WHERE table_id = $1", table.id)
    return row


async def test_a_private_answer_changes_nothing_for_the_others(world: World) -> None:
    table = await until(world, asked_in_private)
    seat = seat_on_turn(table.match)
    await world.wait(20)
    stored = await due(world, table)
    change = await act(world, table, "good")
    after = change.table
    assert change.silent
    assert len(log(after)) == len(log(table)) + 1
    assert (after.revision, after.deadline, after.match.turn) == (table.revision, table.deadline, Act(seat))
    assert await due(world, table) == stored
    for other in (Seat(0), Seat(1), Seat(2), Seat(3), None):
        if other != seat:
            assert after.match.view(other) == table.match.view(other)
            assert after.revision_of(other) == table.revision_of(other)


async def test_a_public_answer_is_a_step_like_any_other(world: World) -> None:
    table = await until(world, asked_in_private)
    change = await act(world, table, "announce")
    assert not change.silent
    assert change.table.revision == table.revision + 1
    assert change.table.match.turn == table.match.turn


async def test_a_second_click_on_the_answered_question_is_stale_and_the_card_is_not(world: World) -> None:
    table = await until(world, asked_in_private)
    after = (await act(world, table, "good")).table
    with pytest.raises(Stale) as stale:
        await act(world, table, "good")
    assert stale.value.table is after
    card = after.match.choice(seat_on_turn(after.match)).legal[0]
    played = (await act(world, after, card)).table
    assert played.revision > after.revision
    with pytest.raises(Stale):
        await world.tables.act(
            table.id, on_turn(table).id, card, revision=after.revision_of(seat_on_turn(after.match)), cause=world.cause
        )


async def test_a_missed_question_and_the_card_after_it_are_one_missed_turn(world: World) -> None:
    table = await until(world, asked_in_private)
    seat = seat_on_turn(table.match)
    await world.wait(table.deadline - world.clock.now())
    now = world.now(table)
    assert [line.seat for line in log(now)[len(log(table)) :]] == [seat, seat]
    assert [line.by for line in log(now)[len(log(table)) :]] == ["autopilot", "autopilot"]
    assert str(log(now)[-1].action).startswith("play ")
    holder = now.holders[seat]
    assert (holder.misses, holder.autopilot) == (1, False)


async def test_answering_the_question_and_missing_the_card_is_one_missed_turn(world: World) -> None:
    table = await until(world, asked_in_private)
    seat = seat_on_turn(table.match)
    await world.wait(30)
    after = (await act(world, table, "good")).table
    await world.wait(table.deadline - world.clock.now() - timedelta(seconds=1))
    assert world.now(table) is after
    await world.wait(1)
    now = world.now(table)
    assert len(log(now)) == len(log(after)) + 1
    assert (now.holders[seat].misses, now.holders[seat].autopilot) == (1, False)


async def test_the_table_plays_no_only_card_where_players_may_be_asked(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock, delays=HASTY) as world:
        # Without trumps a single card of the suit led is the only answer.
        table = await until(
            world, lambda match: given_answer(match) is None and len(match.choice(seat_on_turn(match)).legal) == 1
        )
        assert await due(world, table) == ("turn", table.deadline.timestamp() * 1_000_000)
        await world.wait(10)
        assert world.now(table) is table


async def test_the_table_plays_an_only_card_elsewhere(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock, delays=HASTY) as world:
        table = await begun(world, *FOUR)
        for _ in range(400):
            match = world.now(table).match
            if given_answer(match) is not None:
                before = len(match.log)
                await world.wait(1)
                assert len(log(world.now(table))) > before
                assert not match.asks_in_private
                return
            if isinstance(match.turn, DealDue):
                await world.tables.next_deal(table.id, ANNA.id, world.cause)
            else:
                await act(world, world.now(table), world.some_action(match))
        raise AssertionError("no such position")


async def test_a_computer_has_one_delay_for_a_private_answer_and_its_card(
    place: DatabasePlace, clock: FakeClock
) -> None:
    """Every change at a table of computers is public, and comes after one delay."""
    async with running(place, clock, delays=HASTY) as world:
        silent = 0
        for _ in range(8):
            table = await world.tables.open(
                place=HERE, host=ANNA, game="schieber", options={"announce": "manual"}, cause=world.cause
            )
            for _ in range(3):
                await world.tables.add_computer(table.id, ANNA.id, "random")
            now = await world.tables.begin(table.id, ANNA.id, world.cause)
            heard = len(world.heard)
            at = clock.now()
            while now.state is TableState.PLAYING and now.match is not None and first_trick(now.match):
                if now.holders[seat_on_turn(now.match)].person is not None:
                    legal = now.match.choice(seat_on_turn(now.match)).legal
                    await act(world, now, "announce" if "announce" in legal else legal[0])
                else:
                    while world.now(table) is now:
                        await world.rest()
                        clock.go(clock.next)
                        await world.rest()
                    assert LEAST <= clock.now() - at <= MOST
                now, at = world.now(table), clock.now()
            for change in world.heard[heard:]:
                assert change.table.revision > change.before.revision
                silent += (
                    len(log(change.table)) - len(log(change.before)) - (change.table.revision - change.before.revision)
                )
            await world.tables.end(table.id, ANNA, force=True)
        assert silent > 0, "nobody was silent"


async def test_after_a_restart_the_clock_of_a_turn_that_began_with_a_question_is_the_same(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock) as world:
        table = await until(world, asked_in_private)
        await world.wait(7)
        after = (await act(world, table, "good")).table
        assert after.pace is Pace.LIVE
    async with running(place, clock) as world:
        again = world.now(table.id)
        assert (again.deadline, again.revision) == (table.deadline, table.revision)
        assert again.revision_of(seat_on_turn(again.match)) == table.revision + 1


async def test_a_private_answer_withdraws_no_request_for_a_pause(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await until(world, asked_in_private)
        asking = on_turn(table)
        await world.tables.pause(table.id, asking.id)
        change = await act(world, world.now(table), "good")
        assert change.silent
        assert change.table.agreed == {asking.id}
        heard = await act(world, change.table, change.table.match.choice(seat_on_turn(change.table.match)).legal[0])
        assert not heard.table.agreed


@sqlite_alone
async def test_a_pause_during_a_private_question_reveals_nothing(place: DatabasePlace, clock: FakeClock) -> None:
    ends = []
    for asked in (True, False):
        async with running(place.with_suffix(f".{asked}"), clock) as world:
            table = await until(world, asked_in_private)
            if not asked:  # the same seat, after its private answer
                table = (await act(world, table, "good")).table
            await world.wait(60)
            for person in FOUR:
                await world.tables.pause(table.id, person.id)
            for person in FOUR:
                now = await world.tables.resume(table.id, person.id)
            assert now.state is TableState.PLAYING
            ends.append(now.deadline - clock.now())
    assert ends == [timedelta(seconds=45 + 105)] * 2


@pytest.mark.parametrize("asked", [True, False])
async def test_where_a_private_question_is_possible_a_press_lengthens_no_turn_asked_or_not(
    world: World, asked: bool
) -> None:
    table = await until(world, lambda match: match.asks_in_private and asked_in_private(match) is asked)
    assert table.deadline is not None
    assert not await world.tables.attend(table, on_turn(table).id)
    assert world.now(table) is table
