"""Before the match: seats, rules, and who may change them."""

import asyncio
from datetime import timedelta

import pytest

from bot.storage import DatabasePlace
from bot.tables.model import Gone, Holder, Pace, Person, Place, Refused, Table, TableState, UserId
from bot.tables.service import TABLES_PER_PERSON
from engine.cards import Seat
from tests.support.clock import FakeClock
from tests.tables.world import ANNA, BEN, CARLA, CHANNEL, HERE, World, log, running


def seats(table: Table) -> list[str | None]:
    """The names of the players by seat."""
    return [holder and (holder.person.name if holder.person else holder.computer) for holder in table.holders]


async def test_the_host_takes_the_first_seat(world: World) -> None:
    table = await world.open()
    assert (table.state, table.host, seats(table)) == (TableState.LOBBY, ANNA.id, ["Anna", None])
    assert world.tables.get(table.id) is table
    assert [change.table for change in world.heard] == [table]
    assert world.heard[0].before is None


async def test_ids_are_short_and_unguessable(world: World) -> None:
    ids = {(await world.open(host=Person(UserId(number), "P"))).id for number in range(100, 150)}
    assert len(ids) == 50
    assert all(len(id) == 10 and id.isalnum() and id.isascii() for id in ids)


async def test_the_same_interaction_opens_one_table(world: World) -> None:
    async def again() -> Table:
        return await world.tables.open(place=HERE, host=ANNA, game="klaberjass", cause=7)

    first, second = await again(), await again()
    assert first == second
    assert world.tables.in_channel(CHANNEL) == (first,)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"game": "poker"}, "engine-bad-game"),
        ({"game": "klaberjass", "preset": "tuesday"}, "engine-bad-preset"),
        ({"game": "klaberjass", "options": {"jokers": 2}}, "engine-bad-option"),
        ({"game": "klaberjass", "options": {"target": "many"}}, "engine-bad-option-value"),
        ({"game": "klaberjass", "seats": 3}, "engine-bad-seats"),
    ],
)
async def test_unplayable_rules_are_refused_with_the_engines_message(
    world: World, given: dict[str, object], key: str
) -> None:
    with pytest.raises(Refused) as refused:
        await world.tables.open(place=HERE, host=ANNA, cause=1, **given)  # type: ignore[arg-type]  # wrong on purpose
    assert refused.value.message.key == key
    assert not world.tables.in_channel(CHANNEL)
    assert not world.heard


async def test_a_person_joins_the_first_free_seat_or_a_chosen_seat(world: World) -> None:
    table = await world.open()
    assert seats(await world.tables.join(table.id, BEN)) == ["Anna", "Ben"]
    await world.tables.leave(table.id, ANNA.id)
    assert seats(await world.tables.join(table.id, CARLA, Seat(0))) == ["Carla", "Ben"]


async def refusal(world: World, doing: object) -> str:
    """The reason of the refusal; asserts that nothing was told or changed."""
    before, heard = world.tables.in_channel(CHANNEL), len(world.heard)
    with pytest.raises(Refused) as refused:
        await doing  # type: ignore[misc]  # a coroutine
    assert world.tables.in_channel(CHANNEL) == before
    assert len(world.heard) == heard
    return refused.value.message.key


async def test_joining_twice_a_full_table_or_a_wrong_seat_is_refused(world: World) -> None:
    table = await world.open()
    join = world.tables.join
    assert await refusal(world, join(table.id, ANNA)) == "tables-already-seated"
    assert await refusal(world, join(table.id, BEN, Seat(0))) == "tables-seat-taken"
    assert await refusal(world, join(table.id, BEN, Seat(2))) == "tables-no-such-seat"
    assert await refusal(world, join(table.id, BEN, Seat(-1))) == "tables-no-such-seat"
    await join(table.id, BEN)
    assert await refusal(world, join(table.id, CARLA)) == "tables-full"
    assert await refusal(world, join(table.id, CARLA, Seat(1))) == "tables-full"


async def test_the_tables_of_a_person_are_limited(world: World) -> None:
    theirs = await world.open(host=BEN)
    own = [await world.open() for _ in range(TABLES_PER_PERSON)]
    assert await refusal(world, world.open()) == "tables-too-many-tables"
    assert await refusal(world, world.tables.join(theirs.id, ANNA)) == "tables-too-many-tables"
    await world.tables.leave(own[0].id, ANNA.id)
    assert seats(await world.tables.join(theirs.id, ANNA)) == ["Ben", "Anna"]


async def test_any_person_at_the_table_adds_computers(world: World) -> None:
    table = await world.open()
    add = world.tables.add_computer
    assert await refusal(world, add(table.id, BEN.id)) == "tables-not-seated"
    assert await refusal(world, add(table.id, ANNA.id, "deep-thought")) == "tables-no-such-computer"
    assert seats(await add(table.id, ANNA.id, "random", Seat(1))) == ["Anna", "random"]
    assert await refusal(world, add(table.id, ANNA.id)) == "tables-full"


async def test_any_person_removes_computers_and_only_the_host_people(world: World) -> None:
    table = await world.open()
    await world.tables.add_computer(table.id, ANNA.id)
    remove = world.tables.remove
    assert await refusal(world, remove(table.id, BEN.id, Seat(1))) == "tables-not-seated"
    assert seats(await remove(table.id, ANNA.id, Seat(1))) == ["Anna", None]
    assert await refusal(world, remove(table.id, ANNA.id, Seat(1))) == "tables-seat-empty"
    assert await refusal(world, remove(table.id, ANNA.id, Seat(9))) == "tables-seat-empty"
    await world.tables.join(table.id, BEN)
    assert await refusal(world, remove(table.id, BEN.id, Seat(0))) == "tables-host-only"
    assert seats(await remove(table.id, ANNA.id, Seat(1))) == ["Anna", None]
    assert world.tables.of_user(BEN.id) == ()


async def test_when_the_host_leaves_the_next_person_is_host(world: World) -> None:
    table = await world.open()
    await world.tables.join(table.id, BEN)
    after = await world.tables.leave(table.id, ANNA.id)
    assert (after.host, seats(after)) == (BEN.id, [None, "Ben"])


async def test_the_last_person_closes_the_table(world: World) -> None:
    table = await world.open()
    await world.tables.add_computer(table.id, ANNA.id)
    assert (await world.tables.leave(table.id, ANNA.id)).state is TableState.CLOSED
    assert world.tables.get(table.id) is None
    assert world.tables.of_user(ANNA.id) == ()
    assert await refusal(world, world.tables.join(table.id, ANNA)) == "tables-unknown"


async def test_leaving_a_table_without_a_seat_is_refused(world: World) -> None:
    table = await world.open()
    assert await refusal(world, world.tables.leave(table.id, BEN.id)) == "tables-not-seated"


async def test_the_host_sets_what_is_played(world: World) -> None:
    table = await world.open()
    await world.tables.join(table.id, BEN)
    change = world.tables.set_options
    assert await refusal(world, change(table.id, BEN.id, pace=Pace.ASYNC)) == "tables-host-only"
    after = await change(table.id, ANNA.id, options={"target": 300}, pace=Pace.RELAXED)
    assert (dict(after.options), after.pace) == ({"target": 300}, Pace.RELAXED)
    assert (await change(table.id, ANNA.id, pace=Pace.LIVE)).options == after.options
    wrong = await refusal(world, change(table.id, ANNA.id, options={"target": 1}))
    assert wrong == "engine-bad-option-value"
    begun = await world.tables.begin(table.id, ANNA.id, world.cause)
    assert begun.match is not None
    assert begun.match.options.target == 300
    assert await refusal(world, change(table.id, ANNA.id, pace=Pace.ASYNC)) == "tables-not-in-lobby"


async def test_choosing_the_game_again_keeps_people_and_options(world: World) -> None:
    table = await world.open(target=300)
    await world.tables.join(table.id, BEN)
    after = await world.tables.set_options(table.id, ANNA.id, game="klaberjass")
    assert (seats(after), dict(after.options)) == (["Anna", "Ben"], {"target": 300})


async def test_a_match_needs_all_its_seats(world: World) -> None:
    table = await world.open()
    begin = world.tables.begin
    assert await refusal(world, begin(table.id, ANNA.id, world.cause)) == "tables-seats-empty"
    assert await refusal(world, begin(table.id, BEN.id, world.cause)) == "tables-not-seated"
    begun = await begin(table.id, ANNA.id, world.cause, fill=True)
    assert (begun.state, seats(begun)) == (TableState.PLAYING, ["Anna", "careful"])
    assert await refusal(world, begin(table.id, ANNA.id, world.cause)) == "tables-not-in-lobby"


async def test_beginning_twice_with_one_interaction_begins_once(world: World) -> None:
    table = await world.open()
    first = await world.tables.begin(table.id, ANNA.id, 5, fill=True)
    again = await world.tables.begin(table.id, ANNA.id, 5, fill=True)
    assert again == first
    assert (first.match_number, len(first.match.log if first.match else ())) == (1, 1)


async def test_only_the_host_or_an_admin_ends_a_table(world: World) -> None:
    table, other = await world.open(), await world.open(BEN)
    assert await refusal(world, world.tables.end(table.id, BEN)) == "tables-host-only"
    assert (await world.tables.end(table.id, ANNA)).state is TableState.CLOSED
    assert (await world.tables.end(other.id, CARLA, force=True)).state is TableState.CLOSED
    assert world.tables.in_channel(CHANNEL) == ()


async def test_several_tables_in_a_channel_and_several_of_a_player(world: World) -> None:
    first, second = await world.open(), await world.open(BEN)
    elsewhere = await world.open(place=Place(501, 601), host=BEN)
    await world.tables.join(second.id, ANNA)
    assert [table.id for table in world.tables.in_channel(CHANNEL)] == [first.id, second.id]
    assert [table.id for table in world.tables.of_user(ANNA.id)] == [first.id, second.id]
    assert [table.id for table in world.tables.of_user(BEN.id)] == [second.id, elsewhere.id]
    assert world.tables.of_user(UserId(99)) == ()


async def test_a_channel_or_server_that_is_gone_closes_its_tables(world: World) -> None:
    there = [await world.open(place=Place(1, channel)) for channel in (10, 10, 11)]
    other = await world.open(place=Place(2, 12))
    await world.tables.close_place(channel=10)
    assert [world.tables.get(table.id) is None for table in there] == [True, True, False]
    await world.tables.close_place(guild=1)
    assert world.tables.get(there[2].id) is None
    assert world.tables.of_user(ANNA.id) == (other,)


async def test_a_table_in_direct_messages_has_no_server(world: World) -> None:
    table = await world.open(place=Place(None, 77))
    await world.tables.close_place(guild=1)
    assert world.tables.in_channel(77) == (table,)


async def test_two_people_who_join_the_last_seat_at_once_do_not_both_get_it(world: World) -> None:
    table = await world.open()
    people = [Person(UserId(number), str(number)) for number in range(100, 110)]
    answers = await asyncio.gather(*(world.tables.join(table.id, person) for person in people), return_exceptions=True)
    assert sum(isinstance(answer, Table) for answer in answers) == 1
    assert all(answer.message.key == "tables-full" for answer in answers if isinstance(answer, Refused))
    assert world.now(table).holders[1] == Holder(people[0])


async def test_computers_play_at_the_level_of_the_table(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await world.tables.open(place=HERE, host=ANNA, game="schieber", cause=world.cause)
        await world.tables.join(table.id, BEN, Seat(2))
        await world.tables.add_computer(table.id, BEN.id)
        assert seats(world.now(table)) == ["Anna", "careful", "Ben", None]
        with pytest.raises(Refused, match="tables-host-only"):
            await world.tables.set_options(table.id, BEN.id, level="good")
        with pytest.raises(Refused, match="tables-no-such-computer"):
            await world.tables.set_options(table.id, ANNA.id, level="random")
        await world.tables.set_options(table.id, ANNA.id, level="learner")
        assert seats(world.now(table)) == ["Anna", "learner", "Ben", None], "also those who are there"
        await world.tables.remove(table.id, ANNA.id, Seat(1))
        await world.tables.add_computer(table.id, ANNA.id, "strong")
        assert (world.now(table).level, seats(world.now(table))) == ("learner", ["Anna", "strong", "Ben", None])
    async with running(place, clock) as world:
        assert seats(await world.tables.begin(table.id, ANNA.id, world.cause, fill=True))[3] == "learner"
        with pytest.raises(Refused):
            await world.tables.set_options(table.id, ANNA.id, level="strong")
        assert seats(await world.tables.leave(table.id, BEN.id)) == ["Anna", "strong", "learner", "learner"]
        assert world.now(table).rated, "and nobody can change the levels before its end"


async def test_a_table_that_starts_when_it_is_full(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await world.open()
        with pytest.raises(Refused):
            await world.tables.set_options(table.id, BEN.id, starts_full=True)
        await world.tables.set_options(table.id, ANNA.id, starts_full=True)
        await world.tables.set_options(table.id, ANNA.id, pace=Pace.RELAXED)
    async with running(place, clock) as world:
        assert world.now(table).starts_full, "kept over a restart"
        begun = await world.tables.join(table.id, BEN)
        assert (begun.state, len(log(begun))) == (TableState.PLAYING, 1)
        await world.finish(table.id)
        await world.tables.leave(table.id, BEN.id)
        await world.tables.rematch(table.id, ANNA.id, world.cause)
        assert world.now(table).state is TableState.LOBBY
        assert (await world.tables.add_computer(table.id, ANNA.id)).state is TableState.PLAYING
        await world.finish(table.id)
        await world.tables.remove(table.id, ANNA.id, Seat(1))
        assert world.now(table).state is TableState.LOBBY


async def test_a_table_that_starts_when_it_is_full_starts_no_match_after_a_match(world: World) -> None:
    table = await world.open()
    await world.tables.set_options(table.id, ANNA.id, starts_full=True)
    await world.tables.join(table.id, BEN)
    await world.finish(table.id)
    await world.tables.leave(table.id, BEN.id)
    assert (await world.tables.add_computer(table.id, ANNA.id)).state is TableState.LOBBY, "Anna was not asked"


async def test_a_table_that_starts_when_it_is_full_closes_when_nobody_is_there_any_more(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock) as world:
        table = await world.tables.open(place=HERE, host=ANNA, game="schieber", cause=world.cause)
        await world.tables.set_options(table.id, ANNA.id, starts_full=True)
        await world.tables.join(table.id, BEN)
        await world.tables.add_computer(table.id, ANNA.id)
        assert (await world.tables.leave(table.id, ANNA.id)).host == BEN.id
        assert (await world.tables.leave(table.id, BEN.id)).state is TableState.CLOSED
        with pytest.raises(Gone):
            await world.tables.join(table.id, CARLA)
        idle = await world.open(CARLA)
        await world.tables.set_options(idle.id, CARLA.id, starts_full=True)
        await world.jump(timedelta(minutes=16))
        assert world.tables.get(idle.id) is None
    async with running(place, clock) as world:
        assert world.tables.ids() == ()


async def test_a_full_table_does_not_start_when_the_host_only_changes_its_options(world: World) -> None:
    table = await world.open()
    await world.tables.join(table.id, BEN)
    assert (await world.tables.set_options(table.id, ANNA.id, starts_full=True)).state is TableState.LOBBY
    assert (await world.tables.begin(table.id, BEN.id, world.cause)).state is TableState.PLAYING
