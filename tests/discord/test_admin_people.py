"""`/admin`: people who are excluded, tables that are closed, leaderboards that begin anew, and the log of it all."""

import re
from datetime import timedelta
from typing import Any

import pytest

from bot.storage import SqlPrivacyStore
from bot.storage.admin_log import INSERT_LINE
from bot.storage.administration import EXCLUSIONS
from bot.storage.sql import statement
from bot.tables.admin_log import KEPT, Act, LogLine
from bot.tables.model import TableState, UserId
from tests.discord.house import House, begun, controls, ids, labels, private_messages, raw_click, surely, text_of
from tests.discord.players import ByPanel, on_turn, panel_of, play_match
from tests.discord.test_admin import log_of, menu, page_of, written
from tests.discord.test_invitations import chosen
from tests.discord.tongues import german, japanese

EXCLUDED = "have excluded you from its tables"


async def excluded(house: House, boss: Any, person: Any, matches: str = "finish") -> Any:
    """Exclude this person by the command."""
    return (
        await boss.slash(house.channel, "admin exclude", person=person, reason="Rude  *words*", matches=matches)
    ).response


# ----------------------------------------------------------------------------------------------------- who is excluded


async def test_who_is_excluded_can_neither_open_a_table_nor_join_one(house: House) -> None:
    boss, anna, ben = house.admin("Boss"), house.person("Anna"), house.person("Ben")
    await excluded(house, boss, ben)
    assert EXCLUDED in text_of((await ben.slash(house.channel, "table new")).response)
    assert EXCLUDED in text_of((await ben.slash(house.channel, "table new", opponents="computer")).response)
    assert not house.tables
    await anna.slash(house.channel, "table new", players=2)
    message = house.channel.history()[-1]
    assert EXCLUDED in text_of((await ben.slash(house.channel, "table join")).response)
    assert EXCLUDED in text_of((await ben.click(message, label="Join")).response)
    answer = (await raw_click(house, ben, message, f"s1:{house.table.id}:-:0:sit", ["2"])).response
    assert EXCLUDED in text_of(answer)
    assert EXCLUDED in text_of((await raw_click(house, ben, message, "s1:-:-:0:play=vira")).response)
    assert len(house.table.people) == 1
    await house.restart()
    assert EXCLUDED in text_of((await ben.slash(house.channel, "table join")).response)


@pytest.mark.parametrize(("locale", "speaks_it"), [("de", german), ("ja", japanese)])
async def test_they_are_told_so_in_their_language_and_alone(
    house: House, speaks: dict[Any, str], locale: str, speaks_it: Any
) -> None:
    boss, anna, ben = house.admin("Boss"), house.person("Anna"), house.person("Ben")
    speaks[ben.id] = locale
    await anna.slash(house.channel, "table new")
    await house.wait(2)
    public = [text_of(one) for one in house.channel.history()]
    await excluded(house, boss, ben)
    answer = (await ben.slash(house.channel, "table join")).response
    speaks_it(answer)
    assert answer.ephemeral
    await house.wait(60)
    assert [text_of(one) for one in house.channel.history()] == public
    assert not ben.user.dm_channel.history()


async def test_nobody_learns_of_it_by_inviting_them(house: House) -> None:
    boss, anna, ben = house.admin("Boss"), house.person("Anna"), house.person("Ben")
    carla = house.person("Carla")
    await carla.slash(house.channel, "settings", invitations="off")
    await excluded(house, boss, ben)
    await anna.slash(house.channel, "table new", game="barbu")
    told = text_of(await chosen(house, anna, [ben]))
    assert told == text_of(await chosen(house, anna, [carla])).replace("Carla", "Ben"), "as who takes no invitations"
    assert not ben.user.dm_channel.history()


async def test_an_invitation_from_before_is_worth_nothing_to_them(house: House) -> None:
    boss, anna, ben = house.admin("Boss"), house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new", game="barbu")
    await chosen(house, anna, [ben])
    invitation = ben.user.dm_channel.last_message
    await excluded(house, boss, ben)
    (accept,) = ids(invitation, "accept")
    await ben.user.click(invitation, custom_id=accept)
    assert len(house.table.people) == 1
    (told,) = private_messages(house, ben, ben.user.dm_channel.id)
    assert EXCLUDED in text_of(told)


async def test_they_hear_of_no_tables_that_open_there(house: House) -> None:
    boss, anna, ben, carla = house.admin("Boss"), *(house.person(name) for name in ("Anna", "Ben", "Carla"))
    for one in (ben, carla):
        await one.slash(house.channel, "table tell-me")
    await excluded(house, boss, ben)
    await anna.slash(house.channel, "table new", game="barbu")
    await house.wait(15)
    assert carla.user.dm_channel.history()
    assert not ben.user.dm_channel.history()


async def test_elsewhere_they_play_as_before(house: House) -> None:
    boss, ben = house.admin("Boss"), house.person("Ben")
    await excluded(house, boss, ben)
    await ben.user.slash("table new")
    other = house.env.create_guild("Other Club")
    channel = other.create_text_channel("cards")
    await other.add_member(ben.user).slash(channel, "table new")
    assert len(house.bot.services.tables.of_user(UserId(ben.id))) == 2


async def test_let_back_in_they_play_again(house: House) -> None:
    boss, ben = house.admin("Boss"), house.person("Ben")
    done = await excluded(house, boss, ben)
    assert text_of(done).startswith(f"<@{ben.id}> is now excluded")
    page = (await boss.click(done, label="Let back in")).response
    await boss.select(page, [ben], custom_id=menu(page, "admin-back"))
    assert "can play at the tables of this server again" in text_of(page)
    await ben.slash(house.channel, "table new")
    assert house.tables
    answer = (await boss.slash(house.channel, "admin let-back", person=ben)).response
    assert "is not excluded here" in text_of(answer)
    assert [act for act, _ in await log_of(house)] == [Act.LET_BACK, Act.EXCLUDE]


async def test_oneself_and_bots_are_not_excluded(house: House) -> None:
    boss = house.admin("Boss")
    robot = house.guild.add_member(house.env.create_user("Robot", bot=True))
    assert "yourself" in text_of(await excluded(house, boss, boss))
    assert "a bot" in text_of(await excluded(house, boss, robot))
    page = await page_of(house, boss, "Exclude")
    await boss.select(page, [boss], custom_id=menu(page, "admin-exclude"))
    assert await log_of(house) == []


async def test_only_a_keyed_hash_of_them_is_stored(house: House) -> None:
    boss, ben = house.admin("Boss"), house.person("Ben")
    await excluded(house, boss, ben)
    store: Any = house.bot.services.settings._store
    ((guild, stored, at_once),) = await house.do(store._database.read(EXCLUSIONS))
    assert (guild, at_once) == (house.guild.id, 0)
    assert len(stored) == 64
    assert str(ben.id) not in stored
    # Everything about Ben is deleted but this.
    await house.do(store._database.write(statement("UPDATE admin_log SET about_user = NULL")))
    await house.restart()
    assert EXCLUDED in text_of((await ben.slash(house.channel, "table new")).response)


# ------------------------------------------------------------------------------------------------- who sits at a table


async def test_in_a_lobby_they_lose_their_seat(house: House) -> None:
    boss, anna, ben = house.admin("Boss"), house.person("Anna"), house.person("Ben")
    await anna.slash(house.channel, "table new", game="barbu")
    await ben.slash(house.channel, "table join")
    await excluded(house, boss, ben)
    await house.wait(4)
    assert [person.name for person in house.table.people] == ["Anna"]
    shown = text_of(house.channel.history()[-1])
    assert "The people who manage this server have removed Ben from this table: Rude \\*words\\*" in shown
    assert "exclude" not in shown.lower()


async def test_by_buttons_a_manager_is_asked_and_gives_a_reason(house: House) -> None:
    anna, ben, carla = await three(house)
    boss = house.admin("Boss")
    page = await page_of(house, boss, "Exclude")
    await boss.select(page, [ben], custom_id=menu(page, "admin-exclude"))
    assert "They are playing a match here now" in text_of(page)
    assert labels(page) == ["No", "Exclude after their matches", "Exclude at once"]
    shown = await boss.click(page, label="Exclude at once")
    assert house.table.seat_of(UserId(ben.id)) is not None
    await written(boss, shown, "Rude in the chat")
    await house.wait(4)
    table = house.table
    assert (table.seat_of(UserId(ben.id)), table.left_by(UserId(ben.id))) == (None, None)
    assert table.state is TableState.PLAYING
    assert "removed Ben from this table: Rude in the chat" in text_of(house.channel.history()[-1])
    assert EXCLUDED in text_of((await ben.slash(house.channel, "table join")).response)
    assert anna.id in {person.id for person in table.people} >= {carla.id}


async def three(house: House) -> list[Any]:
    """Three persons in a match of Vira."""
    people = [house.person(name) for name in ("Anna", "Ben", "Carla")]
    await people[0].slash(house.channel, "table new", game="vira", players=3)
    for one in people[1:]:
        await one.slash(house.channel, "table join")
    await people[0].slash(house.channel, "table start")
    await house.wait(2)
    return people


@pytest.mark.parametrize("names", [("Ben",), ("Anna", "Ben")])
async def test_who_is_excluded_at_once_reads_why_wherever_they_play(house: House, names: tuple[str, ...]) -> None:
    """Also where the table closes by it, since nobody else plays there."""
    *_, ben = await begun(house, *names)
    panel, boss = await panel_of(house, ben), house.admin("Boss")
    await excluded(house, boss, ben, matches="at-once")
    await house.wait(10)
    assert bool(house.tables) == (len(names) > 1)
    reason = "The people who manage this server have removed Ben from this table: Rude \\*words\\*"
    public = [text_of(one) for one in house.channel.history() if reason in text_of(one)]
    assert len(public) == 1
    assert ("This table is closed." in public[0]) == (len(names) == 1)
    assert [text_of(one) for one in (panel, ben.user.dm_channel.last_message)] == [reason, reason]


async def test_who_may_finish_the_match_plays_it_and_then_has_no_seat(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben", target=300)
    boss = house.admin("Boss")
    await excluded(house, boss, ben)
    assert house.table.seat_of(UserId(ben.id)) is not None
    players = {person.id: ByPanel(house, person) for person in (anna, ben)}
    for _ in range(500):
        table = house.tables[0] if house.tables else None
        if table is None or table.state is not TableState.PLAYING:
            break
        turn = on_turn(table)
        if turn is None:
            await players[anna.id].go_on(table)
        else:
            await players[turn].act(table)
    await house.wait(4)
    assert house.table.state is not TableState.PLAYING
    assert house.table.seat_of(UserId(ben.id)) is None
    figures = await house.do(house.bot.services.ladders.overview(UserId(ben.id), None))
    assert [standing.matches for standing, _ in figures] == [1], "the match counts as any other"
    assert EXCLUDED in text_of((await ben.slash(house.channel, "table join")).response)


async def test_who_has_left_a_match_does_not_come_back_to_it(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    boss = house.admin("Boss")
    await surely(ben, house.channel, "table leave")
    assert house.table.left_by(UserId(ben.id)) is not None
    await excluded(house, boss, ben)
    assert EXCLUDED in text_of((await ben.slash(house.channel, "table join")).response)
    assert house.table.left_by(UserId(ben.id)) is None
    assert anna.id in {person.id for person in house.table.people}


async def test_what_was_decided_is_carried_out_after_a_crash(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben")
    boss = house.admin("Boss")
    administration = house.bot.services.administration
    line = administration.line(house.guild.id, UserId(boss.id), Act.EXCLUDE, 77, {"at-once": "1"}, UserId(ben.id))
    # The exclusion is stored, and the bot dies before it has told the table.
    await house.do(administration._store.exclude(line, administration._rules.hash_of(UserId(ben.id)), at_once=True))
    assert house.table.seat_of(UserId(ben.id)) is not None
    await house.restart()
    assert house.table.seat_of(UserId(ben.id)) is None
    assert [person.id for person in house.table.people] == [anna.id]


# -------------------------------------------------------------------------------------------------------------- tables


async def test_any_table_of_the_server_is_closed_for_a_reason(house: House) -> None:
    boss, anna = house.admin("Boss"), house.person("Anna")
    lounge = house.guild.create_text_channel("lounge")
    await anna.slash(lounge, "table new", game="barbu")
    await house.wait(2)
    page = await page_of(house, boss, "Close a table")
    (options,) = [item["options"] for item in controls(page) if "admin-close" in item.get("custom_id", "")]
    assert [(one["label"], "#lounge" in one["description"]) for one in options] == [("Barbu with Anna", True)]
    shown = await boss.select(page, [options[0]["value"]], custom_id=menu(page, "admin-close"))
    told = await written(boss, shown, "Closing time")
    assert "The table is closed." in text_of(told or page)
    await house.wait(4)
    assert "Boss has closed this table: Closing time" in text_of(lounge.history()[-1])
    assert await log_of(house) == [
        (Act.END, {"game": "barbu", "channel": str(lounge.id), "reason": "Closing time"}),
    ]
    assert "No table is open" in text_of(await page_of(house, boss, "Close a table"))


async def test_by_command_and_by_table_end_it_is_the_same(house: House) -> None:
    boss, anna = house.admin("Boss"), house.person("Anna")
    await anna.slash(house.channel, "table new", game="barbu")
    offered = await boss.autocomplete(house.channel, "admin end", "table", "")
    assert [one["value"] for one in offered] == [house.table.id]
    answer = (await boss.slash(house.channel, "admin end", table=house.table.id, reason=" ")).response
    assert "Please give a reason." in text_of(answer)
    await boss.slash(house.channel, "admin end", table=house.table.id, reason="Late")
    assert not house.tables
    await anna.slash(house.channel, "table new", game="vira")
    asked = (await boss.slash(house.channel, "table end")).response
    await written(boss, await boss.click(asked, label="Close the table"), "Later")
    assert not house.tables
    assert [(act, details["reason"]) for act, details in await log_of(house)] == [(Act.END, "Later"), (Act.END, "Late")]


async def test_a_table_of_another_server_is_not_closed(house: House) -> None:
    boss, anna = house.admin("Boss"), house.person("Anna")
    other = house.env.create_guild("Other Club")
    channel = other.create_text_channel("cards")
    await other.add_member(anna.user).slash(channel, "table new")
    (table,) = house.bot.services.tables.in_channel(channel.id)
    await boss.slash(house.channel, "admin end", table=table.id, reason="Late")
    assert house.bot.services.tables.get(table.id) is not None
    assert await log_of(house) == []


# ----------------------------------------------------------------------------------------------------------------- log


async def test_a_leaderboard_begins_anew_only_when_that_is_confirmed(house: House) -> None:
    boss = house.admin("Boss")
    page = await page_of(house, boss, "Leaderboards")
    await boss.select(page, ["barbu"], custom_id=menu(page, "admin-reset"))
    assert "cannot be undone" in text_of(page)
    await boss.click(page, label="No")
    assert await log_of(house) == []
    asked = (await boss.slash(house.channel, "admin reset", game="barbu")).response
    await boss.click(asked, label="Start afresh")
    assert "has been reset" in text_of(asked)
    assert await log_of(house) == [(Act.RESET, {"game": "barbu"})]


@pytest.mark.parametrize("matches", ["finish", "at-once"])
async def test_once_somebodys_data_is_deleted_the_log_says_that_they_were_excluded_and_no_more(
    house: House, speaks: dict[Any, str], matches: str
) -> None:
    boss, ben = house.admin("Boss"), house.person("Ben")
    await excluded(house, boss, ben, matches)
    await house.do(
        SqlPrivacyStore(house.bot.services.administration._store._database).delete(UserId(ben.id), house.clock.now())
    )
    said = text_of((await boss.slash(house.channel, "admin log")).response)
    assert "excluded somebody whose data has since been deleted" in said
    assert "words" not in said
    assert "after their matches" not in said
    for locale, speaks_it in (("de", german), ("ja", japanese)):
        speaks[boss.id] = locale
        speaks_it((await boss.slash(house.channel, "admin log")).response)


async def test_who_is_excluded_reads_on_the_leaderboard_alone_why_others_do_not_see_them(house: House) -> None:
    anna, ben = await begun(house, "Anna", "Ben", target=300)
    await play_match(house, house.table.id, *(ByPanel(house, one) for one in (anna, ben)))
    await excluded(house, house.admin("Boss"), ben)
    await house.wait(2)
    own = (await ben.slash(house.channel, "leaderboard", game="klaberjass")).response
    assert own.ephemeral
    assert "because you are excluded from the tables of this server" in text_of(own)
    assert "/settings" not in text_of(own)
    assert re.search("^You: [01] wins? in 1 match$", text_of(own), re.MULTILINE), "the figures, and no place"
    by_rating = text_of((await ben.slash(house.channel, "leaderboard", game="klaberjass", order="rating")).response)
    assert "You have no place" in by_rating
    assert "until 5" not in by_rating
    everywhere = text_of((await ben.slash(house.channel, "leaderboard", game="klaberjass", scope="all")).response)
    assert "You: rank" in everywhere
    others = text_of((await anna.slash(house.channel, "leaderboard", game="klaberjass")).response)
    assert "Ben" not in others
    assert "excluded" not in others
    for options in ({"player": ben}, {"player": ben, "game": "klaberjass"}):
        said = text_of((await anna.slash(house.channel, "stats", **options)).response)
        assert "statistics on this server are private" in said
        assert "excluded" not in said


async def test_the_log_is_paged_and_the_newest_is_first(house: House) -> None:
    boss = house.admin("Boss")
    assert "Nothing has been changed here in the last 180 days." in text_of(
        (await boss.slash(house.channel, "admin log")).response
    )
    for number in range(12):
        await boss.slash(house.channel, "admin set", pace="async" if number % 2 else "relaxed")
        await house.wait(1)
    page = (await boss.slash(house.channel, "admin log")).response
    assert text_of(page).count(f"<@{boss.id}> changed settings") == 10
    assert "Page 1 of 2" in text_of(page)
    assert "one day" in text_of(page).splitlines()[1]
    await boss.click(page, label="Next")
    assert text_of(page).count(f"<@{boss.id}> changed settings") == 2
    shown = (await boss.slash(house.channel, "admin log", page=2)).response
    assert text_of(shown) == text_of(page)
    beyond = (await boss.slash(house.channel, "admin log", page=500)).response
    assert text_of(beyond) == text_of(page)


async def test_a_line_is_kept_for_half_a_year(house: House) -> None:
    boss, store = house.admin("Boss"), house.bot.services.administration._store
    old = house.clock.now() - KEPT
    for number, at in enumerate((old - timedelta(days=1), old + timedelta(days=1)), start=1):
        line = LogLine(house.guild.id, number, at, UserId(boss.id), Act.RESET, {"game": "vira"})
        await house.do(store.reset_ladder(line, "vira"))
    lines, count = await house.do(house.bot.services.administration.log(house.guild.id, 0))
    assert (count, [line.cause for line in lines]) == (1, [2])
    await house.restart()
    settings: Any = house.bot.services.settings._store
    rows = await house.do(settings._database.read("SELECT cause FROM admin_log"))
    assert rows == ((2,),)


async def test_lines_that_nobody_can_read_any_more_are_left_out(house: House) -> None:
    boss = house.admin("Boss")
    await boss.slash(house.channel, "admin set", pace="async")
    store: Any = house.bot.services.settings._store
    at = int(house.clock.now().timestamp() * 1_000_000)
    for number, (act, details) in enumerate(
        [("gone", "{}"), ("end", "["), ("end", "[1]"), ("rules", '{"game": 1}'), ("rules", "{}"),
         ("rules", '{"game": "gone", "preset": "x", "options": "[", "seats": "x"}'), ("settings", '{"gone": "x"}'),
         ("channels", '{"channels": "x 5 ²"}'), ("end", "{}"), ("exclude", "{}")], start=1,
    ):  # fmt: skip
        await house.do(
            store._database.write(statement(INSERT_LINE, house.guild.id, number, at, None, act, details, None))
        )
    shown = text_of((await boss.slash(house.channel, "admin log")).response)
    assert "one day" in shown
    assert "somebody whose data has been deleted" in shown
    assert "Something went wrong" not in shown


async def test_the_log_and_the_settings_are_those_of_their_server(house: House) -> None:
    boss = house.admin("Boss")
    await boss.slash(house.channel, "admin set", pace="async")
    other = house.env.create_guild("Other Club")
    assert await house.do(house.bot.services.administration.log(other.id, 0)) == ([], 0)
    assert not private_messages(house, house.person("Anna"))
