"""How a server's tables begin: its game, its pace, and for each game its rules; whatever is stored, a table opens."""

import logging
from typing import Any

import pytest

from bot.storage import SqlSettingsStore
from bot.storage.sql import statement
from bot.tables.model import Pace
from bot.tables.settings_store import GuildRules
from tests.discord.house import House, controls, labels, raw_click, surely, text_of

SET, RESET = "Make this the server default", "Remove this server default"


async def with_rules(house: House, **options: Any) -> Any:
    """A manager who has made the rules of their Klaberjass table the server's default; the table is gone."""
    manager = house.admin("Manager")
    await manager.slash(house.channel, "table new", game="klaberjass")
    tables = house.bot.services.tables
    await house.do(tables.set_options(house.table.id, manager.id, options=options))
    form = (await manager.click(house.channel.history()[-1], label="Options")).response
    await manager.click(form, label=SET)
    await surely(manager, house.channel, "table leave")
    return manager


async def put(house: House, game: str, preset: str, options: str, seats: Any = 2) -> None:
    """Write rules of the server into the database, whatever they are."""
    store: Any = house.bot.services.settings._store
    assert isinstance(store, SqlSettingsStore)
    sql = "INSERT INTO guild_rules (guild, game, preset, options, seats) VALUES ($1, $2, $3, $4, $5)"
    await house.do(store._database.write(statement(sql, house.guild.id, game, preset, options, seats)))


async def test_the_rules_of_a_managers_table_are_those_of_later_tables(house: House) -> None:
    manager = await with_rules(house, target=300)
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", game="klaberjass")
    assert dict(house.table.options) == {"target": 300}
    shown = text_of((await manager.slash(house.channel, "admin show")).response)
    assert "Klaberjass: " in shown
    assert "300" in shown
    await house.restart()
    await surely(anna, house.channel, "table leave")
    await anna.slash(house.channel, "table new", game="klaberjass")
    assert dict(house.table.options) == {"target": 300}
    form = (await manager.slash(house.channel, "table options")).response
    assert labels(form) == [RESET], "who manages the server has the button at the table of others, too"
    await manager.click(form, label=RESET)
    await surely(anna, house.channel, "table leave")
    await anna.slash(house.channel, "table new", game="klaberjass")
    assert dict(house.table.options) == {}


async def test_a_preset_that_is_named_counts_more(house: House) -> None:
    await with_rules(house, target=300)
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", game="klaberjass", preset="article")
    assert dict(house.table.options) == {}


async def test_the_number_of_players_is_part_of_the_rules(house: House) -> None:
    manager, tables = house.admin("Manager"), house.bot.services.tables
    await manager.slash(house.channel, "table new", game="vira")
    await house.do(tables.set_options(house.table.id, manager.id, seats=4))
    await manager.click((await manager.slash(house.channel, "table options")).response, label=SET)
    await surely(manager, house.channel, "table leave")
    await manager.slash(house.channel, "table new", game="vira")
    assert len(house.table.holders) == 4
    await surely(manager, house.channel, "table leave")
    await manager.slash(house.channel, "table new", game="vira", players=3)
    assert len(house.table.holders) == 3


async def test_nobody_else_has_the_button_or_can_press_it(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    form = (await anna.click(house.channel.history()[-1], label="Options")).response
    assert not {SET, RESET} & set(labels(form))
    for what in ("0.set", "0.reset", "", "999999.set", "x" * 60):
        answer = (await raw_click(house, anna, form, f"s1:{house.table.id}:-:0:default={what}")).response
        assert "Only somebody who manages this server" in text_of(answer)
    assert not await house.do(house.bot.services.settings.guild_rules(house.guild.id))


async def test_a_managers_form_with_a_forged_id_harms_nothing(house: House) -> None:
    manager = house.admin("Manager")
    await manager.slash(house.channel, "table new")
    form = (await manager.click(house.channel.history()[-1], label="Options")).response
    for what in ("", "999999.set", "²².reset", "x" * 60):
        answer = (await raw_click(house, manager, form, f"s1:{house.table.id}:-:0:default={what}")).response
        assert "Something went wrong" not in text_of(answer)


async def test_there_is_no_server_default_in_direct_messages(house: House) -> None:
    manager = house.admin("Manager")
    await manager.user.slash("table new")
    form = (await manager.user.slash("table options")).response
    assert not {SET, RESET} & set(labels(form))


async def test_the_servers_game_and_pace_are_those_of_new_tables(house: House) -> None:
    manager, anna = house.admin("Manager"), house.person("Anna")
    shown = (await manager.slash(house.channel, "admin set", game="barbu", pace="async")).response
    assert "Game: **Barbu**" in text_of(shown)
    assert "one day a turn" in text_of(shown)
    await anna.slash(house.channel, "table new")
    assert (house.table.game, house.table.pace) == ("barbu", Pace.ASYNC)
    offered = await anna.autocomplete(house.channel, "table new", "preset", "")
    assert any("international" in one["name"].lower() for one in offered), "the presets are those of that game"
    await surely(anna, house.channel, "table leave")
    await house.restart()
    await anna.slash(house.channel, "table new", pace="relaxed")
    assert (house.table.game, house.table.pace) == ("barbu", Pace.RELAXED)
    await surely(anna, house.channel, "table leave")
    await manager.slash(house.channel, "admin set", game="unset", pace="live")
    await anna.slash(house.channel, "table new")
    assert (house.table.game, house.table.pace) == ("klaberjass", Pace.LIVE)


@pytest.mark.parametrize(
    ("preset", "options", "seats"),
    [
        ("article", '{"target": 300', 2),
        ("article", "[]", 2),
        ("article", '{"gone": 1}', 2),
        ("article", '{"target": "many"}', 2),
        ("article", '{"target": 300}', 7),
        ("article", '{"target": 300}', "two"),
        ("article", f'{{"target": {"[" * 5000}{"]" * 5000}}}', 2),
        ("gone", "{}", 2),
        (b"\xff", "{}", 2),
    ],
)
async def test_rules_that_are_damaged_or_out_of_date_keep_no_table_from_opening(
    house: House, caplog: pytest.LogCaptureFixture, preset: Any, options: str, seats: Any
) -> None:
    await put(house, "klaberjass", preset, options, seats)
    await put(house, "gone", "article", "{}")
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new", game="klaberjass")
    assert (house.table.preset, dict(house.table.options), len(house.table.holders)) == ("article", {}, 2)
    told = [one for one in caplog.records if "of a server" in one.getMessage()]
    assert told
    assert all(one.levelno == logging.WARNING for one in told)
    manager = house.admin("Manager")
    assert "Klaberjass: " not in text_of((await manager.slash(house.channel, "admin show")).response)
    await manager.click((await manager.slash(house.channel, "table options")).response, label=SET)
    stored = await house.do(house.bot.services.settings.guild_rules(house.guild.id))
    assert stored == {"klaberjass": GuildRules("article", (), 2), "gone": GuildRules("article", (), 2)}


async def test_a_game_and_a_pace_that_no_version_knows_are_passed_over(house: House) -> None:
    store: Any = house.bot.services.settings._store
    sql = "INSERT OR REPLACE INTO guild_setting (guild, welcomed, game, pace) VALUES ($1, 1, 'gone', 'gone')"
    await house.do(store._database.write(statement(sql, house.guild.id)))
    await house.restart()
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    assert (house.table.game, house.table.pace) == ("klaberjass", Pace.LIVE)


async def test_the_default_of_one_server_is_not_that_of_another(house: House) -> None:
    await with_rules(house, target=300)
    other = house.env.create_guild("Other Club")
    channel = other.create_text_channel("cards")
    anna = other.add_member(house.env.create_user("Anna"))
    await anna.slash(channel, "table new", game="klaberjass")
    (table,) = house.bot.services.tables.in_channel(channel.id)
    assert dict(table.options) == {}


async def test_the_form_of_a_manager_who_is_the_host_keeps_its_menus(house: House) -> None:
    manager = house.admin("Manager")
    await manager.slash(house.channel, "table new", game="barbu")
    form = (await manager.click(house.channel.history()[-1], label="Options")).response
    assert len([item for item in controls(form) if item["type"] == 3]) == 4
    assert labels(form) == ["Back", "Next", SET]
    await manager.click(form, label="Next")
    await manager.click(form, label=SET)
    assert labels(form)[-1] == RESET
    assert "Page 2" in text_of(form)
