"""Seats: choosing, swapping, shuffling; who may do it, and when."""

import asyncio
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables import lobby
from bot.tables.model import Holder, Pace, Person, Refused, Table, TableId, TableState, UserId
from engine.cards import Seat
from tests.support.clock import FakeClock
from tests.tables.world import ANNA, AT_ONCE, BEN, CARLA, HERE, World, running

DORA = Person(UserId(14), "Dora")
CAREFUL = Holder(None, "careful")


def table_of(*held: Person | Holder | None, state: TableState = TableState.LOBBY) -> Table:
    """A table with these holders, and Anna as host."""
    holders = tuple(Holder(holder) if isinstance(holder, Person) else holder for holder in held)
    return Table(TableId("t"), HERE, state, ANNA.id, "schieber", "article", (), Pace.LIVE, holders)


def seats(table: Table) -> list[str | None]:
    """The names of the players by seat."""
    return [holder and (holder.person.name if holder.person else holder.computer) for holder in table.holders]


def refusal(doing: object, *given: object) -> str:
    """The reason of the refusal."""
    with pytest.raises(Refused) as refused:
        doing(*given)  # type: ignore[operator]  # a function
    return refused.value.message.key


def test_a_person_moves_to_a_free_seat_or_swaps_with_a_computer() -> None:
    table = table_of(ANNA, BEN, None, CAREFUL)
    assert seats(lobby.moved(table, BEN.id, Seat(2))) == ["Anna", None, "Ben", "careful"]
    assert seats(lobby.moved(table, BEN.id, Seat(3))) == ["Anna", "careful", None, "Ben"]


def test_moving_to_a_persons_a_missing_or_the_own_seat_is_refused() -> None:
    table = table_of(ANNA, BEN, None, CAREFUL)
    assert refusal(lobby.moved, table, BEN.id, Seat(0)) == "tables-seat-taken"
    assert refusal(lobby.moved, table, BEN.id, Seat(1)) == "tables-already-there"
    assert refusal(lobby.moved, table, BEN.id, Seat(4)) == "tables-no-such-seat"
    assert refusal(lobby.moved, table, BEN.id, Seat(-1)) == "tables-no-such-seat"
    assert refusal(lobby.moved, table, CARLA.id, Seat(2)) == "tables-not-seated"


def test_only_the_host_swaps_two_seats() -> None:
    table = table_of(ANNA, BEN, CARLA, None)
    assert seats(lobby.swapped(table, ANNA.id, Seat(1), Seat(2))) == ["Anna", "Carla", "Ben", None]
    assert seats(lobby.swapped(table, ANNA.id, Seat(0), Seat(3))) == [None, "Ben", "Carla", "Anna"]
    assert lobby.swapped(table, ANNA.id, Seat(0), Seat(3)).host == ANNA.id
    assert refusal(lobby.swapped, table, BEN.id, Seat(1), Seat(2)) == "tables-host-only"
    assert refusal(lobby.swapped, table, DORA.id, Seat(1), Seat(2)) == "tables-not-seated"
    assert refusal(lobby.swapped, table, ANNA.id, Seat(1), Seat(1)) == "tables-same-seat"
    assert refusal(lobby.swapped, table, ANNA.id, Seat(1), Seat(4)) == "tables-no-such-seat"
    assert refusal(lobby.swapped, table_of(ANNA, None, None, None), ANNA.id, Seat(1), Seat(2)) == "tables-seat-empty"


def test_a_shuffle_keeps_everybody_and_gives_all_orders_equally_often() -> None:
    table = table_of(ANNA, BEN, CARLA, CAREFUL)
    rng = random.Random(1)
    orders = Counter(tuple(seats(lobby.shuffled(table, ANNA.id, rng))) for _ in range(2400))
    assert len(orders) == 24
    assert all(60 < count < 140 for count in orders.values()), "each of the 24 orders about 100 times"
    assert refusal(lobby.shuffled, table, BEN.id, rng) == "tables-host-only"


@pytest.mark.parametrize("state", [TableState.PLAYING, TableState.SUSPENDED, TableState.CLOSED])
def test_seats_are_fixed_during_a_match(state: TableState) -> None:
    table = table_of(ANNA, BEN, CARLA, CAREFUL, state=state)
    assert refusal(lobby.moved, table, BEN.id, Seat(3)) == "tables-not-in-lobby"
    assert refusal(lobby.swapped, table, ANNA.id, Seat(1), Seat(2)) == "tables-not-in-lobby"
    assert refusal(lobby.shuffled, table, ANNA.id, random.Random(1)) == "tables-not-in-lobby"
    assert refusal(lobby.removed, table, ANNA.id, Seat(1)) == "tables-not-in-lobby"
    assert refusal(lobby.with_computer, table, ANNA.id, "careful", None) == "tables-not-in-lobby"


def test_after_a_match_a_change_of_seats_opens_the_lobby_with_everybody_in_it() -> None:
    over = replace(table_of(ANNA, BEN, CARLA, CAREFUL, state=TableState.FINISHED), agreed=frozenset({BEN.id}))
    swapped = lobby.swapped(over, ANNA.id, Seat(1), Seat(2))
    assert (swapped.state, seats(swapped)) == (TableState.LOBBY, ["Anna", "Carla", "Ben", "careful"])
    assert not swapped.agreed
    for other in (
        lobby.moved(over, CARLA.id, Seat(3)),
        lobby.shuffled(over, ANNA.id, random.Random(1)),
        lobby.removed(over, ANNA.id, Seat(1)),
        lobby.with_computer(table_of(ANNA, None, CARLA, CAREFUL, state=TableState.FINISHED), ANNA.id, "random", None),
    ):
        assert other.state is TableState.LOBBY
    assert refusal(lobby.swapped, over, BEN.id, Seat(1), Seat(2)) == "tables-host-only"


# --------------------------------------------------------------------------------------------------------- the service


async def test_a_change_of_seats_is_saved_and_told(path: Path, clock: FakeClock) -> None:
    async with running(path, clock) as world:
        table = await world.open()
        await world.tables.join(table.id, BEN)
        heard = len(world.heard)
        after = await world.tables.swap(table.id, ANNA.id, Seat(0), Seat(1))
        assert seats(after) == ["Ben", "Anna"]
        assert [change.table for change in world.heard[heard:]] == [after]
    async with running(path, clock) as world:
        assert seats(world.now(table.id)) == ["Ben", "Anna"]
        assert world.now(table.id).host == ANNA.id
        await world.tables.leave(table.id, BEN.id)
        await world.tables.move(table.id, ANNA.id, Seat(0))
    async with running(path, clock) as world:
        assert seats(world.now(table.id)) == ["Anna", None]


async def test_a_shuffle_uses_the_random_source_of_the_service(path: Path, tmp_path: Path, clock: FakeClock) -> None:
    async def shuffled(file: Path, seed: int) -> list[str | None]:
        async with running(file, clock, seed=seed) as world:
            table = await world.open()
            await world.tables.join(table.id, BEN)
            return seats(await world.tables.shuffle(table.id, ANNA.id))

    orders = [await shuffled(tmp_path / f"{seed}.{turn}.db", seed) for seed in range(8) for turn in range(2)]
    assert orders[::2] == orders[1::2], "the same rng gives the same seats"
    assert ["Anna", "Ben"] in orders
    assert ["Ben", "Anna"] in orders


async def test_two_people_who_move_to_one_seat_at_once_do_not_both_get_it(world: World) -> None:
    table = await world.open()
    answers = await asyncio.gather(
        world.tables.join(table.id, BEN, Seat(1)), world.tables.move(table.id, ANNA.id, Seat(1)), return_exceptions=True
    )
    (refused,) = [answer for answer in answers if isinstance(answer, Refused)]
    assert refused.message.key == "tables-seat-taken"
    assert seats(world.now(table)) == ["Anna", "Ben"]


async def test_a_person_who_moved_after_a_match_plays_the_next_one_there(path: Path, clock: FakeClock) -> None:
    async with running(path, clock, delays=AT_ONCE) as world:
        over = await world.finish((await world.begun(ANNA, BEN, target=300)).id)
        again = await world.tables.swap(over.id, ANNA.id, Seat(0), Seat(1))
        assert (again.state, again.match, seats(again)) == (TableState.LOBBY, None, ["Ben", "Anna"])
        begun = await world.tables.begin(over.id, BEN.id, world.cause)
        assert (begun.match_number, begun.state) == (2, TableState.PLAYING)
        second = await world.finish(over.id)
        rows = await world.database.read("SELECT match_id, user_id, seat, points FROM result ORDER BY match_id, seat")
        scores = [over.match.standings.scores, second.match.standings.scores]
        assert rows == (
            (f"{over.id}-1", ANNA.id, 0, scores[0][0]),
            (f"{over.id}-1", BEN.id, 1, scores[0][1]),
            (f"{over.id}-2", BEN.id, 0, scores[1][0]),
            (f"{over.id}-2", ANNA.id, 1, scores[1][1]),
        )
