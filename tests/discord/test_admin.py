"""`/admin`: settings of a server, its channels and rules, by buttons and by commands, for those who manage it alone."""

import dataclasses
from contextlib import suppress
from typing import Any

import discord
import pytest
from simcord import SetupError
from simcord.builders import ChannelHandle

from bot.discord.pages.admin_pages import Server, log_page, overview
from bot.discord.pages.server_settings import FIELDS
from bot.tables.admin_log import LINES_A_PAGE, Act, LogLine
from bot.tables.lobby import checked_rules
from bot.tables.model import Pace, Refused, UserId
from bot.tables.settings_store import GuildRules, GuildSetting, Pictures, Ratings, Threads
from bot.text.i18n import Voice
from engine.registry import game, game_keys
from tests.discord.house import WORDS, House, begun, controls, labels, raw_click, raw_command, surely, text_of
from tests.discord.tongues import german, japanese
from tests.i18n.catalogues import LANGUAGES
from tests.support.clock import START

SUBCOMMANDS: dict[str, dict[str, Any]] = {
    "show": {},
    "set": {"pace": "async"},
    "channels": {"allowed": "everywhere"},
    "rules": {"game": "barbu"},
    "reset": {"game": "barbu"},
    "end": {"table": "nowhere", "reason": "late"},
    "log": {},
}
IDS = [
    "admin=show", "admin=channels", "admin=rules", "admin=end", "admin=exclude", "admin=let-back", "admin=reset",
    "admin=log.0", "admin-everywhere", "admin-usual=barbu", "admin-form=barbu.1", "admin-anew=barbu", "admin-out=77.1",
]  # fmt: skip
MENUS = {
    "admin-setting": "game", "admin-value=pace": "async", "admin-channels": "5", "admin-rules": "barbu",
    "admin-option=barbu.0.-preset": "1", "admin-close": "nowhere", "admin-reset": "barbu",
}  # fmt: skip


def menu(message: Any, verb: str) -> str:
    """The id of the menu with this verb."""
    return next(item["custom_id"] for item in controls(message) if f":{verb}" in item.get("custom_id", ""))


async def written(actor: Any, shown: Any, text: str) -> Any:
    """Write this into the form that is shown, and send it."""
    assert shown.modal is not None
    (line,) = [part["component"] for part in shown.modal["components"]]
    return (await actor.submit_modal(shown, {line["custom_id"]: text})).response


async def log_of(house: House) -> list[tuple[Act, dict[str, str]]]:
    """What the log of the server tells, newest first."""
    lines, _ = await house.do(house.bot.services.administration.log(house.guild.id, 0))
    return [(line.act, dict(line.details)) for line in lines]


async def page_of(house: House, boss: Any, button: str) -> Any:
    """The page behind this button of the overview."""
    return (await boss.click((await boss.slash(house.channel, "admin show")).response, label=button)).response


# --------------------------------------------------------------------------------------------------------- permissions


async def test_discord_offers_it_to_nobody_else_and_not_in_direct_messages(house: House) -> None:
    anna, boss = house.person("Anna"), house.admin("Boss")
    with pytest.raises(SetupError, match="default-member-permissions"):
        await anna.slash(house.channel, "admin show")
    with pytest.raises(SetupError, match="context"):
        await boss.user.slash("admin show")
    assert "Settings of this server" in text_of((await boss.slash(house.channel, "admin show")).response)


@pytest.mark.parametrize("name", SUBCOMMANDS)
async def test_who_is_given_the_command_and_does_not_manage_the_server_is_told_so(house: House, name: str) -> None:
    anna = house.person("Anna")
    options = [{"name": key, "type": 3, "value": value} for key, value in SUBCOMMANDS[name].items()]
    data = {"name": "admin", "options": [{"name": name, "type": 1, "options": options}]}
    answer = (await raw_command(house, anna, data)).response
    assert text_of(answer) == "Only somebody who manages this server can change its settings."
    assert await log_of(house) == []


async def test_old_pages_do_nothing_for_who_does_not_manage_the_server_any_more(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash(house.channel, "table new")
    message = house.channel.history()[-1]
    for id in IDS:
        answer = (await raw_click(house, anna, message, f"s1:-:-:0:{id}")).response
        assert text_of(answer) == "Only somebody who manages this server can change its settings.", id
    for id, value in MENUS.items():
        answer = (await raw_click(house, anna, message, f"s1:-:-:0:{id}", [value])).response
        assert text_of(answer) == "Only somebody who manages this server can change its settings.", id
    assert await log_of(house) == []
    assert house.tables


async def test_in_a_direct_message_a_button_says_where_to_go(house: House) -> None:
    boss = house.admin("Boss")
    await boss.user.slash("table new")
    message = boss.user.dm_channel.last_message
    answer = (await raw_click(house, boss, message, "s1:-:-:0:admin=show")).response
    assert text_of(answer) == "Use this command on the server you mean."


@pytest.mark.parametrize(
    "id",
    ["admin=nowhere", "admin=log.x", "admin=log.99999", "admin-form=gone.1", "admin-form=barbu", "admin-usual=gone",
     "admin-anew=gone", "admin-out=x.1", "admin-out=", "admin-because=5", "admin-write=barbu.0.gone"],
)  # fmt: skip
async def test_forged_ids_harm_nothing(house: House, id: str) -> None:
    boss = house.admin("Boss")
    page = (await boss.slash(house.channel, "admin show")).response
    answer = (await raw_click(house, boss, page, f"s1:-:-:0:{id}")).response
    assert answer is None or "Something went wrong" not in text_of(answer)
    for verb in ("admin-setting", "admin-value=gone", "admin-rules", "admin-option=barbu.9.x", "admin-close"):
        answer = (await raw_click(house, boss, page, f"s1:-:-:0:{verb}", ["gone"])).response
        assert "Something went wrong" not in text_of(answer)
    assert await log_of(house) == []


# ------------------------------------------------------------------------------------------------------------ settings


async def test_the_overview_shows_all_settings(house: House) -> None:
    boss = house.admin("Boss")
    shown = text_of((await boss.slash(house.channel, "admin show")).response)
    for line in (
        "Game: **Klaberjass**",
        "Pace: **live",
        "Rated matches: **yes, unless the host turns it off**",
        "Threads: **where my permissions allow it**",
        "Language: **as in Discord**",
        "Cards: **French",
        "Pictures: **on request",
        "All games start with their usual rules.",
        "Tables can be opened in any channel.",
        "Nobody is excluded from the tables.",
    ):
        assert line in shown


async def test_a_command_changes_several_settings_at_once_in_one_line_of_the_log(house: House) -> None:
    boss = house.admin("Boss")
    given = {
        "game": "vira", "pace": "relaxed", "rated": "casual", "threads": "off", "language": "de", "cards": "swiss",
        "pictures": "on",
    }  # fmt: skip
    shown = (await boss.slash(house.channel, "admin set", **given)).response
    assert "**Vira**" in text_of(shown)
    kept = await house.do(house.bot.services.settings.guild(house.guild.id))
    assert (kept.game, kept.pace, kept.ratings, kept.threads) == ("vira", Pace.RELAXED, Ratings.CASUAL, Threads.OFF)
    assert (kept.language, kept.deck, kept.pictures) == ("de", "swiss", Pictures.ON)
    told = {**given, "ratings": "casual", "deck": "swiss"}
    del told["rated"], told["cards"]
    assert await log_of(house) == [(Act.SETTINGS, told)]
    await house.restart()
    assert await house.do(house.bot.services.settings.guild(house.guild.id)) == kept
    assert await log_of(house) == [(Act.SETTINGS, told)]


async def test_a_menu_leads_to_each_setting_and_back(house: House) -> None:
    boss = house.admin("Boss")
    page = (await boss.slash(house.channel, "admin show")).response
    await boss.select(page, ["pace"], custom_id=menu(page, "admin-setting"))
    assert "Pace: **live" in text_of(page)
    await boss.select(page, ["async"], custom_id=menu(page, "admin-value"))
    assert "Pace: **one day a turn" in text_of(page)
    assert (await house.do(house.bot.services.settings.guild(house.guild.id))).pace is Pace.ASYNC
    await boss.select(page, ["language"], custom_id=menu(page, "admin-setting"))
    await boss.select(page, ["ja"], custom_id=menu(page, "admin-value"))
    await boss.select(page, ["language"], custom_id=menu(page, "admin-setting"))
    await boss.click(page, label="一覧に戻る")
    japanese(page)
    assert [act for act, _ in await log_of(house)] == [Act.SETTINGS, Act.SETTINGS]


@pytest.mark.parametrize(
    ("name", "value"), [("game", "poker"), ("pace", "x" * 3000), ("language", ""), ("rated", "no")]
)
async def test_a_value_that_was_never_offered_changes_nothing(house: House, name: str, value: str) -> None:
    boss = house.admin("Boss")
    options = [{"name": name, "type": 3, "value": value}, {"name": "threads", "type": 3, "value": "off"}]
    data = {"name": "admin", "options": [{"name": "set", "type": 1, "options": options}]}
    answer = (await raw_command(house, boss, data)).response
    assert "There is no such choice" in text_of(answer)
    assert (await house.do(house.bot.services.settings.guild(house.guild.id))).threads is None
    assert await log_of(house) == []


async def test_two_who_manage_the_server_at_once_leave_two_lines_and_the_last_wins(house: House) -> None:
    one, other = house.admin("Boss"), house.admin("Second")
    first = (await one.slash(house.channel, "admin show")).response
    second = (await other.slash(house.channel, "admin show")).response
    await one.select(first, ["game"], custom_id=menu(first, "admin-setting"))
    await other.select(second, ["game"], custom_id=menu(second, "admin-setting"))
    await one.select(first, ["vira"], custom_id=menu(first, "admin-value"))
    await other.select(second, ["barbu"], custom_id=menu(second, "admin-value"))
    assert (await house.do(house.bot.services.settings.guild(house.guild.id))).game == "barbu"
    lines, count = await house.do(house.bot.services.administration.log(house.guild.id, 0))
    assert count == 2
    assert [(line.by, line.details["game"]) for line in lines] == [(other.id, "barbu"), (one.id, "vira")]


async def test_an_old_client_is_told_where_the_settings_of_the_server_are(house: House) -> None:
    boss = house.admin("Boss")
    options = [{"name": "server-game", "type": 3, "value": "vira"}, {"name": "deck", "type": 3, "value": "swiss"}]
    answer = (await raw_command(house, boss, {"name": "settings", "options": options})).response
    assert "/admin show" in text_of(answer)
    assert (await house.do(house.bot.services.settings.guild(house.guild.id))).game is None
    assert (await house.do(house.bot.services.settings.member(UserId(boss.id)))).deck is None


@pytest.mark.parametrize(("locale", "speaks_it"), [("de", german), ("ja", japanese)])
async def test_every_page_speaks_its_readers_language(
    house: House, speaks: dict[Any, str], locale: str, speaks_it: Any
) -> None:
    boss = house.admin("Boss")
    speaks[boss.id] = locale
    await boss.slash(house.channel, "table new")
    for page in ("show", "channels", "rules", "end", "exclude", "let-back", "reset", "log.0"):
        overview = (await boss.slash(house.channel, "admin show")).response
        await raw_click(house, boss, overview, f"s1:-:-:0:admin={page}")
        speaks_it(overview)
    for command, options in (("set", {"game": "barbu"}), ("rules", {"game": "barbu"}), ("log", {})):
        speaks_it((await boss.slash(house.channel, f"admin {command}", **options)).response)


# ------------------------------------------------------------------------------------------------------------- ratings


async def test_a_server_may_rate_only_what_the_host_wants(house: House) -> None:
    boss, anna = house.admin("Boss"), house.person("Anna")
    await anna.slash(house.channel, "table new")
    assert house.table.wants_rated
    await boss.slash(house.channel, "admin set", rated="casual")
    assert house.table.wants_rated, "the tables that are open keep what their hosts have seen"
    await surely(anna, house.channel, "table leave")
    await anna.slash(house.channel, "table new")
    assert not house.table.wants_rated
    await house.do(house.bot.services.tables.set_options(house.table.id, UserId(anna.id), wants_rated=True))
    assert house.table.wants_rated


async def test_where_nothing_is_rated_no_host_can_change_that(house: House) -> None:
    boss, anna, ben = house.admin("Boss"), house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new")
    await boss.slash(house.channel, "admin set", rated="never")
    assert not house.table.wants_rated, "tables that wait for a match follow"
    form = (await anna.click(house.channel.history()[-1], label="Options")).response
    while not (rated := [item for item in controls(form) if "-rated" in item.get("custom_id", "")]):
        await anna.click(form, label="Next")
    await anna.select(form, ["0"], custom_id=rated[0]["custom_id"])
    assert "Matches on this server are never rated." in text_of(form)
    await ben.slash(house.channel, "table join")
    # However a table comes to want it, its match is not rated.
    await house.do(house.bot.services.tables.set_options(house.table.id, UserId(anna.id), wants_rated=True))
    await house.restart()
    await anna.slash(house.channel, "table start")
    assert house.table.match is not None
    assert not house.table.rated
    await boss.slash(house.channel, "admin set", rated="rated")
    assert not house.table.rated


# ------------------------------------------------------------------------------------------------------------ channels


async def test_a_table_elsewhere_is_refused_with_where_it_may_be(house: House) -> None:
    boss, anna = house.admin("Boss"), house.person("Anna")
    lounge, cards = house.guild.create_text_channel("lounge"), house.channel
    page = await page_of(house, boss, "Channels")
    await boss.select(page, [lounge], custom_id=menu(page, "admin-channels"))
    assert f"Tables can be opened only in <#{lounge.id}>" in text_of(page)
    (shown,) = [item for item in controls(page) if item["type"] == 8]
    assert [one["id"] for one in shown["default_values"]] == [str(lounge.id)]
    assert shown["min_values"] == 0
    answer = (await anna.slash(cards, "table new")).response
    assert text_of(answer) == f"Tables cannot be opened in this channel. You can open one in <#{lounge.id}>."
    assert not house.tables
    await anna.slash(lounge, "table new")
    (table,) = house.bot.services.tables.in_channel(lounge.id)
    await boss.slash(cards, "admin channels", channel=cards)
    assert await house.do(house.bot.services.settings.guild_channels(house.guild.id)) == (
        *sorted([lounge.id, cards.id]),
    )
    await house.restart()
    await surely(anna, lounge, "table leave")
    await anna.slash(cards, "table new")
    assert house.tables
    await boss.slash(cards, "admin channels", channel=cards, allowed="no")
    assert house.tables, "a table that is open stays"
    ben = house.person("Ben")
    await ben.slash(cards, "table join")
    assert len(house.table.people) == 2
    await boss.slash(cards, "admin channels", allowed="everywhere")
    await ben.slash(cards, "table new")
    assert len(house.tables) == 2
    told = [details["channels"] for act, details in await log_of(house) if act is Act.CHANNELS]
    assert told == ["", str(lounge.id), " ".join(map(str, sorted([lounge.id, cards.id]))), str(lounge.id)]
    assert table.place.channel == lounge.id


@pytest.mark.house(threads=True)
async def test_a_thread_is_as_its_channel(house: House) -> None:
    boss, (anna, _) = house.admin("Boss"), await begun(house, "Anna", "Ben")
    lounge = house.guild.create_text_channel("lounge")
    thread = house.table.place.thread
    assert thread is not None
    there = ChannelHandle(house.env, house.guild, house.env.backend.get_channel(thread))
    await boss.slash(house.channel, "admin channels", channel=lounge)
    assert f"<#{lounge.id}>" in text_of((await anna.slash(there, "table new")).response)
    await boss.slash(house.channel, "admin channels", channel=there)
    allowed = await house.do(house.bot.services.settings.guild_channels(house.guild.id))
    assert allowed == tuple(sorted([lounge.id, house.channel.id]))
    await anna.slash(there, "table new")
    assert len(house.bot.services.tables.in_channel(thread)) == 2


async def test_a_channel_that_somebody_does_not_see_is_not_named_to_them(house: House) -> None:
    boss, anna = house.admin("Boss"), house.person("Anna")
    overwrites = {anna: discord.PermissionOverwrite(view_channel=False)}
    hidden = house.guild.create_text_channel("hidden", overwrites=overwrites)
    await boss.slash(house.channel, "admin channels", channel=hidden)
    answer = (await anna.slash(house.channel, "table new")).response
    assert "Somebody who manages this server can tell you" in text_of(answer)
    assert str(hidden.id) not in text_of(answer)


async def test_where_the_last_channel_is_gone_the_overview_says_so_and_nothing_opens(house: House) -> None:
    boss, anna = house.admin("Boss"), house.person("Anna")
    lounge = house.guild.create_text_channel("lounge")
    await boss.slash(house.channel, "admin channels", channel=lounge)
    house.env.backend.delete_channel(lounge.id)
    await house.env.settle()
    assert "None of the chosen channels exists" in text_of((await boss.slash(house.channel, "admin show")).response)
    await anna.slash(house.channel, "table new")
    assert not house.tables
    page = await page_of(house, boss, "Channels")
    await boss.click(page, label="Every channel")
    await anna.slash(house.channel, "table new")
    assert house.tables


# --------------------------------------------------------------------------------------------------------------- rules


async def test_the_rules_of_a_game_are_set_without_a_table(house: House) -> None:
    boss, anna = house.admin("Boss"), house.person("Anna")
    page = await page_of(house, boss, "Rules")
    await boss.select(page, ["klaberjass"], custom_id=menu(page, "admin-rules"))
    assert labels(page)[-2:] == ["Usual rules", "Overview"]
    option = next(item for item in controls(page) if item.get("custom_id", "").endswith(".target"))
    line = next(one for one in option["options"] if "300" in one["label"])
    await boss.select(page, [line["value"]], custom_id=option["custom_id"])
    assert "300" in text_of(page)
    await anna.slash(house.channel, "table new", game="klaberjass")
    assert dict(house.table.options) == {"target": 300}
    shown = text_of((await boss.slash(house.channel, "admin show")).response)
    assert "Klaberjass: " in shown
    page = (await boss.slash(house.channel, "admin rules", game="klaberjass")).response
    await boss.click(page, label="Usual rules")
    assert await house.do(house.bot.services.settings.guild_rules(house.guild.id)) == {}
    assert [act for act, _ in await log_of(house)] == [Act.RULES, Act.RULES]
    told = text_of((await boss.slash(house.channel, "admin log")).response)
    assert "set the rules of Klaberjass back to the usual ones" in told
    assert "300" in told


async def test_a_value_of_the_rules_may_be_written(house: House) -> None:
    boss = house.admin("Boss")
    page = (await boss.slash(house.channel, "admin rules", game="schieber")).response
    option = next(item for item in controls(page) if item.get("custom_id", "").endswith(".target"))
    await written(boss, await boss.select(page, ["other"], custom_id=option["custom_id"]), "777")
    stored = await house.do(house.bot.services.settings.guild_rules(house.guild.id))
    assert stored == {"schieber": GuildRules("article", (("target", 777),), 4)}
    await written(boss, await boss.select(page, ["other"], custom_id=option["custom_id"]), "a lot")
    assert await house.do(house.bot.services.settings.guild_rules(house.guild.id)) == stored
    assert "Something went wrong" not in text_of(page)


async def test_the_number_of_players_and_a_preset_are_part_of_the_rules(house: House) -> None:
    boss = house.admin("Boss")
    page = (await boss.slash(house.channel, "admin rules", game="vira")).response
    seats = next(item for item in controls(page) if item.get("custom_id", "").endswith(".-seats"))
    await boss.select(page, [seats["options"][1]["value"]], custom_id=seats["custom_id"])
    stored = await house.do(house.bot.services.settings.guild_rules(house.guild.id))
    assert stored["vira"].seats == 4
    offered = await boss.autocomplete(house.channel, "admin rules", "preset", "", game="barbu")
    preset = next(one["value"] for one in offered if "international" in one["name"].lower())
    await boss.slash(house.channel, "admin rules", game="barbu", preset=preset)
    stored = await house.do(house.bot.services.settings.guild_rules(house.guild.id))
    assert set(stored) == {"vira", "barbu"}
    answer = (await boss.slash(house.channel, "admin rules", game="barbu", preset="gone")).response
    assert "Something went wrong" not in text_of(answer)
    assert await house.do(house.bot.services.settings.guild_rules(house.guild.id)) == stored


# ---------------------------------------------------------------------------------------------------------- large data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_of_a_large_server_is_whole(language: str) -> None:
    """As many channels as can be chosen, and every rule of every game changed."""
    voice = Voice(WORDS, language)
    rules = {}
    for key in game_keys():
        known = game(key)
        changed: dict[str, Any] = {}
        for option in dataclasses.fields(known.options_type):
            for value in option.metadata["offered"]:
                with suppress(Refused):
                    checked = checked_rules(key, "article", {**changed, option.name: value}, known.seats[0])
                    if len(checked.options) > len(changed):
                        changed = dict(checked.options)
        rules[key] = GuildRules("article", tuple(changed.items()), known.seats[0])
    channels = [1_400_000_000_000_000_000 + number for number in range(25)]
    server = Server(GuildSetting(5), "barbu", channels, False, rules, 100_000, True)
    page = overview(server, voice)
    assert page.rendered is not None
    assert len(page.rendered.fields) == 5
    assert len(page.rendered.plain) < 6000
    assert page.rendered.description
    for row in page.sent()["view"].to_components():
        assert 1 <= len(row["components"]) <= 5
    for field in page.rendered.fields[2:]:
        assert "…" not in field.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_page_of_the_log_is_whole(language: str) -> None:
    channels = " ".join(str(1_400_000_000_000_000_000 + number) for number in range(25))
    details = [
        (Act.CHANNELS, {"channels": channels}),
        (Act.EXCLUDE, {"at-once": "1", "reason": "W" * 60}),
        (Act.SETTINGS, dict.fromkeys(FIELDS, "x" * 20)),
    ]
    lines = [
        LogLine(5, number, START, UserId(10**18), *details[number % 3], UserId(10**18))
        for number in range(LINES_A_PAGE)
    ]
    page = log_page(lines, 0, 500, Voice(WORDS, language))
    assert page.rendered is not None
    assert page.rendered.description.count("\n- ") == LINES_A_PAGE - 1
    assert not page.rendered.description.endswith("…")
