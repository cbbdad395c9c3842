"""How the first dealer was drawn: the table's message tells it in the first deal of a table's first match."""

from bot.tables.model import TableState, UserId
from engine.fairness import first_draw
from tests.discord.house import House, begun, text_of
from tests.discord.players import on_turn, open_answers


async def test_the_table_tells_what_each_has_drawn_until_the_second_deal(house: House) -> None:
    people = await begun(house, "Anna", "Ben", target=300)
    match = house.table.match
    assert match is not None
    draw = first_draw(match)
    assert draw is not None
    assert draw.dealer == match.header.dealer
    names = ("Anna", "Ben")
    said = text_of(house.channel.history()[-1])
    assert f"The lower card deals: {names[draw.dealer]}." in said
    assert "Cards drawn for the first deal: Anna (" in said
    by_id = {one.id: one for one in people}
    tables = house.bot.services.tables
    while house.table.state is TableState.PLAYING:
        match = house.table.match
        assert match is not None
        if match.deals > 1:
            break
        user = on_turn(house.table)
        if user is None:
            await house.do(tables.next_deal(house.table.id, UserId(people[0].id), len(match.log)))
            continue
        legal = open_answers(house.table, user)
        command = ("play", "action") if legal[-1].startswith("play") else ("bid", "bid")
        await by_id[user].slash(house.channel, command[0], **{command[1]: legal[-1]})
    await house.wait(5)
    assert "The lower card deals" not in text_of(house.channel.history()[-1])


async def test_in_other_games_the_lot_decides(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", game="schieber")
    for _ in range(3):
        await anna.slash(house.channel, "table add-computer")
    await anna.slash(house.channel, "table start")
    await house.wait(1)
    assert "deals first, drawn by lot." in text_of(house.channel.history()[-1])
