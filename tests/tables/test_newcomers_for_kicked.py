"""Newcomers in the seat of somebody who was kicked out: who was, has lost, and stays out."""

import pytest

from bot.storage import DatabasePlace
from bot.storage.sql import statement
from bot.tables import lobby
from bot.tables.model import Outcome, Refused, Table
from bot.tables.results import results
from engine.cards import Seat
from tests.support.clock import FakeClock
from tests.tables.test_newcomers import EVA, next_deal
from tests.tables.test_proposals import DORA, schieber
from tests.tables.world import ANNA, BEN, CARLA, World, running


async def kicked_and_replaced(world: World) -> Table:
    """A match of Anna, Ben, Carla and a computer; Carla was kicked out, and Dora plays in her seat."""
    table = await schieber(world, ANNA, BEN, CARLA, target=1000)
    await world.tables.remove(table.id, ANNA.id, Seat(2))
    await world.tables.join(table.id, DORA, Seat(2))
    return await next_deal(world, table)


@pytest.mark.parametrize("then", ["leaves", "comes back", "is kicked out", "is replaced"])
async def test_who_was_kicked_out_has_lost_and_stays_out_whatever_the_newcomer_does(
    place: DatabasePlace, clock: FakeClock, then: str
) -> None:
    async with running(place, clock) as world:
        table = await kicked_and_replaced(world)
        assert table.seat_of(DORA.id) == Seat(2)
        if then in ("leaves", "comes back"):
            await world.tables.leave(table.id, DORA.id)
        else:
            await world.tables.remove(table.id, ANNA.id, Seat(2))
        if then == "comes back":
            back = await world.tables._become(table.id, lambda before: lobby.with_seat_back(before, DORA))
            assert back.seat_of(DORA.id) == Seat(2)
    async with running(place, clock) as world:
        with pytest.raises(Refused, match="tables-join-kicked"):
            await world.tables.join(table.id, CARLA)
        if then == "is replaced":
            with pytest.raises(Refused, match="tables-join-kicked"):
                await world.tables.join(table.id, DORA)
            await world.tables.join(table.id, EVA, Seat(2))
            assert (await next_deal(world, table)).seat_of(EVA.id) == Seat(2)
        over = await world.finish(table.id)
        ended = {result.person.name: result.outcome for result in results(over)}
        assert set(ended) == {"Anna", "Ben", "Carla"}
        assert ended["Carla"] is Outcome.LEFT
        assert await world.stats(CARLA.id)
        assert not await world.stats(DORA.id)


async def test_a_newcomer_who_is_kicked_out_and_replaced_has_no_result_and_stays_out(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock) as world:
        table = await schieber(world, ANNA, BEN, target=2500)
        await world.tables.join(table.id, CARLA, Seat(2))
        table = await next_deal(world, table)
        await world.tables.remove(table.id, ANNA.id, Seat(2))
        await world.tables.join(table.id, DORA, Seat(2))
        assert (await next_deal(world, table)).seat_of(DORA.id) == Seat(2)
    async with running(place, clock) as world:
        with pytest.raises(Refused, match="tables-join-kicked"):
            await world.tables.join(table.id, CARLA)
        over = await world.finish(table.id)
        assert {result.person.name for result in results(over)} == {"Anna", "Ben"}
        assert not await world.stats(CARLA.id)


async def test_who_was_kicked_out_before_a_newcomer_under_the_version_before_is_known(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock) as world:
        table = await kicked_and_replaced(world)
        before = "left_user = 13, left_name = 'Carla', kicked = 1, kicked_out = NULL"
        await world.database.write(statement(f"UPDATE seat SET {before} WHERE table_id = $1 AND seat = 2", table.id))
    async with running(place, clock) as world:
        assert world.now(table).holders == table.holders
        await world.tables.leave(table.id, DORA.id)
    async with running(place, clock) as world:
        with pytest.raises(Refused, match="tables-join-kicked"):
            await world.tables.join(table.id, CARLA)
