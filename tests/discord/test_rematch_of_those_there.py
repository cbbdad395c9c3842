"""A rematch where somebody was on autopilot at the end, as players see it."""

from dataclasses import replace

from simcord.actors import MemberActor

from bot.tables.lobby import with_holder
from bot.tables.model import Table, TableState, UserId
from tests.discord.house import House, begun, labels, text_of
from tests.discord.test_pause import public
from tests.discord.test_rated import at_the_end


async def over_without(house: House, absent: MemberActor) -> None:
    """The match is over; at its end the autopilot played for this person."""
    over = await at_the_end(house)
    seat = over.seat_of(UserId(absent.id))
    assert seat is not None

    def away(table: Table) -> Table:
        holder = table.holders[seat]
        assert holder is not None
        return with_holder(table, seat, replace(holder, autopilot=True))

    await house.do(house.bot.services.tables._become(over.id, away))
    await house.wait(4)


async def test_who_wants_a_rematch_does_not_wait_for_somebody_on_autopilot(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben", target=300)
    await over_without(house, ben)
    assert (
        "The rematch does not wait for Ben, who is on autopilot. If that is you, press Rematch to join in."
        in text_of(public(house))
    )
    await anna.click(public(house), label="Rematch")
    await house.wait(4)
    assert house.table.state is TableState.LOBBY
    assert "Ben was not here for the rematch, so their seat is free." in text_of(public(house))
    assert "Join" in labels(public(house))
    await ben.click(public(house), label="Join")
    await house.wait(4)
    assert house.table.seat_of(UserId(ben.id)) is not None
    assert "was not here" not in text_of(public(house))
    assert not house.faults


async def test_who_was_on_autopilot_is_there_by_pressing_rematch(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben", target=300)
    await over_without(house, ben)
    said = (await ben.click(public(house), label="Rematch")).response
    await house.wait(4)
    assert "It begins as soon as everybody who is here wants one." in text_of(said)
    assert "does not wait" not in text_of(public(house))
    await anna.click(public(house), label="Rematch")
    await house.wait(4)
    assert (house.table.state, len(house.table.people)) == (TableState.PLAYING, 2)
    assert not house.faults
