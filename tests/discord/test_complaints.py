"""What people complain about in bots of this kind, each as they meet it in Discord: see docs/reliability.md."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.tables.model import Pace, UserId
from bot.tables.timing import automatic_answer
from sandbox.world import permissions as bits
from tests.discord.connection import Connected, buttons, first_channel, panel_of
from tests.discord.house import WORDS, House, begun, controls, ids, labels, private_messages, text_of, untimed
from tests.discord.players import ByPanel, direct_hand, on_turn, panel_by_button
from tests.discord.secrecy import cards_in

CLOSED = 50007
"""Discord's answer to a message for somebody who takes no direct messages: the conversation itself can be opened."""


def by_turn(house: House, people: list[Any]) -> list[Any]:
    """The player on turn, then the other."""
    return sorted(people, key=lambda person: person.id != on_turn(house.table))


def public_edits(house: House, since: int) -> list[Any]:
    """The edits of the channel's messages among the requests from this one on."""
    path = f"/channels/{house.channel.id}/messages/"
    return [sent for sent in house.env.http_requests[since:] if sent.method == "PATCH" and sent.path.startswith(path)]


def calls_sent(house: House, actor: Any) -> int:
    """How many messages mentioned somebody, deleted ones too."""
    posts = [sent for sent in house.env.http_requests if sent.method == "POST" and isinstance(sent.json, dict)]
    return sum((sent.json.get("allowed_mentions") or {}).get("users") == [actor.id] for sent in posts)


# --------------------------------------------------------------------------------------------- 1: stuck, without a word


async def test_everybody_sees_when_a_turn_ends_and_whoever_is_late_is_called_before_the_computer_moves(
    house: House,
) -> None:
    late, other = by_turn(house, await begun(house, "Anna", "Ben"))
    panels = [await panel_by_button(house, person) for person in (other, late)]
    await house.wait(3)
    before, since = house.table, len(house.env.http_requests)
    assert before.deadline is not None
    ends = f"<t:{int(before.deadline.timestamp())}:R>"
    for shown in (house.channel.history()[-1], *panels):
        assert ends in text_of(shown)
    await house.wait((before.deadline - house.clock.now()).total_seconds() - 1)
    assert calls_sent(house, late) == 1
    assert house.table.revision == before.revision
    assert not public_edits(house, since), "readers' clients count down"
    await house.wait(2)
    assert house.table.revision > before.revision


# ------------------------------------------------------------------------------------------- 2: gone after a restart


async def test_after_a_restart_everybody_holds_the_same_cards_and_the_deal_goes_on(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    players = {person.id: ByPanel(house, person) for person in people}
    while (match := house.table.match) is not None and match.game.kernel(match.state) is None:
        await players[on_turn(house.table) or 0].act(house.table)
    await players[on_turn(house.table) or 0].act(house.table)
    await house.wait(2)
    before = [untimed(await panel_by_button(house, person)) for person in people], house.table.match
    await house.restart()
    assert ([untimed(await panel_by_button(house, person)) for person in people], house.table.match) == before
    players = {person.id: ByPanel(house, person) for person in people}
    while (user := on_turn(house.table)) is not None:
        await players[user].act(house.table)
    assert house.table.match is not None
    assert house.table.match.deals == 1


# ------------------------------------------------------------------------------------------- 4: closed direct messages


async def test_closed_direct_messages_of_one_player_stop_nobody(house: House) -> None:
    """As Discord does it: the conversation opens, and each message to it is refused."""
    anna, ben = house.person("Anna"), house.person("Ben")
    path = f"/channels/{anna.user.dm_channel.id}/messages"
    house.env.inject_error("POST", path, status=403, code=CLOSED, message="no", times=None)
    await anna.slash(house.channel, "table new", pace="relaxed")
    await ben.slash(house.channel, "table join")
    await anna.slash(house.channel, "table start")
    await house.wait(3)
    assert cards_in(text_of(ben.user.dm_channel.last_message)), "the other's hand has come"
    assert sum("direct messages" in text_of(one) for one in private_messages(house, anna)) == 1
    players = {person.id: ByPanel(house, person) for person in (anna, ben)}
    while (user := on_turn(house.table)) is not None:
        await players[user].act(house.table)
    await players[anna.id].go_on(house.table)
    await house.wait(3)
    assert house.table.match is not None
    assert house.table.match.deals == 2
    tries = [sent for sent in house.env.http_requests if sent.method == "POST" and sent.path == path]
    assert len(tries) == 1, "what was refused once is not tried with each deal"


# ------------------------------------------------------------------------------------------------ 5: where is my hand?


async def test_my_hand_is_on_the_tables_message_at_every_moment_of_a_deal_and_after_it(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    players = {person.id: ByPanel(house, person) for person in people}
    moments = 0
    while (user := on_turn(house.table)) is not None:
        assert "My hand" in labels(house.channel.history()[-1])
        await players[user].act(house.table)
        await house.wait(2)
        moments += 1
    assert moments > 12
    assert "My hand" in labels(house.channel.history()[-1]), "between two deals"
    for person in people:
        await person.slash(house.channel, "table pause")
    await house.wait(2)
    assert "My hand" in labels(house.channel.history()[-1]), "in a pause"


# -------------------------------------------------------------------------------------- 6: which game is this hand of?


async def test_hands_of_two_games_in_direct_messages_are_told_apart_and_each_plays_at_its_own_table(
    house: House,
) -> None:
    anna = house.person("Anna")
    tables = {}
    for game in ("klaberjass", "schieber"):
        await anna.slash(house.channel, "table new", game=game, opponents="computer")
        await house.wait(3)
        tables[game] = house.tables[-1].id
    hands = {hand.embeds[0].title: hand for hand in anna.user.dm_channel.history()}
    assert list(hands) == [f"Your hand: {name} (Card Club)" for name in ("Klaberjass", "Schieber Jass")]
    for (game, table), hand in zip(tables.items(), hands.values(), strict=True):
        assert {item["custom_id"].split(":")[1] for item in controls(hand) if "custom_id" in item} == {table}
        other = next(id for key, id in tables.items() if key != game)
        before = house.now(table).revision, house.now(other).revision
        if on_turn(house.now(table)) == anna.id:
            await anna.user.click(hand, custom_id=ids(hand, "do")[0])
            assert house.now(table).revision > before[0]
        assert house.now(other).revision == before[1]


# ---------------------------------------------------------------------------------------------------- 7: too many calls


@pytest.mark.parametrize("pace", [Pace.LIVE, Pace.ASYNC])
async def test_whoever_never_comes_is_called_twice_and_then_no_more(house: House, pace: Pace) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new", pace=str(pace))
    await ben.slash(house.channel, "table join")
    await anna.slash(house.channel, "table start")
    await house.wait(2)
    gone, stays = by_turn(house, [anna, ben])
    seat = house.table.seat_of(UserId(gone.id))
    assert seat is not None
    while not (holder := house.table.holders[seat]) or not holder.autopilot:
        if on_turn(house.table) == stays.id and automatic_answer(house.table) is None:
            await ByPanel(house, stays).act(house.table)
            continue
        assert house.table.deadline is not None
        await house.wait((house.table.deadline - house.clock.now()).total_seconds() + 2)
    assert calls_sent(house, gone) == 2
    for _ in range(36):
        if on_turn(house.table) == stays.id and automatic_answer(house.table) is None:
            await ByPanel(house, stays).act(house.table)
        await house.wait(20)  # less than a turn: they are there
    assert calls_sent(house, gone) == 2


# ------------------------------------------------------------------------------------------------ 10: an empty message


async def test_where_embeds_are_forbidden_during_a_match_the_table_is_shown_as_text(connected: Connected) -> None:
    """Discord drops them in silence, and only the buttons would be left."""
    box = connected.box
    channel = first_channel(box)
    panel = await panel_of(box, "Anna")
    taken = bits.CREATE_PUBLIC_THREADS | bits.EMBED_LINKS
    await box.set_permissions(channel, "bot", deny=taken)
    await box.click("Anna", panel["id"], buttons(panel, "do")[0])

    def shown() -> Any:
        (table,) = [one for one in box.visible_messages("Ben", channel) if buttons(one, "score")]
        return table

    await box.until(lambda: "Deal 1" in shown()["content"])
    assert not shown()["embeds"]
    before = shown()["id"]
    await box.slash("Anna", channel, "table show")
    await box.until(lambda: shown()["id"] != before)
    assert "Deal 1" in shown()["content"], "a new message too"
    await box.set_permissions(channel, "bot", deny=bits.CREATE_PUBLIC_THREADS)
    before = shown()["id"]
    await box.slash("Anna", channel, "table show")
    await box.until(lambda: shown()["id"] != before)
    assert (shown()["content"], len(shown()["embeds"])) == ("", 1), "as ever, once they are allowed again"


# ----------------------------------------------------------------------------------------------------------- 11: slow


async def test_what_happens_within_a_second_is_one_edit_of_the_tables_message(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    players = {person.id: ByPanel(house, person) for person in people}
    for person in people:
        players[person.id].panel = await panel_by_button(house, person)
    await house.wait(5)
    began, since, revision = house.clock.now(), len(house.env.http_requests), house.table.revision
    for _ in range(4):
        await players[on_turn(house.table) or 0].act(house.table)
    assert house.clock.now() - began < timedelta(seconds=1)
    assert house.table.revision >= revision + 4
    assert len(public_edits(house, since)) <= 1
    await house.wait(4)
    assert 1 <= len(public_edits(house, since)) <= 2, "the first step, and the state in which it has come to rest"


# ---------------------------------------------------------------------------------------------- 12: two people at once


async def test_of_two_people_who_take_the_last_seat_at_once_one_sits_and_the_other_is_told(
    connected: Connected,
) -> None:
    box = connected.box
    channel = first_channel(box)
    await box.slash("Anna", channel, "table new")
    connected.store.delay = 0.2  # both have pressed before either has been saved
    replies = await asyncio.gather(*(box.slash(name, channel, "table join") for name in ("Ben", "Chie")))
    assert [reply.state for reply in replies] == ["done"] * 2
    assert len(connected.table.people) == 2
    full = {WORDS.text(language, "tables-full") for language in ("en", "ja")}  # Chie reads Japanese
    sits = [reply.message["content"] not in full for reply in replies]
    assert sorted(sits) == [False, True]
    assert ("Ben" in {person.name for person in connected.table.people}) == sits[0]


# ------------------------------------------------------------------------------------------- 13: not the rules we play


async def test_the_lobby_the_table_and_the_next_deal_name_the_rules_that_were_chosen(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new", game="klaberjass")
    table = house.table
    await house.do(house.bot.services.tables.set_options(table.id, UserId(anna.id), options={"target": 300}))
    await ben.slash(house.channel, "table join")
    await house.wait(2)
    assert "Played to: 300" in text_of(house.channel.history()[-1])
    await anna.slash(house.channel, "table start")
    await house.wait(2)
    assert "300" in house.channel.history()[-1].embeds[0].footer.text
    players = {person.id: ByPanel(house, person) for person in (anna, ben)}
    while (user := on_turn(house.table)) is not None:
        await players[user].act(house.table)
    await players[anna.id].go_on(house.table)
    await house.wait(3)
    assert "300" in house.channel.history()[-1].embeds[0].footer.text


# ------------------------------------------------------------------------------------------------------ 15: what leaks


async def test_what_somebody_may_not_play_is_told_to_them_alone(house: House) -> None:
    """That you have to follow suit says which suits you hold."""
    people = await begun(house, "Anna", "Ben")
    players = {person.id: ByPanel(house, person) for person in people}
    refused = 0
    while (user := on_turn(house.table)) is not None:
        acting = next(person for person in people if person.id == user)
        hand = await direct_hand(house, acting)
        illegal = [id for id in ids(hand, "do", disabled=None) if "=play " in id and id not in ids(hand, "do")]
        legal = [id for id in ids(hand, "do") if "=play " in id]
        if illegal and legal:
            await house.wait(3)
            shown = [text_of(message) for message in house.channel.history()]
            since = len(house.env.http_requests)
            typed = illegal[0].partition("=")[2]
            answer = (await acting.slash(house.channel, "play", action=typed)).response
            assert answer.ephemeral
            await house.wait(3)
            path = f"/channels/{house.channel.id}/"
            told = [sent for sent in house.env.http_requests[since:] if sent.path.startswith(path)]
            assert (told, [text_of(message) for message in house.channel.history()]) == ([], shown)
            refused += 1
        await players[user].act(house.table)
        await house.wait(1)
    assert refused
