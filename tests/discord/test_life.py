"""What happens to tables when people are slow, messages and channels vanish, rights are lost, and the bot restarts."""

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.tables.model import TURN_TIME, Delays, Pace, Person, TableState, UserId
from tests.discord.house import (
    HASTY,
    WORDS,
    House,
    begun,
    controls,
    ids,
    labels,
    raw_click,
    restarted_with,
    surely,
    text_of,
)
from tests.discord.players import ByPanel, direct_hand, on_autopilot, on_turn


def actor_of(people: list[MemberActor], user: int | None) -> MemberActor:
    """The person with this id."""
    return next(one for one in people if one.id == user)


# ------------------------------------------------------------------------------------------------------------- restart


async def test_buttons_from_before_a_restart_work_in_the_channel_in_panels_and_in_direct_messages(
    house: House,
) -> None:
    people = await begun(house, "Anna", "Ben")
    players = {one.id: ByPanel(house, one) for one in people}
    while (match := house.table.match) is not None and match.game.kernel(match.state) is None:
        await players[on_turn(house.table) or 0].act(house.table)
    table, acting = house.table, actor_of(people, on_turn(house.table))
    panel = (await acting.click(house.channel.history()[-1], label="My hand")).response
    direct, public = await direct_hand(house, acting), house.channel.history()[-1]
    await house.restart()
    assert house.table.revision == table.revision
    await acting.user.click(direct, custom_id=ids(direct, "do")[0])
    after_dm = house.table
    assert after_dm.revision > table.revision
    while (user := on_turn(house.table)) != acting.id:
        other = actor_of(people, user)
        hand = await direct_hand(house, other)
        await other.user.click(hand, custom_id=ids(hand, "do")[0])
    before = house.table.revision
    await raw_click(house, acting, panel, ids(acting.user.dm_channel.last_message, "do")[0])
    assert house.table.revision > before, "the old ephemeral panel plays too"
    again = (await acting.click(public, label="My hand")).response
    assert ids(again, "do", disabled=None) == ids(panel, "do", disabled=None)


async def test_a_hand_goes_on_in_the_same_direct_message_after_a_restart(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    before = anna.user.dm_channel.last_message.id
    await house.restart()
    await anna.user.click(anna.user.dm_channel.last_message, custom_id=ids(anna.user.dm_channel.last_message, "do")[0])
    await house.wait(2)
    assert anna.user.dm_channel.last_message.id == before


async def test_a_restart_says_nothing_new_in_the_channel(house: House) -> None:
    await begun(house, "Anna")
    before = [message.id for message in house.channel.history()]
    await house.restart()
    await house.wait(5)
    assert [message.id for message in house.channel.history()] == before


async def test_a_lobby_that_somebody_joined_just_before_the_end_is_redrawn_at_a_start(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    await house.wait(2)
    house.bot._change_listeners = ()
    await house.do(house.bot.services.tables.join(house.table.id, Person(UserId(ben.id), "Ben")))
    await house.restart()
    await house.wait(5)
    lobby = house.channel.history()[-1]
    assert "Ben" in text_of(lobby)


@pytest.mark.logs_errors
async def test_a_match_that_cannot_be_read_is_shown_as_suspended_and_can_be_left(house: House) -> None:
    anna, _ = await begun(house, "Anna", "Ben")
    await restarted_with(house, "UPDATE match SET options = 'x'")
    assert house.table.state is TableState.SUSPENDED
    message = house.channel.history()[-1]
    assert "suspended" in text_of(message).casefold()
    await surely(anna, house.channel, "table leave")
    assert [person.name for person in house.table.people] == ["Ben"]


@pytest.mark.logs_errors
async def test_a_table_whose_row_cannot_be_read_is_not_said_to_be_closed(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    message = house.channel.history()[-1]
    buttons = labels(message)
    await restarted_with(house, "UPDATE card_table SET pace = 'glacial'")
    said = (await anna.click(message, label="My hand")).response
    assert text_of(said) == WORDS.text("en", "discord-table-unreadable")
    assert labels(house.channel.history()[-1]) == buttons
    await ben.slash(house.channel, "table new")
    assert [person.name for person in house.table.people] == ["Ben"]
    await restarted_with(house, "UPDATE card_table SET pace = 'live' WHERE pace = 'glacial'")
    (table,) = house.bot.services.tables.of_user(UserId(anna.id))
    assert table.state is TableState.PLAYING


async def test_commands_are_registered_once_and_again_only_when_they_are_missing(house: House) -> None:
    def registered() -> int:
        return sum(one.method == "PUT" and one.path.endswith("/commands") for one in house.env.http_requests)

    assert registered() == 1
    await house.restart()
    assert registered() == 1
    house.env.backend.register_commands(None, [])
    await house.restart()
    assert registered() == 2


async def test_commands_can_be_registered_for_one_server(house: House) -> None:
    await house.restart(command_guild=house.guild.id)
    put = [one.path for one in house.env.http_requests if one.method == "PUT" and one.path.endswith("/commands")]
    assert f"/guilds/{house.guild.id}/commands" in put[-1]


# ---------------------------------------------------------------------------------------------------------------- time


async def test_whoever_is_late_is_called_once_and_the_call_goes_away(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    late = actor_of(people, on_turn(house.table))
    await house.wait(30)
    call = house.channel.history()[-1]
    assert f"<@{late.id}>" in call.content
    assert labels(call) == ["My hand"]
    hand = (await late.click(call, label="My hand")).response
    assert hand.ephemeral
    assert ids(hand, "do")
    sent = house.env.http_requests
    body = next(one.json for one in reversed(sent) if one.json and late.mention in str(one.json.get("content")))
    assert body["allowed_mentions"]["users"] == [late.id]
    assert not body["allowed_mentions"]["parse"]
    await house.wait(20)
    assert len([message for message in house.channel.history() if late.mention in message.content]) == 1
    await late.slash(house.channel, "bid", bid="pass")
    await house.wait(1)
    assert not [message for message in house.channel.history() if late.mention in message.content]


async def test_one_person_among_computers_sees_no_clock_and_is_never_called(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    while on_turn(house.table) != anna.id:
        await house.wait(2)
    direct = await direct_hand(house, anna)
    panel = (await anna.click(house.channel.history()[-1], label="My hand")).response
    public, before = house.channel.history()[-1], house.table
    for message in (public, panel, direct):
        assert "time runs out" not in text_of(message)
    assert "no clock" in text_of(public)
    await house.wait(3 * 3600)
    assert (house.table, house.channel.history()[-1].id) == (before, public.id)


async def test_out_of_time_the_computer_moves_and_after_two_turns_the_seat_is_on_autopilot(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    await on_autopilot(house, anna, ben)
    await house.wait(2)
    public = house.channel.history()[-1]
    assert "autopilot" in text_of(public)
    assert "I’m back" in labels(public)
    panel = (await anna.click(public, label="I’m back")).response
    assert panel.ephemeral
    holder = house.table.holders[0]
    assert holder is not None
    assert not holder.autopilot
    await house.wait(2)
    assert "autopilot" not in text_of(house.channel.history()[-1])


async def test_im_back_stands_on_the_hand_too_and_is_a_command(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    for way in ("hand", "command"):
        await on_autopilot(house, anna, ben)
        direct = await direct_hand(house, anna)
        if way == "hand":
            await anna.user.click(direct, custom_id=ids(direct, "back")[0])
        else:
            await anna.slash(house.channel, "table back")
        holder = house.table.holders[0]
        assert holder is not None
        assert not holder.autopilot


async def test_when_nobody_is_there_the_match_waits_and_one_press_goes_on(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    await house.wait(1200)
    public = house.channel.history()[-1]
    assert house.table.state is TableState.PAUSED
    assert "The match is waiting, because none of its players is here." in text_of(public)
    assert "autopilot" not in text_of(public)
    assert "Continue" in labels(public)
    assert not [message for message in house.channel.history() if message.content.startswith("<@")]
    for person in people:
        direct = await direct_hand(house, person)
        assert "The match is waiting" in text_of(direct)
        assert "Continue" in labels(direct)
    await people[1].user.click(direct, label="Continue")
    assert house.table.state is TableState.PLAYING
    assert not house.faults


async def test_im_back_is_for_those_who_sit_here(house: House) -> None:
    await on_autopilot(house, *await begun(house, "Anna", "Ben"))
    carla = house.person("Carla")
    await house.wait(2)
    answer = (await carla.click(house.channel.history()[-1], label="I’m back")).response
    assert answer.ephemeral
    assert "no seat" in text_of(answer)


@pytest.mark.house(delays=Delays(HASTY.computer, HASTY.computer, HASTY.next_deal))
async def test_a_forced_answer_is_given_for_the_player_and_the_hand_shows_it(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    player = ByPanel(house, anna)
    for _ in range(30):
        if on_turn(house.table) is None:
            break
        await player.act(house.table)
        await house.wait(1)
    assert on_turn(house.table) is None
    # The last card of each deal plays itself, and the panel knows.
    assert ids(player.panel, "next")


async def test_a_long_deal_is_posted_anew_after_forty_five_minutes(house: House) -> None:
    people = [house.person("Anna"), house.person("Ben")]
    await people[0].slash(house.channel, "table new", pace="async")
    await people[1].slash(house.channel, "table join")
    await people[0].slash(house.channel, "table start")
    await house.wait(2)
    old = house.channel.history()[-1].id
    await house.wait(50 * 60)
    await actor_of(people, on_turn(house.table)).slash(house.channel, "bid", bid="pass")
    await house.wait(2)
    messages = [message.id for message in house.channel.history()]
    assert old not in messages
    assert "Deal 1" in text_of(house.channel.history()[-1])


def test_the_paces_are_as_the_form_says() -> None:
    assert TURN_TIME[Pace.LIVE] < TURN_TIME[Pace.RELAXED] < TURN_TIME[Pace.ASYNC]


# ------------------------------------------------------------------------------------------------- what others do to us


async def test_a_deleted_table_message_is_posted_again(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    gone = house.channel.history()[-1]
    house.env.backend.delete_message(house.channel.id, gone.id)
    await ByPanel(house, anna, (await anna.slash(house.channel, "hand")).response).act(house.table)
    await house.wait(2)
    again = house.channel.history()[-1]
    assert again.id != gone.id
    assert "My hand" in labels(again)


async def test_table_show_posts_the_table_at_the_end_of_the_channel(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    old = house.channel.history()[-1]
    await anna.send(house.channel, "chatter")
    answer = await anna.slash(house.channel, "table show")
    new = house.channel.history()[-1]
    assert new.id != old.id
    assert old.id not in [message.id for message in house.channel.history()]
    assert f"/{new.id}" in text_of(answer.response)


async def test_a_deleted_channel_ends_its_tables_and_frees_their_players(house: House) -> None:
    anna, _ = await begun(house, "Anna", "Ben")
    other = house.guild.create_text_channel("other")
    house.env.backend.delete_channel(house.channel.id)
    await house.env.settle()
    assert not house.bot.services.tables.ids()
    await anna.slash(other, "table new", opponents="computer")
    await house.wait(1)
    assert len(house.bot.services.tables.in_channel(other.id)) == 1


async def test_a_server_that_sends_the_bot_away_ends_its_tables(house: House) -> None:
    await begun(house, "Anna", "Ben")
    house.env.backend.remove_guild(house.guild.id)
    await house.env.settle()
    assert not house.bot.services.tables.ids()


async def test_an_outage_of_a_server_ends_nothing(house: House) -> None:
    await begun(house, "Anna", "Ben")
    house.env.backend.emit("GUILD_DELETE", {"id": str(house.guild.id), "unavailable": True})
    await house.env.settle()
    assert len(house.bot.services.tables.ids()) == 1


@pytest.mark.parametrize(
    ("right", "named"),
    [
        ("view_channel", "View Channel"),
        ("send_messages", "Send Messages"),
        ("embed_links", "Embed Links"),
        ("read_message_history", "Read Message History"),
    ],
)
async def test_a_missing_right_is_named_before_a_table_opens(house: House, right: str, named: str) -> None:
    anna = house.person("Anna")
    deny(house, right)
    answer = (await anna.slash(house.channel, "table new")).response
    assert answer.ephemeral
    assert named in text_of(answer)
    assert not house.tables


async def test_a_table_in_a_closed_channel_goes_on_in_the_panel_and_says_so(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    panel = (await anna.slash(house.channel, "hand")).response
    deny(house, "view_channel")
    player = ByPanel(house, anna, panel)
    await player.act(house.table)
    await house.wait(2)
    while on_turn(house.table) is not None:
        await player.act(house.table)
    await house.wait(2)
    assert "no longer allowed to write" in text_of(player.panel)
    answer = (await anna.slash(house.channel, "table show")).response
    assert "no longer allowed to write" in text_of(answer)


def deny(house: House, right: str) -> None:
    """Take a right away from the bot in the channel."""
    backend = house.env.backend
    overwrite = discord.PermissionOverwrite(**{right: False})
    _, denied = overwrite.pair()
    channel: Any = backend.get_channel(house.channel.id)
    channel.overwrites.append(Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=denied.value))


async def test_the_player_who_leaves_is_replaced_and_free(house: House) -> None:
    _, ben = await begun(house, "Anna", "Ben")
    answer = await surely(ben, house.channel, "table leave")
    assert "counts as a loss" in text_of(answer)
    assert house.table.state is TableState.PLAYING
    assert not house.bot.services.tables.of_user(ben.id)
    await house.wait(2)
    assert "(computer" in text_of(house.channel.history()[-1])
    assert controls(house.channel.history()[-1])
