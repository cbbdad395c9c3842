"""A table's message that somebody deletes comes anew by itself, but not in a loop with whoever deletes each."""

from bot.tables.model import Table
from tests.discord.house import House, begun, labels
from tests.discord.players import on_turn


def shown(house: House) -> list[int]:
    """The messages of the channel that show a table."""
    return [one.id for one in house.channel.history() if one.embeds and {"My hand", "Join"} & {*labels(one)}]


async def delete_it(house: House, *, many: bool = False) -> int:
    """A moderator deletes the table's message; its id."""
    (message,) = shown(house)
    if many:
        house.env.backend.bulk_delete_messages(house.channel.id, [message])
    else:
        house.env.backend.delete_message(house.channel.id, message)
    await house.env.settle()
    return message


async def test_a_deleted_message_comes_anew_without_a_step(house: House) -> None:
    await begun(house, "Anna", "Ben")
    await house.wait(10)
    before: Table = house.table
    gone = await delete_it(house)
    await house.wait(3)
    (message,) = shown(house)
    assert message != gone
    assert house.table is before
    await house.wait(10)
    assert shown(house) == [message]
    assert not house.faults


async def test_a_lobby_that_goes_with_many_messages_at_once_too(house: House) -> None:
    await house.person("Anna").slash(house.channel, "table new")
    await house.wait(10)
    await delete_it(house, many=True)
    await house.wait(3)
    assert len(shown(house)) == 1


async def test_what_is_deleted_each_time_comes_once_a_minute_and_with_the_next_step(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    await house.wait(10)
    await delete_it(house)
    await house.wait(3)
    await delete_it(house)
    await house.wait(5)
    assert not shown(house)
    acting = next(one for one in people if one.id == on_turn(house.table))
    await acting.slash(house.channel, "bid", bid="pass")
    await house.wait(3)
    assert len(shown(house)) == 1
    await house.wait(60)
    await delete_it(house)
    await house.wait(3)
    assert len(shown(house)) == 1
