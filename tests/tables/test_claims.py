"""Claiming the rest: offered where it is certain, one change with a line for every card, told on the table."""

from dataclasses import replace

import pytest

from bot.storage import DatabasePlace
from bot.tables import lobby
from bot.tables.automatic import claim, claimed
from bot.tables.model import Holder, Refused, Stale, Table, TableState
from engine.cards import Seat
from engine.match import ActLine
from engine.turn import Act, DealDue
from tests.support.clock import FakeClock
from tests.tables.world import ANNA, BEN, PATIENT, World, log, on_turn, running, seat_on_turn


async def claimable(world: World) -> Table:
    """A table at which the person on turn may claim the rest."""
    while True:
        table = await world.begun(ANNA, BEN)
        while table.state is TableState.PLAYING and not isinstance(table.match.turn, DealDue):
            if claim(table, seat_on_turn(table.match)):
                return table
            table = await world.move(table.id)
        await world.tables.end(table.id, ANNA, force=True)


async def test_a_claim_plays_the_deal_to_its_end_in_one_change(world: World) -> None:
    table = await claimable(world)
    person, seat, heard = on_turn(table), seat_on_turn(table.match), len(world.heard)
    tricks = table.match.view(None).tricks_won
    left = table.match.view(seat).hand.bit_count()
    cause = world.cause
    change = await world.tables.claim(table.id, person.id, revision=table.revision_of(seat), cause=cause)
    after = change.table
    assert world.heard[heard:] == [change]
    assert not isinstance(after.match.turn, Act)
    won = after.match.view(None).tricks_won
    assert [now - was for now, was in zip(won, tricks, strict=True)] == [left if n == seat else 0 for n in range(2)]
    lines = log(after)[len(log(table)) :]
    assert len(lines) == 2 * left
    assert all(isinstance(line, ActLine) for line in lines)
    assert {(line.seat, line.by) for line in lines} == {(seat, "player"), (Seat(1 - seat), None)}
    assert (after.news.what, after.news.person) == ("claimed", person)
    again = await world.tables.claim(table.id, person.id, revision=table.revision_of(seat), cause=cause)
    assert again.table is again.before, "the same press, delivered twice"


async def test_it_outlives_a_restart_and_takes_a_queue_of_the_other_with_it(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock, delays=PATIENT) as world:
        table = await claimable(world)
        person, seat = on_turn(table), seat_on_turn(table.match)
        other = next(one for one in table.people if one != person)
        hand = table.match.view(table.seat_of(other.id)).hand
        await world.tables.queue(table.id, other.id, hand.bit_length() - 1)
        await world.tables.claim(table.id, person.id, revision=table.revision_of(seat), cause=world.cause)
        after = world.now(table)
        assert all(holder.queued is None for holder in after.holders)
    async with running(place, clock, delays=PATIENT) as world:
        assert log(world.now(table)) == log(after)
        assert (await world.finish(table.id)).state is TableState.FINISHED
        assert "play" in await world.archive.record(table.id)


async def test_what_is_not_certain_is_refused_and_changes_nothing(world: World) -> None:
    table = await world.begun(ANNA, BEN)
    person, seat = on_turn(table), seat_on_turn(table.match)
    with pytest.raises(Refused):
        await world.tables.claim(table.id, person.id, revision=table.revision_of(seat), cause=world.cause)
    assert world.now(table) is table


async def test_a_button_of_an_earlier_moment_claims_nothing(world: World) -> None:
    table = await claimable(world)
    person, seat = on_turn(table), seat_on_turn(table.match)
    with pytest.raises(Stale):
        await world.tables.claim(table.id, person.id, revision=table.revision_of(seat) - 1, cause=world.cause)
    other = next(one for one in table.people if one != person)
    with pytest.raises(Refused):
        await world.tables.claim(
            table.id, other.id, revision=table.revision_of(table.seat_of(other.id)), cause=world.cause
        )
    assert world.now(table) is table


async def test_cards_of_somebody_who_is_not_there_are_no_answers_of_theirs(world: World) -> None:
    """Else the end of a deal would make up for an absence, and the computer's cards count as theirs."""
    table = await claimable(world)
    seat, other = seat_on_turn(table.match), table.holders[1 - seat_on_turn(table.match)]
    for holder, author in ((replace(other, autopilot=True), "autopilot"), (Holder(None, "careful"), "computer")):
        changed = lobby.with_holder(table, Seat(1 - seat), holder)
        after = claimed(changed, on_turn(table).id, table.revision_of(seat), world.clock.now()).table
        assert {line.by for line in log(after)[len(log(table)) :] if line.seat != seat} == {author}
