"""Message references, settings and marks are kept over a restart; a new value replaces the old one."""

import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.storage import Database, DatabasePlace, SqlSettingsStore, TableStore, open_database
from bot.tables.lobby import opened
from bot.tables.model import Pace, Person, Place, Table, TableId, UserId
from bot.tables.ports import Conflict
from bot.tables.settings_store import (
    GuildRules,
    GuildSetting,
    Hand,
    MemberSetting,
    MessageKind,
    MessageRef,
    PanelRef,
    Pictures,
    Threads,
)
from tests.support.clock import START

SCHEMA_25 = Path(__file__).with_name("schema_25.sql")
"""The dump of a database with the schema of version 25: the settings of a member and of a server."""
LATER = START + timedelta(days=1, microseconds=7)


def lobby(name: str) -> Table:
    """A table in its lobby."""
    return opened(
        TableId(name), Place(1, 2), Person(UserId(3), "Anna"),
        game="klaberjass", preset="article", options={}, pace=Pace.LIVE, seats=None,
    )  # fmt: skip


@pytest.fixture
async def store(database: Database) -> SqlSettingsStore:
    """An empty store, and two tables for messages to belong to."""
    for cause, name in enumerate("ab"):
        await TableStore(database).save(None, lobby(name), due=None, at=START, cause=cause)
    return SqlSettingsStore(database)


def ref(kind: MessageKind, user: int | None, message: int, table: str = "a", channel: int = 5) -> MessageRef:
    """A message of a table."""
    return MessageRef(TableId(table), kind, None if user is None else UserId(user), channel, message)


async def test_a_message_is_found_by_table_kind_and_user(store: SqlSettingsStore) -> None:
    refs = [
        ref(MessageKind.HAND, 7, 1),
        ref(MessageKind.HAND, 8, 2),
        ref(MessageKind.LOBBY, None, 3),
        ref(MessageKind.TABLE, None, 4),
    ]
    for kept in refs:
        await store.put_message(kept)
    await store.put_message(ref(MessageKind.TABLE, None, 5, "b"))
    for kept in refs:
        assert await store.message(kept.table, kept.kind, kept.user) == kept
        assert await store.message_of(kept.message) == kept
    assert await store.messages(TableId("a")) == tuple(refs)
    assert await store.message(TableId("c"), MessageKind.TABLE) is None
    assert await store.message_of(99) is None


async def test_a_new_message_replaces_the_earlier_one(store: SqlSettingsStore) -> None:
    await store.put_message(ref(MessageKind.TABLE, None, 1))
    await store.put_message(ref(MessageKind.TABLE, None, 2, channel=6))
    assert await store.messages(TableId("a")) == (ref(MessageKind.TABLE, None, 2, channel=6),)
    assert await store.message_of(1) is None


async def test_a_message_can_be_forgotten(store: SqlSettingsStore) -> None:
    await store.put_message(ref(MessageKind.HAND, 7, 1))
    await store.put_message(ref(MessageKind.HAND, 8, 2))
    await store.drop_message(TableId("a"), MessageKind.HAND, UserId(7))
    await store.drop_message(TableId("a"), MessageKind.HAND, UserId(7))
    assert await store.messages(TableId("a")) == (ref(MessageKind.HAND, 8, 2),)


async def test_the_rules_of_a_server_are_kept_for_each_game(store: SqlSettingsStore) -> None:
    rules = GuildRules("article", (("doubles", (1, 2)), ("target", 300)), 3)
    await store.put_guild_rules(5, "barbu", GuildRules("article", (), 4))
    for kept in (GuildRules("other", (), 2), rules):
        await store.put_guild_rules(5, "vira", kept)
    await store.put_guild_rules(6, "vira", rules)
    assert await store.guild_rules(5) == {"barbu": GuildRules("article", (), 4), "vira": rules}
    await store.put_guild_rules(5, "vira", None)
    await store.put_guild_rules(5, "vira", None)
    assert list(await store.guild_rules(5)) == ["barbu"]
    assert await store.guild_rules(6) == {"vira": rules}


async def test_the_invitations_of_all_tables_are_told_apart_from_other_messages(store: SqlSettingsStore) -> None:
    invitations = (ref(MessageKind.INVITATION, 7, 1), ref(MessageKind.OPENING, 7, 2, "b"))
    for kept in (*invitations, ref(MessageKind.HAND, 7, 3)):
        await store.put_message(kept)
    assert await store.invitations() == invitations


async def test_a_message_belongs_to_one_table_that_exists(store: SqlSettingsStore) -> None:
    await store.put_message(ref(MessageKind.TABLE, None, 1))
    with pytest.raises(Conflict):
        await store.put_message(ref(MessageKind.TABLE, None, 1, "b"))
    with pytest.raises(Conflict):
        await store.put_message(ref(MessageKind.TABLE, None, 2, "nowhere"))


def panel(user: int, token: str = "t", table: str = "a", minutes: int = 15) -> PanelRef:
    """A player's panel whose token lives so long."""
    expires = START + timedelta(minutes=minutes, microseconds=1)
    return PanelRef(TableId(table), UserId(user), 5, 6, further=True, token=token, expires=expires)


async def test_a_panel_is_kept_until_it_expires_and_a_newer_one_replaces_it(
    place: DatabasePlace, store: SqlSettingsStore
) -> None:
    for ref in (panel(7), panel(7, "newer", minutes=16), panel(8, minutes=14), panel(7, table="b")):
        await store.put_panel(ref, START)
    async with await open_database(place, now=START) as again:
        kept = SqlSettingsStore(again)
        assert await kept.panels(START) == (panel(8, minutes=14), panel(7, table="b"), panel(7, "newer", minutes=16))
        assert await kept.panels(START + timedelta(minutes=15, seconds=1)) == (panel(7, "newer", minutes=16),)


async def test_an_expired_token_is_deleted_with_the_next_panel(database: Database, store: SqlSettingsStore) -> None:
    await store.put_panel(panel(7), START)
    await store.put_panel(panel(8, minutes=30), START + timedelta(minutes=16))
    assert await database.read("SELECT user_id FROM panel") == ((8,),)


async def test_a_panel_can_be_forgotten_and_its_token_is_not_shown(store: SqlSettingsStore) -> None:
    await store.put_panel(panel(7, "secret"), START)
    assert "secret" not in repr(await store.panels(START))
    await store.drop_panel(TableId("a"), UserId(7))
    await store.drop_panel(TableId("a"), UserId(7))
    assert await store.panels(START) == ()


@pytest.mark.parametrize(
    "setting",
    [
        MemberSetting(UserId(1)),
        MemberSetting(UserId(1), "Änna 😀", "ja", "ja", Hand.BOTH, LATER),
        MemberSetting(UserId((1 << 63) - 1), locale="en-GB", hand=Hand.DM),
        MemberSetting(UserId(1), dm_blocked_until=LATER),
        MemberSetting(UserId(1), "Anna", "de", "de", Hand.HERE, LATER, "swiss"),
        MemberSetting(UserId(1), steps=True, invitations=False),
        MemberSetting(UserId(1), deck="french"),
        MemberSetting(UserId(1), steps=True),
        MemberSetting(UserId(1), words=True, pictures=Pictures.ON),
        MemberSetting(UserId(1), pictures=Pictures.OFF),
    ],
)
async def test_a_members_settings_are_kept(
    place: DatabasePlace, store: SqlSettingsStore, setting: MemberSetting
) -> None:
    assert await store.member(setting.user) == MemberSetting(setting.user)
    await store.put_member(
        MemberSetting(setting.user, "was", "en", "de", Hand.HERE, START, "old", steps=not setting.steps)
    )
    await store.put_member(setting)
    assert await store.member(setting.user) == setting
    async with await open_database(place, now=START) as again:
        assert await SqlSettingsStore(again).member(setting.user) == setting


@pytest.mark.parametrize(
    "setting",
    [
        GuildSetting(1),
        GuildSetting(1, "ja"),
        GuildSetting(1, None, welcomed=True),
        GuildSetting(1, "de", deck="swiss"),
        GuildSetting(1, threads=Threads.OFF),
        GuildSetting(1, game="vira", pace=Pace.ASYNC),
        GuildSetting(1, pictures=Pictures.ON),
        GuildSetting(1, pictures=Pictures.OFF),
    ],
)
async def test_a_servers_settings_are_kept(
    place: DatabasePlace, store: SqlSettingsStore, setting: GuildSetting
) -> None:
    assert await store.guild(1) == GuildSetting(1)
    await store.put_guild(GuildSetting(1, "en", welcomed=not setting.welcomed, deck="old"))
    await store.put_guild(setting)
    assert await store.guild(1) == setting
    async with await open_database(place, now=START) as again:
        assert await SqlSettingsStore(again).guild(1) == setting


async def test_settings_of_the_version_before_pictures_live_on(path: Path) -> None:
    with closing(sqlite3.connect(path)) as old:
        old.executescript(SCHEMA_25.read_text())
    async with await open_database(path, now=START) as database:
        store = SqlSettingsStore(database)
        member = MemberSetting(UserId(7), "Anna", "de", hand=Hand.DM, deck="swiss", words=True)
        guild = GuildSetting(5, "ja", welcomed=True, deck="swiss", threads=Threads.ON, game="vira")
        assert (await store.member(UserId(7)), await store.guild(5)) == (member, guild)
        assert member.pictures is guild.pictures is Pictures.ASK


async def test_a_mark_is_kept(store: SqlSettingsStore) -> None:
    assert await store.mark("commands") is None
    await store.put_mark("commands", "1")
    await store.put_mark("commands", "2")
    assert await store.mark("commands") == "2"
