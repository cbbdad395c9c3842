"""What is far too long, nested, right-to-left or would mention everybody: in every command, form and id."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.actors import MemberActor

from tests.discord.house import House, begun, private_messages, raw_click, raw_form, text_of

NASTY = {
    "long": "x" * 6000,
    "digits": "9" * 6000,
    "nested": "[" * 3000 + "]" * 3000,
    "mentions": "@everyone <@1> <@&1> " * 285,
    "right-to-left": "\u202e\u2066" * 3000,
    "markdown": "**_~~`||" * 750,
    "wide": "漢" * 6000,
}
CONTENT = 2000


def free_texts(house: House) -> Iterator[tuple[str, str, int]]:
    """Every command with each of its parameters in which anything can be written, and how much."""
    for command in house.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            for parameter in command.parameters:
                if parameter.type is discord.AppCommandOptionType.string and not parameter.choices:
                    yield command.qualified_name, parameter.display_name, int(parameter.max_value or 6000)


def required(house: House, name: str, person: MemberActor) -> dict[str, Any]:
    """Values for the parameters that this command needs; `person`: whom it names."""
    command = next(one for one in house.bot.tree.walk_commands() if one.qualified_name == name)
    assert isinstance(command, app_commands.Command)
    needed = [parameter for parameter in command.parameters if parameter.required]
    texts = {one.display_name: str(one.choices[0].value) if one.choices else "1" for one in needed}
    people = {one.display_name: person for one in needed if one.type is discord.AppCommandOptionType.user}
    return {**texts, **people}


def harmless(house: House, since: int) -> None:
    """No request since then mentions anybody, and none is longer than a message can be."""
    for request in house.env.http_requests[since:]:
        body = request.json if isinstance(request.json, dict) else {}
        body = body.get("data") or body
        assert body.get("allowed_mentions") in (None, {"parse": []})
        assert len(body.get("content") or "") <= CONTENT


@pytest.mark.parametrize("what", NASTY)
async def test_every_text_of_a_command_may_be_anything(house: House, what: str) -> None:
    people = await begun(house, "Anna", "Ben")
    manager, before = house.admin("Manager"), house.table.match
    texts = list(free_texts(house))
    assert len(texts) > 20
    for command, parameter, most in texts:
        since = len(house.env.http_requests)
        given = {**required(house, command, people[1]), parameter: NASTY[what][:most]}
        who = manager if command.startswith("admin ") else people[0]
        result = await who.slash(house.channel, command, **given)
        assert result.response is not None, (command, parameter)
        assert result.response.ephemeral, (command, parameter)
        assert "Something went wrong" not in text_of(result.response), (command, parameter)
        harmless(house, since)
        assert house.table.match is before, (command, parameter)


@pytest.mark.parametrize("what", NASTY)
@pytest.mark.parametrize("form", ["write=0.target", "write=1.target", "because", "admin-because=77.1", "admin-closed"])
async def test_every_text_of_a_form_may_be_anything(house: House, what: str, form: str) -> None:
    manager = house.admin("Manager")
    await manager.slash(house.channel, "table new", game="klaberjass")
    await house.wait(2)
    since, options = len(house.env.http_requests), house.table.options
    id = f"s1:{house.table.id}:-:0:{form}"
    if form.startswith("admin-"):
        id = f"s1:-:-:0:{form}={house.table.id}" if form == "admin-closed" else f"s1:-:-:0:{form}"
    await raw_form(house, manager, house.channel.history()[-1], id, NASTY[what])
    await house.wait(2)
    assert not [one for one in private_messages(house, manager) if "Something went wrong" in text_of(one)]
    harmless(house, since)
    if form not in {"because", "admin-closed"}:  # which close the table
        assert house.table.options == options
    assert "@everyone" not in text_of(house.channel.history()[-1]).replace("\\@", "")


@pytest.mark.parametrize(
    "shape",
    [
        "s1:{long}:-:0:join",
        "s1:{table}:{long}:0:join",
        "s1:{table}:-:{long}:join",
        "s1:{table}:-:0:{long}",
        "s1:{table}:-:0:sit={long}",
        "s1:{table}:-:0:set=0.{long}",
        "s1:{table}:-:0:default={long}",
        "s1:{table}:0:0:do={long}",
        "s1:-:-:0:untell={long}",
        "s1:-:-:0:which={long}",
        "s1:-:-:0:pages={long}",
        "s1:-:-:0:admin={long}",
        "s1:-:-:0:admin=log.{long}",
        "s1:-:-:0:admin-form=barbu.{long}",
        "s1:-:-:0:admin-option=barbu.0.{long}",
        "s1:-:-:0:admin-out={long}.1",
        "{long}",
    ],
)
@pytest.mark.parametrize("what", ["long", "digits", "nested"])
async def test_a_forged_id_may_be_as_long_as_it_likes(house: House, shape: str, what: str) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    await house.wait(2)
    before = house.table
    id = shape.format(table=before.id, long=NASTY[what])
    result = await raw_click(house, anna, house.channel.history()[-1], id, values=[NASTY[what]])
    answers: list[Any] = [one for one in (result.response, *result.followups) if one is not None]
    assert not [one for one in answers if "Something went wrong" in text_of(one)]
    assert (house.table.holders, house.table.options) == (before.holders, before.options)


async def test_an_offered_table_is_no_longer_than_discord_takes_whichever_way_it_counts(house: House) -> None:
    """Most emoji are two units of UTF-16."""
    anna, turtle = house.person("Anna"), house.person("turtle", global_name="🐢" * 32)
    await turtle.slash(house.channel, "table new", game="schieber")
    await anna.slash(house.channel, "table join")
    (offered,) = await anna.autocomplete(house.channel, "hand", "table", "")
    assert "🐢" * 20 in offered["name"]
    assert len(offered["name"].encode("utf-16-le")) // 2 <= 100
