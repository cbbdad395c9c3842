"""Tables of two teams: the results of partners, and the table when one of them is absent."""

from collections.abc import AsyncIterator

import pytest

from bot.storage import DatabasePlace
from bot.tables.model import Outcome, Person, Refused, Table, TableState, UserId
from bot.tables.playing import AUTOPILOT
from engine.cards import Seat
from engine.export import cards_named_by
from tests.support.clock import FakeClock
from tests.tables.world import ANNA, AT_ONCE, BEN, CARLA, HERE, PATIENT, World, log, on_turn, running, seat_on_turn

DORA, ERIC = (Person(UserId(number), name) for number, name in ((14, "Dora"), (15, "Eric")))
FOUR = (ANNA, BEN, CARLA, DORA)
SHORT = {"target": 200}


@pytest.fixture
async def quick(place: DatabasePlace, clock: FakeClock) -> AsyncIterator[World]:
    """The service, whose computers and deals take no time."""
    async with running(place, clock, delays=AT_ONCE) as world:
        yield world


async def opened(world: World, *people: Person, computers: int = 0) -> Table:
    """A lobby of Schieber with these people from seat 0 on, then `computers` random computer players."""
    table = await world.tables.open(place=HERE, host=people[0], game="schieber", options=SHORT, cause=world.cause)
    for person in people[1:]:
        table = await world.tables.join(table.id, person)
    for _ in range(computers):
        table = await world.tables.add_computer(table.id, people[0].id, "random")
    return table


async def begun(world: World, *people: Person) -> Table:
    """The same table with its match dealt; computer players take the empty seats."""
    table = await opened(world, *people, computers=4 - len(people))
    return await world.tables.begin(table.id, people[0].id, world.cause)


async def stored(world: World) -> dict[str, tuple[int, int, int, str]]:
    """The stored result of each person: seat, side, points, outcome."""
    rows = await world.database.read("SELECT name, seat, side, points, outcome FROM result")
    return {name: (seat, side, points, outcome) for name, seat, side, points, outcome in rows}


def expected(over: Table) -> dict[int, str]:
    """The outcome of each team, from the totals, or from the engine's ranking after a tie."""
    assert over.match is not None
    ranking = over.match.standings.ranking
    assert ranking is not None
    if len(ranking[0]) > 1:
        return {0: "drew", 1: "drew"}
    return {ranking[0][0]: "won", 1 - ranking[0][0]: "lost"}


async def test_both_partners_have_the_teams_result_wherever_they_sat_down(quick: World) -> None:
    table = await opened(quick, *FOUR)
    await quick.tables.swap(table.id, ANNA.id, Seat(1), Seat(2))
    await quick.tables.begin(table.id, DORA.id, quick.cause)
    over = await quick.finish(table.id)
    scores, team = over.match.standings.scores, expected(over)
    assert await stored(quick) == {
        "Anna": (0, 0, scores[0], team[0]),
        "Carla": (1, 1, scores[1], team[1]),
        "Ben": (2, 0, scores[0], team[0]),
        "Dora": (3, 1, scores[1], team[1]),
    }
    board = await quick.leaderboard("schieber", guild=None)
    assert {(line.name, line.wins, line.points) for line in board} == {
        (name, int(team[side] == "won"), scores[side]) for name, (_, side, *_) in (await stored(quick)).items()
    }
    assert [line.game for line in await quick.stats(BEN.id, game="schieber")] == ["schieber"]
    assert await quick.stats(BEN.id, game="klaberjass") == ()


async def test_leaving_loses_the_match_and_the_partner_plays_on_with_a_computer(quick: World) -> None:
    table = await begun(quick, *FOUR)
    await quick.tables.leave(table.id, CARLA.id)
    over = await quick.finish(table.id)
    scores, team = over.match.standings.scores, expected(over)
    assert await stored(quick) == {
        "Anna": (0, 0, scores[0], team[0]),
        "Ben": (1, 1, scores[1], team[1]),
        "Carla": (2, 0, scores[0], Outcome.LEFT.value),
        "Dora": (3, 1, scores[1], team[1]),
    }
    (line,) = await quick.stats(CARLA.id)
    assert (line.matches, line.wins, line.points) == (1, 0, 0)


async def test_computers_have_no_result_and_change_nothing_in_that_of_their_partner(quick: World) -> None:
    over = await quick.finish((await begun(quick, ANNA)).id)
    assert await stored(quick) == {"Anna": (0, 0, over.match.standings.scores[0], expected(over)[0])}


async def test_the_autopilot_of_a_player_does_not_affect_the_other_three(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock, delays=PATIENT) as world:
        table = await begun(world, *FOUR)
        late, moves = seat_on_turn(table.match), 0
        while not (holder := table.holders[late]) or not holder.autopilot:
            if seat_on_turn(table.match) == late:
                await world.jump(166)
                moves += 1
                table = world.now(table)
            else:
                table = await world.move(table.id)
        assert moves == 2
        assert [bool(holder and (holder.autopilot or holder.misses)) for holder in table.holders] == [
            seat == late for seat in range(4)
        ]
        marks = [line.by for line in log(table) if getattr(line, "seat", None) == late]
        assert marks == [AUTOPILOT, AUTOPILOT]
        assert on_turn(table) != FOUR[late]


async def test_every_person_sees_only_their_own_cards(quick: World) -> None:
    table = await opened(quick, *FOUR)
    await quick.tables.shuffle(table.id, ANNA.id)
    table = await quick.tables.begin(table.id, BEN.id, quick.cause)
    match = table.match
    assert match is not None
    hands = [match.view(table.seat_of(person.id)) for person in FOUR]
    public = cards_named_by(match.view(None))
    for view in hands:
        assert cards_named_by(view) == view.hand | public
    assert sum(int(view.hand).bit_count() for view in hands) == 36
    assert int.bit_count(int(hands[0].hand | hands[1].hand | hands[2].hand | hands[3].hand)) == 36


async def test_a_rematch_waits_for_all_four_and_for_no_computer(quick: World) -> None:
    over = await quick.finish((await begun(quick, ANNA, BEN, CARLA)).id)
    for person in (ANNA, BEN):
        assert (await quick.tables.rematch(over.id, person.id, quick.cause)).state is TableState.FINISHED
    again = await quick.tables.rematch(over.id, CARLA.id, quick.cause)
    assert (again.state, again.match_number) == (TableState.PLAYING, 2)
    assert [holder and holder.person for holder in again.holders] == [ANNA, BEN, CARLA, None]


async def test_when_one_of_four_leaves_after_the_match_the_others_get_their_lobby(quick: World) -> None:
    over = await quick.finish((await begun(quick, *FOUR)).id)
    for person in (ANNA, BEN, CARLA):
        await quick.tables.rematch(over.id, person.id, quick.cause)
    after = await quick.tables.leave(over.id, DORA.id)
    assert (after.state, after.people) == (TableState.LOBBY, (ANNA, BEN, CARLA))
    after = await quick.tables.join(over.id, ERIC)
    assert after.people == (ANNA, BEN, CARLA, ERIC)


async def test_when_one_of_four_does_not_answer_the_host_opens_the_lobby_without_them(quick: World) -> None:
    over = await quick.finish((await begun(quick, *FOUR)).id)
    for person in (ANNA, BEN, CARLA):
        await quick.tables.rematch(over.id, person.id, quick.cause)
    with pytest.raises(Refused) as refused:
        await quick.tables.remove(over.id, BEN.id, Seat(3))
    assert refused.value.message.key == "tables-host-only"
    after = await quick.tables.remove(over.id, ANNA.id, Seat(3))
    assert (after.state, after.people, after.holders[3]) == (TableState.LOBBY, (ANNA, BEN, CARLA), None)
