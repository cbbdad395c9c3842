"""The direct message of who plays from a panel: it only says so, and has nothing to follow."""

import asyncio
import re
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.discord.context import EphemeralMessage
from tests.discord.house import House, begun, controls, ids, labels, private_messages, surely, text_of
from tests.discord.players import ByDirectMessage, ByPanel, BySlash, direct_hand, on_turn, panel_by_button, play_match

DIRECT = 15
OLD = 50 * 60
SAID = "You are playing from the table"
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
    assert SAID in said
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
    assert labels(waiting.user.dm_channel.last_message) != ["My hand"], "the panel has only been opened"
    await acting.click(private_messages(house, acting)[-1], label="Pass")
    await house.wait(DIRECT)
    assert labels(acting.user.dm_channel.last_message) == ["My hand"]
    acting, waiting = waiting, acting
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


async def plays_from_panel(house: House, actor: MemberActor) -> None:
    """Press on a panel, in a match that has begun: the answer to *My hand*, which shows the hand again."""
    panel = await panel_by_button(house, actor)
    await actor.click(panel, custom_id=ids(panel, "do")[0])
    await house.wait(DIRECT)
    assert SAID in text_of(actor.user.dm_channel.last_message)


async def test_who_was_given_a_panel_at_the_start_and_never_used_it_keeps_the_direct_message(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    for _ in range(2):
        acting = anna if on_turn(house.table) == anna.id else ben
        await ByDirectMessage(house, acting).act(house.table)
        await house.wait(DIRECT)
        assert SAID not in text_of(anna.user.dm_channel.last_message)


@pytest.mark.parametrize("way", ["ended", "finished"])
async def test_after_the_match_it_tells_the_end(house: House, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    (anna,) = await begun(house, "Anna")
    await plays_from_panel(house, anna)
    edit = EphemeralMessage.edit

    async def slow(self: EphemeralMessage, clock: Any, page: Any, *, picture: bool = False) -> None:
        for _ in range(50):
            await asyncio.sleep(0)
        await edit(self, clock, page, picture=picture)

    # While the panel's last edit is on its way, the panel is still known.
    monkeypatch.setattr(EphemeralMessage, "edit", slow)
    if way == "ended":
        await surely(anna, house.channel, "table end")
    else:
        await play_match(house, house.table.id, ByPanel(house, anna, private_messages(house, anna)[-1]))
    await house.wait(DIRECT)
    said = text_of(anna.user.dm_channel.last_message)
    assert SAID not in said
    assert ("closed" if way == "ended" else "The match is over") in said


async def test_a_turn_that_comes_when_the_panel_has_lapsed_notifies_even_of_an_old_message(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new", pace="async")
    await ben.slash(house.channel, "table join")
    await anna.slash(house.channel, "table start")
    await house.wait(2)
    acting, waiting = (anna, ben) if on_turn(house.table) == anna.id else (ben, anna)
    await plays_from_panel(house, acting)
    first = acting.user.dm_channel.last_message.id
    while on_turn(house.table) == acting.id:
        await ByPanel(house, acting, private_messages(house, acting)[-1]).act(house.table)
    await house.wait(OLD)
    # They use a panel once more, and do not look at it when their turn comes.
    await acting.click(private_messages(house, acting)[-1], label="My hand")
    while on_turn(house.table) == waiting.id:
        await BySlash(house, waiting).act(house.table)
    await house.wait(30 * 60)
    last = acting.user.dm_channel.last_message
    assert last.id != first
    assert labels(last) == labels((await acting.slash(house.channel, "hand")).response)


async def test_after_a_restart_who_picks_reads_the_hand_where_the_panel_has_lapsed_meanwhile(house: House) -> None:
    people = [house.person(name) for name in ("Anna", "Ben", "Chie", "Dora")]
    await people[0].slash(house.channel, "table new", game="barbu", pace="async")
    for actor in people[1:]:
        await actor.slash(house.channel, "table join")
    await people[0].slash(house.channel, "table start")
    await house.wait(2)
    by_id = {actor.id: actor for actor in people}
    await by_id[on_turn(house.table) or 0].slash(house.channel, "bid", bid="declare NT")
    await house.wait(DIRECT)
    picking = by_id[on_turn(house.table) or 0]
    panel = await panel_by_button(house, picking)
    await picking.click(panel, custom_id=ids(panel, "details")[0])
    await picking.select(panel, [controls(panel)[0]["options"][0]["value"]], custom_id=ids(panel, "pick")[0])
    await house.wait(DIRECT)
    assert SAID in text_of(picking.user.dm_channel.last_message)
    await house.bot.close()
    await house.wait(20 * 60)
    await house.env.restart_bot(house.make_bot())
    await house.wait(DIRECT)
    assert SAID not in text_of(picking.user.dm_channel.last_message)
    assert ids(picking.user.dm_channel.last_message, "pick")
