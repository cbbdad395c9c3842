"""Invitations to a lobby: by direct message or mention, once to a person and table, and true until the match begins."""

from collections.abc import Sequence
from typing import Any

import discord
import pytest

from bot.discord.limits import INVITED, INVITES
from bot.tables.model import TableState, UserId
from tests.discord.connection import Connected, buttons, first_channel
from tests.discord.house import House, controls, labels, private_messages, raw_click, surely, text_of
from tests.i18n.catalogues import LANGUAGES, longest_part


async def opened(house: House, *names: str, game: str = "klaberjass") -> list[Any]:
    """People, of whom the first has opened a table; it is drawn."""
    people = [house.person(name) for name in names]
    await people[0].slash(house.channel, "table new", game=game)
    await house.wait(2)
    return people


def letters(actor: Any) -> list[discord.Message]:
    """The direct messages of the bot to somebody, oldest first."""
    return list(actor.user.dm_channel.history())


def links(message: Any) -> list[str]:
    """Where the buttons lead that are links."""
    return [item["url"] for item in controls(message) if item.get("url")]


async def chosen(house: House, actor: Any, guests: Sequence[Any]) -> Any:
    """Press *Invite* under the lobby and choose these people in the menu."""
    asked = (await actor.click(house.channel.history()[-1], label="Invite")).response
    assert asked.ephemeral
    return (await actor.select(asked, list(guests))).response


async def test_a_player_invites_several_people_who_join_by_their_direct_message(house: House) -> None:
    anna, ben, carla = await opened(house, "Anna", "Ben", "Carla")
    told = await chosen(house, anna, [ben, carla])
    assert "Invited: Ben and Carla" in text_of(told)
    assert told.ephemeral
    (letter,) = letters(ben)
    assert "Anna" in text_of(letter)
    assert "invites you to a table: **Klaberjass**" in text_of(letter)
    assert labels(letter) == ["Join", "To the table"]
    (link,) = links(letter)
    assert link.endswith(f"/{house.guild.id}/{house.channel.id}/{house.channel.history()[-1].id}")
    await ben.user.click(letter, label="Join")
    assert [person.name for person in house.table.people] == ["Anna", "Ben"]
    await house.wait(3)
    assert "You have a seat" in text_of(letters(ben)[0])
    assert labels(letters(ben)[0]) == ["To the table"]
    assert "All seats are taken" in text_of(letters(carla)[0])
    assert labels(letters(carla)[0]) == ["To the table"]


async def test_an_invitation_says_when_the_match_has_begun_and_when_the_table_is_gone(house: House) -> None:
    anna, ben, carla = await opened(house, "Anna", "Ben", "Carla")
    await anna.slash(house.channel, "table invite", user=ben)
    await anna.click(house.channel.history()[-1], label="Add computer")
    await anna.slash(house.channel, "table start")
    await house.wait(3)
    assert "The match has begun" in text_of(letters(ben)[0])
    assert labels(letters(ben)[0]) == ["To the table"]
    await surely(anna, house.channel, "table leave")
    await carla.slash(house.channel, "table new")
    await carla.slash(house.channel, "table invite", user=ben)
    await surely(carla, house.channel, "table leave")
    await house.wait(3)
    assert "The table is closed" in text_of(letters(ben)[-1])
    assert not controls(letters(ben)[-1])


async def test_a_seat_that_becomes_free_again_can_be_taken_by_the_invitation(house: House) -> None:
    anna, ben, carla = await opened(house, "Anna", "Ben", "Carla")
    await anna.slash(house.channel, "table invite", user=ben)
    await carla.slash(house.channel, "table join")
    await house.wait(3)
    assert "All seats are taken" in text_of(letters(ben)[0])
    await surely(carla, house.channel, "table leave")
    await house.wait(3)
    await ben.user.click(letters(ben)[0], label="Join")
    assert house.table.seat_of(ben.id) == 1


async def test_the_last_seat_taken_by_an_invitation_begins_the_match_where_the_host_wants_that(house: House) -> None:
    anna, ben = await opened(house, "Anna", "Ben")
    tables = house.bot.services.tables
    await house.do(tables.set_options(house.table.id, anna.id, starts_full=True))
    await anna.slash(house.channel, "table invite", user=ben)
    await ben.user.click(letters(ben)[0], label="Join")
    await house.wait(3)
    assert house.table.state is TableState.PLAYING
    invitation, hand = letters(ben)
    assert "The match has begun" in text_of(invitation)
    assert "Your hand" in text_of(hand)


async def test_nobody_is_invited_twice_to_a_table(house: House) -> None:
    anna, ben = await opened(house, "Anna", "Ben")
    await anna.slash(house.channel, "table invite", user=ben)
    answer = (await anna.slash(house.channel, "table invite", user=ben)).response
    assert "Ben has already been invited to this table" in text_of(answer)
    await house.restart()
    answer = (await anna.slash(house.channel, "table invite", user=ben)).response
    assert "already" in text_of(answer)
    assert len(letters(ben)) == 1


async def test_after_a_restart_the_button_works_and_the_invitation_stays_true(house: House) -> None:
    anna, ben, carla = await opened(house, "Anna", "Ben", "Carla")
    await anna.slash(house.channel, "table invite", user=ben)
    await anna.slash(house.channel, "table invite", user=carla)
    await house.restart()
    await ben.user.click(letters(ben)[0], label="Join")
    assert house.table.seat_of(ben.id) == 1
    await anna.slash(house.channel, "table start")
    await house.wait(3)
    assert "The match has begun" in text_of(letters(carla)[0])
    assert await house.do(house.bot.services.settings.invitations()) == ()


async def test_who_takes_no_invitations_gets_none(house: House) -> None:
    anna, ben = await opened(house, "Anna", "Ben")
    shown = (await ben.slash(house.channel, "settings", invitations="off")).response
    assert "Invitations to tables: **nobody can invite me**" in text_of(shown)
    answer = (await anna.slash(house.channel, "table invite", user=ben)).response
    assert "Ben does not want invitations" in text_of(answer)
    await ben.slash(house.channel, "settings", invitations="on")
    answer = (await anna.slash(house.channel, "table invite", user=ben)).response
    assert "Invited: Ben" in text_of(answer)


async def test_bots_players_and_those_who_do_not_see_the_channel_are_not_invited(house: House) -> None:
    anna, ben = await opened(house, "Anna", "Ben")
    robot = house.person("Robot", bot=True)
    told = await chosen(house, anna, [robot, anna, ben])
    assert "Robot: bots cannot be invited" in text_of(told)
    assert "Anna is already at this table" in text_of(told)
    assert "Invited: Ben" in text_of(told)
    carla = house.person("Carla")
    overwrites = {ben: discord.PermissionOverwrite(view_channel=False)}
    hidden = house.guild.create_text_channel("hidden", overwrites=overwrites)
    await carla.slash(hidden, "table new")
    answer = (await carla.slash(hidden, "table invite", user=ben)).response
    assert "Ben cannot see the channel" in text_of(answer)
    stranger = house.env.create_user("Stranger")
    answer = (await carla.slash(hidden, "table invite", user=stranger)).response
    assert "Stranger cannot see the channel" in text_of(answer)
    assert len(letters(ben)) == 1


async def test_where_direct_messages_are_closed_a_mention_in_the_channel_invites(house: House) -> None:
    anna, ben = await opened(house, "Anna", "Ben")
    house.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, message="no", times=None)
    answer = (await anna.slash(house.channel, "table invite", user=ben)).response
    assert "Invited by a mention at the table" in text_of(answer)
    mention = house.channel.history()[-1]
    assert mention.content.startswith(f"<@{ben.id}>")
    (sent,) = [
        one.json for one in house.env.http_requests if one.method == "POST" and f"<@{ben.id}>" in str(one.json or "")
    ]
    assert sent["allowed_mentions"]["users"] == [ben.id]
    assert not sent["allowed_mentions"].get("parse")
    await ben.click(mention, label="Join")
    assert house.table.seat_of(ben.id) == 1
    await anna.slash(house.channel, "table start")
    await house.wait(3)
    told = next(message for message in house.channel.history() if message.id == mention.id)
    assert "The match has begun" in text_of(told)
    assert labels(told) == ["To the table"]


async def test_invitations_have_a_limit_for_who_sends_and_for_who_gets_them(house: House) -> None:
    anna, *others = await opened(house, "Anna", *(f"Guest {number}" for number in range(INVITES.times + 1)))
    told = [text_of((await anna.slash(house.channel, "table invite", user=other)).response) for other in others]
    assert all("Invited:" in text for text in told[:-1])
    assert "You have invited many people" in told[-1]
    assert "60 minutes" in told[-1]
    victim = house.person("Victim")
    for number in range(INVITED.times + 1):
        host = house.person(f"Host {number}")
        await host.slash(house.channel, "table new")
        answer = (await host.slash(house.channel, "table invite", user=victim)).response
    assert "before you send another" in text_of(answer)
    assert len(letters(victim)) == INVITED.times


async def test_only_who_sits_in_a_lobby_with_a_free_seat_invites(house: House) -> None:
    anna, ben, carla = await opened(house, "Anna", "Ben", "Carla")
    answer = (await ben.click(house.channel.history()[-1], label="Invite")).response
    assert "You have no seat" in text_of(answer)
    asked = (await anna.click(house.channel.history()[-1], label="Invite")).response
    await ben.slash(house.channel, "table join")
    answer = (await anna.select(asked, [carla])).response
    assert "All seats" in text_of(answer)
    assert not letters(carla)
    await anna.slash(house.channel, "table start")
    answer = (await anna.slash(house.channel, "table invite", user=carla)).response
    assert "before the match starts" in text_of(answer)


async def test_an_invitation_is_for_one_person_and_tells_others_nothing(house: House) -> None:
    anna, ben, carla = await opened(house, "Anna", "Ben", "Carla")
    other = house.guild.create_text_channel("other")
    await carla.slash(other, "table new")
    await anna.slash(house.channel, "table invite", user=ben)
    await carla.slash(other, "table invite", user=anna)
    (letter,) = letters(anna)
    for id in (f"s1:{house.table.id}:-:0:accept", "s1:nowhere:-:0:accept", f"s1:{'x' * 24}:-:0:accept"):
        answer = (await raw_click(house, anna, letter, id)).response
        assert "This invitation is no longer valid" in text_of(answer)
    assert len(house.table.people) == 1
    (letter,) = letters(ben)
    own = f"s1:{house.bot.services.tables.in_channel(other.id)[0].id}:-:0:accept"
    answer = (await raw_click(house, ben, letter, own)).response
    assert "This invitation is no longer valid" in text_of(answer)


async def test_who_no_longer_sees_the_channel_does_not_join(house: House) -> None:
    anna, ben = await opened(house, "Anna", "Ben")
    await anna.slash(house.channel, "table invite", user=ben)
    house.env.inject_error(
        "GET", f"/guilds/{house.guild.id}/members/{ben.id}", status=404, code=10007, message="no", times=None
    )
    await ben.user.click(letters(ben)[0], label="Join")
    assert len(house.table.people) == 1
    (told,) = private_messages(house, ben, ben.user.dm_channel.id)
    assert "no longer see the channel" in text_of(told)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_invitation_speaks_the_language_of_who_gets_it(house: House, language: str) -> None:
    anna, ben = await opened(house, "Anna", "Ben")
    await ben.slash(house.channel, "settings", language=language)
    await anna.slash(house.channel, "table invite", user=ben)
    assert longest_part(language, "invitation-from") in text_of(letters(ben)[0])


@pytest.mark.house(locale="de")
async def test_to_somebody_unknown_it_speaks_the_language_of_the_server(house: House) -> None:
    anna, ben = await opened(house, "Anna", "Ben")
    await anna.slash(house.channel, "table invite", user=ben)
    assert "lädt dich an einen Tisch ein" in text_of(letters(ben)[0])


async def test_a_name_of_a_host_cannot_mention_or_mislead(house: House) -> None:
    mallory, ben = await opened(house, "@everyone **hi** [x](http://x)", "Ben")
    await mallory.slash(house.channel, "table invite", user=ben)
    said = letters(ben)[0].content
    assert "**hi**" not in said
    assert "](http" not in said


async def test_a_table_in_direct_messages_invites_nobody(house: House) -> None:
    anna = house.person("Anna")
    await anna.user.slash("table new")
    assert "Invite" not in labels(anna.user.dm_channel.history()[0])
    answer = (await anna.user.slash("table invite")).response
    assert "in direct messages" in text_of(answer)


async def test_away_from_its_server_where_discord_lists_other_people_nobody_is_invited(house: House) -> None:
    anna, ben = await opened(house, "Anna", "Ben")
    for options in ({}, {"user": ben.user}):
        answer = (await anna.user.slash("table invite", **options)).response
        assert "sent from its server: press Invite on the table’s message" in text_of(answer)
        assert not controls(answer)
    assert not await house.bot.services.invitations.has(house.table.id, UserId(ben.id))


async def test_who_sits_in_several_lobbies_is_asked_which_and_then_whom(house: House) -> None:
    anna, ben = await opened(house, "Anna", "Ben")
    await anna.slash(house.channel, "table new")
    asked = (await anna.slash(house.channel, "table invite", user=ben)).response
    (menu,) = controls(asked)
    whom = (await anna.select(asked, [menu["options"][0]["value"]])).response
    await anna.select(whom, [ben])
    assert len(letters(ben)) == 1


async def test_a_lobby_that_nobody_came_to_closes_and_the_invitation_says_so(house: House) -> None:
    anna, ben = await opened(house, "Anna", "Ben")
    await anna.slash(house.channel, "table invite", user=ben)
    table = house.table.id
    await house.wait(15 * 60 + 5)
    assert house.bot.services.tables.get(table) is None
    assert "The table is closed" in text_of(letters(ben)[0])


@pytest.mark.parametrize(("closed", "joins"), [(False, "accept"), (True, "join")])
async def test_on_a_real_connection_one_is_invited_by_the_menu_of_people(
    connected: Connected, closed: bool, joins: str
) -> None:
    box, channel = connected.box, first_channel(connected.box)
    await box.slash("Anna", channel, "table new")
    await box.until(lambda: any(buttons(one, "invite") for one in box.visible_messages("Anna", channel)))
    lobby = next(one for one in box.visible_messages("Anna", channel) if buttons(one, "invite"))
    (button,) = buttons(lobby, "invite")
    asked = await box.click("Anna", lobby["id"], button)
    (menu,) = [part for row in asked.message["components"] for part in row["components"]]
    if closed:
        await box.close_dms("Ben")
    ben = str(box.person("Ben").id)
    told = await box.select("Anna", asked.message["id"], menu["custom_id"], [ben])
    assert told.state == "done"
    place = channel if closed else "@Ben"
    await box.until(lambda: any(buttons(one, joins) for one in box.visible_messages("Ben", place) if one != lobby))
    letter = [one for one in box.visible_messages("Ben", place) if buttons(one, joins)][-1]
    assert "invites you to a table" in letter["content"]
    assert (f"<@{ben}>" in letter["content"]) is closed
    (button,) = buttons(letter, joins)
    assert (await box.click("Ben", letter["id"], button)).state == "done"
    await box.until(lambda: len(connected.table.people) == 2)
