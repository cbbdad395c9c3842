"""The direct message of who plays from a panel: it only says so, and has nothing to follow."""

import re

from tests.discord.house import House, begun, ids, labels, private_messages, text_of
from tests.discord.players import ByDirectMessage, ByPanel, direct_hand, on_turn, panel_by_button

DIRECT = 15
SUIT = re.compile("[♠♥♦♣]")


async def test_who_plays_from_a_panel_reads_so_in_the_direct_message_until_the_panel_has_lapsed(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", pace="async")
    await anna.slash(house.channel, "table add-computer")
    await anna.slash(house.channel, "table start")
    await house.wait(2)
    panel = await panel_by_button(house, anna)
    direct = anna.user.dm_channel
    (first,) = direct.history()
    await anna.click(panel, custom_id=ids(panel, "do")[0])
    await house.wait(DIRECT)
    said, requests = text_of(direct.last_message), len(house.env.http_requests)
    assert "You play at the table, where you see your hand." in said
    assert labels(direct.last_message) == ["My hand"]
    assert not SUIT.search(said)
    for _ in range(3):
        if on_turn(house.table) is not None:
            await ByPanel(house, anna, private_messages(house, anna)[-1]).act(house.table)
        await house.wait(DIRECT)
    path = f"/channels/{direct.id}/"
    assert not [one for one in house.env.http_requests[requests:] if one.path.startswith(path)], "nothing to follow"
    await house.wait(15 * 60)
    (message,) = direct.history()
    assert message.id == first.id
    assert labels(message) == labels((await anna.slash(house.channel, "hand")).response)


async def test_my_hand_in_the_direct_message_shows_it_there_and_both_follow_until_the_panel_is_used(
    house: House,
) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    for actor in (anna, ben):
        await panel_by_button(house, actor)
    await house.wait(DIRECT)
    acting, waiting = (anna, ben) if on_turn(house.table) == anna.id else (ben, anna)
    assert labels(waiting.user.dm_channel.last_message) == ["My hand"]
    await direct_hand(house, waiting)
    await direct_hand(house, acting)
    for _ in range(2):
        await ByDirectMessage(house, acting).act(house.table)
        await house.wait(DIRECT)
        for actor in (acting, waiting):
            panel = private_messages(house, actor)[-1]
            assert labels(panel) == labels(actor.user.dm_channel.last_message)
        acting, waiting = (anna, ben) if on_turn(house.table) == anna.id else (ben, anna)
    panel = private_messages(house, acting)[-1]
    await acting.click(panel, custom_id=ids(panel, "do")[0])
    await house.wait(DIRECT)
    assert labels(acting.user.dm_channel.last_message) == ["My hand"]
    assert labels(waiting.user.dm_channel.last_message) != ["My hand"]
