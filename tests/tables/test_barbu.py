"""Barbu at the table: four single players, 28 deals, doubling and dominoes over restarts, missed turns."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from bot.storage import DatabasePlace
from bot.tables.model import Delays, Pace, Person, Table, TableState, UserId
from engine.games.barbu.model import Dominoes, Doubling, State
from engine.match import ActLine, DealLine
from engine.record import Fault, read, write
from engine.turn import DealDue
from tests.support.clock import FakeClock
from tests.tables.world import (
    ANNA,
    AT_ONCE,
    BEN,
    CARLA,
    HERE,
    World,
    log,
    on_turn,
    running,
    seat_on_turn,
)

DORA = Person(UserId(14), "Dora")
FOUR = (ANNA, BEN, CARLA, DORA)
FORCED = timedelta(seconds=3)
"""By then the table gives the only possible answer."""


async def begun(world: World, pace: Pace = Pace.LIVE, preset: str = "article", **options: object) -> Table:
    """Four people at a table of Barbu, dealt."""
    table = await world.tables.open(
        place=HERE, host=ANNA, game="barbu", preset=preset, options=options, pace=pace, cause=world.cause
    )
    for person in FOUR[1:]:
        await world.tables.join(table.id, person)
    return await world.tables.begin(table.id, ANNA.id, world.cause)


async def until(world: World, table: Table, wanted: Callable[[State], bool]) -> Table:
    """Plays at random until the state of the match satisfies the condition."""
    for _ in range(1500):
        if wanted(table.match.state):
            return table
        if isinstance(table.match.turn, DealDue) or not await says(world, table, "declare DO 8"):
            await world.move(table.id)
        table = world.now(table)
    pytest.fail("it never stands so: choose another seed")


async def says(world: World, table: Table, text: str) -> bool:
    """The player on turn does this, if it is legal."""
    if text not in getattr(table.match.choice(seat_on_turn(table.match)), "legal", ()):
        return False
    await world.tables.act(table.id, on_turn(table).id, text, revision=table.revision, cause=world.cause)
    return True


def in_doubling(state: State) -> bool:
    """The third player is asked whom to double, and some player is doubled."""
    return isinstance(state, Doubling) and len(state.deal.record.doubles) == 2 and any(
        double.doubled for double in state.deal.record.doubles
    )  # fmt: skip


def in_dominoes(state: State) -> bool:
    """Some seats passed, and some lines are begun."""
    return isinstance(state, Dominoes) and len(state.laid) > 9 and any(play.card is None for play in state.laid)


@pytest.mark.parametrize("wanted", [in_doubling, in_dominoes])
async def test_a_match_continues_in_mid_deal(
    place: DatabasePlace, clock: FakeClock, wanted: Callable[[State], bool]
) -> None:
    async with running(place, clock) as world:
        before = await until(world, await begun(world, length=4), wanted)
    clock.skip(timedelta(hours=1))
    async with running(place, clock) as world:
        now = world.now(before)
        assert now.match == before.match
        assert [now.match.view(seat) for seat in (None, 0, 1, 2, 3)] == [
            before.match.view(seat) for seat in (None, 0, 1, 2, 3)
        ]
        assert now.deadline == before.deadline + timedelta(hours=1)
        await world.finish(before.id)


async def test_the_table_gives_a_forced_pass_also_after_a_restart(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock, delays=Delays()) as world:
        table = await until(world, await begun(world, length=4), lambda state: isinstance(state, Dominoes))
        while table.match.choice(seat_on_turn(table.match)).legal != ("pass",):
            table = await world.move(table.id)
    async with running(place, clock, delays=Delays()) as world:
        await world.wait(FORCED)
        added = log(world.now(table))[len(log(table))]
        assert isinstance(added, ActLine)
        assert (str(added.action), added.by) == ("pass", None)


@pytest.mark.parametrize("preset", ["article", "international"])
async def test_28_deals_of_four_people(place: DatabasePlace, clock: FakeClock, preset: str) -> None:
    async with running(place, clock, delays=AT_ONCE) as world:
        table = await begun(world, preset=preset)
        over = await world.finish(table.id)
        assert over.state is TableState.FINISHED
        assert sum(isinstance(line, DealLine) for line in log(over)) == 28
        scores = over.match.standings.scores
        assert sum(scores) == 0
        rows = await world.database.read("SELECT name, seat, side, points, outcome FROM result ORDER BY seat")
        best = [seat for seat in range(4) if scores[seat] == max(scores)]
        first = "won" if len(best) == 1 else "drew"
        assert list(rows) == [
            (person.name, seat, seat, scores[seat], first if seat in best else "lost")
            for seat, person in enumerate(FOUR)
        ]
        board = await world.leaderboard("barbu", guild=None)
        assert {line.name: line.points for line in board} == {
            person.name: scores[seat] for seat, person in enumerate(FOUR)
        }
        *_, again = read(write(over.match).encode())
        assert not isinstance(again, Fault)
        assert again.standings == over.match.standings
    async with running(place, clock) as world:
        assert world.now(table).match.standings.scores == scores


async def test_the_table_plays_contracts_doubles_and_cards_for_absent_players(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock, delays=AT_ONCE) as world:
        table = await begun(world, Pace.ASYNC, length=4)
        now = table
        for _ in range(300):
            if now.state is TableState.PAUSED:  # nobody is present: somebody comes back, and is absent again
                await world.tables.resume(table.id, ANNA.id)
            await world.jump(timedelta(days=2))
            ended = [change.table for change in world.heard if change.table.state is TableState.FINISHED]
            if ended:  # a finished table closes within a day
                break
            now = world.now(table)
        (now, *_) = ended
        verbs = {str(line.action).split()[0] for line in log(now) if isinstance(line, ActLine)}
        assert {"declare", "double", "play"} <= verbs
