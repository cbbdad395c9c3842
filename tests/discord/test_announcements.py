"""Steps that are announced: to those who asked, in order, privately, and not too many at once."""

import asyncio
import itertools
import json
from collections.abc import Iterator
from typing import Any

import aiohttp
import pytest
from simcord.actors import MemberActor

from bot.discord.budget import LIMIT, Rank
from bot.discord.messages.announcements import EVERY, KEPT, Announcements
from bot.discord.pages.widgets import CONTENT
from bot.tables.model import Change, UserId
from bot.text.i18n import Voice
from bot.text.render import announcement
from engine.cards import Seat
from engine.match import Match
from engine.turn import Act
from tests.discord.house import (
    WORDS,
    House,
    begun,
    called,
    controls,
    end_together,
    ids,
    private_messages,
    surely,
    text_of,
)
from tests.discord.players import ByDirectMessage, ByPanel, BySlash, on_turn, open_answers

TURN = "Your turn."
STEPS = "What happens at the table: **"
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
    told = [message.split("\n") for message in posted(house, anna)]
    assert not [line for message in told for line in message[:-1] if TURN in line], "a turn that was answered"
    assert any(TURN in message[-1] for message in told)
    missing = [
        (line, whole)
        for line, whole in zip((line for message in told for line in message), expected(house, 0), strict=True)
        if line not in (whole, whole.removesuffix(f" {TURN}"))
    ]
    assert not missing
    assert len(posted(house, anna)) - before <= (house.env.now() - begun_at) / EVERY + 1


async def test_two_deals_that_pass_before_the_first_message_are_told_whole(house: House) -> None:
    anna, *_ = await seated(house, "Anna", "Ben", "Carla", "Dora", game="schieber")
    tables, before, causes = house.bot.services.tables, len(posted(house, anna)), itertools.count(1)
    lines = len(expected(house, 0))

    async def play_two_deals() -> None:
        for _ in range(2):
            while on_turn(house.table) is not None:
                await first_answer(house)
            await tables.next_deal(house.table.id, UserId(anna.id), next(causes))

    await house.do(play_two_deals())
    await house.wait(30)
    messages, steps = posted(house, anna)[before:], expected(house, 0)[lines:]
    told = [line for message in messages for line in message.split("\n")]
    assert [line.removesuffix(f" {TURN}") for line in told] == [line.removesuffix(f" {TURN}") for line in steps]
    assert sum(len(line) + 1 for line in told) > CONTENT
    assert all(len(message) <= CONTENT for message in messages)
    assert not [message for message in messages[1:-1] if TURN in message], "a turn that was answered"


async def without_panels(house: House) -> tuple[MemberActor, MemberActor]:
    """Anna and Ben; their panels have expired, and it is Ben's turn."""
    anna, ben = await seated(house, "Anna", "Ben", pace="async")
    while on_turn(house.table) != ben.id:
        await ByDirectMessage(house, anna).act(house.table)
    await house.wait(16 * 60)
    return anna, ben


async def test_a_message_that_did_not_arrive_is_sent_again(house: House) -> None:
    anna, ben = await without_panels(house)
    before, lines, path = kept(house, anna), expected(house, 0), f"/channels/{anna.user.dm_channel.id}/messages"
    house.env.inject_error("POST", path, status=503, times=3)
    await ByDirectMessage(house, ben).act(house.table)
    await house.wait(2)
    assert tries(house, path) > 1
    assert kept(house, anna) == before
    await house.wait(12)
    told = "\n".join(kept(house, anna)[len(before) :]).split("\n")
    assert told == expected(house, 0)[len(lines) :]


async def test_a_message_whose_confirmation_is_lost_is_told_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord keeps one message of those that are posted with the same nonce within minutes."""
    anna, _ = await without_panels(house)
    request, lost, path = house.bot.http.request, [0], f"/channels/{anna.user.dm_channel.id}/messages"

    async def cut(route: Any, **rest: Any) -> Any:
        answer = await request(route, **rest)
        if route.method == "POST" and route.url.endswith(path) and lost[0] < 3:
            lost[0] += 1
            raise aiohttp.ServerDisconnectedError
        return answer

    monkeypatch.setattr(house.bot.http, "request", cut)
    first, lines = len(house.env.http_requests), expected(house, 0)
    for _ in range(4):
        await house.do(first_answer(house))
        await house.wait(1)
    await house.wait(20)
    assert lost == [3]
    sent = [one.json for one in house.env.http_requests[first:] if one.method == "POST" and one.path == path]
    told = {one["nonce"]: one["content"] for one in sent if not one.get("embeds")}
    assert "\n".join(told.values()).split("\n") == expected(house, 0)[len(lines) :]


async def test_hands_on_turn_go_before_announcements(house: House) -> None:
    anna, ben = await without_panels(house)
    delivery = announcements_of(house)._delivery
    crowd: list[asyncio.Task[None]] = []

    async def come() -> None:
        crowd.extend(asyncio.create_task(delivery.room(Rank.TABLE)) for _ in range(4 * LIMIT))

    async def play() -> None:
        while on_turn(house.table) == ben.id:
            await first_answer(house)

    first = len(house.env.http_requests)
    await house.do(come())
    await house.do(play())
    for later in (0.5, 1.5):
        await house.wait(later)
        await house.do(come())
    await house.wait(30)
    await asyncio.gather(*crowd)
    path = f"/channels/{anna.user.dm_channel.id}/messages"
    sent = [one for one in house.env.http_requests[first:] if one.path.startswith(path)]
    assert [one.method for one in sent][:2] == ["PATCH", "POST"]


async def first_answer(house: House) -> None:
    """The player on turn gives the first answer that is allowed."""
    user = on_turn(house.table)
    assert user is not None
    text, cause = open_answers(house.table, user)[0], len(house.env.http_requests)
    await house.bot.services.tables.act(house.table.id, UserId(user), text, revision=None, cause=cause)


async def test_nothing_is_remembered_of_a_table_that_is_over(house: House) -> None:
    """Not even where a step is told after the end, since the settings of its readers took long to read."""
    anna, ben = await seated(house, "Anna", "Ben")
    changes: list[Change] = []
    announcements = announcements_of(house)
    on_change = announcements.on_change
    announcements.on_change = changes.append  # type: ignore[assignment, method-assign] # tells it later
    players = {one.id: BySlash(house, one) for one in (anna, ben)}
    user = on_turn(house.table)
    assert user is not None
    await players[user].act(house.table)
    await end_together(house, anna, ben)
    assert announcements._news

    async def tell() -> None:
        for change in changes:
            on_change(change)

    await house.do(tell())
    await house.wait(5)
    assert not announcements._news


def announcements_of(house: House) -> Announcements:
    """The part of the bot that announces steps."""
    (announcements,) = [one for one in house.bot._change_listeners if isinstance(one, Announcements)]
    return announcements


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


async def test_who_leaves_between_two_deals_is_read_in_the_next_one_and_announced_once(house: House) -> None:
    anna, ben, carla = (house.person(name) for name in ("Anna", "Ben", "Carla"))
    await ben.slash(house.channel, "table new", game="schieber")
    tables, id, causes = house.bot.services.tables, house.table.id, itertools.count(1)
    await house.do(tables.set_options(id, UserId(ben.id), wants_rated=False))
    await anna.slash(house.channel, "table join")
    await house.do(tables.begin(id, UserId(ben.id), next(causes), fill=True))
    await carla.slash(house.channel, "table join")
    await by_first_answers(house, causes)
    await anna.slash(house.channel, "settings", steps="on")
    await house.do(tables.leave(id, UserId(ben.id)))
    await house.wait(5)
    await house.do(tables.next_deal(id, UserId(anna.id), next(causes)))
    await house.wait(5)
    shown = text_of(house.channel.history()[-1])
    assert "Ben has left the table. Anna is now the host. Carla has taken the computer’s seat." in shown
    told = "\n".join(posted(house, anna))
    assert (told.count("Ben has left the table"), told.count("Carla has taken")) == (1, 1)


async def by_first_answers(house: House, causes: Iterator[int]) -> None:
    """The persons give the first answer there is, by the table's own service, until the deal is over."""
    while (match := house.table.match) is not None and isinstance(match.turn, Act):
        if (user := on_turn(house.table)) is None:
            await house.wait(2)
        else:
            answer = open_answers(house.table, user)[0]
            work = house.bot.services.tables.act(
                house.table.id, UserId(user), answer, revision=None, cause=next(causes)
            )
            await house.do(work)
