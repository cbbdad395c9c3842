"""Before the match: seats, options, who may start, and how a lobby ends by itself."""

from typing import Any

import discord
import pytest

from bot.tables.model import Pace, TableState
from tests.discord.house import House, called, controls, ids, labels, surely, text_of
from tests.discord.test_rules_form import page_with


def lobby(house: House) -> discord.Message:
    """The table's message."""
    return house.channel.history()[-1]


async def test_a_lobby_shows_seats_options_and_buttons_of_which_start_alone_stands_out(house: House) -> None:
    anna = house.person("Anna")
    panel = (await anna.slash(house.channel, "table new")).response
    assert panel.ephemeral
    assert "appear here" in text_of(panel)
    message = lobby(house)
    assert labels(message) == ["Join", "Leave", "Add computer", "Options", "Start", "Invite"]
    assert "Anna" in text_of(message)
    assert "(free)" in text_of(message)
    primary = [item["label"] for item in controls(message) if item["style"] == discord.ButtonStyle.primary.value]
    assert primary == ["Start"]


async def test_joining_opens_the_panel_in_which_the_cards_appear(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    panel = (await ben.click(lobby(house), label="Join")).response
    assert panel.ephemeral
    assert "Your hand" not in text_of(panel)
    await anna.click(lobby(house), label="Start")
    await house.wait(2)
    assert "Your hand" in text_of(panel)
    assert "Hand (6 cards)" in text_of(panel), "they become buttons when one of them can be played"


async def test_a_full_table_takes_nobody_else(house: House) -> None:
    anna, ben, carla = house.person("Anna"), house.person("Ben"), house.person("Carla")
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    await house.wait(2)
    assert "join" not in {id.split(":")[4] for id in ids(lobby(house), "join")}
    answer = (await carla.slash(house.channel, "table join")).response
    assert answer.ephemeral
    assert "All seats" in text_of(answer)


async def test_joining_twice_is_no_mistake(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    answer = (await anna.click(lobby(house), label="Join")).response
    assert "You have a seat" in text_of(answer)
    assert len(house.table.people) == 1


async def test_add_computer_answers_on_the_lobby_itself(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    await anna.click(lobby(house), label="Add computer")
    assert f"2 – **{called(house)[1]}** (computer)" in text_of(lobby(house))
    await anna.slash(house.channel, "table kick", player="2")
    await house.wait(2)
    assert "(computer)" not in text_of(lobby(house))
    await anna.slash(house.channel, "table add-computer")
    await house.wait(2)
    assert None not in house.table.holders


async def test_start_with_an_empty_seat_asks_once_and_then_fills_it(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    asked = (await anna.click(lobby(house), label="Start")).response
    assert labels(asked) == ["Start with computer players"]
    assert house.table.state is TableState.LOBBY
    await anna.click(asked, label="Start with computer players")
    assert house.table.state is TableState.PLAYING
    assert ids(asked, "do", disabled=None), "the question has become the hand"


async def test_only_the_host_kicks_people(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    answer = (await ben.slash(house.channel, "table kick", player="Anna")).response
    assert "Only the host" in text_of(answer)
    offered = await anna.autocomplete(house.channel, "table kick", "player", "")
    assert [one["name"] for one in offered] == ["Anna", "Ben"]
    await anna.slash(house.channel, "table kick", player=offered[1]["value"])
    assert [person.name for person in house.table.people] == ["Anna"]
    answer = (await anna.slash(house.channel, "table kick", player="Nobody")).response
    assert "nobody of that name" in text_of(answer)


async def test_leaving_hands_the_table_over_and_the_last_one_closes_it(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    asked = (await anna.click(lobby(house), label="Leave")).response
    assert asked.ephemeral
    await anna.click(asked, label="Leave the table")
    assert house.table.host == ben.id
    await surely(ben, house.channel, "table leave")
    assert not house.tables
    await house.wait(2)
    assert "closed" in text_of(lobby(house))
    assert not controls(lobby(house))


async def test_somebody_who_has_no_seat_is_told_so_privately(house: House) -> None:
    anna, carla = house.person("Anna"), house.person("Carla")
    await anna.slash(house.channel, "table new")
    for label in ("Leave", "Add computer", "Start"):
        answer = (await carla.click(lobby(house), label=label)).response
        assert answer.ephemeral
        assert "no seat" in text_of(answer)


# ------------------------------------------------------------------------------------------------------------- options


async def test_the_host_chooses_options_in_menus_made_from_the_game(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    form = (await anna.click(lobby(house), label="Options")).response
    assert form.ephemeral
    menus = [item for item in controls(form) if item["type"] == 3]
    assert len(menus) == 4
    target = next(item for item in menus if item["custom_id"].endswith(".target"))
    (default,) = [option["label"] for option in target["options"] if option.get("default")]
    assert default.endswith(": 500")
    value = next(option["value"] for option in target["options"] if option["label"].endswith("300"))
    await anna.select(form, [value], custom_id=target["custom_id"])
    assert dict(house.table.options) == {"target": 300}
    assert "300" in text_of(form)
    await house.wait(2)
    assert "300" in text_of(lobby(house))


async def test_the_form_has_pages_and_goes_back_to_the_default(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    form = (await anna.slash(house.channel, "table options")).response
    seen: list[str] = []
    while True:
        seen += [item["custom_id"].rpartition(".")[2] for item in controls(form) if item["type"] == 3]
        on = [item for item in controls(form) if item["type"] == 2 and item["label"] == "Next"]
        if not on or on[0].get("disabled"):
            break
        await anna.click(form, label="Next")
    assert {"-preset", "-pace", "target", "schmeiss", "reviewTricks"} <= set(seen)
    assert len(seen) == len(set(seen))
    menu = await page_with(anna, form, "reviewTricks")
    await anna.select(form, ["1"], custom_id=menu["custom_id"])
    assert dict(house.table.options) == {"reviewTricks": "none"}
    menu = next(item for item in controls(form) if item["custom_id"].endswith(".reviewTricks"))
    await anna.select(form, ["0"], custom_id=menu["custom_id"])
    assert not house.table.options


async def test_the_pace_is_chosen_in_the_form_too(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", pace="relaxed")
    assert house.table.pace is Pace.RELAXED
    form = (await anna.slash(house.channel, "table options")).response
    menu = next(item for item in controls(form) if item["custom_id"].endswith(".-pace"))
    await anna.select(form, ["2"], custom_id=menu["custom_id"])
    assert house.table.pace is Pace.ASYNC


async def test_who_is_not_the_host_sees_the_options_without_menus(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    form = (await ben.click(lobby(house), label="Options")).response
    assert form.ephemeral
    assert not controls(form)
    assert "500" in text_of(form)


async def test_a_form_left_open_after_the_start_changes_nothing(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    form = (await anna.slash(house.channel, "table options")).response
    await house.restart()  # a bot that is started anew cannot take the form away
    await anna.slash(house.channel, "table add-computer")
    await anna.slash(house.channel, "table start")
    menu = next(item for item in controls(form) if item["custom_id"].endswith(".target"))
    result = await anna.select(form, ["1"], custom_id=menu["custom_id"])
    assert "before the match" in text_of(result.response)
    assert not house.table.options


async def test_presets_are_offered_by_name_while_one_types(house: House) -> None:
    anna = house.person("Anna")
    offered = await anna.autocomplete(house.channel, "table new", "preset", "")
    assert [one["value"] for one in offered] == ["article"]
    assert offered[0]["name"] != "article"
    assert await anna.autocomplete(house.channel, "table new", "preset", "", game="klaberjass") == offered
    assert not await anna.autocomplete(house.channel, "table new", "preset", "nonsense")
    await anna.slash(house.channel, "table new", preset="article", game="klaberjass", pace="live", opponents="people")
    assert house.table.state is TableState.LOBBY


# ----------------------------------------------------------------------------------------------------------------- end


async def test_a_lobby_in_which_nobody_does_anything_closes(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    assert "closes" in text_of(lobby(house))
    await house.wait(16 * 60)
    assert not house.tables
    assert "closed" in text_of(lobby(house))
    answer = (await anna.slash(house.channel, "table start")).response
    assert "no seat at a table" in text_of(answer)


@pytest.mark.parametrize("admin", [False, True])
async def test_the_host_and_a_manager_of_the_server_can_end_a_table(house: House, admin: bool) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    boss = house.admin("Boss")
    await anna.slash(house.channel, "table new")
    await ben.slash(house.channel, "table join")
    answer = (await ben.slash(house.channel, "table end")).response
    assert "Only the host" in text_of(answer)
    assert house.tables
    if admin:
        asked: Any = (await boss.slash(house.channel, "table end")).response
        form: Any = await boss.click(asked, label="Close the table")
        (line,) = [part["component"] for part in form.modal["components"]]
        await boss.submit_modal(form, {line["custom_id"]: "too late"})
    else:
        await surely(anna, house.channel, "table end")
    assert not house.tables
