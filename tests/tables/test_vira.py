"""Vira at the table: three or four players, of whom one of four sits out each deal."""

from pathlib import Path

import pytest

from bot.tables.model import Delays, Outcome, Pace, Person, Refused, Table, TableState, UserId
from bot.tables.results import results
from engine.match import ActLine, DealLine
from engine.players.random import Random
from engine.record import Fault, read, write
from engine.turn import Act, DealDue
from tests.support.clock import FakeClock
from tests.tables.world import ANNA, AT_ONCE, BEN, CARLA, HERE, World, log, on_turn, running

DORA = Person(UserId(14), "Dora")
PEOPLE = (ANNA, BEN, CARLA, DORA)


async def opened(world: World, seats: int | None = None, *people: Person, **options: object) -> Table:
    """A table of Vira in its lobby, with Anna as host and these others."""
    table = await world.tables.open(place=HERE, host=ANNA, game="vira", options=options, seats=seats, cause=world.cause)
    for person in people:
        table = await world.tables.join(table.id, person)
    return table


async def four(world: World, pace: Pace = Pace.LIVE, **options: object) -> Table:
    """Four people whose match has been dealt."""
    table = await opened(world, 4, *PEOPLE[1:], **options)
    await world.tables.set_options(table.id, ANNA.id, pace=pace)
    return await world.tables.begin(table.id, ANNA.id, world.cause)


def idle(table: Table) -> int:
    """The seat that sits out: on the right of the dealer, so the last of the four after the dealer (VIR-1.1)."""
    assert table.match is not None
    deals = sum(isinstance(line, DealLine) for line in table.match.log)
    return (table.match.header.dealer + deals - 1 + 3) % 4


def names(table: Table) -> list[str | None]:
    """The holders by seat: persons by name, computers as `-`."""
    return [
        None if holder is None else holder.person.name if holder.person is not None else "-" for holder in table.holders
    ]


# -------------------------------------------------------------------------------------------------------- how many play


async def test_three_play_unless_four_are_asked_for(world: World) -> None:
    assert len((await opened(world)).holders) == 3
    assert len((await opened(world, 3)).holders) == 3
    assert len((await opened(world, 4)).holders) == 4


@pytest.mark.parametrize("seats", [0, 1, 2, 5, -3])
async def test_no_other_number_can_play(world: World, seats: int) -> None:
    with pytest.raises(Refused) as caught:
        await opened(world, seats)
    assert caught.value.message.key == "engine-bad-seats"
    assert not world.tables.ids()


async def test_the_host_changes_how_many_play_and_everybody_keeps_their_seat(world: World) -> None:
    table = await opened(world, 3, BEN)
    await world.tables.move(table.id, BEN.id, 2)
    table = await world.tables.set_options(table.id, ANNA.id, seats=4)
    assert names(table) == ["Anna", None, "Ben", None]
    with pytest.raises(Refused) as caught:
        await world.tables.set_options(table.id, BEN.id, seats=3)
    assert caught.value.message.key == "tables-host-only"
    table = await world.tables.set_options(table.id, ANNA.id, seats=3)
    assert names(table) == ["Anna", "Ben", None]


async def test_fewer_seats_remove_computers_but_no_people(world: World) -> None:
    table = await opened(world, 4, BEN)
    await world.tables.add_computer(table.id, ANNA.id)
    await world.tables.add_computer(table.id, ANNA.id)
    await world.tables.move(table.id, BEN.id, 3)
    assert names(world.now(table)) == ["Anna", "-", "-", "Ben"]
    assert names(await world.tables.set_options(table.id, ANNA.id, seats=3)) == ["Anna", "Ben", "-"]
    full = await opened(world, 4, *PEOPLE[1:])
    with pytest.raises(Refused) as caught:
        await world.tables.set_options(full.id, ANNA.id, seats=3)
    assert caught.value.message.key == "tables-too-many"
    assert world.now(full) is full


async def test_how_many_play_is_kept_over_a_restart(tmp_path: Path) -> None:
    clock = FakeClock()
    async with running(tmp_path / "stich.db", clock) as world:
        grown, shrunk = await opened(world, 3, BEN), await opened(world, 4, BEN, CARLA)
        await world.tables.set_options(grown.id, ANNA.id, seats=4)
        await world.tables.set_options(shrunk.id, ANNA.id, seats=3)
    async with running(tmp_path / "stich.db", clock) as world:
        assert names(world.now(grown)) == ["Anna", "Ben", None, None]
        assert names(world.now(shrunk)) == ["Anna", "Ben", "Carla"]


async def test_the_host_starts_with_fewer_players(world: World) -> None:
    table = await opened(world, 4, BEN, CARLA)
    await world.tables.move(table.id, CARLA.id, 3)
    with pytest.raises(Refused) as caught:
        await world.tables.begin(table.id, BEN.id, world.cause, fewer=True)
    assert caught.value.message.key == "tables-host-only"
    begun = await world.tables.begin(table.id, ANNA.id, world.cause, fewer=True)
    assert begun.state is TableState.PLAYING
    assert names(begun) == ["Anna", "Ben", "Carla"]
    assert begun.match is not None
    assert begun.match.header.seats == 3


async def test_two_players_are_too_few(world: World) -> None:
    table = await opened(world, 3, BEN)
    with pytest.raises(Refused) as caught:
        await world.tables.begin(table.id, ANNA.id, world.cause, fewer=True)
    assert caught.value.message.key == "engine-bad-seats"
    assert world.now(table) is table or names(world.now(table)) == ["Anna", "Ben", None]


async def test_another_game_keeps_the_number_of_players_where_allowed(world: World) -> None:
    table = await world.tables.open(place=HERE, host=ANNA, game="barbu", cause=world.cause)
    for person in PEOPLE[1:]:
        await world.tables.join(table.id, person)
    assert names(await world.tables.set_options(table.id, ANNA.id, game="vira")) == ["Anna", "Ben", "Carla", "Dora"]
    await world.tables.leave(table.id, BEN.id)
    await world.tables.leave(table.id, CARLA.id)
    await world.tables.leave(table.id, DORA.id)
    assert names(await world.tables.set_options(table.id, ANNA.id, game="klaberjass")) == ["Anna", None]
    assert names(await world.tables.set_options(table.id, ANNA.id, game="vira")) == ["Anna", None, None]


@pytest.mark.parametrize(("seats", "deals"), [(3, 13), (3, 4), (4, 15), (4, 6)])
async def test_everybody_must_deal_equally_often(world: World, seats: int, deals: int) -> None:
    with pytest.raises(Refused) as caught:
        await opened(world, seats, deals=deals)
    assert caught.value.message.key == "vira-whole-rounds"
    assert dict(caught.value.message.values) == {"seats": seats}
    table = await opened(world, seats)
    with pytest.raises(Refused):
        await world.tables.set_options(table.id, ANNA.id, options={"deals": deals})
    assert world.now(table) is table


async def test_a_length_for_three_must_be_changed_before_four_play(world: World) -> None:
    table = await opened(world, 3, deals=15)
    with pytest.raises(Refused) as caught:
        await world.tables.set_options(table.id, ANNA.id, seats=4)
    assert caught.value.message.key == "vira-whole-rounds"
    assert world.now(table) is table
    changed = await world.tables.set_options(table.id, ANNA.id, seats=4, options={"deals": 16})
    assert len(changed.holders) == 4
    assert dict(changed.options) == {"deals": 16}


# ------------------------------------------------------------------------------------------------------- who sits out


async def test_a_seat_that_sits_out_never_acts_nor_is_acted_for(tmp_path: Path) -> None:
    """All are absent: the clock plays, then the autopilot; in four deals each seat sits out once.

    Whenever the match waits because nobody is present, the first person comes back, and is absent again.
    """
    async with running(tmp_path / "stich.db", FakeClock(), delays=AT_ONCE) as world:
        table = await four(world, deals=4)
        looked = 0
        while (now := world.now(table)).state is not TableState.FINISHED:
            assert now.match is not None
            if now.state is TableState.PAUSED:
                await world.tables.resume(table.id, PEOPLE[0].id)
                continue
            if isinstance(now.match.turn, Act):
                assert now.match.turn.seat != idle(now)
                looked += 1
                assert not now.match.choice(idle(now)).legal
                with pytest.raises(Refused) as caught:
                    await world.tables.act(table.id, PEOPLE[idle(now)].id, "pass", revision=None, cause=world.cause)
                assert caught.value.message.key == "engine-not-your-turn"
            await world.jump(200)
        match = now.match
        assert match is not None
        assert looked > 3
        acted: list[set[int]] = []
        for line in match.log:
            if isinstance(line, DealLine):
                acted.append(set())
            elif isinstance(line, ActLine):
                acted[-1].add(line.seat)
        first = match.header.dealer
        # On the right of the dealer, where the deal comes last (VIR-1.1).
        assert [{0, 1, 2, 3} - seats for seats in acted] == [{(first + deal + 3) % 4} for deal in range(4)]
        assert all(holder is not None and holder.autopilot for holder in now.holders[1:])
        outcomes = results(now)
        assert [result.person for result in outcomes] == list(PEOPLE)
        assert sum(result.points for result in outcomes) == 0
        assert match.standings.figures == (("pot", 0),)
        best = max(result.points for result in outcomes)
        won = Outcome.WON if [result.points for result in outcomes].count(best) == 1 else Outcome.DREW
        assert all(result.outcome is (won if result.points == best else Outcome.LOST) for result in outcomes)
        standings = await world.leaderboard("vira", guild=HERE.guild)
        assert {result.user: (result.wins, result.draws, result.points) for result in standings} == {
            result.person.id: (0, 0, min(result.points, 0)) for result in outcomes
        }, "whoever is absent may lose, never gain"
        absent = [result for result in standings if result.user != PEOPLE[0].id]
        assert all(result.autopilot == result.moves for result in absent)


async def test_a_seat_that_sits_out_sees_what_the_public_sees(world: World) -> None:
    table = await four(world, deals=4)
    seen = 0
    while (now := world.now(table)).state is TableState.PLAYING:
        match = now.match
        assert match is not None
        if isinstance(match.turn, DealDue):
            await world.move(table.id)
            continue
        seat = idle(now)
        view, public = match.view(seat), match.view(None)
        assert view.seat == seat
        assert view != public
        assert type(view)(**{**_fields(view), "seat": None}) == public
        assert match.game.scene(view) == match.game.scene(public)
        assert match.game.scene(public).seats[seat].sits_out
        assert [seat.sits_out for seat in match.game.scene(public).seats].count(True) == 1
        assert not now.confers(PEOPLE[seat].id)
        text = Random().decide(match.game, None, None, match.choice(match.turn.seat), world.rng)
        _, step = match.act(match.turn.seat, text)
        for event in step.events:
            assert event.seen_by(seat) == event.public
        change = await world.tables.act(table.id, on_turn(now).id, text, revision=None, cause=world.cause)
        if isinstance(change.table.match.turn, Act):
            seen += 1
    assert seen > 40


def _fields(view: object) -> dict[str, object]:
    return {name: getattr(view, name) for name in type(view).__dataclass_fields__}


async def test_four_play_on_after_a_restart_and_play_again(tmp_path: Path) -> None:
    place, clock = tmp_path / "stich.db", FakeClock()
    async with running(place, clock, delays=Delays()) as world:
        table = await four(world, pace=Pace.ASYNC, deals=4)
        for _ in range(12):
            await world.move(table.id)
        before = world.now(table)
    async with running(place, clock, delays=Delays(), seed=2) as world:
        after = world.now(table)
        assert log(after) == log(before)
        assert after.match is not None
        assert after.match.header.seats == 4
        assert idle(after) == idle(before)
        finished = await world.finish(table.id)
        assert finished.match is not None
        assert finished.match.standings.ranking is not None
        for person in PEOPLE:
            again = await world.tables.rematch(table.id, person.id, world.cause)
        assert again.state is TableState.PLAYING
        assert again.match is not None
        assert again.match.header.seats == 4
        assert again.match.header.dealer == (finished.match.header.dealer + 1) % 4


async def test_after_a_match_of_four_three_may_play_the_next(world: World) -> None:
    table = await four(world, deals=4)
    await world.finish(table.id)
    await world.tables.leave(table.id, DORA.id)
    for person in PEOPLE[:3]:
        lobby = await world.tables.rematch(table.id, person.id, world.cause)
    assert lobby.state is TableState.LOBBY
    with pytest.raises(Refused) as caught:
        await world.tables.begin(table.id, ANNA.id, world.cause, fewer=True)
    assert caught.value.message.key == "vira-whole-rounds"
    assert world.now(table) is lobby
    await world.tables.set_options(table.id, ANNA.id, options={"deals": 12})
    begun = await world.tables.begin(table.id, ANNA.id, world.cause, fewer=True)
    assert begun.match is not None
    assert begun.match.header.seats == 3


async def test_a_record_of_four_can_be_replayed(world: World) -> None:
    table = await four(world, deals=4)
    finished = await world.finish(table.id)
    text = await world.archive.record(table.id)
    assert '"seats":4' in text.splitlines()[0]
    assert finished.match is not None
    *_, last = read(text.encode())
    assert not isinstance(last, Fault)
    assert last.over
    assert write(last) == text
