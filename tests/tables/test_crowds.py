"""Ten thousand people at one table: who finds a seat has it, the others have an answer, and nothing is kept."""

import asyncio
import gc
import tracemalloc

import pytest

from bot.tables.model import Person, Refused, TableState, UserId
from tests.tables.world import ANNA, BEN, CARLA, HERE, World, on_turn

CROWD = 10_000
KEPT = 200_000
"""Bytes that the service may hold on to; a hundredth of what it would take to remember the crowd."""


def crowd() -> list[Person]:
    """So many different people."""
    return [Person(UserId(1_000_000 + number), f"Visitor {number}") for number in range(CROWD)]


async def test_of_ten_thousand_who_join_at_once_those_get_a_seat_for_whom_there_is_one(world: World) -> None:
    table = await world.tables.open(place=HERE, host=ANNA, game="barbu", cause=world.cause)
    joins = [world.tables.join(table.id, person) for person in crowd()]
    answers = await asyncio.gather(*joins, return_exceptions=True)
    refused = [answer.message.key for answer in answers if isinstance(answer, Refused)]
    assert len(world.now(table).people) == 4
    assert refused == ["tables-full"] * (CROWD - 3)


async def test_a_crowd_that_is_refused_leaves_nothing_in_memory(world: World) -> None:
    table = await world.begun(ANNA, BEN)
    people = crowd()

    async def knock(persons: list[Person]) -> None:
        for person in persons:
            with pytest.raises(Refused):
                await world.tables.join(table.id, person)

    await knock(people[:100])
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    await knock(people)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert after - before < KEPT


async def test_a_match_goes_on_while_a_crowd_joins_another_table(world: World) -> None:
    match = await world.begun(ANNA, BEN)
    lobby = await world.open(CARLA)
    joins = asyncio.gather(*(world.tables.join(lobby.id, person) for person in crowd()), return_exceptions=True)
    acting = on_turn(world.now(match))
    action = world.some_action(world.now(match).match)
    change = await world.tables.act(match.id, acting.id, action, revision=None, cause=world.cause)
    assert not joins.done(), "the move did not wait for the crowd"
    await joins
    assert change.table.state is TableState.PLAYING
    assert len(world.now(lobby).people) == 2
