"""What becomes of an open proposal when somebody leaves or is kicked out, and that everybody is told so."""

from bot.tables.model import News, ProposalKind, Table
from bot.tables.proposals import undecided
from tests.tables.test_proposals import ALL, DORA, END, KICK, agree, news, schieber, seat
from tests.tables.test_taking_back import asked_to, begun
from tests.tables.world import ANNA, BEN, CARLA, World


def led_by(table: Table) -> News:
    """What led to the table's news."""
    assert table.news is not None
    assert table.news.because is not None
    return table.news.because


async def test_a_proposal_stays_open_when_the_host_kicks_out_somebody_else(world: World) -> None:
    table = await schieber(world, *ALL)
    await world.tables.propose(table.id, BEN.id, END, world.cause)
    after = await world.tables.remove(table.id, ANNA.id, seat(table, DORA))
    assert after.proposal is not None
    assert (after.proposal.what, undecided(after), news(after)) == (END, (ANNA, CARLA), ("kicked", "Dora"))


async def test_it_is_done_with_when_the_host_kicks_out_whom_it_is_about(world: World) -> None:
    table = await schieber(world, *ALL)
    await world.tables.propose(table.id, BEN.id, KICK, world.cause, seat(table, DORA))
    after = await world.tables.remove(table.id, ANNA.id, seat(table, DORA))
    assert (after.proposal, news(after)) == (None, ("kicked", "Dora"))


async def test_it_is_dropped_with_its_proposer_and_everybody_is_told(world: World) -> None:
    table = await schieber(world, *ALL)
    await world.tables.propose(table.id, BEN.id, END, world.cause)
    after = await world.tables.remove(table.id, ANNA.id, seat(table, BEN))
    assert (after.proposal, news(after), led_by(after)) == (None, ("dropped", "Ben"), News("kicked", BEN))
    await world.tables.propose(table.id, ANNA.id, END, world.cause)
    after = await world.tables.leave(table.id, ANNA.id)
    assert (after.proposal, news(after), led_by(after)) == (None, ("dropped", "Anna"), News("left", ANNA, CARLA))


async def test_a_vote_that_cannot_be_won_any_more_is_dropped_and_everybody_is_told(world: World) -> None:
    table = await schieber(world, *ALL)
    await world.tables.propose(table.id, BEN.id, KICK, world.cause, seat(table, DORA))
    await agree(world, table, CARLA, agrees=False)
    after = await world.tables.leave(table.id, ANNA.id)
    assert (after.proposal, news(after), led_by(after)) == (None, ("dropped", "Anna"), News("left", ANNA, BEN))


async def test_who_leaves_and_what_is_decided_by_it_are_both_told(world: World) -> None:
    table, first = await asked_to(world, await begun(world, "schieber"))
    host = next(person for person in ALL if person.id == table.host)
    others = [person for person in ALL if person != first]
    last = next(person for person in others if person != host)
    for person in others:
        if person != last:
            await agree(world, table, person)
    assert table.proposal is not None
    assert table.proposal.what is ProposalKind.TAKE_BACK
    after = (
        await world.tables.leave(table.id, last.id)
        if first == host
        else await world.tables.remove(table.id, host.id, seat(table, last))
    )
    assert (after.proposal, news(after), led_by(after).person) == (None, ("took-back", first.name), last)


async def test_what_was_told_before_is_not_told_again(world: World) -> None:
    table = await schieber(world, *ALL)
    await world.tables.leave(table.id, DORA.id)
    await world.tables.propose(table.id, BEN.id, END, world.cause)
    assert news(await agree(world, table, ANNA)) == ("left", "Dora")
    after = await agree(world, table, CARLA)
    assert news(after) == ("ended-together", "Ben")
    assert after.news is not None
    assert after.news.because is None
