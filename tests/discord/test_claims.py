"""*Take the rest*: in the hand of the player on lead alone, where all remaining tricks are theirs for sure."""

from typing import Any

from bot.tables.automatic import claim
from bot.tables.model import TableState, UserId
from engine.turn import Act
from tests.discord.house import House, begun, first, ids, labels, private_messages, raw_click, text_of
from tests.discord.players import on_turn, open_answers, panel_by_button

CLAIM = "Take the rest"


async def claimable(house: House) -> tuple[Any, Any]:
    """A match in which the first of the two players may claim the rest."""
    people = await begun(house, "Anna", "Ben")
    tables = house.bot.services.tables
    while True:
        table = house.table
        turn = table.match.turn
        if house.table.state is TableState.FINISHED:
            for person in people:
                await house.do(tables.rematch(table.id, UserId(person.id), len(table.match.log)))
        elif not isinstance(turn, Act):
            await house.do(tables.next_deal(table.id, UserId(people[0].id), len(table.match.log)))
        elif claim(table, turn.seat):
            people.sort(key=lambda one: one.id != on_turn(table))
            await house.wait(4)
            await people[1].slash(house.channel, "settings", steps="on")
            return people[0], people[1]
        else:
            action = house.chance.choice(open_answers(table, on_turn(table)))
            user = UserId(on_turn(table))
            await house.do(tables.act(table.id, user, action, revision=None, cause=len(table.match.log)))


async def test_a_press_takes_all_remaining_tricks_and_the_table_says_so(house: House) -> None:
    sure, other = await claimable(house)
    theirs = await panel_by_button(house, other)
    panel = await panel_by_button(house, sure)
    assert CLAIM in labels(panel)
    assert CLAIM not in labels(theirs)
    left = house.table.match.view(house.table.seat_of(UserId(sure.id))).hand.bit_count()
    lines = len(house.table.match.log)
    await sure.click(panel, custom_id=first(ids(panel, "claim")))
    assert len(house.table.match.log) == lines + 2 * left
    await house.wait(4)
    name = next(person.name for person in house.table.people if person.id == sure.id)
    shown = "\n".join(text_of(message) for message in house.channel.history()[-2:])
    assert f"{name} takes the rest: every remaining trick was certain." in shown
    assert CLAIM not in labels(panel)
    told = "\n".join(text_of(message) for message in private_messages(house, other))
    assert f"{name} takes the rest" in told, "announced to who reads the steps"
    assert not house.faults


async def test_a_forged_press_claims_nothing(house: House) -> None:
    sure, other = await claimable(house)
    table, panel = house.table, await panel_by_button(house, other)
    own = first(ids(await panel_by_button(house, sure), "claim"))
    await raw_click(house, other, panel, own)
    seat = table.seat_of(UserId(other.id))
    forged = f"s1:{table.id}:{seat}:{table.revision_of(seat)}:claim"
    answer = await raw_click(house, other, panel, forged)
    assert "not certain" in text_of(answer.response) if answer.response else True
    assert house.table.match is table.match


async def test_who_claims_too_late_reads_that_the_table_has_moved_on(house: House) -> None:
    sure, _ = await claimable(house)
    panel = await panel_by_button(house, sure)
    button, lines = first(ids(panel, "claim")), len(house.table.match.log)
    await house.wait(240)
    assert len(house.table.match.log) > lines, "the clock was faster"
    after = house.table.match
    await raw_click(house, sure, panel, button)
    assert house.table.match is after
    assert "The table has moved on in the meantime" in "\n".join(text_of(it) for it in private_messages(house, sure))


async def test_who_does_not_want_to_claim_is_offered_nothing(house: House) -> None:
    sure, _ = await claimable(house)
    assert CLAIM in labels(await panel_by_button(house, sure))
    told = (await sure.slash(house.channel, "settings", claim="off")).response
    assert "Taking the rest: **off" in text_of(told)
    await house.wait(4)
    assert CLAIM not in labels(await panel_by_button(house, sure))
    await sure.slash(house.channel, "settings", claim="on")
    await house.wait(4)
    assert CLAIM in labels(await panel_by_button(house, sure))
