"""Asking the others to take a move back: which answers count, what an interaction that comes twice does, and what
hands say after it."""

from dataclasses import replace

import pytest

from bot.storage import DatabasePlace
from bot.tables.lobby import with_holder
from bot.tables.model import Person, ProposalKind, Refused, Table
from bot.tables.taking_back import undone, without
from engine.cards import parse_card
from tests.support.clock import FakeClock
from tests.tables.test_taking_back import (
    FOUR,
    answer,
    asked_to,
    begun,
    cards_in_trick,
    goes_on,
    mover,
    take_back,
    until_able,
)
from tests.tables.world import ANNA, World, log, on_turn, running


async def test_a_late_answer_does_not_count_for_the_next_question_of_the_same_person(world: World) -> None:
    table, first = await asked_to(world, await begun(world, "schieber"))
    late, asked = on_turn(table), table.proposal
    await answer(world, table, first, agrees=False)
    again = await take_back(world, table, first)
    for agrees in (True, False):
        with pytest.raises(Refused) as refused:
            await world.tables.answer(table.id, late.id, asked.key, agrees=agrees)
        assert refused.value.message.key == "tables-proposal-over"
    assert world.now(table) is again


async def took_back(world: World, game: str) -> tuple[Table, Person, int]:
    """A table where somebody has taken their move back without asking, and could take another back: who, and by which
    interaction."""
    table = await begun(world, game)
    while True:
        table = await until_able(world, table)
        person, cause = mover(table), world.cause
        table = (await world.tables.take_back(table.id, person.id, revision=None, cause=cause)).table
        if more_to_take_back(table, person):
            return table, person, cause
        table = await world.move(table.id)


async def took_back_together(world: World) -> tuple[Table, Person, int]:
    """The same after the others were asked and have agreed: who led to a trick has won the trick before, too."""
    table = await begun(world, "schieber")
    while True:
        table = await until_able(world, table, lambda match: cards_in_trick(match) == 1)
        person, cause = mover(table), world.cause
        table = await world.move(table.id)
        table = (await world.tables.take_back(table.id, person.id, revision=None, cause=cause)).table
        for other in FOUR:
            if other != person:
                table = await answer(world, table, other)
        if more_to_take_back(table, person):
            return table, person, cause
        for _ in range(2):
            table = await world.move(table.id)


def more_to_take_back(table: Table, person: Person) -> bool:
    """Whether the person could take a move back, or ask for it."""
    seat = table.seat_of(person.id)
    return seat is not None and bool(undone(table, seat))


@pytest.mark.parametrize("game", ["klaberjass", "schieber"])
async def test_the_same_command_after_a_restart_takes_nothing_more_back_and_asks_nothing(
    place: DatabasePlace, clock: FakeClock, game: str
) -> None:
    async with running(place, clock) as world:
        table, person, cause = await took_back(world, game)
    async with running(place, clock) as world:
        again = (await world.tables.take_back(table.id, person.id, revision=None, cause=cause)).table
        assert (log(again), again.proposal) == (log(table), None)


async def test_the_same_question_after_a_restart_takes_back_once(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table, person, cause = await took_back_together(world)
    async with running(place, clock) as world:
        again = (await world.tables.take_back(table.id, person.id, revision=None, cause=cause)).table
        assert (log(again), again.proposal) == (log(table), None)
        assert (await take_back(world, table, person)) != again, "another command does"


async def declined(world: World, table: Table, what: ProposalKind) -> tuple[Table, Person, int]:
    """The table after this was proposed and declined: who had proposed it, and by which interaction."""
    table = await until_able(world, table, lambda match: cards_in_trick(match) == 1)
    person, cause = mover(table), world.cause
    if what is ProposalKind.TAKE_BACK:
        await world.move(table.id)
    await proposed(world, table, person, what, cause)
    other = next(other for other in table.people if other != person)
    return await answer(world, table, other, agrees=False), person, cause


async def proposed(world: World, table: Table, person: Person, what: ProposalKind, cause: int) -> Table:
    """The table after this interaction of the person."""
    if what is ProposalKind.TAKE_BACK:
        return (await world.tables.take_back(table.id, person.id, revision=None, cause=cause)).table
    return await world.tables.propose(table.id, person.id, what, cause)


@pytest.mark.parametrize("what", [ProposalKind.TAKE_BACK, ProposalKind.END])
async def test_what_was_declined_is_not_asked_again_by_the_same_interaction(
    place: DatabasePlace, clock: FakeClock, what: ProposalKind
) -> None:
    async with running(place, clock) as world:
        table, person, cause = await declined(world, await begun(world, "schieber"), what)
        assert await proposed(world, table, person, what, cause) is table
    async with running(place, clock) as world:
        assert (await proposed(world, table, person, what, cause)).proposal is None
        assert log(world.now(table)) == log(table)
        again = await proposed(world, table, person, what, world.cause)
        assert again.proposal is not None, "another interaction asks"


async def test_the_question_that_its_asker_dropped_by_playing_on_takes_nothing_back(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock) as world:
        table, person = await asked_to(world, await begun(world, "schieber"))
        cause = table.proposal.cause
        while table.proposal is not None:
            table = await world.move(table.id)
    async with running(place, clock) as world:
        again = await proposed(world, table, person, ProposalKind.TAKE_BACK, cause)
        assert (log(again), again.proposal) == (log(table), None)


async def test_no_hand_says_any_more_that_a_card_was_played_which_is_taken_back(world: World) -> None:
    table = await begun(world, "schieber", ANNA)
    for _ in range(200):
        table = world.now(table)
        seat = table.seat_of(ANNA.id)
        if actions := undone(table, seat):
            break
        await goes_on(world, table)
    played = with_holder(table, seat, replace(table.holders[seat], given=(parse_card("6S"),)))
    assert not any(holder.given for holder in without(played, seat, actions).holders)
