"""What those who manage a server decide, in the database: each change with its line of the log, in one transaction."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.storage import Database, SqlAdministration, SqlSettingsStore, open_database
from bot.storage.sql import statement
from bot.tables.admin_log import KEPT, LINES_A_PAGE, Act, LogLine
from bot.tables.model import Pace, UserId
from bot.tables.ports import Conflict
from bot.tables.settings_store import GuildRules, GuildSetting, Pictures, Ratings, Threads
from tests.conftest import sqlite_alone
from tests.support.clock import START

SCHEMA_26 = Path(__file__).with_name("schema_26_server.sql")
"""The dump of a database with the schema of version 26: two servers, and the rules of one."""
BOSS, BEN = UserId(9), UserId(12)


def line(cause: int, act: Act = Act.SETTINGS, *, guild: int = 5, minutes: int = 0, **details: str) -> LogLine:
    """A line of the log."""
    return LogLine(guild, cause, START + timedelta(minutes=minutes), BOSS, act, details)


@pytest.fixture
def store(database: Database) -> SqlAdministration:
    """An empty store."""
    return SqlAdministration(database)


async def test_settings_of_the_version_before_live_on(path: Path) -> None:
    with closing(sqlite3.connect(path)) as old:
        old.executescript(SCHEMA_26.read_text(encoding="utf-8"))
    async with await open_database(path, now=START) as database:
        settings, store = SqlSettingsStore(database), SqlAdministration(database)
        kept = GuildSetting(
            5, "ja", welcomed=True, deck="swiss", threads=Threads.OFF, game="vira", pace=Pace.ASYNC,
            pictures=Pictures.ON, ratings=Ratings.RATED,
        )  # fmt: skip
        assert await settings.guild(5) == kept
        assert await settings.guild(6) == GuildSetting(6, welcomed=True)
        assert set(await settings.guild_rules(5)) == {"barbu"}
        assert (await settings.guild_channels(5), await store.exclusions(), await store.unrated()) == ((), {}, [])
        assert await settings.mark("account") == "77"


@sqlite_alone
async def test_a_setting_and_its_line_are_saved_together_or_not_at_all(database: Database) -> None:
    settings, store = SqlSettingsStore(database), SqlAdministration(database)
    rules, setting = GuildRules("article", (), 4), GuildSetting(5, game="vira", ratings=Ratings.NEVER)
    await database.write(
        statement("CREATE TRIGGER full BEFORE INSERT ON admin_log BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    )
    for change in (
        settings.put_guild(setting, line(1)),
        settings.put_guild_channels(5, [7], line(2)),
        settings.put_guild_rules(5, "barbu", rules, line(3)),
        store.exclude(line(4), "aa", at_once=True),
    ):
        with pytest.raises(Conflict):
            await change
    assert await settings.guild(5) == GuildSetting(5)
    assert (await settings.guild_channels(5), await settings.guild_rules(5)) == ((), {})
    assert await store.exclusions() == {}
    await database.write(statement("DROP TRIGGER full"))
    await settings.put_guild(setting, line(1, game="vira"))
    await settings.put_guild_channels(5, [9, 7, 9], line(2))
    await settings.put_guild_rules(5, "barbu", rules, line(3))
    await store.exclude(line(4), "aa", at_once=True)
    assert await settings.guild(5) == setting
    assert await settings.guild_channels(5) == (7, 9)
    assert await settings.guild_rules(5) == {"barbu": rules}
    assert (await store.exclusions(), await store.unrated()) == ({(5, "aa"): True}, [5])
    lines, count = await store.log(5, START - KEPT, page=0)
    assert (count, [one.cause for one in lines]) == (4, [4, 3, 2, 1])
    assert lines[-1] == line(1, game="vira")


async def test_an_interaction_has_one_line_also_if_it_comes_twice(store: SqlAdministration) -> None:
    await store.exclude(line(1, Act.EXCLUDE, reason="first"), "aa", at_once=False)
    await store.exclude(line(1, Act.EXCLUDE, reason="again"), "aa", at_once=False)
    lines, count = await store.log(5, START - KEPT, page=0)
    assert (count, [one.details["reason"] for one in lines]) == (1, ["first"])


async def test_exclusions_are_those_of_a_server_and_can_be_changed(store: SqlAdministration) -> None:
    await store.exclude(line(1), "aa", at_once=False)
    await store.exclude(line(2, guild=6), "aa", at_once=True)
    await store.exclude(line(3), "aa", at_once=True)
    await store.let_back(line(4, guild=6), "aa")
    await store.let_back(line(5), "bb")
    assert await store.exclusions() == {(5, "aa"): True}


async def test_the_log_has_pages_and_forgets(store: SqlAdministration, database: Database) -> None:
    for number in range(LINES_A_PAGE + 1):
        await store.reset_ladder(line(number + 1, Act.RESET, minutes=number, game="vira"), "vira")
    await store.reset_ladder(line(99, guild=6), "vira")
    first, count = await store.log(5, START - KEPT, page=0)
    second, _ = await store.log(5, START - KEPT, page=1)
    beyond, _ = await store.log(5, START - KEPT, page=2)
    assert (count, len(first), [one.cause for one in second], beyond) == (LINES_A_PAGE + 1, LINES_A_PAGE, [1], [])
    # A later line deletes what is too old, of all servers.
    await store.reset_ladder(LogLine(7, 1, START + KEPT + timedelta(minutes=3), BOSS, Act.RESET, {}), "vira")
    _, count = await store.log(5, START - KEPT, page=0)
    assert (count, (await store.log(6, START - KEPT, page=0))[1]) == (LINES_A_PAGE + 1 - 4, 0)
    await store.forget(START + KEPT * 3)
    assert await database.read("SELECT count(*) FROM admin_log") == ((0,),)


async def test_whom_a_line_is_about_is_kept_with_it(store: SqlAdministration, database: Database) -> None:
    about = LogLine(5, 1, START, BOSS, Act.EXCLUDE, {"reason": "x"}, BEN)
    await store.exclude(about, "aa", at_once=False)
    assert await store.log(5, START - KEPT, page=0) == ([about], 1)
    await database.write(statement("UPDATE admin_log SET user_id = NULL, about_user = NULL, details = '{}'"))
    (kept,), _ = await store.log(5, START - KEPT, page=0)
    assert (kept.by, kept.about, kept.details) == (None, None, {})
