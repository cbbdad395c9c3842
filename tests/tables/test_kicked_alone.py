"""The host of a rated match kicks somebody out alone who is there: nobody but the host may lose by it."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.storage import DatabasePlace
from bot.tables.model import Credit, Outcome, Person, ProposalKind, Refused, Table, TableId, TableState
from bot.tables.proposals import costs_host, may_kick
from bot.tables.results import results
from tests.support.clock import FakeClock
from tests.tables.test_credit import credits, figures
from tests.tables.test_proposals import absent, agree, news, schieber, seat
from tests.tables.test_teams import FOUR, begun
from tests.tables.world import ANNA, AT_ONCE, BEN, CARLA, World, running

DORA = FOUR[3]
VOTED = Path(__file__).parents[1] / "storage" / "schema_21_voted.sql"
"""The dump of a database with the schema of version 21: a rated match of four in play, of which Ben was voted out."""


@pytest.fixture
async def quick(place: DatabasePlace, clock: FakeClock) -> AsyncIterator[World]:
    """The service, whose computers and deals take no time."""
    async with running(place, clock, delays=AT_ONCE) as world:
        yield world


async def kicked(world: World, table: Table, whom: Person, by: Person = ANNA) -> Table:
    """The host kicks this person out alone."""
    return await world.tables.remove(table.id, by.id, seat(table, whom))


async def test_a_host_kicks_out_who_is_there_and_the_match_counts_nothing_for_them(quick: World) -> None:
    table = await begun(quick, *FOUR)
    assert table.rated
    assert costs_host(table, seat(table, BEN))
    after = await kicked(quick, table, BEN)
    assert (news(after), after.people) == (("kicked-rated", "Ben"), (ANNA, CARLA, DORA))
    with pytest.raises(Refused, match="tables-join-kicked"):
        await quick.tables.join(table.id, BEN)
    over = await quick.finish(table.id)
    assert credits(over) == {"Anna": Credit.LOSS, "Carla": Credit.FULL, "Dora": Credit.GAIN}
    assert await figures(quick, BEN) is None
    stored = await quick.database.read("SELECT name, credit FROM result ORDER BY seat")
    assert list(stored) == [("Anna", "loss"), ("Carla", "full"), ("Dora", "gain")]


async def test_a_host_who_kicks_the_own_partner_out_may_lose(quick: World) -> None:
    table = await begun(quick, *FOUR)
    await kicked(quick, table, CARLA)
    over = await quick.finish(table.id)
    assert credits(over) == {"Anna": Credit.LOSS, "Ben": Credit.FULL, "Dora": Credit.FULL}


async def test_in_play_the_host_gains_nothing_and_the_partner_of_who_was_kicked_loses_nothing(quick: World) -> None:
    """Whoever wins: some matches are won by the one side, some by the other."""
    seen = set()
    for _ in range(40):
        before = {person: await figures(quick, person) for person in (ANNA, DORA)}
        table = await begun(quick, *FOUR)
        await kicked(quick, table, BEN)
        over = await quick.finish(table.id)
        outcomes = {result.person: result.outcome for result in results(over)}
        for person in (ANNA, DORA):
            was, now = before[person], await figures(quick, person)
            matches, wins = (was.matches, was.wins) if was is not None else (0, 0)
            counted = person == ANNA or outcomes[person] is not Outcome.LOST
            won = person == DORA and outcomes[person] is Outcome.WON
            assert ((now.matches, now.wins) if now is not None else (0, 0)) == (matches + counted, wins + won)
        seen.add(outcomes[ANNA])
        if {Outcome.WON, Outcome.LOST} <= seen:
            return
    raise AssertionError("each side wins sometimes")


async def test_it_is_the_kicking_host_who_pays_also_after_handing_over_or_leaving(quick: World) -> None:
    table = await begun(quick, *FOUR)
    await kicked(quick, table, BEN)
    table = await quick.tables.hand_over(table.id, ANNA.id, seat(table, CARLA))
    assert credits(await quick.finish(table.id)) == {"Anna": Credit.LOSS, "Carla": Credit.FULL, "Dora": Credit.GAIN}
    table = await begun(quick, *FOUR)
    await kicked(quick, table, BEN)
    await quick.tables.leave(table.id, ANNA.id)
    over = await quick.finish(table.id)
    (left,) = (result for result in results(over) if result.person == ANNA)
    assert (left.outcome, left.credit) == (Outcome.LEFT, Credit.LOSS)


async def test_who_is_voted_out_has_lost_and_costs_the_others_nothing(quick: World) -> None:
    table = await begun(quick, *FOUR)
    table = await quick.tables.propose(table.id, ANNA.id, ProposalKind.KICK, quick.cause, seat(table, BEN))
    assert table.people == FOUR, "the host may let the others vote, too"
    after = await agree(quick, table, DORA)
    assert news(after) == ("voted-out", "Ben")
    over = await quick.finish(table.id)
    (out,) = (result for result in results(over) if result.person == BEN)
    assert (out.outcome, out.credit) == (Outcome.LEFT, Credit.LOSS)
    assert credits(over)["Anna"] is Credit.FULL


async def test_who_is_on_autopilot_is_kicked_out_as_before(world: World) -> None:
    table = await schieber(world, *FOUR, rated=True)
    gone = await absent(world, table)
    host = ANNA if gone != ANNA else BEN
    table = await world.tables._become(table.id, lambda before: replace(before, host=host.id))
    assert not costs_host(table, seat(table, gone))
    after = await kicked(world, table, gone, host)
    assert news(after) == ("kicked", gone.name)
    assert [holder.kicked_by for holder in after.holders if holder] == [None] * 4


async def test_a_match_that_is_not_rated_counts_as_it_did(world: World) -> None:
    table = await schieber(world, *FOUR)
    assert not costs_host(table, seat(table, BEN))
    after = await kicked(world, table, BEN)
    assert news(after) == ("kicked", "Ben")
    finished = replace(after, match=(await world.finish(table.id)).match)
    assert [result.outcome for result in results(finished) if result.person == BEN] == [Outcome.LEFT]


async def test_of_two_the_host_kicks_out_nobody_who_is_there(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA, rated=True)
    table = await kicked(world, table, CARLA)
    assert not may_kick(table, ANNA.id, seat(table, BEN))
    with pytest.raises(Refused, match="tables-kick-absent"):
        await kicked(world, table, BEN)


async def test_a_restart_forgets_neither_who_was_kicked_out_nor_by_whom(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock, delays=AT_ONCE) as world:
        table = await begun(world, *FOUR)
        before = await kicked(world, table, BEN)
        assert [holder and holder.kicked_by for holder in before.holders] == [None, ANNA.id, None, None]
    async with running(place, clock, delays=AT_ONCE) as world:
        assert world.now(table).holders == before.holders
        over = await world.finish(table.id)
        assert over.state is TableState.FINISHED
        assert credits(over) == {"Anna": Credit.LOSS, "Carla": Credit.FULL, "Dora": Credit.GAIN}


async def test_who_was_voted_out_under_the_version_before_has_lost_as_they_were_told(
    path: Path, clock: FakeClock
) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(VOTED.read_text(encoding="utf-8"))
    async with running(path, clock, delays=AT_ONCE) as world:
        table = world.now(TableId("ev643cjds3"))
        assert (table.rated, table.holders[1].kicked) == (True, True)
        over = await world.finish(table.id)
        (out,) = (result for result in results(over) if result.person == BEN)
        assert (out.outcome, out.credit, credits(over)["Anna"]) == (Outcome.LEFT, Credit.LOSS, Credit.FULL)
