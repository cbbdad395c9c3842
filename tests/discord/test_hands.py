"""The private hand: panel, direct message, why, stale and foreign clicks."""

import re
from typing import Any

import pytest

from bot.tables.model import Person, Table, UserId
from engine.cards import Seat
from engine.choice import PickOne
from engine.registry import game_keys
from tests.discord.house import (
    House,
    begun,
    controls,
    end_together,
    ids,
    labels,
    private_messages,
    raw_click,
    surely,
    text_of,
)
from tests.discord.players import ByDirectMessage, ByPanel, direct_hand, on_turn, open_answers, panel_by_button
from tests.discord.secrecy import cards_in


async def to_the_cards(house: House, *players: Any) -> Table:
    """Play until the player on turn has an illegal card."""
    by_user = {player.actor.id: player for player in players}
    while True:
        table = house.table
        user = on_turn(table)
        if user is None:
            await players[0].go_on(table)
            continue
        assert table.match is not None
        seat = next(
            seat for seat, holder in enumerate(table.holders) if holder and holder.person and holder.person.id == user
        )
        choice = table.match.choice(seat)
        assert isinstance(choice, PickOne)
        if any(text.startswith("play ") for text in choice.legal) and any(not one.open for one in choice.options):
            return table
        await by_user[user].act(table)


# --------------------------------------------------------------------------------------------------------------- panel


async def test_the_panel_is_private_and_holds_the_hand(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    panel = await panel_by_button(house, anna)
    assert panel.ephemeral
    assert house.table.match is not None
    assert cards_in(text_of(panel)) & (hand := house.table.match.view(Seat(0)).hand) == hand
    assert not [id for id in ids(panel, "do", disabled=None) if "=play " in id], "no card can be played in the auction"


async def test_illegal_cards_are_disabled_and_why_names_the_rule(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    players = ByPanel(house, anna), ByPanel(house, ben)
    table = await to_the_cards(house, *players)
    player = next(one for one in players if one.actor.id == on_turn(table))
    panel = player.panel or await panel_by_button(house, player.actor)
    assert {id.partition("=")[2] for id in ids(panel, "do")} == set(open_answers(table, player.actor.id))
    assert ids(panel, "do", disabled=True)
    answer = (await player.actor.click(panel, label="Why?")).response
    assert answer.ephemeral
    cited = [one["custom_id"].partition("=")[2] for one in controls(answer)]
    assert cited
    assert all(re.fullmatch(r"klaberjass\.KLA-[\d.]+", rule) for rule in cited)
    page = (await player.actor.click(answer, custom_id=controls(answer)[0]["custom_id"])).response
    assert "▶" in text_of(page)


async def test_a_panel_says_when_there_is_nothing_to_choose(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    players = {one.id: ByPanel(house, one) for one in (anna, ben)}
    told: dict[int, list[bool]] = {}
    while (user := on_turn(house.table)) is not None:
        other = ben if user == anna.id else anna
        answers = len(open_answers(house.table, user))
        panel = await panel_by_button(house, players[user].actor)
        told.setdefault(answers, []).append("Only one move" in text_of(panel))
        assert "Only one move" not in text_of(await panel_by_button(house, other))
        players[user].panel = panel
        await players[user].act(house.table)
    assert all(told.pop(1))
    assert not [answers for answers, said in told.items() if any(said)]


async def test_out_of_turn_nothing_is_open(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    waiting = next(one for one in people if one.id != on_turn(house.table))
    panel = await panel_by_button(house, waiting)
    assert not ids(panel, "do", disabled=None)


async def test_the_panel_lights_up_when_the_turn_comes(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    waiting = next(one for one in people if one.id != on_turn(house.table))
    acting = next(one for one in people if one is not waiting)
    panel = await panel_by_button(house, waiting)
    await acting.slash(house.channel, "bid", bid="pass")
    assert ids(panel, "do")
    assert "Your turn" in text_of(panel)


async def test_the_panel_follows_each_deals_message_down_the_channel(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    panels = {one.id: await panel_by_button(house, one) for one in people}
    for _ in range(4):
        acting = next(one for one in people if one.id == on_turn(house.table))
        await acting.slash(house.channel, "bid", bid="pass")
    await acting.slash(house.channel, "table next")
    await house.wait(2)
    public = max(one.id for one in house.channel.history())
    for one in people:
        seen = [message.id for message in private_messages(house, one)]
        assert panels[one.id].id not in seen
        assert len([message for message in seen if message > public]) == 1


async def test_a_panel_is_given_up_with_its_token_and_my_hand_opens_another(house: House) -> None:
    people = await begun(house, "Anna", "Ben")
    await end_together(house, *people)
    await people[0].slash(house.channel, "table new", pace="async")
    await people[1].slash(house.channel, "table join")
    await people[0].slash(house.channel, "table start")
    await house.wait(2)
    waiting = next(one for one in people if one.id != on_turn(house.table))
    acting = next(one for one in people if one is not waiting)
    panel = await panel_by_button(house, waiting)
    await house.wait(16 * 60)
    assert labels(panel) == ["My hand"]
    last = text_of(panel)
    await acting.slash(house.channel, "bid", bid="pass")
    await house.wait(2)
    assert text_of(panel) == last
    again = (await waiting.slash(house.channel, "hand")).response
    assert ids(again, "do")


async def test_a_new_panel_takes_the_place_of_the_one_before(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    former = await panel_by_button(house, anna)
    present = await panel_by_button(house, anna)
    stored = house.env.backend.messages[house.channel.id]
    assert present.id in stored
    assert former.id not in stored


async def test_a_click_on_an_old_panel_shows_the_present_without_reproach(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    panel = await panel_by_button(house, anna)
    stale = ids(panel, "do")[0]
    await anna.user.click(anna.user.dm_channel.last_message, custom_id=ids(anna.user.dm_channel.last_message, "do")[0])
    before = house.table
    # The panel was redrawn meanwhile; an old client still sends the old id.
    result = await raw_click(house, anna, panel, stale)
    assert result.acknowledged
    assert house.table.revision == before.revision
    assert not result.followups
    assert {id.split(":")[3] for id in ids(panel, "do", disabled=None)} == {str(before.revision)}


async def test_a_click_on_a_panel_that_is_on_its_way_out_is_done_and_answered_at_the_end_of_the_channel(
    house: House,
) -> None:
    (anna,) = await begun(house, "Anna")
    former = await panel_by_button(house, anna)
    house.env.inject_error("DELETE", "/webhooks/*", status=404, code=10008, message="gone", times=1)
    present = await panel_by_button(house, anna)
    before = house.table.revision
    answer = (await anna.click(former, custom_id=ids(former, "do")[0])).response
    assert house.table.revision > before
    seen = [message.id for message in private_messages(house, anna)]
    assert seen[-1] == answer.id
    assert present.id not in seen
    await house.wait(5)
    assert "s1:" in str(answer.components)


# ------------------------------------------------------------------------------------------------------ direct message


async def test_a_hand_by_direct_message_says_which_game_where_and_links_to_the_table(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    (hand,) = anna.user.dm_channel.history()
    assert hand.embeds[0].title == "Your hand: Klaberjass (Card Club)"
    assert (
        hand.embeds[0].url
        == f"https://discord.com/channels/{house.guild.id}/{house.channel.id}/{house.channel.history()[-1].id}"
    )


async def test_each_deal_has_one_direct_message_that_is_edited(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    first = anna.user.dm_channel.last_message.id
    player = ByDirectMessage(house, anna)
    while on_turn(house.table) is not None:
        await player.act(house.table)
        assert [message.id for message in anna.user.dm_channel.history()] == [first]
    await house.do(house.bot.services.tables.next_deal(house.table.id, house.table.host, 1))
    await house.wait(1)
    (message,) = anna.user.dm_channel.history()
    assert message.id != first
    assert ids(message, "do", disabled=None)


async def test_who_plays_from_the_panel_is_notified_of_the_first_deal_alone(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    first = anna.user.dm_channel.last_message.id
    player = ByPanel(house, anna, await panel_by_button(house, anna))
    while on_turn(house.table) is not None:
        await player.act(house.table)
    await player.go_on(house.table)
    await house.wait(15)
    (message,) = anna.user.dm_channel.history()
    assert message.id == first
    assert labels(message) == ["My hand"]
    assert labels(await direct_hand(house, anna)) == labels(player.look()), "the same message has the new hand"


@pytest.mark.parametrize("code", [50007, 50278, 40003])
async def test_closed_direct_messages_are_noticed_once_said_once_and_remembered(house: House, code: int) -> None:
    anna = house.person("Anna")
    house.env.inject_error("POST", "/users/@me/channels", status=403, code=code, message="no", times=None)
    result = await anna.slash(house.channel, "table new", opponents="computer")
    await house.wait(2)
    said = [text_of(one) for one in result.followups]
    assert len(said) == 1
    assert "direct messages" in said[0]
    assert result.followups[0].ephemeral
    player = ByPanel(house, anna, result.response)
    for _ in range(4):
        if on_turn(house.table) is None:
            await player.go_on(house.table)
        await player.act(house.table)
        await house.wait(1)
    tries = [one for one in house.env.http_requests if one.path == "/users/@me/channels"]
    assert len(tries) == 1
    await house.restart()
    await surely(anna, house.channel, "table end")
    again = await anna.slash(house.channel, "table new", opponents="computer")
    await house.wait(2)
    assert not again.followups
    assert len([one for one in house.env.http_requests if one.path == "/users/@me/channels"]) == 1


async def test_closed_direct_messages_are_told_with_the_next_panel_when_there_is_none(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    house.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, message="no", times=None)
    await anna.slash(house.channel, "table new")
    # Ben joins without a panel: the service alone knows of it.
    await house.do(house.bot.services.tables.join(house.table.id, Person(UserId(ben.id), "Ben")))
    await anna.slash(house.channel, "table start")
    await house.wait(1)
    panel = (await ben.slash(house.channel, "hand")).response
    assert "direct messages" in text_of(panel)
    panel = (await ben.slash(house.channel, "hand")).response
    assert "direct messages" not in text_of(panel)


async def test_a_player_who_wants_the_hand_in_the_channel_gets_no_direct_message(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "settings", hand="here")
    await anna.slash(house.channel, "table new", opponents="computer")
    await house.wait(1)
    assert not anna.user.dm_channel.history()
    await anna.slash(house.channel, "settings", hand="both")
    assert len(anna.user.dm_channel.history()) == 1


async def test_a_deleted_direct_message_does_no_harm_and_the_next_deal_brings_another(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    message = anna.user.dm_channel.last_message
    house.env.backend.delete_message(anna.user.dm_channel.id, message.id)
    player = ByPanel(house, anna)
    while on_turn(house.table) is not None:
        await player.act(house.table)
    await player.go_on(house.table)
    await house.wait(1)
    assert len(anna.user.dm_channel.history()) == 1


# ------------------------------------------------------------------------------------------------------ foreign clicks


async def test_my_hand_shows_players_their_own_and_helps_others(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    carla = house.person("Carla")
    hands = [text_of(await panel_by_button(house, one)) for one in (anna, ben)]
    assert hands[0] != hands[1]
    answer = await panel_by_button(house, carla)
    assert answer.ephemeral
    assert "no seat" in text_of(answer)


async def test_a_hand_of_a_seat_that_one_has_left_is_nobodys(house: House) -> None:
    _, ben = await begun(house, "Anna", "Ben")
    panel = await panel_by_button(house, ben)
    button = ids(panel, "score")[0]
    await surely(ben, house.channel, "table leave")
    # The panel has lost its buttons; an old client still sends the click.
    answer = (await raw_click(house, ben, panel, button)).response
    assert "no longer yours" in text_of(answer)


async def test_the_buttons_of_a_closed_table_go_away_with_a_word(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    panel = await panel_by_button(house, anna)
    buttons = ids(panel, "do", disabled=None)
    await surely(anna, house.channel, "table end")
    assert not controls(panel), "a live panel loses them at once"
    for message in (panel, anna.user.dm_channel.last_message, house.channel.history()[-1]):
        result = await raw_click(house, anna, message, buttons[0])
        assert "closed" in text_of(result.followups[0])
        assert result.followups[0].ephemeral


async def test_public_messages_carry_no_action_and_no_seat(house: House) -> None:
    await begun(house, "Anna", "Ben")
    for message in house.channel.history():
        assert labels(message)
        for item in controls(message):
            _, _, seat, _, action = item["custom_id"].split(":", 4)
            assert seat == "-"
            plain = {"hand", "score", "rules", "learn", "pause", "look"}
            assert action in {*(f"play={game}" for game in game_keys()), *plain}
