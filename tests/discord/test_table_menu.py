"""What a player does about the table by menus, on a phone: *Details*, then *Table*; in the lobby the panel of seats."""

from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.tables.model import TableState, UserId
from tests.discord.house import House, begun, controls, labels, private_messages, surely, text_of
from tests.discord.players import on_autopilot, panel_of
from tests.discord.test_pause import begun_schieber, public


async def opened(house: House, actor: MemberActor) -> Any:
    """The page that *Table* on *Details* shows."""
    details = (await actor.click(await panel_of(house, actor), label="Details")).response
    assert labels(details) == ["Score", "Rules", "Table", "Picture", "Fair?", "Report this play"]
    page = (await actor.click(details, label="Table")).response
    assert page.ephemeral
    return page


def menus(page: Any) -> dict[str, list[str]]:
    """The menus of a page, by what stands on them, with the lines of each."""
    return {
        menu["placeholder"]: [line["label"] for line in menu["options"]]
        for menu in controls(page)
        if menu["type"] == 3 and "options" in menu
    }


async def chosen(actor: MemberActor, page: Any, verb: str, person: MemberActor) -> Any:
    """Choose this person in the menu with this verb; what is answered."""
    (menu,) = [menu for menu in controls(page) if menu["custom_id"].endswith(f":{verb}")]
    return (await actor.select(page, [str(person.id)], custom_id=menu["custom_id"])).response


async def test_the_host_kicks_out_by_the_menu_after_a_question(house: House) -> None:
    anna, ben, _ = await begun_schieber(house, "Anna", "Ben", "Carla", casual=True)
    page = await opened(house, anna)
    assert "Its host is Anna" in text_of(page)
    assert menus(page) == {"Kick somebody out": ["Ben", "Carla"], "Make somebody else host": ["Ben", "Carla"]}
    assert labels(page) == ["Leave", "End the match"]
    asked = await chosen(anna, page, "out", ben)
    assert "Do you want to kick Ben out of this match?" in text_of(asked)
    assert len(house.table.people) == 3, "nothing happens before it is confirmed"
    await anna.click(asked, label="Kick out")
    await house.wait(3)
    assert "The host has kicked Ben out of the match" in text_of(public(house))
    again = await chosen(anna, page, "out", ben)
    assert "That is no longer possible" in text_of(again)
    assert menus(again) == {"Make somebody else host": ["Carla"]}, "the only opponent is kicked out by nobody"
    assert not house.faults


async def test_the_others_are_offered_to_propose_what_they_cannot_do_alone(house: House) -> None:
    _, ben, carla = await begun_schieber(house, "Anna", "Ben", "Carla")
    page = await opened(house, ben)
    assert menus(page) == {"Kick somebody out": ["Anna", "Carla"]}
    assert labels(page) == ["Leave", "Propose to end the match"]
    asked = await chosen(ben, page, "out", carla)
    await ben.click(asked, label="Put it to the vote")
    await house.wait(3)
    assert "Ben proposes to kick Carla out of the match (1 of 2 votes)" in text_of(public(house))
    page = await opened(house, ben)
    assert menus(page) == {"Kick somebody out": ["Carla"]}, "only one proposal is open at a time"
    assert labels(page) == ["Leave"]


async def test_of_two_players_nobody_is_offered_to_be_kicked_out_but_who_is_on_autopilot(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    assert menus(await opened(house, ben)) == {}
    await on_autopilot(house, anna, ben)
    assert menus(await opened(house, ben)) == {"Kick somebody out": ["Anna"]}


async def test_a_match_ends_by_the_menu(house: House) -> None:
    (anna,) = await begun(house, "Anna")
    page = await opened(house, anna)
    assert menus(page) == {}
    asked = (await anna.click(page, label="End the match")).response
    assert "Do you want to close this table for everybody?" in text_of(asked)
    assert house.table.state is TableState.PLAYING
    await anna.click(asked, label="Close the table")
    assert not house.tables
    late = (await anna.click(page, label="Leave")).response
    assert labels(late) == []
    assert "closed" in text_of(private_messages(house, anna)[-1])


async def test_the_host_hands_over_by_the_menu_after_a_question(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    page = await opened(house, anna)
    asked = await chosen(anna, page, "host", ben)
    assert "Do you want to make Ben the host of this table?" in text_of(asked)
    assert "only Ben can make you host again." in text_of(asked)
    assert house.table.host == UserId(anna.id)
    done = (await anna.click(asked, label="Hand over")).response
    assert "Ben is now the host of the table." in text_of(done)
    assert house.table.host == UserId(ben.id)
    again = await chosen(anna, page, "host", ben)
    assert "That is no longer possible" in text_of(again)
    assert "Its host is Ben" in text_of(again)


async def test_a_question_about_somebody_who_has_left_meanwhile_hands_nothing_over(house: House) -> None:
    anna, ben, _ = await begun_schieber(house, "Anna", "Ben", "Carla")
    asked = await chosen(anna, await opened(house, anna), "host", ben)
    await surely(ben, house.channel, "table leave")
    late = (await anna.click(asked, label="Hand over")).response
    assert "That is no longer possible" in text_of(late)
    assert menus(late)["Make somebody else host"] == ["Carla"]
    assert house.table.host == UserId(anna.id)


async def test_in_a_pause_the_hand_leads_there_too(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    for person in (anna, ben):
        await person.slash(house.channel, "table pause")
    assert house.table.state is TableState.PAUSED
    assert labels(await opened(house, ben)) == ["Leave", "Propose to end the match"]


async def test_the_menus_outlive_a_restart(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    page = await opened(house, anna)
    await house.restart()
    asked = await chosen(anna, page, "host", ben)
    await anna.click(asked, label="Hand over")
    assert house.table.host == UserId(ben.id)


async def test_in_a_lobby_the_panel_of_seats_leads_there(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new", game="schieber")
    await ben.slash(house.channel, "table join")
    await house.wait(3)
    panel = (await anna.click(public(house), label="Seats")).response
    page = (await anna.click(panel, label="Table")).response
    assert menus(page) == {"Kick somebody out": ["Ben"], "Make somebody else host": ["Ben"]}
    assert labels(page) == ["Leave", "Close the table"]
    assert "Table" not in labels((await ben.click(public(house), label="Seats")).response)


async def test_in_a_lobby_of_two_it_is_beside_invite_once_somebody_is_there(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    await house.wait(3)
    assert "Table" not in labels(public(house))
    await ben.slash(house.channel, "table join")
    await house.wait(3)
    assert labels(public(house))[-2:] == ["Invite", "Table"]
    page = (await anna.click(public(house), label="Table")).response
    asked = await chosen(anna, page, "host", ben)
    await anna.click(asked, label="Hand over")
    assert house.table.host == UserId(ben.id)
    page = (await anna.click(public(house), label="Table")).response
    assert (menus(page), labels(page)) == ({}, ["Leave"])
    stranger = (await house.person("Dora").click(public(house), label="Table")).response
    assert "no seat" in text_of(stranger)


@pytest.mark.parametrize(("name", "tame"), [("\u202eevil", "evil"), ("♠A", "A"), ("two\nlines", "two lines")])
async def test_the_name_of_who_waits_for_a_seat_is_as_tame_as_those_of_players(
    house: House, name: str, tame: str
) -> None:
    (anna,) = await begun(house, "Anna", target=1000)
    bob = house.person("bob", global_name=name)
    await bob.slash(house.channel, "table join")
    offered = await anna.autocomplete(house.channel, "table kick", "player", "")
    (shown,) = menus(await opened(house, anna)).values()
    assert [*shown, *(choice["name"] for choice in offered)] == [tame, tame]
