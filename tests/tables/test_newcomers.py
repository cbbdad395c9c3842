"""Newcomers: somebody takes a computer's seat in a match that is not rated, from its next deal."""

from datetime import timedelta

import pytest

from bot.storage import DatabasePlace
from bot.storage.sql import statement
from bot.tables.model import Outcome, Pace, Person, ProposalKind, Refused, Table, TableState, UserId
from bot.tables.newcomers import awaited, open_seats
from bot.tables.pausing import LEFT_PER_PERSON
from bot.tables.results import results
from bot.tables.service import TABLES_PER_PERSON
from engine.cards import Seat
from engine.turn import Act
from tests.support.clock import FakeClock
from tests.tables.test_proposals import DORA, news, schieber
from tests.tables.world import ANNA, AT_ONCE, BEN, CARLA, World, running

EVA = Person(UserId(15), "Eva")


async def until_deal_due(world: World, table: Table) -> Table:
    """Plays the deal, or the match, to its end."""
    while (now := world.now(table)).match is not None and isinstance(now.match.turn, Act):
        holder = now.holders[now.match.turn.seat]
        if holder is not None and holder.person is None:
            await world.wait(2)
        else:
            await world.move(table.id)
    return now


async def next_deal(world: World, table: Table) -> Table:
    """Plays the deal to its end, and deals the next one."""
    await until_deal_due(world, table)
    return (await world.tables.next_deal(table.id, ANNA.id, world.cause)).table


async def joined_in_the_last_deal(world: World) -> Table:
    """A finished match of Anna with the computer; Ben has begun to wait in its last deal."""
    table = await world.begun(ANNA, target=300)
    await world.tables.join(table.id, BEN)
    while (await until_deal_due(world, table)).state is TableState.PLAYING:
        await world.tables.leave(table.id, BEN.id)
        await world.tables.next_deal(table.id, ANNA.id, world.cause)
        await world.tables.join(table.id, BEN)
    return world.now(table)


async def test_who_joins_waits_and_plays_from_the_next_deal(world: World) -> None:
    table = await world.begun(ANNA, target=1000)
    after = await world.tables.join(table.id, BEN)
    assert (after.waiting, after.people, after.seat_of(BEN.id)) == ((BEN,), (ANNA,), None)
    assert awaited(after, BEN.id) == Seat(1)
    assert (open_seats(after), after.clocked) == ((), True), "somebody waits for Anna now"
    assert world.tables.of_user(BEN.id) == ()
    assert [waited.id for waited in world.tables.waited_by(BEN.id)] == [table.id]
    due = await until_deal_due(world, table)
    assert due.seat_of(BEN.id) is None, "the hand of the deal that is over is not theirs"
    dealt = (await world.tables.next_deal(table.id, ANNA.id, world.cause)).table
    assert (dealt.people, dealt.waiting, dealt.clocked) == ((ANNA, BEN), (), True)
    assert news(dealt) == ("took-seat", "Ben")
    assert world.tables.waited_by(BEN.id) == ()
    assert [held.id for held in world.tables.of_user(BEN.id)] == [table.id]


async def test_whoever_moves_first_after_the_deal_has_a_clock(world: World) -> None:
    table = await world.begun(ANNA, target=1000)
    assert table.deadline is None
    await world.tables.join(table.id, BEN)
    dealt = await next_deal(world, table)
    assert dealt.deadline is not None
    assert dealt.deadline > world.clock.now()


async def test_who_joins_while_a_result_is_shown_plays_at_once(world: World) -> None:
    table = await world.begun(ANNA, target=1000)
    await until_deal_due(world, table)
    await world.tables.join(table.id, BEN)
    dealt = (await world.tables.next_deal(table.id, ANNA.id, world.cause)).table
    assert dealt.seat_of(BEN.id) == Seat(1)


async def test_who_waits_may_withdraw(world: World) -> None:
    table = await world.begun(ANNA, target=1000)
    await world.tables.join(table.id, BEN)
    with pytest.raises(Refused, match="tables-join-waiting"):
        await world.tables.join(table.id, BEN)
    after = await world.tables.leave(table.id, BEN.id)
    assert (after.waiting, open_seats(after), after.state) == ((), (1,), TableState.PLAYING)
    assert world.tables.waited_by(BEN.id) == ()
    assert (await next_deal(world, table)).people == (ANNA,)


async def test_two_may_wait_and_a_third_finds_no_seat(world: World) -> None:
    table = await schieber(world, ANNA, BEN)
    await world.tables.join(table.id, CARLA, Seat(3))
    with pytest.raises(Refused, match="tables-seat-taken"):
        await world.tables.join(table.id, DORA, Seat(3))
    await world.tables.join(table.id, DORA)
    with pytest.raises(Refused, match="tables-join-none"):
        await world.tables.join(table.id, Person(DORA.id + 1, "Eva"))  # type: ignore[arg-type]  # a user id
    dealt = await next_deal(world, table)
    assert dealt.people == (ANNA, BEN, DORA, CARLA)
    assert dealt.news is not None
    assert (dealt.news.person, dealt.news.others) == (DORA, (CARLA,))


async def test_a_rated_match_stays_between_those_who_began_it(world: World) -> None:
    table = await schieber(world, ANNA, BEN, rated=True)
    assert open_seats(table) == ()
    with pytest.raises(Refused, match="tables-join-rated"):
        await world.tables.join(table.id, CARLA)


async def test_a_seat_that_somebody_may_take_back_is_not_given_away(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA, DORA)
    left = await world.tables.leave(table.id, DORA.id)
    assert open_seats(left) == ()
    back = await world.tables.join(table.id, DORA)
    assert back.seat_of(DORA.id) == Seat(3)


async def test_the_seat_of_who_was_kicked_is_given_away_and_they_do_not_come_back(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA, DORA, target=500)
    kicked = await world.tables.remove(table.id, ANNA.id, Seat(3))
    assert open_seats(kicked) == (3,)
    with pytest.raises(Refused, match="tables-join-kicked"):
        await world.tables.join(table.id, DORA)
    eva = Person(DORA.id + 1, "Eva")  # type: ignore[arg-type]  # a user id
    await world.tables.join(table.id, eva)
    dealt = await next_deal(world, table)
    assert dealt.seat_of(eva.id) == Seat(3)
    over = await world.finish(table.id)
    ended = {result.person.name: result.outcome for result in results(over)}
    assert set(ended) == {"Anna", "Ben", "Carla", "Dora"}
    assert ended["Dora"] is Outcome.LEFT


async def test_the_others_vote_about_whom_the_proposer_saw_in_the_seat(world: World) -> None:
    seen = table = await schieber(world, ANNA, BEN, CARLA, target=500)
    await world.tables.remove(table.id, ANNA.id, Seat(1))
    await world.tables.join(table.id, DORA, Seat(1))
    now = await next_deal(world, table)
    assert now.seat_of(DORA.id) == Seat(1)
    with pytest.raises(Refused, match="tables-seats-changed"):
        await world.tables.propose(table.id, CARLA.id, ProposalKind.KICK, world.cause, Seat(1), seen)
    assert world.now(table) is now
    asked = await world.tables.propose(table.id, CARLA.id, ProposalKind.KICK, world.cause, Seat(1), now)
    assert asked.proposal is not None


async def test_the_match_counts_nothing_for_a_newcomer_even_after_they_left_and_came_back(world: World) -> None:
    table = await world.begun(ANNA, target=300)
    await world.tables.join(table.id, BEN)
    await next_deal(world, table)
    left = await world.tables.leave(table.id, BEN.id)
    assert open_seats(left) == ()
    await world.wait(2)
    if world.now(table).state is TableState.PLAYING:
        while (now := world.now(table)).match.turn == Act(Seat(1)):  # type: ignore[union-attr]  # in a match
            await world.wait(2)
        assert (await world.tables.join(table.id, BEN)).holders[1].newcomer  # type: ignore[union-attr]  # held
    over = await world.finish(table.id)
    assert [result.person for result in results(over)] == [ANNA]
    assert await world.stats(BEN.id) == ()
    now = await world.tables.rematch(table.id, ANNA.id, world.cause)
    now = await world.tables.rematch(table.id, BEN.id, world.cause)
    assert now.state is TableState.PLAYING
    assert not any(holder is not None and holder.newcomer for holder in now.holders), "the next match counts"


async def test_after_the_match_the_seat_is_theirs_in_the_rematch(world: World) -> None:
    over = table = await joined_in_the_last_deal(world)
    assert (over.state, over.people, over.waiting) == (TableState.FINISHED, (ANNA,), (BEN,))
    assert [result.person for result in results(over)] == [ANNA]
    asked = await world.tables.rematch(table.id, ANNA.id, world.cause)
    assert (asked.state, asked.people, asked.waiting) == (TableState.FINISHED, (ANNA,), (BEN,)), "it asks Ben, too"
    again = await world.tables.rematch(table.id, BEN.id, world.cause)
    assert (again.state, again.people, again.waiting) == (TableState.PLAYING, (ANNA, BEN), ())


async def test_who_does_not_want_to_wait_for_the_rematch_lets_it_begin_without_them(world: World) -> None:
    table = await joined_in_the_last_deal(world)
    await world.tables.rematch(table.id, BEN.id, world.cause)
    await world.tables.leave(table.id, BEN.id)
    asked = await world.tables.rematch(table.id, ANNA.id, world.cause)
    assert (asked.state, asked.people, asked.waiting) == (TableState.PLAYING, (ANNA,), ())


async def test_a_rematch_that_waited_only_for_who_waits_no_more_begins(world: World) -> None:
    table = await joined_in_the_last_deal(world)
    await world.tables.rematch(table.id, ANNA.id, world.cause)
    again = await world.tables.leave(table.id, BEN.id)
    assert (again.state, again.people, again.waiting, again.agreed) == (TableState.PLAYING, (ANNA,), (), frozenset())


async def test_a_restart_keeps_that_who_waits_wants_the_rematch(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await joined_in_the_last_deal(world)
        await world.tables.rematch(table.id, BEN.id, world.cause)
    async with running(place, clock) as world:
        assert world.now(table).agreed == {BEN.id}
        again = await world.tables.rematch(table.id, ANNA.id, world.cause)
        assert (again.state, again.people) == (TableState.PLAYING, (ANNA, BEN))


async def test_after_the_match_they_take_the_table_over_from_the_last_who_leaves(world: World) -> None:
    table = await joined_in_the_last_deal(world)
    after = await world.tables.leave(table.id, ANNA.id)
    assert (after.people, after.host) == ((BEN,), BEN.id)
    assert after.state is not TableState.CLOSED


async def test_the_lobby_that_reopens_has_them_seated(world: World) -> None:
    table = await joined_in_the_last_deal(world)
    after = await world.tables.shuffle(table.id, ANNA.id)
    assert (after.state, set(after.people)) == (TableState.LOBBY, {ANNA, BEN})


async def test_nobody_waits_for_a_match_in_which_nobody_is(world: World) -> None:
    table = await world.begun(ANNA, target=1000)
    await world.tables.leave(table.id, ANNA.id)
    with pytest.raises(Refused, match="tables-join-none"):
        await world.tables.join(table.id, BEN)


async def test_a_table_at_which_somebody_waits_is_one_of_their_tables(world: World) -> None:
    hosts = [Person(DORA.id + number, f"Host {number}") for number in range(1, TABLES_PER_PERSON + 2)]  # type: ignore[arg-type]  # user ids
    tables = [await world.begun(host, target=1000, pace=Pace.ASYNC) for host in hosts]
    for table in tables[:-1]:
        await world.tables.join(table.id, BEN)
    with pytest.raises(Refused, match="tables-too-many-tables"):
        await world.tables.join(tables[-1].id, BEN)


async def test_a_restart_keeps_who_waits_and_who_came_late(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await world.begun(ANNA, target=1000)
        await world.tables.join(table.id, BEN)
    async with running(place, clock) as world:
        assert world.now(table).waiting == (BEN,)
        assert [waited.id for waited in world.tables.waited_by(BEN.id)] == [table.id]
        await next_deal(world, table)
    async with running(place, clock) as world:
        holder = world.now(table).holders[1]
        assert holder is not None
        assert (holder.person, holder.newcomer, holder.waiting) == (BEN, True, None)


@pytest.mark.logs_errors
async def test_a_person_who_waits_for_a_seat_of_a_person_is_unreadable(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await world.begun(ANNA, BEN)
        await world.database.write(
            statement("UPDATE seat SET waiting_user = 14, waiting_name = 'Dora' WHERE table_id = $1", table.id)
        )
    async with running(place, clock) as world:
        assert world.tables.get(table.id) is None


async def test_a_newcomers_seat_on_autopilot_keeps_that_it_is_one(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock, delays=AT_ONCE) as world:
        table = await world.begun(ANNA, target=1000)
        await world.tables.join(table.id, BEN)
        await next_deal(world, table)
        while not (holder := world.now(table).holders[1]).autopilot:  # type: ignore[union-attr]  # held
            now = world.now(table)
            assert now.match is not None
            if now.match.turn == Act(Seat(1)):
                await world.wait(timedelta(minutes=4))
            else:
                await world.move(table.id)
        assert holder is not None
        assert holder.newcomer


async def test_the_host_alone_turns_away_who_waits_and_the_computer_keeps_its_seat(world: World) -> None:
    table = await world.begun(ANNA, target=1000)
    seat = awaited(await world.tables.join(table.id, BEN), BEN.id)
    assert seat is not None
    with pytest.raises(Refused):
        await world.tables.remove(table.id, BEN.id, seat)
    after = await world.tables.remove(table.id, ANNA.id, seat)
    assert (after.waiting, news(after)) == ((), ("turned-away", "Ben"))
    due = await until_deal_due(world, table)
    dealt = (await world.tables.next_deal(due.id, ANNA.id, world.cause)).table
    assert dealt.people == (ANNA,)


async def test_the_match_goes_on_for_who_waits_when_the_last_person_leaves(world: World) -> None:
    table = await world.begun(ANNA, target=1000)
    await world.tables.join(table.id, BEN)
    after = await world.tables.leave(table.id, ANNA.id)
    assert (after.state, after.people, after.waiting) == (TableState.PLAYING, (), (BEN,))
    due = await until_deal_due(world, table)
    assert due.seat_of(BEN.id) is None, "the hand of the deal that is over is not theirs"
    await world.wait(30)
    dealt = world.now(table)
    assert (dealt.state, dealt.people, dealt.host) == (TableState.PLAYING, (BEN,), BEN.id)
    assert (news(dealt), dealt.news and dealt.news.host) == (("took-seat", "Ben"), BEN)
    back = await world.tables.join(table.id, ANNA)
    assert (set(back.people), back.host) == ({ANNA, BEN}, BEN.id)


async def test_who_left_and_comes_back_before_that_is_the_host_again(world: World) -> None:
    table = await world.begun(ANNA, target=1000)
    await world.tables.join(table.id, BEN)
    await world.tables.leave(table.id, ANNA.id)
    while (now := world.now(table)).match is not None and now.match.turn == Act(Seat(0)):
        await world.wait(2)
    back = await world.tables.join(table.id, ANNA)
    assert (back.state, back.people, back.waiting, back.host) == (TableState.PLAYING, (ANNA,), (BEN,), ANNA.id)


async def test_the_match_stops_when_who_waits_for_it_alone_gives_up(world: World) -> None:
    table = await world.begun(ANNA, target=1000)
    await world.tables.join(table.id, BEN)
    await world.tables.leave(table.id, ANNA.id)
    after = await world.tables.leave(table.id, BEN.id)
    assert (after.state, after.deserted, after.waiting) == (TableState.PAUSED, True, ())


async def test_a_pause_ends_when_the_last_person_leaves_to_somebody_who_waits(world: World) -> None:
    table = await world.begun(ANNA, target=1000)
    await world.tables.join(table.id, BEN)
    assert (await world.tables.pause(table.id, ANNA.id)).state is TableState.PAUSED
    assert (await world.tables.leave(table.id, ANNA.id)).state is TableState.PLAYING


async def ended_while_ben_waits(world: World) -> Table:
    """The finished table of a match that Anna has left in its last deal, and that Ben has not played."""
    table = await world.begun(ANNA, target=300)
    while True:
        await world.tables.join(table.id, BEN)
        await world.tables.leave(table.id, ANNA.id)
        now = await until_deal_due(world, table)
        if now.state is not TableState.PLAYING:
            return now
        await world.tables.join(table.id, ANNA)
        await world.tables.leave(table.id, BEN.id)
        await world.tables.next_deal(table.id, ANNA.id, world.cause)


async def test_a_match_that_ends_before_they_play_is_theirs_if_nobody_else_is_there(world: World) -> None:
    now = await ended_while_ben_waits(world)
    assert (now.state, now.people, now.waiting, now.host) == (TableState.FINISHED, (BEN,), (), BEN.id)
    assert [result.person for result in results(now)] == [ANNA]
    again = await world.tables.rematch(now.id, BEN.id, world.cause)
    assert (again.state, again.people) == (TableState.PLAYING, (BEN,))


async def test_a_proposal_of_who_is_absent_ends_no_match_for_which_somebody_waits(world: World) -> None:
    table = await schieber(world, ANNA, BEN)
    await world.tables.propose(table.id, ANNA.id, ProposalKind.END, world.cause)
    await world.tables.join(table.id, CARLA)
    while not world.now(table).holders[1].autopilot or not world.now(table).holders[0].autopilot:  # type: ignore[union-attr]  # held
        await world.wait(timedelta(minutes=5))
    after = world.now(table)
    assert (after.state, after.proposal) == (TableState.PLAYING, None)


async def test_the_oldest_match_one_has_left_closes_but_not_where_somebody_waits(world: World) -> None:
    first = await world.begun(ANNA, target=1000)
    await world.tables.join(first.id, BEN)
    await world.tables.leave(first.id, ANNA.id)
    for _ in range(LEFT_PER_PERSON + 1):
        await world.tables.leave((await world.begun(ANNA, target=1000)).id, ANNA.id)
    assert world.now(first).waiting == (BEN,)


async def test_after_the_match_too_the_host_turns_away_who_waits_and_the_rematch_begins(world: World) -> None:
    table = await joined_in_the_last_deal(world)
    seat = awaited(world.now(table), BEN.id)
    assert seat is not None
    await world.tables.rematch(table.id, ANNA.id, world.cause)
    with pytest.raises(Refused, match="tables-not-seated"):
        await world.tables.remove(table.id, BEN.id, seat)
    after = await world.tables.remove(table.id, ANNA.id, seat)
    assert (after.state, after.people, after.waiting) == (TableState.PLAYING, (ANNA,), ())
    assert after.holders[seat].computer == "careful"  # type: ignore[union-attr]  # held
