"""Proposals: ending a match by consent, voting somebody out; and what the host may do without asking."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.storage import DatabasePlace
from bot.storage.sql import statement
from bot.tables.model import Gone, News, Outcome, Pace, Person, ProposalKind, Refused, Table, TableState, UserId
from bot.tables.proposals import agreeing, needed, undecided
from bot.tables.results import results
from engine.cards import Seat
from tests.support.clock import FakeClock
from tests.tables.test_taking_back import asked_to, begun
from tests.tables.world import ANNA, BEN, CARLA, HERE, World, on_turn, running, seat_on_turn

DORA = Person(UserId(14), "Dora")
END, KICK = ProposalKind.END, ProposalKind.KICK
ALL = (ANNA, BEN, CARLA, DORA)


async def schieber(
    world: World, *people: Person, rated: bool = False, pace: Pace = Pace.LIVE, **options: object
) -> Table:
    """A match of Schieber; careful players sit where there are too few people."""
    table = await world.tables.open(
        place=HERE, host=people[0], game="schieber", pace=pace, options=options, cause=world.cause
    )
    await world.tables.set_options(table.id, people[0].id, wants_rated=rated)
    for person in people[1:]:
        await world.tables.join(table.id, person)
    return await world.tables.begin(table.id, people[0].id, world.cause, fill=True)


async def agree(world: World, table: Table, person: Person, *, agrees: bool = True) -> Table:
    """The person answers the open proposal."""
    proposal = world.now(table).proposal
    assert proposal is not None
    return await world.tables.answer(table.id, person.id, proposal.key, agrees=agrees)


async def absent(world: World, table: Table) -> Person:
    """The person on turn lets two turns run out, the others play."""
    person = on_turn(world.now(table))
    while not world.now(table).holders[world.now(table).seat_of(person.id)].autopilot:
        now = world.now(table)
        if now.match is not None and now.holders[seat_on_turn(now.match)].person == person:
            await world.wait(timedelta(minutes=5))
        else:
            await world.move(table.id)
    return person


def seat(table: Table, person: Person) -> Seat:
    """The person's seat."""
    held = table.seat_of(person.id)
    assert held is not None
    return held


def news(table: Table) -> tuple[str, str]:
    """What the table is told, and of whom."""
    assert table.news is not None
    return table.news.what, table.news.person.name


# ----------------------------------------------------------------------------------------------------- end by consent


async def test_a_match_ends_without_a_result_once_all_who_are_present_agree(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA)
    table = await world.tables.propose(table.id, BEN.id, END, world.cause)
    assert (table.state, undecided(table), agreeing(table), needed(table)) == (
        TableState.PLAYING, (ANNA, CARLA), 1, 3,
    )  # fmt: skip
    table = await agree(world, table, ANNA)
    assert (table.state, agreeing(table)) == (TableState.PLAYING, 2)
    table = await agree(world, table, CARLA)
    assert (table.state, news(table)) == (TableState.CLOSED, ("ended-together", "Ben"))
    assert await world.leaderboard("schieber", guild=HERE.guild) == ()


async def test_who_is_on_autopilot_does_not_hinder_the_end(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA)
    gone = await absent(world, table)
    first, second = (person for person in world.now(table).people if person != gone)
    await world.tables.propose(table.id, first.id, END, world.cause)
    assert undecided(world.now(table)) == (second,)
    assert (await agree(world, table, second)).state is TableState.CLOSED


async def test_a_player_among_computers_ends_the_match_alone(world: World) -> None:
    table = await world.tables.propose((await schieber(world, ANNA)).id, ANNA.id, END, world.cause)
    assert (table.state, news(table)) == (TableState.CLOSED, ("ended", "Anna"))


async def test_the_last_to_be_waited_for_may_decide_by_leaving(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA)
    await world.tables.propose(table.id, ANNA.id, END, world.cause)
    await agree(world, table, BEN)
    assert (await world.tables.leave(table.id, CARLA.id)).state is TableState.CLOSED


async def test_one_who_declines_keeps_the_match_going(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA)
    await world.tables.propose(table.id, ANNA.id, END, world.cause)
    table = await agree(world, table, CARLA, agrees=False)
    assert (table.state, table.proposal, news(table)) == (TableState.PLAYING, None, ("end-declined", "Carla"))


async def test_the_proposer_withdraws_a_proposal_by_declining_or_leaving(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA)
    await world.tables.propose(table.id, ANNA.id, END, world.cause)
    table = await agree(world, table, ANNA, agrees=False)
    assert (table.proposal, news(table)) == (None, ("withdrawn", "Anna"))
    await world.tables.propose(table.id, ANNA.id, END, world.cause)
    assert (await world.tables.leave(table.id, ANNA.id)).proposal is None


async def test_a_proposal_is_open_in_a_pause_too_and_ends_with_the_match(world: World) -> None:
    table = await world.begun(ANNA, BEN, target=300)
    for person in (ANNA, BEN):
        await world.tables.pause(table.id, person.id)
    await world.tables.propose(table.id, ANNA.id, END, world.cause)
    for person in (ANNA, BEN):
        await world.tables.resume(table.id, person.id)
    assert world.now(table).proposal is not None
    assert (await world.finish(table.id)).proposal is None


async def test_nothing_is_proposed_where_no_match_is_played_or_nobody_is_there(world: World) -> None:
    lobby = await world.open()
    alone = await schieber(world, BEN)
    await world.tables.leave(alone.id, BEN.id)
    for table, person, why in ((lobby, ANNA, "tables-not-playing"), (alone, BEN, "tables-not-seated")):
        with pytest.raises(Refused) as error:
            await world.tables.propose(table.id, person.id, END, world.cause)
        assert error.value.message.key == why


async def test_who_stops_playing_after_proposing_ends_nothing_by_it(world: World) -> None:
    table = await world.begun(ANNA, BEN)
    await world.tables.propose(table.id, ANNA.id, END, world.cause)
    await world.wait(timedelta(hours=1))
    now = world.now(table)
    assert (now.state, now.deserted, now.proposal) == (TableState.PAUSED, True, None)


async def test_of_two_proposals_at_once_the_second_waits_for_the_first(world: World) -> None:
    table = await schieber(world, *ALL)
    await world.tables.propose(table.id, ANNA.id, END, world.cause)
    with pytest.raises(Refused) as error:
        await world.tables.propose(table.id, BEN.id, KICK, world.cause, seat(table, CARLA))
    assert error.value.message.key == "tables-proposal-open"
    again = await world.tables.propose(table.id, BEN.id, END, world.cause)
    assert (agreeing(again), again.proposal and again.proposal.by) == (2, ANNA.id)


async def test_a_proposal_of_somebody_who_is_not_there_any_more_gives_way_to_another(world: World) -> None:
    """Else nobody could propose anything until they are back."""
    table = await schieber(world, *ALL)
    await world.tables.propose(table.id, DORA.id, KICK, world.cause, seat(table, BEN))
    holders = tuple(replace(it, autopilot=it.person in (CARLA, DORA)) for it in table.holders)
    await world.tables._become(table.id, lambda before: replace(before, holders=holders))
    table = await agree(world, table, ANNA, agrees=False)
    assert table.proposal is not None, "Carla could still decide it"
    table = await world.tables.propose(table.id, BEN.id, END, world.cause)
    assert table.proposal is not None
    assert (table.proposal.what, undecided(table)) == (END, (ANNA,))


async def test_a_pause_that_begins_because_somebody_leaves_ends_the_wish_to_take_a_move_back(world: World) -> None:
    table, first = await asked_to(world, await begun(world, "schieber"))
    others = [person for person in ALL if person != first]
    for person in (first, *others[:2]):
        table = await world.tables.pause(table.id, person.id)
    assert table.proposal is not None
    table = await world.tables.leave(table.id, others[2].id)
    assert (table.state, table.proposal) == (TableState.PAUSED, None)


async def test_a_host_who_lets_a_move_be_taken_back_by_leaving_hands_on_in_public(world: World) -> None:
    table, first = await asked_to(world, await begun(world, "schieber"))
    host = next(person for person in ALL if person != first)
    await world.tables._become(table.id, lambda before: replace(before, host=host.id))
    for person in ALL:
        if person not in (first, host):
            await agree(world, table, person)
    table = await world.tables.leave(table.id, host.id)
    assert news(table) == ("took-back", first.name)
    assert table.news is not None
    assert table.news.because == News("left", host, table.people[0])
    assert table.host == table.people[0].id


async def test_an_answer_to_an_earlier_proposal_is_refused(world: World) -> None:
    table = await schieber(world, *ALL)
    asked = (await world.tables.propose(table.id, ANNA.id, END, world.cause)).proposal
    assert asked is not None
    await agree(world, table, BEN, agrees=False)
    await world.tables.propose(table.id, BEN.id, KICK, world.cause, seat(table, DORA))
    for agrees in (True, False):
        with pytest.raises(Refused) as error:
            await world.tables.answer(table.id, CARLA.id, asked.key, agrees=agrees)
        assert error.value.message.key == "tables-proposal-over"
    assert agreeing(world.now(table)) == 1


async def test_an_answer_counts_only_for_the_question_that_was_shown(world: World) -> None:
    table = await schieber(world, *ALL)
    first = (await world.tables.propose(table.id, ANNA.id, END, world.cause)).proposal
    await agree(world, table, ANNA, agrees=False)
    await world.tables.propose(table.id, ANNA.id, END, world.cause)
    assert first is not None
    for agrees in (True, False):
        with pytest.raises(Refused) as error:
            await world.tables.answer(table.id, CARLA.id, first.key, agrees=agrees)
        assert error.value.message.key == "tables-proposal-over"
    assert agreeing(world.now(table)) == 1


async def test_the_buttons_of_a_proposal_that_the_last_version_stored_still_answer_it(
    place: DatabasePlace, clock: FakeClock
) -> None:
    async with running(place, clock) as world:
        table = await schieber(world, *ALL)
        stored = f'{{"what": "kick", "by": {ANNA.id}, "seat": 3, "agreed": [{ANNA.id}], "declined": []}}'
        await world.database.write(statement("UPDATE card_table SET proposal = $2 WHERE id = $1", table.id, stored))
    async with running(place, clock) as world:
        assert world.now(table).holders[3].person == DORA
        await world.tables.answer(table.id, BEN.id, f"kick.{ANNA.id}.3", agrees=True)
        assert world.now(table).holders[3].kicked


async def test_a_restart_keeps_the_proposal_and_its_answers(place: DatabasePlace, clock: FakeClock) -> None:
    async with running(place, clock) as world:
        table = await schieber(world, *ALL)
        await world.tables.propose(table.id, ANNA.id, KICK, world.cause, seat(table, DORA))
        before = await agree(world, table, BEN, agrees=False)
    async with running(place, clock) as world:
        assert world.now(table).proposal == before.proposal
        after = await agree(world, table, CARLA)
        assert after.holders[seat(table, DORA)].kicked
    async with running(place, clock) as world:
        with pytest.raises(Refused):
            await world.tables.join(table.id, DORA)
        assert world.now(table).holders == after.holders


@pytest.mark.logs_errors
@pytest.mark.parametrize(
    "stored", ["", "[]", "{}", '{"what": "rob", "by": 1, "seat": null, "agreed": [], "declined": []}', "5" * 9]
)
async def test_an_unreadable_proposal_costs_its_own_table_alone(
    place: DatabasePlace, clock: FakeClock, stored: str
) -> None:
    async with running(place, clock) as world:
        table, other = await schieber(world, ANNA, BEN), await schieber(world, CARLA, DORA)
        await world.database.write(
            statement("UPDATE card_table SET proposal = $2 WHERE id = $1", table.id, stored),
        )
    async with running(place, clock) as world:
        assert world.tables.ids() == (other.id,)


# --------------------------------------------------------------------------------------------------------------- kick


async def test_more_than_half_of_the_others_vote_somebody_out(world: World) -> None:
    table = await schieber(world, *ALL)
    table = await world.tables.propose(table.id, BEN.id, KICK, world.cause, seat(table, ANNA))
    assert (agreeing(table), needed(table), undecided(table)) == (1, 2, (CARLA, DORA))
    table = await agree(world, table, DORA)
    assert (news(table), table.host, table.proposal) == (("voted-out", "Anna"), BEN.id, None)
    assert table.news is not None
    assert table.news.host == BEN
    assert table.people == (BEN, CARLA, DORA)


async def test_of_three_persons_both_others_have_to_agree(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA)
    await world.tables.propose(table.id, ANNA.id, KICK, world.cause, seat(table, BEN))
    table = await agree(world, table, CARLA, agrees=False)
    assert (table.people, table.proposal, news(table)) == ((ANNA, BEN, CARLA), None, ("kick-declined", "Ben"))


async def test_a_vote_goes_on_while_it_can_be_won_and_a_voter_may_change_their_mind(world: World) -> None:
    table = await schieber(world, *ALL)
    await world.tables.propose(table.id, ANNA.id, KICK, world.cause, seat(table, DORA))
    assert (await agree(world, table, BEN, agrees=False)).proposal is not None
    assert DORA not in (await agree(world, table, BEN)).people


async def test_a_vote_that_only_an_absent_player_could_decide_gives_way_to_another_proposal(world: World) -> None:
    table = await schieber(world, *ALL)
    holders = tuple(replace(it, autopilot=it.person == ANNA) for it in table.holders)
    await world.tables._become(table.id, lambda before: replace(before, holders=holders))
    await world.tables.propose(table.id, BEN.id, KICK, world.cause, seat(table, CARLA))
    with pytest.raises(Refused):
        await world.tables.propose(table.id, CARLA.id, KICK, world.cause, seat(table, BEN))
    table = await agree(world, table, DORA, agrees=False)
    assert table.proposal is not None, "Anna may come back and decide it"
    await world.tables.propose(table.id, CARLA.id, KICK, world.cause, seat(table, BEN))
    table = await agree(world, table, DORA)
    assert (news(table), BEN in table.people) == (("voted-out", "Ben"), False)


async def test_who_leaves_during_a_vote_is_the_news_and_the_new_host_too(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA)
    await world.tables.propose(table.id, BEN.id, KICK, world.cause, seat(table, CARLA))
    table = await world.tables.leave(table.id, ANNA.id)
    assert (table.proposal, table.people) == (None, (BEN, CARLA)), "one vote is not enough"
    assert news(table) == ("dropped", "Anna")
    assert table.news is not None
    assert table.news.because == News("left", ANNA, BEN)


async def test_who_votes_somebody_out_by_leaving_hands_the_host_on_in_public(world: World) -> None:
    """What they did is told, and what came of it."""
    table = await schieber(world, ANNA, BEN, CARLA)
    hers = seat(table, CARLA)
    holders = tuple(replace(it, autopilot=number == hers) for number, it in enumerate(table.holders))
    await world.tables._become(table.id, lambda before: replace(before, holders=holders))
    await world.tables.propose(table.id, BEN.id, KICK, world.cause, hers)
    table = await world.tables.leave(table.id, ANNA.id)
    assert (table.people, news(table)) == ((BEN,), ("voted-out", "Carla"))
    assert table.news is not None
    assert table.news.because == News("left", ANNA, BEN)


async def test_nobody_votes_about_themselves(world: World) -> None:
    table = await schieber(world, *ALL)
    await world.tables.propose(table.id, ANNA.id, KICK, world.cause, seat(table, DORA))
    with pytest.raises(Refused) as error:
        await agree(world, table, DORA, agrees=False)
    assert error.value.message.key == "tables-proposal-about-you"
    with pytest.raises(Refused) as error:
        await world.tables.propose(table.id, CARLA.id, KICK, world.cause, seat(table, CARLA))
    assert error.value.message.key == "tables-kick-self"


async def test_a_computer_is_not_voted_out(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA)
    with pytest.raises(Refused) as error:
        await world.tables.propose(table.id, ANNA.id, KICK, world.cause, Seat(3))
    assert error.value.message.key == "tables-kick-person"


async def test_of_two_persons_one_may_kick_the_other_only_on_autopilot(world: World) -> None:
    table = await schieber(world, ANNA, BEN)
    for kick in (
        world.tables.propose(table.id, BEN.id, KICK, world.cause, Seat(0)),
        world.tables.remove(table.id, ANNA.id, Seat(1)),
    ):
        with pytest.raises(Refused) as error:
            await kick
        assert error.value.message.key == "tables-kick-absent"
    gone = await absent(world, table)
    stays = BEN if gone == ANNA else ANNA
    after = await world.tables.propose(table.id, stays.id, KICK, world.cause, seat(table, gone))
    assert (after.people, news(after), after.host) == ((stays,), ("voted-out", gone.name), stays.id)


async def test_who_was_kicked_out_cannot_come_back_to_the_match_which_counts_as_left(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA)
    after = await world.tables.remove(table.id, ANNA.id, seat(table, CARLA))
    assert (news(after), after.left, after.left_by(CARLA.id)) == (("kicked", "Carla"), (CARLA,), None)
    for comeback in (world.tables.join(table.id, CARLA), world.tables.resume(table.id, CARLA.id)):
        with pytest.raises(Refused):
            await comeback
    assert world.tables.left_by(CARLA.id) == ()
    finished = replace(after, match=(await world.finish(table.id)).match)
    assert [line.outcome for line in results(finished) if line.person == CARLA] == [Outcome.LEFT]


async def test_the_match_goes_on_paused_for_nobody_when_only_the_absent_are_left(world: World) -> None:
    """Whoever was kicked out of a match that then waits for nobody does not wake it."""
    table = await schieber(world, ANNA, BEN, CARLA)
    await world.tables.remove(table.id, ANNA.id, seat(table, CARLA))
    for person in (ANNA, BEN):
        await world.tables.leave(table.id, person.id)
    assert world.now(table).state is TableState.PAUSED
    with pytest.raises(Refused):
        await world.tables.resume(table.id, CARLA.id)
    assert (await world.tables.resume(table.id, BEN.id)).people == (BEN,)


# --------------------------------------------------------------------------------------------------- the host's powers


async def test_only_the_host_kicks_without_asking(world: World) -> None:
    table = await schieber(world, ANNA, BEN, CARLA)
    with pytest.raises(Refused) as error:
        await world.tables.remove(table.id, BEN.id, seat(table, CARLA))
    assert error.value.message.key == "tables-host-only"
    with pytest.raises(Refused) as error:
        await world.tables.remove(table.id, ANNA.id, seat(table, ANNA))
    assert error.value.message.key == "tables-kick-self"


async def test_a_rated_match_is_not_ended_by_its_host_while_others_are_there(world: World) -> None:
    table = await schieber(world, ANNA, BEN, rated=True)
    with pytest.raises(Refused) as error:
        await world.tables.end(table.id, ANNA)
    assert error.value.message.key == "tables-end-rated"
    await world.tables.leave(table.id, BEN.id)
    assert (await world.tables.end(table.id, ANNA)).state is TableState.CLOSED
    with pytest.raises(Gone):
        await world.tables.propose(table.id, ANNA.id, END, world.cause)


async def test_a_match_that_is_not_rated_is_ended_by_its_host(world: World) -> None:
    table = await schieber(world, ANNA, BEN)
    assert (await world.tables.end(table.id, ANNA)).state is TableState.CLOSED


async def test_the_host_can_close_a_table_in_a_pause(world: World) -> None:
    table = await world.begun(ANNA)
    await world.tables.pause(table.id, ANNA.id)
    assert (await world.tables.end(table.id, ANNA)).state is TableState.CLOSED


async def test_a_request_or_proposal_is_a_change_that_everybody_is_told_of(world: World) -> None:
    """It was taken for a queued card, which nobody but its player may notice: nothing was redrawn."""
    table = await schieber(world, ANNA, BEN, CARLA)
    await world.tables.pause(table.id, ANNA.id)
    await world.tables.propose(table.id, BEN.id, END, world.cause)
    await agree(world, table, CARLA)
    assert [change.silent for change in world.heard[-3:]] == [False, False, False]
