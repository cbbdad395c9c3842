"""Who has left and who is the host now is told until everybody has had a whole deal to read it."""

from bot.tables.model import News, Table
from engine.turn import Act
from tests.tables.test_proposals import DORA, END, agree, news, schieber
from tests.tables.world import ANNA, BEN, CARLA, World


async def to_the_result(world: World, table: Table) -> Table:
    """Play the present deal to its end."""
    while (match := world.now(table).match) is not None and isinstance(match.turn, Act):
        if world.now(table).holders[match.turn.seat].person is None:
            await world.wait(2)
        else:
            await world.move(table.id)
    return world.now(table)


async def next_deal(world: World, table: Table) -> Table:
    """Deal, as a person who is there."""
    return (await world.tables.next_deal(table.id, world.now(table).people[0].id, world.cause)).table


async def test_who_leaves_between_two_deals_is_told_during_the_next_one(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA)
    await to_the_result(world, table)
    await world.tables.leave(table.id, ANNA.id)
    dealt = await next_deal(world, table)
    assert dealt.news == News("left", ANNA, BEN)
    await to_the_result(world, table)
    assert (await next_deal(world, table)).news is None


async def test_who_leaves_late_in_a_deal_is_told_during_the_next_one_too(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA)
    await world.tables.leave(table.id, ANNA.id)
    await to_the_result(world, table)
    assert (await next_deal(world, table)).news == News("left", ANNA, BEN)


async def test_who_comes_with_the_deal_is_told_beside_who_left_before(world: World) -> None:
    table = await schieber(world, ANNA, BEN)
    await world.tables.join(table.id, DORA)
    await to_the_result(world, table)
    await world.tables.leave(table.id, ANNA.id)
    dealt = await next_deal(world, table)
    assert news(dealt) == ("took-seat", "Dora")
    assert dealt.news is not None
    assert dealt.news.because == News("left", ANNA, BEN)


async def test_what_belongs_to_a_deal_is_not_told_in_the_next(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA)
    await to_the_result(world, table)
    await world.tables.propose(table.id, ANNA.id, END, world.cause)
    assert news(await agree(world, table, BEN, agrees=False)) == ("end-declined", "Ben")
    assert (await next_deal(world, table)).news is None
