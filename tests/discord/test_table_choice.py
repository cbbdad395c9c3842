"""Which table a command means when its user names none."""

import itertools
from typing import Any

from simcord.actors import MemberActor

from bot.discord.pages.table_pages import dealing
from bot.tables.model import Pace, Table, TableState, UserId
from tests.discord.house import REASON, House, ids, text_of
from tests.discord.players import on_autopilot, on_turn, open_answers

SPOKEN = (("bid", "bid"), ("play", "action"))


async def match_here(house: House, actor: MemberActor, channel: Any = None) -> Table:
    """A match against the computer in which it is the actor's turn."""
    channel = channel or house.channel
    await actor.slash(channel, "table new", opponents="computer")
    await house.wait(1)
    table = house.bot.services.tables.in_channel(channel.id)[-1]
    assert on_turn(table) == actor.id
    return table


async def lobby_here(house: House, actor: MemberActor, channel: Any = None) -> Table:
    """A table that waits for players."""
    channel = channel or house.channel
    await actor.slash(channel, "table new")
    return house.bot.services.tables.in_channel(channel.id)[-1]


async def finished(house: House, actor: MemberActor, channel: Any = None) -> Table:
    """A table whose match is over."""
    table = await lobby_here(house, actor, channel)
    tables, user, causes = house.bot.services.tables, UserId(actor.id), itertools.count(1)
    await house.do(tables.set_options(table.id, user, options={"target": 300}))
    await house.do(tables.begin(table.id, user, next(causes), fill=True))
    while (now := house.now(table.id)).state is TableState.PLAYING:
        if dealing(now):
            await house.do(tables.next_deal(table.id, user, next(causes)))
        elif on_turn(now) is None:
            await house.wait(1)
        else:
            answer = open_answers(now, actor.id)[0]
            await house.do(tables.act(table.id, user, answer, revision=None, cause=next(causes)))
    await house.wait(2)
    assert house.now(table.id).state is TableState.FINISHED
    return house.now(table.id)


async def plays_at(house: House, table: Table, actor: Any, *where: Any) -> None:
    """The commands of play, given in this channel or (none) by direct message, mean this table."""
    panel = (await actor.slash(*where, "hand")).response
    assert {id.split(":")[1] for id in ids(panel, "do", disabled=None)} == {table.id}
    legal = open_answers(house.now(table.id), actor.id)
    offered = [await actor.autocomplete(*where, command, option, "") for command, option in SPOKEN]
    assert set(legal) <= {one["value"] for offer in offered for one in offer}
    hint = text_of((await actor.slash(*where, "hint")).response)
    assert (REASON if len(legal) > 1 else "no suggestion") in hint
    assert "score sheet" in text_of((await actor.slash(*where, "score")).response)
    before = house.now(table.id).revision
    await actor.slash(*where, "play", action=legal[0])
    assert house.now(table.id).revision > before


async def test_a_newer_lobby_does_not_stand_before_a_match(house: House) -> None:
    anna = house.person("Anna")
    match = await match_here(house, anna)
    lobby = await lobby_here(house, anna)
    await plays_at(house, match, anna, house.channel)
    assert house.now(lobby.id).state is TableState.LOBBY


async def test_somebody_elses_newer_lobby_does_not_stand_before_a_match(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    match = await match_here(house, anna)
    await lobby_here(house, ben)
    await plays_at(house, match, anna, house.channel)
    looks_on = house.person("Carla")
    assert "score sheet" in text_of((await looks_on.slash(house.channel, "score")).response)


async def test_in_a_direct_message_a_finished_table_is_no_seat_beside_a_match(house: House) -> None:
    anna = house.person("Anna")
    other = house.guild.create_text_channel("other")
    await finished(house, anna)
    match = await match_here(house, anna, other)
    await plays_at(house, match, anna.user)


async def test_of_matches_elsewhere_that_where_it_is_ones_turn_is_meant(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    other, third = (house.guild.create_text_channel(name) for name in ("other", "third"))
    lobby = await lobby_here(house, anna, other)
    await ben.slash(other, "table join")
    await anna.slash(other, "table start")
    await house.wait(1)
    acting = next(one for one in (anna, ben) if on_turn(house.now(lobby.id)) == one.id)
    waiting = anna if acting is ben else ben
    match = await match_here(house, waiting)
    await plays_at(house, match, waiting, third)


async def test_two_matches_elsewhere_in_which_one_is_to_act_are_several(house: House) -> None:
    anna = house.person("Anna")
    other, third = (house.guild.create_text_channel(name) for name in ("other", "third"))
    await match_here(house, anna)
    await match_here(house, anna, other)
    for command in ("hand", "hint"):
        assert "Which table do you mean?" in text_of((await anna.slash(third, command)).response)


async def test_what_prepares_a_match_means_the_lobby(house: House) -> None:
    anna = house.person("Anna")
    lobby = await lobby_here(house, anna)
    await match_here(house, anna)
    await anna.slash(house.channel, "table add-computer")
    assert house.now(lobby.id).taken == 2
    await anna.slash(house.channel, "table kick", player="2")
    assert house.now(lobby.id).taken == 1
    await anna.slash(house.channel, "table add-computer")
    await anna.slash(house.channel, "table start")
    assert house.now(lobby.id).state is TableState.PLAYING


async def test_what_is_done_in_a_match_means_the_match(house: House) -> None:
    anna = house.person("Anna")
    match = await match_here(house, anna)
    await lobby_here(house, anna)
    await anna.slash(house.channel, "table pause")
    assert house.now(match.id).state is TableState.PAUSED
    await anna.slash(house.channel, "table continue")
    assert house.now(match.id).state is TableState.PLAYING


async def test_what_follows_a_match_means_the_one_that_is_over(house: House) -> None:
    anna = house.person("Anna")
    over = await finished(house, anna)
    await lobby_here(house, anna)
    record = (await anna.slash(house.channel, "table record")).response
    assert house.env.backend.messages[house.channel.id][record.id].attachments
    assert "No match" not in text_of((await anna.slash(house.channel, "score")).response)
    await anna.slash(house.channel, "table rematch")
    assert house.now(over.id).state is TableState.PLAYING


async def test_leaving_means_the_match_says_so_and_offers_the_other_tables(house: House) -> None:
    anna = house.person("Anna")
    match = await match_here(house, anna)
    lobby = await lobby_here(house, anna)
    asked: Any = (await anna.slash(house.channel, "table leave")).response
    assert "You are the only person" in text_of(asked)
    again: Any = (await anna.select(asked, [lobby.id], custom_id=ids(asked, "which")[0])).response
    assert "the match will pause" not in text_of(again), "another table"
    await anna.click(again, label="Leave the table")
    assert house.bot.services.tables.get(lobby.id) is None
    assert house.now(match.id).state is TableState.PLAYING


async def test_a_command_that_is_of_no_use_now_answers_about_the_match(house: House) -> None:
    anna = house.person("Anna")
    await match_here(house, anna)
    await lobby_here(house, anna)
    for command, answer in (("table next", "There is nothing to deal right now"), ("table continue", "is not paused")):
        assert answer in text_of((await anna.slash(house.channel, command)).response)
    await anna.slash(house.channel, "table pause")
    assert "nothing is lost" in text_of((await anna.slash(house.channel, "table pause")).response)


async def test_in_a_direct_message_a_command_of_no_use_now_answers_about_the_match(house: House) -> None:
    anna = house.person("Anna")
    other = house.guild.create_text_channel("other")
    await finished(house, anna)
    match = await match_here(house, anna, other)
    assert "There is nothing to deal right now" in text_of((await anna.user.slash("table next")).response)
    await anna.user.slash("table pace", pace="async")
    assert house.now(match.id).pace is Pace.ASYNC


async def casual_here(house: House, *people: MemberActor) -> Table:
    """A match that is not rated between these people, in the channel."""
    table = await lobby_here(house, people[0])
    tables = house.bot.services.tables
    await house.do(tables.set_options(table.id, UserId(people[0].id), wants_rated=False))
    for one in people[1:]:
        await one.slash(house.channel, "table join", table=table.id)
    await house.do(tables.begin(table.id, UserId(people[0].id), 1))
    await house.wait(1)
    return house.now(table.id)


async def test_taking_back_means_the_match_where_something_can_be_taken_back(house: House) -> None:
    people = [house.person("Anna"), house.person("Ben")]
    match = await casual_here(house, *people)
    mover = next(one for one in people if one.id == on_turn(match))
    assert "pass" in open_answers(match, mover.id)
    await house.do(house.bot.services.tables.act(match.id, UserId(mover.id), "pass", revision=None, cause=2))
    assert on_turn(house.now(match.id)) != mover.id
    other = await match_here(house, mover)
    await mover.slash(house.channel, "table take-back")
    assert on_turn(house.now(match.id)) == mover.id, "the move counts no more"
    assert house.now(other.id).revision == other.revision


async def test_being_back_means_the_match_where_one_is_on_autopilot(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    match = await casual_here(house, anna, ben)
    await on_autopilot(house, anna, ben)
    await match_here(house, anna)
    await anna.slash(house.channel, "table back")
    now = house.now(match.id)
    holder = now.holders[now.seat_of(UserId(anna.id)) or 0]
    assert holder is not None
    assert not holder.autopilot


async def test_ones_own_finished_table_here_does_not_keep_one_from_a_seat_in_a_match(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await finished(house, anna)
    match = await match_here(house, ben)
    await anna.slash(house.channel, "table join")
    assert [person.name for person in house.now(match.id).waiting] == ["Anna"]


async def test_who_cannot_end_a_match_of_others_here_means_the_own_elsewhere(house: House) -> None:
    anna, ben, boss = house.person("Anna"), house.person("Ben"), house.admin("Boss")
    other = house.guild.create_text_channel("other")
    await match_here(house, ben)
    await match_here(house, anna, other)
    await match_here(house, boss, other)
    asked = text_of((await anna.slash(house.channel, "table end")).response)
    assert f"<#{other.id}>" in asked
    asked = text_of((await boss.slash(house.channel, "table end")).response)
    assert f"<#{house.channel.id}>" in asked
    carla = house.person("Carla")
    assert "host" in text_of((await carla.slash(house.channel, "table end")).response)
