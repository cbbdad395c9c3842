"""Taking back one's own last move: when it may be done, what it gives back, and what is stored and recorded of it."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.storage import DatabasePlace
from bot.tables.model import Pace, Person, ProposalKind, Refused, Stale, Table, TableState, UserId
from bot.tables.proposals import undecided
from bot.tables.taking_back import TAKE_BACKS_A_DEAL, at_once, undone
from engine import registry
from engine.cards import each
from engine.match import ActLine, Match, TakeBackLine
from engine.record import read
from engine.turn import Act
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
    waiting,
)  # fmt: skip

DORA = Person(UserId(14), "Dora")
FOUR = (ANNA, BEN, CARLA, DORA)
TOOK_BACK = "took-back"


async def begun(
    world: World, game: str = "klaberjass", *people: Person, rated: bool = False, **options: object
) -> Table:
    """A table of this game, dealt; computer players sit where there are too few people."""
    people = people or FOUR[: min(registry.game(game).seats)]
    table = await world.tables.open(place=HERE, host=people[0], game=game, options=options, cause=world.cause)
    await world.tables.set_options(table.id, people[0].id, wants_rated=rated)
    for person in people[1:]:
        await world.tables.join(table.id, person)
    return await world.tables.begin(table.id, people[0].id, world.cause, fill=True)


async def take_back(world: World, table: Table, person: Person, revision: int | None = None) -> Table:
    return (await world.tables.take_back(table.id, person.id, revision=revision, cause=world.cause)).table


def able(table: Table) -> list[Person]:
    """Those who can take back."""
    return [person for person in table.people if undone(table, table.seat_of(person.id))]


async def until_able(world: World, table: Table, wanted: Callable[[Match], bool] = lambda _: True) -> Table:
    """Plays on until somebody has just moved and can take it back."""
    for _ in range(400):
        before, table = table, await world.move(table.id)
        if table.match.turn and isinstance(before.match.turn, Act) and wanted(table.match):
            seat = seat_on_turn(before.match)
            if undone(table, seat):
                return table
    pytest.fail("nobody can ever take back")


async def goes_on(world: World, table: Table) -> None:
    """The next move at a table of one person, or the next deal."""
    turn = table.match.turn
    by_itself = isinstance(turn, Act) and table.holders[turn.seat].person is None
    await (world.wait(2) if by_itself else world.move(table.id))


def mover(table: Table) -> Person:
    """The person who has moved last."""
    return table.holders[log(table)[-1].seat].person


@pytest.mark.parametrize("game", ["klaberjass", "schieber", "barbu", "vira"])
async def test_a_move_that_nobody_has_answered_counts_no_more(world: World, game: str) -> None:
    table = await until_able(world, await begun(world, game))
    person, before = mover(table), table
    after = await take_back(world, table, person)
    assert after.match.effective == before.match.log[:-1]
    assert after.match.state == before.match.at(len(before.match.log) - 1).state
    assert on_turn(after) == person
    assert after.news.what == TOOK_BACK
    assert after.news.person == person
    change = world.heard[-1]
    assert (change.table, change.events, change.silent) == (after, (), False)
    moved = await world.move(table.id)
    assert moved.news is None, "the next move is the news"


async def test_buttons_from_before_are_of_another_moment(world: World) -> None:
    table = await until_able(world, await begun(world))
    person = mover(table)
    after = await take_back(world, table, person, table.revision_of(table.seat_of(person.id)))
    assert after.revision == table.revision + 1
    for user in (person, waiting(after)):
        with pytest.raises(Stale):
            await world.tables.act(
                table.id, user.id, "pass", revision=table.revision_of(table.seat_of(user.id)), cause=world.cause
            )
    with pytest.raises(Stale):
        await take_back(world, table, person, table.revision)


async def test_the_same_press_twice_takes_one_move_back(world: World) -> None:
    table = await until_able(world, await begun(world))
    person, cause = mover(table), world.cause
    first = await world.tables.take_back(table.id, person.id, revision=table.revision, cause=cause)
    again = await world.tables.take_back(table.id, person.id, revision=table.revision, cause=cause)
    assert again.table == first.table


async def test_not_at_a_rated_table(world: World) -> None:
    table = await begun(world, "klaberjass", ANNA, BEN, rated=True)
    table = await world.move(table.id)
    assert table.rated
    with pytest.raises(Refused) as refused:
        await take_back(world, table, mover(table))
    assert refused.value.message.key == "tables-take-back-rated"
    assert world.now(table) is table


async def asked_to(world: World, table: Table) -> tuple[Table, Person]:
    """A trick of four people with two cards, of which the first is asked to be taken back; and by whom."""
    table = await until_able(world, table, lambda match: cards_in_trick(match) == 1)
    first = mover(table)
    await world.move(table.id)
    return await take_back(world, table, first), first


async def answer(world: World, table: Table, person: Person, *, agrees: bool = True) -> Table:
    """The person answers the proposal."""
    proposal = world.now(table).proposal
    assert proposal is not None
    return await world.tables.answer(table.id, person.id, proposal.key, agrees=agrees)


async def test_when_another_person_has_moved_since_all_have_to_agree(world: World) -> None:
    table, first = await asked_to(world, await begun(world, "schieber"))
    lines, cards = log(table), table.match.effective
    assert (table.proposal.what, table.proposal.by) == (ProposalKind.TAKE_BACK, first.id)
    others = [person for person in FOUR if person != first]
    for person in others[:-1]:
        table = await answer(world, table, person)
        assert log(table) == lines
    assert undecided(table) == (others[-1],)
    table = await answer(world, table, others[-1])
    assert table.match.effective == cards[:-2]
    assert on_turn(table) == first
    assert (table.proposal, table.news.what, table.news.person) == (None, TOOK_BACK, first)
    await world.move(table.id)


async def test_one_who_declines_lets_the_move_stand(world: World) -> None:
    table, first = await asked_to(world, await begun(world, "schieber"))
    lines = log(table)
    other = on_turn(table)
    table = await answer(world, table, other, agrees=False)
    assert (table.proposal, table.news.what, table.news.person) == (None, "take-back-declined", other)
    assert log(table) == lines
    assert (await take_back(world, table, first)).proposal is not None, "who is asked kindly may think again"
    assert (await answer(world, table, first, agrees=False)).news.what == "withdrawn"


async def test_the_next_trick_ends_the_question(world: World) -> None:
    table, first = await asked_to(world, await begun(world, "schieber"))
    while cards_in_trick(table.match) != 1:
        assert table.proposal is not None
        table = await world.move(table.id)
    assert table.proposal is None
    with pytest.raises(Refused) as refused:
        await take_back(world, table, first) if first != mover(table) else await take_back(world, table, on_turn(table))
    assert refused.value.message.key == "engine-nothing-to-take-back"


async def test_who_moves_again_asks_no_more_to_take_the_move_before_back(world: World) -> None:
    table = await begun(world, "vira")
    for _ in range(300):
        table = world.now(table)
        match = table.match
        by_itself = not isinstance(match.turn, Act)
        waiting_ones = [] if by_itself else [
            person for person in able(table)
            if person != on_turn(table) and not at_once(table, seat := table.seat_of(person.id), undone(table, seat))
        ]  # fmt: skip
        if not waiting_ones:
            table = await world.move(table.id)
            continue
        asking = waiting_ones[0]
        table = await take_back(world, table, asking)
        while table.proposal is not None:
            assert isinstance(table.match.turn, Act)
            own = on_turn(table) == asking
            table = await world.move(table.id)
            assert not own or table.proposal is None
        return
    pytest.fail("nobody could ask")


async def test_only_those_who_are_present_are_asked(world: World) -> None:
    table, first = await asked_to(world, await begun(world, "schieber"))
    absent, present = [person for person in FOUR if person != first][:2], [p for p in FOUR if p != first][2]
    holders = tuple(replace(holder, autopilot=holder.person in absent) for holder in table.holders)
    await world.tables._become(table.id, lambda before: replace(before, holders=holders))
    assert undecided(world.now(table)) == (present,)
    table = await answer(world, table, present)
    assert on_turn(table) == first


async def test_the_question_survives_a_restart(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table, first = await asked_to(world, await begun(world, "schieber"))
    async with running(place, clock) as world:
        assert world.now(table).proposal == table.proposal
        for person in FOUR:
            if person != first:
                table = await answer(world, table, person)
        assert on_turn(table) == first


async def test_another_proposal_is_answered_first(world: World) -> None:
    table = await until_able(world, await begun(world, "schieber"), lambda match: cards_in_trick(match) == 1)
    first = mover(table)
    await world.move(table.id)
    await world.tables.propose(table.id, ANNA.id, ProposalKind.END, world.cause)
    with pytest.raises(Refused) as refused:
        await take_back(world, table, first)
    assert refused.value.message.key == "tables-proposal-open"


def cards_in_trick(match: Match) -> int:
    """How many cards the present trick has."""
    trick = match.game.scene(match.view(None)).trick
    return len(trick.cards) if trick is not None else 0


async def test_who_plays_with_computers_alone_takes_back_what_they_answered_too(world: World) -> None:
    table = await begun(world, "schieber", ANNA)
    for _ in range(200):
        table = world.now(table)
        seat = table.seat_of(ANNA.id)
        actions = undone(table, seat)
        if len(actions) > 2:
            break
        await goes_on(world, table)
    else:
        pytest.fail("no computer has answered in a trick")
    after = await take_back(world, table, ANNA)
    assert after.match.turn == Act(seat)
    assert after.match.effective == table.match.effective[: -len(actions)]
    assert isinstance(log(after)[-1], TakeBackLine)
    await world.wait(5)
    assert world.now(after) == after, "no computer moves for the person"
    await world.finish(table.id)


async def test_persons_on_autopilot_are_not_asked(world: World) -> None:
    table = await until_able(world, await begun(world, "schieber"), lambda match: cards_in_trick(match) == 1)
    first, cards = mover(table), len(log(table))
    seat = table.seat_of(first.id)
    holders = tuple(replace(holder, autopilot=number != seat) for number, holder in enumerate(table.holders))
    await world.tables._become(table.id, lambda before: replace(before, holders=holders))
    await world.wait(1.7)
    assert len(log(world.now(table))) > cards
    assert (await take_back(world, table, first)).match.turn == Act(seat)


async def test_the_turn_goes_on_with_the_time_that_it_had_left(world: World) -> None:
    table = await until_able(world, await begun(world, "klaberjass", ANNA, BEN))
    person = mover(table)
    table = await take_back(world, table, person)
    left = table.deadline - world.clock.now()
    await world.jump(20)
    table = await world.move(table.id)
    assert mover(table) == person
    await world.jump(10)
    table = await take_back(world, table, person)
    assert table.deadline - world.clock.now() == left - timedelta(seconds=20)
    assert table.holders[table.seat_of(person.id)].reserve <= table.deadline - world.clock.now()
    assert not await world.tables.attend(table, person.id), "a turn that begins again is not extended, too"


async def test_after_a_restart_the_turn_has_its_usual_time(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await until_able(world, await begun(world, "klaberjass", ANNA, BEN))
        await world.jump(1)
    async with running(place, clock) as world:
        after = await take_back(world, world.now(table), mover(table))
        holder = after.holders[after.seat_of(on_turn(after).id)]
        assert after.deadline == world.clock.now() + timedelta(seconds=45) + holder.reserve


async def test_nobody_takes_back_for_ever(world: World) -> None:
    table = await until_able(world, await begun(world, "klaberjass", ANNA, BEN))
    person, move = mover(table), str(log(table)[-1].action)
    for _ in range(TAKE_BACKS_A_DEAL):
        table = await take_back(world, table, person)
        table = (await world.tables.act(table.id, person.id, move, revision=None, cause=world.cause)).table
    assert not able(table)
    with pytest.raises(Refused) as refused:
        await take_back(world, table, person)
    assert refused.value.message.key == "tables-take-back-used-up"


async def test_what_the_table_or_the_autopilot_did_is_not_taken_back(world: World) -> None:
    table = await begun(world, "klaberjass", ANNA, BEN)
    late = on_turn(table)
    await world.jump(table.deadline - world.clock.now())
    table = world.now(table)
    assert log(table)[-1].by == "autopilot"
    assert late not in able(table)


async def test_a_pause_and_a_finished_match_take_nothing_back(world: World) -> None:
    table = await until_able(world, await begun(world, "klaberjass", ANNA, BEN))
    person = mover(table)
    for user in (ANNA, BEN):
        await world.tables.pause(table.id, user.id)
    with pytest.raises(Refused) as refused:
        await take_back(world, table, person)
    assert refused.value.message.key == "tables-paused"
    for user in (ANNA, BEN):
        await world.tables.resume(table.id, user.id)
    await world.finish(table.id)
    for user in (ANNA, BEN):
        with pytest.raises(Refused) as refused:
            await take_back(world, table, user)
        assert refused.value.message.key == "tables-not-playing"


@pytest.mark.parametrize("game", ["klaberjass", "schieber", "barbu", "vira"])
async def test_a_restart_replays_it_and_the_record_leaves_it_out(
    place: DatabasePlace, clock: FakeClock, game: str
) -> None:
    async with running(place, clock, delays=AT_ONCE) as world:
        table = await begun(world, game)
        for _ in range(12):
            table = await until_able(world, table)
            table = await take_back(world, table, mover(table))
        (rows,) = await world.database.read("SELECT count(*) FROM move")
        assert rows[0] == len(log(table)), "every move and every taking back is a row"
    async with running(place, clock, delays=AT_ONCE) as world:
        now = world.now(table)
        assert now.match == table.match
        assert now.revision == table.revision
        if game == "barbu":
            return  # its 28 deals take a while
        table = await world.finish(table.id)
        assert table.state is TableState.FINISHED
        text = await world.archive.record(table.id)
        assert "takeback" not in text
        *_, recorded = read(text.encode())
        assert recorded.state == table.match.state
        taken = sum(line.count for line in log(table) if isinstance(line, TakeBackLine))
        actions = sum(isinstance(line, ActLine) for line in log(table))
        assert sum(isinstance(line, ActLine) for line in recorded.log) == actions - taken
        moves = await world.database.read("SELECT sum(moves) FROM result")
        assert moves[0][0] <= actions - taken


async def test_a_computer_and_a_person_in_the_same_instant(place: DatabasePlace, clock: FakeClock) -> None:
    """What is due was thought of before the move was taken back: it does not come after it."""
    async with running(place, clock) as world:
        table = await begun(world, "schieber", ANNA)
        seat = table.seat_of(ANNA.id)
        for _ in range(200):
            table = world.now(table)
            if undone(table, seat) and table.match.turn != Act(seat):
                break
            await (
                world.wait(2)
                if isinstance(table.match.turn, Act) and table.match.turn != Act(seat)
                else world.move(table.id)
            )
        after = await take_back(world, table, ANNA)
        await world.wait(10)
        assert world.now(after) == after


async def test_others_have_a_full_turn_after_the_move_is_made_again(world: World) -> None:
    table = await until_able(world, await begun(world, "klaberjass", ANNA, BEN))
    person, move = mover(table), str(log(table)[-1].action)
    await world.jump(30)
    await take_back(world, table, person)
    again = (await world.tables.act(table.id, person.id, move, revision=None, cause=world.cause)).table
    assert (
        again.deadline - world.clock.now() == timedelta(seconds=45) + again.holders[seat_on_turn(again.match)].reserve
    )


@pytest.mark.parametrize("first", [0, 1])
async def test_of_taking_back_and_the_next_move_in_the_same_instant_one_wins(world: World, first: int) -> None:
    table = await until_able(world, await begun(world, "schieber"), lambda match: cards_in_trick(match) == 1)
    person, other = mover(table), on_turn(table)
    action = world.some_action(table.match)
    presses = [
        world.tables.take_back(table.id, person.id, revision=table.revision, cause=world.cause),
        world.tables.act(table.id, other.id, action, revision=table.revision, cause=world.cause),
    ]
    outcomes = await asyncio.gather(*(presses if first == 0 else presses[::-1]), return_exceptions=True)
    winner, loser = outcomes
    assert isinstance(loser, Stale)
    assert log(world.now(table)) == log(winner.table)
    assert len(log(winner.table)) == len(log(table)) + 1


async def test_a_card_that_was_queued_is_not_played_when_the_turn_comes_back(world: World) -> None:
    table = await until_able(world, await begun(world, "schieber"), lambda match: cards_in_trick(match) == 1)
    person, seat = mover(table), table.seat_of(mover(table).id)
    card = next(iter(each(table.match.view(seat).hand)))
    assert (await world.tables.queue(table.id, person.id, card)).holders[seat].queued == card
    after = await take_back(world, world.now(table), person)
    assert after.holders[seat].queued is None, "the player chooses anew"


async def test_what_others_had_queued_for_after_a_move_that_counts_no_more_is_not_played_instead(world: World) -> None:
    """They had another trick in mind."""
    table, first = await asked_to(world, await begun(world, "schieber"))
    second = mover(table)
    seat = table.seat_of(second.id)
    card = next(iter(each(table.match.view(seat).hand)))
    assert (await world.tables.queue(table.id, second.id, card)).holders[seat].queued == card
    for person in FOUR:
        if person != first:
            table = await answer(world, table, person)
    assert (on_turn(table), table.holders[seat].queued) == (first, None)


async def test_after_a_change_of_pace_the_turn_has_the_time_of_the_new_one(world: World) -> None:
    table = await until_able(world, await begun(world, "klaberjass", ANNA, BEN))
    person = mover(table)
    await world.tables.set_pace(table.id, ANNA.id, Pace.ASYNC)
    after = await take_back(world, table, person)
    assert on_turn(after) == person
    assert after.deadline == world.clock.now() + timedelta(hours=24)
