"""Steps that are announced: to those who asked, in order, privately, and not too many at once."""

import json
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.discord.messages.announcements import EVERY, KEPT
from bot.text.i18n import Voice
from bot.text.render import announcement
from engine.cards import Seat
from engine.match import Match
from tests.discord.house import WORDS, House, begun, called, controls, ids, private_messages, surely, text_of
from tests.discord.players import ByDirectMessage, ByPanel, BySlash, on_turn

STEPS = "Steps of a match: **"
SIGNS = frozenset("♠♥♦♣")


async def seated(house: House, *names: str, **options: Any) -> list[MemberActor]:
    """People and computers whose match has begun; steps are announced to the first person."""
    people = [house.person(name) for name in names]
    await people[0].slash(house.channel, "settings", steps="on")
    await people[0].slash(house.channel, "table new", **options)
    for one in people[1:]:
        await one.slash(house.channel, "table join")
    if house.table.match is None:
        await people[0].slash(house.channel, "table start")
    await house.wait(3)
    return people


async def play_deal(house: House, *players: Any, wait: float = 3) -> None:
    """Play to the end of the deal; after each answer time passes."""
    by_user = {player.actor.id: player for player in players}
    for _ in range(400):
        if (user := on_turn(house.table)) is None:
            return
        await by_user[user].act(house.table)
        await house.wait(wait)
    pytest.fail("the deal does not end")


def expected(house: House, seat: int) -> list[str]:
    """The lines for this seat, worked out from the log."""
    match, lines = house.table.match, list[str]()
    assert match is not None
    before = Match.start(
        match.game, seats=match.header.seats, dealer=match.header.dealer, options=dict(match.header.options)
    )
    for number, line in enumerate(match.log):
        now, step = before.follow(line)
        lines.append(
            announcement(before if number else None, now, step.events, Seat(seat), called(house), Voice(WORDS))
        )
        before = now
    return [line for line in lines if line]


def posted(house: House, actor: MemberActor) -> list[str]:
    """All that was ever sent beside the panel or in the direct messages of this person, apart from hands."""
    direct = actor.user.dm_channel.id if actor.user.dm_channel else 0
    sent = [one for one in house.env.http_requests if one.method == "POST" and one.json and one.json.get("content")]
    own = {one.token for one in house.env.backend.interactions.values() if one.user_id == actor.id}
    return [
        one.json["content"]
        for one in sent
        if not one.json.get("embeds")
        and (one.path == f"/channels/{direct}/messages" or one.path.removeprefix("/").split("/")[2] in own)
    ]


def kept(house: House, actor: MemberActor) -> list[str]:
    """The announcements that this person sees now, in the channel and in the direct messages."""
    here = private_messages(house, actor)
    direct = actor.user.dm_channel.history() if actor.user.dm_channel else []
    return [one.content for one in (*here, *direct) if one.content and not one.embeds]


async def test_the_setting_is_off_at_first_and_shown(house: House) -> None:
    anna = house.person("Anna")
    assert f"{STEPS}not announced**" in text_of((await anna.slash(house.channel, "settings")).response)
    shown = text_of((await anna.slash(house.channel, "settings", steps="on")).response)
    assert f"{STEPS}announced one by one, in words; your hand is in words, too**" in shown
    shown = text_of((await anna.slash(house.channel, "settings", hand="here")).response)
    assert f"{STEPS}announced one by one, in words; your hand is in words, too**" in shown, (
        "another setting leaves it alone"
    )
    shown = text_of((await anna.slash(house.channel, "settings", steps="off")).response)
    assert f"{STEPS}not announced**" in shown


async def test_the_hand_is_in_words_for_who_asked(house: House) -> None:
    anna, ben = await seated(house, "Anna", "Ben")
    hands = {one.name: one.user.dm_channel.last_message for one in (anna, ben)}
    assert not SIGNS & set(text_of(hands["Anna"]))
    assert "### Hand (6 cards)\n- " in text_of(hands["Anna"])
    assert SIGNS & set(text_of(hands["Ben"]))
    panel = (await anna.click(house.channel.history()[-1], label="My hand")).response
    assert not SIGNS & set(text_of(panel))
    while not (labels := playable(panel)):
        await (BySlash(house, ben) if on_turn(house.table) == ben.id else ByPanel(house, anna, panel)).act(house.table)
        await house.wait(3)
        panel = ByPanel(house, anna, panel).look()
    assert all(" of " in label for label in labels)


def playable(panel: Any) -> list[str]:
    """The labels of the cards that can be played."""
    return [
        one["label"]
        for one in controls(panel)
        if one.get("custom_id", "") in ids(panel, "do") and ":do=play " in one["custom_id"]
    ]


async def test_nobody_is_told_who_did_not_ask(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await play_deal(house, ByDirectMessage(house, anna), ByDirectMessage(house, ben), wait=1)
    assert not posted(house, anna)
    assert not posted(house, ben)


async def test_a_deal_is_told_in_order_each_step_once_by_direct_message(house: House) -> None:
    anna, ben = await seated(house, "Anna", "Ben")
    await play_deal(house, BySlash(house, anna), BySlash(house, ben))
    lines = expected(house, 0)
    assert len(lines) > 15
    assert [line for message in posted(house, anna) for line in message.split("\n")] == lines
    assert not kept(house, ben)
    assert len(kept(house, anna)) == KEPT


async def test_computers_are_told_of_beside_the_panel(house: House) -> None:
    (anna,) = await seated(house, "Anna", game="schieber", opponents="computer")
    await play_deal(house, ByPanel(house, anna))
    lines = expected(house, 0)
    beside = [one.content for one in private_messages(house, anna) if one.content and not one.embeds]
    assert len(beside) == KEPT
    told = "\n".join(beside).split("\n")
    assert told == lines[-len(told) :]
    assert "Cards: " in lines[-1]
    assert len(kept(house, anna)) <= 2 * KEPT


async def test_when_the_token_of_the_panel_has_expired_they_come_by_direct_message(house: House) -> None:
    anna, ben = await seated(house, "Anna", "Ben", pace="async")
    await anna.click(house.channel.history()[-1], label="My hand")
    while on_turn(house.table) != ben.id:
        await ByPanel(house, anna).act(house.table)
    await house.wait(16 * 60)
    here, before = len(private_messages(house, anna)), expected(house, 0)
    await BySlash(house, ben).act(house.table)
    await house.wait(3)
    assert len(private_messages(house, anna)) == here
    assert [one.content for one in anna.user.dm_channel.history()][-1] == expected(house, 0)[len(before)]


async def test_steps_that_follow_quickly_share_a_message(house: House) -> None:
    (anna,) = await seated(house, "Anna", game="barbu", opponents="computer")
    player, lines, begun_at, before = ByPanel(house, anna), 0, house.env.now(), len(posted(house, anna))
    while len(expected(house, 0)) < 30:
        await player.act(house.table)
        await house.wait(1)
        lines = max(lines, *(message.count("\n") + 1 for message in kept(house, anna)))
        assert len(kept(house, anna)) <= KEPT
    await house.wait(3)
    assert lines > 1
    assert "\n".join(posted(house, anna)).split("\n") == expected(house, 0)
    assert len(posted(house, anna)) - before <= (house.env.now() - begun_at) / EVERY + 1


async def test_a_message_that_did_not_arrive_is_sent_with_the_next_steps(house: House) -> None:
    anna, ben = await seated(house, "Anna", "Ben")
    players = {one.id: BySlash(house, one) for one in (anna, ben)}
    while on_turn(house.table) != ben.id:
        await players[anna.id].act(house.table)
    before = kept(house, anna)
    house.env.inject_error("POST", f"/channels/{anna.user.dm_channel.id}/messages", status=503, times=3)
    await players[ben.id].act(house.table)
    assert kept(house, anna) == before
    await house.wait(12)
    assert "\n".join(kept(house, anna)).split("\n") == expected(house, 0)


async def test_closed_direct_messages_end_the_announcements_and_are_reported_once(house: House) -> None:
    anna, ben = await seated(house, "Anna", "Ben", pace="async")
    players = {anna.id: BySlash(house, anna), ben.id: BySlash(house, ben)}
    while on_turn(house.table) != ben.id:
        await players[anna.id].act(house.table)
    await house.wait(16 * 60)
    path = f"/channels/{anna.user.dm_channel.id}/messages"
    before = tries(house, path)
    house.env.inject_error("POST", path, status=403, code=50007, times=1)
    await players[ben.id].act(house.table)
    await house.wait(3)
    assert tries(house, path) == before + 1
    while on_turn(house.table) == ben.id:
        await players[ben.id].act(house.table)
        await house.wait(3)
    assert tries(house, path) == before + 1
    await anna.slash(house.channel, "hand")
    told = [one for one in house.env.http_requests if "I cannot send you direct messages" in json.dumps(one.json)]
    assert len(told) == 1


def tries(house: House, path: str) -> int:
    """How often a message was sent there."""
    return sum(one.path == path and one.method == "POST" for one in house.env.http_requests)


async def test_who_has_left_is_told_nothing_more(house: House) -> None:
    anna, ben = await seated(house, "Anna", "Ben")
    await surely(anna, house.channel, "table leave")
    await house.wait(3)
    before = len(posted(house, anna))
    await play_deal(house, BySlash(house, ben))
    assert len(posted(house, anna)) == before
