"""Vira ends by agreement after a deal: proposed under the question of `/table end`, agreed by all, with a result."""

from bot.tables.model import TableState
from engine.match import EndLine
from engine.turn import Act, DealDue
from tests.discord.house import House, begun, labels, text_of
from tests.discord.vira import finish_deal, next_deal, say, somehow, vira

FINISH = "End after this deal"


async def test_all_agree_and_the_match_ends_with_the_deal_and_counts(house: House) -> None:
    people = anna, ben, carla = await vira(house, "Anna", "Ben", "Carla")
    asked = (await anna.slash(house.channel, "table end")).response
    assert "the pot is shared and the match counts" in text_of(asked)
    told = await anna.click(asked, label=FINISH)
    assert "Not answered yet: " in text_of(told.response)
    await house.wait(4)
    assert "proposes to end the match after this deal and let the result count (1 of 3 agree)" in text_of(
        house.channel.history()[-1]
    )
    for one in (ben, carla):
        await one.click(house.channel.history()[-1], label="Agree")
        await house.wait(4)
    said = "Everybody agrees: the match ends after this deal, and its result counts."
    assert said in text_of(house.channel.history()[-1])
    assert house.table.state is TableState.PLAYING
    await finish_deal(house)
    await house.wait(4)
    assert house.table.state is TableState.FINISHED
    match = house.table.match
    assert match is not None
    assert isinstance(match.log[-1], EndLine)
    assert match.deals == 1
    assert house.table.digest is not None
    assert dict(match.standings.figures)["pot"] == 0
    said = text_of(house.channel.history()[-1])
    assert "1 deal was played." in said
    for one in people:
        text = text_of((await one.slash(house.channel, "stats")).response)
        assert "1" in text
    history = text_of((await anna.slash(house.channel, "history")).response)
    assert "Vira" in history
    await house.restart()
    assert house.table.state is TableState.FINISHED
    assert isinstance(house.table.match.log[-1], EndLine)  # type: ignore[union-attr]


async def test_between_two_deals_it_ends_at_once_and_alone_nobody_else_is_asked(house: House) -> None:
    (anna,) = await vira(house, "Anna")
    await finish_deal_alone(house)
    asked = (await anna.slash(house.channel, "table end")).response
    told = await anna.click(asked, label=FINISH)
    assert "The match is over, and its result counts." in text_of(told.response)
    assert house.table.state is TableState.FINISHED


async def test_who_declines_plays_on(house: House) -> None:
    anna, ben, carla = await vira(house, "Anna", "Ben", "Carla")
    asked = (await anna.slash(house.channel, "table end")).response
    await anna.click(asked, label=FINISH)
    await house.wait(4)
    await ben.click(house.channel.history()[-1], label="Agree")
    await house.wait(4)
    await carla.click(house.channel.history()[-1], label="Decline")
    await house.wait(4)
    assert "wants to play on after this deal" in text_of(house.channel.history()[-1])
    await finish_deal(house)
    assert house.table.state is TableState.PLAYING
    await next_deal(house, anna)
    assert house.table.match is not None
    assert house.table.match.deals == 2


async def test_it_survives_a_restart_while_it_is_agreed(house: House) -> None:
    people = anna, *others = await vira(house, "Anna", "Ben", "Carla")
    asked = (await anna.slash(house.channel, "table end")).response
    await anna.click(asked, label=FINISH)
    await house.wait(4)
    for one in others:
        await one.click(house.channel.history()[-1], label="Agree")
        await house.wait(4)
    await house.restart()
    await finish_deal(house)
    await house.wait(4)
    assert house.table.state is TableState.FINISHED
    assert people


async def test_other_games_do_not_offer_it(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    asked = (await anna.slash(house.channel, "table end")).response
    assert FINISH not in labels(asked)


async def finish_deal_alone(house: House) -> None:
    """To the end of the deal, one person against computers."""
    while True:
        table = house.table
        assert table.match is not None
        if isinstance(table.match.turn, DealDue):
            return
        assert isinstance(table.match.turn, Act)
        holder = table.holders[table.match.turn.seat]
        assert holder is not None
        if holder.person is None:
            await house.wait(2)
        else:
            await say(house, somehow(house, table))
