"""The match at a table: actions, deals, refusals, simultaneous clicks, rematches, leaving."""

import asyncio
from collections import Counter
from datetime import timedelta

import pytest

from bot.tables.model import (
    REVISIONS_A_MATCH,
    Change,
    Holder,
    News,
    Person,
    Place,
    Refused,
    Stale,
    Table,
    TableState,
    UserId,
)
from engine.cards import Seat
from engine.match import ActLine, DealLine
from engine.turn import Act, DealDue
from tests.tables.world import ANNA, BEN, CARLA, World, log, on_turn, seat_on_turn, waiting


async def refusal(world: World, table: Table, doing: object) -> Refused:
    """The reason of the refusal; asserts that nothing was told, and that memory and storage are unchanged."""
    before, heard = world.now(table), len(world.heard)
    with pytest.raises(Refused) as refused:
        await doing  # type: ignore[misc]  # a coroutine
    assert world.now(table) is before
    assert len(world.heard) == heard
    rows = await world.database.read("SELECT count(*) FROM move")
    assert rows[0][0] == len(log(before))
    return refused.value


async def test_beginning_deals(world: World) -> None:
    table = await world.begun()
    assert (table.state, table.match_number) == (TableState.PLAYING, 1)
    assert [type(line) for line in log(table)] == [DealLine]
    assert isinstance(table.match and table.match.turn, Act)
    change = world.heard[-1]
    assert (change.table, change.acted) == (table, None)
    assert change.events


async def test_the_pack_is_shuffled_from_deal_to_deal_and_table_to_table(world: World) -> None:
    tables = [await world.begun() for _ in range(20)]
    packs = {line.chance.pack for table in tables for line in log(table) if isinstance(line, DealLine)}
    dealers = Counter(table.match.header.dealer for table in tables if table.match)
    assert len(packs) == 20
    assert set(dealers) == {0, 1}


async def test_an_action_is_saved_told_and_returned(world: World) -> None:
    table = await world.begun()
    person, action = on_turn(table), world.some_action(table.match)
    change = await world.tables.act(table.id, person.id, action, revision=table.revision, cause=77)
    assert world.heard[-1] is change
    assert (change.before, change.acted) == (table, table.seat_of(person.id))
    assert change.table is world.tables.get(table.id)
    assert change.table.revision == table.revision + 1
    assert log(change.table)[-1] == ActLine(change.acted, table.match.game.parse(action), by="player")
    stored = await world.database.read("SELECT seq, cause FROM move ORDER BY seq")
    assert stored == ((1, None), (2, 77))


async def test_a_command_needs_no_revision(world: World) -> None:
    table = await world.begun()
    action = world.some_action(table.match)
    change = await world.tables.act(table.id, on_turn(table).id, action, revision=None, cause=world.cause)
    assert len(log(change.table)) == 2


async def test_a_stale_button_changes_nothing_and_gets_the_present_table(world: World) -> None:
    table = await world.begun()
    person, action = on_turn(table), world.some_action(table.match)
    now = await world.move(table.id)
    click = world.tables.act(table.id, person.id, action, revision=table.revision, cause=world.cause)
    stale = await refusal(world, table, click)
    assert isinstance(stale, Stale)
    assert stale.table is now


@pytest.mark.parametrize("action", ["play AS", "take", "declare", "dix"])
async def test_acting_out_of_turn_is_refused_with_its_rule(world: World, action: str) -> None:
    table = await world.begun()
    click = world.tables.act(table.id, waiting(table).id, action, revision=table.revision, cause=world.cause)
    refused = await refusal(world, table, click)
    assert (refused.message.key, refused.rule) == ("engine-not-your-turn", table.match.game.turn_rule)


async def test_an_illegal_action_is_refused_with_its_rule(world: World) -> None:
    table = await world.begun()
    click = world.tables.act(table.id, on_turn(table).id, "name H", revision=None, cause=world.cause)
    refused = await refusal(world, table, click)
    assert refused.rule is not None
    assert refused.rule.startswith("KLA-")


@pytest.mark.parametrize("action", ["", " ", "play 1X", "PLAY AS", "drop table", "play AS; --", "\x00", "🂡" * 3000])
async def test_nonsense_is_refused(world: World, action: str) -> None:
    table = await world.begun()
    click = world.tables.act(table.id, on_turn(table).id, action, revision=None, cause=world.cause)
    refused = await refusal(world, table, click)
    assert refused.rule is None


async def test_strangers_and_closed_tables_are_refused(world: World) -> None:
    table = await world.begun()
    click = world.tables.act(table.id, CARLA.id, "take", revision=table.revision, cause=world.cause)
    assert (await refusal(world, table, click)).message.key == "tables-not-seated"
    await world.tables.end(table.id, ANNA, force=True)
    for doing in (
        world.tables.act(table.id, ANNA.id, "take", revision=None, cause=world.cause),
        world.tables.leave(table.id, ANNA.id),
        world.tables.back(table.id, ANNA.id),
        world.tables.rematch(table.id, ANNA.id, world.cause),
        world.tables.next_deal(table.id, ANNA.id, world.cause),
        world.tables.end(table.id, ANNA, force=True),
    ):
        with pytest.raises(Refused) as refused:
            await doing
        assert refused.value.message.key == "tables-unknown"


async def test_acting_in_the_lobby_or_after_the_match_is_refused(world: World) -> None:
    table = await world.open()
    with pytest.raises(Refused) as refused:
        await world.tables.act(table.id, ANNA.id, "take", revision=None, cause=world.cause)
    assert refused.value.message.key == "tables-not-playing"
    table = await world.begun()
    over = await world.finish(table.id)
    act = world.tables.act(table.id, ANNA.id, "take", revision=over.revision, cause=world.cause)
    assert (await refusal(world, table, act)).message.key == "tables-not-playing"


async def test_the_same_click_delivered_twice_moves_once(world: World) -> None:
    table = await world.begun()
    person, action = on_turn(table), world.some_action(table.match)

    async def click() -> Change:
        return await world.tables.act(table.id, person.id, action, revision=table.revision, cause=7)

    first, second = await asyncio.gather(click(), click())
    third = await click()
    assert first.table is second.table is third.table is world.tables.get(table.id)
    assert len(log(third.table)) == 2
    assert (second.events, third.events) == ((), ())


async def test_two_clicks_at_the_same_instant_move_once(world: World) -> None:
    table = await world.begun()
    person = on_turn(table)
    actions = table.match.choice(seat_on_turn(table.match)).legal
    answers = await asyncio.gather(
        *(
            world.tables.act(table.id, person.id, action, revision=table.revision, cause=world.cause)
            for action in (actions * 5)[:10]
        ),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [Change] + [Stale] * 9
    assert len(log(world.now(table))) == 2


async def test_fifty_tables_at_once(world: World) -> None:
    async def play(number: int) -> Table:
        people = [Person(UserId(1000 + 2 * number + place), f"{number}.{place}") for place in range(2)]
        table = await world.begun(*people, place=Place(1, number % 7), target=300)
        return await world.finish(table.id)

    finished = await asyncio.gather(*map(play, range(50)))
    assert all(table.state is TableState.FINISHED for table in finished)
    stored = dict(await world.database.read("SELECT match_id, count(*) FROM move GROUP BY match_id"))
    assert stored == {f"{table.id}-1": len(log(table)) for table in finished}
    for table in finished:
        record = await world.archive.record(table.id)
        assert record.count("\n") == len(log(table)) + 1


async def test_a_person_at_two_tables_plays_each(world: World) -> None:
    first, second = await world.begun(ANNA, BEN), await world.begun(CARLA, ANNA)
    for _ in range(30):
        await world.move(first.id)
        await world.move(second.id)
    assert len(log(world.now(first))) == len(log(world.now(second))) == 31


async def to_deal_end(world: World, table: Table) -> Table:
    """Plays until the next deal is due."""
    while not isinstance((now := world.now(table)).match.turn, DealDue):
        await world.move(table.id)
    return now


async def test_any_person_at_the_table_may_start_the_next_deal(world: World) -> None:
    table = await world.begun()
    early = world.tables.next_deal(table.id, ANNA.id, world.cause)
    assert (await refusal(world, table, early)).message.key == "tables-no-deal-due"
    ended = await to_deal_end(world, table)
    stranger = world.tables.next_deal(table.id, CARLA.id, world.cause)
    assert (await refusal(world, table, stranger)).message.key == "tables-not-seated"
    first, second = await asyncio.gather(*(world.tables.next_deal(table.id, BEN.id, 5) for _ in range(2)))
    assert first.table is second.table
    assert len(log(first.table)) == len(log(ended)) + 1


async def test_the_next_deal_comes_by_itself(world: World) -> None:
    ended = await to_deal_end(world, await world.begun())
    assert ended.deadline == world.clock.now() + timedelta(seconds=8)
    await world.wait(7.9)
    assert world.now(ended) is ended
    await world.wait(0.1)
    assert len(log(world.now(ended))) == len(log(ended)) + 1


async def test_nothing_delays_the_next_deal(world: World) -> None:
    ended = await to_deal_end(world, await world.begun())
    await world.wait(5)
    now = await world.tables.back(ended.id, ANNA.id)
    assert now.deadline == ended.deadline
    now = await world.tables.leave(ended.id, BEN.id)
    assert now.deadline == ended.deadline
    await world.wait(3)
    assert len(log(world.now(ended))) == len(log(ended)) + 1


async def test_computers_answer_after_a_short_while(world: World) -> None:
    table = await world.begun(ANNA)
    while seat_on_turn(world.now(table).match) == 0:
        await world.move(table.id)
    before = world.now(table)
    assert before.deadline is None
    await world.wait(0.79)
    assert world.now(table) is before
    await world.wait(0.81)
    line = log(world.now(table))[len(log(before))]
    assert isinstance(line, ActLine)
    assert (line.seat, line.by) == (1, "computer")


async def test_leaving_a_match_frees_the_player_and_the_computer_plays_on(world: World) -> None:
    table = await world.begun(ANNA, BEN)
    for _ in range(5):
        await world.move(table.id)
    after = await world.tables.leave(table.id, ANNA.id)
    assert after.holders[0] == Holder(None, "careful", left=ANNA)
    assert (after.host, after.state) == (BEN.id, TableState.PLAYING)
    assert world.tables.of_user(ANNA.id) == ()
    act = world.tables.act(table.id, ANNA.id, "take", revision=None, cause=world.cause)
    assert (await refusal(world, table, act)).message.key == "tables-not-seated"
    over = await world.finish(table.id)
    by = {(line.seat, line.by) for line in log(over)[6:] if isinstance(line, ActLine)}
    assert by == {(0, "computer"), (1, "player")}


@pytest.mark.parametrize("paused", [False, True])
async def test_who_left_may_take_the_seat_back_until_the_match_ends(world: World, paused: bool) -> None:
    table = await world.begun(ANNA, BEN)
    while world.now(table).match.turn == Act(Seat(0)):
        await world.move(table.id)
    if paused:
        for person in (ANNA, BEN):
            await world.tables.pause(table.id, person.id)
    await world.tables.leave(table.id, ANNA.id)
    assert [left.id for left in world.tables.left_by(ANNA.id)] == [table.id]
    assert (await refusal(world, table, world.tables.join(table.id, CARLA))).message.key == "tables-join-rated"
    after = await world.tables.join(table.id, ANNA)
    assert after.holders[0] == Holder(ANNA), "the reserve is used up"
    assert (after.host, after.state) == (BEN.id, TableState.PAUSED if paused else TableState.PLAYING)
    assert [own.id for own in world.tables.of_user(ANNA.id)] == [table.id]
    assert world.tables.left_by(ANNA.id) == ()
    if paused:
        for person in (ANNA, BEN):
            await world.tables.resume(table.id, person.id)
    over = await world.finish(table.id)
    authors = {line.by for line in log(over) if isinstance(line, ActLine) and line.seat == 0}
    assert authors == {"player"}
    stats = await world.stats(ANNA.id)
    assert (stats[0].matches, stats[0].points != 0) == (1, True), "the result counts as that of everybody"


async def test_after_the_match_nobody_takes_a_seat_back(world: World) -> None:
    table = await world.begun(ANNA, BEN)
    await world.tables.leave(table.id, ANNA.id)
    await world.finish(table.id)
    assert world.tables.left_by(ANNA.id) == ()
    assert (await refusal(world, table, world.tables.join(table.id, ANNA))).message.key == "tables-not-in-lobby"


async def test_the_host_hands_over_to_a_person_alone(world: World) -> None:
    table = await world.begun(ANNA, BEN)
    assert (await refusal(world, table, world.tables.hand_over(table.id, BEN.id, Seat(0)))).message.key == (
        "tables-host-only"
    )
    assert (await refusal(world, table, world.tables.hand_over(table.id, ANNA.id, Seat(0)))).message.key == (
        "tables-host-already"
    )
    after = await world.tables.hand_over(table.id, ANNA.id, Seat(1))
    assert (after.host, after.news) == (BEN.id, News("handed", ANNA, BEN))
    await world.tables.leave(table.id, ANNA.id)
    assert (await refusal(world, table, world.tables.hand_over(table.id, BEN.id, Seat(0)))).message.key == (
        "tables-host-person"
    )


async def test_a_match_without_persons_waits_and_then_closes_without_a_result(world: World) -> None:
    table = await world.begun(ANNA, BEN)
    await world.tables.leave(table.id, ANNA.id)
    assert (await world.tables.leave(table.id, BEN.id)).state is TableState.PAUSED
    await world.jump(timedelta(days=7))
    assert await world.leaderboard("klaberjass", guild=None) == ()
    assert world.tables.get(table.id) is None


async def test_a_rematch_begins_when_all_agree_with_the_next_dealer(world: World) -> None:
    table = await world.begun(target=300)
    over = await world.finish(table.id)
    wanted = await world.tables.rematch(table.id, ANNA.id, world.cause)
    assert (wanted.state, wanted.agreed) == (TableState.FINISHED, {ANNA.id})
    again = await world.tables.rematch(table.id, BEN.id, 5)
    assert (again.state, again.match_number, again.agreed) == (TableState.PLAYING, 2, frozenset())
    assert again.match.header.dealer == (over.match.header.dealer + 1) % 2
    assert dict(again.match.header.options) == {"target": 300}
    assert again.revision > over.revision
    assert again.revision // REVISIONS_A_MATCH == 2
    assert await world.tables.rematch(table.id, BEN.id, 5) == again
    with pytest.raises(Refused) as refused:
        await world.tables.rematch(table.id, BEN.id, world.cause)
    assert refused.value.message.key == "tables-not-finished"


async def test_a_computer_agrees_to_every_rematch(world: World) -> None:
    table = await world.begun(ANNA)
    await world.finish(table.id)
    again = await world.tables.rematch(table.id, ANNA.id, world.cause)
    assert (again.state, again.match_number) == (TableState.PLAYING, 2)


async def test_a_button_of_the_last_match_is_stale_in_the_next(world: World) -> None:
    table = await world.begun(ANNA)
    while seat_on_turn(world.now(table).match) == 0:
        await world.move(table.id)
    await world.wait(2)
    old = world.now(table)
    await world.finish(table.id)
    again = await world.tables.rematch(table.id, ANNA.id, world.cause)
    click = world.tables.act(table.id, ANNA.id, "take", revision=old.revision, cause=world.cause)
    with pytest.raises(Stale):
        await click
    assert world.now(table) is again


async def test_leaving_after_the_match_frees_the_seat(world: World) -> None:
    table = await world.begun(ANNA, BEN)
    await world.finish(table.id)
    await world.tables.rematch(table.id, BEN.id, world.cause)
    after = await world.tables.leave(table.id, ANNA.id)
    assert (after.state, after.host, after.holders[0], after.match) == (TableState.LOBBY, BEN.id, None, None)
    await world.tables.join(table.id, CARLA)
    again = await world.tables.begin(table.id, BEN.id, world.cause)
    assert (again.state, again.match_number, again.people) == (TableState.PLAYING, 2, (CARLA, BEN))


async def test_leaving_withdraws_the_request_for_a_rematch(world: World) -> None:
    table = await world.begun(ANNA, BEN)
    await world.finish(table.id)
    await world.tables.rematch(table.id, ANNA.id, world.cause)
    after = await world.tables.leave(table.id, ANNA.id)
    assert (after.state, after.agreed) == (TableState.FINISHED, frozenset())


async def test_a_rematch_of_a_single_person_opens_the_lobby(world: World) -> None:
    table = await world.begun(ANNA, BEN)
    await world.finish(table.id)
    assert (await world.tables.leave(table.id, BEN.id)).state is TableState.FINISHED
    after = await world.tables.rematch(table.id, ANNA.id, world.cause)
    assert (after.state, after.match_number) == (TableState.LOBBY, 1)
    assert (await world.tables.leave(table.id, ANNA.id)).state is TableState.CLOSED


@pytest.mark.logs_errors
async def test_a_listener_that_fails_harms_no_move(world: World, caplog: pytest.LogCaptureFixture) -> None:
    table = await world.begun()

    def fail(change: Change) -> None:
        raise LookupError("play AS")

    object.__setattr__(world.tables._writer, "tell", fail)
    assert len(log(await world.move(table.id))) == 2
    assert "LookupError at test_playing.py" in caplog.text
    assert "AS" not in caplog.text
