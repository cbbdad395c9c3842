"""Card points taken in a deal under way: shown, or hidden for members who count themselves (`/settings points`)."""

import re
from typing import Any

from tests.discord.house import House, begun, text_of
from tests.discord.players import on_turn, open_answers, panel_of

POINTS = re.compile(r"\b\d+ points?\b(?! each)")
TARGET = "500 points"


def counted(message: Any) -> list[str]:
    """The points that a message names, without those to which the match is played."""
    return [found for found in POINTS.findall(text_of(message)) if found != TARGET]


async def after_the_first_trick(house: House, people: list[Any]) -> None:
    """Everybody has answered until a trick is finished; then it is drawn."""
    by_id = {one.id: one for one in people}
    while True:
        match = house.table.match
        assert match is not None
        if match.game.scene(match.view(None)).last_trick is not None:
            break
        user = on_turn(house.table)
        assert user is not None
        legal = open_answers(house.table, user)
        text = "take" if "take" in legal else legal[-1]
        command = ("play", "action") if text.startswith("play") else ("bid", "bid")
        await by_id[user].slash(house.channel, command[0], **{command[1]: text})
    await house.wait(5)


async def test_a_member_who_counts_sees_no_running_points_and_others_do(house: House) -> None:
    people = anna, ben = await begun(house, "Anna", "Ben")
    await after_the_first_trick(house, people)
    assert counted(await panel_of(house, anna))
    said = text_of((await anna.slash(house.channel, "settings", points="off")).response)
    assert "hidden: you do the counting" in said
    assert not counted(await panel_of(house, anna))
    assert counted(await panel_of(house, ben))
    await house.wait(5)
    public = house.channel.history()[-1]
    assert counted(public), "Ben wants to see them"
    await ben.slash(house.channel, "settings", points="off")
    await house.wait(5)
    assert not counted(house.channel.history()[-1]), "nobody at the table does"
    await anna.slash(house.channel, "settings", points="on")
    await house.wait(5)
    assert counted(house.channel.history()[-1])


async def test_the_account_of_a_deal_that_is_over_stays(house: House) -> None:
    people = anna, ben = await begun(house, "Anna", "Ben")
    for one in people:
        await one.slash(house.channel, "settings", points="off")
    await after_the_first_trick(house, people)
    by_id = {one.id: one for one in people}
    while (user := on_turn(house.table)) is not None:
        await by_id[user].slash(house.channel, "play", action=open_answers(house.table, user)[-1])
    await house.wait(2)
    match = house.table.match
    assert match is not None
    (account,) = match.game.sheet(match.view(None))
    for one in (anna, ben):
        said = text_of(await panel_of(house, one))
        assert all(str(points) in said for points in account.scored)
